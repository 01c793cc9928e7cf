/*
 * case_cost: hours and cost of published training runs, of which little more
 * is known than the network, the tokens and the accelerator.
 */
#include <string.h>

#include "chain_job.h"
#include "kind/case.h"
#include "kind/stack.h"

static const double HOUR = 3600;

/* What multiplies a token: the catalogue's count, or all that are printed. */
static double
find_parameters(const struct predictor *p, const struct case_row *row,
    struct prediction *out)
{
	const char *id = case_text(row, CASE_model);
	const struct model *m = id ? (const struct model *)catalog_find(
	    &p->catalog->models, id) : NULL;
	struct model_parts n;
	double printed;

	if (m) {
		model_count(m, &n);
		return n.active;
	}
	if (case_number(row, CASE_model_params, &printed))
		return printed;
	case_skip(p, out, id ? "the model is not in the catalogue" :
	    "the size of the model is not stated");
	return 1;
}

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

void
case_cost(const struct predictor *p, const struct case_row *row,
    struct prediction *out)
{
	double (*value)[CHAIN_BLOCK] = p->lane;
	const struct accelerator *a = case_accelerator(p, row);
	const struct number *rate = find_rate(p, a, out);
	double price;

	case_clear(value, JOB_SLOTS);
	value[JOB_active_parameters][0] = find_parameters(p, row, out);
	if (!case_number(row, CASE_train_tokens,
	    &value[JOB_train_tokens][0]))
		case_skip(p, out, "the tokens of the run are not stated");
	find_price(p, row, out, &price);
	out->calibration = find_calibration(p, a);
	if (!out->calibration)
		case_skip(p, out, "no calibration states run_utilization");
	if (out->status != PREDICT_ok)
		return;
	value[JOB_price][0] = price / HOUR;
	value[JOB_peak_flops][0] = rate->value;
	value[JOB_run_utilization][0] = out->calibration->run_utilization.value;
	chain_find("job")->run(value, 1);
	out->value = value[JOB_accelerator_time][0] / HOUR;
	if (case_is(row, CASE_quantity, "usd"))
		out->value = value[JOB_usd_per_job][0];
	if (case_is(row, CASE_quantity, "usd_per_million_tokens"))
		out->value = value[JOB_usd_per_million_tokens][0];
}
