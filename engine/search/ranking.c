#include "search/ranking.h"

#include <math.h>

#include "base/array.h"
#include "catalog/tested.h"
#include "kind/stack.h"
#include "model/policy.h"

/* More than what rounding does to a step. */
static const double SURELY = 1e-6;
/* What decides where a policy leaves two equal, and where that does. */
static const enum goal last[] = { GOAL_cost, GOAL_time, GOAL_memory };
static const enum goal ties[] = { GOAL_energy, GOAL_accelerators };

/* What is within so much of the least counts as the least; NULL: nothing. */
static void
add(struct ranking *o, const struct kind *k, enum goal goal,
    const struct number *within)
{
	struct goal_row row;

	if (!goal_row(k, goal, &row))
		return;
	o->goal[o->goals] = goal;
	o->best[o->goals] = 1;
	o->stated[o->goals] = within;
	o->within[o->goals] = within ? within->value : 0;
	if (o->weighed) {
		o->weight[o->goals] = policy_terms(o->policy,
		    goal).weight->value;
		o->weights += o->weight[o->goals];
	}
	o->goals++;
}

/* What pays to own is ranked by its use alone: nothing is chosen there. */
void
ranking_make(struct ranking *o, const struct catalog *cat, const struct kind *k,
    const struct policy *p)
{
	*o = (struct ranking){ .catalog = cat, .kind = k,
		.policy = k->worth ? NULL : p };
	if (!o->policy) {
		add(o, k, GOAL_cost, NULL);
		add(o, k, GOAL_time, NULL);
		return;
	}
	o->weighed = !p->goals.count;
	o->capped = p->cost_cap.fact.given;
	if (o->capped)
		add(o, k, GOAL_cost, &p->cost_cap);
	for (size_t i = 0; i < p->goals.count; i++) {
		enum goal goal = goal_find(p->goals.item[i].text);

		add(o, k, goal, policy_terms(p, goal).within);
		/* Who serves waits for no run to end. */
		if (goal == GOAL_cost && p->waiting.fact.given && k->trains)
			o->waiting[o->goals - 1] = p->waiting.value;
	}
	for (int g = 0; o->weighed && g < GOAL_COUNT; g++)
		if (policy_terms(p, (enum goal)g).weight->fact.given)
			add(o, k, (enum goal)g, NULL);
}

bool
ranking_plain(const struct ranking *o)
{
	return !o->policy || (!o->weighed && o->goals > 1 &&
	    o->goal[0] == GOAL_cost && o->goal[1] == GOAL_time &&
	    o->within[0] <= 0 && !(o->waiting[0] > 0) && !o->capped);
}

unsigned
ranking_looks(const struct ranking *o)
{
	unsigned looks = 0;

	for (size_t i = 0; i < o->goals; i++)
		looks |= 1u << o->goal[i];
	for (size_t i = 0; i < COUNT(last); i++)
		looks |= 1u << last[i];
	return looks;
}

size_t
ranking_place(const struct ranking *o, enum goal goal)
{
	size_t i = 0;

	while (i < o->goals && o->goal[i] != goal)
		i++;
	return i;
}

double
ranking_value(const struct ranking *o, size_t i, const double *goal)
{
	return o->waiting[i] > 0 ? policy_waited(goal[o->goal[i]],
	    o->waiting[i], goal[GOAL_time]) : goal[o->goal[i]];
}

/* Is the point near enough to the least, in each of the first n goals? */
static bool
is_left(const struct ranking *o, const double *goal, size_t goals)
{
	for (size_t i = 0; i < goals && !o->weighed; i++)
		if (ranking_value(o, i, goal) > o->enough[i])
			return false;
	return true;
}

void
ranking_settle(struct ranking *o, const struct point *p, size_t n)
{
	for (size_t i = 0; n && i < o->goals; i++) {
		o->best[i] = HUGE_VAL;
		for (size_t k = 0; k < n; k++)
			if (is_left(o, p[k].goal, i))
				o->best[i] = fmin(o->best[i],
				    ranking_value(o, i, p[k].goal));
		o->enough[i] = policy_enough(o->best[i], o->within[i]);
	}
}

size_t
ranking_least(const struct ranking *o, size_t i, const struct point *p,
    size_t n)
{
	size_t least = n;

	for (size_t k = 0; k < n; k++)
		if (is_left(o, p[k].goal, i) && (least == n ||
		    ranking_value(o, i, p[k].goal) <
		    ranking_value(o, i, p[least].goal)))
			least = k;
	return least == n ? 0 : least;
}

double
ranking_reach(const struct ranking *settled, const struct ranking *before,
    double least)
{
	const double enough = policy_enough(least, settled->within[0]);

	if (!(least > 0))
		return HUGE_VAL;
	return (1 + SURELY) * (before->enough[0] > 0 ? fmax(enough, enough *
	    (settled->enough[0] / before->enough[0])) : enough);
}

struct ranking
ranking_again(const struct ranking *settled, const struct ranking *before,
    const struct point *now, size_t left)
{
	struct ranking o = *settled;

	ranking_settle(&o, now, left);
	for (size_t i = 0; i < o.goals; i++)
		if (before->enough[i] > 0)
			o.enough[i] *= settled->enough[i] / before->enough[i];
	return o;
}

struct ranking
ranking_moved(const struct ranking *settled, const struct point *was, size_t n,
    const struct point *now, size_t left)
{
	struct ranking before = *settled;

	ranking_settle(&before, was, n);
	return ranking_again(settled, &before, now, left);
}

