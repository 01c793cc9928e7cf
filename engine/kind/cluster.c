/*
 * cluster: several workloads that share accelerators of one sort.
 *
 * How each tenant runs on an accelerator is found by a search of its own, see
 * cluster.h.  Here its copies and jobs are put side by side into busy and
 * quiet hours, and the fewest accelerators that hold all are found.
 */
#include <math.h>
#include <stddef.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "chain_cluster.h"
#include "kind/cluster.h"
#include "kind/ownership.h"
#include "kind/text.h"
#include "model/cluster.h"
#include "model/cost.h"
#include "spec/phrase.h"

#define KIND cluster
#define KIND_ALSO "shared clusters"
#include "kind/struct.def"

#define KIND cluster
#define KIND_DOC "Several workloads on one cluster."
#define KIND_MORE .modelless = true
#include "kind/type.def"

static const struct limit limits[] = {
	{ "time", "accelerator time of all tenants", "h",
	    "all_wanted", HAVE_ROW, "time_room" },
	{ "copies", "accelerators that copies take", "1",
	    "taken", HAVE_ROW, "accelerators" },
	{ "accelerators", "GPUs that the buyer may have", "1",
	    "accelerators", HAVE_PROFILE, "max_accelerators" },
	{ "available", "GPUs in stock", "1",
	    "accelerators", HAVE_ROW, "offer_most" },
	MACHINE_LIMITS,
	{ "budget", "cost per month", "USD",
	    "usd_per_month", HAVE_PROFILE, "budget_per_month" },
	{ "outlay", "upfront cost", "USD",
	    "usd_at_once", HAVE_PROFILE, "budget_at_once" },
};

static const struct measure measures[] = {
	{ "usd_per_month", "Cost per month", "USD" },
	{ "longest_wait", "Longest mean wait of jobs", "h" },
	{ "use", "Share of the time paid that is used", "percent" },
	{ "accelerators", "Accelerators", "1" },
	{ "used_price", "Cost of an hour that is used", "USD/h" },
	{ "owned_here", "Accelerators owned", "1" },
	{ "all_rented", "Accelerators rented at most", "1" },
	{ "all_alone", "Cost of all tenants alone", "USD" },
	{ "saving", "Saving by sharing", "USD" },
	{ "least", "Accelerators it cannot do below", "1" },
	{ "energy", "Energy", "kWh" },
};

static const struct ownership_slots ownership_slots = OWNERSHIP_SLOTS(CLUSTER);

static const struct cluster *
cluster_of(const struct workload *w)
{
	return (const struct cluster *)w;
}

bool
cluster_cuts(const struct workload *w)
{
	return cluster_of(w)->slices.on;
}

const struct tenancy *
tenancy_of(const struct workload *w)
{
	return w->head.type == &cluster_type ? w->prepared : NULL;
}

static size_t
place_in(const struct record_list *l, const char *id)
{
	size_t i = 0;

	while (i < l->count && strcmp(l->item[i]->id, id) != 0)
		i++;
	return i;
}

struct stay *
tenancy_stays(const struct tenancy *t, const struct accelerator *a)
{
	const struct record_list *l = &t->catalog->accelerators;
	size_t i = place_in(l, a->head.id);

	return i < l->count ? t->stay + i * t->tenants : NULL;
}

struct alone *
tenancy_alone(const struct tenancy *t, const struct profile *p)
{
	const struct record_list *l = &t->catalog->profiles;
	size_t i = place_in(l, p->head.id);

	return i < l->count ? t->alone + i * t->tenants : NULL;
}

/* Whose turn it is; of two alike the one that is named first. */
static double
priority(const struct tenant *t, size_t named)
{
	return t->priority.fact.given ? t->priority.value :
	    (double)named + 1;
}

static void
add_tenant(struct tenancy *t, const struct catalog *cat,
    const struct tenant *one, double at[CLUSTER_TENANTS])
{
	double turn = priority(one, t->tenants);
	size_t i = t->tenants++;

	for (; i > 0 && at[i - 1] > turn; i--) {
		t->tenant[i] = t->tenant[i - 1];
		t->runs[i] = t->runs[i - 1];
		at[i] = at[i - 1];
	}
	t->tenant[i] = one;
	t->runs[i] = (const struct workload *)catalog_follow(cat, "workload",
	    &one->workload);
	at[i] = turn;
}

