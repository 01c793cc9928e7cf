/*
 * The loader: a good guide's records, and every fault of a bad one.
 */
#include "spec/spec.h"

#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "catalog/vocabulary.h"
#include "said.h"
#include "scratch.h"

/* A kind of workload with one row of its own. */
struct chat {
	struct workload shared;
	struct number turns;
};

static const struct field chat_rows[] = {
	{ "turns", FIELD_COUNT, "", FIELD_REQUIRED, "", offsetof(struct chat,
	    turns) },
};

struct guide {
	struct arena *arena;
	struct diags *diags;
	struct catalog *catalog;
};

/* Loads of the guide in the current folder these records, by so many workers;
 * of none: all. */
static struct guide
load_wanted(const struct spec_want *wants, size_t count, int jobs)
{
	struct guide g = { .arena = arena_new(check_no_memory) };
	struct record_type *chat = ARENA_NEW(g.arena, struct record_type);
	const struct record_type *kinds[1] = { chat };
	struct spec spec = { .arena = g.arena, .root = ".",
		.workloads = kinds, .workload_count = 1,
		.limits = spec_default_limits, .wants = wants,
		.want_count = count, .jobs = jobs };

	*chat = (struct record_type){ "workload", "chat", NULL, "",
		workload_fields, workload_field_count, chat_rows, 1,
		sizeof(struct chat), false, false, false };
	g.diags = diags_new(g.arena);
	spec.diags = g.diags;
	g.catalog = spec_load(&spec);
	return g;
}

static struct guide
load_by(int jobs)
{
	return load_wanted(NULL, 0, jobs);
}

/* The i-th source of the guide's own, or NULL. */
static const struct source *
own_source(const struct guide *g, size_t i)
{
	const struct record_list *l = &g->catalog->sources;

	for (size_t n = 0; n < l->count; n++)
		if (!l->item[n]->installed && i-- == 0)
			return (const struct source *)l->item[n];
	return NULL;
}

/* Has the guide so many sources of its own? */
static bool
owns(const struct guide *g, size_t sources)
{
	return own_source(g, sources - 1) && !own_source(g, sources);
}

static struct guide
load(void)
{
	return load_by(0);
}

static const struct number *
rate_of(const struct guide *g, const struct accelerator *a, const char *format)
{
	return rates_of(&a->dense, format_find(g->catalog, format));
}

static const char good_accelerator[] =
    "accelerator \"h100\" {\n"
    "  name = \"H100\",\n"
    "  vendor = \"NVIDIA\", architecture = \"Hopper\",\n"
    "  segment = \"datacenter\",\n"
    "  confidence = \"A\",\n"
    "  cite(\"sheet\", \"page 2\") {\n"
    "    memory = 80 *\n"
    "      GiB,\n"
    "    memory_bandwidth = 3.35 * TB/s,\n"
    "    dense = {\n"
    "      bf16 = 989.4 * TFLOP/s,\n"
    "      fp8 = 1978.9 * TFLOP/s,\n"
    "    },\n"
    "    max_count = 8,\n"
    "    launched = \"2022-03-22\",\n"
    "  },\n"
    "  assume \"half of 900 GB/s\" { link_bandwidth = 450 * GB/s },\n"
    "}\n";

static void
facts_of_a_record(void **state)
{
	struct guide g;
	const struct accelerator *a;

	(void)state;
	scratch_enter("facts");
	assert_int_equal(mkdir("specs", 0777), 0);
	scratch_write("specs/a.lua", good_accelerator);
	g = load();
	check_text("messages", said(g.arena, g.diags), "");
	check_int("accelerators", g.catalog->accelerators.count, 1);
	a = (const struct accelerator *)g.catalog->accelerators.item[0];
	check_text("id", a->head.id, "h100");
	check_text("type", a->head.type->verb, "accelerator");
	check_text("file", a->head.at.file, "specs/a.lua");
	check_int("line of the record", a->head.at.line, 1);
	check_text("name", a->name.text, "H100");
	check_int("line of a text", a->name.fact.at.line, 2);
	check_int("line of the second on a line", a->architecture.fact.at.line,
	    3);
	check_close("80 GiB, by hand", a->memory.value, 85899345920, 0);
	check_int("line of a key", a->memory.fact.at.line, 7);
	check_text("source", a->memory.fact.source, "sheet");
	check_text("place", a->memory.fact.place, "page 2");
	assert_null(a->memory.fact.assume);
	assert_ptr_equal(a->memory.fact.of, a);
	check_text("field", a->memory.fact.field, "memory");
	check_close("bf16", rate_of(&g, a, "bf16")->value, 989.4e12, 1e-15);
	check_text("part", rate_of(&g, a, "bf16")->fact.part, "bf16");
	check_int("line of a rate", rate_of(&g, a, "fp8")->fact.at.line, 12);
	assert_false(rate_of(&g, a, "int8")->fact.given);
	assert_true(a->dense.fact.given);
	check_close("count", a->max_count.value, 8, 0);
	check_text("date", a->launched.text, "2022-03-22");
	check_text("assume", a->link_bandwidth.fact.assume,
	    "half of 900 GB/s");
	assert_null(a->link_bandwidth.fact.source);
	check_int("line under assume", a->link_bandwidth.fact.at.line, 17);
	assert_false(a->power.fact.given);
	assert_null(a->note.text);
	arena_free(g.arena);
}

