/*
 * compose: what the files of report/ share while pages are made.
 *
 * One struct compose lives for one guide_compose(); everything it points to
 * lives in the build's arena.  Only files of report/ include this.
 */
#ifndef REPORT_COMPOSE_H
#define REPORT_COMPOSE_H

#include <math.h>

#include "base/arena.h"
#include "base/text.h"
#include "report/guide.h"

struct map;

/* A decision with what pages show of it. */
struct view {
	const struct decision *decision;
	const char *id;            /* "chat-8b/startup" */
	const char *verdict;
	struct value *value;       /* the map that templates see */
	struct map *answers;       /* an accelerator's row, by its id */
};

/* One answer or reject of a decision, found by its id. */
struct candidate {
	const struct view *view;
	const struct answer *answer;
};

/* What a component hands back through a template: an opaque value. */
struct piece {
	enum { PIECE_BLOCK, PIECE_LINK, PIECE_MARKDOWN } type;
	struct block block;
	const char *text;          /* of a link: plain; else Markdown */
	const char *href;          /* of a link, or NULL */
};

/* Where the Markdown from an offset on comes from. */
struct mark {
	size_t offset;
	struct origin at;
	bool markup;               /* lines of the template, not of a value */
};

/* How far the lines of the gathered Markdown are counted. */
struct place_in_text {
	size_t offset, mark;       /* marks up to there, the next one */
	struct origin at;
	bool markup;
};

struct link {
	const struct doc *from;
	const char *href;          /* page:ID, page:ID#anchor, #anchor, or a
	                            * relative address */
	struct origin at;
};

struct compose {
	struct guide *guide;
	struct arena *arena;
	struct templates *templates;
	struct map *records;       /* "model/gpt2": the record */
	struct map *values;        /* "model/gpt2": its struct value */
	struct map *places;        /* "model/gpt2": its page's id */
	struct map *citing;        /* a source's id: records that cite it */
	struct map *views;         /* compose_views() has it, or NULL */
	struct map *candidates;    /* compose_candidates(), or NULL */
	const struct value *decisions; /* the same for templates, or NULL */
	struct measured *measured; /* measured.c; NULL until it is asked for */
	/* The page being made. */
	struct doc *doc;
	struct map *taken;         /* ids of its blocks */
	struct map *numbers;       /* of an id that is taken: the last one */
	struct place_in_text place;
	struct text prose;         /* Markdown that is not in a block yet */
	struct { struct mark *item; size_t count, cap; } marks;
	bool titled;               /* its first heading was met */
	size_t markdown;           /* bytes of Markdown in its blocks */
	/* Every link of every page that stays on the site. */
	struct { struct link *item; size_t count, cap; } links;
	struct map *anchors;       /* a page's id: the map of its anchors */
	size_t suggested;          /* links that a nearer name was sought for */
};

/* A member of a map; none where the value is NULL. */
static inline void
set(struct compose *c, struct value *map, const char *key,
    const struct value *v)
{
	if (v)
		value_set(c->arena, map, key, v);
}

/* As above, of a text; none where it is NULL. */
static inline void
set_text(struct compose *c, struct value *map, const char *key,
    const char *text)
{
	if (text)
		set(c, map, key, value_text(c->arena, text, NULL));
}

/* A number without a dimension, in percent where unit says so; none that is
 * not finite. */
static inline void
set_number(struct compose *c, struct value *map, const char *key, double n,
    const char *unit)
{
	if (isfinite(n))
		set(c, map, key, value_number(c->arena, n, unit, NULL));
}

/* plans.c: "accelerators", the folder of a verb's pages. */
const char *record_folder(const char *verb);

/* only.c: says that the page asked for is none. */
void guide_lacks(struct guide *);

/* values.c: the variables of templates. */
void values_install(struct compose *);
const char *record_name(const struct record *);
const char *record_key(struct arena *, const struct record *);
/* What a record's page needs beside it: offers, standings, citations. */
struct value *values_about(struct compose *, const struct record *);

/* facts.c: a record's fact in words: its source's title and the place in it. */
const char *fact_says(struct arena *, const struct catalog *,
    const struct fact *);
/*
 * A row a value that a record's author gave, in the order of its fields, but
 * for the texts that head its page: field, value, meaning, says, source, place,
 * assume.
 */
struct value *fact_rows(struct compose *, const struct record *);
/* Those that have the source of one, or are assumed as it is. */
struct value *fact_rows_like(struct compose *, const struct record *,
    const struct fact *);

