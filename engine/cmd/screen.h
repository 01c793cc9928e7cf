/*
 * screen: what a terminal shows, in lines of SCREEN_WIDTH columns.
 *
 * The width is fixed, so that a result reads the same in a pipe and in a log;
 * on a terminal that has fewer columns, lines and tables keep to those.
 */
#ifndef CMD_SCREEN_H
#define CMD_SCREEN_H

#include <stddef.h>

#include "base/array.h"

struct arena;
struct options;
struct text;

enum { SCREEN_WIDTH = 100 };

/*
 * Words from column at on, where the line stands already; further lines start
 * at column hang.  Ends with a newline; lines in the text stay lines.
 */
void screen_wrap(const struct options *, const char *, size_t at, size_t hang);
/* The same, into so many columns. */
void screen_fill(struct text *, const char *, size_t at, size_t hang,
    size_t columns);
/* n blanks. */
void screen_pad(struct text *, size_t n);
/* Columns of a text: one a code point. */
size_t screen_width(const char *);

/* Rows of cells, printed with columns aligned; the first row is the heading. */
struct grid {
	struct arena *arena;
	const char **item;
	size_t count, cap;
	size_t columns;        /* at most 32 */
	const char *right;     /* one character a column, 'r' for numbers */
};

void grid_add(struct grid *, const char *);
/* Several at once: GRID_ADD(&g, "figure", "cases", "median"). */
void grid_add_all(struct grid *, const char *const *, size_t);
#define GRID_ADD(grid, ...) \
	grid_add_all((grid), (const char *const []){ __VA_ARGS__ }, \
	    COUNT(((const char *const []){ __VA_ARGS__ })))
/*
 * Headings take as many lines as it needs to be no wider than their column,
 * the longest word of the heading counted.  Where a terminal is too narrow,
 * columns of text are made so, and their cells take several lines.
 */
void grid_print(const struct grid *, const struct options *, struct text *);

#endif
