/*
 * template: text with {{ expression }} and {% statement %}, in sandboxed Lua.
 *
 * {# a comment #} is dropped.  A statement alone on its line takes the line
 * with it; "-%}" and "-}}" also take the white space that follows, "{%-" and
 * "{{-" what stands before.  A name that is not defined and a nil value in
 * {{ }} are errors at the template's own line.
 *
 * One state holds all templates of a build; it is not for several threads.
 */
#ifndef SPEC_TEMPLATE_H
#define SPEC_TEMPLATE_H

#include <stddef.h>

#include "spec/spec.h"
#include "spec/value.h"

struct templates;

/*
 * A function that templates may call.  Returns a value (a text, a number, a
 * block, ...), or NULL after setting *error to a message in the arena.
 */
typedef const struct value *template_function(void *context,
    struct arena *, const struct value *const *args, size_t count,
    const char **error);

/* What a template writes, in order. */
struct template_sink {
	void *context;
	/* Text of the template itself: markup. */
	void (*markup)(void *context, const char *, size_t len);
	/* The value of {{ }}: escaped by whoever knows where it lands. */
	void (*value)(void *context, const struct value *);
};

/* guide: templates there shadow those in share; share may be NULL. */
struct templates *templates_open(struct arena *, struct diags *,
    const char *guide, const char *share, struct spec_limits);
void templates_close(struct templates *);
void templates_function(struct templates *, const char *name,
    template_function *, void *context);
/* A variable that every template sees. */
void templates_set(struct templates *, const char *name, const struct value *);
/* A variable that is slow to make: made when a template first reads it. */
typedef const struct value *template_variable(void *context);
void templates_later(struct templates *, const char *name,
    template_variable *, void *context);
/* Makes all such variables that no template has read yet. */
void templates_make(struct templates *);
/* Loads a template; -1 after a diagnostic at the place that names it. */
int templates_need(struct templates *, const char *path, struct origin);
/*
 * Runs templates/<name> (or the file at path, for a page in site/) with local
 * variables from a map.  -1 after a diagnostic.
 */
int templates_run(struct templates *, const char *path,
    const struct value *locals, const struct template_sink *);
/* As above, with the text given; path and line name it in messages. */
int templates_run_text(struct templates *, const char *path, int line,
    const char *text, size_t len, const struct value *locals,
    const struct template_sink *);
/* Within a sink or a function: the line that called it. */
struct origin templates_at(const struct templates *);

#endif
