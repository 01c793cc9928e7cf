/* The workbook of all decisions: what its orders come to, by hand. */
#include "write/write.h"

#include "check.h"
#include "scratch.h"
#include "unzip.h"

#include "test_arena.h"

#include "base/arena.h"
#include "base/array.h"
#include "base/publish.h"
#include "spec/phrase.h"
#include "write/portfolio.h"

extern const struct writer writer_portfolio;

/*
 * Two orders: eight rented at $1,000 a month for twelve months, and one bought
 * for $5,000 that takes $100 over ten months.
 */
struct pair {
	struct guide guide;
	struct catalog catalog;
	struct decisions decisions;
	struct decision decision[2];
	struct answer answer[2];
	struct order order[2];
	struct offer offer[2];
	struct workload workload;
	struct profile profile[2];
	struct accelerator accelerator;
};

static void
decide(struct pair *p, size_t i)
{
	p->offer[i].head.type = record_type_of("offer");
	p->offer[i].provider.text = i ? "shop" : "cloud";
	p->profile[i].head.id = i ? "team" : "startup";
	p->profile[i].head.type = record_type_of("profile");
	p->order[i].offer = &p->offer[i];
	p->order[i].accelerator = &p->accelerator;
	p->answer[i] = (struct answer){ .id = "chat", .order = &p->order[i],
	    .place = { .accelerator = &p->accelerator,
	    .offer = &p->offer[i] } };
	p->decision[i] = (struct decision){ .workload = &p->workload,
	    .profile = &p->profile[i], .ranked = &p->answer[i],
	    .ranked_count = 1, .contenders = 1 };
}

static struct pair *
pair(void)
{
	struct pair *p = ARENA_NEW(arena, struct pair);
	struct record_type *type = ARENA_NEW(arena, struct record_type);

	type->field = workload_fields;
	type->fields = workload_field_count;
	p->workload.head.id = "chat";
	p->workload.head.type = type;
	p->accelerator.head.id = "a1";
	p->order[0] = (struct order){ .accelerators = 8,
	    .usd_per_month = 1000, .usd_total = 12000, .horizon_months = 12,
	    .price_date = "2026-01-03", .price_age_days = 31 };
	p->order[1] = (struct order){ .accelerators = 1, .tenure = TENURE_BUY,
	    .usd_upfront = 5000, .usd_running = 100, .usd_total = 5100,
	    .horizon_months = 10 };
	decide(p, 0);
	decide(p, 1);
	p->decisions = (struct decisions){ p->decision, 2 };
	p->guide = (struct guide){ .arena = arena,
	    .diags = diags_new(arena), .catalog = &p->catalog,
	    .decisions = &p->decisions, .title = "A & B <c>",
	    .date = "2026-02-03" };
	p->catalog.phrases = phrases_read(arena, p->guide.diags, NULL);
	return p;
}

static int
publish(struct pair *g, const char *dir)
{
	struct publish *p = publish_open(arena, dir);

	assert_non_null(p);
	if (writer_portfolio.write(&g->guide, p)) {
		publish_abort(p);
		return -1;
	}
	return publish_commit(p);
}

static void
holds(const char *sheet, const char *want)
{
	char *xml = unzip_part(arena, "site/data/guide.xlsx",
	    arena_printf(arena, "xl/worksheets/%s.xml", sheet));

	assert_non_null(xml);
	if (!strstr(xml, want)) {
		print_error("%s does not hold %s\n", sheet, want);
		fail();
	}
}

static void
sums(void **state)
{
	struct pair *p = pair();

	(void)state;
	scratch_enter("sums");
	assert_int_equal(publish(p, "site"), 0);
	assert_int_equal(diags_count(p->guide.diags, LEVEL_error), 0);
	/* By hand: 12 x $1,000, and $5,000 + $100. */
	holds("sheet2", "</f><v>17100</v>");
	holds("sheet2", "</f><v>12000</v>");
	holds("sheet2", "</f><v>5100</v>");
	holds("sheet2", "</f><v>31</v>");
	holds("sheet2", "<v>as published</v>");
	holds("sheet2", "<v>all checks hold</v>");
	/* The overview: what each buys, rents, and the days of the price. */
	holds("sheet1", "</f><v>12000</v>");
	holds("sheet1", "</f><v>5000</v>");
	holds("sheet1", "</f><v>31</v>");
	holds("sheet1", "<v>as published</v>");
	holds("sheet1", "<v>all hold</v>");
	/* The first month: bought, rent, a tenth of what is running. */
	holds("sheet6", "</f><v>6010</v>");
	/* The eleventh has no running costs more. */
	holds("sheet6", "</f><v>16100</v>");
	holds("sheet6", "</f><v>17100</v>");
	holds("sheet3", "</f><v>5100</v>");
}

