/*
 * change: two published guides beside each other.
 *
 * Decisions are paired by id, and so are facts: every price, every field of the
 * catalogue, every verdict on a claim and every figure.  What only one guide
 * has is added or removed, never a value of nothing.  A fact explains a change
 * of a decision where one of the answers compared was made from it.
 */
#ifndef CMD_CHANGE_H
#define CMD_CHANGE_H

#include <stdbool.h>
#include <stddef.h>

#include "cmd/edition.h"

enum change_type {
	CHANGE_flipped,   /* another accelerator, or none where there was one */
	CHANGE_moved,     /* the same, placed or sold otherwise */
	CHANGE_cost,      /* the same at another cost */
	CHANGE_added,
	CHANGE_gone,
	CHANGE_alike,
	CHANGE_TYPES
};

enum change_way { WAY_changed, WAY_added, WAY_removed, WAYS };

/* What kind of fact moved: bit numbers of change.causes. */
enum change_cause {
	MOVED_price,
	MOVED_currency,   /* a price in its own currency is as it was */
	MOVED_catalogue,  /* hardware, places, terms, sources */
	MOVED_model,      /* networks, calibrations: what predicts */
	MOVED_profile,    /* what is asked, by whom, under which policy */
	MOVED_program,    /* nothing that was stated explains it */
	MOVED_CAUSES
};

/* What a change asks of who signs, in the order of urgency. */
enum change_action {
	ACTION_none,      /* nothing: no other choice */
	ACTION_switch,    /* staying costs more than is worth a change */
	ACTION_requote,   /* the same, on a price that asks for a quote first */
	ACTION_sign,      /* an answer where there was none, or other terms */
	ACTION_ignore,    /* staying costs little more, or less */
	CHANGE_ACTIONS
};

/* A value as one guide has it. */
struct reading {
	bool is, number;
	double value;            /* base units */
	const char *unit, *text; /* "" where there is none */
	const char *date, *file; /* of a price: when it was seen */
	int line;
};

struct fact_change {
	const char *id;          /* "offer/.../price", "model/ID/layers" */
	enum change_way way;
	enum change_cause cause;
	struct reading was, now;
};

struct fact_changes {
	struct fact_change *item;
	size_t count, cap;
};

struct change {
	enum change_type type;
	const char *id;                 /* workload/profile */
	const struct json *was, *now;   /* decisions of guide.json, or NULL */
	const struct json *stays;       /* the old choice in the new guide */
	const struct json *stays_out;   /* the same, where it is rejected */
	struct fact_changes facts;      /* that the answers were made from */
	unsigned causes;                /* 1u << MOVED_* */
	bool proven;                    /* each, put back, undoes the flip */
	enum change_action action;
	/* What staying costs beside the new choice, by what the policy ranks:
	 * a share, and USD a month, or of a run.  Negative: staying is cheaper.
	 * Both NAN where nobody can stay. */
	double share, stake;
	bool of_run;                    /* the stake is of one run */
};

/* Decisions that have a cost, and what it is together. */
struct change_money {
	size_t count;
	double was, now;
};

struct changes {
	const struct edition *old, *new;
	struct change *item;            /* in order of type, then of the new */
	size_t count;
	size_t types[CHANGE_TYPES];
	/* Furthest moved first; figures are those of answers. */
	struct fact_changes facts, claims, figures;
	/* Facts of each cause, and flips that it had a part in. */
	size_t moved[MOVED_CAUSES][WAYS], flips[MOVED_CAUSES];
	const struct json *held;        /* prices held back in the new */
	size_t held_count;
	bool whole;                     /* both list all of their facts */
	/* Decisions that both guides answer, the new one alone, the old one. */
	struct change_money both, fresh, lost;
};

/* A share of the old cost below which a cost is the same: no one acts on it. */
extern const double change_slight;

extern const char *const change_causes[MOVED_CAUSES];
extern const char *const change_ways[WAYS];
extern const char *const change_types[CHANGE_TYPES];
extern const char *const change_actions[CHANGE_ACTIONS];

/* Of two files or published folders; NULL with messages on a fault. */
struct changes *changes_read(struct options *, const char *old,
    const char *new);
/* The choice of a decision, or NULL where there is none. */
const struct json *change_choice(const struct json *decision);
/* The order of decisions.json, or NULL. */
const struct json *change_order(const struct edition *, const char *id);
/* What the new guide says was signed for a decision and is not its choice
 * now; NULL where nothing was, or it holds. */
const struct json *change_unsigned(const struct changes *,
    const struct change *);

/* Flips that each cause had a part in, counted anew. */
void changes_count_causes(struct changes *);
/* change_action.c: what each change asks for, the dearest first of its type. */
void changes_weigh(struct changes *);
/* Why a price asks for a quote before an order, or NULL: "one source",
 * "old", "contradicted", "stale". */
const char *change_doubt(const struct edition *, const struct json *answer);
/* change_facts.c: all facts of both, compared. */
struct map *changes_facts(struct options *, struct changes *);
/* Prices first, then cause by cause; of each the furthest moved first. */
void changes_sort_causes(struct fact_changes *);

#endif
