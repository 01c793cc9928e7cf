/* Links, bounds, pipe tables and escapes, row by row. */
#include <string.h>
#include <time.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/publish.h"
#include "check.h"
#include "write/html.h"
#include "write/html_plot.h"
#include "write/markdown.h"

static void
links(void **state)
{
	static const struct {
		const char *name, *from, *href, *want;
	} rows[] = {
		{ "beside", "a", "page:b", "b.html" },
		{ "down", "index", "page:a/b", "a/b.html" },
		{ "up", "a/b", "page:index", "../index.html" },
		{ "across", "a/b/c", "page:a/d/e", "../d/e.html" },
		{ "same folder", "a/b", "page:a/c#x", "c.html#x" },
		{ "a name that starts the same", "ab/c", "page:abc/d",
		    "../abc/d.html" },
		{ "itself", "a/b", "page:a/b", "b.html" },
		{ "an anchor of itself", "a/b", "page:a/b#x", "#x" },
		{ "https", "a", "https://example.org/x?y#z",
		    "https://example.org/x?y#z" },
		{ "mail", "a", "mailto:a@example.org",
		    "mailto:a@example.org" },
		{ "an anchor", "a", "#x", "#x" },
		{ "a file", "a", "data/guide.json", "data/guide.json" },
		{ "a script", "a", "javascript:alert(1)", NULL },
		{ "a script in capitals", "a", "JaVaScRiPt:alert(1)", NULL },
		{ "a script behind a blank", "a", " javascript:x", NULL },
		{ "a script behind a control", "a", "\001javascript:x", NULL },
		{ "a script with a line end", "a", "java\nscript:x", NULL },
		{ "data", "a", "data:text/html,<script>", NULL },
		{ "a file of the reader's", "a", "file:///etc/passwd", NULL },
		{ "another host", "a", "//example.org/x", NULL },
		{ "nothing", "a", NULL, NULL },
	};
	struct arena *arena = arena_new(check_no_memory);

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct doc from = { .id = rows[i].from };
		const char *got = page_link(arena, &from, rows[i].href,
		    ".html");

		check_text(rows[i].name, got ? got : "(none)",
		    rows[i].want ? rows[i].want : "(none)");
	}
	arena_free(arena);
}

static const char *
repeat(struct arena *arena, const char *before, const char *s, size_t n,
    const char *after)
{
	struct text t;

	text_init(&t, arena);
	text_add(&t, before);
	while (n--)
		text_add(&t, s);
	text_add(&t, after);
	return t.data;
}

static void
bounds(void **state)
{
	static const struct {
		const char *name, *before, *s;
		size_t n;
		const char *after, *fault;
		int line;
	} rows[] = {
		{ "plain", "a\n\nb", "x", 1000, "\n", NULL, 0 },
		{ "a long line", "", "x", 1000000, "\n", NULL, 0 },
		{ "1 MiB and one", "", "x", (1 << 20) + 1, "",
		    "more than 1 MiB of Markdown", 0 },
		{ "64 quotes", "", "> ", 64, "x", NULL, 0 },
		{ "65 quotes", "a\n", "> ", 65, "x",
		    "too many nested lists or quotes on one line", 1 },
		{ "65 quotes without blanks", "a\n", ">", 65, "x",
		    "too many nested lists or quotes on one line", 1 },
		{ "numbered lists", "", "1. ", 65, "x",
		    "too many nested lists or quotes on one line", 0 },
		{ "a long rule", "", "- ", 40000, "\n", NULL, 0 },
		{ "blank lines", "- a\n", "\n", 10001, "",
		    "too many blank lines in a row", 10001 },
		{ "open images", "a\n\n", "![[]()", 20000, "",
		    "too many markup characters in one paragraph", 2 },
		{ "many short paragraphs", "", "[a](b)\n\n", 20000, "", NULL,
		    0 },
		{ "escaped brackets", "", "\\[", 100000, "", NULL, 0 },
		{ "processing instructions", "a\n\n", "<?", 201, "",
		    "too many \"<?\" and \"<!\" in one paragraph", 2 },
		{ "declarations", "", "<!A ", 201, "",
		    "too many \"<?\" and \"<!\" in one paragraph", 0 },
		{ "comments in many paragraphs", "", "<!-- a -->\n\n", 20000,
		    "", NULL, 0 },
		{ "100 columns of 998 rows", "|a|b\n"
		    "|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-"
		    "|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-"
		    "|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-"
		    "|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-\n",
		    "|\n", 999, "", NULL, 0 },
		{ "100 columns of 1001 rows", "|a|b\n"
		    "|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-"
		    "|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-"
		    "|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-"
		    "|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-\n",
		    "|\n", 1001, "", "tables of more than 100000 cells",
		    1001 },
		{ "not UTF-8", "a\n", "\377", 1, "", "not UTF-8 text", 0 },
	};
	struct arena *arena = arena_new(check_no_memory);
	int line;

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		const char *s = repeat(arena, rows[i].before, rows[i].s,
		    rows[i].n, rows[i].after);
		const char *got = markdown_fault(s, strlen(s), &line);

		check_text(rows[i].name, got ? got : "(none)",
		    rows[i].fault ? rows[i].fault : "(none)");
		if (got)
			check_int(rows[i].name, line, rows[i].line);
	}
	assert_string_equal(markdown_fault("a\0b", 3, &line), "not UTF-8 text");
	arena_free(arena);
}

