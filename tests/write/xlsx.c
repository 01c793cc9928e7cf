/* The workbook: names, texts and numbers that the format cannot hold. */
#include "write/xlsx_file.h"

#include "check.h"
#include "scratch.h"
#include "unzip.h"

#include "test_arena.h"

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "write/xlsx_book.h"
#include "write/xlsx_fit.h"
#include "write/xlsx_format.h"
#include "write/xlsx_guard.h"

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
		{ "by hand: day 0 of 2025", "2025-01-01", 45658 },
		{ "by hand: day 31 of 2025", "2025-02-01", 45689 },
		{ "by hand: day 59 of 2025", "2025-03-01", 45717 },
		{ "by hand: day 90 of 2025", "2025-04-01", 45748 },
		{ "by hand: day 120 of 2025", "2025-05-01", 45778 },
		{ "by hand: day 151 of 2025", "2025-06-01", 45809 },
		{ "by hand: day 181 of 2025", "2025-07-01", 45839 },
		{ "by hand: day 212 of 2025", "2025-08-01", 45870 },
		{ "by hand: day 243 of 2025", "2025-09-01", 45901 },
		{ "by hand: day 273 of 2025", "2025-10-01", 45931 },
		{ "by hand: day 304 of 2025", "2025-11-01", 45962 },
		{ "by hand: day 334 of 2025", "2025-12-01", 45992 },
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

