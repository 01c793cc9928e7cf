/* Templates: what comes out, and where messages point. */
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/file.h"
#include "base/text.h"
#include "catalog/catalog.h"
#include "check.h"
#include "spec/template.h"
#include "unit/number.h"

/* A build with a few variables and components. */
struct build {
	struct arena *arena;
	struct diags *diags;
	struct templates *templates;
	struct text out;
};

static void
markup(void *context, const char *text, size_t len)
{
	text_add_n(context, text, len);
}

/* Values stand in angle brackets, so that a test sees what was data. */
static void
show(void *context, const struct value *v)
{
	struct text *t = context;

	text_char(t, '<');
	if (v->type == VALUE_NUMBER)
		number_show(t, v->number, v->unit, 6);
	else if (v->type == VALUE_TEXT)
		text_add_n(t, v->text, v->text_len);
	else if (v->type == VALUE_BLOCK)
		text_add(t, v->block);
	else if (v->type == VALUE_FLAG)
		text_add(t, v->flag ? "yes" : "no");
	else
		text_printf(t, "%s of %zu", v->type == VALUE_LIST ? "list" :
		    "map", v->count);
	if (v->fact)
		text_printf(t, " says %s", v->fact->source);
	text_char(t, '>');
}

/* box(text): a block; refuses anything else. */
static const struct value *
box(void *context, struct arena *arena, const struct value *const *args,
    size_t count, const char **error)
{
	(void)context;
	if (count == 1 && args[0]->type == VALUE_TEXT)
		return value_block(arena, args[0]->text);
	*error = "want one text";
	return NULL;
}

/* same(value): is it the very value that was set as "card"? */
static const struct value *
same(void *context, struct arena *arena, const struct value *const *args,
    size_t count, const char **error)
{
	(void)error;
	return value_flag(arena, count == 1 && args[0] == context);
}

/* keys(map): the keys as they arrive. */
static const struct value *
keys(void *context, struct arena *arena, const struct value *const *args,
    size_t count, const char **error)
{
	struct text t;

	(void)context;
	text_init(&t, arena);
	if (count != 1 || args[0]->type != VALUE_MAP) {
		*error = "want a map";
		return NULL;
	}
	for (size_t i = 0; i < args[0]->count; i++)
		text_printf(&t, "%s ", args[0]->entry[i].key);
	return value_text(arena, t.data, NULL);
}

static struct value *
card(struct arena *a)
{
	static const struct fact fact = { .given = true, .source = "sheet" };
	struct value *map = value_map(a), *rates = value_map(a);
	struct value *list = value_list(a);

	value_set(a, map, "name", value_text(a, "Card {{ x }} %}", NULL));
	value_set(a, map, "memory", value_number(a, 80e9, "GB", &fact));
	value_set(a, map, "count", value_number(a, 8, NULL, &fact));
	value_set(a, rates, "bf16", value_number(a, 989.4e12, "TFLOP/s",
	    &fact));
	value_set(a, map, "dense", rates);
	value_add(a, list, value_text(a, "b", NULL));
	value_add(a, list, value_text(a, "a", NULL));
	value_set(a, map, "tags", list);
	value_set(a, map, "ecc", value_flag(a, true));
	return map;
}

static struct build
open_build(const char *guide, const char *share)
{
	struct build b = { arena_new(check_no_memory), NULL, NULL, { 0 } };
	struct value *c = card(b.arena);

	b.diags = diags_new(b.arena);
	b.templates = templates_open(b.arena, b.diags, guide, share,
	    (struct spec_limits){ (size_t)32 << 20, 1e6 });
	assert_non_null(b.templates);
	templates_set(b.templates, "card", c);
	templates_function(b.templates, "box", box, NULL);
	templates_function(b.templates, "same", same, c);
	templates_function(b.templates, "keys", keys, NULL);
	text_init(&b.out, b.arena);
	return b;
}

static void
close_build(struct build *b)
{
	templates_close(b->templates);
	arena_free(b->arena);
}

/* What a template writes, then the messages. */
static const char *
run(struct build *b, const char *text)
{
	const struct template_sink sink = { &b->out, markup, show };
	int status = templates_run_text(b->templates, "t.md", 1, text,
	    strlen(text), NULL, &sink);

	diags_print(b->diags, &b->out, DIAG_TEXT, false);
	if ((status < 0) != (diags_status(b->diags) != 0))
		text_add(&b->out, "status and messages disagree");
	return b->out.data;
}

struct row {
	const char *name, *text, *want;
};

