/* Charts: chart as it is asked for, and two that are ready made. */
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/map.h"
#include "report/compose.h"
#include "search/grade.h"
#include "search/order.h"
#include "spec/phrase.h"

/* Numbers of one series, all of one dimension. */
struct numbers {
	double *value;
	size_t count;
	struct dim dim;
	const char *unit;      /* the first that was stated, or NULL */
	bool any;
};

static bool
read_numbers(struct compose *c, struct call call, const char *name,
    const struct value *list, struct numbers *out)
{
	if (!list || list->type != VALUE_LIST) {
		call_fails(c, call, "%s wants a list of numbers", name);
		return false;
	}
	out->value = arena_array(c->arena, list->count + 1,
	    sizeof(*out->value));
	out->count = list->count;
	for (size_t i = 0; i < list->count; i++) {
		const struct value *v = list->item[i];

		if (v->type != VALUE_NUMBER || (out->any &&
		    !dim_equal(v->number.dim, out->dim))) {
			call_fails(c, call, "%s: item %zu is not a number of "
			    "the same dimension", name, i + 1);
			return false;
		}
		out->dim = v->number.dim;
		out->any = true;
		out->value[i] = v->number.value;
		if (!out->unit)
			out->unit = v->unit;
	}
	return true;
}

static bool
read_labels(struct compose *c, struct call call, const struct value *list,
    struct series *s)
{
	const char **label;

	if (!list)
		return true;
	if (list->type != VALUE_LIST || list->count != s->count) {
		call_fails(c, call, list->type != VALUE_LIST ?
		    "label wants one text a point" : "label wants one text a "
		    "point: there are %zu texts, and y has %zu numbers",
		    list->count, s->count);
		return false;
	}
	label = arena_array(c->arena, s->count + 1, sizeof(*label));
	for (size_t i = 0; i < s->count; i++)
		label[i] = show_value(c->arena, list->item[i]);
	s->label = label;
	return true;
}

/* Both axes keep their dimension from series to series. */
static bool
read_series(struct compose *c, struct call call, const struct value *v,
    struct series *s, struct numbers *x, struct numbers *y)
{
	const struct value *xs, *quiet;

	if (v->type != VALUE_MAP) {
		call_fails(c, call, "series wants a list of { name, x, y }");
		return false;
	}
	xs = value_get(v, "x");
	if (!read_numbers(c, call, "y", value_get(v, "y"), y))
		return false;
	if (xs && !read_numbers(c, call, "x", xs, x))
		return false;
	if (xs && x->count != y->count) {
		call_fails(c, call, "x has %zu numbers and y has %zu",
		    x->count, y->count);
		return false;
	}
	quiet = value_get(v, "quiet");
	s->quiet = quiet && quiet->type == VALUE_FLAG && quiet->flag;
	s->name = value_get_text(v, "name", "");
	s->x = xs ? x->value : NULL;
	s->y = y->value;
	s->count = y->count;
	return read_labels(c, call, value_get(v, "label"), s);
}

const struct value *
chart_piece(struct compose *c, struct chart *chart, const char *id)
{
	chart->id = prose_id(c, id);
	if (!chart->beside)
		chart->data = chart_data(c, chart);
	return piece_block(c, BLOCK_CHART, chart);
}

static bool
says_yes(struct call call, const char *option)
{
	const struct value *v = value_get(call.arg[0], option);

	return v && v->type == VALUE_FLAG && v->flag;
}

static bool
read_axis(struct compose *c, struct call call, const char *name,
    const struct numbers *n, struct axis *axis)
{
	struct quantity unit;

	axis->title = call_text(call, arena_printf(c->arena, "%s_title",
	    name), "");
	axis->unit = call_text(call, arena_printf(c->arena, "%s_unit", name),
	    n->unit);
	axis->dim = n->dim;
	axis->log = says_yes(call, arena_printf(c->arena, "%s_log", name));
	axis->calendar = says_yes(call, arena_printf(c->arena, "%s_calendar",
	    name));
	if (axis->unit && (!unit_parse(axis->unit, &unit) ||
	    (n->any && !dim_equal(unit.dim, n->dim)))) {
		call_fails(c, call, "%s_unit: the numbers have not the "
		    "dimension of \"%s\"", name, axis->unit);
		return false;
	}
	for (size_t i = 0; axis->log && i < n->count; i++)
		if (n->value[i] <= 0)
			axis->log = false;
	return true;
}

static bool
chart_type(const char *word, enum chart_type *type)
{
	static const char *const words[] = {
		[CHART_BARS] = "bars", [CHART_LINES] = "lines",
		[CHART_POINTS] = "points", [CHART_TREE] = "tree",
	};

	for (size_t i = 0; i < COUNT(words); i++)
		if (strcmp(words[i], word) == 0) {
			*type = (enum chart_type)i;
			return true;
		}
	return false;
}

