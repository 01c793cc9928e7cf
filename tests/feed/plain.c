/*
 * Price files of one's own: what stays of a row and which cells no row can
 * have, by hand.  Rows have the columns of HEAD unless they name others.
 */
#include "taken.h"

extern const struct feed feed_plain;

#define HEAD "accelerator,count,tier,unit,price,provider,date,region"
#define SHOP "shop-2026-01-03.csv"
#define DAY "2026-01-03,shop,"
#define HOUR "accelerator_hour,"

static const char *
plain(const char *head, const char *text)
{
	const struct taking t = { .feed = &feed_plain, .path = "own.csv",
		.text = arena_printf(arena, "%s\n%s", head, text) };

	return taken(&t);
}

/* A row with one more column. */
#define MORE(column, cell) HEAD "," column, "Card,1,on_demand," \
	"accelerator_hour,2,shop,2026-01-03,eu," cell "\n"
#define BAD(column, cell) "-malformed 1: line 2, " column " \"" cell \
	"\" (1)\n"
#define GOOD(rest) DAY ",card,1,eu,on_demand,accelerator_hour,2," rest "\n"

static void
cells(void **state)
{
	static const struct {
		const char *name, *head, *text, *want;
	} rows[] = {
		{ "nothing more", MORE("sku", ""), SHOP " 1\n"
		    GOOD("USD,s,,,") },
		{ "its own source and list", MORE("source,list", "me,spring"),
		    SHOP " 1\n" GOOD("USD,me,,,spring") },
		{ "a number of them", MORE("available", "8"), SHOP " 1\n"
		    GOOD("USD,s,,8,") },
		{ "none of them, which no blank says", MORE("available", "0"),
		    SHOP " 1\n" GOOD("USD,s,,0,") },
		{ "fewer than none", MORE("available", "-1"),
		    BAD("available", "-1") },
		{ "in three weeks", MORE("lead_time", "3"),
		    SHOP " 1,sold_as,lead_time,private\n"
		    GOOD("USD,s,,,,,3,") },
		{ "at once", MORE("lead_time", "0"),
		    SHOP " 1,sold_as,lead_time,private\n"
		    GOOD("USD,s,,,,,0,") },
		{ "soon", MORE("lead_time", "soon"), BAD("lead_time", "soon") },
		{ "private", MORE("private", "yes"),
		    SHOP " 1,sold_as,lead_time,private\n"
		    GOOD("USD,s,,,,,,yes") },
		{ "not private", MORE("private", "no"), SHOP " 1\n"
		    GOOD("USD,s,,,") },
		{ "blank in it", MORE("private", " "), SHOP " 1\n"
		    GOOD("USD,s,,,") },
		{ "neither", MORE("private", "maybe"), SHOP " 1\n"
		    GOOD("USD,s,,,") "own.csv:2: error: private is \"maybe\": "
		    "want yes or no [bad_choice]\n" },
		{ "what it is sold as", MORE("sold_as", "instance"),
		    SHOP " 1,sold_as,lead_time,private\n"
		    GOOD("USD,s,,,,instance,,") },
		{ "as nothing known", MORE("sold_as", "boat"),
		    BAD("sold_as", "boat") },
		{ "what the seller calls the tier",
		    MORE("seller_tier", "gold"), SHOP " 1,seller_tier\n"
		    GOOD("USD,s,,,,gold") },
		{ "other money", MORE("currency", "EUR"), SHOP " 1\n"
		    GOOD("EUR,s,,,") },
		{ "no money", MORE("currency", "XBT"),
		    BAD("currency", "XBT") },
		{ "another condition", MORE("condition", "burnt"),
		    BAD("condition", "burnt") },
		{ "40 letters are told", MORE("condition",
		    "1234567890123456789012345678901234567890"),
		    BAD("condition",
		    "1234567890123456789012345678901234567890") },
		{ "of more, the first 40", MORE("condition",
		    "1234567890123456789012345678901234567890x"),
		    BAD("condition",
		    "1234567890123456789012345678901234567890") },
		{ "two lines in a source", MORE("source", "\"a\nb\""),
		    BAD("source", "a\xef\xbf\xbd" "b") },
		{ "in a list", MORE("list", "\"a\nb\""), BAD("list",
		    "a\xef\xbf\xbd" "b") },
		{ "in what the seller calls it", MORE("seller_tier",
		    "\"a\nb\""), BAD("seller_tier", "a\xef\xbf\xbd" "b") },
		{ "in a sku", MORE("sku", "\"a\nb\""), BAD("sku",
		    "a\xef\xbf\xbd" "b") },
		{ "in a name", "accelerator,count,tier,unit,price", "\"a\nb\","
		    "1,on_demand," HOUR "2\n", BAD("accelerator",
		    "a\xef\xbf\xbd" "b") },
		{ "no count", HEAD, "Card,,on_demand," HOUR
		    "2,shop,2026-01-03,eu\n", BAD("count", "") },
		{ "a number of zero", HEAD, "Card,0,on_demand," HOUR
		    "2,shop,2026-01-03,eu\n", SHOP " 1\n"
		    GOOD("USD,s,,,") },
		{ "no unit", HEAD, "Card,1,on_demand,,2,shop,2026-01-03,eu\n",
		    BAD("unit", "") },
		{ "an unknown tier", HEAD, "Card,1,monthly," HOUR
		    "2,shop,2026-01-03,eu\n", BAD("tier", "monthly") },
		{ "rented by the piece", HEAD, "Card,1,on_demand,accelerator,"
		    "2,shop,2026-01-03,eu\n", BAD("unit", "accelerator") },
		{ "bought by the hour", HEAD, "Card,1,purchase," HOUR
		    "900,shop,2026-01-03,eu\n",
		    BAD("unit", "accelerator_hour") },
		{ "bought", HEAD, "Card,1,purchase,accelerator,900,shop,"
		    "2026-01-03,eu\n", SHOP " 1\n" DAY
		    ",card,1,eu,purchase,accelerator,900,USD,s,,,\n" },
		{ "no price", HEAD, "Card,1,on_demand," HOUR
		    ",shop,2026-01-03,eu\n", "-no_price 1\n" },
		{ "a price of zero", HEAD, "Card,1,on_demand," HOUR
		    "0,shop,2026-01-03,eu\n", "-zero 1: Card (1)\n" },
		{ "a price that is none", HEAD, "Card,1,on_demand," HOUR
		    "2 USD,shop,2026-01-03,eu\n", BAD("price", "2 USD") },
		{ "a day that is none", HEAD, "Card,1,on_demand," HOUR
		    "2,shop,2026-02-30,eu\n", "-undated 1: Card (1)\n" },
		{ "no seller", HEAD, "Card,1,on_demand," HOUR
		    "2,,2026-01-03,eu\n", "-no_seller 1\n" },
		{ "a thirteenth digit", HEAD, "Card,1,on_demand," HOUR
		    "1.000000000004,shop,2026-01-03,eu\n", SHOP " 1\n" DAY
		    ",card,1,eu,on_demand," HOUR "1,USD,s,,,\n" },
		{ "a cent more than a twelfth digit can tell", HEAD,
		    "Card,1,on_demand," HOUR "3.6733850000000001,shop,"
		    "2026-01-03,eu\n", SHOP " 1\n" DAY ",card,1,eu,on_demand,"
		    HOUR "3.673385,USD,s,,,\n" },
	};

	(void)state;
	scratch_enter("cells");
	for (size_t i = 0; i < COUNT(rows); i++)
		check_text(rows[i].name, plain(rows[i].head, rows[i].text),
		    rows[i].want);
}

