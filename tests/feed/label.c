/*
 * What labels make of rows: each row of a table is an offer of shop's Card on
 * demand, of 2026-02-10, for $2 an hour, which one label may fit.
 */
#include "check.h"

#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "catalog/catalog.h"
#include "catalog/evidence.h"
#include "feed/label.h"
#include "feed/listing.h"

#include "test_arena.h"

static struct word
word(const char *s)
{
	return (struct word){ .text = s, .fact = { .given = s != NULL,
		.source = "feed-2026-02-10" } };
}

/* A list of one text, or of two. */
static struct words
listed(const char *one, const char *two)
{
	struct word *item = arena_array(arena, 2, sizeof(*item));

	item[0] = word(one);
	item[1] = word(two);
	return (struct words){ .item = item, .count = two ? 2 : 1 };
}

static struct offer *
shop_offer(const char *sku, const char *day, double price)
{
	struct offer *o = ARENA_NEW(arena, struct offer);

	o->provider = word("shop");
	o->sku = word(sku);
	o->accelerator = word("card");
	o->region = word("here");
	o->tier = word("on_demand");
	o->unit = word("accelerator_hour");
	o->date = word(day);
	o->count = (struct number){ .value = 1, .fact = o->sku.fact };
	o->price = (struct number){ .value = price, .fact = o->sku.fact };
	o->head.type = NULL;
	return o;
}

