#include "search/runs.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "kind/predict.h"
#include "model/cost.h"

const char *const run_methods[RUN_FORMATS] = {
	"serve_16", "serve_8", "serve_4",
};

/* The cheapest offer on demand, by the price of all that must be paid. */
static void
set_price(const struct catalog *catalog, struct run *run)
{
	const struct record_list *l = &catalog->offers;
	int count = run->count[run->format];

	for (size_t i = 0; i < l->count; i++) {
		const struct offer *o = (const struct offer *)l->item[i];
		double price;

		if (strcmp(o->accelerator.text, run->accelerator->head.id) ||
		    strcmp(o->tier.text, "on_demand") != 0)
			continue;
		price = o->price.value * cost_billed(count, o->count.value);
		if (!run->offer || price < run->price) {
			run->offer = o;
			run->price = price;
		}
	}
}

static void
set_speed(const struct predictor *by, const struct model *m, struct run *run)
{
	const struct size_method *method =
	    size_method_find(run_methods[run->format]);
	struct case_row row = size_case(method, m);

	row.cell[CASE_quantity] = "itl_s";
	row.cell[CASE_memory_basis] = NULL;
	row.cell[CASE_accelerator] = run->accelerator->head.id;
	row.cell[CASE_count] = row.cell[CASE_tp] = arena_printf(by->arena,
	    "%d", run->count[run->format]);
	row.cell[CASE_batch] = "1";
	run->tpot = predict_value(by, &row);
}

/* The widest format among those that take the fewest. */
static bool
set_counts(const struct predictor *by, const struct model *m, struct run *run)
{
	run->format = -1;
	for (int i = 0; i < RUN_FORMATS; i++) {
		const struct size_method *method =
		    size_method_find(run_methods[i]);
		int count = size_fewest(by, method, m, run->accelerator);

		run->count[i] = count;
		if (count && (run->format < 0 ||
		    count < run->count[run->format]))
			run->format = i;
	}
	return run->format >= 0;
}

static int
by_price(const void *x, const void *y)
{
	const struct run *a = x, *b = y;

	if (a->price < b->price || a->price > b->price)
		return a->price < b->price ? -1 : 1;
	return strcmp(a->accelerator->head.id, b->accelerator->head.id);
}

struct runs
runs_make(struct arena *arena, const struct catalog *catalog,
    const struct model *m, struct predicted *known)
{
	const struct record_list *l = &catalog->accelerators;
	struct arena *own = arena_child(arena);
	const struct predictor by = { .arena = own, .catalog = catalog,
		.lane = predict_lane(own), .known = known };
	struct runs runs = {0};

	for (size_t i = 0; i < l->count && size_is_text(m); i++) {
		struct run run = { .accelerator =
		    (const struct accelerator *)l->item[i] };

		if (!set_counts(&by, m, &run))
			continue;
		set_price(catalog, &run);
		if (!run.offer)
			continue;
		set_speed(&by, m, &run);
		ARRAY_ADD(arena, &runs, run);
	}
	if (runs.count)
		qsort(runs.item, runs.count, sizeof(*runs.item), by_price);
	arena_free(own);
	return runs;
}
