/* Charts of how fast an answer is: what its time is made of, and what other
 * batches and other counts would give. */
#include <ctype.h>
#include <math.h>
#include <string.h>

#include "base/array.h"
#include "base/map.h"
#include "search/sweep.h"
#include "search/ways.h"
#include "model/scaling.h"
#include "report/compose.h"
#include "spec/phrase.h"

/* What a component of this file was asked about. */
struct asked {
	const struct view *view;
	const struct decision *decision;
	const struct chain *chain;
	const struct shape *shape;
	const struct answer *best;
	const char *name;          /* of the decision */
};

/* False after an error; best NULL where the decision has no such chart. */
static bool
read_asked(struct compose *c, struct call call, struct asked *out)
{
	const struct view *view = call.count ? map_get(compose_views(c),
	    value_get_text(call.arg[0], "id", "")) : NULL;

	if (!view) {
		call_fails(c, call, "wants one of decisions");
		return false;
	}
	*out = (struct asked){ .view = view, .decision = view->decision };
	out->chain = kind_chain(view->decision->kind);
	out->shape = view->decision->kind->shape;
	out->name = value_get_text(view->value, "name", "");
	if (out->shape && view->decision->ranked_count)
		out->best = &view->decision->ranked[0];
	return true;
}

static double
value_of(const struct asked *q, const double *value, const char *row)
{
	return value[chain_slot(q->chain, row)];
}

static struct axis
axis_of(struct arena *arena, const struct asked *q, const struct measure *m)
{
	const char *unit = chain_row(q->chain, m->row)->unit;

	return (struct axis){ measure_words(arena, q->decision, m), m->unit,
	    row_quantity(unit, 0).dim,
		true, false };
}

/* The part of a time, or what the others leave of it, nothing below 0. */
static double
part_of(const struct asked *q, const struct shape_time *t, size_t part,
    const double *value)
{
	static const double least = 1e-9;
	double known = 0;

	if (t->part[part].row)
		return value_of(q, value, t->part[part].row);
	for (size_t i = 0; i < t->parts; i++)
		if (t->part[i].row)
			known += value_of(q, value, t->part[i].row);
	return scaling_rest(value_of(q, value, t->row), known, least);
}

/* Parts that take any of it in one of the answers. */
static size_t
present(const struct asked *q, const struct shape_time *t, size_t answers,
    size_t *part)
{
	size_t n = 0;

	for (size_t i = 0; i < t->parts; i++) {
		bool any = false;

		for (size_t k = 0; k < answers; k++)
			any |= part_of(q, t, i,
			    q->decision->ranked[k].value) > 0;
		if (any)
			part[n++] = i;
	}
	return n;
}

static struct series
parts_of(struct compose *c, const struct asked *q,
    const struct shape_time *t, const struct answer *a, const size_t *part,
    size_t parts)
{
	double *y = arena_array(c->arena, parts + 1, sizeof(*y));
	const char **label = arena_array(c->arena, parts + 1, sizeof(*label));

	for (size_t i = 0; i < parts; i++) {
		y[i] = part_of(q, t, part[i], a->value);
		label[i] = t->part[part[i]].title;
	}
	return (struct series){ .y = y, .label = label, .count = parts,
		.name = placement_words(c->arena, q->decision->workload,
		    &a->place) };
}

static const struct value *
breakdown(struct compose *c, const struct asked *q,
    const struct shape_time *t)
{
	enum { ANSWERS = 2 };
	size_t answers = q->decision->ranked_count < ANSWERS ?
	    q->decision->ranked_count : ANSWERS;
	size_t *part = arena_array(c->arena, t->parts + 1, sizeof(*part));
	size_t parts = present(q, t, answers, part);
	struct chart *chart = ARENA_NEW(c->arena, struct chart);
	struct series *s = arena_array(c->arena, answers, sizeof(*s));

	for (size_t i = 0; i < answers; i++)
		s[i] = parts_of(c, q, t, &q->decision->ranked[i], part,
		    parts);
	chart->type = CHART_BARS;
	chart->y = (struct axis){ "Time", NULL, row_quantity("s", 0).dim,
		false, false };
	chart->x.title = "";
	chart->series = s;
	chart->series_count = answers;
	chart->title = SAID(c->arena, c->guide->catalog->phrases,
	    chart_parts_title, t->title);
	chart->description = SAID(c->arena, c->guide->catalog->phrases,
	    chart_parts, .name = q->name, .measure = t->title,
	    .second = answers > 1 ? "yes" : NULL);
	return chart_piece(c, chart, arena_printf(c->arena, "time-%s-%s",
	    q->view->id, t->row));
}

/* breakdown(decision): a list of charts, a time each. */
static const struct value *
breakdown_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct value *list = value_list(arena);
	struct asked q;

	if (!read_asked(context, (struct call){ args, count, error }, &q))
		return NULL;
	for (size_t i = 0; q.best && i < q.shape->times; i++)
		value_add(arena, list, breakdown(context, &q,
		    &q.shape->time[i]));
	return list;
}

