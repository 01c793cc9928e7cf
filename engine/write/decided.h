/*
 * decided: decisions that changed, as records of specs/changes tell them.  The
 * feed and the sheets Changes are made of these, as the page Changes is.
 */
#ifndef WRITE_DECIDED_H
#define WRITE_DECIDED_H

#include "report/guide.h"
#include "write/xlsx_book.h"

/* Does the record speak of the decision? */
bool decided_is_of(const struct decided *, const struct decision *);
/*
 * The records of a decision, NULL for those of all, newest first: heads on a
 * row and a line each below.  Returns the next free row.  Columns are
 * DECIDED_COLUMNS; the texts of the last two may wrap.
 */
enum { DECIDED_COLUMNS = 9 };
unsigned sheet_decided(struct sheet *, unsigned row, const struct guide *,
    const struct decision *);

#endif
