/*
 * data: the answers as data, for commands that print them as well.
 */
#ifndef WRITE_DATA_H
#define WRITE_DATA_H

#include <stddef.h>

struct arena;
struct decisions;
struct guide;
struct text;

/* Significant digits of modelled figures: two libms agree to that many. */
#define FIGURE_DIGITS 12

/* guide.json; of the guide the catalogue, decisions, title and date count. */
void data_json(const struct guide *, struct text *);
/* decisions.csv: every answer and every reject, one line each. */
void data_decisions_csv(struct text *, struct arena *,
    const struct decisions *);

/* What nothing beats in cost, time and memory, one line each. */
void data_front_csv(struct text *, struct arena *, const struct decisions *);

/* orders.csv, offers.csv, catalogue.csv and assumptions.csv. */
void data_orders_csv(struct text *, struct arena *, const struct guide *);
void data_offers_csv(struct text *, struct arena *, const struct guide *);
void data_catalogue_csv(struct text *, struct arena *,
    const struct guide *);
void data_assumptions_csv(struct text *, struct arena *,
    const struct guide *);

/*
 * Cells of a line, each with a comma behind it, and its end in place of the
 * last comma: RFC 4180, what is not finite blank.
 */
void data_texts(struct text *, struct arena *, const char *const *,
    size_t);
void data_numbers(struct text *, const double *, size_t);
void data_end(struct text *);

#endif
