/* The loader: a good guide's records, by any number of workers. */
#include "spec/spec.h"

#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "catalog/vocabulary.h"
#include "loading.h"

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

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(facts_of_a_record),
		cmocka_unit_test(workload_of_a_kind),
		cmocka_unit_test(files_apart),
		cmocka_unit_test(same_every_time),
		cmocka_unit_test(wanted_records),
		cmocka_unit_test(same_by_any_workers),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
