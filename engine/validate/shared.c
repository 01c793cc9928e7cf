#include "validate/shared.h"

#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/map.h"
#include "base/text.h"
#include "kind/stack.h"

/* What makes two cases the same job, beside the stack. */
static const enum case_column job[] = {
	CASE_quantity, CASE_phase, CASE_model, CASE_model_params,
	CASE_model_layers, CASE_method, CASE_weight_format, CASE_seq_len,
	CASE_input_len, CASE_output_len, CASE_image_height, CASE_steps
};

struct card {
	double sum;              /* of logarithms */
	size_t cases;
};

struct group {
	struct { struct card **item; size_t count, cap; } cards;
};

/* Of all groups. */
struct sums {
	double product, square;
	size_t cards;
};

static bool
counts(const struct scored *s, const char *kind)
{
	double error = score_error(s);

	return case_is(s->row, CASE_kind, kind) && score_usable(s->row) &&
	    predict_class(s->row) == CLASS_speed && isfinite(error) &&
	    error > -1 && case_text(s->row, CASE_accelerator);
}

static const char *
job_of(struct arena *arena, const struct scored *s)
{
	const char *printed = case_text(s->row, CASE_software);
	struct text t;

	text_init(&t, arena);
	if (printed) {
		struct stack_family f = stack_family(s->got.calibration,
		    printed);

		text_add_n(&t, f.name, f.len);
	}
	for (size_t i = 0; i < COUNT(job); i++) {
		const char *cell = case_text(s->row, job[i]);

		text_printf(&t, "|%s", cell ? cell : "");
	}
	return t.data;
}

static void
add(struct arena *arena, struct map *groups, struct map *cards,
    const struct scored *s)
{
	const char *of = job_of(arena, s);
	const char *on = arena_printf(arena, "%s|%s", of, case_text(s->row,
	    CASE_accelerator));
	struct group *g = map_get(groups, of);
	struct card *c = map_get(cards, on);

	if (!g) {
		g = ARENA_NEW(arena, struct group);
		map_put(groups, of, g);
	}
	if (!c) {
		c = ARENA_NEW(arena, struct card);
		map_put(cards, on, c);
		ARRAY_ADD(arena, &g->cards, c);
	}
	c->sum += log1p(score_error(s));
	c->cases++;
}

static void
add_group(struct sums *s, const struct group *g)
{
	const size_t n = g->cards.count;
	double sum = 0, square = 0;

	if (n < 2)
		return;
	for (size_t i = 0; i < n; i++) {
		const struct card *c = g->cards.item[i];
		double mean = c->sum / (double)c->cases;

		sum += mean;
		square += mean * mean;
	}
	s->product += (sum * sum - square) / (double)(n - 1);
	s->square += square;
	s->cards += n;
}

double
shared_errors(struct arena *arena, const struct scored *cases, size_t count,
    const char *kind)
{
	struct map *groups = map_new(arena), *cards = map_new(arena);
	struct sums s = { 0 };

	for (size_t i = 0; i < count; i++)
		if (counts(&cases[i], kind))
			add(arena, groups, cards, &cases[i]);
	for (size_t i = 0; i < map_count(groups); i++)
		add_group(&s, map_value(groups, i));
	if (s.cards < SHARED_LEAST || s.square <= 0)
		return 0;
	return fmax(0, fmin(1, s.product / s.square));
}
