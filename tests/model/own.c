/*
 * Owning: hand calculations, textbook annuities, and each closed form against
 * a search that knows nothing of it.
 */
#include "check.h"

#include "model/cost.h"
#include "model/own.h"
#include "model/pool.h"
#include "model/worth.h"

static const double HOUR = 3600, MONTH = 2628000, YEAR = 31536000;

static void
hardware(void **state)
{
	(void)state;
	check_close("by hand: 0.8 three times",
	    own_resale(1000, 0.8, 3 * YEAR, YEAR), 512, 1e-14);
	check_close("by hand: nothing is lost on the first day",
	    own_resale(1000, 0.8, 0, YEAR), 1000, 0);
	check_close("ebay 2023-09: RTX 3090 of 1499 keeps 79 percent a year",
	    own_resale(1499, 0.787, 3 * YEAR, YEAR), 730, 2e-3);
	check_close("by hand: 512 of 1000 is 0.8 three times",
	    own_kept(512, 1000, 3 * YEAR, YEAR), 0.8, 1e-14);
	check_close("ebay 2023-09: RTX 3090, 730 USD three years after 1499",
	    own_kept(730, 1499, 3 * YEAR, YEAR), 0.787, 1e-3);
	check_close("by hand: a tenth is lost in half a year, 0.19 in one",
	    own_kept(900, 1000, YEAR / 2, YEAR), 0.81, 1e-14);
	check_close("by hand: SLN(1000; 100; 3) is 300 a year",
	    own_book_value(1000, 100, YEAR, 3 * YEAR), 700, 1e-15);
	check_close("by hand: written off",
	    own_book_value(1000, 100, 5 * YEAR, 3 * YEAR), 100, 1e-15);
}

/* One run, alone or beside others. */
static void
shared_pool(void **state)
{
	(void)state;
	check_close("by hand: 73 hours of a year, and nothing else",
	    pool_share(0, MONTH, 73 * HOUR, YEAR), 1 / 120., 1e-15);
	check_close("by hand: half of each month is other work",
	    pool_share(365 * HOUR, MONTH, 73 * HOUR, YEAR), 0.5 + 1 / 120.,
	    1e-15);
	check_close("no more than there is",
	    pool_share(700 * HOUR, MONTH, 876 * HOUR, YEAR), 1, 0);
}

static void
annuity(void **state)
{
	double d = own_discount(0.1, 3 * YEAR, YEAR);

	(void)state;
	check_close("by hand: 1.1^-3", d, 1 / 1.331, 1e-15);
	/* 1000 * 0.1 / (1 - 1.1^-3) = 133.1 / 0.331 */
	check_close("by hand: PMT(10 %; 3; 1000)",
	    own_annuity(1000, 0, d, 0.1, YEAR) * YEAR, 133.1 / 0.331, 1e-14);
	/* Less a sinking fund of 100 * 0.1 / (1.1^3 - 1). */
	check_close("by hand: PMT(10 %; 3; 1000; -100)",
	    own_annuity(1000, 100, d, 0.1, YEAR) * YEAR, 123.1 / 0.331,
	    1e-14);
}

static void
upkeep(void **state)
{
	(void)state;
	check_close("by hand: 3 percent of 30000 a year, and the rest",
	    own_fixed(1 / YEAR, 2 / YEAR, 0.03 / YEAR, 30000, 4 / YEAR,
	    10 / YEAR) * YEAR, 917, 1e-14);
}

static void
price(void **state)
{
	double fixed = 5000 / YEAR;

	(void)state;
	check_close("by hand: (3 + 1) / 0.5 + 0.1",
	    own_price(3, 1, 0.5, 0.1), 8.1, 1e-15);
	check_close("15000 USD over 3 years against 2 USD/h: 2500 h a year",
	    own_break_even(fixed, 0, 2 / HOUR, 0) * YEAR / HOUR,
	    2500, 1e-12);
	check_close("25000 USD over 3 years against 1.5 USD/h: 5556 h a year",
	    own_break_even(25000 / 3.0 / YEAR, 0, 1.5 / HOUR, 0) * YEAR /
	    HOUR, 50000 / 9.0, 1e-12);
	check_close("10000 USD against 3.85 USD/h: 2600 h in all",
	    own_break_even(10000 / YEAR, 0, 3.85 / HOUR, 0) * YEAR / HOUR,
	    10000 / 3.85, 1e-12);
	check_close("by hand: energy dearer than the rent is never",
	    own_break_even(1, 0, 1, 2), 1 / 2e-6, 1e-12);
}

