#include "base/arena.h"

#include <stdalign.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "base/budget.h"
#include "base/format.h"

/* The first is small: many arenas hold one line or one row. */
enum { BLOCK_FIRST = 8 * 1024, BLOCK_LARGEST = 4 * 1024 * 1024 };

/* Blocks up to the first, the most that may be asked for, and so many bytes are
 * left to a process that stays. */
enum { STAY_BLOCK = 32 * 1024 * 1024, STAY_MOST = 1024 * 1024 * 1024 };

struct block {
	struct block *next;
	size_t size, used;
	double counted;          /* of it, in the budget */
	alignas(max_align_t) unsigned char data[];
};

struct arena {
	struct block *head;
	unsigned char *last;         /* the newest allocation in head */
	struct arena *parts, *next;  /* children freed with this one */
	arena_hook *out_of_memory;
	arena_over *over;
	struct budget *budget;       /* or NULL */
	const char *work;            /* or NULL */
	size_t used;
};

static _Noreturn void
out_of_memory(const struct arena *a)
{
	a->out_of_memory();
	abort();
}

struct arena *
arena_new(arena_hook *hook)
{
	struct arena *a = calloc(1, sizeof(*a));

	if (!a) {
		hook();
		abort();
	}
	a->out_of_memory = hook;
	return a;
}

struct arena *
arena_child(const struct arena *a)
{
	struct arena *child = arena_new(a->out_of_memory);

	child->over = a->over;
	child->budget = a->budget;
	child->work = a->work;
	return child;
}

void
arena_limit(struct arena *a, struct budget *budget, arena_over *over)
{
	a->budget = budget;
	a->over = over;
}

struct budget *
arena_budget(const struct arena *a)
{
	return a->budget;
}

void
arena_work(struct arena *a, const char *work)
{
	a->work = work;
}

struct arena *
arena_part(struct arena *a)
{
	struct arena *part = arena_child(a);

	part->next = a->parts;
	a->parts = part;
	return part;
}

void
arena_free(struct arena *a)
{
	if (!a)
		return;
	while (a->parts) {
		struct arena *part = a->parts;

		a->parts = part->next;
		arena_free(part);
	}
	while (a->head) {
		struct block *b = a->head;

		a->head = b->next;
		budget_give(a->budget, BUDGET_memory, b->counted);
		free(b);
	}
	free(a);
}

void
arena_stay(void)
{
#ifdef __GLIBC__
	mallopt(M_MMAP_THRESHOLD, STAY_BLOCK);
	mallopt(M_TRIM_THRESHOLD, STAY_MOST);
#endif
}

/* Counts so many bytes in the budget, where there is one. */
static void
take(const struct arena *a, size_t size)
{
	if (!budget_take(a->budget, BUDGET_memory, (double)size))
		a->over(a->budget, a->work);
}

/* A block of its own for what is large, so that the current one stays. */
static struct block *
block_add(struct arena *a, size_t need)
{
	size_t size = a->head ? 2 * a->head->size : BLOCK_FIRST;
	struct block *b;

	if (size > BLOCK_LARGEST)
		size = BLOCK_LARGEST;
	if (size < need)
		size = need;
	if (size > SIZE_MAX - sizeof(*b))
		out_of_memory(a);
	take(a, size);
	b = calloc(1, sizeof(*b) + size);
	if (!b)
		out_of_memory(a);
	b->size = size;
	b->counted = a->budget ? (double)size : 0;
	if (a->head && need > BLOCK_LARGEST / 2) {
		b->next = a->head->next;
		a->head->next = b;
	} else {
		b->next = a->head;
		a->head = b;
	}
	return b;
}

/* The bytes that an allocation of this size takes of its block. */
static size_t
rounded(const struct arena *a, size_t size)
{
	const size_t unit = alignof(max_align_t);

	if (size > SIZE_MAX - unit)
		out_of_memory(a);
	return size ? (size + unit - 1) / unit * unit : unit;
}

void *
arena_alloc(struct arena *a, size_t size)
{
	struct block *b = a->head;
	size_t need = rounded(a, size);
	unsigned char *p;

	if (!b || b->size - b->used < need)
		b = block_add(a, need);
	p = b->data + b->used;
	b->used += need;
	a->used += need;
	if (b == a->head)
		a->last = p;
	return p;
}

void *
arena_unset(struct arena *a, size_t count, size_t size)
{
	struct block *b;

	if (size && count > (SIZE_MAX - sizeof(*b)) / size)
		out_of_memory(a);
	take(a, count * size);
	b = malloc(sizeof(*b) + count * size);
	if (!b)
		out_of_memory(a);
	b->size = b->used = count * size;
	b->counted = a->budget ? (double)b->size : 0;
	a->used += b->used;
	if (a->head) {
		b->next = a->head->next;
		a->head->next = b;
	} else {
		b->next = NULL;
		a->head = b;
	}
	return b->data;
}

/* Makes the newest allocation larger where it stands, if there is room. */
static bool
extend(struct arena *a, size_t size)
{
	struct block *b = a->head;
	size_t from = (size_t)(a->last - b->data);
	size_t need = rounded(a, size);

	if (need > b->size - from)
		return false;
	if (from + need > b->used) {
		a->used += from + need - b->used;
		b->used = from + need;
	}
	return true;
}

void *
arena_array(struct arena *a, size_t count, size_t size)
{
	if (size && count > SIZE_MAX / size)
		out_of_memory(a);
	return arena_alloc(a, count * size);
}

void *
arena_grow(struct arena *a, const void *old_bytes, size_t old, size_t size)
{
	void *p;

	if (old && old_bytes == a->last && extend(a, size))
		return a->last;
	p = arena_alloc(a, size);
	if (old)
		memcpy(p, old_bytes, old < size ? old : size);
	return p;
}

char *
arena_strdup(struct arena *a, const char *s)
{
	return arena_strndup(a, s, strlen(s));
}

char *
arena_strndup(struct arena *a, const char *s, size_t n)
{
	size_t len = strnlen(s, n);
	char *copy = arena_alloc(a, len + 1);

	memcpy(copy, s, len);
	return copy;
}

char *
arena_printf(struct arena *a, const char *fmt, ...)
{
	va_list args;
	char *s;

	va_start(args, fmt);
	s = arena_vprintf(a, fmt, args);
	va_end(args);
	return s;
}

char *
arena_vprintf(struct arena *a, const char *fmt, va_list args)
{
	char shorter[256];
	va_list again;
	int len;
	char *s;

	va_copy(again, args);
	len = format(shorter, sizeof(shorter), fmt, args);
	if (len < 0)
		out_of_memory(a);
	s = arena_alloc(a, (size_t)len + 1);
	if ((size_t)len < sizeof(shorter))
		memcpy(s, shorter, (size_t)len);
	else
		format(s, (size_t)len + 1, fmt, again);
	va_end(again);
	return s;
}

size_t
arena_own(const struct arena *a)
{
	return a->used;
}

size_t
arena_used(const struct arena *a)
{
	size_t used = a->used;

	for (const struct arena *part = a->parts; part; part = part->next)
		used += arena_used(part);
	return used;
}
