/* What lies in the host's memory: bounds that nothing goes below. */
#include "check.h"

#include "search/search.h"
#include "fixture.h"

/* A 70B model for one person, on one accelerator. */
struct alone {
	struct arena *arena;
	struct catalog *catalog;
	struct record *workload;
	struct word *offload;
	const struct decision *decision;
};

static struct alone
alone_open(void)
{
	struct alone o = { 0 };
	struct record *w;
	struct number *most;

	o.catalog = fixture_load(&o.arena, ".");
	w = o.workload = (struct record *)(uintptr_t)catalog_find(
	    &o.catalog->workloads, "one-user-70b");
	o.offload = record_slot(w, record_type_find(w->type, "offload"));
	most = record_slot(w, record_type_find(w->type, "max_count"));
	most->value = 1;
	most->fact.given = true;
	return o;
}

/* What comes out on the accelerator with that offloaded, or nothing. */
static const struct answer *
alone_on(struct alone *o, const char *offload, const char *accelerator)
{
	if (offload) {
		o->offload->text = offload;
		o->offload->fact.given = true;
	}
	o->decision = fixture_decision(decide_workload(o->arena, o->catalog,
	    (const struct workload *)o->workload, NULL, 2), "one-user-70b",
	    "startup");
	return fixture_answer(o->decision, accelerator);
}

/*
 * Llama 3.1 70B in 16 bits, 141 GB, on one card of 24 GB whose bus carries
 * 16 * 16 Gbit/s * 128 / 130 = 31.5 GB/s one way.
 */
static void
streamed(void **state)
{
	struct alone o = alone_open();
	const struct answer *a = alone_on(&o, NULL, "l4");
	const struct decision *d;

	(void)state;
	assert_int_equal(a->reject, REJECT_LIMIT);
	assert_string_equal(a->limit->name, "memory");
	a = alone_on(&o, "weights", "l4");
	d = o.decision;
	check_close("what fits for sure is used", answer_value(d, a,
	    "memory_needed"), answer_value(d, a, "memory_safe"), 1e-9);
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
	arena_free(o.arena);
}

/*
 * The same card, with the cache in the host's memory as well: 80 layers of
 * which two stay, and parts of what is needed that no part exceeds.
 */
static void
both(void **state)
{
	static const char *const parts[] = { "weights_held", "cache_kept",
		"working_live", "head_wide", "runtime_overhead" };
	struct alone o = alone_open();
	struct number *input = record_slot(o.workload, record_type_find(
	    o.workload->type, "input_len"));
	const struct answer *a;
	const struct decision *d;
	double sum = 0;

	(void)state;
	input->value = 100000;
	a = alone_on(&o, "both", "l4");
	d = o.decision;
	assert_true(answer_value(d, a, "waiting_cache") > 0);
	check_close("two of 80 layers stay", answer_value(d, a, "cache_kept"),
	    answer_value(d, a, "cache_live") / 40, 1e-9);
	check_close("what waits is in the host",
	    answer_value(d, a, "host_taken"),
	    answer_value(d, a, "waiting_weights") +
	    answer_value(d, a, "waiting_cache"), 1e-12);
	for (size_t i = 0; i < sizeof(parts) / sizeof(parts[0]); i++)
		sum += answer_value(d, a, parts[i]);
	check_close("parts of what is needed", sum,
	    answer_value(d, a, "memory_needed"), 1e-12);
	assert_true(answer_value(d, a, "tpot") > (answer_value(d, a,
	    "waiting_weights") + answer_value(d, a, "waiting_cache")) /
	    31.5e9);
	assert_string_equal(a->bound->title, "link to the host");
	arena_free(o.arena);
}

/* A host of eight cards is left with 1 GB for each. */
static void
shrink(struct catalog *cat, const char *id)
{
	struct record *h = (struct record *)(uintptr_t)catalog_find(
	    &cat->hosts, id);
	struct number *memory = record_slot(h, record_type_find(h->type,
	    "memory"));

	memory->value = 8 * 1e9;
}

/* What does not fit in the host's memory is no answer: tens of GB of weights
 * wait for a card whose part of its host is 1. */
static void
host_full(void **state)
{
	struct alone o = alone_open();
	const struct answer *a;

	(void)state;
	shrink(o.catalog, "g6-48xlarge");
	shrink(o.catalog, "g2-standard-96");
	a = alone_on(&o, "weights", "l4");
	assert_int_equal(a->reject, REJECT_LIMIT);
	assert_string_equal(a->limit->name, "host_memory");
	check_close("by hand: an eighth of it", answer_value(o.decision, a,
	    "host_room"), 1e9, 1e-12);
	arena_free(o.arena);
}

/* The same of training: 8 B parameters with a master and two moments of 4
 * bytes each leave 96 GB in the host. */
static void
host_full_in_training(void **state)
{
	struct arena *arena;
	struct catalog *cat = fixture_load(&arena, ".");
	const struct record *w = catalog_find(&cat->workloads,
	    "finetune-full-8b-offload");
	const struct decision *d;
	const struct answer *a;

	(void)state;
	shrink(cat, "g4-standard-384");
	d = fixture_decision(decide_workload(arena, cat,
	    (const struct workload *)w, NULL, 2), w->id, "student");
	a = fixture_answer(d, "rtx-pro-6000-blackwell-server");
	assert_int_equal(a->reject, REJECT_LIMIT);
	assert_string_equal(a->limit->name, "host_memory");
	assert_true(answer_value(d, a, "host_taken") > 12 * 8.0e9);
	arena_free(arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(streamed),
		cmocka_unit_test(both),
		cmocka_unit_test(host_full),
		cmocka_unit_test(host_full_in_training),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
