/*
 * clamp: numbers that people wrote become integers.
 *
 * A cast of a double that the type cannot hold is undefined; these give the
 * nearest number that it can, and 0 for what is none.
 */
#ifndef BASE_CLAMP_H
#define BASE_CLAMP_H

#include <limits.h>
#include <stddef.h>

static inline int
clamp_int(double x)
{
	if (!(x == x))
		return 0;
	return x >= INT_MAX ? INT_MAX : x <= INT_MIN ? INT_MIN : (int)x;
}

/* Between 0 and most. */
static inline size_t
clamp_count(double x, size_t most)
{
	if (!(x > 0))
		return 0;
	return x >= (double)most ? most : (size_t)x;
}

#endif
