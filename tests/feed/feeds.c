/* The feeds that are built in: what each makes of a file, by hand. */
#include "taken.h"

extern const struct feed feed_gpuhunt, feed_neocloud_4h, feed_aws_vantage,
    feed_epoch, feed_gpu_rental_daily;

#define DAY "2026-01-03,"
#define SHOP "shop-2026-01-03.csv"
#define HOUR "accelerator_hour,"
#define BOX "instance_hour,"

struct row {
	const char *name, *path, *text, *want;
};

static void
check_rows(const struct feed *feed, const struct row *rows, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		const struct taking t = { .feed = feed, .path = rows[i].path,
			.text = rows[i].text };

		check_text(rows[i].name, taken(&t), rows[i].want);
	}
}

#define HUNT "instance_name,location,price,gpu_count,gpu_name,gpu_memory,spot\n"

static void
gpuhunt(void **state)
{
	static const struct row rows[] = {
		{ "whole machines, by spot too, of the memory that is said",
		    "shop_2026-01-03.csv", HUNT
		    "m1,eu,4,2,Card,8,False\nm1,eu,1,2,Card,8,True\n"
		    "m2,eu,1,2,Card,,true\nm3,eu,4,2,Card,40,False\n",
		    SHOP " 3\n" DAY "shop,m1,card,2,eu,on_demand," BOX
		    "4,USD,s,,,gpuhunt\n" DAY "shop,m1,card,2,eu,spot," BOX
		    "1,USD,s,,,gpuhunt\n" DAY "shop,m2,card,2,eu,spot," BOX
		    "1,USD,s,,,gpuhunt\n-memory 1: Card (1)\n" },
		{ "without a GPU, a count or a name", "shop_2026-01-03.csv",
		    HUNT "m1,eu,4,0,Card,8,False\nm1,eu,4,,Card,8,False\n"
		    "m1,eu,4,1,,8,False\nm1,eu,4,0.5,Card,8,False\n",
		    "-no_accelerator 3\n-fraction 1: Card (1)\n" },
		{ "TPUs of a table, one chip a row",
		    "x_2026-01-03.csv", "tpu,region,usd_chip_hour_on_demand,"
		    "usd_chip_hour_spot\nCard,us,3,2\nCard2,us,4,\n",
		    "gcp-2026-01-03.csv 3\n" DAY "gcp,Card,card,1,us,"
		    "on_demand," HOUR "3,USD,s,,,gpuhunt\n" DAY
		    "gcp,Card,card,1,us,spot," HOUR "2,USD,s,,,gpuhunt\n" DAY
		    "gcp,Card2,card,1,us,on_demand," HOUR
		    "4,USD,s,,,gpuhunt\n" },
		{ "without the column of spot prices",
		    "x_2026-01-03.csv", "tpu,region,usd_chip_hour_on_demand\n"
		    "Card,us,3\n", "gcp-2026-01-03.csv 1\n" DAY
		    "gcp,Card,card,1,us,on_demand," HOUR
		    "3,USD,s,,,gpuhunt\n" },
		{ "without their region", "x_2026-01-03.csv",
		    "tpu,usd_chip_hour_on_demand\nCard,3\n",
		    "x_2026-01-03.csv:1: error: column region is missing: is "
		    "it a file of this feed? [csv]\n" },
		{ "and of JSON, on four tiers", "x_2026-01-03.json",
		    "{\"Card\":{\"us\":{\"On Demand (USD)\":4,"
		    "\"Spot (USD)\":1,\"1-year Commitment (USD)\":3,"
		    "\"3-year Commitment (USD)\":2},\"eu\":{"
		    "\"On Demand (USD)\":\"none\"}}}",
		    "gcp-2026-01-03.csv 4\n" DAY "gcp,Card,card,1,us,"
		    "on_demand," HOUR "4,USD,s,,,gpuhunt\n" DAY
		    "gcp,Card,card,1,us,reserved_1y," HOUR
		    "3,USD,s,,,gpuhunt\n" DAY
		    "gcp,Card,card,1,us,reserved_3y," HOUR
		    "2,USD,s,,,gpuhunt\n" DAY "gcp,Card,card,1,us,spot," HOUR
		    "1,USD,s,,,gpuhunt\n-no_price 1\n" },
		{ "a list", "x_2026-01-03.json", "[]", "x_2026-01-03.json:1: "
		    "error: want an object of TPUs [csv]\n" },
		{ "no JSON", "x_2026-01-03.json", "\n{", "x_2026-01-03.json:2:"
		    " error: a member wants a name and a colon [csv]\n" },
	};

	(void)state;
	scratch_enter("gpuhunt");
	check_rows(&feed_gpuhunt, rows, COUNT(rows));
}

