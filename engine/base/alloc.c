#include "base/alloc.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"

static bool
is_small(const struct alloc_budget *b, size_t size)
{
	return b->small && size && size <= ALLOC_SMALL;
}

static size_t
units(size_t size)
{
	return (size + ALLOC_UNIT - 1) / ALLOC_UNIT;
}

static void *
take(struct alloc_budget *b, size_t size)
{
	void **list = &b->given_back[units(size)];
	void *block = *list;

	if (!block)
		return arena_alloc(b->small, size);
	*list = *(void **)block;
	return block;
}

static void
give_back(struct alloc_budget *b, void *block, size_t size)
{
	void **list = &b->given_back[units(size)];

	*(void **)block = *list;
	*list = block;
}

static void
release(struct alloc_budget *b, void *block, size_t size)
{
	if (is_small(b, size))
		give_back(b, block, size);
	else
		free(block);
}

/* Between small blocks and others, where either is small. */
static void *
move(struct alloc_budget *b, void *block, size_t old, size_t size)
{
	void *p;

	if (is_small(b, old) && is_small(b, size) && units(old) == units(size))
		return block;
	p = is_small(b, size) ? take(b, size) : malloc(size);
	if (p && block) {
		memcpy(p, block, old < size ? old : size);
		release(b, block, old);
	}
	return p;
}

void *
alloc_lua(void *ud, void *block, size_t old, size_t size)
{
	struct alloc_budget *budget = ud;
	void *p;

	if (!block)
		old = 0;  /* Lua passes the type of the new object here */
	if (size == 0) {
		release(budget, block, old);
		budget->used -= old;
		return NULL;
	}
	if (size > old && size - old > budget->limit - budget->used) {
		budget->spent = 1;
		return NULL;
	}
	p = is_small(budget, old) || is_small(budget, size) ?
	    move(budget, block, old, size) : realloc(block, size);
	if (!p)
		return size <= old ? block : NULL;
	budget->used = budget->used - old + size;
	return p;
}

void *
alloc_calloc(size_t count, size_t size)
{
	void *p = calloc(count, size);

	if (!p && count && size)
		abort();
	return p;
}

void *
alloc_realloc(void *block, size_t size)
{
	void *p = realloc(block, size);

	if (!p && size)
		abort();
	return p;
}

void
alloc_free(void *block)
{
	free(block);
}
