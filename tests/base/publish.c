#include "scratch.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/publish.h"

static void
put(struct publish *p, const char *path, const char *data)
{
	assert_int_equal(publish_file(p, path, data, strlen(data)), 0);
}

/* Publishes a folder of two pages; the text of the second varies. */
static void
publish_two(const char *dir, const char *second)
{
	struct arena *a = arena_new(check_no_memory);
	struct publish *p = publish_open(a, dir);

	assert_non_null(p);
	put(p, "index.html", "home");
	put(p, "sub/deep/page.html", second);
	assert_int_equal(publish_commit(p), 0);
	arena_free(a);
}

/* Names in a folder, "." and ".." left out. */
static int
entries(const char *dir)
{
	DIR *d = opendir(dir);
	int n = -2;

	assert_non_null(d);
	while (readdir(d))
		n++;
	closedir(d);
	return n;
}

/* The errno with which dir is refused, 0 when it is not. */
static int
refusal(const char *dir)
{
	struct arena *a = arena_new(check_no_memory);
	struct publish *p = publish_open(a, dir);
	int error = p ? 0 : errno;

	if (p)
		publish_abort(p);
	arena_free(a);
	return error;
}

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

/* Starts a publish in a child, which is killed where it stands. */
static void
killed_child(const char *dir, int files)
{
	pid_t pid = fork();
	int status;

	if (pid == 0) {
		struct arena *a = arena_new(check_no_memory);
		struct publish *p = publish_open(a, dir);
		char name[32];

		for (int i = 0; p && i < files; i++) {
			snprintf(name, sizeof(name), "d%d/f%d", i % 3, i);
			publish_file(p, name, "half", 4);
		}
		raise(SIGKILL);
	}
	waitpid(pid, &status, 0);
	check_int("killed", WIFSIGNALED(status), 1);
}

static void
killed(void **state)
{
	(void)state;
	scratch_enter("killed");
	publish_two("site", "one");
	for (int files = 0; files < 10; files += 3) {
		killed_child("site", files);
		assert_true(scratch_holds("site/index.html", "home"));
		assert_true(scratch_holds("site/sub/deep/page.html", "one"));
		check_int("pages", entries("site"), 3);
		check_int("site and leavings", entries("."), 2);
	}
	publish_two("site", "two");
	assert_true(scratch_holds("site/sub/deep/page.html", "two"));
	check_int("cleared", entries("."), 1);
}

/* Killed at any moment, over and over: old or new, never a mixture. */
static void
killed_anywhere(void **state)
{
	(void)state;
	scratch_enter("anywhere");
	publish_two("site", "one");
	for (int i = 0; i < 60; i++) {
		pid_t pid = fork();
		int status;

		if (pid == 0) {
			for (int n = 0;; n++)
				publish_two("site", n % 2 ? "one" : "two");
		}
		usleep((useconds_t)(137 * i % 2900));
		kill(pid, SIGKILL);
		waitpid(pid, &status, 0);
		assert_true(scratch_holds("site/index.html", "home"));
		assert_true(scratch_holds("site/sub/deep/page.html", "one") ||
		    scratch_holds("site/sub/deep/page.html", "two"));
		check_int("pages", entries("site"), 3);
	}
	publish_two("site", "last");
	check_int("cleared", entries("."), 1);
}

