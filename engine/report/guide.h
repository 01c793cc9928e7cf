/*
 * guide: everything that the writers write.
 *
 * guide_compose() runs the pages' templates over the catalogue and the
 * decisions and checks links and anchors.  Constant afterwards.  What the
 * data say never depends on which pages there are.
 */
#ifndef REPORT_GUIDE_H
#define REPORT_GUIDE_H

#include <pthread.h>
#include <string.h>

#include "validate/sensitivity.h"
#include "report/doc.h"
#include "spec/template.h"

struct feed_health;
struct text;
struct uncertainty_errors;

/* What is shown where no page is. */
#define PAGE_MISSING "404"

struct guide {
	/* What guide_compose() is given. */
	struct arena *arena;
	struct diags *diags;
	const char *root;                 /* the guide's folder */
	const char *share;                /* installed templates, or NULL */
	const struct catalog *catalog;
	/* Whose there are; guide_decisions() has what they are. */
	const struct decisions *decisions;
	void (*decide)(void *deciding);   /* when first asked, or NULL */
	/* Beside them, by what guide_decides() is asked; or NULL. */
	const struct decisions *(*decide_beside)(void *deciding, struct whom);
	void *deciding;
	const char *only;                 /* the page to make; NULL: all */
	/* Where that is not there, only becomes PAGE_MISSING: no fault. */
	bool or_missing;
	bool data_alone;                  /* no page, only what data need */
	int jobs;                         /* threads; < 1: one a core */
	struct predicted *predicted;      /* what is known already, or NULL */
	/* What it makes. */
	pthread_mutex_t *alone; /* for libraries that serve one thread */
	const struct sensitivities
	    *sensitivities; /* of each decision, or NULL */
	const struct uncertainty_errors *errors; /* of predictions, or NULL */
	const struct size_rows *sizes; /* by method and size, or NULL */
	const struct findings *findings; /* of claims, or NULL */
	const struct site *site;
	const char *title;
	const char *date;                 /* YYYY-MM-DD */
	struct templates *templates;      /* for frames */
	struct doc **page;                /* in order of their ids */
	size_t pages;
	struct doc **navigation;          /* in the site's order */
	size_t navigations;
};

/* Never NULL; faults are in diags. */
struct guide *guide_compose(const struct guide *asked);
/* Tells what cannot be read of the templates and pages below root, none of
 * which is run: of a guide whose specs are at fault. */
void guide_syntax(struct arena *, struct diags *, const char *root);
/* Decided when they are first asked for. */
const struct decisions *guide_decisions(struct guide *);
/* Others of the same catalogue. */
const struct decisions *guide_decides(const struct guide *, struct whom);
/* Of each decision, when they are first asked for. */
const struct sensitivities *guide_sensitivities(struct guide *);
/* Of the claims, when a page first asks for them. */
struct ask;
const struct findings *guide_findings(struct guide *, const struct ask *);
/*
 * The page that is meant by its id, its file or the id of its record; and of
 * whom decisions must be known to make it.
 */
const char *guide_finds(struct arena *, const struct catalog *,
    const char *name);
struct whom guide_asks(struct arena *, const struct catalog *,
    const char *page);

/* A price feed, and how many orders take a price of it: in all, and one that no
 * other feed saw near it. */
struct feed_rest {
	const struct feed_health *feed;
	size_t orders, alone;
};

/* All feeds, the worst first; the decisions are made. */
size_t guide_feeds(struct arena *, const struct guide *, struct feed_rest **);
/* A line a feed that is not as it should be, with the orders that rest on it;
 * of one that is merely old, where one does. */
void guide_tell_feeds(struct text *, struct guide *);

/* Closes the templates. */
void guide_close(struct guide *);
/* The page of this id, or NULL. */
const struct doc *guide_page(const struct guide *, const char *id);

/*
 * The working as rows: what explain prints, pages show and sheets number.
 * One function, so that they cannot differ.
 */
struct working_row {
	const struct chain_row *row;
	int index;                    /* row of a set, else 0 */
	double value;
	double beside;                /* of the answer beside it, else 0 */
	const struct input *input;    /* of an input, else NULL */
	const char *formula;          /* name, of a step */
	const char *equation;         /* symbols */
	const char *substituted;      /* numbers in place of symbols */
	bool again;                   /* an input on the grounds of the last */
	bool elsewhere;               /* the same where working.as is */
	bool said;                    /* its formula stands there */
	bool hands_on;                /* only repeats a value from above */
	bool idle;                    /* no result shown depends on it */
	bool absent;                  /* of a part that is not there */
};

size_t working_rows(struct arena *, const struct working *,
    struct working_row **);
/* Whether the row is left out: 0 in every answer shown or without effect on
 * any result, a term that plays no part; or told elsewhere. */
bool working_row_nothing(const struct working_row *);
/* "NVIDIA H100 SXM datasheet, p. 2" or "assumed: ..." or "choice". */
const char *input_says(struct arena *, const struct catalog *,
    const struct input *);
/*
 * "accelerator/h100-sxm5-80gb/memory_bandwidth": id of an input in data; of a
 * rate its format, too, ".../dense.bf16".
 */
const char *input_id(struct arena *, const struct input *);

/*
 * What Markdown readers of today take too long over (libcmark 0.30.2 is
 * quadratic in places), or NULL.  line is that of the fault, from 0.  Pages
 * with such a fault are diagnosed when they are composed.
 */
const char *markdown_fault(const char *, size_t len, int *line);

/* Why an order is graded as it is: a sentence a reason, the first one small
 * as after a colon; what comes without its offer with what that costs, or
 * not where that is said beside it. */
struct phrases;
char *order_reasons(struct arena *, const struct phrases *,
    const struct order *, bool costs);
/* What to do, in a sentence or two, plain text. */
const char *decision_verdict(struct arena *, const struct decision *);
/* How long its answer is: its first sentence, with the price behind a colon. */
size_t verdict_answer(const char *verdict);

#endif
