/*
 * taken: what an import makes of a text, all of it: each file with its rows,
 * and below them a line a reason why rows are passed over.
 *
 * The guide has a card of 8 GiB, another of 80 and three tiers, and knows the
 * euro, worth a quarter more than the dollar.
 */
#ifndef FEED_TAKEN_H
#define FEED_TAKEN_H

#include <string.h>

#include "base/array.h"
#include "base/diag.h"
#include "base/text.h"
#include "catalog/catalog.h"
#include "feed/intake.h"
#include "said.h"
#include "scratch.h"

#include "test_arena.h"

static struct catalog *
taken_catalog(void)
{
	static struct accelerator card = { .head = { .id = "card" },
		.memory.value = 8 * 1073741824.0 };
	static struct accelerator big = { .head = { .id = "big" },
		.memory.value = 80 * 1073741824.0 };
	static struct tier tiers[] = { { .head = { .id = "on_demand" } },
		{ .head = { .id = "purchase" } },
		{ .head = { .id = "reserved_1y" } },
		{ .head = { .id = "reserved_3y" } },
		{ .head = { .id = "spot" } } };
	static struct condition used = { .head = { .id = "used" } };
	static struct currency dollar = { .name.text = "USD" };
	static struct currency euro = { .name.text = "EUR" };
	static struct exchange rate = { .currency.text = "EUR",
		.date.text = "2026-01-01", .usd.value = 1.25 };
	struct catalog *c = ARENA_NEW(arena, struct catalog);

	c->date = "2026-01-03";
	/* Lists are sorted by their ids. */
	ARRAY_ADD(arena, &c->accelerators, &big.head);
	ARRAY_ADD(arena, &c->accelerators, &card.head);
	for (size_t i = 0; i < COUNT(tiers); i++)
		ARRAY_ADD(arena, &c->tiers, &tiers[i].head);
	ARRAY_ADD(arena, &c->conditions, &used.head);
	ARRAY_ADD(arena, &c->currencies, &dollar.head);
	ARRAY_ADD(arena, &c->currencies, &euro.head);
	ARRAY_ADD(arena, &c->exchanges, &rate.head);
	return c;
}

/* The names of the tests' feeds: what each means. */
static struct alias taken_names[] = {
	{ "*", "*", "Pair", "", "", 2, "card" },
	{ "*", "*", "Half", "", "", 0.5, "card" },
	{ "*", "*", "Here", "", "here there", 0, "card" },
	{ "*", "*", "Card*", "", "", 0, "card" },
	{ "*", "*", "Big", "", "", 0, "big" },
	{ "*", "*", "Either", "", "", 0, "?" },
	{ "*", "*", "Old", "", "", 0, "old" },
};
static struct alias taken_sellers[] = {
	{ "", "", "Shop Ltd.", "", "", 0, "shop" },
};

static void
taken_skips(struct text *out, const struct intake *in,
    const struct intake_counts *n)
{
	static const char *const ids[] = {
#define SKIP(id, what) #id,
#include "feed/skip.def"
#undef SKIP
	};

	for (int s = SKIP_none + 1; s < SKIP_COUNT; s++) {
		struct text names;

		if (!n->of[s])
			continue;
		text_init(&names, arena);
		intake_names(in, (enum skip)s, 2, &names);
		text_printf(out, "-%s %zu%s%s\n", ids[s], n->of[s],
		    names.len ? ": " : "", names.data);
	}
}

static void
taken_files(struct text *out, const struct intake_files *files)
{
	for (size_t i = 0; i < files->count; i++) {
		const struct intake_file *f = &files->item[i];
		size_t head = strcspn(f->text, "\n"), common = strlen("date,"
		    "provider,sku,accelerator,count,region,tier,unit,price,"
		    "currency,source,condition,available,list");

		text_printf(out, "%s %zu%.*s", f->name, f->prices,
		    (int)(head - common), f->text + common);
		if (f->lost)
			text_printf(out, ", %zu lost", f->lost);
		text_printf(out, "\n%s", f->text + head + 1);
	}
}

struct taking {
	const struct feed *feed;
	const struct price_feed *mapping;  /* of a feed that a record says */
	const char *path, *text;
	const char *provider, *date;       /* of the whole import, or NULL */
	struct catalog *catalog;           /* NULL: one without prices */
};

static const char *
taken(const struct taking *t)
{
	const struct alias_list aliases = { taken_names,
		COUNT(taken_names), COUNT(taken_names) };
	const struct alias_list providers = { taken_sellers,
		COUNT(taken_sellers), COUNT(taken_sellers) };
	struct intake_options o = { .arena = arena, .feed = t->feed,
		.catalog = t->catalog ? t->catalog : taken_catalog(),
		.aliases = &aliases, .providers = &providers, .source = "s",
		.provider = t->provider, .date = t->date };
	struct feed_file file = { .arena = arena, .path = t->path,
		.diags = diags_new(arena), .mapping = t->mapping };
	const struct intake_counts *n;
	const struct intake_files *files;
	struct text out;

	scratch_write(t->path, t->text);
	text_init(&out, arena);
	file.intake = intake_new(&o);
	intake_file(file.intake, t->path);
	t->feed->read(&file);
	n = intake_close(file.intake);
	files = intake_write(file.intake);
	taken_files(&out, files);
	taken_skips(&out, file.intake, n);
	if (n->merged)
		text_printf(&out, "-merged %zu\n", n->merged);
	if (n->stated)
		text_printf(&out, "-stated %zu\n", n->stated);
	text_add(&out, said(arena, file.diags));
	return out.data;
}

#endif
