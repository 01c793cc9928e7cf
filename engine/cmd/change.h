/*
 * change: two published guides beside each other, read from their guide.json.
 *
 * Decisions are paired by id, inputs by theirs.  Nothing is computed anew: what
 * a decision was and is stands in the files, and an input explains a change
 * where its value differs and one of the answers compared was made from it.
 */
#ifndef CMD_CHANGE_H
#define CMD_CHANGE_H

#include <stdbool.h>
#include <stddef.h>

struct json;
struct options;

enum change_type {
	CHANGE_flipped,   /* another accelerator, or none where there was one */
	CHANGE_moved,     /* the same, placed or sold otherwise */
	CHANGE_cost,      /* the same at another cost */
	CHANGE_added,
	CHANGE_gone,
	CHANGE_alike,
	CHANGE_TYPES
};

/* An input of either guide; NULL where it is not there, or not listed. */
struct input_change {
	const char *id;
	const struct json *was, *now;
};

struct input_changes {
	struct input_change *item;
	size_t count, cap;
};

struct change {
	enum change_type type;
	const char *id;                 /* workload/profile */
	const struct json *was, *now;   /* decisions, or NULL */
	struct input_changes inputs;    /* that the answers were made from */
};

struct changes {
	const struct json *old, *new;   /* the guides */
	struct change *item;            /* in order of type, then of the new */
	size_t count;
	size_t types[CHANGE_TYPES];
	struct input_changes inputs;    /* of all, in the order of the new */
	/* Prices that one guide alone has; both guides list all of theirs. */
	struct input_changes added, removed;
	const struct json *held;        /* prices held back in the new */
	size_t held_count;
	bool all_prices;
	const struct json *prices;      /* offers.json of the new, or NULL */
};

/* A share of the old cost below which a cost is the same: no one acts on it. */
extern const double change_slight;

/* Of two files or published folders; NULL with messages on a fault. */
const struct changes *changes_read(struct options *, const char *old,
    const char *new);
/* The choice of a decision, or NULL where there is none. */
const struct json *change_choice(const struct json *decision);
/* The answer or the reject of an accelerator, or NULL. */
const struct json *change_find(const struct json *decision, const char *list,
    const char *accelerator);
/* Is the price that the new guide's offer has older than it may be? */
bool change_is_stale(const struct changes *, const char *offer);
/* "" where the member is no text; 0 where it is no number. */
const char *change_text(const struct json *, const char *name);
double change_number(const struct json *, const char *name);

#endif
