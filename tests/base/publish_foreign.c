/* What others put where a site is published is refused, and stays. */
#include "base/publish.h"

#include "base/array.h"
#include "publishing.h"

static void
foreign_folders(void **state)
{
	(void)state;
	scratch_enter("foreign");
	assert_int_equal(mkdir("home", 0777) | mkdir("empty", 0777), 0);
	scratch_write("home/thesis.tex", "years");
	scratch_write("file", "");
	assert_int_equal(symlink("nowhere", "dangling"), 0);
	check_int("someone's folder", refusal("home"), EEXIST);
	check_int("below a file", refusal("file/site"), ENOTDIR);
	check_int("a file", refusal("file"), ENOTDIR);
	check_int("a link to nothing", refusal("dangling"), ENOENT);
	check_int("the root", refusal("/"), EBUSY);
	check_int("no name", refusal(""), ENOENT);
	check_int("no last name", refusal("new/.."), EINVAL);
	check_int("an empty folder", refusal("empty"), 0);
	assert_true(scratch_holds("home/thesis.tex", "years"));
	check_int("nothing else", entries("."), 4);
	publish_two("empty", "one");
	assert_true(scratch_holds("empty/index.html", "home"));
}

/* A folder that became someone else's while the site was built. */
static void
foreign_at_commit(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	struct publish *p;

	(void)state;
	scratch_enter("foreign_at_commit");
	p = publish_open(a, "site");
	put(p, "index.html", "home");
	assert_int_equal(mkdir("site", 0777), 0);
	scratch_write("site/thesis.tex", "years");
	check_int("refused", publish_commit(p), -1);
	check_int("why", errno, EEXIST);
	publish_abort(p);
	assert_true(scratch_holds("site/thesis.tex", "years"));
	check_int("nothing left", entries("."), 1);
	arena_free(a);
}

/* What a publish did not write stops the next one, and stays. */
static void
foreign_files(void **state)
{
	static const struct {
		const char *name, *folder, *path, *said;
	} rows[] = {
		{ "a domain's name", NULL, "site/CNAME", "CNAME" },
		{ "a repository", "site/.git", "site/.git/HEAD", ".git" },
		{ "a folder of sources", "site/specs", "site/specs/a.lua",
		    "specs" },
		{ "a page among ours", NULL, "site/sub/deep/mine.html",
		    "sub/deep/mine.html" },
		{ "another mark", "site/sub/x", "site/sub/x/.ridgeline",
		    "sub/x" },
	};
	struct arena *a = arena_new(check_no_memory);

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		scratch_enter(arena_printf(a, "foreign_files-%zu", i));
		publish_two("site", "one");
		if (rows[i].folder)
			assert_int_equal(mkdir(rows[i].folder, 0777), 0);
		scratch_write(rows[i].path, "years");
		check_int(rows[i].name, refusal("site"), EEXIST);
		check_text(rows[i].name, publish_foreign(a, "site"),
		    rows[i].said);
		assert_true(scratch_holds(rows[i].path, "years"));
		assert_true(scratch_holds("site/sub/deep/page.html", "one"));
		check_int("nothing beside", entries("."), 1);
	}
	arena_free(a);
}

static void
foreign_many(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	struct publish *p;

	(void)state;
	scratch_enter("foreign_many");
	publish_two("site", "one");
	for (int i = 0; i < 8; i++)
		scratch_write(arena_printf(a, "site/n%d", i), "");
	assert_non_null(strstr(publish_foreign(a, "site"), " and 3 more"));
	check_int("refused", refusal("site"), EEXIST);
	for (int i = 0; i < 8; i++)
		unlink(arena_printf(a, "site/n%d", i));
	p = publish_open(a, "site");
	put(p, "index.html", "home");
	scratch_write("site/late", "years");
	check_int("while it was made", publish_commit(p), -1);
	check_int("why", errno, EEXIST);
	publish_abort(p);
	assert_true(scratch_holds("site/late", "years"));
	assert_int_equal(unlink("site/late"), 0);
	assert_int_equal(symlink("/etc/passwd", "site/link"), 0);
	check_int("a link", refusal("site"), EEXIST);
	arena_free(a);
}

/* A folder of ours that became a link is not followed. */
static void
folder_became_link(void **state)
{
	(void)state;
	scratch_enter("became_link");
	publish_two("site", "one");
	assert_int_equal(mkdir("deep", 0777), 0);
	scratch_write("deep/page.html", "years");
	assert_int_equal(rename("site/sub/deep", "aside"), 0);
	assert_int_equal(symlink("../../deep", "site/sub/deep"), 0);
	check_int("refused", refusal("site"), EEXIST);
	assert_true(scratch_holds("deep/page.html", "years"));
}

/* Folders of versions that named no files hold plain names alone. */
static void
without_names(void **state)
{
	static const char mark[] =
	    "Ridgeline made this folder and replaces the whole of it.\n";

	(void)state;
	scratch_enter("without_names");
	publish_two("site", "one");
	scratch_write("site/.ridgeline", mark);
	publish_two("site", "two");
	assert_true(scratch_holds("site/sub/deep/page.html", "two"));
	scratch_write("site/.ridgeline", mark);
	scratch_write("site/.nojekyll", "");
	check_int("refused", refusal("site"), EEXIST);
	scratch_write("site/.ridgeline", "");
	check_int("an empty mark is none", refusal("site"), EEXIST);
}

/* A library that leaves a file of its own behind, or changes one of ours. */
static void
left_beside(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	struct publish *p;
	const char *path;

	(void)state;
	scratch_enter("left_beside");
	p = publish_open(a, "site");
	path = publish_path(p, "data/guide.xlsx");
	scratch_write(path, "PK");
	scratch_write(arena_printf(a, "%s.tmp", path), "left");
	assert_int_equal(publish_take(p, "data/guide.xlsx"), 0);
	assert_int_equal(publish_commit(p), 0);
	check_int("the workbook alone", entries("site/data"), 1);
	p = publish_open(a, "site");
	path = publish_path(p, "data/guide.xlsx");
	scratch_write(path, "PK2");
	assert_int_equal(publish_take(p, "data/guide.xlsx"), 0);
	assert_int_equal(truncate(path, 1), 0);
	check_int("a file that shrank", publish_commit(p), -1);
	check_int("why", errno, EIO);
	publish_abort(p);
	assert_true(scratch_holds("site/data/guide.xlsx", "PK"));
	check_int("nothing left", entries("."), 1);
	arena_free(a);
}

/* A folder that only has the name of a leaving is nobody's to remove. */
static void
names_alike(void **state)
{
	(void)state;
	scratch_enter("names_alike");
	assert_int_equal(mkdir(".site.ridgeline-1", 0777) |
	    mkdir(".site.ridgeline-mine", 0777), 0);
	scratch_write(".site.ridgeline-1/thesis.tex", "years");
	publish_two("site", "one");
	assert_true(scratch_holds(".site.ridgeline-1/thesis.tex", "years"));
	check_int("all there", entries("."), 3);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(foreign_folders),
		cmocka_unit_test(foreign_at_commit),
		cmocka_unit_test(foreign_files),
		cmocka_unit_test(foreign_many),
		cmocka_unit_test(folder_became_link),
		cmocka_unit_test(without_names),
		cmocka_unit_test(left_beside),
		cmocka_unit_test(names_alike),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
