/* Slices: accelerators cut from others, and what they may be chosen for. */
#include "check.h"

#include "base/array.h"
#include "search/accept.h"
#include "search/search.h"
#include "search/slicing.h"
#include "fixture.h"
#include "kind/slice.h"

static const double GIB = 1073741824;

/* The facts of a slice are shares of the whole's. */
static void
parts(void **state)
{
	struct arena *arena;
	const struct catalog *cat = fixture_load(&arena, ".");
	const struct accelerator *a = slice_find(cat,
	    "h100-sxm5-80gb-2g.20gb");

	(void)state;
	assert_non_null(a);
	assert_string_equal(a->slice->accelerator.text, "h100-sxm5-80gb");
	check_close("MIG guide: 2/8 of 3.35 TB/s", a->memory_bandwidth.value,
	    837.5e9, 1e-15);
	check_close("nvidia-smi: 32 SMs of 132, of 989.4 TFLOP/s",
	    rates_find(&a->dense, FORMAT_bf16)->number.value,
	    989.4e12 * 32 / 132, 1e-15);
	check_close("nvidia-smi: 19.62 GiB", a->memory.value, 19.62 * GIB,
	    1e-15);
	check_close("by hand: 2/7 of 700 W", a->power.value, 200, 1e-15);
	check_close("MIG guide: no peer to peer", a->max_count.value, 1, 0);
	assert_null(slice_find(cat, "h100-sxm5-80gb")->slice);
	assert_null(slice_find(cat, "h100-sxm5-80gb-9g.90gb"));
	arena_free(arena);
}

static size_t
slices_ranked(const struct decision *d)
{
	size_t n = 0;

	for (size_t i = 0; i < d->ranked_count; i++)
		n += d->ranked[i].place.accelerator->slice != NULL;
	return n;
}

static const struct decision *
decide(struct arena *arena, const struct catalog *cat)
{
	return fixture_decision(decide_workload(arena, cat,
	    (const struct workload *)catalog_find(&cat->workloads, "chat-8b"),
	    NULL, 2), "chat-8b", "startup");
}

static void *
change(const struct record_list *list, const char *id)
{
	return (void *)(uintptr_t)catalog_find(list, id);
}

static double
row(const struct answer *a, const char *name)
{
	return a->value[chain_slot(chain_find("serve"), name)];
}

/* A profile is decided over slices where it says so. */
static void
chosen(void **state)
{
	struct arena *arena;
	struct catalog *cat = fixture_load(&arena, ".");
	struct profile *p = change(&cat->profiles, "startup");
	struct word rented = { "on_demand", { .given = true } };
	const struct answer *whole, *part;

	(void)state;
	assert_int_equal(slices_ranked(decide(arena, cat)), 0);
	p->slices.on = true;
	p->tiers = (struct words){ &rented, 1, { .given = true } };
	assert_true(slices_ranked(decide(arena, cat)) > 4);
	whole = fixture_answer(decide(arena, cat), "h100-sxm5-80gb");
	part = fixture_answer(decide(arena, cat), "h100-sxm5-80gb-1g.20gb");
	assert_int_equal(part->reject, REJECT_NONE);
	assert_int_equal(part->place.count, 1);
	check_close("by hand: four of them share the price",
	    part->place.offer->price.value,
	    whole->place.offer->price.value / 4, 1e-15);
	assert_true(part->time > whole->time);
	arena_free(arena);
}

/* What is told to hold it does, and nothing smaller does. */
static void
smallest(void **state)
{
	struct arena *arena;
	const struct catalog *cat = fixture_load(&arena, ".");
	const struct decision *d = decide(arena, cat);
	const struct slicing *s = slicing_of(arena, cat, d,
	    slice_find(cat, "h100-sxm5-80gb"));
	const struct answer *whole = fixture_answer(d, "h100-sxm5-80gb");

	(void)state;
	assert_int_equal(s->count, 5);
	assert_non_null(s->smallest);
	for (const struct answer *a = s->answer; a < s->smallest; a++)
		assert_int_equal(a->reject, REJECT_LIMIT);
	assert_string_equal(s->smallest->place.accelerator->slice->name.text,
	    "1g.20gb");
	check_close("the same bytes as on the whole", answer_value(d,
	    s->smallest, "memory_needed"), answer_value(d, whole,
	    "memory_needed"), 1e-15);
	assert_null(slicing_of(arena, cat, d, slice_find(cat, "l4")));
	arena_free(arena);
}

/* Half of the card alpha of tests/guide. */
static const struct accelerator *
halve(struct arena *arena, struct catalog *cat, struct accelerator *alpha)
{
	static struct slice s;
	const struct record_type *type = record_types;

	while (strcmp(type->verb, "slice") != 0)
		type++;
	s = (struct slice){ .head = { .id = "alpha-half", .type = type },
		.name.text = "half", .accelerator.text = "alpha",
		.memory = alpha->memory,
		.memory_share = { .value = 0.5, .fact.given = true },
		.compute_share = { .value = 0.5, .fact.given = true },
		.instances = { .value = 2, .fact.given = true } };
	ARRAY_ADD(arena, &cat->slices, &s.head);
	slices_cut(arena, cat);
	return slice_find(cat, "alpha-half");
}

