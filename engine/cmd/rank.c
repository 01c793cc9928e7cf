/*
 * rank: the decisions of one workload in the terminal.
 */
#include <ctype.h>
#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/progress.h"
#include "base/text.h"
#include "build.h"
#include "cmd/answer.h"
#include "cmd/gate.h"
#include "cmd/rank.h"
#include "cmd/screen.h"
#include "cmd/shard.h"
#include "kind/ownership.h"
#include "kind/place.h"
#include "kind/stack.h"
#include "report/compose.h"
#include "report/guide.h"
#include "search/caution.h"
#include "search/grade.h"
#include "spec/phrase.h"
#include "unit/number.h"
#include "unit/spoken.h"
#include "write/data.h"

/* The measures that a terminal has room for; csv and json have all. */
enum { SHOWN_MEASURES = 2 };

static const char *
limit_says(struct options *o, const struct answer *a)
{
	return !a->limit ? "none" : arena_printf(o->arena, "%s %s%%",
	    a->limit->name, number_percent(o->arena, answer_headroom(a), 0));
}

static void
add_place(struct options *o, struct grid *g, const struct decision *d,
    const struct placement *p, const struct order *order)
{
	grid_add(g, arena_printf(o->arena, "%.0f", order ?
	    order->accelerators : p->count));
	grid_add(g, !d->stacks_many || !p->stack ? p->accelerator->head.id :
	    arena_printf(o->arena, "%s@%s", p->accelerator->head.id,
	    stack_id(o->arena, p->stack)));
	if (d->kind->axis_count)
		grid_add(g, arena_printf(o->arena, "%s %s",
		    format_id(p->weight_format), place_words(o->arena,
		    d->kind, d->workload, p)));
}

/* "on demand", or of what is reserved the years alone: a row has to fit. */
static const char *
tier_says(const struct offer *offer)
{
	static const char reserved[] = "reserved ";
	const char *says = offer_is_purchase(offer) ? "buy" :
	    choice_words(offer->tier.text);

	return text_starts(says, reserved) ? says + strlen(reserved) : says;
}

/* "own + Lambda, on demand", "Amazon, buy + Runpod, spot": who has it, and how
 * it is had. */
static const char *
seller(struct options *o, const struct offer *offer,
    const struct offer *rents)
{

	if (offer_is_owned(offer))
		return offer->holding->name.text;
	return arena_printf(o->arena, "%s%s, %s%s%s%s%s%s%s", offer->holding ?
	    "own + " : "", offer_seller(offer),
	    tier_says(offer), offer->condition.text ? " " : "",
	    offer->condition.text ? offer->condition.text : "",
	    rents ? " + " : "", rents ? offer_seller(rents) : "",
	    rents ? ", " : "", rents ? tier_says(rents) : "");
}

static void
add_answer(struct options *o, struct grid *g, const struct decision *d,
    size_t rank)
{
	const struct answer *a = &d->ranked[rank];
	const struct kind *k = d->kind;

	grid_add(g, arena_printf(o->arena, "%zu%s%s", rank + 1, a->front ?
	    "*" : " ", a->order->grade == GRADE_UNTESTED ? "?" : " "));
	add_place(o, g, d, &a->place, a->order);
	for (size_t i = 0; i < SHOWN_MEASURES && i < k->measure_count; i++)
		grid_add(g, answer_show(o->arena, answer_value(d, a,
		    k->measures[i].row), chain_row(kind_chain(k),
		    k->measures[i].row)->unit, k->measures[i].unit));
	if (k->resource_count)
		grid_add(g, a->bound ? a->bound->title : "");
	grid_add(g, limit_says(o, a));
	grid_add(g, seller(o, a->place.offer, a->order->rents));
	if (d->ranking.weighed)
		grid_add(g, answer_show(o->arena, ranking_score(&d->ranking,
		    a->goal), "1", NULL));
}

static void
add_heads(struct grid *g, const struct decision *d)
{
	const struct kind *k = d->kind;

	grid_add(g, "");
	grid_add(g, "accelerator");
	if (k->axis_count)
		grid_add(g, "placement");
	for (size_t i = 0; i < SHOWN_MEASURES && i < k->measure_count; i++)
		grid_add(g, k->measures[i].title);
}

/* Does it begin with one, as ZeRO? */
static bool
acronym(const char *title)
{
	for (size_t i = 1; i < strcspn(title, " "); i++)
		if (isupper((unsigned char)title[i]))
			return true;
	return false;
}

/* "tp: accelerators that split each matrix", of the letters that stand in the
 * placements. */
