#include "scratch.h"

#include <errno.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/file.h"

static void
reading(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	size_t len;
	char *data;

	(void)state;
	scratch_enter("reading");
	scratch_write("empty", "");
	scratch_write("some", "one\ntwo");
	data = file_read(a, "empty", &len);
	assert_non_null(data);
	check_int("empty", len, 0);
	check_int("NUL behind", data[0], 0);
	data = file_read(a, "some", &len);
	check_int("some", len, 7);
	assert_memory_equal(data, "one\ntwo", 8);
	assert_null(file_read(a, "none", &len));
	check_int("none", errno, ENOENT);
	assert_null(file_read(a, ".", &len));
	check_int("a folder", errno, EISDIR);
	assert_null(file_read(a, "/dev/zero", &len));
	check_int("a device, which does not end", errno, EINVAL);
	check_text("in words", file_error(), "is no regular file");
	assert_int_equal(mkfifo("pipe", 0666), 0);
	assert_null(file_read(a, "pipe", &len));
	check_int("a pipe", errno, EINVAL);
	assert_true(file_exists("some") && !file_exists("none"));
	arena_free(a);
}

static void
too_large(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	size_t len;

	(void)state;
	scratch_enter("too_large");
	scratch_write("big", "x");
	assert_int_equal(truncate("big", 256 * 1024 * 1024 + 1), 0);
	assert_null(file_read(a, "big", &len));
	check_int("past 256 MiB", errno, EFBIG);
	arena_free(a);
}

static void
finding(void **state)
{
	static const char *const want[] = {
		"Z.lua", "a-b.lua", "a/c.lua", "a/d/e.lua", "a0.lua",
		"dangling.lua", "linked.lua",
	};
	struct arena *a = arena_new(check_no_memory);
	struct file_list list = { 0 };

	(void)state;
	scratch_enter("finding");
	assert_int_equal(mkdir("top", 0777) | mkdir("top/a", 0777) |
	    mkdir("top/a/d", 0777) | mkdir("top/.git", 0777) |
	    mkdir("top/folder.lua", 0777) | mkdir("aside", 0777), 0);
	for (size_t i = 0; i + 2 < COUNT(want); i++)
		scratch_write(path_join(a, "top", want[i]), "");
	scratch_write("top/.git/x.lua", "");
	scratch_write("top/.hidden.lua", "");
	scratch_write("top/a/readme.md", "");
	scratch_write("aside/y.lua", "");
	assert_int_equal(symlink("../aside", "top/elsewhere"), 0);
	assert_int_equal(symlink("../aside/y.lua", "top/linked.lua"), 0);
	assert_int_equal(symlink("nothing", "top/dangling.lua"), 0);
	assert_int_equal(symlink("..", "top/a/loop"), 0);
	assert_int_equal(file_find(a, "top", ".lua", &list), 0);
	check_int("files", list.count, COUNT(want));
	for (size_t i = 0; i < COUNT(want); i++)
		check_text("by bytes", list.item[i], want[i]);
	check_text("a link to a folder is told", list.unread, "a/loop");
	assert_int_equal(file_find(a, "none", ".lua", &list), -1);
	check_int("no folder", errno, ENOENT);
	arena_free(a);
}

static void
joining(void **state)
{
	static const struct {
		const char *dir, *name, *want;
	} rows[] = {
		{ "a", "b", "a/b" }, { "a/", "b", "a/b" }, { "", "b", "b" },
		{ ".", "b", "b" }, { "/", "b", "/b" }, { "..", "b", "../b" },
		{ "a", "/b", "/b" },
	};
	struct arena *a = arena_new(check_no_memory);

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_text(rows[i].dir, path_join(a, rows[i].dir,
		    rows[i].name), rows[i].want);
	arena_free(a);
}