static const void *
cluster_prepare(struct arena *arena, const struct catalog *cat,
    const struct workload *w)
{
	const struct words *names = &cluster_of(w)->tenants;
	struct tenancy *t = ARENA_NEW(arena, struct tenancy);
	double at[CLUSTER_TENANTS];

	t->catalog = cat;
	for (size_t i = 0; i < names->count && i < CLUSTER_TENANTS; i++)
		add_tenant(t, cat, (const struct tenant *)catalog_follow(cat,
		    "tenant", &names->item[i]), at);
	t->stay = arena_array(arena, cat->accelerators.count * t->tenants + 1,
	    sizeof(*t->stay));
	t->alone = arena_array(arena, cat->profiles.count * t->tenants + 1,
	    sizeof(*t->alone));
	return t;
}

static size_t
cluster_formats(const struct workload *w, const struct format *out[FORMAT_MOST])
{
	out[0] = format_of(w->catalog, FORMAT_bf16);
	return 1;
}

static const char *
cluster_illegal(const struct workload *w, const struct placement *p)
{
	(void)w;
	(void)p;
	return NULL;
}

static const char *
cluster_misplaced(const struct model *m, const struct workload *w,
    const struct placement *p)
{
	const struct tenancy *t = tenancy_of(w);
	const struct stay *stay = tenancy_stays(t, p->accelerator);

	(void)m;
	for (size_t i = 0; stay && i < t->tenants; i++)
		if (!stay[i].fits)
			return stay[i].why ? stay[i].why :
			    SAID_PLAIN(w->catalog->phrases, misplaced_tenants);
	return NULL;
}

static const struct stay nobody = { .allowance = 1 };
static const struct alone nothing = { .allowance = 1, .count = 1 };

/* Nobody stands in for one that does not run there. */
static const struct stay *
stay_on(const struct tenancy *t, const struct accelerator *a, size_t i)
{
	const struct stay *s = tenancy_stays(t, a);

	return s && i < t->tenants && s[i].fits ? &s[i] : &nobody;
}

static const struct alone *
alone_under(const struct tenancy *t, const struct profile *p, size_t i)
{
	const struct alone *a = tenancy_alone(t, p);

	return a && i < t->tenants && a[i].known ? &a[i] : &nothing;
}

/* The tenant as the catalogue at hand has it: one input may be changed. */
static const struct tenant *
tenant_in(const struct catalog *cat, const struct tenant *t)
{
	return (const struct tenant *)catalog_find(&cat->tenants, t->head.id);
}

static double
quiet_load(const struct tenant *t)
{
	return t->quiet_load.fact.given ? t->quiet_load.value : 1;
}

static double
jobs_of(const struct stay *s, const struct tenant *t)
{
	double jobs = t->jobs_per_month.fact.given ?
	    t->jobs_per_month.value : 1;

	return s->serves ? 0 : jobs;
}

static bool
runs_in(const struct tenant *t, const char *hours)
{
	return !t->hours.text || !strcmp(t->hours.text, "any") ||
	    !strcmp(t->hours.text, hours);
}

static struct share
share_of(const struct stay *s, const struct tenant *t)
{
	double quiet = s->rate * quiet_load(t);

	return (struct share){ .group = s->group, .serves = s->serves,
	    .busy_copies = cost_replicas(s->rate, s->allowance),
	    .quiet_copies = cost_replicas(quiet, s->allowance),
	    .work = jobs_of(s, t) * s->group * s->run_time,
	    .busy = runs_in(t, "busy"), .quiet = runs_in(t, "quiet") };
}

static double
busy_hours(const struct cluster *c)
{
	return c->busy_hours.fact.given ? c->busy_hours.value :
	    TENURE_MONTH / 2;
}

/* Below what the accelerators need at least no number need be tried. */
static double
least_of(const struct month *m)
{
	double busy = 0, quiet = 0, time = 0;

	for (size_t i = 0; i < m->shares; i++) {
		const struct share *s = &m->share[i];
		double serves = s->serves ? 1 : 0;
		double b = serves * s->busy_copies * s->group;
		double q = serves * s->quiet_copies * s->group;

		busy += b;
		quiet += q;
		time += b * m->busy + s->work + q * m->quiet;
	}
	return cluster_least(busy, quiet, time, TENURE_MONTH);
}

/* The month as it is filled, and the accelerators of the cluster. */
static double
fill_month(struct month *m, const struct cluster *c,
    const struct catalog *cat, const struct placement *p)
{
	const struct tenancy *t = tenancy_of(&c->workload);

	*m = (struct month){ .busy = busy_hours(c), .shares = t->tenants,
	    .machine = offer_machine(p->offer) };
	m->quiet = TENURE_MONTH - m->busy;
	for (size_t i = 0; i < t->tenants; i++)
		m->share[i] = share_of(stay_on(t, p->accelerator, i),
		    tenant_in(cat, t->tenant[i]));
	if (!c->count.fact.given)
		return month_fewest(m, least_of(m));
	month_fill(m, c->count.value);
	return c->count.value;
}

