/*
 * The table of formulas as its readers need it: every argument has a place in
 * the cell and in the working, the MathML nests, and call() is the function.
 */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "model/formula.h"
#include "model/roofline.h"

/* "{n}" of every argument stands in the text, and no other. */
static void
check_places(const struct formula *f, const char *text)
{
	char place[16];

	for (int i = 0; i < f->args; i++) {
		snprintf(place, sizeof(place), "{%d}", i);
		if (!strstr(text, place))
			fail_msg("%s: %s misses %s", f->name, text, place);
	}
	for (const char *s = strchr(text, '{'); s; s = strchr(s + 1, '{'))
		if (atoi(s + 1) >= f->args)
			fail_msg("%s: %s has a place too many", f->name, text);
}

/* Every tag closes the one that is open; at the end none is. */
static void
check_nesting(const char *name, const char *text)
{
	char open[32][16];
	int depth = 0;

	for (const char *s = strchr(text, '<'); s; s = strchr(s + 1, '<')) {
		int closing = s[1] == '/';
		size_t n = strcspn(s + 1 + closing, " >");

		assert_true(n < sizeof(open[0]) && depth < 31);
		if (closing) {
			depth--;
			if (depth < 0 || strlen(open[depth]) != n ||
			    strncmp(open[depth], s + 2, n) != 0)
				fail_msg("%s: %s", name, s);
		} else {
			memcpy(open[depth], s + 1, n);
			open[depth++][n] = '\0';
		}
	}
	check_int(name, depth, 0);
}

static void
all_rows(void **state)
{
	int cells = 0;

	(void)state;
	for (size_t i = 0; i < formula_count; i++) {
		const struct formula *f = &formulas[i];

		assert_true(f->args > 0 && f->args <= FORMULA_ARGS);
		assert_true(strlen(f->title) > 0 && strlen(f->source) > 0);
		assert_true(strlen(f->valid) > 0 && f->line > 0);
		assert_true(strncmp(f->mathml, "<math ", 6) == 0);
		assert_non_null(strstr(f->file, f->book));
		assert_non_null(strstr(f->equation, " = "));
		check_nesting(f->name, f->mathml);
		check_places(f, f->working);
		for (int k = 0; k < f->args; k++)
			check_nesting(f->arg[k].name, f->arg[k].mathml);
		if (f->sheet) {
			check_places(f, f->sheet);
			cells++;
		}
		for (size_t k = 0; k < i; k++)
			assert_string_not_equal(f->name, formulas[k].name);
	}
	/* All of today's formulas can be said in a cell. */
	check_int("formulas with a cell", cells, (int)formula_count);
}

static void
attainable_rate(void **state)
{
	const double arg[] = { 100, 10, 4 };
	const struct formula *f = NULL;

	(void)state;
	for (size_t i = 0; i < formula_count; i++)
		if (strcmp(formulas[i].name, "roof_rate") == 0)
			f = &formulas[i];
	assert_non_null(f);
	check_text("title", f->title, "Attainable rate");
	check_text("equation", f->equation, "P = min(pi, beta * I)");
	check_text("cell", f->sheet, "MIN({0},{1}*{2})");
	check_text("working", f->working, "min({0}, {1} * {2})");
	check_text("source", f->source, "williams2009");
	check_text("place", f->place, "eq. 1");
	check_text("symbol", f->arg[1].mathml, "<mi>β</mi>");
	check_text("unit", f->result.unit, "flop/s");
	check_text("mathml", f->mathml, "<math display=\"block\"><mi>P</mi>"
	    "<mo>=</mo><mrow><mi>min</mi><mrow><mo>(</mo><mi>π</mi><mo>,</mo>"
	    "<mrow><mi>β</mi><mo>·</mo><mi>I</mi></mrow><mo>)</mo></mrow>"
	    "</mrow></math>");
	check_close("call", f->call(arg), roof_rate(100, 10, 4), 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(all_rows),
		cmocka_unit_test(attainable_rate),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
