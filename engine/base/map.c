#include "base/map.h"

#include <stdint.h>
#include <string.h>

#include "base/arena.h"
#include "base/hash.h"

struct entry {
	const char *key;
	void *value;
	uint32_t hash;
};

/* Entries stand in order of insertion; slots hold index + 1, 0 when free. */
struct map {
	struct arena *arena;
	struct entry *entry;
	size_t *slot;
	size_t count, cap, slots;
};

static uint32_t
hash(const char *s)
{
	return (uint32_t)hash_text(s);
}

/* The slot that holds the key, or the free one where it belongs. */
static size_t
find(const struct map *m, const char *key, uint32_t h)
{
	size_t i = h & (m->slots - 1);

	for (; m->slot[i]; i = (i + 1) & (m->slots - 1)) {
		const struct entry *e = &m->entry[m->slot[i] - 1];

		if (e->hash == h && strcmp(e->key, key) == 0)
			break;
	}
	return i;
}

static void
grow(struct map *m)
{
	size_t cap = 2 * m->cap;

	m->entry = arena_grow(m->arena, m->entry, m->count * sizeof(*m->entry),
	    cap * sizeof(*m->entry));
	m->cap = cap;
	m->slots = 2 * cap;
	m->slot = arena_array(m->arena, m->slots, sizeof(*m->slot));
	for (size_t i = 0; i < m->count; i++)
		m->slot[find(m, m->entry[i].key, m->entry[i].hash)] = i + 1;
}

struct map *
map_new(struct arena *arena)
{
	struct map *m = ARENA_NEW(arena, struct map);

	m->arena = arena;
	m->cap = 4;
	grow(m);
	return m;
}

void *
map_get(const struct map *m, const char *key)
{
	size_t at = m->slot[find(m, key, hash(key))];

	return at ? m->entry[at - 1].value : NULL;
}

void *
map_put(struct map *m, const char *key, void *value)
{
	uint32_t h = hash(key);
	size_t slot = find(m, key, h);
	void *old;

	if (m->slot[slot]) {
		old = m->entry[m->slot[slot] - 1].value;
		m->entry[m->slot[slot] - 1].value = value;
		return old;
	}
	if (m->count == m->cap) {
		grow(m);
		slot = find(m, key, h);
	}
	m->entry[m->count] = (struct entry){ key, value, h };
	m->slot[slot] = ++m->count;
	return NULL;
}

size_t
map_count(const struct map *m)
{
	return m->count;
}

const char *
map_key(const struct map *m, size_t i)
{
	return m->entry[i].key;
}

void *
map_value(const struct map *m, size_t i)
{
	return m->entry[i].value;
}
