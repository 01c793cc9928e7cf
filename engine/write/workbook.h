/*
 * workbook: one decision as a workbook that a buyer can sign.
 *
 * Gathered once from the decision and its contest (search/contest.h), then
 * laid out sheet by sheet.  Inputs of money are live in every candidate's
 * column; those of the technique are live in the columns of the winner and the
 * runners-up, and a change of them asks for a new search.  All of it lives in
 * the arena of the workbook.
 */
#ifndef WRITE_WORKBOOK_H
#define WRITE_WORKBOOK_H

#include "report/guide.h"
#include "search/contest.h"
#include "search/order.h"
#include "spec/phrase.h"
#include "write/xlsx_book.h"
#include "write/xlsx_format.h"

struct publish;
struct map;
struct cash;

/* What changing an input asks for. */
enum effect {
	EFFECT_EXACT,    /* nothing: the workbook follows */
	EFFECT_SEARCH,   /* a new search */
	EFFECT_DERIVED,  /* it is a formula of other inputs, and locked */
	EFFECT_FIXED     /* locked: a fact of the catalogue */
};

/* A row of the sheet of inputs. */
struct book_input {
	const struct input *input;
	const char *id, *title, *unit;   /* base unit */
	double value;                    /* in base units */
	const char *name;                /* as formulas refer to it */
	enum effect effect;
	const char *formula;             /* of one that is derived */
	struct book_input *from;         /* what it is derived of, or NULL */
	bool used;                       /* a cell refers to it: it is listed */
	unsigned row;
};

/* A rent beside what is bought, which may be the lowest. */
struct book_rent {
	const struct offer *offer;
	struct book_input *price;
};

/* A column of the sheet Working: a candidate. */
struct book_column {
	const struct answer *answer;
	bool full;                       /* the whole chain, live */
	unsigned quote;                  /* a vendor's, from 1; 0: none */
	unsigned col;
	bool *wanted;                    /* one a slot */
	bool *still;                     /* one a slot: what it is worth does
	                                  * not matter, or NULL */
	struct book_rent *rent;          /* from the lowest; none where there
	                                  * is no other */
	size_t rents;
};

enum { BOOK_QUOTES = 8, BOOK_RENTS = CONTEST_RENTS };

/* Columns of the sheet of candidates; the last of these begins what the order
 * is worked out in. */
enum candidate_column {
	AT_RUNS, AT_RANK, AT_PAGE, AT_SHOWN, AT_FITS, AT_COUNT, AT_FORMAT,
	AT_PROVIDER, AT_TERMS, AT_SEEN, AT_TESTED, AT_PRICE, AT_UPFRONT,
	AT_MONTH, AT_TOTAL, AT_LINK, AT_ID, AT_SAYS, AT_COST, AT_UNTESTED,
	AT_COUNTS, AT_CARD, AT_AFTER, AT_GOAL
};
/* In AT_AFTER: another way to the same card; one that breaks a limit. */
enum { AFTER_SAME = 100, AFTER_BROKEN = 10000 };

/* What an order pays: rows behind the chain. */
enum pay {
	PAY_UPFRONT, PAY_MONTH, PAY_RUN, PAY_RUNNING, PAY_MONTHS, PAY_TOTAL,
	PAY_COUNT
};

