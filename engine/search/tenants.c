#include "search/tenants.h"

#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/pool.h"
#include "search/outcome.h"
#include "kind/cluster.h"
#include "kind/slice.h"
#include "kind/ownership.h"

static const double HOUR = 3600;

/* One question on one tenant, and what it found of each accelerator. */
struct inquiry {
	struct question question;
	struct found *found;     /* NULL: it was asked before */
};

struct settling {
	struct arena *arena;
	const struct question *asked;
	const struct tenancy *tenancy;
	struct catalog level;    /* where an hour of each costs the same */
	struct profile anyone, alone;
	struct policy few;       /* a tenth more time for fewer at once */
	size_t accelerators;     /* whole ones, then slices */
	struct inquiry inquiry[2 * CLUSTER_TENANTS]; /* shared, then alone */
	struct seek *seek;       /* of those alone */
	struct search_worker *workers;
};

/* Of accelerator-hours at one price, a slice at its share of it. */
static struct offer
level_offer(struct arena *arena, const struct accelerator *a,
    const char *date)
{
	struct offer o = { .head = a->head };

	o.head.id = arena_printf(arena, "cluster/%s", a->head.id);
	o.date.text = date;
	o.provider.text = "cluster";
	o.accelerator.text = a->head.id;
	o.tier.text = "on_demand";
	o.count.value = 1;
	o.price.value = slice_of_whole(a) / HOUR;
	return o;
}

static struct record_list
level_offers(struct arena *arena, const struct record_list *accelerators,
    const char *date)
{
	struct record_list l = { .count = accelerators->count };
	struct offer *o = arena_array(arena, l.count + 1, sizeof(*o));

	l.item = arena_array(arena, l.count + 1, sizeof(*l.item));
	for (size_t i = 0; i < l.count; i++) {
		o[i] = level_offer(arena, (const struct accelerator *)
		    accelerators->item[i], date);
		o[i].price.fact.of = &o[i].head;
		l.item[i] = &o[i].head;
	}
	return l;
}

static struct number
stated(double value)
{
	return (struct number){ value, { .given = true } };
}

/* A catalogue in which an hour of every accelerator costs the same, and a
 * profile without preferences: how a tenant runs does not depend on prices. */
static void
make_level(struct settling *s)
{
	static const struct word on_demand[] = { { .text = "on_demand" } };
	const struct catalog *cat = s->asked->catalog;

	s->level = *cat;
	s->level.offers = level_offers(s->arena, &cat->accelerators,
	    cat->date);
	s->level.part_offers = level_offers(s->arena, &cat->parts, cat->date);
	s->level.kept.count = 0;
	s->anyone = (struct profile){ .head = s->asked->profile->head,
	    .tiers = { .item = on_demand, .count = 1 } };
	s->anyone.hours_per_month = stated(TENURE_MONTH);
	s->anyone.slices.on = cluster_cuts(s->asked->workload);
}

static bool
is_rent(const struct word *tier)
{
	return strcmp(tier->text, "purchase") != 0;
}

/* A policy for fewer accelerators: the least accelerator time may take many at
 * once and keep others waiting. */
static void
make_few(struct settling *s)
{
	static const struct word goals[] = {
		{ .text = "cost" }, { .text = "accelerators" },
	};

	s->few = (struct policy){ .goals = { .item = goals, .count = 2 } };
	s->few.within_cost = stated(0.1);
}

