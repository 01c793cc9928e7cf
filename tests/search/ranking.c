/* The comparison of answers, on points made by hand and by chance. */
#include "check.h"

#include <string.h>

#include "base/arena.h"
#include "catalog/tested.h"
#include "search/ranking.h"

static void
set(struct number *n, double value)
{
	n->value = value;
	n->fact.given = true;
}

static struct ranking
order_of(const struct policy *p, const struct point *all, size_t n)
{
	struct ranking o;

	ranking_make(&o, NULL, kind_find("serve"), p);
	ranking_settle(&o, all, n);
	return o;
}

static size_t
best_of(const struct ranking *o, const struct point *all, size_t n)
{
	size_t best = 0;

	for (size_t i = 1; i < n; i++)
		if (ranking_compare(o, all[i].goal, all[best].goal) < 0)
			best = i;
	return best;
}

/* Cost, time, memory and accelerators of five. */
static const struct point five[] = {
	{ .goal = { 100, 50, 0.9, 8 } },
	{ .goal = { 104, 30, 0.8, 8 } },
	{ .goal = { 105, 31, 0.5, 4 } },
	{ .goal = { 106, 10, 0.5, 1 } },
	{ .goal = { 300, 5, 0.2, 16 } },
};
enum { FIVE = sizeof(five) / sizeof(five[0]) };

static void
by_hand(void **state)
{
	static const struct word names[] = { { .text = "cost" },
		{ .text = "time" }, { .text = "accelerators" } };
	struct policy p = { .goals = { names, 3, { .given = true } } };
	struct ranking o = order_of(NULL, five, FIVE);

	(void)state;
	assert_true(ranking_plain(&o));
	check_int("nothing stated: the least cost", best_of(&o, five, FIVE),
	    0);
	set(&p.within_cost, 0.05);
	o = order_of(&p, five, FIVE);
	assert_false(ranking_plain(&o));
	check_int("within 5% of 100 the fastest", best_of(&o, five, FIVE),
	    1);
	check_close("105 is left, 106 is not", o.enough[0], 105, 1e-15);
	set(&p.within_time, 0.04);
	o = order_of(&p, five, FIVE);
	check_int("31 is within 4% of 30: the fewest accelerators",
	    best_of(&o, five, FIVE), 2);
	p = (struct policy){ .goals = { &names[1], 1, { .given = true } } };
	o = order_of(&p, five, FIVE);
	check_int("time alone", best_of(&o, five, FIVE), 4);
	/* cost * time: 5000, 3120, 3255, 1060, 1500. */
	p = (struct policy){ 0 };
	set(&p.weight_cost, 2);
	set(&p.weight_time, 2);
	o = order_of(&p, five, FIVE);
	check_int("as much weight on both", best_of(&o, five, FIVE), 3);
	check_close("by hand: sqrt(106 / 100 * 10 / 5)", ranking_score(&o,
	    five[3].goal), sqrt(1.06 * 2), 1e-15);
	/* (cost / 100)^5 * time: 50 against 1.338 * 10. */
	set(&p.weight_cost, 10);
	o = order_of(&p, five, FIVE);
	check_int("cost to the fifth power", best_of(&o, five, FIVE), 3);
	/* (cost / 100)^40 * time: 50 against 4.80 * 30 and 10.29 * 10. */
	set(&p.weight_cost, 80);
	o = order_of(&p, five, FIVE);
	check_int("and to the fortieth", best_of(&o, five, FIVE), 0);
}

