/* Measured cases, read and predicted when a page first asks for them. */
#include "report/predicted.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/clamp.h"
#include "base/diag.h"
#include "base/file.h"
#include "catalog/tested.h"
#include "kind/case_name.h"
#include "validate/bound.h"
#include "validate/leave_out.h"
#include "validate/uncertainty.h"
#include "report/compose.h"

/* A case beside its error, for the sort. */
struct missed {
	struct scored scored;
	double error;
};

static void
read_files(struct compose *c, struct cases *cases)
{
	const char *dir = path_join(c->arena, c->guide->root,
	    "specs/measured");
	struct file_list files = {0};
	struct case_file *read;
	size_t count = 0;

	if (!file_exists(dir) || file_find(c->arena, dir, ".csv", &files) < 0)
		return;
	read = arena_array(c->arena, files.count, sizeof(*read));
	for (size_t i = 0; i < files.count; i++) {
		const char *name = path_join(c->arena, "specs/measured",
		    files.item[i]);
		const char *path = path_inside(c->arena, c->guide->root,
		    name);
		struct case_file *f = &read[count];

		f->path = name;
		f->csv = path ? file_read(c->arena, path, &f->len) : NULL;
		if (f->csv)
			count++;
		else
			diag(c->guide->diags, path ? file_unread() :
			    DIAG_read, (struct origin){ name, 0 }, "%s",
			    path ? file_error() :
			    "lies outside the guide");
	}
	cases_read_files(c->arena, c->guide->diags, c->guide->jobs, cases,
	    read, count);
	case_names(c->arena, c->guide->catalog, cases);
}

/* The misses first; of equal ones the first in the files. */
static int
by_error(const void *x, const void *y)
{
	const struct missed *a = x, *b = y;
	double e = a->error, f = b->error;

	if (isfinite(e) != isfinite(f))
		return isfinite(e) ? -1 : 1;
	if (e < f || e > f)
		return e < f ? 1 : -1;
	return a->scored.row < b->scored.row ? -1 :
	    a->scored.row > b->scored.row;
}

static void
sort_cases(struct compose *c, struct scored_list *l)
{
	struct missed *missed = arena_array(c->arena, l->count + 1,
	    sizeof(*missed));

	for (size_t i = 0; i < l->count; i++)
		missed[i] = (struct missed){ l->item[i],
			fabs(score_error(&l->item[i])) };
	qsort(missed, l->count, sizeof(*missed), by_error);
	for (size_t i = 0; i < l->count; i++)
		l->item[i] = missed[i].scored;
}

/* A speed above the peak is an error of the case or of the peak. */
static void
check_bound(struct compose *c, const struct scored *s)
{
	if (predict_beaten(s->row, &s->got) &&
	    score_figure(s->row) != FIGURE_COUNT)
		diag(c->guide->diags, DIAG_beats_peak, s->row->at,
		    "case \"%s\": %s is better than the peak of %s allows",
		    case_text(s->row, CASE_id), case_text(s->row,
		    CASE_quantity), case_text(s->row, CASE_accelerator));
}

/* Read once, whoever asks first. */
struct measured *
measured_rows(struct compose *c)
{
	struct measured *m = c->measured;

	if (m)
		return m;
	m = c->measured = ARENA_NEW(c->arena, struct measured);
	m->errors = ARENA_NEW(c->arena, struct uncertainty_errors);
	read_files(c, &m->rows);
	for (size_t i = 0; i < m->rows.count; i++) {
		const struct case_row *row = &m->rows.item[i];
		enum score_figure f = score_figure(row);

		if (score_usable(row) && (f != FIGURE_COUNT ||
		    case_is(row, CASE_quantity, "fits")))
			ARRAY_ADD(c->arena, &m->of[f],
			    (struct scored){ .row = row });
	}
	return m;
}

/* What was predicted of a case; no offer moves it. */
struct known {
	bool is;
	struct prediction got;
};

/* Takes what was predicted before a price changed, if it is of all cases. */
static bool
recall(struct compose *c, const char *who, struct scored *s, size_t n)
{
	struct predicted *k = c->guide->predicted;
	struct known **of = k && n ? arena_array(c->arena, n, sizeof(*of)) :
	    NULL;

	for (size_t i = 0; of && i < n; i++)
		of[i] = predicted_of(k, who, s[i].row, sizeof(**of));
	for (size_t i = 0; i < n; i++)
		if (!of || !of[i]->is)
			return false;
	for (size_t i = 0; i < n; i++)
		s[i].got = of[i]->got;
	return true;
}

/* For recall(). */
static void
keep(struct compose *c, const char *who, const struct scored *s, size_t n)
{
	struct predicted *k = c->guide->predicted;

	for (size_t i = 0; k && i < n; i++) {
		struct known *of = predicted_of(k, who, s[i].row, sizeof(*of));

		*of = (struct known){ true, predicted_lasting(k, s[i].got) };
	}
}

