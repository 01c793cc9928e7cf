/*
 * seal: the digests by which an approval shows that it was not changed.
 *
 * A digest is 16 hexadecimal digits of FNV-1a over lines "field=value", one
 * for each field that is given, in the order of approval.def; numbers in base
 * units, as the shortest decimal.  Text lives in the arena.  Nothing fails.
 */
#ifndef CATALOG_SEAL_H
#define CATALOG_SEAL_H

#include <stdint.h>

struct approval;
struct arena;
struct text;

/* 16 digits. */
const char *seal_hex(struct arena *, uint64_t digest);
/* Of what is ordered: not of who signed it, when, and in which words. */
const char *seal_order(struct arena *, const struct approval *);
/* Of the whole record but for its seal. */
const char *seal_record(struct arena *, const struct approval *);
/* The fields that are given, a line of Lua each. */
void seal_lua(struct text *, const struct approval *);

#endif
