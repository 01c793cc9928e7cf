#define _GNU_SOURCE	/* qsort_r() */
#include "search/decision.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/pool.h"
#include "search/caution.h"
#include "search/choices.h"
#include "search/front.h"
#include "search/grade.h"
#include "search/order.h"
#include "search/outcome.h"
#include "search/search.h"
#include "search/stays.h"
#include "search/sure.h"
#include "search/unrecorded.h"
#include "search/worked.h"

static int
by_rank(const void *x, const void *y, void *order)
{
	const struct answer *a = x, *b = y;
	int less = (int)(a->order->grade == GRADE_UNTESTED) -
	    (int)(b->order->grade == GRADE_UNTESTED);

	/* An accelerator has each stack once. */
	return less ? less : ranking_order(order, a->goal, &a->place, b->goal,
	    &b->place);
}

/* Nearest to an answer first: got furthest, then lacks least. */
static int
by_reject(const void *x, const void *y)
{
	const struct answer *a = x, *b = y;

	if (a->reject != b->reject)
		return a->reject > b->reject ? -1 : 1;
	if (a->reject == REJECT_LIMIT) {
		double over = a->need / a->have - b->need / b->have;

		if (a->limit != b->limit)
			return a->limit > b->limit ? -1 : 1;
		if (over < 0 || over > 0)
			return over < 0 ? -1 : 1;
	}
	return strcmp(a->place.accelerator->head.id,
	    b->place.accelerator->head.id);
}

static int
by_goals(const void *x, const void *y, void *order)
{
	return ranking_compare(order, ((const struct point *)x)->goal,
	    ((const struct point *)y)->goal);
}

/* Cost and time alike on the same accelerators? */
static bool
says_again(const struct point *stands, const struct point *p)
{
	static const double alike = 0.005;
	const double *a = stands->goal, *b = p->goal;

	return stands->place.accelerator == p->place.accelerator &&
	    stands->place.count == p->place.count &&
	    stands->place.offer == p->place.offer &&
	    fabs(b[GOAL_cost] / a[GOAL_cost] - 1) <= alike &&
	    fabs(b[GOAL_time] / a[GOAL_time] - 1) <= alike;
}

/* Of a card's batches, one after another, those that say something new. */
static void
thin_front(struct front *f)
{
	size_t n = 0;

	for (size_t i = 0; i < f->count; i++)
		if (!n || !says_again(&f->item[n - 1], &f->item[i]))
			f->item[n++] = f->item[i];
	f->count = n;
}

/* What nothing beats in cost, time and memory, and who of the ranked. */
static void
find_front(struct arena *arena, struct arena *own, struct decision *d,
    const struct point *all, size_t n)
{
	struct front f = front_shown(arena, own, all, n);
	struct ranking plain;

	ranking_make(&plain, d->ranking.catalog, d->kind, NULL);
	if (f.count)
		qsort_r(f.item, f.count, sizeof(*f.item), by_goals, &plain);
	thin_front(&f);
	d->front = f.item;
	d->front_count = f.count;
	for (size_t i = 0; i < d->ranked_count; i++)
		d->ranked[i].front = !front_beats(&f, d->ranked[i].goal);
}

/* Another stack on the same accelerators, alike in all that ranks but how well
 * it is known: it has no figures of its own that could hold. */
static bool
differs_in_name(const struct ranking *o, const struct answer *first,
    const struct answer *a)
{
	static const double alike = 0.005;
	bool same = a->place.accelerator == first->place.accelerator &&
	    a->place.count == first->place.count;

	for (size_t i = 0; same && i < o->goals; i++) {
		const enum goal g = o->goal[i];

		same = g == GOAL_risk || fabs(a->goal[g] - first->goal[g]) <=
		    alike * first->goal[g];
	}
	return same;
}

/* What would come first and may not be ordered: another stack or accelerator,
 * or the same ones, split as no record speaks of. */
