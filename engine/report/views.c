/* Decisions as the values that templates see. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/map.h"
#include "kind/ownership.h"
#include "report/compose.h"
#include "search/order.h"

static void
set_offer(struct compose *c, struct value *map, const struct offer *o)
{
	const struct number *n;

	if (!o)
		return;
	n = offer_available(c->guide->catalog, o);
	set_text(c, map, "offer", offer_words(c->arena,
	    c->guide->catalog->phrases, o));
	set_text(c, map, "provider", o->provider.text);
	set_text(c, map, "tier", o->tier.text);
	set_text(c, map, "price_date", o->seen ? o->seen : o->date.text);
	if (o->purchase.fact.given)
		set(c, map, "purchase", value_number(c->arena,
		    o->purchase.value, "USD", &o->purchase.fact));
	else if (o->price.fact.given)
		set(c, map, "price", value_number(c->arena, o->price.value,
		    "USD/h", &o->price.fact));
	set_text(c, map, "condition", o->condition.text);
	if (n)
		set(c, map, "available", value_number(c->arena, n->value, NULL,
		    &n->fact));
}

/* Of what is owned already: its price for the time it is used.  What is bought
 * has none by the hour. */
static void
set_owned_price(struct compose *c, struct value *map,
    const struct decision *d, const struct answer *a)
{
	const struct chain *chain = kind_chain(d->kind);

	if (a->place.offer && a->place.offer->holding &&
	    !offer_is_purchase(a->place.offer) &&
	    chain_slot(chain, "price") >= 0)
		set(c, map, "price", value_quantity(c->arena, row_quantity(
		    "USD/s", answer_value(d, a, "price")), "USD/h", NULL));
}

/* Of what is owned already: how many are used, and how many are missing. */
static void
set_held(struct compose *c, struct value *map, const struct decision *d,
    const struct answer *a)
{
	if (!a->place.offer || !a->place.offer->holding)
		return;
	set_text(c, map, "holding", a->place.offer->holding->head.id);
	set_number(c, map, "used_held", answer_value(d, a, "used_held"), NULL);
	set_number(c, map, "missing", answer_value(d, a, "missing"), NULL);
}

/* The kind's measures under the names of their rows. */
static void
set_measures(struct compose *c, struct value *map, const struct decision *d,
    const struct answer *a)
{
	const struct chain *chain = kind_chain(d->kind);

	for (size_t i = 0; a->value && i < d->kind->measure_count; i++) {
		const struct measure *m = &d->kind->measures[i];
		struct quantity q = row_quantity(chain_row(chain,
		    m->row)->unit, answer_value(d, a, m->row));

		set(c, map, m->row, value_quantity(c->arena, q, m->unit,
		    NULL));
	}
}

static const char *
reject_word(enum reject reject)
{
	static const char *const words[] = {
		[REJECT_NONE] = "none", [REJECT_SEGMENT] = "segment",
		[REJECT_OFFER] = "offer", [REJECT_FORMAT] = "format",
		[REJECT_PLACEMENT] = "placement", [REJECT_LIMIT] = "limit",
		[REJECT_SUPPORT] = "support", [REJECT_QUALITY] = "quality",
	};

	return words[reject];
}

