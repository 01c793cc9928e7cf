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

/* What a local header and an entry of the directory have in common. */
static void
add_sizes(struct text *t, const struct part *p, size_t size)
{
	add_number(t, 0, 12);               /* method, time, date, CRC */
	add_number(t, strlen(p->text), 4);
	add_number(t, size, 4);
	add_number(t, strlen(p->name), 2);
	add_number(t, 0, 2);
}

/* A zip file of the parts; the last claims to unpack to size, 0: its own. */
static struct text
zip(struct arena *arena, const struct part *part, size_t n, size_t size)
{
	struct text file, directory;

	text_init(&file, arena);
	text_init(&directory, arena);
	for (size_t i = 0; i < n; i++) {
		size_t at = file.len, says = i + 1 == n && size ? size :
		    strlen(part[i].text);

		text_add_n(&file, "PK\3\4\24\0", 6);
		add_sizes(&file, &part[i], says);
		text_add(&file, part[i].name);
		text_add(&file, part[i].text);
		text_add_n(&directory, "PK\1\2\24\0\24\0", 8);
		add_sizes(&directory, &part[i], says);
		add_number(&directory, 0, 10);
		add_number(&directory, at, 4);
		text_add(&directory, part[i].name);
	}
	text_add_n(&directory, "PK\5\6\0\0\0\0", 8);
	add_number(&directory, n, 2);
	add_number(&directory, n, 2);
	add_number(&directory, 0, 4);
	add_number(&directory, file.len, 4);
	add_number(&directory, 0, 2);
	text_add_n(&file, directory.data, directory.len);
	return file;
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
		cmocka_unit_test(broken_files_do_no_harm),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
