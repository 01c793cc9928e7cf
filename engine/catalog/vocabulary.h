/*
 * vocabulary: the words that other records are told in, looked up by id.
 *
 * Number formats, optimizers, schemes and methods are records: those of
 * specs/vocabulary/ come with the program, and a guide may add its own.  The
 * catalogue owns what is returned; NULL stands for an id that no record has.
 */
#ifndef CATALOG_VOCABULARY_H
#define CATALOG_VOCABULARY_H

#include "catalog/catalog.h"

const struct optimizer *optimizer_find(const struct catalog *,
    const char *id);
const struct scheme *scheme_find(const struct catalog *, const char *id);
const struct method *method_find(const struct catalog *, const char *id);

/* Format of matrix products. */
enum format scheme_computes(const struct scheme *);
/* Tells which words the engine speaks of itself and no record is: a guide's own
 * file may have taken the place of the program's. */
void vocabulary_check(const struct catalog *, struct diags *);
/*
 * Drops sources that came with the program, and what catalogues in use hold,
 * where no record of the guide leads to it, so that pages list what the guide
 * stands on.  What a use names and its accelerators stay, with their offers,
 * hosts, slices and contracts, and what is known of the stacks and formats on
 * them.  After the checks.
 */
void vocabulary_prune(struct catalog *, struct arena *);
/* Bytes of state of a parameter of embeddings and norms. */
double optimizer_table(const struct optimizer *);
/* The same for every parameter, on the accelerator, in a step of its own:
 * what kinds count that know no more of it. */
bool optimizer_is_plain(const struct optimizer *);

#endif