static struct value *
answer_view(struct compose *c, const struct view *view,
    const struct answer *a)
{
	struct value *v = value_map(c->arena);
	const struct record *r = &a->place.accelerator->head;
	struct candidate *candidate = ARENA_NEW(c->arena, struct candidate);

	*candidate = (struct candidate){ view, a };
	if (a->id)
		map_put(c->candidates, a->id, candidate);
	set_text(c, v, "id", a->id);
	set_text(c, v, "accelerator", r->id);
	set_text(c, v, "name", record_name(r));
	set_text(c, v, "reason", answer_reason(c->arena,
	    c->guide->catalog->phrases, a));
	if (a->reject != REJECT_NONE)
		set_text(c, v, "reject", reject_word(a->reject));
	if (a->limit)
		set_text(c, v, "limit", a->limit->title);
	if (a->reject == REJECT_NONE)
		stacks_of_answer(c, v, view->decision, a);
	if (!a->value)
		return v;
	set_number(c, v, "count", a->place.count, NULL);
	if (!view->decision->kind->type->modelless)
		set_text(c, v, "format", format_said(a->place.weight_format));
	set_text(c, v, "placement", order_words(c->arena,
	    view->decision->workload, a));
	set_text(c, v, "bound", a->bound ? a->bound->title : NULL);
	set(c, v, "headroom", value_number(c->arena, answer_headroom(a),
	    "percent", NULL));
	set(c, v, "front", value_flag(c->arena, a->front));
	if (a->front)
		set_text(c, v, "unbeaten", "yes");
	if (view->decision->ranking.weighed)
		set_number(c, v, "score", ranking_score(
		    &view->decision->ranking, a->goal), NULL);
	set_offer(c, v, a->place.offer);
	if (a->order && a->order->rents)
		set_text(c, v, "offer", sellers_words(c->arena,
		    c->guide->catalog->phrases, a));
	set_held(c, v, view->decision, a);
	set_owned_price(c, v, view->decision, a);
	set_measures(c, v, view->decision, a);
	view_goal(c, v, view->decision, a, GOAL_energy);
	view_goal(c, v, view->decision, a, GOAL_co2);
	/* Last: what is paid for counts, not what the chain has at work. */
	orders_of_answer(c, v, a);
	return v;
}

static struct value *
measures_value(struct compose *c, const struct decision *d)
{
	const struct kind *k = d->kind;
	struct value *list = value_list(c->arena);

	for (size_t i = 0; i < k->measure_count; i++) {
		struct value *m = value_map(c->arena);

		set_text(c, m, "id", k->measures[i].row);
		set_text(c, m, "title", measure_words(c->arena, d,
		    &k->measures[i]));
		set_text(c, m, "unit", k->measures[i].unit);
		value_add(c->arena, list, m);
	}
	return list;
}

static void
add_answer(struct view *view, struct arena *arena, struct value *list,
    struct value *v)
{
	const char *id = value_get_text(v, "accelerator", "");

	value_add(arena, list, v);
	map_put(view->answers, id, v);
}

/*
 * overtake(answer): a row with the price below which it wins, of the winner up
 * to which, and what it is now; none where no price does.  Finding it takes
 * long, so who does not ask does not wait for it.
 */
static const struct value *
overtake_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	struct call call = { args, count, error };
	const struct candidate *of = count == 1 ? map_get(
	    compose_candidates(c), value_get_text(args[0], "id", "")) : NULL;
	struct value *rows = value_list(arena), *row = value_map(arena);
	const struct decision *d;
	double at;

	if (!of)
		return call_fails(c, call, "wants an answer");
	d = of->view->decision;
	at = d->ranked_count < 2 ? 0 : answer_overtake(c->arena, d,
	    of->answer);
	if (!(at > 0))
		return rows;
	set(c, row, "at", value_quantity(c->arena, row_quantity("USD/s", at),
	    "USD/h", NULL));
	set(c, row, "price", value_quantity(c->arena, row_quantity("USD/s",
	    answer_moved_price(d, of->answer)), "USD/h", NULL));
	value_add(c->arena, rows, row);
	return rows;
}

