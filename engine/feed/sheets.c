#include "feed/sheets.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "base/zip.h"

enum {
	END = 22, ENTRY = 46, LOCAL = 30,  /* bytes, APPNOTE 4.3 */
	COMMENT = 65535,
	PARTS = 2000,
	PART_BYTES = 32 << 20,             /* unpacked, of one part */
	ALL_BYTES = 64 << 20,              /* and of all that are read */
	STRINGS = 200000,
	SHEETS = 16
};

struct grid {
	const char **cell;                 /* SHEETS_COLUMNS a row */
	unsigned rows;
};

struct sheets {
	struct arena *arena;
	const unsigned char *data;
	size_t len;
	size_t unpacked;
	const char *fault;
	struct { const char **item; size_t count, cap; } strings;
	struct grid grid[SHEETS];
};

static bool
refuse(struct sheets *s, const char *why)
{
	if (!s->fault)
		s->fault = why;
	return false;
}

/* The last record of the file, behind which a comment may stand. */
static const unsigned char *
find_end(const struct sheets *s)
{
	size_t back = s->len < END + COMMENT ? s->len : END + COMMENT;

	for (size_t i = END; i <= back; i++)
		if (!memcmp(s->data + s->len - i, "PK\5\6", 4))
			return s->data + s->len - i;
	return NULL;
}

/* A part as the directory has it. */
struct part {
	size_t packed, size, local;
	unsigned method;
};

static bool
find_part(struct sheets *s, const char *name, struct part *out)
{
	const unsigned char *end = find_end(s), *p;
	size_t n, name_len, skip;

	if (!end)
		return refuse(s, "it is no workbook: no zip file");
	n = zip_number(end + 10, 2);
	if (n > PARTS || zip_number(end + 16, 4) > (size_t)(end - s->data))
		return refuse(s, "its directory is broken");
	p = s->data + zip_number(end + 16, 4);
	for (; n > 0; n--, p += skip) {
		if (end - p < ENTRY || memcmp(p, "PK\1\2", 4) != 0)
			return refuse(s, "its directory is broken");
		name_len = zip_number(p + 28, 2);
		skip = ENTRY + name_len + zip_number(p + 30, 2) +
		    zip_number(p + 32, 2);
		if (skip > (size_t)(end - p))
			return refuse(s, "its directory is broken");
		if (name_len != strlen(name) || memcmp(p + ENTRY, name,
		    name_len) != 0)
			continue;
		*out = (struct part){ zip_number(p + 20, 4),
			zip_number(p + 24, 4), zip_number(p + 42, 4),
			(unsigned)zip_number(p + 10, 2) };
		return true;
	}
	return false;
}

/* The text of a part, or NULL: it is missing, or refused. */
static char *
unpack(struct sheets *s, const char *name)
{
	const unsigned char *from;
	struct part p;
	size_t skip;
	char *text;

	if (!find_part(s, name, &p))
		return NULL;
	if (p.size > PART_BYTES || s->unpacked + p.size > ALL_BYTES) {
		refuse(s, "it unpacks to more than a workbook may");
		return NULL;
	}
	from = s->data + p.local;
	if (p.local > s->len || s->len - p.local < LOCAL) {
		refuse(s, "a part lies outside the file");
		return NULL;
	}
	skip = LOCAL + zip_number(from + 26, 2) + zip_number(from + 28, 2);
	if (skip > s->len - p.local || p.packed > s->len - p.local - skip) {
		refuse(s, "a part lies outside the file");
		return NULL;
	}
	s->unpacked += p.size;
	text = arena_alloc(s->arena, p.size + 1);
	text[p.size] = '\0';
	if (p.method == 0 && p.packed == p.size)
		memcpy(text, from + skip, p.size);
	else if (p.method != ZIP_DEFLATED || !zip_inflate(from + skip,
	    p.packed, text, p.size))
		refuse(s, "a part cannot be unpacked");
	else if (memchr(text, '\0', p.size))
		refuse(s, "a part holds bytes that no text has");
	return s->fault ? NULL : text;
}

/* Where a reader of tags stands. */
struct tag {
	const char *at;          /* behind the tag */
	const char *name;        /* without a prefix */
	size_t name_len;
	const char *attributes, *end;
	bool closes, empty;
	const char *before;      /* the text in front of it */
	size_t before_len;
};

