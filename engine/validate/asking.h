/*
 * asking: what the files of ask share while one expression is read.
 *
 * Only ask*.c include this.
 */
#ifndef VALIDATE_ASKING_H
#define VALIDATE_ASKING_H

#include "validate/ask.h"

struct asking {
	const struct ask *of;
	const char *at;          /* what is left to read */
	const char *fault;       /* the first, or NULL */
	int depth;               /* of brackets */
};

/* An argument as written: field, op, value; op and value "" where bare. */
struct filter {
	const char *name, *op, *value;
};

struct filters {
	struct filter *item;
	size_t count, cap;
};

/* Keeps the first fault; the term is nothing. */
struct term asking_fault(struct asking *, const char *fmt, ...)
    __attribute__((format(printf, 2, 3)));
struct term asking_expression(struct asking *);
/* The arguments up to the closing bracket, which it takes. */
bool asking_filters(struct asking *, struct filters *);
void asking_space(struct asking *);

/* A call by name, the opening bracket taken; false when it is not theirs. */
bool ask_records(struct asking *, const char *name, struct term *);
bool ask_cases(struct asking *, const char *name, struct term *);
bool ask_decisions(struct asking *, const char *name, struct term *);
bool ask_chains(struct asking *, const char *name, struct term *);
/* The accelerator, model, facility, ... of this id, or NULL. */
const struct record *ask_record(const struct ask *, const char *id);
/* ID.field, or NULL where no record is called so. */
struct term ask_field(struct asking *, const char *path);

#endif
