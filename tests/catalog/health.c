/*
 * How price feeds are: each state on both sides of where it begins, and what is
 * counted.  The guide is of 2026-07-31.  What a row expects is worked out by
 * hand, by the days and prices that stand in it.
 */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "catalog/catalog.h"
#include "catalog/health.h"
#include "test_arena.h"

/* feed day seller card count USD, then "ok", a rule that holds it, "gone" of
 * what is retired, or "again": of the row before it, in machines of so many. */
struct sight {
	char feed[24], date[12], seller[16], card[16], is[16];
	double count, price;
};

struct offers {
	struct offer *item[60];
	size_t count, line;
};

static bool
is_series(const struct offer *a, const struct offer *b)
{
	return !strcmp(a->provider.text, b->provider.text) &&
	    !strcmp(a->accelerator.text, b->accelerator.text) &&
	    !strcmp(a->price.fact.source, b->price.fact.source) &&
	    a->count.value <= b->count.value &&
	    a->count.value >= b->count.value;
}

static struct offer *
offer_of(const struct sight *s, int line)
{
	struct offer *o = ARENA_NEW(arena, struct offer);

	o->provider.text = arena_strdup(arena, s->seller);
	o->accelerator.text = arena_strdup(arena, s->card);
	o->tier.text = "on_demand";
	o->sold_as.text = "instance";
	o->date.text = arena_strdup(arena, s->date);
	o->count.value = s->count;
	o->price.value = s->price / 3600;
	o->price.fact.given = true;
	o->price.fact.source = arena_strdup(arena, s->feed);
	o->price.fact.at = (struct origin){ "p.csv", line };
	o->head.id = arena_printf(arena, "%s/%s-x%.0f", s->seller, s->card,
	    s->count);
	return o;
}

static void
add_sight(struct catalog *c, struct offers *all, const struct sight *s)
{
	struct offer *o;
	size_t at = 0;

	all->line += strcmp(s->is, "again") != 0;
	o = offer_of(s, (int)all->line);
	if (!strcmp(s->is, "gone")) {
		ARRAY_ADD(arena, &c->retired, &o->head);
		return;
	}
	if (strcmp(s->is, "ok") != 0 && strcmp(s->is, "again") != 0)
		o->held_by = arena_strdup(arena, s->is);
	while (at < all->count && !is_series(all->item[at], o))
		at++;
	o->before = at < all->count ? all->item[at] : NULL;
	all->item[at] = o;
	all->count += at == all->count;
}

/* Sources by their ids: of "old" prices may be 31 days old; "then" is past. */
static void
add_source(struct catalog *c, const char *id)
{
	struct source *s = ARENA_NEW(arena, struct source);

	s->head.id = s->title.text = id;
	s->past.on = !strcmp(id, "then");
	s->fresh.fact.given = !strcmp(id, "old");
	s->fresh.value = 31 * 86400;
	ARRAY_ADD(arena, &c->sources, &s->head);
}

static struct catalog
catalog_of(const char *sights)
{
	struct catalog c = { .date = "2026-07-31" };
	struct offers *all = ARENA_NEW(arena, struct offers);

	for (const char *p = sights; p; p = strchr(p, ';'), p += p != NULL) {
		struct sight s;

		check_int("seven words", sscanf(p, " %23s %11s %15s %15s %lf "
		    "%lf %15[a-z_]", s.feed, s.date, s.seller, s.card, &s.count,
		    &s.price, s.is), 7);
		add_sight(&c, all, &s);
	}
	for (size_t i = 0; i < all->count; i++) {
		/* What is held is behind its older price, too. */
		if (all->item[i]->held_by) {
			ARRAY_ADD(arena, &c.held, &all->item[i]->head);
			if (all->item[i]->before)
				ARRAY_ADD(arena, &c.offers, &all->item[i]->
				    before->head);
		} else
			ARRAY_ADD(arena, &c.offers, &all->item[i]->head);
	}
	add_source(&c, "f");
	add_source(&c, "old");
	add_source(&c, "then");
	return c;
}