#define CLOUD "timestamp,gpu_type,socket,gpu_count,min_usd_hour_total," \
	"best_provider,best_location,best_is_spot\n"
#define CONFIG(count, price, deal) "\"" count "\":{\"min_total\":" price \
	",\"best_deal\":{" deal "}}"
#define LINE(time, configs) "{\"timestamp\":\"" time "\",\"gpu_type\":" \
	"\"Card\",\"by_config\":{" configs "}}\n"

static void
neocloud(void **state)
{
	static const struct row rows[] = {
		{ "best offers of a table, on the day of their hour",
		    "x.csv", CLOUD "2026-01-03T08:00,Card,,8,16,shop,FI,False\n"
		    "2026-01-03T12:00,Card,SXM5,2,5,shop,FI,True\n",
		    SHOP " 2\n" DAY "shop,Card,card,2,FI,spot," BOX
		    "5,USD,s,,,\n" DAY "shop,Card,card,8,FI,on_demand," BOX
		    "16,USD,s,,,\n" },
		{ "of an hour the last", "x.csv", CLOUD
		    "2026-01-03T08:00,Card,,8,16,shop,FI,False\n"
		    "2026-01-03T12:00,Card,,8,17,shop,FI,False\n",
		    SHOP " 1\n" DAY "shop,Card,card,8,FI,on_demand," BOX
		    "17,USD,s,,,\n-merged 1\n" },
		{ "nobody's, and no numbers", "x.csv", CLOUD
		    "2026-01-03T08:00,Card,,8,16,,FI,False\n"
		    "2026-01-03T08:00,Card,,few,16,shop,FI,False\n"
		    "2026-01-03T08:00,Card,,8,,shop,FI,False\n",
		    "-average 1\n-malformed 2\n" },
		{ "a name with its socket", "x.csv", CLOUD
		    "2026-01-03T08:00,Big,,1,2,shop,FI,False\n"
		    "2026-01-03T08:00,Big,SXM5,1,2,shop,FI,False\n",
		    SHOP " 1\n" DAY "shop,Big,big,1,FI,on_demand," BOX
		    "2,USD,s,,,\n-unknown 1: Big SXM5 (1)\n" },
		{ "lines of JSON: ten of them, one by spot", "x.jsonl",
		    LINE("2026-01-03T08:00", CONFIG("10x", "20",
		    "\"provider\":\"shop\",\"location\":\"FI\",\"spot\":false")
		    "," CONFIG("1x", "2", "\"provider\":\"shop\","
		    "\"location\":\"FI\",\"spot\":true")) "\n",
		    SHOP " 2\n" DAY "shop,Card,card,1,FI,spot," BOX
		    "2,USD,s,,,\n" DAY "shop,Card,card,10,FI,on_demand," BOX
		    "20,USD,s,,,\n" },
		{ "no deal, nobody's, no configurations", "x.jsonl",
		    "{\"by_config\":{\"1x\":{\"min_total\":2}}}\n"
		    LINE("2026-01-03", CONFIG("1x", "2", "\"spot\":false"))
		    "[1]\nnope\n", "-average 2\n-malformed 2\n" },
		{ "a price that is a text", "x.jsonl", LINE("2026-01-03",
		    CONFIG("1x", "\"2\"", "\"provider\":\"shop\"")),
		    "-zero 1: Card (1)\n" },
	};
	struct text many;
	const struct taking t = { .feed = &feed_neocloud_4h,
		.path = "many.jsonl", .text = NULL };
	struct taking all = t;

	(void)state;
	scratch_enter("neocloud");
	check_rows(&feed_neocloud_4h, rows, COUNT(rows));
	/* Longer than lines that are read together: all but one again. */
	text_init(&many, arena);
	for (int i = 0; i < 200; i++)
		text_add(&many, LINE("2026-01-03", CONFIG("1x", "2",
		    "\"provider\":\"shop\"")));
	all.text = many.data;
	check_text("many lines", taken(&all), SHOP " 1\n" DAY "shop,Card,"
	    "card,1,,on_demand," BOX "2,USD,s,,,\n-merged 199\n");
}

