/*
 * perturb: does the verdict on a claim survive the error of the models?
 *
 * The claim's test runs again with every predicted number moved by the median
 * measured error: all up, all down, and every second one up.  Numbers that
 * records state stay.
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