static void
check_rows(const struct row *rows, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		struct build b = open_build(".", NULL);

		check_text(rows[i].name, run(&b, rows[i].text), rows[i].want);
		close_build(&b);
	}
}

static void
output(void **state)
{
	static const struct row rows[] = {
		{ "markup alone", "a\n\nb {x} %} }}\n", "a\n\nb {x} %} }}\n" },
		{ "nothing", "", "" },
		{ "a value", "[{{ 'x' }}]", "[<x>]" },
		{ "arithmetic", "{{ 2 * 3 }}", "<6>" },
		{ "a quantity keeps unit and fact", "{{ card.memory }}",
		    "<80 GB says sheet>" },
		{ "a sum keeps the unit", "{{ card.memory + 1 * GB }}",
		    "<81 GB>" },
		{ "a path", "{{ card.dense.bf16 }}",
		    "<989.4 TFLOP/s says sheet>" },
		{ "a count is a plain number: equal to 8, and a limit",
		    "{{ card.count == 8 }}{% for i = 7, card.count do %}"
		    "{{ i }}{% end %}", "<yes><7><8>" },
		{ "a comment is dropped", "a{# b }} %} #}c", "ac" },
		{ "a statement alone takes its line",
		    "a\n  {% if true then %}  \nb\n{% end %}\nc\n",
		    "a\nb\nc\n" },
		{ "a comment alone takes its line", "a\n{# x\ny #}\nb",
		    "a\nb" },
		{ "a value alone keeps its line", "a\n{{ 1 }}\nb",
		    "a\n<1>\nb" },
		{ "dashes take white space", "a \n {{- 1 -}} \n b", "a<1>b" },
		{ "dashes in statements",
		    "a \n{%- local x = 1 -%}\n\n b{{ x }}",
		    "ab<1>" },
		{ "a dash is a minus behind a blank", "{{ -1 }}", "<-1>" },
		{ "braces in a string", "{{ '}}' }}{{ \"%}\" }}", "<}}><%}>" },
		{ "an escaped quote", "{{ '\\'}}' }}", "<'}}>" },
		{ "braces in a long string", "{{ [==[ ]] }} ]==] }}.",
		    "< ]] }} >." },
		{ "braces of tables", "{{ keys{b={1}, a={c={}}} }}", "<a b >" },
		{ "braces of tables that touch", "{{ #{{1},{2}}}}", "<2>" },
		{ "a comment in a tag", "{% x = 1 -- set %}{{ x -- }} }}|",
		    "<1> }}|" },
		{ "a long comment in a tag", "{{ 1 --[[ }} ]] + 1 }}", "<2>" },
		{ "an index with a string in brackets", "{{ card['count'] }}",
		    "<8>" },
		{ "a loop over data in its order",
		    "{% for k in pairs(card) do %}{{ k }}{% end %}",
		    "<name><memory><count><dense><tags><ecc>" },
		{ "a list", "{{ #card.tags }}{% for i, t in ipairs(card.tags) "
		    "do %}{{ i }}{{ t }}{% end %}", "<2><1><b><2><a>" },
		{ "a copy to sort", "{% t = copy(card.tags) table.sort(t) %}"
		    "{{ table.concat(t, ' ') }} "
		    "{{ table.concat(card.tags, ' ') }}", "<a b> <b a>" },
		{ "data is never a template", "{{ card.name }}",
		    "<Card {{ x }} %}>" },
		{ "a block", "{{ box('hi') }}", "<hi>" },
		{ "data comes back as the same value",
		    "{{ same(card) }}{{ same(copy(card)) }}", "<yes><no>" },
		{ "a function of a template",
		    "{% local function f(x) %}({{ x }}){% end %}"
		    "{% f(1) f(2) %}", "(<1>)(<2>)" },
		{ "locals that were not given", "{% if locals.x then %}x"
		    "{% else %}none{% end %}", "none" },
		{ "keys of a table are sorted, numbers first",
		    "{{ keys{ 'p', b=1, a=2, [10]=3, [9]=4 } }}",
		    "<1 9 10 a b >" },
		{ "CRLF", "a\r\n{% x = 1 %}\r\nb{{ x }}\r\n",
		    "a\r\nb<1>\r\n" },
	};

	(void)state;
	check_rows(rows, COUNT(rows));
}

