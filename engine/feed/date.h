/*
 * date: calendar dates as they are written, YYYY-MM-DD.
 */
#ifndef FEED_DATE_H
#define FEED_DATE_H

#include <stdbool.h>

struct arena;

/* A date of the Gregorian calendar, years 1900 to 2099: no other is meant. */
bool date_exists(const char *);
/* Days from one to the other; false where one of them does not exist. */
bool date_days(const char *from, const char *to, double *days);
/* The day so many days after one that exists, in the arena. */
const char *date_after(struct arena *, const char *from, long days);

#endif
