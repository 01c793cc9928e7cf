/*
 * format: vsnprintf() for the few conversions that messages and pages use.
 *
 * Texts, characters and whole numbers without flags or widths are written
 * here, many times faster than by the library; any other conversion hands the
 * whole format to vsnprintf().  Same arguments, same bytes, same result.
 */
#ifndef BASE_FORMAT_H
#define BASE_FORMAT_H

#include <stdarg.h>
#include <stddef.h>

int format(char *buffer, size_t size, const char *fmt, va_list)
    __attribute__((format(printf, 3, 0)));
/* Decimal digits of n, no NUL; returns how many, at most 20. */
size_t format_digits(char *buffer, unsigned long long n);

#endif