static void
messages(void **state)
{
	static const struct row rows[] = {
		{ "an undefined name, at its line", "\n\n{{ cart }}\n",
		    "\n\nt.md:3: error: 'cart' is not defined; did you mean "
		    "'card'? [template]\n" },
		{ "the line behind a statement of three lines",
		    "{% x = {\n1,\n2 } %}\n{# \n #}\n{{ nope }}",
		    "t.md:6: error: 'nope' is not defined [template]\n" },
		{ "nil, and what was meant", "a\n{{ card.memry }}b\n",
		    "a\nb\nt.md:2: error: there is no 'memry'; did you mean "
		    "'memory'? [template]\n" },
		{ "a slip in what is not written",
		    "a\n{% if card.memroy then %}b{% end %}\n",
		    "a\n\nt.md:2: error: there is no 'memroy'; did you mean "
		    "'memory'? [template]\n" },
		{ "what may be missing is no slip: another record's field, a "
		    "name that code makes, two letters of few",
		    "{% if card.memory_bandwidth or card[\"memor\"] or "
		    "card.mem or card.memory16 then %}b{% end %}\n", "\n" },
		{ "all nils are told", "{{ nil }}\n{{ card.x }}\n",
		    "\n\nt.md:1: error: {{ nil }} is nil [template]\n"
		    "t.md:2: error: {{ card.x }} is nil [template]\n" },
		{ "an unclosed tag, where it opens",
		    "a\n\n  {{ 1 + 'x }} \n b",
		    "t.md:3: error: {{ is not closed [template]\n" },
		{ "an unclosed comment", "a\n{# b", "t.md:2: error: {# is "
		    "not closed [template]\n" },
		{ "a component that refuses, and the page goes on",
		    "\n{{ box(1) }}\n{{ box() }}", "\n<>\n<>"
		    "t.md:2: error: box: want one text [bad_component]\n"
		    "t.md:3: error: box: want one text [bad_component]\n" },
		{ "a function as an argument", "{{ box(box) }}",
		    "<>t.md:1: error: box: argument 1: a function is not data "
		    "[bad_component]\n" },
		{ "a table that holds itself",
		    "{% t = {} t.t = t %}\n{{ keys(t) }}",
		    "<>t.md:2: error: keys: argument 1: a table is nested "
		    "too deep, or holds itself [bad_component]\n" },
		{ "data cannot be changed", "{% card.x = 1 %}",
		    "t.md:1: error: the guide's data cannot be changed here "
		    "[template]\n" },
		{ "data cannot be sorted", "\n{% table.sort(card.tags) %}",
		    "\nt.md:2: error: the guide's data cannot be changed "
		    "here; copy(list) gives a list that can [template]\n" },
		{ "libraries cannot be changed", "{% math.pi = 3 %}",
		    "t.md:1: error: a library cannot be changed "
		    "[template]\n" },
		{ "units are checked", "{{ card.memory + 1 * s }}",
		    "t.md:1: error: cannot add byte and s [unit_mismatch]\n" },
		{ "an include that is not there", "{{ include('no.md') }}",
		    "<>t.md:1: error: there is no template \"no.md\" "
		    "[path]\n" },
		{ "an include that leaves", "{{ include('../x.md') }}",
		    "<>t.md:1: error: there is no template \"../x.md\" "
		    "[path]\n" },
		{ "an include of a number, with a text for variables",
		    "{{ include(1, 'x') }}",
		    "<>t.md:1: error: include: argument 1: want the name of "
		    "a template [bad_component]\n"
		    "t.md:1: error: include: argument 2: want a table of "
		    "variables [bad_component]\n" },
		{ "bytes that are not UTF-8", "\xff",
		    "t.md:1: error: is not UTF-8 [encoding]\n" },
	};

	(void)state;
	check_rows(rows, COUNT(rows));
}

