/*
 * doc: a page as a tree of typed blocks.
 *
 * Cells hold numbers with units until the last step: the page shows "80 GB",
 * the sheet holds 80e9 with a number format, the JSON holds 80000000000.
 * Prose is Markdown (CommonMark), already escaped where values were put in.
 * Links to other pages are written page:ID or page:ID#anchor, everywhere; a
 * writer turns them into relative paths.  Everything lives in the build's
 * arena and is constant once composed.
 */
#ifndef REPORT_DOC_H
#define REPORT_DOC_H

#include <stdbool.h>
#include <stddef.h>

#include "base/diag.h"
#include "search/decision.h"
#include "unit/unit.h"

enum cell_type { CELL_EMPTY, CELL_TEXT, CELL_NUMBER, CELL_FLAG };

struct cell {
	enum cell_type type;
	const char *text;          /* plain text, no markup */
	const char *href;          /* page:ID, http(s), #anchor, or NULL */
	struct quantity number;
	const char *unit;          /* to show it in; NULL: pick one */
	int digits;                /* significant; 0 means 3 */
	bool flag;
	const struct fact *fact;   /* who says so, or NULL */
	const char *mathml;        /* instead of text where a writer can */
};

struct column {
	const char *id;            /* "memory_bandwidth" */
	const char *title;
	const char *unit;          /* of all its numbers, or NULL */
	bool number;               /* aligned and sorted as numbers */
	bool heading;              /* the cell that names the row */
};

/* What a page needs to work out a row anew: an input, or the formula of a
 * result as a sheet has it, with the ids of other rows in braces. */
struct step {
	const char *id;
	const char *sheet;         /* or NULL: an input */
	double scale;              /* of its unit, to base units */
	double low, high;          /* of an input, in its unit; no bound:
	                            * infinite */
};

struct table {
	const char *id;            /* unique in the page */
	const char *caption;
	const struct column *column;
	size_t columns;
	const struct cell *cell;   /* rows * columns, row by row */
	size_t rows;
	bool sortable;
	size_t choose;             /* first columns that a reader chooses by,
	                            * one row for each of their values; or 0 */
	const struct step *steps;  /* of a calculator, one a row; or NULL */
	bool folded;               /* a page shows it when it is asked for */
	bool ranges;               /* its rows are ranges that follow on */
	bool facts;                /* show sources of cells */
	bool ditto;                /* its last column says "as above" where a
	                              page would repeat the cell above */
	/* Rows that a page shows, 0 for all; files of data hold all. */
	size_t shown;
};

static inline const struct cell *
table_cell(const struct table *t, size_t row, size_t column)
{
	return &t->cell[row * t->columns + column];
}

/* A decision as it is shown. */
struct decision_block {
	const char *id;
	const struct decision *decision;
	const char *verdict;       /* a few sentences, plain text */
	const struct table *card;  /* the pick beside others, or NULL */
	const struct table *ranked;
	const struct table *rejected;
};

/*
 * A chain with numbers: each step, its formula, its inputs' origins; beside
 * them the values of a second answer of the same decision, where there is one.
 */
struct working {
	const char *id;
	const char *title;
	const struct chain *chain;
	const struct answer *answer;
	const struct input *input;    /* of the answer, one a slot */
	bool open;                    /* unfolded from the start */
	const struct answer *beside;  /* of the same chain, or NULL */
	const char *name, *beside_name;  /* heads of the columns of values */
	const struct working *as;     /* rows alike there are left out, or
	                               * NULL: of the same chain */
};

enum chart_type { CHART_BARS, CHART_LINES, CHART_POINTS, CHART_TREE };

struct axis {
	const char *title;
	const char *unit;          /* of the values when shown, or NULL */
	struct dim dim;
	bool log;
	bool calendar;             /* its numbers are years, 2024.5 a July */
};

struct series {
	const char *name;
	const double *x, *y;       /* base units; x NULL for bars, trees */
	const char *const *label;  /* one a point, or NULL */
	size_t count;
	bool quiet;                /* labels where asked for, not beside */
	bool apart;                /* of lines: points that none joins */
};

struct chart {
	const char *id;
	enum chart_type type;
	const char *title;
	const char *description;   /* what it shows, for those who cannot see */
	struct axis x, y;
	const struct series *series;
	size_t series_count;
	const struct table *data;  /* the same numbers, or NULL: */
	const char *beside;        /* id of the page's table that has them */
};

enum note_level { NOTE_INFO, NOTE_CAUTION, NOTE_ASSUMPTION };

struct note {
	enum note_level level;
	const char *text;          /* Markdown */
};

struct download {
	const char *title;
	const char *path;          /* in the site: "data/guide.json" */
	const char *description;
};

/* Formulas as they stand in the books, for the methodology page. */
struct formula_block {
	const char *id;            /* the formula's name */
	int formula;               /* index into formulas */
};

enum block_type {
	BLOCK_PROSE, BLOCK_HEADING, BLOCK_TABLE, BLOCK_DECISION, BLOCK_WORKING,
	BLOCK_CHART, BLOCK_NOTE, BLOCK_DOWNLOAD, BLOCK_FORMULA
};

struct block {
	enum block_type type;
	int level;                 /* of a heading: 2..4 */
	const char *id;            /* of a heading */
	const char *text;          /* heading: plain; prose: Markdown */
	size_t text_len;
	struct origin at;          /* the template's line that made it */
	union {
		const struct table *table;
		const struct decision_block *decision;
		const struct working *working;
		const struct chart *chart;
		const struct note *note;
		const struct download *download;
		const struct formula_block *formula;
	} of;
};

struct doc {
	const char *id;            /* "accelerators/h100-sxm5-80gb", "index" */
	const char *title;
	const char *summary;       /* or NULL */
	const char *words;         /* others that people look for, or NULL */
	const char *parts;         /* model and kind of a workload, or NULL */
	const struct record *record; /* of a page a record, or NULL */
	bool html_only;            /* no Markdown or CSV beside it */
	bool outlined;             /* not made: another alone was asked for */
	struct origin at;
	struct block *item;
	size_t count, cap;
};

#endif