/* Where the least of a goal is zero there are no shares of it: a point is at
 * zero or it is not. */
static double
part(const struct ranking *o, size_t i, double value)
{
	if (o->best[i] > 0)
		return policy_part(value, o->best[i], o->weight[i],
		    o->weights);
	return value > 0 ? HUGE_VAL : 1;
}

double
ranking_score(const struct ranking *o, const double *goal)
{
	double score = 1;

	for (size_t i = 0; o->weighed && i < o->goals; i++)
		score = policy_score(score, part(o, i, goal[o->goal[i]]));
	return o->weighed ? score : 0;
}

static int
compare(double a, double b)
{
	return (a > b) - (a < b);
}

bool
ranking_same(const struct ranking *a, const struct ranking *b)
{
	bool same = a->goals == b->goals && !a->policy == !b->policy &&
	    a->capped == b->capped && a->weighed == b->weighed &&
	    !compare(a->weights, b->weights);

	for (size_t i = 0; same && i < a->goals; i++)
		same = a->goal[i] == b->goal[i] &&
		    !compare(a->weight[i], b->weight[i]) &&
		    !compare(a->waiting[i], b->waiting[i]) &&
		    !compare(a->best[i], b->best[i]) &&
		    !compare(a->enough[i], b->enough[i]);
	return same;
}

/* Enough is 0 until it is settled, and where the least is nothing. */
double
ranking_counted(const struct ranking *o, size_t i, double value, double enough)
{
	return value <= enough || enough <= 0 || o->within[i] <= 0 ?
	    policy_counted(value, enough) :
	    policy_step(value, enough, o->within[i]);
}

static int
compare_goal(const struct ranking *o, size_t i, const double *a,
    const double *b)
{
	const double x = ranking_value(o, i, a), y = ranking_value(o, i, b);
	const double enough = o->enough[i];

	if (x == y || (x <= enough && y <= enough))
		return 0;
	/* Further apart than a step: in two steps, wherever they begin. */
	if (o->within[i] > SURELY && fmax(x, y) > fmax(fmin(x, y), enough) *
	    (1 + o->within[i]) * (1 + SURELY))
		return x < y ? -1 : 1;
	return compare(ranking_counted(o, i, x, enough),
	    ranking_counted(o, i, y, enough));
}

/* What counts, before what is. */
static int
compare_counted(const struct ranking *o, const double *a, const double *b)
{
	int less = o->weighed ? compare(ranking_score(o, a),
	    ranking_score(o, b)) : 0;

	for (size_t i = 0; !o->weighed && !less && i < o->goals; i++)
		less = compare_goal(o, i, a, b);
	return less;
}

/* What decides between those that count alike. */
static int
compare_plain(const struct ranking *o, const double *a, const double *b)
{
	int less = 0;

	for (size_t i = 0; !less && i < o->goals; i++)
		if (o->goal[i] != GOAL_risk)
			less = compare(ranking_value(o, i, a),
			    ranking_value(o, i, b));
	for (size_t i = 0; o->policy && !less && i < COUNT(last); i++)
		less = compare(a[last[i]], b[last[i]]);
	return less;
}

double
ranking_risk(double risk)
{
	return round(100 * risk);
}

static int
compare_ties(const double *a, const double *b)
{
	int less = 0;

	for (size_t i = 0; !less && i < COUNT(ties); i++)
		less = compare(a[ties[i]], b[ties[i]]);
	return less ? less : compare(ranking_risk(a[GOAL_risk]),
	    ranking_risk(b[GOAL_risk]));
}

int
ranking_compare(const struct ranking *o, const double *a, const double *b)
{
	int less = compare_counted(o, a, b);

	return less ? less : compare_plain(o, a, b);
}

int
ranking_rank(const struct ranking *o, const double *a, const double *b)
{
	int less = ranking_compare(o, a, b);

	return less ? less : compare_ties(a, b);
}

/* Measured speeds of the stack on its generation. */
static double
cases(const struct ranking *o, const struct placement *p)
{
	return o->catalog && p->stack && p->calibration ? tested_error(
	    o->catalog, o->kind->name, "speed", p->calibration->software.text,
	    p->accelerator->architecture.text).cases : 0;
}

int
ranking_tie(const struct ranking *o, const double *a,
    const struct placement *a_place, const double *b,
    const struct placement *b_place)
{
	int less = stack_order(a_place, b_place);

	if (!less)
		return 0;
	less = compare(cases(o, b_place), cases(o, a_place));
	if (!less)
		less = compare(a[GOAL_risk], b[GOAL_risk]);
	return less ? less : stack_order(a_place, b_place);
}

int
ranking_order(const struct ranking *o, const double *a,
    const struct placement *a_place, const double *b,
    const struct placement *b_place)
{
	int less = ranking_rank(o, a, b);

	return less ? less : ranking_tie(o, a, a_place, b, b_place);
}

bool
ranking_shadows(const struct ranking *o, const struct point *a,
    const struct point *b)
{
	bool worse = a->goal[GOAL_cost] > b->goal[GOAL_cost] ||
	    a->goal[GOAL_time] > b->goal[GOAL_time];
	int less = compare_plain(o, a->goal, b->goal);

	for (size_t i = 0; i < o->goals; i++)
		worse |= a->goal[o->goal[i]] > b->goal[o->goal[i]];
	if (!less)
		less = compare_ties(a->goal, b->goal);
	if (!less)
		less = ranking_tie(o, a->goal, &a->place, b->goal, &b->place);
	return !worse && less <= 0;
}
