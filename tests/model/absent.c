/*
 * What a formula makes nothing of where an argument is zero, as the search has
 * it from the table: the value is then the same to the bit, whatever stands
 * in those arguments, and zero where the table says so.
 */
#include "check.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

#include "model/formula.h"

enum { TRIES = 40 };

/* From 1/8 to 8, the same in every run. */
static double
some(uint64_t *seed)
{
	*seed = *seed * UINT64_C(6364136223846793005) + 1442695040888963407u;
	return ldexp(1 + (double)(*seed >> 40) / 0x1p24,
	    (int)(*seed >> 33 & 7) % 6 - 3);
}

static void
check_drop(const struct formula *f, int zero, uint64_t *seed)
{
	double arg[FORMULA_ARGS], without[FORMULA_ARGS], x, y;

	for (int i = 0; i < f->args; i++)
		arg[i] = without[i] = some(seed);
	arg[zero] = without[zero] = 0;
	for (int i = 0; i < f->args; i++)
		if (f->drop[zero] & 1u << i)
			without[i] = FORMULA_ABSENT;
	x = f->call(arg);
	y = f->call(without);
	if (isnan(x))
		return;
	check_close(f->name, y, x, 0);
	if (f->null & 1u << zero)
		check_close(f->name, x, 0, 0);
}

static void
all_formulas(void **state)
{
	uint64_t seed = 1;
	size_t drops = 0;

	(void)state;
	for (size_t i = 0; i < formula_count; i++)
		for (int k = 0; k < formulas[i].args; k++) {
			drops += formulas[i].drop[k] != 0;
			for (int n = 0; n < TRIES; n++)
				check_drop(&formulas[i], k, &seed);
		}
	assert_true(drops > 100);
}

static const struct formula *
find(const char *name)
{
	for (size_t i = 0; i < formula_count; i++)
		if (!strcmp(formulas[i].name, name))
			return &formulas[i];
	fail_msg("there is no formula %s", name);
	return NULL;
}

/* By hand: 2 * layers * time is nothing without layers, whatever the time;
 * D + K + E * x reads no share x of experts E that are not there. */
static void
by_hand(void **state)
{
	const struct formula *f = find("expert_exchanges");

	(void)state;
	check_int("no layers: no time", f->drop[1], 1);
	check_int("either is zero: nothing", f->null, 3);
	f = find("serve_layer_bytes");
	check_int("no experts: no share", f->drop[2], 1 << 3);
	check_int("a share of nothing", f->drop[3], 1 << 2);
	check_int("the rest stands", f->null, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(all_formulas),
		cmocka_unit_test(by_hand),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
