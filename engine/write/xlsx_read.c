#define _GNU_SOURCE	/* memmem() */
#include "write/xlsx_read.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/file.h"
#include "base/text.h"
#include "base/zip.h"
#include "write/whole.h"
#include "write/xlsx_book.h"

/* Bytes of the records of a zip file before their names: APPNOTE 4.3. */
enum { END = 22, ENTRY = 46, LOCAL = 30, LARGEST = 1 << 30 };

/* A part of the file, as its directory has it. */
struct part {
	const char *name;
	size_t name_len;
	unsigned long packed, size, crc, local;
	unsigned method;
};

struct zip {
	struct arena *arena;     /* of the messages */
	const unsigned char *data;
	size_t len;
	size_t sheets;           /* parts that are sheets */
	size_t whole, in_book;   /* parts with a type; those of the workbook */
	size_t typed, related;   /* that its lists of both name */
	size_t outside, targets; /* links of sheets that lead outside, both */
	const struct book *book;
	const size_t *links;     /* of each sheet */
};

/* The bytes of a part with a NUL behind them, or NULL. */
static char *
unpack(const struct zip *z, const struct part *p, struct arena *arena)
{
	const unsigned char *from = z->data + p->local;
	size_t skip;
	char *text;

	if (p->local > z->len || z->len - p->local < LOCAL ||
	    p->size > LARGEST || memcmp(from, "PK\3\4", 4) != 0)
		return NULL;
	skip = LOCAL + zip_number(from + 26, 2) + zip_number(from + 28, 2);
	if (z->len - p->local < skip || z->len - p->local - skip < p->packed)
		return NULL;
	text = arena_alloc(arena, p->size + 1);
	if (p->method == 0 && p->packed == p->size)
		memcpy(text, from + skip, p->size);
	else if (p->method != ZIP_DEFLATED || !zip_inflate(from + skip,
	    p->packed, text, p->size))
		return NULL;
	return zip_sum(text, p->size) == p->crc ? text : NULL;
}

/* How often a text stands in another; by hand, as a checked strstr() measures
 * the rest of a long text at each call. */
static size_t
times(const char *text, const char *what)
{
	size_t n = 0, len = strlen(what);

	for (const char *p = text; *p; p++)
		if (*p == *what && strncmp(p, what, len) == 0) {
			n++;
			p += len - 1;
		}
	return n;
}

static int
by_place(const void *a, const void *b)
{
	const unsigned long *x = a, *y = b;

	return (*x > *y) - (*x < *y);
}

/* Cells of a sheet that the format can hold, each once. */
static size_t
cells_of(const struct sheet *s, struct arena *arena)
{
	unsigned long *place = arena_array(arena, s->cells.count + 1,
	    sizeof(*place));
	size_t n = 0, apart = 0;

	for (size_t i = 0; i < s->cells.count; i++) {
		const struct sheet_cell *c = &s->cells.item[i];

		if (c->row < BOOK_ROWS && c->col < BOOK_COLUMNS)
			place[n++] = (unsigned long)c->row * BOOK_COLUMNS +
			    c->col;
	}
	qsort(place, n, sizeof(*place), by_place);
	for (size_t i = 0; i < n; i++)
		apart += i == 0 || place[i] != place[i - 1];
	return apart;
}

static bool
is_part(const struct part *p, const char *name)
{
	return p->name_len == strlen(name) &&
	    !memcmp(p->name, name, p->name_len);
}

/* The number that follows an attribute's name. */
static size_t
attribute(const char *text, const char *name)
{
	const char *at = strstr(text, name);

	return at ? (size_t)strtoul(at + strlen(name), NULL, 10) : 0;
}

static bool
is_filtered(const struct sheet *s)
{
	return s->filter_last && s->filter_last < BOOK_ROWS &&
	    s->filter_col < BOOK_COLUMNS;
}

/* What stands round the cells of a sheet. */
static const char *
frame_fault(const struct sheet *s, size_t links, const char *text,
    struct arena *arena)
{
	bool *wide = arena_array(arena, BOOK_COLUMNS, sizeof(*wide));
	size_t columns = 0;