static void
add_letters(struct options *o, struct text *t, const struct decision *d,
    const struct axis_rule *r)
{
	const char *mark = NULL, *title = place_title(r->axis);

	for (size_t i = 0; i < d->ranked_count && !mark; i++)
		mark = place_mark(o->arena, d->workload, r,
		    &d->ranked[i].place);
	if (!mark)
		return;
	text_printf(t, "%s%.*s: ", t->len ? "; " : "", (int)strcspn(mark,
	    "_"), mark);
	if (!acronym(title))
		text_char(t, (char)tolower((unsigned char)*title++));
	text_add(t, title);
}

static void
print_letters(struct options *o, const struct decision *d)
{
	struct text t;

	text_init(&t, o->arena);
	for (size_t i = 0; i < d->kind->axis_count; i++)
		add_letters(o, &t, d, &d->kind->axes[i]);
	if (t.len)
		screen_wrap(o, t.data, 0, 2);
}

/* By what the rows are in order, and who says so. */
static const char *
order_says(struct options *o, const struct decision *d)
{
	const struct phrases *p = decision_phrases(d);
	const char *order = ranking_says(o->arena, p, &d->ranking);

	return d->ranking.policy ? SAID(o->arena, p, rank_policy,
	    .policy = ranking_name(&d->ranking), .order = order) :
	    SAID(o->arena, p, rank_order, .order = order);
}

/* What the marks say that stand there. */
static void
print_legend(struct options *o, const struct decision *d)
{
	bool untested = false;

	for (size_t i = 0; i < d->ranked_count; i++)
		untested |= d->ranked[i].order->grade == GRADE_UNTESTED;
	text_char(o->out, '\n');
	screen_wrap(o, order_says(o, d), 0, 2);
	text_printf(o->out, "%s\n", SAID_PLAIN(decision_phrases(d),
	    rank_front));
	if (untested)
		text_printf(o->out, "%s\n", SAID_PLAIN(decision_phrases(d),
		    rank_untested));
	print_letters(o, d);
}

static void
print_ranked(struct options *o, const struct decision *d)
{
	const struct kind *k = d->kind;
	/* What is owned runs no one thing: no format, no time to wait for. */
	struct grid g = { .arena = o->arena, .right = k->axis_count ?
	    "rrllrrlllr" : "rrlrrllr" };

	grid_add(&g, "");
	add_heads(&g, d);
	if (k->resource_count)
		grid_add(&g, "bound by");
	grid_add(&g, "limit, left");
	grid_add(&g, "from");
	if (d->ranking.weighed)
		grid_add(&g, "score");
	g.columns = g.count;
	text_char(o->out, '\n');
	for (size_t i = 0; i < d->ranked_count; i++)
		add_answer(o, &g, d, i);
	grid_print(&g, o, o->out);
	print_legend(o, d);
}

/* Digits alone, as scripts read them. */
static const char *
counted(struct options *o, size_t n)
{
	return arena_printf(o->arena, "%zu", n);
}

static const char *
share_says(struct options *o, double share)
{
	return arena_printf(o->arena, "%s%%", number_percent(o->arena, share,
	    0));
}

/* Of all candidates, those that nothing beats. */
static void
print_front(struct options *o, const struct decision *d)
{
	const struct kind *k = d->kind;
	struct grid g = { .arena = o->arena, .right = k->axis_count ?
	    "rllrrrl" : "rlrrrl" };

	add_heads(&g, d);
	grid_add(&g, "memory in use");
	grid_add(&g, "from");
	g.columns = g.count;
	text_printf(o->out, "%s, for %s\n\n", d->workload->name.text,
	    d->profile->name.text);
	for (size_t i = 0; i < d->front_count; i++) {
		const struct point *p = &d->front[i];

		add_place(o, &g, d, &p->place, NULL);
		for (size_t m = 0; m < SHOWN_MEASURES; m++)
			grid_add(&g, answer_show(o->arena, p->goal[m ?
			    GOAL_time : GOAL_cost], chain_row(kind_chain(k),
			    k->measures[m].row)->unit, k->measures[m].unit));
		grid_add(&g, share_says(o, p->goal[GOAL_memory]));
		grid_add(&g, seller(o, p->place.offer, NULL));
	}
	grid_print(&g, o, o->out);
	text_char(o->out, '\n');
	screen_wrap(o, SAID(o->arena, decision_phrases(d), rank_pareto,
	    .front = counted(o, d->front_count),
	    .fitting = counted(o, d->fitting)), 0, 0);
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
	const char *reason = answer_reason(o->arena, decision_phrases(d),
	    &d->rejected[i]);
	const char *names = together(o, d, i);

	for (size_t k = 0; k < i; k++)
		if (alike(&d->rejected[k], &d->rejected[i]))
			return;
	text_add(o->out, "  ");
	if (d->rejected[i].limit)
		screen_wrap(o, arena_printf(o->arena, "%s: %s", names,
		    reason), 2, 4);
	else
		screen_wrap(o, arena_printf(o->arena, "%s: %s", reason,
		    names), 2, 4);
}