struct workbook {
	struct arena *arena;
	const struct guide *guide;
	const struct decision *decision;
	const struct phrases *phrases;
	const struct chain *chain;
	struct contest contest;
	struct book *book;
	struct sheet *approval, *bill, *quotes, *scenarios, *inputs,
	    *candidates, *cash, *sensitivity, *working, *checks, *sources,
	    *changes;
	struct map *by_key;
	struct { struct book_input **item; size_t count, cap; } list;
	struct { struct book_column *item; size_t count, cap; } columns;
	bool *live;                      /* one a slot: moves with money */
	unsigned *row;                   /* of each slot, 0: it has none */
	unsigned pay_row[PAY_COUNT], fits_row;
	/* Cells of others: "'Approval'!$B$4" and the like. */
	const char *choice, *edited, *search, *failing, *command;
	const char *factor_price, *factor_hours, *factor_tariff;
	const char *scenario;            /* 0 where it is the base */
	size_t base;                     /* the winner's column; or none */
	const char *edit_numbers;        /* of the inputs: 1, 2 ... if edited */
	unsigned inputs_last;            /* row of the last input */
	struct cash *cash_flow;
	const char *bill_total;          /* what the order pays at once */
	size_t candidates_count;         /* columns that are no quotes */
	/* Of each quote: which candidate it is like, its price in the base
	 * unit, 1 where it is entered and valid, and its vendor. */
	const char *quote_like[BOOK_QUOTES], *quote_price[BOOK_QUOTES],
	    *quote_counts[BOOK_QUOTES], *quote_vendor[BOOK_QUOTES];
	double *rank;                    /* of each column, from 1 */
	double *turn;                    /* in which it is shown to a buyer;
	                                  * 0: it breaks a limit */
	const char **says;               /* candidates in words */
	const char **terms;              /* of their offers, each its own */
};

/* A sentence of a sheet that is told nothing. */
#define SHEET_SAYS(w, id) SAID_PLAIN((w)->phrases, id)

/* Gathers columns and inputs. */
void workbook_gather(struct workbook *);
/* The input of a record's field, made where there is none; or NULL where no
 * field states it. */
struct book_input *workbook_input(struct workbook *, const struct input *,
    double value, const char *title, const char *unit);
/* The same of a number that a record states; NULL where it states none. */
struct book_input *workbook_field(struct workbook *, const struct record *,
    const char *field, const char *title);
/* Marks an input, where there is one, as referred to. */
void workbook_use(struct book_input *);
/* Does a column that is not full refer to it too? */
bool workbook_follows(const struct book_input *);
/* The cell of an input, in base units, once the sheet of inputs stands. */
const char *workbook_input_cell(const struct workbook *,
    const struct book_input *);
/* The rents that may be the lowest beside what a column buys; what an input
 * of the chain then is, or NULL where they do not move it. */
void workbook_rents(struct workbook *, struct book_column *);
bool workbook_rents_differ(struct workbook *, const struct book_column *,
    const char *row);
const char *workbook_rent_formula(struct workbook *,
    const struct book_column *, const char *row);
/* The cell of a row of the chain in a column, from another sheet; or NULL. */
const char *workbook_ref(const struct workbook *, const struct book_column *,
    const char *row);
double workbook_value(const struct workbook *, const struct book_column *,
    const char *row);
/* A cell of the rows behind the chain. */
/* The row with the energy of one that is owned, over the horizon. */
const char *workbook_energy(const struct workbook *);
const char *workbook_pay(const struct workbook *, const struct book_column *,
    enum pay);
double workbook_paid(const struct book_column *, enum pay);
/* Marks the slots that a column shows. */
void workbook_want(struct workbook *, struct book_column *);
/* Does money move the slot in the column? */
bool workbook_moves(const struct workbook *, const struct book_column *,
    int slot);
/* Of a branch that money does not move: the argument that is taken, else
 * -1. */
int workbook_arm(const struct workbook *, const struct book_column *,
    const struct chain_row *);
/* A step that says more than a cell should stands as a number. */
enum { CELL_LONGEST = 400 };
bool workbook_is_number(const struct chain_row *);
/* Does money decide whether the limit is kept?  All keep the others. */
bool workbook_limit_moves(const struct workbook *, const struct limit *);
/* A heading on the sheet Working; lines of limits, and the next free row. */
void workbook_section(struct workbook *, unsigned at, const char *title);
unsigned workbook_limits(struct workbook *, unsigned at);
/* Slots of what is paid, which every column needs. */
void workbook_want_pay(struct workbook *, const struct book_column *,
    void (*want)(const struct chain *, bool *, const char *), bool *);
/* A column of the sheet of candidates over all of them, "$B$5:$B$20". */
const char *workbook_column(const struct workbook *, unsigned col);
/* An input that nothing states has a value that no run reaches: is it one of
 * those?  It is shown as "no limit". */