static void
set_answers(struct compose *c, struct view *view)
{
	const struct decision *d = view->decision;
	struct value *ranked = value_list(c->arena);
	struct value *rejected = value_list(c->arena);

	for (size_t i = 0; i < d->ranked_count; i++) {
		struct value *v = answer_view(c, view, &d->ranked[i]);

		set_number(c, v, "rank", (double)i + 1, NULL);
		if (d->ranked[0].objective > 0)
			set_number(c, v, "ratio", d->ranked[i].objective /
			    d->ranked[0].objective, NULL);
		if (i >= d->contenders)
			set(c, v, "untested", value_flag(c->arena, true));
		add_answer(view, c->arena, ranked, v);
	}
	for (size_t i = 0; i < d->rejected_count; i++)
		add_answer(view, c->arena, rejected,
		    answer_view(c, view, &d->rejected[i]));
	set(c, view->value, "ranked", ranked);
	set(c, view->value, "rejected", rejected);
}

static struct value *
point_value(struct compose *c, const struct decision *d,
    const struct point *p)
{
	struct value *v = value_map(c->arena);

	set_text(c, v, "placement", placement_words(c->arena, d->workload,
	    &p->place));
	set_offer(c, v, p->place.offer);
	for (size_t i = 0; i < 2; i++) {
		const struct measure *m = &d->kind->measures[i];

		set(c, v, m->row, value_quantity(c->arena, row_quantity(
		    chain_row(kind_chain(d->kind), m->row)->unit,
		    p->goal[i ? GOAL_time : GOAL_cost]), m->unit, NULL));
	}
	set(c, v, "memory", value_number(c->arena, p->goal[GOAL_memory],
	    "percent", NULL));
	return v;
}

/* Of many points every so manieth, the first and the last among them. */
static struct value *
front_value(struct compose *c, const struct decision *d)
{
	enum { SHOWN = 12 };
	struct value *v = value_map(c->arena);
	struct value *rows = value_list(c->arena);
	size_t n = d->front_count < SHOWN ? d->front_count : SHOWN;

	for (size_t i = 0; i < n; i++)
		value_add(c->arena, rows, point_value(c, d,
		    &d->front[n < 2 ? 0 : i * (d->front_count - 1) /
		    (n - 1)]));
	set_number(c, v, "count", (double)d->front_count, NULL);
	set(c, v, "rows", rows);
	return v;
}

/* What templates need to know of a kind, so that they name none. */
static void
set_kind(struct compose *c, struct value *v, const struct kind *k)
{
	bool run = strcmp(k->measures[0].row, "usd_per_job") == 0;

	set_text(c, v, "kind", k->name);
	set_text(c, v, "kind_title", k->title);
	set_text(c, v, "task", k->task);
	set(c, v, "trains", value_flag(c->arena, k->trains));
	set_text(c, v, "work", run ? "run" : k->copies ? "copies" : "other");
	for (size_t i = 0; i < k->axis_count; i++)
		if (k->axes[i].how == AXIS_RISES)
			set_text(c, v, "searched", k->axes[i].field);
}

static struct view *
view_new(struct compose *c, const struct decision *d)
{
	struct view *view = ARENA_NEW(c->arena, struct view);
	struct value *v = value_map(c->arena);

	view->decision = d;
	view->value = v;
	view->answers = map_new(c->arena);
	view->id = decision_id(c->arena, d);
	view->verdict = decision_verdict(c->arena, d);
	set_text(c, v, "id", view->id);
	set_text(c, v, "workload", d->workload->head.id);
	set_text(c, v, "profile", d->profile->head.id);
	set_text(c, v, "name", arena_printf(c->arena, "%s, %s",
	    record_name(&d->workload->head), record_name(&d->profile->head)));
	set_kind(c, v, d->kind);
	set_text(c, v, "chain", kind_chain(d->kind)->name);
	set_text(c, v, "page", map_get(c->places, arena_printf(c->arena,
	    "workloads/%s", view->id)));
	set_text(c, v, "verdict", view->verdict);
	orders_signed(c, v, d);
	set_number(c, v, "candidates", (double)d->candidates, NULL);
	set_number(c, v, "fitting", (double)d->fitting, NULL);
	set_number(c, v, "shown", d->profile->runners_up.fact.given ?
	    d->profile->runners_up.value + 1 : 5, NULL);
	set_text(c, v, "policy", ranking_name(&d->ranking));
	set_text(c, v, "order", ranking_says(c->arena,
	    decision_phrases(d), &d->ranking));
	set(c, v, "weighed", value_flag(c->arena, d->ranking.weighed));
	set(c, v, "front", front_value(c, d));
	set(c, v, "measures", measures_value(c, d));
	set(c, v, "losses", stacks_losses(c, d));
	set(c, v, "stacks", stacks_ranked(c, d));
	set_answers(c, view);
	return view;
}

