#include "eval/sure.h"

#include <math.h>
#include <string.h>

#include "base/array.h"
#include "model/sure.h"

/* Whose errors speak of what. */
static const struct {
	const char *kind;
	enum score_figure speed, memory;
} rows[] = {
#define SURE(kind, objective, memory) \
	{ #kind, FIGURE_##objective, FIGURE_##memory },
#include "eval/sure.def"
#undef SURE
};

void
sure_errors(struct arena *arena, const struct scored *cases, size_t n,
    struct sure_error out[FIGURE_COUNT])
{
	for (int f = 0; f < FIGURE_COUNT; f++) {
		struct score_filter by = { .figure = (enum score_figure)f };
		struct score s = score_cases(arena, cases, n, &by);

		out[f] = (struct sure_error){ by.figure, s.predicted,
			s.all.median, s.all.p90 };
	}
}

bool
sure_of(const struct kind *k, const struct sure_error *errors,
    struct sure *out)
{
	for (size_t i = 0; errors && i < COUNT(rows); i++) {
		if (strcmp(rows[i].kind, k->name) != 0)
			continue;
		*out = (struct sure){ .speed = errors[rows[i].speed] };
		if (rows[i].memory < FIGURE_COUNT)
			out->memory = errors[rows[i].memory];
		return out->speed.cases > 0;
	}
	return false;
}

void
sure_range(double value, double error, double *least, double *most)
{
	*least = sure_least(value, error);
	*most = error < 1 ? sure_most(value, error) : HUGE_VAL;
}

bool
sure_apart(double less, double more, double error)
{
	double least, most, unused;

	sure_range(less, error, &unused, &most);
	sure_range(more, error, &least, &unused);
	return most < least;
}
