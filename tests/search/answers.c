/*
 * Answers over tests/guide, whose numbers are round: every expected value is
 * worked out by hand in the row's name.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/array.h"
#include "check.h"
#include "fixture.h"

static void
by_hand(void **state)
{
	static const struct {
		const char *name, *workload, *accelerator, *row;
		double want;
	} rows[] = {
		{ "126 362 624 parameters of 2 bytes",
		    "chat", "alpha", "weights", 252725248 },
		{ "2 * 4 layers * 2 heads * 128 * 150 tokens * 2 requests * 2",
		    "chat", "alpha", "kv_cache", 1228800 },
		{ "0.9 of 80 GiB",
		    "chat", "alpha", "memory_usable", 77309411328.0 },
		{ "(126 362 624 - 32 768 000) * 2 + 2*4*2*128*125*2*2",
		    "chat", "alpha", "decode_bytes", 188213248 },
		{ "188 213 248 bytes at 0.8 * 1000 GB/s, of which 121 653 248 "
		    "are of layers: hypot(152.06656, 1.21634816) us of those",
		    "chat", "alpha", "tpot", 2.352714246e-4 },
		{ "2 * (60 817 408 * 100 + 32 768 000) + 4 * 4*8*128 * 100 * "
		    "50.5",
		    "chat", "alpha", "prefill_flops", 12311756800.0 },
		{ "hypot(152.06656, 60.817408) us of layers, 65 536 000 bytes "
		    "of the head, attention's 82 739 200 at 200 TFLOP/s",
		    "chat", "alpha", "ttft", 2.461109709e-4 },
		{ "prompts together: 2 / (2.77476093e-4 + 49 * 2.35271425e-4)",
		    "chat", "alpha", "request_capacity", 169.40860282 },
		{ "one at 2 USD; eight are sold together at 18",
		    "chat", "alpha", "usd_per_h", 2.0 / 3600 },
		{ "2 USD an hour for 100 hours",
		    "chat", "alpha", "usd_per_month", 200 },
		{ "rank 8 * 4 layers * (4*1024 + 2*1024 + 2*256 + 3*5120)",
		    "tune", "alpha", "adapter_parameters", 704512 },
		{ "704 512 * 12 bytes of masters and Adam",
		    "tune", "alpha", "optimizer", 8454144 },
		{ "704 512 * 2", "tune", "alpha", "gradients", 1409024 },
		{ "252 725 248 + 704 512 * 2",
		    "tune", "alpha", "weights", 254134272 },
		{ "2 sequences of 1000",
		    "tune", "alpha", "micro_tokens", 2000 },
		/* attention 2*1024 + 2*256 + 2*8, norms 4*1024, MLP 3*4096,
		 * inputs of adapters 1.5 * (3*1024 + 4096) */
		{ "2 * 2000 * 29712 * 4",
		    "tune", "alpha", "pass_activations", 475392000 },
		{ "14 * 2000 * 32000",
		    "tune", "alpha", "logits", 896000000 },
	};
	struct arena *arena;
	const struct catalog *cat = fixture_load(&arena, "tests/guide");
	const struct decisions *all = decide_all(arena, cat, 1);

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		const struct decision *d = fixture_decision(all,
		    rows[i].workload, "team");

		check_close(rows[i].name, answer_value(d, fixture_answer(d,
		    rows[i].accelerator), rows[i].row), rows[i].want, 1e-7);
	}
	arena_free(arena);
}

/* Beta costs 0.8 at half the speed of alpha at 2: it wins; gamma is alpha
 * slower and dearer; delta has no price. */
static void
ranking(void **state)
{
	static const char *const order[] = { "beta", "alpha", "gamma" };
	struct arena *arena;
	const struct catalog *cat = fixture_load(&arena, "tests/guide");
	const struct decisions *all = decide_all(arena, cat, 1);
	const struct decision *d = fixture_decision(all, "chat", "team");

	(void)state;
	assert_int_equal(d->ranked_count, COUNT(order));
	for (size_t i = 0; i < COUNT(order); i++)
		assert_string_equal(
		    d->ranked[i].place.accelerator->head.id, order[i]);
	assert_int_equal(d->rejected_count, 1);
	assert_int_equal(d->rejected[0].reject, REJECT_OFFER);
	assert_true(d->ranked[0].front);
	assert_true(d->ranked[1].front);
	assert_false(d->ranked[2].front);
	assert_string_equal(d->ranked[0].bound->title, "memory bandwidth");
	arena_free(arena);
}