static void
workload_of_a_kind(void **state)
{
	struct guide g;
	const struct chat *w;

	(void)state;
	scratch_enter("kind");
	assert_int_equal(mkdir("specs", 0777), 0);
	assert_int_equal(mkdir("site", 0777), 0);
	scratch_write("specs/w.lua", "workload \"w\" { kind = \"chat\", "
	    "name = \"W\", summary = \"s\", model = \"m\",\n"
	    "  profiles = { \"b\", \"a\" }, turns = 7 }\n");
	scratch_write("site/site.lua", "site { title = \"T\" }\n");
	scratch_write("specs/types.lua", "not Lua at all");
	g = load();
	check_text("messages", said(g.arena, g.diags), "");
	check_int("workloads", g.catalog->workloads.count, 1);
	w = (const struct chat *)g.catalog->workloads.item[0];
	check_text("variant", w->shared.head.type->variant, "chat");
	check_close("own row", w->turns.value, 7, 0);
	check_int("its line", w->turns.fact.at.line, 2);
	check_int("profiles", w->shared.profiles.count, 2);
	check_text("in the author's order", w->shared.profiles.item[0].text,
	    "b");
	check_int("sites", g.catalog->sites.count, 1);
	check_text("no id", g.catalog->sites.item[0]->id, "");
	arena_free(g.arena);
}

/* A source that is whole, with the row's text as its body. */
#define SOURCE(body) "source \"s\" { title = \"T\", " body " }"
#define PROFILE(body) "profile \"p\" { name = \"N\", summary = \"S\", " \
	"hours_per_month = 1 * h, tiers = { \"spot\" }, " body " }"
#define CALIBRATION(body) "calibration \"c\" { name = \"N\", " \
	"software = \"S\", kind = \"chat\", assume \"a\" { " \
	"bandwidth_efficiency = 1, link_efficiency = 1, " \
	"link_latency = 0 * s, layer_overhead = 0 * s, " \
	"runtime_overhead = 1 * GiB, memory_fraction = 1, " body " } }"
#define AT "specs/x.lua:1: error: "
#define AT2 "specs/x.lua:2: error: "

