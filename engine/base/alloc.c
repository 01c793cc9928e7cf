#include "base/alloc.h"

#include <stdlib.h>

void *
alloc_lua(void *ud, void *block, size_t old, size_t size)
{
	struct alloc_budget *budget = ud;
	void *p;

	if (!block)
		old = 0;  /* Lua passes the type of the new object here */
	if (size == 0) {
		free(block);
		budget->used -= old;
		return NULL;
	}
	if (size > old && size - old > budget->limit - budget->used) {
		budget->spent = 1;
		return NULL;
	}
	p = realloc(block, size);
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
