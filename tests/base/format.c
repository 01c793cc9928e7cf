#include "base/format.h"

#include <limits.h>
#include <string.h>

#include "check.h"

static int __attribute__((format(printf, 3, 4)))
print(char *buffer, size_t size, const char *fmt, ...)
{
	va_list args;
	int len;

	va_start(args, fmt);
	len = format(buffer, size, fmt, args);
	va_end(args);
	return len;
}

/* What C11 7.21.6.1 says of each conversion. */
static void
conversions(void **state)
{
	char b[128];

	(void)state;
	check_int("length", print(b, sizeof(b), "%s is %d", "it", -7), 8);
	check_text("words and numbers", b, "it is -7");
	print(b, sizeof(b), "%d %d %d", INT_MIN, INT_MAX, 0);
	check_text("ends of int", b, "-2147483648 2147483647 0");
	print(b, sizeof(b), "%u %zu", UINT_MAX, (size_t)18);
	check_text("without sign", b, "4294967295 18");
	print(b, sizeof(b), "%c%%%c", 'a', 'b');
	check_text("characters", b, "a%b");
	print(b, sizeof(b), "[%.*s]", 3, "memory");
	check_text("part of a text", b, "[mem]");
	print(b, sizeof(b), "[%.*s]", -1, "memory");
	check_text("negative precision is none", b, "[memory]");
}

/* Others go to the library with all their arguments. */
static void
library(void **state)
{
	char b[128];

	(void)state;
	print(b, sizeof(b), "%s %04x %.2f %ld", "a", 255u, 2.5, -3L);
	check_text("flags and widths", b, "a 00ff 2.50 -3");
	print(b, sizeof(b), "%d%-4s|", 1, "x");
	check_text("left", b, "1x   |");
}

static void
small_buffers(void **state)
{
	char b[8] = "unset";

	(void)state;
	check_int("what it needs", print(NULL, 0, "%s-%d", "abc", 90), 6);
	check_int("nothing is written", print(b, 0, "%s", "abc"), 3);
	check_text("as it was", b, "unset");
	check_int("cut", print(b, 4, "%s-%d", "abc", 90), 6);
	check_text("and ended", b, "abc");
	check_int("one byte", print(b, 1, "%d", 12), 2);
	check_text("the end alone", b, "");
}

static void
digits(void **state)
{
	char b[21] = "";

	(void)state;
	check_int("longest", format_digits(b, ULLONG_MAX), 20);
	check_text("2^64 - 1", b, "18446744073709551615");
	check_int("shortest", format_digits(b, 0), 1);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(conversions),
		cmocka_unit_test(library),
		cmocka_unit_test(small_buffers),
		cmocka_unit_test(digits),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
