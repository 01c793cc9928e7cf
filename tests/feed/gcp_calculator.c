/*
 * Google Cloud's calculator: days of a Unix time, as GNU date says them.
 */
#include "check.h"

#include "imported.h"

extern const struct feed feed_gcp_calculator;

static void
days(void **state)
{
	static const struct { const char *seconds, *file; } rows[] = {
		{ "0", "gcp-1970-01-01.csv" },
		{ "68169600", "gcp-1972-02-29.csv" },
		{ "920160000", "gcp-1999-02-28.csv" },
		{ "920246400", "gcp-1999-03-01.csv" },
		{ "946684799", "gcp-1999-12-31.csv" },
		{ "946684800", "gcp-2000-01-01.csv" },
		{ "951782400", "gcp-2000-02-29.csv" },
		{ "951868800", "gcp-2000-03-01.csv" },
		{ "1709164800", "gcp-2024-02-29.csv" },
		{ "1709251199", "gcp-2024-02-29.csv" },
		{ "1709251200", "gcp-2024-03-01.csv" },
		{ "1735689599", "gcp-2024-12-31.csv" },
		{ "1735689600", "gcp-2025-01-01.csv" },
		{ "1740787200", "gcp-2025-03-01.csv" },
		{ "1767412436", "gcp-2026-01-03.csv" },
		{ "1785456000", "gcp-2026-07-31.csv" },
		{ "3999999999", "gcp-2096-10-02.csv" },
	};

	(void)state;
	scratch_enter("days");
	for (size_t i = 0; i < COUNT(rows); i++) {
		const struct intake_files *files = imported(
		    &feed_gcp_calculator, "pricing.yml", arena_printf(arena,
		    "about:\n  timestamp: %s\ncompute:\n  instance:\n"
		    "    a2-highgpu-1g:\n      cost:\n        here:\n"
		    "          hour: 3.5\n", rows[i].seconds), NULL);

		check_int(rows[i].seconds, files->count, 1);
		check_text(rows[i].seconds, files->item[0].name, rows[i].file);
	}
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, open_arena, close_arena)

int
main(void)
{
	const struct CMUnitTest tests[] = { TEST(days) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
