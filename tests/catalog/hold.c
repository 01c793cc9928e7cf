/*
 * Which prices are held back: each rule of hold.def on both sides of where it
 * begins.  What a row expects is worked out by hand from the rule that stands
 * in its name, never from what the program printed.
 */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "base/array.h"
#include "base/diag.h"
#include "base/text.h"
#include "catalog/catalog.h"
#include "test_arena.h"

/* feed day seller card count region tier USD an hour of one. */
struct sight {
	char feed[24], date[12], seller[16], card[16], region[12], tier[12];
	double count, price;
};

struct offers {
	struct offer *item[40];
	size_t count;
};

static const char *
some(const char *word)
{
	return strcmp(word, "-") ? arena_strdup(arena, word) : NULL;
}

static bool
same_text(const char *a, const char *b)
{
	return !strcmp(a ? a : "", b ? b : "");
}

/* What the sight follows, as a listing would have it. */
static struct offer *
earlier(struct offers *all, const struct offer *o, size_t *at)
{
	for (*at = 0; *at < all->count; ++*at) {
		struct offer *p = all->item[*at];

		if (same_text(p->provider.text, o->provider.text) &&
		    same_text(p->accelerator.text, o->accelerator.text) &&
		    same_text(p->region.text, o->region.text) &&
		    same_text(p->tier.text, o->tier.text) &&
		    same_text(p->price.fact.source, o->price.fact.source) &&
		    p->count.value <= o->count.value &&
		    p->count.value >= o->count.value)
			return p;
	}
	return NULL;
}

static void
add_sight(struct offers *all, const struct sight *s, size_t line)
{
	struct offer *o = ARENA_NEW(arena, struct offer);
	size_t at;

	o->provider.text = some(s->seller);
	o->accelerator.text = some(s->card);
	o->region.text = some(s->region);
	o->tier.text = some(s->tier);
	o->date.text = some(s->date);
	o->count.value = s->count;
	o->price.value = s->price / 3600;
	o->price.fact.given = true;
	o->price.fact.source = some(s->feed);
	o->price.fact.at = (struct origin){ "p.csv", (int)line };
	o->head.id = arena_printf(arena, "%s/%s-x%.0f/%s/%s", s->seller,
	    s->card, s->count, s->region, s->tier);
	o->before = earlier(all, o, &at);
	all->item[at] = o;
	all->count += at == all->count;
}

static void
add_card(struct catalog *c, const char *id, const char *memory_type,
    double memory)
{
	struct accelerator *a = ARENA_NEW(arena, struct accelerator);

	a->head.id = a->name.text = id;
	a->memory_type.text = memory_type;
	a->memory.value = memory;
	ARRAY_ADD(arena, &c->accelerators, &a->head);
}

static void
add_seller(struct catalog *c, const char *id, const char *kind)
{
	struct provider *p = ARENA_NEW(arena, struct provider);

	p->head.id = p->name.text = id;
	p->sells_as.text = kind;
	ARRAY_ADD(arena, &c->providers, &p->head);
}

static struct catalog
catalog_of(const char *sights, struct offers *all)
{
	struct catalog c = { .date = "2026-07-31" };
	struct exchange *e = ARENA_NEW(arena, struct exchange);
	size_t line = 1;

	for (const char *p = sights; p; p = strchr(p, ';'), p += p != NULL) {
		struct sight s;

		check_int("eight words", sscanf(p, " %23s %11s %15s %15s %lf "
		    "%11s %11s %lf", s.feed, s.date, s.seller, s.card,
		    &s.count, s.region, s.tier, &s.price), 8);
		add_sight(all, &s, line++);
	}
	for (size_t i = 0; i < all->count; i++)
		ARRAY_ADD(arena, &c.offers, &all->item[i]->head);
	add_card(&c, "h100", "HBM3", 80e9);
	add_card(&c, "old", "HBM2", 16e9);
	add_seller(&c, "market", "marketplace");
	e->currency.text = "EUR";
	e->usd.value = 1.09;
	ARRAY_ADD(arena, &c.exchanges, &e->head);
	return c;
}

/* "rule offer; rule offer", in order of the day; spot of any age passes. */
static const char *
held(const struct catalog *c)
{
	struct text t;

	text_init(&t, arena);
	for (size_t i = 0; i < c->alarms.count; i++) {
		const struct offer *o = (const struct offer *)
		    c->alarms.item[i];

		text_printf(&t, "%s%s %s", t.len ? "; " : "", o->held_by,
		    o->date.text + 5);
	}
	return t.data;
}

/* Five cards of two sellers at 1 to 5 dollars. */
#define DAY(day, k1, k2, k3, k4, k5) \
	"f " day " a p 1 x on_demand " k1 "; " \
	"f " day " a q 1 x on_demand " k2 "; " \
	"f " day " a r 1 x on_demand " k3 "; " \
	"f " day " b s 1 x on_demand " k4 "; " \
	"f " day " b t 1 x on_demand " k5
#define FIRST DAY("2026-07-01", "1", "2", "3", "4", "5") "; "

