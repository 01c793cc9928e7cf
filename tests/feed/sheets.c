/*
 * Workbooks that others saved, written here by hand as ECMA-376 part 1 (18.3,
 * 18.4) and APPNOTE 4.3 lay them out: parts stored, not packed.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "feed/sheets.h"

static const char *const names[] = { "Quotes", "Inputs" };

static const char BOOK[] = "<workbook><sheets><sheet name=\"Quotes\" "
    "sheetId=\"1\" r:id=\"rId1\"/><sheet name='Inputs' sheetId='2' "
    "r:id='rId2'/></sheets></workbook>";
static const char RELS[] = "<Relationships><Relationship Id=\"rId1\" "
    "Target=\"worksheets/sheet1.xml\"/><Relationship Id=\"rId2\" "
    "Target=\"/xl/worksheets/sheet2.xml\"/></Relationships>";

struct part {
	const char *name, *text;
};

static void
out_of_memory(void)
{
	abort();
}

static void
add_number(struct text *t, size_t value, int bytes)
{
	for (int i = 0; i < bytes; i++)
		text_char(t, (char)(i < (int)sizeof(value) ?
		    value >> 8 * i & 0xff : 0));
}

/* What writers may put beside the parts: bytes of other fields, behind names
 * in the directory and in front of the parts, a remark on each part, and one on
 * all of them at the end. */
struct shape {
	size_t extra, local, remark, end;
};

static void
add_bytes(struct text *t, size_t n)
{
	for (; n; n--)
		text_char(t, 'x');
}

/* What a local header and an entry of the directory have in common. */
static void
add_sizes(struct text *t, const struct part *p, size_t size, size_t extra)
{
	add_number(t, 0, 12);               /* method, time, date, CRC */
	add_number(t, strlen(p->text), 4);
	add_number(t, size, 4);
	add_number(t, strlen(p->name), 2);
	add_number(t, extra, 2);
}

/* A zip file of the parts; the last claims to unpack to size, 0: its own. */
static struct text
zip_as(struct arena *arena, const struct part *part, size_t n, size_t size,
    const struct shape *as)
{
	struct text file, directory;

	text_init(&file, arena);
	text_init(&directory, arena);
	for (size_t i = 0; i < n; i++) {
		size_t at = file.len, says = i + 1 == n && size ? size :
		    strlen(part[i].text);

		text_add_n(&file, "PK\3\4\24\0", 6);
		add_sizes(&file, &part[i], says, as->local);
		text_add(&file, part[i].name);
		add_bytes(&file, as->local);
		text_add(&file, part[i].text);
		text_add_n(&directory, "PK\1\2\24\0\24\0", 8);
		add_sizes(&directory, &part[i], says, as->extra);
		add_number(&directory, as->remark, 2);
		add_number(&directory, 0, 8);
		add_number(&directory, at, 4);
		text_add(&directory, part[i].name);
		add_bytes(&directory, as->extra + as->remark);
	}
	text_add_n(&directory, "PK\5\6\0\0\0\0", 8);
	add_number(&directory, n, 2);
	add_number(&directory, n, 2);
	add_number(&directory, 0, 4);
	add_number(&directory, file.len, 4);
	add_number(&directory, as->end, 2);
	add_bytes(&directory, as->end);
	text_add_n(&file, directory.data, directory.len);
	return file;
}

static struct text
zip(struct arena *arena, const struct part *part, size_t n, size_t size)
{
	const struct shape bare = { 0 };

	return zip_as(arena, part, n, size, &bare);
}

/* A workbook of two sheets and a table of texts. */
static struct sheets *
read_book(struct arena *arena, const char *strings, const char *quotes,
    const char *inputs, size_t size, const char **fault)
{
	const struct part parts[] = {
		{ "xl/workbook.xml", BOOK },
		{ "xl/_rels/workbook.xml.rels", RELS },
		{ "xl/sharedStrings.xml", strings },
		{ "xl/worksheets/sheet2.xml", inputs },
		{ "xl/worksheets/sheet1.xml", quotes },
	};
	struct text file = zip(arena, parts, COUNT(parts), size);

	return sheets_read(arena, file.data, file.len, names, COUNT(names),
	    fault);
}

