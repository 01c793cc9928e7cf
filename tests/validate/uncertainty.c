/* How far decisions may be off. */
#include "check.h"

#include "validate/uncertainty.h"
#include "search/fixture.h"
#include "search/order.h"

/* 100 and 125 at a tenth: 111.1 and 113.6; at an eighth: 114.3 and 111.1. */
static void
apart(void **state)
{
	double least, most;

	(void)state;
	assert_true(uncertainty_apart(100, 125, 0.1));
	assert_false(uncertainty_apart(100, 125, 0.125));
	assert_false(uncertainty_apart(100, 100, 0.01));
	assert_false(uncertainty_apart(1, 1000, 1));
	uncertainty_range(90, 0.5, &least, &most);
	check_close("60 is overstated by half", least, 60, 1e-15);
	check_close("180 is understated by half", most, 180, 1e-15);
	uncertainty_range(90, 1.5, &least, &most);
	assert_true(isinf(most));
}

/*
 * Nine in ten errors below 40% of what was measured: a spread of 0.2423, by
 * halving on the normal distribution's erf(), and a twentieth on either side.
 */
static void
quantiles(void **state)
{
	const struct uncertainty_error e = { .median = 0.1, .p90 = 0.4 };
	double least, most;

	(void)state;
	uncertainty_quantiles(&e, 70, true, &least, &most);
	check_close("19 in 20 are above", least, 46.99, 0.01);
	check_close("19 in 20 are below", most, 104.28, 0.01);
}

/* The default was fitted to no stack that runs; an entry of its own was. */
static void
whose_errors(void **state)
{
	static struct uncertainty_errors errors = {
		.seen = { [FIGURE_throughput_batch] = {
		    FIGURE_throughput_batch, 10, 0.1, 0.3 } },
		.unseen = { [FIGURE_throughput_batch] = {
		    FIGURE_throughput_batch, 10, 0.2, 0.5 } },
	};
	struct arena *arena;
	struct catalog *cat = fixture_load(&arena, "tests/guide");
	const struct decisions *all = decide_all(arena, cat, 1);
	const struct decision *d = fixture_decision(all, "chat", "team");
	struct calibration *c = NULL;
	struct order *order;
	struct workload *w;
	struct uncertainty s;

	(void)state;
	assert_true(uncertainty_of(cat, d, &errors, &s));
	assert_int_equal(s.speed.cases, 10);
	assert_int_equal(s.memory.cases, 0);
	assert_true(s.unseen);
	check_close("of sources left out", s.speed.median, 0.2, 0);
	for (size_t i = 0; i < cat->calibrations.count; i++) {
		c = (struct calibration *)cat->calibrations.item[i];
		if (c == kind_calibration(cat, d->workload,
		    d->ranked->place.accelerator,
		    d->ranked->place.stack))
			break;
	}
	for (size_t i = 0; i < cat->workloads.count; i++) {
		w = (struct workload *)cat->workloads.item[i];
		w->calibration.text = w == d->workload ? c->head.id : NULL;
	}
	c->software.text = "stack 1.0";
	assert_true(uncertainty_of(cat, d, &errors, &s));
	assert_false(s.unseen);
	check_close("of what it was fitted to", s.speed.median, 0.1, 0);
	order = (struct order *)(uintptr_t)d->ranked->order;
	order->measured.cases = 7;
	order->measured.median = 0.13;
	order->measured.p90 = 0.4;
	order->measured.unseen = false;
	assert_true(uncertainty_of(cat, d, &errors, &s));
	assert_true(s.own);
	assert_int_equal(s.speed.cases, 7);
	check_close("that of its probabilities", s.speed.p90, 0.4, 0);
	assert_false(uncertainty_of(cat, fixture_decision(all, "pool", "owner"),
	    &errors, &s));
	assert_false(uncertainty_of(cat, d, NULL, &s));
	arena_free(arena);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(apart),
		cmocka_unit_test(quantiles),
		cmocka_unit_test(whose_errors),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
