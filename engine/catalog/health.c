#include "catalog/health.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/map.h"
#include "base/sort.h"
#include "base/text.h"
#include "catalog/evidence.h"
#include "catalog/hold.h"
#include "unit/number.h"

/* Days of a feed's rhythm after which it is late, and has stopped. */
static const double late = 2, stopped = 5;
/* Prices agree whose ratio is within these. */
static const double least_same = 0.8, most_same = 1.25;
/* Prices of two feeds are compared that are so many days apart; of fewer rows
 * nothing is said. */
static const double days_near = 14;
enum { ENOUGH = 5 };
/* A rhythm is known from so many gaps on, and is that of so many last ones. */
enum { LEAST_GAPS = 3, MOST_GAPS = 12 };
static const double day = 86400;

static const struct {
	const char *word, *rule;
} states[] = {
#define HEALTH(id, rule) [HEALTH_##id] = { #id, rule },
#include "catalog/health.def"
#undef HEALTH
};

/* One price of one day.  A row of a file is several where it is sold in
 * machines of several sizes. */
struct row {
	struct offer *offer;
	const char *feed, *day, *seller;   /* feed: one pointer a witness */
	struct origin at;
};

struct rows {
	struct row *item;
	size_t count, cap;
};

struct looking {
	const struct catalog *catalog;
	struct arena *arena, *own;         /* of what stays, and what not */
	struct rows rows;                  /* by feed, day and seller */
	struct map *groups;                /* of rows that may be compared */
};

const char *
health_word(enum health_state state)
{
	return states[state].word;
}

const char *
health_rule(enum health_state state)
{
	return states[state].rule;
}

const struct feed_day *
feed_newest(const struct feed_health *f)
{
	return &f->day[f->days - 1];
}

void
feed_tell(struct text *t, const struct feed_health *f)
{
	text_printf(t, "feed %s: %s, %s", f->feed, health_word(f->state),
	    f->reason);
}

static int
compare_places(const void *left, const void *right)
{
	uintptr_t a = (uintptr_t)*(struct offer *const *)left;
	uintptr_t b = (uintptr_t)*(struct offer *const *)right;

	return (a > b) - (a < b);
}

struct offer **
catalog_prices(struct arena *arena, const struct catalog *c, size_t *count)
{
	const struct record_list *lists[] = { &c->offers, &c->retired,
		&c->held };
	struct { struct offer **item; size_t count, cap; } all = { 0 };
	size_t n = 0;

	for (size_t l = 0; l < COUNT(lists); l++)
		for (size_t i = 0; i < lists[l]->count; i++)
			for (struct offer *o = (struct offer *)
			    lists[l]->item[i]; o; o = o->before)
				ARRAY_ADD(arena, &all, o);
	/* What stands for one that is held is behind it, too. */
	if (all.count)
		qsort(all.item, all.count, sizeof(*all.item), compare_places);
	for (size_t i = 0; i < all.count; i++)
		if (!n || all.item[n - 1] != all.item[i])
			all.item[n++] = all.item[i];
	*count = n;
	return all.item;
}

static const char *
said(const struct word *w)
{
	return w->text ? w->text : "";
}

static int
compare_rows(const void *left, const void *right)
{
	const struct row *a = left, *b = right;
	int order = strcmp(a->feed, b->feed);

	order = order ? order : strcmp(a->day, b->day);
	order = order ? order : strcmp(a->seller, b->seller);
	order = order ? order : strcmp(a->at.file, b->at.file);
	order = order ? order : (a->at.line > b->at.line) - (a->at.line <
	    b->at.line);
	return order ? order : strcmp(a->offer->head.id, b->offer->head.id);
}

static struct origin
priced_at(const struct offer *o)
{
	struct origin at = offer_is_bought(o) ? o->purchase.fact.at :
	    o->price.fact.at;

	at.file = at.file ? at.file : "";
	return at;
}

/* Behind the prices of one row of a file. */
static const struct row *
row_end(const struct row *r, const struct row *to)
{
	const struct row *end = r + 1;

	while (end < to && end->at.line == r->at.line && !strcmp(end->at.file,
	    r->at.file) && !strcmp(end->seller, r->seller))
		end++;
	return end;
}

