/* Ranges around a prediction. */
#include "check.h"

#include "model/sure.h"

/* A measured 100 that is predicted with an error of a fifth is 120 or 80. */
static void
by_hand(void **state)
{
	(void)state;
	check_close("by hand: 120 is a fifth over 100",
	    uncertainty_least(120, 0.2), 100, 1e-15);
	check_close("by hand: 80 is a fifth under 100",
	    uncertainty_most(80, 0.2), 100, 1e-15);
	check_close("by hand: no error", uncertainty_least(7, 0), 7, 0);
	check_close("by hand: no error", uncertainty_most(7, 0), 7, 0);
}

/* Share of errors, told of what was measured, that keep below q. */
static double
share_within(double q, double spread)
{
	double low = q < 1 ? -log(1 - q) / spread : HUGE_VAL;

	return (erf(low / sqrt(2)) + erf(log(1 + q) / spread / sqrt(2))) / 2;
}

/* Nine in ten keep the ninth tenth, half the median, by the libm's erf. */
static void
at_risk(void **state)
{
	(void)state;
	for (int percent = 1; percent <= 300; percent++) {
		double q = percent / 100.;
		double tenths = share_within(q, uncertainty_spread(0, q));
		double half = share_within(q, uncertainty_spread(q, 0));

		assert_true(tenths > 0.89 && tenths < 0.91);
		assert_true(percent > 50 || (half > 0.49 && half < 0.51));
	}
	check_close("no error, no doubt", uncertainty_factor(
	    uncertainty_spread(0, 0), 3), 1, 1e-7);
}

/* Prices between what was listed and an order. */
static void
offers_age(void **state)
{
	(void)state;
	check_close("by hand: 0.9 a month, two months",
	    uncertainty_still_offered(0.9, 2), 0.81, 1e-15);
	check_close("by hand: nothing has passed",
	    uncertainty_still_offered(0.5, 0), 1, 0);
	check_close("by hand: variances of four months",
	    uncertainty_drift(0.1, 4), 0.2, 1e-15);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(by_hand),
		cmocka_unit_test(at_risk),
		cmocka_unit_test(offers_age),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
