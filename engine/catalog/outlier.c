/*
 * Prices that are likely wrong.  They are held back: a slip of the keyboard,
 * or a feed that changed its unit, must not decide what someone buys.
 */
#include "catalog/check.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/map.h"
#include "base/text.h"
#include "catalog/vocabulary.h"
#include "unit/number.h"

/* Fewer prices than this say nothing about each other. */
enum { ENOUGH = 3 };

/* How many times what it cost before is still a price; and what others ask:
 * the large clouds ask up to five times as much as a marketplace. */
static const double far = 4, far_others = 6;
/* A year's rent, and a price, beside the list price of the accelerator. */
static const double far_rent = 20, far_price = 8, far_used = 50;
/* How near a factor is to the accelerator count to be taken for it. */
static const double near = 0.1, near_itself = 0.02;
static const double year = 8766 * 3600.0;
/* More than any accelerator was ever rented or sold for. */
static const double most_rent = 60 / 3600.0, most_price = 150000;

static const struct offer *
offer_at(const struct check *c, size_t i)
{
	return (const struct offer *)c->catalog->offers.item[i];
}

static bool
is_bought(const struct offer *o)
{
	return o->purchase.fact.given;
}

static double
price_of(const struct offer *o)
{
	return is_bought(o) ? o->purchase.value : o->price.value;
}

static const char *
said(const struct word *w)
{
	return w->text ? w->text : "";
}

static bool
is_new(const struct offer *o)
{
	return !*said(&o->condition) || !strcmp(o->condition.text, "new");
}

/* The same thing on the same terms, whoever sells it. */
static bool
is_like(const struct offer *a, const struct offer *b)
{
	return !strcmp(said(&a->accelerator), said(&b->accelerator)) &&
	    !strcmp(said(&a->tier), said(&b->tier)) && is_new(a) == is_new(b);
}

static int
compare_doubles(const void *left, const void *right)
{
	double a = *(const double *)left, b = *(const double *)right;

	return (a > b) - (a < b);
}

static double
median_of(double *value, size_t count)
{
	qsort(value, count, sizeof(*value), compare_doubles);
	return count % 2 ? value[count / 2] :
	    (value[count / 2] + value[count / 2 - 1]) / 2;
}

/* Does the offer stand before those of the other's accelerator and tier? */
static bool
is_before(const struct offer *a, const struct offer *like)
{
	int order = strcmp(said(&a->accelerator), said(&like->accelerator));

	return order ? order < 0 : strcmp(said(&a->tier), said(&like->tier)) <
	    0;
}

/* Offers of one accelerator and tier stand together. */
struct group {
	struct arena *arena;
	const struct offer *like;
	const struct check *check;
	size_t first, end;
	double *value;             /* room for all of them */
};

/* What one seller asks. */
struct asked {
	const char *provider;
	double price;
};

static void
find_group(struct group *g)
{
	size_t count = g->check->catalog->offers.count;
	size_t low = 0, high = count;

	while (low < high) {
		size_t middle = low + (high - low) / 2;

		if (is_before(offer_at(g->check, middle), g->like))
			low = middle + 1;
		else
			high = middle;
	}
	g->first = g->end = low;
	while (g->end < count && !is_before(g->like, offer_at(g->check,
	    g->end)))
		g->end++;
	g->value = arena_array(g->arena, g->end - g->first + 1,
	    sizeof(*g->value));
}

/* By seller, then by price. */
static int
compare_asked(const void *left, const void *right)
{
	const struct asked *a = left, *b = right;
	int order = strcmp(a->provider, b->provider);

	return order ? order : (a->price > b->price) - (a->price < b->price);
}

/* The prices of what is like an offer, those of each seller together. */
static size_t
list_asked(const struct group *g, struct asked *asked)
{
	size_t n = 0;

	for (size_t i = g->first; i < g->end; i++) {
		const struct offer *o = offer_at(g->check, i);

		if (is_like(g->like, o))
			asked[n++] = (struct asked){ said(&o->provider),
				price_of(o) };
	}
	qsort(asked, n, sizeof(*asked), compare_asked);
	return n;
}

/* The median of each seller's prices, one behind the other; how many. */
static size_t
medians(const struct group *g, const struct asked *asked, size_t prices,
    double *median)
{
	size_t sellers = 0, n = 0;

	for (size_t i = 0; i < prices; i++) {
		g->value[n++] = asked[i].price;
		if (i + 1 < prices && !strcmp(asked[i].provider,
		    asked[i + 1].provider))
			continue;
		median[sellers++] = median_of(g->value, n);
		n = 0;
	}
	return sellers;
}

