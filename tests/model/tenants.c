/*
 * Two tenants of one cluster, worked out by hand: a service that keeps four
 * copies of two cards in the 200 busy hours of a month and one in the other
 * 530, and six jobs of 50 hours on four cards, of which 100 card hours find no
 * room.
 */
#include "check.h"

#include <string.h>

#include "chain_cluster.h"
#include "model/chain.h"

static const double HOUR = 3600;
static double v[CHAIN_SLOTS][CHAIN_BLOCK];

/* An input; of the second tenant where it has one. */
static void
put(int slot, double value)
{
	v[slot][0] = value;
}

static void
month_of_two(double committed)
{
	memset(v, 0, sizeof(v));
	put(CLUSTER_busy_time, 200 * HOUR);
	put(CLUSTER_group, 2);
	put(CLUSTER_serves, 1);
	put(CLUSTER_rate, 10);
	put(CLUSTER_quiet_load, 0.25);
	put(CLUSTER_allowance, 3);
	put(CLUSTER_group + 1, 4);
	put(CLUSTER_allowance + 1, 1);
	put(CLUSTER_jobs + 1, 6);
	put(CLUSTER_run_time + 1, 50 * HOUR);
	put(CLUSTER_busy_given + 1, 200 * HOUR);
	put(CLUSTER_quiet_given + 1, 900 * HOUR);
	put(CLUSTER_busy_taken, 8);
	put(CLUSTER_quiet_taken, 2);
	put(CLUSTER_busy_cards, 8);
	put(CLUSTER_quiet_cards, 2);
	put(CLUSTER_accelerators, 10);
	put(CLUSTER_offer_count, 1);
	put(CLUSTER_rent_count, 1);
	put(CLUSTER_rent, 2 / HOUR);
	put(CLUSTER_committed, committed);
	put(CLUSTER_utilization, 1);
	put(CLUSTER_horizon, 36 * 2628000.0);
	put(CLUSTER_card_slices, 1);
	put(CLUSTER_discount_rate, 0.1);
	put(CLUSTER_accelerators_per_person, 1);
	put(CLUSTER_alone_group, 2);
	put(CLUSTER_alone_allowance, 4);
	put(CLUSTER_alone_count, 8);
	put(CLUSTER_alone_price, 1 / HOUR);
	put(CLUSTER_alone_allowance + 1, 1);
	put(CLUSTER_alone_count + 1, 1);
	put(CLUSTER_alone_group + 1, 1);
	put(CLUSTER_alone_job + 1, 300);
	for (int i = 2; i < 8; i++) {
		put(CLUSTER_allowance + i, 1);
		put(CLUSTER_alone_allowance + i, 1);
		put(CLUSTER_alone_count + i, 1);
	}
	chain_run(chain_find("cluster"), v, 1);
}

struct row {
	const char *name;
	int slot;
	double want;
};

static void
agree(const struct row *rows, size_t n)
{
	for (size_t i = 0; i < n; i++)
		check_close(rows[i].name, v[rows[i].slot][0], rows[i].want,
		    1e-9);
}

#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

static void
taken(void **state)
{
	const struct row rows[] = {
		{ "730 h less 200", CLUSTER_quiet_time, 530 * HOUR },
		{ "10 requests at 3 a copy", CLUSTER_busy_copies, 4 },
		{ "2.5 at 3", CLUSTER_quiet_copies, 1 },
		{ "4 copies of 2", CLUSTER_busy_kept, 8 },
		{ "1 copy of 2", CLUSTER_quiet_kept, 2 },
		{ "6 jobs of 4 cards for 50 h", CLUSTER_work + 1,
		    1200 * HOUR },
		{ "1200 h less 200 and 900", CLUSTER_left_over + 1,
		    100 * HOUR },
		{ "8 cards for 200 h", CLUSTER_busy_used, 1600 * HOUR },
		{ "2 cards for 530 h", CLUSTER_quiet_used, 1060 * HOUR },
		{ "busy and quiet", CLUSTER_used, 2660 * HOUR },
		{ "200 h and 900 h", CLUSTER_used + 1, 1100 * HOUR },
		{ "with what it lacks", CLUSTER_wanted + 1, 1200 * HOUR },
		{ "the service's peak", CLUSTER_most, 8 },
		{ "a job's", CLUSTER_most + 1, 4 },
		{ "8 and 4", CLUSTER_all_most, 12 },
		{ "2660 h and 1100 h", CLUSTER_all_used, 3760 * HOUR },
		{ "and 100 h", CLUSTER_all_wanted, 3860 * HOUR },
		{ "8 copies' cards; 3860 h of 730 are 5.3", CLUSTER_least, 8 },
		{ "the larger of 8 and 2", CLUSTER_taken, 8 },
		{ "10 cards for 730 h", CLUSTER_time_there, 7300 * HOUR },
		{ "work is left: there is room for what is used",
		    CLUSTER_time_room, 3760 * HOUR },
		{ "the larger of 2 and 4", CLUSTER_largest_group, 4 },
	};

	(void)state;
	month_of_two(0);
	agree(rows, COUNT(rows));
}

