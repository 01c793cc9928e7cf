/*
 * case_train: memory of training cases, by the chain that training uses; their
 * speed is case_train_speed's.
 */
#include <math.h>
#include <string.h>

#include "kind/case_training.h"
#include "kind/stack.h"

/* Is the figure the driver's?  One of unknown basis is, unless its stack
 * prints what the allocator holds. */
static bool
by_driver(const struct case_row *row, const struct calibration *c)
{
	const char *basis = case_text(row, CASE_memory_basis);

	if (!basis || !strcmp(basis, "unstated"))
		return !c->reports_reserved.on;
	return !strcmp(basis, "device");
}

static void
take(const struct training_case *t, double capacity)
{
	const struct case_row *row = t->row;
	struct prediction *out = t->out;
	double needed = t->value[TRAIN_memory_needed][0];

	out->fit = capacity <= 0 ? FIT_unknown : needed <= capacity ?
	    FIT_yes : FIT_no;
	out->value = t->value[TRAIN_memory_cached][0];
	if (capacity <= 0)
		out->value = t->value[TRAIN_reserved][0];
	if (by_driver(row, out->calibration))
		out->value = capacity > 0 && case_is(row, CASE_memory_basis,
		    "device") ? fmax(needed, out->value +
		    t->value[TRAIN_runtime_overhead][0]) : needed;
	if (case_is(row, CASE_memory_basis, "allocated") ||
	    case_is(row, CASE_memory_basis, "active"))
		out->value = t->value[TRAIN_allocated][0];
	if (case_is(row, CASE_quantity, "memory_bytes_total"))
		out->value *= t->value[TRAIN_count][0];
	if (case_is(row, CASE_quantity, "fits"))
		out->value = out->fit == FIT_yes;
}

static void
predict_memory(const struct predictor *p, const struct case_row *row,
    struct prediction *out)
{
	struct training_case t;
	double capacity = case_capacity(p, row);

	if (capacity <= 0 && case_is(row, CASE_quantity, "fits"))
		case_skip(p, out, "no memory of the accelerator is stated");
	if (!training_open(&t, p, row, out))
		return;
	training_run(&t);
	take(&t, capacity);
}

/* Scaled dot-product attention is PyTorch's name of its own: what runs it
 * shards by PyTorch alone, and is as fast. */
void
case_train_unsaid(const struct predictor *p, const struct case_row *row,
    struct printed_stack *s)
{
	(void)p;
	if (predict_class(row) == CLASS_speed &&
	    case_is(row, CASE_attention, "sdpa"))
		s->software = "FSDP";
}

void
case_train(const struct predictor *p, const struct case_row *row,
    struct prediction *out)
{
	if (predict_class(row) == CLASS_speed)
		case_train_speed(p, row, out);
	else
		predict_memory(p, row, out);
}
