/* Publishing that is killed, refused by the system or met by another. */
#include "base/publish.h"

#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include "base/array.h"
#include "publishing.h"

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

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(killed),
		cmocka_unit_test(killed_anywhere),
		cmocka_unit_test(two_at_once),
		cmocka_unit_test(disk_full),
		cmocka_unit_test(read_only),
		cmocka_unit_test(without_exchange),
		cmocka_unit_test(recovery),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
