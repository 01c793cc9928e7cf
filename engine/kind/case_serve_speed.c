/*
 * case_serve_speed: rates and times of serving cases, by the chain that
 * serving uses.
 *
 * A saturated case, one without a batch, runs as many requests as memory
 * holds and the stack takes.  A batch that is stated starts at once: its
 * prompts are read together.
 */
#include <math.h>

#include "base/array.h"
#include "kind/case_serving.h"
#include "kind/serving.h"

/* Nothing is known to cut a prompt: more tokens than any batch has. */
static const double whole = 1e12;

static bool
is_saturated(const struct case_row *row)
{
	return case_is(row, CASE_phase, "serve_throughput") &&
	    !case_text(row, CASE_batch);
}

/* Formats that the engine's matrices run in, as the case says or by default. */
static enum format
compute_of(const struct serving_case *l)
{
	enum format f = case_format(l->row, CASE_compute_format);

	return f < FORMAT_COUNT ? formats[f].compute : FORMAT_COUNT;
}

/* The cache of a stack that keeps it in 8 bits beside narrow products. */
static void
put_cache(struct serving_case *l, enum format compute)
{
	const struct calibration *c = l->out->calibration;

	if (c->narrow_cache.on && !case_text(l->row, CASE_kv_format) &&
	    compute < FORMAT_COUNT && formats[compute].bits <= 8)
		serving_put(l, SERVE_kv_bytes, 1);
}

/* A pass takes what the stack cuts prompts to; requests of a batch share it. */
static void
put_passes(struct serving_case *l)
{
	const struct calibration *c = l->out->calibration;
	double input = fmax(1, l->value[SERVE_input_len][0]);
	double output = case_text(l->row, CASE_output_len) ||
	    !c->answer_tokens.fact.given ? l->value[SERVE_output_len][0] :
	    c->answer_tokens.value;
	const struct number *chunk = serving_pass(c);
	double most = chunk->fact.given ? chunk->value : whole;

	serving_put(l, SERVE_input_len, input);
	serving_put(l, SERVE_output_len, fmax(1, output));
	serving_put(l, SERVE_pass_tokens, most);
	if (!is_saturated(l->row))
		return;
	serving_put(l, SERVE_concurrency, 0);
	serving_put(l, SERVE_batched_tokens, fmin(most, input));
}

static void
put_experts(struct serving_case *l)
{
	const struct model *m = l->model;

	serving_put(l, SERVE_experts, m->experts.fact.given ?
	    m->experts.value : 1);
	serving_put(l, SERVE_experts_per_token,
	    m->experts_per_token.fact.given ? m->experts_per_token.value : 1);
}

/* Does the figure count whole calls where others count steps? */
static bool
is_of_calls(const struct serving_case *l)
{
	return case_is(l->row, CASE_phase, "decode") &&
	    l->out->calibration->whole_calls.on;
}

/* A script that times its only call times the first of a process. */
static void
put_first_call(struct serving_case *l)
{
	if (is_of_calls(l))
		l->value[SERVE_request_overhead][0] +=
		    l->out->calibration->first_call.value;
}

static void
put_speeds(struct serving_case *l, const struct serving *s)
{
	struct binding b = { .chain = chain_find("serve"), .value = l->value };

	put_experts(l);
	put_passes(l);
	put_cache(l, serving_compute(s));
	serving_bind(&b, s);
	put_first_call(l);
}

static bool
check_case(struct serving_case *l, const struct serving *s)
{
	if (!s->accelerator)
		case_skip(l->p, l->out, "the accelerator is not in the "
		    "catalogue");
	else if (!s->calibration)
		case_skip(l->p, l->out, "no calibration holds for it");
	else if (!serving_peak(s))
		case_skip(l->p, l->out, "the accelerator has no units for "
		    "the format");
	else if (l->model->encoder_layers.value >= l->model->layers.value)
		case_skip(l->p, l->out, "an encoder alone writes no text");
	return l->out->status == PREDICT_ok;
}

