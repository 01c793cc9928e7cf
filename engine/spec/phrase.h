/*
 * phrase: the sentences that the program writes, as templates/words/ has them.
 *
 * phrase.def lists each with the values it is told; a guide's own
 * templates/words/ says any of them in another way.  What can be wrong with one
 * is found when it is read, so that saying it cannot fail.
 *
 * Phrases do not change after they were read: any thread may say them.
 */
#ifndef SPEC_PHRASE_H
#define SPEC_PHRASE_H

struct arena;
struct diags;
struct phrases;
struct text;

enum phrase {
#define PHRASE(id, values) PHRASE_##id,
#define PLAIN(id) PHRASE_##id,
#include "spec/phrase.def"
#undef PHRASE
#undef PLAIN
	PHRASE_COUNT
};

/* struct phrase_<id>: what a phrase is told.  A text that is NULL or empty is
 * absent. */
#define TEXT(name) const char *name;
#define NUMBER(name) double name;
#define PHRASE(id, values) struct phrase_##id { values };
#define PLAIN(id) struct phrase_##id { const char *nothing; };
#include "spec/phrase.def"
#undef PHRASE
#undef PLAIN
#undef TEXT
#undef NUMBER

/* Those that come with the program; of the guide at root, with its own in
 * their places.  root may be NULL. */
const struct phrases *phrases_read(struct arena *, struct diags *,
    const char *root);

void phrase_add(struct text *, const struct phrases *, enum phrase,
    const void *values);
const char *phrase_text(struct arena *, const struct phrases *, enum phrase,
    const void *values);
/* Of one that is told nothing: the same text each time. */
const char *phrase_plain(const struct phrases *, enum phrase);

/* SAY(&text, phrases, time_each, .time = "31 ms", .per = "token") */
#define SAY(text, phrases, id, ...) phrase_add(text, phrases, PHRASE_##id, \
	&(struct phrase_##id){ __VA_ARGS__ })
/* The same as a text of its own. */
#define SAID(arena, phrases, id, ...) phrase_text(arena, phrases, \
	PHRASE_##id, &(struct phrase_##id){ __VA_ARGS__ })
/* Of a phrase that is told nothing: its record has no value to be told. */
#define SAID_PLAIN(phrases, id) phrase_plain(phrases, PHRASE_##id)

#endif