/* Who saw a price, one pointer for each; NULL of what is assumed. */
static const char *
feed_of(struct looking *l, struct map *feeds, const struct offer *o)
{
	size_t len;
	const char *witness = offer_witness(l->catalog, o, &len);
	char *feed, *known;

	if (!witness || !len)
		return NULL;
	feed = arena_strndup(l->arena, witness, len);
	known = map_get(feeds, feed);
	if (known)
		return known;
	map_put(feeds, feed, feed);
	return feed;
}

static void
gather(struct looking *l)
{
	struct map *feeds = map_new(l->own);
	size_t count;
	struct offer **all = catalog_prices(l->own, l->catalog, &count);

	for (size_t i = 0; i < count; i++) {
		const char *feed = feed_of(l, feeds, all[i]);

		if (feed && all[i]->date.text)
			ARRAY_ADD(l->own, &l->rows, (struct row){ all[i],
			    feed, all[i]->date.text,
			    said(&all[i]->provider), priced_at(all[i]) });
	}
	if (l->rows.count)
		qsort(l->rows.item, l->rows.count, sizeof(*l->rows.item),
		    compare_rows);
	for (size_t i = 0; i < l->rows.count; i++) {
		const char *key = offer_group(l->own, l->rows.item[i].offer);
		struct rows *g = map_get(l->groups, key);

		if (!g) {
			g = ARENA_NEW(l->own, struct rows);
			map_put(l->groups, key, g);
		}
		ARRAY_ADD(l->own, g, l->rows.item[i]);
	}
}

static double
median_of(double *value, size_t count)
{
	qsort(value, count, sizeof(*value), sort_doubles);
	return count % 2 ? value[count / 2] :
	    (value[count / 2] + value[count / 2 - 1]) / 2;
}

/* The median of what one feed saw of the same near its day, of rows that lie
 * side by side in a group; 0 where it saw nothing. */
static double
seen_by(struct arena *arena, const struct row *row, const struct row *from,
    const struct row *to)
{
	double *price = arena_array(arena, (size_t)(to - from),
	    sizeof(*price));
	size_t n = 0;

	for (const struct row *r = from; r < to; r++)
		if (offer_asks(r->offer) > 0 && offer_speaks_of(row->offer,
		    r->offer) && sight_days(row->offer, r->offer) <= days_near)
			price[n++] = offer_asks(r->offer);
	return n ? median_of(price, n) : 0;
}

/* What most feeds say: of two in the middle the nearer, so that a wrong one
 * does not speak against a right one beside another right one. */
static double
middle_of(double *price, size_t count, double own)
{
	double low, high;

	qsort(price, count, sizeof(*price), sort_doubles);
	low = price[(count - 1) / 2];
	high = price[count / 2];
	return own / low <= high / own ? low : high;
}

/* Its price over what other feeds saw of the same near its day, each with one
 * say; 0 where none did. */
static double
ratio_of(const struct looking *l, const struct row *row)
{
	struct arena *arena = arena_child(l->own);
	const struct rows *g = map_get(l->groups, offer_group(arena,
	    row->offer));
	double *other = arena_array(arena, g->count, sizeof(*other));
	double own = offer_asks(row->offer), ratio;
	const struct row *end = g->item + g->count;
	size_t n = 0;

	for (const struct row *r = g->item, *to; r < end; r = to) {
		double price;

		for (to = r; to < end && to->feed == r->feed;)
			to++;
		price = r->feed == row->feed ? 0 : seen_by(arena, row, r, to);
		if (price > 0)
			other[n++] = price;
	}
	ratio = n && own > 0 ? own / middle_of(other, n, own) : 0;
	arena_free(arena);
	return ratio;
}

/* Ratios of a feed, of one day behind another. */
struct ratios {
	double *item;
	size_t count;
};

static size_t
count_words(const struct looking *l, const struct row *from,
    const struct row *to, bool sellers)
{
	struct arena *arena = arena_child(l->own);
	struct map *seen = map_new(arena);
	size_t n;

	for (const struct row *r = from; r < to; r++)
		map_put(seen, sellers ? r->seller :
		    said(&r->offer->accelerator), seen);
	n = map_count(seen);
	arena_free(arena);
	return n;
}

