#include "check.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"

static void
growing(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	struct text t;

	(void)state;
	text_init(&t, a);
	assert_string_equal(t.data, "");
	for (int i = 0; i < 1000; i++) {
		text_add(&t, "ab");
		text_char(&t, 'c');
		text_printf(&t, "%d", i % 10);
	}
	check_int("length", t.len, 4000);
	check_int("ends in NUL", t.data[4000], 0);
	assert_memory_equal(t.data + 3996, "abc9", 4);
	text_add_n(&t, "x\0y", 3);
	assert_memory_equal(t.data + 4000, "x\0y", 4);
	text_printf(&t, "%s", "");
	check_int("nothing added", t.len, 4003);
	arena_free(a);
}

/* Sequences of The Unicode Standard 15, table 3-7, and RFC 3629 section 4. */
static void
utf8(void **state)
{
	static const struct {
		const char *name, *bytes;
		int len;
		unsigned code;
	} rows[] = {
		{ "A", "A", 1, 0x41 },
		{ "RFC 3629: not identical to", "\xe2\x89\xa2", 3, 0x2262 },
		{ "RFC 3629: stump of tree", "\xf0\xa3\x8e\xb4", 4, 0x233b4 },
		{ "least of two bytes", "\xc2\x80", 2, 0x80 },
		{ "last code point", "\xf4\x8f\xbf\xbf", 4, 0x10ffff },
		{ "before the surrogates", "\xed\x9f\xbf", 3, 0xd7ff },
		{ "overlong slash, 2", "\xc0\xaf", -1, 0 },
		{ "overlong slash, 3", "\xe0\x80\xaf", -1, 0 },
		{ "overlong, 4", "\xf0\x8f\xbf\xbf", -1, 0 },
		{ "a surrogate", "\xed\xa0\x80", -1, 0 },
		{ "past the last", "\xf4\x90\x80\x80", -1, 0 },
		{ "cut short", "\xe2\x89", -1, 0 },
		{ "no continuation", "\xe2(\xa1", -1, 0 },
		{ "a continuation alone", "\x80", -1, 0 },
		{ "never valid", "\xff", -1, 0 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		size_t len = strlen(rows[i].bytes);
		unsigned code = 0;

		check_int(rows[i].name,
		    text_utf8_next(rows[i].bytes, len, &code), rows[i].len);
		if (rows[i].len > 0)
			check_int(rows[i].name, code, rows[i].code);
		check_int(rows[i].name, text_is_utf8(rows[i].bytes, len),
		    rows[i].len > 0);
	}
	check_int("the end", text_utf8_next("", 0, &(unsigned){ 0 }), 0);
}

/* The byte 0xff is never valid: the run ends before it, wherever it is. */
static void
utf8_run(void **state)
{
	static const char long_text[] = "0123456789 caf\xc3\xa9 0123456789";

	(void)state;
	check_int("all of it", text_utf8_run(long_text,
	    sizeof(long_text) - 1), sizeof(long_text) - 1);
	for (size_t i = 0; i < sizeof(long_text) - 1; i++) {
		char bad[sizeof(long_text)];

		memcpy(bad, long_text, sizeof(bad));
		bad[i] = '\xff';
		/* Byte 15 is the second of two: without it the first is bad. */
		check_int("before the bad byte", text_utf8_run(bad,
		    sizeof(bad) - 1), i == 15 ? 14 : i);
	}
	assert_true(text_is_plain("as it is", 8));
	assert_false(text_is_plain("caf\xc3\xa9", 5));
	assert_false(text_is_plain("a\tb", 3));
}

/* One byte decides, wherever it stands: ASCII from blank to tilde is plain. */
static void
plain(void **state)
{
	(void)state;
	for (size_t at = 0; at < 19; at++)
		for (int byte = 0; byte < 256; byte++) {
			char s[] = "what is plain to us";

			s[at] = (char)byte;
			assert_int_equal(text_is_plain(s, sizeof(s) - 1),
			    byte >= ' ' && byte <= '~');
		}
	assert_true(text_is_plain("", 0));
}

static void
copying(void **state)
{
	char to[5] = "....";

	(void)state;
	text_copy(to, sizeof(to), "2026-01-03");
	check_text("as much as fits", to, "2026");
	text_copy(to, sizeof(to), "one");
	check_text("all of it", to, "one");
	text_copy(to, sizeof(to), "");
	check_text("nothing", to, "");
}

/* Every code point survives writing and reading. */
static void
utf8_round_trip(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	struct text t;

	(void)state;
	text_init(&t, a);
	for (unsigned code = 0; code <= 0x10ffff; code++) {
		unsigned back = 0, want = code;

		if (code >= 0xd800 && code < 0xe000)
			want = 0xfffd;
		t.len = 0;
		text_utf8_add(&t, code);
		assert_int_equal(text_utf8_next(t.data, t.len, &back), t.len);
		assert_int_equal(back, want);
	}
	arena_free(a);
}

static void
blank(void **state)
{
	static const struct {
		const char *text;
		bool want;
	} rows[] = {
		{ "", true },
		{ " \t\n", true },
		{ "\xc2\xa0\xe3\x80\x80", true },  /* no-break, ideographic */
		{ "\xe2\x80\x8b\xef\xbb\xbf", true },  /* zero width */
		{ " x ", false },
		{ "\xe2\x80\x8b\xc3\xa9", false },
		{ "\xff", false },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_int(rows[i].text, text_is_blank(rows[i].text,
		    strlen(rows[i].text)), rows[i].want);
}

#define BAD "\xef\xbf\xbd"  /* U+FFFD */

static void
cleaning(void **state)
{
	static const struct {
		const char *name, *from, *want, *want_space;
	} rows[] = {
		{ "plain", "a \xc3\xa9", "a \xc3\xa9", "a \xc3\xa9" },
		{ "escape", "\x1b[31m", BAD "[31m", BAD "[31m" },
		{ "tab, newline", "a\tb\n", "a" BAD "b" BAD, "a\tb\n" },
		{ "return", "a\r", "a" BAD, "a" BAD },
		{ "delete, C1", "\x7f\xc2\x9b", BAD BAD, BAD BAD },
		{ "right-to-left override", "\xe2\x80\xae", BAD, BAD },
		{ "isolate", "\xe2\x81\xa6x\xe2\x81\xa9", BAD "x" BAD,
		    BAD "x" BAD },
		{ "line separator", "\xe2\x80\xa8", BAD, BAD },
		{ "bad bytes", "\xff\xc0z", BAD BAD "z", BAD BAD "z" },
	};
	struct arena *a = arena_new(check_no_memory);

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		size_t len = strlen(rows[i].from);

		check_text(rows[i].name,
		    text_clean(a, rows[i].from, len, false), rows[i].want);
		check_text(rows[i].name,
		    text_clean(a, rows[i].from, len, true),
		    rows[i].want_space);
	}
	check_text("NUL", text_clean(a, "a\0b", 3, true), "a" BAD "b");
	arena_free(a);
}

/* RFC 8259 section 7; '<' so that no string closes a script element. */
static void
json_and_xml(void **state)
{
	static const struct {
		const char *from, *json, *xml;
	} rows[] = {
		{ "", "\"\"", "" },
		{ "a\"b\\c/", "\"a\\\"b\\\\c/\"", "a&quot;b\\c/" },
		{ "\b\f\n\r\t", "\"\\b\\f\\n\\r\\t\"",
		    BAD BAD "\n&#13;\t" },
		{ "\x01\x7f", "\"\\u0001\\u007f\"", BAD BAD },
		{ "</script>&'", "\"\\u003c/script>&'\"",
		    "&lt;/script&gt;&amp;&#39;" },
		{ "\xe2\x80\xae", "\"\\u202e\"", BAD },
		{ "\xef\xbf\xbf", "\"\\uffff\"", BAD },
		{ "\xf0\x9f\xbf\xbf", "\"\\ud83f\\udfff\"", BAD },
		{ "\xf0\x9f\x98\x80", "\"\xf0\x9f\x98\x80\"",
		    "\xf0\x9f\x98\x80" },
		{ "x\xff", "\"x" BAD "\"", "x" BAD },
	};
	struct arena *a = arena_new(check_no_memory);
	struct text t;

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		text_init(&t, a);
		text_json(&t, rows[i].from);
		check_text("json", t.data, rows[i].json);
		text_init(&t, a);
		text_xml(&t, rows[i].from);
		check_text("xml", t.data, rows[i].xml);
	}
	text_init(&t, a);
	text_json_n(&t, "a\0b", 3);
	check_text("NUL", t.data, "\"a\\u0000b\"");
	arena_free(a);
}