static bool
read_all_series(struct compose *c, struct call call, struct chart *chart,
    struct numbers *x, struct numbers *y)
{
	const struct value *list = value_get(call.arg[0], "series");
	struct series *s;

	if (!list || list->type != VALUE_LIST) {
		call_fails(c, call, "series wants a list of { name, x, y }");
		return false;
	}
	s = arena_array(c->arena, list->count + 1, sizeof(*s));
	for (size_t i = 0; i < list->count; i++)
		if (!read_series(c, call, list->item[i], &s[i], x, y))
			return false;
	chart->series = s;
	chart->series_count = list->count;
	return true;
}

static const struct value *
chart_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	static const char *const known[] = { "type", "title", "description",
		"series", "id", "x_title", "x_unit", "x_log", "x_calendar",
		"y_title", "y_unit", "y_log", "beside" };
	struct compose *c = context;
	struct call call = { args, count, error };
	struct chart *chart = ARENA_NEW(arena, struct chart);
	struct numbers x = { 0 }, y = { 0 };

	if (!call_options(c, call, known, COUNT(known)))
		return NULL;
	chart->title = call_text(call, "title", NULL);
	chart->description = call_text(call, "description", NULL);
	chart->beside = call_text(call, "beside", NULL);
	if (!chart->title || !chart->description)
		return call_fails(c, call, "wants a title and a description");
	if (!chart_type(call_text(call, "type", "bars"), &chart->type))
		return call_fails(c, call, "type is bars, lines, points or "
		    "tree");
	if (!read_all_series(c, call, chart, &x, &y) ||
	    !read_axis(c, call, "x", &x, &chart->x) ||
	    !read_axis(c, call, "y", &y, &chart->y))
		return NULL;
	return chart_piece(c, chart, call_text(call, "id", chart->title));
}

/* An answer's accelerator, and how many where it is not one. */
static const char *
short_words(struct compose *c, const struct placement *p)
{
	const char *name = record_name(&p->accelerator->head);

	return p->count == 1 ? name : arena_printf(c->arena, "%d x %s",
	    p->count, name);
}

/* The winner, the others that nothing beats in both, the rest, and what no
 * measured run backs: it may be cheaper and yet not be the pick. */
enum sort { SORT_BEST, SORT_FRONT, SORT_REST, SORT_UNTESTED, SORTS };

static enum sort
sort_of(const struct decision *d, size_t i)
{
	const struct answer *a = &d->ranked[i];

	if (i == 0)
		return SORT_BEST;
	if (a->order && a->order->grade == GRADE_UNTESTED)
		return SORT_UNTESTED;
	return a->front ? SORT_FRONT : SORT_REST;
}

static struct series
answers_of(struct compose *c, const struct decision *d, enum sort sort)
{
	static const enum phrase names[] = {
		[SORT_BEST] = PHRASE_series_best,
		[SORT_FRONT] = PHRASE_series_front,
		[SORT_REST] = PHRASE_series_rest,
		[SORT_UNTESTED] = PHRASE_series_untested,
	};
	double *x = arena_array(c->arena, d->ranked_count + 1, sizeof(*x));
	double *y = arena_array(c->arena, d->ranked_count + 1, sizeof(*y));
	const char **label = arena_array(c->arena, d->ranked_count + 1,
	    sizeof(*label));
	struct series s = { .name = phrase_plain(decision_phrases(d),
		names[sort]), .x = x, .y = y,
		.label = label, .quiet = sort == SORT_REST };

	for (size_t i = 0; i < d->ranked_count; i++) {
		const struct answer *a = &d->ranked[i];

		if (sort_of(d, i) != sort)
			continue;
		x[s.count] = a->time;
		y[s.count] = a->objective;
		label[s.count++] = short_words(c, &a->place);
	}
	return s;
}

static struct axis
measure_axis(struct arena *arena, const struct decision *d, size_t i)
{
	const struct measure *m = &d->kind->measures[i];
	const char *unit = chain_row(kind_chain(d->kind), m->row)->unit;

	return (struct axis){ measure_words(arena, d, m), m->unit,
	    row_quantity(unit, 0).dim,
		true, false };
}

/* cost_chart(decision, table): what fits, cost against time; the page's table
 * that has its numbers, if one has. */
