/*
 * What a candidate's order pays, as rows behind the chain: the same sums as
 * search/order.c, of cells.
 */
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/text.h"
#include "kind/ownership.h"
#include "unit/number.h"
#include "write/workbook.h"

static const enum phrase titles[PAY_COUNT] = {
	[PAY_UPFRONT] = PHRASE_sheet_pay_upfront,
	[PAY_MONTH] = PHRASE_sheet_pay_month,
	[PAY_RUN] = PHRASE_sheet_pay_run,
	[PAY_RUNNING] = PHRASE_sheet_pay_running,
	[PAY_MONTHS] = PHRASE_sheet_pay_months,
	[PAY_TOTAL] = PHRASE_sheet_pay_total,
};

static bool
has(const struct chain *c, const char *row)
{
	return chain_slot(c, row) >= 0;
}

static bool
is_job(const struct chain *c)
{
	return has(c, "billed_time");
}

/* Rows that are added up, by how the candidate is paid for. */
static const char *const bought_rows[] = { "usd_at_once", "bought",
	"missing_billed", "cost_fixed", "cost_tax",
	"cost_people", "cost_space", "resale", "usd_rented", "horizon", NULL };
static const char *const rented_rows[] = { "rent", "missing_billed",
	"usd_storage", "usd_egress", "paid_time", "usd_per_month",
	"usd_per_job", "job_time", "usd_rented", "horizon", NULL };
static const char *const compared_rows[] = { "rent_paid", "hours_used", NULL };
static const char *const held_rows[] = { "used_held", "held_price",
	"held_upkeep", "held_fixed", "horizon", NULL };

const char *
workbook_energy(const struct workbook *w)
{
	return has(w->chain, "owned_energy") ? "owned_energy" :
	    "cost_running";
}

void
workbook_want_pay(struct workbook *w, const struct book_column *c,
    void (*want)(const struct chain *, bool *, const char *), bool *wanted)
{
	const struct order *o = c->answer->order;
	const char *const *rows = o->buys ? bought_rows : rented_rows;

	for (; *rows; rows++)
		if (is_job(w->chain) || (strcmp(*rows, "usd_per_job") != 0 &&
		    strcmp(*rows, "job_time") != 0))
			want(w->chain, wanted, *rows);
	want(w->chain, wanted, "rent");
	rows = compared_rows;
	for (; order_rents(o) && has(w->chain, "cost_rented") && *rows; rows++)
		want(w->chain, wanted, *rows);
	if (o->buys || workbook_value(w, c, "used_held") > 0)
		want(w->chain, wanted, workbook_energy(w));
	rows = held_rows;
	for (; workbook_value(w, c, "used_held") > 0 && *rows; rows++)
		want(w->chain, wanted, *rows);
}

/* The cell of a row on the same sheet; a number where there is none. */
static const char *
row(struct workbook *w, const struct book_column *c, const char *name,
    double without)
{
	const char *ref = workbook_ref(w, c, name);
	struct text t;

	if (ref)
		return strchr(ref, '!') + 1;
	text_init(&t, w->arena);
	number_exact(&t, has(w->chain, name) ? workbook_value(w, c, name) :
	    without);
	return t.data;
}

static const char *
held_part(struct workbook *w, const struct book_column *c, const char *time)
{
	if (workbook_value(w, c, "used_held") <= 0)
		return "";
	return arena_printf(w->arena, "-%s*%s*%s", row(w, c, "used_held", 0),
	    row(w, c, "held_price", 0), row(w, c, time, 0));
}

static const char *
committed_month(struct workbook *w, const struct book_column *c)
{
	const struct order *o = c->answer->order;

	return arena_printf(w->arena, "%s*%s*%d+(%s+%s)*%s",
	    row(w, c, "rent", 0),
	    row(w, c, "missing_billed", o->accelerators), TENURE_MONTH,
	    row(w, c, "usd_storage", 0), row(w, c, "usd_egress", 0),
	    is_job(w->chain) ? "0" : row(w, c, "paid_time", 0));
}

static const char *
run(struct workbook *w, const struct book_column *c)
{
	const struct order *o = c->answer->order;

	if (!order_rents(o) || !is_job(w->chain))
		return "0";
	if (o->commitment_months > 0)
		return arena_printf(w->arena, "%s+%s", row(w, c,
		    "usd_storage", 0), row(w, c, "usd_egress", 0));
	return arena_printf(w->arena, "%s%s", row(w, c, "usd_per_job", 0),
	    held_part(w, c, "job_time"));
}

static const char *
month(struct workbook *w, const struct book_column *c)
{
	const struct order *o = c->answer->order;

	/* A cluster rents beside what it buys. */
	if (has(w->chain, "rented_time"))
		return row(w, c, "usd_rented", 0);
	if (!order_rents(o))
		return "0";
	if (has(w->chain, "cost_rented"))
		return arena_printf(w->arena, "%s*%s*%.15g", row(w, c,
		    "rent_paid", 0), row(w, c, "hours_used", 0),
		    o->accelerators);
	if (o->commitment_months > 0)
		return committed_month(w, c);
	if (is_job(w->chain))
		return "0";
	return arena_printf(w->arena, "%s%s", row(w, c, "usd_per_month", 0),
	    held_part(w, c, "paid_time"));
}

