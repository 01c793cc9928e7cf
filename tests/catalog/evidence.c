/*
 * Who saw a price, and whether others saw the same: every word is worked out
 * by hand from the rule that stands in the row's name.
 */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "base/array.h"
#include "catalog/catalog.h"
#include "catalog/evidence.h"
#include "test_arena.h"

/* One sight: witness, day, USD an hour, then what is not "-": the seller's
 * word for the tier, the region, how many a machine has. */
struct sight {
	char witness[24], date[12], tier[12], region[12];
	double price, count;
};

enum { SIGHTS = 5 };

static const char *
some(const char *word)
{
	return strcmp(word, "-") ? arena_strdup(arena, word) : NULL;
}

static struct offer *
offer_of(const struct sight *s, size_t i)
{
	struct offer *o = ARENA_NEW(arena, struct offer);
	const char *witness = arena_strdup(arena, s->witness);

	o->head.id = arena_printf(arena, "acme/h100/%zu", i);
	o->provider.text = "acme";
	o->accelerator.text = "h100";
	o->tier.text = "on_demand";
	o->date.text = arena_strdup(arena, s->date);
	o->seller_tier.text = some(s->tier);
	o->region.text = some(s->region);
	o->count.value = s->count > 0 ? s->count : 1;
	o->unit.text = s->count > 0 ? "instance_hour" : "accelerator_hour";
	o->price.value = s->price / 3600;
	o->price.fact.given = true;
	o->price.fact.source = witness;
	return o;
}

static struct source *
source_of(const char *id, const char *seen_in)
{
	struct source *of = ARENA_NEW(arena, struct source);

	of->head.id = of->title.text = id;
	of->seen_in.text = seen_in;
	of->fresh.value = 31 * 86400;
	of->fresh.fact.given = true;
	return of;
}

/* "a 2026-10-01 4 - - 0; b ...". */
static struct catalog
catalog_with(const char *sights, const char *seen_in, const char *kind)
{
	struct catalog c = { .date = "2026-10-09" };
	struct provider *seller = ARENA_NEW(arena, struct provider);

	seller->head.id = "acme";
	seller->name.text = "Acme";
	seller->sells_as.text = kind;
	ARRAY_ADD(arena, &c.providers, &seller->head);
	for (size_t i = 0; i < SIGHTS && sights; i++) {
		struct sight s;
		struct offer *o;

		check_int("six words", sscanf(sights, " %23s %11s %lf %11s "
		    "%11s %lf", s.witness, s.date, &s.price, s.tier, s.region,
		    &s.count), 6);
		o = offer_of(&s, i);
		ARRAY_ADD(arena, &c.offers, &o->head);
		ARRAY_ADD(arena, &c.sources, &source_of(o->price.fact.source,
		    i ? NULL : seen_in)->head);
		sights = strchr(sights, ';');
		sights = sights ? sights + 1 : NULL;
	}
	return c;
}

static const struct offer *
first_in(const struct record_list *l)
{
	for (size_t i = 0; i < l->count; i++)
		if (!strcmp(l->item[i]->id, "acme/h100/0"))
			return (const struct offer *)l->item[i];
	return NULL;
}

