#include "cmd/gate.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/text.h"
#include "catalog/catalog.h"
#include "cmd/cmd.h"
#include "search/approval.h"
#include "search/grade.h"

static const struct origin nowhere;

enum rule { RULE_none, RULE_untested, RULE_thin, RULE_close, RULE_stale,
	RULE_outlier, RULE_signed, RULE_unpriced, RULES };

static const char *const rules[RULES] = { "none", "untested", "thin", "close",
	"stale", "outlier", "signed", "unpriced" };

static bool
asks(const struct options *o, enum rule rule)
{
	size_t n = strlen(rules[rule]);

	for (const char *p = o->fail_on; p && *p; p += *p == ',') {
		if (strcspn(p, ",") == n && !strncmp(p, rules[rule], n))
			return true;
		p += strcspn(p, ",");
	}
	return false;
}

bool
gate_reads(struct options *o)
{
	bool good = true;

	for (const char *p = o->fail_on; p && *p; p += *p == ',') {
		const char *word = arena_strndup(o->arena, p, strcspn(p, ","));
		const char *near = text_nearest(word, rules, RULES);
		size_t i = 0;

		while (i < RULES && strcmp(rules[i], word) != 0)
			i++;
		if (i == RULES)
			diag(o->diags, DIAG_usage, nowhere, "--fail-on takes "
			    "none, untested, thin, close, stale, outlier, "
			    "signed and unpriced, parted by commas, not "
			    "\"%s\"%s%s%s", word,
			    near ? "; did you mean \"" : "", near ? near : "",
			    near ? "\"?" : "");
		good &= i < RULES;
		p += strcspn(p, ",");
	}
	return good;
}

static void
tell(struct options *o, const struct decision *d, const char *what)
{
	diag(o->diags, DIAG_fail_on, d->workload->head.at,
	    "decision \"%s/%s\": %s", d->workload->head.id,
	    d->profile->head.id, what);
}

/* "it is thin: its price is old; ..." */
static const char *
graded(struct options *o, const struct order *order)
{
	const char *between = ": ";
	struct text t;

	text_init(&t, o->arena);
	text_printf(&t, "it is %s", grade_word(
	    (enum grade)order->grade));
	for (int i = 0; i < REASON_COUNT; i++)
		if (order->reasons & 1u << i) {
			text_printf(&t, "%s%s", between,
			    reason_title((enum reason)i));
			between = "; ";
		}
	return t.data;
}

static void
gate_signed(struct options *o, const struct catalog *cat,
    const struct decision *d)
{
	const struct approval *a = approval_of(cat, d);
	const struct order *now = d->ranked_count ? d->ranked->order : NULL;
	const char *moved;

	if (!a || approval_holds(a, now))
		return;
	moved = approval_moved(o->arena, cat, a, now);
	tell(o, d, arena_printf(o->arena, "it is not what was signed: %s%s%s",
	    approval_says(o->arena, cat, a), *moved ? " " : "", moved));
}

static void
gate_order(struct options *o, const struct catalog *cat,
    const struct decision *d, const struct order *order)
{
	bool fails = (order->grade == GRADE_UNTESTED &&
	    asks(o, RULE_untested)) ||
	    (order->grade == GRADE_THIN && asks(o, RULE_thin)) ||
	    (order->grade == GRADE_CLOSE && asks(o, RULE_close));

	if (fails)
		tell(o, d, graded(o, order));
	if (order->offer && asks(o, RULE_stale) &&
	    offer_is_stale(cat, order->offer, cat->date))
		tell(o, d, arena_printf(o->arena, "the price of %s is older "
		    "than its source allows", order->offer->head.id));
}

/* Is there an offer of it, or one in somebody's hands? */
static bool
has_price(const struct catalog *cat, const struct record *card)
{
	for (size_t i = 0; i < cat->offers.count; i++)
		if (!strcmp(((const struct offer *)cat->offers.item[i])->
		    accelerator.text, card->id))
			return true;
	for (size_t i = 0; i < cat->holdings.count; i++)
		if (!strcmp(((const struct holding *)cat->holdings.item[i])->
		    accelerator.text, card->id))
			return true;
	return false;
}

static bool
is_unpriced(const struct catalog *cat, const struct record *card)
{
	return !card->installed && !has_price(cat, card);
}

static void
tell_unpriced(struct options *o, const struct catalog *cat)
{
	for (size_t i = 0; i < cat->accelerators.count; i++) {
		const struct record *card = cat->accelerators.item[i];

		if (is_unpriced(cat, card))
			diag(o->diags, DIAG_fail_on, card->at, "accelerator "
			    "\"%s\": it has no price, so no order can be "
			    "of it", card->id);
	}
}

void
gate_unpriced(struct options *o, const struct catalog *cat)
{
	size_t found = 0;
	struct text t;

	text_init(&t, o->arena);
	for (size_t i = 0; i < cat->accelerators.count; i++)
		if (is_unpriced(cat, cat->accelerators.item[i]))
			text_printf(&t, "%s%s", found++ ? ", " : "",
			    cat->accelerators.item[i]->id);
	if (found && !asks(o, RULE_unpriced))
		text_printf(o->aside, "without a price: %s\n",
		    t.data);
}

void
gate_decisions(struct options *o, const struct catalog *cat,
    const struct decisions *all)
{
	for (size_t i = 0; o->fail_on && i < all->count; i++) {
		const struct decision *d = &all->item[i];

		if (d->ranked_count && d->ranked->order)
			gate_order(o, cat, d, d->ranked->order);
		else if (asks(o, RULE_none))
			tell(o, d, "no accelerator satisfies it");
		if (asks(o, RULE_signed))
			gate_signed(o, cat, d);
	}
	if (asks(o, RULE_unpriced))
		tell_unpriced(o, cat);
	for (size_t i = 0; asks(o, RULE_outlier) && i < cat->held.count; i++) {
		const struct offer *f = (const struct offer *)
		    cat->held.item[i];

		/* A price that grew old is none that is wrong. */
		if (!f->held_by || strcmp(f->held_by, "old_spot") != 0)
			diag(o->diags, DIAG_fail_on, f->head.at,
			    "offer \"%s\" is held back: %s", f->head.id,
			    f->held);
	}
}
