#include "spec/value.h"

#include <string.h>

#include "base/arena.h"
#include "base/text.h"

static struct value *
make(struct arena *arena, enum value_type type)
{
	struct value *v = ARENA_NEW(arena, struct value);

	v->type = type;
	return v;
}

struct value *
value_nil(struct arena *arena)
{
	return make(arena, VALUE_NIL);
}

struct value *
value_flag(struct arena *arena, bool on)
{
	struct value *v = make(arena, VALUE_FLAG);

	v->flag = on;
	return v;
}

struct value *
value_quantity(struct arena *arena, struct quantity q, const char *unit,
    const struct fact *fact)
{
	struct value *v = make(arena, VALUE_NUMBER);

	v->number = q;
	v->unit = unit;
	v->fact = fact;
	return v;
}

struct value *
value_number(struct arena *arena, double number, const char *unit,
    const struct fact *fact)
{
	struct quantity q = { 0 };

	if (unit)
		unit_parse(unit, &q);
	q.value = number;
	return value_quantity(arena, q, unit, fact);
}

struct value *
value_text(struct arena *arena, const char *text, const struct fact *fact)
{
	struct value *v = make(arena, VALUE_TEXT);

	v->text = text;
	v->text_len = strlen(text);
	v->fact = fact;
	return v;
}

struct value *
value_list(struct arena *arena)
{
	return make(arena, VALUE_LIST);
}

struct value *
value_map(struct arena *arena)
{
	return make(arena, VALUE_MAP);
}

struct value *
value_block(struct arena *arena, const void *block)
{
	struct value *v = make(arena, VALUE_BLOCK);

	v->block = block;
	return v;
}

/* Room for one more item or entry of size bytes. */
static void *
room(struct arena *arena, struct value *v, const void *old, size_t size)
{
	size_t cap = v->cap ? 2 * v->cap : 8;
	void *block = arena_grow(arena, old, v->count * size, cap * size);

	v->cap = cap;
	return block;
}

void
value_add(struct arena *arena, struct value *list, const struct value *item)
{
	if (list->count == list->cap)
		list->item = room(arena, list, list->item,
		    sizeof(*list->item));
	list->item[list->count++] = item;
}

static struct value_entry *
find(const struct value *map, const char *key, size_t len)
{
	if (map->type != VALUE_MAP)
		return NULL;
	for (size_t i = 0; i < map->count; i++)
		if ((!len || *map->entry[i].key == *key) &&
		    strncmp(map->entry[i].key, key, len) == 0 &&
		    map->entry[i].key[len] == '\0')
			return &map->entry[i];
	return NULL;
}

void
value_set(struct arena *arena, struct value *map, const char *key,
    const struct value *value)
{
	struct value_entry *e = find(map, key, strlen(key));

	if (e)
		e->value = value;
	else
		value_append(arena, map, key, value);
}

void
value_append(struct arena *arena, struct value *map, const char *key,
    const struct value *value)
{
	if (map->count == map->cap)
		map->entry = room(arena, map, map->entry,
		    sizeof(*map->entry));
	map->entry[map->count++] = (struct value_entry){ key, value };
}

const struct value *
value_get(const struct value *map, const char *path)
{
	while (map) {
		const struct value_entry *e = find(map, path, strlen(path));
		size_t len = strcspn(path, ".");

		if (e)
			return e->value;
		if (path[len] == '\0')
			return NULL;
		e = find(map, path, len);
		map = e ? e->value : NULL;
		path += len + 1;
	}
	return NULL;
}

const char *
value_get_text(const struct value *map, const char *key, const char *fallback)
{
	const struct value *v = map ? value_get(map, key) : NULL;

	return v && v->type == VALUE_TEXT ? v->text : fallback;
}
