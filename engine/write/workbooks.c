/*
 * workbooks: a workbook of each decision, data/WORKLOAD-PROFILE.xlsx.
 */
#include <errno.h>
#include <stdatomic.h>
#include <string.h>

#include "base/arena.h"
#include "base/pool.h"
#include "base/publish.h"
#include "write/workbook.h"
#include "write/write.h"
#include "write/xlsx_file.h"
#include "write/xlsx_fit.h"

enum { SHOWN = 4 };

/* The sheets in the order of the book. */
static void
add_sheets(struct workbook *w)
{
	w->approval = book_sheet(w->book, "Approval");
	w->bill = book_sheet(w->book, "Order");
	w->quotes = book_sheet(w->book, "Quotes");
	w->scenarios = book_sheet(w->book, "Scenarios");
	w->inputs = book_sheet(w->book, "Inputs");
	w->candidates = book_sheet(w->book, "Candidates");
	w->cash = book_sheet(w->book, "Cash flow");
	w->sensitivity = book_sheet(w->book, "Sensitivity");
	w->working = book_sheet(w->book, "Working");
	w->checks = book_sheet(w->book, "Checks");
	w->sources = book_sheet(w->book, "Sources");
	w->changes = book_sheet(w->book, "Changes");
}

static void
lay_out(struct workbook *w)
{
	add_sheets(w);
	workbook_gather(w);
	workbook_scenarios(w);
	workbook_quotes(w);
	workbook_inputs(w);
	workbook_working(w);
	workbook_candidates(w);
	workbook_scenario_results(w);
	workbook_bill(w);
	workbook_cash(w);
	workbook_sensitivity(w);
	workbook_checks(w);
	workbook_sources(w);
	workbook_changes(w);
	workbook_approval(w);
}

static void
describe(struct workbook *w)
{
	const struct decision *d = w->decision;

	w->book->title = arena_printf(w->arena, "%s: %s",
	    workbook_name(&d->workload->head),
	    workbook_name(&d->profile->head));
	w->book->subject = "Accelerator buying decision";
	w->book->author = w->guide->site ? w->guide->site->publisher.text :
	    NULL;
	w->book->date = w->guide->date;
	w->book->version = arena_printf(w->arena, "Data of %s, %s",
	    w->guide->date, catalog_versions(w->arena, w->guide->catalog));
}

int
workbook_write(const struct guide *g, struct publish *publish,
    struct book *book, const char *name)
{
	char *path = publish_path(publish, name);

	if (!path)
		return write_fault(g, name);
	book->alone = g->alone;
	book_fit(book);
	if (book_write(book, g->diags, name, path))
		return -1;
	return publish_take(publish, name) ? write_fault(g, name) : 0;
}

static int
write_one(const struct guide *g, struct publish *publish,
    const struct decision *d)
{
	struct arena *arena = arena_child(g->arena);
	struct workbook w = { .arena = arena, .guide = g, .decision = d,
	    .phrases = decision_phrases(d), .chain = kind_chain(d->kind),
	    .book = book_new(arena) };
	int status = 0;

	w.contest = contest_of(arena, g->catalog, d, d->contenders < SHOWN ?
	    d->contenders : SHOWN);
	if (w.contest.count) {
		describe(&w);
		lay_out(&w);
		status = workbook_write(g, publish, w.book,
		    workbook_path(arena, d));
	}
	arena_free(arena);
	return status;
}

/* The books of one site, several at once. */
struct books {
	const struct guide *guide;
	struct publish *publish;
	atomic_int bad;           /* where one was not, no other is begun */
};

static void
write_item(void *context, size_t item, int worker)
{
	struct books *b = context;

	(void)worker;
	if (!b->bad && write_one(b->guide, b->publish,
	    &b->guide->decisions->item[item]))
		b->bad = -1;
}

static int
workbooks_write(const struct guide *g, struct publish *publish)
{
	struct books b = { .guide = g, .publish = publish };

	if (g->decisions)
		pool_run(g->jobs, g->decisions->count, write_item, &b);
	return b.bad;
}

const struct writer writer_workbooks = {
	.name = "workbooks",
	.doc = "one workbook a decision, live, to sign: "
	    "data/WORKLOAD-PROFILE.xlsx",
	.write = workbooks_write,
};
