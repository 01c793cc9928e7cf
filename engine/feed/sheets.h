/*
 * sheets: texts of the cells of a workbook that somebody edited.
 *
 * Reads Office Open XML as spreadsheets of any maker save it, and nothing that
 * a workbook of prices does not need.  The file is not trusted: parts larger
 * than they may be, document types, entities of one's own, cells beyond the
 * grid and a directory that leads outside the file are refused.
 */
#ifndef FEED_SHEETS_H
#define FEED_SHEETS_H

#include <stddef.h>

struct arena;

enum { SHEETS_ROWS = 4096, SHEETS_COLUMNS = 64 };

struct sheets;

/* The sheets of these names; NULL, and why, where the file is refused. */
struct sheets *sheets_read(struct arena *, const char *data, size_t len,
    const char *const *names, size_t count, const char **fault);
/* Rows of a sheet, by its place among the names; 0 where it is missing. */
unsigned sheets_rows(const struct sheets *, size_t sheet);
/* The text of a cell, rows and columns from 0; "" where it is empty. */
const char *sheets_cell(const struct sheets *, size_t sheet, unsigned row,
    unsigned col);
/* The column that a row has this text in, or -1. */
int sheets_find(const struct sheets *, size_t sheet, unsigned row,
    const char *text);

#endif