/* The first ratio of a row's prices, 0 where no other feed has the same. */
static double
ratio_of_row(const struct looking *l, const struct row *from,
    const struct row *to)
{
	for (const struct row *r = from; r < to; r++) {
		double ratio = ratio_of(l, r);

		if (ratio > 0)
			return ratio;
	}
	return 0;
}

static bool
is_held(const struct row *from, const struct row *to, const char *rule)
{
	for (const struct row *r = from; r < to; r++)
		if (r->offer->held_by && (!rule || !strcmp(r->offer->held_by,
		    rule)))
			return true;
	return false;
}

static void
add_day(const struct looking *l, struct feed_health *f,
    const struct row *from, const struct row *to, struct ratios *all)
{
	struct feed_day *d = &f->day[f->days++];
	double *own = arena_array(l->own, (size_t)(to - from), sizeof(*own));

	*d = (struct feed_day){ .date = from->day,
		.sellers = count_words(l, from, to, true),
		.accelerators = count_words(l, from, to, false) };
	for (const struct row *r = from, *end; r < to; r = end) {
		double ratio;

		end = row_end(r, to);
		ratio = ratio_of_row(l, r, end);
		d->rows++;
		d->held += is_held(r, end, NULL);
		if (ratio > 0)
			own[d->compared++] = ratio;
	}
	f->rows += d->rows;
	if (!d->compared)
		return;
	memcpy(all->item + all->count, own, d->compared * sizeof(*own));
	all->count += d->compared;
	d->ratio = median_of(own, d->compared);
}

static void
settle_ratio(struct feed_health *f, struct ratios *all)
{
	const struct feed_day *d = feed_newest(f);

	f->ratio = d->ratio;
	f->compared = d->compared;
	if (d->compared >= ENOUGH || !all->count)
		return;
	f->ratio = median_of(all->item, all->count);
	f->compared = all->count;
}

/* Rows of the newest day by the rule that holds them. */
static void
count_held(const struct looking *l, struct feed_health *f,
    const struct row *from, const struct row *to)
{
	f->held = arena_array(l->arena, HOLD_RULES, sizeof(*f->held));
	for (int rule = HOLD_none + 1; rule < HOLD_RULES; rule++) {
		const char *id = hold_id((enum hold_rule)rule);
		size_t n = 0;

		for (const struct row *r = from, *end; r < to; r = end) {
			end = row_end(r, to);
			n += is_held(r, end, id);
		}
		if (n)
			f->held[f->held_rules++] = (struct feed_held){ id, n };
	}
}

/* Days from one date to another. */
static double
days_from(const char *from, const char *to)
{
	const struct offer then = { .date.text = from };

	return offer_age(&then, to) / day;
}

static void
settle_rhythm(struct looking *l, struct feed_health *f)
{
	size_t gaps = f->days - 1, from = gaps > MOST_GAPS ? gaps - MOST_GAPS :
	    0;
	double *gap = arena_array(l->own, gaps + 1, sizeof(*gap));

	f->lag = days_from(feed_newest(f)->date, l->catalog->date);
	if (gaps < LEAST_GAPS)
		return;
	for (size_t i = from; i < gaps; i++)
		gap[i - from] = days_from(f->day[i].date, f->day[i + 1].date);
	f->rhythm = median_of(gap, gaps - from);
	for (size_t i = 0; i < gaps; i++) {
		double came = round(days_from(f->day[i].date,
		    f->day[i + 1].date) / f->rhythm);

		f->missing += came > 1 ? (size_t)came - 1 : 0;
	}
	f->overdue = f->lag > 0 ? (size_t)(f->lag / f->rhythm) : 0;
}

static size_t
most_rows(const struct feed_health *f)
{
	size_t most = 0;

	for (size_t i = 0; i < f->days; i++)
		most = f->day[i].rows > most ? f->day[i].rows : most;
	return most;
}

