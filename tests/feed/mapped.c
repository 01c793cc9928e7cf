/*
 * Feeds that a record describes: what becomes of rows, by hand.  Unless a row
 * of a table says otherwise the feed has the columns who, what and usd, prices
 * one accelerator and sells on demand.
 */
#include "feed/mapped.h"

#include "taken.h"

#define WORDS(...) { .item = (struct word[]){ __VA_ARGS__ }, \
	.count = COUNT(((struct word[]){ __VA_ARGS__ })) }
#define W(t) { .text = t }

/* What a feed has that no row has to say. */
static struct price_feed
common(struct price_feed is)
{
	is.head.id = "fed";
	if (!is.name.text)
		is.name.text = "what";
	if (!is.seller.text)
		is.seller.text = "who";
	if (!is.price.text && !is.prices.count)
		is.price.text = "usd";
	if (!is.date.text)
		is.date.text = "=2026-01-03";
	if (!is.priced.text)
		is.priced.text = "accelerator";
	return is;
}

static const char *
taken_as(struct price_feed is, const char *path, const char *text)
{
	struct price_feed *all = ARENA_NEW(arena, struct price_feed);
	struct taking t = { .path = path, .text = text, .mapping = all };

	*all = common(is);
	t.feed = mapped_feed(arena, all);
	return taken(&t);
}

#define SHOP "shop-2026-01-03.csv"
#define DAY "2026-01-03,shop,"
#define HOUR "accelerator_hour,"

