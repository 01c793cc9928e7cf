/*
 * xlsx_fit: how wide cells are, by what stands in them and their font.
 *
 * Widths are those of sheets: digits of the default font, which is Arial 10
 * in every workbook, so that each program with a font of its metrics shows
 * the same.
 */
#ifndef WRITE_XLSX_FIT_H
#define WRITE_XLSX_FIT_H

#include "write/xlsx_book.h"

/* Of a text in one line, by the widths of Arial. */
double fit_text(const char *, bool bold);
/* A number as its format shows it, roughly: digits, signs and words are as
 * many as there are. */
const char *fit_number(struct arena *, const char *format, double);
/* Lines that a text takes in a column. */
unsigned fit_lines(const char *, double width, bool bold);
/*
 * Columns as wide as what stands in them from a row on; text that wraps is
 * given at most this many digits of room, 0: as much as it takes.  Rows are as
 * high as the lines of what wraps.
 */
void sheet_fit(struct sheet *, unsigned row, const double *most, size_t n);
/* Columns of these widths, and rows as high as what wraps in them. */
void sheet_rows_fit(struct sheet *, const double *width, size_t n);
/* No number is wider than its column, which would show it as "###". */
void book_fit(struct book *);

#endif
