/* How probable it is that limits are kept, on values made by hand. */
#include "check.h"

#include <math.h>

#include "search/risk.h"

static void
below(void **state)
{
	/* Tables of the normal distribution. */
	(void)state;
	check_close("half", risk_below(0), 0.5, 1e-15);
	check_close("abramowitz1964 table 26.1, 1.00", risk_below(1),
	    0.841344746068543, 1e-14);
	check_close("the same, 2.50", risk_below(2.5), 0.993790334674224,
	    1e-14);
	check_close("table 26.5, 0.025", risk_below(-1.95996398454005), 0.025,
	    1e-13);
}

enum { NEED, HAVE, ERROR, TIME, COST };

/* A question with one limit of a time, one of money, and one that is open. */
static struct question
asked(struct kind *k)
{
	struct question q = { .kind = k, .chain = kind_chain(k),
		.need = { TIME, COST, TIME }, .have = { -1, -1, -1 },
		.timed = 1 | 4, .paid = 2, .bound = { 2, 10, HUGE_VAL },
		.fit = { NEED, HAVE, ERROR } };

	k->limit_count = 3;
	return q;
}

static void
tries(void **state)
{
	static double lane[COST + 1][CHAIN_BLOCK];
	struct kind k = *kind_find("pretrain");
	const struct question q = asked(&k);
	const struct risk_values v = { &lane[0][1], CHAIN_BLOCK };

	(void)state;
	lane[NEED][1] = 50;
	lane[HAVE][1] = 50 * exp(0.2);
	lane[ERROR][1] = 0.2;
	lane[TIME][1] = 2 * exp(-0.25);
	lane[COST][1] = 10;
	check_close("room of one spread", risk_fits(&q, v), 0.841344746068543,
	    1e-12);
	check_close("a time of two and a half", risk_kept(&q, v, 0.1, false),
	    0.993790334674224, 1e-12);
	check_close("a price at its limit is even", risk_kept(&q, v, 0.1,
	    true), 0.5, 1e-12);
	check_close("both, and what it costs is no part",
	    risk_tries(&q, lane, 1, 0.1),
	    1 / (0.841344746068543 * 0.993790334674224), 1e-12);
	lane[NEED][1] = 0;
	lane[TIME][1] = 0;
	check_close("what needs nothing is certain",
	    risk_tries(&q, lane, 1, 0.1), 1, 0);
	lane[NEED][1] = 1e9;
	check_close("what never fits is no infinity",
	    risk_tries(&q, lane, 1, 0.1), 1e6, 1e-12);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(below), cmocka_unit_test(tries),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
