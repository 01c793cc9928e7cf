/*
 * bridge: values into Lua and back.
 *
 * A list or a map becomes a read-only table that looks its entries up in the
 * value, so that a big one costs nothing until it is read, and comes back as
 * the very same value.  A number without a dimension or a unit becomes a plain
 * number, any other a quantity that keeps its unit and fact.  A block becomes
 * light userdata, which templates can only pass on.
 *
 * Only files of spec/ include this.
 */
#ifndef SPEC_BRIDGE_H
#define SPEC_BRIDGE_H

#include <lua.h>

#include "spec/value.h"

struct sandbox;

void bridge_install(struct sandbox *);
void bridge_push(lua_State *, const struct value *);
/*
 * The value at index i; NULL with *error set for what no value can be: a
 * function, a table within itself, a key that is neither text nor whole.
 */
const struct value *bridge_get(lua_State *, struct arena *, int i,
    const char **error);
/* The list or map behind a read-only table, or NULL. */
const struct value *bridge_data(lua_State *, int i);
/*
 * Puts into the table on top what has to know read-only tables: pairs (in the
 * order of the entries), the functions of table, unpack, and copy(list), a
 * plain table to sort or change.
 */
void bridge_names(lua_State *);

/* Has each key that a map is read by in vain told; the key does not outlive
 * the call. */
typedef void bridge_missed(void *context, lua_State *, const struct value *map,
    const char *key);
void bridge_tell(lua_State *, bridge_missed *, void *context);

#endif