static void
cells_of_every_writer(void **state)
{
	static const struct {
		const char *why;
		size_t sheet;
		unsigned row, col;
		const char *text;
	} rows[] = {
		{ "a shared text", 0, 0, 0, "Vendor" },
		{ "one in runs, 18.4.4", 0, 0, 1, "Price of one" },
		{ "entities", 0, 1, 0, "Lambda <&> Sons" },
		{ "a number", 0, 1, 1, "8.5" },
		{ "characters by number", 0, 1, 2, "A\xe2\x82\xac" },
		{ "an inline text, 18.3.1.53", 1, 0, 0, "id" },
		{ "what a formula came to", 1, 1, 1, "12" },
		{ "column AB", 1, 1, 27, "far" },
		{ "an empty cell", 1, 2, 0, "" },
		{ "beyond the sheet", 1, 4000, 60, "" },
	};
	struct arena *arena = arena_new(out_of_memory);
	const char *fault = "";
	struct sheets *s = read_book(arena, "<?xml version=\"1.0\"?><x:sst>"
	    "<x:si><x:t>Vendor</x:t></x:si><si><r><t>Price </t></r><r><t>of "
	    "one</t></r></si><si/><si><t>Lambda &lt;&amp;&gt; Sons</t></si>"
	    "</x:sst>", "<worksheet><sheetData><row r=\"1\"><c r=\"A1\" "
	    "t=\"s\"><v>0</v></c><c r=\"B1\" t=\"s\"><v>1</v></c></row><row>"
	    "<c t=\"s\" r=\"A2\"><v>3</v></c><c r=\"B2\"><v>8.5</v></c>"
	    "<c r=\"C2\" t=\"str\"><v>&#65;&#x20AC;</v></c></row></sheetData>"
	    "</worksheet>", "<worksheet><sheetData><row><c r='A1' "
	    "t='inlineStr'><is><t>id</t></is></c></row><row><c r=\"B2\">"
	    "<f>3*4</f><v>12</v></c><c r=\"AB2\" t=\"str\"><v>far</v></c>"
	    "<c r=\"AC2\" s=\"3\"/></row></sheetData></worksheet>", 0,
	    &fault);

	(void)state;
	assert_non_null(s);
	assert_null(fault);
	for (size_t i = 0; i < COUNT(rows); i++)
		if (strcmp(sheets_cell(s, rows[i].sheet, rows[i].row,
		    rows[i].col), rows[i].text) != 0)
			fail_msg("%s: \"%s\"", rows[i].why, sheets_cell(s,
			    rows[i].sheet, rows[i].row, rows[i].col));
	assert_int_equal(sheets_rows(s, 0), 2);
	assert_int_equal(sheets_rows(s, 1), 2);
	assert_int_equal(sheets_find(s, 0, 0, "Price of one"), 1);
	assert_int_equal(sheets_find(s, 0, 0, "Price"), -1);
	arena_free(arena);
}

#define SHEET(cell) "<worksheet><sheetData><row>" cell "</row></sheetData>" \
	"</worksheet>"