/* Alpha is sold at 31000 USD, in a machine, and stands in a dear room. */
static void
sell(const struct catalog *cat)
{
	struct facility *f = change(&cat->facilities, "room");

	for (size_t i = 0; i < cat->offers.count; i++) {
		struct offer *o = (struct offer *)cat->offers.item[i];

		if (strcmp(o->accelerator.text, "alpha") != 0 ||
		    !o->purchase.fact.given)
			continue;
		o->unit.text = "instance";
		o->purchase.value = 31000;
	}
	f->host_share = (struct number){ 0.5, { .given = true } };
	f->network_share = (struct number){ 1000, { .given = true } };
	f->licences = (struct number){ 0.002, { .given = true } };
	f->accelerators_per_person = (struct number){ 100,
		{ .given = true } };
}

/* Two halves are bought, kept and powered as one card. */
static void
bought(void **state)
{
	struct arena *arena;
	struct catalog *cat = fixture_load(&arena, "tests/guide");
	struct profile *owner = change(&cat->profiles, "owner");
	struct accelerator *alpha = change(&cat->accelerators, "alpha");
	struct word tier = { "purchase", { .given = true } };
	const struct accelerator *half;
	const struct answer *a;
	struct question q = { .catalog = cat, .profile = owner,
		.workload = change(&cat->workloads, "chat"), .slices = true };
	const struct whom whom = { q.workload, owner, NULL, false };

	(void)state;
	sell(cat);
	half = halve(arena, cat, alpha);
	owner->tiers = (struct words){ &tier, 1, { .given = true } };
	a = decide_accelerator(arena, cat,
	    decide_for(arena, cat, whom, 1)->item, half, NULL);
	assert_non_null(a->place.offer);
	check_close("half of 31000 USD", row(a, "purchase"), 15500, 1e-15);
	check_close("the host is in the price", row(a, "host_share"), 0, 0);
	check_close("half of 1000 USD", row(a, "network_share"), 500, 1e-15);
	check_close("half of 0.002 USD/s", row(a, "licences"), 0.001, 1e-15);
	check_close("100 cards are 200 halves", row(a,
	    "accelerators_per_person"), 200, 1e-15);
	check_close("15500 and 500 USD", row(a, "usd_at_once"), 16000,
	    1e-12);
	/* A place for 400 W takes no card of 700 W, and no part of it. */
	alpha->power.value = 700;
	owner->max_power = (struct number){ 400, { .given = true } };
	assert_non_null(accept_accelerator(&q, half));
	owner->max_power.value = 700;
	assert_null(accept_accelerator(&q, half));
	arena_free(arena);
}

/* Three halves are two cards, to who counts, feeds and holds cards. */
static void
filled(void **state)
{
	struct arena *arena;
	struct catalog *cat = fixture_load(&arena, "tests/guide");
	struct profile *p = change(&cat->profiles, "owner");
	struct accelerator *alpha = change(&cat->accelerators, "alpha");
	struct workload *w = change(&cat->workloads, "chat");
	const struct accelerator *half;
	const struct answer *a;
	const struct whom whom = { w, p, NULL, false };
	struct number *rate = record_slot(&w->head,
	    record_type_find(w->head.type, "request_rate"));

	(void)state;
	half = halve(arena, cat, alpha);
	p->max_accelerators = (struct number){ 2, { .given = true } };
	a = decide_accelerator(arena, cat,
	    decide_for(arena, cat, whom, 1)->item, half, NULL);
	*rate = (struct number){ 2.5 * row(a, "request_capacity"),
		{ .given = true } };
	a = decide_accelerator(arena, cat,
	    decide_for(arena, cat, whom, 1)->item, half, NULL);
	assert_int_equal(a->reject, REJECT_NONE);
	check_close("three are needed", row(a, "accelerators"), 3, 0);
	check_close("of two cards", row(a, "cards"), 2, 0);
	check_close("a copy is in one card", row(a, "machine_cards"), 1, 0);
	check_close("which draws what the whole does, and the rest",
	    row(a, "machine_power"), alpha->power.value +
	    row(a, "rest_power"), 1e-15);
	p->max_accelerators.value = 1;
	a = decide_accelerator(arena, cat,
	    decide_for(arena, cat, whom, 1)->item, half, NULL);
	assert_int_equal(a->reject, REJECT_LIMIT);
	assert_string_equal(a->limit->name, "accelerators");
	check_close("needs two cards", a->need, 2, 0);
	check_close("has one", a->have, 1, 0);
	arena_free(arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(parts),
		cmocka_unit_test(chosen),
		cmocka_unit_test(filled),
		cmocka_unit_test(smallest),
		cmocka_unit_test(bought),
		cmocka_unit_test(filled),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
