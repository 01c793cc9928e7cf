/* Price files: what a row becomes, and what is said of a bad one. */
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "catalog/catalog.h"
#include "check.h"
#include "feed/date.h"
#include "feed/listing.h"
#include "feed/prices.h"

#define HEADER "date,provider,sku,accelerator,count,region,tier,unit,price," \
	"currency,source\n"
#define GOOD "2026-01-21,aws,p5.48xlarge,h100,8,us-east-1,on_demand," \
	"instance_hour,55.04,USD,aws-prices\n"

struct feed {
	struct arena *arena;
	struct diags *diags;
	struct catalog catalog;
};

static void
read_file(struct feed *f, const char *path, const char *csv)
{
	prices_read(f->arena, f->diags, listing_new(f->arena,
	    &f->catalog.offers), path, csv, strlen(csv));
}

static struct feed
read_feed(const char *csv)
{
	struct feed f = { .arena = arena_new(check_no_memory) };

	f.diags = diags_new(f.arena);
	read_file(&f, "p.csv", csv);
	return f;
}

static const struct offer *
offer_at(const struct feed *f, size_t i)
{
	assert_true(i < f->catalog.offers.count);
	return (const struct offer *)f->catalog.offers.item[i];
}

/* By hand: 55.04 USD an hour for 8 is 6.88 for one, in seconds. */
static void
good_rows(void **state)
{
	struct feed f = read_feed(HEADER GOOD
	    "2026-01-22,Run Pod!,,h100,1,,spot,accelerator_hour,1.8,USD,rp\n");
	const struct offer *o = offer_at(&f, 0);

	(void)state;
	check_int("no messages", diags_status(f.diags), 0);
	check_close("price of one", o->price.value, 6.88 / 3600, 1e-15);
	check_text("source", o->price.fact.source, "aws-prices");
	check_text("file", o->price.fact.at.file, "p.csv");
	check_int("line", o->price.fact.at.line, 2);
	check_text("field", o->price.fact.field, "price");
	assert_ptr_equal(o->price.fact.of, &o->head);
	check_close("count", o->count.value, 8, 0);
	check_text("id", o->head.id,
	    "aws/p5.48xlarge/h100-x8/us-east-1/on_demand");
	assert_null(o->condition.text);
	o = offer_at(&f, 1);
	check_close("as given", o->price.value, 1.8 / 3600, 1e-15);
	check_text("id without sku and region", o->head.id,
	    "run-pod-/h100-x1/spot");
	assert_null(o->sku.text);
	assert_false(o->region.fact.given);
	arena_free(f.arena);
}

static void
other_order(void **state)
{
	struct feed f = read_feed("source,currency,price,unit,tier,region,"
	    "count,accelerator,sku,provider,date\r\n\"s\",USD,2,"
	    "accelerator_hour,spot,\"x, y\",1,a,k,p,2026-02-28\r\n");

	(void)state;
	check_int("no messages", diags_status(f.diags), 0);
	check_text("region", offer_at(&f, 0)->region.text, "x, y");
	check_text("id", offer_at(&f, 0)->head.id, "p/k/a-x1/x--y/spot");
	arena_free(f.arena);
}

#define ROW(date, price) date ",p,k,a,1,r,spot,accelerator_hour," price \
	",USD,s\n"

/* Of one thing on the same terms the newest day counts, in any order. */
static void
newest_day(void **state)
{
	static const char *const files[] = {
		HEADER ROW("2026-01-01", "1") ROW("2026-02-01", "2"),
		HEADER ROW("2026-02-01", "2") ROW("2026-01-01", "1"),
	};

	(void)state;
	for (size_t i = 0; i < COUNT(files); i++) {
		struct feed f = read_feed(files[i]);

		check_int("no messages", diags_status(f.diags), 0);
		check_int("one offer", (int)f.catalog.offers.count, 1);
		check_close("the newer price",
		    offer_at(&f, 0)->price.value * 3600, 2, 1e-15);
		check_text("the id stays", offer_at(&f, 0)->head.id,
		    "p/k/a-x1/r/spot");
		read_file(&f, "q.csv", HEADER ROW("2026-03-01", "3"));
		check_int("one still", (int)f.catalog.offers.count, 1);
		check_close("that of the next file",
		    offer_at(&f, 0)->price.value * 3600, 3, 1e-15);
		arena_free(f.arena);
	}
}