static const struct {
	const char *name;
	struct price_feed is;
	const char *text, *want;
} column_rows[] = {
	{ "a price of one, on demand; the name is the product's",
	    { .part.on = false }, "who,what,usd\nshop,Card,2\n",
	    SHOP " 1\n" DAY "Card,card,1,,on_demand," HOUR
	    "2,USD,s,,,fed\n" },
	{ "of a part of what is sold nothing is retired",
	    { .part.on = true }, "who,what,usd\nshop,Card,2\n",
	    SHOP " 1\n" DAY "Card,card,1,,on_demand," HOUR
	    "2,USD,s,,,\n" },
	{ "money as it is printed", { .part.on = true },
	    "who,what,usd\nshop,Card,\"$1 ,12.50\"\n",
	    SHOP " 1\n" DAY "Card,card,1,,on_demand," HOUR
	    "112.5,USD,s,,,\n" },
	{ "signs without a number", { .part.on = true },
	    "who,what,usd\nshop,Card,\"$ ,\"\n",
	    "-malformed 1: line 2, usd \"$ ,\" (1)\n" },
	{ "no cell, no price", { .part.on = true },
	    "who,what,usd\nshop,Card,\n", "-no_price 1\n" },
	{ "columns together, blanks around them, none where one is "
	    "blank", { .part.on = true, .sku = W("a + b") },
	    "who,what,usd,a,b\nshop,Card,2,x,y\nshop,Card,3,,y\n"
	    "shop,Card,4,x,\n",
	    SHOP " 3\n" DAY "x,card,1,,on_demand," HOUR
	    "4,USD,s,,,\n" DAY "x y,card,1,,on_demand," HOUR
	    "2,USD,s,,,\n" DAY "y,card,1,,on_demand," HOUR
	    "3,USD,s,,,\n" },
	{ "the day of a time; one of ten letters whole; a short one "
	    "is none", { .part.on = true, .date = W("at") },
	    "who,what,usd,at\nshop,Card,2,2026-01-03T20:30\n"
	    "shop,Card,2,2026-01-04\nshop,Card,2,2026-1-4\n",
	    SHOP " 1\n" DAY "Card,card,1,,on_demand," HOUR
	    "2,USD,s,,,\nshop-2026-01-04.csv 1\n2026-01-04,shop,Card,"
	    "card,1,,on_demand," HOUR "2,USD,s,,,\n"
	    "-undated 1: Card (1)\n" },
	{ "tiers by the first that fits, the seller's word for it, "
	    "and what is left out", { .part.on = true,
	    .tier = W("how"), .tiers = WORDS(W("safe = on_demand safe "
	    "and sound"), W("bid*=spot"), W("serverless = -"),
	    W(" = on_demand")) },
	    "who,what,usd,how\nshop,Card,5,safe\nshop,Card,2,bids\n"
	    "shop,Card,3,serverless\nshop,Card,4,\n"
	    "shop,Card,6,monthly\nshop,Card,7,reserved_1y\n",
	    SHOP " 4,seller_tier\n"
	    DAY "Card,card,1,,on_demand," HOUR "4,USD,s,,,,\n"
	    DAY "Card,card,1,,on_demand," HOUR
	    "5,USD,s,,,,safe and sound\n"
	    DAY "Card,card,1,,reserved_1y," HOUR "7,USD,s,,,,\n"
	    DAY "Card,card,1,,spot," HOUR "2,USD,s,,,,\n"
	    "-unwanted 1\n-malformed 1\n" },
	{ "only rows of one kind, and without another",
	    { .part.on = true, .only = WORDS(W("type = Consumption"),
	    W("flag != old")) },
	    "who,what,usd,type,flag\nshop,Card,2,Consumption,\n"
	    "shop,Card,1,Reservation,\nshop,Card,1,Consumption,old\n",
	    SHOP " 1\n" DAY "Card,card,1,,on_demand," HOUR
	    "2,USD,s,,,\n-unwanted 2\n" },
	{ "prices by the month: 73 / 730 is 0.1; and undivided",
	    { .part.on = true, .prices = WORDS(
	    W("reserved_1y = month / 730"), W("spot = now")) },
	    "who,what,month,now\nshop,Card,73,0.5\n",
	    SHOP " 2\n" DAY "Card,card,1,,reserved_1y," HOUR
	    "0.1,USD,s,,,\n" DAY "Card,card,1,,spot," HOUR
	    "0.5,USD,s,,,\n" },
	{ "a column with a slash in its name", { .part.on = true,
	    .prices = WORDS(W("spot = usd/h")) },
	    "who,what,usd/h\nshop,Card,0.5\n",
	    SHOP " 1\n" DAY "Card,card,1,,spot," HOUR
	    "0.5,USD,s,,,\n" },
	{ "a machine of four that is priced whole", { .part.on = true,
	    .count = W("n"), .priced = W("machine") },
	    "who,what,usd,n\nshop,Card,8,4\nshop,Card,8,\n"
	    "shop,Card,8,few\n",
	    SHOP " 2\n" DAY "Card,card,1,,on_demand,instance_hour,"
	    "8,USD,s,,,\n" DAY "Card,card,4,,on_demand,instance_hour,"
	    "8,USD,s,,,\n-malformed 1: line 4, n \"few\" (1)\n" },
	{ "that is sold whole and priced by the piece: 4 * 2",
	    { .part.on = true, .count = W("n"), .sold = W("machine") },
	    "who,what,usd,n\nshop,Card,2,4\n",
	    SHOP " 1,sold_as,lead_time,private\n" DAY "Card,card,4,,"
	    "on_demand,instance_hour,8,USD,s,,,,instance,,\n" },
	{ "sold by the piece", { .part.on = true, .count = W("n"),
	    .sold = W("accelerator") },
	    "who,what,usd,n\nshop,Card,2,4\n",
	    SHOP " 1,sold_as,lead_time,private\n" DAY "Card,card,4,,"
	    "on_demand," HOUR "2,USD,s,,,,accelerator,,\n" },
	{ "a server that is bought", { .part.on = true,
	    .tier = W("=purchase"), .count = W("n"),
	    .priced = W("machine"), .sold = W("machine"),
	    .condition = W("=used") },
	    "who,what,usd,n\nshop,Card,800,4\n",
	    SHOP " 1,sold_as,lead_time,private\n" DAY "Card,card,4,,"
	    "purchase,instance,800,USD,s,used,,,server,,\n" },
	{ "a card that is bought", { .part.on = true,
	    .tier = W("=purchase"), .sold = W("accelerator") },
	    "who,what,usd\nshop,Card,800\n",
	    SHOP " 1,sold_as,lead_time,private\n" DAY "Card,card,1,,"
	    "purchase,accelerator,800,USD,s,,,,card,,\n" },
	{ "where, in what money, how many are left",
	    { .part.on = true, .region = W("at"),
	    .currency = W("=EUR"), .available = W("left") },
	    "who,what,usd,at,left\nshop,Card,2,north,7\n",
	    SHOP " 1\n" DAY "Card,card,1,north,on_demand," HOUR
	    "2,EUR,s,,7,\n" },
	{ "memory of one within a tenth, or of all together",
	    { .part.on = true, .count = W("n"), .memory = W("gb"),
	    .region = W("at") },
	    "who,what,usd,n,gb,at\nshop,Card,2,2,7.25,a\n"
	    "shop,Card,2,2,8.75,b\nshop,Card,2,2,16,c\n"
	    "shop,Card,2,2,7.1,d\nshop,Card,2,2,8.9,e\n"
	    "shop,Card,2,2,32,f\nshop,Card,2,2,0,g\n",
	    SHOP " 4\n" DAY "Card,card,2,a,on_demand," HOUR
	    "2,USD,s,,,\n" DAY "Card,card,2,b,on_demand," HOUR
	    "2,USD,s,,,\n" DAY "Card,card,2,c,on_demand," HOUR
	    "2,USD,s,,,\n" DAY "Card,card,2,g,on_demand," HOUR
	    "2,USD,s,,,\n-memory 3: Card (3)\n" },
	{ "a column that the file lacks", { .region = W("at") },
	    "who,what,usd\nshop,Card,2\n", "fed.csv:1: error: column "
	    "at is missing: is it a file of this feed? [csv]\n" },
};

