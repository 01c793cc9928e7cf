/*
 * unit: dimensions and quantities.
 *
 * A quantity is a number in base units (byte, flop, s, J, USD) with the
 * exponents of those five.  Everything in the engine is in base units; a unit
 * is only how a number was written or will be shown.
 */
#ifndef UNIT_UNIT_H
#define UNIT_UNIT_H

#include <stdbool.h>
#include <stddef.h>

struct text;

enum { DIM_BYTE, DIM_FLOP, DIM_S, DIM_J, DIM_USD, DIM_COUNT };

struct dim {
	signed char exponent[DIM_COUNT];
};

struct quantity {
	double value;
	struct dim dim;
};

struct unit {
	const char *name;
	double factor;     /* base units in one of this */
	struct dim dim;
	const char *meaning;
};

extern const struct unit units[];
extern const size_t unit_count;

/*
 * A unit text: unit names and the base words byte, flop joined by * and /,
 * each with an optional ^n; "1" or "" is no dimension.  Left to right, as in
 * "USD/h" or "J/byte".  False when it does not parse.
 */
bool unit_parse(const char *text, struct quantity *);

/* How specs write what others write so: "TFLOP/s" of "TFLOPS"; or NULL. */
const char *unit_written(const char *name);

bool dim_equal(struct dim, struct dim);
bool dim_none(struct dim);
/* False when an exponent leaves -9..9. */
bool dim_multiply(struct dim, struct dim, struct dim *);
bool dim_divide(struct dim, struct dim, struct dim *);
bool dim_power(struct dim, int, struct dim *);
/* "byte/s", "1" for none; base units in a fixed order. */
void dim_text(struct text *, struct dim);

#endif
