#include "search/question.h"

#include <math.h>
#include <string.h>

#include "base/array.h"
#include "catalog/support.h"
#include "kind/goal.h"
#include "kind/ownership.h"
#include "search/accept.h"
#include "search/risk.h"

enum {
	DEFAULT_MAX_COUNT = 8,
	LARGEST_COUNT = 1 << 29  /* twice as many is still an int */
};

/* Rows of whether it fits, in the order of question.fit. */
static const char *const fits[] = { "memory_needed", "memory_usable",
	"memory_error" };

/* The number that a limit's field holds; infinity when it was not given. */
static double
field_bound(const struct record *r, const char *name)
{
	const struct field *f = record_type_find(r->type, name);
	const struct number *n = record_field(r, f);

	return n->fact.given ? n->value : HUGE_VAL;
}

static void
find_goals(struct question *q)
{
	for (int g = 0; g < GOAL_COUNT; g++) {
		struct goal_row r;
		bool has = goal_row(q->kind, (enum goal)g, &r);

		q->goal[g] = has && r.row ? r.row->slot : -1;
		q->share[g] = has && r.of ? r.of->slot : -1;
	}
}

void
search_goals(const struct question *q, double (*value)[CHAIN_BLOCK],
    size_t lane, const struct unchained *u, unsigned goals, double *out)
{
	for (int g = 0; g < GOAL_COUNT; g++) {
		bool asked = goals & 1u << g && q->goal[g] >= 0;

		out[g] = asked ? value[q->goal[g]][lane] : 0;
		if (asked && q->share[g] >= 0)
			out[g] /= value[q->share[g]][lane];
	}
	if (goals & 1u << GOAL_risk && u->spread > 0)
		out[GOAL_risk] = risk_tries(q, value, lane, u->spread);
	if (goals & 1u << GOAL_commitment)
		out[GOAL_commitment] = u->months;
}

void
search_question(struct question *q, const struct catalog *cat,
    const struct workload *w, const struct profile *p)
{
	const struct kind *k = kind_of(w);

	*q = (struct question){ cat, w, p, k, kind_chain(k), .bound = { 0 } };
	stacks_of(cat, w, &q->stacks);
	for (size_t i = 0; i < k->limit_count; i++) {
		const struct limit *l = &k->limits[i];

		const struct chain_row *row = chain_row(q->chain, l->need);

		q->need[i] = row->slot;
		q->unit[i] = row->unit;
		q->timed |= (unsigned)!strcmp(row->unit, "s") << i;
		q->paid |= (unsigned)!strcmp(row->unit, "USD") << i;
		q->have[i] = -1;
		if (l->from == HAVE_ROW)
			q->have[i] = chain_slot(q->chain, l->have);
		else
			q->bound[i] = field_bound(l->from == HAVE_WORKLOAD ?
			    &w->head : &p->head, l->have);
	}
	q->model = (const struct model *)catalog_follow(cat, "model",
	    &w->model);
	q->buys = p->facility.text && chain_slot(q->chain, "purchase") >= 0;
	q->slices = p->slices.on;
	q->records_split = support_splits(cat);
	q->compares = chain_slot(q->chain, "purchase") >= 0 &&
	    chain_slot(q->chain, "owned") < 0;
	for (size_t i = 0; i < k->resource_count; i++) {
		const struct resource *r = &k->resources[i];

		q->resource[i] = chain_slot(q->chain, r->row);
		q->beside[i] = r->beside ? chain_slot(q->chain, r->beside) :
		    -1;
	}
	for (size_t i = 0; i < COUNT(q->measure); i++)
		q->measure[i] = chain_slot(q->chain, k->measures[i].row);
	find_goals(q);
	for (size_t i = 0; i < COUNT(q->fit); i++)
		q->fit[i] = chain_slot(q->chain, fits[i]);
	ranking_make(&q->ranking, cat, k, (const struct policy *)
	    catalog_follow(cat, "policy", &p->policy));
}

static double
have_of(const struct question *q, size_t limit,
    double (*value)[CHAIN_BLOCK], size_t lane)
{
	return q->have[limit] < 0 ? q->bound[limit] :
	    value[q->have[limit]][lane];
}

/* Sets the first broken limit, or the one with the least left over. */
static void
find_limit(const struct question *q, double (*value)[CHAIN_BLOCK],
    size_t lane, struct answer *a)
{
	double least = HUGE_VAL;

	for (size_t i = 0; i < q->kind->limit_count; i++) {
		double need = value[q->need[i]][lane];
		double have = have_of(q, i, value, lane);
		double left = isinf(have) ? 1 : (have - need) / have;

		if (isinf(have) || left >= least)
			continue;
		least = left;
		a->limit = &q->kind->limits[i];
		a->need = need;
		a->have = have;
		a->limit_unit = q->unit[i];
		if (!(need <= have)) {
			a->reject = REJECT_LIMIT;
			return;
		}
	}
}

void
question_answer(const struct question *q, double (*value)[CHAIN_BLOCK],
    size_t lane, const struct placement *p, struct answer *a)
{
	question_judge(q, value, lane, p, risk_asked(q, p), a);
}

void
question_judge(const struct question *q, double (*value)[CHAIN_BLOCK],
    size_t lane, const struct placement *p, double spread, struct answer *a)
{
	double most = -1;

	*a = (struct answer){ .place = *p };
	find_limit(q, value, lane, a);
	for (size_t i = 0; i < q->kind->resource_count; i++) {
		double v = value[q->resource[i]][lane];
		bool hidden = q->beside[i] >= 0 &&
		    v < value[q->beside[i]][lane];

		if (!hidden && v > most) {
			most = v;
			a->bound = &q->kind->resources[i];
		}
	}
	a->objective = value[q->measure[0]][lane];
	a->time = value[q->measure[1]][lane];
	search_goals(q, value, lane, &(struct unchained){ spread,
	    offer_bound(q->catalog, q->profile, p->offer) }, ~0u, a->goal);
}

int
search_max_count(const struct question *q, const struct accelerator *a)
{
	const struct number *w = &q->workload->max_count;
	double most = w->fact.given ? w->value : DEFAULT_MAX_COUNT;

	if (a->slice || q->kind->type->modelless)
		return 1;
	if (a->max_count.fact.given && a->max_count.value < most &&
	    !(q->kind->networked && w->fact.given))
		most = a->max_count.value;
	most = accept_count(q->profile, a->max_count.fact.given ?
	    a->max_count.value : DEFAULT_MAX_COUNT, most);
	return most < LARGEST_COUNT ? (int)most : LARGEST_COUNT;
}
