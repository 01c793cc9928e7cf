/*
 * case_serve_speed: rates and times of serving cases, by the chain that
 * serving uses.
 *
 * A saturated case, one without a batch, runs as many requests as memory
 * holds and the stack takes.  A batch that is stated starts at once: its
 * prompts are read together.  Where requests come at a stated rate, its times
 * are those under that load.
 */
#include <math.h>

#include "base/array.h"
#include "kind/case_serving.h"
#include "kind/serving.h"

static bool
is_saturated(const struct case_row *row)
{
	return case_is(row, CASE_phase, "serve_throughput") &&
	    !case_text(row, CASE_batch);
}

/* Do requests come at a rate, whatever is in flight? */
static bool
is_loaded(const struct case_row *row)
{
	return case_text(row, CASE_request_rate);
}

/* Requests that were all there when the run began are a job. */
static void
state_load(struct serving_case *l)
{
	double requests, spread;

	if (case_number(l->row, CASE_requests, &requests))
		case_state(l->row, &l->serve->batch_requests,
		    fmax(1, requests / l->copies));
	if (case_number(l->row, CASE_request_rate, &requests))
		case_state(l->row, &l->serve->request_rate,
		    requests / l->copies);
	if (case_number(l->row, CASE_length_spread, &spread))
		case_state(l->row, &l->serve->length_spread, spread);
}

/* A call reads and writes a token at least; a saturated one has as many
 * requests as memory holds. */
static void
state_calls(struct serving_case *l)
{
	const struct calibration *c = l->out->calibration;
	double output = case_text(l->row, CASE_output_len) ||
	    !c->answer_tokens.fact.given ? l->serve->output_len.value :
	    c->answer_tokens.value;

	l->serve->input_len.value = fmax(1, l->serve->input_len.value);
	l->serve->output_len.value = fmax(1, output);
	state_load(l);
	if (!is_saturated(l->row) && !is_loaded(l->row))
		return;
	l->serve->concurrency.fact.given = false;
	l->serve->together.on = false;
	l->bound->place.axis[AXIS_concurrency] = 0;
}

/* Does the figure count whole calls where others count steps? */
static bool
is_of_calls(const struct serving_case *l)
{
	return case_is(l->row, CASE_phase, "decode") &&
	    l->out->calibration->whole_calls.on;
}

/* Is the prompt the only request that there was? */
static bool
is_only_prompt(const struct serving_case *l)
{
	double requests;

	return case_is(l->row, CASE_phase, "prefill") &&
	    case_number(l->row, CASE_requests, &requests) && requests <= 1;
}

/* An only call is the first of its process, and a script that times calls
 * times its only one. */
static double
first_call(const struct serving_case *l)
{
	return is_of_calls(l) || is_only_prompt(l) ?
	    l->out->calibration->first_call.value : 0;
}

static bool
check_case(struct serving_case *l, const struct serving *s)
{
	if (!s->accelerator)
		case_skip(l->p, l->out, "the accelerator is not in the "
		    "catalogue");
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
	return slot(l, SERVE_round_prefill) +
	    (slot(l, SERVE_request_overhead) + first_call(l));
}

/* Of prompts and answers of the whole batch. */
static double
calls_time(const struct serving_case *l)
{
	return slot(l, SERVE_service_time) +
	    (slot(l, SERVE_request_overhead) + first_call(l));
}

/* Of prompts that start together; under load a prompt comes alone, and waits
 * for the step that is under way, among others for their prompts too. */
static double
first_token(const struct serving_case *l)
{
	if (is_loaded(l->row))
		return slot(l, SERVE_load_ttft);
	if (!case_is(l->row, CASE_phase, "serve_throughput"))
		return prompts_time(l);
	return slot(l, SERVE_copy_requests) > 1 ? slot(l, SERVE_full_ttft) :
	    slot(l, SERVE_ttft) + slot(l, SERVE_tpot);
}

