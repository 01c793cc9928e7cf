#include "check.h"

#include "model/bill.h"
#include "model/cost.h"
#include "model/energy.h"

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
	check_close("by hand: 3 groups of 8", cost_accelerators(3, 8), 24, 0);
	check_close("by hand: 9 of instances of 8 pay for 16",
	    cost_billed(9, 8), 16, 0);
	check_close("by hand: 8 of instances of 8", cost_billed(8, 8), 8, 0);
}

static void
money(void **state)
{
	(void)state;
	check_close("by hand: 8 at 2.49 an hour",
	    cost_rate(2.49 / 3600, 8) * 3600, 19.92, 1e-15);
	check_close("by hand: 730 hours of it",
	    cost_job(19.92 / 3600, 730 * 3600), 14541.6, 1e-15);
	check_close("by hand: asked for", cost_served(3, 5), 3, 0);
	check_close("by hand: a request in four seconds",
	    cost_served(0.25, 5), 0.25, 0);
	check_close("by hand: as many as can be", cost_served(0, 5), 5, 0);
	/* 3.6 USD an hour is 0.001 a second; 1000 tokens a second. */
	check_close("by hand: one dollar a million",
	    cost_per_million_tokens(3.6 / 3600, 10, 100), 1, 1e-15);
	check_close("by hand: 8 at 700 W for an hour, PUE 1.25, are 7 kWh",
	    cost_energy(700, 8, 3600, 1.25), 7 * 3.6e6, 1e-15);
	check_close("narayanan2021 5.1 at 1 USD an hour: 1024 for 34 days",
	    cost_job(cost_rate(1 / 3600.0, 1024), 34 * 86400.0), 835584,
	    1e-12);
}

static void
bills(void **state)
{
	const double MONTH = 2628000, DAY = 86400;

	(void)state;
	check_close("by hand: 100, 5 for data kept, 1.26 for 14 GB out",
	    cost_bill(100, 5, 1.26), 106.26, 1e-15);
	check_close("by hand: the same a second",
	    cost_bill_rate(100, 5, 1.26), 106.26, 1e-15);
	check_close("by hand: 100 GB at 0.023 a month, used half of it",
	    cost_kept(100e9, 0.023 / 1e9 / MONTH, MONTH, MONTH / 2) * MONTH,
	    4.6, 1e-14);
	check_close("by hand: 10 a second of 2 kB at 0.09 a GB, for a day",
	    cost_leaving(2e3, 0.09 / 1e9, 10) * DAY, 0.15552, 1e-14);
	check_close("by hand: an epoch of four", cost_part(1000, 25, 100), 250,
	    0);
	check_close("by hand: 2628 a month are a mill a second",
	    cost_mean(2628, MONTH), 0.001, 1e-15);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(replicas),
		cmocka_unit_test(money),
		cmocka_unit_test(bills),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
