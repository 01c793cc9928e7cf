/* Machines that are sold, and what is split over them, over tests/guide. */
#include "check.h"

#include "base/array.h"
#include "search/block.h"
#include "search/offers.h"
#include "search/search.h"
#include "fixture.h"
#include "kind/ownership.h"
#include "kind/training.h"

struct kit {
	struct arena *arena;
	struct catalog *catalog;
	struct training *learn;
	struct offer *a1, *a8;   /* alone by the hour; eight as an instance */
	struct question question;
};

/* The workload "learn" with matrices that are split over so many. */
static struct kit
kit_open(double tensor)
{
	struct kit k;

	k.catalog = fixture_load(&k.arena, "tests/guide");
	k.learn = fixture_record(&k.catalog->workloads, "learn");
	k.learn->tensor.value = tensor;
	k.a1 = fixture_record(&k.catalog->offers,
	    "acme/a1/alpha-x1/here/on_demand");
	k.a8 = fixture_record(&k.catalog->offers,
	    "acme/a8/alpha-x8/here/on_demand");
	search_question(&k.question, k.catalog, &k.learn->workload,
	    fixture_record(&k.catalog->profiles, "team"));
	return k;
}

static struct found
search_alpha(const struct kit *k)
{
	struct found f;

	search_accelerator(&k->question,
	    fixture_record(&k->catalog->accelerators,
	    "alpha"), &f);
	return f;
}

static void
machines(void **state)
{
	struct kit k = kit_open(1);

	(void)state;
	assert_true(isinf(offer_machine(k.a1)));
	check_close("prices: a8 has eight", offer_machine(k.a8), 8, 0);
	arena_free(k.arena);
}

/* Machines of one are cheaper, and split no matrix. */
static void
split(void **state)
{
	struct kit k = kit_open(4);

	(void)state;
	assert_ptr_equal(search_alpha(&k).best.place.offer, k.a1);
	k.a1->unit.text = "instance_hour";
	assert_ptr_equal(search_alpha(&k).best.place.offer, k.a8);
	k.learn->tensor.value = 1;
	assert_ptr_equal(search_alpha(&k).best.place.offer, k.a1);
	arena_free(k.arena);
}

/* Where no machine is large enough, the largest is named. */
static void
too_small(void **state)
{
	struct kit k = kit_open(4);
	struct found f;

	(void)state;
	k.a1->unit.text = "instance_hour";
	k.a8->count.value = 2;
	f = search_alpha(&k);
	assert_false(f.any);
	assert_int_equal(f.best.reject, REJECT_OFFER);
	assert_string_equal(answer_reason(k.arena, k.catalog->phrases,
	    &f.best),
	    "no machine on offer is large enough for one copy: 4, at "
	    "most 2 (a8; offer acme/a8/alpha-x8/here/on_demand)");
	arena_free(k.arena);
}

static double
data_bandwidth(const struct kit *k, const struct offer *o)
{
	double value[CHAIN_SLOTS];
	struct answer a;
	struct placement p = search_alpha(k).best.place;

	p.offer = o;
	p.count = p.axis[AXIS_data] = 8;
	search_place(&k->question, &p, &a, value, NULL);
	return value[chain_slot(k->question.chain, "data_bandwidth")];
}

/* Between machines there is the network. */
static void
between(void **state)
{
	struct kit k = kit_open(1);

	(void)state;
	check_close("made up: the link of alpha, in one machine",
	    data_bandwidth(&k, k.a8), 100e9, 1e-15);
	k.a8->count.value = 4;
	check_close("by hand: four ports of 25 GB/s in each of two",
	    data_bandwidth(&k, k.a8), 100e9, 1e-15);
	k.a8->count.value = 2;
	check_close("by hand: two ports of 25 GB/s in each of four",
	    data_bandwidth(&k, k.a8), 50e9, 1e-15);
	k.a1->unit.text = "instance_hour";
	check_close("by hand: a port of 200 Gbit/s each",
	    data_bandwidth(&k, k.a1), 25e9, 1e-15);
	arena_free(k.arena);
}

