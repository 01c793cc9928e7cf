/* Serving with weights in the host's memory: bounds that nothing goes below. */
#include "check.h"

#include "eval/search.h"
#include "fixture.h"

/*
 * Llama 3.1 70B in 16 bits, 141 GB, on one card of 24 GB whose bus carries
 * 16 * 16 Gbit/s * 128 / 130 = 31.5 GB/s one way.
 */
static void
streamed(void **state)
{
	struct arena *arena;
	struct catalog *cat = fixture_load(&arena, ".");
	struct record *w = (struct record *)(uintptr_t)catalog_find(
	    &cat->workloads, "one-user-70b");
	struct number *most = record_slot(w, record_type_find(w->type,
	    "max_count"));
	struct word *offload = record_slot(w, record_type_find(w->type,
	    "offload"));
	const struct decision *d;
	const struct answer *a;

	(void)state;
	most->value = 1;
	most->fact.given = true;
	d = fixture_decision(eval_workload(arena, cat,
	    (const struct workload *)w, NULL, 2), "one-user-70b", "startup");
	a = fixture_answer(d, "l4");
	assert_int_equal(a->reject, REJECT_LIMIT);
	assert_string_equal(a->limit->name, "memory");
	offload->text = "weights";
	offload->fact.given = true;
	d = fixture_decision(eval_workload(arena, cat,
	    (const struct workload *)w, NULL, 2), "one-user-70b", "startup");
	a = fixture_answer(d, "l4");
	check_close("what fits is used", answer_value(d, a, "memory_needed"),
	    answer_value(d, a, "memory_usable"), 1e-9);
	assert_true(answer_value(d, a, "weights_share") -
	    answer_value(d, a, "waiting_weights") <
	    answer_value(d, a, "memory_usable"));
	assert_true(answer_value(d, a, "tpot") >
	    answer_value(d, a, "waiting_weights") / 31.5e9);
	assert_true(answer_value(d, a, "ttft") >
	    answer_value(d, a, "waiting_weights") / 31.5e9);
	/* 300 GB/s from the card's own memory, 31.5 GB/s from the host's. */
	assert_string_equal(a->bound->title, "link to the host");
	/* A card that holds it all is as it was. */
	a = fixture_answer(d, "mi300x");
	check_close("nothing waits", answer_value(d, a, "waiting_weights"), 0,
	    0);
	arena_free(arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(streamed),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
