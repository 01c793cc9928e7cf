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

/* Prices of machines alone, each where it stands and on its terms: an hour, one
 * that may be taken back, and months of a year or of three. */
static void
places(void **state)
{
	static const struct { const char *name, *yaml, *want; } rows[] = {
		{ "by hand: two places",
		    "compute:\n  instance:\n    a2-highgpu-1g:\n      cost:\n"
		    "        here:\n          hour: 3.5\n"
		    "        there:\n          hour: 4.5\n",
		    "a2-highgpu-1g 1 on_demand 3.5 ; "
		    "a2-highgpu-1g 1 on_demand 4.5 ; " },
		{ "spot beside it",
		    "compute:\n  instance:\n    a2-highgpu-1g:\n      cost:\n"
		    "        here:\n          hour: 3.5\n"
		    "          hour_spot: 1.25\n",
		    "a2-highgpu-1g 1 on_demand 3.5 ; "
		    "a2-highgpu-1g 1 spot 1.25 ; " },
		{ "by hand: 730 hours a month, $1460 and $730",
		    "compute:\n  instance:\n    a2-highgpu-1g:\n      cost:\n"
		    "        here:\n          month: 2664.5\n"
		    "          month_1y: 1460\n          month_3y: 730\n",
		    "a2-highgpu-1g 1 reserved_1y 2 ; "
		    "a2-highgpu-1g 1 reserved_3y 1 ; " },
		{ "nor has what stands in another section",
		    "compute:\n  instance:\n    a:\n      cost:\n"
		    "        here:\n          hour: 3.5\nnetwork:\n    b:\n"
		    "      cost:\n        here:\n          hour: 4.5\n",
		    "a 1 on_demand 3.5 ; " },
		{ "a machine without a price is none, and what one costs is "
		    "no price of the next", "compute:\n  instance:\n    a:\n"
		    "      cost:\n        here:\n          month: 3\n"
		    "        there:\n          hour: 4.5\n    b:\n"
		    "      cost:\n        here:\n          hour_spot: 2\n",
		    "a 1 on_demand 4.5 ; b 1 spot 2 ; " },
		{ "lines without a colon, and prices elsewhere",
		    "compute:\n  instance:\n    a:\n      hour: 9\n      x\n"
		    "        here:\n            hour: 8\n          hour: 4.5\n",
		    "a 1 on_demand 4.5 ; " },
		{ "a disk has no machine",
		    "compute:\n  storage:\n    a2-highgpu-1g:\n      cost:\n"
		    "        here:\n          hour: 3.5\n", "" },
	};

	(void)state;
	scratch_enter("places");
	for (size_t i = 0; i < COUNT(rows); i++)
		check_text(rows[i].name, imported_rows(imported(
		    &feed_gcp_calculator, "pricing.yml", rows[i].yaml,
		    "2026-01-03")), rows[i].want);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, open_arena, close_arena)

/* The same machines as a table. */
static void
tables(void **state)
{
	static const struct { const char *name, *rows, *want; } rows[] = {
		{ "all four prices: 1460 and 730 over 730 hours",
		    "name,region,usd_hour,usd_hour_spot,usd_month_1y_commit,"
		    "usd_month_3y_commit,kind\na,here,3.5,1.25,1460,730,x\n",
		    "a 1 on_demand 3.5 ; a 1 reserved_1y 2 ; "
		    "a 1 reserved_3y 1 ; a 1 spot 1.25 ; " },
		{ "an hour is enough", "name,region,usd_hour\na,here,3.5\n",
		    "a 1 on_demand 3.5 ; " },
		{ "what is blank or no number is none",
		    "name,region,usd_hour,usd_hour_spot\na,here,,n/a\n"
		    "b,here,1,\n", "b 1 on_demand 1 ; " },
	};

	(void)state;
	scratch_enter("tables");
	for (size_t i = 0; i < COUNT(rows); i++)
		check_text(rows[i].name, imported_rows(imported(
		    &feed_gcp_calculator, "machines.csv", rows[i].rows,
		    "2026-01-03")), rows[i].want);
}

int
main(void)
{
	const struct CMUnitTest tests[] = { TEST(days), TEST(places),
		TEST(tables) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
