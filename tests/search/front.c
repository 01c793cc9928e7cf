/*
 * The front that a search keeps, against all candidates compared two by two;
 * and decisions under a policy against a plain walk of the candidates.
 *
 * long 2
 */
#include <math.h>
#include "check.h"

#include "base/array.h"
#include "catalog/tested.h"
#include "search/accept.h"
#include "search/block.h"
#include "search/search.h"
#include "fixture.h"
#include "kind/place.h"

/* Every candidate that keeps its limits. */
struct all {
	struct point *item;
	size_t count, cap;
	struct arena *arena;
};

static void
add(struct all *all, const struct answer *a)
{
	if (all->count == all->cap) {
		size_t cap = all->cap ? 2 * all->cap : 256;

		all->item = arena_grow(all->arena, all->item,
		    all->count * sizeof(*all->item), cap *
		    sizeof(*all->item));
		all->cap = cap;
	}
	all->item[all->count].place = a->place;
	memcpy(all->item[all->count++].goal, a->goal, sizeof(a->goal));
}

static void
add_offers(struct all *all, const struct question *q, struct placement p)
{
	const struct record_list *l = &q->catalog->offers;

	for (size_t i = 0; i < l->count; i++) {
		struct answer a;

		p.offer = (const struct offer *)l->item[i];
		if (strcmp(p.offer->accelerator.text,
		    p.accelerator->head.id) != 0 || !accept_offer(q, p.offer) ||
		    !offer_holds(q->kind, p.offer, &p))
			continue;
		search_place(q, &p, &a, NULL, NULL);
		if (a.reject == REJECT_NONE)
			add(all, &a);
	}
}

static void
walk(struct all *all, const struct question *q, const struct accelerator *x)
{
	struct placement p = { .accelerator = x };
	const struct format *format[FORMAT_MOST];
	size_t n = kind_formats(q->kind, q->workload, format);
	struct places s;

	p.stack = q->stacks.name[0];
	p.calibration = kind_calibration(q->catalog, q->workload, x,
	    p.stack);
	if (accept_accelerator(q, x) || !(p.calibration ||
	    q->kind->uncalibrated))
		return;
	for (size_t i = 0; i < n; i++) {
		p.weight_format = format[i];
		if (q->kind->illegal(q->workload, &p))
			continue;
		for (p.count = 1; p.count <= search_max_count(q, x);
		    p.count *= 2)
			for (bool more = place_first(&s, q->kind,
			    q->workload, &p); more; more = place_next(&s,
			    &p))
				if (!q->kind->misplaced ||
				    !q->kind->misplaced(q->model,
				    q->workload, &p))
					add_offers(all, q, p);
	}
}

static bool
covers(const double *a, const double *b, unsigned goals)
{
	for (int g = 0; g < GOAL_COUNT; g++)
		if (goals & 1u << g && a[g] > b[g])
			return false;
	return true;
}

static bool
beaten(const struct all *all, const double *goal, unsigned goals)
{
	for (size_t i = 0; i < all->count; i++)
		if (covers(all->item[i].goal, goal, goals) &&
		    !covers(goal, all->item[i].goal, goals))
			return true;
	return false;
}

static bool
holds(const struct point *p, size_t n, const double *goal)
{
	for (size_t i = 0; i < n; i++)
		if (covers(p[i].goal, goal, FRONT_SHOWN) && covers(goal,
		    p[i].goal, FRONT_SHOWN))
			return true;
	return false;
}

/* The same accelerators, within half a percent of cost and time? */
static bool
alike(const struct point *a, const struct point *b)
{
	return a->place.accelerator == b->place.accelerator &&
	    a->place.count == b->place.count &&
	    a->place.offer == b->place.offer &&
	    fabs(a->goal[GOAL_cost] / b->goal[GOAL_cost] - 1) <= 0.0051 &&
	    fabs(a->goal[GOAL_time] / b->goal[GOAL_time] - 1) <= 0.0051;
}

static bool
says(const struct point *p, size_t n, const struct point *x)
{
	for (size_t i = 0; i < n; i++)
		if (alike(&p[i], x))
			return true;
	return holds(p, n, x->goal);
}

/* The same points: none beaten, none that nothing like it stands for, none
 * twice. */
static size_t
same_front(const struct all *all, const struct point *p, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		assert_false(beaten(all, p[i].goal, FRONT_SHOWN));
		assert_false(holds(p, i, p[i].goal));
	}
	for (size_t i = 0; i < all->count; i++)
		if (!beaten(all, all->item[i].goal, FRONT_SHOWN))
			assert_true(says(p, n, &all->item[i]));
	return n;
}

static struct all
candidates(struct arena *arena, const struct catalog *cat,
    const struct decision *d)
{
	struct all all = { .arena = arena };
	struct question q;

	search_question(&q, cat, d->workload, d->profile);
	q.ranking = d->ranking;
	for (size_t i = 0; i < cat->accelerators.count; i++)
		walk(&all, &q, (const struct accelerator *)
		    cat->accelerators.item[i]);
	return all;
}

static void
brute_force(void **state)
{
	struct arena *arena;
	const struct catalog *cat = fixture_load(&arena, "tests/guide");
	const struct decisions *d;
	size_t seen = 0, points = 0;

	(void)state;
	for (size_t i = 0; i < cat->workloads.count; i++)
		fixture_open_axes((struct workload *)cat->workloads.item[i]);
	d = decide_all(arena, cat, 1);
	for (size_t i = 0; i < d->count; i++) {
		const struct decision *one = &d->item[i];
		struct all all = candidates(arena, cat, one);

		points += same_front(&all, one->front, one->front_count);
		for (size_t k = 0; k < one->ranked_count; k++)
			assert_int_equal(one->ranked[k].front, !beaten(&all,
			    one->ranked[k].goal, FRONT_SHOWN));
		for (size_t k = 1; k < one->front_count; k++)
			assert_true(one->front[k - 1].goal[GOAL_cost] <=
			    one->front[k].goal[GOAL_cost]);
		seen += all.count;
	}
	assert_true(seen > 500);
	assert_true(points > 20);
	arena_free(arena);
}

