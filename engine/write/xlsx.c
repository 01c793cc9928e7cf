/*
 * xlsx: the workbook.
 *
 * What it shows is gathered once (xlsx_plan.h), laid out on the sheets of a
 * book (xlsx_book.h) and then written (xlsx_file.h).
 */
#include <errno.h>
#include <string.h>

#include "base/arena.h"
#include "base/publish.h"
#include "write/write.h"
#include "write/xlsx_file.h"
#include "write/xlsx_plan.h"

static const char PATH[] = "data/guide.xlsx";

/* The sheets in the order of the book; the cover is filled in last. */
static void
lay_out(struct plan *p)
{
	struct sheet *cover = book_sheet(p->book, "Cover");
	struct sheet *summary = book_sheet(p->book, "Summary");

	p->inputs = book_sheet(p->book, "Inputs");
	plan_gather(p);
	plan_decisions(p);
	plan_owning(p);
	plan_rejects(p);
	p->checks = book_sheet(p->book, "Checks");
	plan_checks(p);
	plan_prices(p);
	plan_sources(p);
	plan_tables(p);
	plan_summary(p, summary);
	book_sort(p->book);
	plan_cover(p, cover);
}

static int
write_plan(struct plan *p, struct publish *publish)
{
	const struct guide *g = p->guide;
	char *path = publish_path(publish, PATH);

	if (!path)
		return write_fault(g, PATH);
	p->book->title = g->title ? g->title : "Guide";
	p->book->subject = "Accelerator buying guide";
	p->book->author = g->site ? g->site->publisher.text : NULL;
	p->book->date = g->date;
	lay_out(p);
	if (book_write(p->book, g->diags, PATH, path))
		return -1;
	if (publish_take(publish, PATH))
		return write_fault(g, PATH);
	return 0;
}

static int
xlsx_write(const struct guide *g, struct publish *publish)
{
	struct arena *arena = arena_child(g->arena);
	struct plan p = { .arena = arena, .guide = g,
	    .book = book_new(arena) };
	int status = write_plan(&p, publish);

	arena_free(arena);
	return status;
}

const struct writer writer_xlsx = {
	.name = "xlsx",
	.doc = "one workbook: inputs, live calculations, decisions, checks, "
	    "tables; data/guide.xlsx",
	.write = xlsx_write,
};
