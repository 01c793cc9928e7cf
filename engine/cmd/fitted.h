/*
 * fitted: what fits into memory, as a terminal shows it.
 */
#ifndef CMD_FITTED_H
#define CMD_FITTED_H

struct decision;
struct fitting;
struct options;
struct slicing;

/* Items, the largest that fits, and the changes that were tried. */
void fitted_print(struct options *, const struct decision *,
    const struct fitting *);
/* What each slice of an accelerator comes to. */
void slicing_print(struct options *, const struct decision *,
    const struct slicing *);

#endif
