#include "check.h"

#include <stdalign.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/arena.h"
#include "base/array.h"

static void
alignment(void **state)
{
	struct arena *a = arena_new(check_no_memory);

	(void)state;
	for (size_t size = 0; size < 200; size++) {
		unsigned char *p = arena_alloc(a, size);

		check_int("aligned", (uintptr_t)p % alignof(max_align_t), 0);
		for (size_t i = 0; i < size; i++)
			check_int("zeroed", p[i], 0);
		memset(p, 0xff, size);
	}
	arena_free(a);
}

/* Blocks larger than the arena's own do not disturb what stands before. */
static void
sizes(void **state)
{
	static const size_t size[] = { 1, 70000, 3, 9000000, 5, 200000, 7 };
	struct arena *a = arena_new(check_no_memory);
	unsigned char *p[COUNT(size)];
	size_t total = 0;

	(void)state;
	for (size_t i = 0; i < COUNT(size); i++) {
		p[i] = arena_alloc(a, size[i]);
		memset(p[i], (int)i + 1, size[i]);
		total += size[i];
	}
	for (size_t i = 0; i < COUNT(size); i++)
		for (size_t n = 0; n < size[i]; n++)
			assert_int_equal(p[i][n], i + 1);
	assert_in_range(arena_used(a), total, total + 16 * COUNT(size));
	arena_free(a);
}

/* What is not set to zero neither moves nor is moved. */
static void
unset(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	unsigned char *first = arena_unset(a, 1000, 300), *small, *second;

	(void)state;
	memset(first, 1, 300000);
	small = arena_alloc(a, 5);
	memset(small, 2, 5);
	second = arena_unset(a, 10, 10);
	memset(second, 3, 100);
	check_int("its own", first[299999], 1);
	check_int("beside it", small[4], 2);
	check_int("zeroed as ever", *(char *)arena_alloc(a, 1), 0);
	assert_in_range(arena_used(a), 300105, 300200);
	arena_free(a);
}

static void
leave_with_7(void)
{
	_exit(7);
}

/* The status a child leaves with that asks for count objects of size. */
static int
ask(size_t count, size_t size)
{
	pid_t pid = fork();
	int status;

	if (pid == 0) {
		arena_array(arena_new(leave_with_7), count, size);
		_exit(0);
	}
	waitpid(pid, &status, 0);
	return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static void
overflow(void **state)
{
	static const struct {
		const char *name;
		size_t count, size;
		int status;
	} rows[] = {
		{ "a product past size_t", SIZE_MAX / 2 + 1, 2, 7 },
		{ "rounding past size_t", 1, SIZE_MAX - 3, 7 },
		{ "a block header past size_t", 1, SIZE_MAX - 40, 7 },
		{ "nothing", SIZE_MAX, 0, 0 },
		{ "a little", 10, 10, 0 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_int(rows[i].name, ask(rows[i].count, rows[i].size),
		    rows[i].status);
}

static void
copies(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	char *s = arena_strndup(a, "memory", 3), *grown;

	(void)state;
	assert_string_equal(s, "mem");
	assert_string_equal(arena_strdup(a, ""), "");
	assert_string_equal(arena_printf(a, "%s-%d", "sm", 90), "sm-90");
	grown = arena_grow(a, s, 4, 4096);
	assert_string_equal(grown, "mem");
	assert_string_equal(s, "mem");
	check_int("the rest is zero", grown[4095], 0);
	arena_free(a);
}

/* The newest grows where it stands; one with a neighbour is copied. */
static void
growing(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	char *s = arena_strdup(a, "memory"), *next;

	(void)state;
	assert_ptr_equal(arena_grow(a, s, 7, 100), s);
	next = arena_strdup(a, "next");
	assert_true(next >= s + 100);
	assert_ptr_not_equal(arena_grow(a, s, 7, 200), s);
	assert_string_equal(next, "next");
	s = arena_alloc(a, 16);
	memcpy(s, "large", 6);
	s = arena_grow(a, s, 6, 8 << 20);
	assert_string_equal(s, "large");
	check_int("zero to the end", s[(8 << 20) - 1], 0);
	arena_free(a);
}

/* A part is freed with its parent: the leak check of asan sees to it. */
static void
parts(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	struct arena *child = arena_child(a);
	size_t before = arena_used(a);

	(void)state;
	arena_alloc(arena_part(arena_part(a)), 1000);
	assert_true(arena_used(a) >= before + 1000);
	arena_alloc(child, 1000);
	assert_true(arena_used(a) < before + 2000);
	arena_free(a);
	arena_free(child);
	arena_free(NULL);
}

static void
arrays(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	struct { int *item; size_t count, cap; } list = { 0 };

	(void)state;
	for (int i = 0; i < 1000; i++)
		ARRAY_ADD(a, &list, i);
	check_int("count", list.count, 1000);
	for (int i = 0; i < 1000; i++)
		assert_int_equal(list.item[i], i);
	arena_free(a);
}

/* What a lua_Alloc owes Lua, by its manual (lua_Alloc). */
static void
budget(void **state)
{
	struct alloc_budget b = { .limit = 1000 };
	void *p, *q;

	(void)state;
	p = alloc_lua(&b, NULL, 5, 600);  /* old is a type, not a size */
	assert_non_null(p);
	check_int("used", b.used, 600);
	assert_null(alloc_lua(&b, NULL, 0, 401));
	check_int("spent", b.spent, 1);
	q = alloc_lua(&b, NULL, 0, 400);
	assert_non_null(q);
	assert_null(alloc_lua(&b, p, 600, SIZE_MAX));
	p = alloc_lua(&b, p, 600, 10);
	assert_non_null(p);
	check_int("used after shrinking", b.used, 410);
	assert_null(alloc_lua(&b, p, 10, 0));
	assert_null(alloc_lua(&b, q, 400, 0));
	assert_null(alloc_lua(&b, NULL, 0, 0));
	check_int("all given back", b.used, 0);
	p = alloc_realloc(alloc_calloc(2, 8), 64);
	check_int("zeroed", ((char *)p)[15], 0);
	alloc_free(p);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(alignment),
		cmocka_unit_test(sizes), cmocka_unit_test(unset),
		cmocka_unit_test(overflow),
		cmocka_unit_test(copies),
		cmocka_unit_test(growing),
		cmocka_unit_test(parts),
		cmocka_unit_test(arrays),
		cmocka_unit_test(budget),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