/* The points of a sweep that meet every limit, or those that do not. */
static struct series
swept_series(struct compose *c, const struct asked *q, const struct sweep *s,
    bool fits)
{
	static const enum phrase names[] = { PHRASE_series_breaks,
		PHRASE_series_keeps, };
	const struct shape_sweep *of = &q->shape->sweep;
	double *x = arena_array(c->arena, s->count + 1, sizeof(*x));
	double *y = arena_array(c->arena, s->count + 1, sizeof(*y));
	const char **label = arena_array(c->arena, s->count + 1,
	    sizeof(*label));
	struct series out = { .x = x, .y = y, .label = label,
		.name = phrase_plain(
		c->guide->catalog->phrases, names[fits]) };

	for (size_t i = 0; i < s->count; i++) {
		if ((s->item[i].answer->reject == REJECT_NONE) != fits)
			continue;
		x[out.count] = value_of(q, s->item[i].value, of->x.row);
		y[out.count] = value_of(q, s->item[i].value, of->y.row);
		label[out.count++] = arena_printf(c->arena, "%.0f",
		    s->item[i].at);
	}
	return out;
}

/* batch_sweep(decision): the best answer at other batches; nil without. */
static const struct value *
sweep_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	struct chart *chart = ARENA_NEW(arena, struct chart);
	struct series *s = arena_array(arena, 2, sizeof(*s));
	const struct shape_sweep *of;
	struct sweep points;
	struct asked q;

	if (!read_asked(c, (struct call){ args, count, error }, &q))
		return NULL;
	if (!q.best)
		return value_nil(arena);
	of = &q.shape->sweep;
	points = sweep_axis(arena, c->guide->catalog, q.decision, q.best,
	    of->axis);
	if (points.count < 2)
		return value_nil(arena);
	for (int fits = 1; fits >= 0; fits--) {
		s[chart->series_count] = swept_series(c, &q, &points,
		    fits != 0);
		chart->series_count += s[chart->series_count].count > 0;
	}
	chart->type = CHART_LINES;
	chart->x = axis_of(arena, &q, &of->x);
	chart->y = axis_of(arena, &q, &of->y);
	chart->series = s;
	chart->title = SAID(arena, c->guide->catalog->phrases,
	    chart_sweep_title, of->title);
	chart->description = SAID(arena, c->guide->catalog->phrases,
	    chart_sweep, .name = q.name, .placement = placement_words(arena,
	    q.decision->workload, &q.best->place));
	return chart_piece(c, chart, arena_printf(arena, "sweep-%s",
	    q.view->id));
}

/* What an answer costs at each number of its axis that meets every limit. */
static struct series
cost_series(struct compose *c, const struct asked *q, const struct answer *a)
{
	const char *row = q->decision->kind->measures[0].row;
	struct sweep points = sweep_axis(c->arena, c->guide->catalog,
	    q->decision, a, q->shape->sweep.axis);
	double *x = arena_array(c->arena, points.count + 1, sizeof(*x));
	double *y = arena_array(c->arena, points.count + 1, sizeof(*y));
	struct series s = { .x = x, .y = y,
		.name = placement_words(c->arena, q->decision->workload,
		    &a->place) };

	for (size_t i = 0; i < points.count; i++) {
		const struct swept *p = &points.item[i];

		if (p->answer->reject != REJECT_NONE)
			continue;
		x[s.count] = p->at;
		y[s.count++] = value_of(q, p->value, row);
	}
	return s;
}

/* cost_by_batch(decision): a line an accelerator, the first of the ranking;
 * nil where none can be at more than one number. */
static const struct value *
cost_by_batch_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	enum { LINES = 4 };
	struct compose *c = context;
	struct chart *chart = ARENA_NEW(arena, struct chart);
	struct series *s = arena_array(arena, LINES, sizeof(*s));
	const struct decision *d;
	struct asked q;

	if (!read_asked(c, (struct call){ args, count, error }, &q))
		return NULL;
	d = q.decision;
	for (size_t i = 0; q.best && q.shape->sweep.title && i <
	    d->ranked_count && chart->series_count < LINES; i++) {
		s[chart->series_count] = cost_series(c, &q, &d->ranked[i]);
		chart->series_count += s[chart->series_count].count > 1;
	}
	if (!chart->series_count)
		return value_nil(arena);
	chart->type = CHART_LINES;
	chart->x = (struct axis){ q.shape->sweep.title, "1", { { 0 } }, true,
		false };
	chart->y = axis_of(arena, &q, &d->kind->measures[0]);
	chart->series = s;
	chart->title = SAID(arena, c->guide->catalog->phrases,
	    chart_batch_title, .measure = chart->y.title,
	    .axis = arena_printf(arena, "%c%s", tolower((unsigned char)
	    *q.shape->sweep.title), q.shape->sweep.title + 1));
	chart->description = SAID(arena, c->guide->catalog->phrases,
	    chart_batch, q.name);
	return chart_piece(c, chart, arena_printf(arena, "batch-%s",
	    q.view->id));
}

