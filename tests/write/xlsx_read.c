/*
 * A workbook held against the book that it was made of: the whole file is good,
 * and of a book with one thing more or less each row says what is missed.
 */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/file.h"
#include "scratch.h"
#include "write/xlsx_book.h"
#include "write/xlsx_file.h"
#include "write/xlsx_read.h"

#include "test_arena.h"

static const struct sheet_series line = { "Line", NULL,
    "='One'!$B$2:$B$4" };

/* Two sheets with one of each thing; what else stands in them changes. */
static struct book *
sample(void)
{
	struct book *b = book_new(arena);
	struct sheet *s = book_sheet(b, "One");
	const char *name = book_define(b, "price");

	b->title = "Sample";
	b->date = "2026-01-03";
	sheet_text(s, 0, 0, ROLE_HEAD, "Name");
	for (unsigned i = 1; i < 4; i++) {
		sheet_text(s, i, 0, ROLE_PLAIN, "x");
		sheet_number(s, i, 1, ROLE_PLAIN, i, NULL);
	}
	sheet_link(s, 5, 0, "out", "https://example.org/");
	sheet_width(s, 0, 1, 12);
	book_target(b, name, s, 1, 1);
	ARRAY_ADD(arena, &s->rules, ((struct sheet_rule){ .row = 1, .last = 2,
		.col = 1, .high = 9, .says = "1 to 9" }));
	ARRAY_ADD(arena, &s->merged, ((struct sheet_range){ 7, 0, 7, 2 }));
	ARRAY_ADD(arena, &s->marks, ((struct sheet_mark){ .at = { 1, 1, 3, 1 },
		.from = 2, .tone = TONE_GOOD }));
	ARRAY_ADD(arena, &s->charts, ((struct sheet_chart){ .title = "Chart",
		.x = "x", .y = "y", .alt = "a line", .series = &line,
		.count = 1, .row = 10, .width = 300, .height = 200 }));
	s->freeze_row = 1;
	s->filter_last = 3;
	s->filter_col = 1;
	s->locked = true;
	sheet_text(book_sheet(b, "Two"), 0, 0, ROLE_PLAIN, "y");
	return b;
}

enum change { NOTHING, CELL, SAME_CELL, FAR_CELL, WIDTH, SAME_WIDTH, NO_WIDTH,
	RULE, MERGED, MARK, FAILS, FREEZE, NO_FREEZE, FILTER, LOCKED, SHEET,
	NO_SHEET, NAME, HEAD, LINKS };

static void
change(struct book *b, enum change what, size_t *links)
{
	struct sheet *s = b->sheets.item[0];

	switch (what) {
	case NOTHING:
		break;
	case CELL:
		sheet_text(s, 8, 8, ROLE_PLAIN, "z");
		break;
	case SAME_CELL:
		sheet_text(s, 1, 0, ROLE_PLAIN, "z");
		break;
	case FAR_CELL:
		sheet_text(s, BOOK_ROWS, 0, ROLE_PLAIN, "z");
		sheet_text(s, 0, BOOK_COLUMNS, ROLE_PLAIN, "z");
		break;
	case WIDTH:
		sheet_width(s, 2, 2, 9);
		break;
	case SAME_WIDTH:
		sheet_width(s, 1, 1, 9);
		break;
	case NO_WIDTH:
		sheet_width(s, 1, 1, 0);
		break;
	case RULE:
		ARRAY_ADD(arena, &s->rules, s->rules.item[0]);
		break;
	case MERGED:
		ARRAY_ADD(arena, &s->merged, s->merged.item[0]);
		break;
	case MARK:
		ARRAY_ADD(arena, &s->marks, s->marks.item[0]);
		break;
	case FAILS:
		s->fails = true;
		break;
	case FREEZE:
		b->sheets.item[1]->freeze_col = 1;
		break;
	case NO_FREEZE:
		s->freeze_row = 0;
		break;
	case FILTER:
		s->filter_last = 0;
		break;
	case LOCKED:
		s->locked = false;
		break;
	case SHEET:
		book_sheet(b, "Three");
		break;
	case NO_SHEET:
		b->sheets.count--;
		break;
	case NAME:
		book_target(b, book_define(b, "more"), s, 1, 1);
		break;
	case HEAD:
		s->head = 1;
		break;
	case LINKS:
		links[0]++;
		break;
	}
}

