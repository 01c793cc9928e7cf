/*
 * table: cells as RFC 4180 writes them, by name, of records as they come.  What
 * is wanted was read off each text by hand; of the sweeps, the text is made of
 * the cells that have to come back.
 */
#include "feed/table.h"

#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "said.h"
#include "scratch.h"

static const char *const columns[] = { "a", "b", "c" };

/* Columns a, b and c of all rows, "1|2|3/", and what is complained of. */
static const char *
rows_of(struct arena *arena, const char *path)
{
	struct feed_file f = { .arena = arena, .diags = diags_new(arena),
		.path = path };
	struct table_file t;
	struct text out;

	text_init(&out, arena);
	if (!table_file_open(&t, &f, columns, COUNT(columns), 1))
		return said(arena, f.diags);
	while (table_file_next(&t, &f))
		text_printf(&out, "%s|%s|%s/", table_file_cell(&t, 0),
		    table_file_cell(&t, 1), table_file_cell(&t, 2));
	text_add(&out, said(arena, f.diags));
	return out.data;
}

static void
records(void **state)
{
	static const struct {
		const char *name, *text, *want;
	} rows[] = {
		{ "bare", "a,b,c\n1,2,3\n4,5,6\n", "1|2|3/4|5|6/" },
		{ "no line end at the end", "a,b,c\n1,2,3", "1|2|3/" },
		{ "lines of Windows", "a,b,c\r\n1,2,3\r\n4,5,6\r\n",
		    "1|2|3/4|5|6/" },
		{ "of Windows, no end", "a,b,c\r\n1,2,3\r\n4,5,6",
		    "1|2|3/4|5|6/" },
		{ "in another order, others between",
		    "x,c,y,a,b\n0,3,0,1,2\n", "1|2|3/" },
		{ "others behind are passed over",
		    "a,b,c,d\n1,2,3,4\n5,6,7,\"8, 9\"\n1,1,1,1\n",
		    "1|2|3/5|6|7/1|1|1/" },
		{ "blank cells", "a,b,c\n,,\n1,,3\n,2,\n", "||/1||3/|2|/" },
		{ "quoted", "a,b,c\n\"1\",\"2\",\"3\"\n", "1|2|3/" },
		{ "blank in quotes", "a,b,c\n\"\",2,\"\"\n", "|2|/" },
		{ "commas in quotes", "a,b,c\n\"1,1\",\",\",\",,\"\n",
		    "1,1|,|,,/" },
		{ "two quotes are one",
		    "a,b,c\n\"a \"\"b\"\" c\",\"\"\"\",\"\"\"x\"\n",
		    "a \"b\" c|\"|\"x/" },
		{ "a line end in quotes", "a,b,c\n\"1\n1\",\"\r\n\",3\n4,5,6\n",
		    "1\n1|\r\n|3/4|5|6/" },
		{ "quoted, Windows, last of its line",
		    "a,b,c\r\n1,2,\"3\"\r\n4,5,\"6\"\r\n", "1|2|3/4|5|6/" },
		{ "quoted, end of the file", "a,b,c\n1,2,\"3\"", "1|2|3/" },
		{ "short records, nothing of others in them",
		    "a,b,c\n1,2,3\n4\n5,6\n\"7\"\n8,9,10\n",
		    "1|2|3/4||/5|6|/7||/8|9|10/" },
		{ "a short last record", "a,b,c\n1,2,3\n4,\"5\"",
		    "1|2|3/4|5|/" },
		{ "an empty line is a record of one blank cell",
		    "a,b,c\n\n1,2,3\n", "||/1|2|3/" },
		{ "a quoted head with a mark", "\xef\xbb\xbf\"a\",\"b\",c\n"
		    "1,2,3\n", "1|2|3/" },
		{ "a quote in a bare cell, and one that stays open behind it",
		    "a,b,c\nx\",\"y\"\"\n1,2,3\n", "x\"|y\"|/1|2|3/" },
		{ "more columns than there was room for at first", "0,1,2,3,4,"
		    "5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,"
		    "25,26,27,28,29,30,31,32,a,34,b,36,c\n,,,,,,,,,,,,,,,,,,,"
		    ",,,,,,,,,,,,,,x,,y,,z\n", "x|y|z/" },
		{ "the last of two that are called the same",
		    "a,b,c,a\n1,2,3,4\n", "4|2|3/" },
		{ "cells by semicolons", "a;b;c\n1;2;3\n", "t.csv:1: error: "
		    "its cells are parted by semicolons: save it with commas "
		    "[csv]\n" },
		{ "columns that are not there", "a,c\n1,3\n", "1||3/" },
		{ "a quote that stays open", "a,b,c\n1,2,3\n4,\"5,6\n7,8,9\n",
		    "1|2|3/t.csv:3: error: a quoted cell does not end "
		    "[csv]\n" },
		{ "a column that has to be there", "b,c\n2,3\n",
		    "t.csv:1: error: column a is missing: is it a file of "
		    "this feed? [csv]\n" },
	};
	struct arena *arena = arena_new(check_no_memory);

	(void)state;
	scratch_enter("records");
	for (size_t i = 0; i < COUNT(rows); i++) {
		scratch_write("t.csv", rows[i].text);
		check_text(rows[i].name, rows_of(arena, "t.csv"),
		    rows[i].want);
	}
	arena_free(arena);
}

