/* Which pages a guide has, and what is wrong with one that has faults. */
#include "fixture.h"

static const char *
page_list(const struct fixture *f, const struct guide *g)
{
	struct text t;

	text_init(&t, f->arena);
	for (size_t i = 0; i < g->pages; i++)
		text_printf(&t, "%s: %s\n", g->page[i]->id, g->page[i]->title);
	return t.data;
}

/* One page a record, one a file in site/; the navigation keeps its order. */
static void
found(void **state)
{
	struct fixture f;
	struct guide *g;

	(void)state;
	fixture_open(&f);
	fixture_write(&f, "site/about.md", "# Who we are\n\nUs.\n");
	g = fixture_compose(&f);
	check_text("pages", page_list(&f, g),
	    "about: Who we are\n"
	    "accelerators: Accelerators\n"
	    "accelerators/alpha: Alpha\n"
	    "accelerators/beta: Beta\n"
	    "accelerators/delta: Delta\n"
	    "accelerators/gamma: Gamma\n"
	    "index: Start\n"
	    "methodology: Methodology\n"
	    "sources: Sources\n"
	    "workloads/chat: Chat\n"
	    "workloads/learn: Learning\n"
	    "workloads/pool: A pool\n"
	    "workloads/tune: Tuning\n");
	assert_int_equal(g->navigations, 3);
	check_text("first", g->navigation[0]->id, "index");
	check_text("last", g->navigation[2]->id, "sources");
	assert_null(guide_page(g, "accelerators/omega"));
	check_text("record", guide_page(g, "workloads/chat")->record->id,
	    "chat");
	check_text("summary", guide_page(g, "workloads/chat")->summary,
	    "People type.");
	check_text("no messages", fixture_messages(&f), "");
	guide_close(g);
	fixture_close(&f);
}

