/*
 * xlsx_plan: what the workbook shows, gathered once and shared by its sheets.
 *
 * Candidates shown are the winner and the profile's runners-up of each
 * decision: one column each on the calculation sheet of their chain.  Inputs
 * are one entry for each distinct id and value among them.  All of it lives
 * in the guide's arena.
 */
#ifndef WRITE_XLSX_PLAN_H
#define WRITE_XLSX_PLAN_H

#include "report/guide.h"
#include "write/xlsx_book.h"

struct map;

/* Columns before the candidates on a calculation sheet. */
enum { PLAN_FIRST_COLUMN = 4 };
/* Their row of accelerators' names. */
enum { PLAN_NAME_ROW = 7 };

/* An input of the workbook: one row of the sheet of inputs. */
struct entry {
	const struct input *input;
	const char *id;
	const char *title;
	const char *unit;        /* base unit */
	double value;
	const char *name;        /* as formulas refer to it */
	unsigned row;            /* on the sheet of inputs */
};

/* A calculation sheet: one chain. */
struct calc {
	const struct chain *chain;
	struct sheet *sheet;
	unsigned *row;           /* of each slot */
	size_t columns;          /* candidates on it */
};

/* A candidate shown. */
struct shown {
	const struct decision *decision;
	const struct answer *answer;
	size_t rank;             /* from 0 */
	struct calc *calc;
	unsigned col;
};

/* One limit of a candidate, with what it may have. */
struct bound {
	const struct limit *limit;
	double need, have;
	const char *need_ref, *have_ref;
};

struct plan {
	struct arena *arena;
	const struct guide *guide;
	struct book *book;
	struct sheet *inputs, *checks;
	struct map *by_key;
	struct { struct entry **item; size_t count, cap; } entries;
	struct { struct calc **item; size_t count, cap; } calcs;
	struct { struct shown *item; size_t count, cap; } shown;
	size_t steps, live;      /* cells of steps, and those that are live */
	unsigned fails_first, fails_last; /* rows of the checks' column */
	size_t checked;
};

/* Gathers; calculation sheets and the sheet of inputs are laid out. */
void plan_gather(struct plan *);
/* Candidates of a decision that are shown. */
size_t plan_shown(const struct decision *);
/* The shown candidate of this rank, or NULL. */
const struct shown *plan_find(const struct plan *, const struct decision *,
    size_t rank);
/* The cell of a row of the chain, from another sheet; NULL without one. */
const char *plan_ref(const struct plan *, const struct shown *,
    const char *row);
/* The limit as it binds the candidate; false where it is off. */
bool plan_bound(struct plan *, const struct shown *, const struct limit *,
    struct bound *);
/* The entry of an input; one is made where there is none. */
struct entry *plan_entry(struct plan *, const struct input *, double value,
    const char *title, const char *unit);

/* The cell of an input that people change, as a link's target. */
const char *plan_changed(const struct plan *, const struct entry *);
/* "AND(need<=have,...)" over all limits, NULL without any, and its value. */
const char *plan_fits(struct plan *, const struct shown *, bool *now);

/*
 * Those of the candidates shown that come before this one, counted by the
 * policy, as a formula; and how many the engine counts.
 */
const char *plan_before(struct plan *, const struct shown *, size_t *now);

const char *word_or(const struct word *, const char *otherwise);
const char *workload_title(const struct decision *);
const char *profile_title(const struct decision *);
const char *accelerator_title(const struct answer *);
const char *format_title(const struct answer *);

/* The sheets, one function each; in the order of the workbook. */
void plan_cover(struct plan *, struct sheet *);
void plan_summary(struct plan *, struct sheet *);
void plan_inputs(struct plan *);
void plan_calc(struct plan *, struct calc *);
void plan_decisions(struct plan *);
void plan_owning(struct plan *);
void plan_rejects(struct plan *);
void plan_checks(struct plan *);
void plan_sources(struct plan *);
void plan_prices(struct plan *);
void plan_tables(struct plan *);

#endif
