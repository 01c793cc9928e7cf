/* Policies: the numbers of each goal, and forms that contradict. */
#include <string.h>

#include "catalog/check.h"

struct goal_terms
policy_terms(const struct policy *p, enum goal goal)
{
	switch (goal) {
#define GOAL(name, what) \
	case GOAL_##name: \
		return (struct goal_terms){ #name, &p->within_##name, \
		    &p->weight_##name };
#include "catalog/goal.def"
#undef GOAL
	case GOAL_COUNT:
		break;
	}
	return (struct goal_terms){ 0 };
}

const char *
goal_name(enum goal goal)
{
	static const char *const names[] = {
#define GOAL(name, what) #name,
#include "catalog/goal.def"
#undef GOAL
	};

	return names[goal];
}

enum goal
goal_find(const char *name)
{
#define GOAL(word, what) \
	if (strcmp(name, #word) == 0) \
		return GOAL_##word;
#include "catalog/goal.def"
#undef GOAL
	return GOAL_COUNT;
}

static bool
names(const struct policy *p, enum goal goal)
{
	for (size_t i = 0; i < p->goals.count; i++)
		if (goal_find(p->goals.item[i].text) == goal)
			return true;
	return false;
}

/* Does a goal before that one leave several to decide between? */
static bool
leaves_several(const struct policy *p, size_t before)
{
	for (size_t i = 0; i < before; i++)
		if (policy_terms(p, goal_find(p->goals.item[i].text)).within->
		    fact.given)
			return true;
	return false;
}

/* The last of the goals has none behind it that could decide, unless one
 * before it was rounded: that decides then, unrounded. */
static void
check_within(const struct check *c, const struct policy *p, enum goal goal)
{
	const struct goal_terms t = policy_terms(p, goal);
	size_t n = p->goals.count, at = 0;

	if (!t.within->fact.given)
		return;
	while (at < n && strcmp(p->goals.item[at].text, t.name) != 0)
		at++;
	if (at == n)
		contradict(c, &p->head, &t.within->fact,
		    "within_%s needs %s among goals", t.name, t.name);
	else if (at + 1 == n && !leaves_several(p, at))
		contradict(c, &p->head, &t.within->fact,
		    "within_%s needs a goal behind %s, to decide between "
		    "those", t.name, t.name);
}

static void
check_policy(const struct check *c, const struct policy *p)
{
	const struct fact *weighed = NULL;

	for (int g = 0; g < GOAL_COUNT; g++) {
		const struct goal_terms t = policy_terms(p, (enum goal)g);

		check_within(c, p, (enum goal)g);
		if (t.weight->fact.given && !weighed)
			weighed = &t.weight->fact;
	}
	if (!p->goals.count && !weighed)
		contradict(c, &p->head, &p->goals.fact,
		    "it has neither goals nor weights");
	if (p->cost_cap.fact.given && (!p->goals.count ||
	    goal_find(p->goals.item[0].text) == GOAL_cost))
		contradict(c, &p->head, &p->cost_cap.fact,
		    "cost_cap needs goals of which cost is not the first");
	if (p->waiting.fact.given && !names(p, GOAL_cost))
		contradict(c, &p->head, &p->waiting.fact, weighed ?
		    "waiting goes with goals, not with weights" :
		    "waiting needs cost among goals");
	if (p->goals.count && weighed)
		contradict(c, &p->head, weighed,
		    "it has goals and weights: either one goal comes before "
		    "another or both are weighed");
}

void
check_policies(const struct check *c)
{
	for (size_t i = 0; i < c->catalog->policies.count; i++)
		check_policy(c, (const struct policy *)
		    c->catalog->policies.item[i]);
}
