/*
 * sample: a guide made by hand, of every block and every nasty text.
 *
 * The chain of the working is made by hand too, but for the names that data
 * files look up, so that goldens change with the writers alone.
 */
#ifndef WRITE_SAMPLE_H
#define WRITE_SAMPLE_H

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/publish.h"
#include "chains.h"
#include "check.h"
#include "formats.h"
#include "model/formula.h"
#include "search/order.h"
#include "spec/phrase.h"
#include "spec/template.h"
#include "write/write.h"

static const char *const sample_nasty[] = {
	"<script>alert(1)</script>", "](javascript:alert(1))", "a | b \\| c",
	"=cmd()", "+1", "-1", "@sum", "--> ]]> &amp;", "*a* _b_ `c` # ~d~",
	"control \001 bidi \342\200\256 end", "\360\237\230\200 emoji",
	"\"quoted\", 'single'", "bad \377 byte",
};

static const struct fact sourced = { .given = true,
	.at = { "specs/a.lua", 3 }, .source = "sheet", .place = "p. 2" };
static const struct fact assumed = { .given = true,
	.at = { "specs/a.lua", 4 }, .assume = "no <public> figure" };

static struct word
word(const char *s)
{
	return (struct word){ .text = s, .fact = { .given = true } };
}

static struct record
head(const char *id, const char *verb)
{
	struct record r = { .id = id, .at = { "specs/a.lua", 1 } };

	for (size_t i = 0; i < record_type_count; i++)
		if (strcmp(record_types[i].verb, verb) == 0)
			r.type = &record_types[i];
	return r;
}

static int
formula_named(const char *name)
{
	for (size_t i = 0; i < formula_count; i++)
		if (strcmp(formulas[i].name, name) == 0)
			return (int)i;
	abort();
}

static struct quantity
quantity(double value, const char *unit)
{
	struct quantity q;

	assert_true(unit_parse(unit, &q));
	q.value *= value;
	return q;
}

static void
add_source(struct arena *arena, struct catalog *c, const char *id,
    const char *title)
{
	struct source *s = ARENA_NEW(arena, struct source);

	s->head = head(id, "source");
	s->title = word(title);
	s->date = word("2026-01-02");
	s->url = word("https://example.org/sheet?a=1&b=2");
	ARRAY_ADD(arena, &c->sources, &s->head);
}

