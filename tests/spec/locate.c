/*
 * Where a key stands: by reading the text of each row.
 */
#include "spec/locate.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "check.h"

static void
keys(void **state)
{
	static const struct {
		const char *text;
		int open;
		const char *key;
		int want;
	} rows[] = {
		{ "f {\n a = 1,\n b = 2 }", 1, "b", 3 },
		{ "f {\n a = 1,\n b = 2 }", 1, "c", 0 },
		{ "f {\n a = 1 }\ng {\n a = 2 }", 3, "a", 4 },
		{ "f {\n x {\n a = 1 },\n a = 2 }", 1, "a", 4 },
		{ "f {\n x {\n a = 1 },\n a = 2 }", 2, "a", 3 },
		{ "f {\n --[[ }\n a = 9 ]] a = 1 }", 1, "a", 3 },
		{ "f {\n --[==[ ]] }\n ]==]\n a = 1 }", 1, "a", 4 },
		{ "f {\n -- } a = 0\n a = 1 }", 1, "a", 3 },
		{ "f {\n s = '}\\'}', a = \"}\",\n b = 1 }", 1, "b", 3 },
		{ "f {\n s = [[ }\n } ]], b = 1 }", 1, "b", 3 },
		{ "f {\n s = 'a\\\nb',\n b = 1 }", 1, "b", 4 },
		/* A comparison, a call's argument and an index are no keys. */
		{ "f {\n a == 1 }", 1, "a", 0 },
		{ "f {\n g(a = 1) }", 1, "a", 0 },
		{ "f {\n [a] = 1 }", 1, "a", 0 },
		{ "a = 1", 1, "a", 0 },
		{ "f {\n a\n =\n 1 }", 1, "a", 2 },
		{ "f { a = 1,\n a = 2 }", 1, "a", 1 },
		/* Text that is not Lua ends too. */
		{ "f { [[", 1, "a", 0 },
		{ "f { '", 1, "a", 0 },
		{ "f { --[[", 1, "a", 0 },
		{ "}}}) a = 1", 1, "a", 0 },
		{ "f {\n s = '\\", 1, "s", 2 },
		{ "", 1, "a", 0 },
	};
	struct arena *arena = arena_new(check_no_memory);

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_int(rows[i].text, locate_key(locate_new(arena,
		    rows[i].text, strlen(rows[i].text)), rows[i].open,
		    rows[i].key), rows[i].want);
	arena_free(arena);
}

/* What a file without these names cannot give. */
static void
names(void **state)
{
	static const char *const asked[] = { "offer", "_ENV" };
	static const struct {
		const char *text;
		bool says;
	} rows[] = {
		{ "offer \"a\" { price = 1 }", true },
		{ "offer('a') { price = 1 }", true },
		{ "f { offer = 1 }", false },
		{ "f { offer\n= 1 }", false },
		{ "f { [1] = offer }", true },
		{ "f { a = offer, b = 1 }", true },
		{ "local o = offer o 'a' {}", true },
		{ "if offer == f then end", true },
		{ "change.offer 'a' { price = 1 }", true },
		{ "_ENV['off' .. 'er'] 'a' {}", true },
		{ "f { \"offer\", 'offer', [[offer]] }", false },
		{ "f { [==[ ]] offer ]==] }", false },
		{ "f { 'it\\'s', offer }", true },
		{ "-- offer 'a' {}", false },
		{ "--[[ offer 'a' {}\n]] f 'a' {}", false },
		{ "-- [[\noffer 'a' {}", true },
		{ "offers 'a' {} my_offer 'a' {} offer2 'a' {}", false },
		{ "f { a[1]offer }", true },
		{ "f { 'offer", false },
		{ "--", false },
		{ "", false },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_int(rows[i].text, locate_says(rows[i].text,
		    strlen(rows[i].text), asked, COUNT(asked)), rows[i].says);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(keys),
		cmocka_unit_test(names),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