/*
 * What such a thing costs: the median over sellers, each with one say; of few
 * sellers that over the prices; 0 where there are few of these.
 */
static double
ask_usual(const struct check *c, const struct offer *like)
{
	struct group g = { .arena = arena_child(c->arena), .like = like,
		.check = c };
	struct asked *asked;
	double *median, usual = 0;
	size_t prices, sellers;

	find_group(&g);
	asked = arena_array(g.arena, g.end - g.first + 1, sizeof(*asked));
	median = arena_array(g.arena, g.end - g.first + 1, sizeof(*median));
	prices = list_asked(&g, asked);
	sellers = medians(&g, asked, prices, median);
	if (sellers >= ENOUGH)
		usual = median_of(median, sellers);
	else if (prices >= ENOUGH) {
		for (size_t i = 0; i < prices; i++)
			median[i] = asked[i].price;
		usual = median_of(median, prices);
	}
	arena_free(g.arena);
	return usual;
}

/* The same, asked once of each thing. */
static double
usual_price(const struct check *c, const struct offer *like)
{
	const char *key = arena_printf(c->arena, "%s\n%s\n%d",
	    said(&like->accelerator), said(&like->tier), is_new(like));
	double *usual = map_get(c->usual, key);

	if (!usual) {
		usual = ARENA_NEW(c->arena, double);
		*usual = ask_usual(c, like);
		map_put(c->usual, key, usual);
	}
	return *usual;
}

static const char *
price_text(const struct check *c, const struct offer *o, double value)
{
	const char *unit = is_bought(o) ? "USD" : "USD/h";

	return number_shown(c->arena, value, unit, unit, 3);
}

static const char *
times(const struct check *c, double factor)
{
	return number_digits(c->arena, factor, 2);
}

static const char *
hint(const struct offer *o, double factor, double nearness)
{
	double count = o->count.value;

	if (count > 1 && fabs(factor / count - 1) <= nearness)
		return "; the factor is its count: a price per instance?";
	if (count > 1 && fabs(factor * count - 1) <= nearness)
		return "; the factor is its count: divided twice?";
	return "";
}

static bool
is_far(double factor, double by)
{
	return factor > by || factor < 1 / by;
}

/* "NVIDIA A40, on demand" */
static const char *
thing(const struct check *c, const struct offer *o)
{
	const struct accelerator *a = (const struct accelerator *)
	    catalog_follow(c->catalog, "accelerator", &o->accelerator);
	const struct tier *tier = tier_find(c->catalog, said(&o->tier));
	char *terms = arena_strdup(c->arena, tier && tier->name.text ?
	    tier->name.text : said(&o->tier));

	*terms = (char)tolower((unsigned char)*terms);
	return arena_printf(c->arena, "%s, %s", a && a->name.text ?
	    a->name.text : said(&o->accelerator), terms);
}

/* Beside what such a thing costs elsewhere, or NULL. */
static const char *
beside_others(const struct check *c, const struct offer *o)
{
	double usual = usual_price(c, o), factor;

	if (!(usual > 0))
		return NULL;
	factor = price_of(o) / usual;
	if (!is_far(factor, far_others))
		return NULL;
	return arena_printf(c->arena, "%s is %s times the median of %s, %s%s",
	    price_text(c, o, price_of(o)), times(c, factor), thing(c, o),
	    price_text(c, o, usual), hint(o, factor, near));
}

/* Beside what the accelerator was listed at, or NULL. */
static const char *
beside_list(const struct check *c, const struct offer *o)
{
	const struct accelerator *a = (const struct accelerator *)
	    catalog_follow(c->catalog, "accelerator", &o->accelerator);
	double factor;

	if (!a)
		return NULL;
	if (price_of(o) > (is_bought(o) ? most_price : most_rent))
		return arena_printf(c->arena, "%s is more than anyone asks "
		    "for one accelerator", price_text(c, o, price_of(o)));
	if (a->launched.text && o->date.text &&
	    strcmp(o->date.text, a->launched.text) < 0)
		return arena_printf(c->arena, "%s is dated before the day "
		    "that %s was launched, %s", price_text(c, o, price_of(o)),
		    a->name.text ? a->name.text : o->accelerator.text,
		    a->launched.text);
	if (!a->list_price.fact.given)
		return NULL;
	factor = price_of(o) / a->list_price.value * (is_bought(o) ? 1 : year);
	if (!is_far(factor, !is_bought(o) ? far_rent : is_new(o) ? far_price :
	    far_used))
		return NULL;
	return arena_printf(c->arena, "%s is %s times its list price%s",
	    price_text(c, o, price_of(o)), times(c, factor), is_bought(o) ?
	    "" : " a year");
}

