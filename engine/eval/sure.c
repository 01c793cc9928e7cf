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

struct sure_error
sure_error(struct arena *arena, enum score_figure figure,
    const struct scored *cases, size_t n)
{
	struct score_filter by = { .figure = figure };
	struct score s = score_cases(arena, cases, n, &by);

	return (struct sure_error){ figure, s.predicted, s.all.median,
		s.all.p90 };
}

size_t
sure_figures(const struct kind *k, enum score_figure out[2])
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
sure_unseen(const struct catalog *cat, const struct decision *d)
{
	const struct calibration *c = d->ranked_count ? kind_calibration(cat,
	    d->workload, d->ranked->place.accelerator) : NULL;

	return c && strcmp(c->software.text, "default") == 0;
}

bool
sure_of(const struct catalog *cat, const struct decision *d,
    const struct sure_errors *all, struct sure *out)
{
	enum score_figure figure[2];
	size_t n = all ? sure_figures(d->kind, figure) : 0;
	bool unseen = sure_unseen(cat, d);
	const struct sure_error *e;

	if (!n)
		return false;
	e = unseen ? all->unseen : all->seen;
	*out = (struct sure){ .speed = e[figure[0]], .unseen = unseen };
	if (n > 1)
		out->memory = e[figure[1]];
	return out->speed.cases > 0;
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