/* Base units as multiples, up to about the number; by hand. */
static void
multiples(void **state)
{
	static const struct {
		const char *name;
		double like;
		const char *unit, *want;
	} rows[] = {
		{ "bytes that are less than a thousand", 999, "byte",
		    "#,##0" },
		{ "no bytes", 2e9, "USD", "#,##0" },
		{ "a thousand", 1000, "byte",
		    "[>=1000]0.00,\" KB\";0.00\" B\"" },
		{ "less than a million", 999999, "byte",
		    "[>=1000]0.00,\" KB\";0.00\" B\"" },
		{ "a million", 1e6, "byte", "[>=1000000]0.00,,\" MB\";"
		    "[>=1000]0.00,\" KB\";0.00\" B\"" },
		{ "a rate", 1e6, "byte/s", "[>=1000000]0.00,,\" MB/s\";"
		    "[>=1000]0.00,\" KB/s\";0.00\" B/s\"" },
		{ "less than nothing", -1000, "byte",
		    "[>=1000]0.00,\" KB\";0.00\" B\"" },
		{ "more than there are prefixes for: by powers of ten", 1e21,
		    "byte", "0.00E+00" },
		{ "a unit of twelve letters", 1000, "byte/s/s/s/s",
		    "[>=1000]0.00,\" KB/s/s/s/s\";0.00\" B/s/s/s/s\"" },
		{ "of more", 1000, "byte/s/s/s/s/s", "#,##0" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_text(rows[i].name, format_base(arena, rows[i].like,
		    rows[i].unit), rows[i].want);
}

/* A text in a formula has its quotes doubled, and 255 characters at most. */
static void
quoted_texts(void **state)
{
	char *long_ = repeated("x", 400), *quotes = repeated("\"", 400);

	(void)state;
	check_text("plain", formula_text(arena, "ab"), "\"ab\"");
	check_text("a quote", formula_text(arena, "a\"b"), "\"a\"\"b\"");
	check_text("nothing", formula_text(arena, ""), "\"\"");
	assert_null(guard_formula(formula_text(arena, long_)));
	assert_null(guard_formula(formula_text(arena, quotes)));
	assert_true(strlen(formula_text(arena, long_)) > 240);
	check_text("a letter of two bytes stays whole", formula_text(arena,
	    arena_printf(arena, "%.247s\xc3\xa9\xc3\xa9\xc3\xa9", long_)) +
	    247, "x\xc3\xa9\"");
}

static void
widths(void **state)
{
	static const struct {
		const char *name, *text;
		double want;             /* thousandths of an em */
	} rows[] = {
		{ "Helvetica AFM: a digit is 556", "0", 556 },
		{ "Helvetica AFM: i 222, W 944", "iW", 1166 },
		{ "Helvetica AFM: $ 556, comma 278", "$1,000", 3058 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		double got = fit_text(rows[i].text, false) * 556;

		/* Screens round up: never less, and hardly more. */
		assert_true(got >= rows[i].want && got < 1.1 * rows[i].want);
		assert_true(fit_text(rows[i].text, true) * 556 > got);
	}
}

static void
shown_numbers(void **state)
{
	static const struct {
		const char *name, *format;
		double number;
		const char *want;
	} rows[] = {
		{ "Excel: thousands", "#,##0", 1234567, "1,234,567" },
		{ "Excel: none of them", "#,##0", 12, "12" },
		{ "by hand: five digits", "#,##0", 12345, "12,345" },
		{ "by hand: four, below nothing", "#,##0", -1234, "-1,234" },
		{ "Excel: cents of small money", FORMAT_USD, 1.5, "$1.50" },
		{ "Excel: no cents of large money", FORMAT_USD, 2340773.4,
		    "$2,340,773" },
		{ "Excel: no money", FORMAT_USD, 0, "$0" },
		{ "Excel: a share", "0.0%", 0.1234, "12.3%" },
		{ "Excel: a section for what is negative", "+0%;-0%", -0.2,
		    "-20%" },
		{ "Excel: a comma at the end divides by a thousand",
		    "0.00,,\" GB\"", 80e6, "80.00 GB" },
		{ "ten characters as any date has", "yyyy\\-mm\\-dd", 45000,
		    "yyyy-mm-dd" },
		{ "not finite", "0", (double)NAN, "n/a" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_text(rows[i].name, fit_number(arena, rows[i].format,
		    rows[i].number), rows[i].want);
}

static void
lines_of_text(void **state)
{
	(void)state;
	check_int("by hand: two words of four digits in five",
	    (int)fit_lines("0000 0000", 5, false), 2);
	check_int("in ten", (int)fit_lines("0000 0000", 10, false), 1);
	check_int("a word is broken", (int)fit_lines("00000000", 5, false),
	    2);
	check_int("a break of its own", (int)fit_lines("0\n0", 5, false), 2);
	check_int("nothing", (int)fit_lines("", 5, false), 1);
}

/* Every column takes its widest number, and wrapped text its lines. */
static void
fitted(void **state)
{
	static const double most[] = { 0, 10 };
	struct book *b = book_new(arena);
	struct sheet *s = book_sheet(b, "Fit");
	double width = 0;

	(void)state;
	sheet_width(s, 0, 0, 2);
	sheet_number(s, 1, 0, ROLE_PLAIN, 1234567890, FORMAT_USD);
	book_fit(b);
	width = s->widths.item[s->widths.count - 1].width;
	assert_true(width >= strlen("$1,234,567,890") - 2);
	sheet_text(s, 2, 1, ROLE_WRAP, "0000 0000 0000 0000");
	sheet_fit(s, 1, most, COUNT(most));
	assert_int_equal(s->heights.count, 1);
	assert_int_equal(s->heights.item[0].row, 2);
	assert_true(s->heights.item[0].points > 20);
}

/* A book whose one sheet holds the worst of cells. */
static struct book *
hostile_book(void)
{
	struct book *b = book_new(arena);
	struct sheet *s = book_sheet(b, "Worst");

	b->title = "A & B <c>";
	b->date = "2026-02-03";
	sheet_text(s, 0, 0, ROLE_PLAIN, "=cmd|' /C calc'!A0");
	sheet_number(s, 0, 1, ROLE_PLAIN, 80, NULL);
	sheet_text(s, 1, 0, ROLE_PLAIN, "bad \xff and \x01");
	sheet_number(s, 1, 1, ROLE_PLAIN, (double)NAN, NULL);
	sheet_link(s, 2, 0, "page", "https://example.org/");
	sheet_link(s, 3, 0, "harm", "javascript:alert(1)");
	sheet_link(s, 4, 0, "odd", "https://example.org/?external:/y");
	sheet_add(s, (struct sheet_cell){ .what = SHEET_URL,
	    .role = ROLE_LINK, .row = 5, .text = "</a> ../b",
	    .formula = "../c/d.html" });
	sheet_number(s, 2, 1, ROLE_PLAIN, (double)INFINITY, NULL);
	/* Widths of overlapping ranges make Excel repair the file. */
	sheet_width(s, 0, 3, 10);
	sheet_width(s, 2, 2, 20);
	return b;
}

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
	static const char strings[] = "xl/sharedStrings.xml";
	static const char sheet[] = "xl/worksheets/sheet1.xml";
	static const char links[] = "xl/worksheets/_rels/sheet1.xml.rels";
	struct diags *diags = diags_new(arena);

	(void)state;
	scratch_enter("hostile");
	assert_int_equal(book_write(hostile_book(), diags, "b", "b.xlsx"), 0);
	/* NaN and infinity, each named once. */
	assert_int_equal(diags_count(diags, LEVEL_error), 2);
	holds("b.xlsx", strings, "<t>=cmd|' /C calc'!A0</t>");
	holds("b.xlsx", strings, "bad \xef\xbf\xbd and \xef\xbf\xbd");
	holds("b.xlsx", strings, "<t>n/a</t>");
	holds("b.xlsx", sheet, "<v>80</v>");
	lacks("b.xlsx", sheet, "<f>");
	lacks("b.xlsx", sheet, "NAN");
	lacks("b.xlsx", sheet, "INF");
	holds("b.xlsx", links, "https://example.org/");
	lacks("b.xlsx", links, "javascript");
	lacks("b.xlsx", links, "external:");
	holds("b.xlsx", strings, "<t>odd</t>");
	/* The words and the path of a link keep their slashes. */
	holds("b.xlsx", strings, "<t>&lt;/a&gt; ../b</t>");
	holds("b.xlsx", links, "Target=\"../c/d.html\"");
	holds("b.xlsx", "docProps/core.xml", "2026-02-03T00:00:00Z");
	holds("b.xlsx", sheet, "<col min=\"3\" max=\"3\"");
}

/* Columns past XFD are said to be lost, the others are written. */
static void
too_wide(void **state)
{
	struct book *b = book_new(arena);
	struct sheet *s = book_sheet(b, "Wide");
	struct diags *diags = diags_new(arena);

	(void)state;
	b->title = "Wide";
	for (unsigned i = 0; i < BOOK_COLUMNS + 3; i++)
		sheet_text(s, 3, i, ROLE_PLAIN, "x");
	scratch_enter("wide");
	assert_int_equal(book_write(b, diags, "b", "b.xlsx"), 0);
	assert_int_equal(diags_count(diags, LEVEL_error), 1);
	holds("b.xlsx", "xl/worksheets/sheet1.xml", "r=\"XFD4\"");
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, open_arena, close_arena)

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(references), TEST(serials), TEST(sheet_names),
		TEST(defined_names), TEST(texts), TEST(formula_texts),
		TEST(units_of_cells), TEST(multiples),
		TEST(quoted_texts), TEST(widths), TEST(shown_numbers),
		TEST(lines_of_text), TEST(fitted), TEST(hostile_cells),
		TEST(too_wide),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