static const struct {
	const char *name, *want, *sights;
} rows[] = {
	{ "a day at an eighth: all of it", "feed_ratio 07-02; "
	    "feed_ratio 07-02; feed_ratio 07-02; feed_ratio 07-02; "
	    "feed_ratio 07-02",
	    FIRST DAY("2026-07-02", "0.125", "0.25", "0.375", "0.5",
	    "0.625") },
	{ "three of five at twice the price hold the two that stood",
	    "feed_ratio 07-02; feed_ratio 07-02; feed_ratio 07-02; "
	    "feed_ratio 07-02; feed_ratio 07-02",
	    FIRST DAY("2026-07-02", "2", "2", "3", "8", "10") },
	{ "two of five are not most", "",
	    FIRST DAY("2026-07-02", "2", "2", "3", "4", "10") },
	{ "each by its own ratio is a market", "",
	    FIRST DAY("2026-07-02", "1.1", "2.4", "3.9", "4.8", "5.25") },
	{ "within three per cent they stand still", "",
	    FIRST DAY("2026-07-02", "1.029", "2.058", "3.087", "4.116",
	    "5.145") },
	{ "all of one seller at 1.09: a currency", "seller_ratio 07-02; "
	    "seller_ratio 07-02; seller_ratio 07-02",
	    FIRST DAY("2026-07-02", "1.09", "2.18", "3.27", "4", "5") },
	{ "two cards at 1.09 are enough, for the euro is that",
	    "seller_ratio 07-02; seller_ratio 07-02",
	    FIRST DAY("2026-07-02", "1", "2", "3", "4.36", "5.45") },
	{ "two cards at 1.3 are not", "",
	    FIRST DAY("2026-07-02", "1", "2", "3", "5.2", "6.5") },
	{ "another feed has the new prices: they are so", "",
	    FIRST DAY("2026-07-02", "1.09", "2.18", "3.27", "4", "5") "; "
	    "g 2026-07-02 a p 1 x on_demand 1.09; "
	    "g 2026-07-02 a q 1 x on_demand 2.18; "
	    "g 2026-07-02 a r 1 x on_demand 3.27" },
	{ "a third day is held against the first", "feed_ratio 07-02; "
	    "feed_ratio 07-02; feed_ratio 07-02; feed_ratio 07-02; "
	    "feed_ratio 07-02",
	    FIRST DAY("2026-07-02", "8", "16", "24", "32", "40") "; "
	    DAY("2026-07-03", "1", "2", "3", "4", "5") },
	{ "one for all of two, four and eight, and the single one stood",
	    "feed_ratio 07-02; feed_ratio 07-02; feed_ratio 07-02; "
	    "feed_ratio 07-02",
	    "f 2026-07-01 a p 1 x on_demand 2; f 2026-07-01 a p 2 x on_demand "
	    "2; f 2026-07-01 a p 4 x on_demand 2; f 2026-07-01 a p 8 x "
	    "on_demand 2; f 2026-07-02 a p 1 x on_demand 2; f 2026-07-02 a p "
	    "2 x on_demand 4; f 2026-07-02 a p 4 x on_demand 8; "
	    "f 2026-07-02 a p 8 x on_demand 16" },
	{ "spot above on demand: both", "spot_above 07-01; spot_above 07-01",
	    "f 2026-07-01 a p 1 x on_demand 0.43; "
	    "f 2026-07-01 a p 1 x spot 0.86" },
	{ "a bid that met the price on demand: the bid", "spot_above 07-29",
	    "f 2026-07-29 a p 1 x on_demand 2; f 2026-07-29 a p 1 x spot 2" },
	{ "spot below", "", "f 2026-07-29 a p 1 x on_demand 2; "
	    "f 2026-07-29 a p 1 x spot 1.99" },
	{ "of another region it says nothing", "",
	    "f 2026-07-29 a p 1 x on_demand 2; f 2026-07-29 a p 1 y spot 3" },
	{ "hosts of a market bid each its own", "",
	    "f 2026-07-29 market p 1 x on_demand 2; "
	    "f 2026-07-29 market p 1 x spot 3" },
	{ "spot of 14 days ago", "", "f 2026-07-17 a p 1 x spot 1" },
	{ "spot of 15 days ago", "old_spot 07-16",
	    "f 2026-07-16 a p 1 x spot 1" },
	{ "what another feed calls preemptible, to the cent",
	    "below_spot 07-20", "f 2026-07-20 a p 1 - on_demand 2.15; "
	    "g 2026-07-20 a p 1 - spot 2.15" },
	{ "a cent above it", "", "f 2026-07-20 a p 1 - on_demand 2.16; "
	    "g 2026-07-20 a p 1 - spot 2.15" },
	{ "half a dollar for a card with HBM3", "placeholder 07-01",
	    "f 2026-07-01 a h100 1 x on_demand 0.5" },
	{ "a cent more", "", "f 2026-07-01 a h100 1 x on_demand 0.51" },
	{ "an old card with 16 GB of HBM2", "",
	    "f 2026-07-01 a old 1 x on_demand 0.2" },
	{ "a new region with a step of a quarter", "region_step 07-02",
	    "f 2026-07-01 a p 1 us on_demand 4; "
	    "f 2026-07-02 a p 1 eu on_demand 3" },
	{ "a new region, 24 % below", "", "f 2026-07-01 a p 1 us on_demand "
	    "4; f 2026-07-02 a p 1 eu on_demand 3.04" },
	{ "a new region beside the old one", "",
	    "f 2026-07-01 a p 1 us on_demand 4; f 2026-07-02 a p 1 us "
	    "on_demand 4; f 2026-07-02 a p 1 eu on_demand 3" },
	{ "away from another feed, below 0.8 of it", "two_feeds 07-02",
	    "f 2026-07-01 a p 1 x on_demand 4; g 2026-07-01 a p 1 x "
	    "on_demand 4; f 2026-07-02 a p 1 x on_demand 3.19; "
	    "g 2026-07-02 a p 1 x on_demand 4" },
	{ "0.81 of it", "",
	    "f 2026-07-01 a p 1 x on_demand 4; g 2026-07-01 a p 1 x "
	    "on_demand 4; f 2026-07-02 a p 1 x on_demand 3.24; "
	    "g 2026-07-02 a p 1 x on_demand 4" },
	{ "both went there", "",
	    "f 2026-07-01 a p 1 x on_demand 4; g 2026-07-01 a p 1 x "
	    "on_demand 4; f 2026-07-02 a p 1 x on_demand 3; "
	    "g 2026-07-02 a p 1 x on_demand 3" },
	{ "five in a machine, of a seller that has eight",
	    "no_such_count 07-02", "f 2026-07-01 a p 8 x on_demand 2; "
	    "f 2026-07-02 a p 5 x on_demand 2" },
	{ "four of a seller that has eight", "",
	    "f 2026-07-01 a p 8 x on_demand 2; "
	    "f 2026-07-02 a p 4 x on_demand 2" },
	{ "a machine at 0.94 beside 3.67: no card in it", "no_card 07-02",
	    "f 2026-07-01 a p 2 x on_demand 3.67; f 2026-07-01 a p 4 x "
	    "on_demand 3.67; f 2026-07-02 a p 1 y on_demand 0.94" },
	{ "a machine at two fifths", "",
	    "f 2026-07-01 a p 2 x on_demand 3; f 2026-07-01 a p 4 x "
	    "on_demand 3; f 2026-07-02 a p 1 y on_demand 1.21" },
	{ "eight entered at 15.90 each, among 2 to 4", "per_instance 07-02",
	    "f 2026-07-01 b p 8 x on_demand 2; f 2026-07-01 c p 8 x "
	    "on_demand 3; f 2026-07-01 d p 8 x on_demand 4; "
	    "f 2026-07-02 a p 8 x on_demand 15.9" },
	{ "8.90 is less than three times what others ask", "",
	    "f 2026-07-01 b p 8 x on_demand 2; f 2026-07-01 c p 8 x "
	    "on_demand 3; f 2026-07-01 d p 8 x on_demand 4; "
	    "f 2026-07-02 a p 8 x on_demand 8.9" },
	{ "a day does not judge the days before it", "others 07-02; "
	    "others 07-02; others 07-02",
	    "f 2026-07-01 b p 1 x on_demand 3; f 2026-07-01 c p 1 x "
	    "on_demand 3; f 2026-07-01 d p 1 x on_demand 3.19; "
	    "g 2026-07-02 e p 1 x on_demand 0.4; g 2026-07-02 k p 1 x "
	    "on_demand 0.4; g 2026-07-02 l p 1 x on_demand 0.4" },
};