/* A cap comes before the goals, and moves with the least cost. */
static void
capped(void **state)
{
	static const struct word names[] = { { .text = "time" },
		{ .text = "cost" } };
	struct policy p = { .goals = { names, 2, { .given = true } } };
	struct ranking o;

	(void)state;
	set(&p.cost_cap, 0.05);
	o = order_of(&p, five, FIVE);
	assert_false(ranking_plain(&o));
	check_int("the fastest of those up to 105", best_of(&o, five, FIVE),
	    1);
	check_int("beyond it cost decides", ranking_compare(&o, five[3].goal,
	    five[4].goal), -1);
	set(&p.cost_cap, 2.0);
	o = order_of(&p, five, FIVE);
	check_int("300 is three times 100, and may be taken",
	    best_of(&o, five, FIVE), 4);
	set(&p.cost_cap, 1.99);
	o = order_of(&p, five, FIVE);
	check_int("and a little less is not enough", best_of(&o, five, FIVE),
	    3);
}

/* Tries of five at nearly one cost: 1.12 fails one time in nine. */
static void
sure(void **state)
{
	static const struct word names[] = { { .text = "cost" },
		{ .text = "risk" }, { .text = "time" } };
	static const struct point of[] = {
		{ .goal = { 100, 9, [GOAL_risk] = 1.12 } },
		{ .goal = { 101, 8, [GOAL_risk] = 1.02 } },
		{ .goal = { 102, 7, [GOAL_risk] = 1.0001 } },
		{ .goal = { 102, 6, [GOAL_risk] = 1.0002 } },
		{ .goal = { 104, 5, [GOAL_risk] = 1 } },
	};
	struct policy p = { .goals = { names, 2, { .given = true } } };
	struct ranking o;

	(void)state;
	set(&p.within_cost, 0.03);
	o = order_of(&p, of, FIVE);
	check_int("1.0001 is the least of what costs at most 103",
	    best_of(&o, of, FIVE), 2);
	set(&p.within_risk, 0.03);
	o = order_of(&p, of, FIVE);
	check_int("1.02 is within 3% of 1.0001, and cheaper",
	    best_of(&o, of, FIVE), 1);
	check_int("of the same cost the faster: 1.0002 is near enough",
	    ranking_compare(&o, of[3].goal, of[2].goal), -1);
	check_int("104 is too much for it", ranking_compare(&o, of[4].goal,
	    of[0].goal), 1);
	p.goals.count = 3;
	o = order_of(&p, of, FIVE);
	check_int("a goal behind it: the fastest of the sure",
	    best_of(&o, of, FIVE), 3);
	/* cost * tries: 112, 103.02, 102.01, 102.02, 104. */
	p = (struct policy){ 0 };
	set(&p.weight_cost, 1);
	set(&p.weight_risk, 1);
	o = order_of(&p, of, FIVE);
	check_int("each try is paid", best_of(&o, of, FIVE), 2);
}

/* Months of contract: 3 % saved do not pay for three years, 30 % do. */
static void
bound(void **state)
{
	static const struct word names[] = { { .text = "cost" },
		{ .text = "commitment" }, { .text = "time" } };
	static const struct point of[] = {
		{ .goal = { 100, 1, [GOAL_commitment] = 36 } },
		{ .goal = { 101, 2, [GOAL_commitment] = 12 } },
		{ .goal = { 103, 9, [GOAL_commitment] = 0 } },
		{ .goal = { 103, 8, [GOAL_commitment] = 0 } },
		{ .goal = { 130, 7, [GOAL_commitment] = 0 } },
	};
	struct policy p = { .goals = { names, 3, { .given = true } } };
	struct ranking o;

	(void)state;
	set(&p.within_cost, 0.03);
	o = order_of(&p, of, FIVE);
	check_int("by the hour at 103, and of these the faster",
	    best_of(&o, of, FIVE), 3);
	check_int("a year before three", ranking_compare(&o, of[1].goal,
	    of[0].goal), -1);
	check_int("nobody pays 130 to be free", ranking_compare(&o, of[4].goal,
	    of[0].goal), 1);
	set(&p.within_cost, 0.02);
	o = order_of(&p, of, FIVE);
	check_int("nor 103 where 2 % are the most: a year at 101",
	    best_of(&o, of, FIVE), 1);
}

/* Hours of a run at a percent a day, which come to 97.97, 94.41, 94.85, 94.81
 * and 96.04; who serves waits for none. */
