/* Price files that a guide names, and those that stand in its folder. */
#include "spec/spec.h"

#include "loading.h"

static void
price_files(void **state)
{
	struct guide g;

	(void)state;
	scratch_enter("prices");
	assert_int_equal(mkdir("specs", 0777), 0);
	assert_int_equal(mkdir("specs/prices", 0777), 0);
	scratch_write("specs/prices/x.csv", "date,provider,sku,accelerator,"
	    "count,region,tier,unit,price,currency,source\n"
	    "2026-01-02,acme,big,h100,8,eu,spot,instance_hour,16,USD,list\n");
	scratch_write("specs/prices.lua", "prices_csv \"prices/x.csv\"\n"
	    "prices_csv \"prices/x.csv\"\n");
	g = load();
	check_text("messages", said(g.arena, g.diags),
	    "specs/prices.lua:2: error: "
	    "prices_csv \"prices/x.csv\" stands at specs/prices.lua:1 already "
	    "[duplicate_id]\n");
	check_int("offers", g.catalog->offers.count, 1);
	check_close("16 USD an hour for 8, by hand",
	    ((const struct offer *)g.catalog->offers.item[0])->price.value,
	    2.0 / 3600, 1e-15);
	check_text("file", g.catalog->offers.item[0]->at.file,
	    "specs/prices/x.csv");
	arena_free(g.arena);
}

/* A file that nothing names counts, and a link out of the guide does not. */
static void
price_folder(void **state)
{
	struct guide g;

	(void)state;
	scratch_enter("price folder");
	assert_int_equal(mkdir("specs", 0777), 0);
	assert_int_equal(mkdir("specs/prices", 0777), 0);
	scratch_write("specs/prices/y.csv", "date,provider,sku,accelerator,"
	    "count,region,tier,unit,price,currency,source\n"
	    "2026-01-02,acme,big,h100,8,eu,spot,instance_hour,16,USD,list\n");
	assert_int_equal(symlink("/etc/passwd", "specs/prices/z.csv"), 0);
	g = load();
	check_text("messages", said(g.arena, g.diags),
	    "specs/prices/z.csv: error: "
	    "\"prices/z.csv\" is no .csv file below specs/ [path]\n");
	check_int("offers", g.catalog->offers.count, 1);
	arena_free(g.arena);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(price_files),
		cmocka_unit_test(price_folder),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
