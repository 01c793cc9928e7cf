#include "check.h"

#include "base/digest.h"

/* The test vectors of the FNV draft (draft-eastlake-fnv), FNV-1a, 64 bits. */
static void
vectors(void **state)
{
	(void)state;
	assert_true(digest_add(DIGEST_EMPTY, "", 0) ==
	    UINT64_C(0xcbf29ce484222325));
	assert_true(digest_add(DIGEST_EMPTY, "a", 1) ==
	    UINT64_C(0xaf63dc4c8601ec8c));
	assert_true(digest_add(digest_add(DIGEST_EMPTY, "foo", 3), "bar", 3) ==
	    UINT64_C(0x85944171f73967e8));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(vectors),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