static const struct {
	const char *spec, *want;
} fault_rows[] = {
	{ SOURCE("\nurll = \"x\""), AT2 "source \"s\": has no field urll; did "
	  "you mean url? [unknown_field]\n" },
	{ SOURCE("\nnote = 5"), AT2 "source \"s\": note wants a text, got a "
	  "number [wrong_type]\n" },
	{ "source \"s\" {\n}", AT "source \"s\": title is missing "
	  "[missing_field]\n" },
	/* A field that was given but wrong is not missing too. */
	{ "source \"s\" { title = {} }", AT "source \"s\": title wants a "
	  "text, got a table [wrong_type]\n" },
	{ SOURCE("\nnote = \"\""), AT2 "source \"s\": note is empty "
	  "[out_of_range]\n" },
	{ SOURCE("note = (\"x\"):rep(4097)"), AT "source \"s\": note is "
	  "longer than 4096 bytes [out_of_range]\n" },
	{ SOURCE("note = \"a\\nb\""), AT "source \"s\": note is more than "
	  "one line [encoding]\n" },
	{ SOURCE("note = \"a\\27b\""), AT "source \"s\": note holds a control "
	  "character [encoding]\n" },
	{ SOURCE("note = \"\\xff\""), AT "source \"s\": note is not UTF-8 "
	  "[encoding]\n" },
	{ SOURCE("url = \"javascript:alert(1)\""), AT "source \"s\": url "
	  "wants http://, https:// or a plain path, got "
	  "\"javascript:alert(1)\" [bad_choice]\n" },
	{ SOURCE("url = \"https://x/\\\"><b>\""), AT "source \"s\": url wants "
	  "http://, https:// or a plain path, got \"https://x/\"><b>\" "
	  "[bad_choice]\n" },
	{ SOURCE("url = \"../x\""), AT "source \"s\": url wants http://, "
	  "https:// or a plain path, got \"../x\" [bad_choice]\n" },
	{ SOURCE("date = \"2023-02-29\""), AT "source \"s\": date wants a "
	  "date that exists, YYYY-MM-DD, got \"2023-02-29\" [bad_date]\n" },
	{ SOURCE("\"loose\""), AT "source \"s\": value 1 stands without a "
	  "name [wrong_type]\n" },
	{ SOURCE("[10] = \"loose\""), AT "source \"s\": a value stands "
	  "without a name [wrong_type]\n" },
	{ "source \"a\" { title = \"T\" }\nsource \"a\" { title = \"U\" }",
	  AT2 "source \"a\" stands at specs/x.lua:1 already "
	  "[duplicate_id]\n" },
	{ "site { title = \"T\" }\nsite { title = \"U\" }", AT2 "site stands "
	  "at specs/x.lua:1 already [duplicate_id]\n" },
	{ "source \"A b\" { title = \"T\" }", AT "source \"A b\": an id is "
	  "made of a-z, 0-9, '.', '_' and '-', at most 64, a letter or digit "
	  "first [bad_id]\n" },
	{ "source \"../x\" { title = \"T\" }", AT "source \"../x\": an id is "
	  "made of a-z, 0-9, '.', '_' and '-', at most 64, a letter or digit "
	  "first [bad_id]\n" },
	{ "source \"\" { title = \"T\" }", AT "source \"\": an id is made of "
	  "a-z, 0-9, '.', '_' and '-', at most 64, a letter or digit first "
	  "[bad_id]\n" },
	{ "source { title = \"T\" }", AT "source wants an id first: source "
	  "\"id\" { ... } [bad_id]\n" },
	{ "source \"s\"", AT "source \"s\": no table of fields follows "
	  "[wrong_type]\n" },
	{ "source \"s\" \"t\"", AT "source \"s\" wants a table of fields, not "
	  "a string [wrong_type]\n" },
	{ PROFILE("\nbudget_per_month = 5 * GB"), AT2 "profile \"p\": "
	  "budget_per_month wants USD, got byte [unit_mismatch]\n" },
	{ PROFILE("\nbudget_per_month = 5"), AT2 "profile \"p\": "
	  "budget_per_month wants USD, got a number without a unit; write 5 "
	  "* USD, or the unit that it is in [unit_mismatch]\n" },
	{ PROFILE("budget_per_month = 0 * USD"), AT "profile \"p\": "
	  "budget_per_month wants more than 0, got $0.00 [out_of_range]\n" },
	{ PROFILE("budget_per_month = -5 * USD"), AT "profile \"p\": "
	  "budget_per_month wants more than 0, got -$5.00 [out_of_range]\n" },
	{ PROFILE("max_accelerators = 1.5"), AT "profile \"p\": "
	  "max_accelerators wants a whole number, got 1.5 [out_of_range]\n" },
	{ PROFILE("max_accelerators = 1/0"), AT "profile \"p\": "
	  "max_accelerators is not a finite number [out_of_range]\n" },
	{ PROFILE("max_accelerators = 1e300"), AT "profile \"p\": "
	  "max_accelerators wants at most 2^53, got 1e+300 [out_of_range]\n" },
	/* A quotient of such numbers is past what a double holds. */
	{ PROFILE("budget_per_month = 1e31 * USD"), AT "profile \"p\": "
	  "budget_per_month wants 1e-30 to 1e30 base units, got "
	  "$1e+31 "
	  "[out_of_range]\n" },
	{ SOURCE("note = \" \\u{a0}\\u{200b}\""), AT "source \"s\": note is "
	  "empty [out_of_range]\n" },
	{ SOURCE("note = \"  four\""), AT "source \"s\": note starts or ends "
	  "with a blank [out_of_range]\n" },
	{ SOURCE("note = \"five \""), AT "source \"s\": note starts or ends "
	  "with a blank [out_of_range]\n" },
	{ PROFILE("max_accelerators = 8 * GB"), AT "profile \"p\": "
	  "max_accelerators wants a number without a unit, got byte "
	  "[unit_mismatch]\n" },
	{ PROFILE("max_accelerators = \"8\""), AT "profile \"p\": "
	  "max_accelerators wants a number, got a text; write 8, "
	  "without quotes [wrong_type]\n" },
	{ PROFILE("runners_up = 0"), "" },
	{ PROFILE("needs = { \"ecc\", \"ec\" }"), AT "profile \"p\": "
	  "needs wants one of ecc, certified; got \"ec\"; "
	  "did you mean ecc? [bad_choice]\n" },
	{ PROFILE("needs = { \"ecc\", \"ecc\" }"), AT "profile \"p\": "
	  "needs names \"ecc\" twice [duplicate_field]\n" },
	{ PROFILE("needs = {}"), AT "profile \"p\": needs wants 1 to "
	  "1000 items [out_of_range]\n" },
	{ PROFILE("needs = 5"), AT "profile \"p\": needs wants "
	  "a list, got a number [wrong_type]\n" },
	{ PROFILE("needs = \"ecc\""), "" },
	{ PROFILE("needs = \"ec\""), AT "profile \"p\": needs wants "
	  "one of ecc, certified; got \"ec\"; did "
	  "you mean ecc? [bad_choice]\n" },
	{ PROFILE("needs = { a = \"ecc\" }"), AT "profile \"p\": "
	  "needs wants a list, got a table with names or gaps "
	  "[wrong_type]\n" },
	{ CALIBRATION("compute_efficiency = 50 * percent"), "" },
	{ CALIBRATION("\ncompute_efficiency = 50"), AT2 "calibration \"c\": "
	  "compute_efficiency wants at most 1, or 100 percent, got 50 "
	  "[out_of_range]\n" },
	/* Both rows of two faults, in one run. */
	{ SOURCE("\nurl = 1,\ndate = 2"), AT2 "source \"s\": url wants a "
	  "text, got a number [wrong_type]\nspecs/x.lua:3: error: source "
	  "\"s\": date wants a text, got a number [wrong_type]\n" },
	/* A cite around what needs none only carries the fact. */
	{ "source \"s\" { cite \"x\" { title = \"T\" } }", "" },
	{ "source \"s\" { title = \"T\",\ncite \"x\" { title = \"T\" } }",
	  AT2 "source \"s\": title is given twice [duplicate_field]\n" },
	{ "source \"s\" { title = \"T\", cite \"x\" { note = \"a\" },\n"
	  "assume \"y\" { note = \"b\" } }", AT2 "source \"s\": note is given "
	  "twice [duplicate_field]\n" },
	{ "source \"s\" { title = \"T\", cite \"x\" {\n"
	  "assume \"y\" { note = \"b\" } } }", AT2 "source \"s\": cite and "
	  "assume do not nest [misplaced_cite]\n" },
	{ "source \"s\" { title = \"T\", note = cite \"x\" {} }", AT "source "
	  "\"s\": note: cite and assume stand without a name "
	  "[misplaced_cite]\n" },
	{ "\ncite \"x\" { title = \"T\" }", AT2 "cite and assume stand inside "
	  "a record [misplaced_cite]\n" },
	{ "assume \"x\"", AT "cite and assume hold a table of fields "
	  "[misplaced_cite]\n" },
	{ "source \"s\" { title = \"T\", cite \"A B\" { note = \"n\" } }",
	  AT "\"A B\" cannot be the id of a source [bad_id]\n" },
	{ "host \"h\" { name = \"N\", accelerator = \"a\",\ncount = 8 }",
	  AT2 "host \"h\": count stands under neither cite nor assume "
	  "[unsourced]\n" },
	{ "host \"h\" { name = \"N\", accelerator = \"No Such\", "
	  "cite \"c\" { count = 8 } }", AT "host \"h\": accelerator wants an "
	  "id, got \"No Such\" [bad_id]\n" },
	{ "workload \"w\" { kind = \"chta\", name = \"N\", summary = \"S\", "
	  "model = \"m\", profiles = { \"p\" }, other = 1 }", AT "workload "
	  "\"w\": kind wants one of chat; got \"chta\"; did you mean chat? "
	  "[bad_choice]\n" },
	{ "workload \"w\" { name = \"N\", summary = \"S\", "
	  "model = \"m\", profiles = { \"p\" }, other = 1 }", AT "workload "
	  "\"w\": kind is missing [missing_field]\n" },
	{ "prices_csv \"../x.csv\"", AT "\"../x.csv\" is no .csv file below "
	  "specs/ [path]\n" },
	{ "prices_csv \"none.csv\"", AT "\"none.csv\" is no .csv file below "
	  "specs/ [path]\n" },
	{ "prices_csv \"x.lua\"", AT "\"x.lua\" is no .csv file below specs/ "
	  "[path]\n" },
	/* A dimension fault stops the file at its line, not the others. */
	{ "source \"s\" { title = \"T\",\nnote = 1 * GB + 1 * s }", AT2
	  "cannot add byte and s [unit_mismatch]\n" },
};

