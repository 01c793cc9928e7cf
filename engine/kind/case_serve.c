/*
 * case_serve: memory of serving cases, by the chain that serving uses; their
 * speed is case_serve_speed's.
 */
#include "catalog/vocabulary.h"
#include "kind/case_serving.h"
#include "kind/stack.h"

static bool
is_loaded(const struct case_row *row)
{
	return case_is(row, CASE_phase, "load");
}

static void
take(struct serving_case *l)
{
	const struct case_row *row = l->row;

	l->out->fit = l->value[SERVE_memory][0] <= 0 ? FIT_unknown :
	    l->value[SERVE_memory_headroom][0] >= 0 ? FIT_yes : FIT_no;
	l->out->value = l->value[is_loaded(row) ? SERVE_memory_loaded :
	    SERVE_memory_needed][0];
	if (case_is(row, CASE_memory_basis, "allocated"))
		l->out->value -= l->value[SERVE_runtime_overhead][0];
	if (case_is(row, CASE_quantity, "weights_bytes"))
		l->out->value = l->value[SERVE_weights][0];
	if (case_is(row, CASE_quantity, "kv_cache_tokens"))
		l->out->value = l->value[SERVE_kv_cache_tokens][0];
	if (case_is(row, CASE_quantity, "fits"))
		l->out->value = l->out->fit == FIT_yes;
}

static void
predict_memory(const struct predictor *p, const struct case_row *row,
    struct prediction *out)
{
	struct serving_case l;

	if (!serving_open(&l, p, row, out))
		return;
	if (l.model->encoder_layers.value > 0 && !is_loaded(row)) {
		case_skip(p, out, "not modelled yet: the cache of a network "
		    "with an encoder");
		return;
	}
	serving_run(&l);
	take(&l);
}

void
case_serve(const struct predictor *p, const struct case_row *row,
    struct prediction *out)
{
	if (predict_class(row) == CLASS_speed)
		case_serve_speed(p, row, out);
	else
		predict_memory(p, row, out);
}

/* Where a row names the kernel of its attention and no pages, a model's own
 * code runs, as `attn_implementation` of Transformers picks it; engines page
 * their cache.  One that waits for the host is eager: its column says so. */
static bool
is_eager(const struct case_row *row)
{
	return case_is(row, CASE_host_bound, "yes") ||
	    case_is(row, CASE_attention, "flash") ||
	    case_is(row, CASE_attention, "eager");
}

/* Weights that wait in the host's memory are those of stacks made for it, which
 * alone take a batch through each layer in parts. */
static bool
is_offloaded(const struct case_row *row)
{
	return case_is(row, CASE_offload, "params") ||
	    case_is(row, CASE_offload, "both") ||
	    case_text(row, CASE_micro_batch);
}

/* What the files of its weights are made for. */
void
case_serve_unsaid(const struct predictor *p, const struct case_row *row,
    struct printed_stack *s)
{
	const struct format *f = case_format(p, row, CASE_weight_format);

	if (f && f->stack.text)
		s->software = f->stack.text;
	else if (is_offloaded(row))
		s->software = "Offloading";
	else if (is_eager(row))
		s->software = "PyTorch";
}
