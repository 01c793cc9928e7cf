#include "search/decision.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/pool.h"
#include "search/caution.h"
#include "search/front.h"
#include "search/grade.h"
#include "search/order.h"
#include "search/outcome.h"
#include "search/search.h"
#include "search/stays.h"
#include "search/sure.h"
#include "search/tenants.h"
#include "search/untold.h"
#include "kind/place.h"

/* Where one worker searches, and the question that stands there. */
struct desk {
	struct block *room;
	struct arena *arena;      /* of its fronts */
	const struct question *asked;
};

/* One a worker: its arena lasts as long as the first, its room as the own. */
static struct desk *
desks(struct arena *arena, struct arena *own, int jobs)
{
	int workers = pool_workers(jobs);
	struct desk *desk = arena_array(own, (size_t)workers, sizeof(*desk));

	for (int i = 0; i < workers; i++) {
		desk[i].arena = arena_part(arena);
		desk[i].room = search_room(own);
	}
	return desk;
}

/* All decisions against all accelerators: one item of work each pair. */
struct sweep {
	struct outcomes *out;
	struct desk *desk;        /* one a worker */
	struct shard shard;
};

static void
sweep_one(void *context, size_t item, int worker)
{
	struct sweep *s = context;
	struct outcomes *out = s->out;
	const struct question *q = &out->question[item / out->accelerators];
	struct desk *desk = &s->desk[worker];

	const size_t at = outcome_at(out, item);

	if (out->carried[item])
		return;
	for (size_t i = 0; i < q->stacks.count; i++)
		out->front[at + i] = (struct front){ .arena = desk->arena,
		    .goals = ranking_looks(&q->ranking) };
	if (item % s->shard.of != s->shard.number - 1 ||
	    !outcome_asked(out, item))
		return;
	if (desk->asked != q) {
		search_ask(desk->room, q);
		desk->asked = q;
	}
	search_stacks(desk->room, outcome_accelerator(out, item),
	    &out->found[at], &out->front[at]);
}

const struct question *
outcome_question(const struct outcomes *o, size_t item)
{
	return &o->question[item / o->accelerators];
}

size_t
outcome_at(const struct outcomes *o, size_t item)
{
	return o->first[item / o->accelerators] + item % o->accelerators *
	    outcome_question(o, item)->stacks.count;
}

bool
outcome_known(const struct outcomes *o, size_t item)
{
	const struct found *f = &o->found[outcome_at(o, item)];

	for (size_t i = 0; i < outcome_question(o, item)->stacks.count; i++)
		if (f[i].best.place.accelerator)
			return true;
	return false;
}

const struct accelerator *
outcome_accelerator(const struct outcomes *o, size_t item)
{
	const struct record_list *whole = &o->catalog->accelerators;
	size_t i = item % o->accelerators;

	return (const struct accelerator *)(i < whole->count ?
	    whole->item[i] : o->catalog->parts.item[i - whole->count]);
}

bool
outcome_asked(const struct outcomes *o, size_t item)
{
	return item % o->accelerators < o->catalog->accelerators.count ||
	    o->question[item / o->accelerators].slices;
}

/* "h100-sxm5-80gb@vllm-0.11": what it runs on. */
static const char *
runs_on(struct arena *arena, const struct placement *p)
{
	return !p->stack ? p->accelerator->head.id : arena_printf(arena,
	    "%s@%s", p->accelerator->head.id, stack_id(arena, p->stack));
}

void
outcome_keep(struct arena *arena, const struct question *q, struct answer *a)
{
	const struct placement p = a->place;
	size_t slots = (size_t)q->chain->slots;
	double *value;
	struct input *input;

	a->id = arena_printf(arena, "%s/%s/%s", q->workload->head.id,
	    q->profile->head.id, runs_on(arena, &p));
	if (a->reject != REJECT_NONE && a->reject != REJECT_LIMIT)
		return;
	value = arena_array(arena, slots, sizeof(*value));
	input = arena_array(arena, slots, sizeof(*input));
	search_place(q, &p, a, value, input);
	a->value = value;
	a->input = input;
	if (q->kind->whole)
		a->place.count = (int)value[chain_slot(q->chain,
		    "accelerators")];
	a->id = arena_printf(arena, "%s/%s/%s/%d/%s/%s/%s",
	    q->workload->head.id, q->profile->head.id, runs_on(arena, &p),
	    a->place.count, format_id(p.weight_format),
	    place_id(arena, q->kind, q->workload, &p), p.offer->head.id);
	if (a->reject == REJECT_NONE)
		a->order = order_of(arena, q, a);
}

