#include "validate/unseen.h"

#include <string.h>

#include "base/arena.h"
#include "base/map.h"
#include "validate/leave_out.h"

/* Tables of a fit, each finer than the one before. */
enum { STEPS = 2 };

/* One family, left out. */
struct world {
	struct catalog catalog;
	struct predictor predictor;
};

static struct world *
without(struct arena *arena, const struct catalog *cat,
    const struct refits *r, const struct record_list *whole,
    const struct evidence *e, const char *family)
{
	struct world *w = ARENA_NEW(arena, struct world);

	w->catalog = *cat;
	w->catalog.calibrations = refit_without(arena, cat, r, whole,
	    family);
	w->catalog.calibrations = leave_out_from(arena, e, &w->catalog,
	    family);
	w->predictor = (struct predictor){ .arena = arena,
		.catalog = &w->catalog };
	return w;
}

void
unseen_cases(struct arena *arena, const struct catalog *cat,
    const struct refits *r, const struct scored *in, size_t n,
    struct scored *named, struct scored *blank)
{
	const struct evidence *e = leave_out_evidence(arena, cat,
	    r->what, in, n);
	struct record_list whole = refit_without(arena, cat, r, NULL, NULL);
	struct map *known = map_new(arena);
	double (*lane)[CHAIN_BLOCK] = predict_lane(arena);

	for (size_t i = 0; i < n; i++) {
		const char *family = score_family_of(arena, in[i].row);
		struct world *w;

		if (leave_out_teaches(in[i].row) != r->what)
			continue;
		w = map_get(known, family);
		if (!w) {
			w = without(arena, cat, r, &whole, e, family);
			w->predictor.lane = lane;
			map_put(known, family, w);
		}
		named[i].got = predict(&w->predictor, in[i].row);
		blank[i].got = predict(&w->predictor, refit_blank(arena,
		    in[i].row));
	}
}

void
unseen_all(struct arena *arena, const struct catalog *cat,
    const struct scored *in, size_t n, struct refits fit[FITTED_speed + 1],
    struct scored *named, struct scored *blank)
{
	for (size_t i = 0; i < n; i++)
		named[i] = blank[i] = in[i];
	for (int what = FITTED_memory; what <= FITTED_speed; what++) {
		fit[what] = refit_all(arena, cat, (enum score_fitted)what, in,
		    n, STEPS);
		unseen_cases(arena, cat, &fit[what], in, n, named, blank);
	}
}