static const struct {
	const char *name, *want, *sights, *seen_in, *kind, *seen;
} rows[] = {
	{ "nobody else looked", "one source",
	    "a 2026-10-01 4 - - 0",
	    NULL, NULL, "2026-10-01" },
	{ "the same collector on another day is no second one", "one source",
	    "a-2026-10-01 2026-10-01 4 - - 0; "
	    "a-2026-09-20 2026-09-20 8 - - 0",
	    NULL, NULL, "2026-10-01" },
	{ "another at 4/5 of it", "confirmed",
	    "a 2026-10-01 4 - - 0; "
	    "b 2026-10-01 3.2 - - 0",
	    NULL, NULL, "2026-10-01" },
	{ "another at 5/4 of it", "confirmed",
	    "a 2026-10-01 4 - - 0; "
	    "b 2026-10-01 5 - - 0",
	    NULL, NULL, "2026-10-01" },
	{ "another below 4/5 of it", "contradicted",
	    "a 2026-10-01 4 - - 0; "
	    "b 2026-10-01 3.19 - - 0",
	    NULL, NULL, "2026-10-01" },
	{ "another above 5/4 of it", "contradicted",
	    "a 2026-10-01 4 - - 0; "
	    "b 2026-10-01 5.01 - - 0",
	    NULL, NULL, "2026-10-01" },
	{ "eight days after another price", "one source",
	    "a 2026-10-09 4 - - 0; "
	    "b 2026-10-01 8 - - 0",
	    NULL, NULL, "2026-10-09" },
	{ "seven days after another price", "contradicted",
	    "a 2026-10-08 4 - - 0; "
	    "b 2026-10-01 8 - - 0",
	    NULL, NULL, "2026-10-08" },
	{ "31 days after a price that is near", "confirmed",
	    "a 2026-10-02 4 - - 0; "
	    "b 2026-09-01 4.4 - - 0",
	    NULL, NULL, "2026-10-02" },
	{ "the same price a quarter before", "confirmed",
	    "a 2026-10-09 4 - - 0; "
	    "b 2026-07-09 3.93 - - 0",
	    NULL, NULL, "2026-10-09" },
	{ "and a day more", "one source",
	    "a 2026-10-09 4 - - 0; "
	    "b 2026-07-08 3.93 - - 0",
	    NULL, NULL, "2026-10-09" },
	{ "32 days after it", "one source",
	    "a 2026-10-03 4 - - 0; "
	    "b 2026-09-01 4.4 - - 0",
	    NULL, NULL, "2026-10-03" },
	{ "a tier that the seller calls otherwise is another", "one source",
	    "a 2026-10-01 4 secure - 0; "
	    "b 2026-10-01 2 community - 0",
	    NULL, NULL, "2026-10-01" },
	{ "a region of its own has its price", "one source",
	    "a 2026-10-01 4 - us-east 0; "
	    "b 2026-10-01 6 - eu 0",
	    NULL, NULL, "2026-10-01" },
	{ "global is any region", "contradicted",
	    "a 2026-10-01 4 - us-east 0; "
	    "b 2026-10-01 6 - global 0",
	    NULL, NULL, "2026-10-01" },
	{ "a machine of eight has its price", "one source",
	    "a 2026-10-01 4 - - 1; "
	    "b 2026-10-01 6 - - 8",
	    NULL, NULL, "2026-10-01" },
	{ "the cheapest of any size speaks against what is cheaper",
	    "contradicted",
	    "a 2026-10-01 4 - - 1; "
	    "b 2026-10-01 6 - - 0",
	    NULL, NULL, "2026-10-01" },
	{ "and not against what is dearer", "one source",
	    "a 2026-10-01 6 - - 8; "
	    "b 2026-10-01 4 - - 0",
	    NULL, NULL, "2026-10-01" },
	{ "nor does a later one replace what is dearer", "one source",
	    "a 2026-09-20 6 - eu 0; "
	    "b 2026-10-09 4 - - 0",
	    NULL, NULL, "2026-09-20" },
	{ "but what is cheaper", "contradicted",
	    "a 2026-09-20 3.9 - eu 0; "
	    "b 2026-10-09 4 - - 0",
	    NULL, NULL, "2026-09-20" },
	{ "a row of any size says as much of another", "contradicted",
	    "a 2026-10-01 6 - - 0; "
	    "b 2026-10-01 4 - - 0",
	    NULL, NULL, "2026-10-01" },
	{ "two against one", "confirmed",
	    "a 2026-10-01 4 - - 0; "
	    "b 2026-10-01 4 - - 0; "
	    "c 2026-10-01 8 - - 0",
	    NULL, NULL, "2026-10-01" },
	{ "one against two", "contradicted",
	    "a 2026-10-01 8 - - 0; "
	    "b 2026-10-01 4 - - 0; "
	    "c 2026-10-01 4 - - 0",
	    NULL, NULL, "2026-10-01" },
	{ "the seller's own page against a feed", "one source",
	    "a 2026-10-01 4 - - 0; "
	    "b 2026-10-01 8 - - 0",
	    "page", NULL, "2026-10-01" },
	{ "a feed against another", "contradicted",
	    "a 2026-10-01 4 - - 0; "
	    "b 2026-10-01 8 - - 0",
	    "feed", NULL, "2026-10-01" },
	{ "eight days later another price", "contradicted",
	    "a 2026-10-01 4 - - 0; "
	    "b 2026-10-09 4.2 - - 0",
	    NULL, NULL, "2026-10-01" },
	{ "seven days later a price that is near", "confirmed",
	    "a 2026-10-02 4 - - 0; "
	    "b 2026-10-09 4.2 - - 0",
	    NULL, NULL, "2026-10-02" },
	{ "the same price, seen again ten months later", "confirmed",
	    "a 2025-12-21 4 - - 0; "
	    "b 2026-10-09 4.04 - - 0",
	    NULL, NULL, "2026-10-09" },
	{ "hosts of a market ask each its own price", "one source",
	    "a 2026-10-01 4 - - 0; "
	    "b 2026-10-01 8 - - 0",
	    NULL, "marketplace", "2026-10-01" },
	{ "older than its source allows, 31 days", "old",
	    "a 2026-09-07 4 - - 0",
	    NULL, NULL, "2026-09-07" },
	{ "as old as its source allows", "one source",
	    "a 2026-09-08 4 - - 0",
	    NULL, NULL, "2026-09-08" },
};

