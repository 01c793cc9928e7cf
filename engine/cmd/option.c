#include "cmd/option.h"

#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/diag.h"
#include "base/text.h"
#include "cmd/screen.h"
#include "feed/date.h"

enum {
#define OPTION(id, name, letter, arg, takes, doc) OPTION_##id,
#include "cmd/option.def"
#undef OPTION
	OPTION_COUNT
};

/* What getopt returns for a row: past every letter. */
enum { LONG = 256 };

const struct option_row option_rows[] = {
#define OPTION(id, name, letter, arg, takes, doc) \
	{ name, arg, doc, letter, takes },
#include "cmd/option.def"
#undef OPTION
};
const size_t option_row_count = OPTION_COUNT;

static const char *const option_formats[OUTPUT_FORMATS] = { "text", "json",
	"csv", "github", "lua", "man", "markdown", "junit", "sarif", "gitlab",
	"spoken" };

/* Columns of --help: before what an option does, before what a command does,
 * and of all. */
enum { HEAD = 25, COMMAND_HEAD = 33, WIDE = 80 };

void
options_fault(struct options *o, const char *what, const char *word,
    const char *nearest)
{
	diag(o->diags, DIAG_usage, (struct origin){ NULL, 0 },
	    nearest ? "%s \"%s\"; did you mean \"%s\"?" : "%s \"%s\"", what,
	    word, nearest);
}

void
options_choice_fault(struct options *o, const char *what, const char *word,
    const char *const *words, size_t count)
{
	const char *near = text_nearest(word, words, count);
	struct text t;

	if (near) {
		options_fault(o, what, word, near);
		return;
	}
	text_init(&t, o->arena);
	for (size_t i = 0; i < count; i++)
		text_printf(&t, "%s%s", !i ? "" : i + 1 < count ? ", " :
		    " and ", words[i]);
	diag(o->diags, DIAG_usage, (struct origin){ NULL, 0 },
	    "%s \"%s\"; there %s %s", what, word, count == 1 ? "is" : "are",
	    count ? t.data : "none");
}

static void
read_format(struct options *o, const char *word)
{
	for (size_t i = 0; i < OUTPUT_FORMATS; i++)
		if (!strcmp(option_formats[i], word)) {
			o->format = (enum output_format)i;
			return;
		}
	options_choice_fault(o, "no such format", word, option_formats,
	    OUTPUT_FORMATS);
}

static void
read_jobs(struct options *o, const char *word)
{
	char *end;
	long n = strtol(word, &end, 10);

	if (*end || end == word || n < 1 || n > 1024)
		options_fault(o, "--jobs takes 1 to 1024, not", word, NULL);
	else
		o->jobs = (int)n;
}

static void
read_color(struct options *o, const char *word)
{
	static const char *const words[] = { "auto", "always", "never" };

	for (size_t i = 0; i < COUNT(words); i++)
		if (!strcmp(words[i], word)) {
			o->colors = words[i];
			return;
		}
	options_fault(o, "--color takes auto, always or never, not", word,
	    text_nearest(word, words, COUNT(words)));
}

static void
read_limit(struct options *o, const char *word)
{
	if (!budget_set(arena_budget(o->arena), word))
		options_fault(o, "--limit takes NAME=N, NAME one of memory, "
		    "steps, pages, output, messages and N from 1 on, not",
		    word, NULL);
}

static void
read_warnings(struct options *o, const char *word)
{
	if (!*word || strlen(word) > 9 || word[strspn(word, "0123456789")])
		options_fault(o, "--max-warnings takes a number, not", word,
		    NULL);
	else
		o->most_warnings = word;
}

void
options_warned(struct options *o)
{
	size_t warnings = diags_count(o->diags, LEVEL_warning);
	size_t most = o->most_warnings ? strtoul(o->most_warnings, NULL, 10) :
	    (size_t)-1;

	if (warnings > most)
		diag(o->diags, DIAG_warnings, (struct origin){ NULL, 0 },
		    "%zu warning%s, %zu at most", warnings,
		    warnings > 1 ? "s" : "", most);
}

/* A row by the value getopt gave, or OPTION_COUNT. */
static int
row_of(int value)
{
	for (int i = 0; i < OPTION_COUNT; i++)
		if (value == LONG + i || (option_rows[i].letter && value ==
		    option_rows[i].letter))
			return i;
	return OPTION_COUNT;
}

