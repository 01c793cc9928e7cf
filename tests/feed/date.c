/* Days of the Gregorian calendar, counted by hand. */
#include "check.h"

#include <string.h>

#include "base/array.h"
#include "feed/date.h"

#include "test_arena.h"

static void
days(void **state)
{
	static const struct {
		const char *name, *from, *to;
		double days;
	} rows[] = {
		{ "none", "2026-01-03", "2026-01-03", 0 },
		{ "one", "2026-01-03", "2026-01-04", 1 },
		{ "backwards", "2026-01-04", "2026-01-03", -1 },
		{ "31 of January", "2025-01-01", "2025-02-01", 31 },
		{ "28 of February", "2025-02-01", "2025-03-01", 28 },
		{ "29 of February", "2024-02-01", "2024-03-01", 29 },
		{ "29 of 2000, which 400 divides", "2000-02-01", "2000-03-01",
		    29 },
		{ "28 of 1900, which 100 divides", "1900-02-01", "1900-03-01",
		    28 },
		{ "31 of March", "2025-03-01", "2025-04-01", 31 },
		{ "30 of April", "2025-04-01", "2025-05-01", 30 },
		{ "31 of May", "2025-05-01", "2025-06-01", 31 },
		{ "30 of June", "2025-06-01", "2025-07-01", 30 },
		{ "31 of July", "2025-07-01", "2025-08-01", 31 },
		{ "31 of August", "2025-08-01", "2025-09-01", 31 },
		{ "30 of September", "2025-09-01", "2025-10-01", 30 },
		{ "31 of October", "2025-10-01", "2025-11-01", 31 },
		{ "30 of November", "2025-11-01", "2025-12-01", 30 },
		{ "31 of December", "2025-12-01", "2026-01-01", 31 },
		{ "a year", "2025-01-01", "2026-01-01", 365 },
		{ "a leap year", "2024-01-01", "2025-01-01", 366 },
		{ "four years", "2021-03-01", "2025-03-01", 1461 },
		{ "Unix: 2000-01-01 is day 10957", "1970-01-01", "2000-01-01",
		    10957 },
		{ "two hundred years have 49 leap days", "1900-01-01",
		    "2099-12-31", 365 * 200 + 49 - 1 },
	};
	double got;

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		assert_true(date_days(rows[i].from, rows[i].to, &got));
		check_close(rows[i].name, got, rows[i].days, 0);
		if (rows[i].days >= 0)
			check_text(rows[i].name, date_after(arena,
			    rows[i].from, (long)rows[i].days),
			    rows[i].to);
	}
}

static void
existing(void **state)
{
	static const struct {
		const char *date;
		int exists;
	} rows[] = {
		{ "2026-01-01", 1 }, { "2026-12-31", 1 }, { "2024-02-29", 1 },
		{ "2000-02-29", 1 }, { "1900-01-01", 1 }, { "2099-12-31", 1 },
		{ "2026-11-30", 1 }, { "2026-10-31", 1 },
		{ "1900-02-29", 0 }, { "2025-02-29", 0 }, { "2026-11-31", 0 },
		{ "2026-04-31", 0 }, { "2026-00-10", 0 }, { "2026-13-10", 0 },
		{ "2026-01-00", 0 }, { "2026-01-32", 0 }, { "1899-12-31", 0 },
		{ "2100-01-01", 0 }, { "2026-1-01", 0 }, { "2026-01-1", 0 },
		{ "2026-01-011", 0 }, { "2026/01/01", 0 }, { "2026-01/01", 0 },
		{ "20260101", 0 }, { "x026-01-01", 0 }, { "2026-0x-01", 0 },
		{ "2026-01-0x", 0 }, { "", 0 }, { "2026-01-01 ", 0 },
	};
	double got;

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		check_int(rows[i].date, date_exists(rows[i].date),
		    rows[i].exists);
		check_int(rows[i].date, date_days(rows[i].date, "2026-01-01",
		    &got), rows[i].exists);
	}
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, open_arena, close_arena)

/* Of a day that nobody says, or that there is not, no other is so far. */
static void
unsaid(void **state)
{
	double days = 7;

	(void)state;
	assert_false(date_days(NULL, "2026-01-01", &days));
	assert_false(date_days("2026-01-01", NULL, &days));
	assert_false(date_days("2026-01-01", "2026-02-30", &days));
	assert_false(date_days("2026-02-30", "2026-01-01", &days));
	check_close("none is told", days, 7, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = { TEST(days), TEST(existing),
		TEST(unsaid) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