static void
value(void **state)
{
	double d = own_discount(0.1, 3 * YEAR, YEAR);
	double s = 133.1 / 0.331 / YEAR;

	(void)state;
	check_close("by hand: an annuity is worth its capital",
	    own_npv(s, 0, 1000, d, 0.1, YEAR) + 1000, 1000, 1e-12);
	check_close("by hand: 133.1 of resale in 3 years are 100 now",
	    own_npv(s, 133.1, 1000, d, 0.1, YEAR), 100, 1e-10);
	check_close("by hand: it pays for itself in its 3 years",
	    own_payback(1000, s, 0.1, YEAR), 3 * YEAR, 1e-12);
	if (own_payback(1000, 99 / YEAR, 0.1, YEAR) < 100 * YEAR)
		fail_msg("a saving below the interest pays back");
	if (own_payback(1000, -1, 0.1, YEAR) < 100 * YEAR)
		fail_msg("a loss pays back");
}

/* Utilization by halving: the price falls with it. */
static double
even_by_search(double fixed, double rent, double running)
{
	double low = 1e-9, high = 1e9;

	for (int i = 0; i < 200; i++) {
		double middle = sqrt(low * high);

		if (own_price(fixed, 0, middle, running) > rent)
			low = middle;
		else
			high = middle;
	}
	return low;
}

/* Payback by halving: worth nothing until then, resale aside. */
static double
payback_by_search(double capital, double saving, double rate)
{
	double low = 0, high = 200 * YEAR;

	for (int i = 0; i < 200; i++) {
		double middle = (low + high) / 2;
		double d = own_discount(rate, middle, YEAR);

		if (own_npv(saving, 0, capital, d, rate, YEAR) < 0)
			low = middle;
		else
			high = middle;
	}
	return low;
}

static void
searches(void **state)
{
	static const double fixed[] = { 0.1, 0.5, 2 };
	static const double rent[] = { 0.6, 1.5, 4 };

	(void)state;
	for (int i = 0; i < 9; i++) {
		double f = fixed[i / 3], p = rent[i % 3];

		check_close("break-even by bisection",
		    own_break_even(f, 0, p, 0.2), even_by_search(f, p, 0.2),
		    1e-9);
		check_close("payback by bisection",
		    own_payback(10000, (4000 + 1000 * i) / YEAR, 0.12, YEAR),
		    payback_by_search(10000, (4000 + 1000 * i) / YEAR, 0.12),
		    1e-9);
	}
}

static double
pool(double base, double peak, double owned, double fixed, double running,
    double rent)
{
	return own_pool(owned, fixed, (base + peak) / 2,
	    own_rented(base, peak, owned), running, rent);
}

static void
mixed(void **state)
{
	double best = 0;

	(void)state;
	check_close("by hand: half of the way", own_base_load(4, 16, 0.5), 10,
	    0);
	check_close("by hand: rent all", own_base_load(4, 16, 1.5), 0, 0);
	check_close("by hand: a triangle of 6 by half the time",
	    own_rented(4, 16, 10), 1.5, 1e-15);
	check_close("by hand: none owned is the mean", own_rented(4, 16, 0), 10,
	    1e-15);
	check_close("by hand: all owned", own_rented(4, 16, 16), 0, 0);
	check_close("by hand: a load that never moves", own_rented(8, 8, 3),
	    5, 1e-15);
	check_close("by hand: 10 * 1 + 8.5 * 0.2 + 1.5 * 3",
	    own_pool(10, 1, 10, 1.5, 0.2, 3), 16.2, 1e-15);
	/* Break-even is 1 / (3 - 0.2); no plan of a fine grid is cheaper. */
	for (double k = 0; k <= 16; k += 0.001)
		if (pool(4, 16, k, 1, 0.2, 3) < pool(4, 16, best, 1, 0.2, 3))
			best = k;
	check_close("the cheapest of 16000 plans", own_base_load(4, 16,
	    own_break_even(1, 0, 3, 0.2)), best, 1e-3);
}

static void
rented(void **state)
{
	(void)state;
	check_close("by hand: one in 20 h loses 0.5 h and half of 1 h",
	    cost_interrupted(2, 1 / (20 * HOUR), 0.5 * HOUR, HOUR), 2.1,
	    1e-15);
	check_close("by hand: a commitment that is used by half",
	    cost_paid(2, 1, 0.5, 0.1), 4, 1e-15);
	check_close("by hand: a tenth idle", cost_paid(2, 0, 0.5, 0.1), 2.2,
	    1e-15);
	check_close("by hand: 10 + 0.5 p meets 20 at p = 20",
	    cost_overtake(30, 25, 10, 20), 20, 1e-15);
	check_close("by hand: dearer even for nothing",
	    cost_overtake(30, 25, 10, 5), 0, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hardware),
		cmocka_unit_test(shared_pool), cmocka_unit_test(annuity),
		cmocka_unit_test(upkeep),
		cmocka_unit_test(price),
		cmocka_unit_test(value),
		cmocka_unit_test(searches),
		cmocka_unit_test(mixed),
		cmocka_unit_test(rented),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