/* Takes an option with its value. */
static void
take(struct options *o, struct asked *asked, int row, char *value)
{
	switch (row) {
	case OPTION_directory: o->dir = value; break;
	case OPTION_output: o->output = value; break;
	case OPTION_jobs: read_jobs(o, value); break;
	case OPTION_format: read_format(o, value); break;
	case OPTION_date: o->date = value; break;
	case OPTION_set: o->set[o->sets++] = value; break;
	case OPTION_profile: o->profile = value; break;
	case OPTION_policy: o->policy = value; break;
	case OPTION_only: o->only = value; break;
	case OPTION_workbook: o->workbook = value; break;
	case OPTION_data: o->data_alone = true; break;
	case OPTION_public: o->everyone = true; break;
	case OPTION_vendor: o->vendor = value; break;
	case OPTION_id: o->id = value; break;
	case OPTION_kind: o->kind = value; break;
	case OPTION_shard: o->shard = value; break;
	case OPTION_feed: o->feed = value; break;
	case OPTION_provider: o->provider = value; break;
	case OPTION_source: o->source = value; break;
	case OPTION_pareto: o->pareto = true; break;
	case OPTION_every: o->every = value; break;
	case OPTION_claims: o->claims = true; break;
	case OPTION_git: o->git = true; break;
	case OPTION_by: o->by = value; break;
	case OPTION_note: o->note = value; break;
	case OPTION_fail_on: o->fail_on = value; break;
	case OPTION_section: o->section = value; break;
	case OPTION_color: read_color(o, value); break;
	case OPTION_listen: o->listen = value; break;
	case OPTION_limit: read_limit(o, value); break;
	case OPTION_strict: o->most_warnings = "0"; break;
	case OPTION_max_warnings: read_warnings(o, value); break;
	case OPTION_quiet: o->quiet = true; break;
	case OPTION_help: asked->help = true; break;
	case OPTION_version: asked->version = true; break;
	}
}

/* The nearest option to a word that is none. */
static const char *
nearest(const char *word)
{
	const char *names[OPTION_COUNT];

	for (int i = 0; i < OPTION_COUNT; i++)
		names[i] = option_rows[i].name;
	while (*word == '-')
		word++;
	return text_nearest(word, names, OPTION_COUNT);
}

static void
unknown(struct options *o, const char *word)
{
	const char *near = nearest(word);

	options_fault(o, "no such option", word, near ? arena_printf(o->arena,
	    "--%s", near) : NULL);
}

struct asked
options_read(struct options *o, int argc, char **argv)
{
	struct option longs[OPTION_COUNT + 1] = { { 0 } };
	struct asked asked = { 0 };
	int c;

	o->set = arena_array(o->arena, (size_t)argc + 1, sizeof(*o->set));
	for (int i = 0; i < OPTION_COUNT; i++)
		longs[i] = (struct option){ option_rows[i].name,
			*option_rows[i].arg ? required_argument :
			no_argument, NULL, LONG + i };
	opterr = 0;
	while ((c = getopt_long(argc, argv, ":C:o:j:qh", longs, NULL)) != -1) {
		if (c == ':')
			options_fault(o, "a value is missing after",
			    argv[optind - 1], NULL);
		else if (row_of(c) == OPTION_COUNT)
			unknown(o, argv[optind - 1]);
		else
			take(o, &asked, row_of(c), optarg);
	}
	o->arg = argv + optind;
	o->args = argc - optind;
	return asked;
}

/* The first option that was given and is not the command's, or NULL. */
static const char *
stranger(const struct options *o, const struct command *c)
{
	const struct {
		bool given;
		int row;
	} all[] = {
		{ o->sets > 0, OPTION_set },
		{ o->profile, OPTION_profile },
		{ o->policy, OPTION_policy },
		{ o->pareto, OPTION_pareto },
		{ o->every != NULL, OPTION_every },
		{ o->shard, OPTION_shard },
		{ o->id, OPTION_id },
		{ o->feed, OPTION_feed },
		{ o->provider, OPTION_provider },
		{ o->source, OPTION_source },
		{ o->only, OPTION_only },
		{ o->workbook, OPTION_workbook },
		{ o->data_alone, OPTION_data },
		{ o->everyone, OPTION_public },
		{ o->vendor, OPTION_vendor },
		{ o->kind, OPTION_kind },
		{ o->claims, OPTION_claims },
		{ o->git, OPTION_git },
		{ o->listen, OPTION_listen },
		{ o->by, OPTION_by },
		{ o->note, OPTION_note },
		{ o->fail_on, OPTION_fail_on },
		{ o->section, OPTION_section },
	};

	for (size_t i = 0; i < COUNT(all); i++)
		if (all[i].given && !(c->takes & option_rows[all[i].row].takes))
			return option_rows[all[i].row].name;
	return NULL;
}

bool
options_fit(struct options *o, const struct command *c)
{
	struct origin nowhere = { NULL, 0 };
	const char *wrong = stranger(o, c);

	if (o->args < c->operands_min || o->args > c->operands_max)
		diag(o->diags, DIAG_usage, nowhere, "usage: ridgeline %s%s%s",
		    c->name, *c->operands ? " " : "", c->operands);
	else if (wrong)
		diag(o->diags, DIAG_usage, nowhere, "%s takes no --%s",
		    c->name, wrong);
	else if (o->everyone && o->vendor)
		diag(o->diags, DIAG_usage, nowhere, "--public is for "
		    "everyone and --vendor for one: a build is one of them");
	else if (o->date && !date_exists(o->date))
		options_fault(o, "--date takes a YYYY-MM-DD that exists, not",
		    o->date, NULL);
	else if (!*o->dir || (o->output && !*o->output))
		options_fault(o, "no folder is called", "", NULL);
	else if (!(c->formats & 1u << o->format))
		options_fault(o, arena_printf(o->arena, "%s has no format",
		    c->name), option_formats[o->format], NULL);
	else
		return true;
	return false;
}

