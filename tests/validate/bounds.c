/*
 * No constant of the catalogue beats physics: matrix units never all work all
 * the time, and a memory refreshes and turns round between reads and writes.
 */
#include "base/arena.h"
#include "base/array.h"
#include "check.h"
#include "search/fixture.h"

/* Most that is sustained of a peak and of a bandwidth, by anybody's tests. */
static const double peak = 0.98, bandwidth = 0.96;

static bool
is_share(const struct number *n, double most)
{
	return !n->fact.given || (n->value >= 0 && n->value <= most);
}

static void
bounds(void **state)
{
	struct arena *a;
	struct catalog *cat = fixture_load(&a, ".");

	(void)state;
	assert_true(cat->calibrations.count > 100);
	for (size_t i = 0; i < cat->calibrations.count; i++) {
		const struct calibration *c = (const struct calibration *)
		    cat->calibrations.item[i];
		const struct {
			const char *name;
			const struct number *value;
			double most;
		} rows[] = {
			{ "compute", &c->compute_efficiency, peak },
			{ "attention", &c->attention_efficiency, peak },
			{ "vector", &c->vector_efficiency, peak },
			{ "bandwidth", &c->bandwidth_efficiency, bandwidth },
			{ "links", &c->link_efficiency, bandwidth },
			{ "host", &c->host_efficiency, bandwidth },
		};

		for (size_t k = 0; k < COUNT(rows); k++)
			if (!is_share(rows[k].value, rows[k].most))
				fail_msg("%s: %s of %g", c->head.id,
				    rows[k].name, rows[k].value->value);
	}
	arena_free(a);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(bounds),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
