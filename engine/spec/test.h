/*
 * test: an expression of a claim, in sandboxed Lua.
 *
 *     accelerator 'h100-sxm5-80gb'.memory_bandwidth > 3 * TB / s
 *
 * A test reads units, Lua's pure helpers, kinds of record (VERB 'ID'.field)
 * and the functions that are handed in from above.  Its values are terms, so
 * that a verdict carries how it came about: + - * / < <= > >= do what
 * term_apply() says, is(a, b) and about(a, b) what it says of = and ~, and
 * has(text, part) looks for a text in a text.  span(a, ...) is from the least
 * to the most, given(RECORD.field) asks whether a field is stated, and
 * shown_in(a, UNIT) shows a number in a unit.
 *
 * A value that no record states ends the test without a result and with the
 * reason.  One Lua state runs all tests; threads must not share it.
 */
#ifndef SPEC_TEST_H
#define SPEC_TEST_H

#include "spec/spec.h"
#include "spec/term.h"
#include "spec/value.h"

struct tests;

struct test_call {
	const char *name;                /* of the function */
	const struct value *const *arg;  /* a record is its id */
	size_t count;
};

/* A fault is a message in *fault; what cannot be known a term of nothing. */
typedef struct term test_function(void *context, const struct test_call *,
    const char **fault);

/* A place in the records: VERB, VERB 'id' or VERB 'id'.path. */
struct test_path {
	const char *verb, *id;           /* id NULL: all of the verb */
	const char *fields;              /* "dense.bf16"; "" for none */
};

/* The value at a path; *partial where the path must go on. */
typedef struct term test_field(void *context, const struct test_path *,
    bool *partial, const char **fault);

/* NULL only when Lua cannot start. */
struct tests *tests_open(struct arena *, struct diags *);
void tests_close(struct tests *);
void tests_function(struct tests *, const char *name, test_function *,
    void *context);
/* Names a kind of record; all are read by one function. */
void tests_verb(struct tests *, const char *verb);
void tests_fields(struct tests *, test_field *, void *context);
/* What the test comes to; *fault is a message where it is wrong in itself. */
struct term tests_run(struct tests *, const char *test, const char **fault);

#endif