/* The profile without what it owns; where it may rent, it rents. */
static void
make_alone(struct settling *s)
{
	const struct profile *p = s->asked->profile;
	bool away = !p->deployment.text || !strcmp(p->deployment.text,
	    "cloud");
	struct word *tier = arena_array(s->arena, p->tiers.count + 1,
	    sizeof(*tier));
	size_t n = 0;

	for (size_t i = 0; away && i < p->tiers.count; i++)
		if (is_rent(&p->tiers.item[i]))
			tier[n++] = p->tiers.item[i];
	s->alone = *p;
	s->alone.owns.count = 0;
	s->alone.hours_per_month = stated(TENURE_MONTH);
	s->alone.utilization = stated(1);
	s->alone.pool = stated(TENURE_MONTH);
	s->alone.budget_per_month = s->alone.budget_per_job =
	    s->alone.budget_at_once = s->alone.credit_per_job =
	    s->alone.credit_per_month = (struct number){ 0 };
	s->alone.policy.text = NULL;
	if (n)
		s->alone.tiers = (struct words){ .item = tier, .count = n };
}

static void
inquire(struct settling *s, size_t at, const struct catalog *cat,
    const struct profile *p)
{
	struct inquiry *q = &s->inquiry[at];

	search_question(&q->question, cat,
	    s->tenancy->runs[at % CLUSTER_TENANTS], p);
	q->found = at < CLUSTER_TENANTS ? arena_array(s->arena,
	    s->accelerators, sizeof(*q->found)) :
	    s->seek->found + (at - CLUSTER_TENANTS) * s->accelerators;
}

/* The same, where the least time is not all. */
static void
inquire_level(struct settling *s, size_t at)
{
	struct question *q = &s->inquiry[at].question;

	inquire(s, at, &s->level, &s->anyone);
	ranking_make(&q->ranking, q->catalog, q->kind, &s->few);
}

static const struct accelerator *
accelerator_at(const struct settling *s, size_t i)
{
	const struct record_list *whole = &s->asked->catalog->accelerators;

	return (const struct accelerator *)(i < whole->count ?
	    whole->item[i] : s->asked->catalog->parts.item[i - whole->count]);
}

/* May the cluster be made of this accelerator, or of what it is cut from? */
static bool
may_be_of(const struct settling *s, const struct accelerator *a)
{
	const struct words *only = &s->asked->workload->accelerators;
	const char *id = a->slice ? a->slice->accelerator.text : a->head.id;
	bool found = !only->count;

	if (a->slice && !s->anyone.slices.on)
		return false;
	for (size_t i = 0; i < only->count; i++)
		found |= !strcmp(only->item[i].text, id);
	return found;
}

static void
search_one(struct settling *s, struct inquiry *q,
    const struct accelerator *a, struct found *f, int worker)
{
	struct search_worker *w = &s->workers[worker];
	struct front front = { .arena = w->arena,
		.goals = ranking_looks(&q->question.ranking) };
	struct ranking order = q->question.ranking;

	search_worker_ask(w, &q->question);
	search_in(w->scratch, a, f, &front);
	if (ranking_plain(&order) || !front.count)
		return;
	ranking_settle(&order, front.item, front.count);
	outcome_choose(&order, &front, &f->best);
	search_place(&q->question, &f->best.place, &f->best, NULL, NULL);
}

static void
ask_one(void *context, size_t item, int worker)
{
	struct settling *s = context;
	struct inquiry *q = &s->inquiry[item / s->accelerators];
	const struct accelerator *a = accelerator_at(s,
	    item % s->accelerators);
	bool shared = item / s->accelerators < CLUSTER_TENANTS;

	if (!q->found || (shared ? !may_be_of(s, a) : a->slice &&
	    !q->question.slices))
		return;
	if (!shared && s->seek->known[item % s->accelerators])
		return;
	search_one(s, q, a, &q->found[item % s->accelerators], worker);
}

/* Values of a chain by the first of two names that it has. */
struct values {
	const struct chain *chain;
	const double *value;
};

static double
value_of(const struct values *v, const char *name, const char *or,
    double otherwise)
{
	int slot = chain_slot(v->chain, name);

	if (slot < 0 && or)
		slot = chain_slot(v->chain, or);
	return slot < 0 ? otherwise : v->value[slot];
}

