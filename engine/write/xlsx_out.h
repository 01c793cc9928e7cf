/*
 * xlsx_out: a workbook while it is written, by libxlsxwriter.
 *
 * For the files of write/ that fill it.  The arena and what the book holds are
 * the caller's; the library's objects live until the workbook is closed.
 */
#ifndef WRITE_XLSX_OUT_H
#define WRITE_XLSX_OUT_H

#include "base/diag.h"
#include "write/xlsx_look.h"

struct out {
	struct arena *arena;
	struct diags *diags;
	const char *name;       /* of the file, in messages */
	const struct book *book;
	lxw_workbook *file;
	struct looks looks;
	const struct sheet *sheet;
	lxw_worksheet *to;
	size_t urls, *links;    /* of this sheet, of each */
};

/* A DIAG_sheet of the file. */
void out_fault(struct out *, const char *where, const char *why);
/* Says so where the library refused a call. */
bool out_took(struct out *, lxw_error, const char *where);

/* The cells of the sheet; those beyond the format's edge are counted, and the
 * rest is written. */
void out_cells(struct out *);
/* What its inputs accept, and the colours of what fails or is doubted. */
void out_rules(struct out *);

#endif
