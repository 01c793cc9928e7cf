/*
 * xlsx_row: what sheets of a workbook say of a row of a chain and of an input.
 */
#ifndef WRITE_XLSX_ROW_H
#define WRITE_XLSX_ROW_H

struct arena;
struct chain_row;
struct field;
struct input;
struct sheet;

/* Columns that a sheet of working begins with. */
enum { HEAD_TITLE, HEAD_UNIT, HEAD_EQUATION, HEAD_SOURCE, HEAD_COLUMNS };

/* Title, unit, equation and source of line index of a row. */
void row_heads(struct arena *, struct sheet *, unsigned at,
    const struct chain_row *, int index);
/* What is told beside an input: assumed, derived or chosen; or NULL. */
const char *input_note(struct arena *, const struct input *);
/* The field that states it, or NULL; the unit that the field is written in,
 * NULL of a value of no field. */
const struct field *input_field(const struct input *);
const char *input_unit(const struct input *);
/* The same id with another value is another input. */
const char *input_key(struct arena *, const char *id, double value);

#endif