static size_t
kept(const struct kit *k)
{
	static struct block b;

	b = (struct block){ .q = &k->question };
	offers_find(&b, fixture_record(&k->catalog->accelerators, "alpha"),
	    &k->catalog->offers);
	return b.offers;
}

/* A dearer offer may stand where energy is cleaner: it is kept. */
static void
apart(void **state)
{
	struct kit k = kit_open(1);
	struct facility *room = fixture_record(&k.catalog->facilities, "room");
	struct word other = { .text = "other" };
	size_t alone;

	(void)state;
	k.a8->unit.text = k.a1->unit.text;
	k.a8->count.value = 1;
	k.a8->provider.text = other.text;
	alone = kept(&k);
	room->providers = (struct words){ .item = &other, .count = 1 };
	assert_int_equal(kept(&k), alone + 1);
	arena_free(k.arena);
}

/* Adds copies of an offer, each dearer than it by this share of it more, and
 * each with one more to be had, so that none makes up for another. */
static void
add_copies(struct kit *k, const struct offer *of, size_t copies, double dearer)
{
	struct record_list *l = &k->catalog->offers;
	struct record **item = arena_array(k->arena, l->count + copies,
	    sizeof(*item));
	size_t at = 0;

	while (l->item[at] != &of->head)
		at++;
	memcpy(item, l->item, at * sizeof(*item));
	for (size_t i = 0; i < copies; i++) {
		struct offer *o = ARENA_NEW(k->arena, struct offer);

		*o = *of;
		o->head.id = arena_printf(k->arena, "a-copy/%05zu", i);
		o->price.value *= 1 + dearer * (double)(copies - i);
		o->available.value = (double)(1000 + copies - i);
		o->available.fact.given = true;
		item[at + i] = &o->head;
	}
	memcpy(item + at + copies, l->item + at,
	    (l->count - at) * sizeof(*item));
	l->item = item;
	l->count += copies;
}

/* By definition: what is dearer, or the same again, changes no answer, however
 * much of it is sold and whatever name it sorts by. */
static void
many(void **state)
{
	static const size_t copies[] = { 1, 94, 95, 96, 97, 500 };

	(void)state;
	for (size_t i = 0; i < COUNT(copies); i++)
		for (int d = 0; d < 2; d++) {
			struct kit k = kit_open(1);
			struct found alone, among;

			k.a1->available.value = 1000;
			k.a1->available.fact.given = true;
			alone = search_alpha(&k);
			add_copies(&k, k.a1, copies[i], d ? 0.5 : 0);
			among = search_alpha(&k);
			check_close("the same cost", among.best.objective,
			    alone.best.objective, 0);
			if (d)
				assert_ptr_equal(among.best.place.offer,
				    alone.best.place.offer);
			assert_int_equal(among.best.place.count,
			    alone.best.place.count);
			arena_free(k.arena);
		}
}

/* Each place is tried under each part: they are numbered alike. */
static void
many_places(void **state)
{
	static struct found alone[512], among[512];
	struct kit k = kit_open(1);
	const struct accelerator *alpha =
	    fixture_record(&k.catalog->accelerators, "alpha");
	size_t n = search_places(&k.question, alpha, alone, COUNT(alone));

	(void)state;
	assert_in_range(n, 1, COUNT(alone));
	add_copies(&k, k.a1, 300, 0.5);
	assert_int_equal(search_places(&k.question, alpha, among,
	    COUNT(among)), n);
	for (size_t i = 0; i < n; i++) {
		assert_int_equal(among[i].any, alone[i].any);
		check_close("the same cost of a place",
		    among[i].best.objective, alone[i].best.objective, 0);
	}
	arena_free(k.arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(machines),
		cmocka_unit_test(split),
		cmocka_unit_test(too_small),
		cmocka_unit_test(between),
		cmocka_unit_test(apart),
		cmocka_unit_test(many),
		cmocka_unit_test(many_places),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
