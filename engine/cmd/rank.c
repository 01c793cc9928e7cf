/*
 * rank: the decisions of one workload in the terminal.
 */
#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/text.h"
#include "build.h"
#include "cmd/answer.h"
#include "cmd/screen.h"
#include "eval/eval.h"
#include "kind/place.h"
#include "kind/tenure.h"
#include "report/guide.h"
#include "unit/number.h"
#include "write/data.h"

/* The measures that a terminal has room for; csv and json have all. */
enum { SHOWN_MEASURES = 2 };

static const char *
limit_says(struct options *o, const struct answer *a)
{
	struct text t;

	if (!a->limit)
		return "none";
	text_init(&t, o->arena);
	text_printf(&t, "%s ", a->limit->name);
	number_fixed(&t, 100 * answer_headroom(a), 0, "");
	text_add(&t, " %");
	return t.data;
}

static void
add_answer(struct options *o, struct grid *g, const struct decision *d,
    size_t rank)
{
	const struct answer *a = &d->ranked[rank];
	const struct placement *p = &a->place;
	const struct kind *k = d->kind;

	grid_add(g, arena_printf(o->arena, "%zu%s", rank + 1, a->front ? "*" :
	    " "));
	grid_add(g, arena_printf(o->arena, "%d", p->count));
	grid_add(g, p->accelerator->head.id);
	grid_add(g, arena_printf(o->arena, "%s %s",
	    formats[p->weight_format].id, place_words(o->arena, k,
	    d->workload, p)));
	for (size_t i = 0; i < SHOWN_MEASURES && i < k->measure_count; i++)
		grid_add(g, answer_show(o->arena, answer_value(d, a,
		    k->measures[i].row), chain_row(kind_chain(k),
		    k->measures[i].row)->unit, k->measures[i].unit));
	grid_add(g, a->bound ? a->bound->title : "");
	grid_add(g, limit_says(o, a));
	grid_add(g, arena_printf(o->arena, "%s, %s", p->offer->provider.text,
	    offer_is_purchase(p->offer) ? "buy" : p->offer->tier.text));
}

static void
print_ranked(struct options *o, const struct decision *d)
{
	const struct kind *k = d->kind;
	struct grid g = { .arena = o->arena, .right = "rrllrrlll" };

	grid_add(&g, "");
	grid_add(&g, "");
	grid_add(&g, "accelerator");
	grid_add(&g, "placement");
	for (size_t i = 0; i < SHOWN_MEASURES && i < k->measure_count; i++)
		grid_add(&g, k->measures[i].title);
	grid_add(&g, "bound by");
	grid_add(&g, "limit, left");
	grid_add(&g, "from");
	g.columns = g.count;
	text_char(o->out, '\n');
	for (size_t i = 0; i < d->ranked_count; i++)
		add_answer(o, &g, d, i);
	grid_print(&g, o->out);
	text_add(o->out, "\n* nothing is both cheaper and faster\n");
}

/* Rejects of one reason that has no numbers stand on one line. */
static bool
alike(const struct answer *a, const struct answer *b)
{
	return !a->limit && !b->limit && a->why && b->why &&
	    strcmp(a->why, b->why) == 0;
}

static const char *
together(struct options *o, const struct decision *d, size_t first)
{
	struct text t;

	text_init(&t, o->arena);
	for (size_t i = first; i < d->rejected_count; i++)
		if (i == first || alike(&d->rejected[first], &d->rejected[i]))
			text_printf(&t, "%s%s", t.len ? ", " : "",
			    d->rejected[i].place.accelerator->head.id);
	return t.data;
}

static void
print_reject(struct options *o, const struct decision *d, size_t i)
{
	const char *reason = answer_reason(o->arena, &d->rejected[i]);
	const char *names = together(o, d, i);

	for (size_t k = 0; k < i; k++)
		if (alike(&d->rejected[k], &d->rejected[i]))
			return;
	text_add(o->out, "  ");
	if (d->rejected[i].limit)
		screen_wrap(o->out, arena_printf(o->arena, "%s: %s", names,
		    reason), 2, 4);
	else
		screen_wrap(o->out, arena_printf(o->arena, "%s: %s", reason,
		    names), 2, 4);
}

static void
print_text(struct options *o, const struct decision *d)
{
	text_printf(o->out, "%s, for %s\n\n", d->workload->name.text,
	    d->profile->name.text);
	screen_wrap(o->out, decision_verdict(o->arena, d), 0, 0);
	if (d->ranked_count)
		print_ranked(o, d);
	if (d->rejected_count)
		text_add(o->out, "\nrejected:\n");
	for (size_t i = 0; i < d->rejected_count; i++)
		print_reject(o, d, i);
	text_printf(o->out, "\n%zu candidates, %zu keep every limit\n",
	    d->candidates, d->fitting);
}

static int
run(struct options *o)
{
	const struct catalog *cat = build_catalog(o);
	const struct workload *w;
	const struct profile *p;
	const struct decisions *d;

	if (diags_status(o->diags))
		return diags_status(o->diags);
	w = (const struct workload *)answer_find(o, &cat->workloads,
	    "workload", o->arg[0]);
	if (!w || !answer_profile(o, cat, &p))
		return diags_status(o->diags);
	d = eval_workload(o->arena, cat, w, p, o->jobs);
	if (o->format == OUTPUT_JSON)
		answer_json(o, cat, d);
	else if (o->format == OUTPUT_CSV)
		data_decisions_csv(o->out, o->arena, d);
	else
		for (size_t i = 0; i < d->count; i++) {
			text_add(o->out, i ? "\n\n" : "");
			print_text(o, &d->item[i]);
		}
	return diags_status(o->diags);
}

const struct command command_rank = {
	.name = "rank", .operands = "WORKLOAD",
	.help = "Of each answer: the measure that ranks, the time beside it, "
	    "what the time waits\nfor, the tightest limit with the share of "
	    "it that is left, who sells it and how.\nAn asterisk marks what "
	    "nothing beats in both. --format csv has every measure.\n",
	.operands_min = 1, .operands_max = 1,
	.doc = "Print the decision, with the reason of every reject.",
	.formats = 1u << OUTPUT_TEXT | 1u << OUTPUT_JSON | 1u << OUTPUT_CSV,
	.profile = true,
	.run = run,
};
