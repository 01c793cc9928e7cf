/*
 * diff_page: what the parts of the page of changes share.
 *
 * The same page is a terminal's text or the comment on a pull request; a list
 * is cut where the comment would be too long, and says how much is left.
 */
#ifndef CMD_DIFF_PAGE_H
#define CMD_DIFF_PAGE_H

#include "cmd/diff.h"

/* Room of a list that is folded: bytes. */
enum { DIFF_LIST_MOST = 7000 };

struct diff_page {
	struct options *o;
	const struct changes *all;
	struct text *out;
	bool markdown;
	size_t most;             /* bytes of all; 0 is any number */
};

/* One item of a list, written for itself so that it may be left out. */
typedef void diff_item_writer(const struct diff_page *, const void *);

struct diff_list {
	const void *item;
	size_t count, size, most;    /* most: bytes */
	diff_item_writer *write;
};

/* diff_lists.c: text that may hold anything; people are not called by an @. */
void diff_say(const struct diff_page *, const char *);
/* A line below an item; nothing of an empty sentence. */
void diff_below(const struct diff_page *, const char *sentence);
void diff_heading(const struct diff_page *, const char *title);
void diff_fold(const struct diff_page *, const char *title, size_t count);
void diff_unfold(const struct diff_page *);
/* Items while there is room, and how many more there are. */
void diff_write_list(const struct diff_page *, const struct diff_list *);
/* "- NVIDIA L4 from Runpod, on demand: new at $0.43/h" */
void diff_write_fact(const struct diff_page *, const void *fact_change);

/* diff_choices.c: the facts behind most flips; the decisions of one type, those
 * that are not what was signed, and those whose price went stale. */
void diff_behind(const struct diff_page *);
void diff_decisions(const struct diff_page *, enum change_type);
void diff_unsigned(const struct diff_page *);
void diff_stales(const struct diff_page *);
/* "with another choice" */
const char *diff_counted(enum change_type);

#endif
