/* How probable it is that an answer stays first: answers made by hand, whose
 * probabilities follow from tables of the normal distribution. */
#include "check.h"

#include <string.h>

#include "base/arena.h"
#include "catalog/tested.h"
#include "model/sure.h"
#include "search/order.h"
#include "search/search.h"
#include "search/stays.h"

/* Draws are within a hundredth of a probability. */
static const double NEAR = 0.02;
/* Below it lie three quarters of a normal distribution: any table. */
static const double QUARTER = 0.67449;

static const struct accelerator cards[3];
static const char *const stacks[] = { "vllm", "sglang" };
static double slots[3][CHAIN_SLOTS];

struct bench {
	struct arena *arena;
	struct catalog catalog;
	struct question question;
	struct decision decision;
	struct answer answer[3];
	struct order order[3];
};

/* Answers of these costs on accelerators of their own, half of whose errors
 * are below 5%; all else alike. */
static void
set_up(struct bench *b, size_t n, const double *cost)
{
	arena_free(b->arena);
	*b = (struct bench){ .arena = arena_new(check_no_memory) };
	b->question = (struct question){ .catalog = &b->catalog,
		.kind = kind_find("serve"), .chain = chain_find("serve") };
	b->decision = (struct decision){ .stacked = b->answer,
		.stacked_count = n };
	ranking_make(&b->decision.ranking, NULL, b->question.kind, NULL);
	memset(slots, 0, sizeof(slots));
	for (size_t i = 0; i < n; i++) {
		b->order[i] = (struct order){ .measured = { .cases = 9,
			.median = 0.05, .p90 = 0.1 }, .price = 2,
			.accelerator = &cards[i] };
		b->answer[i] = (struct answer){ .order = &b->order[i],
			.goal = { [GOAL_cost] = cost[i], [GOAL_time] = 1 },
			.value = slots[i], .place = {
			.accelerator = &cards[i], .stack = "vllm" } };
	}
}

static double
spread(void)
{
	return uncertainty_spread(0.05, 0.1);
}

static struct stays_chance
chance(struct bench *b, size_t i)
{
	struct stays *s = stays_draw(b->arena, &b->question, &b->decision,
	    NULL);

	return stays_of(s, &b->question, &b->answer[i]);
}

static void
check_chance(const char *name, double got, double want)
{
	check_close(name, 1 + got, 1 + want, NEAR / 2);
}

/* The difference of two errors has the spread of both. */
static void
errors(void **state)
{
	struct bench b = { 0 };

	(void)state;
	set_up(&b, 1, (double[]){ 1 });
	check_chance("nobody else", chance(&b, 0).both, 1);
	set_up(&b, 2, (double[]){ 1, 1 });
	check_chance("two alike", chance(&b, 0).both, 0.5);
	set_up(&b, 2, (double[]){ 1, exp(QUARTER * sqrt(2) * spread()) });
	check_chance("a quartile apart", chance(&b, 0).both, 0.75);
	check_chance("the other one", chance(&b, 1).both, 0.25);
	set_up(&b, 3, (double[]){ 1, 1, 1 });
	check_chance("three alike", chance(&b, 1).both, 1. / 3);
	arena_free(b.arena);
}

/* Half of the error in common leaves half of the variance to differ by. */
static void
in_common(void **state)
{
	struct tested unseen = { .kind.text = "serve",
		.software.text = "unseen", .median.value = 0.1,
		.p90.value = 0.3, .shared.value = 0.5 };
	struct record *all[] = { &unseen.head };
	struct bench b = { 0 };

	(void)state;
	set_up(&b, 2, (double[]){ 1, exp(QUARTER * spread()) });
	b.catalog.tests = (struct record_list){ .item = all, .count = 1 };
	tested_sort(&b.catalog, b.arena);
	check_chance("on one stack", chance(&b, 0).both, 0.75);
	b.answer[1].place.stack = stacks[1];
	b.answer[1].goal[GOAL_cost] = exp(QUARTER * sqrt(2) * spread());
	check_chance("on two", chance(&b, 0).both, 0.75);
	arena_free(b.arena);
}

/* An offer that one in five times is gone leaves the order to a rival, and to
 * nobody where the rival's is gone as well. */
static void
prices(void **state)
{
	static struct accelerator card[2] = { { .head.id = "a" },
		{ .head.id = "b" } };
	struct record *known[] = { &card[0].head, &card[1].head };
	struct contract listed = { .tier.text = "on_demand",
		.still_offered = { .fact.given = true, .value = 0.8 } };
	struct record *contracts[] = { &listed.head };
	struct profile anybody = { 0 };
	struct workload anything = { 0 };
	struct bench b = { 0 };
	static struct offer offer[2];
	struct record *offers[] = { &offer[0].head, &offer[1].head };

	(void)state;
	set_up(&b, 2, (double[]){ 1, 1.25 });
	b.catalog.accelerators = (struct record_list){ .item = known,
		.count = 2 };
	b.catalog.contracts = (struct record_list){ .item = contracts,
		.count = 1 };
	b.catalog.offers = (struct record_list){ .item = offers, .count = 2 };
	b.question.profile = &anybody;
	b.question.workload = &anything;
	for (int i = 0; i < 2; i++) {
		b.order[i].measured.median = b.order[i].measured.p90 = 0;
		b.order[i].units = b.order[i].sold_together = 1;
		b.order[i].accelerator = b.answer[i].place.accelerator =
		    &card[i];
		offer[i].accelerator.text = card[i].head.id;
		offer[i].tier.text = "on_demand";
		offer[i].provider.text = "acme";
		offer[i].count.value = 1;
		offer[i].price.value = b.order[i].price;
	}
	check_chance("a price that is certain", chance(&b, 0).both, 1);
	b.order[0].offer = &offer[0];
	check_chance("one seller of it", chance(&b, 0).both, 0.8);
	check_chance("and the rival", chance(&b, 1).both, 0.2);
	b.order[1].offer = &offer[1];
	check_chance("one seller of each", chance(&b, 0).both, 0.8);
	check_chance("by hand: 0.2 * 0.8", chance(&b, 1).both, 0.16);
	b.decision.ranking.goal[0] = GOAL_time;
	b.decision.ranking.goal[1] = GOAL_cost;
	b.answer[1].goal[GOAL_time] = 2;
	check_chance("the faster of them", chance(&b, 0).both, 0.8);
	check_chance("where the faster is gone", chance(&b, 1).both, 0.16);
	b.answer[1].goal[GOAL_time] = 1;
	ranking_make(&b.decision.ranking, NULL, b.question.kind, NULL);
	b.answer[1].place.accelerator = &card[0];
	check_chance("one card of two stacks is no tie",
	    chance(&b, 0).accelerator, 0.8);
	arena_free(b.arena);
}