/* By name; an accelerator has each stack once. */
static int
by_stack(const struct answer *a, const struct answer *b)
{
	return strcmp(a->place.stack ? a->place.stack : "",
	    b->place.stack ? b->place.stack : "");
}

static int
by_rank(const void *x, const void *y, void *order)
{
	const struct answer *a = x, *b = y;
	int less = (int)(a->order->grade == GRADE_UNTESTED) -
	    (int)(b->order->grade == GRADE_UNTESTED);

	if (!less)
		less = ranking_rank(order, a->goal, b->goal);
	if (!less)
		less = strcmp(a->place.accelerator->head.id,
		    b->place.accelerator->head.id);
	return less ? less : by_stack(a, b);
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

/* All that fit and nothing of their own accelerator beats, in one list; of
 * those accelerators that count, where that is asked. */
static struct point *
gather(struct arena *arena, const struct front *front, size_t n,
    const bool *counts, size_t *count)
{
	struct point *all;
	size_t most = 0;

	for (size_t i = 0; i < n; i++)
		most += front[i].count;
	all = arena_array(arena, most + 1, sizeof(*all));
	*count = 0;
	for (size_t i = 0; i < n; i++)
		for (size_t m = 0; (!counts || counts[i]) &&
		    m < front[i].count; m++)
			all[(*count)++] = front[i].item[m];
	return all;
}

/* Settles by those that are tested, by all where none is: what is near enough
 * to the best is measured from one that may be ordered. */
static void
settle(struct arena *arena, const struct question *q,
    const struct front *front, size_t n, struct ranking *out)
{
	bool *tested = arena_array(arena, n + 1, sizeof(*tested)), any = false;
	struct point *points;
	size_t count;

	for (size_t i = 0; i < n; i++) {
		tested[i] = front[i].count && !grade_untested(q,
		    &front[i].item->place);
		any |= tested[i];
	}
	points = gather(arena, front, n, any ? tested : NULL, &count);
	ranking_settle(out, points, count);
}

static int
by_goals(const void *x, const void *y, void *order)
{
	return ranking_compare(order, ((const struct point *)x)->goal,
	    ((const struct point *)y)->goal);
}

/* What nothing beats in cost, time and memory, and who of the ranked. */
static void
find_front(struct arena *arena, struct decision *d, const struct point *all,
    size_t n)
{
	struct front f = { .arena = arena, .goals = FRONT_SHOWN };
	struct ranking plain;

	for (size_t i = 0; i < n; i++)
		if (front_takes(&f, all[i].goal))
			front_add(&f, all[i].goal, &all[i].place);
	ranking_make(&plain, d->kind, NULL);
	if (f.count)
		qsort_r(f.item, f.count, sizeof(*f.item), by_goals, &plain);
	d->front = f.item;
	d->front_count = f.count;
	for (size_t i = 0; i < d->ranked_count; i++)
		d->ranked[i].front = !front_beats(&f, d->ranked[i].goal);
}

void
outcome_choose(const struct ranking *o, const struct front *front,
    struct answer *a)
{
	const struct point *best = front->item;

	if (ranking_plain(o) || !front->count)
		return;
	for (size_t i = 1; i < front->count; i++)
		if (ranking_compare(o, front->item[i].goal, best->goal) < 0)
			best = &front->item[i];
	a->place = best->place;
}

/* The results of one question. */
struct results {
	const struct outcomes *outcomes;
	const struct question *q;
	struct found *found;
	const struct front *front;
	size_t count;            /* stacks of all accelerators */
};

static struct results
results_of(const struct outcomes *o, size_t at)
{
	const struct question *q = &o->question[at];

	return (struct results){ o, q, o->found + o->first[at],
		o->front + o->first[at], o->accelerators * q->stacks.count };
}

/* What would come first and may not be ordered: another stack or accelerator,
 * or the same ones, split as no record speaks of. */
static void
find_would_win(struct arena *arena, struct block *room,
    const struct results *r, struct decision *d)
{
	const struct answer *first = d->ranked, *untold;
	size_t tested = 0;

	while (tested < d->stacked_count && d->stacked[tested].order->grade !=
	    GRADE_UNTESTED)
		tested++;
	if (!tested)
		return;
	if (tested < d->stacked_count && ranking_rank(&d->ranking,
	    d->stacked[tested].goal, first->goal) < 0)
		d->would_win = &d->stacked[tested];
	untold = untold_first(arena, room, r->q, r->found, r->count, d);
	if (untold && (!d->would_win || ranking_rank(&d->ranking,
	    untold->goal, d->would_win->goal) < 0))
		d->would_win = untold;
}

/* Who may be ordered, and what can be told of the one that is. */
static void
choose(struct arena *own, struct block *room, const struct question *asked,
    struct decision *d)
{
	struct question q = *asked;
	struct stays *s;
	size_t n = d->ranked_count;

	d->contenders = 0;
	while (d->contenders < n && d->ranked[d->contenders].order->grade !=
	    GRADE_UNTESTED)
		d->contenders++;
	if (!d->contenders)
		d->contenders = n;
	if (!n)
		return;
	q.ranking = d->ranking;
	s = stays_draw(own, &q, d);
	for (size_t i = 0; i < n; i++)
		sure_of(&q, s, &d->ranked[i]);
	grade_first(own, room, &q, s, d);
}

/* Takes the stacks of one accelerator: those that fit, or the reject that is
 * nearest. */
static void
take(struct arena *arena, const struct results *r, size_t first,
    struct decision *d)
{
	const struct answer *nearest = NULL;
	size_t before = d->stacked_count;

	for (size_t i = first; i < first + r->q->stacks.count; i++) {
		struct answer *a = &r->found[i].best;

		if (!a->place.accelerator)
			continue;
		d->candidates += r->found[i].candidates;
		d->fitting += r->found[i].fitting;
		outcome_choose(&d->ranking, &r->front[i], a);
		if (a->reject == REJECT_NONE) {
			outcome_keep(arena, r->q, a);
			d->stacked[d->stacked_count++] = *a;
		} else if (!nearest || by_reject(a, nearest) < 0) {
			nearest = a;
		}
	}
	if (!nearest || d->stacked_count > before)
		return;
	d->rejected[d->rejected_count] = *nearest;
	outcome_keep(arena, r->q, &d->rejected[d->rejected_count++]);
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

/* What to beware of in each, once they are ranked and graded. */
static void
add_cautions(struct arena *arena, const struct question *q,
    const struct decision *d)
{
	for (size_t i = 0; i < d->ranked_count; i++)
		cautions_find(arena, q, d, &d->ranked[i]);
}

static void
decide(struct arena *arena, struct block *room, const struct outcomes *o,
    size_t at, struct decision *d)
{
	const struct results r = results_of(o, at);
	struct arena *own = arena_child(arena);
	size_t n = o->accelerators, points;
	struct point *all = gather(own, r.front, r.count, NULL, &points);

	*d = (struct decision){ .workload = r.q->workload,
	    .profile = r.q->profile, .kind = r.q->kind,
	    .ranking = r.q->ranking, .stacks_many = r.q->stacks.count > 1 };
	settle(own, r.q, r.front, r.count, &d->ranking);
	d->ranked = arena_array(arena, n, sizeof(*d->ranked));
	d->stacked = arena_array(arena, r.count, sizeof(*d->stacked));
	d->rejected = arena_array(arena, n, sizeof(*d->rejected));
	for (size_t i = 0; i < r.count; i += r.q->stacks.count)
		take(arena, &r, i, d);
	qsort_r(d->stacked, d->stacked_count, sizeof(*d->stacked), by_rank,
	    &d->ranking);
	rank(own, o, d);
	qsort(d->rejected, d->rejected_count, sizeof(*d->rejected),
	    by_reject);
	find_front(arena, d, all, points);
	find_would_win(arena, room, &r, d);
	choose(own, room, r.q, d);
	add_cautions(arena, r.q, d);
	arena_free(own);
}

/* All questions that are decided: one item of work each. */
struct deciding {
	const struct outcomes *outcomes;
	struct decisions *out;
	struct desk *desk;        /* one a worker */
};

static void
decide_one(void *context, size_t item, int worker)
{
	const struct deciding *all = context;
	const struct desk *desk = &all->desk[worker];

	decide(desk->arena, desk->room, all->outcomes, item,
	    &all->out->item[item]);
}

struct decisions *
outcomes_decide(struct arena *arena, struct outcomes *o, int jobs)
{
	struct decisions *out = ARENA_NEW(arena, struct decisions);
	struct arena *own = arena_child(arena);
	struct deciding all = { o, out, desks(arena, own, jobs) };

	out->item = arena_array(arena, o->questions, sizeof(*out->item));
	out->count = o->questions;
	pool_run(jobs, o->questions, decide_one, &all);
	arena_free(own);
	return out;
}

/* Every workload with each of its profiles, both in order of their ids. */
static size_t
questions(struct question *q, const struct catalog *cat, struct whom asked)
{
	size_t n = 0;

	for (size_t i = 0; i < cat->workloads.count; i++) {
		const struct workload *w = (const struct workload *)
		    cat->workloads.item[i];

		if (asked.workload && w != asked.workload)
			continue;
		for (size_t j = 0; j < cat->profiles.count; j++) {
			const struct profile *p = (const struct profile *)
			    cat->profiles.item[j];
			bool one = asked.profile == p;

			for (size_t k = 0; !asked.profile &&
			    k < w->profiles.count; k++)
				one |= !strcmp(w->profiles.item[k].text,
				    p->head.id);
			if (one && q)
				search_question(&q[n], cat, w, p);
			if (one && q && asked.policy)
				ranking_make(&q[n].ranking, q[n].kind,
				    asked.policy);
			n += one;
		}
	}
	return n;
}

struct outcomes *
outcomes_new(struct arena *arena, const struct catalog *cat,
    struct whom asked)
{
	struct outcomes *o = ARENA_NEW(arena, struct outcomes);
	size_t results = 0;

	o->catalog = cat;
	o->questions = questions(NULL, cat, asked);
	o->question = arena_array(arena, o->questions, sizeof(*o->question));
	questions(o->question, cat, asked);
	for (size_t i = 0; i < o->questions; i++)
		tenants_settle(arena, &o->question[i], 0);
	o->accelerators = cat->accelerators.count + cat->parts.count;
	o->first = arena_array(arena, o->questions + 1, sizeof(*o->first));
	for (size_t i = 0; i < o->questions; i++) {
		o->first[i] = results;
		results += o->accelerators * o->question[i].stacks.count;
	}
	o->first[o->questions] = results;
	o->found = arena_array(arena, results, sizeof(*o->found));
	o->front = arena_array(arena, results, sizeof(*o->front));
	o->carried = arena_array(arena, o->questions * o->accelerators + 1,
	    sizeof(*o->carried));
	return o;
}

void
outcomes_search(struct arena *arena, struct outcomes *o, struct shard shard,
    int jobs)
{
	struct arena *own = arena_child(arena);
	struct sweep s = { .out = o, .shard = shard,
	    .desk = desks(arena, own, jobs) };

	pool_run(jobs, o->questions * o->accelerators, sweep_one, &s);
	arena_free(own);
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
decide_workload(struct arena *arena, const struct catalog *cat,
    const struct workload *w, const struct profile *p, int jobs)
{
	return decide_for(arena, cat, (struct whom){ w, p, NULL }, jobs);
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
			sure_of(&q, stays_draw(arena, &q, d), &found.best);
		cautions_find(arena, &q, d, &found.best);
	}
	out = ARENA_NEW(arena, struct answer);
	*out = found.best;
	return out;
}
