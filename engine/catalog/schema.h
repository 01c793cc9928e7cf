/*
 * schema: the fields of every record, for editors, manuals and programs.
 *
 * Written from the rows that the reader uses, so that they cannot differ.
 * types are those of record_types and one of workload a kind; words is the
 * vocabulary that comes with the program.
 */
#ifndef CATALOG_SCHEMA_H
#define CATALOG_SCHEMA_H

#include <stddef.h>

struct catalog;
struct record_type;
struct text;

/* LuaCATS definitions: specs/types.lua. */
void schema_lua(struct text *, const struct catalog *words,
    const struct record_type *const *types, size_t count);
/* The FIELDS part of ridgeline-spec(5), mdoc(7). */
void schema_man(struct text *, const struct catalog *words,
    const struct record_type *const *types, size_t count);
/* {"records":[...],"formats":[...],"units":[...]} */
void schema_json(struct text *, const struct catalog *words,
    const struct record_type *const *types, size_t count);
/* For a terminal. */
void schema_text(struct text *, const struct catalog *words,
    const struct record_type *const *types, size_t count);

#endif