static void
inside(void **state)
{
	static const struct {
		const char *name;
		int allowed;
	} rows[] = {
		{ "x.csv", 1 }, { "sub/x.csv", 1 }, { "good", 1 },
		{ "sub", 1 }, { "..x", 1 },
		{ "../out.csv", 0 }, { "sub/../x.csv", 0 }, { "..", 0 },
		{ "/etc/passwd", 0 }, { "bad", 0 }, { "badfolder/out.csv", 0 },
		{ "sibling", 0 }, { "missing.csv", 0 }, { "", 0 },
	};
	struct arena *a = arena_new(check_no_memory);

	(void)state;
	scratch_enter("inside");
	assert_int_equal(mkdir("in", 0777) | mkdir("in/sub", 0777) |
	    mkdir("inner", 0777), 0);
	scratch_write("in/x.csv", "");
	scratch_write("in/..x", "");
	scratch_write("in/sub/x.csv", "");
	scratch_write("out.csv", "");
	assert_int_equal(symlink("sub/x.csv", "in/good") |
	    symlink("../out.csv", "in/bad") | symlink("..", "in/badfolder") |
	    symlink("../inner", "in/sibling"), 0);
	for (size_t i = 0; i < COUNT(rows); i++)
		check_int(rows[i].name,
		    path_inside(a, "in", rows[i].name) != NULL,
		    rows[i].allowed);
	check_text("as it was named", path_inside(a, "in", "good"),
	    "in/good");
	assert_int_equal(chdir("in"), 0);
	check_text("from here", path_inside(a, "", "x.csv"), "x.csv");
	assert_non_null(path_inside(a, "/", "dev/null"));
	arena_free(a);
}

/* Nobody writes into it: reading must not wait. */
static void
pipes(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	size_t len;

	(void)state;
	scratch_enter("pipes");
	assert_int_equal(mkfifo("pipe", 0666), 0);
	assert_null(file_read(a, "pipe", &len));
	arena_free(a);
}

static void
below(void **state)
{
	static const struct {
		const char *path;
		int want;
	} rows[] = {
		{ "in", 1 }, { "in/", 1 }, { "in/sub", 1 },
		{ "in/new/er", 1 }, { "./in/new", 1 }, { "in/sub/../new", 1 },
		{ "to/new", 1 }, { "new", 0 }, { "inner", 0 },
		{ "inner/new", 0 }, { "in/..", 0 }, { ".", 0 }, { "/", 0 },
		{ "/no/such", 0 }, { "", 0 },
	};

	(void)state;
	scratch_enter("below");
	assert_int_equal(mkdir("in", 0777) | mkdir("in/sub", 0777) |
	    mkdir("inner", 0777) | symlink("in/sub", "to"), 0);
	for (size_t i = 0; i < COUNT(rows); i++)
		check_int(rows[i].path, path_below("in", rows[i].path),
		    rows[i].want);
	check_int("no such folder", path_below("none", "none/new"), 0);
}

static void
plain(void **state)
{
	static const char *const good[] = {
		"a", "index.html", "accelerators/h100-sxm5-80gb.html", "A_1/b",
	};
	static const char *const bad[] = {
		"", "/a", "a/", "a//b", ".", "..", "a/../b", "./a", ".git",
		"a/.b", "a b", "a\nb", "a\\b", "\xc3\xa9", "a:b", "%2e",
	};
	char longer[1100];

	(void)state;
	for (size_t i = 0; i < COUNT(good); i++)
		check_int(good[i], path_is_plain(good[i]), 1);
	for (size_t i = 0; i < COUNT(bad); i++)
		check_int(bad[i], path_is_plain(bad[i]), 0);
	memset(longer, 'a', sizeof(longer));
	longer[200] = '\0';
	check_int("a part of 200", path_is_plain(longer), 1);
	longer[200] = 'a';
	longer[201] = '\0';
	check_int("a part of 201", path_is_plain(longer), 0);
	for (size_t i = 1; i < sizeof(longer); i += 2)
		longer[i] = '/';
	longer[201] = '/';
	longer[1023] = '\0';
	check_int("1023 bytes", path_is_plain(longer), 1);
	longer[1023] = '/';
	longer[1025] = '\0';
	check_int("1025 bytes", path_is_plain(longer), 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(reading),
		cmocka_unit_test(too_large),
		cmocka_unit_test(finding),
		cmocka_unit_test(joining),
		cmocka_unit_test(inside),
		cmocka_unit_test(below),
		cmocka_unit_test(pipes),
		cmocka_unit_test(plain),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
