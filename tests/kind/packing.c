/* Tenants put side by side: every number is counted by hand. */
#include "check.h"

#include <math.h>

#include "kind/cluster.h"

static struct share
copies(double group, double busy, double quiet)
{
	return (struct share){ .group = group, .serves = true,
	    .busy_copies = busy, .quiet_copies = quiet };
}

static struct share
jobs(double group, double work, bool busy)
{
	return (struct share){ .group = group, .work = work, .busy = busy,
	    .quiet = true, .busy_copies = 1, .quiet_copies = 1 };
}

static void
cards(void **state)
{
	struct month m = { .busy = 200, .quiet = 530, .machine = HUGE_VAL,
		.share = { copies(2, 3, 1), copies(2.0 / 8, 5, 2),
		    copies(3.0 / 7, 1, 1) }, .shares = 3 };

	(void)state;
	/* 24 and 14 of 56 make 38, and one more 14 make 52; then three of 14
	 * on the second card, and one on it still: 3/7 + 2/8, 3/8. */
	check_close("5 of 1/8 * 2 and one of 3/7: two cards, beside 3 of 2",
	    month_cards(&m, true), 8, 0);
	check_close("2 of 2/8 and one of 3/7: one card", month_cards(&m, false),
	    3, 0);
	check_close("any number is sold: as many as there are",
	    month_taken(&m, true), 8, 0);
}

static void
machines(void **state)
{
	struct month m = { .busy = 200, .quiet = 530, .machine = 8,
		.share = { copies(4, 2, 1), copies(3, 2, 1), copies(1, 2, 1),
		    copies(16, 1, 0) }, .shares = 4 };

	(void)state;
	check_close("4 + 4, then 3 + 3 + 1 + 1: two machines, and two of 16",
	    month_taken(&m, true), 32, 0);
	check_close("4 + 3 + 1 in one", month_taken(&m, false), 8, 0);
}

static void
pouring(void **state)
{
	struct month m = { .busy = 200, .quiet = 500, .machine = HUGE_VAL,
		.share = { copies(2, 2, 1), jobs(3, 1200, true),
		    jobs(2, 500, false), jobs(1, 100, true) }, .shares = 4 };

	(void)state;
	/* Of 6, quiet hours leave 4 * 500 = 2000, busy ones 2 * 200 = 400:
	 * one of 3 at a time has 1500 at night, the next take what is left. */
	assert_true(month_fill(&m, 6));
	check_close("the first: all at night", m.share[1].quiet_given, 1200,
	    0);
	check_close("the second: at night, as it must", m.share[2].quiet_given,
	    500, 0);
	check_close("the last: what the night has left", m.share[3].quiet_given,
	    100, 0);
	/* Of 4: 2 * 500 at night, and nothing by day; 3 do not fit. */
	assert_false(month_fill(&m, 4));
	check_close("three do not fit beside copies", m.share[1].quiet_given,
	    0, 0);
	/* Of 5: 3 * 500 at night, 1 * 200 by day.  1200 for the first, 300
	 * for the second, which waits for 200. */
	assert_false(month_fill(&m, 5));
	check_close("the second gets the rest of the night",
	    m.share[2].quiet_given, 300, 0);
	check_close("the last gets the day", m.share[3].busy_given, 100, 0);
	check_close("so six are the fewest", month_fewest(&m, 1), 6, 0);
	m.machine = 4;
	check_close("two machines of four", month_fewest(&m, 1), 8, 0);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(cards),
		cmocka_unit_test(machines),
		cmocka_unit_test(pouring),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
