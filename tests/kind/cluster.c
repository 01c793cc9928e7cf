/*
 * What a cluster binds, by hand: a service of two cards a copy, which wants
 * four copies in the 200 busy hours of a month and one in the other 530, and
 * jobs of 1200 card hours that may run at any hour.
 */
#include "check.h"

#include <string.h>

#include "base/array.h"
#include "chain_cluster.h"
#include "kind/cluster.h"

#include "test_arena.h"

#define KIND cluster
#include "kind/struct.def"

static const double HOUR = 3600;
static double v[CHAIN_SLOTS][CHAIN_BLOCK];
static struct input origin[CHAIN_SLOTS];

/* Records of this verb have this type. */
static struct record
head(const char *verb, const char *id)
{
	return (struct record){ .type = record_type_of(verb), .id = id };
}

static struct number
stated(double value)
{
	return (struct number){ value, { .given = true } };
}

/* The jobs come second by name and first by priority, where that is stated. */
static void
bind_load(double priority, double count, double quiet_load)
{
	const struct kind *k = kind_find("cluster");
	struct catalog *cat = ARENA_NEW(arena, struct catalog);
	struct cluster *c = ARENA_NEW(arena, struct cluster);
	struct workload *w = &c->workload, *runs = arena_array(arena, 2,
	    sizeof(*runs));
	struct tenant *t = arena_array(arena, 2, sizeof(*t));
	struct accelerator *a = ARENA_NEW(arena, struct accelerator);
	struct profile *p = ARENA_NEW(arena, struct profile);
	struct offer *o = ARENA_NEW(arena, struct offer);
	struct word *names = arena_array(arena, 2, sizeof(*names));
	struct binding b = { .chain = kind_chain(k), .value = v,
		.origin = origin };
	struct placement place = { .accelerator = a, .offer = o, .count = 1 };
	struct stay *stay;
	struct alone *alone;
	size_t jobs = priority < 1 ? 0 : 1, service = 1 - jobs;

	a->head = head("accelerator", "card");
	p->head = head("profile", "team");
	o->head = head("offer", "offer");
	o->accelerator.text = "card";
	o->tier.text = "on_demand";
	o->price = stated(2 / HOUR);
	o->count = stated(1);
	t[0] = (struct tenant){ .head = head("tenant", "service"),
		.workload.text = "chat", .quiet_load = stated(quiet_load) };
	t[1] = (struct tenant){ .head = head("tenant", "jobs"),
		.workload.text = "train", .jobs_per_month = stated(6) };
	if (priority < 1)
		t[1].priority = stated(priority);
	runs[0].head = (struct record){ .type = k->type, .id = "chat" };
	runs[1].head = (struct record){ .type = k->type, .id = "train" };
	names[0].text = "service";
	names[1].text = "jobs";
	w->head = (struct record){ .type = k->type, .id = "w" };
	w->catalog = cat;
	ARRAY_ADD(arena, &cat->accelerators, &a->head);
	ARRAY_ADD(arena, &cat->profiles, &p->head);
	ARRAY_ADD(arena, &cat->offers, &o->head);
	for (size_t i = 0; i < 2; i++)
		ARRAY_ADD(arena, &cat->tenants, &t[1 - i].head);
	for (size_t i = 0; i < 2; i++)
		ARRAY_ADD(arena, &cat->workloads, &runs[i].head);
	c->tenants = (struct words){ .item = names, .count = 2,
		.fact = { .given = true } };
	c->busy_hours = stated(200 * HOUR);
	if (count > 0)
		c->count = stated(count);
	w->prepared = k->prepare(arena, cat, w);
	stay = tenancy_stays(tenancy_of(w), a);
	alone = tenancy_alone(tenancy_of(w), p);
	stay[service] = (struct stay){ .asked = true, .fits = true,
		.group = 2, .serves = true, .rate = 10, .allowance = 3 };
	stay[jobs] = (struct stay){ .asked = true, .fits = true, .group = 4,
		.allowance = 1, .run_time = 50 * HOUR };
	alone[service] = (struct alone){ .known = true, .group = 3,
		.allowance = 4, .count = 8, .price = 1 / HOUR,
		.committed = true };
	alone[jobs] = (struct alone){ .known = true, .group = 1,
		.allowance = 1, .count = 1, .job = 300 };
	memset(v, 0, sizeof(v));
	kind_bind(k, &b, cat, w, p, &place);
}

static void
bind(double priority, double count)
{
	bind_load(priority, count, 0.25);
}