static void
heads(void **state)
{
	static const struct {
		const char *name, *head, *want;
	} rows[] = {
		{ "one twice", HEAD ",region", "own.csv:1: error: column "
		    "\"region\" stands twice [csv]\n" },
		{ "one misspelled", HEAD ",curency", "own.csv:1: error: "
		    "unknown column \"curency\"; did you mean currency? "
		    "[csv]\n" },
		{ "one of nobody", HEAD ",zzzzzzzzzz", "own.csv:1: error: "
		    "unknown column \"zzzzzzzzzz\" [csv]\n" },
		{ "both", "zzzzzzzzzz,region," HEAD, "own.csv:1: error: "
		    "column \"region\" stands twice [csv]\n"
		    "own.csv:1: error: unknown column \"zzzzzzzzzz\" "
		    "[csv]\n" },
		{ "without a price", "accelerator,count,tier,unit",
		    "own.csv:1: error: column price is missing: is it a file "
		    "of this feed? [csv]\n" },
		{ "by semicolons", "accelerator;count;tier", "own.csv:1: "
		    "error: its cells are parted by semicolons: save it with "
		    "commas [csv]\n" },
	};

	(void)state;
	scratch_enter("heads");
	for (size_t i = 0; i < COUNT(rows); i++)
		check_text(rows[i].name, plain(rows[i].head, ""),
		    rows[i].want);
}

