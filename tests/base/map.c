#include "check.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/hash.h"
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

enum { NAMES = 400000 };

struct hashed {
	uint32_t hash, number;
};

static int
compare(const void *left, const void *right)
{
	const struct hashed *a = left, *b = right;

	return (a->hash > b->hash) - (a->hash < b->hash);
}

/*
 * Of so many names some 18 pairs share the 32 bits of a map's hash: each has a
 * value of its own.
 */
static void
collision(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	struct hashed *all = arena_array(a, NAMES, sizeof(*all));
	struct map *m = map_new(a);
	char one = 1, two = 2;
	size_t pairs = 0;

	(void)state;
	for (uint32_t i = 0; i < NAMES; i++)
		all[i] = (struct hashed){ (uint32_t)hash_text(arena_printf(a,
		    "name %u", i)), i };
	qsort(all, NAMES, sizeof(*all), compare);
	for (size_t i = 1; i < NAMES; i++) {
		const char *first, *second;

		if (all[i].hash != all[i - 1].hash)
			continue;
		first = arena_printf(a, "name %u", all[i - 1].number);
		second = arena_printf(a, "name %u", all[i].number);
		map_put(m, first, &one);
		assert_null(map_get(m, second));
		map_put(m, second, &two);
		assert_ptr_equal(map_get(m, first), &one);
		assert_ptr_equal(map_get(m, second), &two);
		pairs++;
	}
	assert_true(pairs > 0);
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
