#include "write/json.h"

#include <string.h>

#include "base/map.h"
#include "search/caution.h"
#include "search/front.h"
#include "search/grade.h"
#include "search/refuse.h"
#include "search/supply.h"
#include "validate/uncertainty.h"
#include "kind/place.h"
#include "model/formula.h"
#include "write/data.h"

/* Raised when a reader of the old form would be misled. */
#define SCHEMA "ridgeline-guide-3"

/* Its axes, a choice by its word; only of one that was evaluated.  A number
 * that is not there is 1. */
static void
axes(struct emit *j, const struct decision *d, const struct placement *p)
{
	json_open(j, "placement", '{');
	for (size_t i = 0; i < d->kind->axis_count; i++) {
		const struct axis_rule *r = &d->kind->axes[i];
		const char *word = place_choice(j->arena, d->workload, r, p);

		if (*word)
			json_text(j, place_name(r->axis), word);
		else if (p->axis[r->axis] != 1)
			json_number(j, place_name(r->axis),
			    p->axis[r->axis]);
	}
	json_close(j, '}');
}

static void
placement(struct emit *j, const struct decision *d, const struct placement *p,
    bool evaluated)
{
	json_text(j, "accelerator", p->accelerator->head.id);
	json_number(j, "count", p->count);
	json_text(j, "format", format_id(p->weight_format));
	if (evaluated)
		axes(j, d, p);
	json_text(j, "offer", p->offer ? p->offer->head.id : NULL);
}

/* A caution's id, and its place among all. */
struct warned {
	const char *id;
	size_t place;
};

/* What runs it, how soon, and what its format costs in quality. */
static void
stack(struct emit *j, const struct decision *d, const struct answer *a)
{
	const struct catalog *cat = j->guide->catalog;
	bool modelless = d->kind->type->modelless;
	const struct format *f = modelless ? NULL : a->place.weight_format;
	struct stack s = stack_of(cat, d->workload, &a->place);
	struct quality_loss q = modelless ? (struct quality_loss){ 0 } :
	    answer_loss(cat, d->workload, f);
	struct lead l = { 0 };

	if (s.software) {
		json_text(j, "software", s.software);
		json_text(j, "support", support_word(s.found.state));
		json_text(j, "support_record", s.found.record ?
		    s.found.record->head.id : NULL);
	}
	if (a->place.offer)
		l = supply_lead(cat, d->profile, a->place.offer);
	if (l.known) {
		json_number(j, "lead_time", l.time);
		json_text(j, "lead_record", arena_printf(j->arena, "%s/%s",
		    l.by->type->verb, l.by->id));
	}
	if (q.known) {
		json_number(j, "quality_loss", q.share);
		json_text(j, "quality_record", q.record ?
		    q.record->head.id : NULL);
	}
}

/* What an answer comes to in the goals that the kind has, of these bits; no
 * commitment is none. */
static void
goals(struct emit *j, const struct decision *d, const double *goal,
    unsigned which)
{
	json_open(j, "goals", '{');
	for (int g = 0; g < GOAL_COUNT; g++) {
		struct goal_row row;

		if (which & 1u << g && goal_row(d->kind, (enum goal)g, &row) &&
		    (g != GOAL_commitment || goal[g] > 0))
			json_number(j, goal_name((enum goal)g), goal[g]);
	}
	json_close(j, '}');
}

/* Places in the list of all: many answers share a text. */
static void
cautions(struct emit *j, const struct order *o)
{
	json_open(j, "cautions", '[');
	for (size_t i = 0; i < o->cautions; i++) {
		const struct caution *c = &o->caution[i];
		struct warned *warned = map_get(j->cautions, c->text);

		if (!warned) {
			warned = ARENA_NEW(j->arena, struct warned);
			*warned = (struct warned){ c->id,
				map_count(j->cautions) };
			map_put(j->cautions, c->text, warned);
		}
		json_number(j, NULL, (double)warned->place);
	}
	json_close(j, ']');
}

static void
all_cautions(struct emit *j)
{
	json_open(j, "cautions", '[');
	for (size_t i = 0; i < map_count(j->cautions); i++) {
		const struct warned *warned = map_value(j->cautions, i);

		json_entry(j, warned->id);
		json_text(j, "text", map_key(j->cautions, i));
		json_close(j, '}');
	}
	json_close(j, ']');
}