/* Rented as it is needed, at $2 an hour. */
static void
rented(void **state)
{
	const struct row rows[] = {
		{ "8 for 200 h, and 200 h of jobs beside them",
		    CLUSTER_busy_rented_time, 1800 * HOUR },
		{ "2 for 530 h, and 900 h of jobs beside them",
		    CLUSTER_quiet_rented_time, 1960 * HOUR },
		{ "both", CLUSTER_rented_time, 3760 * HOUR },
		{ "all of it is used", CLUSTER_use, 1 },
		{ "none is idle", CLUSTER_idle, 0 },
		{ "3760 h at $2", CLUSTER_usd_per_month, 7520 },
		{ "2660 h at $2", CLUSTER_usd_by_time, 5320 },
		{ "1100 h at $2", CLUSTER_usd_by_time + 1, 2200 },
		{ "8 of 12 parts", CLUSTER_usd_by_peak, 7520 * 8 / 12.0 },
		{ "4 of 12 parts", CLUSTER_usd_by_peak + 1, 7520 * 4 / 12.0 },
		{ "$2 an hour that is used", CLUSTER_used_price, 2 / HOUR },
		{ "nothing at once", CLUSTER_usd_at_once, 0 },
	};

	(void)state;
	month_of_two(0);
	agree(rows, COUNT(rows));
}

/* A term is paid, used or not: ten cards for 730 hours. */
static void
committed(void **state)
{
	const struct row rows[] = {
		{ "10 for 730 h", CLUSTER_rented_time, 7300 * HOUR },
		{ "3760 h of 7300", CLUSTER_use, 3760 / 7300.0 },
		{ "3540 h of 7300", CLUSTER_idle, 3540 / 7300.0 },
	};

	(void)state;
	month_of_two(1);
	agree(rows, COUNT(rows));
}

/* Alone, the service rents eight at a time, and a job costs $300. */
static void
alone(void **state)
{
	const struct row rows[] = {
		{ "10 requests at 4 a copy: 3 copies of 2, 8 are billed",
		    CLUSTER_alone_busy_billed, 8 },
		{ "2.5 at 4: one of 2, 8 are billed",
		    CLUSTER_alone_quiet_billed, 8 },
		{ "8 for 200 h and 8 for 530 h", CLUSTER_alone_time,
		    5840 * HOUR },
		{ "5840 h at $1", CLUSTER_usd_alone, 5840 },
		{ "6 jobs at $300", CLUSTER_usd_alone + 1, 1800 },
		{ "both", CLUSTER_all_alone, 7640 },
		{ "$7640 less $7520", CLUSTER_saving, 120 },
	};

	(void)state;
	month_of_two(0);
	agree(rows, COUNT(rows));
}

static void
queue(void **state)
{
	const struct row rows[] = {
		{ "8 for 200 h and 2 for 530 h", CLUSTER_kept_time,
		    2660 * HOUR },
		{ "7300 h less 2660 over 730", CLUSTER_free, 4640 / 730.0 },
		{ "300 h of 6 jobs", CLUSTER_run_mean, 50 * HOUR },
		{ "1200 h of 4640", CLUSTER_queue_load, 1200 / 4640.0 },
		{ "its own are all", CLUSTER_load_own + 1, 1200 / 4640.0 },
	};

	(void)state;
	month_of_two(0);
	agree(rows, COUNT(rows));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(taken), cmocka_unit_test(rented),
		cmocka_unit_test(committed), cmocka_unit_test(alone),
		cmocka_unit_test(queue),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
