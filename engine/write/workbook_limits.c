/*
 * The limits on the sheet Working: a line each, and whether a candidate keeps
 * them all.
 */
#include <string.h>

#include "base/arena.h"
#include "write/workbook.h"
#include "write/xlsx_row.h"

bool
workbook_limit_moves(const struct workbook *w, const struct limit *l)
{
	int need = chain_slot(w->chain, l->need);
	int have = l->from == HAVE_ROW ? chain_slot(w->chain, l->have) : -1;

	return contest_budget(l) || (need >= 0 && w->live[need]) ||
	    (have >= 0 && w->live[have]);
}

/* One limit of a column: 1 where it holds; NULL where none is stated. */
static const char *
limit_holds(struct workbook *w, const struct book_column *c,
    const struct limit *l)
{
	const struct decision *d = w->decision;
	const struct book_input *b;
	const char *need = workbook_ref(w, c, l->need), *have;

	if (!need)
		return NULL;
	if (l->from == HAVE_ROW) {
		have = workbook_ref(w, c, l->have);
	} else {
		b = workbook_field(w, l->from == HAVE_WORKLOAD ?
		    &d->workload->head : &d->profile->head, l->have,
		    l->title);
		have = b ? b->name : NULL;
	}
	return have ? arena_printf(w->arena, "IF(%s<=%s*(1+1E-12),1,0)",
	    strchr(need, '!') + 1, strchr(have, '!') ? strchr(have, '!') + 1 :
	    have) : NULL;
}

static bool
limit_now(const struct workbook *w, const struct book_column *c,
    const struct limit *l)
{
	const struct decision *d = w->decision;
	const struct record *r = l->from == HAVE_WORKLOAD ?
	    &d->workload->head : &d->profile->head;
	double have;

	if (l->from == HAVE_ROW)
		have = workbook_value(w, c, l->have);
	else
		have = ((const struct number *)record_field(r,
		    record_type_find(r->type, l->have)))->value;
	return workbook_value(w, c, l->need) <= have * (1 + 1e-12);
}

/* A quote counts once it is entered, as long as it is valid. */
static void
all_kept(struct workbook *w, const struct book_column *c, unsigned first,
    unsigned at, bool now)
{
	/* A column may show none: then no edit can break one. */
	const char *kept = arena_printf(w->arena, "MIN(1,%s:%s)",
	    ref_cell(w->arena, NULL, first, c->col),
	    ref_cell(w->arena, NULL, at - 1, c->col));

	sheet_live(w->working, at, c->col, !c->quote ? kept : arena_printf(
	    w->arena, "%s*%s", kept, w->quote_counts[c->quote - 1]),
	    now && !c->quote, "0");
}

unsigned
workbook_limits(struct workbook *w, unsigned at)
{
	const struct kind *k = w->decision->kind;
	unsigned first = at + 1;
	bool *fits = arena_array(w->arena, w->columns.count + 1,
	    sizeof(*fits));

	workbook_section(w, at++, SHEET_SAYS(w, sheet_limits));
	memset(fits, 1, w->columns.count * sizeof(*fits));
	for (size_t i = 0; i < k->limit_count; i++, at++) {
		sheet_text(w->working, at, HEAD_TITLE, ROLE_PLAIN,
		    k->limits[i].title);
		for (size_t n = 0; n < w->columns.count; n++) {
			const struct book_column *c = &w->columns.item[n];
			const char *f = c->full || workbook_limit_moves(w,
			    &k->limits[i]) ? limit_holds(w, c,
			    &k->limits[i]) : NULL;
			bool now = !f || limit_now(w, c, &k->limits[i]);

			fits[n] = fits[n] && now;
			if (f)
				sheet_live(w->working, at, c->col, f, now,
				    "0");
		}
	}
	sheet_text(w->working, at, HEAD_TITLE, ROLE_PLAIN,
	    "All limits are kept");
	w->fits_row = at;
	for (size_t n = 0; n < w->columns.count; n++)
		all_kept(w, &w->columns.item[n], first, at, fits[n]);
	return at + 1;
}
