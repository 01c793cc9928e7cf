/*
 * fit: what a workload takes of an accelerator's memory, and what would fit.
 */
#include "base/arena.h"
#include "base/diag.h"
#include "base/text.h"
#include "build.h"
#include "cmd/answer.h"
#include "cmd/fitted.h"
#include "search/fitting.h"
#include "search/slicing.h"
#include "unit/number.h"
#include "write/json.h"

/* What is printed: a decision, one candidate of it, and what fits. */
struct sheet {
	const struct decision *decision;
	const struct answer *answer;
	const struct fitting *fitting;
	const struct slicing *slicing;
};

static void
print_text(struct options *o, const struct sheet *s)
{
	text_printf(o->out, "%s\n", s->answer->id);
	if (s->fitting)
		fitted_print(o, s->decision, s->fitting);
	else
		text_printf(o->out, "%s\n", answer_reason(o->arena,
		    decision_phrases(s->decision),
		    s->answer));
	if (s->slicing) {
		text_add(o->out, "\nOn a slice of it\n");
		slicing_print(o, s->decision, s->slicing);
	}
}

static void
json_items(struct emit *j, const struct fitting *f)
{
	json_open(j, "items", '[');
	for (size_t i = 0; i < f->items; i++) {
		json_line(j);
		json_open(j, NULL, '{');
		json_text(j, "title", f->item[i].title);
		json_number(j, "bytes", f->item[i].bytes);
		json_number(j, "share", f->item[i].share);
		json_close(j, '}');
	}
	json_close(j, ']');
}

static void
json_largest(struct emit *j, const struct fitting *f)
{
	json_open(j, "largest", '[');
	for (size_t i = 0; i < f->largests; i++) {
		const struct fitting_largest *l = &f->largest[i];

		json_line(j);
		json_open(j, NULL, '{');
		json_text(j, "field", l->reach->field);
		json_number(j, "asked", l->asked);
		json_number(j, "most", l->most);
		json_number(j, "ceiling", l->ceiling);
		json_close(j, '}');
	}
	json_close(j, ']');
}

static void
json_moves(struct emit *j, const struct fitting_change *c)
{
	json_open(j, "moves", '[');
	for (size_t i = 0; i < c->moves; i++) {
		const struct lever *l = c->move[i].lever;

		json_open(j, NULL, '{');
		json_text(j, "field", l->field ? l->field : "count");
		json_text(j, "from", c->move[i].from);
		json_text(j, "to", c->move[i].to);
		json_close(j, '}');
	}
	json_close(j, ']');
}

static void
json_changes(struct emit *j, const struct fitting *f)
{
	json_open(j, "changes", '[');
	for (size_t i = 0; i < f->changes; i++) {
		const struct fitting_change *c = &f->change[i];

		json_line(j);
		json_open(j, NULL, '{');
		json_text(j, "title", fitting_change_says(j->arena, c));
		json_moves(j, c);
		json_number(j, "count", c->count);
		json_number(j, "needed", c->needed);
		json_number(j, "usable", c->usable);
		json_flag(j, "fits", c->fits);
		json_flag(j, "cheapest", c == f->cheapest);
		if (c->priced)
			json_number(j, "objective", c->cost);
		json_number(j, "time", c->time);
		json_text(j, "limit", c->broken ? c->broken->name : NULL);
		json_close(j, '}');
	}
	json_close(j, ']');
}

static void
json_slices(struct emit *j, const struct sheet *s)
{
	const struct slicing *all = s->slicing;

	json_open(j, "slices", '[');
	for (size_t i = 0; all && i < all->count; i++) {
		const struct answer *a = &all->answer[i];

		json_line(j);
		json_open(j, NULL, '{');
		json_text(j, "accelerator", a->place.accelerator->head.id);
		json_text(j, "id", a->id);
		json_flag(j, "fits", a->reject == REJECT_NONE);
		json_flag(j, "smallest", a == all->smallest);
		if (a->reject == REJECT_NONE) {
			json_number(j, "objective", a->objective);
			json_number(j, "time", a->time);
		}
		json_text(j, "reason", answer_reason(j->arena,
		    decision_phrases(s->decision), a));
		json_close(j, '}');
	}
	json_close(j, ']');
}

static void
print_json(struct emit *j, const struct sheet *s)
{
	const struct fitting *f = s->fitting;

	json_line(j);
	json_open(j, NULL, '{');
	json_text(j, "id", s->answer->id);
	if (!f) {
		json_text(j, "reason", answer_reason(j->arena,
		    decision_phrases(s->decision), s->answer));
		json_close(j, '}');
		return;
	}
	json_text(j, "accelerator", f->place.accelerator->head.id);
	json_number(j, "count", f->place.count);
	json_text(j, "format", format_id(f->place.weight_format));
	json_flag(j, "fits", f->fits);
	json_number(j, "needed", f->needed);
	json_number(j, "usable", f->usable);
	json_text(j, "says", fitting_says(j->arena,
	    decision_phrases(s->decision), f));
	json_items(j, f);
	json_number(j, "fewest_accelerators", f->count);
	json_number(j, "largest_layers", f->layers);
	json_number(j, "largest_parameters", f->parameters);
	json_largest(j, f);
	json_changes(j, f);
	json_slices(j, s);
	json_close(j, '}');
}

/* Ids, titles and steps of ours hold no quote. */
static void
csv_line(struct options *o, const struct sheet *s, const char *part,
    const char *name, double value)
{
	text_printf(o->out, "\"%s\",%s,\"%s\",", s->answer->id, part, name);
	number_exact(o->out, value);
}