/* Requests a second: of a job all that it had, over its time. */
static double
request_rate(const struct serving_case *l)
{
	double requests = slot(l, SERVE_batch_requests);

	return requests > 0 ? requests / slot(l, SERVE_work_time) :
	    slot(l, SERVE_request_capacity);
}

static double
throughput(const struct serving_case *l)
{
	double input = slot(l, SERVE_input_len);
	double output = slot(l, SERVE_output_len);

	if (case_is(l->row, CASE_token_basis, "total"))
		return request_rate(l) * (input + output);
	if (case_is(l->row, CASE_token_basis, "input"))
		return request_rate(l) * input;
	return request_rate(l) * output;
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
	if (case_is(row, CASE_quantity, "ttft_s")) {
		*time = first_token(l);
		return slot(l, SERVE_round_bound) / slot(l, SERVE_requests);
	}
	if (case_is(row, CASE_phase, "prefill")) {
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

	if (is_saturated(l->row) || is_loaded(l->row))
		return 0;
	return predict_is_time(l->row) ? least : l->out->value * time / least;
}

/* Requests that memory holds: one has half of its answer, on average. */
static double
held_at_once(const struct serving_case *l)
{
	double mean = slot(l, SERVE_input_len) +
	    slot(l, SERVE_output_len) / 2;

	return floor(slot(l, SERVE_most_requests) * slot(l, SERVE_context) /
	    mean) * slot(l, SERVE_expert_parallel);
}

static void
run_with(struct serving_case *l, double requests)
{
	case_state(l->row, &l->serve->concurrency, requests);
	l->bound->place.axis[AXIS_concurrency] = case_axis(requests);
	serving_run(l);
}

/* A job has no more in flight than it has. */
static void
run_job(struct serving_case *l)
{
	double requests = slot(l, SERVE_batch_requests);

	if (requests > 0 && requests < slot(l, SERVE_copy_requests))
		run_with(l, requests);
}

/* Whoever looks for the most that a card gives, and has to state the batch,
 * doubles it until memory is full. */
static void
run_doubled(struct serving_case *l)
{
	double most = slot(l, SERVE_most_requests);

	run_with(l, exp2(floor(log2(most))) * slot(l, SERVE_expert_parallel));
}

/* Of a stated batch runs what memory holds, the rest waits in turn; not where
 * all of it starts at once, weights wait in the host, or not even two fit. */
static void
run_within_memory(struct serving_case *l)
{
	double most;

	serving_run(l);
	if (is_saturated(l->row) && l->out->calibration->static_batch.on)
		run_doubled(l);
	run_job(l);
	most = held_at_once(l);
	if (is_saturated(l->row) || is_loaded(l->row) ||
	    l->out->calibration->static_batch.on ||
	    l->serve->offload.text || slot(l, SERVE_memory) <= 0 ||
	    slot(l, SERVE_most_requests) < 2 ||
	    slot(l, SERVE_concurrency) <= most)
		return;
	run_with(l, most);
}

static void
take(struct serving_case *l, double count)
{
	const struct case_row *row = l->row;
	double *value = &l->out->value;

	if (case_is(row, CASE_quantity, "tokens_per_s"))
		*value = token_rate(l) * l->copies;
	else if (case_is(row, CASE_quantity, "tokens_per_s_per_accelerator"))
		*value = token_rate(l) * l->copies / count;
	else if (case_is(row, CASE_quantity, "ttft_s"))
		*value = first_token(l);
	else if (case_is(row, CASE_quantity, "itl_s"))
		*value = slot(l, is_loaded(row) ? SERVE_load_tpot :
		    SERVE_busy_tpot);
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
		.compute = case_format(p, row, CASE_compute_format) };
	if (!check_case(&l, &s))
		return;
	state_calls(&l);
	run_within_memory(&l);
	take(&l, serving_want(&l, CASE_count));
	out->bound = bound(&l);
}
