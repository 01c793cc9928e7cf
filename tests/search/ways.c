/* Ways to place a workload: the best of each, and why others fail. */
#include "check.h"

#include "search/search.h"
#include "search/ways.h"
#include "fixture.h"

/* Every candidate lies in one way, and the best way is the answer. */
static void
whole(void **state)
{
	struct arena *arena;
	const struct catalog *cat = fixture_load(&arena, "tests/guide");
	const struct decisions *all = decide_all(arena, cat, 1);
	size_t seen = 0;

	(void)state;
	for (size_t i = 0; i < all->count; i++)
		for (size_t k = 0; k < all->item[i].ranked_count; k++) {
			const struct decision *d = &all->item[i];
			const struct answer *a = &d->ranked[k];
			struct ways *w = ways_of(arena, cat, d, a);
			size_t candidates = 0;
			struct question q;
			struct found f;

			search_question(&q, cat, d->workload, d->profile);
			search_accelerator(&q, a->place.accelerator, &f);
			for (size_t n = 0; n < w->count; n++)
				candidates += w->item[n].candidates;
			assert_int_equal(candidates, f.candidates);
			assert_true(w->fitting > 0);
			assert_true(w->item[0].chosen);
			check_close(a->id, w->item[0].best.objective,
			    a->objective, 0);
			seen++;
		}
	assert_true(seen > 2);
	arena_free(arena);
}

/* Reasons name every way that does not fit, each once. */
static void
reasons(void **state)
{
	struct arena *arena;
	const struct catalog *cat = fixture_load(&arena, "tests/guide");
	const struct decision *d = fixture_decision(decide_all(arena, cat, 1),
	    "chat", "cautious");
	struct ways *w = ways_of(arena, cat, d, fixture_answer(d, "gamma"));
	size_t told = 0;
	const char *says;

	(void)state;
	for (size_t i = 0; (says = ways_reason(arena, d, w, i)); i++)
		told += strtoul(says, NULL, 10);
	assert_int_equal(told, w->count - w->fitting);
	assert_true(told > 0);
	arena_free(arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(whole),
		cmocka_unit_test(reasons),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
