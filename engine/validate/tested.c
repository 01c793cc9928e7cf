#include "validate/tested.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/map.h"
#include "catalog/tested.h"
#include "kind/stack.h"
#include "validate/shared.h"

struct group {
	struct tested_row row;
	struct { struct scored *item; size_t count, cap; } cases;
	struct map *formats;     /* ids that its cases name */
};

/* "tensorrt-llm" of "TRT-LLM 0.9", as the calibrations have it. */
static const char *
stack_name(struct arena *arena, const struct calibration *c,
    const char *printed)
{
	struct stack_family f = stack_family(c, printed);

	return stack_id(arena, arena_strndup(arena, f.name, f.len));
}

/* What was timed: a throughput has both phases of serving in it. */
static void
phases_of(const struct case_row *row, const char *out[2])
{
	bool both = case_is(row, CASE_phase, "serve_throughput");

	out[0] = both || case_is(row, CASE_phase, "decode") ? "decode" :
	    case_is(row, CASE_phase, "prefill") ? "prefill" : "step";
	out[1] = both ? "prefill" : NULL;
}

/* "speed" or "memory" of what was predicted, else NULL. */
static const char *
figure_of(const struct scored *s)
{
	enum quantity_class c = predict_class(s->row);

	if (!score_usable(s->row) || !isfinite(score_error(s)))
		return NULL;
	return c == CLASS_speed ? "speed" : c == CLASS_memory ? "memory" :
	    NULL;
}

/* Was it predicted, on an accelerator of the catalogue? */
static const struct accelerator *
accelerator_of(const struct catalog *cat, const struct scored *s)
{
	const char *id = case_text(s->row, CASE_accelerator);

	return id && figure_of(s) ? (const struct accelerator *)catalog_find(
	    &cat->accelerators, id) : NULL;
}

/* Memory goes by the calibration that the prediction took. */
static const char *
software_of(struct arena *arena, const struct scored *s)
{
	const char *printed = case_text(s->row, CASE_software);
	const struct calibration *c = s->got.calibration;
	char *name;

	if (!strcmp(figure_of(s), "speed"))
		return printed && isalpha((unsigned char)*printed) ?
		    stack_name(arena, c, printed) : NULL;
	if (!c)
		return NULL;
	name = arena_strdup(arena, c->software.text);
	for (char *p = name; *p; p++)
		*p = (char)tolower((unsigned char)*p);
	return name;
}

static struct group *
group_of(struct arena *arena, struct map *groups,
    const struct tested_row *row)
{
	const char *key = arena_printf(arena, "%s/%s/%s/%s/%s/%s", row->kind,
	    row->software, row->architecture, row->figure, row->phase,
	    row->alone);
	struct group *g = map_get(groups, key);

	if (!g) {
		g = ARENA_NEW(arena, struct group);
		g->row = *row;
		g->formats = map_new(arena);
		map_put(groups, key, g);
	}
	return g;
}

/* What its cases ran in, of the formats that the catalogue knows. */
static void
add_formats(struct group *g, const struct catalog *cat,
    const struct case_row *row)
{
	static const enum case_column columns[] = { CASE_weight_format,
		CASE_compute_format };

	for (size_t i = 0; i < COUNT(columns); i++) {
		const char *id = case_text(row, columns[i]);

		if (id && cat && catalog_find(&cat->formats, id))
			map_put(g->formats, id, g);
	}
}

static void
add_to(struct arena *arena, struct map *groups, const struct catalog *cat,
    const struct scored *s, const struct tested_row *row)
{
	struct group *g = group_of(arena, groups, row);

	ARRAY_ADD(arena, &g->cases, *s);
	add_formats(g, cat, s->row);
}

/* A case of memory, or one of unseen sources, counts whole. */
static void
add_case(struct arena *arena, struct map *groups, const struct catalog *cat,
    const struct scored *s, struct tested_row row)
{
	const char *phase[2] = { "", NULL };
	const char *format = case_text(s->row, CASE_weight_format);
	bool timed;

	row.figure = figure_of(s);
	timed = !strcmp(row.figure, "speed") && cat;
	if (timed)
		phases_of(s->row, phase);
	for (size_t i = 0; i < 2 && phase[i]; i++) {
		row.phase = phase[i];
		row.alone = "";
		add_to(arena, groups, cat, s, &row);
		row.alone = format;
		if (timed && format && catalog_find(&cat->formats, format))
			add_to(arena, groups, cat, s, &row);
	}
}

static int
by_names(const void *x, const void *y)
{
	const struct tested_row *a = x, *b = y;
	int order = strcmp(a->kind, b->kind);

	if (!order)
		order = strcmp(a->software, b->software);
	if (!order)
		order = strcmp(a->architecture, b->architecture);
	if (!order)
		order = strcmp(a->figure, b->figure);
	if (!order)
		order = strcmp(a->phase, b->phase);
	return order ? order : strcmp(a->alone, b->alone);
}

