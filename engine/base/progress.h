/*
 * progress: a line on a terminal about what takes longer than a second.
 *
 * From the first words on a thread of its own writes it: after a second, then
 * each second and whenever the words change; progress_end() wipes it.  The
 * words must live until then.  NULL is one that shows nothing.
 */
#ifndef BASE_PROGRESS_H
#define BASE_PROGRESS_H

struct arena;
struct progress;

/* To a file descriptor. */
struct progress *progress_new(struct arena *, int fd);
/* What is being done from now on: "deciding 128 questions". */
void progress_say(struct progress *, const char *);
void progress_end(struct progress *);

#endif