static void
faults(void **state)
{
	(void)state;
	scratch_enter("faults");
	assert_int_equal(mkdir("specs", 0777), 0);
	for (size_t i = 0; i < COUNT(fault_rows); i++) {
		struct guide g;

		scratch_write("specs/x.lua", fault_rows[i].spec);
		g = load();
		check_text(fault_rows[i].spec, said(g.arena, g.diags),
		    fault_rows[i].want);
		arena_free(g.arena);
	}
}

static void
faults_of_rates(void **state)
{
	struct guide g;

	(void)state;
	scratch_enter("rates");
	assert_int_equal(mkdir("specs", 0777), 0);
	scratch_write("specs/x.lua", "accelerator \"x\" {\n"
	    "  cite \"c\" {\n"
	    "    dense = { bf61 = 1 * TFLOP/s,\n"
	    "      bf16 = 1 * TFLOP },\n"
	    "    sparse = { 5 * TFLOP/s },\n"
	    "    vector = {},\n"
	    "  },\n"
	    "}\n");
	g = load();
	check_text("rates", said(g.arena, g.diags),
	    "specs/x.lua:1: error: accelerator \"x\": architecture is missing "
	    "[missing_field]\n"
	    "specs/x.lua:1: error: accelerator \"x\": confidence is missing "
	    "[missing_field]\n"
	    "specs/x.lua:1: error: accelerator \"x\": link_bandwidth is "
	    "missing [missing_field]\n"
	    "specs/x.lua:1: error: accelerator \"x\": memory is missing "
	    "[missing_field]\n"
	    "specs/x.lua:1: error: accelerator \"x\": memory_bandwidth is "
	    "missing [missing_field]\n"
	    "specs/x.lua:1: error: accelerator \"x\": name is missing "
	    "[missing_field]\n"
	    "specs/x.lua:1: error: accelerator \"x\": segment is missing "
	    "[missing_field]\n"
	    "specs/x.lua:1: error: accelerator \"x\": vendor is missing "
	    "[missing_field]\n"
	    "specs/x.lua:4: error: accelerator \"x\": dense.bf16 wants "
	    "flop/s, got flop [unit_mismatch]\n"
	    "specs/x.lua:5: error: accelerator \"x\": sparse holds a value "
	    "without a format [wrong_type]\n"
	    "specs/x.lua:6: error: accelerator \"x\": vector is empty "
	    "[out_of_range]\n");
	arena_free(g.arena);
}

