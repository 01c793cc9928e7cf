/*
 * start: the files of a guide to start from: as the manual shows them, and
 * those of starter/, for a guide on top of the reference catalogue.
 *
 * start.lua takes them together when the program is built.
 */
#ifndef CMD_START_H
#define CMD_START_H

#include <stddef.h>

struct start_file {
	const char *kind;       /* "manual", or --kind's; "" for any of them */
	const char *path;       /* in the guide's folder */
	const char *text;
};

extern const struct start_file start_files[];
extern const size_t start_file_count;

#endif
