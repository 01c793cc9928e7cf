#include "base/format.h"

#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* What has been written, and what would have been in a larger buffer. */
struct sink {
	char *buffer;
	size_t size, len;
};

static void
put(struct sink *s, const char *bytes, size_t n)
{
	if (s->len < s->size) {
		size_t room = s->size - s->len;

		memcpy(s->buffer + s->len, bytes, n < room ? n : room);
	}
	s->len += n;
}

size_t
format_digits(char *buffer, unsigned long long n)
{
	char reversed[20];
	size_t len = 0;

	do
		reversed[len++] = (char)('0' + n % 10);
	while (n /= 10);
	for (size_t i = 0; i < len; i++)
		buffer[i] = reversed[len - 1 - i];
	return len;
}

static void
put_number(struct sink *s, bool minus, unsigned long long n)
{
	char digits[21] = "-";
	size_t len = format_digits(digits + minus, n);

	put(s, digits, len + minus);
}

static void
put_signed(struct sink *s, int n)
{
	put_number(s, n < 0, n < 0 ? 0u - (unsigned)n : (unsigned)n);
}

/* "%.*s", where the text need not end. */
static bool
put_part(struct sink *s, int most, const char *text)
{
	if (most < 0 || !text)
		return false;
	put(s, text, strnlen(text, (size_t)most));
	return true;
}

static bool
put_text(struct sink *s, const char *text)
{
	if (text)
		put(s, text, strlen(text));
	return text;
}

/* One conversion, behind its '%': the bytes it took, 0 when not known. */
static size_t
convert(struct sink *s, const char *fmt, va_list *args)
{
	char c;

	switch (*fmt) {
	case 's':
		return put_text(s, va_arg(*args, const char *));
	case 'd':
		put_signed(s, va_arg(*args, int));
		return 1;
	case 'u':
		put_number(s, false, va_arg(*args, unsigned));
		return 1;
	case 'c':
		c = (char)va_arg(*args, int);
		put(s, &c, 1);
		return 1;
	case '%':
		put(s, fmt, 1);
		return 1;
	}
	if (fmt[0] == 'z' && fmt[1] == 'u') {
		put_number(s, false, va_arg(*args, size_t));
		return 2;
	}
	if (fmt[0] == '.' && fmt[1] == '*' && fmt[2] == 's') {
		int most = va_arg(*args, int);

		return put_part(s, most, va_arg(*args, const char *)) ? 3 : 0;
	}
	return 0;
}

static bool
simple(struct sink *s, const char *fmt, va_list *args)
{
	while (*fmt) {
		size_t len = 0;

		while (fmt[len] && fmt[len] != '%')
			len++;
		put(s, fmt, len);
		fmt += len;
		if (!*fmt)
			break;
		len = convert(s, fmt + 1, args);
		if (!len)
			return false;
		fmt += 1 + len;
	}
	return s->len <= INT_MAX;
}

int
format(char *buffer, size_t size, const char *fmt, va_list args)
{
	struct sink s = { buffer, size, 0 };
	va_list first;
	bool done;

	va_copy(first, args);
	done = simple(&s, fmt, &first);
	va_end(first);
	if (!done)
		return vsnprintf(buffer, size, fmt, args);
	if (size)
		buffer[s.len < size ? s.len : size - 1] = '\0';
	return (int)s.len;
}