static void
waited(void **state)
{
	static const struct word names[] = { { .text = "cost" },
		{ .text = "time" } };
	static const double hour = 3600;
	static const struct point of[] = {
		{ .goal = { 93.9, 104 * hour } },
		{ .goal = { 93.9, 13 * hour } },
		{ .goal = { 94.38, 12 * hour } },
		{ .goal = { 94.38, 11 * hour } },
		{ .goal = { 96, 1 * hour } },
	};
	struct policy p = { .goals = { names, 1, { .given = true } } };
	struct ranking o;

	(void)state;
	set(&p.within_cost, 0.03);
	o = order_of(&p, of, FIVE);
	check_int("nothing stated: the least cost, then time",
	    best_of(&o, of, FIVE), 1);
	set(&p.waiting, 0.01 / 86400);
	o = order_of(&p, of, FIVE);
	check_int("served: the same", best_of(&o, of, FIVE), 1);
	ranking_make(&o, NULL, kind_find("vision_train"), &p);
	ranking_settle(&o, of, FIVE);
	assert_false(ranking_plain(&o));
	check_close("by hand: 93.9 * (1 + 0.01 * 104 / 24)",
	    ranking_value(&o, 0, of[0].goal), 97.969, 1e-9);
	check_close("nearly the cheapest, by hand: 1.03 * 93.9 * (1 + 0.01 * "
	    "13 / 24)", o.enough[0], 97.24088, 1e-6);
	check_int("two hours are not worth 48 cents", best_of(&o, of, FIVE),
	    1);
	check_int("an hour less at one price is", ranking_compare(&o,
	    of[3].goal, of[2].goal), -1);
	check_int("four days cost more than half a dollar",
	    ranking_compare(&o, of[3].goal, of[0].goal), -1);
	set(&p.waiting, 0.02 / 86400);
	ranking_make(&o, NULL, kind_find("vision_train"), &p);
	ranking_settle(&o, of, FIVE);
	check_int("2 % a day: still", best_of(&o, of, FIVE), 1);
	set(&p.waiting, 0.07 / 86400);
	ranking_make(&o, NULL, kind_find("vision_train"), &p);
	ranking_settle(&o, of, FIVE);
	check_int("7 % a day: twelve hours for 2 %", best_of(&o, of, FIVE),
	    4);
	p = (struct policy){ .goals = { names, 2, { .given = true } } };
	ranking_make(&o, NULL, kind_find("vision_train"), &p);
	assert_true(ranking_plain(&o));
	set(&p.waiting, 0.07 / 86400);
	ranking_make(&o, NULL, kind_find("vision_train"), &p);
	ranking_settle(&o, of, FIVE);
	assert_false(ranking_plain(&o));
	check_int("nothing is near enough: the same", best_of(&o, of, FIVE),
	    4);
}

/* What is not near the least is compared as that is, in steps of 3 percent:
 * up to 103, 106.09, 109.27 and 112.55. */
static void
next_best(void **state)
{
	static const struct word names[] = { { .text = "cost" },
		{ .text = "risk" } };
	static const struct point of[] = {
		{ .goal = { 100, 9, [GOAL_risk] = 1.001 } },
		{ .goal = { 104, 9, [GOAL_risk] = 1.3 } },
		{ .goal = { 106, 9, [GOAL_risk] = 1.002 } },
		{ .goal = { 107, 9, [GOAL_risk] = 1.001 } },
		{ .goal = { 110, 9, [GOAL_risk] = 1.001 } },
	};
	static const char *const whats[] = { "the cheapest is first",
		"then the sure one of the next step, not the cheapest of it",
		"then that", "then the next step", "and the last" };
	static const size_t order[] = { 0, 2, 1, 3, 4 };
	struct policy p = { .goals = { names, 2, { .given = true } } };
	struct ranking o;

	(void)state;
	set(&p.within_cost, 0.03);
	set(&p.within_risk, 0.03);
	o = order_of(&p, of, FIVE);
	for (size_t i = 0; i < FIVE; i++)
		for (size_t k = i + 1; k < FIVE; k++)
			check_int(whats[i], ranking_compare(&o,
			    of[order[i]].goal, of[order[k]].goal), -1);
}

