/*
 * physical: the bounds of a fitted share of a peak.
 */
#ifndef VALIDATE_PHYSICAL_H
#define VALIDATE_PHYSICAL_H

struct field;

/* The least and the most that the field of a calibration may be, in base
 * units; 0 and infinite where physics says nothing. */
double physical_least(const struct field *);
double physical_most(const struct field *);

#endif
