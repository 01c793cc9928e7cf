/*
 * explain: one candidate, step by step: formula, numbers, source.
 */
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/progress.h"
#include "base/text.h"
#include "build.h"
#include "cmd/answer.h"
#include "cmd/fitted.h"
#include "cmd/screen.h"
#include "search/decision.h"
#include "search/fitting.h"
#include "search/order.h"
#include "search/refuse.h"
#include "search/slicing.h"
#include "search/ways.h"
#include "kind/place.h"
#include "model/formula.h"
#include "report/guide.h"
#include "spec/phrase.h"

/* Where the value ends and what is said about it starts. */
enum { VALUE_END = 46, SAYS = 48 };

/* A unit that people know the value by, where that is no power of ten. */
static const char *
telling(const char *unit)
{
	static const char *const list[] = { "GiB", "h", "percent" };

	for (size_t i = 0; unit && i < COUNT(list); i++)
		if (strcmp(unit, list[i]) == 0)
			return unit;
	return NULL;
}

/* The unit that the field, the limit or the measure is stated in. */
static const char *
stated_unit(const struct decision *d, const struct working_row *r)
{
	const struct kind *k = d->kind;
	const struct input *in = r->input;
	const struct field *f = in && in->of && in->field ?
	    record_type_find(in->of->type, in->field) : NULL;

	if (f && f->type == FIELD_NUMBER)
		return telling(f->arg);
	for (size_t i = 0; i < k->measure_count; i++)
		if (strcmp(k->measures[i].row, r->row->name) == 0)
			return telling(k->measures[i].unit);
	for (size_t i = 0; i < k->limit_count; i++)
		if (k->limits[i].from == HAVE_ROW &&
		    strcmp(k->limits[i].have, r->row->name) == 0)
			return telling(k->limits[i].unit);
	return NULL;
}

/* Each line of the equation, then the numbers put in. */
static void
print_step(struct options *o, const struct working_row *r)
{
	const char *end = NULL;

	if (r->equation) {
		text_add(o->out, "      ");
		screen_wrap(o, r->equation, 6, 6);
	}
	if (!r->substituted)
		return;
	/* The value stands above: it is not said twice. */
	for (const char *p = r->substituted; (p = strstr(p, " = ")); p++)
		end = p;
	text_add(o->out, r->equation && strchr(r->equation, '\n') ?
	    "        with " : "        = ");
	screen_wrap(o, !end ? r->substituted : arena_printf(o->arena,
	    "%.*s", (int)(end - r->substituted), r->substituted), 10, 10);
}

static void
print_row(struct options *o, const struct catalog *cat,
    const struct decision *d, const struct working_row *r)
{
	const char *unit = stated_unit(d, r), *value, *says, *stated;
	size_t from = o->out->len;

	if (r->row->what == CHAIN_SECTION) {
		text_printf(o->out, "\n%s\n", r->row->title);
		return;
	}
	text_printf(o->out, "  %s", r->row->name);
	if (r->row->bound > 1)
		text_printf(o->out, "[%d]", r->index);
	value = answer_show(o->arena, r->value, r->row->unit, NULL);
	says = r->input ? input_says(o->arena, cat, r->input) : r->row->title;
	stated = unit ? answer_show(o->arena, r->value, r->row->unit, unit) :
	    value;
	if (strcmp(stated, value))
		says = arena_printf(o->arena, "(%s) %s", stated, says);
	from = o->out->len - from + screen_width(value);
	screen_pad(o->out, from < VALUE_END ? VALUE_END - from : 1);
	text_printf(o->out, "%s  ", value);
	screen_wrap(o, says, from < VALUE_END ? SAYS : from + 3, SAYS);
	print_step(o, r);
}

/* What it comes to, before how: the measures of its kind. */
static void
print_summary(struct options *o, const struct decision *d,
    const struct answer *a)
{
	const struct kind *k = d->kind;
	struct grid g = { .arena = o->arena, .columns = 2, .right = "lr" };

	grid_add(&g, "");
	grid_add(&g, "");
	for (size_t i = 0; i < k->measure_count; i++) {
		double value = answer_value(d, a, k->measures[i].row);

		/* Of what is not asked for there is nothing. */
		if (value == 0)
			continue;
		grid_add(&g, arena_printf(o->arena, "  %s",
		    k->measures[i].title));
		grid_add(&g, answer_show(o->arena, value,
		    chain_row(kind_chain(k), k->measures[i].row)->unit,
		    k->measures[i].unit));
	}
	grid_print(&g, o, o->out);
}

