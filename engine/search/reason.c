#include "base/text.h"
#include "search/decision.h"
#include "unit/number.h"
#include "unit/unit.h"

double
answer_headroom(const struct answer *a)
{
	return a->limit && a->have > 0 ? (a->have - a->need) / a->have : 1;
}

static void
show(struct text *t, double value, const struct answer *a)
{
	number_show_of(t, value, a->limit_unit, a->limit->unit, 3);
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

/* "why: 5.2 %, at most 2 % (Title; quality llama-3-8b-q4-0)". */
static void
add_why(struct text *t, const struct answer *a)
{
	const struct ground *g = &a->ground;

	text_add(t, a->why);
	if (g->numbers) {
		text_add(t, ": ");
		number_show_of(t, g->need, g->base, g->unit, 3);
		text_add(t, ", at most ");
		number_show_of(t, g->have, g->base, g->unit, 3);
	}
	if (g->by)
		text_printf(t, " (%s; %s %s)", title_of(g->by),
		    g->by->type->verb, g->by->id);
}

const char *
answer_reason(struct arena *arena, const struct answer *a)
{
	struct text t;

	text_init(&t, arena);
	if (!a->limit && !a->why)
		text_add(&t, "no limit is set");
	if (!a->limit && a->why)
		add_why(&t, a);
	if (!a->limit)
		return t.data;
	text_printf(&t, "%s: needs ", a->limit->title);
	show(&t, a->need, a);
	text_add(&t, ", has ");
	show(&t, a->have, a);
	if (a->need > a->have) {
		text_add(&t, ", short by ");
		show(&t, a->need - a->have, a);
	} else {
		text_printf(&t, ", ");
		number_fixed(&t, 100 * answer_headroom(a), 0, "");
		text_add(&t, " % left");
	}
	return t.data;
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

static void
add_goals(struct text *t, const struct ranking *o)
{
	size_t first = o->capped;

	if (o->capped) {
		text_add(t, "at most ");
		number_round(t, 100 * o->within[0], 3);
		text_add(t, " % above the least cost; of those ");
	}
	for (size_t i = first; i < o->goals; i++) {
		bool near = i > first && o->within[i - 1] > 0;

		text_add(t, i == first ? "" : near ? "; within " : ", then ");
		if (near) {
			number_round(t, 100 * o->within[i - 1], 3);
			text_add(t, " % of that ");
		}
		text_printf(t, "least %s", goal_says(o->goal[i]));
	}
}

static void
add_weights(struct text *t, const struct ranking *o)
{
	text_add(t, "by weight: ");
	for (size_t i = 0; i < o->goals; i++) {
		text_printf(t, "%s%s ", i ? ", " : "", goal_says(o->goal[i]));
		number_round(t, o->weight[i], 3);
	}
}

const char *
ranking_says(struct arena *arena, const struct ranking *o)
{
	struct text t;

	text_init(&t, arena);
	if (o->weighed)
		add_weights(&t, o);
	else
		add_goals(&t, o);
	return t.data;
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
