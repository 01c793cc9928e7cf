/*
 * xlsx_book: a workbook as plain data, before any library sees it.
 *
 * Layout code adds sheets and cells here; xlsx_file.c turns them into a file
 * and guards what the format cannot hold.  Sheet names and defined names are
 * made legal and unique when they are asked for, since formulas carry them.
 * Rows and columns count from 0; everything lives in the book's arena.
 */
#ifndef WRITE_XLSX_BOOK_H
#define WRITE_XLSX_BOOK_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

struct arena;

enum {
	BOOK_ROWS = 1048576,
	BOOK_COLUMNS = 16384,
	BOOK_SHEET_NAME = 31,   /* UTF-16 units */
	BOOK_NAME = 100         /* characters of a defined name */
};

/* What a cell is for; its colours follow. */
enum role {
	ROLE_PLAIN,
	ROLE_TITLE,
	ROLE_NOTE,
	ROLE_HEAD,      /* of a column */
	ROLE_SECTION,
	ROLE_TOTAL,     /* a sum, in the line of a section */
	ROLE_INPUT,     /* may be changed: blue on pale yellow, unlocked */
	ROLE_IMPORT,    /* comes from another sheet: blue */
	ROLE_CALC,      /* computed here */
	ROLE_SOLVED,    /* found by the search */
	ROLE_LINK,
	ROLE_LINK_WRAP, /* the same over several lines */
	ROLE_WRAP,      /* text over several lines */
	ROLE_STATE,     /* a verdict: bold, in the middle */
	ROLE_LINE,      /* to write on */
	ROLE_COUNT
};

enum sheet_what {
	SHEET_TEXT,
	SHEET_NUMBER,
	SHEET_FLAG,
	SHEET_FORMULA,  /* formula, number is its cached value */
	SHEET_WORDS,    /* formula, text is its cached value */
	SHEET_URL,      /* link outside, formula is its URL, maybe relative */
	SHEET_JUMP      /* link inside, formula is "'Sheet'!A1" */
};

/* Where a cell's text stands: as its role says; right, as the numbers below
 * a head do; off a number that ends where the text begins. */
enum sheet_side { SIDE_ROLE, SIDE_RIGHT, SIDE_OFF };

struct sheet_cell {
	enum sheet_what what;
	enum sheet_side side;
	enum role role;
	unsigned row, col;
	const char *text;
	const char *formula;    /* without "="; a link's target */
	double number;
	const char *format;     /* of numbers; NULL for the general one */
	bool array;             /* the formula goes through ranges by itself */
};

struct sheet_width {
	unsigned first, last;
	double width;           /* below 0: hidden */
};

/* The numbers that the cells of a column take, "low <= x <= high", or the
 * words. */
struct sheet_rule {
	unsigned row, last, col;
	double low, high;       /* high 0: no upper bound */
	const char *says;
	const char *const *words; /* NULL: numbers */
	const char *list;       /* a range that holds the words, or NULL */
	size_t word_count;
};

struct sheet_range {
	unsigned row, col, row2, col2;
};

/* Cells that are coloured while they hold a text, or a number from one on;
 * one that is 0 is any but zero.  Hidden ones show nothing in rows whose first
 * cell is empty. */
struct sheet_mark {
	struct sheet_range at;
	const char *text;       /* that begins the cell; NULL: a number */
	double from;
	bool zero;              /* that is 0 */
	enum tone { TONE_BAD, TONE_DOUBT, TONE_GOOD,
		TONE_HIDDEN } tone;
};

/* Lines or bars over cells; references are "='Sheet'!$A$1:$A$9". */
struct sheet_series {
	const char *title, *names, *values;
};

struct sheet_chart {
	bool bars;             /* else lines */
	bool money, percent;   /* what its values are */
	const char *title, *x, *y, *alt;
	const struct sheet_series *series;
	size_t count;
	unsigned row, col, width, height; /* in pixels */
};

struct sheet_height {
	unsigned row;
	double points;
};

