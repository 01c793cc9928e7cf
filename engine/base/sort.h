/*
 * sort: orders of plain items, for qsort().
 */
#ifndef BASE_SORT_H
#define BASE_SORT_H

#include <string.h>

/* Of doubles, the least first. */
static inline int
sort_doubles(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

/* Of texts, by their bytes. */
static inline int
sort_texts(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

#endif
