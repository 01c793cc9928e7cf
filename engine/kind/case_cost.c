/*
 * case_cost: hours and cost of published training runs, of which little more
 * is known than the network, the tokens and the accelerator.
 *
 * The run is a workload of pre-training on one accelerator, bound by its kind;
 * what multiplies a token, the tokens and the peak are those of its chain.  How
 * it was split is not known, and what whole runs sustain says for all of it.
 * Where the size alone is printed there is no network to bind.
 */
#include "base/array.h"
#include "chain_job.h"
#include "chain_train.h"
#include "kind/case_bind.h"
#include "kind/stack.h"
#include "kind/training.h"

static const double HOUR = 3600;

/* Of pre-training on a stack that nobody knows. */
static const struct calibration *
find_calibration(const struct predictor *p, const struct accelerator *a)
{
	static const struct printed_stack unknown = { .kind = "pretrain" };
	const struct calibration *c = stack_calibration(p->catalog, &unknown,
	    a);

	return c && c->run_utilization.fact.given ? c : NULL;
}

static const struct number *
find_rate(const struct predictor *p, const struct accelerator *a,
    struct prediction *out)
{
	const struct number *rate = a ? kind_known_rate(a, FORMAT_bf16) : NULL;

	if (!rate)
		case_skip(p, out, a ? "no 16-bit tensor units" :
		    "the accelerator is not in the catalogue");
	return rate;
}

static void
find_price(const struct predictor *p, const struct case_row *row,
    struct prediction *out, double *price)
{
	*price = 0;
	if (!case_is(row, CASE_quantity, "accelerator_hours") &&
	    !case_number(row, CASE_price_usd_per_accelerator_hour, price))
		case_skip(p, out, "the price of an hour is not stated");
}

/* What is known of a run, as inputs of its chain. */
struct run {
	double parameters, tokens, peak;
};

/* One accelerator that holds all, as whole runs sustain it on whatever stack:
 * none is told apart. */
static void
state_run(const struct predictor *p, const struct case_row *row,
    const struct calibration *c, double tokens)
{
	static const enum axis_name whole[] = { AXIS_tensor, AXIS_stages,
		AXIS_context, AXIS_expert, AXIS_data, AXIS_micro_batch };
	struct case_bound *bound = p->bound;
	struct training *w = (struct training *)bound->workload;

	w->workload.software = (struct words){ .count = 0 };
	case_choose(row, &w->workload.calibration, c->head.id);
	bound->place.stack = NULL;
	bound->place.calibration = c;
	for (size_t i = 0; i < COUNT(whole); i++)
		bound->place.axis[whole[i]] = 1;
	case_state(row, &w->train_tokens, tokens);
	case_state(row, &w->seq_len, 1);
	case_state(row, &w->global_batch, 1);
	case_choose(row, &w->optimizer, "adamw");
	case_choose(row, &w->recompute, "none");
}

/* The run as its kind binds it, or as it is printed. */
static void
bind_run(const struct predictor *p, const struct case_row *row,
    struct prediction *out, struct run *run)
{
	double (*value)[CHAIN_BLOCK] = p->lane;
	const char *id = case_text(row, CASE_model);
	const struct model *m = id ? (const struct model *)catalog_find(
	    &p->catalog->models, id) : NULL;
	const struct format *f = format_of(p->catalog, FORMAT_bf16);

	if (!m)
		return;
	case_bound_open(p->bound, p, row, "pretrain", m);
	case_bound_on(p->bound, p, row, f, case_capacity(p, row));
	state_run(p, row, out->calibration, run->tokens);
	case_bound_run(p->bound, p, out, value);
	*run = (struct run){ value[TRAIN_token_parameters][0],
		value[TRAIN_train_tokens][0], value[TRAIN_peak_flops][0] };
}

static bool
find_run(const struct predictor *p, const struct case_row *row,
    struct prediction *out, struct run *run)
{
	const char *id = case_text(row, CASE_model);
	const struct accelerator *a = case_accelerator(p, row);
	const struct number *rate = find_rate(p, a, out);

	if (!(id && catalog_find(&p->catalog->models, id)) &&
	    !case_number(row, CASE_model_params, &run->parameters))
		case_skip(p, out, id ? "the model is not in the catalogue" :
		    "the size of the model is not stated");
	if (!case_number(row, CASE_train_tokens, &run->tokens))
		case_skip(p, out, "the tokens of the run are not stated");
	out->calibration = find_calibration(p, a);
	if (!out->calibration)
		case_skip(p, out, "no calibration states run_utilization");
	run->peak = rate ? rate->value : 0;
	return out->status == PREDICT_ok;
}

void
case_cost(const struct predictor *p, const struct case_row *row,
    struct prediction *out)
{
	double (*value)[CHAIN_BLOCK] = p->lane;
	struct run run = { 0 };
	double price;

	find_price(p, row, out, &price);
	if (!find_run(p, row, out, &run))
		return;
	bind_run(p, row, out, &run);
	case_clear(value, JOB_SLOTS);
	value[JOB_active_parameters][0] = run.parameters;
	value[JOB_train_tokens][0] = run.tokens;
	value[JOB_price][0] = price / HOUR;
	value[JOB_peak_flops][0] = run.peak;
	value[JOB_run_utilization][0] = out->calibration->run_utilization.value;
	chain_run(chain_find("job"), value, 1);
	out->value = value[JOB_accelerator_time][0] / HOUR;
	if (case_is(row, CASE_quantity, "usd"))
		out->value = value[JOB_usd_per_job][0];
	if (case_is(row, CASE_quantity, "usd_per_million_tokens"))
		out->value = value[JOB_usd_per_million_tokens][0];
}
