#include "write/xlsx_read.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "base/arena.h"
#include "base/file.h"
#include "base/text.h"
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
	const struct book *book;
};

static unsigned long
number(const unsigned char *p, int bytes)
{
	unsigned long n = 0;

	while (bytes--)
		n = n << 8 | p[bytes];
	return n;
}

/* Inflates the bytes of a part into text of its size. */
static bool
inflate_part(const struct part *p, const unsigned char *from, char *text)
{
	union { const unsigned char *in; unsigned char *out; } bytes = { from };
	z_stream z = { .next_in = bytes.out, .avail_in = (unsigned)p->packed,
	    .next_out = (unsigned char *)text, .avail_out = (unsigned)p->size };
	bool good;

	if (inflateInit2(&z, -MAX_WBITS) != Z_OK)
		return false;
	good = inflate(&z, Z_FINISH) == Z_STREAM_END && z.avail_out == 0;
	inflateEnd(&z);
	return good;
}

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
	skip = LOCAL + number(from + 26, 2) + number(from + 28, 2);
	if (z->len - p->local < skip || z->len - p->local - skip < p->packed)
		return NULL;
	text = arena_alloc(arena, p->size + 1);
	if (p->method == 0 && p->packed == p->size)
		memcpy(text, from + skip, p->size);
	else if (p->method != Z_DEFLATED || !inflate_part(p, from + skip, text))
		return NULL;
	return crc32(0, (const unsigned char *)text, (unsigned)p->size) ==
	    p->crc ? text : NULL;
}

/* How often a text stands in another. */
static size_t
times(const char *text, const char *what)
{
	size_t n = 0, len = strlen(what);

	for (const char *p = text; (p = strstr(p, what)); p += len)
		n++;
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

static const char *
sheet_fault(struct zip *z, const struct part *p, const char *text,
    struct arena *arena)
{
	size_t at = attribute(p->name, "xl/worksheets/sheet"), got, want;

	if (at < 1 || at > z->book->sheets.count)
		return "a sheet that nobody asked for";
	z->sheets++;
	got = times(text, "<c r=\"");
	want = cells_of(z->book->sheets.item[at - 1], arena);
	return got == want ? NULL : arena_printf(z->arena, "sheet %zu holds "
	    "%zu cells of %zu", at, got, want);
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
	return NULL;
}

static const char *
part_fault(struct zip *z, const struct part *p)
{
	struct arena *arena = arena_child(z->arena);
	const char *text = unpack(z, p, arena), *fault = NULL;

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
	first = number(end + 16, 4);
	parts = number(end + 10, 2);
	if (first > z->len - END)
		return "its directory is missing";
	for (p = z->data + first; parts && !fault; parts--) {
		struct part part;

		if (end - p < ENTRY || memcmp(p, "PK\1\2", 4) != 0)
			return "its directory is broken";
		part = (struct part){ (const char *)p + ENTRY,
			number(p + 28, 2), number(p + 20, 4),
			number(p + 24, 4), number(p + 16, 4),
			number(p + 42, 4), (unsigned)number(p + 10, 2) };
		p += ENTRY + part.name_len + number(p + 30, 2) +
		    number(p + 32, 2);
		if (p > end)
			return "its directory is broken";
		fault = part_fault(z, &part);
	}
	return fault;
}

const char *
book_fault(const struct book *book, const char *path)
{
	struct arena *arena = arena_child(book->arena);
	struct zip z = { .arena = book->arena, .book = book };
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
	arena_free(arena);
	return fault;
}