static void
print_text(struct options *o, const struct decision *d)
{
	text_printf(o->out, "%s, for %s\n\n", d->workload->name.text,
	    d->profile->name.text);
	screen_wrap(o, decision_verdict(o->arena, d), 0, 0);
	if (d->ranked_count) {
		answer_cautions(o, d->ranked->order);
		print_ranked(o, d);
	}
	if (d->rejected_count)
		text_add(o->out, "\nrejected:\n");
	for (size_t i = 0; i < d->rejected_count; i++)
		print_reject(o, d, i);
	text_printf(o->out, "\n%s\n", SAID(o->arena, decision_phrases(d),
	    rank_counts, .candidates = counted(o, d->candidates),
	    .fitting = counted(o, d->fitting)));
}

/* What is read aloud: the verdict and what to beware of, in words alone. */
static void
print_spoken(struct options *o, const struct decision *d)
{
	const struct order *order = d->ranked_count ? d->ranked->order : NULL;

	text_printf(o->out, "%s.\n", spoken(o->arena, arena_printf(o->arena,
	    "%s, for %s", d->workload->name.text, d->profile->name.text)));
	screen_wrap(o, spoken(o->arena, decision_verdict(o->arena, d)), 0, 0);
	for (size_t i = 0; order && i < order->cautions; i++)
		screen_wrap(o, spoken(o->arena, arena_printf(o->arena,
		    "Beware: %s.", order->caution[i].text)), 0, 0);
}

static void
print(struct options *o, const struct decision *d)
{
	if (o->format == OUTPUT_SPOKEN)
		print_spoken(o, d);
	else if (o->pareto)
		print_front(o, d);
	else
		print_text(o, d);
}

void
rank_print(struct options *o, const struct catalog *cat,
    const struct decisions *d)
{
	if (o->format == OUTPUT_JSON)
		answer_json(o, cat, d);
	else if (o->format == OUTPUT_CSV && o->pareto)
		data_front_csv(o->out, o->arena, d);
	else if (o->format == OUTPUT_CSV)
		data_decisions_csv(o->out, o->arena, d);
	else
		answer_what_if(o, cat);
	for (size_t i = 0; (o->format == OUTPUT_TEXT || o->format ==
	    OUTPUT_SPOKEN) && i < d->count; i++) {
		text_add(o->out, i ? "\n\n" : "");
		print(o, &d->item[i]);
	}
}

static int
run(struct options *o)
{
	const struct catalog *cat = build_asked(o);
	struct shard shard = { 1, 1 };
	struct whom whom = { 0 };
	const struct decisions *d;
	struct outcomes *found;

	if (!gate_reads(o) || diags_status(o->diags))
		return diags_status(o->diags);
	whom.workload = (const struct workload *)answer_find(o,
	    &cat->workloads, "workload", o->arg[0]);
	if (!whom.workload || !answer_profile(o, cat, &whom.profile) ||
	    !answer_policy(o, cat, &whom.policy) || !shard_option(o, &shard))
		return diags_status(o->diags);
	progress_say(o->progress, "searching");
	found = outcomes_new(o->arena, cat, whom);
	outcomes_search(o->arena, found, shard, o->jobs);
	if (o->shard) {
		shard_print(o, cat, found, whom.workload->head.id, shard);
		return diags_status(o->diags);
	}
	d = outcomes_decide(o->arena, found, o->jobs);
	rank_print(o, cat, d);
	gate_decisions(o, cat, d);
	return diags_status(o->diags);
}

const struct command command_rank = {
	.name = "rank", .operands = "WORKLOAD",
	.help = "Of each answer: the measure that ranks, the time beside it, "
	    "what the time waits\nfor, the tightest limit with the share of "
	    "it that is left, who sells it and how.\nAn asterisk marks what "
	    "no candidate beats in cost, time and memory at once;\n--pareto "
	    "prints all of those, not the best of each accelerator alone.\n"
	    "--format csv has every measure; spoken is the decision in "
	    "words alone, for a\nscreen reader.\n\n--fail-on "
	    "none,untested,thin,close,stale,outlier,signed,unpriced makes "
	    "the exit status 3 when\nnothing fits, the first choice has "
	    "that grade or "
	    "rests on a price older than its\nsource allows, a price is held "
	    "back, the decision is not what was signed, or an accelerator "
	    "of the\nguide has no price.\n",
	.example = "ridgeline rank chat-70b --profile startup",
	.operands_min = 1, .operands_max = 1,
	.doc = "Print the decision, with the reason of every reject.",
	.formats = TABLE_FORMATS | 1 << OUTPUT_SPOKEN,
	.takes = TAKES_PROFILE | TAKES_POLICY | TAKES_PARETO | TAKES_SHARD |
	    TAKES_SET | TAKES_GATE,
	.run = run,
};