/* One answer and one reject, with the numbers that data files look up. */
static struct decision *
make_decision(struct arena *arena, struct catalog *catalog)
{
	static const struct limit limit = { .name = "memory",
		.title = "memory of one accelerator", .unit = "GB",
		.need = "memory_needed", .from = HAVE_ROW,
		.have = "memory_usable" };
	static const struct resource bound = { "memory bandwidth",
		"sustained_bandwidth", NULL };
	static const struct measure measures[] = {
		{ "memory_needed", "Memory", "GB" },
	};
	struct decision *d = ARENA_NEW(arena, struct decision);
	struct kind *kind = ARENA_NEW(arena, struct kind);
	struct workload *w = arena_alloc(arena, kinds[0]->type->size);
	struct profile *p = ARENA_NEW(arena, struct profile);
	struct accelerator *a = ARENA_NEW(arena, struct accelerator);
	double *value = arena_array(arena, CHAIN_SLOTS, sizeof(*value));
	struct input *input = arena_array(arena, CHAIN_SLOTS,
	    sizeof(*input));
	struct order *order = ARENA_NEW(arena, struct order);

	*kind = (struct kind){ .name = "serve", .title = "Serving",
		.type = kinds[0]->type, .chain_name = "serve",
		.limits = &limit, .limit_count = 1, .resources = &bound,
		.resource_count = 1, .measures = measures,
		.measure_count = 1 };
	w->head = (struct record){ .id = "chat", .type = kinds[0]->type,
		.at = { "specs/w.lua", 1 } };
	w->name = word("Chat <b>");
	w->catalog = catalog;
	ARRAY_ADD(arena, &catalog->workloads, &w->head);
	p->head = head("team", "profile");
	p->name = word("A team");
	a->head = head("alpha", "accelerator");
	a->name = word("Alpha | One");
	value[SERVE_memory_needed] = 60e9;
	value[SERVE_memory_usable] = 72e9;
	value[SERVE_memory] = 80e9;
	value[SERVE_memory_fraction] = 0.9;
	input[SERVE_memory] = (struct input){ .of = &a->head,
		.field = "memory", .fact = &sourced,
		.cause = CAUSE_catalogue };
	input[SERVE_memory_fraction] = (struct input){ .of = &p->head,
		.field = "memory_fraction", .fact = &assumed,
		.note = "of <all>", .cause = CAUSE_calibration };
	*d = (struct decision){ .workload = w, .profile = p, .kind = kind,
		.ranked = ARENA_NEW(arena, struct answer), .ranked_count = 1,
		.contenders = 1,
		.rejected = ARENA_NEW(arena, struct answer),
		.rejected_count = 1, .candidates = 2, .fitting = 1 };
	ranking_make(&d->ranking, NULL, kind, NULL);
	*order = (struct order){ .candidate = "chat/team/alpha/1/bf16/tp1/x",
		.stack = "a \"stack\"", .accelerator = a,
		.format = &test_bf16, .accelerators = 8, .copies = 2,
		.accelerators_per_copy = 3, .idle_accelerators = 2,
		.machines = 1, .sold_together = 8,
		.sold_as = "server", .units = 1, .tenure = TENURE_COMMIT,
		.usd_per_month = 100, .commitment_months = 12,
		.usd_committed = 1200, .usd_total = 3600,
		.horizon_months = 36, .usd_attributed = 3600,
		.attributed_hours = 26280, .objective = measures,
		.objective_value = 60e9, .objective_unit = "byte",
		.has_memory = true, .memory_share = 0.75 };
	d->ranked[0] = (struct answer){ .order = order,
		.id = "chat/team/alpha/1/bf16/tp1/x",
		.place = { .accelerator = a, .count = 1,
		    .weight_format = &test_bf16 }, .limit = &limit,
		.need = 60e9, .have = 72e9, .limit_unit = "byte",
		.bound = &bound, .objective = 60e9, .time = 0.25,
		.front = true, .value = value, .input = input };
	d->rejected[0] = (struct answer){ .id = "chat/team/alpha/2/fp8/tp2/x",
		.place = { .accelerator = a, .count = 2,
		    .weight_format = &test_fp8 },
		.reject = REJECT_FORMAT, .why = "=cmd() has no <fp8> units" };
	return d;
}

static struct cell
sample_text_cell(const char *s, const char *href)
{
	return (struct cell){ .type = CELL_TEXT, .text = s, .href = href };
}

static struct cell
number_cell(double v, const char *unit, const struct fact *fact)
{
	return (struct cell){ .type = CELL_NUMBER, .number = quantity(v, unit),
		.fact = fact };
}

