/*
 * arena: memory that is freed all at once.
 *
 * A build makes one arena and each worker another; both are freed at the end.
 * Nothing else in the engine calls malloc or free.  An allocation never fails
 * and is never checked: out of memory calls the hook given to arena_new(),
 * which does not return.
 */
#ifndef BASE_ARENA_H
#define BASE_ARENA_H

#include <stdarg.h>
#include <stddef.h>

struct arena;

struct budget;

typedef void arena_hook(void);
/* What was at work when more was wanted than the budget's memory. */
typedef void arena_over(struct budget *, const char *work);

struct arena *arena_new(arena_hook *out_of_memory);
/* A new arena with the same hook; freed on its own. */
struct arena *arena_child(const struct arena *);
/* A new arena with the same hook; freed with its parent, never on its own. */
struct arena *arena_part(struct arena *);
void arena_free(struct arena *);
/* For a process that stays: what is freed waits for the next arena, and is not
 * given back to the system, which would have to clear it anew. */
void arena_stay(void);

/*
 * From now on the arena, and those made of it, count what they hold in the
 * budget; past its memory the function is called, which does not return.
 */
void arena_limit(struct arena *, struct budget *, arena_over *);
/* The budget, or NULL. */
struct budget *arena_budget(const struct arena *);
/* What the arena, and those made of it from now on, are for: a file's name,
 * which outlives them. */
void arena_work(struct arena *, const char *work);

/* Zeroed memory, aligned for any object, valid until arena_free(). */
void *arena_alloc(struct arena *, size_t size);
/* Zeroed memory for count objects of size bytes; the product is checked. */
void *arena_array(struct arena *, size_t count, size_t size);
/* The same with anything in it, for what is large and filled at once. */
void *arena_unset(struct arena *, size_t count, size_t size);
/*
 * The old bytes with room for size: the newest allocation grows where it
 * stands while its block has room, any other is copied and the old one left.
 * Bytes behind old are not zeroed: they may hold what the caller put there.
 */
void *arena_grow(struct arena *, const void *, size_t old, size_t size);

char *arena_strdup(struct arena *, const char *);
char *arena_strndup(struct arena *, const char *, size_t);
char *arena_printf(struct arena *, const char *fmt, ...)
    __attribute__((format(printf, 2, 3)));
char *arena_vprintf(struct arena *, const char *fmt, va_list)
    __attribute__((format(printf, 2, 0)));

/* Bytes handed out so far: what a build reports as its memory. */
size_t arena_used(const struct arena *);
/* The same without its parts, which other threads may be using. */
size_t arena_own(const struct arena *);

#define ARENA_NEW(arena, type) ((type *)arena_alloc((arena), sizeof(type)))

#endif
