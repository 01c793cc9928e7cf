/* Price feeds, with the orders that rest on each, for templates and check. */
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "catalog/evidence.h"
#include "catalog/health.h"
#include "report/compose.h"
#include "search/order.h"

/* A feed and the decisions whose order takes a price of it. */
struct rest {
	const struct feed_health *feed;
	struct { const struct decision **item; size_t count, cap; } on, alone;
};

struct rests {
	struct arena *arena;
	const struct catalog *catalog;
	struct rest *item;
	size_t count;
};

static bool
is_seen_by(const struct rests *r, const struct rest *by,
    const struct offer *o)
{
	size_t len;
	const char *witness = offer_witness(r->catalog, o, &len);

	return witness && strlen(by->feed->feed) == len &&
	    !strncmp(by->feed->feed, witness, len);
}

static void
add_offer(struct rests *r, const struct decision *d, const struct offer *o)
{
	for (size_t i = 0; o && !o->holding && i < r->count; i++) {
		struct rest *by = &r->item[i];

		if (!is_seen_by(r, by, o))
			continue;
		if (!by->on.count || by->on.item[by->on.count - 1] != d)
			ARRAY_ADD(r->arena, &by->on, d);
		if (!o->with && (!by->alone.count ||
		    by->alone.item[by->alone.count - 1] != d))
			ARRAY_ADD(r->arena, &by->alone, d);
	}
}

/* The worst first; of those alike the one that more rests on. */
static int
compare_rests(const void *left, const void *right)
{
	const struct rest *a = left, *b = right;
	int order = (int)a->feed->state - (int)b->feed->state;

	order = order ? order : (b->alone.count > a->alone.count) -
	    (b->alone.count < a->alone.count);
	order = order ? order : (b->on.count > a->on.count) -
	    (b->on.count < a->on.count);
	return order ? order : strcmp(a->feed->feed, b->feed->feed);
}

static struct rests
rests_of(struct arena *arena, const struct catalog *c,
    const struct decisions *all)
{
	const struct feeds_health feeds = catalog_health(arena, c);
	struct rests r = { arena, c, arena_array(arena, feeds.count + 1,
	    sizeof(*r.item)), feeds.count };

	for (size_t i = 0; i < feeds.count; i++)
		r.item[i] = (struct rest){ .feed = &feeds.item[i] };
	for (size_t i = 0; i < all->count; i++) {
		const struct decision *d = &all->item[i];
		const struct order *o = d->ranked_count ? d->ranked->order :
		    NULL;

		if (!o)
			continue;
		add_offer(&r, d, o->offer);
		add_offer(&r, d, o->rents);
	}
	if (r.count)
		qsort(r.item, r.count, sizeof(*r.item), compare_rests);
	return r;
}

/* Orders that take a price of a seller that left the feed. */
static size_t
count_seller(const struct rests *r, const struct rest *by, const char *seller)
{
	size_t n = 0;

	for (size_t i = 0; i < by->on.count; i++) {
		const struct order *o = by->on.item[i]->ranked->order;
		const struct offer *offers[] = { o->offer, o->rents };
		bool takes = false;

		for (size_t k = 0; k < COUNT(offers); k++)
			takes |= offers[k] && is_seen_by(r, by, offers[k]) &&
			    text_equal(offers[k]->provider.text, seller);
		n += takes;
	}
	return n;
}

static struct value *
left_values(struct compose *c, const struct rests *r, const struct rest *by)
{
	struct value *list = value_list(c->arena);

	for (size_t i = 0; i < by->feed->left_count; i++) {
		struct value *v = value_map(c->arena);

		set_text(c, v, "seller", by->feed->left[i]);
		set_text(c, v, "since", by->feed->left_since);
		set_number(c, v, "orders", (double)count_seller(r, by,
		    by->feed->left[i]), NULL);
		value_add(c->arena, list, v);
	}
	return list;
}

static struct value *
held_values(struct compose *c, const struct feed_health *f)
{
	struct value *list = value_list(c->arena);

	for (size_t i = 0; i < f->held_rules; i++) {
		struct value *v = value_map(c->arena);

		set_text(c, v, "rule", f->held[i].rule);
		set_number(c, v, "rows", (double)f->held[i].rows, NULL);
		value_add(c->arena, list, v);
	}
	return list;
}

static void
set_days(struct compose *c, struct value *v, const char *key, double days)
{
	set(c, v, key, value_number(c->arena, days * 86400, "day", NULL));
}

static void
set_day(struct compose *c, struct value *v, const struct feed_day *d)
{
	set_text(c, v, "date", d->date);
	set_number(c, v, "rows", (double)d->rows, NULL);
	set_number(c, v, "sellers", (double)d->sellers, NULL);
	set_number(c, v, "accelerators", (double)d->accelerators, NULL);
	set_number(c, v, "held_rows", (double)d->held, NULL);
	set_number(c, v, "compared", (double)d->compared, NULL);
	if (d->compared)
		set_number(c, v, "ratio", d->ratio, NULL);
}