static const char *
running(struct workbook *w, const struct book_column *c)
{
	const struct order *o = c->answer->order;
	const char *one = "0";

	if (o->buys)
		one = arena_printf(w->arena, "%s*(%s+%s)", row(w, c, has(
		    w->chain, "bought") ? "bought" : "missing_billed",
		    o->accelerators), row(w, c, "cost_fixed", 0),
		    row(w, c, workbook_energy(w), 0));
	if (workbook_value(w, c, "used_held") <= 0)
		return one;
	return arena_printf(w->arena, "%s+%s*(%s+%s)", one, row(w, c,
	    "used_held", 0), has(w->chain, "held_upkeep") ? row(w, c,
	    "held_upkeep", 0) : arena_printf(w->arena, "%s*%s", row(w, c,
	    "held_fixed", 0), row(w, c, "horizon", 0)),
	    row(w, c, workbook_energy(w), 0));
}

static const char *
months(struct workbook *w, const struct book_column *c)
{
	const struct order *o = c->answer->order;

	if (is_job(w->chain) && !o->buys && o->tenure == TENURE_RENT)
		return arena_printf(w->arena, "%s/%d", row(w, c, "job_time",
		    0), TENURE_MONTH);
	if (is_job(w->chain) && o->tenure == TENURE_COMMIT)
		return arena_printf(w->arena, "%.15g", o->commitment_months);
	return arena_printf(w->arena, "%s/%d", row(w, c, "horizon", 0),
	    TENURE_MONTH);
}

const char *
workbook_pay(const struct workbook *w, const struct book_column *c,
    enum pay pay)
{
	return ref_cell(w->arena, w->working, w->pay_row[pay], c->col);
}

double
workbook_paid(const struct book_column *c, enum pay pay)
{
	const struct order *o = c->answer->order;
	const double paid[PAY_COUNT] = { o->usd_upfront, o->usd_per_month,
		o->usd_run, o->usd_running, o->horizon_months, o->usd_total };

	return paid[pay];
}

/* The same of the candidate that a quote is like. */
static const char *
like(struct workbook *w, const struct book_column *c, enum pay pay)
{
	return arena_printf(w->arena, "INDEX(%s,%s)", ref_range(w->arena,
	    NULL, w->pay_row[pay], w->columns.item[0].col, w->pay_row[pay],
	    w->columns.item[w->candidates_count - 1].col),
	    w->quote_like[c->quote - 1]);
}

/* A quote's rent is to that of its like as their prices are. */
static const char *
quoted(struct workbook *w, const struct book_column *c, enum pay pay)
{
	const char *rent = workbook_ref(w, c, "rent");
	const char *as = like(w, c, pay);
	unsigned at;

	if (pay == PAY_UPFRONT)
		return arena_printf(w->arena, "IF(%s>0,%s,0)", as,
		    row(w, c, "usd_at_once", 0));
	if ((pay != PAY_MONTH && pay != PAY_RUN) || !rent)
		return as;
	at = w->row[chain_slot(w->chain, "rent")];
	return arena_printf(w->arena, "IFERROR(%s*%s/INDEX(%s,%s),0)", as,
	    strchr(rent, '!') + 1, ref_range(w->arena, NULL, at,
	    w->columns.item[0].col, at, w->columns.item[w->candidates_count -
	    1].col), w->quote_like[c->quote - 1]);
}

static const char *
formula_of(struct workbook *w, const struct book_column *c, enum pay pay)
{
	unsigned first = w->pay_row[0];

	if (c->quote && pay != PAY_TOTAL)
		return quoted(w, c, pay);

	switch (pay) {
	case PAY_UPFRONT:
		return c->answer->order->buys ? row(w, c, "usd_at_once", 0) :
		    "0";
	case PAY_MONTH:
		return month(w, c);
	case PAY_RUN:
		return run(w, c);
	case PAY_RUNNING:
		return running(w, c);
	case PAY_MONTHS:
		return months(w, c);
	default:
		return arena_printf(w->arena, "%s+%s+%s+%s*MAX(%s,%.15g)",
		    ref_cell(w->arena, NULL, first, c->col),
		    ref_cell(w->arena, NULL, first + PAY_RUN, c->col),
		    ref_cell(w->arena, NULL, first + PAY_RUNNING, c->col),
		    ref_cell(w->arena, NULL, first + PAY_MONTH, c->col),
		    ref_cell(w->arena, NULL, first + PAY_MONTHS, c->col),
		    c->answer->order->commitment_months);
	}
}

unsigned
workbook_pays(struct workbook *w, unsigned at)
{
	sheet_text(w->working, at++, 0, ROLE_SECTION, "What the order pays");
	for (int i = 0; i < PAY_COUNT; i++, at++) {
		w->pay_row[i] = at;
		sheet_text(w->working, at, 0, ROLE_PLAIN,
		    phrase_plain(w->phrases, titles[i]));
		sheet_text(w->working, at, 1, ROLE_NOTE,
		    i == PAY_MONTHS ? "month" : "USD");
		for (size_t n = 0; n < w->columns.count; n++) {
			const struct book_column *c = &w->columns.item[n];

			sheet_live(w->working, at, c->col, formula_of(w, c,
			    (enum pay)i), workbook_paid(c, (enum pay)i),
			    i == PAY_MONTHS ? "0.0" : "\"$\"#,##0");
		}
	}
	return at;
}
