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

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(records),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