static struct input
solved(const struct workload *w, const char *field)
{
	return kind_default(&w->head, field, "solved by the search");
}

static void
bind_jobs(struct binding *b, size_t i, const struct stay *s,
    const struct tenant *t)
{
	int at = (int)i;

	if (s->serves)
		bind_value(b, CLUSTER_jobs + at, 0, kind_default(&t->head,
		    "jobs_per_month", "it answers at all hours"));
	else
		bind_or(b, CLUSTER_jobs + at, &t->jobs_per_month, 1,
		    "jobs_per_month", "one", &t->head);
	bind_or(b, CLUSTER_quiet_load + at, &t->quiet_load, 1, "quiet_load",
	    "all copies stay", &t->head);
}

static void
bind_nobody(struct binding *b, size_t i, const struct workload *w)
{
	bind_value(b, CLUSTER_jobs + (int)i, 0, kind_default(&w->head,
	    "jobs_per_month", "no tenant"));
	bind_value(b, CLUSTER_quiet_load + (int)i, 0, kind_default(&w->head,
	    "quiet_load", "no tenant"));
}

/* What the search found of a tenant on this accelerator. */
static void
bind_stay(struct binding *b, size_t i, const struct stay *s,
    const struct workload *runs)
{
	int at = (int)i;

	bind_value(b, CLUSTER_group + at, s->group, solved(runs, "group"));
	bind_value(b, CLUSTER_serves + at, s->serves, solved(runs, "serves"));
	bind_value(b, CLUSTER_rate + at, s->rate, solved(runs, "rate"));
	bind_value(b, CLUSTER_allowance + at, s->allowance, solved(runs,
	    "allowance"));
	bind_value(b, CLUSTER_run_time + at, s->run_time, solved(runs,
	    "run_time"));
}

static void
bind_alone(struct binding *b, size_t i, const struct alone *a,
    const struct workload *runs)
{
	const struct { int slot; double value; const char *field; } v[] = {
		{ CLUSTER_alone_group, a->group, "alone_group" },
		{ CLUSTER_alone_allowance, a->allowance, "alone_allowance" },
		{ CLUSTER_alone_count, a->count, "alone_count" },
		{ CLUSTER_alone_committed, a->committed, "alone_committed" },
		{ CLUSTER_alone_price, a->price, "alone_price" },
		{ CLUSTER_alone_job, a->job, "alone_job" },
	};

	for (size_t n = 0; n < COUNT(v); n++)
		bind_value(b, v[n].slot + (int)i, v[n].value, solved(runs,
		    v[n].field));
}

static void
bind_tenants(struct binding *b, const struct catalog *cat,
    const struct workload *w, const struct profile *profile,
    const struct placement *p, const struct month *m)
{
	const struct tenancy *t = tenancy_of(w);
	double before = 0;

	for (size_t i = 0; i < CLUSTER_TENANTS; i++) {
		bool there = i < t->tenants;
		const struct workload *runs = there ? t->runs[i] : w;
		const struct stay *stay = stay_on(t, p->accelerator, i);
		const struct share *s = &m->share[i];
		int at = (int)i;

		if (there)
			bind_jobs(b, i, stay, tenant_in(cat, t->tenant[i]));
		else
			bind_nobody(b, i, w);
		bind_stay(b, i, stay, runs);
		bind_alone(b, i, alone_under(t, profile, i), runs);
		bind_value(b, CLUSTER_busy_given + at, s->busy_given,
		    solved(runs, "busy_given"));
		bind_value(b, CLUSTER_quiet_given + at, s->quiet_given,
		    solved(runs, "quiet_given"));
		bind_value(b, CLUSTER_work_before + at, before, solved(runs,
		    "work_before"));
		before += s->work;
	}
}

/* A purchase may have rent beside it for what it is not worth owning for. */
static struct ownership
ownership_beside(const struct catalog *cat, const struct profile *profile,
    const struct placement *p)
{
	struct ownership t = ownership_of(cat, profile, p);
	bool rents = !profile->deployment.text ||
	    !strcmp(profile->deployment.text, "cloud");
	size_t count;

	if (t.purchase && rents)
		t.rent = rent_beside(cat, profile, p->accelerator, &count);
	return t;
}

