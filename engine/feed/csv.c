#include "feed/csv.h"

#include <string.h>

#include "base/arena.h"
#include "base/text.h"

void
csv_open(struct csv *csv, struct arena *arena, const char *data, size_t len)
{
	*csv = (struct csv){
		.arena = arena,
		.at = data,
		.end = data + len,
		.next_line = 1,
		.empty = arena_strdup(arena, ""),
	};
	if (len >= 3 && memcmp(data, "\xef\xbb\xbf", 3) == 0)
		csv->at += 3;
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
static const char *
closing_quote(struct csv *csv)
{
	const char *p = csv->at;

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

static bool
read_quoted(struct csv *csv)
{
	const char *from = ++csv->at;
	const char *to = closing_quote(csv);
	char *cell, *out;

	if (!to)
		return fault(csv, "a quoted cell does not end");
	cell = out = arena_alloc(csv->arena, (size_t)(to - from) + 1);
	while (from < to) {
		*out++ = *from;
		from += *from == '"' ? 2 : 1;
	}
	add_cell(csv, cell);
	csv->at = to + 1;
	return true;
}

static bool
read_bare(struct csv *csv)
{
	const char *from = csv->at;

	while (csv->at < csv->end && *csv->at != ',' && *csv->at != '\n' &&
	    *csv->at != '\r' && *csv->at) {
		if (*csv->at == '"')
			return fault(csv, "a quote inside a cell without "
			    "quotes");
		csv->at++;
	}
	add_cell(csv, csv->at == from ? csv->empty : arena_strndup(csv->arena,
	    from, (size_t)(csv->at - from)));
	return true;
}

/* True behind a comma; false at the end of the record or on a fault. */
static bool
another(struct csv *csv)
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
