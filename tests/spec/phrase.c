/* Phrases: what they say of values, and how a guide says them otherwise. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/text.h"
#include "scratch.h"
#include "spec/phrase.h"
#include "test_arena.h"

/* Phrases of the program, but for what this file says. */
static const struct phrases *
with(const char *words)
{
	struct diags *diags = diags_new(arena);
	const struct phrases *p;
	struct text told;

	assert_true(mkdir("templates", 0777) == 0 || errno == EEXIST);
	assert_true(mkdir("templates/words", 0777) == 0 || errno == EEXIST);
	scratch_write("templates/words/house.md", words);
	p = phrases_read(arena, diags, ".");
	text_init(&told, arena);
	diags_print(diags, &told, DIAG_TEXT, false);
	assert_string_equal(told.data, "");
	return p;
}

static void
test_program(void **state)
{
	struct diags *diags = diags_new(arena);
	const struct phrases *p = phrases_read(arena, diags, NULL);

	(void)state;
	assert_int_equal(diags_status(diags), 0);
	assert_string_equal(SAID(arena, p, order_idle, .idle = 1),
	    "1 stays idle");
	assert_string_equal(SAID(arena, p, order_idle, .idle = 7),
	    "7 stay idle");
	assert_string_equal(SAID(arena, p, term, .months = 36, .years = 3),
	    "3 years");
	assert_string_equal(SAID(arena, p, term, .months = 12, .years = 1),
	    "1 year");
	assert_string_equal(SAID(arena, p, term, .months = 18, .years = 1.5),
	    "18 months");
	assert_string_equal(SAID(arena, p, offer, .seller = "Lambda",
	    .terms = "on demand"), "Lambda, on demand");
	assert_string_equal(SAID(arena, p, offer, .owned = "Rack 1",
	    .seller = "Lambda", .terms = "on demand", .condition = "used"),
	    "Rack 1; more from Lambda, on demand, used");
}

/* Russian counts 1, 21, 31 alike, then 2 to 4, then the rest; CLDR, plural
 * rules of ru. */
static void
test_plurals(void **state)
{
	static const struct { double n; const char *text; } rows[] = {
		{ 1, "1 копия" }, { 2, "2 копии" }, { 4, "4 копии" },
		{ 5, "5 копий" }, { 11, "11 копий" }, { 12, "12 копий" },
		{ 21, "21 копия" }, { 22, "22 копии" }, { 111, "111 копий" },
	};
	const struct phrases *p = with("order_copies: {{ copies }}\n"
	    "  {% if copies % 10 == 1 and copies % 100 ~= 11 then %}копия{%\n"
	    "  elseif copies % 10 >= 2 and copies % 10 <= 4 and\n"
	    "  not (copies % 100 >= 12 and copies % 100 <= 14) then %}копии{%\n"
	    "  else %}копий{% end %}{% if each > 1 then %} по {{ each }}"
	    "{% end %}\n");

	(void)state;
	for (size_t i = 0; i < sizeof(rows) / sizeof(*rows); i++)
		assert_string_equal(SAID(arena, p, order_copies,
		    .copies = rows[i].n, .each = 1), rows[i].text);
	assert_string_equal(SAID(arena, p, order_copies, .copies = 2,
	    .each = 8), "2 копии по 8");
}

static void
test_absent(void **state)
{
	const struct phrases *p = with(
	    "verdict_next: {{ ratio }} then {{ order }} .{# not told #}\n"
	    "verdict_withheld:\n"
	    "verdict_ratio: {{ times or \"as much\" }}\n"
	    "verdict_would_win: {% if order == \"a\" or ratio == 'b' then %}"
	    "yes{% else %}no{% end %}\n");

	(void)state;
	assert_string_equal(SAID(arena, p, verdict_next, .order = "A",
	    .ratio = "cheap,"), "cheap, then A .");
	assert_string_equal(SAID(arena, p, verdict_next, .order = NULL,
	    .ratio = ""), "then .");
	assert_string_equal(SAID(arena, p, verdict_withheld, .band = "x"),
	    "");
	assert_string_equal(SAID(arena, p, verdict_ratio, .times = "2"),
	    "2");
	assert_string_equal(SAID(arena, p, verdict_ratio, .times = NULL),
	    "as much");
	assert_string_equal(SAID(arena, p, verdict_would_win, .order = "a",
	    .ratio = "c"), "yes");
	assert_string_equal(SAID(arena, p, verdict_would_win, .order = "c",
	    .ratio = "b"), "yes");
	assert_string_equal(SAID(arena, p, verdict_would_win, .order = "c",
	    .ratio = "c"), "no");
	/* The others are the program's. */
	assert_string_equal(SAID(arena, p, order_idle, .idle = 2),
	    "2 stay idle");
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(test_program,
		    open_arena, close_arena),
		cmocka_unit_test_setup_teardown(test_plurals,
		    open_arena, close_arena),
		cmocka_unit_test_setup_teardown(test_absent,
		    open_arena, close_arena),
	};

	scratch_enter("phrase");
	return cmocka_run_group_tests(tests, NULL, NULL);
}