static void
bind_size(struct binding *b, const struct cluster *c, const struct month *m,
    double accelerators)
{
	const struct workload *w = &c->workload;

	bind_or(b, CLUSTER_busy_time, &c->busy_hours, TENURE_MONTH / 2,
	    "busy_hours", "half of the month", &w->head);
	bind_value(b, CLUSTER_busy_taken, month_taken(m, true), solved(w,
	    "busy_taken"));
	bind_value(b, CLUSTER_quiet_taken, month_taken(m, false), solved(w,
	    "quiet_taken"));
	bind_value(b, CLUSTER_busy_cards, month_cards(m, true), solved(w,
	    "busy_cards"));
	bind_value(b, CLUSTER_quiet_cards, month_cards(m, false), solved(w,
	    "quiet_cards"));
	bind_or(b, CLUSTER_accelerators, &c->count, accelerators, "count",
	    "solved: the fewest that hold all", &w->head);
}

static void
cluster_bind(struct binding *b, const struct catalog *cat,
    const struct workload *w, const struct profile *profile,
    const struct placement *p)
{
	const struct cluster *c = cluster_of(w);
	const struct ownership t = ownership_beside(cat, profile, p);
	struct month m;
	double accelerators = fill_month(&m, c, cat, p), used = 0;

	bind_tenants(b, cat, w, profile, p, &m);
	bind_size(b, c, &m, accelerators);
	ownership_bind(b, &ownership_slots, &t);
	for (size_t i = 0; i < m.shares; i++) {
		const struct share *s = &m.share[i];
		double busy = s->serves ? m.busy : 0;
		double quiet = s->serves ? m.quiet : 0;

		used += s->group * s->busy_copies * busy + s->busy_given +
		    (s->group * s->quiet_copies * quiet + s->quiet_given);
	}
	bind_value(b, CLUSTER_utilization, fmax(used / (accelerators *
	    TENURE_MONTH), 1e-6), solved(w, "utilization"));
	bind_number(b, CLUSTER_offer_count, &p->offer->count, CAUSE_price);
	if (t.rent)
		bind_number(b, CLUSTER_rent_count, &t.rent->count,
		    CAUSE_price);
	else
		bind_value(b, CLUSTER_rent_count, 1, kind_default(&w->head,
		    "rent_count", "nothing is rented"));
	bind_value(b, CLUSTER_rentable, t.rent != NULL, kind_default(&w->head,
	    "rentable", t.rent ? "of the offers" : "of no offer"));
}

/* Who cannot be a tenant. */
static void
check_tenant(const struct catalog *cat, const struct workload *w,
    const struct word *name, struct diags *diags)
{
	const struct tenant *t = (const struct tenant *)catalog_follow(cat,
	    "tenant", name);
	const struct workload *runs = t ? (const struct workload *)
	    catalog_follow(cat, "workload", &t->workload) : NULL;

	if (runs && runs->head.type->modelless)
		diag(diags, DIAG_inconsistent, t->workload.fact.at,
		    "tenant \"%s\": workload \"%s\" runs no model, so "
		    "cluster \"%s\" has no room for it", t->head.id,
		    runs->head.id, w->head.id);
}

static void
cluster_check(const struct catalog *cat, const struct workload *w,
    struct diags *diags)
{
	const struct cluster *c = cluster_of(w);

	if (c->tenants.count > CLUSTER_TENANTS)
		diag(diags, DIAG_inconsistent, c->tenants.fact.at,
		    "workload \"%s\": %zu tenants, and a cluster has %d at "
		    "most", w->head.id, c->tenants.count, CLUSTER_TENANTS);
	if (c->busy_hours.fact.given && c->busy_hours.value >= TENURE_MONTH)
		diag(diags, DIAG_inconsistent, c->busy_hours.fact.at,
		    "workload \"%s\": busy hours leave no quiet ones of a "
		    "month of 730 h", w->head.id);
	for (size_t i = 0; i < c->tenants.count; i++)
		check_tenant(cat, w, &c->tenants.item[i], diags);
}

const struct kind kind_cluster = {
	.name = "cluster", .title = "Shared clusters",
	.task = "Share a cluster", .menu = 100, .type = &cluster_type,
	.chain_name = "cluster", .uncalibrated = true, .whole = true,
	.limits = limits, .limit_count = COUNT(limits),
	.measures = measures, .measure_count = COUNT(measures),
	.formats = cluster_formats, .illegal = cluster_illegal,
	.misplaced = cluster_misplaced, .prepare = cluster_prepare,
	.check = cluster_check, .bind = cluster_bind,
};