/* What a file holds that is not there, or no text: told with its line. */
static void
unread(void **state)
{
	static const char with_nul[] = "a,b,c\n1,2,3\n4,\0,6\n";
	struct arena *arena = arena_new(check_no_memory);
	FILE *f;

	(void)state;
	scratch_enter("unread");
	check_text("no file", rows_of(arena, "t.csv"), "t.csv: error: No such "
	    "file or directory [read]\n");
	f = fopen("t.csv", "w");
	assert_non_null(f);
	assert_int_equal(fwrite(with_nul, 1, sizeof(with_nul) - 1, f),
	    sizeof(with_nul) - 1);
	assert_int_equal(fclose(f), 0);
	check_text("a NUL", rows_of(arena, "t.csv"), "1|2|3/t.csv:3: error: "
	    "the file holds a NUL byte [encoding]\n");
	arena_free(arena);
}

/* Which head has a column, as table_file_open() would find it. */
static void
columns_there(void **state)
{
	static const struct {
		const char *name, *text;
		bool want;
	} rows[] = {
		{ "the first", "ab,c\n", true },
		{ "the last", "c,ab", true },
		{ "the last of Windows", "c,ab\r\n", true },
		{ "between", "c,ab,d\n", true },
		{ "in quotes", "c,\"ab\"\n", true },
		{ "behind a mark", "\xef\xbb\xbf" "ab,c\n", true },
		{ "alone", "ab", true },
		{ "in the second line", "c\nab\n", false },
		{ "a longer one", "abc\n", false },
		{ "a shorter one", "a\n", false },
		{ "a quote alone", "\"\n", false },
		{ "one that is open", "\"ab\n", false },
		{ "one behind it", "ab\"\n", false },
		{ "nothing", "", false },
		{ "blank cells before it", ",,ab\n", true },
	};
	struct arena *arena = arena_new(check_no_memory);
	const struct feed_file f = { .arena = arena, .path = "t.csv" };

	(void)state;
	scratch_enter("columns");
	assert_false(table_file_has(&f, "ab"));
	for (size_t i = 0; i < COUNT(rows); i++) {
		scratch_write("t.csv", rows[i].text);
		check_int(rows[i].name, table_file_has(&f, "ab"),
		    rows[i].want);
	}
	arena_free(arena);
}

/* Bytes of a file, and what its rows are, side by side. */
struct made {
	struct text file, want;
};

static void
add_bare(struct made *m, char letter, size_t n)
{
	for (; n; n--) {
		text_char(&m->file, letter);
		text_char(&m->want, letter);
	}
}

/* The same in quotes, with commas, quotes and line ends among the letters. */
static void
add_quoted(struct made *m, char letter, size_t n)
{
	static const char other[] = ",\"\n\r";

	text_char(&m->file, '"');
	for (size_t i = 0; i < n; i++) {
		char c = i % 3 == 2 ? other[i / 3 % 4] : letter;

		text_char(&m->file, c);
		if (c == '"')
			text_char(&m->file, c);
		text_char(&m->want, c);
	}
	text_char(&m->file, '"');
}

/* Cells of every length up to three words, quoted or not in every pattern. */
static void
lengths(void **state)
{
	enum { LONG = 24 };
	struct arena *arena = arena_new(check_no_memory);
	struct made m;

	(void)state;
	scratch_enter("lengths");
	text_init(&m.file, arena);
	text_init(&m.want, arena);
	text_add(&m.file, "a,b,c\n");
	for (size_t i = 0; i < LONG * LONG * 8; i++) {
		const size_t n[] = { i / 8 % LONG, i / 8 / LONG, 7 };

		for (size_t c = 0; c < 3; c++) {
			if (i >> c & 1)
				add_quoted(&m, (char)('x' + c), n[c]);
			else
				add_bare(&m, (char)('x' + c), n[c]);
			text_char(&m.file, c < 2 ? ',' : '\n');
			text_char(&m.want, c < 2 ? '|' : '/');
		}
	}
	scratch_write("t.csv", m.file.data);
	check_text("every length", rows_of(arena, "t.csv"), m.want.data);
	arena_free(arena);
}

/* A file is read a mebibyte at a time: each byte of a record in turn is the
 * last of the first of them.  Wanted is what comes of the record, or what its
 * line is complained of for. */
static void
cut_by_blocks(const char *record, const char *wanted, const char *fault)
{
	enum { BLOCK = 1 << 20, LINE = 64 };

	for (size_t cut = 0; cut <= strlen(record); cut++) {
		struct arena *arena = arena_new(check_no_memory);
		struct made m;
		int line = 2;

		text_init(&m.file, arena);
		text_init(&m.want, arena);
		text_add(&m.file, "a,b,c\n");
		for (; m.file.len + cut < BLOCK; line++) {
			size_t left = BLOCK - cut - m.file.len;

			add_bare(&m, 'x', left < LINE ? left - 1 : left < 2 *
			    LINE ? 1 : LINE - 1);
			text_char(&m.file, '\n');
			text_add(&m.want, "||/");
		}
		text_add(&m.file, record);
		text_add(&m.want, wanted);
		if (fault)
			text_printf(&m.want, "t.csv:%d: error: %s\n", line,
			    fault);
		scratch_write("t.csv", m.file.data);
		check_text(record, rows_of(arena, "t.csv"), m.want.data);
		arena_free(arena);
	}
}

static void
blocks(void **state)
{
	(void)state;
	scratch_enter("blocks");
	cut_by_blocks("\"1 \"\"x\"\"\",\"2\n,\",\"\"\"\"\r\n4,5,6\n",
	    "1 \"x\"|2\n,|\"/4|5|6/", NULL);
	cut_by_blocks("1,\"2\n3\n", "", "a quoted cell does not end [csv]");
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(records),
		cmocka_unit_test(unread),
		cmocka_unit_test(columns_there),
		cmocka_unit_test(lengths),
		cmocka_unit_test(blocks),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
