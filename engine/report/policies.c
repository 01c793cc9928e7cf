/* What other policies would choose, as values that templates make tables of. */
#include "base/array.h"
#include "base/map.h"
#include "kind/goal.h"
#include "report/compose.h"

void
view_goal(struct compose *c, struct value *v, const struct decision *d,
    const struct answer *a, enum goal goal)
{
	double value = a->goal[goal];
	struct goal_row row;

	/* A policy that does not weigh the risk does not work it out: it is at
	 * least one try where it does. */
	if (!goal_row(d->kind, goal, &row) ||
	    (goal == GOAL_risk && value < 1))
		return;
	set(c, v, goal_name(goal), row.of || !row.row ?
	    value_number(c->arena, value, row.unit, NULL) :
	    value_quantity(c->arena, row_quantity(row.row->unit, value),
	    row.unit, NULL));
}

/* A policy with its first choice, all else as it was. */
static struct value *
choice_of(struct compose *c, const struct decision *asked,
    const struct policy *p, const struct decision *d)
{
	struct value *v = value_map(c->arena);
	const char *words;

	set_text(c, v, "name", record_name(&p->head));
	set_text(c, v, "order", ranking_says(c->arena,
	    decision_phrases(d), &d->ranking));
	set(c, v, "own", value_flag(c->arena, asked->ranking.policy == p));
	if (!d->ranked_count)
		return v;
	words = order_words(c->arena, d->workload, d->ranked);
	set_text(c, v, "placement", words);
	value_set(c->arena, v, "choice", piece_link(c,
	    &d->ranked->place.accelerator->head, words));
	set_text(c, v, "offer", sellers_words(c->arena,
	    c->guide->catalog->phrases, d->ranked));
	for (int g = 0; g < GOAL_COUNT; g++)
		view_goal(c, v, d, d->ranked, (enum goal)g);
	return v;
}

/* The goals that the kind has: id, title and the unit to show it in. */
static struct value *
goals_of(struct compose *c, const struct kind *k)
{
	struct value *list = value_list(c->arena);

	for (int g = 0; g < GOAL_COUNT; g++) {
		struct goal_row row;
		struct value *v = value_map(c->arena);

		if (!goal_row(k, (enum goal)g, &row))
			continue;
		set_text(c, v, "id", goal_name((enum goal)g));
		set_text(c, v, "title", row.title);
		set_text(c, v, "unit", shown_unit(row.unit));
		value_add(c->arena, list, v);
	}
	return list;
}

/* policies(decision): goals, and the choice of each policy; nothing where none
 * has a say. */
static const struct value *
policies_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	const struct view *view = count ? map_get(compose_views(c),
	    value_get_text(args[0], "id", "")) : NULL;
	const struct record_list *all = &c->guide->catalog->policies;
	const struct decisions *under;
	struct value *v, *choices;

	if (!view)
		return call_fails(c, (struct call){ args, count, error },
		    "wants a decision");
	if (view->decision->kind->worth)
		return value_nil(arena);
	v = value_map(arena);
	choices = value_list(arena);
	under = guide_decides(c->guide, (struct whom){
	    .workload = view->decision->workload,
	    .profile = view->decision->profile, .each_policy = true });
	for (size_t i = 0; i < all->count; i++)
		value_add(arena, choices, choice_of(c, view->decision,
		    (const struct policy *)all->item[i], &under->item[i]));
	set(c, v, "goals", goals_of(c, view->decision->kind));
	set(c, v, "choices", choices);
	return v;
}

void
policies_install(struct compose *c)
{
	templates_function(c->templates, "policies", policies_function, c);
}
