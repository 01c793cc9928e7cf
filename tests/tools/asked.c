/*
 * asked: the program, asked many times what it answers under other --set.
 *
 *	asked rank WORKLOAD --profile PROFILE --format csv -j 1 --set -
 *
 * The guide is loaded once.  Where the program would apply what --set says, a
 * line of standard input, "ID=VALUE" between tabs, is applied in a child of
 * its own, which goes on as the program does; behind what it prints stands a
 * line "end STATUS".  Linked with --wrap=what_if_apply, and else the program
 * as it is.  Its messages are not shown.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "catalog/what_if.h"

enum { LINE = 1 << 16, SETS = 64 };

void __real_what_if_apply(struct catalog *, struct arena *, char *const *set,
    size_t count, struct diags *);
void __wrap_what_if_apply(struct catalog *, struct arena *, char *const *set,
    size_t count, struct diags *);

static size_t
split(char *line, char **set)
{
	size_t n = 0;

	line[strcspn(line, "\n")] = '\0';
	for (char *s = strtok(line, "\t"); s && n < SETS; s = strtok(NULL,
	    "\t"))
		set[n++] = s;
	return n;
}

static void
quiet(void)
{
	int nowhere = open("/dev/null", O_WRONLY);

	if (nowhere >= 0)
		dup2(nowhere, STDERR_FILENO);
}

/* Returns in a child alone, once for each line. */
void
__wrap_what_if_apply(struct catalog *cat, struct arena *arena,
    char *const *unused, size_t none, struct diags *diags)
{
	static char line[LINE];
	char *set[SETS];

	(void)unused;
	(void)none;
	while (fgets(line, sizeof(line), stdin)) {
		size_t n = split(line, set);
		int status = -1;
		pid_t child = fork();

		if (child == 0) {
			quiet();
			__real_what_if_apply(cat, arena, set, n, diags);
			return;
		}
		if (child > 0)
			waitpid(child, &status, 0);
		printf("end %d\n", child > 0 && WIFEXITED(status) ?
		    WEXITSTATUS(status) : -1);
		fflush(stdout);
	}
	_exit(0);
}