static const struct value *
scaling_chart(struct compose *c, const struct asked *q,
    const struct sweep *by)
{
	const struct measure *rate = &q->shape->rate;
	const struct swept *first = &by->item[0];
	double *x = arena_array(c->arena, by->count, sizeof(*x));
	double *y = arena_array(c->arena, by->count, sizeof(*y));
	double *perfect = arena_array(c->arena, by->count, sizeof(*perfect));
	const char **label = arena_array(c->arena, by->count, sizeof(*label));
	struct series *s = arena_array(c->arena, 2, sizeof(*s));
	struct chart *chart = ARENA_NEW(c->arena, struct chart);

	for (size_t i = 0; i < by->count; i++) {
		double base = value_of(q, first->value, rate->row);

		x[i] = by->item[i].at;
		y[i] = value_of(q, by->item[i].value, rate->row);
		perfect[i] = base / first->at * x[i];
		label[i] = arena_printf(c->arena, "%.0f%%", 100 *
		    scaling_efficiency(y[i], x[i], base, first->at));
	}
	s[0] = (struct series){ .name = SAID_PLAIN(
		c->guide->catalog->phrases, series_counts), .x = x,
		.y = y, .label = label, .count = by->count };
	s[1] = (struct series){ .name = SAID_PLAIN(
		c->guide->catalog->phrases, series_perfect), .x = x,
		.y = perfect, .count = by->count, .quiet = true };
	chart->type = CHART_LINES;
	chart->x = (struct axis){ strstr(rate->title, "of a copy") ?
	    "Accelerators of a copy" : "Accelerators", "1", { { 0 } }, true,
		false };
	chart->y = axis_of(c->arena, q, rate);
	chart->series = s;
	chart->series_count = 2;
	chart->title = SAID(c->arena, c->guide->catalog->phrases,
	    chart_scaling_title, record_name(
	    &q->best->place.accelerator->head));
	chart->description = SAID(c->arena, c->guide->catalog->phrases,
	    chart_scaling, q->name);
	return chart_piece(c, chart, arena_printf(c->arena, "scaling-%s",
	    q->view->id));
}

/* scaling(decision): rate against count; nil where one count alone fits. */
static const struct value *
scaling_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	struct sweep by;
	struct asked q;

	if (!read_asked(c, (struct call){ args, count, error }, &q))
		return NULL;
	if (!q.best || !q.shape->rate.row)
		return value_nil(arena);
	by = sweep_count(arena, c->guide->catalog, q.decision, q.best);
	if (by.count < 2)
		return value_nil(arena);
	return scaling_chart(c, &q, &by);
}

static void
set_measure(struct compose *c, struct value *v, const struct asked *q,
    const double *value, const struct measure *m)
{
	set(c, v, m->row, value_quantity(c->arena, row_quantity(
	    chain_row(q->chain, m->row)->unit, value_of(q, value, m->row)),
	    m->unit, NULL));
}

static struct value *
size_row(struct compose *c, const struct asked *q, const struct swept *s)
{
	const struct measure memory = { "memory_needed", "Memory", "GiB" };
	struct value *v = value_map(c->arena);

	set(c, v, "height", value_number(c->arena, s->at, NULL, NULL));
	set(c, v, "width", value_number(c->arena, s->width, NULL, NULL));
	set_text(c, v, "limit", s->answer->limit &&
	    s->answer->reject != REJECT_NONE ? s->answer->limit->title : NULL);
	for (size_t i = 0; i < q->decision->kind->measure_count; i++)
		set_measure(c, v, q, s->value,
		    &q->decision->kind->measures[i]);
	set_measure(c, v, q, s->value, &memory);
	return v;
}

/* size_sweep(decision): the best answer with images of other sizes, as rows;
 * none where a workload has no images. */
static const struct value *
size_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	struct value *list = value_list(arena);
	struct sweep by;
	struct asked q;

	if (!read_asked(c, (struct call){ args, count, error }, &q))
		return NULL;
	if (!q.best)
		return list;
	by = sweep_size(arena, c->guide->catalog, q.decision, q.best);
	for (size_t i = 0; i < by.count; i++)
		value_add(arena, list, size_row(c, &q, &by.item[i]));
	return list;
}

void
speeds_install(struct compose *c)
{
	templates_function(c->templates, "size_sweep", size_function, c);
	templates_function(c->templates, "breakdown", breakdown_function, c);
	templates_function(c->templates, "batch_sweep", sweep_function, c);
	templates_function(c->templates, "cost_by_batch",
	    cost_by_batch_function, c);
	templates_function(c->templates, "scaling", scaling_function, c);
}
