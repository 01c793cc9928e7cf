/*
 * What fits, over tests/guide: bisection against trying every number, and
 * counts worked out by hand in the row's name.
 *
 * long 5
 */
#include <math.h>

#include "base/array.h"
#include "check.h"
#include "search/fitting.h"
#include "search/search.h"
#include "kind/place.h"
#include "fixture.h"

static const struct fitting *
fitting(struct arena *arena, const struct catalog *cat, const char *workload,
    const char *accelerator)
{
	const struct decisions *all = decide_all(arena, cat, 1);
	const struct decision *d = fixture_decision(all, workload, "team");

	return fitting_of(arena, cat, d, fixture_answer(d, accelerator));
}

static const struct fitting_largest *
largest(const struct fitting *f, const char *field)
{
	for (size_t i = 0; i < f->largests; i++)
		if (!strcmp(f->largest[i].reach->field, field))
			return &f->largest[i];
	return NULL;
}

static double
item(const struct fitting *f, const char *title)
{
	for (size_t i = 0; i < f->items; i++)
		if (!strcmp(f->item[i].title, title))
			return f->item[i].bytes;
	return -1;
}

static struct record *
find(const struct record_list *list, const char *id)
{
	for (size_t i = 0; i < list->count; i++)
		if (!strcmp(list->item[i]->id, id))
			return list->item[i];
	return NULL;
}

static struct number *
number_of(const struct record_list *list, const char *id, const char *field)
{
	struct record *r = find(list, id);

	return record_slot(r, record_type_find(r->type, field));
}

static struct word *
word_of(const struct catalog *cat, const char *workload, const char *field)
{
	struct record *r = find(&cat->workloads, workload);

	return record_slot(r, record_type_find(r->type, field));
}

/* Does the workload fit with this in the field? */
static bool
fits_with(struct arena *arena, struct catalog *cat, const char *workload,
    const char *accelerator, const char *field, double value)
{
	struct number *n = number_of(&cat->workloads, workload, field);
	const struct fitting *f;
	double was = n->value;
	struct answer a;
	struct question q;
	double slots[CHAIN_SLOTS];
	struct placement place;

	f = fitting(arena, cat, workload, accelerator);
	n->value = value;
	search_question(&q, cat, (struct workload *)find(&cat->workloads,
	    workload), (struct profile *)find(&cat->profiles, "team"));
	place = f->place;
	place_read(q.kind, q.workload, &place);
	search_place(&q, &place, &a, slots, NULL);
	n->value = was;
	return slots[chain_slot(q.chain, "memory_needed")] <=
	    slots[chain_slot(q.chain, "memory_usable")];
}

static void
by_hand(void **state)
{
	static const struct {
		const char *name, *workload, *field;
		double want;
	} rows[] = {
		/* 1.05 * (254 134 272 + 8 454 144) + 1 GiB; 1.05 * (237 696 000
		 * of activations + 448 000 000 of logits). */
		{ "0.9 * 80 GiB less 1 349 459 661 bytes at 719 980 800 a "
		    "sequence", "tune", "micro_batch", 105 },
		{ "the same, in sequences of 1000 tokens with 2 a pass: the "
		    "context of 4096", "tune", "seq_len", 4096 },
		{ "4096 of context less 50 of output",
		    "chat", "input_len", 4046 },
		{ "0.9 * 80 GiB less 1 GiB, 252 725 248 of weights and "
		    "2 * 100 * (4*1024 + 3*4096) of workspace, at 614 400 "
		    "of cache and 2 * 3 * 32000 of logits a request",
		    "chat", "concurrency", 94220 },
	};
	struct arena *arena;
	const struct catalog *cat = fixture_load(&arena, "tests/guide");

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_close(rows[i].name, largest(fitting(arena, cat,
		    rows[i].workload, "alpha"), rows[i].field)->most,
		    rows[i].want, 0);
	arena_free(arena);
}

/* As many as the accelerator takes together, in powers of two. */
static void
together(void **state)
{
	static const struct {
		const char *name;
		double takes;
		int want;
	} rows[] = {
		{ "by hand: alone", 1, 1 },
		{ "by hand: a pair", 2, 2 },
		{ "by hand: of seven, four", 7, 4 },
		{ "by hand: eight", 8, 8 },
	};
	struct arena *arena;
	const struct catalog *cat = fixture_load(&arena, "tests/guide");
	struct number *takes = number_of(&cat->accelerators, "alpha",
	    "max_count");

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		takes->value = rows[i].takes;
		check_close(rows[i].name, fitting(arena, cat, "chat",
		    "alpha")->most_count, rows[i].want, 0);
	}
	arena_free(arena);
}