/* The next tag; false at the end, or where the text is refused. */
static bool
next_tag(struct sheets *s, struct tag *t)
{
	const char *open, *close, *colon;

	for (;;) {
		open = strchr(t->at, '<');
		if (!open)
			return false;
		if (!strncmp(open, "<!", 2))
			return refuse(s, "it declares a document type, a "
			    "comment or an entity");
		close = strchr(open, '>');
		if (!close)
			return refuse(s, "a tag does not end");
		t->before = t->at;
		t->before_len = (size_t)(open - t->at);
		t->at = close + 1;
		if (open[1] != '?')
			break;
	}
	t->closes = open[1] == '/';
	t->empty = close[-1] == '/';
	t->name = open + 1 + t->closes;
	t->name_len = strcspn(t->name, " \t\r\n/>");
	colon = memchr(t->name, ':', t->name_len);
	if (colon) {
		t->name_len -= (size_t)(colon + 1 - t->name);
		t->name = colon + 1;
	}
	t->attributes = t->name + t->name_len;
	t->end = close;
	return true;
}

static bool
is(const struct tag *t, const char *name)
{
	return t->name_len == strlen(name) && !memcmp(t->name, name,
	    t->name_len);
}

static unsigned
character(const char *s, size_t n)
{
	bool hex = n > 1 && (s[1] == 'x' || s[1] == 'X');

	return (unsigned)strtoul(s + 1 + hex, NULL, hex ? 16 : 10);
}

/* The five entities of XML and numbers; of any other nothing is left. */
static void
add_entity(struct text *t, const char *s, size_t n)
{
	static const struct {
		const char *name;
		char is;
	} known[] = { { "lt", '<' }, { "gt", '>' }, { "amp", '&' },
		{ "quot", '"' }, { "apos", '\'' } };

	if (*s == '#' && character(s, n) > 31 && character(s, n) < 0x110000)
		text_utf8_add(t, character(s, n));
	for (size_t i = 0; i < COUNT(known); i++)
		if (n == strlen(known[i].name) && !memcmp(s, known[i].name, n))
			text_char(t, known[i].is);
}

static void
add_plain(struct text *t, const char *s, size_t n)
{
	const char *end = s + n, *stop;

	while (s < end) {
		if (*s != '&') {
			text_char(t, *s++);
			continue;
		}
		stop = memchr(s, ';', (size_t)(end - s) < 12 ?
		    (size_t)(end - s) : 12);
		if (!stop) {
			text_char(t, *s++);
			continue;
		}
		add_entity(t, s + 1, (size_t)(stop - s - 1));
		s = stop + 1;
	}
}

/* The value of an attribute, "" where there is none; its prefix counts. */
static const char *
attribute(struct sheets *s, const struct tag *t, const char *name)
{
	size_t len = strlen(name);
	struct text value;

	text_init(&value, s->arena);
	for (const char *p = t->attributes; p < t->end; p++) {
		const char *from = p + 1 + len + 2, *to;

		if (!strchr(" \t\r\n", *p) || (size_t)(t->end - p) < len + 4 ||
		    memcmp(p + 1, name, len) != 0 || p[1 + len] != '=')
			continue;
		to = memchr(from, from[-1], (size_t)(t->end - from));
		if (to)
			add_plain(&value, from, (size_t)(to - from));
		break;
	}
	return value.data;
}

static void
read_strings(struct sheets *s, const char *xml)
{
	struct tag t = { .at = xml };
	struct text one;

	text_init(&one, s->arena);
	while (next_tag(s, &t)) {
		if (is(&t, "t") && t.closes)
			add_plain(&one, t.before, t.before_len);
		if (!is(&t, "si") || !(t.closes || t.empty))
			continue;
		if (s->strings.count == STRINGS) {
			refuse(s, "it holds more texts than a workbook may");
			return;
		}
		ARRAY_ADD(s->arena, &s->strings, one.data);
		text_init(&one, s->arena);
	}
}

/* "BC12": row and column from 0; false outside the grid. */
static bool
place(const char *ref, unsigned *row, unsigned *col)
{
	unsigned c = 0;
	unsigned long r;

	for (; *ref >= 'A' && *ref <= 'Z' && c < 20000; ref++)
		c = c * 26 + (unsigned)(*ref - 'A') + 1;
	r = strtoul(ref, NULL, 10);
	*row = (unsigned)r - 1;
	*col = c - 1;
	return c > 0 && c <= SHEETS_COLUMNS && r > 0 && r <= SHEETS_ROWS;
}

