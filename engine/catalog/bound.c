/* Numbers that no thing has: a unit that was mistaken. */
#include "catalog/check.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "unit/number.h"

struct bound {
	const char *verb, *field, *unit;
	double least, most;
};

static const struct bound bounds[] = {
#define BOUND(verb, field, unit, least, most) \
	{ #verb, #field, unit, least, most },
#include "catalog/bound.def"
#undef BOUND
};

/* "80 GB", in the unit of its bound. */
static const char *
show(const struct check *c, const struct bound *b, double value)
{
	const char *digits = number_digits(c->arena, value, 4);

	return !strcmp(b->unit, "1") ? digits : arena_printf(c->arena,
	    "%s %s", digits, b->unit);
}

/* What it likely is: a prefix off, or a percent, or cents. */
static double
likely(const struct bound *b, double value)
{
	static const double steps[] = { 1e-2, 1e2, 1e-3, 1e3, 1e-6, 1e6,
		1e-9, 1e9 };
	bool hundreds = !strcmp(b->unit, "1") || !strcmp(b->unit, "percent") ||
	    !strcmp(b->unit, "USD/kWh");

	for (size_t i = hundreds ? 0 : 2; i < COUNT(steps); i++)
		if (value * steps[i] >= b->least &&
		    value * steps[i] <= b->most)
			return value * steps[i];
	return 0;
}

static void
check_number(const struct check *c, const struct bound *b,
    const struct number *n)
{
	const struct fact *fact = &n->fact;
	struct quantity unit;
	double value, right;

	unit_parse(b->unit, &unit);
	value = n->value / unit.value;
	if (!fact->given || (value >= b->least && value <= b->most) ||
	    value <= 0)
		return;
	right = likely(b, value);
	diag(c->diags, DIAG_implausible, fact->at, "%s \"%s\": %s%s%s is %s; "
	    "it is likely between %s and %s%s", fact->of->type->verb,
	    fact->of->id, b->field, fact->part ? "." : "",
	    fact->part ? fact->part : "", show(c, b, value),
	    show(c, b, b->least), show(c, b, b->most), right > 0 ?
	    arena_printf(c->arena, ": was %s meant?", show(c, b, right)) :
	    ": is the unit right?");
}

static void
check_record_bounds(void *context, const struct record *r)
{
	const struct check *c = context;

	if (r->installed && !r->ours)
		return;
	for (size_t i = 0; i < COUNT(bounds); i++) {
		const struct field *f = text_same(bounds[i].verb,
		    r->type->verb) ? record_type_find(r->type,
		    bounds[i].field) : NULL;
		const struct rates *rates = f ? record_field(r, f) : NULL;

		if (!f)
			continue;
		if (f->type != FIELD_RATES) {
			check_number(c, &bounds[i], record_field(r, f));
			continue;
		}
		for (size_t n = 0; n < rates->count; n++)
			check_number(c, &bounds[i], &rates->item[n].number);
	}
}

void
check_bound(const struct check *c, const char *field, const struct number *n)
{
	for (size_t i = 0; i < COUNT(bounds); i++)
		if (!strcmp(bounds[i].verb, n->fact.of->type->verb) &&
		    !strcmp(bounds[i].field, field))
			check_number(c, &bounds[i], n);
}

void
check_bounds(const struct check *c)
{
	struct check own = *c;

	check_each(c, &own, check_record_bounds);
}
