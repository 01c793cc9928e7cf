/*
 * watching: whether the sources of a guide changed, and one build after
 * another in a process that stays.
 */
#ifndef CMD_WATCHING_H
#define CMD_WATCHING_H

#include <stdint.h>

#include "cmd/cmd.h"

/* Of the names, sizes and times of all files that a build reads. */
uint64_t watching_mark(struct arena *, const char *dir);
/* The same of those that the catalogue is read from. */
uint64_t watching_specs(struct arena *, const char *dir);
/* Waits until the mark is another one, for so many milliseconds at most. */
uint64_t watching_wait(const struct options *, uint64_t mark, int ms);
/* Takes the arena of one build; its options are the command's, quiet, with
 * messages and limits of their own.  Free own->arena once it is done. */
void watching_begin(const struct options *, struct options *own);
/* To standard output or standard error, at once. */
void watching_tell(int fd, const char *text);

#endif
