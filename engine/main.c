/*
 * ridgeline: reads the options that all commands share, runs one command,
 * prints the messages, and turns the worst of them into the exit status.
 *
 * setlocale() is never called: numbers are read and written as in C.
 */
#define _GNU_SOURCE	/* environ */
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/diag.h"
#include "base/file.h"
#include "base/pool.h"
#include "base/progress.h"
#include "base/sanitized.h"
#include "base/text.h"
#include "base/version.h"
#include "build.h"
#include "cmd/option.h"

static void
out_of_memory(void)
{
	static const char message[] = "ridgeline: error: out of memory\n";

	if (write(STDERR_FILENO, message, sizeof(message) - 1) < 0)
		_exit(2);
	_exit(2);
}

/* The one message of a run that would take more memory than it may. */
static void
over_memory(struct budget *b, const char *work)
{
	char message[512];
	int len = snprintf(message, sizeof(message), "%.300s: error: %s more "
	    "than %.0f bytes of memory (--limit memory=N) [limit]\n",
	    work ? work : "ridgeline", work ? "with it the run takes" :
	    "the run takes", budget_most(b, BUDGET_memory));

	/* Of several threads the first ends the run. */
	while (!budget_tells(b, BUDGET_memory))
		pause();
	if (write(STDERR_FILENO, message, (size_t)len) < 0)
		_exit(2);
	_exit(1);
}

#ifndef SANITIZED
/* Libraries meet the end of memory, or of the stack, in their own ways. */
static void
stopped(int signal)
{
	static const char message[] = "ridgeline: error: stopped by a fault: "
	    "memory or the stack ran out, or the program is wrong; nothing "
	    "was published\n";

	(void)signal;
	if (write(STDERR_FILENO, message, sizeof(message) - 1) < 0)
		_exit(2);
	_exit(2);
}
#endif

/* A fault ends the run with a message and status 2, as other failures of the
 * system do; sanitizers report it themselves. */
static void
catch_faults(void)
{
#ifndef SANITIZED
	static const int signals[] = { SIGSEGV, SIGBUS, SIGABRT, SIGFPE,
		SIGILL };
	struct sigaction action = { .sa_handler = stopped,
		.sa_flags = SA_ONSTACK };

	sigemptyset(&action.sa_mask);
	for (size_t i = 0; i < COUNT(signals); i++)
		sigaction(signals[i], &action, NULL);
#endif
}

static const struct command *
find_command(struct options *o)
{
	const char *names[64];
	size_t n = command_count < 64 ? command_count : 64;

	if (!o->args) {
		diag(o->diags, DIAG_usage, (struct origin){ NULL, 0 },
		    "which command?  ridgeline --help lists them");
		return NULL;
	}
	for (size_t i = 0; i < n; i++) {
		names[i] = commands[i]->name;
		if (!strcmp(names[i], o->arg[0])) {
			o->arg++;
			o->args--;
			return commands[i];
		}
	}
	options_fault(o, "no such command", o->arg[0],
	    text_nearest(o->arg[0], names, n));
	return NULL;
}

static bool
wants_color(const struct options *o, int fd)
{
	if (o->colors && strcmp(o->colors, "auto") != 0)
		return !strcmp(o->colors, "always");
	for (char **e = environ; *e; e++)
		if (text_starts(*e, "NO_COLOR=") && (*e)[9])
			return false;
	return isatty(fd);
}

/* The columns of the terminal that standard output is; 0 of anything else. */
static size_t
terminal_columns(void)
{
	enum { LEAST = 40 };
	struct winsize size = { 0 };

	if (!isatty(STDOUT_FILENO) ||
	    ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || !size.ws_col)
		return 0;
	return size.ws_col < LEAST ? LEAST : size.ws_col;
}

/* Are the messages the result? */
static bool
prints_messages(const struct options *o, const struct command *c)
{
	return c && c->messages && !o->claims;
}

