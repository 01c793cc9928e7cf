/*
 * pool: the same function over 0 .. count-1 on several threads.
 *
 * Items are handed out in order; the result must not depend on who gets which.
 * jobs < 1 means one a core.  Returns when all are done.  If a thread cannot
 * be made the work is done with those there are, in the end by the caller.
 */
#ifndef BASE_POOL_H
#define BASE_POOL_H

#include <stddef.h>

typedef void pool_work(void *context, size_t item, int worker);

/*
 * Where the thread handles a signal once its stack is full: room of POOL_ASIDE
 * bytes that lasts as long as the thread.  Threads of a pool have their own.
 */
enum { POOL_ASIDE = 12 * 1024 };
void pool_aside(char *room);

/* The number of workers that pool_run() will use; worker is below it. */
int pool_workers(int jobs);
void pool_run(int jobs, size_t count, pool_work *, void *context);

#endif
