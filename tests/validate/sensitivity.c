/* What moves a decision, over tests/guide. */
#include "check.h"

#include <string.h>

#include "validate/sensitivity.h"
#include "search/fixture.h"

static const struct sensitivity *
find(const struct sensitivities *s, const char *of, const char *field)
{
	for (size_t i = 0; i < s->count; i++)
		if (!strcmp(s->item[i].of->id, of) &&
		    !strcmp(s->item[i].field->name, field))
			return &s->item[i];
	return NULL;
}

static struct sensitivities
sensitivities_for(struct arena **arena, const struct decision **d,
    const char *workload)
{
	const struct catalog *cat = fixture_load(arena, "tests/guide");
	const struct decisions *all = decide_all(*arena, cat, 1);

	*d = fixture_decision(all, workload, "team");
	return sensitivities_all(*arena, cat, all, 1)[*d - all->item];
}

/* Cost is linear in the price, and inverse to the bandwidth that sets the
 * time of both prompts and answers but for some arithmetic, a tenth of a
 * percent here. */
static void
by_hand(void **state)
{
	struct arena *arena;
	const struct decision *d;
	struct sensitivities s = sensitivities_for(&arena, &d, "chat");
	double cost = d->ranked[0].objective;
	const struct sensitivity *price =
	    find(&s, d->ranked[0].place.offer->head.id, "price");
	const struct sensitivity *bandwidth =
	    find(&s, "beta", "memory_bandwidth");

	(void)state;
	assert_non_null(price);
	assert_non_null(bandwidth);
	check_close("four fifths of the price", price->low.objective,
	    0.8 * cost, 1e-12);
	check_close("six fifths of the price", price->high.objective,
	    1.2 * cost, 1e-12);
	check_close("from four to six fifths", price->swing, 0.4, 1e-12);
	check_close("a fifth less bandwidth: 1 / 0.8",
	    bandwidth->low.objective, cost / 0.8, 2e-3);
	check_close("a fifth more: 1 / 1.2", bandwidth->high.objective,
	    cost / 1.2, 2e-3);
	assert_null(find(&s, "toy", "layers"));
	arena_free(arena);
}

/* Nine tenths of the bandwidth and a fifth more are all of it, not 108 percent;
 * one accelerator and a fifth more are one. */
static void
whole(void **state)
{
	struct arena *arena;
	struct catalog *cat = fixture_load(&arena, "tests/guide");
	struct calibration *c = fixture_record(&cat->calibrations,
	    "toy-serve");
	const struct decisions *all;
	const struct decision *d;
	const struct sensitivity *share;
	struct sensitivities s;

	(void)state;
	c->bandwidth_efficiency.value = 0.9;
	all = decide_all(arena, cat, 1);
	d = fixture_decision(all, "chat", "team");
	s = sensitivities_all(arena, cat, all, 1)[d - all->item];
	share = find(&s, "toy-serve", "bandwidth_efficiency");
	assert_non_null(share);
	check_close("a fifth more: 0.9 / 1", share->high.objective,
	    0.9 * d->ranked[0].objective, 2e-3);
	check_close("a fifth less: 1 / 0.8", share->low.objective,
	    d->ranked[0].objective / 0.8, 2e-3);
	arena_free(arena);
}

/* The price at which another wins, in closed form, and by halving. */
static void
turning_point(void **state)
{
	struct arena *arena;
	struct catalog *cat = fixture_load(&arena, "tests/guide");
	const struct decisions *all;
	const struct decision *d;
	const struct sensitivity *price;
	struct sensitivities s;
	double now, at;

	(void)state;
	/* Beta's 0.8 USD is raised until it is near enough to alpha. */
	d = fixture_decision(decide_all(arena, cat, 1), "chat", "team");
	at = answer_overtake(arena, d, &d->ranked[0]);
	for (size_t i = 0; i < cat->offers.count; i++) {
		struct offer *o = (struct offer *)cat->offers.item[i];

		if (o == d->ranked[0].place.offer)
			o->price.value = at / 1.1;
	}
	all = decide_all(arena, cat, 1);
	d = fixture_decision(all, "chat", "team");
	assert_string_equal(d->ranked[0].place.accelerator->head.id, "beta");
	s = sensitivities_all(arena, cat, all, 1)[d - all->item];
	price = find(&s, d->ranked[0].place.offer->head.id, "price");
	now = d->ranked[0].place.offer->price.value;
	check_close("by bisection as in closed form", price->turns * now,
	    answer_overtake(arena, d, &d->ranked[0]), 1e-6);
	check_close("a tenth above it", price->turns, 1.1, 1e-6);
	assert_string_equal(price->high.wins->place.accelerator->head.id,
	    "alpha");
	assert_ptr_equal(price->low.wins, &d->ranked[0]);
	arena_free(arena);
}

/* The largest swing first, and the same from any number of threads. */
static void
order(void **state)
{
	struct arena *arena;
	const struct catalog *cat = fixture_load(&arena, "tests/guide");
	const struct decisions *all = decide_all(arena, cat, 1);
	const struct sensitivities *one = sensitivities_all(arena, cat, all, 1);
	const struct sensitivities *three =
	    sensitivities_all(arena, cat, all, 3);

	(void)state;
	for (size_t i = 0; i < all->count; i++) {
		assert_int_equal(one[i].count, three[i].count);
		for (size_t k = 0; k < one[i].count; k++) {
			assert_ptr_equal(one[i].item[k].fact,
			    three[i].item[k].fact);
			assert_true(k == 0 || one[i].item[k - 1].swing >=
			    one[i].item[k].swing);
		}
	}
	arena_free(arena);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(by_hand), cmocka_unit_test(whole),
		cmocka_unit_test(turning_point),
		cmocka_unit_test(order),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
