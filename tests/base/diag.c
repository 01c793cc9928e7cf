#include "check.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/pool.h"
#include "base/text.h"

static const struct origin nowhere;

static const char *
printed(struct arena *a, struct diags *d, enum diag_format format, bool colour)
{
	struct text t;

	text_init(&t, a);
	diags_print(d, &t, format, colour);
	return t.data;
}

static void
sorted_once(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	struct diags *d = diags_new(a);

	(void)state;
	diag(d, DIAG_unused, (struct origin){ "b.lua", 3 }, "model \"%s\"",
	    "x");
	diag(d, DIAG_syntax, (struct origin){ "b.lua", 10 }, "late");
	diag(d, DIAG_bad_id, (struct origin){ "b.lua", 3 }, "z");
	diag(d, DIAG_bad_id, (struct origin){ "b.lua", 3 }, "a");
	diag(d, DIAG_bad_id, (struct origin){ "b.lua", 3 }, "a");
	diag(d, DIAG_read, nowhere, "no specs");
	diag(d, DIAG_encoding, (struct origin){ "a.lua", 0 }, "not UTF-8");
	check_text("text", printed(a, d, DIAG_TEXT, false),
	    "ridgeline: error: no specs [read]\n"
	    "a.lua: error: not UTF-8 [encoding]\n"
	    "b.lua:3: error: a [bad_id]\n"
	    "b.lua:3: error: z [bad_id]\n"
	    "b.lua:3: warning: model \"x\" [unused]\n"
	    "b.lua:10: error: late [syntax]\n");
	check_int("errors", diags_count(d, LEVEL_error), 4);
	check_int("warnings", diags_count(d, LEVEL_warning), 1);
	check_int("system", diags_count(d, LEVEL_system), 1);
	arena_free(a);
}

/* 0 fine, 1 bad input, 2 the system failed; 2 beats 1. */
static void
statuses(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	struct diags *d = diags_new(a);

	(void)state;
	check_int("none", diags_status(d), 0);
	diag(d, DIAG_unused, nowhere, "w");
	check_int("a warning", diags_status(d), 0);
	diag(d, DIAG_read, nowhere, "r");
	check_int("the system", diags_status(d), 2);
	diag(d, DIAG_syntax, nowhere, "s");
	check_int("both", diags_status(d), 2);
	d = diags_new(a);
	diag(d, DIAG_syntax, nowhere, "s");
	check_int("an error", diags_status(d), 1);
	arena_free(a);
}

static void
hostile(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	struct diags *d = diags_new(a);

	(void)state;
	diag(d, DIAG_syntax, (struct origin){ "a\n.lua", 1 },
	    "x\n\x1b[2J\xe2\x80\xae\xff");
	check_text("one line, nothing invisible",
	    printed(a, d, DIAG_TEXT, false),
	    "a .lua:1: error: x \xef\xbf\xbd[2J\xef\xbf\xbd\xef\xbf\xbd "
	    "[syntax]\n");
	arena_free(a);
}

static void
colours(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	struct diags *d = diags_new(a);

	(void)state;
	diag(d, DIAG_syntax, (struct origin){ "a", 1 }, "e");
	diag(d, DIAG_unused, (struct origin){ "b", 1 }, "w");
	check_text("colour", printed(a, d, DIAG_TEXT, true),
	    "a:1: \033[1;31merror:\033[0m e [syntax]\n"
	    "b:1: \033[1;35mwarning:\033[0m w [unused]\n");
	arena_free(a);
}

static void
json(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	struct diags *d = diags_new(a);

	(void)state;
	check_text("none", printed(a, d, DIAG_JSON, false),
	    "{\"diagnostics\": []}\n");
	diag(d, DIAG_write, nowhere, "no \"space\"");
	diag(d, DIAG_unused, (struct origin){ "a.lua", 2 }, "w");
	check_text("two", printed(a, d, DIAG_JSON, false),
	    "{\"diagnostics\": [\n"
	    "  {\"file\": null, \"line\": 0, \"level\": \"system\", "
	    "\"id\": \"write\", \"message\": \"no \\\"space\\\"\"},\n"
	    "  {\"file\": \"a.lua\", \"line\": 2, \"level\": \"warning\", "
	    "\"id\": \"unused\", \"message\": \"w\"}\n"
	    "]}\n");
	arena_free(a);
}

/* GitHub's "Workflow commands": data escapes %25 %0D %0A, properties : and , */
static void
github(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	struct diags *d = diags_new(a);

	(void)state;
	diag(d, DIAG_unused, nowhere, "w");
	diag(d, DIAG_read, (struct origin){ "a,b:c%.lua", 0 }, "50%%, a: b");
	diag(d, DIAG_syntax, (struct origin){ "z", 7 }, "s");
	check_text("three", printed(a, d, DIAG_GITHUB, true),
	    "::error file=a%2Cb%3Ac%25.lua,title=read::50%25, a: b\n"
	    "::error file=z,line=7,title=syntax::s\n"
	    "::warning title=unused::w\n");
	arena_free(a);
}

static void
github_limit(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	struct diags *d = diags_new(a);
	const char *out;
	size_t lines = 0;

	(void)state;
	for (int i = 1; i <= 13; i++)
		diag(d, DIAG_syntax, (struct origin){ "z", i }, "s");
	for (int i = 1; i <= 11; i++)
		diag(d, DIAG_unused, (struct origin){ "z", i }, "s");
	out = printed(a, d, DIAG_GITHUB, false);
	for (const char *p = out; (p = strchr(p, '\n')); p++)
		lines++;
	check_int("ten of each and two sums", lines, 22);
	assert_non_null(strstr(out, "line=10,title=syntax::s\n"
	    "3 more errors\n::warning"));
	assert_true(text_ends(out, "\n1 more warning\n"));
	arena_free(a);
}

static void
add_one(void *context, size_t item, int worker)
{
	(void)worker;
	diag(context, DIAG_syntax, (struct origin){ "f", (int)(item % 500) },
	    "s");
}

/* Whatever the threads do, the same list. */
static void
threads(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	struct diags *one = diags_new(a), *four = diags_new(a);

	(void)state;
	pool_run(1, 5000, add_one, one);
	pool_run(4, 5000, add_one, four);
	check_int("each once", diags_count(four, LEVEL_error), 500);
	assert_string_equal(printed(a, one, DIAG_TEXT, false),
	    printed(a, four, DIAG_TEXT, false));
	arena_free(a);
}

static void
catalogue(void **state)
{
	(void)state;
	for (int id = 0; id < DIAG_COUNT; id++) {
		const char *why = diag_explanation((enum diag_id)id);

		assert_true(strlen(diag_name((enum diag_id)id)) > 2);
		assert_true(text_ends(why, "."));
	}
	check_text("name", diag_name(DIAG_unit_mismatch), "unit_mismatch");
	check_text("level", diag_level_name(diag_level(DIAG_write)),
	    "system");
	check_text("level", diag_level_name(LEVEL_gate), "gate");
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(sorted_once),
		cmocka_unit_test(statuses),
		cmocka_unit_test(hostile),
		cmocka_unit_test(colours),
		cmocka_unit_test(json),
		cmocka_unit_test(github),
		cmocka_unit_test(github_limit),
		cmocka_unit_test(threads),
		cmocka_unit_test(catalogue),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
