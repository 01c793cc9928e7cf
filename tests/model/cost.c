#include "check.h"

#include "model/cost.h"

#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

static void
replicas(void **state)
{
	static const struct {
		const char *name;
		double rate, capacity, want;
	} rows[] = {
		{ "by hand: no rate, one group", 0, 5, 1 },
		{ "by hand: exactly one group", 5, 5, 1 },
		{ "by hand: a little more than one", 5.001, 5, 2 },
		{ "by hand: 100 of 7 each", 100, 7, 15 },
		{ "by hand: far below one", 0.01, 5, 1 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_close(rows[i].name,
		    cost_replicas(rows[i].rate, rows[i].capacity),
		    rows[i].want, 0);
	check_close("by hand: 9 of instances of 8 pay for 16",
	    cost_billed(9, 8), 16, 0);
	check_close("by hand: 8 of instances of 8", cost_billed(8, 8), 8, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(replicas),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
