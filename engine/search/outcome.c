#include "search/outcome.h"

#include <string.h>

#include "base/arena.h"
#include "base/pool.h"
#include "kind/place.h"
#include "search/front.h"
#include "search/gone.h"
#include "search/order.h"
#include "search/tenants.h"
#include "search/unrecorded.h"
#include "search/worked.h"

struct search_worker *
search_workers(struct arena *arena, struct arena *own, int jobs)
{
	int workers = pool_workers(jobs);
	struct search_worker *all = arena_array(own, (size_t)workers,
	    sizeof(*all));

	for (int i = 0; i < workers; i++) {
		all[i].arena = arena_part(arena);
		all[i].scratch = search_scratch(own);
	}
	return all;
}

void
search_worker_ask(struct search_worker *w, const struct question *q)
{
	if (w->asked != q)
		search_ask(w->scratch, q);
	w->asked = q;
}

/* All decisions against all accelerators: one item of work each pair. */
struct sweep {
	struct outcomes *out;
	struct search_worker *workers;
	struct shard shard;
};

static void
sweep_one(void *context, size_t item, int worker)
{
	struct sweep *s = context;
	struct outcomes *out = s->out;
	const struct question *q = &out->question[item / out->accelerators];
	struct search_worker *w = &s->workers[worker];
	const size_t at = outcome_at(out, item);

	if (out->reused[item])
		return;
	for (size_t i = 0; i < q->stacks.count; i++)
		out->front[at + i] = (struct front){ .arena = w->arena,
		    .goals = ranking_looks(&q->ranking) };
	if (item % s->shard.of != s->shard.number - 1 ||
	    !outcome_asked(out, item))
		return;
	search_worker_ask(w, q);
	search_stacks(w->scratch, outcome_accelerator(out, item),
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

	a->id = arena_printf(arena, "%s/%s/%s", q->workload->head.id,
	    q->profile->head.id, runs_on(arena, &p));
	if (a->reject != REJECT_NONE && a->reject != REJECT_LIMIT)
		return;
	value = arena_array(arena, slots, sizeof(*value));
	search_place(q, &p, a, value, NULL);
	a->value = value;
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

const struct input *
outcome_inputs(struct arena *arena, const struct question *q,
    const struct answer *a)
{
	struct input *input = arena_array(arena, (size_t)q->chain->slots,
	    sizeof(*input));
	struct answer again;

	search_place(q, &a->place, &again, NULL, input);
	return input;
}

struct results
outcome_results(struct arena *arena, const struct outcomes *o, size_t at)
{
	const struct question *q = &o->question[at];

	return (struct results){ o, q, o->found + o->first[at],
		o->front + o->first[at], o->unrecorded + o->first[at],
		&o->order[at], o->accelerators * q->stacks.count, arena,
		&o->stays[at], &o->gone[at], o->worked + o->first[at] };
}

struct point *
outcome_points(struct arena *arena, const struct results *r,
    const bool *counts, size_t *count)
{
	struct point *all;
	size_t most = 0;

	for (size_t i = 0; i < r->count; i++)
		most += r->front[i].count;
	all = arena_array(arena, most + 1, sizeof(*all));
	*count = 0;
	for (size_t i = 0; i < r->count; i++)
		for (size_t m = 0; (!counts || counts[i]) &&
		    m < r->front[i].count; m++)
			all[(*count)++] = r->front[i].item[m];
	return all;
}

void
outcome_settle(struct arena *arena, const struct results *r,
    struct ranking *out)
{
	bool *tested = arena_array(arena, r->count + 1, sizeof(*tested));
	bool any = false;
	struct point *points;
	size_t count;

	for (size_t i = 0; i < r->count; i++) {
		tested[i] = r->front[i].count && !worked_untested(r, i);
		any |= tested[i];
	}
	points = outcome_points(arena, r, any ? tested : NULL, &count);
	ranking_settle(out, points, count);
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
	memcpy(a->goal, best->goal, sizeof(a->goal));
}

size_t
outcome_first(const struct ranking *o, const struct results *r,
    struct answer *first)
{
	size_t at = r->count;

	for (size_t i = 0; i < r->count; i++) {
		struct answer one = r->found[i].best;
		int less = -1;

		if (!r->front[i].count)
			continue;
		outcome_choose(o, &r->front[i], &one);
		if (at < r->count)
			less = (int)worked_untested(r, i) -
			    (int)worked_untested(r, at);
		if (at < r->count && !less)
			less = ranking_order(o, one.goal, &one.place,
			    first->goal, &first->place);
		if (less >= 0)
			continue;
		*first = one;
		at = i;
	}
	return at;
}

/* Under the profile's own policy where none is given. */
static void
put(struct question *q, const struct catalog *cat, const struct workload *w,
    const struct profile *profile, const struct policy *policy)
{
	search_question(q, cat, w, profile);
	if (policy)
		ranking_make(&q->ranking, q->catalog, q->kind, policy);
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
			const size_t each = asked.each_policy ?
			    cat->policies.count : 1;
			bool one = asked.profile == p;

			for (size_t k = 0; !asked.profile &&
			    k < w->profiles.count; k++)
				one |= !strcmp(w->profiles.item[k].text,
				    p->head.id);
			for (size_t k = 0; one && q && k < each; k++)
				put(&q[n + k], cat, w, p, asked.each_policy ?
				    (const struct policy *)
				    cat->policies.item[k] : asked.policy);
			n += one ? each : 0;
		}
	}
	return n;
}

