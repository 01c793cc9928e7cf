/*
 * vocabulary: the words that other records are told in, looked up by id.
 *
 * Number formats, optimizers, schemes, methods, shardings, targets of adapters,
 * tiers, currencies, conditions and providers are records: those of
 * specs/vocabulary/ come with the program, and a guide may add its own.  The
 * catalogue owns what is returned; NULL stands for an id that no record has.
 */
#ifndef CATALOG_VOCABULARY_H
#define CATALOG_VOCABULARY_H

#include "catalog/catalog.h"

/* Most formats that a catalogue may hold. */
enum { FORMAT_MOST = 256 };

const struct format *format_find(const struct catalog *, const char *id);
/* A format that the engine names, spoken.def; NULL where a guide has none. */
const struct format *format_of(const struct catalog *, enum format_name);
/* The same, from the catalogue that the other format belongs to. */
const struct format *format_beside(const struct format *, enum format_name);

/* Is it that one?  NULL is none. */
static inline bool
format_is(const struct format *f, enum format_name name)
{
	return f && f->known == name;
}

/* Its id; "" of what was refused before a format was chosen. */
static inline const char *
format_id(const struct format *f)
{
	return f ? f->head.id : "";
}

/* As sentences write it: "FP8"; "" of what was refused before. */
static inline const char *
format_said(const struct format *f)
{
	return !f ? "" : f->said ? f->said : f->head.id;
}

/* "FP8" of fp8: how one is written whose record says nothing else. */
const char *format_capitals(struct arena *, const char *id);

/* The number of a format, or one that is not given. */
const struct number *rates_of(const struct rates *, const struct format *);
const struct rate *rates_find(const struct rates *, enum format_name);

/* Puts the rate in the place of that of the same format, or behind the others;
 * false where there is no room. */
bool rates_put(struct rates *, const struct rate *);

/* Parts of catalog_seal(): before and after lists are sorted. */
void formats_order(struct catalog *, struct arena *);
void formats_seal(struct catalog *);

const struct optimizer *optimizer_find(const struct catalog *,
    const char *id);
const struct scheme *scheme_find(const struct catalog *, const char *id);
const struct method *method_find(const struct catalog *, const char *id);
const struct tier *tier_find(const struct catalog *, const char *id);
/* Those of a workload's axis count by their place among the records. */
const struct sharding *sharding_at(const struct catalog *, int place);
/* The place; -1 where none is called so. */
int sharding_place(const struct catalog *, const char *id);
const struct targets *targets_find(const struct catalog *, const char *id);
/* By the code that prices state. */
const struct currency *currency_find(const struct catalog *,
    const char *code);
const struct condition *condition_find(const struct catalog *,
    const char *id);

/* The name of the provider, or its id where its record has no name; "" where
 * the offer states no provider. */
const char *offer_seller(const struct offer *);
/* Part of catalog_seal(): the provider's record of each offer. */
void offers_seal(struct catalog *);

/* Reports each word of spoken.def that no record defines: a file of the guide
 * may have replaced the program's. */
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
/* Has every parameter the same state, on the accelerator, in a separate step?
 * Kinds that model nothing else take such optimizers alone. */
bool optimizer_is_plain(const struct optimizer *);

#endif
