/*
 * Training on images with shared state, against figure 1 of Rajbhandari 2020:
 * 16 bytes a parameter in mixed precision, of which the stages share 12 (its
 * masters are the weights here, 8), then gradients, then weights.
 */
#include "check.h"

#include "base/array.h"
#include "fixture.h"

static void
set_word(struct record *r, const char *field, const char *text)
{
	struct word *word = record_slot(r, record_type_find(r->type, field));

	word->text = text;
	word->fact.given = true;
}

static void
stages(void **state)
{
	/* U-Net of Stable Diffusion 2.1: 865,910,724 parameters. */
	static const double psi = 865910724;
	static const struct {
		const char *stage;
		double alone, shared;    /* bytes a parameter */
	} rows[] = {
		{ "0", 16, 0 }, { "1", 8, 8 }, { "2", 4, 12 }, { "3", 0, 16 },
	};
	struct arena *arena;
	struct catalog *cat = fixture_load(&arena, ".");
	struct record *w = (struct record *)(uintptr_t)catalog_find(
	    &cat->workloads, "sd-full");

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		const struct decision *d;
		const struct answer *a;
		double n, want;

		set_word(w, "zero_stage", rows[i].stage);
		d = fixture_decision(decide_workload(arena, cat,
		    (const struct workload *)w, NULL, 2), "sd-full",
		    "enterprise");
		a = fixture_answer(d, "h100-sxm5-80gb");
		n = a->place.count;
		assert_true(n > 0);
		want = psi * (rows[i].alone + rows[i].shared / n);
		check_close(rows[i].stage, answer_value(d, a, "state") -
		    answer_value(d, a, "gathered"), want, 1e-3);
		assert_true((answer_value(d, a, "gathered") > 0) ==
		    (i == 3 && n > 1));
	}
	arena_free(arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(stages),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