struct sheet {
	const char *name;
	struct arena *arena;
	struct { struct sheet_cell *item; size_t count, cap; } cells;
	struct { struct sheet_width *item; size_t count, cap; } widths;
	struct { struct sheet_rule *item; size_t count, cap; } rules;
	struct { struct sheet_range *item; size_t count, cap; } merged;
	struct { struct sheet_mark *item; size_t count, cap; } marks;
	struct { struct sheet_chart *item; size_t count, cap; } charts;
	struct { struct sheet_height *item; size_t count, cap; } heights;
	unsigned freeze_row, freeze_col;
	unsigned head;                   /* row repeated in print */
	double head_height, row_height;  /* points; 0 for the usual ones */
	unsigned filter_last, filter_col; /* last row and column; 0: none */
	unsigned fails_col, fails_first, fails_last; /* red where not 0 */
	bool fails;
	bool locked;
	unsigned print_columns;          /* printed, from the first; 0: all */
	unsigned print_last;             /* last row; 0: that of the filter */
	/* Percent, and columns repeated on each page; 0: as wide as a page. */
	unsigned print_scale, print_repeat;
	bool portrait, one_page;
};

struct book_name {
	const char *name;
	const char *target;              /* "'Inputs'!$F$4" */
};

struct book {
	struct arena *arena;
	const char *title, *subject, *author;
	const char *version;             /* of what it was made from, or NULL */
	const char *date;                /* YYYY-MM-DD */
	/* Held while the library closes the file, which it does for one thread
	 * at a time; NULL where one thread writes. */
	pthread_mutex_t *alone;
	struct { struct sheet **item; size_t count, cap; } sheets;
	struct { struct book_name *item; size_t count, cap; } names;
};

struct book *book_new(struct arena *);
/* A sheet of the wanted name, or of the nearest legal and free one. */
struct sheet *book_sheet(struct book *, const char *wanted);
/*
 * A new name: wanted with what is not a letter, a digit or '_' replaced,
 * never like a cell reference, unique without regard to case.
 */
const char *book_define(struct book *, const char *wanted);
/* Says which cell a name of book_define() stands for. */
void book_target(struct book *, const char *name, const struct sheet *,
    unsigned row, unsigned col);

void sheet_add(struct sheet *, struct sheet_cell);
/* A calculated number: its formula, and what it comes to. */
void sheet_live(struct sheet *, unsigned row, unsigned col,
    const char *formula, double value, const char *format);
/* The same of a sum. */
void sheet_total(struct sheet *, unsigned row, unsigned col,
    const char *formula, double value, const char *format);
void sheet_text(struct sheet *, unsigned row, unsigned col, enum role,
    const char *);
void sheet_number(struct sheet *, unsigned row, unsigned col, enum role,
    double, const char *format);
/* YYYY-MM-DD as a date, anything else as text. */
void sheet_date(struct sheet *, unsigned row, unsigned col, const char *);
/* A link where href is one that may be followed, else text. */
void sheet_link(struct sheet *, unsigned row, unsigned col, const char *text,
    const char *href);
void sheet_heads(struct sheet *, unsigned row, const char *const *, size_t);
void sheet_width(struct sheet *, unsigned first, unsigned last, double);
/* A column that nothing is told in. */
void sheet_hide(struct sheet *, unsigned col);
void sheet_height(struct sheet *, unsigned row, double points);
/* Text over several columns of a row, wrapped. */
void sheet_wide(struct sheet *, unsigned row, unsigned col, unsigned last,
    enum role, const char *);
/* The same, live. */
void sheet_wide_words(struct sheet *, unsigned row, unsigned col,
    unsigned last, const char *formula, const char *value);
void sheet_words(struct sheet *, unsigned row, unsigned col, enum role,
    const char *formula, const char *value);
void sheet_mark(struct sheet *, struct sheet_mark);

/* "E12"; and "'Calc serve'!E12" where a sheet is given. */
const char *ref_cell(struct arena *, const struct sheet *, unsigned row,
    unsigned col);
const char *ref_range(struct arena *, const struct sheet *, unsigned row,
    unsigned col, unsigned row2, unsigned col2);

/* Days since 1899-12-30, as sheets count them; 0 for what is no date. */
double book_serial(const char *date);

#endif