/* Where the messages are the result they go out as such. */
static void
print_messages(const struct options *o, const struct command *c)
{
	enum diag_format f = DIAG_TEXT;
	struct text t;

	if (prints_messages(o, c) && o->format == OUTPUT_JSON)
		f = DIAG_JSON;
	if (prints_messages(o, c) && o->format == OUTPUT_GITHUB)
		f = DIAG_GITHUB;
	text_init(&t, o->arena);
	/* Warnings that fail the run are no mere remarks. */
	if (o->quiet && f == DIAG_TEXT && !o->most_warnings)
		diags_forget_warnings(o->diags);
	diags_print(o->diags, &t, f, f == DIAG_TEXT &&
	    wants_color(o, STDERR_FILENO));
	fputs(t.data, f == DIAG_TEXT ? stderr : stdout);
}

/* A terminal obeys control characters, wherever a text got them from. */
static void
clean_screen(struct options *o)
{
	char *clean = text_clean(o->arena, o->out->data, o->out->len, true);

	o->out->len = 0;
	text_add(o->out, clean);
}

static int
finish(struct options *o, const struct command *c)
{
	bool lost;
	int status;

	if (prints_messages(o, c) && o->format != OUTPUT_TEXT)
		o->out->len = 0;
	if (o->format == OUTPUT_TEXT)
		clean_screen(o);
	lost = fwrite(o->out->data, 1, o->out->len, stdout) != o->out->len;
	if (fflush(stdout) || lost)
		diag(o->diags, DIAG_write, (struct origin){ NULL, 0 },
		    "standard output cannot be written");
	options_warned(o);
	fputs(o->quiet ? "" : o->aside->data, stderr);
	print_messages(o, c);
	status = fflush(stdout) ? 2 : diags_status(o->diags);
	arena_free(o->arena);
	return status;
}

/*
 * Where the reference catalogue is: beside the program that is installed,
 * under the PREFIX it was built for, or in the folder it was built in.
 */
static const char *
find_share(struct arena *arena)
{
	char *self = arena_alloc(arena, PATH_MAX + 1), *slash;
	ssize_t n = readlink("/proc/self/exe", self, PATH_MAX);
	const char *at[3];

	self[n > 0 ? n : 0] = '\0';
	slash = strrchr(self, '/');
	if (slash)
		*slash = '\0';
	at[0] = path_join(arena, self, "../share/ridgeline");
	at[1] = build_share;
	at[2] = path_join(arena, self, "share/ridgeline");
	for (size_t i = 0; i < COUNT(at); i++)
		if (file_exists(path_join(arena, at[i], "specs/catalogue.lua")))
			return at[i];
	return NULL;
}

/* What takes long is told on a terminal alone. */
static void
run(struct options *o, const struct command *c)
{
	if (isatty(STDERR_FILENO) && !o->quiet)
		o->progress = progress_new(o->arena, STDERR_FILENO);
	c->run(o);
	progress_end(o->progress);
}

int
main(int argc, char **argv)
{
	struct arena *arena = arena_new(out_of_memory);
	struct text out, aside;
	struct options o = { .arena = arena, .dir = ".", .out = &out,
	    .aside = &aside };
	const struct command *c = NULL;
	struct asked asked;
	char aside_stack[POOL_ASIDE];

	pool_aside(aside_stack);
	catch_faults();
	/* A file past its limit is an error of the write that meets it. */
	signal(SIGXFSZ, SIG_IGN);
	arena_limit(arena, budget_new(arena), over_memory);
	o.diags = diags_new(arena);
	text_init(&out, arena);
	text_init(&aside, arena);
	o.columns = terminal_columns();
	o.share = find_share(arena);
	asked = options_read(&o, argc, argv);
	diags_stand(o.diags, o.dir);
	o.color = wants_color(&o, STDOUT_FILENO);
	if (asked.version)
		text_printf(&out, "ridgeline %s\n", ridgeline_version);
	else if (!diags_status(o.diags) && (!asked.help || o.args))
		c = find_command(&o);
	if (asked.help && !diags_status(o.diags))
		options_help(&out, c);
	else if (c && options_fit(&o, c))
		run(&o, c);
	return finish(&o, c);
}