/* Of two at once the second is refused, and the first is not disturbed. */
static void
two_at_once(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	struct publish *first;

	(void)state;
	scratch_enter("two_at_once");
	first = publish_open(a, "site");
	put(first, "index.html", "first");
	check_int("the second", refusal("site"), EBUSY);
	put(first, "more.html", "first");
	assert_int_equal(publish_commit(first), 0);
	assert_true(scratch_holds("site/index.html", "first"));
	assert_true(scratch_holds("site/more.html", "first"));
	publish_two("site", "after it");
	assert_true(scratch_holds("site/index.html", "home"));
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

/* A full disk, played by a limit on the size of files. */
static void
disk_full(void **state)
{
	static const char large[100000];
	struct arena *a = arena_new(check_no_memory);
	struct rlimit before, limit;
	struct publish *p;

	(void)state;
	scratch_enter("disk_full");
	publish_two("site", "one");
	p = publish_open(a, "site");
	getrlimit(RLIMIT_FSIZE, &before);
	limit = before;
	limit.rlim_cur = 50000;
	signal(SIGXFSZ, SIG_IGN);
	setrlimit(RLIMIT_FSIZE, &limit);
	check_int("too much", publish_file(p, "big", large, sizeof(large)),
	    -1);
	check_int("why", errno, EFBIG);
	setrlimit(RLIMIT_FSIZE, &before);
	check_int("the next", publish_file(p, "small", large, 1), -1);
	check_int("is not tried", errno, ECANCELED);
	publish_abort(p);
	assert_true(scratch_holds("site/sub/deep/page.html", "one"));
	check_int("nothing left", entries("."), 1);
	arena_free(a);
}

/* Root writes everywhere, so a child that is root becomes nobody. */
static void
read_only(void **state)
{
	pid_t pid;
	int status;

	(void)state;
	scratch_enter("read_only");
	publish_two("site", "one");
	assert_int_equal(chmod(".", 0555), 0);
	pid = fork();
	if (pid == 0) {
		if (getuid() == 0 && setuid(65534) != 0)
			_exit(99);
		_exit(refusal("site"));
	}
	waitpid(pid, &status, 0);
	assert_int_equal(chmod(".", 0755), 0);
	check_int("refused", WEXITSTATUS(status), EACCES);
	assert_true(scratch_holds("site/sub/deep/page.html", "one"));
	check_int("nothing left", entries("."), 1);
}

/* From here on this process has no renameat2. */
static int
forbid_renameat2(void)
{
	struct sock_filter rules[] = {
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS,
		    offsetof(struct seccomp_data, nr)),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_renameat2, 0, 1),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
	};
	struct sock_fprog program = { COUNT(rules), rules };

	return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) |
	    prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

static void
without_exchange(void **state)
{
	pid_t pid;
	int status;

	(void)state;
	scratch_enter("without_exchange");
	publish_two("site", "one");
	pid = fork();
	if (pid == 0) {
		if (forbid_renameat2() != 0 ||
		    syscall(SYS_renameat2, -1, "", -1, "", 0) != -1 ||
		    errno != ENOSYS)
			_exit(99);
		publish_two("site", "two");
		_exit(0);
	}
	waitpid(pid, &status, 0);
	check_int("published", status, 0);
	assert_true(scratch_holds("site/sub/deep/page.html", "two"));
	check_int("nothing left", entries("."), 1);
}

/* Killed between the two renames: the old folder comes back. */
static void
recovery(void **state)
{
	(void)state;
	scratch_enter("recovery");
	publish_two("site", "one");
	assert_int_equal(rename("site", ".site.ridgeline-old"), 0);
	check_int("opened", refusal("site"), 0);
	assert_true(scratch_holds("site/sub/deep/page.html", "one"));
	publish_two(".site.ridgeline-old", "older");
	publish_two("site", "two");
	assert_true(scratch_holds("site/sub/deep/page.html", "two"));
	check_int("cleared", entries("."), 1);
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
		cmocka_unit_test(appears_whole),
		cmocka_unit_test(unchanged_keep_mtime),
		cmocka_unit_test(removed_pages_go),
		cmocka_unit_test(taken),
		cmocka_unit_test(bad_paths),
		cmocka_unit_test(foreign_folders),
		cmocka_unit_test(foreign_at_commit),
		cmocka_unit_test(linked_target),
		cmocka_unit_test(killed),
		cmocka_unit_test(killed_anywhere),
		cmocka_unit_test(two_at_once),
		cmocka_unit_test(foreign_files),
		cmocka_unit_test(foreign_many),
		cmocka_unit_test(folder_became_link),
		cmocka_unit_test(without_names),
		cmocka_unit_test(left_beside),
		cmocka_unit_test(disk_full),
		cmocka_unit_test(read_only),
		cmocka_unit_test(without_exchange),
		cmocka_unit_test(recovery),
		cmocka_unit_test(names_alike),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
