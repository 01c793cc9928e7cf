/*
 * value: what passes between templates and the floors above spec/.
 *
 * Lua stays in spec/: data goes into a template as values and a component gets
 * its arguments as values.  A value is plain data in an arena; maps keep the
 * order they were built in (those that come from Lua are sorted by key).
 */
#ifndef SPEC_VALUE_H
#define SPEC_VALUE_H

#include <stdbool.h>
#include <stddef.h>

#include "catalog/field.h"
#include "unit/unit.h"

struct arena;
struct value;

enum value_type {
	VALUE_NIL,
	VALUE_FLAG,
	VALUE_NUMBER,  /* quantity, with unit to show and the fact behind it */
	VALUE_TEXT,
	VALUE_LIST,
	VALUE_MAP,
	VALUE_BLOCK    /* made by a component; opaque here */
};

struct value_entry {
	const char *key;
	const struct value *value;
};

struct value {
	enum value_type type;
	bool flag;
	struct quantity number;
	const char *unit;            /* to show a number in; NULL: pick one */
	const struct fact *fact;     /* of a number or a text; may be NULL */
	const char *text;
	size_t text_len;
	const struct value **item;   /* list */
	struct value_entry *entry;   /* map */
	size_t count, cap;           /* of list or map */
	const void *block;
};

struct value *value_nil(struct arena *);
struct value *value_flag(struct arena *, bool);
/* The number is in base units; unit is only how it is shown. */
struct value *value_number(struct arena *, double, const char *unit,
    const struct fact *);
struct value *value_quantity(struct arena *, struct quantity,
    const char *unit, const struct fact *);
struct value *value_text(struct arena *, const char *, const struct fact *);
struct value *value_list(struct arena *);
struct value *value_map(struct arena *);
struct value *value_block(struct arena *, const void *);
void value_add(struct arena *, struct value *list, const struct value *);
void value_set(struct arena *, struct value *map, const char *key,
    const struct value *);
/* The same for a key that the map does not have. */
void value_append(struct arena *, struct value *map, const char *key,
    const struct value *);
/* The entry, or NULL; a path "dense.bf16" goes through maps. */
const struct value *value_get(const struct value *map, const char *path);
/* A text entry or NULL; fallback when there is none. */
const char *value_get_text(const struct value *map, const char *key,
    const char *fallback);

/* A record as a map of its fields, with "id", "type" and facts attached. */
struct value *value_record(struct arena *, const struct record *);

#endif
