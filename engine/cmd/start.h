/*
 * start: the files of a guide to start from, as the manual shows them.
 *
 * start.lua takes them out of the manual when the program is built.
 */
#ifndef CMD_START_H
#define CMD_START_H

#include <stddef.h>

struct start_file {
	const char *path;       /* in the guide's folder */
	const char *text;
};

extern const struct start_file start_files[];
extern const size_t start_file_count;

#endif