static void
faults(void **state)
{
	static const struct {
		const char *name;
		enum change what;
		const char *want;
	} rows[] = {
		{ "as it was", NOTHING, NULL },
		{ "a cell more", CELL,
		    "xl/worksheets/sheet1.xml: 8 cells of 9" },
		{ "one in the place of another", SAME_CELL, NULL },
		{ "beyond the last row and column", FAR_CELL, NULL },
		{ "a column", WIDTH,
		    "xl/worksheets/sheet1.xml: columns are missing" },
		{ "a column again", SAME_WIDTH, NULL },
		{ "a column less", NO_WIDTH,
		    "xl/worksheets/sheet1.xml: columns are missing" },
		{ "a link", LINKS,
		    "xl/worksheets/sheet1.xml: links are missing" },
		{ "a rule", RULE,
		    "xl/worksheets/sheet1.xml: rules are missing" },
		{ "a range of merged cells", MERGED,
		    "xl/worksheets/sheet1.xml: a part of its frame is "
		    "missing" },
		{ "a mark", MARK, "xl/worksheets/sheet1.xml: a part of its "
		    "frame is missing" },
		{ "a mark of what fails", FAILS, "xl/worksheets/sheet1.xml: "
		    "a part of its frame is missing" },
		{ "columns that stay in sight", FREEZE,
		    "xl/worksheets/sheet2.xml: a part of its frame is "
		    "missing" },
		{ "rows that do not", NO_FREEZE, "xl/worksheets/sheet1.xml: "
		    "a part of its frame is missing" },
		{ "no lock", LOCKED, "xl/worksheets/sheet1.xml: a part of "
		    "its frame is missing" },
		{ "a sheet", SHEET, "xl/workbook.xml: sheets are missing" },
		{ "a name", NAME, "xl/workbook.xml: names are missing" },
		{ "a row that is repeated", HEAD,
		    "xl/workbook.xml: names are missing" },
	};

	(void)state;
	scratch_enter("faults");
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct book *b = sample();
		struct diags *d = diags_new(arena);
		size_t links[4] = { 1, 0, 0, 0 };
		const char *got;

		remove("b.xlsx");
		check_int("it is written", book_write(b, d, "b", "b.xlsx"), 0);
		change(b, rows[i].what, links);
		got = book_fault(b, links, "b.xlsx");
		check_text(rows[i].name, got ? got : "none", rows[i].want ?
		    rows[i].want : "none");
	}
}

/* A filter that is not asked for, and a sheet that nobody asked for: which part
 * is met first is the library's. */
static void
more_than_asked(void **state)
{
	static const enum change what[] = { FILTER, NO_SHEET };

	(void)state;
	scratch_enter("more");
	for (size_t i = 0; i < COUNT(what); i++) {
		struct book *b = sample();
		size_t links[4] = { 1, 0, 0, 0 };

		remove("b.xlsx");
		check_int("it is written", book_write(b, diags_new(arena),
		    "b", "b.xlsx"), 0);
		change(b, what[i], links);
		assert_non_null(book_fault(b, links, "b.xlsx"));
	}
}

/* Any end of the file that is cut off is missed, and so is any byte of its
 * directory's head, of a part's own head and of what is packed. */
static void
damaged(void **state)
{
	struct book *b = sample();
	size_t links[4] = { 1, 0, 0, 0 }, len;
	char *data;

	(void)state;
	scratch_enter("damaged");
	check_int("it is written", book_write(b, diags_new(arena), "b",
	    "b.xlsx"), 0);
	data = file_read(arena, "b.xlsx", &len);
	assert_non_null(data);
	for (size_t cut = 1; cut < 64; cut++) {
		FILE *f = fopen("cut.xlsx", "wb");

		assert_int_equal(fwrite(data, 1, len - cut, f), len - cut);
		fclose(f);
		if (!book_fault(b, links, "cut.xlsx"))
			fail_msg("%zu bytes less", cut);
	}
	for (size_t at = 200; at < 260; at++) {
		FILE *f = fopen("bad.xlsx", "wb");

		data[at] = (char)~data[at];
		assert_int_equal(fwrite(data, 1, len, f), len);
		fclose(f);
		data[at] = (char)~data[at];
		if (!book_fault(b, links, "bad.xlsx"))
			fail_msg("byte %zu", at);
	}
	assert_non_null(book_fault(b, links, "absent.xlsx"));
	assert_null(book_fault(b, links, "b.xlsx"));
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, open_arena, close_arena)

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(faults), TEST(more_than_asked), TEST(damaged),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