/* Equal in cost, time and memory: less energy, then fewer accelerators, then
 * less risk. */
static void
tied(void **state)
{
	static const double goal[][GOAL_COUNT] = {
		{ [GOAL_cost] = 1, [GOAL_energy] = 5, [GOAL_accelerators] = 1 },
		{ [GOAL_cost] = 1, [GOAL_energy] = 4, [GOAL_accelerators] = 3 },
		{ [GOAL_cost] = 1, [GOAL_energy] = 4, [GOAL_accelerators] = 2 },
		{ [GOAL_cost] = 1, [GOAL_energy] = 4, [GOAL_accelerators] = 2,
		    [GOAL_risk] = 1.1 },
	};
	struct ranking o;

	(void)state;
	ranking_make(&o, NULL, kind_find("serve"), NULL);
	check_int("no goal tells them apart", ranking_compare(&o, goal[0],
	    goal[1]), 0);
	check_int("less energy", ranking_rank(&o, goal[1], goal[0]), -1);
	check_int("as much of it: fewer", ranking_rank(&o, goal[2], goal[1]),
	    -1);
	check_int("as many: surer", ranking_rank(&o, goal[2], goal[3]), -1);
	check_int("the very same: neither", ranking_rank(&o, goal[2], goal[2]),
	    0);
}

/* Of equals the stack that was measured more often, unless it is less sure by a
 * percent; then by name. */
static void
surer(void **state)
{
	static struct tested of[] = {
		{ .kind = { .text = "pretrain" }, .software = { .text = "a" },
		    .architecture = { .text = "Hopper" },
		    .cases = { .value = 3 } },
		{ .kind = { .text = "pretrain" }, .software = { .text = "b" },
		    .architecture = { .text = "Hopper" },
		    .cases = { .value = 4 } },
		{ .kind = { .text = "pretrain" }, .software = { .text = "a" },
		    .architecture = { .text = "Ampere" },
		    .cases = { .value = 9 } },
	};
	static struct record *records[] = { &of[0].head, &of[1].head,
		&of[2].head };
	static struct accelerator gpu = { .head.id = "gpu",
		.architecture = { .text = "Hopper" } };
	static struct calibration software[] = {
		{ .software = { .text = "a" } },
		{ .software = { .text = "b" } },
		{ .software = { .text = "c" } },
		{ .software = { .text = "d" } },
	};
	static const char *const names[] = { "a", "b", "c", "d" };
	struct catalog cat = { .tests = { records, 3, 3 } };
	struct arena *arena = arena_new(check_no_memory);
	const double sure[GOAL_COUNT] = { [GOAL_risk] = 1 };
	const double nearly[GOAL_COUNT] = { [GOAL_risk] = 1.000001 };
	const double doubtful[GOAL_COUNT] = { [GOAL_risk] = 1.2 };
	struct placement p[4];
	struct ranking o;

	(void)state;
	for (size_t i = 0; i < 4; i++)
		p[i] = (struct placement){ .accelerator = &gpu,
			.stack = names[i], .calibration = &software[i] };
	tested_sort(&cat, arena);
	ranking_make(&o, &cat, kind_find("pretrain"), NULL);
	check_int("4 measured speeds before 3", ranking_order(&o, nearly,
	    &p[1], sure, &p[0]), -1);
	check_int("and the other way round", ranking_order(&o, sure, &p[0],
	    nearly, &p[1]), 1);
	check_int("not where it fails one time in six", ranking_order(&o,
	    doubtful, &p[1], sure, &p[0]), 1);
	check_int("none measured: the surer", ranking_order(&o, nearly, &p[2],
	    sure, &p[3]), 1);
	assert_true(ranking_order(&o, sure, &p[2], sure, &p[3]) < 0);
	check_int("one stack: neither", ranking_order(&o, sure, &p[2], nearly,
	    &p[2]), 0);
	ranking_make(&o, NULL, kind_find("pretrain"), NULL);
	check_int("nothing known of them: by name", ranking_order(&o, sure,
	    &p[0], sure, &p[1]), -1);
	arena_free(arena);
}

