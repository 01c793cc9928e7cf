/* How a change of a number is told: by its old value, in percent, by hand. */
#include "cmd/cmd.h"

#include "check.h"

#include <string.h>

#include "base/array.h"
#include "cmd/diff.h"
#include "test_arena.h"

static void
shares(void **state)
{
	static const struct {
		const char *name, *want;
		double was, now;
	} rows[] = {
		{ "80 to 100: a quarter of 80", " (+25%)", 80, 100 },
		{ "100 to 80: a fifth of 100", " (-20%)", 100, 80 },
		{ "twice", " (+100%)", 1, 2 },
		{ "half", " (-50%)", 2, 1 },
		{ "to nothing", " (-100%)", 5, 0 },
		{ "from nothing there is no share", "", 0, 5 },
		{ "unchanged", "", 5, 5 },
		{ "a debt of 10 that becomes 5: half of it", " (+50%)", -10,
		    -5 },
		{ "and 20", " (-100%)", -10, -20 },
		{ "two digits below ten", " (+3.3%)", 3, 3.1 },
		{ "two below ten, downwards", " (-9.1%)", 1.1, 1 },
		{ "three from ten on", " (+33.3%)", 3, 4 },
		{ "seven times", " (+600%)", 1, 7 },
	};
	struct options o = { .arena = arena };

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_text(rows[i].name, diff_share(&o, rows[i].was,
		    rows[i].now), rows[i].want);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, open_arena, close_arena)

int
main(void)
{
	const struct CMUnitTest tests[] = { TEST(shares) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