static void
set(struct number *n, double value)
{
	n->value = value;
	n->fact.given = true;
}

/* One accelerator's best is that of its own candidates, as if no other were
 * sold; the first stands among all. */
static void
is_best_of(const struct answer *best, const struct accelerator *x,
    const struct decision *d, const struct all *all, struct point *own)
{
	struct ranking o = d->ranking;
	size_t count = 0;

	for (size_t i = 0; i < all->count; i++)
		if (all->item[i].place.accelerator == x)
			own[count++] = all->item[i];
	if (!count)
		return;
	if (x != d->ranked[0].place.accelerator)
		ranking_settle(&o, own, count);
	for (size_t i = 0; i < count; i++)
		assert_true(ranking_compare(&o, best->goal, own[i].goal) <= 0);
}

/* The first is the best of all candidates, and each other one the best of its
 * own accelerator. */
static void
is_best(struct arena *arena, const struct catalog *cat,
    const struct decision *d, const struct all *all)
{
	struct point *own = arena_array(arena, all->count, sizeof(*own));

	for (size_t i = 0; i < all->count; i++)
		assert_true(ranking_compare(&d->ranking, d->ranked[0].goal,
		    all->item[i].goal) <= 0);
	for (size_t i = 0; i < cat->accelerators.count; i++) {
		const struct accelerator *x = (const struct accelerator *)
		    cat->accelerators.item[i];

		is_best_of(decide_accelerator(arena, cat, d, x, NULL), x, d,
		    all, own);
	}
	assert_false(beaten(all, d->ranked[0].goal,
	    ranking_looks(&d->ranking)));
}

static void
policies(void **state)
{
	static const struct word names[] = { { .text = "cost" },
		{ .text = "time" }, { .text = "memory" } };
	struct policy p[4] = { 0 };
	struct arena *arena;
	const struct catalog *cat = fixture_load(&arena, "tests/guide");
	size_t changed = 0;

	(void)state;
	p[0].goals = (struct words){ names, 3, { .given = true } };
	set(&p[0].within_cost, 0.3);
	set(&p[0].within_time, 0.1);
	p[1].goals = (struct words){ &names[1], 1, { .given = true } };
	set(&p[2].weight_cost, 1);
	set(&p[2].weight_time, 1);
	set(&p[2].weight_energy, 1);
	set(&p[3].weight_memory, 1);
	for (size_t i = 0; i < cat->workloads.count; i++)
		fixture_open_axes((struct workload *)cat->workloads.item[i]);
	for (int i = 0; i < 4; i++) {
		const struct whom whom = { NULL, NULL, &p[i], false };
		const struct decisions *d = decide_for(arena, cat, whom, 1);
		const struct decisions *plain = decide_all(arena, cat, 1);

		for (size_t k = 0; k < d->count; k++) {
			struct all all;

			if (!d->item[k].ranked_count ||
			    d->item[k].kind->worth)
				continue;
			all = candidates(arena, cat, &d->item[k]);
			is_best(arena, cat, &d->item[k], &all);
			changed += strcmp(d->item[k].ranked[0].id,
			    plain->item[k].ranked[0].id) != 0;
		}
	}
	assert_true(changed > 3);
	arena_free(arena);
}

/* Risk is worked out of lanes that several offers share: the best is still that
 * of a plain walk, where it is worked out of each candidate by itself. */
static void
risk(void **state)
{
	static const struct word names[] = { { .text = "risk" },
		{ .text = "cost" } };
	struct policy policy = { .goals = { names, 2, { .given = true } } };
	struct tested unseen[] = { { .kind.text = "serve" },
		{ .kind.text = "pretrain" }, { .kind.text = "finetune" } };
	struct record *of[COUNT(unseen)];
	struct arena *arena;
	struct catalog *cat = (struct catalog *)fixture_load(&arena,
	    "tests/guide");
	const struct whom whom = { NULL, NULL, &policy, false };
	const struct decisions *d;
	size_t risky = 0;

	(void)state;
	for (size_t i = 0; i < COUNT(unseen); i++) {
		unseen[i].software.text = "unseen";
		set(&unseen[i].median, 0.2);
		set(&unseen[i].p90, 0.5);
		of[i] = &unseen[i].head;
	}
	cat->tests = (struct record_list){ .item = of,
		.count = COUNT(unseen) };
	tested_sort(cat, arena);
	for (size_t i = 0; i < cat->workloads.count; i++)
		fixture_open_axes((struct workload *)cat->workloads.item[i]);
	d = decide_for(arena, cat, whom, 1);
	for (size_t k = 0; k < d->count; k++) {
		const struct decision *one = &d->item[k];
		struct all all;

		if (!one->ranked_count || one->kind->worth)
			continue;
		all = candidates(arena, cat, one);
		is_best(arena, cat, one, &all);
		for (size_t i = 0; i < all.count; i++)
			risky += all.item[i].goal[GOAL_risk] > 1.001;
	}
	assert_true(risky > 50);
	arena_free(arena);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(brute_force),
		cmocka_unit_test(policies),
		cmocka_unit_test(risk),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
