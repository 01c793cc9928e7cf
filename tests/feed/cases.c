/* Files of measured cases: the header, blanks, and cells that are wrong. */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/text.h"
#include "check.h"
#include "feed/cases.h"
#include "said.h"

static void
read(struct arena *a, struct diags *d, struct cases *cases, const char *csv)
{
	*cases = (struct cases){0};
	cases_read(a, d, cases, "cases.csv", csv, strlen(csv));
}

/* One row: a number, a text, a blank and a column the file does not have. */
static void
cells(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	struct diags *d = diags_new(a);
	struct cases c;
	double value = 0;

	(void)state;
	read(a, d, &c, "value,colour,id,quantity,kind,note,tp\r\n"
	    "1.5e9,red,x-1,fits,serve,\"a, \"\"b\"\"\",\r\n");
	check_int("rows", c.count, 1);
	check_int("line", c.item[0].at.line, 2);
	assert_null(c.item[0].fault);
	check_text("id", case_text(&c.item[0], CASE_id), "x-1");
	check_text("RFC 4180 2.7", case_text(&c.item[0], CASE_note),
	    "a, \"b\"");
	assert_true(case_number(&c.item[0], CASE_value, &value));
	check_close("value", value, 1.5e9, 0);
	assert_null(case_text(&c.item[0], CASE_tp));
	assert_false(case_number(&c.item[0], CASE_tp, &value));
	assert_null(case_text(&c.item[0], CASE_software));
	assert_true(case_is(&c.item[0], CASE_kind, "serve"));
	assert_false(case_is(&c.item[0], CASE_software, ""));
	check_text("no faults", said(a, d), "");
	arena_free(a);
}

#define TEN "abcdefghij"
#define EIGHTY TEN TEN TEN TEN TEN TEN TEN TEN

