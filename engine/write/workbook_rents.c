/*
 * What a purchase is weighed against: the rents of its accelerator that may
 * be the lowest once prices are edited, and what each of them brings with it.
 */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "kind/ownership.h"
#include "write/workbook.h"

/* Rows that a rent brings with it, beside its price. */
static const char *const brought[] = { "interruptions", "restart_time",
	"committed", "rent_count" };

/* The rent beside what a column buys, or NULL. */
static const struct offer *
beside(const struct workbook *w, const struct book_column *c)
{
	int slot = chain_slot(w->chain, "rent");
	const struct record *of = slot < 0 ? NULL :
	    c->answer->input[slot].of;

	return of && of->type && !strcmp(of->type->verb, "offer") &&
	    offer_is_purchase(c->answer->place.offer) ?
	    (const struct offer *)of : NULL;
}

static struct book_input *
price(struct workbook *w, const struct offer *o)
{
	return workbook_field(w, &o->head, "price", "Rent of one accelerator");
}

/* The dearest that is carried stands for all that are dearer still, and is
 * locked, so that whatever the others are edited to, the lowest is right. */
void
workbook_rents(struct workbook *w, struct book_column *c)
{
	const struct decision *d = w->decision;
	const struct offer *rents[BOOK_RENTS];
	size_t n, dearer;

	if (!beside(w, c))
		return;
	n = rents_beside(w->guide->catalog, d->profile,
	    c->answer->place.accelerator, rents, BOOK_RENTS, &dearer);
	c->rent = arena_array(w->arena, n + 1, sizeof(*c->rent));
	for (size_t i = 0; n > 1 && i < n; i++) {
		struct book_rent *r = &c->rent[c->rents++];

		r->offer = rents[i];
		r->price = price(w, rents[i]);
		workbook_use(r->price);
		if (dearer && i == n - 1)
			r->price->effect = EFFECT_FIXED;
	}
}

/* What a rent brings to a row: an input, or a number where NULL. */
static struct book_input *
brings(struct workbook *w, const struct offer *o, const char *row,
    double *value)
{
	const struct contract *c = contract_of(w->guide->catalog, o);
	const struct number *n = NULL;
	const struct record *of = c ? &c->head : NULL;

	*value = 0;
	if (!strcmp(row, "committed")) {
		*value = c && c->committed.on;
		return NULL;
	}
	if (!strcmp(row, "rent_count")) {
		*value = o->count.value;
		return NULL;
	}
	if (c)
		n = !strcmp(row, "interruptions") ? &c->interruptions :
		    &c->restart_time;
	if (!n || !n->fact.given)
		return NULL;
	*value = n->value;
	return workbook_field(w, of, row, row);
}

/* Do the rents of a column bring different things to a row? */
bool
workbook_rents_differ(struct workbook *w, const struct book_column *c,
    const char *row)
{
	const struct book_input *first;
	double value, other;
	bool any = false, differ = false;

	for (size_t i = 0; i < COUNT(brought); i++)
		any |= !strcmp(row, brought[i]);
	if (!any || !c->rents)
		return false;
	first = brings(w, c->rent[0].offer, row, &value);
	for (size_t i = 1; i < c->rents; i++)
		differ |= brings(w, c->rent[i].offer, row, &other) != first ||
		    other < value || other > value;
	for (size_t i = 0; differ && i < c->rents; i++)
		workbook_use(brings(w, c->rent[i].offer, row, &other));
	return differ;
}

/* The price of one as it stands under the scenario; what is locked follows
 * no scenario by itself. */
static const char *
price_now(struct workbook *w, const struct book_rent *r)
{
	const char *cell = workbook_input_cell(w, r->price);

	return r->price->effect == EFFECT_FIXED ? arena_printf(w->arena,
	    "%s*%s", cell, w->factor_price) : cell;
}

static const char *
lowest(struct workbook *w, const struct book_column *c)
{
	const char *list = price_now(w, &c->rent[0]);

	for (size_t i = 1; i < c->rents; i++)
		list = arena_printf(w->arena, "%s,%s", list, price_now(w,
		    &c->rent[i]));
	return arena_printf(w->arena, "MIN(%s)", list);
}

/* What the rent that is lowest now brings. */
static const char *
of_lowest(struct workbook *w, const struct book_column *c, const char *row)
{
	const char *rent = ref_cell(w->arena, NULL, w->row[chain_slot(
	    w->chain, "rent")], c->col);
	const char *text = NULL;

	for (size_t i = c->rents; i-- > 0;) {
		double value;
		const struct book_input *b = brings(w, c->rent[i].offer, row,
		    &value);
		const char *one = b ? workbook_input_cell(w, b) :
		    arena_printf(w->arena, "%.15g", value);

		text = !text ? one : arena_printf(w->arena,
		    "IF(%s=%s,%s,%s)", rent, price_now(w, &c->rent[i]), one,
		    text);
	}
	return text;
}

const char *
workbook_rent_formula(struct workbook *w, const struct book_column *c,
    const char *row)
{
	if (!c->rents)
		return NULL;
	if (!strcmp(row, "rent"))
		return lowest(w, c);
	return workbook_rents_differ(w, c, row) ? of_lowest(w, c, row) : NULL;
}