#define VANTAGE "instance,gpu,gpu_count,region,usd_hour_on_demand," \
	"usd_hour_reserved_1y,usd_hour_spot\n"

static void
vantage(void **state)
{
	static const struct row rows[] = {
		{ "three tiers of a row", "x_2026-01-03.csv", VANTAGE
		    "p5,Card,8,us,16,12,8\np4,Card,4,us,8,,\n"
		    "p3,Card,few,us,8,,\ng6,Card,0.5,us,1,,\n",
		    "aws-2026-01-03.csv 4\n" DAY "aws,p4,card,4,us,on_demand,"
		    BOX "8,USD,s,,,aws-vantage\n" DAY
		    "aws,p5,card,8,us,on_demand," BOX
		    "16,USD,s,,,aws-vantage\n" DAY
		    "aws,p5,card,8,us,reserved_1y," BOX
		    "12,USD,s,,,aws-vantage\n" DAY "aws,p5,card,8,us,spot,"
		    BOX "8,USD,s,,,aws-vantage\n-fraction 1: Card (1)\n"
		    "-malformed 1\n" },
		{ "without the prices of a commitment", "x_2026-01-03.csv",
		    "instance,gpu,gpu_count,region,usd_hour_on_demand\n"
		    "p4,Card,4,us,8\n", "aws-2026-01-03.csv 1\n" DAY
		    "aws,p4,card,4,us,on_demand," BOX
		    "8,USD,s,,,aws-vantage\n" },
		{ "nor any", "x_2026-01-03.csv",
		    "instance,gpu,gpu_count,region\np4,Card,4,us\n",
		    "x_2026-01-03.csv:1: error: column usd_hour_on_demand is "
		    "missing: is it a file of this feed? [csv]\n" },
		{ "a script that says its day", "x.js",
		    "// Last updated: 2026-01-03 by hand\nvar a = [{"
		    "\"name\":\"p5\",\"gpu\":\"Card\",\"gpuCount\":8,"
		    "\"pricing\":{\"us\":{\"onDemand\":16,\"reserved\":12,"
		    "\"spot\":\"N/A\"},\"eu\":{\"spot\":9}}},{\"gpu\":\"Card\","
		    "\"pricing\":{\"us\":{\"onDemand\":1}}}];\n",
		    "aws-2026-01-03.csv 3\n" DAY "aws,p5,card,8,eu,spot," BOX
		    "9,USD,s,,,aws-vantage\n" DAY
		    "aws,p5,card,8,us,on_demand," BOX
		    "16,USD,s,,,aws-vantage\n" DAY
		    "aws,p5,card,8,us,reserved_1y," BOX
		    "12,USD,s,,,aws-vantage\n" },
		{ "one without a count is of one", "x_2026-01-03.json",
		    "[{\"name\":\"p5\",\"gpu\":\"Card\",\"pricing\":{\"us\":{"
		    "\"onDemand\":2}}}]", "aws-2026-01-03.csv 1\n" DAY
		    "aws,p5,card,1,us,on_demand," BOX
		    "2,USD,s,,,aws-vantage\n" },
		{ "no list", "x_2026-01-03.js", "var a = 1;",
		    "x_2026-01-03.js: error: no list of instances [csv]\n" },
		{ "a broken one", "x_2026-01-03.js", "[\n{]",
		    "x_2026-01-03.js:2: error: a member wants a name and a "
		    "colon [csv]\n" },
	};

	(void)state;
	scratch_enter("vantage");
	check_rows(&feed_aws_vantage, rows, COUNT(rows));
}

#define EPOCH "price_date,hardware,vendor,location,usd_chip_hour_on_demand," \
	"usd_chip_hour_1y,usd_chip_hour_3y,usd_purchase,cloud_gpu_description\n"
#define TEN "0123456789"
#define HUNDRED TEN TEN TEN TEN TEN TEN TEN TEN TEN TEN

