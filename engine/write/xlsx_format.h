/*
 * xlsx_format: how sheets show numbers.  Formats are texts of the file
 * format's own little language, in the arena given.
 */
#ifndef WRITE_XLSX_FORMAT_H
#define WRITE_XLSX_FORMAT_H

#include "unit/unit.h"

struct arena;

/* Money: cents of what is below $100, and nothing as $0. */
/* What is rented by the hour. */
#define FORMAT_USD_AN_HOUR "\"$\"#,##0.00\"/h\""
#define FORMAT_USD "[>=100]\"$\"#,##0;[=0]\"$\"0;\"$\"#,##0.00"

/* 'digits' significant digits of a number like this one, then the unit. */
const char *format_number(struct arena *, double like, int digits,
    const char *unit);
/*
 * Numbers in base units up to about this one as decimal multiples: bytes near
 * 8e10 as "80.00 GB", smaller ones as MB or KB.  The numbers stay as they are.
 */
const char *format_base(struct arena *, double like, const char *unit);

/* The unit to show numbers of this size in, and its factor to base units. */
struct cell_unit {
	const char *name;      /* "1" for none */
	double factor;
};

/* wanted where it has the dimension, else what suits the number. */
struct cell_unit cell_unit(struct arena *, struct quantity like,
    const char *wanted);
/* The dimension of a unit text, none where it does not parse. */
struct dim unit_dim(const char *unit);

/* A text of a formula, in quotes: as long as one may be. */
const char *formula_text(struct arena *, const char *);
/* "E5/1000000000" or "E5*3600": base units into the unit shown. */
const char *formula_shown(struct arena *, const char *ref, double factor);
/* The way back. */
const char *formula_base(struct arena *, const char *ref, double factor);

#endif