/* The cases of a figure, predicted when first asked for. */
static struct scored_list *
predictions(struct compose *c, enum score_figure figure)
{
	struct scored_list *l = &measured_rows(c)->of[figure];

	if (l->predicted)
		return l;
	l->predicted = true;
	if (!recall(c, "seen", l->item, l->count)) {
		score_predict(c->arena, c->guide->catalog, c->guide->jobs,
		    l->item, l->count);
		keep(c, "seen", l->item, l->count);
	}
	for (size_t i = 0; i < l->count; i++)
		check_bound(c, &l->item[i]);
	sort_cases(c, l);
	return l;
}

/* Does it teach, as leave_out_teaches() says of the cases of the figure? */
static bool
teaches(int figure, enum score_fitted what)
{
	return (figure == FIGURE_COUNT ? FITTED_memory :
	    score_fitted((enum score_figure)figure)) == what;
}

/* Of all cases that teach it, predicted by now or not. */
static const struct evidence *
evidence(struct compose *c, enum score_fitted what)
{
	struct measured *m = c->measured;
	struct scored_list all = { 0 };

	if (m->evidence[what])
		return m->evidence[what];
	for (int f = 0; f <= FIGURE_COUNT; f++)
		for (size_t i = 0; teaches(f, what) && i < m->of[f].count;
		    i++)
			ARRAY_ADD(c->arena, &all, m->of[f].item[i]);
	m->evidence[what] = leave_out_evidence(c->arena, c->guide->catalog,
	    what, all.item, all.count);
	return m->evidence[what];
}

/* The cases of a figure, each without its own source; of what nothing is
 * fitted to, as they are. */
static const struct scored *
unseen(struct compose *c, enum score_figure figure)
{
	struct scored_list *l = &measured_rows(c)->of[figure];
	enum score_fitted what = score_fitted(figure);

	if (what == FITTED_nothing)
		return predictions(c, figure)->item;
	if (l->unseen)
		return l->unseen;
	l->unseen = arena_array(c->arena, l->count + 1, sizeof(*l->unseen));
	for (size_t i = 0; i < l->count; i++)
		l->unseen[i] = l->item[i];
	if (!recall(c, "unseen", l->unseen, l->count)) {
		leave_out_cases(c->arena, evidence(c, what), c->guide->jobs,
		    l->item, l->count, l->unseen);
		keep(c, "unseen", l->unseen, l->count);
	}
	return l->unseen;
}

static void
check_rows(struct compose *c, const struct cases *rows)
{
	cases_monotone(c, rows);
	for (size_t i = 0; i < rows->count; i++) {
		const struct case_row *row = &rows->item[i];
		const char *beyond = case_beyond(c->arena, c->guide->catalog,
		    row);

		if (beyond)
			diag(c->guide->diags, DIAG_beyond_peak, row->at,
			    "case \"%s\": %s", case_text(row, CASE_id),
			    beyond);
	}
}

/* All of them, the misses first. */
struct measured *
measured_all(struct compose *c)
{
	struct measured *m = measured_rows(c);
	struct scored_list all = { 0 }, carried = { 0 };

	if (m->item)
		return m;
	check_rows(c, &m->rows);
	for (int f = 0; f <= FIGURE_COUNT; f++) {
		const struct scored_list *l = predictions(c,
		    (enum score_figure)f);

		for (size_t i = 0; i < l->count; i++)
			ARRAY_ADD(c->arena, &all, l->item[i]);
	}
	for (int f = 0; f < FIGURE_COUNT; f++)
		for (size_t i = 0; i < m->of[f].count; i++)
			ARRAY_ADD(c->arena, &carried, unseen(c,
			    (enum score_figure)f)[i]);
	sort_cases(c, &all);
	m->item = all.item ? all.item : arena_array(c->arena, 1,
	    sizeof(*m->item));
	m->count = all.count;
	m->unseen = carried.item;
	m->unseen_count = carried.count;
	return m;
}

/* The error on unseen sources, refitted, as the records say. */
static struct uncertainty_error
stated(struct compose *c, enum score_figure f)
{
	const struct carried *r = tested_carried(c->guide->catalog,
	    score_figure_title(f), NULL);

	return r ? (struct uncertainty_error){ f,
		clamp_count(r->cases.value, INT_MAX), r->median.value,
		r->p90.value } :
	    (struct uncertainty_error){ .figure = f };
}

/* One page alone and the data alone have what they quote predicted, the guide
 * all that there is. */
const struct uncertainty_errors *
measured_errors(struct compose *c, const struct kind *kind, bool without)
{
	enum score_figure figure[2];
	size_t n = uncertainty_figures(kind, figure);
	const struct guide *g = c->guide;
	struct measured *m = n && !g->only && !g->data_alone ?
	    measured_all(c) : measured_rows(c);
	struct uncertainty_error *errors = without ? m->errors->unseen :
	    m->errors->seen;

	for (size_t i = 0; i < n; i++) {
		enum score_figure f = figure[i];

		if (without && !errors[f].cases)
			errors[f] = stated(c, f);
		if (!errors[f].cases)
			errors[f] = uncertainty_error(c->arena, f, without ?
			    unseen(c, f) : predictions(c, f)->item,
			    m->of[f].count);
	}
	return m->errors;
}