/* What is no fault. */
static void
allowed(void **state)
{
	static const struct {
		const char *name, *csv;
		size_t rows;
	} all[] = {
		{ "a blank line", "id,kind,quantity,value\n\na,b,c,1\n", 1 },
		{ "the largest whole number", "id,kind,quantity,value,tp\n"
		    "a,b,c,0,9007199254740992\n", 1 },
		{ "one of them, and nothing measured",
		    "id,kind,quantity,value,tp\na,b,c,0,1\n", 1 },
		{ "blanks of what is set aside",
		    "id,kind,quantity,value,skip_reason\na,,,,old\n", 1 },
		{ "no row", "id,kind,quantity,value\n", 0 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(all); i++) {
		struct arena *a = arena_new(check_no_memory);
		struct diags *d = diags_new(a);
		struct cases c;

		read(a, d, &c, all[i].csv);
		check_text(all[i].name, said(a, d), "");
		check_int(all[i].name, c.count, all[i].rows);
		for (size_t r = 0; r < c.count; r++)
			assert_null(c.item[r].fault);
		arena_free(a);
	}
}

/* A row that is wrong keeps its place, and the next is read. */
static void
faults(void **state)
{
	static const struct {
		const char *name, *row, *want;
	} rows[] = {
		{ "a number that is none", "a,serve,fits,1,x",
		    "tp is \"x\": want a whole number from 1 on" },
		{ "a split over fewer than one", "a,serve,fits,1,-1",
		    "tp is \"-1\": want a whole number from 1 on" },
		{ "a split over none", "a,serve,fits,1,0",
		    "tp is \"0\": want a whole number from 1 on" },
		{ "a split over parts", "a,serve,fits,1,1.5",
		    "tp is \"1.5\": want a whole number from 1 on" },
		{ "a time before now", "a,serve,fits,-1,1",
		    "value is \"-1\": want a number, not below 0" },
		{ "no number is infinite", "a,serve,fits,inf,1",
		    "value is \"inf\": want a number, not below 0" },
		{ "more than every whole number is held",
		    "a,serve,fits,1,9007199254740994", "tp is "
		    "\"9007199254740994\": want a whole number from 1 on" },
		{ "two blank cells where five are wanted", "\"\",",
		    "2 cells in a row, 5 in the header" },
		{ "80 letters are shown", "a,serve,fits,1," EIGHTY, "tp is \""
		    EIGHTY "\": want a whole number from 1 on" },
		{ "of 81 the first 80", "a,serve,fits,1," EIGHTY "x", "tp is "
		    "\"" EIGHTY "\": want a whole number from 1 on" },
		{ "two things are wrong: the first of ridgeline-cases(5)",
		    "a,serve,fits,-1,0", "tp is \"0\": want a whole number "
		    "from 1 on" },
		{ "a blank kind", "a,,fits,1,1", "kind is blank" },
		{ "a blank quantity", "a,serve,,1,1", "quantity is blank" },
		{ "a blank value", "a,serve,fits,,1", "value is blank" },
		{ "a cell too few", "a,serve,fits,1",
		    "4 cells in a row, 5 in the header" },
		{ "a blank id", ",serve,fits,1,1", "id is blank" },
		{ "bytes that are not UTF-8", "a,s\xff,fits,1,1",
		    "kind is \"s\xef\xbf\xbd\": want UTF-8" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct arena *a = arena_new(check_no_memory);
		struct diags *d = diags_new(a);
		struct cases c;

		read(a, d, &c, arena_printf(a, "id,kind,quantity,value,tp\n"
		    "%s\nb,serve,fits,0,2\n", rows[i].row));
		check_int(rows[i].name, c.count, 2);
		check_text(rows[i].name, c.item[0].fault, rows[i].want);
		assert_null(c.item[1].fault);
		check_text(rows[i].name, said(a, d), arena_printf(a,
		    "cases.csv:2: error: %s [csv]\n", rows[i].want));
		arena_free(a);
	}
}

static void
headers(void **state)
{
	static const struct {
		const char *name, *csv, *want;
	} rows[] = {
		{ "nothing", "", "cases.csv:1: error: the header is missing "
		    "[csv]\n" },
		{ "no value", "id,kind,quantity\na,b,c\n",
		    "cases.csv:1: error: column value is missing [csv]\n" },
		{ "twice", "id,kind,quantity,value,id\n",
		    "cases.csv:1: error: column id stands twice [csv]\n" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct arena *a = arena_new(check_no_memory);
		struct diags *d = diags_new(a);
		struct cases c;

		read(a, d, &c, rows[i].csv);
		check_int(rows[i].name, c.count, 0);
		check_text(rows[i].name, said(a, d), rows[i].want);
		arena_free(a);
	}
}

/* A row that the file sets aside may lack its figure. */
static void
set_aside(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	struct diags *d = diags_new(a);
	struct cases c;

	(void)state;
	read(a, d, &c, "id,kind,quantity,value,skip_reason\n"
	    "a,serve,,,unit_unclear\n");
	check_int("rows", c.count, 1);
	assert_null(c.item[0].fault);
	arena_free(a);
}

/* Rows of several files, one behind the other, in their order. */
static void
files(void **state)
{
	static const char one[] = "id,kind,quantity,value\na,k,q,1\n\n\n"
	    "b,k,q,2\n", two[] = "value,id,kind,quantity\n",
	    three[] = "value,id,kind,quantity\n3,c,k,q";
	const struct case_file all[] = {
		{ "1.csv", one, sizeof(one) - 1 },
		{ "2.csv", two, sizeof(two) - 1 },
		{ "3.csv", three, sizeof(three) - 1 },
	};
	static const struct {
		const char *id, *file;
		int line;
	} want[] = { { "a", "1.csv", 2 }, { "b", "1.csv", 5 },
		{ "c", "3.csv", 2 } };

	(void)state;
	for (int jobs = 1; jobs < 4; jobs++) {
		struct arena *a = arena_new(check_no_memory);
		struct diags *d = diags_new(a);
		struct cases c;

		cases_read_files(a, d, jobs, &c, all, COUNT(all));
		check_text("no faults", said(a, d), "");
		check_int("rows", c.count, COUNT(want));
		for (size_t i = 0; i < COUNT(want); i++) {
			check_text("id", case_text(&c.item[i], CASE_id),
			    want[i].id);
			check_text("file", c.item[i].at.file, want[i].file);
			check_int("line", c.item[i].at.line, want[i].line);
		}
		arena_free(a);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(cells),
		cmocka_unit_test(faults),
		cmocka_unit_test(allowed),
		cmocka_unit_test(files),
		cmocka_unit_test(headers),
		cmocka_unit_test(set_aside),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
