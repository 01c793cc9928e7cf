#include "kind/case_serving.h"

#include <math.h>

#include "base/arena.h"

double
serving_want(struct serving_case *l, enum case_column c)
{
	return case_or(l->p, l->row, l->out, "serve", c);
}

static bool
is_total(const struct serving_case *l)
{
	return case_is(l->row, CASE_quantity, "memory_bytes_total");
}

/* The expert parallel size that a case prints, where there are accelerators for
 * that beside the split; else experts lie among those that split the layers. */
static double
expert_parallel(const struct serving_case *l, double split, double count)
{
	double size;

	return case_number(l->row, CASE_ep, &size) &&
	    split * size <= count ? size : 1;
}

/* What is stated, else what is beyond the degrees that are. */
static double
copies_of(const struct serving_case *l, double split, double count)
{
	double copies;
	bool degrees = case_text(l->row, CASE_tp) ||
	    case_text(l->row, CASE_pp);

	if (case_number(l->row, CASE_dp, &copies) &&
	    fmod(count, copies) <= 0 && split * copies <= count)
		return copies;
	return degrees ? fmax(1, floor(count / split)) : 1;
}

/*
 * Degrees: where one is printed, accelerators beyond what is printed are
 * copies; without any, every layer is split over all that copies leave, but
 * with expert parallelism, among groups with requests of their own:
 * TensorRT-LLM calls that DEP.  The total over accelerators is that of one
 * that holds everything.
 */
static void
find_degrees(struct serving_case *l)
{
	struct placement *place = &l->bound->place;
	double count = serving_want(l, CASE_count), tp = 1, pp = 1, ep;
	bool has_tp = case_number(l->row, CASE_tp, &tp);
	bool has_pp = case_number(l->row, CASE_pp, &pp);

	ep = expert_parallel(l, tp * pp, count);
	l->copies = copies_of(l, tp * pp * ep, count);
	if (!has_tp && !has_pp)
		tp = fmax(1, count / (l->copies * ep));
	if (is_total(l))
		tp = pp = ep = 1;
	place->axis[AXIS_tensor] = case_axis(tp);
	place->axis[AXIS_stages] = case_axis(pp);
	place->axis[AXIS_expert] = case_axis(ep);
	place->count = case_axis(tp * pp * ep);
}

/* A sequence length beside no prompt is the context that was filled.  A batch
 * that is stated starts at once: its prompts are read together. */
static void
state_traffic(struct serving_case *l)
{
	const struct case_row *row = l->row;
	struct serve *s = l->serve;
	double input, micro, batch = serving_want(l, CASE_batch) / l->copies;

	if (case_text(row, CASE_input_len) ||
	    !case_number(row, CASE_seq_len, &input))
		input = serving_want(l, CASE_input_len);
	case_state(row, &s->input_len, input);
	case_state(row, &s->output_len, serving_want(l, CASE_output_len));
	case_state(row, &s->concurrency, batch);
	if (case_number(row, CASE_micro_batch, &micro))
		case_state(row, &s->micro_batch, micro);
	s->together.on = s->together.fact.given = true;
	l->bound->place.axis[AXIS_concurrency] = case_axis(batch);
}

/* Is the mean of its files stated, and no mix known? */
static bool
is_open(const struct serving_case *l)
{
	return case_text(l->row, CASE_weight_bits) && l->weights->stack.text &&
	    !l->weights->query_key.fact.given;
}

static void
state_formats(struct serving_case *l)
{
	const struct case_row *row = l->row;
	struct serve *s = l->serve;
	const struct format *kv = case_format(l->p, row, CASE_kv_format);
	double bits;

	case_list(l->p, row, &s->weight_formats, l->weights->head.id);
	case_list(l->p, row, &s->kv_format, kv ? kv->head.id : NULL);
	case_choose(row, &s->compute_format,
	    case_text(row, CASE_compute_format));
	if (format_is(l->weights, FORMAT_exl2) || is_open(l)) {
		bits = serving_want(l, CASE_weight_bits);
		case_state(row, &s->weight_bits, bits);
	}
	if (case_number(row, CASE_memory_fraction, &bits))
		case_state(row, &s->memory_fraction, bits);
}

/* Whatever the stack did elsewhere, scores that a case says are fused are not
 * moved through memory. */
static void
state_attention(struct serving_case *l)
{
	struct calibration *fused;

	if (!case_is(l->row, CASE_attention, "flash") &&
	    !case_is(l->row, CASE_attention, "paged"))
		return;
	fused = ARENA_NEW(l->p->arena, struct calibration);
	*fused = *l->out->calibration;
	fused->score_traffic.value = fused->score_bytes.value = 0;
	l->bound->place.calibration = fused;
}

/* A case speaks of weights; a stack may let its cache wait beside them. */
static void
state_offload(struct serving_case *l)
{
	case_choose(l->row, &l->serve->offload,
	    case_is(l->row, CASE_offload, "both") ? "both" :
	    case_is(l->row, CASE_offload, "params") ? "weights" : NULL);
}

static bool
check_format(struct serving_case *l)
{
	const char *cell = case_text(l->row, CASE_weight_format);

	if (!cell)
		case_skip(l->p, l->out, "weight_format is not stated");
	else if (!l->weights)
		case_skip(l->p, l->out, "not modelled yet: weight format %s",
		    cell);
	else if (!l->out->calibration)
		case_skip(l->p, l->out, "no calibration holds for it");
	return l->out->status == PREDICT_ok;
}

/* What there is: the total over accelerators meets that of all of them. */
static void
find_memory(struct serving_case *l)
{
	double capacity = case_capacity(l->p, l->row);

	if (capacity <= 0 && (case_is(l->row, CASE_quantity, "fits") ||
	    case_is(l->row, CASE_quantity, "kv_cache_tokens")))
		case_skip(l->p, l->out, "no memory of the accelerator is "
		    "stated");
	case_bound_on(l->bound, l->p, l->row, l->weights, capacity *
	    (is_total(l) ? serving_want(l, CASE_count) : 1));
	l->bound->place.calibration = l->out->calibration;
}

bool
serving_open(struct serving_case *l, const struct predictor *p,
    const struct case_row *row, struct prediction *out)
{
	l->value = p->lane;
	l->bound = p->bound;
	l->p = p;
	l->row = row;
	l->out = out;
	l->model = case_model(p, row, out);
	l->weights = case_format(p, row, CASE_weight_format);
	out->calibration = case_calibration(p, row);
	if (!l->model || !check_format(l))
		return false;
	case_bound_open(l->bound, p, row, "serve", l->model);
	l->serve = (struct serve *)l->bound->workload;
	find_memory(l);
	find_degrees(l);
	state_traffic(l);
	state_formats(l);
	state_offload(l);
	state_attention(l);
	return out->status == PREDICT_ok;
}

void
serving_run(struct serving_case *l)
{
	case_bound_run(l->bound, l->p, l->out, l->value);
}