/* Each sample_nasty text once, numbers with and without a source, a gap. */
static struct table *
sample_table(struct arena *arena, const char *id)
{
	static const struct column column[] = {
		{ .id = "name", .title = "Name | of", .heading = true },
		{ .id = "rate", .title = "Rate", .unit = "TB/s",
		    .number = true },
		{ .id = "price", .title = "Price", .unit = "USD/h",
		    .number = true },
		{ .id = "mixed", .title = "Mixed" },
		{ .id = "ecc", .title = "ECC" },
	};
	struct table *t = ARENA_NEW(arena, struct table);
	struct cell *cell = arena_array(arena,
	    COUNT(sample_nasty) * COUNT(column), sizeof(*cell));

	*t = (struct table){ .id = id, .caption = "Caption <i> | ",
		.column = column, .columns = COUNT(column), .cell = cell,
		.rows = COUNT(sample_nasty), .sortable = true,
		.facts = true };
	for (size_t r = 0; r < COUNT(sample_nasty); r++) {
		struct cell *at = cell + r * COUNT(column);
		const char *const href[] = { "page:folder/two#part",
			"javascript:alert(1)", "https://example.org/a b",
			"https://example.org/?a=1&b=(2)", NULL };

		at[0] =
		    sample_text_cell(sample_nasty[r], href[r % COUNT(href)]);
		at[1] = number_cell((double)r + 0.35, "TB/s",
		    r % 2 ? &sourced : &assumed);
		if (r != 3)
			at[2] = number_cell(2.49 * (double)(r + 1), "USD/h",
			    &sourced);
		at[3] = r % 2 ? number_cell(80, "GB", NULL) :
		    number_cell(0.5, "ms", NULL);
		at[4] = (struct cell){ .type = CELL_FLAG, .flag = r % 2 };
	}
	cell[1].number.value = HUGE_VAL;
	return t;
}

/* The rows that a step reads, by their numbers. */
static void
set_args(struct chain_row *row, int args, const int *of,
    const struct chain_row *rows)
{
	row->args = args;
	for (int i = 0; i < args; i++) {
		row->arg[i] = (unsigned short)rows[of[i]].slot;
		row->arg_name[i] = rows[of[i]].name;
	}
}

/* A section, two inputs, a constant, a step, a choice and a sum. */
static struct working *
make_working(struct arena *arena, const struct decision *d)
{
	static const enum chain_what what[] = { CHAIN_SECTION, CHAIN_INPUT,
		CHAIN_INPUT, CHAIN_CALC, CHAIN_CONST, CHAIN_PICK, CHAIN_INPUT,
		CHAIN_SUM };
	static const int at_first[] = { -1, 0, 1, 2, 3, 4, 5, 7 };
	/* The row of each slot; the inputs of the group have two. */
	static const unsigned short at[] = { 1, 2, 3, 4, 5, 6, 6, 7 };
	struct chain_row *row = arena_array(arena, 8, sizeof(*row));
	struct chain *chain = ARENA_NEW(arena, struct chain);
	struct working *w = ARENA_NEW(arena, struct working);
	struct answer *a = ARENA_NEW(arena, struct answer);
	double *value = arena_array(arena, CHAIN_SLOTS, sizeof(*value));
	struct input *input = arena_array(arena, CHAIN_SLOTS,
	    sizeof(*input));

	for (int i = 0; i < 8; i++)
		row[i] = (struct chain_row){ .name = "", .title = "",
			.unit = "1", .bound = 1, .slot = at_first[i],
			.what = what[i], .formula = -1 };
	row[0].title = "Memory <of>";
	row[0].unit = "";
	row[1].name = "parameters";
	row[1].title = "Parameters | all";
	row[2].name = "weight_bytes";
	row[2].title = "Bytes of one parameter";
	row[2].unit = "byte";
	row[3].name = "weights";
	row[3].unit = "byte";
	row[3].formula = formula_named("mem_weights");
	row[3].says = &formulas[row[3].formula];
	set_args(&row[3], 2, (const int[]){ 1, 2 }, row);
	row[4].name = "half";
	row[4].title = "Half";
	row[4].value = 0.5;
	row[5].name = "chosen";
	row[5].title = "Chosen";
	row[5].relation = "<";
	set_args(&row[5], 4, (const int[]){ 1, 2, 1, 4 }, row);
	row[6].name = "group_layers";
	row[6].title = "Layers";
	row[6].set = "group";
	row[6].bound = 2;
	row[7].name = "layers";
	row[7].title = "All layers";
	set_args(&row[7], 1, (const int[]){ 6 }, row);
	*chain = (struct chain){ .name = "hand", .title = "By hand",
		.row = row, .rows = 8, .slots = 8, .at = at };
	memcpy(value, (double[]){ 8e9, 2, 16e9, 0.5, 0.5, 24, 8, 32 },
	    8 * sizeof(*value));
	for (int i = 0; i < 7; i++)
		input[i] = (struct input){ .of = &d->profile->head,
			.field = "parameters", .fact = i ? &sourced :
			&assumed, .note = "counted | by <hand>" };
	*a = d->ranked[0];
	a->value = value;
	a->input = input;
	*w = (struct working){ "working-1", "Working of <Alpha>", chain, a,
		input, false, NULL, "<Alpha>", NULL, NULL };
	return w;
}