static struct value *
day_values(struct compose *c, const struct feed_health *f)
{
	struct value *list = value_list(c->arena);

	for (size_t i = 0; i < f->days; i++) {
		struct value *v = value_map(c->arena);

		set_day(c, v, &f->day[i]);
		value_add(c->arena, list, v);
	}
	return list;
}

/* The decisions as templates know them. */
static struct value *
decision_values(struct compose *c, const struct decision *const *item,
    size_t count)
{
	struct value *list = value_list(c->arena);

	for (size_t i = 0; i < count; i++)
		value_add(c->arena, list, view_value(c, item[i]));
	return list;
}

static struct value *
feed_value(struct compose *c, const struct rests *r, const struct rest *by)
{
	const struct feed_health *f = by->feed;
	struct value *v = value_map(c->arena);

	set_text(c, v, "feed", f->feed);
	set(c, v, "link", f->source ? piece_link(c, &f->source->head,
	    f->feed) : value_text(c->arena, f->feed, NULL));
	set_text(c, v, "title", f->source ? f->source->title.text : NULL);
	set_text(c, v, "state", health_word(f->state));
	set_text(c, v, "reason", f->reason);
	set_day(c, v, feed_newest(f));
	set_number(c, v, "all_rows", (double)f->rows, NULL);
	set_days(c, v, "lag", f->lag);
	if (f->rhythm > 0)
		set_days(c, v, "rhythm", f->rhythm);
	set_days(c, v, "fresh", f->fresh);
	set_number(c, v, "missing", (double)f->missing, NULL);
	set_number(c, v, "overdue", (double)f->overdue, NULL);
	set_number(c, v, "compared", (double)f->compared, NULL);
	value_set(c->arena, v, "ratio", f->compared ? value_number(c->arena,
	    f->ratio, NULL, NULL) : value_nil(c->arena));
	set(c, v, "held", held_values(c, f));
	set_number(c, v, "retired", (double)f->retired, NULL);
	set(c, v, "left", left_values(c, r, by));
	set(c, v, "days", day_values(c, f));
	set(c, v, "orders", decision_values(c, by->on.item, by->on.count));
	set(c, v, "alone", decision_values(c, by->alone.item,
	    by->alone.count));
	return v;
}

static struct value *
rule_values(struct compose *c)
{
	struct value *list = value_list(c->arena);

	for (int i = 0; i < HEALTH_STATES; i++) {
		struct value *v = value_map(c->arena);

		set_text(c, v, "state", health_word((enum health_state)i));
		set_text(c, v, "rule", health_rule((enum health_state)i));
		value_add(c->arena, list, v);
	}
	return list;
}

static const struct value *
health(void *context)
{
	struct compose *c = context;
	const struct rests r = rests_of(c->arena, c->guide->catalog,
	    guide_decisions(c->guide));
	struct value *v = value_map(c->arena);
	struct value *list = value_list(c->arena);

	for (size_t i = 0; i < r.count; i++)
		value_add(c->arena, list, feed_value(c, &r, &r.item[i]));
	set(c, v, "feeds", list);
	set(c, v, "rules", rule_values(c));
	return v;
}

void
health_install(struct compose *c)
{
	templates_later(c->templates, "health", health, c);
}

size_t
guide_feeds(struct arena *arena, const struct guide *g,
    struct feed_rest **feeds)
{
	const struct rests r = rests_of(arena, g->catalog, g->decisions);

	*feeds = arena_array(arena, r.count + 1, sizeof(**feeds));
	for (size_t i = 0; i < r.count; i++)
		(*feeds)[i] = (struct feed_rest){ r.item[i].feed,
			r.item[i].on.count, r.item[i].alone.count };
	return r.count;
}

/* "; 31 orders rest on it alone" */
static void
tell_orders(struct text *out, const struct feed_rest *f)
{
	size_t n = f->alone ? f->alone : f->orders;

	if (n)
		text_printf(out, "; %zu order%s rest%s on it%s", n, n == 1 ?
		    "" : "s", n == 1 ? "s" : "", f->alone ? " alone" : "");
}

void
guide_tell_feeds(struct text *out, struct guide *g)
{
	struct feed_rest *all;
	size_t count;

	guide_decisions(g);
	count = guide_feeds(g->arena, g, &all);
	for (size_t i = 0; i < count; i++) {
		enum health_state state = all[i].feed->state;

		if (state > HEALTH_old || (state == HEALTH_old &&
		    !all[i].orders))
			continue;
		feed_tell(out, all[i].feed);
		tell_orders(out, &all[i]);
		text_char(out, '\n');
	}
}
