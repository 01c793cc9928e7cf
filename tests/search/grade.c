/* What of a commitment a run uses, by hand; a month has 730 hours. */
#include "check.h"

#include "search/grade.h"
#include "search/question.h"

static void
used(void **state)
{
	static const struct {
		const char *name, *chain;
		enum tenure tenure;
		double months, hours, pool, want;
	} rows[] = {
		{ "half of a year's 8760 h", "train", TENURE_COMMIT, 12, 4380,
		    0, 0.5 },
		{ "one month: 73 h of 730", "train", TENURE_COMMIT, 1, 73, 0,
		    0.1 },
		{ "and 73 h of a pool each month", "train", TENURE_COMMIT, 12,
		    876, 73, 0.2 },
		{ "of one month", "train", TENURE_COMMIT, 1, 73, 146, 0.3 },
		{ "no more than all of it", "train", TENURE_COMMIT, 1, 730,
		    73, 1 },
		{ "nothing is committed to", "train", TENURE_RENT, 12, 73, 0,
		    1 },
		{ "for no time", "train", TENURE_COMMIT, 0, 73, 0, 1 },
		{ "a service runs all the time", "serve", TENURE_COMMIT, 12,
		    73, 0, 1 },
	};

	(void)state;
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		const struct question q = {
			.chain = chain_find(rows[i].chain) };
		const struct order o = { .tenure = rows[i].tenure,
			.commitment_months = rows[i].months,
			.attributed_hours = rows[i].hours,
			.pool_hours = rows[i].pool };

		assert_non_null(q.chain);
		check_close(rows[i].name, grade_used(&q, &o), rows[i].want,
		    1e-12);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(used) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