static void
profiles(void **state)
{
	struct arena *arena;
	const struct catalog *cat = fixture_load(&arena, "tests/guide");
	const struct decisions *all = decide_all(arena, cat, 1);
	const struct decision *d = fixture_decision(all, "chat", "cautious");

	(void)state;
	/* The spot price of 1 USD keeps 100 hours under 150 USD. */
	assert_int_equal(d->ranked_count, 1);
	assert_string_equal(d->ranked[0].place.accelerator->head.id, "alpha");
	assert_string_equal(d->ranked[0].place.offer->tier.text, "spot");
	assert_string_equal(d->ranked[0].limit->name, "budget");
	check_close("50 of 150 USD are left", answer_headroom(&d->ranked[0]),
	    1.0 / 3, 1e-12);
	assert_int_equal(fixture_answer(d, "beta")->reject, REJECT_SEGMENT);
	/* 2.5 USD for 100 hours is over by 100 USD. */
	assert_int_equal(fixture_answer(d, "gamma")->reject, REJECT_LIMIT);
	assert_string_equal(answer_reason(arena, decision_phrases(d),
	    fixture_answer(d, "gamma")),
	    "cost per month: needs $250, has $150, short by $100");
	arena_free(arena);
}

static void
same_answer(const struct answer *a, const struct answer *b)
{
	assert_string_equal(a->id, b->id);
	assert_memory_equal(&a->objective, &b->objective, sizeof(double));
	assert_memory_equal(&a->time, &b->time, sizeof(double));
	assert_int_equal(a->front, b->front);
}

static void
any_number_of_threads(void **state)
{
	struct arena *arena;
	const struct catalog *cat = fixture_load(&arena, "tests/guide");
	const struct decisions *one = decide_all(arena, cat, 1);

	(void)state;
	for (int jobs = 2 + (int)first_of(); jobs <= 5;
	    jobs += (int)one_of()) {
		const struct decisions *n = decide_all(arena, cat, jobs);

		assert_int_equal(n->count, one->count);
		for (size_t i = 0; i < n->count; i++) {
			const struct decision *a = &one->item[i];
			const struct decision *b = &n->item[i];

			assert_int_equal(a->ranked_count, b->ranked_count);
			assert_int_equal(a->candidates, b->candidates);
			assert_int_equal(a->fitting, b->fitting);
			for (size_t j = 0; j < a->ranked_count; j++)
				same_answer(&a->ranked[j], &b->ranked[j]);
			for (size_t j = 0; j < a->rejected_count; j++)
				same_answer(&a->rejected[j], &b->rejected[j]);
		}
	}
	arena_free(arena);
}

/* Every price times three: costs triple, the order stays. */
static void
scaled_prices(void **state)
{
	struct arena *arena;
	struct catalog *cat = fixture_load(&arena, "tests/guide");
	const struct decisions *before = decide_all(arena, cat, 1);
	const struct decisions *after;

	(void)state;
	for (size_t i = 0; i < cat->offers.count; i++)
		((struct offer *)cat->offers.item[i])->price.value *= 3;
	after = decide_all(arena, cat, 1);
	for (size_t i = 0; i < before->count; i++) {
		const struct decision *a = &before->item[i];
		const struct decision *b = &after->item[i];

		if (a->kind->worth || a->profile->budget_per_month.fact.given)
			continue;
		assert_int_equal(a->ranked_count, b->ranked_count);
		for (size_t j = 0; j < a->ranked_count; j++) {
			assert_string_equal(a->ranked[j].id, b->ranked[j].id);
			check_close("tripled", b->ranked[j].objective,
			    3 * a->ranked[j].objective, 1e-12);
		}
	}
	arena_free(arena);
}

/* A bound of any size ends the doubling, and the first ones still count. */
static void
unbounded_counts(void **state)
{
	struct arena *arena;
	struct catalog *cat = fixture_load(&arena, "tests/guide");
	const struct decisions *all;

	(void)state;
	for (size_t i = 0; i < cat->workloads.count; i++)
		((struct workload *)cat->workloads.item[i])->max_count =
		    (struct number){ 1e15, { .given = true } };
	for (size_t i = 0; i < cat->accelerators.count; i++)
		((struct accelerator *)cat->accelerators.item[i])->max_count =
		    (struct number){ 1e15, { .given = true } };
	all = decide_all(arena, cat, 1);
	assert_string_equal(fixture_decision(all, "chat", "team")->ranked[0]
	    .place.accelerator->head.id, "beta");
	arena_free(arena);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(by_hand),
		cmocka_unit_test(ranking),
		cmocka_unit_test(profiles),
		cmocka_unit_test(any_number_of_threads),
		cmocka_unit_test(scaled_prices),
		cmocka_unit_test(unbounded_counts),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