/*
 * Whatever passes the bounds is parsed in a time that nobody notices: the
 * known slow inputs of libcmark 0.30.2, each as large as is let through.
 */
static void
slow_inputs(void **state)
{
	static const struct {
		const char *name, *s, *after;
		size_t n;
	} rows[] = {
		{ "open images", "![[]()", "", 3333 },
		{ "open links", "[", "", 20000 },
		{ "links in links", "[a](", "", 10000 },
		{ "stars", "*a **a ", "", 6666 },
		{ "stars and underlines", "a**b_ ", "", 6666 },
		{ "ticks", "`a``b", "", 6666 },
		{ "comments", "<!--", "", 200 },
		{ "processing instructions", "<?", "", 200 },
		{ "declarations", "<!A ", "", 200 },
		{ "tags", "<a b=", "", 20000 },
		{ "many paragraphs of links", "[[[[[[[[[[[[[[[[\n\n", "",
		    58000 },
		{ "a table", "|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|\n",
		    "", 4000 },
		{ "lines of quotes", "> > > > > > > > > > > > > > > > x\n\n",
		    "", 20000 },
		{ "lines of lists", "- - - - - - - - - - - - - - - - x\n\n",
		    "", 20000 },
		{ "blank lines in a list", "- a\n\n\n\n\n\n\n\n\n", "", 50000 },
	};
	struct arena *arena = arena_new(check_no_memory);
	int line;

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct guide g = { .arena = arena };
		struct doc doc = { .id = "a" };
		const char *s = repeat(arena, "", rows[i].s, rows[i].n,
		    rows[i].after);
		struct text out;
		struct html h = { .guide = &g, .doc = &doc, .arena = arena,
			.out = &out };
		clock_t begin = clock();
		double seconds;

		text_init(&out, arena);
		html_prose(&h, s, strlen(s));
		seconds = (double)(clock() - begin) / CLOCKS_PER_SEC;
		check_text(rows[i].name, markdown_fault(s, strlen(s), &line) ?
		    "refused" : "accepted", "accepted");
		if (seconds > 5) {
			print_error("%s: %.1f s\n", rows[i].name, seconds);
			fail();
		}
	}
	arena_free(arena);
}

static void
pipes(void **state)
{
	static const struct {
		const char *name, *line[4], *cells;
	} rows[] = {
		{ "GFM 4.10, example 198", { "| foo | bar |",
		    "| --- | --- |", "| baz | bim |" },
		    "foo,bar;baz,bim;" },
		{ "GFM 4.10, example 199", { "| abc | defghi |",
		    ":-: | -----------:", "bar | baz" },
		    "abc,defghi;bar,baz;" },
		{ "GFM 4.10, example 200", { "| f\\|oo  |", "| ------ |",
		    "| b `\\|` az |", "| b **\\|** im |" },
		    "f|oo;b `|` az;b **|** im;" },
		{ "GFM 4.10, example 203: counts differ", { "| abc | def |",
		    "| --- |", "| bar |" }, NULL },
		{ "GFM 4.10, example 204: short and long rows", {
		    "| abc | def |", "| --- | --- |", "| bar |",
		    "| bar | baz | boo |" }, "abc,def;bar,;bar,baz;" },
		{ "no bars", { "abc", "---" }, NULL },
		{ "one line", { "| abc |" }, NULL },
	};
	struct arena *arena = arena_new(check_no_memory);

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct pipe_table t;
		struct text got;
		size_t n = 0;

		while (n < 4 && rows[i].line[n])
			n++;
		text_init(&got, arena);
		if (!pipe_read(arena, rows[i].line, n, &t)) {
			check_text(rows[i].name, "(none)",
			    rows[i].cells ? rows[i].cells : "(none)");
			continue;
		}
		for (size_t k = 0; k < t.rows * t.columns; k++)
			text_printf(&got, "%s%s", t.cell[k],
			    (k + 1) % t.columns ? "," : ";");
		check_text(rows[i].name, got.data,
		    rows[i].cells ? rows[i].cells : "(none)");
	}
	arena_free(arena);
}

