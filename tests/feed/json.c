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
		{ "half a pair at the end", "\"\\ud83d", "half of a surrogate "
		    "pair", 1 },
		{ "half a pair before another escape", "\"\\ud83d\\n0000\"",
		    "half of a surrogate pair", 1 },
		{ "half a pair before a letter below", "\"\\ud83d\\udbff\"",
		    "half of a surrogate pair", 1 },
		{ "and above", "\"\\ud83d\\ue000\"",
		    "half of a surrogate pair", 1 },
		{ "the first other half", "\"\\udc00\"", "a \\u that is no "
		    "character", 1 },
		{ "the last", "\"\\udfff\"", "a \\u that is no character",
		    1 },
		{ "three digits", "\"\\u12x4\"", "a \\u wants four "
		    "hexadecimal digits", 1 },
		{ "a letter behind f", "\"\\u000g\"", "a \\u wants four "
		    "hexadecimal digits", 1 },
		{ "behind F", "\"\\u000G\"", "a \\u wants four hexadecimal "
		    "digits", 1 },
		{ "a string that ends in its digits", "\"\\u00", "a \\u "
		    "wants four hexadecimal digits", 1 },
		{ "a list that does not end", "[1", "a comma or a closing "
		    "bracket is missing", 1 },
		{ "an object that does not", "{\"a\":1", "a comma or a "
		    "closing bracket is missing", 1 },
		{ "closed by the other bracket", "[1}", "a comma or a closing "
		    "bracket is missing", 1 },
		{ "a name without quotes", "{a:1}", "a member wants a name "
		    "and a colon", 1 },
		{ "a comma too many in an object", "{\"a\":1,}", "a member "
		    "wants a name and a colon", 1 },
		{ "a letter that is shorter than a quote",
		    "{\xe2\x80", "is not UTF-8", 1 },
		{ "a dash of typesetters, which is no quote",
		    "{\xe2\x80\x93:1}", "a member wants a name and a colon",
		    1 },
		{ "three dots of theirs", "{\xe2\x80\xa6:1}", "a member wants "
		    "a name and a colon", 1 },
		{ "a low quote", "{\xe2\x80\x9f" "a:1}", "its quotes are "
		    "curly: write straight ones", 1 },
		{ "a number that begins with a dot", ".5", "no value", 1 },
		{ "a word that is cut", "tru", "no value", 1 },
		{ "a number longer than any",
		    "1111111111111111111111111111111111111111111111111111111"
		    "11111111x", "something follows the value", 1 },
		{ "by one digit",
		    "1111111111111111111111111111111111111111111111111111111"
		    "111111111", "something follows the value", 1 },
		{ "its line, behind what was read", "[1,\n2]\n\n3",
		    "something follows the value", 4 },
		{ "a tab in a string", "\"a\tb\"", "a control character "
		    "in a string", 1 },
		{ "and behind an escape", "\"\\na\x1f\"", "a control "
		    "character in a string", 1 },
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