/* Numbers that are the same in every run. */
static double
chance(uint64_t *seed)
{
	*seed = *seed * 6364136223846793005u + 1442695040888963407u;
	return (double)(*seed >> 40) / (double)(1 << 24);
}

enum { POINTS = 60, ROUNDS = 300 };

/* Coarse values, so that many are equal. */
static void
fill(struct point *p, uint64_t *seed)
{
	for (int i = 0; i < POINTS; i++)
		for (int g = 0; g < GOAL_COUNT; g++)
			p[i].goal[g] = 1 + floor(6 * chance(seed)) / 10;
}

static void
draw(struct policy *p, struct word *names, uint64_t *seed)
{
	struct number *weight[] = { &p->weight_cost, &p->weight_time,
		&p->weight_memory };
	struct number *within[] = { &p->within_cost, &p->within_time };
	static const char *const words[] = { "time", "cost", "memory" };

	memset(p, 0, sizeof(*p));
	if (chance(seed) < 0.5) {
		for (int i = 0; i < 3; i++)
			if (i == 0 || chance(seed) < 0.6)
				set(weight[i], 0.1 + 4 * chance(seed));
		return;
	}
	for (int i = 0; i < 3; i++)
		names[i] = (struct word){ .text = words[i] };
	p->goals = (struct words){ names, 1 + (size_t)(3 * chance(seed)),
		{ .given = true } };
	for (int i = 0; i < 2; i++)
		if (chance(seed) < 0.5)
			set(within[i], 0.2 * chance(seed));
}

static bool
beaten(const struct point *a, const struct point *b)
{
	bool better = false;

	for (int g = 0; g < 3; g++) {
		if (b->goal[g] > a->goal[g])
			return false;
		better |= b->goal[g] < a->goal[g];
	}
	return better;
}

/* Whatever the policy: nothing is better than the first in one of the three
 * goals and as good in the others; and prices in cents change nothing. */
static void
properties(void **state)
{
	uint64_t seed = 7;

	(void)state;
	for (int round = 0; round < ROUNDS; round++) {
		static struct point p[POINTS], cents[POINTS];
		struct word names[3];
		struct policy policy;
		struct ranking o, in_cents;
		size_t best;

		fill(p, &seed);
		draw(&policy, names, &seed);
		memcpy(cents, p, sizeof(p));
		for (int i = 0; i < POINTS; i++)
			cents[i].goal[GOAL_cost] *= 64;
		o = order_of(&policy, p, POINTS);
		in_cents = order_of(&policy, cents, POINTS);
		best = best_of(&o, p, POINTS);
		for (int i = 0; i < POINTS; i++) {
			assert_false(beaten(&p[best], &p[i]));
			assert_int_equal(ranking_compare(&o, p[i].goal,
			    p[best].goal) < 0, 0);
		}
		assert_memory_equal(&p[best].goal[1], &cents[best_of(
		    &in_cents, cents, POINTS)].goal[1], 2 * sizeof(double));
	}
}

/* a before b and b before c puts a before c, also around what is enough. */
static void
transitive(void **state)
{
	uint64_t seed = 11;

	(void)state;
	for (int round = 0; round < 20; round++) {
		struct point p[POINTS];
		struct word names[3];
		struct policy policy;
		struct ranking o;

		fill(p, &seed);
		draw(&policy, names, &seed);
		o = order_of(&policy, p, POINTS);
		for (int a = 0; a < POINTS; a++)
			for (int b = 0; b < POINTS; b++)
				for (int c = 0; c < POINTS; c++)
					assert_false(ranking_compare(&o,
					    p[a].goal, p[b].goal) < 0 &&
					    ranking_compare(&o, p[b].goal,
					    p[c].goal) < 0 &&
					    ranking_compare(&o, p[a].goal,
					    p[c].goal) >= 0);
	}
}