static void
columns(void **state)
{
	(void)state;
	scratch_enter("columns");
	for (size_t i = 0; i < COUNT(column_rows); i++)
		check_text(column_rows[i].name, taken_as(
		    column_rows[i].is, "fed.csv", column_rows[i].text),
		    column_rows[i].want);
}

/* What a name, a seller, a price and a number may be. */
static void
meanings(void **state)
{
	static const struct {
		const char *name, *text, *want;
	} rows[] = {
		{ "names by the table: two together, and who sells",
		    "Shop Ltd.,Pair,2,,\n",
		    SHOP " 1\n" DAY "Pair,card,2,,on_demand," HOUR
		    "2,USD,s,,,\n" },
		{ "the id itself", "shop,big,2,,\n",
		    SHOP " 1\n" DAY "big,big,1,,on_demand," HOUR
		    "2,USD,s,,,\n" },
		{ "half a card", "shop,Half,2,,\n", "-fraction 1: Half (1)\n" },
		{ "where it is sold, and where not",
		    "shop,Here,2,,there\nshop,Here,2,,else\n",
		    SHOP " 1\n" DAY "Here,card,1,there,on_demand," HOUR
		    "2,USD,s,,,\n-computed 1: Here (1)\n" },
		{ "either, none of the guide's, and unknown ones, the most "
		    "frequent first, then in their order",
		    "shop,Either,2,,\nshop,Old,2,,\nshop,What,2,,\n"
		    "shop,Who,2,,\nshop,Whose,2,,\nshop,Who,2,,\n",
		    "-unknown 4: Who (2), What (1), 1 more\n"
		    "-ambiguous 1: Either (1)\n-outside 1: Old (1)\n" },
		{ "two names are all", "shop,What,2,,\nshop,Who,2,,\n",
		    "-unknown 2: What (1), Who (1)\n" },
		{ "a seller's name as ids are", "A9.z B--C&,Card,2,,\n",
		    "a9.z-b-c--2026-01-03.csv 1\n2026-01-03,a9.z-b-c-,Card,"
		    "card,1,,on_demand," HOUR "2,USD,s,,,\n" },
		{ "what begins with nothing of an id", "&Zone,Card,2,,\n",
		    "zone-2026-01-03.csv 1\n2026-01-03,zone,Card,card,1,,"
		    "on_demand," HOUR "2,USD,s,,,\n" },
		{ "nobody asks less than half a cent, nor more than 250 "
		    "dollars an hour", "shop,Card,0.005,,a\n"
		    "shop,Card,0.0049,,b\nshop,Card,250,,c\n"
		    "shop,Card,250.5,,d\nshop,Card,0,,e\nshop,Card,-1,,f\n",
		    SHOP " 2\n" DAY "Card,card,1,a,on_demand," HOUR
		    "0.005,USD,s,,,\n" DAY "Card,card,1,c,on_demand," HOUR
		    "250,USD,s,,,\n-zero 2: Card (2)\n"
		    "-absurd 2: Card (2)\n" },
		{ "nor sells more than 100000 together",
		    "shop,Card,2,100000,a\nshop,Card,2,100001,b\n",
		    SHOP " 1\n" DAY "Card,card,100000,a,on_demand," HOUR
		    "2,USD,s,,,\n-absurd 1: Card (1)\n" },
		{ "whole numbers from 1 on", "shop,Card,2,1.5,\n"
		    "shop,Card,2,0.5,\nshop,Card,2,1,\n",
		    SHOP " 1\n" DAY "Card,card,1,,on_demand," HOUR
		    "2,USD,s,,,\n-fraction 2: Card (2)\n" },
		{ "a row without a seller", ",Card,2,,\n", "-no_seller 1\n" },
		{ "the lowest price of a day, whatever comes first",
		    "shop,Card,2,,\nshop,Card,1,,\nshop,Card,3,,\n",
		    SHOP " 1\n" DAY "Card,card,1,,on_demand," HOUR
		    "1,USD,s,,,\n-merged 2\n" },
		{ "cells that need quotes", "shop,Card,2,,\"a \"\"b\"\", c\"\n",
		    SHOP " 1\n" DAY "Card,card,1,\"a \"\"b\"\", c\","
		    "on_demand," HOUR "2,USD,s,,,\n" },
		{ "sorted by seller, accelerator, count and place",
		    "zoo,Card,2,,\nshop,Card,2,8,b\nshop,Card,2,2,c\n"
		    "shop,Card,2,8,a\nshop,Big,2,,\n",
		    SHOP " 4\n" DAY "Big,big,1,,on_demand," HOUR
		    "2,USD,s,,,\n" DAY "Card,card,2,c,on_demand," HOUR
		    "2,USD,s,,,\n" DAY "Card,card,8,a,on_demand," HOUR
		    "2,USD,s,,,\n" DAY "Card,card,8,b,on_demand," HOUR
		    "2,USD,s,,,\nzoo-2026-01-03.csv 1\n2026-01-03,zoo,Card,"
		    "card,1,,on_demand," HOUR "2,USD,s,,,\n" },
	};
	const struct price_feed is = { .part.on = true, .count = W("n"),
		.region = W("at") };

	(void)state;
	scratch_enter("meanings");
	for (size_t i = 0; i < COUNT(rows); i++)
		check_text(rows[i].name, taken_as(is, "fed.csv",
		    arena_printf(arena, "who,what,usd,n,at\n%s",
		    rows[i].text)), rows[i].want);
}

