#include "check.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/hash.h"

enum { MANY = 20000 };

static int
compare(const void *left, const void *right)
{
	uint64_t a = *(const uint64_t *)left, b = *(const uint64_t *)right;

	return (a > b) - (a < b);
}

/* Each byte of a text counts, however long it is. */
static void
every_byte(void **state)
{
	char s[] = "a100-sxm4-80gb/eu-north1";

	(void)state;
	for (size_t len = sizeof(s) - 1; len; s[--len] = '\0') {
		uint64_t whole = hash_text(s);

		for (size_t i = 0; i < len; i++) {
			s[i] ^= 1;
			assert_true(hash_text(s) != whole);
			s[i] ^= 1;
		}
		assert_true(hash_text(s) == whole);
	}
}

/*
 * Names that differ in a digit fall into different slots.  Thrown at random,
 * 20,000 of them leave 54.3 % of 32,768 slots empty: (1 - 1/32768)^20000.
 */
static void
spread(void **state)
{
	static bool taken[32768];
	static uint64_t all[MANY];
	char name[32];
	size_t empty = 32768;

	(void)state;
	for (int i = 0; i < MANY; i++) {
		snprintf(name, sizeof(name), "Standard_ND%d_v4", i);
		all[i] = hash_text(name);
		empty -= !taken[all[i] % 32768];
		taken[all[i] % 32768] = true;
	}
	check_close("slots that stay empty", (double)empty / 32768, 0.543,
	    0.05);
	qsort(all, MANY, sizeof(*all), compare);
	for (int i = 1; i < MANY; i++)
		assert_true(all[i] != all[i - 1]);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_byte),
		cmocka_unit_test(spread),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