/* What another shadows never stands before it, whatever else is compared: risks
 * that differ now are near enough to each other beside a greater one. */
static void
shadows(void **state)
{
	static const struct word names[] = { { .text = "cost" },
		{ .text = "risk" }, { .text = "time" } };
	static const char *const stacks[] = { "Megatron", "NeMo", "timm" };
	static const struct accelerator accelerator = { .head.id = "a" };
	struct policy policy = { .goals = { names, 3, { .given = true } } };
	uint64_t seed = 13;
	size_t shadowed = 0;

	(void)state;
	set(&policy.within_cost, 0.2);
	set(&policy.within_risk, 0.2);
	for (int round = 0; round < ROUNDS; round++) {
		struct point p[POINTS];
		struct ranking o;

		fill(p, &seed);
		for (int i = 0; i < POINTS; i++)
			p[i].place = (struct placement){ .accelerator =
			    &accelerator, .stack = stacks[i % 3] };
		o = order_of(&policy, p, 1 + (size_t)(4 * chance(&seed)));
		for (int a = 0; a < POINTS; a++)
			for (int b = 0; b < POINTS; b++) {
				if (!ranking_shadows(&o, &p[a], &p[b]))
					continue;
				shadowed++;
				assert_true(ranking_order(&o, p[a].goal,
				    &p[a].place, p[b].goal, &p[b].place) <= 0);
			}
	}
	assert_true(shadowed > ROUNDS * POINTS * 2);
}

/* Those that are no further than this in the first goal. */
static size_t
within(struct point *out, const struct point *p, double reach, enum goal g)
{
	size_t n = 0;

	for (int i = 0; i < POINTS; i++)
		if (p[i].goal[g] <= reach)
			out[n++] = p[i];
	return n;
}

/* What is out of reach moves no order and never comes first, also where the
 * order was settled by others, better or worse. */
static void
reach(void **state)
{
	uint64_t seed = 5;
	size_t out = 0, ranked = 0;

	(void)state;
	for (int round = 0; round < ROUNDS; round++) {
		static struct point p[POINTS], near[POINTS];
		struct word names[3];
		struct policy policy;
		struct ranking o, before, all, some;
		double least = HUGE_VAL;
		size_t n;

		fill(p, &seed);
		draw(&policy, names, &seed);
		o = order_of(&policy, p, POINTS);
		if (o.weighed)
			continue;
		before = order_of(&policy, p, 1 + (size_t)(POINTS *
		    chance(&seed)));
		fill(p, &seed);
		for (int i = 0; i < POINTS; i++)
			least = fmin(least, p[i].goal[o.goal[0]] *= 0.5 +
			    chance(&seed));
		n = within(near, p, ranking_reach(&o, &before, least),
		    o.goal[0]);
		all = ranking_again(&o, &before, p, POINTS);
		some = ranking_again(&o, &before, near, n);
		assert_true(ranking_same(&all, &some));
		assert_memory_equal(p[best_of(&all, p, POINTS)].goal,
		    near[best_of(&some, near, n)].goal, sizeof(p->goal));
		out += POINTS - n;
		ranked++;
	}
	assert_true(out > ranked * POINTS / 4);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(by_hand),
		cmocka_unit_test(capped),
		cmocka_unit_test(sure), cmocka_unit_test(bound),
		cmocka_unit_test(tied),
		cmocka_unit_test(surer), cmocka_unit_test(waited),
		cmocka_unit_test(next_best),
		cmocka_unit_test(properties),
		cmocka_unit_test(transitive),
		cmocka_unit_test(shadows),
		cmocka_unit_test(reach),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