static void
csv_plain(struct options *o, const struct sheet *s, const char *part,
    const char *name, double value)
{
	csv_line(o, s, part, name, value);
	text_add(o->out, ",,,,\r\n");
}

static void
csv_change(struct options *o, const struct sheet *s,
    const struct fitting_change *c)
{
	csv_line(o, s, "change", fitting_change_says(o->arena, c), c->needed);
	text_printf(o->out, ",%s,", c->fits ? "yes" : "no");
	if (c->priced)
		number_exact(o->out, c->cost);
	text_char(o->out, ',');
	number_exact(o->out, c->time);
	text_printf(o->out, ",%s\r\n", c->broken ? c->broken->name : "");
}

static void
csv_slice(struct options *o, const struct sheet *s, const struct answer *a)
{
	csv_line(o, s, "slice", a->place.accelerator->slice->name.text,
	    a->place.accelerator->memory.value);
	if (a->reject != REJECT_NONE) {
		text_printf(o->out, ",no,,,%s\r\n", a->limit ?
		    a->limit->name : "");
		return;
	}
	text_add(o->out, ",yes,");
	number_exact(o->out, a->objective);
	text_char(o->out, ',');
	number_exact(o->out, a->time);
	text_add(o->out, ",\r\n");
}

static void
print_csv(struct options *o, const struct sheet *s)
{
	const struct fitting *f = s->fitting;

	for (size_t i = 0; s->slicing && i < s->slicing->count; i++)
		csv_slice(o, s, &s->slicing->answer[i]);
	if (!f)
		return;
	csv_plain(o, s, "memory", "needed", f->needed);
	csv_plain(o, s, "memory", "usable", f->usable);
	for (size_t i = 0; i < f->items; i++)
		csv_plain(o, s, "item", f->item[i].title, f->item[i].bytes);
	csv_plain(o, s, "fewest", "accelerators", f->count);
	for (size_t i = 0; i < f->largests; i++)
		csv_plain(o, s, "largest", f->largest[i].reach->field,
		    f->largest[i].most);
	csv_plain(o, s, "largest", "layers", f->layers);
	csv_plain(o, s, "largest", "parameters", f->parameters);
	for (size_t i = 0; i < f->changes; i++)
		csv_change(o, s, &f->change[i]);
}

/* What wins; what is nearest where nothing does. */
static const struct answer *
first_of(const struct decision *d)
{
	if (d->ranked_count)
		return d->ranked;
	return d->rejected_count ? d->rejected : NULL;
}

static void
print(struct options *o, struct emit *j, const struct sheet *s, bool first)
{
	if (o->format == OUTPUT_JSON) {
		print_json(j, s);
	} else if (o->format == OUTPUT_CSV) {
		print_csv(o, s);
	} else {
		text_add(o->out, first ? "" : "\n\n");
		print_text(o, s);
	}
}

static void
fit(struct options *o, const struct catalog *cat, const struct decisions *d,
    const struct accelerator *a, const char *stack)
{
	const struct guide guide = { .arena = o->arena, .diags = o->diags,
	    .catalog = cat, .decisions = d };
	struct emit j = { .guide = &guide, .arena = o->arena, .out = o->out };

	if (o->format == OUTPUT_JSON)
		json_open(&j, NULL, '[');
	if (o->format == OUTPUT_TEXT)
		answer_what_if(o, cat);
	if (o->format == OUTPUT_CSV)
		text_add(o->out, "id,part,name,value,fits,cost,time,"
		    "breaks\r\n");
	for (size_t i = 0; i < d->count; i++) {
		struct sheet s = { .decision = &d->item[i] };

		s.answer = a ? decide_accelerator(o->arena, cat,
		    s.decision, a, stack) : first_of(s.decision);
		if (!s.answer)
			continue;
		s.fitting = fitting_of(o->arena, cat, s.decision, s.answer);
		s.slicing = slicing_of(o->arena, cat, s.decision,
		    s.answer->place.accelerator);
		print(o, &j, &s, !i);
	}
	if (o->format == OUTPUT_JSON) {
		json_close(&j, ']');
		text_char(o->out, '\n');
	}
}

static int
run(struct options *o)
{
	const struct catalog *cat = build_catalog(o);
	const struct workload *w;
	const struct accelerator *a = NULL;
	const struct profile *p;
	const char *stack = NULL;

	if (diags_status(o->diags))
		return diags_status(o->diags);
	w = (const struct workload *)answer_find(o, &cat->workloads,
	    "workload", o->arg[0]);
	if (o->args > 1 && w)
		a = answer_candidate(o, cat, w, o->arg[1], &stack);
	if (!answer_profile(o, cat, &p) || !w || (o->args > 1 && !a))
		return diags_status(o->diags);
	fit(o, cat, decide_workload(o->arena, cat, w, p, o->jobs), a, stack);
	return diags_status(o->diags);
}

const struct command command_fit = {
	.name = "fit", .operands = "WORKLOAD [ACCELERATOR[@STACK]]",
	.help = "Without an accelerator it is the one that wins, or the "
	    "nearest where nothing does.\nEach count is the largest that "
	    "fits while all else stays; where the workload does\nnot fit, "
	    "each single change is tried until it does, and priced.\n"
	    "In CSV and JSON memory is in bytes and time and cost in "
	    "seconds and dollars.\n",
	.operands_min = 1, .operands_max = 2,
	.doc = "Print what a workload takes of memory, and what would fit.",
	.formats = TABLE_FORMATS,
	.takes = TAKES_PROFILE | TAKES_SET,
	.example = "ridgeline fit chat-70b h100-sxm5-80gb",
	.run = run,
};
