/*
 * xlsx_read: a workbook, read back after the library wrote it.
 *
 * The library puts each part into a temporary file and does not notice when a
 * write to it fails: what is lost is lost in silence, and packed with a good
 * checksum.  So the file is opened again, its parts are unpacked and held
 * against the book they were made of.
 */
#ifndef WRITE_XLSX_READ_H
#define WRITE_XLSX_READ_H

#include <stddef.h>

struct book;

/*
 * What is wrong with the file at path, in the book's arena; or NULL.  links
 * are the cells of each sheet that became one.
 */
const char *book_fault(const struct book *, const size_t *links,
    const char *path);

#endif