/* Is this part of the working asked for?  All are where none is named. */
static bool
is_asked(const struct options *o, const char *title)
{
	return !o->section || strncasecmp(title, o->section,
	    strlen(o->section)) == 0;
}

/* Has the working of the kind a part that --section names?  A usage fault that
 * lists them else: before anything is printed. */
static bool
has_section(struct options *o, const struct decision *d)
{
	const struct chain *chain = kind_chain(d->kind);
	struct text t;

	text_init(&t, o->arena);
	for (size_t i = 0; o->section && i < chain->rows; i++) {
		const struct chain_row *r = &chain->row[i];

		if (r->what != CHAIN_SECTION)
			continue;
		if (is_asked(o, r->title))
			return true;
		text_printf(&t, "%s\"%s\"", t.len ? ", " : "", r->title);
	}
	if (o->section)
		diag(o->diags, DIAG_usage, (struct origin){ NULL, 0 },
		    "no section begins with \"%s\"; there are %s",
		    o->section, t.data);
	return !o->section;
}

static void
print_working(struct options *o, const struct catalog *cat,
    const struct decision *d, const struct answer *a)
{
	struct working w = { .id = a->id, .title = a->id,
	    .chain = kind_chain(d->kind), .answer = a,
	    .input = answer_inputs(o->arena, cat, d, a) };
	struct working_row *row;
	size_t n = working_rows(o->arena, &w, &row);
	bool shown = !o->section;

	for (size_t i = 0; i < n; i++) {
		if (row[i].row->what == CHAIN_SECTION)
			shown = is_asked(o, row[i].row->title);
		if (shown && !row[i].absent)
			print_row(o, cat, d, &row[i]);
	}
}

static void
print_fitting(struct options *o, const struct catalog *cat,
    const struct decision *d, const struct answer *a)
{
	const struct fitting *f = fitting_of(o->arena, cat, d, a);

	if (!f)
		return;
	text_add(o->out, "\nWhat fits\n");
	fitted_print(o, d, f);
}

static void
print_slices(struct options *o, const struct catalog *cat,
    const struct decision *d, const struct answer *a)
{
	const struct slicing *s = slicing_of(o->arena, cat, d,
	    a->place.accelerator);

	if (!s)
		return;
	text_add(o->out, "\nOn a slice of it\n");
	slicing_print(o, d, s);
}

/* Runners-up that are shown. */
enum { SHOWN_WAYS = 8 };

static void
print_fitting_ways(struct options *o, const struct decision *d,
    const struct ways *w)
{
	const struct kind *k = d->kind;
	struct grid g = { .arena = o->arena, .columns = 4, .right = "rlrr" };

	grid_add(&g, "");
	grid_add(&g, "placement");
	grid_add(&g, k->measures[0].title);
	grid_add(&g, k->measures[1].title);
	for (size_t i = 0; i < w->fitting && i < SHOWN_WAYS; i++) {
		const struct answer *a = &w->item[i].best;
		double show[] = { a->objective, a->time };

		grid_add(&g, arena_printf(o->arena, "%d", a->place.count));
		grid_add(&g, arena_printf(o->arena, "%s %s%s",
		    format_id(a->place.weight_format), place_id(o->arena, k,
		    d->workload, &a->place), w->item[i].chosen ? " *" : ""));
		for (int m = 0; m < 2; m++)
			grid_add(&g, answer_show(o->arena, show[m],
			    chain_row(kind_chain(k), k->measures[m].row)->unit,
			    k->measures[m].unit));
	}
	grid_print(&g, o, o->out);
	if (w->fitting > SHOWN_WAYS)
		text_printf(o->out, "%s\n", SAID(o->arena,
		    decision_phrases(d), explain_more, arena_printf(o->arena,
		    "%zu", w->fitting - SHOWN_WAYS)));
}

static void
print_ways(struct options *o, const struct catalog *cat,
    const struct decision *d, const struct answer *a)
{
	const struct ways *w = ways_of(o->arena, cat, d, a);
	const char *says;

	if (w->count < 2)
		return;
	text_add(o->out, "\nWays to place it\n");
	if (w->fitting)
		print_fitting_ways(o, d, w);
	for (size_t i = 0; (says = ways_reason(o->arena, d, w, i)); i++) {
		text_add(o->out, i ? "  " : "rejected:\n  ");
		screen_wrap(o, says, 2, 4);
	}
}