static void
find_would_win(struct arena *arena, struct block *scratch,
    const struct results *r, struct decision *d)
{
	const struct answer *first = d->ranked, *unrecorded;
	size_t tested = 0;

	while (tested < d->stacked_count && d->stacked[tested].order->grade !=
	    GRADE_UNTESTED)
		tested++;
	if (!tested)
		return;
	while (tested < d->stacked_count && differs_in_name(&d->ranking, first,
	    &d->stacked[tested]))
		tested++;
	if (tested < d->stacked_count && ranking_rank(&d->ranking,
	    d->stacked[tested].goal, first->goal) < 0)
		d->would_win = &d->stacked[tested];
	if (!ranking_same(r->order, &d->ranking))
		unrecorded_reorder(r->unrecorded, r->count);
	*r->order = d->ranking;
	unrecorded = unrecorded_first(arena, scratch, r->q, r->found,
	    r->unrecorded, r->count, d);
	if (unrecorded && (!d->would_win || ranking_rank(&d->ranking,
	    unrecorded->goal, d->would_win->goal) < 0))
		d->would_win = unrecorded;
}

/* Who may be ordered, and what can be told of the one that is. */
static void
choose(struct arena *own, struct block *scratch, const struct results *r,
    struct decision *d)
{
	struct question q = *r->q;
	struct stays *s;
	size_t n = d->ranked_count;

	if (!n) {
		*r->stays = NULL;
		return;
	}
	q.ranking = d->ranking;
	s = stays_draw(own, &q, d, *r->stays);
	for (size_t i = 0; i < n; i++)
		sure_of(&q, s, &d->ranked[i]);
	/* It may be another stack of one that is ranked, or another split. */
	if (d->would_win && !d->would_win->order->knows)
		sure_of(&q, s, d->would_win);
	grade_first(own, scratch, r, s, d);
	if (r->outcomes->keeps)
		*r->stays = stays_keep(r->arena, s);
}

/* What else an answer of these results may be. */
static void
set_choices(const struct results *r, size_t first, size_t at, struct answer *a)
{
	const bool untested = worked_untested(r, at);

	a->choice = &r->front[first];
	a->choices = r->q->stacks.count;
	for (size_t i = 0; i < a->choices; i++)
		if (a->choice[i].count &&
		    worked_untested(r, first + i) == untested)
			a->choosable |= 1u << i;
}

/* Takes the stacks of one accelerator: those that fit, or the reject that is
 * nearest.  What is tested is chosen by the order of the accelerator. */
static void
take(struct arena *arena, const struct results *r, size_t first,
    const struct ranking *own, struct decision *d)
{
	const struct answer *nearest = NULL;
	size_t at = first, before = d->stacked_count;

	for (size_t i = first; i < first + r->q->stacks.count; i++) {
		struct answer *a = &r->found[i].best;

		if (!a->place.accelerator)
			continue;
		d->candidates += r->found[i].candidates;
		d->fitting += r->found[i].fitting;
		outcome_choose(r->front[i].count && !worked_untested(r, i) ?
		    own : &d->ranking, &r->front[i], a);
		if (a->reject == REJECT_NONE) {
			worked_keep(arena, r, i, a);
			if (r->front[i].count)
				set_choices(r, first, i, a);
			d->stacked[d->stacked_count++] = *a;
		} else if (!nearest || by_reject(a, nearest) < 0) {
			nearest = a;
			at = i;
		}
	}
	if (!nearest || d->stacked_count > before)
		return;
	d->rejected[d->rejected_count] = *nearest;
	worked_keep(arena, r, at, &d->rejected[d->rejected_count++]);
}

/* Those of one accelerator. */
static struct results
results_at(const struct results *all, size_t first)
{
	struct results r = *all;

	r.found += first;
	r.front += first;
	r.unrecorded += first;
	r.worked += first;
	r.count = all->q->stacks.count;
	return r;
}

/* All accelerators: each as the policy would have it if nobody sold another,
 * the first as it stands among all. */
static void
take_all(struct arena *arena, struct arena *own, const struct results *r,
    struct decision *d)
{
	struct answer first;
	size_t at;

	outcome_settle(own, r, &d->ranking);
	at = outcome_first(&d->ranking, r, &first);
	for (size_t i = 0; i < r->count; i += r->q->stacks.count) {
		const struct results part = results_at(r, i);
		struct ranking alone = d->ranking;

		if (at < i || at >= i + part.count)
			outcome_settle(own, &part, &alone);
		take(arena, r, i, &alone, d);
	}
}

