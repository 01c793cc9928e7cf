/* The rents that stand beside a purchase, from the one compared with on. */
#include "check.h"

#include <string.h>

#include "catalog/catalog.h"
#include "kind/ownership.h"

enum { OFFERS = 7 };

struct market {
	struct catalog catalog;
	struct profile profile;
	struct accelerator accelerator;
	struct offer offer[OFFERS];
	struct record *item[OFFERS];
};

/* Dollars an hour, out of order; a purchase and another card among them. */
static struct market *
market(void)
{
	static const struct {
		const char *accelerator, *tier;
		double price;
	} rows[OFFERS] = { { "a", "on_demand", 3 }, { "a", "purchase", 0 },
		{ "a", "spot", 0.5 }, { "a", "on_demand", 1 },
		{ "b", "on_demand", 0.1 }, { "a", "on_demand", 2 },
		{ "a", "on_demand", 1 } };
	struct market *m = test_calloc(1, sizeof(*m));

	for (size_t i = 0; i < OFFERS; i++) {
		m->offer[i].accelerator.text = rows[i].accelerator;
		m->offer[i].tier.text = rows[i].tier;
		m->offer[i].price.value = rows[i].price;
		m->item[i] = &m->offer[i].head;
	}
	m->catalog.offers = (struct record_list){ .item = m->item,
	    .count = OFFERS };
	m->accelerator.head.id = "a";
	return m;
}

static void
all_in_order(void **state)
{
	struct market *m = market();
	const struct offer *list[OFFERS], *o = m->offer;
	size_t dearer, n, count;

	(void)state;
	/* By hand: 1, 1, 2 and 3; of two alike the first; no spot beside what
	 * is on demand. */
	n = rents_beside(&m->catalog, &m->profile,
	    &m->accelerator, list, OFFERS, &dearer);
	assert_int_equal(n, 4);
	assert_int_equal(dearer, 0);
	assert_ptr_equal(list[0], &o[3]);
	assert_ptr_equal(list[1], &o[6]);
	assert_ptr_equal(list[2], &o[5]);
	assert_ptr_equal(list[3], &o[0]);
	assert_ptr_equal(list[0], rent_beside(&m->catalog,
	    &m->profile, &m->accelerator, &count));
	/* With room for two, two dearer ones are left. */
	n = rents_beside(&m->catalog, &m->profile,
	    &m->accelerator, list, 2, &dearer);
	assert_int_equal(n, 2);
	assert_int_equal(dearer, 2);
	assert_ptr_equal(list[0], &o[3]);
	assert_ptr_equal(list[1], &o[6]);
	test_free(m);
}

static void
none_on_demand(void **state)
{
	struct market *m = market();
	struct word spot = { .text = "spot" };
	const struct offer *list[OFFERS];
	size_t dearer;

	(void)state;
	m->profile.tiers = (struct words){ .item = &spot, .count = 1 };
	assert_int_equal(rents_beside(&m->catalog, &m->profile,
	    &m->accelerator, list, OFFERS, &dearer), 1);
	assert_ptr_equal(list[0], &m->offer[2]);
	m->accelerator.head.id = "c";
	assert_int_equal(rents_beside(&m->catalog, &m->profile,
	    &m->accelerator, list, OFFERS, &dearer), 0);
	test_free(m);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(all_in_order),
		cmocka_unit_test(none_on_demand),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
