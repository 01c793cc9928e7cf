#include "check.h"

#include <float.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "unit/number.h"

/* Published shortest forms, and numbers that need all 17 digits. */
static void
exact(void **state)
{
	static const struct {
		double x;
		const char *want;
	} rows[] = {
		{ 0, "0" }, { 80e9, "80000000000" }, { 0.1, "0.1" },
		{ 1.0 / 3, "0.3333333333333333" },
		{ 0.1 + 0.2, "0.30000000000000004" },
		{ 989.4e12, "989400000000000" }, { -2.5, "-2.5" },
		{ 9007199254740992, "9007199254740992" },
		{ 5e-324, "5e-324" }, { DBL_MAX, "1.7976931348623157e+308" },
		{ DBL_MIN, "2.2250738585072014e-308" },
		{ 9.5367431640625e-07, "9.5367431640625e-07" },
	};
	struct arena *a = arena_new(check_no_memory);
	struct text t;

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		text_init(&t, a);
		number_exact(&t, rows[i].x);
		check_text("exact", t.data, rows[i].want);
	}
	arena_free(a);
}

/* Any double comes back the same, over bit patterns of all sizes. */
static void
round_trip(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	uint64_t bits = 88172645463325252u;
	struct text t;

	(void)state;
	text_init(&t, a);
	for (int i = 0; i < 100000; i++) {
		double x, back;

		bits ^= bits << 13;
		bits ^= bits >> 7;
		bits ^= bits << 17;
		memcpy(&x, &bits, sizeof(x));
		if (!isfinite(x))
			continue;
		t.len = 0;
		number_exact(&t, x);
		assert_true(number_read(t.data, &back));
		assert_memory_equal(&x, &back, sizeof(x));
	}
	arena_free(a);
}

static void
fixed(void **state)
{
	static const struct {
		double x;
		int decimals;
		const char *separator, *want;
	} rows[] = {
		{ 1234567.891, 2, ",", "1,234,567.89" },
		{ 1234567.891, 0, " ", "1 234 568" },
		{ 1234567.891, 1, "", "1234567.9" },
		{ 123, 0, ",", "123" }, { 1000, 0, ",", "1,000" },
		{ -1000, 0, ",", "-1,000" }, { -0.001, 2, ",", "0.00" },
		{ 999.999, 2, ",", "1,000.00" }, { 0, 0, ",", "0" },
		{ 1, -3, ",", "1" }, { (double)INFINITY, 2, ",", "n/a" },
		/* TEXT() of LibreOffice 7.4.7: a half goes away from zero,
		 * also where the double is 1.00499999999999989... */
		{ 0.5, 0, "", "1" }, { 1.5, 0, "", "2" }, { 2.5, 0, "", "3" },
		{ -2.5, 0, "", "-3" }, { 0.125, 2, "", "0.13" },
		{ 0.375, 2, "", "0.38" }, { 1.005, 2, "", "1.01" },
		{ 2.675, 2, "", "2.68" }, { 0.15, 1, "", "0.2" },
		{ 0.1499, 1, "", "0.1" }, { 2518.5, 0, "", "2519" },
		{ 20.825, 2, "", "20.83" }, { 9.995, 2, "", "10.00" },
		{ 0.0005, 3, "", "0.001" }, { 0.00049, 3, "", "0.000" },
		{ 0.4999999999999, 0, "", "0" }, { 5e-5, 4, "", "0.0001" },
		{ 0.049999999999999996, 1, "", "0.1" },
		{ 12345678901.2345, 3, "", "12345678901.235" },
		{ 123456789012.345, 2, "", "123456789012.35" },
		{ 1e-5, 4, "", "0.0000" }, { 1e-10, 12, "", "0.000000000100" },
		{ 99999999999999.0, 1, ",", "99,999,999,999,999.0" },
		{ 1e22, 0, "", "10000000000000000000000" },
	};
	struct arena *a = arena_new(check_no_memory);
	struct text t;

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		text_init(&t, a);
		number_fixed(&t, rows[i].x, rows[i].decimals,
		    rows[i].separator);
		check_text("fixed", t.data, rows[i].want);
	}
	arena_free(a);
}