static void
each_rule(void **state)
{
	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct offers all = { .count = 0 };
		struct catalog c = catalog_of(rows[i].sights, &all);

		catalog_hold(&c, arena, diags_new(arena));
		check_text(rows[i].name, held(&c), rows[i].want);
	}
}

/* The newest price that nothing held stands, and one accepted decides. */
static void
what_stands(void **state)
{
	static const char days[] = FIRST DAY("2026-07-02", "8", "16", "24",
	    "32", "40");
	struct accept taken = { .feed.text = "f", .provider.text = "b",
		.date.text = "2026-07-02" };
	struct offers all = { .count = 0 }, again = { .count = 0 };
	struct catalog c = catalog_of(days, &all);

	(void)state;
	catalog_hold(&c, arena, diags_new(arena));
	check_int("five decide as before", (int)c.offers.count, 5);
	for (size_t i = 0; i < c.offers.count; i++)
		check_text("of the first day", ((const struct offer *)
		    c.offers.item[i])->date.text, "2026-07-01");
	c = catalog_of(days, &again);
	ARRAY_ADD(arena, &c.acceptances, &taken.head);
	catalog_hold(&c, arena, diags_new(arena));
	check_int("three are held beside the two taken", (int)c.held.count,
	    3);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(each_rule, open_arena,
		    close_arena),
		cmocka_unit_test_setup_teardown(what_stands, open_arena,
		    close_arena),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
