/*
 * date: calendar dates as they are written, YYYY-MM-DD.
 */
#ifndef FEED_DATE_H
#define FEED_DATE_H

#include <stdbool.h>

/* A date of the Gregorian calendar, years 1000 to 9999. */
bool date_exists(const char *);

#endif
