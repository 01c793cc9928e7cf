/*
 * software: names of stacks, as people print them.
 *
 * "llama.cpp", "Llama.cpp" and "llama-cpp" are one name: case and punctuation
 * do not count.  What follows it, a version, a date or the hash of a commit,
 * is no part of it; of these only a version is ever asked for, version.h.
 */
#ifndef CATALOG_SOFTWARE_H
#define CATALOG_SOFTWARE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Software as printed, and a bit for how each word of it begins: most names
 * are no part of it by that alone. */
struct software {
	const char *name;
	uint64_t begins;
};

struct software software_printed(const char *name);
/*
 * Where the printed software has the name as whole words, the first time; a
 * number may follow at once, as in NeMo24.03.  NULL where it does not.  *end
 * is set to what follows.
 */
const char *software_find(const struct software *, const char *name,
    const char **end);
/* Letters and digits of a name: what is compared. */
size_t software_letters(const char *name);
/* Are both the same name, case and punctuation apart?  len: of the first. */
bool software_same(const char *a, size_t len, const char *b);

#endif
