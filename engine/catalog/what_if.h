/*
 * what_if: inputs of a guide set on the command line, for one run.
 *
 * An input is named by the id that guide.json gives it: "verb/id/field", with
 * ".format" behind a field of rates.  Its value stands in base units, or as a
 * number with a unit: "offer/a/b/c/on_demand/price=1.50 USD/h".
 */
#ifndef CATALOG_WHAT_IF_H
#define CATALOG_WHAT_IF_H

#include "catalog/catalog.h"

/* What was set, for whoever reads the answer. */
struct what_if {
	const struct fact *fact;     /* of the value as it is now */
	const char *says;            /* "offer/.../price: 1.50 USD/h" */
};

/*
 * Sets each of "ID=VALUE" in a sealed catalogue, and notes it in cat->what_if.
 * What cannot be set is a usage fault that names the nearest id.  The
 * catalogue was checked before: what is set need not agree with what other
 * fields state, but the names in it must lead somewhere.
 */
void what_if_apply(struct catalog *, struct arena *, char *const *set,
    size_t count, struct diags *);

#endif
