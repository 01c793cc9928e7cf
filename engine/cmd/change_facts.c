/* Prices, fields, verdicts and figures of two guides, each by its id. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/clamp.h"
#include "base/map.h"
#include "base/text.h"
#include "cmd/change.h"
#include "cmd/cmd.h"
#include "feed/json.h"

/* Facts of both guides as they are met. */
struct gathering {
	struct arena *arena;
	struct map *by_id;       /* to struct fact_change */
};

/* Numbers that differ by less were rounded. */
static const double rounding = 1e-12;

static struct reading
reading_of(const struct json *j)
{
	const struct json *value = json_member(j, "value");
	bool number = value && value->type == JSON_number;

	return (struct reading){ .is = true, .number = number,
		.value = number ? value->number : 0,
		.unit = json_text_of(j, "unit"),
		.text = json_text_of(j, "text"),
		.date = json_text_of(j, "date"),
		.file = json_text_of(j, "file"),
		.line = clamp_int(json_number_of(j, "line")) };
}

static void
take(const struct gathering *g, const char *id, bool now, struct reading r)
{
	struct fact_change *f = map_get(g->by_id, id);

	if (!f) {
		f = ARENA_NEW(g->arena, struct fact_change);
		f->id = id;
		map_put(g->by_id, id, f);
	}
	*(now ? &f->now : &f->was) = r;
}

static bool
is_same(const struct reading *a, const struct reading *b)
{
	if (a->number && b->number)
		return fabs(a->value - b->value) <= rounding * fabs(a->value);
	return a->number == b->number && !strcmp(a->text, b->text);
}

static double
distance(const struct fact_change *f)
{
	double a = fabs(f->was.value), b = fabs(f->now.value);

	if (f->way != WAY_changed || !(a > 0) || !(b > 0))
		return 0;
	return fabs(log(b / a));
}

static int
by_distance(const void *left, const void *right)
{
	const struct fact_change *a = left, *b = right;
	double x = distance(a), y = distance(b);

	if (a->way != b->way)
		return a->way < b->way ? -1 : 1;
	if (x < y || x > y)
		return x > y ? -1 : 1;
	return strcmp(a->id, b->id);
}

static int
by_cause(const void *left, const void *right)
{
	const struct fact_change *a = left, *b = right;

	if (a->cause != b->cause)
		return a->cause < b->cause ? -1 : 1;
	return by_distance(left, right);
}

void
changes_sort_causes(struct fact_changes *list)
{
	if (list->count)
		qsort(list->item, list->count, sizeof(*list->item),
		    by_cause);
}

/* The furthest moved first; then by way and id. */
static void
changes_sort(struct fact_changes *list)
{
	if (list->count)
		qsort(list->item, list->count, sizeof(*list->item),
		    by_distance);
}

/* What differs; where in doubt of one side, nothing is said of it. */
static void
compare(const struct gathering *g, struct fact_changes *out,
    bool one_sided)
{
	for (size_t i = 0; i < map_count(g->by_id); i++) {
		struct fact_change *f = map_value(g->by_id, i);

		f->way = !f->was.is ? WAY_added : !f->now.is ? WAY_removed :
		    WAY_changed;
		if (f->way == WAY_changed ? !is_same(&f->was, &f->now) :
		    one_sided)
			ARRAY_ADD(g->arena, out, *f);
	}
}

static bool
starts_any(const char *id, const char *const *verb, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (text_starts(id, verb[i]))
			return true;
	return false;
}

static enum change_cause
cause_of(const char *id)
{
	static const char *const model[] = { "model/", "calibration/",
		"tested/", "support/", "quality/", "format/", "optimizer/",
		"scheme/", "method/" };
	static const char *const profile[] = { "profile/", "policy/",
		"workload/", "tenant/", "holding/" };

	if (text_starts(id, "offer/"))
		return MOVED_price;
	if (text_starts(id, "exchange/"))
		return MOVED_currency;
	if (starts_any(id, model, COUNT(model)))
		return MOVED_model;
	if (starts_any(id, profile, COUNT(profile)))
		return MOVED_profile;
	return MOVED_catalogue;
}

/* A price whose own currency's number stands still moved by the rate. */
static void
know_listed(const struct gathering *listed, struct fact_changes *facts)
{
	for (size_t i = 0; i < facts->count; i++) {
		struct fact_change *f = &facts->item[i];
		const struct fact_change *own = map_get(listed->by_id, f->id);

		f->cause = cause_of(f->id);
		if (f->cause == MOVED_price && f->way == WAY_changed && own &&
		    own->was.is && own->now.is &&
		    is_same(&own->was, &own->now))
			f->cause = MOVED_currency;
	}
}

/* Prices; those not in USD once more as they are listed. */
static void
take_offers(const struct gathering *g, const struct gathering *listed,
    const struct edition *e, bool now)
{
	const struct json *item;
	size_t n = json_items(e->offers, "offers", &item);

	for (size_t i = 0; i < n; i++) {
		const char *id = json_text_of(&item[i], "input");
		struct reading own = reading_of(&item[i]);

		take(g, id, now, own);
		if (!json_member(&item[i], "listed_value"))
			continue;
		own.value = json_number_of(&item[i], "listed_value");
		take(listed, id, now, own);
	}
}

/* A price that is held back and has no older one in its place. */
static void
take_held(const struct gathering *g, const struct edition *e, bool now)
{
	const struct json *item;
	size_t n = json_items(e->offers, "held", &item);

	for (size_t i = 0; i < n; i++) {
		struct reading r = reading_of(&item[i]);

		r.number = false;
		r.text = "held back";
		if (!map_get(e->offer, json_text_of(&item[i], "id")))
			take(g, json_text_of(&item[i], "input"), now, r);
	}
}

