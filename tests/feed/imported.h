/*
 * imported: the price files that a feed makes of a text, whatever it calls an
 * accelerator.
 */
#ifndef FEED_IMPORTED_H
#define FEED_IMPORTED_H

#include <stdio.h>
#include <string.h>

#include "base/array.h"
#include "base/diag.h"
#include "base/text.h"
#include "catalog/catalog.h"
#include "feed/intake.h"
#include "scratch.h"

#include "test_arena.h"

static const struct intake_files *
imported(const struct feed *feed, const char *path, const char *text,
    const char *date)
{
	static struct accelerator card = { .head = { .id = "card" },
		.max_count.value = 64 };
	static struct tier tiers[] = { { .head = { .id = "on_demand" } },
		{ .head = { .id = "reserved_1y" } },
		{ .head = { .id = "reserved_3y" } },
		{ .head = { .id = "spot" } } };
	static struct alias alias = { .feed = "*", .provider = "*",
		.name = "*", .sku = "*", .region = "", .accelerator = "card" };
	static const struct alias_list none;
	const struct alias_list aliases = { &alias, 1, 1 };
	struct catalog *catalog = ARENA_NEW(arena, struct catalog);
	struct intake_options o = { .arena = arena, .feed = feed,
		.catalog = catalog, .aliases = &aliases, .providers = &none,
		.source = "s", .provider = "gcp", .date = date };
	struct feed_file file = { .arena = arena, .path = path,
		.diags = diags_new(arena) };
	FILE *f = fopen(path, "w");

	assert_non_null(f);
	assert_true(fputs(text, f) >= 0 && fclose(f) == 0);
	ARRAY_ADD(arena, &catalog->accelerators, &card.head);
	for (size_t i = 0; i < COUNT(tiers); i++)
		ARRAY_ADD(arena, &catalog->tiers, &tiers[i].head);
	file.intake = intake_new(&o);
	intake_file(file.intake, path);
	feed->read(&file);
	check_int("no messages", diags_status(file.diags), 0);
	intake_close(file.intake);
	return intake_write(file.intake);
}

/* The sku, count, tier and price of each row. */
static inline const char *
imported_rows(const struct intake_files *files)
{
	struct text out;
	const char *at;

	text_init(&out, arena);
	assert_true(files->count <= 1);
	at = files->count ? strchr(files->item[0].text, '\n') : NULL;
	while (at && *++at) {
		/* date,provider,sku,accelerator,count,region,tier,unit,price */
		for (int cell = 0; cell < 9; cell++) {
			size_t len = strcspn(at, ",");

			if (cell == 2 || cell == 4 || cell == 6 || cell == 8)
				text_printf(&out, "%.*s ", (int)len, at);
			at += len + 1;
		}
		text_add(&out, "; ");
		at = strchr(at, '\n');
	}
	return out.data;
}

#endif