static struct chart *
make_chart(struct arena *arena, enum chart_type type, const char *id)
{
	static const double x[] = { 1, 10, 100, -5 }, y[] = { 3e9, 5e10, 2e11,
		1e9 }, z[] = { 1e9, 2e9, HUGE_VAL, 4e9 };
	static const char *const label[] = { "<one>", "two", "three", "four" };
	static const struct series series[] = {
		{ "Cost & <time>", x, y, label, 4, false, false },
		{ "Other", x, z, label, 4, true, false },
	};
	struct chart *c = ARENA_NEW(arena, struct chart);

	*c = (struct chart){ id, type, "Chart <of> things",
		"What \"it\" shows.", { .title = "Size", .log = true },
		{ .title = "Rate <y>", .unit = "GB/s", .log = type !=
		CHART_BARS }, series, 2,
		sample_table(arena, arena_printf(arena, "%s-data", id)),
		NULL };
	c->y.dim = quantity(1, "GB/s").dim;
	return c;
}

static struct block *
add_block(struct guide *g, struct doc *doc, enum block_type type)
{
	struct block b = { .type = type, .level = 2,
		.at = { "templates/x.md", 7 } };

	ARRAY_ADD(g->arena, doc, b);
	return &doc->item[doc->count - 1];
}

static void
sample_prose(struct guide *g, struct doc *doc, const char *markdown)
{
	struct block *b = add_block(g, doc, BLOCK_PROSE);

	b->text = markdown;
	b->text_len = strlen(markdown);
}

static struct doc *
sample_page(struct guide *g, const char *id, const char *title)
{
	struct doc *doc = ARENA_NEW(g->arena, struct doc);
	struct doc **page = arena_array(g->arena, g->pages + 1,
	    sizeof(*page));

	*doc = (struct doc){ .id = id, .title = title,
		.summary = "A summary with <b> and \"quotes\"." };
	for (size_t i = 0; i < g->pages; i++)
		page[i] = g->page[i];
	page[g->pages++] = doc;
	g->page = page;
	return doc;
}

static const char prose[] =
    "Text with *stress*, `code | bar`, a [page](page:folder/two#part), a\n"
    "[trap](javascript:alert(1)), ![picture](https://example.org/x.png),\n"
    "<script>alert(1)</script> and <https://example.org/>.\n"
    "\n"
    "| Left | Right | *Middle* |\n"
    "|:-----|------:|:--------:|\n"
    "| a \\| b | 1 | [x](page:index) |\n"
    "| `c` | 2 |\n"
    "| # d | 3 | <b>e</b> | f |\n"
    "\n"
    "> | In | quote |\n"
    "> | --- | --- |\n"
    "> | 1 | 2 |\n"
    "\n"
    "<div onclick=\"x()\">block</div>\n"
    "\n"
    "```\n"
    "| not | a table |\n"
    "|-----|---------|\n"
    "[not](page:index) a link <script>\n"
    "```\n";

