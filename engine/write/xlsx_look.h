/*
 * xlsx_look: how the cells of a workbook look, by role and number format.
 *
 * The library writes every format that it is asked for, so each is made once
 * and kept in the arena for as long as the workbook is open.
 */
#ifndef WRITE_XLSX_LOOK_H
#define WRITE_XLSX_LOOK_H

#include <xlsxwriter.h>

#include "write/xlsx_book.h"

struct arena;

/* A format of the library for a role and a number format. */
struct look {
	enum role role;
	enum sheet_side side;
	const char *number;
	lxw_format *format;
};

struct looks {
	struct arena *arena;
	lxw_workbook *file;
	struct look *item;
	size_t count, cap;
};

/* The font of all workbooks: Arial 10. */
void look_font(lxw_format *);
/* One longer than the library takes counts as none; NULL is none too. */
lxw_format *look(struct looks *, enum role, enum sheet_side,
    const char *number);

#endif