/* Lua words its syntax errors; their line is ours. */
static void
syntax_lines(void **state)
{
	static const struct row rows[] = {
		{ "two values in a tag", "\n\n{{ 1 2 }}", "t.md:3: error:" },
		{ "an end too many", "\n{% end %}\n", "t.md:2: error:" },
		{ "a loop without end", "{% for i = 1, 2 do %}\n\nx",
		    "t.md:3: error:" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct build b = open_build(".", NULL);
		const char *got = run(&b, rows[i].text);

		if (!strstr(got, rows[i].want) || !strstr(got, "[syntax]"))
			check_text(rows[i].name, got, rows[i].want);
		close_build(&b);
	}
}

/* A loop without end stops at the limit and says where. */
static void
limits(void **state)
{
	struct build b = open_build(".", NULL);
	const char *got = run(&b, "a\n{% while true do %}b{% end %}");

	(void)state;
	assert_non_null(strstr(got, "t.md:2: error: stopped after"));
	assert_non_null(strstr(got, "[limit]"));
	close_build(&b);
}

/* A global of one template is not seen by the next. */
static void
runs_are_apart(void **state)
{
	struct build b = open_build(".", NULL);

	(void)state;
	run(&b, "{% leak = 1 %}{{ leak }}");
	check_text("second run", run(&b, "{{ leak }}"), "<1>t.md:1: error: "
	    "'leak' is not defined [template]\n");
	close_build(&b);
}

static void
write_file(struct arena *a, const char *dir, const char *name,
    const char *text)
{
	FILE *f = fopen(path_join(a, dir, name), "w");

	assert_non_null(f);
	assert_true(fputs(text, f) >= 0);
	assert_int_equal(fclose(f), 0);
}

/* Two folders: the guide's templates shadow the installed ones. */
static void
files(void **state)
{
	static const struct {
		const char *name, *path, *want;
	} rows[] = {
		{ "the guide's own", "own.md", "own <1>" },
		{ "shadowed", "both.md", "guide" },
		{ "installed", "shared.md", "shared" },
		{ "include with locals", "outer.md", "(part <7>)<>.\n" },
		{ "variables of one include are not the other's", "apart.md",
		    "templates/part.md:1: error: 'x' is not defined "
		    "[template]\n" },
		{ "a template without end", "self.md",
		    "templates/self.md:1: error: templates include each other "
		    "more than 32 deep [template]\n" },
		{ "a message in an installed template", "bad.md", NULL },
	};
	char dir[] = "/tmp/ridgeline-template-XXXXXX";
	struct arena *a = arena_new(check_no_memory);
	const char *guide, *share;

	(void)state;
	assert_non_null(mkdtemp(dir));
	guide = arena_printf(a, "%s/guide", dir);
	share = arena_printf(a, "%s/share", dir);
	for (size_t i = 0; i < 2; i++) {
		const char *top = i ? share : guide;

		assert_int_equal(mkdir(top, 0700), 0);
		assert_int_equal(mkdir(path_join(a, top, "templates"),
		    0700), 0);
	}
	write_file(a, guide, "templates/own.md", "own {{ 1 }}");
	write_file(a, guide, "templates/both.md", "guide");
	write_file(a, share, "templates/both.md", "share");
	write_file(a, share, "templates/shared.md", "shared");
	write_file(a, guide, "templates/part.md", "(part {{ x }})");
	write_file(a, guide, "templates/outer.md",
	    "{{ include('part.md', { x = 7 }) }}.\n");
	write_file(a, guide, "templates/apart.md",
	    "{% x = 1 include('part.md') %}");
	write_file(a, guide, "templates/self.md", "{% include('self.md') %}");
	write_file(a, share, "templates/bad.md", "{{ nope }}");
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct build b = open_build(guide, share);
		const struct template_sink sink = { &b.out, markup, show };
		const char *want = rows[i].want;

		if (!want)
			want = arena_printf(a, "%s/templates/bad.md:1: "
			    "error: 'nope' is not defined [template]\n",
			    share);
		templates_run(b.templates, rows[i].path, NULL, &sink);
		diags_print(b.diags, &b.out, DIAG_TEXT, false);
		check_text(rows[i].name, text_ends(b.out.data, want) ?
		    want : b.out.data, want);
		close_build(&b);
	}
	arena_free(a);
}

/* What takes long is made once, for the template that asks, or in the end. */
struct late {
	struct arena *arena;
	size_t made;
};

static const struct value *
make_late(void *context)
{
	struct late *l = context;

	l->made++;
	return value_text(l->arena, "late", NULL);
}

static void
later(void **state)
{
	struct build b = open_build("tests/guide", NULL);
	struct late late[2] = { { b.arena, 0 }, { b.arena, 0 } };

	(void)state;
	templates_later(b.templates, "one", make_late, &late[0]);
	templates_later(b.templates, "two", make_late, &late[1]);
	check_text("nobody asks", run(&b, "plain"), "plain");
	check_int("not made", late[0].made + late[1].made, 0);
	b.out.len = 0;
	run(&b, "{{ one }} {{ one }}");
	check_int("made once", late[0].made, 1);
	check_int("the other is not", late[1].made, 0);
	templates_make(b.templates);
	check_int("still once", late[0].made, 1);
	check_int("all are made", late[1].made, 1);
	close_build(&b);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(output),
		cmocka_unit_test(messages),
		cmocka_unit_test(syntax_lines),
		cmocka_unit_test(limits),
		cmocka_unit_test(runs_are_apart),
		cmocka_unit_test(files),
		cmocka_unit_test(later),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
