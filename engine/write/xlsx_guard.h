/*
 * xlsx_guard: what a cell of a workbook can hold.
 */
#ifndef WRITE_XLSX_GUARD_H
#define WRITE_XLSX_GUARD_H

#include <stdbool.h>
#include <stddef.h>

struct arena;

enum {
	GUARD_TEXT = 32767,    /* UTF-16 units of a cell */
	GUARD_FORMULA = 8192,
	GUARD_LITERAL = 255,   /* of a text inside a formula */
	GUARD_URL = 2000
};

/*
 * Text that a cell can hold: clean UTF-8, cut visibly at limit UTF-16 units,
 * and without anything that a reader would take for an escape.
 */
const char *guard_text(struct arena *, const char *, size_t limit);
/* Why a formula cannot be written, or NULL. */
const char *guard_formula(const char *);
/* Printable ASCII, of a length and in a form that need no repair. */
bool guard_url(const char *);

#endif