static void
words(void **state)
{
	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct catalog c = catalog_with(rows[i].sights,
		    rows[i].seen_in, rows[i].kind);
		const struct offer *o;
		bool held;

		catalog_weigh(&c, arena);
		o = first_in(&c.held);
		held = o != NULL;
		o = held ? o : first_in(&c.offers);
		o = o ? o : first_in(&c.retired);
		assert_non_null(o);
		check_text(rows[i].name, evidence_word(o->evidence),
		    rows[i].want);
		check_text(rows[i].name, o->seen, rows[i].seen);
		check_int(rows[i].name, held, !strcmp(rows[i].want,
		    "contradicted"));
		assert_non_null(o->evidence_why);
	}
}

/* Of one thing that two saw at one price the later sight is sold, and the
 * earlier alone where it says more of it. */
static void
sold_once(void **state)
{
	static const struct {
		const char *name, *sights;
		int offers;
	} once[] = {
		{ "the later stands", "a 2026-10-01 4 - - 0; "
		    "b 2026-10-02 4.04 - - 0", 1 },
		{ "of a day, one", "a 2026-10-01 4 - - 8; "
		    "b 2026-10-01 4 - - 8", 1 },
		{ "a size that the later does not say", "a 2026-10-01 4 - - 8; "
		    "b 2026-10-02 4 - - 0", 2 },
		{ "another size", "a 2026-10-01 4 - - 8; "
		    "b 2026-10-02 4 - - 1", 2 },
		{ "at 3 percent more", "a 2026-10-01 4 - - 0; "
		    "b 2026-10-02 4.12 - - 0", 2 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(once); i++) {
		struct catalog c = catalog_with(once[i].sights, NULL, NULL);

		catalog_weigh(&c, arena);
		check_int(once[i].name, (int)c.offers.count, once[i].offers);
		assert_null(((const struct offer *)c.offers.item[0])->again);
	}
}

/* What somebody looked at decides, and says who looked. */
static void
taken(void **state)
{
	struct catalog c = catalog_with("a 2026-10-01 4 - - 0; "
	    "b 2026-10-01 8 - - 0", NULL, NULL);
	struct accept a = { .offer.text = "acme/h100/0",
		.date.text = "2026-10-01",
		.reason.text = "asked on the phone" };
	const struct offer *o;

	(void)state;
	ARRAY_ADD(arena, &c.acceptances, &a.head);
	catalog_weigh(&c, arena);
	o = first_in(&c.offers);
	assert_non_null(o);
	check_text("one source", evidence_word(o->evidence), "one source");
	check_text("who looked", o->evidence_why, "accepted: asked on the "
	    "phone");
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(words, open_arena,
		    close_arena),
		cmocka_unit_test_setup_teardown(sold_once, open_arena,
		    close_arena),
		cmocka_unit_test_setup_teardown(taken, open_arena,
		    close_arena),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
