/* What a server sends in place of prices, and what is none of that. */
#include "feed/refusal.h"

#include <string.h>

#include "base/array.h"
#include "base/text.h"

#include "test_arena.h"

#define TEN "0123456789"
#define FORTY TEN TEN TEN TEN

static void
refusals(void **state)
{
	static const struct {
		const char *name, *text, *want;
	} rows[] = {
		{ "nothing", "", "the file is empty" },
		{ "a mark and blanks", "\xef\xbb\xbf \r\n\t",
		    "the file is empty" },
		{ "a page", "<!DOCTYPE html><html>", "the answer is a page of "
		    "HTML" },
		{ "in small letters, behind blanks and a mark",
		    "\xef\xbb\xbf\n <!doctype HTML>", "the answer is a page "
		    "of HTML" },
		{ "without its type", "<HTML lang=en>", "the answer is a page "
		    "of HTML" },
		{ "a page that is cut", "<htm", "" },
		{ "another tag", "<hxml>", "" },
		{ "another that ends alike", "<xtml>", "" },
		{ "an error", "{\"error\": \"too many\"}", "the answer is an "
		    "error: too many" },
		{ "a message", "{\"message\": \"no\"}", "the answer is an "
		    "error: no" },
		{ "Azure's", "{\"Message\": \"no\"}", "the answer is an error: "
		    "no" },
		{ "a detail", " {\"detail\": \"no\"}", "the answer is an "
		    "error: no" },
		{ "several", "{\"errors\": [1]}", "the answer is an error" },
		{ "one more name", "{\"error_message\": \"no\"}",
		    "the answer is an error: no" },
		{ "120 letters of it", "{\"error\":\"" FORTY FORTY FORTY
		    "\"}", "the answer is an error: " FORTY FORTY FORTY },
		{ "and no more", "{\"error\":\"" FORTY FORTY FORTY "x\"}",
		    "the answer is an error: " FORTY FORTY FORTY },
		{ "a list", "[{\"error\": 1}]", "" },
		{ "prices", "{\"prices\": []}", "" },
		{ "an error of nothing", "{\"error\": null}", "" },
		{ "no JSON", "{\"error\": ", "" },
		{ "a table", "date,price\n", "" },
	};
	struct text long_one;

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		const char *got = feed_refusal(arena, rows[i].text,
		    strlen(rows[i].text));

		check_text(rows[i].name, got ? got : "", rows[i].want);
	}
	/* An error has at most 4096 bytes; a longer text is a list. */
	text_init(&long_one, arena);
	text_add(&long_one, "{\"error\":\"x\"}");
	while (long_one.len < 4096)
		text_char(&long_one, ' ');
	assert_non_null(feed_refusal(arena, long_one.data, long_one.len));
	text_char(&long_one, ' ');
	assert_null(feed_refusal(arena, long_one.data, long_one.len));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(refusals, open_arena,
		    close_arena),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
