/* Cards that are bought: the day and the price of each row, by hand. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "base/array.h"
#include "base/diag.h"
#include "base/file.h"
#include "catalog/catalog.h"
#include "feed/intake.h"
#include "scratch.h"

#include "test_arena.h"

extern const struct feed feed_ebay_used, feed_retail_tracker,
    feed_retail_pcpartpicker;

/* What price files a feed makes of a text, or NULL where it makes none. */
static const struct intake_files *
import(const struct feed *feed, const char *path, const char *text)
{
	static struct accelerator card = { .head = { .id = "card" },
		.memory.value = 8 * 1073741824.0 };
	static struct tier purchase = { .head = { .id = "purchase" } };
	static struct condition used = { .head = { .id = "used" } };
	static struct alias alias = { .feed = "*", .provider = "*",
		.name = "*", .sku = "*", .region = "", .accelerator = "card" };
	static const struct alias_list none;
	const struct alias_list aliases = { &alias, 1, 1 };
	struct catalog *catalog = ARENA_NEW(arena, struct catalog);
	struct intake_options o = { .arena = arena, .feed = feed,
		.catalog = catalog, .aliases = &aliases, .providers = &none,
		.source = "s" };
	struct feed_file file = { .arena = arena, .path = path,
		.diags = diags_new(arena) };
	FILE *f = fopen(path, "w");

	assert_non_null(f);
	assert_true(fputs(text, f) >= 0 && fclose(f) == 0);
	ARRAY_ADD(arena, &catalog->accelerators, &card.head);
	ARRAY_ADD(arena, &catalog->tiers, &purchase.head);
	ARRAY_ADD(arena, &catalog->conditions, &used.head);
	file.intake = intake_new(&o);
	intake_file(file.intake, path);
	feed->read(&file);
	check_int("no messages", diags_status(file.diags), 0);
	intake_close(file.intake);
	return intake_write(file.intake);
}

/* The name of the only file; "" where there is none. */
static const char *
only(const struct intake_files *files)
{
	assert_true(files->count <= 1);
	return files->count ? files->item[0].name : "";
}

/* A month's mean is dated by its last day; February has 29 where a year can be
 * divided by four. */
static void
months(void **state)
{
	static const struct {
		const char *month, *file;
	} rows[] = {
		{ "2025-01", "ebay-2025-01-31.csv" },
		{ "2025-02", "ebay-2025-02-28.csv" },
		{ "2024-02", "ebay-2024-02-29.csv" },
		{ "2000-02", "ebay-2000-02-29.csv" },
		{ "2025-03", "ebay-2025-03-31.csv" },
		{ "2025-04", "ebay-2025-04-30.csv" },
		{ "2025-05", "ebay-2025-05-31.csv" },
		{ "2025-06", "ebay-2025-06-30.csv" },
		{ "2025-07", "ebay-2025-07-31.csv" },
		{ "2025-08", "ebay-2025-08-31.csv" },
		{ "2025-09", "ebay-2025-09-30.csv" },
		{ "2025-10", "ebay-2025-10-31.csv" },
		{ "2025-11", "ebay-2025-11-30.csv" },
		{ "2025-12", "ebay-2025-12-31.csv" },
		{ "January 2023", "ebay-2023-01-31.csv" },
		{ "February 2024", "ebay-2024-02-29.csv" },
		{ "March 2023", "ebay-2023-03-31.csv" },
		{ "June 2023", "ebay-2023-06-30.csv" },
		{ "July 2023", "ebay-2023-07-31.csv" },
		{ "December 2023", "ebay-2023-12-31.csv" },
		{ "2025-13", "" }, { "2025-00", "" }, { "2025-1", "" },
		{ "2025-1x", "" }, { "2025", "" }, { "Brumaire 2023", "" },
		{ "December", "" }, { "December x023", "" }, { "", "" },
	};

	(void)state;
	scratch_enter("months");
	for (size_t i = 0; i < COUNT(rows); i++)
		check_text(rows[i].month, only(import(&feed_ebay_used,
		    "ebay.csv", arena_printf(arena,
		    "gpu,avg_sold_usd,month\nA card,1182.5,%s\n",
		    rows[i].month))), rows[i].file);
}