/* Who sells and on which day, where rows do not say: the file's name. */
static void
names(void **state)
{
	static const struct {
		const char *name, *path, *provider, *date, *want;
	} rows[] = {
		{ "both", "hut_2026-01-05.csv", NULL, NULL,
		    "hut-2026-01-05.csv" },
		{ "the first day of it", "hut_x2026-01-05_2026-01-06", NULL,
		    NULL, "hut-2026-01-05.csv" },
		{ "at its end", "hut_2026-01-05", NULL, NULL,
		    "hut-2026-01-05.csv" },
		{ "in a folder of another day", "2026-02-02/hut_2026-01-05.csv",
		    NULL, NULL, "hut-2026-01-05.csv" },
		{ "told", "hut_2026-01-05.csv", "barn", NULL,
		    "barn-2026-01-05.csv" },
		{ "no seller before it", "2026-01-05.csv", NULL, NULL, NULL },
		{ "no day", "hut_own.csv", NULL, NULL, NULL },
		{ "the day told", "hut_own.csv", NULL, "2026-01-09",
		    "hut-2026-01-09.csv" },
	};

	(void)state;
	scratch_enter("names");
	assert_int_equal(mkdir("2026-02-02", 0777), 0);
	for (size_t i = 0; i < COUNT(rows); i++) {
		const struct taking t = { .feed = &feed_plain,
			.path = rows[i].path, .provider = rows[i].provider,
			.date = rows[i].date,
			.text = "accelerator,count,tier,unit,price\n"
			"Card,1,on_demand,accelerator_hour,2\n" };
		const char *got = taken(&t);

		check_text(rows[i].name, arena_strndup(arena, got,
		    strcspn(got, " ")), rows[i].want ? rows[i].want :
		    *got == '-' && strstr(got, "no_seller") ? "-no_seller" :
		    "-undated");
		assert_int_equal(*got == '-', rows[i].want == NULL);
	}
}

/* Days that are not asked for are passed over. */
static void
days(void **state)
{
	const struct taking t = { .feed = &feed_plain, .path = "own.csv",
		.date = "2026-01-03", .text = HEAD "\nCard,1,on_demand,"
		HOUR "2,shop,2026-01-03,eu\nCard,1,on_demand," HOUR
		"2,shop,2026-01-04,eu\n" };

	(void)state;
	scratch_enter("days");
	check_text("one of two", taken(&t), SHOP " 1\n" GOOD("USD,s,,,")
	    "-other_day 1: Card (1)\n");
}

/* A price that a guide has already, from a file of this name or another. */
static struct offer *
stated(struct catalog *c, const char *file, const char *source,
    const char *region)
{
	struct offer *o = ARENA_NEW(arena, struct offer);
	const struct fact f = { .given = true, .source = source };

	o->head = (struct record){ .id = region, .at = { file, 2 } };
	o->provider = (struct word){ "shop", f };
	o->sku = (struct word){ NULL, { 0 } };
	o->accelerator = (struct word){ "card", f };
	o->region = (struct word){ region, f };
	o->tier = (struct word){ "on_demand", f };
	o->unit = (struct word){ "instance_hour", f };
	o->date = (struct word){ "2026-01-03", f };
	o->count = (struct number){ 1, f };
	o->price = (struct number){ 2 / 3600.0, f };
	ARRAY_ADD(arena, &c->offers, &o->head);
	return o;
}

/*
 * Prices of one hour are of one thing, of a machine or of one accelerator.
 * What another file has is not written again; a file of another source is left
 * alone, so that the import's goes beside it; prices of the same file that the
 * import does not have are counted as lost.
 */
static void
again(void **state)
{
	static const struct {
		const char *name, *file, *source, *region, *want;
	} rows[] = {
		{ "its own file, again", "specs/prices/" SHOP, "s", "eu",
		    SHOP " 1\n" GOOD("USD,s,,,") },
		{ "and what it had of another place is lost",
		    "specs/prices/" SHOP, "s", "us", SHOP " 1, 1 lost\n"
		    GOOD("USD,s,,,") },
		{ "another file has it", "specs/prices/other.csv", "s", "eu",
		    "-stated 1\n" },
		{ "another place is another price", "specs/prices/other.csv",
		    "s", "us", SHOP " 1\n" GOOD("USD,s,,,") },
		{ "its file holds rows of others", "specs/prices/" SHOP,
		    "them", "us", "shop-2026-01-03.plain.csv 1\n"
		    GOOD("USD,s,,,") },
	};

	(void)state;
	scratch_enter("again");
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct taking t = { .feed = &feed_plain, .path = "own.csv",
			.text = HEAD "\nCard,1,on_demand," HOUR
			"2,shop,2026-01-03,eu\n" };

		t.catalog = taken_catalog();
		stated(t.catalog, rows[i].file, rows[i].source,
		    rows[i].region);
		check_text(rows[i].name, taken(&t), rows[i].want);
	}
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, open_arena, close_arena)

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(cells), TEST(heads), TEST(names), TEST(days),
		TEST(again),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
