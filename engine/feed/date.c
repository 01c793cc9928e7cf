#include "feed/date.h"

#include <string.h>

#include "base/arena.h"

static int
two_digits(const char *s)
{
	return (s[0] - '0') * 10 + (s[1] - '0');
}

static bool
is_shaped(const char *s)
{
	static const char shape[] = "dddd-dd-dd";

	if (strlen(s) != sizeof(shape) - 1)
		return false;
	for (int i = 0; shape[i]; i++) {
		bool digit = s[i] >= '0' && s[i] <= '9';

		if (shape[i] == 'd' ? !digit : s[i] != '-')
			return false;
	}
	return true;
}

static int
days_in(int year, int month)
{
	static const int days[] = {
		31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
	};
	bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;

	return days[month - 1] + (month == 2 && leap);
}

bool
date_exists(const char *s)
{
	int year, month, day;

	if (!is_shaped(s))
		return false;
	year = two_digits(s) * 100 + two_digits(s + 2);
	month = two_digits(s + 5);
	day = two_digits(s + 8);
	return year >= 1900 && year < 2100 && month >= 1 && month <= 12 &&
	    day >= 1 && day <= days_in(year, month);
}

/* Days since 1 March of the year 0. */
static double
day_number(const char *s)
{
	int y = two_digits(s) * 100 + two_digits(s + 2);
	int m = two_digits(s + 5);

	/* The year starts in March, so that the leap day is its last. */
	y -= m < 3;
	m = (m + 9) % 12;
	return 365.0 * y + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 +
	    two_digits(s + 8);
}

bool
date_days(const char *from, const char *to, double *days)
{
	if (!from || !to || !date_exists(from) || !date_exists(to))
		return false;
	*days = day_number(to) - day_number(from);
	return true;
}

const char *
date_after(struct arena *arena, const char *from, long days)
{
	int year = two_digits(from) * 100 + two_digits(from + 2);
	int month = two_digits(from + 5), day = two_digits(from + 8);

	for (; days > 0; days--) {
		if (++day <= days_in(year, month))
			continue;
		day = 1;
		if (++month > 12) {
			month = 1;
			year++;
		}
	}
	return arena_printf(arena, "%04d-%02d-%02d", year, month, day);
}
