/*
 * ridgeline: reads the options that all commands share, runs one command,
 * prints the messages, and turns the worst of them into the exit status.
 *
 * setlocale() is never called: numbers are read and written as in C.
 */
#include <getopt.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/text.h"
#include "cmd/cmd.h"
#include "feed/date.h"

static const struct option longs[] = {
	{ "directory", required_argument, NULL, 'C' },
	{ "output", required_argument, NULL, 'o' },
	{ "jobs", required_argument, NULL, 'j' },
	{ "format", required_argument, NULL, 'f' },
	{ "date", required_argument, NULL, 'd' },
	{ "profile", required_argument, NULL, 'p' },
	{ "policy", required_argument, NULL, 'P' },
	{ "shard", required_argument, NULL, 's' },
	{ "only", required_argument, NULL, 'O' },
	{ "pareto", no_argument, NULL, 'F' },
	{ "claims", no_argument, NULL, 'c' },
	{ "gate", no_argument, NULL, 'g' },
	{ "quiet", no_argument, NULL, 'q' },
	{ "help", no_argument, NULL, 'h' },
	{ "version", no_argument, NULL, 'V' },
	{ NULL, 0, NULL, 0 },
};

static const char *const format_names[] = { "text", "json", "csv", "github",
	"lua", "man" };

static const char usage_text[] =
    "usage: ridgeline [options] COMMAND [operands]\n"
    "\n"
    "Turns Lua specs into a GPU buying guide.\n"
    "\n"
    "commands:\n";

static const char options_text[] =
    "\n"
    "options:\n"
    "  -C, --directory DIR    the guide's folder (.)\n"
    "  -o, --output DIR       where the site goes (build/site in the folder)\n"
    "  -j, --jobs N           threads (one a core)\n"
    "      --format FORMAT    text, json, csv, github: what a command prints\n"
    "      --date YYYY-MM-DD  date of the guide (newest date of its sources)\n"
    "      --profile ID       one profile only\n"
    "      --policy ID        another policy than the profile's\n"
    "      --only PAGE        build: this page alone, into build/page\n"
    "      --shard I/N        rank: search one part of N, for merge\n"
    "      --pareto           rank: what nothing beats, of all candidates\n"
    "      --claims           check: judge published claims\n"
    "      --gate             diff: fail when a choice changed\n"
    "  -q, --quiet            no line about what was done\n"
    "  -h, --help             this, or of a command\n"
    "      --version          version\n"
    "\n"
    "exit status: 0 fine, 1 bad input, 2 the system failed, 3 a gate\n";

static void
out_of_memory(void)
{
	static const char message[] = "ridgeline: error: out of memory\n";

	if (write(STDERR_FILENO, message, sizeof(message) - 1) < 0)
		_exit(2);
	_exit(2);
}

static void
print_help(const struct command *c)
{
	if (c) {
		printf("usage: ridgeline %s%s%s\n\n%s\n", c->name,
		    *c->operands ? " " : "", c->operands, c->doc);
		if (c->help)
			printf("\n%s", c->help);
		fputs(options_text, stdout);
		return;
	}
	fputs(usage_text, stdout);
	for (size_t i = 0; i < command_count; i++) {
		char head[64];

		snprintf(head, sizeof(head), "%s %s", commands[i]->name,
		    commands[i]->operands);
		printf("  %-30s %s\n", head, commands[i]->doc);
	}
	fputs(options_text, stdout);
}

static void
usage(struct options *o, const char *what, const char *word,
    const char *nearest)
{
	diag(o->diags, DIAG_usage, (struct origin){ NULL, 0 },
	    nearest ? "%s \"%s\"; did you mean \"%s\"?" : "%s \"%s\"", what,
	    word, nearest);
}

static void
read_format(struct options *o, const char *word)
{
	for (size_t i = 0; i < COUNT(format_names); i++)
		if (!strcmp(format_names[i], word)) {
			o->format = (enum output_format)i;
			return;
		}
	usage(o, "no such format", word, text_nearest(word, format_names,
	    COUNT(format_names)));
}

static void
read_jobs(struct options *o, const char *word)
{
	char *end;
	long n = strtol(word, &end, 10);

	if (*end || end == word || n < 1 || n > 1024)
		usage(o, "--jobs takes 1 to 1024, not", word, NULL);
	else
		o->jobs = (int)n;
}