/* One file that stops does not stop the others. */
static void
files_apart(void **state)
{
	struct guide g;

	(void)state;
	scratch_enter("apart");
	assert_int_equal(mkdir("specs", 0777), 0);
	assert_int_equal(mkdir("specs/b", 0777), 0);
	scratch_write("specs/a.lua", "title = nothing");
	scratch_write("specs/b/b.lua", "x = = 1");
	scratch_write("specs/c.lua", "source \"c\" { title = \"C\" }\n"
	    "mine_too = 5");
	scratch_write("specs/d.lua", "source \"d\" { title = \"D\", "
	    "note = tostring(mine_too) }");
	scratch_write("specs/e.lua", "\x1bLuaS");
	assert_int_equal(symlink("/etc/hostname", "specs/f.lua"), 0);
	g = load();
	check_text("messages", said(g.arena, g.diags),
	    "specs/a.lua:1: error: 'nothing' is not defined [lua_error]\n"
	    "specs/b/b.lua:1: error: unexpected symbol near '=' [syntax]\n"
	    "specs/d.lua:1: error: 'mine_too' is not defined [lua_error]\n"
	    "specs/e.lua: error: holds compiled Lua, not text [bytecode]\n"
	    "specs/f.lua: error: leads outside the guide's folder [path]\n");
	assert_true(owns(&g, 1));
	arena_free(g.arena);
}

