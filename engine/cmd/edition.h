/*
 * edition: one published guide as its data files tell it.
 *
 * guide.json must be there; of the others each is NULL where the folder lacks
 * it, as sites of older programs do, and one that is broken is a fault.
 * Nothing is computed anew.  All lives in the command's arena.
 */
#ifndef CMD_EDITION_H
#define CMD_EDITION_H

#include <stddef.h>

struct arena;
struct json;
struct map;
struct options;

struct edition {
	const struct json *guide, *orders, *offers, *catalogue, *claims;
	const char *url;         /* where it is published, or "" */
	const char *program;     /* version that wrote it, or "" */
	struct map *records;     /* "accelerator/ID" to its catalogue record */
	struct map *order;       /* decision id to that of decisions.json */
	struct map *offer;       /* offer id to that of offers.json */
	struct map *held;        /* the same of those held back */
};

/* Of a published folder or its guide.json; NULL with messages on a fault. */
const struct edition *edition_read(struct options *, const char *path);
/*
 * The id of an input: of one that an answer gives, by its place or, as older
 * programs wrote, by its id; and of one of the list itself.
 */
const char *edition_input(const struct edition *, const struct json *given);
const char *input_name(const struct json *input);
/* What people call a record; its id where no name is known. */
const char *edition_name(const struct edition *, const char *verb,
    const char *id);
/* A number format as sentences write it: "FP8". */
const char *edition_format(const struct edition *, struct arena *,
    const char *id);

#endif
