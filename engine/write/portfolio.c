/*
 * portfolio: one workbook of all decisions, data/guide.xlsx.
 */
#include <math.h>

#include "base/arena.h"
#include "base/array.h"
#include "kind/ownership.h"
#include "write/portfolio.h"
#include "write/workbook.h"
#include "write/write.h"

static const char PATH[] = "data/guide.xlsx";

/* The months of rent that the total holds; 48.00000000000001 are 48. */
static double
paid_months(const struct order *o)
{
	double rent = o->usd_total - o->usd_upfront - o->usd_run -
	    o->usd_running;

	double months = o->usd_per_month > 0 ? rent / o->usd_per_month : 0;

	return fabs(months - round(months)) < 1e-12 * months ? round(months) :
	    months;
}

static const char *
sold_by(const struct order *o)
{
	if (!o->offer || offer_is_owned(o->offer))
		return "Owned";
	return o->offer->provider.text ? offer_seller(o->offer) : "Untold";
}

static void
gather(struct portfolio *p)
{
	const struct decisions *all = p->guide->decisions;

	for (size_t i = 0; all && i < all->count; i++) {
		const struct decision *d = &all->item[i];
		const struct answer *a = d->ranked_count ? d->ranked : NULL;

		if (!a || !a->order)
			continue;
		ARRAY_ADD(p->arena, &p->lines, ((struct portfolio_line){
		    .decision = d, .answer = a, .order = a->order,
		    .decided = workbook_name(&d->workload->head),
		    .buyer = workbook_name(&d->profile->head),
		    .provider = sold_by(a->order),
		    .accelerator = workbook_choice(a),
		    .paid_months = paid_months(a->order) }));
	}
}

/* The sheets in the order of the book. */
static void
add_sheets(struct portfolio *p)
{
	p->overview = book_sheet(p->book, "Overview");
	p->summary = book_sheet(p->book, "Summary");
	p->providers = book_sheet(p->book, "By provider");
	p->accelerators = book_sheet(p->book, "By accelerator");
	p->buyers = book_sheet(p->book, "By buyer");
	p->cash = book_sheet(p->book, "Cash by month");
	p->grades = book_sheet(p->book, "Grades");
	p->alternatives = book_sheet(p->book, "Alternatives");
	p->ages = book_sheet(p->book, "Price ages");
	p->cautions = book_sheet(p->book, "Cautions");
	p->sensitivity = book_sheet(p->book, "Sensitivity");
	p->sources = book_sheet(p->book, "Sources");
	p->changes = book_sheet(p->book, "Changes");
	p->checks = book_sheet(p->book, "Checks");
}

static void
lay_out(struct portfolio *p)
{
	add_sheets(p);
	gather(p);
	portfolio_place(p);
	portfolio_groups(p);
	portfolio_cash(p);
	portfolio_checks(p);
	portfolio_summary(p);
	portfolio_overview(p);
	portfolio_grades(p);
	portfolio_alternatives(p);
	portfolio_ages(p);
	portfolio_cautions(p);
	portfolio_sensitivity(p);
	portfolio_sources(p);
	portfolio_changes(p);
}

static int
write_book(struct portfolio *p, struct publish *publish)
{
	const struct guide *g = p->guide;

	p->book->title = g->title ? g->title : "Guide";
	p->book->subject = "Accelerator buying decisions";
	p->book->author = g->site ? g->site->publisher.text : NULL;
	p->book->date = g->date;
	lay_out(p);
	return workbook_write(g, publish, p->book, PATH);
}

static int
portfolio_write(const struct guide *g, struct publish *publish)
{
	struct arena *arena = arena_child(g->arena);
	struct portfolio p = { .arena = arena, .guide = g,
	    .book = book_new(arena) };
	int status = write_book(&p, publish);

	arena_free(arena);
	return status;
}

const struct writer writer_portfolio = {
	.name = "portfolio",
	.doc = "one workbook of all decisions: orders, money by provider, "
	    "accelerator and month, grades, ages; data/guide.xlsx",
	.write = portfolio_write,
};
