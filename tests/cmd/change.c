/* Two guides beside each other: every type of difference, by hand. */
#include "cmd/change.h"

#include "check.h"

#include <stdio.h>
#include <string.h>

#include "base/array.h"
#include "base/diag.h"
#include "cmd/cmd.h"
#include "feed/json.h"
#include "scratch.h"

#include "test_arena.h"

/* A choice of the only decision: accelerator, id, objective, cost. */
#define CHOICE(card, id, objective, usd) "{\"accelerator\":\"" card \
	"\",\"id\":\"" id "\",\"objective\":" objective \
	",\"usd_attributed\":" usd "}"
#define RANKED(choices) "{\"id\":\"chat/team\",\"ranked\":[" choices "]}"
#define OUT(choices, rejected) "{\"id\":\"chat/team\",\"ranked\":[" choices \
	"],\"rejected\":[" rejected "]}"

static void
write_guide(const char *folder, const char *decisions)
{
	const char *path = arena_printf(arena, "%s/guide.json", folder);
	FILE *f;

	mkdir(folder, 0777);
	f = fopen(path, "w");
	assert_non_null(f);
	fprintf(f, "{\"schema\":\"ridgeline-guide-3\",\"inputs\":[],"
	    "\"decisions\":[%s]}", decisions);
	assert_int_equal(fclose(f), 0);
}

static const struct changes *
changes(const char *was, const char *now)
{
	struct options o = { .arena = arena, .diags = diags_new(arena) };
	const struct changes *all;

	write_guide("old", was);
	write_guide("new", now);
	all = changes_read(&o, "old", "new");
	check_int("messages", diags_status(o.diags), 0);
	assert_non_null(all);
	return all;
}

static void
types(void **state)
{
	static const struct {
		const char *name, *was, *now, *type;
	} rows[] = {
		{ "nothing", RANKED(CHOICE("a", "a1", "1000", "5")),
		    RANKED(CHOICE("a", "a1", "1000", "5")), "alike" },
		{ "half a percent is slight", RANKED(CHOICE("a", "a1", "1000",
		    "5")), RANKED(CHOICE("a", "a1", "1005", "5")), "alike" },
		{ "0.6 percent is not", RANKED(CHOICE("a", "a1", "1000", "5")),
		    RANKED(CHOICE("a", "a1", "1006", "5")), "cost" },
		{ "nor is 0.6 percent less", RANKED(CHOICE("a", "a1", "1000",
		    "5")), RANKED(CHOICE("a", "a1", "994", "5")), "cost" },
		{ "of the old cost: 5.01 are more than 5, less than 5.025",
		    RANKED(CHOICE("a", "a1", "1000", "5")),
		    RANKED(CHOICE("a", "a1", "1005.01", "5")), "cost" },
		{ "the same card, placed otherwise", RANKED(CHOICE("a", "a1",
		    "1000", "5")), RANKED(CHOICE("a", "a2", "1000", "5")),
		    "moved" },
		{ "and dearer", RANKED(CHOICE("a", "a1", "1000", "5")),
		    RANKED(CHOICE("a", "a2", "2000", "5")), "moved" },
		{ "another card", RANKED(CHOICE("a", "a1", "1000", "5")),
		    RANKED(CHOICE("b", "b1", "1000", "5")), "flipped" },
		{ "the first counts alone", RANKED(CHOICE("a", "a1", "1", "5")
		    "," CHOICE("b", "b1", "2", "5")),
		    RANKED(CHOICE("a", "a1", "1", "5") ","
		    CHOICE("c", "c1", "2", "5")), "alike" },
		{ "nothing fits any more", RANKED(CHOICE("a", "a1", "1", "5")),
		    RANKED(""), "flipped" },
		{ "something fits now", RANKED(""),
		    RANKED(CHOICE("a", "a1", "1", "5")), "flipped" },
		{ "nothing ever fitted", RANKED(""), RANKED(""), "alike" },
		{ "a new decision", "", RANKED(CHOICE("a", "a1", "1", "5")),
		    "added" },
		{ "one that is gone", RANKED(CHOICE("a", "a1", "1", "5")), "",
		    "gone" },
	};

	(void)state;
	scratch_enter("types");
	for (size_t i = 0; i < COUNT(rows); i++) {
		const struct changes *all = changes(rows[i].was, rows[i].now);

		check_int(rows[i].name, all->count, 1);
		check_text(rows[i].name, change_types[all->item[0].type],
		    rows[i].type);
		check_int(rows[i].name, all->types[all->item[0].type], 1);
		check_text(rows[i].name, all->item[0].id, "chat/team");
	}
}

/* What the old choice is in the new guide. */
static void
stays(void **state)
{
	const struct changes *all;

	(void)state;
	scratch_enter("stays");
	all = changes(RANKED(CHOICE("a", "a1", "1", "5")),
	    RANKED(CHOICE("b", "b1", "1", "5") ","
	    CHOICE("a", "a2", "2", "7")));
	assert_non_null(all->item[0].stays);
	check_text("still an answer", json_text_of(all->item[0].stays, "id"),
	    "a2");
	assert_null(all->item[0].stays_out);
	all = changes(RANKED(CHOICE("a", "a1", "1", "5")),
	    OUT(CHOICE("b", "b1", "1", "5"), CHOICE("a", "a9", "0", "0")));
	assert_null(all->item[0].stays);
	check_text("refused now", json_text_of(all->item[0].stays_out, "id"),
	    "a9");
	all = changes(RANKED(CHOICE("a", "a1", "1", "5")),
	    RANKED(CHOICE("a", "a2", "1", "5")));
	assert_null(all->item[0].stays);
}

/* Four decisions: 10 and 20 in both, 5 in the new one, 7 in the old one. */
static void
money(void **state)
{
	static const char was[] =
	    "{\"id\":\"p/x\",\"ranked\":[" CHOICE("a", "a1", "1", "10") "]},"
	    "{\"id\":\"q/x\",\"ranked\":[" CHOICE("a", "a1", "1", "20") "]},"
	    "{\"id\":\"r/x\",\"ranked\":[]},"
	    "{\"id\":\"s/x\",\"ranked\":[" CHOICE("a", "a1", "1", "7") "]}";
	static const char now[] =
	    "{\"id\":\"s/x\",\"ranked\":[]},"
	    "{\"id\":\"q/x\",\"ranked\":[" CHOICE("b", "b1", "1", "26") "]},"
	    "{\"id\":\"p/x\",\"ranked\":[" CHOICE("a", "a1", "1", "11") "]},"
	    "{\"id\":\"r/x\",\"ranked\":[" CHOICE("a", "a1", "1", "5") "]}";
	const struct changes *all;

	(void)state;
	scratch_enter("money");
	all = changes(was, now);
	check_int("in both", all->both.count, 2);
	check_close("10 and 20", all->both.was, 30, 0);
	check_close("11 and 26", all->both.now, 37, 0);
	check_int("in the new one", all->fresh.count, 1);
	check_close("5", all->fresh.now, 5, 0);
	check_close("of nothing", all->fresh.was, 0, 0);
	check_int("in the old one", all->lost.count, 1);
	check_close("7", all->lost.was, 7, 0);
	check_int("s, q and r", all->types[CHANGE_flipped], 3);
	check_int("p", all->types[CHANGE_alike], 1);
	check_text("what is alike last, behind what flipped", all->item[3].id,
	    "p/x");
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, open_arena, close_arena)

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(types), TEST(stays), TEST(money),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