static void
distances(void **state)
{
	static const struct {
		const char *name, *a, *b;
		size_t want;
	} rows[] = {
		{ "Wagner and Fischer 1974 form: kitten", "kitten", "sitting",
		    3 },
		{ "Damerau 1964: a swap is one", "memroy", "memory", 1 },
		{ "by hand: restricted, CA -> ABC", "CA", "ABC", 3 },
		{ "by hand: nothing", "", "abc", 3 },
		{ "by hand: equal", "power", "power", 0 },
		{ "by hand: case counts", "gb", "GB", 2 },
	};
	char longer[100] = { 0 };

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		check_int(rows[i].name, text_distance(rows[i].a, rows[i].b),
		    rows[i].want);
		check_int(rows[i].name, text_distance(rows[i].b, rows[i].a),
		    rows[i].want);
	}
	memset(longer, 'x', sizeof(longer) - 1);
	check_int("at most 64", text_distance(longer, "x"), 64);
}

static void
nearest(void **state)
{
	static const char *const words[] = {
		"memory", "memory_bandwidth", "power", "Mb", "MB", "link",
		"Ada Lovelace",
	};
	static const struct {
		const char *word, *want;
	} rows[] = {
		{ "memry", "memory" }, { "memory_bandwith",
		    "memory_bandwidth" }, { "POWER", "power" },
		{ "mB", "MB" }, { "Mb", "Mb" }, { "lnik", "link" },
		{ "price", NULL }, { "", NULL }, { "zz", NULL },
		{ "ada", "Ada Lovelace" }, { "lovelace", "Ada Lovelace" },
		{ "bandwidth", "memory_bandwidth" }, { "love", "Ada Lovelace" },
		{ "lace", NULL }, { "ad", NULL },
		{ "link-48gb", "link" }, { "POWER_W2", "power" },
		{ "linked-48gb", NULL },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		const char *got = text_nearest(rows[i].word, words,
		    COUNT(words));

		check_text(rows[i].word, got ? got : "(none)",
		    rows[i].want ? rows[i].want : "(none)");
	}
	assert_true(text_starts("abc", "ab") && !text_starts("a", "ab"));
	assert_true(text_ends("abc", "bc") && !text_ends("c", "bc"));
}

static void
joined(void **state)
{
	struct arena *a = arena_new(check_no_memory);

	(void)state;
	check_text("two lines", text_joined(a, "a = b\nc = a", "; "),
	    "a = b; c = a");
	check_text("one", text_joined(a, "a = b", "; "), "a = b");
	check_text("none", text_joined(a, "", "; "), "");
	arena_free(a);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(growing),
		cmocka_unit_test(utf8),
		cmocka_unit_test(utf8_run),
		cmocka_unit_test(plain),
		cmocka_unit_test(copying),
		cmocka_unit_test(utf8_round_trip),
		cmocka_unit_test(blank),
		cmocka_unit_test(cleaning),
		cmocka_unit_test(json_and_xml),
		cmocka_unit_test(distances),
		cmocka_unit_test(nearest),
		cmocka_unit_test(joined),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
