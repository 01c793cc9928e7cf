#include "validate/uncertainty.h"

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
#include "validate/uncertainty.def"
#undef SURE
};

struct uncertainty_error
uncertainty_error(struct arena *arena, enum score_figure figure,
    const struct scored *cases, size_t n)
{
	struct score_filter by = { .figure = figure };
	struct score s = score_cases(arena, cases, n, &by);

	return (struct uncertainty_error){ figure, s.predicted, s.all.median,
		s.all.p90 };
}

size_t
uncertainty_figures(const struct kind *k, enum score_figure out[2])
{
	for (size_t i = 0; i < COUNT(rows); i++) {
		if (strcmp(rows[i].kind, k->name) != 0)
			continue;
		out[0] = rows[i].speed;
		out[1] = rows[i].memory;
		return rows[i].memory < FIGURE_COUNT ? 2 : 1;
	}
	return 0;
}

bool
uncertainty_unseen(const struct catalog *cat, const struct decision *d)
{
	const struct calibration *c = d->ranked_count ?
	    d->ranked->place.calibration : NULL;

	(void)cat;
	return c && strcmp(c->software.text, "default") == 0;
}

bool
uncertainty_of(const struct catalog *cat, const struct decision *d,
    const struct uncertainty_errors *all, struct uncertainty *out)
{
	enum score_figure figure[2];
	size_t n = all ? uncertainty_figures(d->kind, figure) : 0;
	bool unseen = uncertainty_unseen(cat, d);
	const struct uncertainty_error *e;

	if (!n)
		return false;
	e = unseen ? all->unseen : all->seen;
	*out = (struct uncertainty){ .speed = e[figure[0]], .unseen = unseen };
	if (n > 1)
		out->memory = e[figure[1]];
	return out->speed.cases > 0;
}

void
uncertainty_range(double value, double error, double *least, double *most)
{
	*least = uncertainty_least(value, error);
	*most = error < 1 ? uncertainty_most(value, error) : HUGE_VAL;
}

bool
uncertainty_apart(double less, double more, double error)
{
	double least, most, unused;

	uncertainty_range(less, error, &unused, &most);
	uncertainty_range(more, error, &least, &unused);
	return most < least;
}