struct question *
outcome_questions(struct arena *arena, const struct catalog *cat,
    struct whom asked, size_t *count)
{
	struct question *q;

	*count = questions(NULL, cat, asked);
	q = arena_array(arena, *count, sizeof(*q));
	questions(q, cat, asked);
	return q;
}

struct outcomes *
outcomes_ask(struct arena *arena, const struct catalog *cat,
    struct whom asked)
{
	struct outcomes *o = ARENA_NEW(arena, struct outcomes);
	size_t results = 0;

	o->catalog = cat;
	o->question = outcome_questions(arena, cat, asked, &o->questions);
	o->accelerators = cat->accelerators.count + cat->parts.count;
	o->first = arena_array(arena, o->questions + 1, sizeof(*o->first));
	for (size_t i = 0; i < o->questions; i++) {
		o->first[i] = results;
		results += o->accelerators * o->question[i].stacks.count;
	}
	o->first[o->questions] = results;
	o->found = arena_array(arena, results, sizeof(*o->found));
	o->front = arena_array(arena, results, sizeof(*o->front));
	o->reused = arena_array(arena, o->questions * o->accelerators + 1,
	    sizeof(*o->reused));
	o->unrecorded = arena_array(arena, results + 1, sizeof(*o->unrecorded));
	o->order = arena_array(arena, o->questions + 1, sizeof(*o->order));
	o->worked = arena_array(arena, results + 1, sizeof(*o->worked));
	o->stays = arena_array(arena, o->questions + 1, sizeof(*o->stays));
	o->gone = arena_array(arena, o->questions + 1, sizeof(*o->gone));
	o->seek = arena_array(arena, o->questions + 1, sizeof(*o->seek));
	for (size_t i = 0; i < o->questions; i++)
		o->seek[i] = tenants_seek(arena, &o->question[i]);
	return o;
}

void
outcomes_settle(struct arena *arena, struct outcomes *o, int jobs)
{
	for (size_t i = 0; i < o->questions; i++)
		tenants_settle(arena, &o->question[i], o->seek[i], jobs);
}

struct outcomes *
outcomes_new(struct arena *arena, const struct catalog *cat,
    struct whom asked)
{
	struct outcomes *o = outcomes_ask(arena, cat, asked);

	outcomes_settle(arena, o, 0);
	return o;
}

void
outcomes_search(struct arena *arena, struct outcomes *o, struct shard shard,
    int jobs)
{
	struct arena *own = arena_child(arena);
	struct sweep s = { .out = o, .shard = shard,
	    .workers = search_workers(arena, own, jobs) };

	pool_run(jobs, o->questions * o->accelerators, sweep_one, &s);
	arena_free(own);
}
