#include "catalog/version.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* More digits in a row are a day or the hash of a commit. */
enum { MOST_DIGITS = 5 };

/* Do its first digits begin a version?  Letters that follow them at once make
 * the hash of a commit. */
static bool
begins_version(const char *p)
{
	size_t digits = strspn(p, "0123456789");

	return digits && digits <= MOST_DIGITS &&
	    !isalpha((unsigned char)p[digits]);
}

/* The first word that starts with a version, or v and one, in what is printed
 * of the first stack: others are listed behind a comma. */
const char *
version_in(const char *software)
{
	const char *p = software;

	while (*p && *p != ',') {
		const char *word = *p == '(' ? p + 1 : p;
		const char *digits = *word == 'v' ? word + 1 : word;

		if (begins_version(digits))
			return digits;
		p += strcspn(p, " ,");
		p += strspn(p, " ");
	}
	return NULL;
}

/* A year begins a date, which is no version of software that has numbers. */
static bool
is_dated(const char *version)
{
	return strtoul(version, NULL, 10) >= 1900;
}

/*
 * Number by number, as many as the bound has: 4.51.3 is neither before nor
 * behind 4.51.
 */
static int
compare_versions(const char *version, const char *bound, size_t len)
{
	const char *end = bound + len;

	for (;;) {
		char *v, *b;
		unsigned long have = strtoul(version, &v, 10);
		unsigned long want = strtoul(bound, &b, 10);

		if (have != want)
			return have < want ? -1 : 1;
		if (b >= end || b == bound)
			return 0;
		bound = b + 1;
		version = *v == '.' || *v == '-' ? v + 1 : "0";
	}
}

/* "4.40..4.47", "4.48..", "..4.47" or "4.51"; nothing holds for all. */
bool
version_covers(const char *range, const char *software)
{
	const char *version = version_in(software);
	const char *dots = range ? strstr(range, "..") : NULL;
	const char *to = dots ? dots + 2 : range;
	size_t from = range ? dots ? (size_t)(dots - range) : strlen(range) :
	    0;

	if (!range)
		return true;
	if (!version || is_dated(version) != is_dated(from ? range : to))
		return false;
	return (!from || compare_versions(version, range, from) >= 0) &&
	    (!*to || compare_versions(version, to, strlen(to)) <= 0);
}

/* Numbers with a point or a dash between. */
static bool
is_bound(const char *bound, size_t len)
{
	static const char digits[] = "0123456789";
	const char *end = bound + len;

	for (;;) {
		size_t n = strspn(bound, digits);

		if (!n)
			return false;
		bound += n;
		if (bound >= end)
			return true;
		if (*bound != '.' && *bound != '-')
			return false;
		bound++;
	}
}

bool
version_is_range(const char *range)
{
	const char *dots = strstr(range, "..");
	const char *to = dots ? dots + 2 : range;
	size_t from = dots ? (size_t)(dots - range) : 0;

	if (!from && !*to)
		return false;
	if ((from && !is_bound(range, from)) ||
	    (*to && !is_bound(to, strlen(to))))
		return false;
	return !from || !*to || compare_versions(range, to, strlen(to)) <= 0;
}
