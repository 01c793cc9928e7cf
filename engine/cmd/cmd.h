/*
 * cmd: the commands, one file each.
 *
 * The folder is the registry: engine/cmd/<name>.c defines command_<name>.
 * main reads the options that all commands share, hands the rest to the
 * command and turns the diagnostics into the exit status.
 */
#ifndef CMD_CMD_H
#define CMD_CMD_H

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct diags;
struct phrases;
struct progress;
struct text;

enum output_format { OUTPUT_TEXT, OUTPUT_JSON, OUTPUT_CSV, OUTPUT_GITHUB,
	OUTPUT_LUA, OUTPUT_MAN, OUTPUT_MARKDOWN, OUTPUT_JUNIT, OUTPUT_SARIF,
	OUTPUT_GITLAB, OUTPUT_SPOKEN, OUTPUT_FORMATS };

/* The forms of a command's messages, of its tables. */
enum {
	MESSAGE_FORMATS = 1 << OUTPUT_TEXT | 1 << OUTPUT_JSON |
	    1 << OUTPUT_GITHUB,
	TABLE_FORMATS = 1 << OUTPUT_TEXT | 1 << OUTPUT_JSON | 1 << OUTPUT_CSV,
};

/* Options that not every command has; bits of command.takes. */
enum {
	TAKES_PROFILE = 1,
	TAKES_POLICY = 2,
	TAKES_PARETO = 4,
	TAKES_SHARD = 8,
	TAKES_ONLY = 16,
	TAKES_CLAIMS = 32,
	TAKES_FAIL_ON = 64,
	TAKES_SET = 128,
	TAKES_KIND = 512,
	TAKES_FEED = 256,
	TAKES_BY = 1024,
	TAKES_LISTEN = 2048,
	TAKES_GATE = 4096,
	TAKES_SECTION = 8192,
	TAKES_ID = 1 << 16,
	TAKES_EVERY = 1 << 17,
	TAKES_FORMAT = 1 << 14,  /* by command.formats */
	TAKES_ALWAYS = 1 << 15
};

struct catalog;
struct decisions;
struct kept;

struct options {
	struct arena *arena;
	struct diags *diags;
	/* What a comparison says its sentences with; spec/phrase.h. */
	const struct phrases *phrases;
	const char *share;      /* where catalogues are installed, or NULL */
	const char *dir;        /* -C: the guide's folder; "." */
	const char *output;     /* -o: the site; NULL: build/site in dir */
	const char *date;       /* --date, or NULL */
	const char *until;      /* prices seen later do not count, or NULL */
	const char *profile;    /* --profile, or NULL */
	const char *policy;     /* --policy, or NULL */
	bool any_policy;        /* may be asked for, of a catalogue in use */
	const char *only;       /* --only, or NULL */
	const char *workbook;   /* --workbook, or NULL */
	bool everyone;          /* --public */
	const char *vendor;     /* --vendor, or NULL */
	const char *id;         /* --id, or NULL */
	const char *kind;       /* --kind, or NULL */
	char **set;             /* --set, each "ID=VALUE" */
	int sets;
	int jobs;               /* -j; 0: one a core */
	enum output_format format;
	const char *most_warnings; /* --max-warnings, or NULL */
	bool claims;            /* --claims */
	bool git;               /* --git */
	bool data_alone;        /* --data: what diff reads */
	const char *listen;     /* --listen, or NULL */
	bool preview;           /* what is published may be lost */
	struct kept *kept;      /* by a process that stays, build.h; or NULL */
	struct watched *watched; /* learns what a build reads, or NULL */
	const char *by, *note;  /* --by, --note, or NULL */
	const char *fail_on;    /* --fail-on, or NULL */
	bool pareto;            /* --pareto */
	const char *every;      /* --every, or NULL */
	const char *shard;      /* --shard, or NULL */
	/* --feed, --provider, --source of imported prices, or NULL */
	const char *feed, *provider, *source;
	const char *section;    /* --section, or NULL */
	const char *colors;     /* --color, or NULL */
	size_t columns;         /* of the terminal that standard output is,
	                         * or 0 */
	bool quiet;
	bool color;             /* standard output is a terminal */
	struct progress *progress; /* on a terminal, or NULL */
	char **arg;             /* operands */
	int args;
	struct text *out;       /* what goes to standard output */
	struct text *aside;     /* and to standard error, before messages */
};

struct command {
	const char *name;
	const char *operands;   /* "WORKLOAD ACCELERATOR", or "" */
	const char *doc;        /* one line */
	const char *help;       /* what --help adds, or NULL */
	const char *example;    /* one line to type, or NULL */
	int operands_min, operands_max;
	unsigned formats;       /* bits 1 << OUTPUT_* */
	unsigned takes;         /* bits TAKES_* */
	bool messages;          /* json and github are forms of the messages,
	                           which then go to standard output */
	int (*run)(struct options *); /* faults go to diags */
};

/* Generated from the folder; sorted by name. */
extern const struct command *const commands[];
extern const size_t command_count;

#endif
