/* The roofline of an accelerator with the workloads that run on it. */
#include <string.h>

#include "base/array.h"
#include "base/map.h"
#include "kind/shape.h"
#include "model/roofline.h"
#include "report/compose.h"
#include "spec/phrase.h"

enum { ROOFS = 4, SORTS = 6 };

struct roofs {
	const struct accelerator *of;
	struct series line[ROOFS + SORTS];
	size_t lines;
	double low, high;          /* of the intensities */
};

/* Points of one sort of work, a workload once. */
struct sort {
	const char *title;
	double *x, *y;
	const char **label;
	size_t count;
};

static void
add_point(struct compose *c, struct sort *s, const struct shape_work *w,
    const struct view *v, const struct answer *a)
{
	const struct chain *chain = kind_chain(v->decision->kind);
	double flops = a->value[chain_slot(chain, w->flops)];
	double bytes = a->value[chain_slot(chain, w->bytes)];
	double time = a->value[chain_slot(chain, w->time)];
	double count = w->count ? a->value[chain_slot(chain, w->count)] : 1;
	const char *name = record_name(&v->decision->workload->head);
	size_t most = map_count(compose_views(c)) + 1;

	if (!s->x) {
		s->title = w->title;
		s->x = arena_array(c->arena, most, sizeof(*s->x));
		s->y = arena_array(c->arena, most, sizeof(*s->y));
		s->label = arena_array(c->arena, most, sizeof(*s->label));
	}
	if (!(flops > 0 && bytes > 0 && time > 0) || (s->count &&
	    strcmp(s->label[s->count - 1], name) == 0))
		return;
	s->x[s->count] = roof_intensity(flops, bytes);
	s->y[s->count] = roof_attained(flops, time, count);
	s->label[s->count++] = name;
}

static struct sort *
sort_of(struct sort *sort, size_t *n, const char *title)
{
	for (size_t i = 0; i < *n; i++)
		if (strcmp(sort[i].title, title) == 0)
			return &sort[i];
	if (*n == SORTS)
		return NULL;
	sort[*n].title = title;
	return &sort[(*n)++];
}

/* What the decisions would run on it, where it meets every limit. */
static void
add_work(struct compose *c, struct roofs *r)
{
	struct sort sort[SORTS] = { { 0 } };
	size_t sorts = 0;

	for (size_t i = 0; i < map_count(compose_views(c)); i++) {
		const struct view *v = map_value(compose_views(c), i);
		const struct decision *d = v->decision;
		const struct shape *shape = d->kind->shape;

		for (size_t k = 0; shape && k < d->ranked_count; k++)
			for (size_t w = 0; w < shape->works &&
			    d->ranked[k].place.accelerator == r->of; w++) {
				struct sort *s = sort_of(sort, &sorts,
				    shape->work[w].title);

				if (s)
					add_point(c, s, &shape->work[w], v,
					    &d->ranked[k]);
			}
	}
	for (size_t i = 0; i < sorts; i++) {
		r->line[r->lines++] = (struct series){ .name = sort[i].title,
			.x = sort[i].x, .y = sort[i].y, .apart = true,
			.label = sort[i].label, .count = sort[i].count };
		for (size_t k = 0; k < sort[i].count; k++) {
			r->low = min2(r->low, sort[i].x[k]);
			r->high = max2(r->high, sort[i].x[k]);
		}
	}
}

/* One line a peak: formats of the same peak share it. */
static bool
has_roof(const struct roofs *r, const double *peaks, double peak)
{
	for (size_t i = 0; i < r->lines; i++)
		if (!(peaks[i] < peak || peaks[i] > peak))
			return true;
	return false;
}

static void
add_roof(struct compose *c, struct roofs *r, const char *format, double peak)
{
	double bandwidth = r->of->memory_bandwidth.value;
	double *x = arena_array(c->arena, 3, sizeof(*x));
	double *y = arena_array(c->arena, 3, sizeof(*y));

	x[0] = r->low / 2;
	x[1] = roof_ridge_point(peak, bandwidth);
	x[2] = max2(r->high, 4 * x[1]);
	for (int i = 0; i < 3; i++)
		y[i] = roof_rate(peak, bandwidth, x[i]);
	r->line[r->lines++] = (struct series){ .name = arena_printf(c->arena,
	    "%s peak", format), .x = x, .y = y, .count = 3 };
}

/* Dense peaks of floating-point formats, as many as stay readable. */
static void
add_roofs(struct compose *c, struct roofs *r)
{
	static const enum format_name shown[] = { FORMAT_bf16, FORMAT_fp16,
		FORMAT_fp8, FORMAT_fp4 };
	struct roofs lines = *r;
	double peaks[ROOFS];

	lines.lines = 0;
	for (size_t i = 0; i < COUNT(shown); i++) {
		const struct number *n = kind_known_rate(r->of, shown[i]);

		if (!n || has_roof(&lines, peaks, n->value))
			continue;
		peaks[lines.lines] = n->value;
		add_roof(c, &lines, format_of(c->guide->catalog,
		    shown[i])->head.id, n->value);
	}
	for (size_t i = 0; i < r->lines; i++)
		lines.line[lines.lines++] = r->line[i];
	*r = lines;
}

/* roofline(record): of an accelerator; nil without a peak. */
static const struct value *
roofline_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	struct call call = { args, count, error };
	struct roofs *r = ARENA_NEW(arena, struct roofs);
	struct chart *chart = ARENA_NEW(arena, struct chart);
	const char *id = count && args[0]->type == VALUE_MAP ?
	    value_get_text(args[0], "id", "") : "";

	r->of = (const struct accelerator *)catalog_find(
	    &c->guide->catalog->accelerators, id);
	if (!r->of)
		return call_fails(c, call, "wants an accelerator");
	r->low = 1;
	add_work(c, r);
	add_roofs(c, r);
	if (!r->lines || r->line[0].apart)
		return value_nil(arena);
	chart->type = CHART_LINES;
	chart->x = (struct axis){ "Operations for each byte", "FLOP/B",
		row_quantity("flop/byte", 0).dim, true, false };
	chart->y = (struct axis){ "Rate of one accelerator", "TFLOP/s",
		row_quantity("flop/s", 0).dim, true, false };
	chart->series = r->line;
	chart->series_count = r->lines;
	chart->title = SAID(arena, c->guide->catalog->phrases,
	    chart_roofline_title, record_name(&r->of->head));
	chart->description = SAID_PLAIN(c->guide->catalog->phrases,
	    chart_roofline);
	return chart_piece(c, chart, "roofline");
}

void
rooflines_install(struct compose *c)
{
	templates_function(c->templates, "roofline", roofline_function, c);
}
