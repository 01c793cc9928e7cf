#include "validate/tested.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/map.h"

struct group {
	struct tested_row row;
	struct { struct scored *item; size_t count, cap; } cases;
};

/* "vllm" of "vLLM 0.6.4", "llama.cpp" of "llama.cpp b4567". */
static const char *
stack_name(struct arena *arena, const char *printed)
{
	size_t n = strcspn(printed, " ,;/(+");
	char *name = arena_strndup(arena, printed, n);

	for (char *p = name; *p; p++)
		*p = (char)tolower((unsigned char)*p);
	return name;
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

static void
add_case(struct arena *arena, struct map *groups, const struct scored *s,
    const struct accelerator *a)
{
	const char *printed = case_text(s->row, CASE_software);
	const char *kind = case_text(s->row, CASE_kind), *name, *key;
	struct group *g;

	if (!printed || !kind || !isalpha((unsigned char)*printed))
		return;
	name = stack_name(arena, printed);
	key = arena_printf(arena, "%s/%s/%s", kind, name,
	    a->architecture.text);
	g = map_get(groups, key);
	if (!g) {
		g = ARENA_NEW(arena, struct group);
		g->row = (struct tested_row){ .kind = kind, .software = name,
			.architecture = a->architecture.text };
		map_put(groups, key, g);
	}
	ARRAY_ADD(arena, &g->cases, *s);
}

static int
by_names(const void *x, const void *y)
{
	const struct tested_row *a = x, *b = y;
	int order = strcmp(a->kind, b->kind);

	if (!order)
		order = strcmp(a->software, b->software);
	return order ? order : strcmp(a->architecture, b->architecture);
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
