/*
 * emit: JSON as commands print it, member by member.
 *
 * A number is the shortest that reads back as the same double; what is not
 * finite is null.  key NULL is for an item of a list.
 */
#ifndef CMD_EMIT_H
#define CMD_EMIT_H

#include <stdbool.h>

#include "base/diag.h"

struct emit {
	struct text *out;
	bool more;               /* something stands in the open bracket */
};

void emit_open(struct emit *, const char *key, char bracket);
void emit_close(struct emit *, char bracket);
/* A line of its own for what follows. */
void emit_line(struct emit *);
/* Nothing for a NULL text. */
void emit_text(struct emit *, const char *key, const char *);
void emit_number(struct emit *, const char *key, double);
void emit_flag(struct emit *, const char *key, bool);
/* {"file", "line"}; nothing for nowhere. */
void emit_origin(struct emit *, const char *key, struct origin);

#endif