/* Lua seeds its hash by address and clock; nothing of that may show. */
static void
same_every_time(void **state)
{
	char *first = NULL;

	(void)state;
	scratch_enter("same");
	assert_int_equal(mkdir("specs", 0777), 0);
	scratch_write("specs/x.lua", "source \"s\" { titel = 1, b = 2, c = 3, "
	    "d = 4, e = 5, [20] = 6, [2.5] = 7, cite \"x\" { f = 1, g = 2, "
	    "h = 3 }, assume \"y\" { i = 1, url = 2, note = 3 } }\n"
	    "for i = 1, 20 do source (\"s\" .. i) { title = \"T\" } end\n");
	for (int i = 0; i < 20; i++) {
		struct guide g = load();
		const char *now = said(g.arena, g.diags);

		if (first)
			check_text("messages", now, first);
		else
			first = strdup(now);
		assert_true(owns(&g, 21));
		check_text("sorted", own_source(&g, 2)->head.id, "s10");
		arena_free(g.arena);
	}
	free(first);
}

/* A file that gives nothing of what is asked for is not even run. */
static void
wanted_records(void **state)
{
	static const struct spec_want wants[] = { { "accelerator", NULL },
	    { "source", "sheet" } };
	struct guide g;

	(void)state;
	scratch_enter("wanted");
	assert_int_equal(mkdir("specs", 0777), 0);
	scratch_write("specs/a.lua", good_accelerator);
	scratch_write("specs/b.lua", "source \"sheet\" { title = \"S\" }\n"
	    "source \"other\" { title = \"O\" }\n"
	    "tier \"b\" { name = \"B\" }\n");
	scratch_write("specs/c.lua", "source \"third\" { nonsense = 1 }");
	scratch_write("specs/d.lua", "tier \"d\" { accelerator = 1 }");
	scratch_write("specs/e.lua", "-- accelerator \"e\" {}\nx = = 1");
	scratch_write("specs/f.lua", "local verb = accelerator\n"
	    "verb \"f\" { name = \"F\" }");
	scratch_write("specs/g.lua", "change accelerator \"h100\" { name = "
	    "\"G\" }");
	g = load_wanted(wants, COUNT(wants), 1);
	check_int("two accelerators", g.catalog->accelerators.count, 2);
	check_text("by another name", g.catalog->accelerators.item[0]->id,
	    "f");
	check_text("changed", ((const struct accelerator *)
	    g.catalog->accelerators.item[1])->name.text, "G");
	check_int("the source that is asked for", owns(&g, 1), true);
	check_text("that one", own_source(&g, 0)->head.id, "sheet");
	check_int("no tier", g.catalog->tiers.count, 0);
	assert_null(strstr(said(g.arena, g.diags), "specs/c.lua"));
	assert_null(strstr(said(g.arena, g.diags), "specs/d.lua"));
	assert_null(strstr(said(g.arena, g.diags), "specs/e.lua"));
	arena_free(g.arena);
}

/* Which worker ran which file shows nowhere; the first of two ids stands. */
static void
same_by_any_workers(void **state)
{
	struct guide one, many;

	(void)state;
	scratch_enter("workers");
	assert_int_equal(mkdir("specs", 0777), 0);
	for (int i = 0; i < 40; i++) {
		char name[32], text[128];

		snprintf(name, sizeof(name), "specs/%02d.lua", i);
		snprintf(text, sizeof(text), "source \"s%02d\" { title = "
		    "\"%d\" } source \"all\" { title = \"%d\" } %s", i, i,
		    i, i == 30 ? "source(" : "");
		scratch_write(name, text);
	}
	one = load_by(1);
	for (int jobs = 2; jobs < 6; jobs++) {
		many = load_by(jobs);
		check_text("messages", said(many.arena, many.diags),
		    said(one.arena, one.diags));
		assert_true(owns(&many, 40));
		check_text("the first", own_source(&many, 0)->title.text, "0");
		assert_true(many.catalog->digest == one.catalog->digest);
		assert_true(many.catalog->partial);
		arena_free(many.arena);
	}
	arena_free(one.arena);
}

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
		cmocka_unit_test(facts_of_a_record),
		cmocka_unit_test(workload_of_a_kind),
		cmocka_unit_test(faults),
		cmocka_unit_test(faults_of_rates),
		cmocka_unit_test(files_apart),
		cmocka_unit_test(same_every_time),
		cmocka_unit_test(wanted_records),
		cmocka_unit_test(same_by_any_workers),
		cmocka_unit_test(price_files),
		cmocka_unit_test(price_folder),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
