/*
 * physical: the least and the most that a fitted efficiency may be.
 */
#ifndef VALIDATE_PHYSICAL_H
#define VALIDATE_PHYSICAL_H

struct field;

/* The least and the most that the field of a calibration may be, in base
 * units; 0 and infinite where physics says nothing. */
double physical_least(const struct field *);
double physical_most(const struct field *);

#endif