struct row {
	const char *name;
	int slot;
	double want;
};

static void
agree(const struct row *rows, size_t n)
{
	for (size_t i = 0; i < n; i++)
		check_close(rows[i].name, v[rows[i].slot][0], rows[i].want,
		    1e-12);
}

/* Ten cards: copies keep 8 for 200 h and 2 for 530, and quiet hours leave 8 for
 * 530 h, in which all 1200 h of the jobs are done. */
static void
ten(void **state)
{
	const struct row rows[] = {
		{ "as stated", CLUSTER_accelerators, 10 },
		{ "busy hours", CLUSTER_busy_time, 200 * HOUR },
		{ "4 copies of 2", CLUSTER_busy_taken, 8 },
		{ "1 copy of 2", CLUSTER_quiet_taken, 2 },
		{ "whole cards, busy", CLUSTER_busy_cards, 8 },
		{ "whole cards, quiet", CLUSTER_quiet_cards, 2 },
		{ "the jobs by day", CLUSTER_busy_given + 1, 0 },
		{ "and at night", CLUSTER_quiet_given + 1, 1200 * HOUR },
		{ "1600 h, 1060 h and 1200 h of 7300 h", CLUSTER_utilization,
		    3860 / 7300.0 },
		{ "service", CLUSTER_serves, 1 },
		{ "its rate", CLUSTER_rate, 10 },
		{ "its quiet load", CLUSTER_quiet_load, 0.25 },
		{ "it has no jobs", CLUSTER_jobs, 0 },
		{ "what jobs take", CLUSTER_group + 1, 4 },
		{ "how many", CLUSTER_jobs + 1, 6 },
		{ "how long", CLUSTER_run_time + 1, 50 * HOUR },
		{ "no work stands before it", CLUSTER_work_before + 1, 0 },
		{ "alone: its copy", CLUSTER_alone_group, 3 },
		{ "its allowance", CLUSTER_alone_allowance, 4 },
		{ "sold together", CLUSTER_alone_count, 8 },
		{ "committed", CLUSTER_alone_committed, 1 },
		{ "its price", CLUSTER_alone_price, 1 / HOUR },
		{ "a job", CLUSTER_alone_job + 1, 300 },
		{ "nobody is third", CLUSTER_group + 2, 0 },
		{ "it is rented", CLUSTER_rentable, 1 },
	};

	(void)state;
	bind(1, 10);
	agree(rows, COUNT(rows));
}

/* Eight hold the copies, and 6 * 530 h at night hold the jobs. */
static void
fewest(void **state)
{
	const struct row rows[] = {
		{ "8 copies' cards", CLUSTER_accelerators, 8 },
		{ "3860 h of 5840 h", CLUSTER_utilization, 3860 / 5840.0 },
	};

	(void)state;
	bind(1, 0);
	agree(rows, COUNT(rows));
	check_text("is solved", origin[CLUSTER_accelerators].note,
	    "solved: the fewest that hold all");
}

/* At half of its load the service has two copies in quiet hours, of ten cards
 * and of the eight that hold all. */
static void
half(void **state)
{
	const struct row ten[] = {
		{ "2 copies of 2", CLUSTER_quiet_taken, 4 },
		{ "1600 h, 2120 h and 1200 h of 7300 h", CLUSTER_utilization,
		    4920 / 7300.0 },
	};
	const struct row eight[] = {
		{ "8 copies' cards", CLUSTER_accelerators, 8 },
		{ "4920 h of 5840 h", CLUSTER_utilization, 4920 / 5840.0 },
	};

	(void)state;
	bind_load(1, 10, 0.5);
	agree(ten, COUNT(ten));
	bind_load(1, 0, 0.5);
	agree(eight, COUNT(eight));
}

/* The jobs of the less priority number come first, and their work is before. */
static void
first(void **state)
{
	const struct row rows[] = {
		{ "jobs are first", CLUSTER_jobs, 6 },
		{ "their run", CLUSTER_run_time, 50 * HOUR },
		{ "the service is second", CLUSTER_rate + 1, 10 },
		{ "after 1200 h", CLUSTER_work_before + 1, 1200 * HOUR },
		{ "a third would be too", CLUSTER_work_before + 2,
		    1200 * HOUR },
	};

	(void)state;
	bind(0.5, 10);
	agree(rows, COUNT(rows));
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, open_arena, close_arena)

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(ten), TEST(fewest), TEST(half), TEST(first),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
