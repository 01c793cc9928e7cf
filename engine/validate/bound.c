#include "validate/bound.h"

#include <math.h>

#include "base/arena.h"

/* What a reading may lie above a printed figure. */
static const double slack = 1.02;

/* The fastest dense rate of any format. */
static double
fastest(const struct accelerator *a)
{
	double most = 0;

	for (size_t i = 0; i < a->dense.count; i++)
		most = fmax(most, a->dense.item[i].number.value);
	return most;
}

const char *
case_beyond(struct arena *arena, const struct catalog *cat,
    const struct case_row *row)
{
	const char *id = case_text(row, CASE_accelerator);
	const struct accelerator *a = id ? (const struct accelerator *)
	    catalog_find(&cat->accelerators, id) : NULL;
	double value;

	if (!case_number(row, CASE_value, &value) ||
	    case_text(row, CASE_skip_reason))
		return NULL;
	if (case_is(row, CASE_quantity, "mfu") && value > 1)
		return "a share of the peak above 1";
	if (!a || case_is(row, CASE_accelerator_match, "variant"))
		return NULL;
	if (case_is(row, CASE_quantity, "flops_per_s_per_accelerator") &&
	    value > slack * fastest(a))
		return arena_printf(arena, "more operations a second than "
		    "the fastest units of %s", id);
	if (case_is(row, CASE_quantity, "memory_bytes_per_accelerator") &&
	    value > slack * fmax(a->memory.value, a->memory_nominal.value))
		return arena_printf(arena, "more memory than %s has", id);
	return NULL;
}
