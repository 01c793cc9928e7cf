#include "catalog/check.h"

#include <math.h>
#include <string.h>

#include "base/text.h"
#include "unit/number.h"

/* Fewer prices than this say nothing about each other. */
enum { ENOUGH = 3 };

/* How many times the median, or its fraction, is still a price. */
static const double far = 4;
/* How near a factor is to the accelerator count to be taken for it. */
static const double near = 0.1;

static const struct offer *
offer_at(const struct check *c, size_t i)
{
	return (const struct offer *)c->catalog->offers.item[i];
}

static bool
is_same_group(const struct offer *a, const struct offer *b)
{
	return a->accelerator.text && b->accelerator.text && a->tier.text &&
	    b->tier.text &&
	    strcmp(a->accelerator.text, b->accelerator.text) == 0 &&
	    strcmp(a->tier.text, b->tier.text) == 0;
}

/* The offers first .. end-1 stand by price. */
static double
median(const struct check *c, size_t first, size_t end)
{
	size_t count = end - first;
	double upper = offer_at(c, first + count / 2)->price.value;

	if (count % 2)
		return upper;
	return (upper + offer_at(c, first + count / 2 - 1)->price.value) / 2;
}

static const char *
price_text(const struct check *c, double usd_per_s)
{
	struct quantity q;
	struct text t;

	unit_parse("USD/h", &q);
	q.value = usd_per_s;
	text_init(&t, c->arena);
	number_show(&t, q, "USD/h", 3);
	return t.data;
}

static const char *
hint(const struct offer *o, double factor)
{
	double count = o->count.value;

	if (count > 1 && fabs(factor / count - 1) <= near)
		return "; the factor is its count: a price per instance?";
	if (count > 1 && fabs(factor * count - 1) <= near)
		return "; the factor is its count: divided twice?";
	return "";
}

static void
check_price(const struct check *c, const struct offer *o, double middle)
{
	double factor = o->price.value / middle;
	struct text t;

	if (factor <= far && factor >= 1 / far)
		return;
	text_init(&t, c->arena);
	number_round(&t, factor, 2);
	diag(c->diags, DIAG_price_outlier, o->price.fact.at,
	    "offer \"%s\": %s is %s times the median of %s %s, %s%s",
	    o->head.id, price_text(c, o->price.value), t.data,
	    o->accelerator.text, o->tier.text, price_text(c, middle),
	    hint(o, factor));
}

static void
check_group(const struct check *c, size_t first, size_t end)
{
	double middle = median(c, first, end);

	if (end - first < ENOUGH || !(middle > 0))
		return;
	for (size_t i = first; i < end; i++)
		check_price(c, offer_at(c, i), middle);
}

void
check_prices(const struct check *c)
{
	size_t count = c->catalog->offers.count;

	for (size_t first = 0, end; first < count; first = end) {
		end = first + 1;
		while (end < count &&
		    is_same_group(offer_at(c, first), offer_at(c, end)))
			end++;
		check_group(c, first, end);
	}
}
