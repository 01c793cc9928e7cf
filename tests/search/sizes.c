/* The table of sizes on the small guide, whose numbers are worked by hand. */
#include <string.h>

#include "check.h"
#include "fixture.h"
#include "kind/predict.h"
#include "search/sizes.h"

static const struct size_row *
row_of(const struct size_rows *rows, const char *method)
{
	for (size_t i = 0; i < rows->count; i++)
		if (!strcmp(rows->item[i].method->id, method))
			return &rows->item[i];
	return NULL;
}

static void
by_hand(void **state)
{
	struct arena *arena;
	const struct catalog *cat = fixture_load(&arena, "tests/guide");
	struct size_rows rows = sizes_make(arena, cat, NULL);
	const struct size_row *serve = row_of(&rows, "serve_16");
	const struct size_row *full = row_of(&rows, "full");

	(void)state;
	assert_non_null(serve);
	assert_non_null(full);
	assert_string_equal(serve->largest->head.id, "toy");
	assert_int_equal(serve->models, 1);
	check_close("the first class begins at nothing", serve->from, 0, 0);
	check_close("and has a billion", serve->to, 1e9, 0);
	check_close("one model takes the least and the most", serve->least,
	    serve->most, 0);
	/* 126 362 624 parameters of 2 bytes, 1 GiB of runtime, and a cache of
	 * 4096 tokens, 4 layers, 2 heads of 128, twice 2 bytes. */
	assert_true(serve->most > 2 * 126362624.0 + 0x1p30 +
	    4096 * 4 * 2 * 128 * 4);
	assert_true(serve->most < 2e9);
	/* Adam: 16 bytes a parameter. */
	assert_true(full->most > 16 * 126362624.0 + 0x1p30);
	/* All of it fits a card of 24 GiB: beta for 0.8 USD an hour; alpha is
	 * the only one that is sold. */
	assert_string_equal(serve->rent.accelerator->head.id, "beta");
	assert_int_equal(serve->rent.count, 1);
	check_close("0.8 USD an hour", serve->rent.price * 3600, 0.8, 1e-12);
	assert_string_equal(serve->buy.accelerator->head.id, "alpha");
	check_close("8760 USD", serve->buy.price, 8760, 0);
	arena_free(arena);
}

/* The shop sells eight alphas together: 8 times 8760 USD, however few do. */
static void
sold_together(void **state)
{
	struct arena *arena;
	const struct catalog *cat = fixture_load(&arena, "tests/guide");
	const struct size_row *serve;
	struct size_rows rows;

	(void)state;
	for (size_t i = 0; i < cat->offers.count; i++) {
		struct offer *o = (struct offer *)cat->offers.item[i];

		if (!strcmp(o->tier.text, "purchase"))
			o->count.value = 8;
	}
	rows = sizes_make(arena, cat, NULL);
	serve = row_of(&rows, "serve_16");
	assert_non_null(serve);
	assert_string_equal(serve->buy.accelerator->head.id, "alpha");
	assert_int_equal(serve->buy.count, 8);
	check_close("70080 USD", serve->buy.price, 70080, 0);
	arena_free(arena);
}

/* What is known is not worked out again, whatever the catalogue says since;
 * what it was not asked, is. */
static void
known(void **state)
{
	struct arena *arena;
	const struct catalog *cat = fixture_load(&arena, "tests/guide");
	struct model *toy = NULL;
	struct predicted *known = predicted_new(arena);
	struct size_rows first, then, anew;

	(void)state;
	first = sizes_make(arena, cat, known);
	for (size_t i = 0; i < cat->models.count; i++)
		if (!strcmp(cat->models.item[i]->id, "toy"))
			toy = (struct model *)cat->models.item[i];
	assert_non_null(toy);
	toy->hidden.value *= 2;
	then = sizes_make(arena, cat, known);
	anew = sizes_make(arena, cat, NULL);
	check_close("as it was", row_of(&then, "serve_16")->most,
	    row_of(&first, "serve_16")->most, 0);
	assert_true(row_of(&anew, "serve_16")->most >
	    row_of(&first, "serve_16")->most);
	assert_true(row_of(&then, "full")->most >
	    row_of(&then, "serve_16")->most);
	arena_free(arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(by_hand),
		cmocka_unit_test(sold_together),
		cmocka_unit_test(known) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
