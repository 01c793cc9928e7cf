/* No calibration of any kind passes what physics allows. */
#include "check.h"

#include "base/arena.h"
#include "search/fixture.h"
#include "validate/physical.h"

static const double rounded = 1 + 1e-9;

/* The shares are those of documents, named in physical.def. */
static void
bounds(void **state)
{
	struct arena *a;
	struct catalog *cat = fixture_load(&a, ".");
	const struct record_list *all = &cat->calibrations;
	size_t seen = 0;

	(void)state;
	for (size_t i = 0; i < all->count; i++)
		for (size_t k = 0; k < record_type_fields(
		    all->item[i]->type); k++) {
			const struct field *f = record_type_field(
			    all->item[i]->type, k);
			const struct number *n = record_field(all->item[i], f);

			if (f->type != FIELD_NUMBER || !n->fact.given)
				continue;
			seen++;
			check_int(arena_printf(a, "%s of %s", f->name,
			    all->item[i]->id), n->value * rounded >=
			    physical_least(f) && n->value <= physical_most(f) *
			    rounded, 1);
		}
	check_int("numbers", seen > 100, 1);
	arena_free(a);
}

/* FlashAttention-3 reaches 740 of 989 TFLOP/s: three quarters, and no more. */
static void
of_attention(void **state)
{
	struct arena *a;
	struct catalog *cat = fixture_load(&a, "tests/guide");
	const struct record_type *type = cat->calibrations.item[0]->type;

	(void)state;
	check_int("above what was reached", physical_most(record_type_find(
	    type, "attention_efficiency")) > 740.0 / 989, 1);
	check_int("below the peak", physical_most(record_type_find(type,
	    "attention_efficiency")) < 0.85, 1);
	arena_free(a);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(bounds),
		cmocka_unit_test(of_attention),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