/* The price of the only row of the only file; "" where there is none. */
static const char *
price_of(const struct intake_files *files)
{
	const char *at = files->count ? strchr(files->item[0].text, '\n') :
	    NULL;
	char cell[64] = "";

	/* date,provider,sku,accelerator,count,region,tier,unit,price */
	for (int comma = 0; at && comma < 8; comma++)
		at = strchr(at + 1, ',');
	if (at)
		sscanf(at + 1, "%63[^,]", cell);
	return arena_strdup(arena, cell);
}

static void
prices(void **state)
{
	static const struct {
		const char *name, *cell, *price;
	} rows[] = {
		{ "as it is", "810", "810" },
		{ "with cents", "810.25", "810.25" },
		{ "dollars and thousands", "\"$1,182\"", "1182" },
		{ "nobody sold one", "\xe2\x80\x94", "" },
		{ "blank", "", "" }, { "nothing", "0", "" },
		{ "less than nothing", "-5", "" },
	};

	(void)state;
	scratch_enter("prices");
	for (size_t i = 0; i < COUNT(rows); i++)
		check_text(rows[i].name, price_of(import(&feed_ebay_used,
		    "ebay.csv", arena_printf(arena, "GPU,eBay Price,QTY Sold,"
		    "Month\nA card,%s,1,May 2023\n", rows[i].cell))),
		    rows[i].price);
}

/* Two months of one card are two days of prices. */
static void
two_months(void **state)
{
	const struct intake_files *files;

	(void)state;
	scratch_enter("two");
	files = import(&feed_ebay_used, "ebay.csv", "gpu,avg_sold_usd,month\n"
	    "A card,100,2025-11\nA card,200,2025-12\n");
	check_int("files", files->count, 2);
	check_text("November", files->item[0].name, "ebay-2025-11-30.csv");
	check_text("December", files->item[1].name, "ebay-2025-12-31.csv");
	assert_non_null(strstr(files->item[0].text, ",100,"));
	assert_non_null(strstr(files->item[1].text, ",200,"));
}

/* The tracker's three forms, of one card on one day. */
static void
tracker(void **state)
{
	const struct intake_files *files;

	(void)state;
	scratch_enter("tracker");
	files = import(&feed_retail_tracker, "offers.csv",
	    "gpu,usd,date\nA card,\"$8,499.00\",2026-12-31\n");
	check_text("the row's own day", only(files), "amazon-2026-12-31.csv");
	check_text("its price", price_of(files), "8499");
	files = import(&feed_retail_tracker, "README.md",
	    "<!-- LAST_UPDATED -->2026-02-28\n<table><tr>\n<td>A card</td>\n"
	    "<td>$8,499</td>\n</tr><tr>\n<td>Another</td>\n<td></td>\n</tr>\n");
	check_text("the page's day", only(files), "amazon-2026-02-28.csv");
	check_text("the second cell", price_of(files), "8499");
	files = import(&feed_retail_tracker, "card.json",
	    "{\"gpu_name\": \"A card\", \"prices\": {"
	    "\"2026-01-31T10:00:00\": 8499}}");
	check_text("the day of a time", only(files), "amazon-2026-01-31.csv");
	check_text("a number", price_of(files), "8499");
}

/* Of a chipset's listings, the median: by hand, the second of three. */
static void
listings(void **state)
{
	const struct intake_files *files;

	(void)state;
	scratch_enter("listings");
	files = import(&feed_retail_pcpartpicker, "video-card_2026-12-01.csv",
	    "name,price,chipset,memory\na,300,A card,8\nb,100,A card,8\n"
	    "c,,A card,8\nd,160,A card,8\n");
	check_text("the file's day", only(files),
	    "pcpartpicker-2026-12-01.csv");
	check_text("300, 100 and 160", price_of(files), "160");
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, open_arena, close_arena)

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(months), TEST(prices), TEST(two_months), TEST(tracker),
		TEST(listings),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