/* "state lag/rhythm missing+overdue rows sellers cards ratio*compared
 * held=rows retired -left" */
static const char *
told(const struct feed_health *f)
{
	const struct feed_day *d = feed_newest(f);
	struct text t;

	text_init(&t, arena);
	text_printf(&t, "%s %.0f/%.0f %zu+%zu %zu/%zu/%zu",
	    health_word(f->state), f->lag, f->rhythm, f->missing, f->overdue,
	    d->rows, d->sellers, d->accelerators);
	if (f->compared)
		text_printf(&t, " %.2f*%zu", f->ratio, f->compared);
	for (size_t i = 0; i < f->held_rules; i++)
		text_printf(&t, " %s=%zu", f->held[i].rule, f->held[i].rows);
	if (f->retired)
		text_printf(&t, " retired=%zu", f->retired);
	for (size_t i = 0; i < f->left_count; i++)
		text_printf(&t, " -%s", f->left[i]);
	return t.data;
}

#define ONE(feed, day) feed " 2026-" day " a p 1 2 ok"
#define FOUR(feed, day) ONE(feed, day) "; " feed " 2026-" day " a q 1 2 ok; " \
	feed " 2026-" day " b p 1 2 ok; " feed " 2026-" day " b q 1 2 ok"
/* Five cards of one seller at a price each. */
#define FIVE(feed, day, price) \
	feed " 2026-" day " a p 1 " price " ok; " \
	feed " 2026-" day " a q 1 " price " ok; " \
	feed " 2026-" day " a r 1 " price " ok; " \
	feed " 2026-" day " a s 1 " price " ok; " \
	feed " 2026-" day " a t 1 " price " ok"
#define WEEKS(a, b, c, d) \
	ONE("f", a) "; " ONE("f", b) "; " ONE("f", c) "; " ONE("f", d)

