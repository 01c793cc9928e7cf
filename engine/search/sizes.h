/*
 * sizes: models by size and method: what they take, and what holds them.
 *
 * Each text model of the catalogue is a case of each method; a row has the
 * models of one class, and its accelerators are the cheapest of those that
 * hold the one that takes the most.  Memory of a class is a range, for a model
 * of a large vocabulary takes several times that of another of its size.
 */
#ifndef SEARCH_SIZES_H
#define SEARCH_SIZES_H

#include "catalog/catalog.h"
#include "feed/cases.h"

struct predicted;
struct predictor;

struct size_method {
	const char *id, *title, *kind, *method, *format;
};

/* The cheapest way to have enough of one accelerator; none: offer NULL. */
struct size_pick {
	const struct accelerator *accelerator;
	const struct offer *offer;
	int count;               /* as many as are paid */
	double price;            /* of all, USD/s or USD */
};

struct size_row {
	const struct size_method *method;
	double from, to;         /* parameters; the largest of from is out */
	double least, most;      /* bytes, on one accelerator that is large
	                            enough */
	size_t models;
	const struct model *smallest; /* that takes the least */
	const struct model *largest; /* that takes the most */
	struct size_pick rent, buy;
};

struct size_rows {
	struct size_row *item;   /* by method, then by size */
	size_t count, cap;
};

/* NULL where there is none of that id. */
const struct size_method *size_method_find(const char *id);
/* A language model that is stated by its dimensions? */
bool size_is_text(const struct model *);
/* A case of the method: one sequence or one request of 4,096 tokens. */
struct case_row size_case(const struct size_method *, const struct model *);
/* What a model takes, on one accelerator that is large enough; 0 where it is
 * not known. */
double size_needed(const struct predictor *, const struct size_method *,
    const struct model *);
/* Most requests of 4,096 tokens at once that one accelerator holds beside the
 * model, of a method that serves; 0 where it has no room for one. */
double size_requests(const struct predictor *, const struct size_method *,
    const struct model *, const struct accelerator *);
/* The fewest of an accelerator that hold the model; 0 where none do, or where
 * it has no units for what the method computes in. */
int size_fewest(const struct predictor *, const struct size_method *,
    const struct model *, const struct accelerator *);

/* Cases that are known, or NULL, are not worked out again. */
struct size_rows sizes_make(struct arena *, const struct catalog *,
    struct predicted *known);

#endif
