/* The workbook: names, texts and numbers that the format cannot hold. */
#include "write/write.h"

#include "check.h"
#include "scratch.h"
#include "unzip.h"

#include "base/arena.h"
#include "base/array.h"
#include "base/publish.h"
#include "base/text.h"
#include "chains.h"
#include "write/xlsx_book.h"
#include "write/xlsx_format.h"
#include "write/xlsx_guard.h"

extern const struct writer writer_xlsx;

static struct arena *arena;

static int
open_arena(void **state)
{
	(void)state;
	arena = arena_new(check_no_memory);
	return 0;
}

static int
close_arena(void **state)
{
	(void)state;
	arena_free(arena);
	return 0;
}

static char *
repeated(const char *s, size_t n)
{
	struct text t;

	text_init(&t, arena);
	while (n--)
		text_add(&t, s);
	return t.data;
}

static void
references(void **state)
{
	static const struct {
		const char *name;
		unsigned row, col;
		const char *want;
	} rows[] = {
		{ "first", 0, 0, "A1" },
		{ "last of one letter", 9, 25, "Z10" },
		{ "first of two letters", 0, 26, "AA1" },
		{ "last of two letters", 0, 701, "ZZ1" },
		{ "first of three letters", 0, 702, "AAA1" },
		{ "Excel's limits: last cell", 1048575, 16383, "XFD1048576" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_text(rows[i].name, ref_cell(arena, NULL, rows[i].row,
		    rows[i].col), rows[i].want);
}

static void
serials(void **state)
{
	static const struct {
		const char *name, *date;
		double want;
	} rows[] = {
		{ "Excel, DATEVALUE: 2008-01-01", "2008-01-01", 39448 },
		{ "Excel: the day that Unix counts from", "1970-01-01",
		    25569 },
		{ "by hand: a leap day", "2024-02-29", 45351 },
		{ "by hand: the day after", "2024-03-01", 45352 },
		{ "no date", "yesterday", 0 },
		{ "no month", "2024-13-01", 0 },
		{ "more behind", "2024-01-01x", 0 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_close(rows[i].name, book_serial(rows[i].date),
		    rows[i].want, 0);
}

static void
sheet_names(void **state)
{
	static const struct {
		const char *name, *wanted, *want;
	} rows[] = {
		{ "plain", "Prices", "Prices" },
		{ "equal but for case", "PRICES", "PRICES 2" },
		{ "again", "prices", "prices 3" },
		{ "empty", "", "Sheet" },
		{ "blank", "   ", "Sheet 2" },
		{ "Excel keeps this one", "history", "Sheet 3" },
		{ "characters that Excel refuses", "a/b\\c:d*e?f[g]h'",
		    "a-b-c-d-e-f-g-h-" },
		{ "31 characters at most",
		    "abcdefghijklmnopqrstuvwxyz0123456789",
		    "abcdefghijklmnopqrstuvwxyz01234" },
		{ "bad UTF-8 stays visible", "a\xff", "a\xef\xbf\xbd" },
	};
	struct book *b = book_new(arena);

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_text(rows[i].name, book_sheet(b, rows[i].wanted)->name,
		    rows[i].want);
}

static void
defined_names(void **state)
{
	static const struct {
		const char *name, *wanted, *want;
	} rows[] = {
		{ "an id", "accelerator/h100-80gb/memory",
		    "accelerator_h100_80gb_memory" },
		{ "the same again", "accelerator/h100.80gb/memory",
		    "accelerator_h100_80gb_memory_alt2" },
		{ "a cell", "B1", "in_B1" },
		{ "R1C1 notation", "R1C1", "in_R1C1" },
		{ "a row", "r", "in_r" },
		{ "a digit first", "4x/y", "in_4x_y" },
		{ "a blank", "has space", "in_has_space" },
		{ "empty", "", "in_" },
		{ "other letters", "caf\xc3\xa9/x", "caf___x" },
	};
	struct book *b = book_new(arena);

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_text(rows[i].name, book_define(b, rows[i].wanted),
		    rows[i].want);
	assert_true(strlen(book_define(b, repeated("long/", 100))) <=
	    BOOK_NAME);
}

static void
texts(void **state)
{
	const struct {
		const char *name, *text;
		size_t limit;
		const char *want;
	} rows[] = {
		{ "plain", "80 GB", 10, "80 GB" },
		{ "markup is for the library to escape", "<b>&", 10, "<b>&" },
		{ "a control character", "a\x01", 10, "a\xef\xbf\xbd" },
		{ "a bad byte", "a\xff" "b", 10, "a\xef\xbf\xbd" "b" },
		{ "just fits", "1234567890", 10, "1234567890" },
		{ "cut visibly", "1234567890x", 10, "123… [cut]" },
		{ "two units above U+FFFF", "\xf0\x9f\x98\x80\xf0\x9f\x98\x80"
		    "\xf0\x9f\x98\x80\xf0\x9f\x98\x80\xf0\x9f\x98\x80x", 10,
		    "\xf0\x9f\x98\x80… [cut]" },
		{ "what readers decode", "_x0041_", 40, "_x005F_x0041_" },
		{ "what they do not", "_x004g_", 40, "_x004g_" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_text(rows[i].name, guard_text(arena, rows[i].text,
		    rows[i].limit), rows[i].want);
}

static void
formula_texts(void **state)
{
	const struct {
		const char *name, *formula;
		bool good;
	} rows[] = {
		{ "plain", "A1*2", true },
		{ "with a text", "IF(A1=0,\"ok\",\"a \"\"b\"\"\")", true },
		{ "empty", "", false },
		{ "none", NULL, false },
		{ "8192 characters", repeated("1+", 4096), false },
		{ "a text of 255", arena_printf(arena, "\"%s\"",
		    repeated("x", 255)), true },
		{ "a text of 256", arena_printf(arena, "\"%s\"",
		    repeated("x", 256)), false },
		{ "a text of 255, all of it quotes", arena_printf(arena,
		    "\"%s\"", repeated("\"\"", 255)), true },
		{ "a text of 256 quotes", arena_printf(arena, "\"%s\"",
		    repeated("\"\"", 256)), false },
		{ "two texts of 200", arena_printf(arena, "\"%s\"&\"%s\"",
		    repeated("x", 200), repeated("x", 200)), true },
		{ "a text without an end", "A1&\"x", false },
		{ "bad UTF-8", "\"\xff\"", false },
		{ "a line break", "A1\n+1", false },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_int(rows[i].name, !guard_formula(rows[i].formula),
		    rows[i].good);
}

static void
units_of_cells(void **state)
{
	(void)state;
	check_text("by hand: bytes to GB", formula_shown(arena, "B2", 1e9),
	    "B2/1000000000");
	check_text("by hand: USD/s to USD/h", formula_shown(arena, "E2",
	    1.0 / 3600), "E2*3600");
	check_text("by hand: USD/h to USD/s", formula_base(arena, "D2",
	    1.0 / 3600), "D2/3600");
	check_text("base units stay", formula_base(arena, "D2", 1), "D2");
	check_text("by hand: 80e9 is divided by three thousands",
	    format_base(arena, 80e9, "byte"), "[>=1000000000]0.00,,,\" GB\";"
	    "[>=1000000]0.00,,\" MB\";0.00,\" KB\"");
	check_text("by hand: 2e3 by one",
	    format_base(arena, 2e3, "flop/s"),
	    "[>=1000]0.00,\" KFLOP/s\";0.00\" FLOP/s\"");
	assert_true(strlen(format_base(arena, 9e20, "flop/byte/s")) < 127);
	check_text("a unit that is no unit is left out",
	    format_number(arena, 2, 3, "a\";b"), "#,##0");
}

/* A chain in use: everything is 1 but what is stated here. */
static double serve_values[SERVE_SLOTS][CHAIN_BLOCK];
static double serve_value[SERVE_SLOTS];
static struct input serve_input[SERVE_SLOTS];

static const struct measure serve_measures[] = {
	{ "usd_per_h", "Cost per hour", "USD/h" },
};

static const struct limit serve_limits[] = {
	{ .name = "memory", .title = "memory of one accelerator",
	    .need = "memory_needed", .unit = "GiB", .from = HAVE_ROW,
	    .have = "memory_usable" },
};

static const struct kind serve_kind = {
	.name = "serve", .title = "Serving", .chain_name = "serve",
	.limits = serve_limits, .limit_count = COUNT(serve_limits),
	.measures = serve_measures, .measure_count = COUNT(serve_measures),
};

static void
evaluate(void)
{
	const struct chain *c = chain_find("serve");

	for (size_t i = 0; i < c->rows; i++)
		for (int k = 0; c->row[i].what == CHAIN_INPUT &&
		    k < c->row[i].bound; k++) {
			int slot = c->row[i].slot + k;

			serve_values[slot][0] = 1;
			serve_input[slot] = (struct input){
			    .field = c->row[i].name, .note = "by hand" };
		}
	for (int k = 1; k < 4; k++)
		serve_values[SERVE_group_layers + k][0] = 0;
	serve_values[SERVE_memory][0] = 1e9;
	serve_values[SERVE_rent][0] = 2.0 / 3600;
	serve_values[SERVE_owned][0] = 0;
	serve_values[SERVE_held][0] = 0;
	serve_values[SERVE_interruptions][0] = 0;
	serve_values[SERVE_data_kept][0] = 0;
	serve_values[SERVE_data_out][0] = 0;
	serve_values[SERVE_acceptance][0] = 0.5;
	serve_values[SERVE_percentile][0] = 0.5;
	/* One copy, however slow. */
	serve_values[SERVE_request_rate][0] = 0;
	serve_values[SERVE_batch_requests][0] = 0;
	c->run(serve_values, 1);
	for (int i = 0; i < SERVE_SLOTS; i++)
		serve_value[i] = serve_values[i][0];
}

/* A guide of one decision and one page with the worst of tables. */
struct hostile {
	struct guide guide;
	struct catalog catalog;
	struct decisions decisions;
	struct decision decision;
	struct answer answer;
	struct workload workload;
	struct profile profile;
	struct accelerator accelerator;
	struct doc doc, *page;
	struct block block;
	struct table table;
};

static const struct column columns[] = {
	{ .id = "text", .title = "=1+1", .heading = true },
	{ .id = "number", .title = "Memory", .unit = "GB", .number = true },
};

static struct hostile *
hostile(const struct cell *cell, size_t rows)
{
	struct hostile *h = ARENA_NEW(arena, struct hostile);

	evaluate();
	h->workload.head.id = "chat";
	h->profile.head.id = "team";
	h->accelerator.head.id = "a1";
	h->answer = (struct answer){ .place = { .accelerator =
	    &h->accelerator, .count = 1 }, .limit = &serve_limits[0],
	    .value = serve_value, .input = serve_input };
	h->decision = (struct decision){ .workload = &h->workload,
	    .profile = &h->profile, .kind = &serve_kind,
	    .ranked = &h->answer, .ranked_count = 1, .contenders = 1 };
	h->decisions = (struct decisions){ &h->decision, 1 };
	h->table = (struct table){ .id = "cells", .sortable = true,
	    .column = columns, .columns = COUNT(columns), .cell = cell,
	    .rows = rows };
	h->block = (struct block){ .type = BLOCK_TABLE,
	    .of.table = &h->table };
	h->doc = (struct doc){ .id = "list", .title = "List",
	    .item = &h->block, .count = 1 };
	h->page = &h->doc;
	h->guide = (struct guide){ .arena = arena,
	    .diags = diags_new(arena), .catalog = &h->catalog,
	    .decisions = &h->decisions, .title = "A & B <c>",
	    .date = "2026-02-03", .page = &h->page, .pages = 1 };
	return h;
}

static int
publish(struct hostile *h, const char *dir)
{
	struct publish *p = publish_open(arena, dir);

	assert_non_null(p);
	if (writer_xlsx.write(&h->guide, p)) {
		publish_abort(p);
		return -1;
	}
	return publish_commit(p);
}

static const struct cell worst[] = {
	{ .type = CELL_TEXT, .text = "=cmd|' /C calc'!A0" },
	{ .type = CELL_NUMBER, .number = { 80e9, { { 1 } } } },
	{ .type = CELL_TEXT, .text = "bad \xff and \x01",
	    .href = "javascript:alert(1)" },
	{ .type = CELL_NUMBER, .number = { (double)NAN, { { 1 } } } },
	{ .type = CELL_TEXT, .text = "page", .href = "https://example.org/" },
	{ .type = CELL_NUMBER, .number = { (double)INFINITY, { { 1 } } } },
};

/* What must stand in a part of the workbook. */
static void
holds(const char *path, const char *part, const char *want)
{
	char *xml = unzip_part(arena, path, part);

	assert_non_null(xml);
	if (!strstr(xml, want)) {
		print_error("%s does not hold %s\n", part, want);
		fail();
	}
}

static void
lacks(const char *path, const char *part, const char *bad)
{
	char *xml = unzip_part(arena, path, part);

	assert_non_null(xml);
	if (strstr(xml, bad)) {
		print_error("%s holds %s\n", part, bad);
		fail();
	}
}

static void
hostile_cells(void **state)
{
	static const char book[] = "site/data/guide.xlsx";
	static const char strings[] = "xl/sharedStrings.xml";
	/* Cover, Summary, Decisions, Inputs, Calc, Rejects, Checks, Prices,
	 * Sources */
	static const char table[] = "xl/worksheets/sheet10.xml";
	struct hostile *h = hostile(worst, 3);

	(void)state;
	scratch_enter("hostile");
	assert_int_equal(publish(h, "site"), 0);
	/* NaN and infinity, each named once. */
	assert_int_equal(diags_count(h->guide.diags, LEVEL_error), 2);
	holds(book, strings, "<t>=cmd|' /C calc'!A0</t>");
	holds(book, strings, "bad \xef\xbf\xbd and \xef\xbf\xbd");
	holds(book, strings, "<t>n/a</t>");
	holds(book, table, "<v>80</v>");
	lacks(book, table, "<f>");
	lacks(book, table, "NAN");
	lacks(book, table, "INF");
	holds(book, "xl/worksheets/_rels/sheet10.xml.rels",
	    "https://example.org/");
	lacks(book, "xl/worksheets/_rels/sheet10.xml.rels", "javascript");
	holds(book, "docProps/core.xml", "2026-02-03T00:00:00Z");
	holds(book, "xl/workbook.xml", "name=\"cells\"");
	/* Widths of overlapping ranges make Excel repair the file. */
	holds(book, "xl/worksheets/sheet3.xml", "<col min=\"7\" max=\"7\"");
}

/* By hand: an accelerator for $2 an hour, all counts 1. */
static void
live_formulas(void **state)
{
	static const char book[] = "site/data/guide.xlsx";

	(void)state;
	scratch_enter("live");
	assert_int_equal(publish(hostile(worst, 1), "site"), 0);
	holds(book, "xl/worksheets/sheet4.xml",
	    "/3600</f><v>0.0005555555555555556</v>");
	holds(book, "xl/worksheets/sheet4.xml", "<dataValidations ");
	holds(book, "xl/worksheets/sheet5.xml",
	    "<f>in_rent</f><v>0.0005555555555555556</v>");
	holds(book, "xl/worksheets/sheet5.xml", "<f>SUM(E");
	holds(book, "xl/worksheets/sheet3.xml", "*3600</f><v>2</v>");
	holds(book, "xl/worksheets/sheet7.xml", ",0,1)</f><v>0</v>");
	holds(book, "xl/worksheets/sheet1.xml",
	    "<v>all checks pass</v>");
	holds(book, "xl/workbook.xml", "<definedName name=\"in_rent\">");
}

static void
two_runs(void **state)
{
	char *a, *b;
	size_t n, m;

	(void)state;
	scratch_enter("twice");
	assert_int_equal(setenv("TZ", "UTC", 1), 0);
	assert_int_equal(publish(hostile(worst, 1), "one"), 0);
	assert_int_equal(setenv("TZ", "Asia/Tokyo", 1), 0);
	assert_int_equal(publish(hostile(worst, 1), "two"), 0);
	a = file_read(arena, "one/data/guide.xlsx", &n);
	b = file_read(arena, "two/data/guide.xlsx", &m);
	assert_non_null(a);
	assert_non_null(b);
	assert_int_equal(n, m);
	assert_memory_equal(a, b, n);
}

/* Columns past XFD are said to be lost, the others are written. */
static void
too_wide(void **state)
{
	enum { WIDE = BOOK_COLUMNS + 3 };
	struct column *column = arena_array(arena, WIDE, sizeof(*column));
	struct cell *cell = arena_array(arena, WIDE, sizeof(*cell));
	struct hostile *h = hostile(cell, 1);

	(void)state;
	for (size_t i = 0; i < WIDE; i++) {
		column[i].title = "c";
		cell[i] = (struct cell){ .type = CELL_TEXT, .text = "x" };
	}
	h->table.column = column;
	h->table.columns = WIDE;
	scratch_enter("wide");
	assert_int_equal(publish(h, "site"), 0);
	assert_int_equal(diags_count(h->guide.diags, LEVEL_error), 1);
	holds("site/data/guide.xlsx", "xl/worksheets/sheet10.xml",
	    "r=\"XFD4\"");
}

/* No place to write to: a system error and nothing published. */
static void
no_place(void **state)
{
	struct hostile *h = hostile(worst, 1);
	struct publish *p;

	(void)state;
	scratch_enter("place");
	p = publish_open(arena, "site");
	assert_non_null(p);
	assert_int_equal(publish_file(p, "data", "x", 1), 0);
	assert_int_equal(writer_xlsx.write(&h->guide, p), -1);
	publish_abort(p);
	assert_int_equal(diags_status(h->guide.diags), 2);
	assert_int_equal(access("site/data", F_OK), -1);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, open_arena, close_arena)

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(references), TEST(serials), TEST(sheet_names),
		TEST(defined_names), TEST(texts), TEST(formula_texts),
		TEST(units_of_cells), TEST(hostile_cells),
		TEST(live_formulas), TEST(two_runs), TEST(too_wide),
		TEST(no_place),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