static void
settle_full(struct feed_health *f)
{
	size_t most = most_rows(f);

	for (size_t i = 0; i < f->days; i++)
		f->day[i].full = 2 * f->day[i].rows >= most;
}

/* The last full day before one, or before all: days where there is none. */
static size_t
full_before(const struct feed_health *f, size_t before)
{
	for (size_t i = before; i--;)
		if (f->day[i].full)
			return i;
	return f->days;
}

static void
find_left(struct looking *l, struct feed_health *f, const struct row *from,
    const struct row *to)
{
	size_t last = full_before(f, f->days), was = full_before(f, last);
	struct map *now = map_new(l->own), *left = map_new(l->own);

	if (was >= last)
		return;
	f->left_since = f->day[was].date;
	for (const struct row *r = from; r < to; r++)
		if (strcmp(r->day, f->day[last].date) >= 0)
			map_put(now, r->seller, now);
	for (const struct row *r = from; r < to; r++)
		if (!strcmp(r->day, f->left_since) && !map_get(now, r->seller))
			map_put(left, r->seller, left);
	f->left_count = map_count(left);
	f->left = arena_array(l->arena, f->left_count + 1, sizeof(*f->left));
	for (size_t i = 0; i < f->left_count; i++)
		f->left[i] = map_key(left, i);
}

/* How old its prices may be, by the source of its newest day. */
static void
settle_source(const struct looking *l, struct feed_health *f,
    const struct offer *newest)
{
	const struct fact *fact = offer_is_bought(newest) ?
	    &newest->purchase.fact : &newest->price.fact;
	const struct number *fresh = offer_fresh(l->catalog, newest);

	f->source = fact->source ? (const struct source *)catalog_find(
	    &l->catalog->sources, fact->source) : NULL;
	f->fresh = fresh ? fresh->value / day : EVIDENCE_OLD_DAYS;
}

/* Rows of the newest day that are held for more than their age. */
static size_t
count_faults(const struct feed_health *f)
{
	size_t n = 0;

	for (size_t i = 0; i < f->held_rules; i++)
		if (strcmp(f->held[i].rule, hold_id(HOLD_old_spot)) != 0)
			n += f->held[i].rows;
	return n;
}

static enum health_state
state_of(const struct feed_health *f)
{
	if (f->source && f->source->past.on)
		return HEALTH_past;
	if (f->compared >= ENOUGH && (f->ratio < least_same ||
	    f->ratio > most_same))
		return HEALTH_contradicted;
	if (2 * count_faults(f) >= feed_newest(f)->rows)
		return HEALTH_held;
	if (f->rhythm > 0 && f->lag > stopped * f->rhythm)
		return HEALTH_stopped;
	if (f->rhythm > 0 && f->lag > late * f->rhythm)
		return HEALTH_late;
	if (f->rhythm > 0 && !feed_newest(f)->full)
		return HEALTH_partial;
	return f->lag > f->fresh ? HEALTH_old : HEALTH_fresh;
}

/* "1 row", "3 rows" */
static const char *
counted(const struct looking *l, double n, const char *what)
{
	return arena_printf(l->own, "%s %s%s", number_digits(l->own, n, 6),
	    what, fabs(n - 1) < 0.005 ? "" : "s");
}

static const char *
last_day(const struct looking *l, const struct feed_health *f)
{
	return f->lag > 0 ? arena_printf(l->own, "last day %s, %s before the "
	    "guide's", feed_newest(f)->date, counted(l, f->lag, "day")) :
	    arena_printf(l->own, "last day %s, the guide's", feed_newest(f)->
	    date);
}

/* "step 2, others 1" */
static const char *
rules_of(const struct looking *l, const struct feed_health *f)
{
	struct text t;

	text_init(&t, l->own);
	for (size_t i = 0; i < f->held_rules; i++)
		text_printf(&t, "%s%s %zu", i ? ", " : "", f->held[i].rule,
		    f->held[i].rows);
	return t.data;
}