/* The chart of twelve months goes from the first, in row 4, to the last. */
static void
chart(void **state)
{
	static const char *const ranges[] = { "$A$4:$A$15", "$E$4:$E$15",
		"$F$4:$F$15" };
	struct pair *p = pair();
	char *xml;

	(void)state;
	scratch_enter("chart");
	assert_int_equal(publish(p, "site"), 0);
	xml = unzip_part(arena, "site/data/guide.xlsx", "xl/charts/chart1.xml");
	assert_non_null(xml);
	for (size_t i = 0; i < COUNT(ranges); i++)
		if (!strstr(xml, ranges[i]))
			fail_msg("no series of %s in %s", ranges[i], xml);
}

/*
 * What is paid in each month, by hand: eight for $1,000 a month over twelve;
 * $5,000 at once and $100 over ten months.
 */
static void
months(void **state)
{
	static const char *const sums[] = { "6010", "1010", "1000" };
	struct pair *p = pair();
	char *xml;
	size_t found[COUNT(sums)] = { 0 };

	(void)state;
	scratch_enter("months");
	assert_int_equal(publish(p, "site"), 0);
	xml = unzip_part(arena, "site/data/guide.xlsx",
	    "xl/worksheets/sheet6.xml");
	assert_non_null(xml);
	for (size_t i = 0; i < COUNT(sums); i++) {
		const char *cell = arena_printf(arena, "</f><v>%s</v>",
		    sums[i]);

		for (const char *at = xml; (at = strstr(at, cell)); at++)
			found[i]++;
	}
	check_int("6010 in the first, and so far", found[0], 2);
	check_int("1010 in nine more", found[1], 9);
	check_int("1000 of rent in twelve, in all in two", found[2], 14);
}

static void
two_runs(void **state)
{
	char *a, *b;
	size_t n, m;

	(void)state;
	scratch_enter("twice");
	assert_int_equal(setenv("TZ", "UTC", 1), 0);
	assert_int_equal(publish(pair(), "one"), 0);
	assert_int_equal(setenv("TZ", "Asia/Tokyo", 1), 0);
	assert_int_equal(publish(pair(), "two"), 0);
	a = file_read(arena, "one/data/guide.xlsx", &n);
	b = file_read(arena, "two/data/guide.xlsx", &m);
	assert_non_null(a);
	assert_non_null(b);
	assert_int_equal(n, m);
	assert_memory_equal(a, b, n);
}

/* A guide that decides nothing has a workbook all the same. */
static void
no_orders(void **state)
{
	struct pair *p = pair();

	(void)state;
	p->decisions.count = 0;
	scratch_enter("none");
	assert_int_equal(publish(p, "site"), 0);
	assert_int_equal(diags_count(p->guide.diags, LEVEL_error), 0);
	holds("sheet2", "<v>as published</v>");
}

/* No place to write to: a system error and nothing published. */
static void
no_place(void **state)
{
	struct pair *g = pair();
	struct publish *p;

	(void)state;
	scratch_enter("place");
	p = publish_open(arena, "site");
	assert_non_null(p);
	assert_int_equal(publish_file(p, "data", "x", 1), 0);
	assert_int_equal(writer_portfolio.write(&g->guide, p), -1);
	publish_abort(p);
	assert_int_equal(diags_status(g->guide.diags), 2);
	assert_int_equal(access("site/data", F_OK), -1);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, open_arena, close_arena)

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(sums), TEST(chart), TEST(months), TEST(two_runs),
		TEST(no_orders), TEST(no_place),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