static const struct {
	const char *name, *want, *sights;
} rows[] = {
	{ "a weekly feed is not late after three days",
	    "fresh 3/7 0+0 1/1/1",
	    WEEKS("07-07", "07-14", "07-21", "07-28") },
	{ "nor after fourteen, though two weeks did not come",
	    "fresh 14/7 0+2 1/1/1",
	    WEEKS("06-26", "07-03", "07-10", "07-17") },
	{ "it is after fifteen", "late 15/7 0+2 1/1/1",
	    WEEKS("06-25", "07-02", "07-09", "07-16") },
	{ "late still after 35", "late 35/7 0+5 1/1/1",
	    WEEKS("06-05", "06-12", "06-19", "06-26") },
	{ "stopped after 36", "stopped 36/7 0+5 1/1/1",
	    WEEKS("06-04", "06-11", "06-18", "06-25") },
	{ "a daily one is late after three", "late 3/1 0+3 1/1/1",
	    WEEKS("07-25", "07-26", "07-27", "07-28") },
	{ "gaps of 7, 14 and 7: one week is missing", "fresh 3/7 1+0 1/1/1",
	    WEEKS("06-30", "07-07", "07-21", "07-28") },
	{ "gaps of 7, 7, 7, 10 and 21: 10 are one, 21 are three",
	    "fresh 3/7 2+0 1/1/1", ONE("f", "06-06") "; "
	    ONE("f", "06-13") "; "
	    WEEKS("06-20", "06-27", "07-07", "07-28") },
	{ "of three days none has a rhythm, and 31 are allowed",
	    "fresh 31/0 0+0 1/1/1", ONE("old", "06-28") "; "
	    ONE("old", "06-29") "; " ONE("old", "06-30") },
	{ "32 are not", "old 32/0 0+0 1/1/1", ONE("old", "06-29") },
	{ "180 where the source does not say: 2026-02-01 is such",
	    "fresh 180/0 0+0 1/1/1", ONE("f", "02-01") },
	{ "181 are not", "old 181/0 0+0 1/1/1", ONE("f", "01-31") },
	{ "what was kept for what prices were", "past 91/0 0+0 1/1/1",
	    ONE("then", "05-01") },
	{ "four rows, two sellers, two cards", "fresh 1/0 0+0 4/2/2",
	    FOUR("f", "07-30") },
	{ "one row, sold in machines of one and of eight",
	    "fresh 1/0 0+0 1/1/1",
	    ONE("f", "07-30") "; f 2026-07-30 a p 8 2 again" },
	{ "five at 2, another has 2", "fresh 1/0 0+0 5/1/5 1.00*5",
	    FIVE("f", "07-30", "2") "; " FIVE("g", "07-30", "2") },
	{ "five at an eighth", "contradicted 1/0 0+0 5/1/5 0.12*5",
	    FIVE("f", "07-30", "0.248") "; " FIVE("g", "07-30", "2") },
	{ "five at 0.79", "contradicted 1/0 0+0 5/1/5 0.79*5",
	    FIVE("f", "07-30", "1.58") "; " FIVE("g", "07-30", "2") },
	{ "five at 0.81", "fresh 1/0 0+0 5/1/5 0.81*5",
	    FIVE("f", "07-30", "1.62") "; " FIVE("g", "07-30", "2") },
	{ "five at 1.24", "fresh 1/0 0+0 5/1/5 1.24*5",
	    FIVE("f", "07-30", "2.48") "; " FIVE("g", "07-30", "2") },
	{ "five at 1.26", "contradicted 1/0 0+0 5/1/5 1.26*5",
	    FIVE("f", "07-30", "2.52") "; " FIVE("g", "07-30", "2") },
	{ "four say nothing", "fresh 1/0 0+0 4/2/2 0.50*4",
	    FOUR("f", "07-30") "; g 2026-07-30 a p 1 4 ok; "
	    "g 2026-07-30 a q 1 4 ok; g 2026-07-30 b p 1 4 ok; "
	    "g 2026-07-30 b q 1 4 ok" },
	{ "the median of 0.5, 1 and 1 is 1", "fresh 1/0 0+0 3/1/3 1.00*3",
	    "f 2026-07-30 a p 1 1 ok; f 2026-07-30 a q 1 2 ok; "
	    "f 2026-07-30 a r 1 2 ok; " FIVE("g", "07-30", "2") },
	{ "two others at 2 and 4: of the middle two the nearer",
	    "fresh 1/0 0+0 1/1/1 1.00*1",
	    ONE("f", "07-30") "; g 2026-07-30 a p 1 2 ok; "
	    "h 2026-07-30 a p 1 4 ok" },
	{ "three others at 2, 4 and 5: over 4", "fresh 1/0 0+0 1/1/1 0.50*1",
	    ONE("f", "07-30") "; g 2026-07-30 a p 1 2 ok; "
	    "h 2026-07-30 a p 1 4 ok; i 2026-07-30 a p 1 5 ok" },
	{ "another on two days, 2 and 6: over 4",
	    "fresh 1/0 0+0 1/1/1 0.50*1",
	    ONE("f", "07-30") "; g 2026-07-29 a p 1 2 ok; "
	    "g 2026-07-30 a p 1 6 ok" },
	{ "fourteen days apart", "fresh 1/0 0+0 1/1/1 1.00*1",
	    ONE("f", "07-30") "; " ONE("g", "07-16") },
	{ "fifteen are too far", "fresh 1/0 0+0 1/1/1",
	    ONE("f", "07-30") "; " ONE("g", "07-15") },
	{ "machines of eight are others", "fresh 1/0 0+0 1/1/1",
	    ONE("f", "07-30") "; g 2026-07-30 a p 8 2 ok" },
	{ "another seller's are others", "fresh 1/0 0+0 1/1/1",
	    ONE("f", "07-30") "; g 2026-07-30 b p 1 2 ok" },
	{ "one compared on the newest day: those of all days count",
	    "contradicted 1/0 0+0 1/1/1 2.00*6",
	    FIVE("f", "07-20", "4") "; " FIVE("g", "07-20", "2") "; "
	    "f 2026-07-30 a p 1 4 ok" },
	{ "two of four held", "held 1/0 0+0 4/1/4 step=2",
	    "f 2026-07-30 a p 1 2 step; f 2026-07-30 a q 1 2 step; "
	    "f 2026-07-30 a r 1 2 ok; f 2026-07-30 a s 1 2 ok" },
	{ "one of four", "fresh 1/0 0+0 4/1/4 others=1",
	    "f 2026-07-30 a p 1 2 others; f 2026-07-30 a q 1 2 ok; "
	    "f 2026-07-30 a r 1 2 ok; f 2026-07-30 a s 1 2 ok" },
	{ "what is old alone is no fault of the feed's",
	    "fresh 1/0 0+0 2/1/2 old_spot=2",
	    "f 2026-07-30 a p 1 2 old_spot; f 2026-07-30 a q 1 2 old_spot" },
	{ "one of a day that is held counts once beside what stands for it",
	    "held 1/0 0+0 1/1/1 step=1", ONE("f", "07-29") "; "
	    "f 2026-07-30 a p 1 9 step" },
	{ "a last day with one row of four", "partial 1/1 0+1 1/1/1",
	    FOUR("f", "07-27") "; " FOUR("f", "07-28") "; "
	    FOUR("f", "07-29") "; " ONE("f", "07-30") },
	{ "with two of four it is full, and a seller is gone",
	    "fresh 1/1 0+1 2/1/2 -b",
	    FOUR("f", "07-27") "; " FOUR("f", "07-28") "; "
	    FOUR("f", "07-29") "; " ONE("f", "07-30") "; "
	    "f 2026-07-30 a q 1 2 ok" },
	{ "who was gone before is told no more", "fresh 1/0 0+0 2/1/2",
	    FOUR("f", "07-28") "; " ONE("f", "07-29") "; "
	    "f 2026-07-29 a q 1 2 ok; " ONE("f", "07-30") "; "
	    "f 2026-07-30 a q 1 2 ok" },
	{ "two that are retired", "fresh 1/0 0+0 1/1/1 retired=2",
	    ONE("f", "07-30") "; f 2026-07-20 a q 1 2 gone; "
	    "f 2026-07-20 a r 1 2 gone" },
};