/* Beside what the same cost when it was last seen, or NULL. */
static const char *
beside_itself(const struct check *c, const struct offer *o,
    const struct offer *last)
{
	double factor = price_of(o) / price_of(last);
	const char *why = hint(o, factor, near_itself);

	if (!*why && !is_far(factor, far))
		return NULL;
	return arena_printf(c->arena, "%s is %s times its price of %s, %s%s",
	    price_text(c, o, price_of(o)), times(c, factor), last->date.text,
	    price_text(c, o, price_of(last)), why);
}

/* Someone looked at this price of this day and takes it as right. */
static bool
is_accepted(const struct check *c, const struct offer *o)
{
	const struct record_list *all = &c->catalog->acceptances;

	for (size_t i = 0; i < all->count; i++) {
		const struct accept *a = (const struct accept *)all->item[i];

		if (!strcmp(said(&a->offer), o->head.id) &&
		    !strcmp(said(&a->date), said(&o->date)))
			return true;
	}
	return false;
}

static const char *price_fault(const struct check *, const struct offer *);

/* The newest older price that nothing speaks against, or NULL. */
static struct offer *
last_good(const struct check *c, const struct offer *o)
{
	struct offer *last = o->before;

	while (last && price_fault(c, last))
		last = last->before;
	return last;
}

/* Why the price is held back, or NULL. */
static const char *
price_fault(const struct check *c, const struct offer *o)
{
	const struct offer *last;
	const char *why;

	if (!(price_of(o) > 0) || is_accepted(c, o))
		return NULL;
	last = last_good(c, o);
	if (last)
		return beside_itself(c, o, last);
	why = beside_others(c, o);
	return why ? why : beside_list(c, o);
}

/* So many that are held back stand alone; of more, so many are named. */
enum { ALONE = 3 };

/* A price that is held back, and why. */
struct fault {
	const struct offer *offer;
	const char *why;
};

struct faults {
	struct fault *item;
	size_t count, cap;
};

static struct faults
find_faults(const struct check *c)
{
	struct check own = *c;
	struct faults all = { 0 };

	own.usual = map_new(c->arena);
	for (size_t i = 0; i < c->catalog->offers.count; i++) {
		const struct offer *o = offer_at(c, i);
		const char *why = price_fault(&own, o);

		if (why)
			ARRAY_ADD(c->arena, &all, (struct fault){ o, why });
	}
	return all;
}

static struct origin
priced_at(const struct offer *o)
{
	return is_bought(o) ? o->purchase.fact.at : o->price.fact.at;
}

/* A feed that goes wrong does so in many rows: one message tells of them. */
static void
tell_many(const struct check *c, const struct faults *all)
{
	struct text t;

	text_init(&t, c->arena);
	for (size_t i = 0; i < ALONE; i++)
		text_printf(&t, "%s\"%s\": %s", i ? "; " : "",
		    all->item[i].offer->head.id, all->item[i].why);
	diag(c->diags, DIAG_price_outlier, priced_at(all->item[0].offer),
	    "%zu prices are held back; the page of prices lists all. The "
	    "first %d: %s", all->count, ALONE, t.data);
}

void
check_prices(const struct check *c)
{
	struct faults all = find_faults(c);

	for (size_t i = 0; i < all.count && all.count <= ALONE; i++)
		diag(c->diags, DIAG_price_outlier, priced_at(
		    all.item[i].offer), "offer \"%s\": %s",
		    all.item[i].offer->head.id, all.item[i].why);
	if (all.count > ALONE)
		tell_many(c, &all);
}

void
catalog_hold(struct catalog *cat, struct arena *arena)
{
	struct arena *own = arena_child(arena);
	struct check c = { .catalog = cat, .arena = own,
		.usual = map_new(own) };
	struct record_list *all = &cat->offers;
	struct record **use = arena_array(own, all->count + 1, sizeof(*use));
	size_t kept = 0;

	for (size_t i = 0; i < all->count; i++) {
		struct offer *o = (struct offer *)all->item[i];
		const char *why = price_fault(&c, o);
		struct offer *last = why ? last_good(&c, o) : o;

		if (why) {
			o->held = arena_strdup(arena, why);
			ARRAY_ADD(arena, &cat->held, &o->head);
		}
		if (last)
			use[kept++] = &last->head;
	}
	for (size_t i = 0; i < kept; i++)
		all->item[i] = use[i];
	all->count = kept;
	arena_free(own);
	catalog_sort_offers(cat);
}