/* An accelerator's row of each decision, ranked or not. */
struct value *
view_standings(struct compose *c, const struct record *r)
{
	const struct map *views = compose_views(c);
	struct value *list = value_list(c->arena);

	for (size_t i = 0; i < map_count(views); i++) {
		const struct view *view = map_value(views, i);
		const struct decision *d = view->decision;
		const struct value *row = map_get(view->answers, r->id);
		struct value *v = value_map(c->arena);

		if (!row)
			continue;
		value_set(c->arena, v, "workload", piece_link(c,
		    &d->workload->head, NULL));
		set_text(c, v, "profile", record_name(&d->profile->head));
		set_text(c, v, "task", d->kind->task);
		for (size_t k = 0; k < row->count; k++)
			value_set(c->arena, v, row->entry[k].key,
			    row->entry[k].value);
		set_number(c, v, "of", (double)d->ranked_count, NULL);
		value_add(c->arena, list, v);
	}
	return list;
}

/* By their places among what readers come for; those without one by name. */
static int
by_menu(const void *a, const void *b)
{
	const struct kind *const *x = a, *const *y = b;
	unsigned i = (unsigned)(*x)->menu - 1, j = (unsigned)(*y)->menu - 1;

	return i != j ? (i > j) - (i < j) : strcmp((*x)->name, (*y)->name);
}

static struct value *
kinds_value(struct compose *c)
{
	const struct kind **list = arena_array(c->arena, kind_count,
	    sizeof(*list));
	struct value *all = value_list(c->arena);

	memcpy(list, kinds, kind_count * sizeof(*list));
	qsort(list, kind_count, sizeof(*list), by_menu);
	for (size_t i = 0; i < kind_count; i++) {
		struct value *v = value_map(c->arena);

		set_text(c, v, "id", list[i]->name);
		set_text(c, v, "title", list[i]->title);
		set_text(c, v, "task", list[i]->task);
		set(c, v, "trains", value_flag(c->arena, list[i]->trains));
		set(c, v, "images", value_flag(c->arena,
		    list[i]->type->networks));
		value_add(c->arena, all, v);
	}
	return all;
}

/* Decisions are made, and shown, when something first asks for them. */
static const struct value *
decisions(void *context)
{
	struct compose *c = context;
	const struct decisions *all = guide_decisions(c->guide);
	struct value *list = value_list(c->arena);

	if (c->decisions)
		return c->decisions;
	c->decisions = list;
	c->views = map_new(c->arena);
	c->candidates = map_new(c->arena);
	for (size_t i = 0; i < all->count; i++) {
		struct view *view = view_new(c, &all->item[i]);

		map_put(c->views, view->id, view);
		value_add(c->arena, list, view->value);
	}
	return list;
}

struct map *
compose_views(struct compose *c)
{
	decisions(c);
	return c->views;
}

struct map *
compose_candidates(struct compose *c)
{
	decisions(c);
	return c->candidates;
}

void
views_install(struct compose *c)
{
	templates_later(c->templates, "decisions", decisions, c);
	templates_function(c->templates, "overtake", overtake_function, c);
	templates_set(c->templates, "kinds", kinds_value(c));
}

struct value *
view_value(struct compose *c, const struct decision *d)
{
	const struct view *view = map_get(compose_views(c), decision_id(
	    c->arena, d));

	return view->value;
}