/* So many names are counted one by one; of more only how many. */
static void
many_names(void **state)
{
	const struct price_feed is = { .part.on = true };
	struct text t;

	(void)state;
	scratch_enter("many");
	text_init(&t, arena);
	text_add(&t, "who,what,usd\n");
	for (int i = 0; i < 2003; i++)
		text_printf(&t, "shop,N%d,2\n", i);
	check_text("2003 names", taken_as(is, "fed.csv", t.data),
	    "-unknown 2003: N0 (1), N1 (1), 2001 more\n");
}

/* What is bought costs 20 to a million dollars; a euro is worth 1.25. */
static void
purchases(void **state)
{
	static const char text[] = "who,what,usd,at,in\n"
	    "shop,Card,20,a,USD\nshop,Card,19,b,USD\nshop,Card,1e6,c,USD\n"
	    "shop,Card,1.1e6,d,USD\nshop,Card,16,e,EUR\n"
	    "shop,Card,15.9,f,EUR\n";
	const struct price_feed is = { .part.on = true,
		.tier = W("=purchase"), .region = W("at"),
		.currency = W("in") };

	(void)state;
	scratch_enter("purchases");
	check_text("bought", taken_as(is, "fed.csv", text), SHOP " 3\n"
	    DAY "Card,card,1,a,purchase,accelerator,20,USD,s,,,\n"
	    DAY "Card,card,1,c,purchase,accelerator,1000000,USD,s,,,\n"
	    DAY "Card,card,1,e,purchase,accelerator,16,EUR,s,,,\n"
	    "-absurd 3: Card (3)\n");
}