bool workbook_open(const struct input *, double value);
#define FORMAT_NONE "\"no limit\""
/* The unit that costs are shown in, as a factor of the base unit; the number
 * format of a cost of some size in it. */
struct cell_unit workbook_cost_unit(const struct workbook *);
const char *workbook_cost_format(const struct workbook *, double shown);
const char *workbook_choice(const struct answer *);
/* "NVIDIA L40S, vLLM": with the stack that tells two candidates apart. */
const char *workbook_runs(struct arena *, const struct answer *);
/* "1 x NVIDIA L40S (fp8, vLLM) from Runpod, on demand" */
const char *workbook_says(const struct workbook *, const struct answer *);
/* "Runpod"; of what is owned, its name. */
const char *workbook_seller(const struct offer *);
const char *workbook_name(const struct record *);
/* "reserved 1 year, used" */
const char *workbook_terms(struct arena *, const struct offer *);
/* "data/chat-70b-startup.xlsx" */
const char *workbook_path(struct arena *, const struct decision *);
/* Writes a book that was laid out into the site; 0, or -1 with a message. */
int workbook_write(const struct guide *, struct publish *, struct book *,
    const char *name);
/* A line of a list of sources, with its age at a day, and the heads of it. */
enum { SOURCE_COLUMNS = 7 };
extern const char *const workbook_source_heads[SOURCE_COLUMNS];
extern const double workbook_source_widths[SOURCE_COLUMNS];
void workbook_source(struct sheet *, unsigned row, const char *day,
    const struct source *);
/* "Price to buy one": an input that a decision hangs on, as the chain calls
 * it; else by its field. */
struct sensitivity;
const char *workbook_input_words(const struct workbook *,
    const struct sensitivity *);
/* Whose it is: "NVIDIA L40S", "Runpod, NVIDIA L40S, on demand". */
const char *workbook_subject(const struct workbook *, const struct record *);
/* What wins, or which limit breaks, once an input moves; or NULL. */
const char *workbook_turns_to(struct arena *, const struct decision *,
    const struct sensitivity *);
/* The rows of what is paid, behind the chain; the next free row. */
unsigned workbook_pays(struct workbook *, unsigned at);

/* What a scenario multiplies, and which of it moves an input; or NULL. */
struct book_factors {
	double price, hours, tariff;
};
const double *workbook_factor(const struct book_factors *,
    const struct book_input *);
/* Who is first under a scenario, a column, none where nothing fits; what it
 * costs, and what the choice as published does. */
struct book_moved {
	size_t first;
	double cost, base_cost;
	bool base_fits;
};
struct book_moved workbook_moved(struct workbook *,
    const struct book_factors *);
/* Are all limits kept by the values of a chain? */
bool workbook_fits(const struct decision *, const double *value);

/* The sheets. */
void workbook_working(struct workbook *);
void workbook_inputs(struct workbook *);
void workbook_candidates(struct workbook *);
void workbook_scenarios(struct workbook *);
/* What each comes to, once the candidates stand. */
void workbook_scenario_results(struct workbook *);
void workbook_quotes(struct workbook *);
void workbook_bill(struct workbook *);
void workbook_cash(struct workbook *);
void workbook_sensitivity(struct workbook *);
void workbook_changes(struct workbook *);
/* Charts of the two sheets, on another. */
void workbook_cash_chart(const struct workbook *, struct sheet *on,
    unsigned row, unsigned col);
void workbook_sensitivity_chart(const struct workbook *, struct sheet *on,
    unsigned row, unsigned col);
struct sensitivities;
/* Of the decision, or NULL. */
const struct sensitivities *workbook_sensitivities(const struct workbook *);
/* A column of the sheet of inputs, from another sheet. */
const char *workbook_inputs_column(const struct workbook *, unsigned col);
void workbook_checks(struct workbook *);
void workbook_sources(struct workbook *);
void workbook_approval(struct workbook *);

#endif