static void
epoch(void **state)
{
	static const struct row rows[] = {
		{ "four prices of one chip", "x.csv", EPOCH
		    "2026-01-03,Card,shop,us,3,2,1,900,what it is\n",
		    SHOP " 4\n" DAY "shop,what it is,card,1,us,on_demand," HOUR
		    "3,USD,s,,,\n" DAY "shop,what it is,card,1,us,purchase,"
		    "accelerator,900,USD,s,,,\n" DAY
		    "shop,what it is,card,1,us,reserved_1y," HOUR
		    "2,USD,s,,,\n" DAY "shop,what it is,card,1,us,reserved_3y,"
		    HOUR "1,USD,s,,,\n" },
		{ "the start of a long description", "x.csv", EPOCH
		    "2026-01-03,Card,shop,us,3,,,," HUNDRED "\n",
		    SHOP " 1\n" DAY "shop," TEN TEN TEN TEN TEN TEN TEN TEN
		    TEN "012345678,card,1,us,on_demand," HOUR "3,USD,s,,,\n" },
		{ "a list price that nobody sells at", "x.csv", EPOCH
		    "2026-01-03,Card,,us,,,,900,\n2026-01-03,Card,,us,,,,,\n",
		    "-no_price 1\n-no_seller 1\n" },
		{ "by the names that Epoch's own file has", "x.csv",
		    "Price date,Hardware model,Vendor,Location,Price per "
		    "chip-hour (on-demand),Price per chip-hour (1-year CUD),"
		    "Price per chip-hour (3-year CUD),Price (hardware "
		    "purchase)\n2026-01-03,Card,shop,us,3,,,\n",
		    SHOP " 1\n" DAY "shop,,card,1,us,on_demand," HOUR
		    "3,USD,s,,,\n" },
	};

	(void)state;
	scratch_enter("epoch");
	check_rows(&feed_epoch, rows, COUNT(rows));
}

#define DAILY "date,provider,gpu_model,gpu_count,region,rental_type," \
	"price_median_usd,n_offers\n"

static void
daily(void **state)
{
	static const struct row rows[] = {
		{ "up to 18 February the price is that of all", "x.csv", DAILY
		    "2026-02-18,shop,Card,4,us,on_demand,8,3\n",
		    "shop-2026-02-18.csv 1\n2026-02-18,shop,Card,card,4,us,"
		    "on_demand," BOX "8,USD,s,,,gpu-rental-daily\n" },
		{ "then that of one", "x.csv", DAILY
		    "2026-02-19,shop,Card,4,us,on_demand,8,3\n",
		    "shop-2026-02-19.csv 1\n2026-02-19,shop,Card,card,4,us,"
		    "on_demand," HOUR "8,USD,s,,,gpu-rental-daily\n" },
		{ "a market's machines stand alone: 4 * 2, three of four",
		    "x.csv", DAILY
		    "2026-02-19,vast.ai,Card,4,us,on_demand,2,3\n",
		    "vast.ai-2026-02-19.csv 1\n2026-02-19,vast.ai,Card,card,4,"
		    "us,on_demand," BOX "8,USD,s,,12,gpu-rental-daily\n" },
		{ "and its spot prices are bids", "x.csv", DAILY
		    "2026-02-19,vast.ai,Card,4,us,spot,2,3\n"
		    "2026-02-19,shop,Card,4,us,spot,2,3\n",
		    "shop-2026-02-19.csv 1\n2026-02-19,shop,Card,card,4,us,"
		    "spot," HOUR "2,USD,s,,,gpu-rental-daily\n-bid 1\n" },
		{ "what cannot be read", "x.csv", DAILY
		    "2026-02-19,shop,Card,few,us,spot,2,3\n"
		    "2026-02-19,shop,Card,4,us,spot,much,3\n"
		    "2026-02-19,shop,Card,4,us,monthly,2,3\n"
		    "2026-02-19,shop,Card,4,us,spot,,3\n",
		    "-no_price 1\n-malformed 3\n" },
		{ "a row of any region, where another one says which", "x.csv",
		    DAILY "2026-02-19,shop,Card,1,any,on_demand,3,3\n"
		    "2026-02-19,shop,Card,1,us,on_demand,2,3\n"
		    "2026-02-19,shop,Card,2,any,on_demand,4,3\n"
		    "2026-02-20,shop,Card,1,any,on_demand,5,3\n"
		    "2026-02-19,zoo,Card,1,any,on_demand,6,3\n"
		    "2026-02-19,zoo,Card,2,us,on_demand,6,3\n"
		    "2026-02-19,shop,Big,1,any,on_demand,7,3\n",
		    "shop-2026-02-19.csv 3\n2026-02-19,shop,Big,big,1,any,"
		    "on_demand," HOUR "7,USD,s,,,gpu-rental-daily\n"
		    "2026-02-19,shop,Card,card,1,us,on_demand," HOUR
		    "2,USD,s,,,gpu-rental-daily\n"
		    "2026-02-19,shop,Card,card,2,any,on_demand," HOUR
		    "4,USD,s,,,gpu-rental-daily\nshop-2026-02-20.csv 1\n"
		    "2026-02-20,shop,Card,card,1,any,on_demand," HOUR
		    "5,USD,s,,,gpu-rental-daily\nzoo-2026-02-19.csv 2\n"
		    "2026-02-19,zoo,Card,card,1,any,on_demand," HOUR
		    "6,USD,s,,,gpu-rental-daily\n2026-02-19,zoo,Card,card,2,"
		    "us,on_demand," HOUR "6,USD,s,,,gpu-rental-daily\n"
		    "-again 1\n" },
		{ "a series of means", "x.csv",
		    "date,median_usd_per_gpu_hour\n2026-02-19,2\n"
		    "2026-02-20,2\n", "-average 2\n" },
		{ "without the number of offers", "x.csv",
		    "date,provider,gpu_model,gpu_count,region,rental_type,"
		    "price_median_usd\n"
		    "2026-02-19,vast.ai,Card,4,us,on_demand,2\n",
		    "vast.ai-2026-02-19.csv 1\n2026-02-19,vast.ai,Card,card,4,"
		    "us,on_demand," BOX "8,USD,s,,,gpu-rental-daily\n" },
		{ "nor a price", "x.csv",
		    "date,provider,gpu_model,gpu_count,region,rental_type\n",
		    "x.csv:1: error: column price_median_usd is missing: is "
		    "it a file of this feed? [csv]\n" },
	};

	(void)state;
	scratch_enter("daily");
	check_rows(&feed_gpu_rental_daily, rows, COUNT(rows));
}

