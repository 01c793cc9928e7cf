/* Tenants of a cluster: by hand, and against formulas of single queues. */
#include "check.h"

#include "model/cluster.h"
#include "model/queue.h"

static void
size(void **state)
{
	(void)state;
	check_close("by hand: copies alone want 6.5",
	    cluster_least(6.5, 2, 100, 730), 7, 0);
	check_close("by hand: 7300 h of 730 are ten",
	    cluster_least(6, 2, 7300, 730), 10, 0);
	check_close("by hand: 5 cards and 100 h of jobs in 220 h",
	    cluster_at_once(4, 5, 100, 220), 6, 0);
	check_close("a machine of 8 is taken whole",
	    cluster_at_once(8, 5, 100, 220), 8, 0);
}

static void
owning(void **state)
{
	/* Of 730 h, 220 are busy: owned from 30.1 percent of the time on. */
	double share = 220.0 / 730;

	(void)state;
	check_close("rent at 3, energy at 0.5: fixed cost below 2.5 * 0.301",
	    cluster_owned(220, 730, 3, 0.5, 2.5 * share - 1e-6, 10, 10, 4),
	    10, 0);
	check_close("and above: what both sorts of hours want",
	    cluster_owned(220, 730, 3, 0.5, 2.5 * share + 1e-6, 10, 10, 4),
	    4, 0);
	check_close("by hand: 8 rented for 220 h hold 100 h beside 7 cards",
	    cluster_rented(8, 220, 100, 0, 7), 1760, 1e-15);
	check_close("by hand: 300 h are 80 h more than they hold",
	    cluster_rented(8, 220, 300, 0, 7), 1840, 1e-15);
	check_close("by hand: what is owned holds them",
	    cluster_rented(0, 220, 300, 10, 7), 0, 0);
	check_close("by hand: 4 of 6 at work for 220 h, 2 for 510",
	    cluster_owned_work(880, 1020, 4, 220, 510), 880 + 1020, 1e-15);
	check_close("by hand: owned ones work no longer than there are hours",
	    cluster_owned_work(1760, 1020, 4, 220, 510), 880 + 1020, 1e-15);
}

/*
 * One class is M/M/1: a wait of t * u / (1 - u).  Two classes alike in time
 * keep its mean: Kleinrock's conservation law.
 */
static void
waits(void **state)
{
	double first = cluster_wait(1, 0.8, 1, 1, 0, 0.3, 1e-3);
	double second = cluster_wait(1, 0.8, 1, 1, 0.3, 0.5, 1e-3);

	(void)state;
	check_close("M/M/1 at 0.8: four times the service",
	    cluster_wait(1, 0.8, 1, 1, 0, 0.8, 1e-3), 4, 1e-12);
	check_close("Cobham, by hand: 0.8 / 0.7", first, 0.8 / 0.7, 1e-12);
	check_close("Cobham, by hand: 0.8 / (0.7 * 0.2)", second,
	    0.8 / 0.14, 1e-12);
	check_close("conservation law: weighed by load, the mean is as before",
	    (0.3 * first + 0.5 * second) / 0.8, 4, 1e-12);
	check_close("eight places, one class: as a single queue",
	    cluster_wait(5, 0.6, 16, 2, 0, 0.6, 1e-3),
	    queue_mean_wait(8, 5, 0.6, 1e-3), 1e-12);
	check_close("what answers does not queue",
	    cluster_wait(1, 0.8, 1, 1, 0.3, 0, 1e-3), 0, 0);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(size),
		cmocka_unit_test(owning),
		cmocka_unit_test(waits),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
