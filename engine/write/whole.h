/*
 * whole: is what was made complete and well-formed?
 *
 * Each function reads an artefact once, from its first byte to its last, and
 * gives NULL, or what is wrong with it and where, in the arena.  They know the
 * syntax, not what it means: tags that close what was opened, strings that
 * end, one value and nothing behind it.
 */
#ifndef WRITE_WHOLE_H
#define WRITE_WHOLE_H

#include <stddef.h>

struct arena;

const char *whole_xml(struct arena *, const char *, size_t len);
const char *whole_html(struct arena *, const char *, size_t len);
const char *whole_json(struct arena *, const char *, size_t len);
/* By the extension of the name; NULL for formats that are not checked. */
const char *whole_file(struct arena *, const char *name, const char *,
    size_t len);

#endif
