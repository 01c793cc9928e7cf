#include "feed/cases.h"

#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/pool.h"
#include "base/text.h"
#include "feed/csv.h"
#include "unit/number.h"

static const struct {
	const char *name;
	enum column_type type;
	const char *doc;
} columns[CASE_COLUMNS] = {
#define CASE(name, type, doc) { #name, COLUMN_##type, doc },
#include "feed/case.def"
#include "kinds_case.def"
#undef CASE
};

/* Without these a row is no case, unless the file sets it aside. */
static const enum case_column required[] = { CASE_id, CASE_kind,
	CASE_quantity, CASE_value };

enum { ABSENT = -1, SHOWN = 80 };

struct reader {
	struct arena *arena;
	struct diags *diags;
	struct csv csv;
	const char *path;
	int place[CASE_COLUMNS]; /* of a column in a row, or ABSENT */
};

static struct origin
here(const struct reader *r)
{
	return (struct origin){ r->path, r->csv.line };
}

static bool
place_column(struct reader *r, enum case_column c)
{
	r->place[c] = ABSENT;
	for (size_t i = 0; i < r->csv.cells; i++) {
		if (strcmp(r->csv.cell[i], columns[c].name) != 0)
			continue;
		if (r->place[c] != ABSENT) {
			diag(r->diags, DIAG_csv, here(r),
			    "column %s stands twice", columns[c].name);
			return false;
		}
		r->place[c] = (int)i;
	}
	return true;
}

static bool
read_header(struct reader *r)
{
	bool good = csv_next(&r->csv);
	const char *bad = good ? csv_head_fault(r->csv.cell, r->csv.cells) :
	    r->csv.error ? r->csv.error : "the header is missing";

	if (bad) {
		diag(r->diags, DIAG_csv, here(r), "%s", bad);
		return false;
	}
	for (int c = 0; c < CASE_COLUMNS; c++)
		good = place_column(r, (enum case_column)c) && good;
	for (size_t i = 0; good && i < COUNT(required); i++)
		if (r->place[required[i]] == ABSENT) {
			diag(r->diags, DIAG_csv, here(r),
			    "column %s is missing", columns[required[i]].name);
			good = false;
		}
	return good;
}

static bool
is_good(enum column_type type, const char *cell, size_t len)
{
	static const double largest = 9007199254740992.0;
	double value;

	if (type < COLUMN_NUMBER)
		return text_is_utf8(cell, len);
	if (!number_read(cell, &value) || value < 0)
		return false;
	return type != COLUMN_WHOLE || (value >= 1 && value <= largest &&
	    floor(value) >= value);
}

/* What is wrong with a cell, or NULL. */
static const char *
cell_fault(const struct reader *r, enum case_column c, const char *cell)
{
	static const char *const wants[] = { [COLUMN_TEXT] = "UTF-8",
		[COLUMN_WORD] = "UTF-8", [COLUMN_FORMAT] = "UTF-8",
		[COLUMN_NUMBER] = "a number, not below 0",
		[COLUMN_WHOLE] = "a whole number from 1 on" };
	size_t len = strlen(cell);

	if (is_good(columns[c].type, cell, len))
		return NULL;
	return arena_printf(r->arena, "%s is \"%s\": want %s",
	    columns[c].name, text_clean(r->arena, cell, len < SHOWN ? len :
	    SHOWN, false), wants[columns[c].type]);
}

static void
read_cells(struct reader *r, struct case_row *row)
{
	for (int c = 0; c < CASE_COLUMNS; c++) {
		const char *cell = r->place[c] == ABSENT ? "" :
		    r->csv.cell[r->place[c]];
		const char *fault;

		if (!*cell)
			continue;
		fault = cell_fault(r, (enum case_column)c, cell);
		if (!fault)
			row->cell[c] = cell;
		else if (!row->fault)
			row->fault = fault;
	}
	if (row->cell[CASE_skip_reason])
		return;
	for (size_t i = 0; i < COUNT(required) && !row->fault; i++)
		if (!row->cell[required[i]])
			row->fault = arena_printf(r->arena, "%s is blank",
			    columns[required[i]].name);
}

