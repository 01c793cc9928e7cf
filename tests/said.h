/*
 * said: the messages of a list as a terminal prints them.
 */
#ifndef TESTS_SAID_H
#define TESTS_SAID_H

#include "base/diag.h"
#include "base/text.h"

static inline const char *
said(struct arena *arena, struct diags *diags)
{
	struct text out;

	text_init(&out, arena);
	diags_print(diags, &out, DIAG_TEXT, false);
	return out.data;
}

#endif
