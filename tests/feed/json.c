/* RFC 8259: values, escapes, and what is no JSON. */
#include <string.h>

#include "base/array.h"
#include "check.h"
#include "feed/json.h"

static struct json *
read(struct arena *arena, const char *text, const char **error, int *line)
{
	return json_read(arena, text, strlen(text), error, line);
}

static void
values(void **state)
{
	static const char text[] = "{\n \"n\": -1.5e3, \"s\": \"a\\\"\\u00e9"
	    "\\ud83d\\ude00\\n\",\n \"l\": [true, false, null, []], "
	    "\"n\": 2, \"nothing\": null }\n";
	struct arena *arena = arena_new(check_no_memory);
	const char *error;
	int line;
	struct json *v = read(arena, text, &error, &line);
	const struct json *list;

	(void)state;
	assert_non_null(v);
	check_int("members", (int)v->count, 5);
	check_close("the first of two", json_member(v, "n")->number, -1500,
	    0);
	check_int("its line", json_member(v, "n")->line, 2);
	check_text("escapes", json_member(v, "s")->text,
	    "a\"\xc3\xa9\xf0\x9f\x98\x80\n");
	list = json_member(v, "l");
	check_int("items", (int)list->count, 4);
	check_int("true", list->item[0].number > 0, 1);
	check_int("an empty list", list->item[3].type, JSON_list);
	assert_null(json_member(v, "nothing"));
	assert_null(json_member(v, "absent"));
	assert_null(json_member(list, "n"));
	arena_free(arena);
}

static void
faults(void **state)
{
	static const struct {
		const char *name, *text, *error;
		int line;
	} rows[] = {
		{ "nothing", "", "no value", 1 },
		{ "a bare word", "[1,\n nope]", "no value", 2 },
		{ "a plus sign", "+1", "no value", 1 },
		{ "two values", "1 2", "something follows the value", 1 },
		{ "no colon", "{\"a\" 1}", "a member wants a name and a colon",
		    1 },
		{ "no comma", "[1 2]", "a comma or a closing bracket is "
		    "missing", 1 },
		{ "a comma too many", "[1,]", "no value", 1 },
		{ "an open string", "\"ab", "a string does not end", 1 },
		{ "an open escape", "\"ab\\", "a string does not end", 1 },
		{ "no such escape", "\"\\x\"", "no such escape", 1 },
		{ "half a pair", "\"\\ud83dx\"", "half of a surrogate pair",
		    1 },
		{ "the other half", "\"\\ude00\"", "a \\u that is no "
		    "character", 1 },
		{ "a NUL", "\"\\u0000\"", "a \\u that is no character", 1 },
		{ "a line break in a string", "\"a\nb\"", "a control character "
		    "in a string", 1 },
		{ "bytes that are no text", "\"\xff\"", "is not UTF-8", 1 },
		{ "quotes of typesetters", "{\xe2\x80\x9c" "a\xe2\x80\x9d:1}",
		    "its quotes are curly: write straight ones", 1 },
		{ "UTF-16", "\xff\xfe{", "is UTF-16: save it as UTF-8", 1 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct arena *arena = arena_new(check_no_memory);
		const char *error = NULL;
		int line = 0;

		if (read(arena, rows[i].text, &error, &line))
			fail_msg("%s: was read", rows[i].name);
		check_text(rows[i].name, error, rows[i].error);
		check_int(rows[i].name, line, rows[i].line);
		arena_free(arena);
	}
}

static void
depth(void **state)
{
	struct arena *arena = arena_new(check_no_memory);
	char deep[201];
	const char *error;
	int line;

	(void)state;
	memset(deep, '[', 200);
	deep[200] = '\0';
	assert_null(read(arena, deep, &error, &line));
	check_text("200 deep", error, "nested too deeply");
	arena_free(arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(values),
		cmocka_unit_test(faults),
		cmocka_unit_test(depth),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
