/* What is complete and well-formed, by XML 1.0, HTML and RFC 8259. */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "check.h"
#include "write/whole.h"

static void
files(void **state)
{
	static const struct {
		const char *name, *file, *text;
		int good;
	} rows[] = {
		{ "an element", "a.xml", "<a/>", 1 },
		{ "a declaration", "a.atom", "<?xml version=\"1.0\"?>\n"
		    "<!-- a --><a b='c' d=\"e>f\">x<g>y</g></a>\n", 1 },
		{ "nothing", "a.xml", "", 0 },
		{ "blanks", "a.xml", " \n", 0 },
		{ "an open element", "a.xml", "<a><b></b>", 0 },
		{ "crossed", "a.xml", "<a><b></a></b>", 0 },
		{ "cut in a tag", "a.xml", "<a b=\"c", 0 },
		{ "cut in a name", "a.svg", "<a><b", 0 },
		{ "a hole over a tag's end", "a.xml", "<a><b c=\"d<e>\"/></a>",
		    0 },
		{ "no quotes", "a.xml", "<a b=c/>", 0 },
		{ "no value", "a.xml", "<a b/>", 0 },
		{ "text behind", "a.xml", "<a/>b", 0 },
		{ "closes nothing", "a.xml", "<a/></a>", 0 },
		{ "a page", "a.html", "<!DOCTYPE html>\n<html><body>"
		    "<p hidden>a<br>b<script>if (a<b) {}</script></p>"
		    "<img src=\"c\"></body></html>", 1 },
		{ "ends that HTML implies", "a.html", "<!DOCTYPE html><html>"
		    "<ul><li>a<li><a>b</a></ul><dl><dt>c<dd>d<dt>e<dd>f</dl>"
		    "<table><caption>n<thead><tr><th>g<th>h<tbody><tr><th>i<td>"
		    "<tr><td>k</table></html>", 1 },
		{ "an end that HTML does not imply", "a.html",
		    "<!DOCTYPE html><html><ul><li><b>a</ul></html>", 0 },
		{ "ends are not implied in XML", "a.xml",
		    "<ul><li>a<li>b</ul>", 0 },
		{ "a page without its type", "a.html", "<html></html>", 0 },
		{ "a page cut", "a.html", "<!DOCTYPE html><html><p>a</p>",
		    0 },
		{ "a script that does not end", "a.html",
		    "<!DOCTYPE html><html><script>a</html>", 0 },
		{ "an object", "a.json", "{\"a\": [1, -2.5e3, true, null, "
		    "\"b\\\"c\"], \"d\": {}, \"e\": []}\n", 1 },
		{ "a number", "a.json", "1", 1 },
		{ "no value in JSON", "a.json", "", 0 },
		{ "two values", "a.json", "{} {}", 0 },
		{ "cut in a string", "a.json", "{\"a\": \"b", 0 },
		{ "cut in a list", "a.json", "[1, [2], ", 0 },
		{ "a comma too many", "a.json", "[1, 2,]", 0 },
		{ "a name without a value", "a.json", "{\"a\"}", 0 },
		{ "closed by the other", "a.json", "[1}", 0 },
		{ "a line end in a string", "a.json", "\"a\nb\"", 0 },
		{ "other formats are not looked at", "a.csv", "\"", 1 },
	};
	struct arena *arena = arena_new(check_no_memory);

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_text(rows[i].name, whole_file(arena, rows[i].file,
		    rows[i].text, strlen(rows[i].text)) ? "bad" : "good",
		    rows[i].good ? "good" : "bad");
	arena_free(arena);
}

/* Whatever is cut off behind is missed. */
static void
cut(void **state)
{
	static const char *const texts[][2] = {
		{ "a.xml", "<a b=\"c\"><d/>e<f>g</f></a>" },
		{ "a.html", "<!DOCTYPE html><html><p>a<br>b</p></html>" },
		{ "a.json", "{\"a\": [1, {\"b\": \"c\"}], \"d\": null}" },
	};
	struct arena *arena = arena_new(check_no_memory);

	(void)state;
	for (size_t i = 0; i < COUNT(texts); i++)
		for (size_t n = 0; n < strlen(texts[i][1]); n++)
			if (!whole_file(arena, texts[i][0], texts[i][1], n)) {
				print_error("%s, %zu bytes\n", texts[i][1], n);
				fail();
			}
	arena_free(arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(files),
		cmocka_unit_test(cut),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
