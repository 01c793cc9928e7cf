/*
 * watching: whether the sources of a guide changed, and one build after
 * another in a process that stays.
 */
#ifndef CMD_WATCHING_H
#define CMD_WATCHING_H

#include <stdint.h>

#include "cmd/cmd.h"

/* Where the sources are: the guide, and the catalogues that it uses. */
struct watched {
	struct arena *arena;     /* of the names of folders */
	const char *dir;
	const char **folder;
	size_t folders;
};

enum watched_part {
	WATCHED_ALL,             /* all files that a build reads */
	WATCHED_SPECS,           /* those that the catalogue is read from */
	WATCHED_FACTS            /* of these all but tables of prices */
};

/* Also watches the folders of the catalogues in use. */
void watching_folders(struct watched *, const struct catalog *);
/* A hash of the names, sizes and times of these files. */
uint64_t watching_mark(const struct watched *, enum watched_part);
/* Waits until the mark of all files changes, at most `ms` milliseconds. */
uint64_t watching_wait(const struct watched *, uint64_t mark, int ms);
/* Takes the arena of one build; its options are the command's, quiet, with
 * messages and limits of their own.  Free own->arena once it is done. */
void watching_begin(const struct options *, struct options *own);
/* To standard output or standard error, at once. */
void watching_tell(int fd, const char *text);

#endif