static int
by_id(const void *x, const void *y)
{
	return strcmp(((const struct word *)x)->text,
	    ((const struct word *)y)->text);
}

static struct words
formats_of(struct arena *arena, const struct map *formats)
{
	size_t n = map_count(formats);
	struct word *id = arena_array(arena, n + 1, sizeof(*id));

	for (size_t i = 0; i < n; i++)
		id[i].text = map_key(formats, i);
	qsort(id, n, sizeof(*id), by_id);
	return (struct words){ .item = id, .count = n };
}

static int
by_value(const void *x, const void *y)
{
	const double a = *(const double *)x, b = *(const double *)y;

	return (a > b) - (a < b);
}

/* How much faster than measured half of a group are predicted, or more: a time
 * that is too short is a speed that is too high. */
static double
bias_of(struct arena *arena, const struct group *g)
{
	double *v = arena_array(arena, g->cases.count + 1, sizeof(*v));

	for (size_t i = 0; i < g->cases.count; i++) {
		double ratio = 1 + score_error(&g->cases.item[i]);

		v[i] = (predict_is_time(g->cases.item[i].row) ? 1 / ratio :
		    ratio) - 1;
	}
	qsort(v, g->cases.count, sizeof(*v), by_value);
	return score_quantile(v, g->cases.count, 0.5);
}

/* Does a format err more at the median than nine in ten of all? */
static bool
stands_out(const struct tested_row *row, const struct tested_row *all,
    size_t n)
{
	struct tested_row of = *row;

	if (row->cases < TESTED_CASES)
		return false;
	of.alone = "";
	for (size_t i = 0; i < n; i++)
		if (!by_names(&all[i], &of))
			return row->median > all[i].p90;
	return false;
}

/* Leaves out the formats that err as all do. */
static size_t
drop_alike(struct arena *arena, struct tested_row *row, size_t n)
{
	bool *stays = arena_array(arena, n + 1, sizeof(*stays));
	size_t left = 0;

	for (size_t i = 0; i < n; i++)
		stays[i] = !*row[i].alone || stands_out(&row[i], row, n);
	for (size_t i = 0; i < n; i++)
		if (stays[i])
			row[left++] = row[i];
	return left;
}

/* The errors of each group. */
static size_t
rows_of(struct arena *arena, struct map *groups, struct tested_row **out)
{
	struct score_filter any = { .figure = FIGURE_any };
	size_t n = map_count(groups);

	*out = arena_array(arena, n + 1, sizeof(**out));
	for (size_t i = 0; i < n; i++) {
		struct group *g = map_value(groups, i);
		struct score s = score_cases(arena, g->cases.item,
		    g->cases.count, &any);

		(*out)[i] = g->row;
		(*out)[i].cases = s.predicted;
		(*out)[i].median = s.all.median;
		(*out)[i].p90 = s.all.p90;
		(*out)[i].formats = formats_of(arena, g->formats);
		(*out)[i].bias = bias_of(arena, g);
	}
	qsort(*out, n, sizeof(**out), by_names);
	return drop_alike(arena, *out, n);
}

size_t
tested_rows(struct arena *arena, const struct catalog *cat,
    const struct scored *cases, size_t count, struct tested_row **out)
{
	struct map *groups = map_new(arena);

	for (size_t i = 0; i < count; i++) {
		const struct accelerator *a = accelerator_of(cat, &cases[i]);
		const char *kind = case_text(cases[i].row, CASE_kind);
		const char *name = a ? software_of(arena, &cases[i]) : NULL;

		if (name && kind)
			add_case(arena, groups, cat, &cases[i],
			    (struct tested_row){ .kind = kind,
			    .software = name,
			    .architecture = a->architecture.text });
	}
	return rows_of(arena, groups, out);
}

size_t
tested_unseen_rows(struct arena *arena, const struct scored *cases,
    size_t count, struct tested_row **out)
{
	struct map *groups = map_new(arena);
	size_t n;

	for (size_t i = 0; i < count; i++) {
		const char *kind = case_text(cases[i].row, CASE_kind);

		if (kind && figure_of(&cases[i]))
			add_case(arena, groups, NULL, &cases[i],
			    (struct tested_row){ .kind = kind,
			    .software = "unseen", .architecture = "" });
	}
	n = rows_of(arena, groups, out);
	for (size_t i = 0; i < n; i++)
		if (!strcmp((*out)[i].figure, "speed"))
			(*out)[i].shared = shared_errors(arena, cases, count,
			    (*out)[i].kind);
	return n;
}