/* layers.c: layers of a network and their sums, where it is given by them. */
struct model;
void layers_about(struct compose *, struct value *about, const struct model *);

/* views.c: decisions as values. */
void views_install(struct compose *);
/* A decision's id: its struct view; an answer's id: its struct candidate. */
struct map *compose_views(struct compose *);
struct map *compose_candidates(struct compose *);
struct value *view_value(struct compose *, const struct decision *);
/* view_tables.c: a decision as a block, with a table between its verdict and
 * its ranking, or NULL. */
const struct decision_block *view_block(struct compose *, const struct view *,
    const struct table *card);
/* policies.c: an answer's value of a goal, under the goal's name; none where
 * the chain of its kind has no row for it. */
void view_goal(struct compose *, struct value *, const struct decision *,
    const struct answer *, enum goal);
/* Where an accelerator stands in every decision. */
struct value *view_standings(struct compose *, const struct record *);

/* "2 x NVIDIA L4 (awq)". */
const char *placement_words(struct arena *, const struct workload *,
    const struct placement *);
/* "3 x NVIDIA H100 PCIe 80 GB (fp8; 3 copies)": all that are paid for. */
/* What a measure is called of a decision: of videos where frames are made. */
const char *measure_words(struct arena *, const struct decision *,
    const struct measure *);
const char *order_words(struct arena *, const struct workload *,
    const struct answer *);
/* The same without how it is split. */
const char *order_in_short(struct arena *, const struct workload *,
    const struct answer *);
/* reasons.c: "at 1.25 times the cost" of another. */
const char *cost_ratio(struct arena *, const struct phrases *, double cost,
    double of);
/* orders.c: an answer's order as values, under the names of its record. */
/* "signed", in words, and "signed_holds", where somebody signed it. */
void orders_signed(struct compose *, struct value *, const struct decision *);
void orders_of_answer(struct compose *, struct value *, const struct answer *);
/* "lambda, on demand"; "" without an offer. */
const char *offer_words(struct arena *, const struct phrases *,
    const struct offer *);
/* Of an answer, with whom the rest is rented from. */
const char *sellers_words(struct arena *, const struct phrases *,
    const struct answer *);
/* "the rest rented from lambda, on demand", of an order that rents some. */
const char *rest_words(struct arena *, const struct phrases *,
    const struct order *);
/* The same where it was said that it is bought: "PCPartPicker, used"; of no
 * order, NULL. */
const char *seller_words(struct arena *, const struct phrases *,
    const struct offer *, const struct order *);
/* An order with who sells it. */
const char *choice_of_answer(struct arena *, const struct workload *,
    const struct answer *);

/* show.c, too: a value of a chain's row in its base unit. */
struct quantity row_quantity(const char *unit, double);
/* The unit to show a number in: that of a count is nothing. */
const char *shown_unit(const char *);
/* As a member of a map, in the unit that it is shown in. */
void set_amount(struct compose *, struct value *map, const char *key,
    double, const char *unit);

/* books.c: the variables books, chains and formats. */
void books_install(struct compose *);

/* stacks.c: software and quality; the function losses. */
void stacks_install(struct compose *);
void stacks_of_answer(struct compose *, struct value *,
    const struct decision *, const struct answer *);
/* What each format of the decision's workload costs in quality. */
struct value *stacks_losses(struct compose *, const struct decision *);
/* Stacks side by side on the first accelerators that run on several: empty
 * where none does. */
struct value *stacks_ranked(struct compose *, const struct decision *);

/* tenancy.c: the function tenancy. */
void tenancy_install(struct compose *);

/* fitting.c: the function fitting. */
void fittings_install(struct compose *);

/*
 * measured.c: the variables measured and generations; errors by figure, of
 * those that speak of the kind: as fitted, or without the own source.
 */
void measured_install(struct compose *);
const struct uncertainty_errors *measured_errors(struct compose *,
    const struct kind *, bool without);

/* monotone.c: warns of a smaller model that was measured to be slower. */
struct cases;
void cases_monotone(struct compose *, const struct cases *);

/* sizes.c: the variable model_sizes. */
void sizes_install(struct compose *);
void runs_install(struct compose *);
/* figures.c: the functions memory_of, cache_of, fits_one, requests_beside and
 * quantile. */
void figures_install(struct compose *);
/* ratios.c: the functions per, change_of, step_of and those beside them. */
void ratios_install(struct compose *);
void trends_install(struct compose *);

