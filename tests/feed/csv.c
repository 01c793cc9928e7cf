/* RFC 4180, rule by rule. */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "check.h"
#include "feed/csv.h"

/* The records as [a|b]@line, then the error. */
static const char *
read_all(struct arena *a, const char *data)
{
	struct csv csv;
	struct text t;

	text_init(&t, a);
	csv_open(&csv, a, data, strlen(data));
	while (csv_next(&csv)) {
		text_char(&t, '[');
		for (size_t i = 0; i < csv.cells; i++)
			text_printf(&t, "%s%s", i ? "|" : "", csv.cell[i]);
		text_printf(&t, "]%d", csv.line);
	}
	if (csv.error)
		text_printf(&t, "%d: %s", csv.line, csv.error);
	return t.data;
}

static void
records(void **state)
{
	static const struct {
		const char *name, *data, *want;
	} rows[] = {
		{ "nothing", "", "" },
		{ "RFC 4180 2.1: records end in CRLF",
		    "aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n",
		    "[aaa|bbb|ccc]1[zzz|yyy|xxx]2" },
		{ "RFC 4180 2.2: the last may lack its end",
		    "aaa,bbb\r\nzzz,yyy", "[aaa|bbb]1[zzz|yyy]2" },
		{ "LF alone", "a\nb\n", "[a]1[b]2" },
		{ "RFC 4180 2.4: spaces belong to a cell", " a , b",
		    "[ a | b]1" },
		{ "empty cells, the last one too", ",,\n", "[||]1" },
		{ "a comma at the end of the file", "a,", "[a|]1" },
		{ "RFC 4180 2.5: quotes", "\"aaa\",\"bbb\"\n", "[aaa|bbb]1" },
		{ "RFC 4180 2.6: CRLF and commas in quotes",
		    "\"aaa\",\"b\r\nb,b\",ccc\r\nzzz\r\n",
		    "[aaa|b\r\nb,b|ccc]1[zzz]3" },
		{ "RFC 4180 2.7: doubled quotes", "\"b\"\"bb\"\n\"\"\"\"",
		    "[b\"bb]1[\"]2" },
		{ "a byte order mark", "\xef\xbb\xbf" "a,b", "[a|b]1" },
		{ "a blank line is a record of one empty cell", "a\n\nb\n",
		    "[a]1[]2[b]3" },
		{ "a quote that does not end", "a\n\"b\nc", "[a]12: a quoted "
		    "cell does not end" },
		{ "text behind a quote", "\"a\"b\n", "1: text behind a "
		    "closing quote" },
		{ "a quote inside", "a\nb\"c\n", "[a]12: a quote inside a "
		    "cell without quotes" },
		{ "a quote at the end of the file", "a,\"", "1: a quoted cell "
		    "does not end" },
		{ "a quoted cell at the end of the file", "\"a\"", "[a]1" },
		{ "doubled quotes at its end", "\"a\"\"", "1: a quoted cell "
		    "does not end" },
		{ "three lines in quotes", "\"a\n\n\"\nb\n",
		    "[a\n\n]1[b]4" },
		{ "a carriage return behind a quote", "\"a\"\rb", "1: a "
		    "carriage return without a line feed" },
		{ "a carriage return at the end of the file", "a\r", "[a]1" },
		{ "more cells than were asked for at first",
		    "0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,"
		    "22,23,24,25,26,27,28,29,30,31,32\nx,y\n",
		    "[0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|"
		    "22|23|24|25|26|27|28|29|30|31|32]1[x|y]2" },
		{ "a carriage return alone", "a\rb", "1: a carriage return "
		    "without a line feed" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct arena *a = arena_new(check_no_memory);

		check_text(rows[i].name, read_all(a, rows[i].data),
		    rows[i].want);
		arena_free(a);
	}
}

/* What spreadsheets save instead of commas and straight quotes. */
static void
heads(void **state)
{
	static const struct {
		const char *name, *cell[2], *want;
	} rows[] = {
		{ "one cell", { "date" }, NULL },
		{ "semicolons", { "date;price" }, "its cells are parted by "
		    "semicolons: save it with commas" },
		{ "tabs", { "date\tprice" }, "its cells are parted by tabs: "
		    "save it with commas" },
		{ "a semicolon in one of two", { "a;b", "c" }, NULL },
		{ "a tab in one of two", { "a\tb", "c" }, NULL },
		{ "a left quote", { "\xe2\x80\x9c" "a" }, "its quotes are "
		    "curly: save it with straight ones, or without" },
		{ "a right one, in the second", { "a", "b\xe2\x80\x9d" },
		    "its quotes are curly: save it with straight ones, or "
		    "without" },
		{ "a low one", { "a", "\xe2\x80\x9e" "b" }, "its quotes are "
		    "curly: save it with straight ones, or without" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		char one[32] = "", two[32] = "", *cell[] = { one, two };
		const char *got;

		strcpy(one, rows[i].cell[0]);
		if (rows[i].cell[1])
			strcpy(two, rows[i].cell[1]);
		got = csv_head_fault(cell, rows[i].cell[1] ? 2 : 1);
		check_text(rows[i].name, got ? got : "", rows[i].want ?
		    rows[i].want : "");
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(records),
		cmocka_unit_test(heads),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
