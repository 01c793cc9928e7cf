#include "catalog/software.h"

#include <ctype.h>
#include <string.h>

static bool
is_part(char c)
{
	return isalnum((unsigned char)c);
}

/* The first of s that is a letter or a digit, or its end. */
static const char *
skip(const char *s)
{
	while (*s && !is_part(*s))
		s++;
	return s;
}

/* The same for the first letter or digit in either case. */
static uint64_t
begin_bit(const char *word)
{
	const char *first = skip(word), *second = *first ? skip(first + 1) :
	    first;

	return (uint64_t)1 << ((((unsigned char)*first & 31u) +
	    5 * ((unsigned char)*second & 31u)) & 63);
}

struct software
software_printed(const char *name)
{
	struct software p = { .name = name };

	for (const char *s = name; *s; s++)
		if (is_part(*s) && (s == name || !is_part(s[-1])))
			p.begins |= begin_bit(s);
	return p;
}

/* Past what may stand between words of a name: no bracket. */
static const char *
joined(const char *s)
{
	return s + strspn(s, " ,-._/+");
}

/*
 * What follows the name where s starts with it, or NULL: another letter makes
 * another name, and so does another digit behind one.
 */
static const char *
behind(const char *s, const char *name)
{
	char last = 0;

	for (name = skip(name); *name; name = skip(name + 1)) {
		s = last ? joined(s) : s;
		if (tolower((unsigned char)*s) !=
		    tolower((unsigned char)*name))
			return NULL;
		last = *s++;
	}
	return isalpha((unsigned char)*s) || (isdigit((unsigned char)last) &&
	    isdigit((unsigned char)*s)) ? NULL : s;
}

const char *
software_find(const struct software *p, const char *name, const char **end)
{
	if (!(p->begins & begin_bit(name)))
		return NULL;
	for (const char *s = p->name; *s; s++) {
		if (!is_part(*s) || (s != p->name && is_part(s[-1])))
			continue;
		*end = behind(s, name);
		if (*end)
			return s;
	}
	return NULL;
}

size_t
software_letters(const char *name)
{
	size_t n = 0;

	for (name = skip(name); *name; name = skip(name + 1))
		n++;
	return n;
}

bool
software_same(const char *a, size_t len, const char *b)
{
	const char *end = a + len;

	for (;;) {
		while (a < end && !is_part(*a))
			a++;
		b = skip(b);
		if (a == end || !*b)
			return a == end && !*b;
		if (tolower((unsigned char)*a++) !=
		    tolower((unsigned char)*b++))
			return false;
	}
}
