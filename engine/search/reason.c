#include "base/arena.h"
#include "base/text.h"
#include "search/decision.h"
#include "spec/phrase.h"
#include "unit/number.h"
#include "unit/unit.h"

const struct phrases *
decision_phrases(const struct decision *d)
{
	return d->workload->catalog->phrases;
}

const char *
decision_id(struct arena *arena, const struct decision *d)
{
	return arena_printf(arena, "%s/%s", d->workload->head.id,
	    d->profile->head.id);
}

double
answer_headroom(const struct answer *a)
{
	return a->limit && a->have > 0 ? (a->have - a->need) / a->have : 1;
}

static const char *
percent(struct arena *arena, double share, int digits)
{
	return digits ? number_digits(arena, 100 * share, digits) :
	    number_percent(arena, share, 0);
}

/* An offer goes by what its seller calls it. */
static const char *
title_of(const struct record *r)
{
	const struct field *f = record_type_find(r->type, "name");
	const struct word *word;

	f = f ? f : record_type_find(r->type, "sku");
	word = f ? record_field(r, f) : NULL;
	return word && word->text ? word->text : r->type->verb;
}

/* "why: 5.2%, at most 2% (Title; quality llama-3-8b-q4-0)". */
static const char *
why(struct arena *arena, const struct phrases *p, const struct answer *a)
{
	const struct ground *g = &a->ground;

	return SAID(arena, p, answer_why, .why = a->why,
	    .need = g->numbers ? number_shown(arena, g->need, g->base, g->unit,
	    3) : NULL,
	    .most = g->numbers ? number_shown(arena, g->have, g->base, g->unit,
	    3) : NULL,
	    .by = g->by ? title_of(g->by) : NULL,
	    .record = g->by ? arena_printf(arena, "%s %s",
	    g->by->type->verb, g->by->id) : NULL);
}

const char *
answer_reason(struct arena *arena, const struct phrases *p,
    const struct answer *a)
{
	double over = a->need - a->have;

	if (!a->limit)
		return a->why ? why(arena, p, a) : SAID_PLAIN(p,
		    answer_unlimited);
	return SAID(arena, p, answer_limit, .limit = a->limit->title,
	    .need = number_shown(arena, a->need, a->limit_unit, a->limit->unit,
	    3),
	    .have = number_shown(arena, a->have, a->limit_unit, a->limit->unit,
	    3),
	    .short_by = over > 0 ? number_shown(arena, over, a->limit_unit,
	    a->limit->unit, 3) : NULL,
	    .left = percent(arena, answer_headroom(a), 0));
}

static const char *
goal_says(enum goal goal)
{
	switch (goal) {
#define GOAL(name, what) \
	case GOAL_##name: \
		return what;
#include "catalog/goal.def"
#undef GOAL
	case GOAL_COUNT:
		break;
	}
	return "";
}

/* The i-th goal, with what waiting adds to it. */
static const char *
goal_said(struct arena *arena, const struct phrases *p,
    const struct ranking *o, size_t i)
{
	static const double day = 86400;
	const char *goal = goal_says(o->goal[i]);

	return o->waiting[i] > 0 ? SAID(arena, p, ranking_waiting,
	    .goal = goal, .percent = percent(arena, o->waiting[i] * day, 3)) :
	    goal;
}

static const char *
goals(struct arena *arena, const struct phrases *p, const struct ranking *o)
{
	const char *all = SAID(arena, p, ranking_first,
	    .goal = goal_said(arena, p, o, o->capped));

	for (size_t i = o->capped + 1; i < o->goals; i++)
		all = o->within[i - 1] > 0 ? SAID(arena, p, ranking_within,
		    .before = all, .goal = goal_said(arena, p, o, i),
		    .percent = percent(arena, o->within[i - 1], 3)) :
		    SAID(arena, p, ranking_then, .before = all,
		    .goal = goal_said(arena, p, o, i));
	return !o->capped ? all : SAID(arena, p, ranking_capped,
	    .percent = percent(arena, o->within[0], 3), .goals = all);
}

static const char *
weights(struct arena *arena, const struct phrases *p, const struct ranking *o)
{
	const char *all = NULL;

	for (size_t i = 0; i < o->goals; i++)
		all = SAID(arena, p, ranking_weight, .before = all,
		    .goal = goal_says(o->goal[i]),
		    .weight = percent(arena, o->weight[i] / 100, 3));
	return SAID(arena, p, ranking_weights, .weights = all);
}

const char *
ranking_says(struct arena *arena, const struct phrases *p,
    const struct ranking *o)
{
	return o->weighed ? weights(arena, p, o) : goals(arena, p, o);
}

const char *
ranking_name(const struct ranking *o)
{
	return o->policy ? o->policy->name.text : NULL;
}

double
answer_value(const struct decision *d, const struct answer *a,
    const char *row)
{
	return a->value[chain_slot(kind_chain(d->kind), row)];
}