/* The front page stands in templates/home.md; the message is without it. */
static void
faults(void **state)
{
	static const struct {
		const char *name, *template, *want;
	} rows[] = {
		{ "a page that is not there, with the line of the link",
		    "a\n\nb [c](page:acelerators)\n",
		    ":3: error: there is no page \"acelerators\"; did you "
		    "mean \"accelerators\"? [broken_link]\n" },
		{ "an anchor",
		    "## Here\n\n[c](page:index#hero)\n",
		    ":3: error: page \"index\" has no anchor \"hero\"; did "
		    "you mean \"here\"? [broken_link]\n" },
		{ "an anchor of the page itself",
		    "[c](#nowhere-at-all)\n",
		    ":1: error: page \"index\" has no anchor "
		    "\"nowhere-at-all\" [broken_link]\n" },
		{ "an autolink", "\n<page:nope>\n",
		    ":2: error: there is no page \"nope\"; 'ridgeline new "
		    "page nope' writes one [broken_link]\n" },
		{ "no link within code", "a `[c](page:no)` \\[c](page:no)\n",
		    "" },
		{ "a link in a note, at the line of its call",
		    "a\n{{ note(\"[c](page:no-such)\") }}\n",
		    ":2: error: there is no page \"no-such\"; 'ridgeline "
		    "new page no-such' writes one [broken_link]\n" },
		{ "a table without rows",
		    "\n{{ table { columns = { \"a\" } } }}\n",
		    ":2: error: table: rows wants a list [bad_component]\n" },
		{ "an option with a slip",
		    "{{ table { rows = {}, colums = { \"a\" } } }}\n",
		    ":1: error: table: there is no option \"colums\"; did you "
		    "mean \"columns\"? [bad_component]\n" },
		{ "a column with a slip",
		    "{{ table { rows = { { price = 1 } }, "
		    "columns = { \"prize\" } } }}\n",
		    ":1: error: table: no row has a \"prize\"; did you mean "
		    "\"price\"? [bad_component]\n" },
		{ "a column that no row fills, near one that is asked for too",
		    "{{ table { rows = { { name = 1, serve_on = 1, "
		    "serve_4 = 1 } }, columns = { \"name\", \"names\", "
		    "\"serve_on\", \"serve_as\", \"serve_4\", \"serve_16\" "
		    "} } }}\n", "" },
		{ "bytes in a column of dollars",
		    "{{ table { rows = { { a = 1 * GB } }, columns = { "
		    "{ id = \"a\", unit = \"USD\" } } } }}\n",
		    ":1: error: table: column \"a\" is in USD, and row 1 is "
		    "not [bad_component]\n" },
		{ "a sort by what is not there",
		    "{{ table { rows = {}, columns = { \"a\" }, "
		    "sort = \"-b\" } }}\n",
		    ":1: error: table: sort: there is no column \"-b\" "
		    "[bad_component]\n" },
		{ "a record that is not there",
		    "{{ link(\"model\", \"tyo\") }}\n",
		    ":1: error: link: there is no model \"tyo\" "
		    "[bad_component]\n" },
		{ "a script for an address",
		    "{{ link(\"javascript:alert(1)\", \"x\") }}\n",
		    ":1: error: link: \"javascript:alert(1)\" is no address "
		    "of a page, http, https or mailto [bad_component]\n" },
		{ "a page for an address, in a cell",
		    "\n{{ table { rows = { { a = link(\"page:no-such\", "
		    "\"x\") } }, columns = { \"a\" } } }}\n",
		    ":2: error: there is no page \"no-such\"; 'ridgeline "
		    "new page no-such' writes one [broken_link]\n" },
		{ "a chart of unlike numbers",
		    "{{ chart { title = \"t\", description = \"d\", "
		    "series = { { name = \"s\", y = { 1 * GB, 2 } } } } }}\n",
		    ":1: error: chart: y: item 2 is not a number of the same "
		    "dimension [bad_component]\n" },
		{ "a working of a reject that has no numbers",
		    "{{ working(\"chat/team/delta\") }}\n",
		    ":1: error: working: \"chat/team/delta\" was rejected "
		    "before its numbers were worked out [bad_component]\n" },
		{ "a decision that is not one", "{{ decision(1) }}\n",
		    ":1: error: decision: wants one of decisions "
		    "[bad_component]\n" },
		{ "a download from outside the site",
		    "{{ download { title = \"t\", path = \"../x\" } }}\n",
		    ":1: error: download: path \"../x\" leaves the site "
		    "[bad_component]\n" },
		{ "a formula's unit",
		    "x {{ calc(\"roof_ridge_point\", 1 * GB, 1 * GB/s) }}\n",
		    ":1: error: calc: peak_flops_per_s of roof_ridge_point "
		    "wants flop/s [bad_component]\n" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		static const char file[] = "templates/home.md";
		struct fixture f;
		const char *got;

		fixture_open(&f);
		fixture_home(&f, rows[i].template);
		got = fixture_messages(&f);
		if (*got) {
			assert_int_equal(strncmp(got, file, strlen(file)), 0);
			got += strlen(file);
		}
		check_text(rows[i].name, got, rows[i].want);
		fixture_close(&f);
	}
}

/* Of two pages with one id the first stands; a name must be plain. */
static void
names(void **state)
{
	struct fixture f;
	struct guide *g;

	(void)state;
	fixture_open(&f);
	fixture_write(&f, "site/sources.md", "# Others\n");
	fixture_write(&f, "site/a b.md", "# Blank\n");
	g = fixture_compose(&f);
	check_text("title", guide_page(g, "sources")->title, "Sources");
	check_text("messages", fixture_messages(&f),
	    "site/a b.md: error: page \"a b\": its id cannot be a file's "
	    "name [bad_id]\n"
	    "site/sources.md: error: page \"sources\" is made twice, here and "
	    "at site/site.lua:15 [duplicate_id]\n");
	guide_close(g);
	fixture_close(&f);
}

/* The pages that tests/guide names, in its order and not in theirs, by their
 * titles; after what the page says, and nothing where none is named. */
static void
related(void **state)
{
	struct fixture f;
	struct guide *g;
	const struct doc *doc;

	(void)state;
	fixture_open(&f);
	fixture_write(&f, "templates/sources.md", "One sheet.\n");
	fixture_write(&f, "templates/accelerators.md", "Four of them.\n");
	g = fixture_compose(&f);
	doc = guide_page(g, "sources");
	assert_int_equal(doc->count, 1);
	check_text("see also", doc->item[0].text, "One sheet.\n\n\n"
	    "**See also:** [Methodology](page:methodology), "
	    "[Start](page:index).\n");
	check_text("none", guide_page(g, "accelerators")->item[0].text,
	    "Four of them.\n");
	check_text("messages", fixture_messages(&f), "");
	guide_close(g);
	fixture_close(&f);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(found),
		cmocka_unit_test(faults),
		cmocka_unit_test(names),
		cmocka_unit_test(related),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