/*
 * How long a price of each counts, by how often its publisher has a new one: a
 * week where every hour or day brings one, two where one day may be left out, a
 * month of prices by the day of what is bought, two months of prices by the
 * month, a quarter of one's own, a year of yearly ones.
 */
static void
facts(void **state)
{
	static const struct {
		const char *name, *provider;
		double days;
		bool part;
		enum quote_merge merge;
	} rows[] = {
		{ "aws_vantage", "aws", 62, false, MERGE_lowest },
		{ "ebay_used", "ebay", 62, false, MERGE_lowest },
		{ "epoch", NULL, 366, true, MERGE_lowest },
		{ "gcp_calculator", "gcp", 14, false, MERGE_lowest },
		{ "gpu_rental_daily", NULL, 14, false, MERGE_lowest },
		{ "gpuhunt", NULL, 7, false, MERGE_lowest },
		{ "neocloud_4h", NULL, 7, true, MERGE_last },
		{ "plain", NULL, 92, true, MERGE_lowest },
		{ "retail_pcpartpicker", "pcpartpicker", 400, false,
		    MERGE_median },
		{ "retail_tracker", "amazon", 31, false, MERGE_lowest },
		{ "skypilot", NULL, 7, false, MERGE_lowest },
	};

	(void)state;
	check_int("no other", feed_count, COUNT(rows));
	for (size_t i = 0; i < COUNT(rows); i++) {
		const struct feed *f = feed_find(rows[i].name);

		assert_non_null(f);
		check_text(rows[i].name, f->provider ? f->provider : "",
		    rows[i].provider ? rows[i].provider : "");
		check_close(rows[i].name, f->fresh_days, rows[i].days, 0);
		check_int(rows[i].name, f->part, rows[i].part);
		check_int(rows[i].name, f->merge, rows[i].merge);
	}
	assert_null(feed_find("nobody"));
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, open_arena, close_arena)

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(gpuhunt), TEST(neocloud), TEST(vantage), TEST(epoch),
		TEST(daily), TEST(facts),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