	for (size_t i = 0; i < s->widths.count; i++)
		for (unsigned c = s->widths.item[i].first;
		    c <= s->widths.item[i].last && c < BOOK_COLUMNS; c++)
			wide[c] = fabs(s->widths.item[i].width) > 0;
	for (size_t c = 0; c < BOOK_COLUMNS; c++)
		columns += wide[c];
	if (times(text, "<col ") != columns)
		return "columns are missing";
	if (times(text, "<hyperlink ") != links)
		return "links are missing";
	if (times(text, "<dataValidation ") != s->rules.count &&
	    s->rules.count < 255)
		return "rules are missing";
	if (times(text, "<autoFilter ") != is_filtered(s) ||
	    times(text, "<cfRule ") != s->fails + s->marks.count ||
	    times(text, "<mergeCell ") != s->merged.count ||
	    times(text, "<sheetProtection ") != s->locked ||
	    times(text, "<pane ") != (s->freeze_row || s->freeze_col) ||
	    times(text, "<oddFooter>") != 1)
		return "a part of its frame is missing";
	return NULL;
}

static const char *
sheet_fault(struct zip *z, const struct part *p, const char *text,
    struct arena *arena)
{
	size_t at = attribute(p->name, "xl/worksheets/sheet"), got, want;
	const char *fault;

	if (at < 1 || at > z->book->sheets.count)
		return "a sheet that nobody asked for";
	z->sheets++;
	z->outside += times(text, " r:id=\"");
	got = times(text, "<c r=\"");
	want = cells_of(z->book->sheets.item[at - 1], arena);
	if (got != want)
		return arena_printf(z->arena, "%zu cells of %zu", got, want);
	/* All are written with a look; the library leaves out one for which it
	 * found no memory. */
	if (times(text, "\" s=\"") != got)
		return "cells lost their look";
	fault = frame_fault(z->book->sheets.item[at - 1], z->links[at - 1],
	    text, arena);
	return fault ? arena_strdup(z->arena, fault) : NULL;
}

/* Of a list that says how many it holds: does it hold as many? */
static bool
is_full(const char *text, const char *list, const char *item)
{
	const char *at = strstr(text, list), *end;
	size_t n = 0, len = strlen(item);

	if (!at)
		return true;
	end = strchr(at, '>');
	if (end && end[-1] == '/')
		return attribute(at, "count=\"") == 0;
	end = strstr(at, "</");
	while (end && strncmp(end + 2, list + 1, strlen(list) - 2) != 0)
		end = strstr(end + 2, "</");
	for (const char *p = at; end && (p = strstr(p, item)) && p < end;
	    p += len)
		n += p[len] == ' ' || p[len] == '>' || p[len] == '/';
	return end && n == attribute(at, "count=\"");
}

static bool
lists_full(const char *text)
{
	static const char *const lists[][2] = { { "<numFmts ", "<numFmt" },
		{ "<fonts ", "<font" }, { "<fills ", "<fill" },
		{ "<borders ", "<border" }, { "<cellXfs ", "<xf" },
		{ "<dxfs ", "<dxf" }, { "<mergeCells ", "<mergeCell" },
		{ "<dataValidations ", "<dataValidation" } };

	for (size_t i = 0; i < COUNT(lists); i++)
		if (!is_full(text, lists[i][0], lists[i][1]))
			return false;
	return true;
}

/* Names that the workbook defines and shows: the book's, and of its sheets. */
static size_t
names_of(const struct book *book)
{
	size_t n = 0;

	for (size_t i = 0; i < book->names.count; i++)
		n += book->names.item[i].target != NULL;
	for (size_t i = 0; i < book->sheets.count; i++) {
		const struct sheet *s = book->sheets.item[i];

		n += s->head || s->print_repeat;
		n += s->print_columns && (s->filter_last || s->print_last);
	}
	return n;
}

static size_t
filters_of(const struct book *book)
{
	size_t n = 0;

	for (size_t i = 0; i < book->sheets.count; i++)
		n += is_filtered(book->sheets.item[i]);
	return n;
}

/* The titles of all sheets and names, each list with its length before it. */
static bool
titles_full(const struct book *book, const char *text)
{
	const char *first = strstr(text, "<vt:vector size=\"");
	const char *second = first ? strstr(first + 1, "<vt:vector size=\"") :
	    NULL;
	size_t pairs = first ? attribute(first, "size=\"") : 0;
	size_t titles = book->sheets.count + names_of(book);

	return second && times(text, "<vt:variant>") == pairs &&
	    pairs == (names_of(book) ? 4 : 2) &&
	    times(text, "<vt:lpstr>") == pairs / 2 + titles &&
	    attribute(second, "size=\"") == titles;
}

/* Each range of a chart has its points, as many as it says. */
static bool
points_full(const char *text)
{
	static const char count[] = "<c:ptCount val=\"";
	size_t ranges = 0, points = 0;

	for (const char *at = text; (at = strstr(at, count)); ranges++) {
		size_t n = attribute(at, "val=\"");

		if (!n)
			return false;
		points += n;
		at += sizeof(count) - 1;
	}
	return times(text, "<c:f>") == ranges &&
	    times(text, "<c:pt idx=\"") == points;
}

