#include "validate/score.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/pool.h"
#include "base/sort.h"
#include "base/text.h"

static const double nothing = (double)NAN;

/* One predictor a worker: it predicts into an arena of its own. */
struct predicting {
	struct scored *item;
	struct predictor *predictor;
};

static void
predict_one(void *context, size_t item, int worker)
{
	struct predicting *p = context;

	p->item[item].got = predict(&p->predictor[worker], p->item[item].row);
}

void
score_predict(struct arena *arena, const struct catalog *cat, int jobs,
    struct scored *s, size_t n)
{
	size_t workers = (size_t)pool_workers(jobs);
	struct predicting p = { s, arena_array(arena, workers,
	    sizeof(*p.predictor)) };

	for (size_t i = 0; i < workers; i++)
		p.predictor[i] = (struct predictor){
			.arena = arena_part(arena), .catalog = cat };
	pool_run(jobs, n, predict_one, &p);
}

size_t
score_family(const char *group)
{
	return strcspn(group, "/");
}

const char *
score_family_of(struct arena *arena, const struct case_row *row)
{
	const char *group = case_text(row, CASE_group);

	return group ? arena_strndup(arena, group, score_family(group)) : "";
}

bool
score_usable(const struct case_row *row)
{
	return !row->fault && !case_text(row, CASE_skip_reason) &&
	    !case_is(row, CASE_trust, "C");
}

static bool
in_family(const struct case_row *row, const char *family)
{
	const char *group = case_text(row, CASE_group);
	size_t len = group ? score_family(group) : 0;

	return len == strlen(family) && !strncmp(group ? group : "", family,
	    len);
}

static bool
passes(const struct score_filter *f, const struct case_row *row)
{
	return (!f->kind || case_is(row, CASE_kind, f->kind)) &&
	    (!f->quantity || case_is(row, CASE_quantity, f->quantity)) &&
	    (!f->split || case_is(row, CASE_split, f->split)) &&
	    (!f->core || case_is(row, CASE_tier, "core")) &&
	    (!f->family || in_family(row, f->family)) &&
	    (f->figure == FIGURE_any || score_figure(row) == f->figure);
}

double
score_error(const struct scored *s)
{
	double measured;

	if (s->got.status != PREDICT_ok ||
	    case_is(s->row, CASE_quantity, "fits") ||
	    !case_number(s->row, CASE_value, &measured) || measured <= 0)
		return nothing;
	return (s->got.value - measured) / measured;
}

double
score_quantile(const double *v, size_t n, double p)
{
	size_t rank;

	if (!n)
		return nothing;
	if (p > 0.49 && p < 0.51)
		return (v[(n - 1) / 2] + v[n / 2]) / 2;
	rank = (size_t)ceil(p * (double)n);
	return v[rank ? rank - 1 : 0];
}

static double
share_within(const double *v, size_t n, double limit)
{
	size_t in = 0;

	while (in < n && v[in] <= limit)
		in++;
	return n ? (double)in / (double)n : nothing;
}

/* Sorts the signed errors, which it turns into absolute ones. */
static struct score_errors
measure(double *error, size_t n)
{
	struct score_errors e;

	qsort(error, n, sizeof(*error), sort_doubles);
	e.bias = score_quantile(error, n, 0.5);
	for (size_t i = 0; i < n; i++)
		error[i] = fabs(error[i]);
	qsort(error, n, sizeof(*error), sort_doubles);
	e.median = score_quantile(error, n, 0.5);
	e.p90 = score_quantile(error, n, 0.9);
	e.within10 = share_within(error, n, 0.1);
	e.within20 = share_within(error, n, 0.2);
	return e;
}

/* One error and the family it counts to. */
struct item {
	const char *group;
	double error;
};

static int
compare_families(const struct item *a, const struct item *b)
{
	size_t m = score_family(a->group), n = score_family(b->group);
	int order = strncmp(a->group, b->group, m < n ? m : n);

	return order ? order : (m > n) - (m < n);
}

static int
by_family(const void *a, const void *b)
{
	return compare_families(a, b);
}

static void
add_errors(struct score_errors *sum, const struct score_errors *e)
{
	sum->median += e->median;
	sum->p90 += e->p90;
	sum->within10 += e->within10;
	sum->within20 += e->within20;
	sum->bias += e->bias;
}

static void
average(struct score_errors *sum, size_t n)
{
	double by = n ? 1 / (double)n : nothing;

	sum->median *= by;
	sum->p90 *= by;
	sum->within10 *= by;
	sum->within20 *= by;
	sum->bias *= by;
}

/* Families one after the other: their figures, then the mean. */
static void
score_families(struct score *s, struct item *item, size_t n, double *error)
{
	size_t first = 0;

	qsort(item, n, sizeof(*item), by_family);
	for (size_t i = 0; i < n; i++) {
		size_t many = i - first + 1;
		struct score_errors e;

		error[many - 1] = item[i].error;
		if (i + 1 < n && !compare_families(&item[i], &item[i + 1]))
			continue;
		first = i + 1;
		if (many < SCORE_FAMILY)
			continue;
		e = measure(error, many);
		add_errors(&s->family, &e);
		s->families++;
	}
	average(&s->family, s->families);
}

static void
count(struct score *s, const struct scored *c)
{
	s->cases++;
	s->skipped += c->got.status == PREDICT_skipped;
	s->failed += c->got.status == PREDICT_error;
	s->usable += score_usable(c->row);
}

struct score
score_cases(struct arena *arena, const struct scored *c, size_t n,
    const struct score_filter *filter)
{
	struct item *item = arena_array(arena, n, sizeof(*item));
	double *error = arena_array(arena, n, sizeof(*error));
	struct score s = {0};
	size_t items = 0;

	for (size_t i = 0; i < n; i++) {
		const char *group = case_text(c[i].row, CASE_group);
		double e = score_error(&c[i]);

		if (!passes(filter, c[i].row))
			continue;
		count(&s, &c[i]);
		if (!score_usable(c[i].row) || c[i].got.status != PREDICT_ok)
			continue;
		s.predicted++;
		if (isfinite(e))
			item[items++] = (struct item){ group ? group : "", e };
	}
	for (size_t i = 0; i < items; i++)
		error[i] = item[i].error;
	s.all = measure(error, items);
	score_families(&s, item, items, error);
	return s;
}

/* Did the run fit?  Runs whose memory was measured did. */
static bool
was_fit(const struct case_row *row, bool *fitted)
{
	double value;

	if (case_is(row, CASE_quantity, "fits")) {
		*fitted = case_number(row, CASE_value, &value) && value > 0;
		return true;
	}
	*fitted = true;
	return case_is(row, CASE_quantity, "memory_bytes_per_accelerator") ||
	    case_is(row, CASE_quantity, "memory_bytes_total");
}

struct score_fit
score_fits(const struct scored *c, size_t n, const struct score_filter *f)
{
	struct score_fit s = {0};

	for (size_t i = 0; i < n; i++) {
		bool fitted;

		if (!passes(f, c[i].row) || !score_usable(c[i].row) ||
		    c[i].got.status != PREDICT_ok ||
		    c[i].got.fit == FIT_unknown || !was_fit(c[i].row, &fitted))
			continue;
		if (fitted) {
			s.runs++;
			s.false_refusals += c[i].got.fit == FIT_no;
		} else {
			s.full++;
			s.false_fits += c[i].got.fit == FIT_yes;
		}
	}
	return s;
}
