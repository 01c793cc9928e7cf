/*
 * phrase_parse: the text of a phrase into pieces.
 *
 *     {{ value }}
 *     {% if condition then %} ... {% elseif condition then %} ...
 *     {% else %} ... {% end %}
 *     {# a comment #}
 *
 * in the words of templates, which are Lua's.  A value or condition knows the
 * names that the phrase is told, numbers, "texts", and, or, not, comparisons,
 * % and parentheses.
 *
 * Only files of spec/ include this.
 */
#ifndef SPEC_PHRASE_PARSE_H
#define SPEC_PHRASE_PARSE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/diag.h"

enum { PHRASE_VALUES_MAX = 32 };

/* What a phrase is told: names, and which of them are numbers. */
struct signature {
	const char *name[PHRASE_VALUES_MAX];
	bool number[PHRASE_VALUES_MAX];
	size_t count;
};

enum operation { OP_NAME, OP_NUMBER, OP_TEXT, OP_OR, OP_AND, OP_NOT, OP_EQUAL,
	OP_DIFFERENT, OP_LESS, OP_AT_MOST, OP_MORE, OP_AT_LEAST, OP_REST };

struct expr {
	enum operation op;
	size_t name;             /* of OP_NAME: its place in the signature, */
	bool counts;             /* and whether it is a number */
	double number;
	const char *text;
	const struct expr *a, *b;
};

/* A text as it stands, a value, or an if with what it chooses from. */
struct phrase_piece {
	const char *text;        /* NULL of the two others */
	size_t len;
	const struct expr *value, *condition;
	struct phrase_piece *yes, *no;
	struct phrase_piece *next;
};

/*
 * False after a diagnostic.  The text must outlive the pieces; of one that is
 * empty there are none, and it says nothing.
 */
bool phrase_parse(struct arena *, struct diags *, const char *id,
    const struct signature *, struct origin, const char *text,
    const struct phrase_piece **);

#endif