/* Where no record speaks, runs may. */
static void
print_software(struct options *o, const struct answer *a, struct stack s)
{
	const struct order *of = a->order;

	text_printf(o->out, "software %s: ", s.software);
	if (s.found.record)
		text_printf(o->out, "%s, support %s\n",
		    support_word(s.found.state), s.found.record->head.id);
	else if (of && of->measured.cases > 0 && !of->measured.unseen)
		text_printf(o->out, "no record of support, %.0f measured "
		    "figures on this generation\n", of->measured.cases);
	else
		text_add(o->out, "no record of support\n");
}

/* What runs it and what its format costs, each with its record. */
static void
print_grounds(struct options *o, const struct catalog *cat,
    const struct decision *d, const struct answer *a)
{
	bool modelless = d->kind->type->modelless;
	const struct format *f = modelless ? NULL : a->place.weight_format;
	struct stack s = stack_of(cat, d->workload, &a->place);
	struct quality_loss q = { 0 };

	if (s.software)
		print_software(o, a, s);
	if (!modelless)
		q = answer_loss(cat, d->workload, f);
	if (q.record)
		text_printf(o->out, "%s costs %s of quality, quality %s\n",
		    f->head.id, answer_show(o->arena, q.share, "1",
		    "percent"), q.record->head.id);
}

static void
print_answer(struct options *o, const struct catalog *cat,
    const struct decision *d, const struct answer *a)
{
	text_printf(o->out, "%s\n", a->id);
	text_printf(o->out, "%s: %s\n", a->reject == REJECT_NONE ? "fits" :
	    "rejected", answer_reason(o->arena, cat->phrases, a));
	if (!a->value) {
		print_fitting(o, cat, d, a);
		print_slices(o, cat, d, a);
		return;
	}
	if (a->bound)
		text_printf(o->out, "bound by %s\n", a->bound->title);
	print_grounds(o, cat, d, a);
	answer_cautions(o, a->order);
	print_summary(o, d, a);
	print_working(o, cat, d, a);
	if (o->section)
		return;
	print_fitting(o, cat, d, a);
	print_slices(o, cat, d, a);
	print_ways(o, cat, d, a);
}

static void
explain(struct options *o, const struct catalog *cat,
    const struct decision *d, const struct accelerator *a,
    const char *stack)
{
	const struct answer *found = decide_accelerator(o->arena, cat,
	    d, a, stack);
	struct answer own = *found;
	struct decision one = *d;
	struct decisions list = { &one, 1 };
	bool fits = found->reject == REJECT_NONE;

	one.ranked = one.rejected = &own;
	one.ranked_count = fits;
	one.rejected_count = !fits;
	if (o->format == OUTPUT_JSON)
		answer_json(o, cat, &list);
	else
		print_answer(o, cat, d, found);
}

static int
run(struct options *o)
{
	const struct catalog *cat = build_asked(o);
	const struct workload *w;
	const struct accelerator *a;
	struct whom whom = { 0 };
	const char *stack = NULL;
	const struct decisions *d;

	if (diags_status(o->diags))
		return diags_status(o->diags);
	w = (const struct workload *)answer_find(o, &cat->workloads,
	    "workload", o->arg[0]);
	a = w ? answer_candidate(o, cat, w, o->arg[1], &stack) : NULL;
	if (!answer_profile(o, cat, &whom.profile) ||
	    !answer_policy(o, cat, &whom.policy) || !w || !a)
		return diags_status(o->diags);
	whom.workload = w;
	progress_say(o->progress, "searching");
	d = decide_for(o->arena, cat, whom, o->jobs);
	if (d->count && !has_section(o, d->item))
		return diags_status(o->diags);
	if (o->format == OUTPUT_TEXT)
		answer_what_if(o, cat);
	for (size_t i = 0; i < d->count; i++) {
		text_add(o->out, i && o->format == OUTPUT_TEXT ? "\n\n" : "");
		explain(o, cat, &d->item[i], a, stack);
	}
	return diags_status(o->diags);
}

const struct command command_explain = {
	.name = "explain", .operands = "WORKLOAD ACCELERATOR[@STACK]",
	.help = "An input has its source beside it; a step has its formula "
	    "below it, then the\nnumbers put in. Names are those of the "
	    "workbook, of guide.json and of the specs.\n\n--section prints "
	    "the part whose title begins so, in letters of either case; a "
	    "title that is\nnone lists them all.\n",
	.operands_min = 2, .operands_max = 2,
	.doc = "Print every step of one candidate: formula, numbers, source.",
	.formats = 1u << OUTPUT_TEXT | 1u << OUTPUT_JSON,
	.takes = TAKES_PROFILE | TAKES_POLICY | TAKES_SET | TAKES_SECTION,
	.example = "ridgeline explain chat-70b h200-sxm-141gb",
	.run = run,
};