static double
slot(const struct serving_case *l, int slot)
{
	return l->value[slot][0];
}

/* Prompts of the whole batch, and the time outside of the model. */
static double
prompts_time(const struct serving_case *l)
{
	return slot(l, SERVE_round_prefill) + slot(l, SERVE_request_overhead);
}

/* Of prompts and answers of the whole batch. */
static double
calls_time(const struct serving_case *l)
{
	return slot(l, SERVE_service_time) + slot(l, SERVE_request_overhead);
}

static double
throughput(const struct serving_case *l)
{
	if (case_is(l->row, CASE_token_basis, "total"))
		return slot(l, SERVE_tokens_per_s);
	if (case_is(l->row, CASE_token_basis, "input"))
		return slot(l, SERVE_tokens_per_s) -
		    slot(l, SERVE_output_tokens_per_s);
	return slot(l, SERVE_output_tokens_per_s);
}

static double
token_rate(const struct serving_case *l)
{
	double requests = slot(l, SERVE_copy_requests);

	if (is_of_calls(l))
		return requests * slot(l, SERVE_output_len) / calls_time(l);
	if (case_is(l->row, CASE_phase, "decode"))
		return requests / slot(l, SERVE_tpot);
	if (case_is(l->row, CASE_phase, "prefill"))
		return requests * slot(l, SERVE_input_len) / prompts_time(l);
	return throughput(l);
}

/* Time that the figure is of, and the least of it. */
static double
least_time(const struct serving_case *l, double *time)
{
	const struct case_row *row = l->row;

	if (case_is(row, CASE_quantity, "itl_s")) {
		*time = slot(l, SERVE_busy_tpot);
		return slot(l, SERVE_decode_bound);
	}
	if (case_is(row, CASE_phase, "decode") && !is_of_calls(l)) {
		*time = slot(l, SERVE_tpot);
		return slot(l, SERVE_decode_bound);
	}
	if (case_is(row, CASE_quantity, "ttft_s") ||
	    case_is(row, CASE_phase, "prefill")) {
		*time = prompts_time(l);
		return slot(l, SERVE_round_bound);
	}
	*time = is_of_calls(l) ? calls_time(l) : slot(l, SERVE_service_time);
	return slot(l, SERVE_service_bound);
}

/* The figure with all work at the peak and nothing beside it; nothing bounds
 * one whose batch nobody states. */
static double
bound(const struct serving_case *l)
{
	double time, least = least_time(l, &time);

	if (is_saturated(l->row))
		return 0;
	return predict_is_time(l->row) ? least : l->out->value * time / least;
}

static void
take(struct serving_case *l, double count)
{
	const struct case_row *row = l->row;
	double *value = &l->out->value;

	if (case_is(row, CASE_quantity, "tokens_per_s"))
		*value = token_rate(l);
	else if (case_is(row, CASE_quantity, "tokens_per_s_per_accelerator"))
		*value = token_rate(l) / count;
	else if (case_is(row, CASE_quantity, "ttft_s"))
		*value = prompts_time(l);
	else if (case_is(row, CASE_quantity, "itl_s"))
		*value = slot(l, SERVE_busy_tpot);
	else if (case_is(row, CASE_quantity, "latency_s"))
		*value = calls_time(l);
	else
		case_skip(l->p, l->out, "not modelled yet: %s of serve",
		    case_text(row, CASE_quantity));
}

void
case_serve_speed(const struct predictor *p, const struct case_row *row,
    struct prediction *out)
{
	struct serving_case l;
	struct serving s;

	if (!serving_open(&l, p, row, out))
		return;
	s = (struct serving){ .model = l.model,
		.accelerator = case_accelerator(p, row),
		.calibration = out->calibration, .weights = l.weights,
		.compute = compute_of(&l) };
	if (!check_case(&l, &s))
		return;
	put_speeds(&l, &s);
	serving_run(&l);
	take(&l, serving_want(&l, CASE_count));
	out->bound = bound(&l);
}
