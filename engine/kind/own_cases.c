#define _GNU_SOURCE	/* memmem() */
#include "kind/own_cases.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/file.h"
#include "kind/case_name.h"

/* Errors that a median is taken of: the first so many. */
enum { MOST = 64 };

/* Has the header line a column of that name? */
static bool
has_column(const char *csv, size_t len, const char *name)
{
	const char *stop = memchr(csv, '\n', len);
	size_t line = stop ? (size_t)(stop - csv) : len, n = strlen(name);

	for (const char *p = csv; (p = memmem(p, line - (size_t)(p - csv),
	    name, n)) != NULL; p += n)
		if ((p == csv || strchr(",\"", p[-1])) && (p + n ==
		    csv + line || strchr(",\"\r", p[n])))
			return true;
	return false;
}

static void
add_rows(struct arena *arena, struct cases *rows, const char *name,
    const char *path)
{
	struct diags *unrecorded = diags_new(arena);
	size_t len;
	const char *csv = path ? file_read(arena, path, &len) : NULL;

	if (csv && has_column(csv, len, case_column_name(CASE_own)))
		cases_read(arena, unrecorded, rows, name, csv, len);
}

static bool
is_own(const struct case_row *row)
{
	return !row->fault && case_is(row, CASE_own, "yes") &&
	    !case_text(row, CASE_skip_reason);
}

const struct own_cases *
own_cases_read(struct arena *arena, const struct catalog *cat,
    const char *root)
{
	const char *dir = path_join(arena, root, "specs/measured");
	struct predictor p = { .arena = arena, .catalog = cat };
	struct own_cases *own = ARENA_NEW(arena, struct own_cases);
	struct file_list files = { 0 };
	struct cases rows = { 0 };

	if (!file_exists(dir) || file_find(arena, dir, ".csv", &files) < 0)
		return NULL;
	for (size_t i = 0; i < files.count; i++) {
		const char *name = path_join(arena, "specs/measured",
		    files.item[i]);

		add_rows(arena, &rows, name, path_inside(arena, root, name));
	}
	case_names(arena, cat, &rows);
	for (size_t i = 0; i < rows.count; i++) {
		struct own_case c = { .row = &rows.item[i] };

		if (!is_own(c.row) || !case_number(c.row, CASE_value,
		    &c.measured))
			continue;
		c.got = predict(&p, c.row);
		ARRAY_ADD(arena, own, c);
	}
	return own->count ? own : NULL;
}

static bool
says(const struct own_case *c, enum case_column column, const char *word)
{
	return !word || case_is(c->row, column, word);
}

static bool
is_asked(const struct own_case *c, const struct own_asked *q)
{
	const char *software = case_text(c->row, CASE_software);

	if (c->got.calibration && c->got.calibration->software.text &&
	    strcmp(c->got.calibration->software.text, "default") != 0)
		software = c->got.calibration->software.text;
	return says(c, CASE_kind, q->kind) && says(c, CASE_model, q->model) &&
	    says(c, CASE_accelerator, q->accelerator) &&
	    says(c, CASE_weight_format, q->format) && (!q->stack ||
	    !q->stack->name || (software && stack_is(q->stack, software)));
}

double
own_case_error(const struct own_case *c)
{
	return c->got.status == PREDICT_ok && c->measured > 0 ?
	    (c->got.value - c->measured) / c->measured : (double)NAN;
}

static int
by_size(const void *x, const void *y)
{
	double a = *(const double *)x, b = *(const double *)y;

	return a < b ? -1 : a > b;
}

struct own_found
own_cases_find(const struct own_cases *own, const struct own_asked *q)
{
	struct own_found f = { 0 };
	double errors[MOST];
	size_t n = 0;

	for (size_t i = 0; own && i < own->count; i++) {
		double error;

		if (!is_asked(&own->item[i], q))
			continue;
		f.figures++;
		error = fabs(own_case_error(&own->item[i]));
		if (isfinite(error) && n < MOST)
			errors[n++] = error;
	}
	qsort(errors, n, sizeof(*errors), by_size);
	f.predicted = (double)n;
	if (n)
		f.median = (errors[(n - 1) / 2] + errors[n / 2]) / 2;
	return f;
}
