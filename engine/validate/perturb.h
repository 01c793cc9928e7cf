/*
 * perturb: whether a test comes out otherwise within the error of the models.
 *
 * A test is run again with each number that a model made moved by the median
 * error that was measured of such predictions: all up, all down, and each
 * second one up.  Numbers that records state are not moved.
 */
#ifndef VALIDATE_PERTURB_H
#define VALIDATE_PERTURB_H

#include <stdbool.h>
#include <stddef.h>

enum { PERTURBATIONS = 4 };

struct perturbation {
	int way;          /* 0: as predicted; 1 to PERTURBATIONS: moved */
	size_t made;      /* numbers that models made in the test under way */
};

/* A number that a model made, as the test under way has it; error is a share,
 * 0 where none was measured. */
double perturbed(struct perturbation *, double value, double error);

#endif
