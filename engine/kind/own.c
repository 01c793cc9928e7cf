/*
 * own: an accelerator bought against the same one rented, whatever runs on
 * it.  A candidate is an offer to buy; the rent beside it is the lowest that
 * the profile accepts, on demand where it takes that.
 */
#include <stddef.h>
#include <string.h>

#include "base/array.h"
#include "chain_own.h"
#include "kind/ownership.h"
#include "kind/text.h"
#include "spec/phrase.h"

#define KIND own
#define KIND_ALSO "buy buying tco"
#include "kind/struct.def"

#define KIND own
#define KIND_DOC "Renting or buying accelerators, whatever runs on them."
#define KIND_MORE .modelless = true
#include "kind/type.def"

static const struct limit limits[] = {
	{ "rent", "rental offers on record", "1", "one", HAVE_ROW, "rentable" },
	{ "outlay", "upfront cost", "USD",
	    "usd_at_once", HAVE_PROFILE, "budget_at_once" },
};

static const struct measure measures[] = {
	{ "break_even_hours", "Break-even use a month", "h" },
	{ "payback_time", "Payback time", "month" },
	{ "break_even_utilization", "Break-even utilization", "percent" },
	{ "owned_price", "Price when owned", "USD/h" },
	{ "rent_paid", "Price when rented", "USD/h" },
	{ "net_present_value", "Gain of buying", "USD" },
	{ "break_even_total", "Break-even use in all", "h" },
	{ "fixed_of_owned", "Cost of having one", "USD/month" },
	{ "running", "Energy of one at work", "USD/h" },
	{ "capital", "Capital", "USD" },
	{ "cost_owned", "Cost of owning", "USD" },
	{ "cost_rented", "Cost of renting", "USD" },
	{ "cost_capital", "Capital less resale", "USD" },
	{ "cost_fixed", "Fixed cost", "USD" },
	{ "cost_running", "Energy", "USD" },
	{ "annuity", "Monthly capital less resale", "USD/month" },
	{ "fixed", "Space, people and upkeep", "USD/month" },
	{ "hours_used", "Use a month", "h" },
	{ "saving", "Saved by an owned one", "USD/month" },
	{ "pool_owned", "Accelerators to own", "1" },
};

static const struct ownership_slots slots = {
	TENURE_INPUTS(TENURE_SLOT, OWN) .owned = -1
};

static size_t
own_formats(const struct workload *w, const struct format *out[FORMAT_MOST])
{
	out[0] = format_of(w->catalog, FORMAT_bf16);
	return 1;
}

static const char *
own_illegal(const struct workload *w, const struct placement *p)
{
	return p->accelerator->power.fact.given ? NULL :
	    SAID_PLAIN(w->catalog->phrases, illegal_power);
}

static void
own_bind(struct binding *b, const struct catalog *cat,
    const struct workload *w, const struct profile *profile,
    const struct placement *p)
{
	const struct own *own = (const struct own *)w;
	struct ownership t = { .catalog = cat, .profile = profile,
	    .accelerator = p->accelerator, .purchase = p->offer };
	size_t count;

	t.rent = rent_beside(cat, profile, p->accelerator, &count);
	ownership_bind(b, &slots, &t);
	bind_value(b, OWN_offers_to_rent, (double)count, (struct input){
	    .of = &p->accelerator->head, .field = "offers_to_rent",
	    .note = "of the profile's tiers and providers",
	    .cause = CAUSE_price });
	bind_number(b, OWN_sold_together, &p->offer->count, CAUSE_price);
	bind_number(b, OWN_base, &own->base, CAUSE_choice);
	bind_number(b, OWN_peak, &own->peak, CAUSE_choice);
}

static void
own_check(const struct catalog *cat, const struct workload *w,
    struct diags *diags)
{
	const struct own *own = (const struct own *)w;

	(void)cat;
	if (w->data_kept.fact.given || w->data_out.fact.given)
		diag(diags, DIAG_inconsistent, w->data_kept.fact.given ?
		    w->data_kept.fact.at : w->data_out.fact.at,
		    "workload \"%s\": an accelerator alone keeps and sends "
		    "no data", w->head.id);
	if (own->peak.value < own->base.value)
		diag(diags, DIAG_inconsistent, own->peak.fact.at,
		    "workload \"%s\": peak is %.0f, below base, %.0f",
		    w->head.id, own->peak.value, own->base.value);
}

const struct kind kind_own = {
	.name = "own", .title = "Renting or buying",
	.task = "Buy a pool of accelerators", .menu = 110, .type = &own_type,
	.chain_name = "own", .uncalibrated = true,
	.worth = "break_even_hours", .used = "hours_used",
	.limits = limits, .limit_count = COUNT(limits),
	.measures = measures, .measure_count = COUNT(measures),
	.formats = own_formats, .illegal = own_illegal, .check = own_check,
	.bind = own_bind,
};
