/*
 * scratch: an empty folder for a test that writes files.
 *
 * run.sh hands each program one in T; by hand it is a new one in /tmp, left
 * there.  Functions end the test when the system fails them.
 */
#ifndef TESTS_SCRATCH_H
#define TESTS_SCRATCH_H

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "check.h"

/* Goes to a new folder called name below the scratch folder. */
static inline void
scratch_enter(const char *name)
{
	char fresh[] = "/tmp/ridgeline-test-XXXXXX", *top = getenv("T");

	if (!top)
		top = mkdtemp(fresh);
	assert_non_null(top);
	assert_int_equal(chdir(top), 0);
	assert_int_equal(mkdir(name, 0777), 0);
	assert_int_equal(chdir(name), 0);
}

static inline void
scratch_write(const char *path, const char *data)
{
	FILE *f = fopen(path, "w");

	assert_non_null(f);
	assert_true(fputs(data, f) >= 0);
	assert_int_equal(fclose(f), 0);
}

/* Does the file hold exactly this? */
static inline int
scratch_holds(const char *path, const char *want)
{
	char got[4096] = { 0 };
	FILE *f = fopen(path, "r");
	size_t n;

	if (!f)
		return 0;
	n = fread(got, 1, sizeof(got) - 1, f);
	fclose(f);
	return n == strlen(want) && strcmp(got, want) == 0;
}

#endif
