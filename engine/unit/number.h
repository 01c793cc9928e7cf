/*
 * number: numbers as people and programs write them.
 *
 * The only place, beside write/, where a number becomes text.  The decimal
 * point is a point because main never calls setlocale.
 */
#ifndef UNIT_NUMBER_H
#define UNIT_NUMBER_H

#include <stdbool.h>

#include "unit/unit.h"

struct arena;

/*
 * Shortest decimal that reads back as the same double; finite input only.
 * The other functions write "n/a" for what is not finite.
 */
void number_exact(struct text *, double);
/* Rounded to `digits` significant digits; whole numbers stay what they are. */
double number_rounded(double, int digits);
/* Fixed decimals with digits grouped by separator ("" for none). */
void number_fixed(struct text *, double, int decimals, const char *separator);
/* digits significant digits, grouped by commas, no exponent for 1e-4..1e15. */
void number_round(struct text *, double, int digits);
/*
 * Dollars, followed by what they are for one of, "/h" or "".  Of few digits by
 * size; else with two decimals, and below one dollar as many as three digits
 * need.
 */
void number_money(struct text *, double usd, const char *per, int digits);
/*
 * A quantity for people: "80 GB", "3.35 TB/s", "$2.49/h", "1.3 ms", and a
 * bare number for the unit "1".  unit is
 * the unit text to show it in; NULL picks one that suits size and dimension
 * (bytes decimal, money per second as money per hour, watts rather than J/s).
 * A dimension without a customary unit is shown in base units.
 * Money has a leading "$" and two decimals, more below one dollar so that three
 * digits stay.  Of at most five digits it goes by its size: "$1.70", "$1,790",
 * "$379k", "$55.8M".
 */
void number_show(struct text *, struct quantity, const char *unit, int digits);
/* The same of a value in base units; base is a unit of its dimension. */
void number_show_of(struct text *, double value, const char *base,
    const char *unit, int digits);
/* That alone, in memory of the arena. */
const char *number_shown(struct arena *, double value, const char *base,
    const char *unit, int digits);
/* number_round() and number_fixed() alone, in memory of the arena. */
const char *number_digits(struct arena *, double, int digits);
const char *number_decimals(struct arena *, double, int decimals,
    const char *separator);
/* "12.5" of a share of an eighth, without the sign. */
const char *number_percent(struct arena *, double share, int decimals);
/* Dollars by their size, in three digits. */
const char *number_usd(struct arena *, double usd);
/* The unit that number_show() would pick, "" for none or base units. */
const char *number_unit(struct quantity);
/*
 * Reads a decimal, with an exponent or without (main never calls setlocale);
 * false unless all of it is used and the value is finite: no space, sign of
 * money, separator of thousands or hexadecimal.
 */
bool number_read(const char *, double *);

#endif
