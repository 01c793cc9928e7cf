/*
 * vocabulary: the files of specs/vocabulary/ and of templates/words/, as they
 * were when the program was built.
 *
 * A guide is loaded on top of them.  A file of its own with the same path takes
 * the place of one of the vocabulary; of words, a phrase takes the place of a
 * phrase.
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

extern const struct spec_text sentences[];
extern const size_t sentences_count;

#endif