/* Of each accelerator the first that stands among the stacked ones. */
static void
rank(struct arena *own, const struct outcomes *o, struct decision *d)
{
	const struct record **seen = arena_array(own, o->accelerators + 1,
	    sizeof(*seen));

	for (size_t i = 0; i < d->stacked_count; i++) {
		const struct answer *a = &d->stacked[i];
		size_t at = 0;

		while (at < d->ranked_count &&
		    seen[at] != &a->place.accelerator->head)
			at++;
		if (at < d->ranked_count)
			continue;
		seen[d->ranked_count] = &a->place.accelerator->head;
		d->ranked[d->ranked_count++] = *a;
	}
}

/* Who may be ordered. */
static void
count_contenders(struct decision *d)
{
	while (d->contenders < d->ranked_count &&
	    d->ranked[d->contenders].order->grade != GRADE_UNTESTED)
		d->contenders++;
	if (!d->contenders)
		d->contenders = d->ranked_count;
}

/* Of some answers the one that the policy takes if there are no others. */
static size_t
pick(struct point *all, const struct decision *d, size_t from, size_t to)
{
	struct ranking o = d->ranking;
	size_t best = from, n = 0;

	for (size_t i = from; i < to; i++)
		n += choices_of(&d->ranked[i], NULL, all + n);
	ranking_settle(&o, all, n);
	for (size_t i = from + 1; i < to; i++)
		if (ranking_order(&o, d->ranked[i].goal, &d->ranked[i].place,
		    d->ranked[best].goal, &d->ranked[best].place) < 0)
			best = i;
	return best;
}

/* Behind the first each is what the policy takes without those before it. */
static void
rank_next(struct arena *own, struct decision *d, size_t from, size_t to)
{
	struct point *all = arena_unset(own, choices_most(d), sizeof(*all));

	for (size_t i = from; i + 1 < to; i++) {
		const size_t at = pick(all, d, i, to);
		const struct answer next = d->ranked[at];

		memmove(&d->ranked[i + 1], &d->ranked[i], (at - i) *
		    sizeof(next));
		d->ranked[i] = next;
	}
}

/* What to beware of in each, once they are ranked and graded. */
static void
add_cautions(struct arena *arena, const struct question *q,
    const struct decision *d)
{
	for (size_t i = 0; i < d->ranked_count; i++)
		cautions_find(arena, q, d, &d->ranked[i]);
}

static void
decide(struct arena *arena, struct block *scratch, const struct outcomes *o,
    size_t at, struct decision *d)
{
	const struct results r = outcome_results(arena, o, at);
	struct arena *own = arena_child(arena);
	size_t n = o->accelerators, points;
	struct point *all = outcome_points(own, &r, NULL, &points);

	*d = (struct decision){ .workload = r.q->workload,
	    .profile = r.q->profile, .kind = r.q->kind,
	    .ranking = r.q->ranking, .stacks_many = r.q->stacks.count > 1 };
	d->ranked = arena_array(arena, n, sizeof(*d->ranked));
	d->stacked = arena_array(arena, r.count, sizeof(*d->stacked));
	d->rejected = arena_array(arena, n, sizeof(*d->rejected));
	take_all(arena, own, &r, d);
	qsort_r(d->stacked, d->stacked_count, sizeof(*d->stacked), by_rank,
	    &d->ranking);
	rank(own, o, d);
	count_contenders(d);
	rank_next(own, d, 1, d->contenders);
	rank_next(own, d, d->contenders, d->ranked_count);
	qsort(d->rejected, d->rejected_count, sizeof(*d->rejected),
	    by_reject);
	find_front(arena, own, d, all, points);
	find_would_win(arena, scratch, &r, d);
	choose(own, scratch, &r, d);
	add_cautions(arena, r.q, d);
	arena_free(own);
}

/* All questions that are decided: one item of work each. */
struct deciding {
	const struct outcomes *outcomes;
	struct decisions *out;
	struct search_worker *workers;
};

