#include "check.h"

#include <stdatomic.h>
#include <string.h>

#include "base/array.h"
#include "base/pool.h"

enum { ITEMS = 10000 };

struct seen {
	atomic_int times[ITEMS];
	atomic_int worst;   /* highest worker number met */
};

static void
note(void *context, size_t item, int worker)
{
	struct seen *seen = context;
	int worst = atomic_load(&seen->worst);

	atomic_fetch_add(&seen->times[item], 1);
	while (worker > worst &&
	    !atomic_compare_exchange_weak(&seen->worst, &worst, worker))
		continue;
}

static void
each_item_once(void **state)
{
	static const struct {
		const char *name;
		int jobs;
		size_t count;
	} rows[] = {
		{ "one", 1, ITEMS }, { "two", 2, ITEMS },
		{ "one a core", 0, ITEMS }, { "many", 64, ITEMS },
		{ "more than are made", 100000, ITEMS },
		{ "more than items", 8, 3 }, { "nothing to do", 8, 0 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct seen *seen = calloc(1, sizeof(*seen));

		pool_run(rows[i].jobs, rows[i].count, note, seen);
		for (size_t n = 0; n < ITEMS; n++)
			check_int(rows[i].name,
			    atomic_load(&seen->times[n]),
			    n < rows[i].count);
		assert_true(atomic_load(&seen->worst) <
		    pool_workers(rows[i].jobs));
		free(seen);
	}
}

static void
workers(void **state)
{
	(void)state;
	check_int("as asked", pool_workers(3), 3);
	assert_true(pool_workers(0) >= 1);
	assert_true(pool_workers(-5) == pool_workers(0));
	assert_true(pool_workers(1000000) >= 64);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(each_item_once),
		cmocka_unit_test(workers),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