/* What ids spell alike and is not sold alike never shares one. */
static void
ids(void **state)
{
	static const char *const want[] = {
		"p/k-1/a-x1/r/spot", "p/k-1/a-x1/r/spot/2",
		"p/k-1/a-x2/r/spot", "p/k-1/a-x1/r/spot/3",
		"p/z._-a-/a-x1/0-9/spot",
	};
	struct feed f = read_feed(HEADER
	    "2026-01-21,p,k 1,a,1,r,spot,accelerator_hour,1,USD,s\n"
	    "2026-01-21,p,K 1,a,1,r,spot,accelerator_hour,1,USD,s\n"
	    "2026-01-21,p,k 1,a,2,r,spot,accelerator_hour,1,USD,s\n"
	    "2026-01-21,p,k+1,a,1,r,spot,accelerator_hour,1,USD,s\n"
	    "2026-01-21,p,Z._-A@,a,1,0[9,spot,accelerator_hour,1,USD,s\n");

	(void)state;
	check_int("no messages", diags_status(f.diags), 0);
	check_int("all kept", (int)f.catalog.offers.count, COUNT(want));
	for (size_t i = 0; i < COUNT(want); i++)
		check_text(want[i], offer_at(&f, i)->head.id, want[i]);
	arena_free(f.arena);
}

#define LISTED(date, sku, list) date ",p," sku ",a,1,r,spot," \
	"accelerator_hour,1,USD,s," list "\n"

/* What a whole list lacks for three days is no longer sold. */
static void
retired(void **state)
{
	struct feed f = read_feed("date,provider,sku,accelerator,count,"
	    "region,tier,unit,price,currency,source,list\n"
	    LISTED("2026-01-01", "gone", "all")
	    LISTED("2026-01-01", "stays", "all")
	    LISTED("2026-01-01", "other", "spots")
	    LISTED("2026-01-01", "none", "")
	    LISTED("2026-02-01", "stays", "all")
	    LISTED("2026-02-03", "stays", "all"));
	static const char *const want[] = { "stays", "other", "none" };

	(void)state;
	check_int("no messages", diags_status(f.diags), 0);
	check_int("all read", (int)f.catalog.offers.count, 4);
	check_text("the older price", offer_at(&f, 1)->before->date.text,
	    "2026-02-01");
	listing_retire(f.arena, &f.catalog, f.diags);
	check_int("left", (int)f.catalog.offers.count, COUNT(want));
	check_int("put aside", (int)f.catalog.retired.count, 1);
	for (size_t i = 0; i < COUNT(want); i++)
		check_text(want[i], offer_at(&f, i)->sku.text, want[i]);
	arena_free(f.arena);
}

