#include "check.h"

#include <string.h>

#include "base/arena.h"
#include "base/map.h"

static void
order_and_growth(void **state)
{
	enum { MANY = 5000 };
	struct arena *a = arena_new(check_no_memory);
	struct map *m = map_new(a);
	char **key = arena_array(a, MANY, sizeof(*key));

	(void)state;
	for (int i = 0; i < MANY; i++) {
		key[i] = arena_printf(a, "key-%d", i * 7919 % MANY);
		assert_null(map_put(m, key[i], &key[i]));
	}
	check_int("count", map_count(m), MANY);
	for (int i = 0; i < MANY; i++) {
		assert_string_equal(map_key(m, (size_t)i), key[i]);
		assert_ptr_equal(map_value(m, (size_t)i), &key[i]);
		assert_ptr_equal(map_get(m, key[i]), &key[i]);
	}
	assert_null(map_get(m, "key-5000"));
	arena_free(a);
}

static void
replacing(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	struct map *m = map_new(a);
	char one = 1, two = 2, other = 3;

	(void)state;
	assert_null(map_get(m, ""));
	assert_null(map_put(m, "", &one));
	assert_null(map_put(m, "b", &other));
	assert_ptr_equal(map_put(m, "", &two), &one);
	assert_ptr_equal(map_get(m, ""), &two);
	check_int("count", map_count(m), 2);
	assert_string_equal(map_key(m, 0), "");
	arena_free(a);
}

/*
 * "costarring" and "liquid" have one 32-bit FNV-1a hash: a known collision of
 * English words.
 */
static void
collision(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	struct map *m = map_new(a);
	char one = 1, two = 2;

	(void)state;
	map_put(m, "costarring", &one);
	assert_null(map_get(m, "liquid"));
	map_put(m, "liquid", &two);
	assert_ptr_equal(map_get(m, "costarring"), &one);
	assert_ptr_equal(map_get(m, "liquid"), &two);
	arena_free(a);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(order_and_growth),
		cmocka_unit_test(replacing),
		cmocka_unit_test(collision),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