/* Copies are whole: what one copy serves with room costs the same whatever its
 * speed; at the very edge of one it is two in half of the draws. */
static void
copies(void **state)
{
	const struct chain_row *r = chain_row(chain_find("serve"), "replicas");
	struct bench b = { 0 };

	(void)state;
	set_up(&b, 2, (double[]){ 1, 1.01 });
	for (int i = 0; i < 2; i++) {
		slots[i][r->arg[0]] = 0.5;
		slots[i][r->arg[1]] = 1;
	}
	check_chance("room in each", chance(&b, 0).both, 1);
	slots[0][r->arg[0]] = 1;
	check_chance("no room in the first", chance(&b, 0).both, 0.5);
	arena_free(b.arena);
}

/* A stack beside the first on its accelerator takes from the order and not from
 * what is bought; ties are other accelerators alone. */
static void
ties(void **state)
{
	struct bench b = { 0 };
	struct stays *s;

	(void)state;
	set_up(&b, 3, (double[]){ 1, 1, 1 });
	b.answer[1].place.stack = stacks[1];
	b.answer[1].place.accelerator = b.order[1].accelerator = &cards[0];
	check_chance("one stack of two", chance(&b, 0).both, 1. / 3);
	check_chance("on both", chance(&b, 0).accelerator, 2. / 3);
	s = stays_draw(b.arena, &b.question, &b.decision, NULL);
	stays_ties(s, &b.order[0]);
	check_int("one other accelerator", b.order[0].ties, 1);
	assert_ptr_equal(b.order[0].tie->order, &b.order[2]);
	check_chance("its share", b.order[0].tie->p, 1. / 3);
	assert_true(b.order[0].errors_decide);
	assert_false(b.order[0].prices_decide);
	arena_free(b.arena);
}

/* Asked again of the first, the last beside them and what decides. */
struct came_to {
	struct stays_chance first, last;
	bool errors_decide, prices_decide;
};

static struct came_to
ask(struct bench *b, const struct stays_known *before,
    const struct stays_known **now)
{
	struct stays *s = stays_draw(b->arena, &b->question, &b->decision,
	    before);
	struct came_to c = { .first = stays_of(s, &b->question, b->answer),
		.last = stays_of(s, &b->question, &b->answer[2]) };

	stays_ties(s, b->order);
	c.errors_decide = b->order[0].errors_decide;
	c.prices_decide = b->order[0].prices_decide;
	*now = stays_keep(b->arena, s);
	return c;
}

static void
check_same(const char *name, struct came_to a, struct came_to b)
{
	if (memcmp(&a.first, &b.first, sizeof(a.first)) != 0 ||
	    memcmp(&a.last, &b.last, sizeof(a.last)) != 0 ||
	    a.errors_decide != b.errors_decide ||
	    a.prices_decide != b.prices_decide)
		fail_msg("%s: %g and %g where %g and %g are drawn", name,
		    a.first.both, a.last.both, b.first.both, b.last.both);
}

/* What is known of earlier draws is taken where all numbers are the same, and
 * nowhere else. */
static void
known(void **state)
{
	const struct stays_known *first, *again;
	struct bench b = { 0 };
	struct came_to c;
	struct stays_chance drawn;

	(void)state;
	set_up(&b, 3, (double[]){ 1, 1.01, 1.02 });
	b.decision.stacked_count = 2;
	b.answer[1].goal[GOAL_time] = 0.5;
	c = ask(&b, NULL, &first);
	check_same("nothing moved", ask(&b, first, &again), c);
	b.answer[1].place.stack = stacks[1];
	check_same("another stack", ask(&b, again, &again),
	    ask(&b, NULL, &first));
	b.answer[2].goal[GOAL_cost] = 0.98;
	c = ask(&b, again, &again);
	drawn = c.last;
	check_same("one beside them", c, ask(&b, NULL, &first));
	b.answer[1].goal[GOAL_cost] = 0.97;
	c = ask(&b, again, &again);
	check_same("one of them", c, ask(&b, NULL, &first));
	assert_true(c.last.both < drawn.both);
	b.order[0].measured.p90 = 0.3;
	check_same("an error", ask(&b, again, &again),
	    ask(&b, NULL, &first));
	b.decision.ranking.goal[0] = GOAL_time;
	check_same("the order", ask(&b, again, &again),
	    ask(&b, NULL, &first));
	arena_free(b.arena);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(errors),
		cmocka_unit_test(in_common),
		cmocka_unit_test(prices),
		cmocka_unit_test(copies),
		cmocka_unit_test(ties),
		cmocka_unit_test(known),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