static void
fill(struct guide *g, struct doc *doc, const struct decision *d)
{
	static const struct note notes[] = {
		{ NOTE_INFO, "Plain *note* with <i>tags</i>." },
		{ NOTE_CAUTION, "Take care.\n\nTwice." },
		{ NOTE_ASSUMPTION, "Taken on [trust](page:folder/two)." },
	};
	static const struct download download = { "Data <all>",
		"data/guide.json", "Everything | as JSON." };
	static struct formula_block formula = { "mem_weights", 0 };
	struct decision_block *b = ARENA_NEW(g->arena, struct decision_block);
	struct block *h = add_block(g, doc, BLOCK_HEADING);

	h->id = "part-one";
	h->text = "Part # one <b> |";
	sample_prose(g, doc, prose);
	add_block(g, doc, BLOCK_TABLE)->of.table =
	    sample_table(g->arena, "things");
	*b = (struct decision_block){ .id = "chat-team", .decision = d,
		.verdict = "Rent 1 x Alpha | <now>: $1.23.",
		.card = sample_table(g->arena, "card"),
		.ranked = sample_table(g->arena, "ranked"),
		.rejected = sample_table(g->arena, "rejected") };
	add_block(g, doc, BLOCK_DECISION)->of.decision = b;
	add_block(g, doc, BLOCK_WORKING)->of.working =
	    make_working(g->arena, d);
	add_block(g, doc, BLOCK_CHART)->of.chart =
	    make_chart(g->arena, CHART_POINTS, "points");
	add_block(g, doc, BLOCK_CHART)->of.chart =
	    make_chart(g->arena, CHART_LINES, "lines");
	add_block(g, doc, BLOCK_CHART)->of.chart =
	    make_chart(g->arena, CHART_BARS, "bars");
	for (size_t i = 0; i < COUNT(notes); i++)
		add_block(g, doc, BLOCK_NOTE)->of.note = &notes[i];
	add_block(g, doc, BLOCK_DOWNLOAD)->of.download = &download;
	formula.formula = formula_named("mem_weights");
	add_block(g, doc, BLOCK_FORMULA)->of.formula = &formula;
}

static struct guide *
sample_guide(const char *root)
{
	struct arena *arena = arena_new(check_no_memory);
	struct guide *g = ARENA_NEW(arena, struct guide);
	struct catalog *c = ARENA_NEW(arena, struct catalog);
	struct site *site = ARENA_NEW(arena, struct site);
	struct decisions *all = ARENA_NEW(arena, struct decisions);
	struct doc *two;

	g->arena = arena;
	g->diags = diags_new(arena);
	g->root = root;
	c->phrases = phrases_read(arena, g->diags, NULL);
	add_source(arena, c, "formula", "A <paper>");
	add_source(arena, c, "sheet", "A sheet | with \"marks\"");
	all->item = make_decision(arena, c);
	all->count = 1;
	site->url = word("https://guide.example.org/");
	g->catalog = c;
	g->decisions = all;
	g->site = site;
	g->title = "Guide <of> things";
	g->date = c->date = "2026-01-02";
	g->templates = templates_open(arena, g->diags, root, NULL,
	    spec_default_limits);
	fill(g, sample_page(g, "folder/one", "One & <only>"), all->item);
	two = sample_page(g, "folder/two", "Two");
	add_block(g, two, BLOCK_HEADING)->id = "part";
	two->item[0].text = "Part";
	sample_page(g, "index", "Home");
	sample_page(g, "sources/sheet", "A sheet");
	g->navigation = g->page + 1;
	g->navigations = 2;
	return g;
}

/* As a build does; a workbook of a decision searches again, and nobody
 * searched for those of the sample. */
static int
sample_write(const struct guide *g, const char *dir)
{
	struct publish *p = publish_open(g->arena, dir);
	int status = p ? 0 : -1;

	for (size_t i = 0; p && i < writer_count; i++)
		if (strcmp(writers[i]->name, "workbooks") != 0 &&
		    writers[i]->write(g, p) != 0)
			status = -1;
	if (p && status == 0)
		return publish_commit(p);
	if (p)
		publish_abort(p);
	return -1;
}

/* Closes the templates and frees everything. */
static void
sample_free(struct guide *g)
{
	templates_close(g->templates);
	arena_free(g->arena);
}

#endif
