/*
 * vocabulary: the files of specs/vocabulary/, as they were when the program was
 * built.
 *
 * A guide is loaded on top of them; a file of its own with the same path takes
 * the place of one.
 */
#ifndef SPEC_VOCABULARY_H
#define SPEC_VOCABULARY_H

#include <stddef.h>

struct spec_text {
	const char *name;        /* "specs/vocabulary/formats.lua" */
	const unsigned char *text;
	size_t len;
};

extern const struct spec_text vocabulary[];
extern const size_t vocabulary_count;

#endif