/* sure.c: the function sure. */
void uncertainty_install(struct compose *);

/* audit.c: the variable audit. */
void audit_install(struct compose *);

/* health.c: the variable health. */
void health_install(struct compose *);

/* prose.c: from a template's output to blocks. */
void prose_markup(void *compose, const char *, size_t);
void prose_value(void *compose, const struct value *);
void prose_flush(struct compose *);
/*
 * An id that no block of the page has yet, made from text, for a block that
 * stands below all that was written so far.
 */
const char *prose_id(struct compose *, const char *text);
/* Plain text as Markdown; start: at the start of a line. */
void markdown_escape(struct text *, const char *, bool start);

/* show.c: values as text and cells. */
const char *show_value(struct arena *, const struct value *);
int value_digits(const struct value *);
struct cell cell_of(const struct compose *, const struct value *,
    const char **error);
struct cell cell_text(const char *, const char *href);
/* A choice of a spec as people say it: "on demand" for "on_demand". */
const char *choice_words(const char *);
/* "memory_bandwidth" as a heading: "Memory bandwidth". */
const char *title_of(struct arena *, const char *id);

/* table.c, chart.c, working.c, parts.c: components. */
void tables_install(struct compose *);
void charts_install(struct compose *);
void calculator_install(struct compose *);
/* Of a chart with all but these: id, data and the piece. */
/* chart_data.c: its numbers as a table, series side by side where they can. */
const struct table *chart_data(struct compose *, const struct chart *);
const struct value *chart_piece(struct compose *, struct chart *,
    const char *id);
/* speed.c, roofline.c: charts of an answer's time; of all workloads. */
void speeds_install(struct compose *);
void rooflines_install(struct compose *);
void workings_install(struct compose *);
void ways_install(struct compose *);

/* policies.c: the function policies. */
void policies_install(struct compose *);
/* owning.c: the function owning. */
void owning_install(struct compose *);
void parts_install(struct compose *);
const struct value *piece_block(struct compose *, enum block_type,
    const void *);
/* A text, in a link unless href is NULL. */
const struct value *piece_href(struct compose *, const char *text,
    const char *href);
/* A link to the record's page; text NULL for its name. */
const struct value *piece_link(struct compose *, const struct record *,
    const char *text);
/* A table of such columns from rows; *error set and NULL when it cannot. */
const struct table *table_make(struct compose *, const struct value *rows,
    const struct value *columns, const char **error);

/* What a component was called with. */
struct call {
	const struct value *const *arg;
	size_t count;
	const char **error;
};

/* table_rows.c: sort = "price", or "-price" for the largest first; false
 * with the error set where there is no such column. */
bool table_sort(struct compose *, struct call, struct table *,
    const char *by);
/* ranges = { from = "from", to = "to", per = "method" }: warns where rows of
 * a group leave a gap or overlap; false as above. */
bool table_ranges(struct compose *, struct call, const struct table *,
    const struct value *option);

/* The table of options of name{...}, each of them known; or NULL. */
const struct value *call_options(struct compose *, struct call,
    const char *const *known, size_t);
/* Is every key of a table known?  False after setting the error. */
bool call_knows(struct compose *, struct call, const struct value *map,
    const char *const *known, size_t);
/* NULL after setting the error, for return. */
const struct value *call_fails(struct compose *, struct call,
    const char *fmt, ...) __attribute__((format(printf, 3, 4)));
/* The option, which must be of this type where it is given. */
bool call_option(struct compose *, struct call, const char *name,
    enum value_type, const struct value **);
/* Digits to show, false after an error where they are none. */
bool call_digits(struct compose *, struct call, const struct value *,
    int *out);
const char *call_text(struct call, const char *name, const char *fallback);
/*
 * columns.c: false after an error where a column is misspelt: all rows are
 * records and none of their types has such a field, or no row has it and all
 * that it is near is no column.
 */
bool rows_have(struct compose *, struct call, const struct value *rows,
    const char *const *columns, size_t);

/* lint.c: pages that look unfinished. */
void pages_lint(struct compose *);

/* links.c: every link of every page leads somewhere. */
void links_of_prose(struct compose *, const char *,
    struct origin (*line)(struct compose *, size_t offset));
void links_of_block(struct compose *, const struct block *);
void links_check(struct compose *);
/* brand.c: faults of what the site says of its looks. */
void brand_check(const struct guide *);

#endif