/* What a part must hold beside being whole. */
static const char *
content_fault(struct zip *z, const struct part *p, const char *text,
    struct arena *arena)
{
	if (text_starts(p->name, "xl/worksheets/sheet"))
		return sheet_fault(z, p, text, arena);
	if (is_part(p, "xl/sharedStrings.xml") &&
	    times(text, "<si>") != attribute(text, "uniqueCount=\""))
		return "texts are missing";
	if (is_part(p, "xl/workbook.xml") &&
	    times(text, "<sheet ") != z->book->sheets.count)
		return "sheets are missing";
	if (is_part(p, "xl/workbook.xml") &&
	    times(text, "<definedName ") != names_of(z->book) +
	    filters_of(z->book))
		return "names are missing";
	if (text_starts(p->name, "xl/charts/chart") && !points_full(text))
		return "points of a chart are missing";
	if (is_part(p, "docProps/app.xml") && !titles_full(z->book, text))
		return "titles are missing";
	if (is_part(p, "[Content_Types].xml"))
		z->typed = times(text, "<Override ");
	if (text_starts(p->name, "xl/worksheets/_rels/"))
		z->targets += times(text, "<Relationship ");
	if (is_part(p, "_rels/.rels") && times(text, "<Relationship ") != 3)
		return "a part of the package is missing";
	if (is_part(p, "xl/_rels/workbook.xml.rels"))
		z->related = times(text, "<Relationship ");
	return lists_full(text) ? NULL : "a list is not full";
}

static const char *
part_fault(struct zip *z, const struct part *p)
{
	struct arena *arena = arena_child(z->arena);
	const char *text = unpack(z, p, arena), *fault = NULL;

	z->whole += memmem(p->name, p->name_len, ".rels", 5) == NULL;
	z->in_book += p->name_len > 3 && !memcmp(p->name, "xl/", 3) &&
	    !memmem(p->name, p->name_len, ".rels", 5) &&
	    !text_starts(p->name, "xl/drawings/") &&
	    !text_starts(p->name, "xl/charts/") &&
	    !is_part(p, "xl/workbook.xml");
	if (!text)
		fault = "a part cannot be unpacked";
	else
		fault = whole_xml(arena, text, p->size);
	if (!fault)
		fault = content_fault(z, p, text, arena);
	if (fault)
		fault = arena_printf(z->arena, "%.*s: %s", (int)p->name_len,
		    p->name, fault);
	arena_free(arena);
	return fault;
}

/* Every part of the directory that ends in the last record of the file. */
static const char *
parts_fault(struct zip *z)
{
	const unsigned char *end = z->data + z->len - END, *p;
	unsigned long first, parts;
	const char *fault = NULL;

	if (z->len < END || memcmp(end, "PK\5\6", 4) != 0)
		return "its end is missing";
	first = zip_number(end + 16, 4);
	parts = zip_number(end + 10, 2);
	if (first > z->len - END)
		return "its directory is missing";
	for (p = z->data + first; parts && !fault; parts--) {
		struct part part;

		if (end - p < ENTRY || memcmp(p, "PK\1\2", 4) != 0)
			return "its directory is broken";
		part = (struct part){ (const char *)p + ENTRY,
			zip_number(p + 28, 2), zip_number(p + 20, 4),
			zip_number(p + 24, 4), zip_number(p + 16, 4),
			zip_number(p + 42, 4),
			(unsigned)zip_number(p + 10, 2) };
		p += ENTRY + part.name_len + zip_number(p + 30, 2) +
		    zip_number(p + 32, 2);
		if (p > end)
			return "its directory is broken";
		fault = part_fault(z, &part);
	}
	return fault;
}

const char *
book_fault(const struct book *book, const size_t *links, const char *path)
{
	struct arena *arena = arena_child(book->arena);
	struct zip z = { .arena = book->arena, .book = book,
		.links = links };
	const unsigned char *data = (const unsigned char *)
	    file_read(arena, path, &z.len);
	const char *fault;

	z.data = data;
	if (!data)
		fault = strerror(errno);
	else
		fault = parts_fault(&z);
	if (!fault && z.sheets != book->sheets.count)
		fault = "sheets are missing";
	/* All but the list of types itself have one. */
	if (!fault && (z.typed + 1 != z.whole || z.related != z.in_book ||
	    z.outside != z.targets))
		fault = "parts are missing";
	arena_free(arena);
	return fault;
}
