#include "check.h"

#include "base/arena.h"
#include "base/tuples.h"

enum { MANY = 5000, SIDE = 71 };

/* Keys of one width: each stands for its own value, in any number. */
static void
hold(size_t width)
{
	struct arena *a = arena_new(check_no_memory);
	struct tuples *t = tuples_new(a, width);
	char *value = arena_array(a, MANY, 1);
	uint32_t key[8] = { 0 };

	for (uint32_t i = 0; i < MANY; i++) {
		key[0] = i % SIDE;
		key[width - 1] = i / SIDE;
		assert_null(tuples_get(t, key));
		tuples_add(t, key, &value[i]);
	}
	for (uint32_t i = 0; i < MANY; i++) {
		key[0] = i % SIDE;
		key[width - 1] = i / SIDE;
		assert_ptr_equal(tuples_get(t, key), &value[i]);
	}
	key[0] = SIDE;
	assert_null(tuples_get(t, key));
	arena_free(a);
}

static void
widths(void **state)
{
	(void)state;
	for (size_t width = 2; width <= 8; width++)
		hold(width);
}

/* The same numbers in another order are another key. */
static void
order(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	struct tuples *t = tuples_new(a, 3);
	const uint32_t one[] = { 1, 2, 3 }, other[] = { 3, 2, 1 };
	char first = 1, second = 2;

	(void)state;
	tuples_add(t, one, &first);
	assert_null(tuples_get(t, other));
	tuples_add(t, other, &second);
	assert_ptr_equal(tuples_get(t, one), &first);
	assert_ptr_equal(tuples_get(t, other), &second);
	arena_free(a);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(widths),
		cmocka_unit_test(order),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