/* Reads options wherever they stand; true when help or version was asked. */
static bool
read_options(struct options *o, int argc, char **argv, bool *help,
    bool *version)
{
	int c;

	opterr = 0;
	while ((c = getopt_long(argc, argv, ":C:o:j:qh", longs, NULL)) != -1)
		switch (c) {
		case 'C': o->dir = optarg; break;
		case 'o': o->output = optarg; break;
		case 'j': read_jobs(o, optarg); break;
		case 'f': read_format(o, optarg); break;
		case 'd': o->date = optarg; break;
		case 'p': o->profile = optarg; break;
		case 'P': o->policy = optarg; break;
		case 's': o->shard = optarg; break;
		case 'O': o->only = optarg; break;
		case 'F': o->pareto = true; break;
		case 'c': o->claims = true; break;
		case 'g': o->gate = true; break;
		case 'q': o->quiet = true; break;
		case 'h': *help = true; break;
		case 'V': *version = true; break;
		case ':':
			usage(o, "a value is missing after", argv[optind - 1],
			    NULL);
			break;
		default:
			usage(o, "no such option", argv[optind - 1], NULL);
		}
	o->arg = argv + optind;
	o->args = argc - optind;
	return *help || *version;
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
	usage(o, "no such command", o->arg[0],
	    text_nearest(o->arg[0], names, n));
	return NULL;
}

static bool
takes(struct options *o, const struct command *c, const char *option,
    bool fine)
{
	if (!fine)
		diag(o->diags, DIAG_usage, (struct origin){ NULL, 0 },
		    "%s takes no --%s", c->name, option);
	return fine;
}

static bool
fits(struct options *o, const struct command *c)
{
	if (o->args < c->operands_min || o->args > c->operands_max) {
		diag(o->diags, DIAG_usage, (struct origin){ NULL, 0 },
		    "usage: ridgeline %s%s%s", c->name,
		    *c->operands ? " " : "", c->operands);
		return false;
	}
	if (!takes(o, c, "profile", !o->profile || c->profile) ||
	    !takes(o, c, "policy", !o->policy || c->policy) ||
	    !takes(o, c, "pareto", !o->pareto || c->pareto) ||
	    !takes(o, c, "shard", !o->shard || c->shard) ||
	    !takes(o, c, "only", !o->only || c->only) ||
	    !takes(o, c, "claims", !o->claims || c->claims) ||
	    !takes(o, c, "gate", !o->gate || c->gate))
		return false;
	if (o->date && !date_exists(o->date)) {
		usage(o, "--date takes a YYYY-MM-DD that exists, not",
		    o->date, NULL);
		return false;
	}
	if (!*o->dir || (o->output && !*o->output)) {
		usage(o, "no folder is called", "", NULL);
		return false;
	}
	if (!(c->formats & 1u << o->format)) {
		usage(o, arena_printf(o->arena, "%s has no format", c->name),
		    format_names[o->format], NULL);
		return false;
	}
	return true;
}

static bool
wants_color(int fd)
{
	for (char **e = environ; *e; e++)
		if (text_starts(*e, "NO_COLOR=") && (*e)[9])
			return false;
	return isatty(fd);
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
	diags_print(o->diags, &t, f, f == DIAG_TEXT &&
	    wants_color(STDERR_FILENO));
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
	fputs(o->aside->data, stderr);
	print_messages(o, c);
	status = fflush(stdout) ? 2 : diags_status(o->diags);
	arena_free(o->arena);
	return status;
}

int
main(int argc, char **argv)
{
	struct arena *arena = arena_new(out_of_memory);
	struct text out, aside;
	struct options o = { .arena = arena, .diags = diags_new(arena),
	    .dir = ".", .out = &out, .aside = &aside };
	const struct command *c = NULL;
	bool help = false, version = false;

	/* A file past its limit is an error of the write that meets it. */
	signal(SIGXFSZ, SIG_IGN);
	text_init(&out, arena);
	text_init(&aside, arena);
	o.progress = isatty(STDERR_FILENO);
	read_options(&o, argc, argv, &help, &version);
	if (version)
		text_add(&out, "ridgeline " RIDGELINE_VERSION "\n");
	else if (!diags_status(o.diags) && (!help || o.args))
		c = find_command(&o);
	if (help && !diags_status(o.diags))
		print_help(c);
	else if (c && fits(&o, c))
		c->run(&o);
	return finish(&o, c);
}
