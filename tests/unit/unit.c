#include "check.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "unit/unit.h"

/* One of each unit in base units, from the standard that defines it. */
static void
factors(void **state)
{
	static const struct {
		const char *unit, *says;
		double want;
	} rows[] = {
		{ "B", "IEC 80000-13 item 13-9.c", 1 },
		{ "KB", "SI brochure table 7, kilo", 1000 },
		{ "MB", "SI brochure table 7, mega", 1000000 },
		{ "GB", "SI brochure table 7, giga", 1000000000 },
		{ "TB", "SI brochure table 7, tera", 1000000000000 },
		{ "PB", "SI brochure table 7, peta", 1000000000000000 },
		{ "KiB", "IEC 80000-13 clause 4, 2^10", 1024 },
		{ "MiB", "IEC 80000-13 clause 4, 2^20", 1048576 },
		{ "GiB", "IEC 80000-13 clause 4, 2^30", 1073741824 },
		{ "TiB", "IEC 80000-13 clause 4, 2^40", 1099511627776 },
		{ "bit", "by hand: an eighth", 0.125 },
		{ "Gbit", "by hand: 1e9 / 8", 125000000 },
		{ "FLOP", "by hand", 1 },
		{ "MFLOP", "SI brochure table 7, mega", 1000000 },
		{ "GFLOP", "SI brochure table 7, giga", 1000000000 },
		{ "TFLOP", "SI brochure table 7, tera", 1000000000000 },
		{ "PFLOP", "SI brochure table 7, peta", 1000000000000000 },
		{ "EFLOP", "SI brochure table 7, exa", 1e18 },
		{ "us", "SI brochure table 7, micro", 0.000001 },
		{ "ms", "SI brochure table 7, milli", 0.001 },
		{ "s", "SI brochure 2.3.1", 1 },
		{ "minute", "SI brochure table 8", 60 },
		{ "h", "SI brochure table 8", 3600 },
		{ "day", "SI brochure table 8", 86400 },
		{ "week", "by hand: 7 * 86400", 604800 },
		{ "month", "by hand: 8760 / 12 * 3600", 2628000 },
		{ "year", "by hand: 8760 * 3600", 31536000 },
		{ "MHz", "SI brochure table 4, 1/s, and table 7, mega", 1e6 },
		{ "GHz", "SI brochure table 4, 1/s, and table 7, giga", 1e9 },
		{ "J", "SI brochure table 4", 1 },
		{ "kJ", "SI brochure table 7, kilo", 1000 },
		{ "MJ", "SI brochure table 7, mega", 1000000 },
		{ "Wh", "by hand: 1 W for 3600 s", 3600 },
		{ "kWh", "SI brochure table 7 on Wh", 3600000 },
		{ "MWh", "SI brochure table 7 on Wh", 3600000000 },
		{ "W", "SI brochure table 4, J/s", 1 },
		{ "kW", "SI brochure table 7, kilo", 1000 },
		{ "MW", "SI brochure table 7, mega", 1000000 },
		{ "USD", "by hand", 1 },
		{ "percent", "by hand: a hundredth", 0.01 },
		{ "g", "counted", 1 },
		{ "kg", "SI brochure table 7, kilo", 1000 },
	};

	(void)state;
	check_int("every unit has its row", unit_count, COUNT(rows));
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct quantity q;

		assert_true(unit_parse(rows[i].unit, &q));
		check_close(rows[i].says, q.value, rows[i].want, 0);
		assert_true(strlen(units[i].meaning) > 2);
	}
}

static void
parsing(void **state)
{
	static const struct {
		const char *name, *text, *dim;
		double value;
	} rows[] = {
		{ "nothing", "", "1", 1 },
		{ "one", "1", "1", 1 },
		{ "a rate", "GB/s", "byte/s", 1e9 },
		{ "base words", "flop/byte", "flop/byte", 1 },
		{ "watt is J/s", "W", "J/s", 1 },
		{ "efficiency, W cancels s", "TFLOP/s/W", "flop/J", 1e12 },
		{ "left to right: (USD/h)*h", "USD/h*h", "USD", 1 },
		{ "a tariff by hand: 1/3.6e6", "USD/kWh", "USD/J",
		    1 / 3.6e6 },
		{ "a power", "s^2", "s^2", 1 },
		{ "a power by hand: 3600^2", "h^2", "s^2", 12960000 },
		{ "a negative power", "ms^-1", "1/s", 1000 },
		{ "power nought", "GB^0", "1", 1 },
		{ "per second", "1/s", "1/s", 1 },
		{ "two below", "USD/GB/month", "USD/byte/s",
		    1 / (1e9 * 2628000) },
		{ "two above", "GB*s", "byte*s", 1e9 },
	};
	struct arena *a = arena_new(check_no_memory);

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct quantity q = { .value = -1 };
		struct text t;

		text_init(&t, a);
		check_int(rows[i].name, unit_parse(rows[i].text, &q), 1);
		dim_text(&t, q.dim);
		check_text(rows[i].name, t.data, rows[i].dim);
		check_close(rows[i].name, q.value, rows[i].value, 1e-15);
	}
	arena_free(a);
}

static void
not_units(void **state)
{
	static const char *const texts[] = {
		"gb", "Gb", "GB ", " GB", "GB/", "/s", "GB//s", "GB^", "GB^x",
		"s^10", "s^", "*", "2", "GB s", "s^5*s^5", "1/s^9/s", "GB^2^2",
		"s^--1",
	};
	struct quantity q;

	(void)state;
	for (size_t i = 0; i < COUNT(texts); i++)
		check_int(texts[i], unit_parse(texts[i], &q), 0);
}

static void
dimensions(void **state)
{
	const struct dim byte = { { 1, 0, 0, 0, 0 } };
	const struct dim rate = { { 1, 0, -1, 0, 0 } };
	struct dim d;

	(void)state;
	assert_true(dim_divide(byte, rate, &d));
	assert_true(dim_equal(d, (struct dim){ { 0, 0, 1, 0, 0 } }));
	assert_true(dim_multiply(rate, d, &d) && dim_equal(d, byte));
	assert_true(dim_divide(d, d, &d) && dim_none(d));
	assert_false(dim_none(rate));
	assert_true(dim_power(rate, -2, &d));
	assert_true(dim_equal(d, (struct dim){ { -2, 0, 2, 0, 0 } }));
	assert_true(dim_power(byte, 9, &d));
	assert_false(dim_multiply(d, byte, &d));
	assert_false(dim_power(byte, 10, &d));
	assert_false(dim_power(byte, -2147483647 - 1, &d));
	assert_true(dim_power((struct dim){ 0 }, 1000, &d) && dim_none(d));
}

/* Every unit that a message names is one that specs have. */
static void
written(void **state)
{
	static const char *const all[] = {
#define WRITTEN(theirs, ours) theirs,
#define EXACTLY(theirs, ours) theirs,
#include "unit/written.def"
#undef WRITTEN
#undef EXACTLY
	};
	struct quantity q;

	(void)state;
	for (size_t i = 0; i < COUNT(all); i++) {
		assert_true(unit_parse(unit_written(all[i]), &q));
		assert_false(unit_parse(all[i], &q));
	}
	assert_string_equal(unit_written("Gbps"), "Gbit/s");
	assert_string_equal(unit_written("GBps"), "GB/s");
	assert_string_equal(unit_written("tflops"), "TFLOP/s");
	assert_null(unit_written("GB"));
	assert_null(unit_written("gb"));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(factors),
		cmocka_unit_test(parsing),
		cmocka_unit_test(not_units),
		cmocka_unit_test(written),
		cmocka_unit_test(dimensions),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