static void
rounded(void **state)
{
	static const struct {
		double x;
		int digits;
		const char *want;
	} rows[] = {
		{ 3.352, 3, "3.35" }, { 80, 3, "80" }, { 989.4, 3, "989" },
		{ 1234567, 3, "1,230,000" }, { 1234567, 7, "1,234,567" },
		{ 0.00123456, 3, "0.00123" }, { 0.0001, 3, "0.0001" },
		{ 0.00001234, 3, "1.23e-05" }, { 9.999, 3, "10" },
		{ 999.9, 3, "1,000" }, { 1e15, 3, "1e+15" },
		{ 999e12, 3, "999,000,000,000,000" }, { 0, 3, "0" },
		{ -0.0, 3, "0" }, { -42.42, 3, "-42.4" }, { 2.50, 3, "2.5" },
		{ 7, 0, "7" }, { (double)NAN, 3, "n/a" },
		/* The same rule for halves. */
		{ 0.25, 1, "0.3" }, { 2.675, 3, "2.68" }, { 0.15, 1, "0.2" },
		{ 36.5, 2, "37" }, { 2518.5, 4, "2,519" }, { -0.25, 1, "-0.3" },
		{ 99.95, 3, "100" }, { 9.5e-5, 1, "0.0001" },
		{ 1.25e-5, 2, "1.3e-05" }, { 1.25e15, 2, "1.3e+15" },
		{ 0.99996, 4, "1" }, { 0.099996, 4, "0.1" },
		{ 123456789012.0, 15, "123,456,789,012" },
		{ 123456789012.0, 11, "123,456,789,010" },
	};
	struct arena *a = arena_new(check_no_memory);
	struct text t;

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		text_init(&t, a);
		number_round(&t, rows[i].x, rows[i].digits);
		check_text("round", t.data, rows[i].want);
	}
	arena_free(a);
}

