/*
 * xlsx_file: a book as a file, by libxlsxwriter.
 *
 * What the book holds stays the caller's.  A fault in the content is a
 * DIAG_sheet and the cell says "n/a"; a fault of the file system is a
 * DIAG_write and the one way to fail.
 */
#ifndef WRITE_XLSX_FILE_H
#define WRITE_XLSX_FILE_H

#include "base/diag.h"
#include "write/xlsx_book.h"

/* name is what messages call the file at path; -1 where it is not written. */
int book_write(const struct book *, struct diags *, const char *name,
    const char *path);

#endif
