/* The numbers of a chart as a table, worked out by hand from what was drawn. */
#include "fixture.h"

#include "report/doc.h"

/* The heads and rows of a table; numbers in base units, "-" where none is. */
static const char *
numbers(struct arena *arena, const struct table *t)
{
	struct text out;

	text_init(&out, arena);
	for (size_t i = 0; i < t->columns; i++)
		text_printf(&out, "%s%s%s%s", i ? "|" : "", t->column[i].title,
		    t->column[i].unit ? " " : "", t->column[i].unit ?
		    t->column[i].unit : "");
	for (size_t i = 0; i < t->rows * t->columns; i++) {
		const struct cell *c = &t->cell[i];

		text_add(&out, i % t->columns ? "|" : "\n");
		if (c->type == CELL_NUMBER)
			text_printf(&out, "%g", c->number.value);
		else
			text_add(&out, c->type == CELL_TEXT ? c->text : "-");
	}
	return out.data;
}

#define CHART(type, rest) \
	"{{ chart { type = \"" type "\", title = \"T\", description = \"d\", " \
	"y_title = \"Rate\", x_title = \"Size\", " rest " } }}\n"

static void
tables(void **state)
{
	static const struct {
		const char *name, *template, *want;
	} rows[] = {
		{ "bars: a row each, in the unit that was stated",
		    CHART("bars", "series = { { name = \"S\", y = { 3 * TB/s, "
		    "500 * GB/s }, label = { \"a\", \"b\" } } }"),
		    "What|Rate TB/s\n"
		    "a|3e+12\n"
		    "b|5e+11" },
		{ "two lines over the same sizes: a column each",
		    CHART("lines", "series = { "
		    "{ name = \"P\", x = { 1, 2, 4 }, y = { 10, 20, 30 } }, "
		    "{ name = \"Q\", x = { 1, 2, 4 }, y = { 11, 21, 31 } } }"),
		    "Size|P|Q\n"
		    "1|10|11\n"
		    "2|20|21\n"
		    "4|30|31" },
		{ "one that begins later: a gap, and no number of another size",
		    CHART("lines", "series = { "
		    "{ name = \"P\", x = { 1, 2, 4 }, y = { 10, 20, 30 } }, "
		    "{ name = \"Q\", x = { 2, 4 }, y = { 21, 31 } } }"),
		    "Size|P|Q\n"
		    "1|10|-\n"
		    "2|20|21\n"
		    "4|30|31" },
		{ "nothing in common: a row a point, with its series",
		    CHART("lines", "series = { "
		    "{ name = \"P\", x = { 1, 2 }, y = { 10, 20 } }, "
		    "{ name = \"Q\", x = { 3, 4 }, y = { 30, 40 } } }"),
		    "What|Group|Rate|Size\n"
		    "P|P|10|1\n"
		    "P|P|20|2\n"
		    "Q|Q|30|3\n"
		    "Q|Q|40|4" },
		{ "points that have names",
		    CHART("points", "series = { { name = \"P\", x = { 5 }, "
		    "y = { 50 }, label = { \"a\" } }, { name = \"Q\", "
		    "x = { 6 }, y = { 60 }, label = { \"b\" } } }"),
		    "What|Group|Rate|Size\n"
		    "a|P|50|5\n"
		    "b|Q|60|6" },
		{ "half of 2024 is over where July begins",
		    CHART("lines", "x_calendar = true, series = { "
		    "{ name = \"P\", x = { 2024.5, 2025 }, y = { 1, 2 } } }"),
		    "What|Rate|Size\n"
		    "P|1|2024-07\n"
		    "P|2|2025-01" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct fixture f;
		const struct doc *doc = fixture_page(&f, rows[i].template);

		check_text(rows[i].name, numbers(f.arena,
		    doc->item[0].of.chart->data), rows[i].want);
		fixture_close(&f);
	}
}

/* A page shows 150 rows; the file of the table has all. */
static void
many(void **state)
{
	static const char template[] =
	    "{% local y, z = {}, {} %}"
	    "{% for i = 1, 151 do y[i] = i z[i] = i end %}"
	    "{% z[151] = nil %}"
	    "{{ chart { title = \"T\", description = \"d\", series = "
	    "{ { name = \"S\", y = y } } } }}\n"
	    "{{ chart { title = \"U\", description = \"d\", series = "
	    "{ { name = \"S\", y = z } } } }}\n";
	struct fixture f;
	const struct doc *doc = fixture_page(&f, template);

	(void)state;
	assert_int_equal(doc->item[0].of.chart->data->rows, 151);
	assert_int_equal(doc->item[0].of.chart->data->shown, 150);
	assert_int_equal(doc->item[1].of.chart->data->rows, 150);
	assert_int_equal(doc->item[1].of.chart->data->shown, 0);
	fixture_close(&f);
}

/* Where a table of the page has the numbers, the chart has none again. */
static void
beside(void **state)
{
	struct fixture f;
	const struct doc *doc = fixture_page(&f,
	    CHART("bars", "beside = \"mine\", series = { { name = \"S\", "
	    "y = { 1 } } }"));

	(void)state;
	assert_null(doc->item[0].of.chart->data);
	check_text("beside", doc->item[0].of.chart->beside, "mine");
	fixture_close(&f);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(tables),
		cmocka_unit_test(many),
		cmocka_unit_test(beside),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