static void
answer(struct emit *j, const struct decision *d, const struct answer *a,
    size_t rank)
{
	json_entry(j, a->id);
	placement(j, d, &a->place, a->value != NULL);
	if (a->order) {
		json_number(j, "accelerators", a->order->accelerators);
		json_number(j, "copies", a->order->copies);
		json_number(j, "usd_per_month", a->order->usd_per_month);
		json_number(j, "usd_attributed", a->order->usd_attributed);
		json_text(j, "grade", grade_word((enum grade)
		    a->order->grade));
		cautions(j, a->order);
	}
	json_number(j, "objective", a->objective);
	json_number(j, "time", a->time);
	goals(j, d, a->goal, ranking_looks(&d->ranking));
	if (d->ranking.weighed)
		json_number(j, "score", ranking_score(&d->ranking, a->goal));
	json_flag(j, "front", a->front);
	json_text(j, "limit", a->limit ? a->limit->name : NULL);
	json_number(j, "headroom", answer_headroom(a));
	json_text(j, "bound", a->bound ? a->bound->title : NULL);
	stack(j, d, a);
	json_tenants(j, d, a);
	json_figures(j, d, a, rank);
	json_close(j, '}');
}

static void
reject(struct emit *j, const struct decision *d, const struct answer *a)
{
	static const char *const why[] = {
		[REJECT_NONE] = "none", [REJECT_SEGMENT] = "segment",
		[REJECT_OFFER] = "offer", [REJECT_FORMAT] = "format",
		[REJECT_PLACEMENT] = "placement", [REJECT_LIMIT] = "limit",
		[REJECT_SUPPORT] = "support", [REJECT_QUALITY] = "quality",
	};

	json_entry(j, a->id);
	placement(j, d, &a->place, a->value != NULL);
	json_text(j, "reject", why[a->reject]);
	if (a->limit) {
		json_text(j, "limit", a->limit->name);
		json_number(j, "need", a->need);
		json_number(j, "have", a->have);
		json_text(j, "unit", a->limit_unit);
	}
	if (a->ground.by)
		json_text(j, "record", arena_printf(j->arena, "%s/%s",
		    a->ground.by->type->verb, a->ground.by->id));
	json_text(j, "reason", answer_reason(j->arena, decision_phrases(d),
	    a));
	json_close(j, '}');
}

/*
 * A changed input: the objective at both ends, and who then wins; nothing where
 * the best answer stays what it is.
 */
static void
end(struct emit *j, const char *key, const struct sensitivity_end *e,
    const struct answer *best)
{
	if (!e->breaks && e->wins == best && !(e->objective <
	    best->objective) && !(e->objective > best->objective))
		return;
	json_open(j, key, '{');
	json_number(j, "factor", e->factor);
	json_number(j, "objective", e->objective);
	json_text(j, "breaks", e->breaks ? e->breaks->name : NULL);
	json_text(j, "wins", e->wins ?
	    e->wins->place.accelerator->head.id : NULL);
	json_close(j, '}');
}

static void
sensitivities(struct emit *j, const struct sensitivities *all,
    const struct answer *best)
{
	json_open(j, "inputs", '[');
	for (size_t i = 0; i < all->count; i++) {
		const struct sensitivity *s = &all->item[i];
		struct input in = { .of = s->of, .field = s->field->name,
		    .fact = s->fact };

		json_line(j);
		json_open(j, NULL, '{');
		json_text(j, "input", input_id(j->arena, &in));
		json_number(j, "value", s->value);
		json_number(j, "swing", s->swing);
		if (s->turns > 0)
			json_number(j, "turns", s->turns);
		end(j, "low", &s->low, best);
		end(j, "high", &s->high, best);
		json_close(j, '}');
	}
	json_close(j, ']');
}

/* Of cases, as they are told: nothing that this guide works out. */
static void
errors(struct emit *j, const struct uncertainty *s)
{
	int digits = j->digits;

	j->digits = 0;
	json_text(j, "figure", score_figure_title(s->speed.figure));
	json_number(j, "cases", (double)s->speed.cases);
	json_flag(j, "unseen", s->unseen);
	json_number(j, "median", s->speed.median);
	json_number(j, "p90", s->speed.p90);
	j->digits = digits;
}

/* How sure the best is, where that was asked and there is an answer. */
static void
sure(struct emit *j, const struct decision *d)
{
	const struct guide *g = j->guide;
	struct uncertainty s;

	if (!d->ranked_count || !g->sensitivities)
		return;
	json_open(j, "sure", '{');
	if (uncertainty_of(g->catalog, d, g->errors, &s)) {
		errors(j, &s);
		if (d->contenders > 1)
			json_flag(j, "apart", uncertainty_apart(
			    d->ranked[0].objective, d->ranked[1].objective,
			    s.speed.median));
	}
	sensitivities(j, &g->sensitivities[d - g->decisions->item],
	    d->ranked);
	json_close(j, '}');
}