static const struct value *
cost_chart_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	struct call call = { args, count, error };
	struct chart *chart = ARENA_NEW(arena, struct chart);
	struct series *s = arena_array(arena, SORTS, sizeof(*s));
	const struct view *view = count ? map_get(compose_views(c),
	    value_get_text(args[0], "id", "")) : NULL;

	if (!view || !view->decision->ranked_count)
		return call_fails(c, call, "wants a decision that has an "
		    "answer");
	if (count > 1 && args[1]->type == VALUE_TEXT)
		chart->beside = args[1]->text;
	chart->type = CHART_POINTS;
	chart->x = measure_axis(arena, view->decision, 1);
	chart->y = measure_axis(arena, view->decision, 0);
	for (int i = 0; i < SORTS; i++) {
		s[chart->series_count] = answers_of(c, view->decision,
		    (enum sort)i);
		if (s[chart->series_count].count)
			chart->series_count++;
	}
	chart->series = s;
	chart->title = SAID(arena, decision_phrases(view->decision),
	    chart_cost_title, .name = value_get_text(view->value, "name",
	    ""));
	chart->description = SAID(arena, decision_phrases(view->decision),
	    chart_cost, .points = (double)view->decision->ranked_count);
	return chart_piece(c, chart, arena_printf(arena, "cost-%s", view->id));
}

struct bar {
	double value;
	const char *label;
	size_t at;
};

static int
by_size(const void *x, const void *y)
{
	const struct bar *a = x, *b = y;

	if (a->value < b->value || a->value > b->value)
		return a->value < b->value ? 1 : -1;
	return a->at < b->at ? -1 : 1;
}

/* The bars of a column, largest first; a count, or -1 after an error. */
static int
read_bars(struct compose *c, struct call call, struct bar *bars,
    struct axis *axis)
{
	const struct value *rows = value_get(call.arg[0], "rows");
	const char *label = call_text(call, "label", "name");
	const char *column = call_text(call, "value", "");
	int n = 0;

	if (!rows_have(c, call, rows, (const char *const[]){ column, label },
	    2))
		return -1;
	for (size_t i = 0; i < rows->count; i++) {
		const struct value *v = value_get(rows->item[i], column);
		const struct value *name = value_get(rows->item[i], label);

		if (!v || v->type == VALUE_NIL)
			continue;
		if (v->type != VALUE_NUMBER || (n &&
		    !dim_equal(v->number.dim, axis->dim))) {
			call_fails(c, call, "row %zu: \"%s\" is not a number "
			    "of the same dimension", i + 1, column);
			return -1;
		}
		axis->dim = v->number.dim;
		if (!axis->unit)
			axis->unit = v->unit;
		bars[n++] = (struct bar){ v->number.value,
			name ? show_value(c->arena, name) : "", i };
	}
	qsort(bars, (size_t)n, sizeof(*bars), by_size);
	return n;
}

/* bars{ rows = , value = "memory_bandwidth", title = , top = 12 } */
static const struct value *
bars_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	static const char *const known[] = { "rows", "label", "value", "unit",
		"title", "description", "id", "top" };
	struct compose *c = context;
	struct call call = { args, count, error };
	struct chart *chart = ARENA_NEW(arena, struct chart);
	struct series *s = ARENA_NEW(arena, struct series);
	const struct value *rows, *top;
	const char **label;
	struct bar *bars;
	double *y;
	int n;

	if (!call_options(c, call, known, COUNT(known)) ||
	    !call_option(c, call, "rows", VALUE_LIST, &rows) ||
	    !call_option(c, call, "top", VALUE_NUMBER, &top))
		return NULL;
	chart->title = call_text(call, "title", NULL);
	chart->description = call_text(call, "description", "");
	if (!rows || !chart->title)
		return call_fails(c, call, "wants rows and a title");
	bars = arena_array(arena, rows->count + 1, sizeof(*bars));
	chart->y.unit = call_text(call, "unit", NULL);
	n = read_bars(c, call, bars, &chart->y);
	if (n < 0)
		return NULL;
	if (top && !(top->number.value >= 1))
		return call_fails(c, call, "top wants 1 or more");
	if (top && n > top->number.value)
		n = (int)top->number.value;
	label = arena_array(arena, (size_t)n + 1, sizeof(*label));
	y = arena_array(arena, (size_t)n + 1, sizeof(*y));
	for (int i = 0; i < n; i++) {
		label[i] = bars[i].label;
		y[i] = bars[i].value;
	}
	*s = (struct series){ .name = chart->title, .y = y, .label = label,
		.count = (size_t)n };
	chart->type = CHART_BARS;
	chart->y.title = title_of(arena, call_text(call, "value", ""));
	chart->x.title = "";
	chart->series = s;
	chart->series_count = 1;
	return chart_piece(c, chart, call_text(call, "id", chart->title));
}

void
charts_install(struct compose *c)
{
	templates_function(c->templates, "chart", chart_function, c);
	templates_function(c->templates, "cost_chart", cost_chart_function,
	    c);
	templates_function(c->templates, "bars", bars_function, c);
}
