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
	RULE_outlier, RULE_signed, RULES };

static const char *const rules[RULES] = { "none", "untested", "thin", "close",
	"stale", "outlier", "signed" };

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
			    "none, untested, thin, close, stale, outlier and "
			    "signed, parted by commas, not \"%s\"%s%s%s", word,
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
	for (size_t i = 0; asks(o, RULE_outlier) && i < cat->held.count; i++) {
		const struct offer *f = (const struct offer *)
		    cat->held.item[i];

		diag(o->diags, DIAG_fail_on, f->head.at, "offer \"%s\" is "
		    "held back: %s", f->head.id, f->held);
	}
}
