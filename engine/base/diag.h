/*
 * diag: the list of messages of one run.
 *
 * Faults in the input are added here and work goes on; the worst level is the
 * exit status.  Any thread may add.  Messages are printed sorted by file, line
 * and text, so that their order does not depend on the threads.  Texts are
 * copied; a file name must outlive the list (specs keep theirs in the build's
 * arena).  Of each kind as many are printed as the arena's budget allows, then
 * the number of the others.
 */
#ifndef BASE_DIAG_H
#define BASE_DIAG_H

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct text;
struct diags;

/* Where something stands in the input.  file NULL: nowhere in particular. */
struct origin {
	const char *file;  /* as a user would type it from the guide's folder */
	int line;          /* from 1; 0 when the whole file is meant */
};

enum diag_id {
#define DIAG(id, level, explanation) DIAG_##id,
#include "base/diag.def"
#undef DIAG
	DIAG_COUNT
};

enum diag_level { LEVEL_warning, LEVEL_gate, LEVEL_error, LEVEL_system };

enum diag_format { DIAG_TEXT, DIAG_JSON, DIAG_GITHUB };

struct diags *diags_new(struct arena *);
/* Files are named from a guide's folder, those beside it as one opens them from
 * where that is dir. */
void diags_stand(struct diags *, const char *dir);
void diag(struct diags *, enum diag_id, struct origin, const char *fmt, ...)
    __attribute__((format(printf, 4, 5)));

size_t diags_count(const struct diags *, enum diag_level);
/* Is there an error, of the input or of the system? */
bool diags_failed(const struct diags *);
/* 0 fine, 1 error, 2 system, 3 gate; 2 beats 1 beats 3. */
int diags_status(const struct diags *);
/*
 * All messages, sorted, equal ones once.  Text: one line each,
 * "file:line: error: message [id]"; colour only where the caller says so.
 * JSON: {"diagnostics":[{"file","line","level","id","message"}]}.  GitHub:
 * workflow annotations, at most 10 a level and a line that says how many more.
 */
void diags_print(struct diags *, struct text *, enum diag_format, bool colour);
/* Warnings met so far are printed no more; they still count. */
void diags_forget_warnings(struct diags *);

/* One annotation of GitHub's: command is error, warning or notice. */
void diag_annotation(struct text *, const char *command, struct origin,
    const char *title, const char *message);

const char *diag_name(enum diag_id);
enum diag_level diag_level(enum diag_id);
const char *diag_level_name(enum diag_level);
const char *diag_explanation(enum diag_id);

#endif
