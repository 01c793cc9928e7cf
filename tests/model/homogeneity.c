/*
 * Every formula in other units: when the byte is 2 times as large, the flop 3,
 * the second 5, the joule 7 and the dollar 11, the result must change by the
 * factor of its own unit.  A constant with a hidden unit does not.
 */
#include "check.h"

#include <stdint.h>
#include <string.h>

#include "model/formula.h"

static double
word_factor(const char *word, size_t length)
{
	static const struct { const char *name; double factor; } bases[] = {
		{ "byte", 2 }, { "flop", 3 }, { "s", 5 }, { "J", 7 },
		{ "USD", 11 }, { "1", 1 },
	};

	for (size_t i = 0; i < sizeof(bases) / sizeof(bases[0]); i++)
		if (strlen(bases[i].name) == length &&
		    strncmp(bases[i].name, word, length) == 0)
			return bases[i].factor;
	fail_msg("no base unit: %.*s", (int)length, word);
	return 0;
}

/* Of "byte/s": 2 / 5. */
static double
unit_factor(const char *unit)
{
	double factor = 1;
	char mark = '*';

	while (*unit) {
		size_t length = strcspn(unit, "*/");
		double one = word_factor(unit, length);

		factor = mark == '*' ? factor * one : factor / one;
		unit += length;
		mark = *unit;
		if (mark)
			unit++;
	}
	return factor;
}

/* A number from 0.5 to about 1000, the same in every run. */
static double
next(uint64_t *seed)
{
	double u;

	*seed = *seed * 6364136223846793005u + 1442695040888963407u;
	u = (double)(*seed >> 11) / 9007199254740992.0;
	return 0.5 * pow(2000, u);
}

static void
one_formula(const struct formula *f, uint64_t *seed)
{
	double here[FORMULA_ARGS], there[FORMULA_ARGS];
	double want;

	for (int i = 0; i < f->args; i++) {
		here[i] = next(seed);
		there[i] = here[i] * unit_factor(f->arg[i].unit);
	}
	want = f->call(here);
	if (isfinite(want))
		check_close(f->name, f->call(there),
		    want * unit_factor(f->result.unit), 1e-9);
}

static void
all_formulas(void **state)
{
	uint64_t seed = 7;

	(void)state;
	assert_true(formula_count >= 40);
	for (size_t i = 0; i < formula_count; i++)
		for (int k = 0; k < 100; k++)
			one_formula(&formulas[i], &seed);
}

/* The test itself must be able to fail. */
static void
factors(void **state)
{
	(void)state;
	check_close("by hand: byte/s", unit_factor("byte/s"), 0.4, 1e-15);
	check_close("by hand: 1/s", unit_factor("1/s"), 0.2, 1e-15);
	check_close("by hand: USD", unit_factor("USD"), 11, 0);
	check_close("by hand: flop/byte", unit_factor("flop/byte"), 1.5, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(factors),
		cmocka_unit_test(all_formulas),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
