/*
 * refit_bench: an entry on its way to the constants that its cases want.
 *
 * refit_cases.c finds the cases, refit_descent.c moves the fields, refit.c
 * says which entries and which fields, and keeps what came of it.
 */
#ifndef VALIDATE_REFIT_BENCH_H
#define VALIDATE_REFIT_BENCH_H

#include <string.h>

#include "validate/refit.h"

/* Steps of a field to each side in a table. */
enum { BENCH_SIDE = 3, BENCH_GRID = 2 * BENCH_SIDE + 1 };

/* A case that an entry is fitted to. */
struct sample {
	const struct case_row *row;
	const char *family;
	int figure;
	bool blank;
	struct calibration *heir;  /* that shares its fields, or NULL */
	double off;              /* ln(predicted / measured) as it is */
};

/* An entry that is like the one that is fitted, as that moves. */
struct heir {
	const struct calibration *of;
	struct calibration as;
	struct heir *next;
};

/* Its cases stand one unit, a family's figure, after another. */
struct bench {
	struct arena *arena;
	const struct catalog *catalog;
	struct calibration entry;
	struct heir *heirs;
	double (*lane)[CHAIN_BLOCK];   /* where cases run, one by one */
	struct sample *sample;
	size_t samples, room;
	/* By field, step and sample, what a step adds to `off`. */
	double (*moved)[BENCH_GRID];
	double width;
	double at[FIT_FIELDS];   /* of each field, ln from the entry's */
	double *sum, *error;     /* one a sample */
	double *kept;            /* `off` before a glance */
};

static inline struct number *
bench_slot(struct bench *b, const struct refit_field *f)
{
	return record_slot(&b->entry.head, f->field);
}

static inline bool
bench_same_unit(const struct sample *a, const struct sample *b)
{
	return a->figure == b->figure && a->blank == b->blank &&
	    a->heir == b->heir && !strcmp(a->family, b->family);
}

static inline unsigned
bench_marks(enum score_fitted what)
{
	return what == FITTED_memory ? FIELD_FIT : FIELD_FIT_SPEED;
}

/* The cases of an entry, at most FIT_SAMPLE of each family and figure. */
void bench_collect(struct bench *, const struct calibration *,
    enum score_fitted, const struct scored *, size_t);
/* Names their families in the refit, and counts them. */
void bench_families(struct bench *, struct refit *);

/* Allocates tables of `fields` fields, and predicts the cases once as is. */
void bench_open(struct bench *, size_t fields);
/* Predicts the cases as the entry stands, until what was before is put back. */
void bench_glance(struct bench *);
void bench_return(struct bench *);
/* Finer and finer tables; the entry stands at what was found. */
void bench_fit(struct bench *, const struct refit *, int steps);
/* From where the last table stands, each field to its best place, without a
 * family's cases; `at` says where. */
void bench_descend(struct bench *, const struct refit *, const char *without);
/* Has the family cases among these? */
bool bench_saw(const struct bench *, const char *family);
/* Do cases of others than the family move the field; of the family alone? */
bool bench_moves(const struct bench *, size_t field, const char *but);
bool bench_rests(const struct bench *, size_t field, const char *family);
/* What was fitted to the entry, or NULL. */
const struct refit *bench_refit(const struct refits *, const struct record *);
/* The median error of its cases, a share. */
double bench_median(struct bench *);
/* How far a field may go: physics bounds shares. */
double bench_bounded(const struct refit_field *, double);

#endif
