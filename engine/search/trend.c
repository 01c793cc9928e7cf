#include "search/trend.h"

#include <math.h>
#include <string.h>

#include "base/array.h"
#include "kind/ownership.h"
#include "search/order.h"

static const double DAY = 86400, YEAR = 365 * 86400.0, MONTHS = 12;
/* Of a normal distribution, beyond which a tenth lies on either side. */
static const double TENTH = 1.2816;
/* Below which two prices differ by their rounding. */
static const double ROUNDED = 0.0005;
/* Sellers of one kind, at most; days of a record beside a longer one. */
enum { SELLERS = 64, SHORT_DAYS = 14 };

const char *
trend_word(enum trend_sign s)
{
	static const char *const words[] = { [TREND_unsure] = "no sign",
		[TREND_falls] = "falls", [TREND_rises] = "rises",
		[TREND_over] = "over" };

	return words[s];
}

/* The sight itself, or the last before it that nothing holds back. */
static const struct offer *
counted(const struct offer *o)
{
	while (o && (o->held_by || !o->date.text || offer_price(o) <= 0))
		o = o->before;
	return o;
}

static double
years_between(const struct offer *first, const struct offer *last)
{
	return offer_age(first, last->date.text) / YEAR;
}

/* What a record spans; nothing moves yet. */
static struct trend
record_of(const struct offer *o)
{
	struct trend t = { .last = counted(o) };

	for (o = t.last; o; o = counted(o->before)) {
		t.first = o;
		t.sights++;
	}
	if (t.last)
		t.years = years_between(t.first, t.last);
	return t;
}

static bool
is_enough(const struct trend *t)
{
	return t->sights >= TREND_SIGHTS && t->years * YEAR >=
	    TREND_DAYS * DAY;
}

static bool
is_same(const char *a, const char *b)
{
	return a && b && !strcmp(a, b);
}

/* The longest record of each seller. */
struct records {
	struct trend item[SELLERS];
	size_t count;
};

static void
add_record(struct records *r, const struct offer *o)
{
	struct trend t = record_of(o);
	size_t i = 0;

	if (t.sights < 2 || t.years * YEAR < SHORT_DAYS * DAY)
		return;
	while (i < r->count && !is_same(r->item[i].last->provider.text,
	    o->provider.text))
		i++;
	if (i == SELLERS)
		return;
	if (i == r->count)
		r->item[r->count++] = t;
	else if (t.years > r->item[i].years)
		r->item[i] = t;
}

/* Is it right, or of a source that is kept for what prices were?  Another that
 * is held back may be wrong. */
static bool
is_record(const struct catalog *c, const struct offer *o, bool held)
{
	const char *id = offer_is_purchase(o) ? o->purchase.fact.source :
	    o->price.fact.source;
	const struct source *s = held && id ? (const struct source *)
	    catalog_find(&c->sources, id) : NULL;

	return !held || (s && s->past.on);
}

static struct records
records_like(const struct catalog *c, const struct offer *o, bool own)
{
	const struct record_list *lists[] = { &c->offers, &c->held };
	struct records r = { .count = 0 };

	for (size_t l = 0; l < COUNT(lists); l++)
		for (size_t i = 0; i < lists[l]->count; i++) {
			const struct offer *other = (const struct offer *)
			    lists[l]->item[i];

			if (is_record(c, other, lists[l] == &c->held) &&
			    is_same(o->accelerator.text,
			    other->accelerator.text) && offer_is_like(o,
			    other) && (own ? is_same(o->provider.text,
			    other->provider.text) : is_same(offer_seller_kind(
			    o), offer_seller_kind(other))))
				add_record(&r, other);
		}
	return r;
}

/* What is written with fewer digits has not moved. */
static double
move(const struct offer *before, const struct offer *after)
{
	double log_ratio = log(offer_price(after) / offer_price(before));

	return fabs(log_ratio) < ROUNDED ? 0 : log_ratio;
}

/* Squares of a record's moves about the drift, each by its years. */
static double
squares(const struct trend *t, double drift)
{
	const struct offer *o = t->last, *before;
	double sum = 0;

	for (; (before = counted(o->before)); o = before) {
		double years = years_between(before, o);
		double off = move(before, o) - drift * years;

		sum += off * off / years;
	}
	return sum;
}

static double
drift_of(const struct records *r)
{
	double moved = 0, years = 0;

	for (size_t i = 0; i < r->count; i++) {
		moved += move(r->item[i].first, r->item[i].last);
		years += r->item[i].years;
	}
	return moved / years;
}

/* Variance a year of the logarithm, by all moves: one is spent on the drift. */
static double
own_variance(const struct records *r, double drift)
{
	double sum = 0, moves = 0;

	for (size_t i = 0; i < r->count; i++) {
		sum += squares(&r->item[i], drift);
		moves += (double)r->item[i].sights - 1;
	}
	return sum / (moves - 1);
}

/* The same by what its contract states of a month. */
static double
stated_variance(const struct catalog *c, const struct offer *o)
{
	const struct contract *of = contract_of(c, o);

	return of && of->drift.fact.given ? MONTHS * of->drift.value *
	    of->drift.value : 0;
}

static enum trend_sign
sign_of(const struct catalog *c, const struct trend *t)
{
	if (offer_age(t->last, c->date) > TREND_OLD_DAYS * DAY)
		return TREND_over;
	return t->high < 0 ? TREND_falls : t->low > 0 ? TREND_rises :
	    TREND_unsure;
}

/* False where no record is long enough. */
static bool
weigh(const struct catalog *c, const struct records *r, struct trend *t)
{
	double drift, error;

	*t = (struct trend){ 0 };
	for (size_t i = 0; i < r->count; i++)
		if (is_enough(&r->item[i]) && r->item[i].years > t->years)
			*t = r->item[i];
	if (!t->last)
		return false;
	t->sellers = r->count;
	drift = drift_of(r);
	error = sqrt(fmax(own_variance(r, drift), stated_variance(c,
	    t->last)) / t->years);
	t->yearly = expm1(drift);
	t->low = expm1(drift - TENTH * error);
	t->high = expm1(drift + TENTH * error);
	t->quarter = expm1(drift / 4);
	t->sign = sign_of(c, t);
	return true;
}

bool
trend_of_kind(const struct catalog *c, const struct offer *o, struct trend *t)
{
	struct records r = records_like(c, o, false);

	return weigh(c, &r, t);
}

bool
trend_of(const struct catalog *c, const struct offer *o, struct trend *t)
{
	struct records r = records_like(c, o, true);

	return weigh(c, &r, t) || trend_of_kind(c, o, t);
}