static const char *
reason_of(const struct looking *l, const struct feed_health *f)
{
	const struct feed_day *d = feed_newest(f);
	const char *last = last_day(l, f);

	switch (f->state) {
	case HEALTH_contradicted:
		return arena_printf(l->arena, "its prices are at the median "
		    "%s times those of other feeds, %s compared",
		    number_digits(l->own, f->ratio, 2), counted(l,
		    (double)f->compared, "row"));
	case HEALTH_held:
		return arena_printf(l->arena, "%zu of %s of %s held back: %s",
		    count_faults(f), counted(l, (double)d->rows, "row"),
		    d->date, rules_of(l, f));
	case HEALTH_stopped:
	case HEALTH_late:
		return arena_printf(l->arena, "%s; it came every %s", last,
		    counted(l, f->rhythm, "day"));
	case HEALTH_partial:
		return arena_printf(l->arena, "%s has %s, its fullest day %zu",
		    d->date, counted(l, (double)d->rows, "row"),
		    most_rows(f));
	case HEALTH_old:
		return arena_printf(l->arena, "%s; its prices may be %s old",
		    last, counted(l, f->fresh, "day"));
	case HEALTH_past:
		return arena_printf(l->arena, "kept for what prices were: %s",
		    last);
	default:
		return arena_strdup(l->arena, last);
	}
}

static void
look_at(struct looking *l, struct feed_health *f, const struct row *from,
    const struct row *to)
{
	struct ratios all = { arena_array(l->own, (size_t)(to - from),
	    sizeof(double)), 0 };
	const struct row *newest = from;

	f->feed = from->feed;
	f->day = arena_array(l->arena, (size_t)(to - from), sizeof(*f->day));
	for (const struct row *r = from, *end; r < to; r = end) {
		for (end = r; end < to && !strcmp(end->day, r->day);)
			end++;
		add_day(l, f, r, end, &all);
		newest = r;
	}
	settle_full(f);
	settle_ratio(f, &all);
	settle_rhythm(l, f);
	settle_source(l, f, newest->offer);
	count_held(l, f, newest, to);
	find_left(l, f, from, to);
	f->state = state_of(f);
	f->reason = reason_of(l, f);
}

static struct feed_health *
find_feed(const struct feeds_health *all, const char *witness, size_t len)
{
	for (size_t i = 0; witness && i < all->count; i++)
		if (strlen(all->item[i].feed) == len && !strncmp(
		    all->item[i].feed, witness, len))
			return &all->item[i];
	return NULL;
}

/* Rows whose newest price nobody asks any more. */
static void
count_retired(struct looking *l, const struct feeds_health *all)
{
	const struct record_list *retired = &l->catalog->retired;
	struct map *seen = map_new(l->own);

	for (size_t i = 0; i < retired->count; i++) {
		const struct offer *o = (const struct offer *)
		    retired->item[i];
		struct origin at = priced_at(o);
		size_t len;
		const char *witness = offer_witness(l->catalog, o, &len);
		struct feed_health *f = find_feed(all, witness, len);

		if (f && !o->again && !map_put(seen, arena_printf(l->own,
		    "%s:%d", at.file, at.line), seen))
			f->retired++;
	}
}

static int
compare_feeds(const void *left, const void *right)
{
	const struct feed_health *a = left, *b = right;
	int order = (int)a->state - (int)b->state;

	return order ? order : strcmp(a->feed, b->feed);
}

struct feeds_health
catalog_health(struct arena *arena, const struct catalog *c)
{
	struct arena *own = arena_child(arena);
	struct looking l = { .catalog = c, .arena = arena, .own = own,
		.groups = map_new(own) };
	struct { struct feed_health *item; size_t count, cap; } all = { 0 };
	struct feeds_health out;

	gather(&l);
	for (struct row *r = l.rows.item, *end = r; r && r < l.rows.item +
	    l.rows.count; r = end) {
		struct feed_health f = { 0 };

		while (end < l.rows.item + l.rows.count && end->feed ==
		    r->feed)
			end++;
		look_at(&l, &f, r, end);
		ARRAY_ADD(arena, &all, f);
	}
	out = (struct feeds_health){ all.item, all.count };
	count_retired(&l, &out);
	if (out.count)
		qsort(out.item, out.count, sizeof(*out.item), compare_feeds);
	arena_free(own);
	return out;
}