/* Strings, byte by byte through the words that are looked at together. */
static void
strings(void **state)
{
	static const struct {
		const char *name, *text, *want;
	} rows[] = {
		{ "of nothing", "\"\"", "" },
		{ "every escape", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"",
		    "\"\\/\b\f\n\r\t" },
		{ "of one byte", "\"\\u007f\"", "\x7f" },
		{ "of two", "\"\\u0080\\u07FF\"", "\xc2\x80\xdf\xbf" },
		{ "of three", "\"\\u0800\\ud7ff\\uE000\"",
		    "\xe0\xa0\x80\xed\x9f\xbf\xee\x80\x80" },
		{ "of four: the first pair, and the last",
		    "\"\\ud800\\udc00\\udbff\\udfff\"",
		    "\xf0\x90\x80\x80\xf4\x8f\xbf\xbf" },
		{ "digits of both cases", "\"\\u00e9\\u00E9\\u00AF\"",
		    "\xc3\xa9\xc3\xa9\xc2\xaf" },
		{ "seven bytes", "\"1234567\"", "1234567" },
		{ "eight", "\"12345678\"", "12345678" },
		{ "nine", "\"123456789\"", "123456789" },
		{ "an escape in each place of a word",
		    "\"\\n1\\n12\\n123\\n1234\\n12345\\n123456\\n1234567"
		    "\\n12345678\\n\"", "\n1\n12\n123\n1234\n12345\n"
		    "123456\n1234567\n12345678\n" },
		{ "letters with their highest bit", "\"\xc3\xa9\xc3\xbf\xe2"
		    "\x82\xac\xf0\x9f\x98\x80!\"", "\xc3\xa9\xc3\xbf\xe2"
		    "\x82\xac\xf0\x9f\x98\x80!" },
		{ "the first letter that may stand, and those beside a quote "
		    "and a backslash", "\" !#[]\"", " !#[]" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct arena *arena = arena_new(check_no_memory);
		const char *error;
		int line;
		struct json *v = read(arena, rows[i].text, &error, &line);

		if (!v)
			fail_msg("%s: %s", rows[i].name, error);
		check_int(rows[i].name, v->type, JSON_string);
		check_text(rows[i].name, v->text, rows[i].want);
		arena_free(arena);
	}
}

/* What a member holds, or what stands for it. */
static void
members(void **state)
{
	struct arena *arena = arena_new(check_no_memory);
	const char *error;
	int line;
	const struct json *first, *v = read(arena, "\xef\xbb\xbf{\"n\":3,"
	    "\"s\":\"x\",\"f\":true,\"l\":[1,2],\"e\":[ ],\"o\":{ }}\t\r\n",
	    &error, &line);

	(void)state;
	assert_non_null(v);
	check_close("a number", json_number_of(v, "n"), 3, 0);
	check_close("of a text", json_number_of(v, "s"), 0, 0);
	check_close("of a flag", json_number_of(v, "f"), 0, 0);
	check_close("of none", json_number_of(v, "x"), 0, 0);
	check_close("of nothing", json_number_of(NULL, "n"), 0, 0);
	check_text("a text", json_text_of(v, "s"), "x");
	check_text("of a number", json_text_of(v, "n"), "");
	check_text("of nothing", json_text_of(NULL, "s"), "");
	check_int("items", json_items(v, "l", &first), 2);
	check_close("the first", first->number, 1, 0);
	check_int("of an empty list", json_items(v, "e", &first), 0);
	check_int("of none", json_items(v, "x", &first), 0);
	assert_null(first);
	check_int("of nothing", json_items(NULL, "l", &first), 0);
	check_int("an empty object", json_member(v, "o")->count, 0);
	arena_free(arena);
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
	memset(deep + 64, ']', 64);
	deep[128] = '\0';
	assert_non_null(read(arena, deep, &error, &line));
	memset(deep, '[', 65);
	memset(deep + 65, ']', 65);
	deep[130] = '\0';
	assert_null(read(arena, deep, &error, &line));
	check_text("65 deep", error, "nested too deeply");
	/* One beside the other, empty or not, is not one in the other. */
	for (int i = 0; i < 66; i++)
		memcpy(deep + 3 * i, i % 2 ? ",[]" : ",{}", 3);
	deep[0] = '[';
	memcpy(deep + 198, "]", 2);
	assert_non_null(read(arena, deep, &error, &line));
	for (int i = 0; i < 40; i++)
		memcpy(deep + 4 * i, ",[1]", 4);
	deep[0] = '[';
	memcpy(deep + 160, ",[[]", 4);
	memcpy(deep + 164, "]]", 3);
	assert_non_null(read(arena, deep, &error, &line));
	arena_free(arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(values),
		cmocka_unit_test(faults),
		cmocka_unit_test(depth),
		cmocka_unit_test(strings),
		cmocka_unit_test(members),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