/* Does it serve all month, rather than run a job? */
static bool
serves(const struct values *v)
{
	return chain_slot(v->chain, "paid_time") >= 0 &&
	    value_of(v, "job_time", NULL, 0) <= 0;
}

/* Accelerators of one copy, or of a job. */
static double
group_of(const struct values *v)
{
	double all = value_of(v, "accelerators", "count", 1);

	return serves(v) ? all / value_of(v, "replicas", NULL, 1) : all;
}

static void
set_stay(struct stay *stay, const struct question *q,
    const struct placement *p)
{
	double value[CHAIN_SLOTS];
	struct values v = { q->chain, value };
	struct answer a;

	search_place(q, p, &a, value, NULL);
	stay->fits = true;
	stay->place = *p;
	stay->serves = serves(&v);
	stay->group = group_of(&v) * slice_of_whole(p->accelerator);
	stay->rate = value_of(&v, "online_rate", "image_rate", 0);
	stay->allowance = value_of(&v, "request_allowance", "images_per_s",
	    1);
	/* The machines of a cluster run already. */
	stay->run_time = value_of(&v, "work_time", "job_time", 0);
}

/* Of an accelerator and its slices, the one that uses the least accelerator
 * time. */
static const struct found *
least_taken(const struct settling *s, const struct inquiry *q, size_t whole)
{
	const struct accelerator *a = accelerator_at(s, whole);
	const struct found *best = &q->found[whole];

	for (size_t i = s->asked->catalog->accelerators.count;
	    i < s->accelerators; i++) {
		const struct found *f = &q->found[i];
		const struct accelerator *part = f->best.place.accelerator;

		if (!part || f->best.reject != REJECT_NONE ||
		    strcmp(part->slice->accelerator.text, a->head.id) != 0)
			continue;
		if (best->best.reject != REJECT_NONE ||
		    f->best.objective < best->best.objective)
			best = f;
	}
	return best;
}

static void
settle_stays(struct settling *s, size_t tenant)
{
	const struct inquiry *q = &s->inquiry[tenant];

	for (size_t i = 0; q->found &&
	    i < s->asked->catalog->accelerators.count; i++) {
		const struct accelerator *a = accelerator_at(s, i);
		struct stay *stay = &tenancy_stays(s->tenancy, a)[tenant];
		const struct found *f;

		stay->asked = true;
		if (!may_be_of(s, a))
			continue;
		f = least_taken(s, q, i);
		if (f->best.reject == REJECT_NONE)
			set_stay(stay, &q->question, &f->best.place);
		else
			stay->why = arena_printf(s->arena, "tenant \"%s\": %s",
			    s->tenancy->tenant[tenant]->name.text,
			    answer_reason(s->arena,
			    q->question.catalog->phrases, &f->best));
	}
}

/* How the tenant runs alone.  Bought accelerators are paid for all month. */
static void
set_alone(struct alone *out, const struct question *q,
    const struct tenant *t, const struct placement *p)
{
	double value[CHAIN_SLOTS];
	struct values v = { q->chain, value };
	double jobs = t->jobs_per_month.fact.given ?
	    t->jobs_per_month.value : 1;
	bool bought = offer_is_purchase(p->offer);
	struct answer a;

	search_place(q, p, &a, value, NULL);
	out->known = true;
	out->place = *p;
	out->group = group_of(&v);
	out->allowance = value_of(&v, "request_allowance", "images_per_s", 1);
	out->count = p->offer->count.value;
	out->price = value_of(&v, "usd_per_h", NULL, 0) /
	    value_of(&v, "billed_accelerators", NULL, 1);
	out->committed = bought || value_of(&v, "committed", NULL, 0) > 0;
	out->job = !out->committed ? value_of(&v, "usd_per_job", NULL, 0) :
	    value_of(&v, "usd_per_h", NULL, 0) * TENURE_MONTH / fmax(jobs, 1);
}

/* Is the first of two ways to run alone dearer?  Where both state the cost of a
 * job, that decides. */
