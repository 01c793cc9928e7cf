/*
 * check: what every C test includes instead of cmocka.h.
 *
 * cmocka needs five headers before its own and has no comparison of doubles.
 * check_close() names the row that fails; rtol 0 asks for the very same number.
 */
#ifndef TESTS_CHECK_H
#define TESTS_CHECK_H

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#define check_close(name, got, want, rtol) \
	check_close_at((name), (got), (want), (rtol), __FILE__, __LINE__)

static inline void
check_close_at(const char *name, double got, double want, double rtol,
    const char *file, int line)
{
	double error = fabs(got - want);

	if (got == want || error <= rtol * fabs(want))
		return;
	print_error("%s: got %.17g, want %.17g (relative error %.3g, "
	    "allowed %.3g)\n", name, got, want, error / fabs(want), rtol);
	_fail(file, line);
}

/* The same for texts and for whole numbers. */
#define check_text(name, got, want) do { \
	if (strcmp((got), (want)) != 0) { \
		print_error("%s: got \"%s\", want \"%s\"\n", (name), (got), \
		    (want)); \
		_fail(__FILE__, __LINE__); \
	} \
} while (0)

#define check_int(name, got, want) do { \
	long long got_ = (long long)(got), want_ = (long long)(want); \
	if (got_ != want_) { \
		print_error("%s: got %lld, want %lld\n", (name), got_, want_); \
		_fail(__FILE__, __LINE__); \
	} \
} while (0)

/*
 * One of so many rows of a sweep is tried: one of four where FEW is set, as by
 * the other compiler and under sanitizers, where the values are known from the
 * first build; all of them where WHOLE is set.
 */
static inline size_t
one_of(void)
{
	return getenv("FEW") && !getenv("WHOLE") ? 4 : 1;
}

/* Which of n is taken: another one each day, by SLICE. */
static inline size_t
drawn_of(size_t n)
{
	const char *slice = getenv("SLICE");

	return slice ? strtoul(slice, NULL, 10) % n : 0;
}

/* The first row of those that are tried. */
static inline size_t
first_of(void)
{
	return drawn_of(one_of());
}

/* A hook for arena_new() that ends the test program. */
static inline void
check_no_memory(void)
{
	abort();
}

#endif