/* Of a machine of four the price of one is asked: 4 * 0.005, 4 * 250. */
static void
machines(void **state)
{
	static const char text[] = "who,what,usd,at\nshop,Card,0.02,a\n"
	    "shop,Card,0.019,b\nshop,Card,1000,c\nshop,Card,1001,d\n";
	const struct price_feed is = { .part.on = true, .count = W("=4"),
		.region = W("at"), .priced = W("machine") };

	(void)state;
	scratch_enter("machines");
	check_text("of a machine", taken_as(is, "fed.csv", text), SHOP " 2\n"
	    DAY "Card,card,4,a,on_demand,instance_hour,0.02,USD,s,,,\n"
	    DAY "Card,card,4,c,on_demand,instance_hour,1000,USD,s,,,\n"
	    "-absurd 2: Card (2)\n");
}

/* Which of several prices of a day counts. */
static void
merges(void **state)
{
	static const struct {
		const char *name, *how, *prices, *want;
	} rows[] = {
		{ "the last", "last", "2 1 3", "3,USD,s,,5,\n-merged 2\n" },
		{ "the lowest in dollars", "lowest", "2 1 3",
		    "1,USD,s,,5,\n-merged 2\n" },
		{ "the middle of three, not of what is left", "median",
		    "5 1 3", "3,USD,s,,,\n-merged 2\n" },
		{ "of four, between the two", "median", "4 1 2 9",
		    "3,USD,s,,,\n-merged 3\n" },
		{ "asked often", "median", "2 2 2 9 9 1 9",
		    "2,USD,s,,,\n-merged 6\n" },
		{ "half at one, half at the next", "median", "2 9 2 9",
		    "5.5,USD,s,,,\n-merged 3\n" },
		{ "more than half at the highest", "median", "9 9 9 2",
		    "9,USD,s,,,\n-merged 3\n" },
		{ "of one", "median", "4", "4,USD,s,,,\n" },
	};

	(void)state;
	scratch_enter("merges");
	for (size_t i = 0; i < COUNT(rows); i++) {
		const struct price_feed is = { .part.on = true,
			.merge = W(rows[i].how), .available = W("=5") };
		struct text csv;

		text_init(&csv, arena);
		text_add(&csv, "who,what,usd\n");
		for (const char *p = rows[i].prices; *p; p += *p == ' ')
			for (text_add(&csv, "shop,Card,"); ; p++) {
				bool more = *p && *p != ' ';

				text_char(&csv, more ? *p : '\n');
				if (!more)
					break;
			}
		check_text(rows[i].name, taken_as(is, "fed.csv", csv.data),
		    arena_printf(arena, SHOP " 1\n" DAY "Card,card,1,,"
		    "on_demand," HOUR "%s", rows[i].want));
	}
}

/* A euro is worth 1.25 dollars: 1 is dearer than 1.2 dollars. */
static void
currencies(void **state)
{
	const struct price_feed is = { .part.on = true,
		.currency = W("in") };

	(void)state;
	scratch_enter("currencies");
	check_text("the lower in dollars", taken_as(is, "fed.csv",
	    "who,what,usd,in\nshop,Card,1,EUR\nshop,Card,1.2,USD\n"
	    "shop,Card,1.21,\n"), SHOP " 1\n" DAY "Card,card,1,,on_demand,"
	    HOUR "1.2,USD,s,,,\n-merged 2\n");
}

#define CARD(price) SHOP " 1\n" DAY "Card,card,1,,on_demand," HOUR price \
	",USD,s,,,\n"