static bool
is_dearer(const struct question *q, const struct found *a,
    const struct alone *x, const struct found *b, const struct alone *y)
{
	if (x->job > 0 && y->job > 0)
		return x->job > y->job;
	return ranking_compare(&q->ranking, b->best.goal, a->best.goal) < 0;
}

static void
settle_alone(struct settling *s, size_t tenant)
{
	const struct inquiry *q = &s->inquiry[CLUSTER_TENANTS + tenant];
	struct alone *alone = &tenancy_alone(s->tenancy,
	    s->asked->profile)[tenant];
	const struct found *best = NULL;

	for (size_t i = 0; i < s->accelerators; i++) {
		const struct found *f = &q->found[i];
		struct alone one = { .asked = true };

		if (!f->any || f->best.reject != REJECT_NONE)
			continue;
		set_alone(&one, &q->question, s->tenancy->tenant[tenant],
		    &f->best.place);
		if (best && !is_dearer(&q->question, best, alone, f, &one))
			continue;
		best = f;
		*alone = one;
	}
	alone->asked = true;
}

/* Was each tenant of a question on a cluster asked, or is it on none? */
static bool
is_settled(const struct question *asked)
{
	const struct tenancy *t = tenancy_of(asked->workload);
	const struct alone *alone = t ? tenancy_alone(t, asked->profile) :
	    NULL;

	for (size_t i = 0; alone && i < t->tenants; i++)
		if (!t->stay[i].asked || !alone[i].asked)
			return false;
	return true;
}

/* Each tenant on each accelerator, where that is still to ask. */
static void
put_questions(struct settling *s)
{
	const struct tenancy *t = s->tenancy;
	const struct stay *stay = t->stay;
	const struct alone *alone = tenancy_alone(t, s->asked->profile);

	for (size_t i = 0; i < t->tenants; i++) {
		if (!stay[i].asked)
			inquire_level(s, i);
		if (!alone[i].asked)
			inquire(s, CLUSTER_TENANTS + i, s->asked->catalog,
			    &s->alone);
		s->seek->all |= !alone[i].asked;
	}
}

struct seek *
tenants_seek(struct arena *arena, const struct question *asked)
{
	const struct tenancy *t = tenancy_of(asked->workload);
	struct seek *seek;

	if (!t)
		return NULL;
	seek = ARENA_NEW(arena, struct seek);
	seek->tenants = t->tenants;
	seek->accelerators = asked->catalog->accelerators.count +
	    asked->catalog->parts.count;
	seek->found = arena_array(arena, t->tenants * seek->accelerators + 1,
	    sizeof(*seek->found));
	seek->known = arena_array(arena, seek->accelerators + 1,
	    sizeof(*seek->known));
	return seek;
}

/* Asks every tenant of every accelerator that is left to ask. */
static void
ask_all(struct settling *s, int jobs)
{
	struct arena *own = arena_child(s->arena);

	s->workers = search_workers(own, own, jobs);
	pool_run(jobs, 2 * CLUSTER_TENANTS * s->accelerators, ask_one, s);
	arena_free(own);
}

void
tenants_settle(struct arena *arena, const struct question *asked,
    struct seek *seek, int jobs)
{
	struct settling *s;

	if (is_settled(asked))
		return;
	s = ARENA_NEW(arena, struct settling);
	*s = (struct settling){ .arena = arena, .asked = asked,
	    .tenancy = tenancy_of(asked->workload),
	    .seek = seek ? seek : tenants_seek(arena, asked) };
	s->accelerators = s->seek->accelerators;
	make_level(s);
	make_alone(s);
	make_few(s);
	put_questions(s);
	ask_all(s, jobs);
	for (size_t i = 0; i < s->tenancy->tenants; i++) {
		if (s->inquiry[i].found)
			settle_stays(s, i);
		if (s->inquiry[CLUSTER_TENANTS + i].found)
			settle_alone(s, i);
	}
}