/* value of unit "in", shown in unit "as" (NULL: the customary one). */
static void
shown(void **state)
{
	static const struct {
		double value;
		const char *in, *as, *want;
	} rows[] = {
		{ 80, "GB", NULL, "80 GB" }, { 81559, "MiB", "GiB",
		    "79.6 GiB" }, { 81559, "MiB", NULL, "85.5 GB" },
		{ 3.35, "TB/s", NULL, "3.35 TB/s" },
		{ 999.7, "MB", NULL, "1 GB" }, { 512, "B", NULL, "512 B" },
		{ 989.4, "TFLOP/s", NULL, "989 TFLOP/s" },
		{ 2.49, "USD/h", NULL, "$2.49/h" },
		{ 2.49 / 3600, "USD/s", NULL, "$2.49/h" },
		{ 2.5, "USD", NULL, "$2.50" },
		/* 32 thousand million years is no deadline; 300 are one. */
		{ 1e18, "s", NULL, "unlimited" },
		{ 1e15, "h", "h", "unlimited" },
		{ 300, "year", NULL, "300 years" },
		{ 1e18, "", NULL, "unlimited" },
		{ 1e18, "flop", NULL, "1 EFLOP" },
		{ 1234567.891, "USD", NULL, "$1.23M" },
		{ 1790.4, "USD", NULL, "$1,790" },
		{ 379231, "USD", NULL, "$379k" },
		{ 999.6e3, "USD", NULL, "$1M" },
		{ 99.96, "USD", NULL, "$100" },
		{ 55839944.02, "USD", NULL, "$55.8M" },
		{ 0.0123, "USD", NULL, "$0.0123" },
		{ 0.12, "USD/kWh", NULL, "$0.12/kWh" },
		{ 0.5, "USD", NULL, "$0.50" }, { 0, "USD", NULL, "$0.00" },
		{ -3, "USD", NULL, "-$3.00" },
		{ 0.00009994, "USD", NULL, "$0.0000999" },
		{ 0.07, "USD/GB/month", NULL, "$0.07/GB/month" },
		{ 1.3, "ms", NULL, "1.3 ms" }, { 250, "us", NULL, "250 us" },
		{ 90, "s", NULL, "90 s" }, { 5400, "s", NULL, "1.5 h" },
		{ 12, "day", NULL, "12 days" }, { 1, "day", "day", "1 day" },
		{ 21, "day", "day", "21 days" },
		{ 5, "year", NULL, "5 years" },
		{ 700, "W", NULL, "700 W" }, { 10.2, "kW", NULL, "10.2 kW" },
		{ 2, "kWh", NULL, "2 kWh" }, { 0.4, "J", NULL, "0.4 J" },
		{ 35, "percent", "percent", "35%" },
		{ 0.35, "1", "percent", "35%" },
		{ 1234.5, "1", NULL, "1,230" },
		{ 8, "1", "1", "8" }, { 42.1, "1/s", NULL,
		    "42.1/s" }, { 295, "flop/byte", NULL, "295 FLOP/B" },
		{ 0.5, "1/s", NULL, "0.5/s" }, { 0, "1/s", NULL, "0/s" },
		{ 0.03, "1/year", NULL, "0.03/year" },
		{ 15, "1/month", NULL, "15/month" },
		{ 2, "1/h", NULL, "2/h" },
		{ 1e300, "USD", NULL, "$1e+300" },
		{ 2.5e20, "USD", NULL, "$2.5e+20" },
		{ -2.5e15, "USD/h", NULL, "-$2.5e+15/h" },
		{ 3, "byte*s", NULL, "3 byte*s" },
		{ 0, "GB", NULL, "0 B" }, { 0, "s", NULL, "0 s" },
		{ 0, "USD/h", NULL, "$0.00/h" },
		{ (double)NAN, "GB", NULL, "n/a" },
		{ (double)INFINITY, "USD", NULL, "n/a" },
	};
	struct arena *a = arena_new(check_no_memory);
	struct text t;

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct quantity q;

		assert_true(unit_parse(rows[i].in, &q));
		q.value *= rows[i].value;
		text_init(&t, a);
		number_show(&t, q, rows[i].as, 3);
		check_text(rows[i].want, t.data, rows[i].want);
	}
	arena_free(a);
}

static void
reading(void **state)
{
	static const struct {
		const char *text;
		double want;
	} good[] = {
		{ "1", 1 }, { "-2.5e3", -2500 }, { ".5", 0.5 }, { "+7", 7 },
	};
	static const char *const bad[] = {
		"", " 1", "1 ", "1,5", "1.2.3", "nan", "inf", "1e999", "e5",
		"--1", "$2", "0x10", "0x1p3", "\t1", "1,234", "1 234",
		"\u20ac2", "2 USD", "infinity", "NAN(1)", "1e", "-",
	};
	double x;

	(void)state;
	for (size_t i = 0; i < COUNT(good); i++) {
		check_int(good[i].text, number_read(good[i].text, &x), 1);
		check_close(good[i].text, x, good[i].want, 0);
	}
	for (size_t i = 0; i < COUNT(bad); i++)
		check_int(bad[i], number_read(bad[i], &x), 0);
}

/* Whichever way a number is read: the nearest double, as strtod() has it. */
static void
reading_rounds(void **state)
{
	static const char *const rows[] = {
		"0", "007", "1.", "0.1", "3.35", "81559", "0.000001",
		"123456789012345", "1234567890123456", "9007199254740993",
		"12345678.9012345", "0.12345678901234567890", "1979.0",
		"299792458", "99999999999999.9", "2.2250738585072014e-308",
	};
	double x;

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		check_int(rows[i], number_read(rows[i], &x), 1);
		check_close(rows[i], x, strtod(rows[i], NULL), 0);
	}
	check_int("a point alone", number_read(".", &x), 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(exact),
		cmocka_unit_test(round_trip),
		cmocka_unit_test(fixed),
		cmocka_unit_test(rounded),
		cmocka_unit_test(shown),
		cmocka_unit_test(reading),
		cmocka_unit_test(reading_rounds),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
