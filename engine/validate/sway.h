/*
 * sway: whether a test comes out otherwise within the error of the models.
 *
 * A test is run again with each number that a model made moved by the median
 * error that was measured of such predictions: all up, all down, and each
 * second one up.  Numbers that records state are not moved.
 */
#ifndef VALIDATE_SWAY_H
#define VALIDATE_SWAY_H

#include <stdbool.h>
#include <stddef.h>

enum { SWAYS = 4 };

struct sway {
	int way;          /* 0: as predicted; 1 to SWAYS: moved */
	size_t made;      /* numbers that models made in the test under way */
};

/* A number that a model made, as the test under way has it; error is a share,
 * 0 where none was measured. */
double sway_value(struct sway *, double value, double error);

#endif