/* What the tables of each kind name is there. */
static void
tables(void **state)
{
	(void)state;
	for (size_t i = 0; i < kind_count; i++) {
		const struct kind *k = kinds[i];

		if (k->type->modelless)
			continue;
		assert_in_range(k->item_count, 1, FITTING_ITEMS);
		assert_in_range(k->reach_count, 1, FITTING_LARGEST);
		for (size_t n = 0; n < k->item_count; n++)
			assert_true(!k->items[n].row || chain_slot(
			    kind_chain(k), k->items[n].row) >= 0);
		for (size_t n = 0; n < k->reach_count; n++)
			assert_non_null(record_type_find(k->type,
			    k->reaches[n].field));
		for (size_t n = 0; n < k->lever_count; n++)
			assert_true(k->levers[n].how == LEVER_COUNT ||
			    record_type_find(k->type, k->levers[n].field));
	}
}

static void
items(void **state)
{
	static const char *const workloads[] = { "chat", "tune", "learn" };
	struct arena *arena;
	const struct catalog *cat = fixture_load(&arena, "tests/guide");
	const struct fitting *f = fitting(arena, cat, "chat", "alpha");

	(void)state;
	check_close("126 362 624 parameters of 2 bytes",
	    item(f, "Weights"), 252725248, 0);
	check_close("2 * 4 layers * 2 heads * 128 * 150 tokens * 2 requests "
	    "* 2", item(f, "KV cache"), 1228800, 0);
	check_close("1 GiB", item(f, "Runtime"), 1073741824, 0);
	for (size_t i = 0; i < COUNT(workloads); i++) {
		double bytes = 0, share = 0;

		f = fitting(arena, cat, workloads[i], "alpha");
		for (size_t k = 0; k < f->items; k++) {
			assert_true(f->item[k].bytes >= 0);
			bytes += f->item[k].bytes;
			share += f->item[k].share;
		}
		check_close("items make up the whole", bytes, f->needed,
		    1e-12);
		check_close("shares make up one", share, 1, 1e-12);
	}
	arena_free(arena);
}

/* The largest that fits is where trying one after the other stops. */
static void
brute_force(void **state)
{
	static const struct {
		const char *workload, *accelerator, *field;
	} rows[] = {
		{ "chat", "gamma", "concurrency" },
		{ "tune", "alpha", "micro_batch" },
		{ "tune", "beta", "micro_batch" },
		{ "tune", "delta", "micro_batch" },
		{ "learn", "alpha", "micro_batch" },
		{ "learn", "beta", "seq_len" },
	};
	struct arena *arena;
	struct catalog *cat = fixture_load(&arena, "tests/guide");

	(void)state;
	number_of(&cat->models, "toy", "max_context")->value = 1e5;
	number_of(&cat->accelerators, "gamma", "memory")->value =
	    1.5 * 1073741824;
	for (size_t i = first_of(); i < COUNT(rows); i += one_of()) {
		double most = largest(fitting(arena, cat, rows[i].workload,
		    rows[i].accelerator), rows[i].field)->most, n = 0;

		while (fits_with(arena, cat, rows[i].workload,
		    rows[i].accelerator, rows[i].field, n + 1))
			n += rows[i].field[0] == 's' && n + 512 < most ?
			    512 : 1;
		check_close(rows[i].field, most, n, 0);
	}
	arena_free(arena);
}

/* More memory never lowers what fits, nor raises the count needed. */
static void
monotone(void **state)
{
	static const struct { const char *workload, *field; } rows[] = {
		{ "chat", "concurrency" }, { "chat", "input_len" },
		{ "tune", "micro_batch" }, { "tune", "seq_len" },
		{ "learn", "micro_batch" }, { "learn", "seq_len" },
	};
	struct arena *arena;
	struct catalog *cat = fixture_load(&arena, "tests/guide");
	struct number *memory = number_of(&cat->accelerators, "delta",
	    "memory");

	(void)state;
	number_of(&cat->models, "toy", "max_context")->value = 1e6;
	for (size_t i = first_of(); i < COUNT(rows); i += one_of()) {
		double most = 0, parameters = 0;

		for (double gib = 1; gib <= 256; gib *= 1.5) {
			const struct fitting *f;
			double now;

			memory->value = gib * 1073741824;
			f = fitting(arena, cat, rows[i].workload, "delta");
			now = largest(f, rows[i].field)->most;
			assert_true(now >= most);
			assert_true(f->parameters >= parameters);
			assert_int_equal(f->fits, now >= largest(f,
			    rows[i].field)->asked);
			most = now;
			parameters = f->parameters;
		}
		assert_true(most > 0);
	}
	arena_free(arena);
}

/*
 * By hand: 126 362 624 parameters at 2 + 12 bytes, over n of them; on each
 * 121 634 816 of two gathered layers with their gradients, 131 090 432 of
 * gathered tables, kept states 16 384 000 and logits 896 000 000; a twentieth
 * more for the allocator, and 1 GiB.  Usable are 0.9 * 3.5 GiB,
 * 3 382 286 745.
 */
