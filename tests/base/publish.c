/* What is published: whole, unchanged files kept, nothing else left. */
#include "base/publish.h"

#include <fcntl.h>

#include "base/array.h"
#include "publishing.h"

static void
appears_whole(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	struct publish *p;

	(void)state;
	scratch_enter("appears_whole");
	p = publish_open(a, "build/site/");
	assert_non_null(p);
	put(p, "a/b.html", "b");
	put(p, "index.html", "home");
	check_int("nothing yet", access("build/site", F_OK), -1);
	assert_int_equal(publish_commit(p), 0);
	assert_true(scratch_holds("build/site/a/b.html", "b"));
	assert_true(scratch_holds("build/site/index.html", "home"));
	check_int("files", publish_files(p), 2);
	check_int("changed", publish_changed(p), 2);
	check_int("nothing left beside", entries("build"), 1);
	arena_free(a);
}

static void
unchanged_keep_mtime(void **state)
{
	const struct timespec then[2] = { { 1000000, 5 }, { 1000000, 7 } };
	struct arena *a = arena_new(check_no_memory);
	struct publish *p;
	struct stat st;

	(void)state;
	scratch_enter("unchanged");
	publish_two("site", "one");
	utimensat(AT_FDCWD, "site/index.html", then, 0);
	utimensat(AT_FDCWD, "site/sub/deep/page.html", then, 0);
	p = publish_open(a, "site");
	put(p, "index.html", "home");
	put(p, "sub/deep/page.html", "two");
	assert_int_equal(publish_commit(p), 0);
	check_int("files", publish_files(p), 2);
	check_int("changed", publish_changed(p), 1);
	stat("site/index.html", &st);
	check_int("kept", st.st_mtim.tv_sec, 1000000);
	check_int("kept", st.st_mtim.tv_nsec, 7);
	check_int("one name", st.st_nlink, 1);
	stat("site/sub/deep/page.html", &st);
	assert_true(st.st_mtim.tv_sec > 1000000);
	assert_true(scratch_holds("site/sub/deep/page.html", "two"));
	check_int("nothing left beside", entries("."), 1);
	arena_free(a);
}

/* A page that is gone from the guide is gone from the site. */
static void
removed_pages_go(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	struct publish *p;

	(void)state;
	scratch_enter("removed");
	publish_two("site", "one");
	p = publish_open(a, "site");
	put(p, "index.html", "home");
	assert_int_equal(publish_commit(p), 0);
	check_int("gone", access("site/sub", F_OK), -1);
	arena_free(a);
}

/* Files that a library writes itself. */
static void
taken(void **state)
{
	const struct timespec then[2] = { { 1000000, 0 }, { 1000000, 0 } };
	struct arena *a = arena_new(check_no_memory);
	struct stat st;

	(void)state;
	scratch_enter("taken");
	for (int run = 0; run < 3; run++) {
		struct publish *p = publish_open(a, "site");

		scratch_write(publish_path(p, "data/guide.xlsx"),
		    run < 2 ? "PK" : "PK2");
		assert_int_equal(publish_take(p, "data/guide.xlsx"), 0);
		assert_int_equal(publish_commit(p), 0);
		check_int("changed", publish_changed(p), run != 1);
		stat("site/data/guide.xlsx", &st);
		check_int("mtime", st.st_mtim.tv_sec == 1000000, run == 1);
		utimensat(AT_FDCWD, "site/data/guide.xlsx", then, 0);
	}
	assert_true(scratch_holds("site/data/guide.xlsx", "PK2"));
	check_int("the mark and the folder", entries("site"), 2);
	arena_free(a);
}

static void
bad_paths(void **state)
{
	static const char *const bad[] = {
		"../x", "/tmp/x", "", ".ridgeline", "a/../x", "a b",
	};
	struct arena *a = arena_new(check_no_memory);
	struct publish *p;

	(void)state;
	scratch_enter("bad_paths");
	p = publish_open(a, "site");
	for (size_t i = 0; i < COUNT(bad); i++) {
		check_int(bad[i], publish_file(p, bad[i], "", 0), -1);
		check_int(bad[i], errno, EINVAL);
		assert_null(publish_path(p, bad[i]));
	}
	put(p, "twice", "1");
	check_int("twice", publish_file(p, "twice", "2", 1), -1);
	check_int("twice", errno, EEXIST);
	check_int("not there", publish_take(p, "none"), -1);
	publish_abort(p);
	check_int("nothing left", entries("."), 0);
	arena_free(a);
}

static void
linked_target(void **state)
{
	struct stat st;

	(void)state;
	scratch_enter("linked");
	assert_int_equal(mkdir("www", 0777) | mkdir("www/real", 0750), 0);
	assert_int_equal(symlink("www/real", "site"), 0);
	publish_two("site", "one");
	publish_two("site", "two");
	lstat("site", &st);
	check_int("still a link", S_ISLNK(st.st_mode), 1);
	assert_true(scratch_holds("www/real/sub/deep/page.html", "two"));
	stat("www/real", &st);
	check_int("mode kept", st.st_mode & 07777, 0750);
	check_int("nothing left", entries("www"), 1);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(appears_whole),
		cmocka_unit_test(unchanged_keep_mtime),
		cmocka_unit_test(removed_pages_go),
		cmocka_unit_test(taken),
		cmocka_unit_test(bad_paths),
		cmocka_unit_test(linked_target),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