/* The text that a cell's value stands for. */
static const char *
value_of(struct sheets *s, const char *type, const char *value)
{
	unsigned long at;

	if (strcmp(type, "s") != 0)
		return value;
	at = strtoul(value, NULL, 10);
	if (at < s->strings.count)
		return s->strings.item[at];
	refuse(s, "a cell names a text that is missing");
	return "";
}

/* Columns beyond the grid are formulas' own; rows beyond it are a fault. */
static void
put(struct sheets *s, struct grid *g, const char *ref, const char *text)
{
	unsigned row, col;

	if (!place(ref, &row, &col)) {
		if (col >= SHEETS_COLUMNS && row < SHEETS_ROWS)
			return;
		refuse(s, "a cell lies outside of what a workbook may hold");
		return;
	}
	g->cell[row * SHEETS_COLUMNS + col] = text;
	if (row >= g->rows)
		g->rows = row + 1;
}

static void
read_sheet(struct sheets *s, struct grid *g, const char *xml)
{
	struct tag t = { .at = xml };
	const char *ref = "", *type = "";
	struct text value;

	g->cell = arena_array(s->arena, SHEETS_ROWS * SHEETS_COLUMNS,
	    sizeof(*g->cell));
	text_init(&value, s->arena);
	while (!s->fault && next_tag(s, &t)) {
		if (is(&t, "c") && !t.closes) {
			ref = attribute(s, &t, "r");
			type = attribute(s, &t, "t");
			text_init(&value, s->arena);
		} else if (t.closes && (is(&t, "v") || is(&t, "t"))) {
			add_plain(&value, t.before, t.before_len);
		} else if (is(&t, "c") && value.len) {
			put(s, g, ref, value_of(s, type, value.data));
		}
	}
}

/* The part that a relation of the workbook leads to. */
static const char *
target_of(struct sheets *s, const char *rels, const char *id)
{
	struct tag t = { .at = rels };

	while (next_tag(s, &t)) {
		const char *target;

		if (!is(&t, "Relationship") || strcmp(attribute(s, &t, "Id"),
		    id) != 0)
			continue;
		target = attribute(s, &t, "Target");
		if (*target == '/')
			return target + 1;
		return arena_printf(s->arena, "xl/%s", target);
	}
	return NULL;
}

static void
read_named(struct sheets *s, const char *book, const char *rels,
    const char *const *names, size_t count)
{
	struct tag t = { .at = book };
	bool tried[SHEETS] = { false };

	while (!s->fault && next_tag(s, &t)) {
		const char *name, *part, *xml;
		size_t i = 0;

		if (!is(&t, "sheet") || t.closes)
			continue;
		name = attribute(s, &t, "name");
		while (i < count && strcmp(name, names[i]) != 0)
			i++;
		/* Once each: a file may name a sheet a million times. */
		if (i == count || i >= SHEETS || tried[i])
			continue;
		tried[i] = true;
		part = target_of(s, rels, attribute(s, &t, "r:id"));
		xml = part ? unpack(s, part) : NULL;
		if (xml)
			read_sheet(s, &s->grid[i], xml);
	}
}

struct sheets *
sheets_read(struct arena *arena, const char *data, size_t len,
    const char *const *names, size_t count, const char **fault)
{
	struct sheets *s = ARENA_NEW(arena, struct sheets);
	const char *book, *rels, *strings;

	s->arena = arena;
	s->data = (const unsigned char *)data;
	s->len = len;
	book = unpack(s, "xl/workbook.xml");
	rels = unpack(s, "xl/_rels/workbook.xml.rels");
	strings = unpack(s, "xl/sharedStrings.xml");
	if (!book || !rels)
		refuse(s, "it is no workbook");
	if (!s->fault && strings)
		read_strings(s, strings);
	if (!s->fault)
		read_named(s, book, rels, names, count);
	*fault = s->fault;
	return s->fault ? NULL : s;
}

unsigned
sheets_rows(const struct sheets *s, size_t sheet)
{
	return s->grid[sheet].rows;
}

const char *
sheets_cell(const struct sheets *s, size_t sheet, unsigned row, unsigned col)
{
	const struct grid *g = &s->grid[sheet];
	const char *text = row < g->rows && col < SHEETS_COLUMNS ?
	    g->cell[row * SHEETS_COLUMNS + col] : NULL;

	return text ? text : "";
}

int
sheets_find(const struct sheets *s, size_t sheet, unsigned row,
    const char *text)
{
	for (unsigned col = 0; col < SHEETS_COLUMNS; col++)
		if (!strcmp(sheets_cell(s, sheet, row, col), text))
			return (int)col;
	return -1;
}