static void
counts(void **state)
{
	struct arena *arena;
	struct catalog *cat = fixture_load(&arena, "tests/guide");
	struct number *memory = number_of(&cat->accelerators, "delta",
	    "memory");
	const struct fitting *f;

	(void)state;
	f = fitting(arena, cat, "learn", "delta");
	check_int("one of 160 GiB is enough", f->count, 1);
	memory->value = 3.5 * 1073741824;
	f = fitting(arena, cat, "learn", "delta");
	check_int("the largest legal number", f->most_count, 8);
	assert_false(f->fits);
	check_int("4 154 637 107 are over, 3 225 871 820 are not", f->count,
	    2);

	memory->value = 1073741824;
	f = fitting(arena, cat, "learn", "delta");
	check_int("less than the runtime: none is", f->count, 0);
	check_close("nor any model", f->parameters, 0, 0);
	arena_free(arena);
}

static const struct fitting_change *
change(const struct fitting *f, const char *title)
{
	for (size_t i = 0; i < f->changes; i++)
		if (!strcmp(f->change[i].move[0].lever->title, title))
			return &f->change[i];
	return NULL;
}

/* Each change does what it says, and leaves the guide as it was. */
static void
changes(void **state)
{
	struct arena *arena;
	struct catalog *cat = fixture_load(&arena, "tests/guide");
	struct number *memory = number_of(&cat->accelerators, "alpha",
	    "memory");
	const struct fitting *f;
	const struct fitting_change *c;

	(void)state;
	check_int("nothing is tried for what fits", fitting(arena, cat, "tune",
	    "alpha")->changes, 0);
	/* 0.9 * 2.5 GiB: 1 349 459 661 bytes and one sequence of 719 980 800
	 * are under 2 415 919 104, two are over. */
	memory->value = 2.5 * 1073741824;
	f = fitting(arena, cat, "tune", "alpha");
	assert_false(f->fits);
	check_close("two sequences", f->needed, 1349459660.8 + 2 * 719980800.0,
	    1e-12);
	c = change(f, "Sequences of one pass");
	assert_true(c->fits);
	check_text("half of two", c->move[0].to, "1");
	check_close("one sequence", c->needed, 1349459660.8 + 719980800.0,
	    1e-12);
	/* 4 kept states of 2000 * 1024 * 2 bytes in place of 475 392 000,
	 * beside logits that are more than one layer takes. */
	c = change(f, "Recomputation");
	check_close("kept states", c->needed,
	    f->needed - 1.05 * (475392000 - 4 * 2000 * 1024 * 2.0), 1e-12);
	/* Moments of 2.00390625 bytes in place of 8. */
	c = change(f, "Optimizer");
	check_close("704 512 adapters", c->needed,
	    f->needed - 1.05 * 704512 * (8 - 2.00390625), 1e-12);
	c = change(f, "Method");
	check_text("from", c->move[0].from, "lora");
	check_text("to", c->move[0].to, "qlora");
	/* Adapters are whole on each of them: ZeRO stage 0. */
	c = change(f, "Accelerators");
	assert_false(c->fits);
	check_close("no sharding", c->needed, f->needed, 0);
	assert_non_null(f->cheapest);
	assert_true(f->cheapest->fits);
	for (size_t i = 0; i < f->changes; i++)
		if (f->change[i].fits && f->change[i].priced &&
		    f->change[i].move[0].lever->how != LEVER_LESS)
			assert_true(f->cheapest->cost <= f->change[i].cost);
	check_text("the guide is as it was", word_of(cat, "tune",
	    "method")->text, "lora");
	check_text("and so", word_of(cat, "tune", "recompute")->text, "none");
	arena_free(arena);
}

/*
 * 0.9 * 2 GiB, 1 932 735 283 bytes: 1 349 459 661 and two sequences are over,
 * and so is each single change that asks for no less.  Of one sequence, every
 * second matrix keeps 4 * 2000 * (4 * 1024 + 256 + 4096) bytes beside
 * 448 000 000 of logits.
 */
static void
pairs(void **state)
{
	struct arena *arena;
	struct catalog *cat = fixture_load(&arena, "tests/guide");
	const struct fitting *f;
	size_t found = 0;

	(void)state;
	number_of(&cat->accelerators, "alpha", "memory")->value =
	    2.0 * 1073741824;
	f = fitting(arena, cat, "tune", "alpha");
	assert_false(f->fits);
	for (size_t i = 0; i < f->changes; i++) {
		const struct fitting_change *c = &f->change[i];

		assert_true(!c->fits || c->moves == 2 ||
		    c->move[0].lever->how == LEVER_LESS);
		if (strcmp(fitting_change_says(arena, c), "Recomputation: "
		    "selective for none and Sequences of one pass: 1 for 2"))
			continue;
		found++;
		assert_true(c->fits);
		check_close("recomputed, and half of it", c->needed,
		    1349459660.8 + 1.05 * 515584000, 1e-12);
	}
	check_int("the pair was tried", found, 1);
	check_int("two are needed", f->cheapest->moves, 2);
	arena_free(arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(by_hand),
		cmocka_unit_test(together),
		cmocka_unit_test(tables),
		cmocka_unit_test(items),
		cmocka_unit_test(brute_force),
		cmocka_unit_test(monotone),
		cmocka_unit_test(counts),
		cmocka_unit_test(changes),
		cmocka_unit_test(pairs),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