/* Rows of JSON by their paths. */
static const struct {
	const char *name;
	struct price_feed is;
	const char *text, *want;
} path_rows[] = {
	{ "a list at the root", { .part.on = true },
	    "[{\"who\":\"shop\",\"what\":\"Card\",\"usd\":2}]",
	    CARD("2") },
	{ "one row at the root", { .part.on = true },
	    "{\"who\":\"shop\",\"what\":\"Card\",\"usd\":\"2\"}",
	    CARD("2") },
	{ "below a name, each", { .part.on = true,
	    .rows = W("data.items") }, "{\"data\":{\"items\":[{"
	    "\"who\":\"shop\",\"what\":\"Card\",\"usd\":2}]}}",
	    CARD("2") },
	{ "what encloses a row says the rest; $1 and $2 are the names",
	    { .part.on = true, .rows = W("by.*.*"),
	    .seller = W("$1"), .name = W("$2"),
	    .price = W("now.usd") }, "{\"usd\":7,\"by\":{\"shop\":{"
	    "\"Card\":{\"now\":{\"usd\":2}}}}}", CARD("2") },
	{ "of the nearest that says it", { .part.on = true,
	    .rows = W("rows") }, "{\"who\":\"zoo\",\"usd\":9,"
	    "\"rows\":[{\"who\":\"shop\",\"what\":\"Card\"}]}",
	    CARD("9") },
	{ "no third name", { .part.on = true, .rows = W("*.*"),
	    .seller = W("$1"), .name = W("$3") },
	    "{\"shop\":{\"Card\":{\"usd\":2}}}",
	    "-unknown 1:  (1)\n" },
	{ "nor one before the first", { .part.on = true,
	    .rows = W("*.*"), .seller = W("$1"), .name = W("$0") },
	    "{\"shop\":{\"Card\":{\"usd\":2}}}",
	    "-unknown 1:  (1)\n" },
	{ "true and false", { .part.on = true,
	    .only = WORDS(W("on = true"), W("off = false")) },
	    "[{\"who\":\"shop\",\"what\":\"Card\",\"usd\":2,"
	    "\"on\":true,\"off\":false},{\"on\":false}]",
	    CARD("2") "-unwanted 1\n" },
	{ "a script", { .part.on = true }, "var all = [{\"who\":"
	    "\"shop\",\"what\":\"Card\",\"usd\":2}];\n", NULL },
	{ "nothing at the path", { .rows = W("rows") },
	    "{\n\"a\":1}", "fed.json:1: error: no rows at \"rows\", "
	    "where price_feed \"fed\" has them: is it a file of this "
	    "feed? [csv]\n" },
	{ "an empty list is no fault", { .part.on = true }, "[]", "" },
	{ "broken", { .part.on = true }, "[\n{]", "fed.json:2: "
	    "error: a member wants a name and a colon [csv]\n" },
	{ "the line of a row that cannot be read", { .part.on = true },
	    "[\n{\"who\":\"shop\",\"what\":\"Card\",\n"
	    "\"usd\":\"much\"}]",
	    "-malformed 1: line 2, usd \"much\" (1)\n" },
};

static void
paths(void **state)
{
	(void)state;
	scratch_enter("paths");
	for (size_t i = 0; i < COUNT(path_rows); i++) {
		const char *path = path_rows[i].want ? "fed.json" : "fed.js";

		check_text(path_rows[i].name, taken_as(path_rows[i].is, path,
		    path_rows[i].text), path_rows[i].want ?
		    path_rows[i].want : CARD("2"));
	}
}

/* A rule without its sign is told where it stands. */
static void
rules(void **state)
{
	const struct price_feed is = { .part.on = true,
		.tiers = WORDS({ .text = "secure", .fact.at = { "f.lua", 7 } })
	};

	(void)state;
	scratch_enter("rules");
	check_text("no =", taken_as(is, "fed.csv",
	    "who,what,usd\nshop,Card,2\n"), CARD("2")
	    "f.lua:7: error: price_feed \"fed\": \"secure\" wants a =, as in "
	    "\"secure = on_demand\" [bad_choice]\n");
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, open_arena, close_arena)

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(columns), TEST(meanings), TEST(purchases),
		TEST(machines), TEST(merges), TEST(currencies), TEST(paths),
		TEST(rules), TEST(many_names),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
