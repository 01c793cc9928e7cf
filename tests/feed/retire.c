/*
 * What is no longer sold: rows by the days that a list had them, one letter a
 * day.  Rows of another list have its name behind theirs, and all sell the same
 * card on the same terms but for what a row calls them.  What a row expects is
 * counted by hand from the rule in its name.
 */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "base/array.h"
#include "base/diag.h"
#include "base/text.h"
#include "catalog/catalog.h"
#include "feed/listing.h"
#include "test_arena.h"

static void
add_row(struct catalog *c, const char *seller, const char *name,
    const char *days)
{
	struct offer *newest = NULL;
	const char *list = strchr(name, '@');

	for (int i = 0; days[i]; i++) {
		struct offer *o;

		if (days[i] == '.')
			continue;
		o = ARENA_NEW(arena, struct offer);
		o->head.id = arena_strdup(arena, name);
		o->provider.text = arena_strdup(arena, seller);
		o->list.text = list ? arena_strdup(arena, list) : "feed";
		o->accelerator.text = arena_printf(arena, "%c", name[0]);
		o->date.text = arena_printf(arena, "2026-07-%02d", i + 1);
		o->before = newest;
		newest = o;
	}
	ARRAY_ADD(arena, &c->offers, &newest->head);
}

static struct catalog
catalog_of(const char *rows, const char *kind)
{
	struct catalog c = { .date = "2026-07-31" };
	struct provider *p = ARENA_NEW(arena, struct provider);

	for (const char *r = rows; r; r = strchr(r, ';'), r += r != NULL) {
		char seller[8], name[8], days[32];

		check_int("three words", sscanf(r, " %7s %7s %31[.x]", seller,
		    name, days), 3);
		add_row(&c, seller, name, days);
	}
	p->head.id = "a";
	p->sells_as.text = kind;
	ARRAY_ADD(arena, &c.providers, &p->head);
	return c;
}

static const struct {
	const char *name, *kind, *rows, *gone;
} rows[] = {
	{ "missing on the newest day alone", NULL,
	    "a p xxxxx; a q xxxx.", "" },
	{ "missing for two days", NULL, "a p xxxxx; a q xxx..", "" },
	{ "missing for three", NULL, "a p xxxxx; a q xx...", "q" },
	{ "there every other day", NULL,
	    "a p xxxxxxxxxx; a q x.x.x.x.x.", "" },
	{ "it was missing for four days once: for four it is not gone", NULL,
	    "a p xxxxxxxxxx; a q x....x....", "" },
	{ "for five it is", NULL,
	    "a p xxxxxxxxxxx; a q x....x.....", "q" },
	{ "days on which nobody read the list count once it was read again",
	    NULL, "a p x.x...x; a q x......", "q" },
	{ "a list that was read on one day", NULL, "a p x; a q x", "" },
	{ "a seller that is missing for two days", NULL,
	    "a p xxx..; b q xxxxx", "" },
	{ "a seller that is missing for three", NULL,
	    "a p xx...; a r x....; b q xxxxx", "p r" },
	{ "a seller that was missing for three days before", NULL,
	    "a p xx...x...; b q xxxxxxxxx", "" },
	{ "lists of two sellers that share no day", NULL,
	    "a p xx.......; b q .......xx", "" },
	{ "a machine of a market is gone with its day", "marketplace",
	    "a p xxxxx; a q xxxx.", "q" },
	{ "half of what is missing for a day comes back: two days",
	    "marketplace", "a p xxxxx; a q xxxx.; a r x.xxx", "" },
	{ "a third comes back: it is gone with its day", "marketplace",
	    "a p xxxxx; a q xxxx.; a r xxxx.; a s x.xxx", "q r" },
	{ "a seller that was missing for three, and now is for four", NULL,
	    "a p xx...x....; b q xxxxxxxxxx", "p" },
	{ "and none of what is missing for two", "marketplace",
	    "a p xxxxx; a q xxx..; a r x.xxx", "q" },
	{ "a list read once, and another that had it then and lacks it since",
	    NULL, "a q x; a q@two xx...; a p@two xxxxx", "q q@two" },
	{ "that lacks it for two days", NULL,
	    "a q x; a q@two xxx..; a p@two xxxxx", "" },
	{ "that lacked it for three days before", NULL,
	    "a q x; a q@two x...x...; a p@two xxxxxxxx", "" },
	{ "days before it was seen do not count", NULL,
	    "a q ...x; a q@two x.....; a p@two xxxxxx", "q@two" },
	{ "three days after it was seen do", NULL,
	    "a q ...x; a q@two x......; a p@two xxxxxxx", "q q@two" },
	{ "another that had it eight days before speaks of it no more", NULL,
	    "a q ........x; a q@two x...........; a p@two xxxxxxxxxxxx",
	    "q@two" },
	{ "another that never had it", NULL, "a q x; a p@two xxxxx", "" },
	{ "another that still has one of two", NULL,
	    "a q x; a q@two x....; a q2@two xxxxx", "q@two" },
	{ "a machine of a market, by a list of another hour", "marketplace",
	    "a q x; a q@two x....; a p@two xxxxx", "q@two" },
	{ "another seller's", NULL, "a q x; b q@two x....; b p@two xxxxx",
	    "q@two" },
};

static void
gone(void **state)
{
	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct catalog c = catalog_of(rows[i].rows, rows[i].kind);
		struct text t;

		text_init(&t, arena);
		listing_retire(arena, &c, diags_new(arena));
		for (size_t n = 0; n < c.retired.count; n++)
			text_printf(&t, "%s%s", n ? " " : "",
			    c.retired.item[n]->id);
		check_text(rows[i].name, t.data, rows[i].gone);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(gone, open_arena,
		    close_arena),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