/* The feed of the first sight. */
static const struct feed_health *
feed_of(const struct feeds_health *all, const char *sights)
{
	for (size_t i = 0; i < all->count; i++)
		if (text_starts(sights, arena_printf(arena, "%s ",
		    all->item[i].feed)))
			return &all->item[i];
	return NULL;
}

static void
each_state(void **state)
{
	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct catalog c = catalog_of(rows[i].sights);
		const struct feeds_health all = catalog_health(arena, &c);
		const struct feed_health *f = feed_of(&all, rows[i].sights);

		check_text(rows[i].name, f ? told(f) : "no feed",
		    rows[i].want);
	}
}

/* Feeds in the order of their states, and what is said of the first: 9 where
 * two others say 3; one more says 2 of one card. */
static void
in_order(void **state)
{
	struct catalog c = catalog_of(FIVE("f", "07-30", "3") "; "
	    FIVE("old", "07-30", "9") "; " FIVE("g", "07-30", "3") "; "
	    ONE("then", "07-30"));
	const struct feeds_health all = catalog_health(arena, &c);
	struct text t;

	(void)state;
	text_init(&t, arena);
	check_int("four feeds", (int)all.count, 4);
	check_text("the worst first", all.item[0].feed, "old");
	check_text("past is last", all.item[3].feed, "then");
	feed_tell(&t, &all.item[0]);
	check_text("what is told", t.data, "feed old: contradicted, its "
	    "prices are at the median 3 times those of other feeds, 5 rows "
	    "compared");
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(each_state, open_arena,
		    close_arena),
		cmocka_unit_test_setup_teardown(in_order, open_arena,
		    close_arena),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