static const char *
as_markdown(struct arena *arena, const char *s, bool prose)
{
	static const struct doc doc = { .id = "a/b" };
	static const struct guide none;
	struct text *out = ARENA_NEW(arena, struct text);
	struct markdown m = { .doc = &doc, .guide = &none,
		.arena = arena, .out = out };

	text_init(out, arena);
	if (prose)
		md_prose(&m, s, strlen(s), "");
	else
		md_text(&m, s);
	return out->data;
}

static void
markdown(void **state)
{
	static const struct {
		const char *name, *s, *want;
		bool prose;
	} rows[] = {
		{ "a number", "1.35", "1.35", false },
		{ "a list item", "1. one", "1\\. one", false },
		{ "a bullet", "- one", "\\- one", false },
		{ "a negative number", "-1", "-1", false },
		{ "a heading", "# one", "\\# one", false },
		{ "an identifier", "fp16_acc16", "fp16_acc16", false },
		{ "stress", "_a_ *b*", "\\_a\\_ \\*b\\*", false },
		{ "a table", "a | b\nc", "a \\| b\xef\xbf\xbd" "c", false },
		{ "a tag", "<b>", "\\<b\\>", false },
		{ "a link", "[a](b)", "\\[a\\](b)", false },
		{ "a page", "[a](page:a/c#d)", "[a](c.md#d)\n\n", true },
		{ "a page in <>", "<page:x>", "[x](../x.md)\n\n", true },
		{ "a definition", "[a]: page:x", "[a]: ../x.md\n\n", true },
		{ "code", "`[a](page:x)`", "`[a](page:x)`\n\n", true },
		{ "a fence", "```\n[a](page:x)\n```",
		    "```\n[a](page:x)\n```\n\n", true },
		{ "a script", "[a](javascript:x(1))", "[a](#)\n\n", true },
		{ "a script, CommonMark 6.2: references are read", "[c](&#106;"
		    "avascript:x)", "[c](#)\n\n", true },
		{ "its colon, HTML 13.5", "[c](javascript&colon;x)",
		    "[c](#)\n\n", true },
		{ "a script in <>", "[c](<&#x6a;avascript:x>)", "[c](#)\n\n",
		    true },
		{ "CommonMark 2.4: a backslash", "[c](javascript\\:x)",
		    "[c](#)\n\n", true },
		{ "CommonMark 6.3: blanks", "[k]( \t javascript:x)",
		    "[k](#)\n\n", true },
		{ "CommonMark 6.3: a line end", "[k](\n javascript:x)",
		    "[k](#)\n\n", true },
		{ "CommonMark 4.7: no blank", "[k]:javascript:x", "[k]:#\n\n",
		    true },
		{ "CommonMark 4.7: on the next line", "[k]:\n  javascript:x",
		    "[k]:#\n\n", true },
		{ "an address with a reference", "[c](https://b?d&amp;e)",
		    "[c](https://b?d&amp;e)\n\n", true },
		{ "an address with an ampersand", "[c](b?d&e)",
		    "[c](b?d&e)\n\n", true },
		{ "a picture", "![a](https://b)", "[a](https://b)\n\n", true },
		{ "raw HTML", "<script>x", "\\<script>x\n\n", true },
		{ "less than", "a < b", "a < b\n\n", true },
		{ "a number that opens a line, as the composer spells it",
		    "&#52;3 kinds", "43 kinds\n\n", true },
		{ "CommonMark 5.2: behind it a stop opens no list",
		    "&#52;2. Next", "42\\. Next\n\n", true },
		{ "a decimal number so spelled", "&#49;2.5", "12.5\n\n",
		    true },
		{ "no digit is spelled", "&#64;all", "&#64;all\n\n", true },
		{ "an address", "<https://b>", "<https://b>\n\n", true },
		{ "CommonMark 6.5: of mail", "<mailto:a@b.c>",
		    "<mailto:a@b.c>\n\n", true },
		{ "another scheme is text", "<foo:bar>", "\\<foo:bar>\n\n",
		    true },
		{ "an end of a tag", "</b>", "\\</b>\n\n", true },
		{ "a remark", "<!x", "\\<!x\n\n", true },
		{ "an instruction", "<?x", "\\<?x\n\n", true },
		{ "less than a number", "<1", "<1\n\n", true },
		{ "an address with a blank is none", "<page:x y>",
		    "\\<page:x y>\n\n", true },
		{ "a page's name has no blank", "[a](<page:b c>)",
		    "[a](#)\n\n", true },
		{ "bars and brackets of an address", "[a](<https://b/(c|d>)",
		    "[a](https://b/%28c%7Cd)\n\n", true },
		{ "<> that do not close in their line", "[a](<page:x\n)",
		    "[a](../x.md\n)\n\n", true },
		{ "CommonMark 6.3: brackets in pairs", "[a](page:b(c(d))e)f)",
		    "[a](../b%28c%28d%29%29e.md)f)\n\n", true },
		{ "CommonMark 6.1: two ticks around one",
		    "``a ` [a](page:x)`` [b](page:x)",
		    "``a ` [a](page:x)`` [b](../x.md)\n\n", true },
		{ "a tick that opens nothing", "`[a](page:x)",
		    "`[a](../x.md)\n\n", true },
		{ "nor does it over paragraphs", "`[a](page:x)\n\n`",
		    "`[a](../x.md)\n\n`\n\n", true },
		{ "over a line end it does", "`[a](page:x)\n`",
		    "`[a](page:x)\n`\n\n", true },
		{ "two ticks do not close one", "`a``[a](page:x)",
		    "`a``[a](../x.md)\n\n", true },
		{ "CommonMark 5.2: a bracket behind a number too",
		    "&#57;9) Next", "99\\) Next\n\n", true },
		{ "the first digit", "&#48; of 5", "0 of 5\n\n", true },
		{ "before the first", "&#47;5", "&#47;5\n\n", true },
		{ "behind the last", "&#58;5", "&#58;5\n\n", true },
		{ "a stop at the end of a line", "&#52;2.\nNext",
		    "42\\.\nNext\n\n", true },
		{ "a letter behind it", "&#52;2.x", "42.x\n\n", true },
		{ "a backslash before a link", "\\[a](page:x)",
		    "\\[a](../x.md)\n\n", true },
		{ "an address that spells letters", "[a](http://b/&#99;)",
		    "[a](http://b/&#99;)\n\n", true },
		{ "one without a scheme", "[a](b/&#99;)", "[a](#)\n\n", true },
		{ "an ampersand at its end", "[a](b&;)", "[a](b&;)\n\n",
		    true },
	};
	struct arena *arena = arena_new(check_no_memory);

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_text(rows[i].name, as_markdown(arena, rows[i].s,
		    rows[i].prose), rows[i].want);
	arena_free(arena);
}

/* Letters are 7 wide, and a label has room for two less than its width: what
 * fits stays, of what does not the last that fits is followed by dots. */
static void
labels(void **state)
{
	static const struct { const char *name, *text, *want; } rows[] = {
		{ "four", "abcd", "abcd" }, { "five", "abcde", "abcd…" },
		{ "four of two bytes", "äöüß", "äöüß" },
		{ "five of them", "äöüßé", "äöüß…" }, { "none", "", "" },
	};
	struct arena *arena = arena_new(check_no_memory);

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_text(rows[i].name, plot_cut(arena, rows[i].text,
		    6 * 7), rows[i].want);
	arena_free(arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(labels),
		cmocka_unit_test(links),
		cmocka_unit_test(bounds),
		cmocka_unit_test(slow_inputs),
		cmocka_unit_test(pipes),
		cmocka_unit_test(markdown),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