/* What a label asks of a row, one thing at a time. */
static void
fits(void **state)
{
	static const struct {
		const char *name, *provider, *card, *sku, *region, *tier,
		    *from, *until;
		bool want;
	} rows[] = {
		{ .name = "nothing", .want = true },
		{ .name = "its seller", .provider = "shop", .want = true },
		{ .name = "another's", .provider = "other" },
		{ .name = "its card", .card = "card", .want = true },
		{ .name = "another", .card = "cards" },
		{ .name = "its product", .sku = "c1", .want = true },
		{ .name = "another", .sku = "c2" },
		{ .name = "its region", .region = "here", .want = true },
		{ .name = "another", .region = "there" },
		{ .name = "its tier", .tier = "on_demand", .want = true },
		{ .name = "another", .tier = "spot" },
		{ .name = "from the day before", .from = "2026-02-09",
		    .want = true },
		{ .name = "from that day", .from = "2026-02-10",
		    .want = true },
		{ .name = "from the next", .from = "2026-02-11" },
		{ .name = "to the day before", .until = "2026-02-09" },
		{ .name = "to that day", .until = "2026-02-10",
		    .want = true },
		{ .name = "to the next", .until = "2026-02-11",
		    .want = true },
		{ .name = "between", .from = "2026-02-10",
		    .until = "2026-02-10", .want = true },
		{ .name = "of all that is asked one thing is not so",
		    .provider = "shop", .card = "card", .sku = "c1",
		    .region = "there" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct catalog *c = ARENA_NEW(arena, struct catalog);
		struct label *l = ARENA_NEW(arena, struct label);
		const struct offer *got;

		l->provider = word(rows[i].provider);
		l->tier = word(rows[i].tier);
		l->from = word(rows[i].from);
		l->until = word(rows[i].until);
		if (rows[i].card)
			l->accelerators = listed(rows[i].card, NULL);
		if (rows[i].sku)
			l->skus = listed(rows[i].sku, NULL);
		if (rows[i].region)
			l->regions = listed(rows[i].region, NULL);
		l->as_region = word("far");
		ARRAY_ADD(arena, &c->labels, &l->head);
		listing_add(listing_new(arena, &c->offers), shop_offer("c1",
		    "2026-02-10", 2));
		labels_apply(c, arena);
		check_int(rows[i].name, c->offers.count, 1);
		got = (const struct offer *)c->offers.item[0];
		check_text(rows[i].name, got->region.text, rows[i].want ?
		    "far" : "here");
		check_int(rows[i].name, got->label != NULL, rows[i].want);
		check_text(rows[i].name, got->tier.text, "on_demand");
	}
}

/* What a label says of a row; what it does not say stays. */
static void
says(void **state)
{
	struct catalog *c = ARENA_NEW(arena, struct catalog);
	struct label *l = ARENA_NEW(arena, struct label);
	const struct offer *o;

	(void)state;
	l->as_tier = word("spot");
	l->as_seller_tier = word("community");
	l->as_accelerator = word("other-card");
	ARRAY_ADD(arena, &c->labels, &l->head);
	listing_add(listing_new(arena, &c->offers), shop_offer("c1",
	    "2026-02-10", 2));
	labels_apply(c, arena);
	o = (const struct offer *)c->offers.item[0];
	check_text("tier", o->tier.text, "spot");
	check_text("as the seller calls it", o->seller_tier.text,
	    "community");
	check_text("accelerator", o->accelerator.text, "other-card");
	check_text("region", o->region.text, "here");
	check_close("price", o->price.value, 2, 0);
	l->withheld.on = true;
	labels_apply(c, arena);
	check_int("what is no price is left out", c->offers.count, 0);
}

/* One that is sold in machines of 1 and of 8 is two offers of a machine, each
 * with the price of one. */
static void
machines(void **state)
{
	struct catalog *c = ARENA_NEW(arena, struct catalog);
	struct label *l = ARENA_NEW(arena, struct label);
	double counts = 0;

	(void)state;
	l->as_machines = listed("1", "8");
	ARRAY_ADD(arena, &c->labels, &l->head);
	listing_add(listing_new(arena, &c->offers), shop_offer("c1",
	    "2026-02-10", 2));
	labels_apply(c, arena);
	check_int("two", c->offers.count, 2);
	for (size_t i = 0; i < c->offers.count; i++) {
		const struct offer *o = (const struct offer *)
		    c->offers.item[i];

		counts += o->count.value;
		check_close("the price of one", o->price.value, 2, 0);
		check_text("of a machine", o->unit.text, "instance_hour");
		check_text("rented", o->sold_as.text, "instance");
	}
	check_close("1 and 8", counts, 9, 0);
}

/* Two days of one offer are one offer with an older price behind it. */
static void
days(void **state)
{
	struct catalog *c = ARENA_NEW(arena, struct catalog);
	struct label *l = ARENA_NEW(arena, struct label);
	struct listing *all = listing_new(arena, &c->offers);
	const struct offer *o;

	(void)state;
	l->until = word("2026-02-10");
	l->as_region = word("far");
	ARRAY_ADD(arena, &c->labels, &l->head);
	listing_add(all, shop_offer("c1", "2026-02-09", 3));
	listing_add(all, shop_offer("c1", "2026-02-10", 2));
	check_int("before", c->offers.count, 1);
	labels_apply(c, arena);
	check_int("after", c->offers.count, 1);
	o = (const struct offer *)c->offers.item[0];
	check_text("the newest", o->date.text, "2026-02-10");
	check_close("its price", o->price.value, 2, 0);
	assert_non_null(o->before);
	check_text("the older", o->before->date.text, "2026-02-09");
	check_text("is read too", o->before->region.text, "far");
	assert_null(o->before->before);
}

/* Whose row it is, by the witness of its source; a second word of a list. */
static void
more_fits(void **state)
{
	static const struct {
		const char *name, *witness, *seller_tier, *card, *sku;
		bool bare, want;
	} rows[] = {
		{ .name = "its witness, without the day", .witness = "feed",
		    .want = true },
		{ .name = "a shorter one", .witness = "fee" },
		{ .name = "a longer one", .witness = "feed-2026" },
		{ .name = "another", .witness = "food" },
		{ .name = "a tier that the row does not say",
		    .seller_tier = "gold" },
		{ .name = "the second card", .card = "card", .want = true },
		{ .name = "a product, of a row that has none", .sku = "c1",
		    .bare = true },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct catalog *c = ARENA_NEW(arena, struct catalog);
		struct label *l = ARENA_NEW(arena, struct label);
		struct offer *o = shop_offer("c1", "2026-02-10", 2);

		if (rows[i].bare)
			o->sku.text = NULL;
		l->witness = word(rows[i].witness);
		if (rows[i].seller_tier)
			l->seller_tiers = listed(rows[i].seller_tier, NULL);
		if (rows[i].card)
			l->accelerators = listed("other", rows[i].card);
		if (rows[i].sku)
			l->skus = listed(rows[i].sku, NULL);
		l->as_region = word("far");
		ARRAY_ADD(arena, &c->labels, &l->head);
		listing_add(listing_new(arena, &c->offers), o);
		labels_apply(c, arena);
		check_text(rows[i].name, o->region.text, rows[i].want ?
		    "far" : "here");
	}
}

/* Cards that are bought in machines are servers; what is no number is one. */
static void
servers(void **state)
{
	struct catalog *c = ARENA_NEW(arena, struct catalog);
	struct label *l = ARENA_NEW(arena, struct label);
	struct offer *o = shop_offer("c1", "2026-02-10", 2);
	double counts = 0;

	(void)state;
	o->purchase = (struct number){ .value = 900, .fact = o->price.fact };
	o->price.fact.given = false;
	o->available = (struct number){ .value = 7, .fact = o->count.fact };
	o->unit.text = "accelerator";
	l->as_machines = listed("few", "8");
	ARRAY_ADD(arena, &c->labels, &l->head);
	listing_add(listing_new(arena, &c->offers), o);
	labels_apply(c, arena);
	check_int("two", c->offers.count, 2);
	for (size_t i = 0; i < c->offers.count; i++) {
		const struct offer *of = (const struct offer *)
		    c->offers.item[i];

		counts += of->count.value;
		check_text("a machine", of->unit.text, "instance");
		check_text("bought", of->sold_as.text, "server");
		assert_true(of->sold_as.fact.given);
		assert_ptr_equal(of->count.fact.of, &of->head);
		assert_ptr_equal(of->purchase.fact.of, &of->head);
		assert_ptr_equal(of->available.fact.of, &of->head);
		assert_ptr_not_equal(of->price.fact.of, &of->head);
	}
	check_close("1 and 8", counts, 9, 0);
}

/* Of two labels both are read, the later over the earlier; of two rows that
 * come to the same thing and day, the one that says so itself counts. */
static void
own_word(void **state)
{
	struct catalog *c = ARENA_NEW(arena, struct catalog);
	struct label *one = ARENA_NEW(arena, struct label);
	struct label *two = ARENA_NEW(arena, struct label);
	struct listing *all = listing_new(arena, &c->offers);
	struct offer *told = shop_offer("c1", "2026-02-10", 3);
	struct offer *own = shop_offer("c1", "2026-02-10", 2);

	(void)state;
	told->tier = word("spot");
	one->tier = word("spot");
	one->as_tier = word("reserved_1y");
	two->tier = word("reserved_1y");
	two->as_tier = word("on_demand");
	ARRAY_ADD(arena, &c->labels, &one->head);
	ARRAY_ADD(arena, &c->labels, &two->head);
	listing_add(all, told);
	listing_add(all, own);
	labels_apply(c, arena);
	check_int("one offer", c->offers.count, 1);
	check_close("its own word", ((const struct offer *)
	    c->offers.item[0])->price.value, 2, 0);
	check_text("both labels were read", told->tier.text, "on_demand");
	assert_ptr_equal(told->label, two);
	assert_null(own->label);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, open_arena, close_arena)

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(fits), TEST(says), TEST(machines), TEST(days),
		TEST(more_fits), TEST(servers), TEST(own_word),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
