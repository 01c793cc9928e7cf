/*
 * SkyPilot's catalogue: which machine of Google Cloud accelerators come in, by
 * its page of GPU machine types, and what both cost together, by hand.
 */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "base/array.h"
#include "base/diag.h"
#include "base/text.h"
#include "catalog/catalog.h"
#include "feed/intake.h"
#include "scratch.h"

#include "test_arena.h"

extern const struct feed feed_skypilot;

static const char header[] = "InstanceType,AcceleratorName,AcceleratorCount,"
    "Price,SpotPrice,Region,AvailabilityZone\n";

/* The price files of rows, of which any name is that of "card". */
static const struct intake_files *
import(const char *rows)
{
	static struct accelerator card = { .head = { .id = "card" },
		.max_count.value = 64 };
	static struct tier on_demand = { .head = { .id = "on_demand" } },
	    spot = { .head = { .id = "spot" } };
	static struct alias alias = { .feed = "*", .provider = "*",
		.name = "*", .sku = "*", .region = "", .accelerator = "card" };
	static const struct alias_list none;
	const struct alias_list aliases = { &alias, 1, 1 };
	struct catalog *catalog = ARENA_NEW(arena, struct catalog);
	struct intake_options o = { .arena = arena, .feed = &feed_skypilot,
		.catalog = catalog, .aliases = &aliases, .providers = &none,
		.source = "s", .provider = "gcp", .date = "2026-01-03" };
	struct feed_file file = { .arena = arena, .path = "gcp.csv",
		.diags = diags_new(arena) };
	FILE *f = fopen(file.path, "w");

	assert_non_null(f);
	assert_true(fprintf(f, "%s%s", header, rows) > 0 && fclose(f) == 0);
	ARRAY_ADD(arena, &catalog->accelerators, &card.head);
	ARRAY_ADD(arena, &catalog->tiers, &on_demand.head);
	ARRAY_ADD(arena, &catalog->tiers, &spot.head);
	file.intake = intake_new(&o);
	intake_file(file.intake, file.path);
	feed_skypilot.read(&file);
	check_int("no messages", diags_status(file.diags), 0);
	intake_close(file.intake);
	return intake_write(file.intake);
}

/* The sku, count, tier and price of each row. */
static const char *
said(const struct intake_files *files)
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

/* A machine for $1 with accelerators for $8 in one zone; spot $0.25 and $2. */
static void
machines(void **state)
{
	static const struct {
		const char *name, *card;
		int count;
		const char *machine;
	} rows[] = {
		{ "Google: A2, one A100 40 GB", "A100", 1, "a2-highgpu-1g" },
		{ "Google: two", "A100", 2, "a2-highgpu-2g" },
		{ "Google: four", "A100", 4, "a2-highgpu-4g" },
		{ "Google: eight", "A100", 8, "a2-highgpu-8g" },
		{ "Google: sixteen", "A100", 16, "a2-megagpu-16g" },
		{ "Google: A2 Ultra, one A100 80 GB", "A100-80GB", 1,
		    "a2-ultragpu-1g" },
		{ "Google: two of them", "A100-80GB", 2, "a2-ultragpu-2g" },
		{ "Google: four of them", "A100-80GB", 4, "a2-ultragpu-4g" },
		{ "Google: eight of them", "A100-80GB", 8, "a2-ultragpu-8g" },
		{ "Google: G2, two L4", "L4", 2, "g2-standard-24" },
		{ "Google: four L4", "L4", 4, "g2-standard-48" },
		{ "Google: eight L4", "L4", 8, "g2-standard-96" },
		{ "Google: A3 High, eight H100", "H100", 8, "a3-highgpu-8g" },
		{ "by hand: L4 comes in five machines, the least of them", "L4",
		    1, "g2-standard-4" },
	};

	(void)state;
	scratch_enter("machines");
	for (size_t i = 0; i < COUNT(rows); i++)
		check_text(rows[i].name, said(import(arena_printf(arena,
		    "%s,,,1,0.25,here,here-a\n"
		    ",%s,%d,8,2,here,here-a\n", rows[i].machine, rows[i].card,
		    rows[i].count))), arena_printf(arena,
		    "%s %d on_demand 9 ; %s %d spot 2.25 ; ", rows[i].machine,
		    rows[i].count, rows[i].machine, rows[i].count));
}

static void
rows_of(void **state)
{
	static const struct {
		const char *name, *rows, *want;
	} rows[] = {
		{ "by hand: a machine with its accelerators",
		    "p5,H100,8,98.32,40,east,east-1\n",
		    "p5 8 on_demand 98.32 ; p5 8 spot 40 ; " },
		{ "a spot price of nothing is not known",
		    "p5,H100,8,98.32,0,east,east-1\n",
		    "p5 8 on_demand 98.32 ; " },
		{ "accelerators without a machine", ",H100,8,8,2,here,here-a\n",
		    "" },
		{ "whose machine stands in another zone",
		    "a3-highgpu-8g,,,1,0.25,here,here-b\n"
		    ",H100,8,8,2,here,here-a\n", "" },
		{ "seven, for which there is no machine",
		    "a3-highgpu-8g,,,1,0.25,here,here-a\n"
		    ",H100,7,8,2,here,here-a\n", "" },
		{ "the machine comes later",
		    ",H100,8,8,2,here,here-a\n"
		    "a3-highgpu-8g,,,1,0.25,here,here-a\n",
		    "a3-highgpu-8g 8 on_demand 9 ; "
		    "a3-highgpu-8g 8 spot 2.25 ; " },
		{ "its price is not known",
		    "a3-highgpu-8g,,,0,0.25,here,here-a\n"
		    ",H100,8,8,2,here,here-a\n",
		    "a3-highgpu-8g 8 spot 2.25 ; " },
		{ "nor that of the accelerators",
		    "a3-highgpu-8g,,,1,0.25,here,here-a\n"
		    ",H100,8,0,2,here,here-a\n",
		    "a3-highgpu-8g 8 spot 2.25 ; " },
		{ "a TPU has no machine beside it", ",tpu-v5e-8,1,8,2,here,a\n",
		    " 1 on_demand 8 ;  1 spot 2 ; " },
		{ "a machine alone", "n2-standard-8,,,1,0.25,here,a\n", "" },
	};

	(void)state;
	scratch_enter("rows");
	for (size_t i = 0; i < COUNT(rows); i++)
		check_text(rows[i].name, said(import(rows[i].rows)),
		    rows[i].want);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, open_arena, close_arena)

int
main(void)
{
	const struct CMUnitTest tests[] = { TEST(machines), TEST(rows_of) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
