/* The numbers of a chart as a table, for those who cannot see it. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/sort.h"
#include "report/compose.h"
#include "unit/number.h"

/* Beyond so many points a page leads to the file of them. */
enum { MOST_SHOWN = 150 };

static size_t
points(const struct chart *chart)
{
	size_t n = 0;

	for (size_t i = 0; i < chart->series_count; i++)
		n += chart->series[i].count;
	return n;
}

/* The unit that the axis of the chart is drawn in. */
static const char *
unit_of(const struct chart *chart, const struct axis *axis, bool x)
{
	double top = 0;

	if (axis->unit)
		return axis->unit;
	for (size_t i = 0; i < chart->series_count; i++)
		for (size_t k = 0; k < chart->series[i].count; k++) {
			const double *v = x ? chart->series[i].x :
			    chart->series[i].y;

			if (v && isfinite(v[k]))
				top = fmax(top, fabs(v[k]));
		}
	return number_unit((struct quantity){ top, axis->dim });
}

/* Do two series say of the same points what each is? */
static bool
same_points(const struct series *a, const struct series *b)
{
	if (a->count != b->count || !a->label != !b->label || !a->x != !b->x)
		return false;
	for (size_t i = 0; i < a->count; i++)
		if ((a->label && !text_equal(a->label[i], b->label[i])) ||
		    (a->x && (a->x[i] < b->x[i] || a->x[i] > b->x[i])))
			return false;
	return a->label || a->x;
}

/* The numbers across of all series, each once, from the least on; NULL where
 * the points have texts of their own, a series turns back, or most cells of
 * such a table would be empty. */
static double *
shared_x(struct arena *arena, const struct chart *chart, size_t *count)
{
	double *x = arena_array(arena, points(chart) + 1, sizeof(*x));
	size_t n = 0, kept = 0;

	for (size_t i = 0; i < chart->series_count; i++)
		for (size_t k = 0; k < chart->series[i].count; k++) {
			const struct series *s = &chart->series[i];

			if (s->label || !s->x || (k && s->x[k] <= s->x[k - 1]))
				return NULL;
			x[n++] = s->x[k];
		}
	qsort(x, n, sizeof(*x), sort_doubles);
	for (size_t i = 0; i < n; i++)
		if (!kept || x[i] > x[kept - 1])
			x[kept++] = x[i];
	*count = kept;
	return 3 * n < 2 * kept * chart->series_count ? NULL : x;
}

/* The series over the same numbers: NAN where one has no point. */
static struct chart *
side_by_side(struct arena *arena, const struct chart *chart)
{
	struct series *series = arena_array(arena, chart->series_count + 1,
	    sizeof(*series));
	struct chart *out = ARENA_NEW(arena, struct chart);
	size_t count, at;
	double *x = shared_x(arena, chart, &count);

	if (!x)
		return NULL;
	for (size_t i = 0; i < chart->series_count; i++) {
		const struct series *s = &chart->series[i];
		double *y = arena_array(arena, count + 1, sizeof(*y));

		at = 0;
		for (size_t k = 0; k < count; k++)
			y[k] = at < s->count && s->x[at] <= x[k] ?
			    s->y[at++] : (double)NAN;
		series[i] = *s;
		series[i].x = x;
		series[i].y = y;
		series[i].count = count;
	}
	*out = *chart;
	out->series = series;
	return out;
}

/* May the series stand side by side, a point a row? */
static bool
is_wide(const struct chart *chart)
{
	enum { MOST = 6 };

	if (chart->series_count < 2 || chart->series_count > MOST)
		return false;
	for (size_t i = 1; i < chart->series_count; i++)
		if (!same_points(&chart->series[0], &chart->series[i]))
			return false;
	return true;
}

/* Of a calendar "2024-07"; else a number in the unit of the axis. */
static struct cell
on_axis(struct arena *arena, double value, const struct axis *axis,
    const char *unit)
{
	double month = 1 + floor(12 * (value - floor(value)) +
	    1e-6);

	if (isnan(value))
		return (struct cell){ .type = CELL_EMPTY };
	if (axis->calendar)
		return cell_text(arena_printf(arena, "%.0f-%02.0f",
		    floor(value), month), NULL);
	return (struct cell){ .type = CELL_NUMBER,
		.number = { value, axis->dim }, .unit = unit };
}

