#include "feed/csv.h"

#include <string.h>

#include "base/arena.h"
#include "base/text.h"

void
csv_open(struct csv *csv, struct arena *arena, const char *data, size_t len)
{
	char *copy = arena_alloc(arena, len + 1);

	memcpy(copy, data, len);
	*csv = (struct csv){
		.arena = arena,
		.at = copy,
		.end = copy + len,
		.next_line = 1,
	};
	csv->at += text_mark(data, len);
}

static void
add_cell(struct csv *csv, char *cell)
{
	if (csv->cells == csv->cap) {
		size_t cap = csv->cap ? 2 * csv->cap : 16;

		csv->cell = arena_grow(csv->arena, csv->cell,
		    csv->cells * sizeof(*csv->cell),
		    cap * sizeof(*csv->cell));
		csv->cap = cap;
	}
	csv->cell[csv->cells++] = cell;
}

static bool
fault(struct csv *csv, const char *error)
{
	csv->error = error;
	csv->at = csv->end;
	return false;
}

/* The end of a quoted cell: its closing quote, or NULL. */
static char *
closing_quote(struct csv *csv)
{
	char *p = csv->at;

	while (p < csv->end) {
		if (*p == '\n')
			csv->next_line++;
		if (*p != '"')
			p++;
		else if (p + 1 < csv->end && p[1] == '"')
			p += 2;
		else
			return p;
	}
	return NULL;
}

/* Shortened where it stands: two quotes are one. */
static bool
read_quoted(struct csv *csv)
{
	char *from = ++csv->at;
	char *to = closing_quote(csv);
	char *out = from;

	if (!to)
		return fault(csv, "a quoted cell does not end");
	add_cell(csv, from);
	while (from < to) {
		*out++ = *from;
		from += *from == '"' ? 2 : 1;
	}
	*out = '\0';
	csv->at = to + 1;
	return true;
}

static bool
read_bare(struct csv *csv)
{
	static const bool stops[256] = { ['\0'] = true, [','] = true,
		['\n'] = true, ['\r'] = true, ['"'] = true };
	char *p = csv->at;

	while (!stops[(unsigned char)*p])
		p++;
	if (*p == '"')
		return fault(csv, "a quote inside a cell without quotes");
	add_cell(csv, csv->at);
	csv->at = p;
	return true;
}

/* True behind a comma; false at the end of the record or on a fault. */
static bool
follows(struct csv *csv)
{
	if (csv->at < csv->end && *csv->at == ',') {
		csv->at++;
		return true;
	}
	if (csv->at < csv->end && *csv->at == '\r')
		csv->at++;
	if (csv->at == csv->end)
		return false;
	if (*csv->at != '\n')
		return fault(csv, csv->at[-1] == '\r' ?
		    "a carriage return without a line feed" :
		    "text behind a closing quote");
	csv->at++;
	csv->next_line++;
	return false;
}

/* The same; where the cell ended, its text does. */
static bool
another(struct csv *csv)
{
	char *end = csv->at;
	bool more = follows(csv);

	*end = '\0';
	return more;
}

bool
csv_next(struct csv *csv)
{
	csv->cells = 0;
	csv->line = csv->next_line;
	if (csv->error || csv->at == csv->end)
		return false;
	do {
		bool quoted = csv->at < csv->end && *csv->at == '"';

		if (!(quoted ? read_quoted(csv) : read_bare(csv)))
			return false;
	} while (another(csv));
	return !csv->error;
}

/* Does it hold a quote as typesetters have them? */
static bool
has_curly(const char *cell)
{
	return strstr(cell, "\xe2\x80\x9c") || strstr(cell, "\xe2\x80\x9d") ||
	    strstr(cell, "\xe2\x80\x9e");
}

const char *
csv_head_fault(char *const *cell, size_t cells)
{
	if (cells == 1 && strchr(cell[0], ';'))
		return "its cells are parted by semicolons: save it with "
		    "commas";
	if (cells == 1 && strchr(cell[0], '\t'))
		return "its cells are parted by tabs: save it with commas";
	for (size_t i = 0; i < cells; i++)
		if (has_curly(cell[i]))
			return "its quotes are curly: save it with straight "
			    "ones, or without";
	return NULL;
}