/* Spaces up to a column of the line that begins at from, one at least. */
static void
pad(struct text *out, size_t from, size_t column)
{
	do
		text_char(out, ' ');
	while (out->len - from < column);
}

/* Words behind the line that begins at from, all in lines that begin at the
 * column. */
static void
add_words(struct text *out, size_t from, size_t column, const char *words)
{
	pad(out, from, column);
	screen_fill(out, words, out->len - from, column, WIDE);
}

/* The formats of a command, or of all. */
static void
add_formats(struct text *out, const struct command *c)
{
	const char *between = " ";

	for (size_t i = 0; i < OUTPUT_FORMATS; i++)
		if (!c || c->formats & 1u << i) {
			text_printf(out, "%s%s", between, option_formats[i]);
			between = ", ";
		}
}

bool
option_is_of(const struct option_row *row, const struct command *c)
{
	if (!c || row->takes & TAKES_ALWAYS)
		return true;
	if (row->takes & TAKES_FORMAT)
		return c->formats & ~(1u << OUTPUT_TEXT);
	return c->takes & row->takes;
}

/* The commands that have it, before what it does. */
static void
add_owners(struct text *out, const struct option_row *row)
{
	const char *between = "";

	for (size_t i = 0; i < command_count; i++)
		if (commands[i]->takes & row->takes) {
			text_printf(out, "%s%s", between, commands[i]->name);
			between = ", ";
		}
	text_add(out, *between ? ": " : "");
}

static void
add_option(struct text *out, const struct command *c,
    const struct option_row *row)
{
	size_t from = out->len;
	struct text does;

	text_init(&does, out->arena);
	if (!c && !(row->takes & (TAKES_ALWAYS | TAKES_FORMAT)))
		add_owners(&does, row);
	text_add(&does, row->doc);
	if (row->takes & TAKES_FORMAT)
		add_formats(&does, c);
	text_printf(out, row->letter ? "  -%c, --%s%s%s" : "  %c   --%s%s%s",
	    row->letter ? row->letter : ' ', row->name, *row->arg ? " " : "",
	    row->arg);
	add_words(out, from, HEAD, does.data);
}

/* A word behind the others of its line, or below them where it is full. */
static void
add_word(struct text *out, size_t *from, const char *word, size_t len,
    size_t hang)
{
	bool full = out->len - *from + 1 + len > WIDE;

	if (out->len > *from && full) {
		text_char(out, '\n');
		*from = out->len;
		while (out->len - *from < hang)
			text_char(out, ' ');
	} else if (out->len > *from && out->data[out->len - 1] != ' ') {
		text_char(out, ' ');
	}
	text_add_n(out, word, len);
}

/* Paragraphs in lines that fit; a line that begins with a blank is an item of
 * its own. */
static void
add_help(struct text *out, const char *help)
{
	size_t from = out->len, hang = 0;

	while (*help) {
		size_t indent = strspn(help, " "), len;

		if ((out->len > from && indent) || *help == '\n') {
			text_char(out, '\n');
			from = out->len;
		}
		hang = indent ? indent + 2 : out->len > from ? hang : 0;
		text_add_n(out, help, indent);
		for (help += indent; *help && *help != '\n'; help += len) {
			help += strspn(help, " ");
			len = strcspn(help, " \n");
			add_word(out, &from, help, len, hang);
		}
		if (help[0] == '\n' && (help[1] == '\n' || !help[1] ||
		    help[1] == ' ')) {
			text_char(out, '\n');
			from = out->len;
		}
		help += *help == '\n';
	}
}

static void
add_command(struct text *out, const struct command *c)
{
	text_printf(out, "usage: ridgeline %s [options]%s%s\n\n%s\n", c->name,
	    *c->operands ? " " : "", c->operands, c->doc);
	if (c->help) {
		text_char(out, '\n');
		add_help(out, c->help);
	}
	if (c->example)
		text_printf(out, "\nexample:\n  %s\n", c->example);
}

static void
add_commands(struct text *out)
{
	text_add(out, "usage: ridgeline [options] COMMAND [operands]\n\n"
	    "Turns Lua specs into a GPU buying guide.\n\ncommands:\n");
	for (size_t i = 0; i < command_count; i++) {
		size_t from = out->len;

		text_printf(out, "  %s %s", commands[i]->name,
		    commands[i]->operands);
		/* Too long for the column: what it does stands below. */
		if (out->len - from >= COMMAND_HEAD) {
			text_char(out, '\n');
			from = out->len;
		}
		add_words(out, from, COMMAND_HEAD, commands[i]->doc);
	}
}

void
options_help(struct text *out, const struct command *c)
{
	if (c)
		add_command(out, c);
	else
		add_commands(out);
	text_add(out, "\noptions:\n");
	for (size_t i = 0; i < OPTION_COUNT; i++)
		if (option_is_of(&option_rows[i], c))
			add_option(out, c, &option_rows[i]);
	text_add(out, "\nexit status: 0 fine, 1 bad input, 2 the system "
	    "failed, 3 a gate\n");
}