/* The policy as it was applied: what the kind does not have is left out. */
static void
policy(struct emit *j, const struct decision *d)
{
	const struct ranking *o = &d->ranking;

	json_text(j, "policy", o->policy ? o->policy->head.id : NULL);
	json_open(j, "policy_goals", '[');
	for (size_t i = 0; i < o->goals; i++) {
		json_open(j, NULL, '{');
		json_text(j, "goal", goal_name(o->goal[i]));
		if (o->weighed)
			json_number(j, "weight", o->weight[i]);
		else
			json_number(j, "within", o->within[i]);
		if (o->waiting[i] > 0)
			json_number(j, "waiting", o->waiting[i]);
		if (d->ranked_count)
			json_number(j, "least", o->best[i]);
		json_close(j, '}');
	}
	json_close(j, ']');
}

static void
front(struct emit *j, const struct decision *d)
{
	json_open(j, "front", '[');
	for (size_t i = 0; i < d->front_count; i++) {
		const struct point *p = &d->front[i];

		json_line(j);
		json_open(j, NULL, '{');
		placement(j, d, &p->place, true);
		goals(j, d, p->goal, FRONT_SHOWN);
		json_close(j, '}');
	}
	json_close(j, ']');
}

static void
decision(struct emit *j, const struct decision *d)
{
	json_entry(j, decision_id(j->arena, d));
	json_text(j, "workload", d->workload->head.id);
	json_text(j, "profile", d->profile->head.id);
	json_text(j, "kind", d->kind->name);
	json_number(j, "candidates", (double)d->candidates);
	json_number(j, "fitting", (double)d->fitting);
	policy(j, d);
	json_open(j, "ranked", '[');
	for (size_t i = 0; i < d->ranked_count; i++)
		answer(j, d, &d->ranked[i], i);
	json_close(j, ']');
	json_open(j, "rejected", '[');
	for (size_t i = 0; i < d->rejected_count; i++)
		reject(j, d, &d->rejected[i]);
	json_close(j, ']');
	front(j, d);
	sure(j, d);
	json_close(j, '}');
}

static void
records(struct emit *j, const char *key, const struct record_list *list)
{
	json_line(j);
	json_open(j, key, '{');
	for (size_t i = 0; i < list->count; i++) {
		json_line(j);
		json_record(j, list->item[i]->id, list->item[i]);
	}
	json_close(j, '}');
}

static void
argument(struct emit *j, const char *key, const struct formula_arg *a)
{
	json_open(j, key, '{');
	json_text(j, "name", a->name);
	json_text(j, "symbol", a->symbol);
	json_text(j, "meaning", a->meaning);
	json_text(j, "unit", a->unit);
	json_close(j, '}');
}

static void
formula(struct emit *j, const struct formula *f)
{
	json_line(j);
	json_open(j, f->name, '{');
	json_text(j, "book", f->book);
	json_text(j, "title", f->title);
	json_text(j, "equation", f->equation);
	json_text(j, "sheet", f->sheet);
	json_text(j, "source", f->source);
	json_text(j, "place", f->place);
	json_text(j, "valid", f->valid);
	argument(j, "result", &f->result);
	json_open(j, "arguments", '[');
	for (int i = 0; i < f->args; i++)
		argument(j, NULL, &f->arg[i]);
	json_close(j, ']');
	json_close(j, '}');
}

static void
everything(struct emit *j)
{
	const struct guide *g = j->guide;

	json_text(j, "title", g->title);
	json_text(j, "date", g->date);
	if (g->catalog->catalogues.count)
		records(j, "catalogues", &g->catalog->catalogues);
	records(j, "workloads", &g->catalog->workloads);
	records(j, "profiles", &g->catalog->profiles);
	records(j, "policies", &g->catalog->policies);
	json_figures_begin(j);
	json_line(j);
	j->digits = FIGURE_DIGITS;
	json_open(j, "decisions", '[');
	for (size_t i = 0; i < g->decisions->count; i++)
		decision(j, &g->decisions->item[i]);
	json_close(j, ']');
	j->digits = 0;
	json_line(j);
	all_cautions(j);
	json_sizes(j);
	json_line(j);
	json_steps(j);
	json_line(j);
	json_inputs(j);
	records(j, "sources", &g->catalog->sources);
	json_line(j);
	json_open(j, "formulas", '{');
	for (size_t i = 0; i < formula_count; i++)
		formula(j, &formulas[i]);
	json_close(j, '}');
}

void
data_json(const struct guide *guide, struct text *out)
{
	json_whole(guide, out, SCHEMA, everything);
}

static int
write_json(const struct guide *guide, struct publish *publish)
{
	return json_files(guide, publish, "guide", SCHEMA, everything,
	    json_schema);
}

const struct writer writer_json = {
	.name = "json",
	.doc = "every decision with its figures, inputs and reasons",
	.write = write_json,
};
