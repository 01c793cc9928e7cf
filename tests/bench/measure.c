/*
 * measure: the best wall time and the largest memory of a command.
 *
 *	measure NAME RUNS COMMAND ARGUMENTS...
 *
 * prints "NAME_time SECONDS s" and "NAME_memory BYTES B"; the command's own
 * output goes to stderr.  Status 1 when the command fails.
 */
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double
now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Seconds that one run takes, or -1. */
static double
run(char **command, long *kilobytes)
{
	double start = now();
	struct rusage usage;
	pid_t pid = fork();
	int status;

	if (pid == 0) {
		dup2(STDERR_FILENO, STDOUT_FILENO);
		execvp(command[0], command);
		_exit(127);
	}
	if (pid < 0 || wait4(pid, &status, 0, &usage) < 0 || status != 0)
		return -1;
	if (usage.ru_maxrss > *kilobytes)
		*kilobytes = usage.ru_maxrss;
	return now() - start;
}

int
main(int argc, char **argv)
{
	double best = -1;
	long kilobytes = 0;

	if (argc < 4)
		return 2;
	for (long i = strtol(argv[2], NULL, 10); i > 0; i--) {
		double seconds = run(argv + 3, &kilobytes);

		if (seconds < 0)
			return 1;
		if (best < 0 || seconds < best)
			best = seconds;
	}
	printf("%s_time %.4f s\n", argv[1], best);
	printf("%s_memory %ld B\n", argv[1], kilobytes * 1024);
	return 0;
}