static void
decide_one(void *context, size_t item, int worker)
{
	const struct deciding *all = context;
	const struct search_worker *own = &all->workers[worker];

	decide(own->arena, own->scratch, all->outcomes, item,
	    &all->out->item[item]);
}

struct decisions *
outcomes_decide(struct arena *arena, struct outcomes *o, int jobs)
{
	struct decisions *out = ARENA_NEW(arena, struct decisions);
	struct arena *own = arena_child(arena);
	struct deciding all = { o, out, search_workers(arena, own, jobs) };

	out->item = arena_array(arena, o->questions, sizeof(*out->item));
	out->count = o->questions;
	pool_run(jobs, o->questions, decide_one, &all);
	arena_free(own);
	return out;
}

struct decisions *
decide_for(struct arena *arena, const struct catalog *cat, struct whom asked,
    int jobs)
{
	struct outcomes *o = outcomes_new(arena, cat, asked);

	outcomes_search(arena, o, (struct shard){ 1, 1 }, jobs);
	return outcomes_decide(arena, o, jobs);
}

struct decisions *
decide_later(struct arena *arena, const struct catalog *cat,
    struct whom asked)
{
	struct decisions *out = ARENA_NEW(arena, struct decisions);
	struct arena *own = arena_child(arena);
	const struct question *q = outcome_questions(own, cat, asked,
	    &out->count);

	out->item = arena_array(arena, out->count, sizeof(*out->item));
	for (size_t i = 0; i < out->count; i++)
		out->item[i] = (struct decision){ .workload = q[i].workload,
		    .profile = q[i].profile, .kind = q[i].kind };
	arena_free(own);
	return out;
}

struct decisions *
decide_workload(struct arena *arena, const struct catalog *cat,
    const struct workload *w, const struct profile *p, int jobs)
{
	return decide_for(arena, cat, (struct whom){
	    .workload = w, .profile = p }, jobs);
}

struct decisions *
decide_all(struct arena *arena, const struct catalog *cat, int jobs)
{
	return decide_for(arena, cat, (struct whom){ 0 }, jobs);
}

static bool
is_of(const struct answer *a, const struct accelerator *of, const char *stack)
{
	return a->place.accelerator == of && (!stack || (a->place.stack &&
	    !strcmp(a->place.stack, stack)));
}

static const struct answer *
find_answer(const struct decision *d, const struct accelerator *a,
    const char *stack)
{
	for (size_t i = 0; !stack && i < d->ranked_count; i++)
		if (is_of(&d->ranked[i], a, NULL))
			return &d->ranked[i];
	for (size_t i = 0; stack && i < d->stacked_count; i++)
		if (is_of(&d->stacked[i], a, stack))
			return &d->stacked[i];
	for (size_t i = 0; i < d->rejected_count; i++)
		if (is_of(&d->rejected[i], a, stack))
			return &d->rejected[i];
	return NULL;
}

/* A slice or a stack that the decision did not ask for is searched on its
 * own. */
const struct answer *
decide_accelerator(struct arena *arena, const struct catalog *cat,
    const struct decision *d, const struct accelerator *a, const char *stack)
{
	const struct answer *known = find_answer(d, a, stack);
	struct question q;
	struct found found;
	struct answer *out;

	if (known)
		return known;
	search_question(&q, cat, d->workload, d->profile);
	if (stack)
		q.stacks = (struct stacks){ .name = { stack }, .count = 1 };
	q.ranking = d->ranking;
	q.slices |= a->slice != NULL;
	search_accelerator(&q, a, &found);
	outcome_keep(arena, &q, &found.best);
	if (found.best.order) {
		if (d->ranked_count)
			sure_of(&q, stays_draw(arena, &q, d, NULL),
			    &found.best);
		cautions_find(arena, &q, d, &found.best);
	}
	out = ARENA_NEW(arena, struct answer);
	*out = found.best;
	return out;
}

const struct input *
answer_inputs(struct arena *arena, const struct catalog *cat,
    const struct decision *d, const struct answer *a)
{
	struct question q;

	if (a->input)
		return a->input;
	search_question(&q, cat, d->workload, d->profile);
	return outcome_inputs(arena, &q, a);
}