static const char *
unit_or_none(const char *unit)
{
	return unit && *unit && strcmp(unit, "1") != 0 ? unit : NULL;
}

/* "What", the number across where there is one, then a column a series. */
static void
wide(struct compose *c, const struct chart *chart, struct table *t)
{
	const struct series *s = chart->series;
	const char *x_unit = unit_of(chart, &chart->x, true);
	const char *y_unit = unit_of(chart, &chart->y, false);
	size_t heads = (s->label ? 1u : 0) + (s->x ? 1u : 0);
	struct column *col = arena_array(c->arena, heads +
	    chart->series_count, sizeof(*col));
	struct cell *cell = arena_array(c->arena, s->count * (heads +
	    chart->series_count) + 1, sizeof(*cell));

	t->column = col;
	t->cell = cell;
	t->rows = s->count;
	t->columns = heads + chart->series_count;
	if (s->label)
		*col++ = (struct column){ "label", "What", NULL, false, true };
	if (s->x)
		*col++ = (struct column){ "x", chart->x.title,
			unit_or_none(x_unit), !chart->x.calendar,
			!s->label };
	for (size_t i = 0; i < chart->series_count; i++)
		*col++ = (struct column){ arena_printf(c->arena, "y%zu",
			i + 1), s[i].name, unit_or_none(y_unit), true, false };
	for (size_t k = 0; k < s->count; k++) {
		if (s->label)
			*cell++ = cell_text(s->label[k], NULL);
		if (s->x)
			*cell++ = on_axis(c->arena, s->x[k], &chart->x, x_unit);
		for (size_t i = 0; i < chart->series_count; i++)
			*cell++ = on_axis(c->arena, s[i].y[k],
			    &chart->y, y_unit);
	}
}

/* A row a point of each series, with the name of its series. */
static void
tall(struct compose *c, const struct chart *chart, struct table *t)
{
	struct column *col = arena_array(c->arena, 4, sizeof(*col));
	struct cell *cell = arena_array(c->arena, 4 * points(chart) + 1,
	    sizeof(*cell));
	bool has_x = chart->series_count && chart->series[0].x;
	bool groups = chart->series_count > 1;
	const char *x_unit = unit_of(chart, &chart->x, true);
	const char *y_unit = unit_of(chart, &chart->y, false);

	t->column = col;
	*col++ = (struct column){ "label", "What", NULL, false, true };
	if (groups)
		*col++ = (struct column){ "series", "Group", NULL, false,
			false };
	*col++ = (struct column){ "y", chart->y.title, unit_or_none(y_unit),
		true, false };
	*col = (struct column){ "x", chart->x.title, unit_or_none(x_unit),
		!chart->x.calendar, false };
	t->columns = (size_t)2 + groups + has_x;
	t->rows = points(chart);
	t->cell = cell;
	for (size_t i = 0; i < chart->series_count; i++) {
		const struct series *s = &chart->series[i];

		for (size_t k = 0; k < s->count; k++) {
			*cell++ = cell_text(s->label ? s->label[k] : s->name,
			    NULL);
			if (groups)
				*cell++ = cell_text(s->name, NULL);
			*cell++ = on_axis(c->arena, s->y[k], &chart->y, y_unit);
			if (has_x)
				*cell++ = on_axis(c->arena, s->x[k],
				    &chart->x, x_unit);
		}
	}
}

const struct table *
chart_data(struct compose *c, const struct chart *chart)
{
	struct table *t = ARENA_NEW(c->arena, struct table);
	const struct chart *beside = chart->series_count > 1 ?
	    side_by_side(c->arena, chart) : NULL;

	if (beside && is_wide(beside))
		wide(c, beside, t);
	else if (is_wide(chart))
		wide(c, chart, t);
	else
		tall(c, chart, t);
	t->shown = t->rows > MOST_SHOWN ? MOST_SHOWN : 0;
	t->sortable = true;
	t->caption = chart->title;
	t->id = prose_id(c, arena_printf(c->arena, "%s-data", chart->id));
	return t;
}
