#include "feed/table.h"

#include <errno.h>
#include <stdint.h>
#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/file.h"
#include "base/text.h"
#include "feed/csv.h"
#include "feed/intake.h"

static const size_t nowhere = SIZE_MAX;

/* Room for one cell more than so many, which stay. */
static char **
more_cells(struct table_file *t, size_t cells)
{
	size_t cap = t->cap ? 2 * t->cap : 32;

	t->cell = arena_grow(t->arena, t->cell, cells * sizeof(*t->cell),
	    cap * sizeof(*t->cell));
	t->cap = cap;
	return t->cell;
}

/* Two quotes are one; returns the closing quote, or the end. */
static char *
unescape(char *p, const char *end)
{
	char *out = p;

	for (; p < end && (*p != '"' || p[1] == '"'); p++) {
		p += *p == '"';
		*out++ = *p;
	}
	*out = '\0';
	return p;
}

/* Frees a cell of its quotes where it stands; returns the comma behind it. */
static char *
unquote(char **cell, char *end)
{
	char *from = *cell + 1;
	char *close = memchr(from, '"', (size_t)(end - from));

	*cell = from;
	if (close && close[1] != '"')
		*close = '\0';
	else
		close = unescape(from, end);
	*end = ',';
	return memchr(close, ',', (size_t)(end - close) + 1);
}

/* A bit in each of eight bytes that is a comma; the first byte is lowest. */
static inline uint64_t
commas(const char *p)
{
	const uint64_t low = UINT64_C(0x7f7f7f7f7f7f7f7f);
	uint64_t word;

	memcpy(&word, p, sizeof(word));
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	word = __builtin_bswap64(word);
#endif
	word ^= UINT64_C(0x2c2c2c2c2c2c2c2c);
	return ~(((word & low) + low) | word | low);
}

/*
 * The cells up to the last that is asked for; of the head, all of them.  Eight
 * bytes at a time are looked through, past the end too, where a comma closes
 * the last cell.
 */
static void
split(struct table_file *t, char *p, size_t len)
{
	char *end = p + len, *from = p, *word = p, **cell = t->cell;
	size_t cells = 0;
	uint64_t found;

	*end = ',';
	found = commas(word);
	while (from <= end && cells < t->wanted) {
		char *comma;

		for (; !found; found = commas(word))
			word += sizeof(found);
		comma = word + __builtin_ctzll(found) / 8;
		found &= found - 1;
		if (*from == '"') {
			comma = unquote(&from, end);
			word = comma + 1;
			found = commas(word);
		}
		*comma = '\0';
		if (cells == t->cap)
			cell = more_cells(t, cells);
		cell[cells++] = from;
		from = comma + 1;
	}
	t->cells = cells;
}

/* What stands behind a NUL would be lost without a word. */
static bool
is_text(struct table_file *t, const struct feed_file *f, const char *record,
    size_t len)
{
	if (!t->stream.nuls || !memchr(record, '\0', len))
		return true;
	diag(f->diags, DIAG_encoding, (struct origin){ f->path,
	    t->stream.line }, "the file %s", text_unread(record, len));
	return false;
}

static void
complain(const struct table_file *t, const struct feed_file *f)
{
	if (t->stream.error)
		diag(f->diags, DIAG_csv, (struct origin){ f->path,
		    t->stream.line }, "%s", t->stream.error);
}

bool
table_file_next(struct table_file *t, const struct feed_file *f)
{
	size_t len, mark;
	char *record = stream_next(&t->stream, true, &len);

	if (!record)
		complain(t, f);
	if (!record || !is_text(t, f, record, len)) {
		stream_close(&t->stream);
		return false;
	}
	mark = t->stream.line == 1 ? text_mark(record, len) : 0;
	split(t, record + mark, len - mark);
	return true;
}

bool
table_file_row(struct table_file *t, const struct feed_file *f)
{
	if (!table_file_next(t, f))
		return false;
	intake_row(f->intake);
	return true;
}

static bool
find_columns(struct table_file *t, const struct feed_file *f,
    const char *const *columns, size_t count, size_t required)
{
	const char *bad = csv_head_fault(t->cell, t->cells);

	if (bad) {
		diag(f->diags, DIAG_csv, (struct origin){ f->path, 1 }, "%s",
		    bad);
		return false;
	}
	for (size_t c = 0; c < count; c++) {
		t->place[c] = nowhere;
		for (size_t i = 0; i < t->cells; i++)
			if (!strcmp(t->cell[i], columns[c]))
				t->place[c] = i;
		if (t->place[c] == nowhere && c < required) {
			diag(f->diags, DIAG_csv, (struct origin){ f->path, 1 },
			    "column %s is missing: is it a file of this "
			    "feed?", columns[c]);
			return false;
		}
	}
	return true;
}

/* How many cells of a row hold all that is asked for. */
static size_t
wanted_of(const struct table_file *t, size_t count)
{
	size_t wanted = 0;

	for (size_t c = 0; c < count; c++)
		if (t->place[c] != nowhere && t->place[c] >= wanted)
			wanted = t->place[c] + 1;
	return wanted;
}

bool
table_file_open(struct table_file *t, const struct feed_file *f,
    const char *const *columns, size_t count, size_t required)
{
	*t = (struct table_file){ .arena = f->arena, .wanted = SIZE_MAX };
	if (stream_open(&t->stream, f->arena, f->path) < 0) {
		diag(f->diags, file_unread(), (struct origin){ f->path, 0 },
		    "%s", file_error());
		return false;
	}
	if (!table_file_next(t, f))
		return false;
	if (find_columns(t, f, columns, count, required)) {
		t->wanted = wanted_of(t, count);
		return true;
	}
	stream_close(&t->stream);
	return false;
}

/* Is it one of the cells of a line, quoted or not? */
static bool
has_cell(const char *line, const char *name)
{
	size_t len = strlen(name);

	line += text_mark(line, strlen(line));
	for (const char *p = line; *p; p += *p == ',') {
		size_t cell = strcspn(p, ",\r\n");
		size_t quote = *p == '"' && cell > 1 && p[cell - 1] == '"';

		if (cell - 2 * quote == len && !strncmp(p + quote, name, len))
			return true;
		p += cell;
		if (*p && *p != ',')
			return false;
	}
	return false;
}

bool
table_file_has(const struct feed_file *f, const char *column)
{
	struct stream s;
	char *line;
	size_t len;
	bool has;

	if (stream_open(&s, f->arena, f->path) < 0)
		return false;
	line = stream_next(&s, false, &len);
	has = line && has_cell(line, column);
	stream_close(&s);
	return has;
}

bool
table_file_averages(const struct feed_file *f, const char *column)
{
	struct table_file t;

	if (!table_file_has(f, column) ||
	    !table_file_open(&t, f, &column, 1, 1))
		return false;
	while (table_file_row(&t, f))
		intake_skip(f->intake, SKIP_average);
	return true;
}
