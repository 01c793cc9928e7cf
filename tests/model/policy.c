/* Scores of several goals, and what is near enough. */
#include "check.h"

#include "model/policy.h"

/*
 * The example of the weighted product model: three alternatives, four goals
 * of which more is better there, so that what is P(A/B) there is the score of
 * B over A's values here.
 */
static double
over(const double *a, const double *b)
{
	static const double weight[] = { 0.20, 0.15, 0.40, 0.25 };
	double score = 1;

	for (int i = 0; i < 4; i++)
		score = policy_score(score, policy_part(a[i], b[i], weight[i],
		    1));
	return score;
}

static void
published(void **state)
{
	static const double a1[] = { 25, 20, 15, 30 };
	static const double a2[] = { 10, 30, 20, 30 };
	static const double a3[] = { 30, 10, 30, 10 };

	(void)state;
	check_close("weighted-product: P(A1/A2) = 1.007", over(a1, a2), 1.007,
	    5e-4);
	check_close("weighted-product: P(A1/A3) = 1.067", over(a1, a3), 1.067,
	    5e-4);
	check_close("weighted-product: P(A2/A3) = 1.059", over(a2, a3), 1.059,
	    5e-4);
}

static void
by_hand(void **state)
{
	double score = policy_part(200, 100, 1, 2) * policy_part(9, 4, 1, 2);

	(void)state;
	check_close("by hand: the least itself", policy_part(7, 7, 3, 4), 1,
	    0);
	check_close("by hand: four times at half the weight is two",
	    policy_part(4, 1, 1, 2), 2, 1e-15);
	check_close("by hand: sqrt(2) * 1.5", score, sqrt(2) * 1.5, 1e-15);
	/* (200 / c)^(1/2) = 2.1213 where the other has 1: c = 200 / 4.5. */
	check_close("by hand: it wins below 44.44",
	    policy_even(200, score, 1, 1, 2), 200 / 4.5, 1e-14);
	check_close("by hand: 5 percent above 100", policy_enough(100, 0.05),
	    105, 1e-15);
	check_close("by hand: 103 counts as 105", policy_counted(103, 105),
	    105, 0);
	check_close("by hand: 107 as itself", policy_counted(107, 105), 107,
	    0);
	/* 105 * 1.05 = 110.25, and that again 115.7625. */
	check_close("by hand: 107 is in the next step", policy_step(107, 105,
	    0.05), 110.25, 1e-15);
	check_close("by hand: its end too", policy_step(110.25, 105, 0.05),
	    110.25, 1e-15);
	check_close("by hand: 111 in the second", policy_step(111, 105, 0.05),
	    115.7625, 1e-15);
	check_close("by hand: 2 days at 3 percent", policy_waited(50,
	    0.03 / 86400, 2 * 86400), 53, 1e-15);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(published),
		cmocka_unit_test(by_hand),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
