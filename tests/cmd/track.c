/* How orders of past days held, and the score of odds, by hand. */
#include "cmd/track.h"

#include "check.h"

#include "base/array.h"

#include "test_arena.h"

static const struct track_cost costs[] = { { "a", 104 }, { "b", 100 },
	{ "c", 106 } };

static struct track_order
order(const char *day, const char *accelerator, const char *seller)
{
	return (struct track_order){ .day = day, .decision = "chat/team",
		.accelerator = accelerator, .seller = seller, .witness = "w",
		.usd = 100,
		.costs = costs, .cost_count = COUNT(costs) };
}

static void
held(void **state)
{
	struct track_order now = order("2026-01-10", "b", "acme");
	static const struct {
		const char *accelerator, *seller;
		bool same, sold, near;
		double ratio;
	} rows[] = {
		{ "b", "acme", true, true, true, 1 },
		{ "b", "other", true, false, true, 1 },
		{ "a", "acme", false, false, true, 1.04 },
		{ "c", "acme", false, false, false, 1.06 },
		{ "gone", "acme", false, false, false, 0 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct track_order was = order("2026-01-03",
		    rows[i].accelerator, rows[i].seller);
		struct track_held h = track_compare(&was, &now);

		check_int(rows[i].accelerator, h.accelerator, rows[i].same);
		check_int(rows[i].seller, h.seller, rows[i].sold);
		check_int("near", h.near, rows[i].near);
		check_close("ratio", h.ratio, rows[i].ratio, 1e-12);
	}
}

/* 31 January is 28 days after the 3rd, 4 February 32. */
static void
later(void **state)
{
	const struct track_order all[] = { order("2026-01-03", "a", "x"),
		order("2026-01-10", "a", "x"), order("2026-01-31", "a", "x"),
		order("2026-02-04", "a", "x") };
	const size_t n = COUNT(all);

	(void)state;
	check_int("a week", track_later(all, n, all, TRACK_WEEK) == &all[1],
	    1);
	check_int("a month", track_later(all, n, all, TRACK_MONTH) == &all[2],
	    1);
	check_int("a quarter", track_later(all, n, all, TRACK_QUARTER) ==
	    NULL, 1);
	check_int("no day before", track_later(all, n, &all[3], TRACK_WEEK) ==
	    NULL, 1);
}

/* a, b, a again after six days; a comes back on the eighth day in the second
 * list; b costs 100 where a costs 104. */
static void
flickers(void **state)
{
	const struct track_order soon[] = { order("2026-01-03", "a", "x"),
		order("2026-01-06", "b", "x"), order("2026-01-09", "a", "x") };
	const struct track_order late[] = { order("2026-01-03", "a", "x"),
		order("2026-01-06", "b", "x"), order("2026-01-11", "a", "x") };
	struct track_flicker f = track_flickers(soon, COUNT(soon));

	(void)state;
	check_int("pairs", (long)f.days, 2);
	check_int("back", (long)f.back, 1);
	check_int("near", (long)f.near, 1);
	f = track_flickers(late, COUNT(late));
	check_int("too late", (long)f.back, 0);
}

/* Of 0.9, 0.6 and 0.2, of which the first and last came true: 0.01, 0.36 and
 * 0.64.  A constant of 2/3 errs by 1/9, 4/9 and 1/9. */
static void
brier(void **state)
{
	const double odds[] = { 0.9, 0.6, 0.2 };
	const bool came[] = { true, false, true };

	(void)state;
	check_close("stated", track_brier(odds, came, 3), 1.01 / 3, 1e-12);
	check_close("constant", track_brier_constant(came, 3), 2.0 / 9,
	    1e-12);
	check_close("of none", track_brier(odds, came, 0), 0, 0);
}

/* Of an order of 3 January at acme on spot: by which prices was it asked again,
 * and to whom was it lost? */
static void
asked(void **state)
{
	static const struct {
		const char *what;
		struct track_sight sight;
		enum track_asked asked;
	} rows[] = {
		{ "its own price", { "a", "acme/spot", "w", "2026-01-05",
			false }, TRACK_PRICE },
		{ "that of its day", { "a", "acme/spot", "w", "2026-01-03",
			false }, TRACK_UNASKED },
		{ "another's", { "a", "bolt/spot", "w", "2026-01-05", false },
			TRACK_MARKET },
		{ "another tier", { "a", "acme/on_demand", "w", "2026-01-05",
			false }, TRACK_UNASKED },
		{ "another card", { "b", "acme/spot", "w", "2026-01-05",
			false }, TRACK_UNASKED },
		{ "a list without it", { "a", "acme/spot", "w", "2026-01-02",
			true }, TRACK_PRICE },
	};
	struct track_order was = order("2026-01-03", "a", "acme/spot");
	struct track_order now = order("2026-01-10", "b", "bolt/spot");
	struct track_sight other = { "c", "bolt/spot", "w", "2026-01-01",
		false };
	struct track_sight known;

	(void)state;
	now.sights = (struct track_sights){ &known, 1 };
	for (size_t i = 0; i < COUNT(rows); i++) {
		known = rows[i].sight;
		check_int(rows[i].what, track_compare(&was, &now).asked,
		    rows[i].asked);
	}
	was.sights = now.sights;
	check_int("a list that lacked it then, too, was not asked again",
	    track_compare(&was, &now).asked, TRACK_UNASKED);
	was.sights = (struct track_sights){ NULL, 0 };
	check_int("a seller that nobody knew", track_compare(&was,
	    &now).cause, TRACK_LEARNT);
	was.sights = (struct track_sights){ &other, 1 };
	check_int("one who sold another card to the same witness",
	    track_compare(&was, &now).cause, TRACK_MOVED);
	other.witness = "v";
	check_int("to another witness", track_compare(&was, &now).cause,
	    TRACK_LEARNT);
	other.accelerator = "b";
	check_int("the same card", track_compare(&was, &now).cause,
	    TRACK_MOVED);
	was.accelerator = "b";
	check_int("kept", track_compare(&was, &now).cause, TRACK_KEPT);
}

/*
 * Four orders of 3 January and one of the 10th, each beside a week later, where
 * a costs 104, b, the first, 100 and c 106.  One is asked of nobody and kept;
 * of the others b is kept, a and c are lost, 4 and 6 percent dearer, and one
 * has no price: half pay at most 4 percent, nine in ten at most 6.
 */
static void
tally(void **state)
{
	static const struct track_sight seen[] = {
		{ "a", "x/spot", "w", "2026-01-05", false },
		{ "b", "y/spot", "w", "2026-01-05", false },
		{ "c", "x/spot", "w", "2026-01-05", false },
		{ "gone", "x/spot", "w", "2026-01-01", true },
	};
	static const char *const first[] = { "a", "b", "c", "gone", "b" };
	struct track_order all[2 * COUNT(first)];
	const size_t n = COUNT(all);
	struct track_tally t;

	(void)state;
	for (size_t i = 0; i < COUNT(first); i++) {
		struct track_order *was = &all[2 * i], *now = was + 1;

		*was = order("2026-01-03", first[i], "x/spot");
		*now = order("2026-01-10", "b", "x/spot");
		was->decision = now->decision = (const char *const[]){ "1",
			"2", "3", "4", "5" }[i];
		was->grade = i < 2 ? "clear" : "thin";
		now->grade = "none";
		now->sights = (struct track_sights){ seen, i < 4 ?
			COUNT(seen) : 0 };
	}
	t = track_count(arena, all, n, NULL, NULL, TRACK_WEEK);
	check_int("orders", (long)t.orders, 5);
	check_int("asked", (long)t.asked, 4);
	check_int("accelerator", (long)t.accelerator, 1);
	check_int("its own price", (long)t.price_seen, 0);
	check_int("seller", (long)t.seller, 1);
	check_int("near", (long)t.near, 2);
	check_int("learnt", (long)t.learnt, 3);
	check_int("not asked and kept", (long)t.unasked_kept, 1);
	check_int("priced", (long)t.priced, 3);
	check_close("median", t.median, 0.04, 1e-12);
	check_close("nine in ten", t.p90, 0.06, 1e-12);
	t = track_count(arena, all, n, "clear", NULL, TRACK_WEEK);
	check_int("clear", (long)t.orders, 2);
	check_close("0 and 4 percent", t.median, 0.02, 1e-12);
	t = track_count(arena, all, n, NULL, "2026-01-10", TRACK_WEEK);
	check_int("no later day", (long)t.orders, 0);
}

/* 0.9 and 1 lie in the last of ten bins, 0.85 in the one before; an order that
 * nobody asked of, and one without odds, in none. */
static void
bins(void **state)
{
	static const struct track_sight seen[] = {
		{ "a", "x/spot", "w", "2026-01-05", false } };
	static const double odds[] = { 0.9, 1, 0.85, 0.5, 0 };
	struct track_order all[2 * COUNT(odds)];
	struct track_stated s;
	struct track_bin last, before;

	(void)state;
	for (size_t i = 0; i < COUNT(odds); i++) {
		all[2 * i] = order("2026-01-03", "a", "x/spot");
		all[2 * i + 1] = order("2026-02-02", i ? "a" : "b", "x/spot");
		all[2 * i].decision = all[2 * i + 1].decision =
		    (const char *const[]){ "1", "2", "3", "4", "5" }[i];
		all[2 * i].knows = true;
		all[2 * i].p_accelerator = odds[i];
		all[2 * i].kept_first = odds[i] / 2;
		all[2 * i + 1].sights = (struct track_sights){ seen,
			i != 3 };
	}
	s = track_stated(arena, all, COUNT(all), TRACK_DRAWN);
	last = track_bin(&s, 9);
	before = track_bin(&s, 8);
	check_int("stated", (long)s.count, 3);
	check_int("90 to 100", (long)last.orders, 2);
	check_int("of these kept", (long)last.kept, 1);
	check_close("mean", last.mean, 0.95, 1e-12);
	check_int("80 to 90", (long)before.kept, 1);
	check_int("lost to one that nobody knew", (long)last.learnt, 1);
	s = track_unlearnt(arena, &s);
	check_int("the others", (long)s.count, 2);
	check_close("of 1 and 0.85, both kept", track_brier(s.p, s.came,
	    s.count), 0.0225 / 2, 1e-12);
	s = track_stated(arena, all, COUNT(all), TRACK_LIKE_ORDERS);
	check_int("like orders, 40 to 50", (long)track_bin(&s, 4).orders, 2);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, open_arena, close_arena)

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(held), TEST(later), TEST(flickers), TEST(brier),
		TEST(asked), TEST(tally), TEST(bins),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