static void
what_harms_is_refused(void **state)
{
	static const struct {
		const char *strings, *quotes, *fault;
		size_t size;
	} rows[] = {
		{ "<!DOCTYPE sst [<!ENTITY a \"b\">]><sst/>", SHEET(""),
		    "document type", 0 },
		{ "<sst/>", SHEET("<c r=\"A1\" t=\"s\"><v>7</v></c>"),
		    "text that is missing", 0 },
		{ "<sst/>", SHEET("<c r=\"A1048576\"><v>1</v></c>"),
		    "outside of what", 0 },
		{ "<sst/>", "<worksheet><sheetData", "does not end", 0 },
		{ "<sst/>", SHEET("<!-- x -->"), "a comment", 0 },
		{ "<sst/>", SHEET(""), "unpacks to more", (size_t)1 << 30 },
		{ "<sst/>", SHEET(""), "unpacks to more",
		    ((size_t)32 << 20) + 1 },
		{ "<sst/>", SHEET(""), "cannot be unpacked",
		    (size_t)32 << 20 },
		{ "<sst/>", SHEET("<c r=\"A4097\"><v>1</v></c>"),
		    "outside of what", 0 },
		{ "<sst/>", SHEET("<c r=\"A0\"><v>1</v></c>"),
		    "outside of what", 0 },
		{ "<sst/>", SHEET("<c r=\"BM4097\"><v>1</v></c>"),
		    "outside of what", 0 },
		{ "<sst><si><t>a</t></si></sst>",
		    SHEET("<c r=\"A1\" t=\"s\"><v>1</v></c>"),
		    "text that is missing", 0 },
		{ "<sst/>", SHEET(""), "cannot be unpacked", 17 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct arena *arena = arena_new(out_of_memory);
		const char *fault = NULL;

		assert_null(read_book(arena, rows[i].strings, rows[i].quotes,
		    SHEET(""), rows[i].size, &fault));
		assert_non_null(fault);
		if (!strstr(fault, rows[i].fault))
			fail_msg("\"%s\", not \"%s\"", fault, rows[i].fault);
		arena_free(arena);
	}
}

/* The only cell of a sheet, A1, by what its writer says of it. */
static void
one_cell(void **state)
{
	static const struct {
		const char *why, *cell, *text;
	} rows[] = {
		{ "all five entities", "<c r=\"A1\"><v>&lt;&gt;&amp;&quot;"
		    "&apos;</v></c>", "<>&\"'" },
		{ "characters by number", "<c r=\"A1\"><v>&#32;&#x7E;&#X7e;"
		    "&#x10ffff;</v></c>", " ~~\xf4\x8f\xbf\xbf" },
		{ "numbers that are none", "<c r=\"A1\"><v>a&#31;&#x110000;"
		    "&#;b</v></c>", "ab" },
		{ "an entity of another language", "<c r=\"A1\"><v>a&nbsp;b"
		    "</v></c>", "ab" },
		{ "and one with a name that begins so", "<c r=\"A1\"><v>a&ltx;"
		    "&l;b</v></c>", "ab" },
		{ "a sign alone", "<c r=\"A1\"><v>a & b</v></c>", "a & b" },
		{ "twelve bytes of one", "<c r=\"A1\"><v>a&bcdefghijk;l</v>"
		    "</c>", "al" },
		{ "thirteen are none", "<c r=\"A1\"><v>a&bcdefghijkl;m</v>"
		    "</c>", "a&bcdefghijkl;m" },
		{ "at the end", "<c r=\"A1\"><v>a&lt</v></c>", "a&lt" },
		{ "other attributes, before and behind",
		    "<c s=\"1\" x:r=\"B1\" rr=\"C1\" r=\"A1\" q=\"D1\">"
		    "<v>a</v></c>", "a" },
		{ "a line between them", "<c s=\"1\"\n\tr=\"A1\"\r\n><v>a</v>"
		    "</c>", "a" },
		{ "the first of two", "<c r=\"A1\" r=\"B1\"><v>a</v></c>",
		    "a" },
		{ "a text in runs", "<c r=\"A1\" t=\"inlineStr\"><is><r><t>a "
		    "</t></r><r><t>b</t></r></is></c>", "a b" },
		{ "a formula is not its value", "<c r=\"A1\"><f>b</f><v>a</v>"
		    "</c>", "a" },
		{ "nor what stood before", "<c r=\"B1\"><v>b</v></c>"
		    "<c r=\"A1\"><v>a</v></c>", "a" },
		{ "the last of two", "<c r=\"A1\"><v>b</v></c><c r=\"A1\">"
		    "<v>a</v></c>", "a" },
		{ "prefixes", "<x:c r=\"A1\"><x:v>a</x:v></x:c>", "a" },
		{ "another element of that name's letters",
		    "<c r=\"A1\"><vv>b</vv><v>a</v></c>", "a" },
		{ "an empty element", "<c r=\"A1\"><v/></c>", "" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct arena *arena = arena_new(out_of_memory);
		const char *fault = NULL;
		struct sheets *s = read_book(arena, "<sst/>", arena_printf(
		    arena, "<worksheet><sheetData><row>%s</row></sheetData>"
		    "</worksheet>", rows[i].cell), SHEET(""), 0, &fault);

		if (!s)
			fail_msg("%s: %s", rows[i].why, fault);
		if (strcmp(sheets_cell(s, 0, 0, 0), rows[i].text) != 0)
			fail_msg("%s: \"%s\"", rows[i].why, sheets_cell(s,
			    0, 0, 0));
		arena_free(arena);
	}
}

/* The grid: columns to BL, the 64th, rows to 4096; what is behind is left. */
static void
the_last_cells(void **state)
{
	static const struct {
		const char *ref;
		unsigned row, col, rows;
	} rows[] = {
		{ "A1", 0, 0, 1 }, { "Z1", 0, 25, 1 }, { "AA2", 1, 26, 2 },
		{ "AZ2", 1, 51, 2 }, { "BA2", 1, 52, 2 },
		{ "BL4096", 4095, 63, 4096 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct arena *arena = arena_new(out_of_memory);
		const char *fault = NULL;
		struct sheets *s = read_book(arena, "<sst/>", arena_printf(
		    arena, SHEET("<c r=\"%s\"><v>a</v></c>"
		    "<c r=\"BM4096\"><v>b</v></c><c r=\"XFD1\"><v>b</v>"
		    "</c>"), rows[i].ref), SHEET(""), 0, &fault);

		if (!s)
			fail_msg("%s: %s", rows[i].ref, fault);
		assert_string_equal(sheets_cell(s, 0, rows[i].row,
		    rows[i].col), "a");
		assert_int_equal(sheets_rows(s, 0), rows[i].rows);
		assert_string_equal(sheets_cell(s, 0, rows[i].row, 64), "");
		assert_int_equal(sheets_find(s, 0, rows[i].row, "a"),
		    rows[i].col);
		arena_free(arena);
	}
}

/* APPNOTE 4.3.7, 4.3.12, 4.3.16: fields and remarks of any length. */
static void
shapes(void **state)
{
	static const struct {
		struct shape as;
		const char *fault;
	} rows[] = {
		{ { .extra = 0 }, NULL }, { { .extra = 3 }, NULL },
		{ { .extra = 300 }, NULL }, { { .local = 5 }, NULL },
		{ { .local = 300 }, NULL }, { { .remark = 7 }, NULL },
		{ { .remark = 300 }, NULL }, { { 3, 5, 7, 9 }, NULL },
		{ { .end = 1 }, NULL }, { { .end = 65535 }, NULL },
		{ { .end = 65536 }, "no zip file" },
	};
	static const struct part parts[] = {
		{ "xl/workbook.xml", BOOK },
		{ "xl/_rels/workbook.xml.rels", RELS },
		{ "xl/worksheets/sheet1.xml", SHEET("<c r=\"A1\"><v>1</v>"
		    "</c>") },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct arena *arena = arena_new(out_of_memory);
		struct text file = zip_as(arena, parts, COUNT(parts), 0,
		    &rows[i].as);
		const char *fault = NULL;
		struct sheets *s = sheets_read(arena, file.data, file.len,
		    names, COUNT(names), &fault);

		if (!rows[i].fault) {
			assert_null(fault);
			assert_string_equal(sheets_cell(s, 0, 0, 0), "1");
		} else if (s || !strstr(fault, rows[i].fault)) {
			fail_msg("shape %zu: %s", i, s ? "read" : fault);
		}
		arena_free(arena);
	}
}

/* Only so many parts and texts, whatever they say. */
static void
too_many(void **state)
{
	enum { PARTS = 2000, TEXTS = 200000 };
	struct arena *arena = arena_new(out_of_memory);
	struct part *parts = arena_array(arena, PARTS + 1, sizeof(*parts));
	const char *fault = NULL;
	struct text file, strings;

	(void)state;
	for (size_t i = 0; i <= PARTS; i++)
		parts[i] = (struct part){ "x", "" };
	parts[0] = (struct part){ "xl/workbook.xml", BOOK };
	parts[PARTS - 1] = (struct part){ "xl/_rels/workbook.xml.rels", RELS };
	file = zip(arena, parts, PARTS, 0);
	assert_non_null(sheets_read(arena, file.data, file.len, names,
	    COUNT(names), &fault));
	file = zip(arena, parts, PARTS + 1, 0);
	assert_null(sheets_read(arena, file.data, file.len, names,
	    COUNT(names), &fault));
	assert_non_null(strstr(fault, "directory is broken"));
	text_init(&strings, arena);
	text_add(&strings, "<sst>");
	for (size_t i = 0; i < TEXTS; i++)
		text_add(&strings, "<si/>");
	assert_non_null(read_book(arena, strings.data, SHEET(""), SHEET(""),
	    0, &fault));
	text_add(&strings, "<si/>");
	assert_null(read_book(arena, strings.data, SHEET(""), SHEET(""), 0,
	    &fault));
	assert_non_null(strstr(fault, "more texts"));
	arena_free(arena);
}

/* Every file that ends too early, and every one with a byte changed, is read
 * or refused, and no more: the sanitizers watch. */
static void
broken_files_do_no_harm(void **state)
{
	static const struct part parts[] = { { "xl/workbook.xml", BOOK },
		{ "xl/_rels/workbook.xml.rels", RELS },
		{ "xl/worksheets/sheet1.xml", SHEET("<c r=\"A1\"><v>1</v>"
		    "</c>") } };
	struct arena *arena = arena_new(out_of_memory);
	struct text file = zip(arena, parts, COUNT(parts), 0);

	(void)state;
	for (size_t i = 0; i < file.len; i++) {
		struct arena *own = arena_new(out_of_memory);
		const char *fault = NULL;
		char *copy = arena_alloc(own, file.len);

		memcpy(copy, file.data, i);
		assert_null(sheets_read(own, copy, i, names, COUNT(names),
		    &fault));
		assert_non_null(fault);
		memcpy(copy, file.data, file.len);
		copy[i] ^= 0x55;
		(void)sheets_read(own, copy, file.len, names, COUNT(names),
		    &fault);
		arena_free(own);
	}
	arena_free(arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(cells_of_every_writer),
		cmocka_unit_test(what_harms_is_refused),
		cmocka_unit_test(one_cell),
		cmocka_unit_test(the_last_cells),
		cmocka_unit_test(shapes),
		cmocka_unit_test(too_many),
		cmocka_unit_test(broken_files_do_no_harm),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