static void
read_row(struct reader *r, struct cases *cases, size_t width)
{
	struct case_row row = { .at = here(r) };

	if (r->csv.cells == 1 && !r->csv.cell[0][0])
		return;
	if (r->csv.cells == width)
		read_cells(r, &row);
	else
		row.fault = arena_printf(r->arena, "%zu cells in a row, %zu "
		    "in the header", r->csv.cells, width);
	if (row.fault)
		diag(r->diags, DIAG_csv, row.at, "%s", row.fault);
	ARRAY_ADD(r->arena, cases, row);
}

void
cases_read(struct arena *arena, struct diags *diags, struct cases *cases,
    const char *path, const char *csv, size_t len)
{
	struct reader r = { .arena = arena, .diags = diags,
		.path = arena_strdup(arena, path) };
	size_t width;

	csv_open(&r.csv, arena, csv, len);
	if (memchr(csv, '\0', len)) {
		diag(diags, DIAG_encoding, (struct origin){ r.path, 1 },
		    "the file %s", text_unread(csv, len));
		return;
	}
	if (!read_header(&r))
		return;
	width = r.csv.cells;
	while (csv_next(&r.csv))
		read_row(&r, cases, width);
	if (r.csv.error)
		diag(diags, DIAG_csv, here(&r), "%s", r.csv.error);
}

/* Files with room for their rows, one place behind the other. */
struct reading {
	const struct case_file *file;
	struct cases *part;
	struct arena **arena;    /* one a worker */
	struct diags *diags;
};

static void
read_one(void *context, size_t i, int worker)
{
	struct reading *r = context;

	cases_read(r->arena[worker], r->diags, &r->part[i], r->file[i].path,
	    r->file[i].csv, r->file[i].len);
}

/* As many rows as it can have: one a line. */
static size_t
rows_at_most(const struct case_file *file)
{
	const char *at = file->csv, *end = file->csv + file->len;
	size_t lines = 1;

	while ((at = memchr(at, '\n', (size_t)(end - at)))) {
		lines++;
		at++;
	}
	return lines;
}

void
cases_read_files(struct arena *arena, struct diags *diags, int jobs,
    struct cases *cases, const struct case_file *files, size_t count)
{
	size_t workers = (size_t)pool_workers(jobs), rows = 0;
	struct reading r = { files, arena_array(arena, count,
	    sizeof(*r.part)), arena_array(arena, workers, sizeof(*r.arena)),
	    diags };

	for (size_t i = 0; i < count; i++)
		rows += r.part[i].cap = rows_at_most(&files[i]);
	*cases = (struct cases){ .cap = rows, .item = arena_array(arena, rows,
	    sizeof(*cases->item)) };
	rows = 0;
	for (size_t i = 0; i < count; i++) {
		r.part[i].item = cases->item + rows;
		rows += r.part[i].cap;
	}
	for (size_t i = 0; i < workers; i++)
		r.arena[i] = arena_part(arena);
	pool_run(jobs, count, read_one, &r);
	for (size_t i = 0; i < count; i++) {
		memmove(cases->item + cases->count, r.part[i].item,
		    r.part[i].count * sizeof(*cases->item));
		cases->count += r.part[i].count;
	}
}

const char *
case_text(const struct case_row *row, enum case_column c)
{
	return row->cell[c];
}

bool
case_number(const struct case_row *row, enum case_column c, double *value)
{
	return row->cell[c] && number_read(row->cell[c], value);
}

const char *
case_column_name(enum case_column c)
{
	return columns[c].name;
}

enum column_type
case_column_type(enum case_column c)
{
	return columns[c].type;
}

enum case_column
case_column_find(const char *name)
{
	int c = 0;

	while (c < CASE_COLUMNS && strcmp(columns[c].name, name) != 0)
		c++;
	return (enum case_column)c;
}

struct case_column_row
case_column_row(enum case_column c)
{
	static const char *const holds[] = { [COLUMN_TEXT] = "text",
		[COLUMN_WORD] = "word", [COLUMN_FORMAT] = "number format",
		[COLUMN_NUMBER] = "number", [COLUMN_WHOLE] = "whole number" };

	return (struct case_column_row){ columns[c].name,
		holds[columns[c].type], columns[c].doc };
}
