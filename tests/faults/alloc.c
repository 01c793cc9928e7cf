/*
 * alloc: fails one allocation of the process that loads this.
 *
 * Preloaded; FAULT_ALLOC=N fails the Nth call of malloc, calloc or realloc
 * since the start, and FAULT_COUNT names a file that gets the number of them.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static atomic_long calls;
static long fails = -1;
static void *(*next_malloc)(size_t);
static void *(*next_calloc)(size_t, size_t);
static void *(*next_realloc)(void *, size_t);

/* What dlsym() itself asks for before the functions are known. */
static _Alignas(16) char early[4096];
static size_t early_used;

static void *
early_alloc(size_t size)
{
	void *p = early + early_used;

	early_used += (size + 15) / 16 * 16;
	return early_used <= sizeof(early) ? p : NULL;
}

static void
find(void *to, const char *name)
{
	void *f = dlsym(RTLD_NEXT, name);

	memcpy(to, &f, sizeof(f));
}

static void
begin(void)
{
	const char *n = getenv("FAULT_ALLOC");

	if (fails >= 0)
		return;
	fails = n ? atol(n) : 0;
	find(&next_calloc, "calloc");
	find(&next_realloc, "realloc");
	find(&next_malloc, "malloc");
}

static int
is_failing(void)
{
	if (atomic_fetch_add(&calls, 1) + 1 != fails)
		return 0;
	errno = ENOMEM;
	return 1;
}

void *
malloc(size_t size)
{
	if (!next_malloc)
		begin();
	if (!next_malloc)
		return early_alloc(size);
	return is_failing() ? NULL : next_malloc(size);
}

void *
calloc(size_t count, size_t size)
{
	if (!next_malloc)
		begin();
	if (!next_malloc)
		return early_alloc(count * size);
	return is_failing() ? NULL : next_calloc(count, size);
}

void *
realloc(void *block, size_t size)
{
	if (!next_malloc)
		begin();
	return is_failing() ? NULL : next_realloc(block, size);
}

__attribute__((destructor)) static void
tell(void)
{
	const char *path = getenv("FAULT_COUNT");
	FILE *f = path ? fopen(path, "w") : NULL;

	if (!f)
		return;
	fprintf(f, "%ld\n", (long)calls);
	fclose(f);
}
