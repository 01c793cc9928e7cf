#include "base/tuples.h"

#include <stdbool.h>
#include <string.h>

#include "base/arena.h"
#include "base/hash.h"

/* Slots hold index + 1 of a key and its value, 0 when free. */
struct tuples {
	struct arena *arena;
	size_t width, count, cap, slots;
	uint32_t *key;             /* width of them each */
	void **value;
	size_t *slot;
};

static bool
is_same(const uint32_t *a, const uint32_t *b, size_t width)
{
	size_t i = 0;

	while (i < width && a[i] == b[i])
		i++;
	return i == width;
}

/* The slot that holds the key, or the free one where it belongs. */
static size_t
find(const struct tuples *t, const uint32_t *key)
{
	size_t i = hash_numbers(key, t->width) & (t->slots - 1);

	while (t->slot[i] && !is_same(&t->key[(t->slot[i] - 1) * t->width],
	    key, t->width))
		i = (i + 1) & (t->slots - 1);
	return i;
}

static void
grow(struct tuples *t)
{
	size_t cap = t->cap ? 2 * t->cap : 8;
	size_t one = t->width * sizeof(*t->key);

	t->key = arena_grow(t->arena, t->key, t->count * one, cap * one);
	t->value = arena_grow(t->arena, t->value, t->count *
	    sizeof(*t->value), cap * sizeof(*t->value));
	t->cap = cap;
	t->slots = 2 * cap;
	t->slot = arena_array(t->arena, t->slots, sizeof(*t->slot));
	for (size_t i = 0; i < t->count; i++)
		t->slot[find(t, &t->key[i * t->width])] = i + 1;
}

struct tuples *
tuples_new(struct arena *arena, size_t width)
{
	struct tuples *t = ARENA_NEW(arena, struct tuples);

	t->arena = arena;
	t->width = width;
	grow(t);
	return t;
}

void *
tuples_get(const struct tuples *t, const uint32_t *key)
{
	size_t at = t->slot[find(t, key)];

	return at ? t->value[at - 1] : NULL;
}

void
tuples_add(struct tuples *t, const uint32_t *key, void *value)
{
	if (t->count == t->cap)
		grow(t);
	memcpy(&t->key[t->count * t->width], key, t->width * sizeof(*key));
	t->value[t->count] = value;
	t->slot[find(t, key)] = ++t->count;
}
