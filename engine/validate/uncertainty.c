#include "validate/uncertainty.h"

#include <math.h>
#include <string.h>

#include "base/array.h"
#include "catalog/tested.h"
#include "model/sure.h"
#include "search/order.h"

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
	return score_figures_of(k->name, out);
}

/* The order of the best answer, where it knows an error. */
static const struct order *
knowing(const struct decision *d)
{
	const struct order *o = d->ranked_count ? d->ranked->order : NULL;

	return o && o->measured.p90 > 0 ? o : NULL;
}

bool
uncertainty_unseen(const struct decision *d)
{
	const struct calibration *c = d->ranked_count ?
	    d->ranked->place.calibration : NULL;

	if (knowing(d))
		return knowing(d)->measured.unseen;
	return c && strcmp(c->software.text, "default") == 0;
}

/* The error that the probabilities of an order rest on. */
static struct uncertainty_error
error_of_order(const struct catalog *cat, const struct decision *d,
    const struct order *o, enum score_figure figure)
{
	double cases = o->measured.unseen ?
	    tested_unseen(cat, d->kind->name, "speed").cases :
	    o->measured.cases;

	return (struct uncertainty_error){ figure, (size_t)cases,
		o->measured.median, o->measured.p90 };
}

bool
uncertainty_of(const struct catalog *cat, const struct decision *d,
    const struct uncertainty_errors *all, struct uncertainty *out)
{
	enum score_figure figure[2];
	size_t n = all ? uncertainty_figures(d->kind, figure) : 0;
	bool unseen = uncertainty_unseen(d);
	const struct order *o = knowing(d);
	const struct uncertainty_error *e;

	if (!n)
		return false;
	e = unseen ? all->unseen : all->seen;
	*out = (struct uncertainty){ .speed = e[figure[0]], .unseen = unseen };
	if (o) {
		out->speed = error_of_order(cat, d, o, figure[0]);
		out->own = true;
	}
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

void
uncertainty_quantiles(const struct uncertainty_error *e, double value,
    bool nine_in_ten, double *least, double *most)
{
	double factor = uncertainty_factor(uncertainty_spread(e->median,
	    e->p90), uncertainty_deviations(nine_in_ten ? 0.95 : 0.75));

	*least = value / factor;
	*most = value * factor;
}

bool
uncertainty_apart(double less, double more, double error)
{
	double least, most, unused;

	uncertainty_range(less, error, &unused, &most);
	uncertainty_range(more, error, &least, &unused);
	return most < least;
}
