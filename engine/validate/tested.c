#include "validate/tested.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/map.h"
#include "kind/stack.h"

struct group {
	struct tested_row row;
	struct { struct scored *item; size_t count, cap; } cases;
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

/* Is it a speed that was predicted, on an accelerator of the catalogue? */
static const struct accelerator *
speed_of(const struct catalog *cat, const struct scored *s)
{
	const char *id = case_text(s->row, CASE_accelerator);

	if (!score_usable(s->row) || predict_class(s->row) != CLASS_speed ||
	    s->got.status != PREDICT_ok || !isfinite(score_error(s)) || !id)
		return NULL;
	return (const struct accelerator *)catalog_find(&cat->accelerators,
	    id);
}

static struct group *
group_of(struct arena *arena, struct map *groups,
    const struct tested_row *row)
{
	const char *key = arena_printf(arena, "%s/%s/%s/%s", row->kind,
	    row->software, row->architecture, row->phase);
	struct group *g = map_get(groups, key);

	if (!g) {
		g = ARENA_NEW(arena, struct group);
		g->row = *row;
		map_put(groups, key, g);
	}
	return g;
}

static void
add_case(struct arena *arena, struct map *groups, const struct scored *s,
    const struct accelerator *a)
{
	const char *printed = case_text(s->row, CASE_software), *phase[2];
	struct tested_row row = { .kind = case_text(s->row, CASE_kind),
		.architecture = a->architecture.text };

	if (!printed || !row.kind || !isalpha((unsigned char)*printed))
		return;
	row.software = stack_name(arena, s->got.calibration, printed);
	phases_of(s->row, phase);
	for (size_t i = 0; i < 2 && phase[i]; i++) {
		row.phase = phase[i];
		ARRAY_ADD(arena, &group_of(arena, groups, &row)->cases, *s);
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
	return order ? order : strcmp(a->phase, b->phase);
}

size_t
tested_rows(struct arena *arena, const struct catalog *cat,
    const struct scored *cases, size_t count, struct tested_row **out)
{
	struct map *groups = map_new(arena);
	struct score_filter any = { .figure = FIGURE_any };
	size_t n;

	for (size_t i = 0; i < count; i++) {
		const struct accelerator *a = speed_of(cat, &cases[i]);

		if (a)
			add_case(arena, groups, &cases[i], a);
	}
	n = map_count(groups);
	*out = arena_array(arena, n + 1, sizeof(**out));
	for (size_t i = 0; i < n; i++) {
		struct group *g = map_value(groups, i);
		struct score s = score_cases(arena, g->cases.item,
		    g->cases.count, &any);

		(*out)[i] = g->row;
		(*out)[i].cases = s.predicted;
		(*out)[i].median = s.all.median;
		(*out)[i].p90 = s.all.p90;
	}
	qsort(*out, n, sizeof(**out), by_names);
	return n;
}
