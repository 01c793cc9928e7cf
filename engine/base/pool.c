#define _GNU_SOURCE	/* sched_getaffinity(), CPU_COUNT */
#include "base/pool.h"

#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>

#include "base/sanitized.h"

enum { MOST = 256 };

struct pool {
	pool_work *work;
	void *context;
	size_t count;
	atomic_size_t next;
};

struct worker {
	struct pool *pool;
	int number;
};

static void *
work(void *argument)
{
	const struct worker *w = argument;
	struct pool *p = w->pool;
	size_t item;

	while ((item = atomic_fetch_add(&p->next, 1)) < p->count)
		p->work(p->context, item, w->number);
	return NULL;
}

void
pool_aside(char *room)
{
#ifndef SANITIZED
	const stack_t aside = { .ss_sp = room, .ss_size = POOL_ASIDE };

	sigaltstack(&aside, NULL);
#else
	(void)room;
#endif
}

static void *
work_aside(void *argument)
{
	char room[POOL_ASIDE];

	pool_aside(room);
	return work(argument);
}

/* The cores this process may use, which in a container are fewer than all. */
static int
cores(void)
{
	cpu_set_t set;

	if (sched_getaffinity(0, sizeof(set), &set) != 0)
		return 1;
	return CPU_COUNT(&set);
}

int
pool_workers(int jobs)
{
	if (jobs < 1)
		jobs = cores();
	return jobs > MOST ? MOST : jobs;
}

void
pool_run(int jobs, size_t count, pool_work *function, void *context)
{
	struct pool pool = { .work = function, .context = context,
	    .count = count };
	struct worker workers[MOST];
	pthread_t threads[MOST];
	int want = pool_workers(jobs), made = 1;

	workers[0] = (struct worker){ &pool, 0 };
	for (; made < want && (size_t)made < count; made++) {
		workers[made] = (struct worker){ &pool, made };
		if (pthread_create(&threads[made], NULL, work_aside,
		    &workers[made]) != 0)
			break;
	}
	work(&workers[0]);
	for (int i = 1; i < made; i++)
		pthread_join(threads[i], NULL);
}