/* The same day twice: which price is meant nobody can say. */
static void
same_day(void **state)
{
	static const struct {
		const char *name, *second, *want;
	} rows[] = {
		{ "a row twice", ROW("2026-01-01", "1"),
		    "p.csv:3: error: p/k/a-x1/r/spot of 2026-01-01 stands at "
		    "p.csv:2 already [duplicate_id]\n" },
		{ "at another price", ROW("2026-01-01", "2"),
		    "p.csv:3: error: p/k/a-x1/r/spot of 2026-01-01 stands at "
		    "p.csv:2 already, at another price: tell machines apart "
		    "by their sku [duplicate_id]\n" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		char csv[1024];
		struct feed f;
		struct text t;

		snprintf(csv, sizeof csv, "%s%s%s", HEADER,
		    ROW("2026-01-01", "1"), rows[i].second);
		f = read_feed(csv);
		text_init(&t, f.arena);
		diags_print(f.diags, &t, DIAG_TEXT, false);
		check_text(rows[i].name, t.data, rows[i].want);
		check_int(rows[i].name, (int)f.catalog.offers.count, 1);
		arena_free(f.arena);
	}
}

/* What spreadsheets put in front of a file, and at the ends of lines. */
static void
spreadsheet(void **state)
{
	struct feed f = read_feed("\xef\xbb\xbf" HEADER
	    "\"2026-01-21\",p,k,a,1,r,spot,accelerator_hour,\"1.5\",USD,s"
	    "\r\n");

	(void)state;
	check_int("no messages", diags_status(f.diags), 0);
	check_close("price", offer_at(&f, 0)->price.value * 3600, 1.5, 1e-15);
	arena_free(f.arena);
}

#define SIXTEEN "0123456789abcdef"
#define LONG SIXTEEN SIXTEEN SIXTEEN SIXTEEN SIXTEEN SIXTEEN SIXTEEN SIXTEEN \
	SIXTEEN SIXTEEN SIXTEEN SIXTEEN SIXTEEN SIXTEEN SIXTEEN SIXTEEN

/* What is no fault, however near to one. */
static void
borders(void **state)
{
	struct feed f = read_feed("private," HEADER
	    ",2026-01-21,p,k,a,1," LONG ",spot,accelerator_hour,1,USD,s\n"
	    "no,2026-01-21,\xc2\xa0\xc3\xa9,b,a,1,r,spot,accelerator_hour,"
	    "1e30,USD,s\n\nyes,2026-01-21,p,c,a,2,r,purchase,instance,8,USD,s"
	    "\n");
	struct feed bad = read_feed("private," HEADER
	    "maybe,2026-01-21,p,k,a,1,r,spot,accelerator_hour,1,USD,s\n");

	(void)state;
	check_int("no messages", diags_status(f.diags), 0);
	check_int("256 bytes, blanks and letters, a blank line",
	    (int)f.catalog.offers.count, 3);
	assert_false(offer_at(&f, 0)->private.on);
	assert_false(offer_at(&f, 1)->private.on);
	assert_true(offer_at(&f, 2)->private.on);
	check_int("its line", offer_at(&f, 2)->head.at.line, 5);
	check_close("of a machine that is bought half",
	    offer_at(&f, 2)->purchase.value, 4, 0);
	assert_false(offer_at(&f, 2)->price.fact.given);
	check_text("field", offer_at(&f, 2)->purchase.fact.field, "purchase");
	check_int("neither yes nor no", (int)bad.catalog.offers.count, 0);
	arena_free(f.arena);
	arena_free(bad.arena);
}

/* A list's name as an id. */
static void
list_names(void **state)
{
	struct arena *arena = arena_new(check_no_memory);

	(void)state;
	check_text("a feed's", prices_list(arena, "gpu_rental_daily"),
	    "gpu-rental-daily");
	check_text("another", prices_list(arena, "spring"), "spring");
	arena_free(arena);
}

static void
bad_rows(void **state)
{
	static const struct {
		const char *name, *row, *want;
	} rows[] = {
		{ "a cell too few", "2026-01-21,aws\n",
		    "2 cells in a row, 11 in the header [csv]" },
		{ "a price that is a text", "2026-01-21,p,k,a,1,r,spot,"
		    "accelerator_hour,free,USD,s\n",
		    "price is \"free\": want a plain number, such as "
		    "1234.5 [csv]" },
		{ "a hexadecimal price", "2026-01-21,p,k,a,1,r,spot,"
		    "accelerator_hour,0x10,USD,s\n",
		    "price is \"0x10\": want a plain number, such as "
		    "1234.5 [csv]" },
		{ "a sign of money", "2026-01-21,p,k,a,1,r,spot,"
		    "accelerator_hour,$2.49,USD,s\n",
		    "price is \"$2.49\": want a plain number, such as "
		    "1234.5 [csv]" },
		{ "thousands apart", "2026-01-21,p,k,a,1,r,spot,"
		    "accelerator_hour,\"1,234.50\",USD,s\n",
		    "price is \"1,234.50\": want a plain number, such as "
		    "1234.5 [csv]" },
		{ "thousands apart by a space", "2026-01-21,p,k,a,1,r,spot,"
		    "accelerator_hour,1 234,USD,s\n",
		    "price is \"1 234\": want a plain number, such as "
		    "1234.5 [csv]" },
		{ "a space before", "2026-01-21,p,k,a,1,r,spot,"
		    "accelerator_hour,\x20" "2.49,USD,s\n",
		    "price is \" 2.49\": want a plain number, such as "
		    "1234.5 [csv]" },
		{ "nothing below nothing", "2026-01-21,p,k,a,1,r,spot,"
		    "accelerator_hour,-0,USD,s\n",
		    "price is -0: want more than zero [out_of_range]" },
		{ "a price below nothing", "2026-01-21,p,k,a,1,r,spot,"
		    "accelerator_hour,-2,USD,s\n",
		    "price is -2: want more than zero [out_of_range]" },
		{ "a year that nobody means", "9999-12-31,p,k,a,1,r,spot,"
		    "accelerator_hour,1,USD,s\n", "date is \"9999-12-31\": "
		    "want a YYYY-MM-DD that exists, of 1900 to 2099 "
		    "[bad_date]" },
		{ "an infinite price", "2026-01-21,p,k,a,1,r,spot,"
		    "accelerator_hour,inf,USD,s\n",
		    "price is \"inf\": want a plain number, such as "
		    "1234.5 [csv]" },
		{ "no price", "2026-01-21,p,k,a,1,r,spot,"
		    "accelerator_hour,0,USD,s\n",
		    "price is 0: want more than zero [out_of_range]" },
		{ "a price no formula can use", "2026-01-21,p,k,a,1,r,spot,"
		    "accelerator_hour,1e-300,USD,s\n",
		    "price is 1e-300: want 1e-30 to 1e30 [out_of_range]" },
		{ "a control character of C1", "2026-01-21,p\xc2\x9bm,k,a,1,"
		    "r,spot,accelerator_hour,1,USD,s\n",
		    "provider is not one line of UTF-8 of at most 256 bytes "
		    "[encoding]" },
		{ "a name of nothing visible", "2026-01-21,\xc2\xa0,k,a,1,"
		    "r,spot,accelerator_hour,1,USD,s\n",
		    "provider is blank [missing_field]" },
		{ "half an accelerator", "2026-01-21,p,k,a,0.5,r,spot,"
		    "accelerator_hour,1,USD,s\n",
		    "count is 0.5: want a whole number [out_of_range]" },
		{ "a day that is not", "2026-02-29,p,k,a,1,r,spot,"
		    "accelerator_hour,1,USD,s\n", "date is \"2026-02-29\": "
		    "want a YYYY-MM-DD that exists, of 1900 to 2099 "
		    "[bad_date]" },
		{ "another unit", "2026-02-28,p,k,a,1,r,spot,"
		    "month,1,USD,s\n", "unit is \"month\": want "
		    "one of accelerator_hour instance_hour accelerator "
		    "instance [bad_choice]" },
		{ "a cell of 257 bytes", "2026-02-28,p,k,a,1," LONG "x,spot,"
		    "accelerator_hour,1,USD,s\n", "region is not one line of "
		    "UTF-8 of at most 256 bytes [encoding]" },
		{ "the last control character of C1", "2026-01-21,p\xc2\x9f"
		    "m,k,a,1,r,spot,accelerator_hour,1,USD,s\n",
		    "provider is not one line of UTF-8 of at most 256 bytes "
		    "[encoding]" },
		{ "the one that deletes, in a text that is not ASCII",
		    "2026-01-21,\xc3\xa9\x7fm,k,a,1,r,spot,accelerator_hour,"
		    "1,USD,s\n", "provider is not one line of UTF-8 of at "
		    "most 256 bytes [encoding]" },
		{ "and the last below a blank", "2026-01-21,\xc3\xa9\x1fm,k,"
		    "a,1,r,spot,accelerator_hour,1,USD,s\n", "provider is not "
		    "one line of UTF-8 of at most 256 bytes [encoding]" },
		{ "a unit misspelled", "2026-02-28,p,k,a,1,r,spot,"
		    "acelerator_hour,1,USD,s\n", "unit is \"acelerator_hour\":"
		    " want one of accelerator_hour instance_hour accelerator "
		    "instance; did you mean accelerator_hour? [bad_choice]" },
		{ "bought by the hour", "2026-02-28,p,k,a,1,r,purchase,"
		    "accelerator_hour,1,USD,s\n", "unit is accelerator_hour in "
		    "tier purchase: what is bought is counted without the "
		    "hour, what is rented with it [csv]" },
		{ "rented by the piece", "2026-02-28,p,k,a,1,r,spot,"
		    "accelerator,1,USD,s\n", "unit is accelerator in tier "
		    "spot: what is bought is counted without the hour, what "
		    "is rented with it [csv]" },
		{ "more than any number is", "2026-02-28,p,k,a,1,r,spot,"
		    "accelerator_hour,1e31,USD,s\n", "price is 1e31: want "
		    "1e-30 to 1e30 [out_of_range]" },
		{ "no source", "2026-02-28,p,k,a,1,r,spot,"
		    "accelerator_hour,1,USD,\n",
		    "source is blank [unsourced]" },
		{ "no provider", "2026-02-28,,k,a,1,r,spot,"
		    "accelerator_hour,1,USD,s\n",
		    "provider is blank [missing_field]" },
		{ "a control character", "2026-02-28,p\x01,k,a,1,r,spot,"
		    "accelerator_hour,1,USD,s\n", "provider is not one line "
		    "of UTF-8 of at most 256 bytes [encoding]" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		char csv[1024];
		struct feed f;
		struct text t;

		snprintf(csv, sizeof(csv), "%s%s%s", HEADER, rows[i].row,
		    GOOD);
		f = read_feed(csv);
		text_init(&t, f.arena);
		diags_print(f.diags, &t, DIAG_TEXT, false);
		check_text(rows[i].name, t.data, arena_printf(f.arena,
		    "p.csv:2: error: %s\n", rows[i].want));
		check_int(rows[i].name, f.catalog.offers.count, 1);
		arena_free(f.arena);
	}
}

/* What stands behind a NUL would be lost without a word. */
static void
nul(void **state)
{
	static const char csv[] = HEADER GOOD "\0" GOOD;
	struct feed f = { .arena = arena_new(check_no_memory) };
	struct text t;

	(void)state;
	f.diags = diags_new(f.arena);
	prices_read(f.arena, f.diags, listing_new(f.arena, &f.catalog.offers),
	    "p.csv", csv, sizeof(csv) - 1);
	text_init(&t, f.arena);
	diags_print(f.diags, &t, DIAG_TEXT, false);
	check_text("a NUL", t.data, "p.csv:1: error: the file holds a NUL "
	    "byte [encoding]\n");
	check_int("nothing of it is read", (int)f.catalog.offers.count, 0);
	arena_free(f.arena);
}

static void
bad_headers(void **state)
{
	static const struct {
		const char *name, *csv, *want;
	} rows[] = {
		{ "nothing at all", "",
		    "p.csv:1: error: the header is missing [csv]\n" },
		{ "a column misspelled", "date,provider,sku,accelerator,count,"
		    "region,teir,unit,price,currency,source\n",
		    "p.csv:1: error: column tier is missing [csv]\n"
		    "p.csv:1: error: unknown column \"teir\"; did you mean "
		    "tier? [csv]\n" },
		{ "an unknown one in front", "zzzzzzzz," HEADER,
		    "p.csv:1: error: unknown column \"zzzzzzzz\" [csv]\n" },
		{ "a column twice", "date,date,provider,sku,accelerator,count,"
		    "region,tier,unit,price,currency,source\n",
		    "p.csv:1: error: column date stands twice [csv]\n" },
		{ "a quote that does not end", HEADER "\"x\n",
		    "p.csv:2: error: a quoted cell does not end [csv]\n" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct feed f = read_feed(rows[i].csv);
		struct text t;

		text_init(&t, f.arena);
		diags_print(f.diags, &t, DIAG_TEXT, false);
		check_text(rows[i].name, t.data, rows[i].want);
		check_int(rows[i].name, f.catalog.offers.count, 0);
		arena_free(f.arena);
	}
}

static void
dates(void **state)
{
	static const struct {
		const char *name, *date;
		bool want;
	} rows[] = {
		{ "2000 is a leap year: divisible by 400", "2000-02-29", true },
		{ "1900 is not: divisible by 100", "1900-02-29", false },
		{ "2024 is", "2024-02-29", true },
		{ "2026 is not", "2026-02-29", false },
		{ "30 days hath November", "2026-11-31", false },
		{ "no month 0", "2026-00-10", false },
		{ "no month 13", "2026-13-01", false },
		{ "no day 0", "2026-01-00", false },
		{ "one digit", "2026-1-01", false },
		{ "letters", "2026-01-0a", false },
		{ "slashes", "2026/01/01", false },
		{ "the last year that is read", "2099-12-31", true },
		{ "no price is of it", "2100-01-01", false },
		{ "more behind", "2026-01-01T", false },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_int(rows[i].name, date_exists(rows[i].date),
		    rows[i].want);
}

/* How soon, in weeks, and how many; blank cells say nothing. */
static void
supply(void **state)
{
	struct feed f = read_feed("lead_time,available," HEADER
	    "8,16,2026-01-22,bay,a,h100,1,,purchase,accelerator,900,USD,bay\n"
	    "0,0,2026-01-22,bay,b,h100,1,,purchase,accelerator,900,USD,bay\n"
	    ",,2026-01-22,bay,c,h100,1,,purchase,accelerator,900,USD,bay\n");
	struct feed bad = read_feed("available," HEADER
	    "1.5,2026-01-22,bay,,h100,1,,purchase,accelerator,900,USD,bay\n"
	    "many,2026-01-22,bay,,h100,1,,purchase,accelerator,9,USD,bay\n");

	(void)state;
	check_int("no messages", diags_status(f.diags), 0);
	check_close("8 weeks", offer_at(&f, 0)->lead_time.value, 8 * 604800.0,
	    0);
	check_close("16 of them", offer_at(&f, 0)->available.value, 16, 0);
	check_text("the row says so", offer_at(&f, 0)->available.fact.source,
	    "bay");
	check_int("none is left", offer_at(&f, 1)->available.fact.given, 1);
	check_close("none", offer_at(&f, 1)->available.value, 0, 0);
	check_int("nothing is said", offer_at(&f, 2)->available.fact.given ||
	    offer_at(&f, 2)->lead_time.fact.given, 0);
	check_int("neither half of one, nor many",
	    (int)bad.catalog.offers.count, 0);
	arena_free(f.arena);
	arena_free(bad.arena);
}

/* A column that may be left out. */
static void
second_hand(void **state)
{
	struct feed f = read_feed("condition," HEADER "used,2026-01-22,bay,,"
	    "h100,1,,purchase,accelerator,900,USD,bay\n"
	    "new,2026-01-22,bay,,h100,1,,purchase,accelerator,900,USD,bay\n");

	(void)state;
	check_int("no messages", diags_status(f.diags), 0);
	check_text("used", offer_at(&f, 0)->condition.text, "used");
	check_text("in its id", offer_at(&f, 0)->head.id,
	    "bay/h100-x1/used/purchase");
	check_text("new, which goes without saying", offer_at(&f, 1)->head.id,
	    "bay/h100-x1/purchase");
	check_close("price", offer_at(&f, 0)->purchase.value, 900, 0);
	arena_free(f.arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(good_rows),
		cmocka_unit_test(second_hand),
		cmocka_unit_test(supply),
		cmocka_unit_test(other_order),
		cmocka_unit_test(newest_day),
		cmocka_unit_test(retired),
		cmocka_unit_test(ids),
		cmocka_unit_test(same_day),
		cmocka_unit_test(spreadsheet),
		cmocka_unit_test(borders),
		cmocka_unit_test(list_names),
		cmocka_unit_test(bad_rows),
		cmocka_unit_test(bad_headers),
		cmocka_unit_test(nul),
		cmocka_unit_test(dates),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
