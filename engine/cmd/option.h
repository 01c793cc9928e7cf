/*
 * option: the options of the command line, read and described.
 *
 * option.def is the one list of them: getopt's table, --help, the check that a
 * command takes what it was given, and completion are made from it.
 */
#ifndef CMD_OPTION_H
#define CMD_OPTION_H

#include "cmd/cmd.h"

struct option_row {
	const char *name, *arg, *doc;
	char letter;
	unsigned takes;
};

extern const struct option_row option_rows[];
extern const size_t option_row_count;

struct asked {
	bool help, version;
};

/* Reads options wherever they stand; what is wrong is a usage fault. */
struct asked options_read(struct options *, int argc, char **argv);
/* Does the command take what was given, with operands as it wants them? */
bool options_fit(struct options *, const struct command *);
/* Has the command the option?  NULL stands for any of them. */
bool option_is_of(const struct option_row *, const struct command *);
/* What --help prints, of a command or, with NULL, of all. */
void options_help(struct text *, const struct command *);
/* Faults where there are more warnings than --max-warnings allows. */
void options_warned(struct options *);
/* A usage fault: what, the word, and the nearest one or NULL. */
void options_fault(struct options *, const char *what, const char *word,
    const char *nearest);
/* A usage fault: what, the word, and the nearest of the words or all. */
void options_choice_fault(struct options *, const char *what,
    const char *word, const char *const *words, size_t count);

#endif