static void
take_record(const struct gathering *g, const struct json *record, bool now)
{
	const struct json *item;
	size_t n = json_items(record, "fields", &item);

	for (size_t i = 0; i < n; i++) {
		struct reading r = reading_of(&item[i]);

		r.file = json_text_of(record, "file");
		take(g, arena_printf(g->arena, "%s/%s", json_text_of(record,
		    "id"), json_text_of(&item[i], "id")), now, r);
	}
}

/* A record that one guide alone has is one fact, and not all its fields. */
static void
take_catalogue(const struct gathering *g, const struct edition *e,
    const struct edition *other, bool now)
{
	const struct json *item;
	size_t n = json_items(e->catalogue, "records", &item);

	for (size_t i = 0; i < n; i++) {
		const char *id = json_text_of(&item[i], "id");
		struct reading r = reading_of(&item[i]);

		if (map_get(other->records, id)) {
			take_record(g, &item[i], now);
			continue;
		}
		r.text = json_text_of(&item[i], "name");
		take(g, id, now, r);
	}
}

/*
 * Did someone state it, or is it a price?  What has no origin follows from the
 * candidate: its count, its format, how it is split.
 */
static bool
is_stated(const struct json *input)
{
	return json_member(input, "origin") ||
	    !strcmp(json_text_of(input, "cause"), "price");
}

/* Where no catalogue is published: inputs that have one value in each. */
static void
take_inputs(const struct gathering *g, const struct edition *e, bool now)
{
	const struct json *item;
	size_t n = json_items(e->guide, "inputs", &item);
	struct map *several = map_new(g->arena);

	for (size_t i = 0; i < n; i++) {
		const char *id = input_name(&item[i]);
		const char *value = strrchr(id, '=');

		if (value)
			map_put(several, arena_strndup(g->arena, id,
			    (size_t)(value - id)), several);
	}
	for (size_t i = 0; i < n; i++) {
		const char *id = input_name(&item[i]);

		if (is_stated(&item[i]) && !strchr(id, '=') &&
		    !map_get(several, id))
			take(g, id, now, reading_of(&item[i]));
	}
}

static void
take_claims(const struct gathering *g, const struct edition *e, bool now)
{
	const struct json *item;
	size_t n = json_items(e->claims, "claims", &item);

	for (size_t i = 0; i < n; i++) {
		struct reading r = reading_of(&item[i]);

		r.text = json_text_of(&item[i], "verdict");
		take(g, arena_printf(g->arena, "claim/%s", json_text_of(
		    &item[i], "id")), now, r);
	}
}

/*
 * A figure is a member by its step, which says its unit.  It was an object with
 * its step in ridgeline-guide-2, and with its own id and unit before that.
 */
static void
take_figure(const struct gathering *g, const struct edition *e,
    const struct json *answer, const struct json *figure, bool now)
{
	const char *id = json_text_of(figure, "id");
	const char *step = figure->name ? figure->name :
	    json_text_of(figure, "chain");
	const char *row = strchr(step, '/');
	struct reading r = reading_of(figure);

	if (figure->type == JSON_number)
		r = (struct reading){ .is = true, .number = true,
			.value = figure->number, .text = "", .date = "",
			.file = "" };
	if (!*id && row) {
		id = arena_printf(g->arena, "%s%s", json_text_of(answer, "id"),
		    row);
		r.unit = json_text_of(json_member(json_member(e->guide,
		    "steps"), step), "unit");
	}
	take(g, id, now, r);
}

static void
take_figures(const struct gathering *g, const struct edition *e, bool now)
{
	const struct json *d, *answer, *figure;
	size_t decisions = json_items(e->guide, "decisions", &d);

	for (size_t i = 0; i < decisions; i++) {
		size_t answers = json_items(&d[i], "ranked", &answer);

		for (size_t a = 0; a < answers; a++) {
			size_t n = json_items(&answer[a], "figures", &figure);

			for (size_t f = 0; f < n; f++)
				take_figure(g, e, &answer[a], &figure[f],
				    now);
		}
	}
}

static struct gathering
gathering_new(struct options *o)
{
	return (struct gathering){ o->arena, map_new(o->arena) };
}

static void
compare_facts(struct options *o, struct changes *all)
{
	struct gathering g = gathering_new(o), listed = gathering_new(o);
	const struct edition *both[] = { all->old, all->new };
	bool catalogues = all->old->catalogue && all->new->catalogue;
	bool offers = all->old->offers && all->new->offers;

	for (int now = 0; now < 2; now++) {
		if (catalogues)
			take_catalogue(&g, both[now], both[!now], now);
		else
			take_inputs(&g, both[now], now);
		if (offers) {
			take_offers(&g, &listed, both[now], now);
			take_held(&g, both[now], now);
		}
	}
	all->whole = catalogues && offers;
	compare(&g, &all->facts, all->whole);
	know_listed(&listed, &all->facts);
	changes_sort(&all->facts);
}

static void
compare_by(struct options *o, struct changes *all, struct fact_changes *out,
    void (*take_all)(const struct gathering *, const struct edition *, bool))
{
	struct gathering g = gathering_new(o);

	take_all(&g, all->old, false);
	take_all(&g, all->new, true);
	compare(&g, out, true);
	changes_sort(out);
}

struct map *
changes_facts(struct options *o, struct changes *all)
{
	struct map *moved = map_new(o->arena);

	compare_facts(o, all);
	if (all->old->claims && all->new->claims)
		compare_by(o, all, &all->claims, take_claims);
	compare_by(o, all, &all->figures, take_figures);
	for (size_t i = 0; i < all->facts.count; i++) {
		struct fact_change *f = &all->facts.item[i];

		map_put(moved, f->id, f);
		all->moved[f->cause][f->way]++;
	}
	return moved;
}
