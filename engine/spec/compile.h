/*
 * compile: template text into the text of one Lua chunk.
 *
 * The chunk has the template's own lines.  It takes an environment and two
 * functions: one writes the markup of a number, the other writes the value of
 * an expression.  Strings, comments and braces inside a tag are Lua's, so that
 * "}}" in a string does not end it.
 *
 * Only files of spec/ include this.
 */
#ifndef SPEC_COMPILE_H
#define SPEC_COMPILE_H

#include <stddef.h>

#include "base/diag.h"
#include "base/text.h"

struct markup {
	const char *text;
	size_t len;
};

/* An expression, for messages. */
struct expression {
	const char *text;
	struct origin at;
};

struct compiled {
	struct text lua;
	struct { struct markup *item; size_t count, cap; } markup;
	struct { struct expression *item; size_t count, cap; } expression;
};

/* text must outlive the result.  -1 after a diagnostic. */
int template_compile(struct arena *, struct diags *, struct origin start,
    const char *text, size_t len, struct compiled *);

#endif
