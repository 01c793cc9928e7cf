#include "validate/refit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/text.h"
#include "validate/leave_out.h"
#include "unit/unit.h"

enum { GRID = 16, SECTIONS = 18, SWEEPS = 6 };

static const double golden = 0.6180339887498949;
static const double slope = 0.01; /* weight of the mean in the loss */
static const double enough = 1e-5; /* a smaller gain is none */
static const double pull = 0.02; /* loss of a field e times its default */
static const double nothing = 0.1; /* as far as none is from a default */

/* The calibration that is fitted, in a catalogue of its own. */
struct bench {
	struct arena *arena;
	struct catalog catalog;
	struct calibration entry;
	const struct case_row **row;
	const char **family;
	size_t rows;
	enum score_fitted what;
	const char *left_out;    /* family that the fit does not see, or NULL */
	bool taken_out;          /* the entry is not in the catalogue */
	double *error;           /* room for one a row */
	struct refit *fit;
	struct number *moving;
};

bool
refit_uses(const struct case_row *row, enum score_fitted what)
{
	return score_usable(row) && !case_is(row, CASE_split, "held") &&
	    score_fitted(score_figure(row)) == what;
}

static bool
is_loose(const struct case_row *row)
{
	return score_figure(row) == FIGURE_training_memory_loose;
}

static int
by_size(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

/* |ln(predicted / measured)|; a case that is not predicted is far off. */
static double
distance(const struct predictor *p, const struct case_row *row)
{
	static const double far = 10;
	struct prediction got = predict(p, row);
	double measured;

	if (got.status != PREDICT_ok || !isfinite(got.value) ||
	    got.value <= 0 || !case_number(row, CASE_value, &measured) ||
	    measured <= 0)
		return far;
	return fabs(log(got.value / measured));
}

/* Distances of n rows from the first, by the entry or by what is found. */
static void
distances(struct bench *b, size_t first, size_t n, double *out)
{
	struct predictor p = { .arena = arena_child(b->arena),
		.catalog = &b->catalog,
		.calibration = b->taken_out ? NULL : &b->entry };

	for (size_t i = 0; i < n; i++)
		out[i] = distance(&p, b->row[first + i]);
	arena_free(p.arena);
}

/* How many rows from this one on are of its family. */
static size_t
family_rows(const struct bench *b, size_t first)
{
	size_t n = 1;

	while (first + n < b->rows &&
	    !strcmp(b->family[first], b->family[first + n]))
		n++;
	return n;
}

/* The median of the distances, and a little of their mean. */
static double
family_loss(double *distance, size_t n)
{
	double sum = 0;

	for (size_t i = 0; i < n; i++)
		sum += distance[i];
	qsort(distance, n, sizeof(*distance), by_size);
	return score_quantile(distance, n, 0.5) + slope * sum / (double)n;
}

static struct number *
slot(struct bench *b, const struct field *f)
{
	return record_slot(&b->entry.head, f);
}

/* How far the fields are from those of an unknown stack. */
static double
distance_to_default(struct bench *b)
{
	double sum = 0;

	for (size_t i = 0; i < b->fit->fields; i++) {
		const struct refit_field *f = &b->fit->field[i];
		double now = slot(b, f->field)->value;

		if (f->usual > 0)
			sum += fabs(log(fmax(now / f->usual, nothing)));
	}
	return sum;
}

/* The rows of a family stand together; see collect(). */
static double
loss(void *context, double value)
{
	struct bench *b = context;
	double sum = 0;
	size_t families = 0;

	b->moving->value = value;
	for (size_t i = 0, n = 0; i < b->rows; i += n) {
		n = family_rows(b, i);
		if (b->left_out && !strcmp(b->family[i], b->left_out))
			continue;
		distances(b, i, n, b->error);
		sum += family_loss(b->error, n);
		families++;
	}
	return sum / (double)families + pull * distance_to_default(b);
}

double
refit_least(double (*f)(void *, double), void *context, double lo, double hi)
{
	double best = lo, least = f(context, lo), step = (hi - lo) / GRID;
	double a, b, x, y, at_x, at_y;

	for (int i = 1; i <= GRID; i++) {
		x = lo + step * i;
		at_x = f(context, x);
		if (at_x < least) {
			least = at_x;
			best = x;
		}
	}
	a = fmax(lo, best - step);
	b = fmin(hi, best + step);
	x = b - golden * (b - a);
	y = a + golden * (b - a);
	at_x = f(context, x);
	at_y = f(context, y);
	/* One of the two points serves the next golden section too. */
	for (int i = 0; i < SECTIONS; i++)
		if (at_x <= at_y) {
			b = y;
			y = x;
			at_y = at_x;
			x = b - golden * (b - a);
			at_x = f(context, x);
		} else {
			a = x;
			x = y;
			at_x = at_y;
			y = a + golden * (b - a);
			at_y = f(context, y);
		}
	return f(context, (a + b) / 2) < least ? (a + b) / 2 : best;
}

/* As far as a field may go: a share to 1, others to four units or times. */
static double
ceiling(const struct field *f, double value)
{
	struct quantity one = { .value = 1 };

	if (f->flags & FIELD_SHARE)
		return 1;
	unit_parse(f->arg, &one);
	return 4 * fmax(one.value, value);
}

/* Moves each field to its best place until none gains. */
static void
descend(struct bench *b, const struct refit *fit)
{
	for (int sweep = 0; sweep < SWEEPS; sweep++) {
		bool gained = false;

		for (size_t i = 0; i < fit->fields; i++) {
			const struct refit_field *f = &fit->field[i];
			double stood, was, best;

			b->moving = slot(b, f->field);
			stood = b->moving->value;
			was = loss(b, stood);
			best = refit_least(loss, b, 0, ceiling(f->field,
			    f->before));
			if (loss(b, best) < was - enough)
				gained = true;
			else
				b->moving->value = stood;
		}
		if (!gained)
			return;
	}
}

static void
reset(struct bench *b, const struct refit *fit)
{
	for (size_t i = 0; i < fit->fields; i++)
		slot(b, fit->field[i].field)->value = fit->field[i].before;
}

/* A distance of logarithms as a relative error. */
static double
median_error(struct bench *b)
{
	qsort(b->error, b->rows, sizeof(*b->error), by_size);
	return b->rows ? expm1(score_quantile(b->error, b->rows, 0.5)) :
	    (double)NAN;
}

static double
error_now(struct bench *b)
{
	distances(b, 0, b->rows, b->error);
	return median_error(b);
}

static void
name_families(struct bench *b, struct refit *fit)
{
	struct text t;

	text_init(&t, b->arena);
	for (size_t i = 0; i < b->rows; i += family_rows(b, i)) {
		text_printf(&t, "%s%s", t.len ? ", " : "", b->family[i]);
		fit->families++;
	}
	fit->sources = t.data;
}

/* Every family by a fit that has not seen it, their errors together. */
static double
leave_out(struct bench *b, const struct refit *fit)
{
	double *unseen = arena_array(b->arena, b->rows, sizeof(*unseen));

	for (size_t i = 0, n = 0; i < b->rows; i += n) {
		n = family_rows(b, i);
		reset(b, fit);
		b->left_out = b->family[i];
		descend(b, fit);
		distances(b, i, n, unseen + i);
	}
	b->left_out = NULL;
	memcpy(b->error, unseen, b->rows * sizeof(*unseen));
	return median_error(b);
}

/*
 * Were this the only source of its stack and not known, the stack would not
 * be known at all: the error with all that rests on the source taken out.
 * Nothing where it is the default itself.
 */
static double
take_out(struct bench *b, const struct evidence *e)
{
	struct record_list *list = &b->catalog.calibrations;
	struct record_list whole = *list;
	double unseen;

	if (!strcmp(b->entry.software.text, "default"))
		return (double)NAN;
	*list = leave_out_without(b->arena, e, b->family[0]);
	b->taken_out = true;
	unseen = error_now(b);
	b->taken_out = false;
	*list = whole;
	return unseen;
}

/* What an unknown stack of its family has there; the entry's own value where
 * that states nothing. */
static double
usual(const struct catalog *cat, const struct calibration *c,
    const struct field *f)
{
	const struct calibration *d = leave_out_default(cat, c);
	const struct number *n = record_field(&c->head, f);

	if (d && record_fact(&d->head, f)->given)
		n = record_field(&d->head, f);
	return n->value;
}

/* The fields that the entry states and its type lets be fitted. */
static void
find_fields(const struct catalog *cat, const struct calibration *c,
    enum score_fitted what, struct refit *fit)
{
	unsigned flag = what == FITTED_memory ? FIELD_FIT : FIELD_FIT_SPEED;
	size_t n = record_type_fields(c->head.type);

	for (size_t i = 0; i < n && fit->fields < FIT_FIELDS; i++) {
		const struct field *f = record_type_field(c->head.type, i);
		double value;

		if (!(f->flags & flag) || f->type != FIELD_NUMBER ||
		    !record_fact(&c->head, f)->given)
			continue;
		value = ((const struct number *)record_field(&c->head,
		    f))->value;
		fit->field[fit->fields++] = (struct refit_field){ f, value,
			value, usual(cat, c, f) };
	}
}

static void
add_row(struct bench *b, const struct case_row *row)
{
	const char *group = case_text(row, CASE_group);

	b->row[b->rows] = row;
	b->family[b->rows++] = group ? arena_strndup(b->arena, group,
	    score_family(group)) : "";
}

/* Families one after the other, in the order that they first come in. */
static void
sort_families(struct bench *b)
{
	size_t sorted = 0;

	while (sorted < b->rows) {
		const char *family = b->family[sorted];

		for (size_t i = sorted; i < b->rows; i++) {
			const struct case_row *row = b->row[i];
			const char *name = b->family[i];

			if (strcmp(name, family) != 0)
				continue;
			memmove(b->row + sorted + 1, b->row + sorted,
			    (i - sorted) * sizeof(*b->row));
			memmove(b->family + sorted + 1, b->family + sorted,
			    (i - sorted) * sizeof(*b->family));
			b->row[sorted] = row;
			b->family[sorted++] = name;
		}
	}
}

/* The cases of the entry; loose ones of memory where it has no others. */
static void
collect(struct bench *b, const struct calibration *c, const struct scored *s,
    size_t n)
{
	b->row = arena_array(b->arena, n, sizeof(*b->row));
	b->family = arena_array(b->arena, n, sizeof(*b->family));
	b->error = arena_array(b->arena, n, sizeof(*b->error));
	for (int loose = 0; loose < 2 && !b->rows; loose++)
		for (size_t i = 0; i < n; i++)
			if (s[i].got.status == PREDICT_ok &&
			    s[i].got.calibration == c &&
			    refit_uses(s[i].row, b->what) &&
			    is_loose(s[i].row) == (loose > 0))
				add_row(b, s[i].row);
	sort_families(b);
}

/* The catalogue with the bench's entry in the place of c. */
static void
mount(struct bench *b, const struct catalog *cat, const struct calibration *c)
{
	struct record_list *list = &b->catalog.calibrations;

	b->catalog = *cat;
	b->entry = *c;
	list->item = arena_array(b->arena, list->count, sizeof(*list->item));
	for (size_t i = 0; i < list->count; i++) {
		list->item[i] = cat->calibrations.item[i];
		if (list->item[i] == &c->head)
			list->item[i] = &b->entry.head;
	}
}

struct refit
refit_calibration(struct arena *arena, const struct catalog *cat,
    const struct calibration *c, enum score_fitted what,
    const struct scored *s, size_t n)
{
	struct bench b = { .arena = arena, .what = what };
	struct refit fit = { .of = c, .left_out = (double)NAN };

	find_fields(cat, c, what, &fit);
	b.fit = &fit;
	collect(&b, c, s, n);
	mount(&b, cat, c);
	name_families(&b, &fit);
	fit.cases = b.rows;
	if (b.rows < FIT_CASES || !fit.fields)
		return fit;
	fit.before = error_now(&b);
	fit.left_out = fit.families > 1 ? leave_out(&b, &fit) : take_out(&b,
	    leave_out_evidence(arena, cat, LEAVE_OUT_documents, what, s, n));
	reset(&b, &fit);
	descend(&b, &fit);
	for (size_t i = 0; i < fit.fields; i++)
		fit.field[i].after = slot(&b, fit.field[i].field)->value;
	fit.after = error_now(&b);
	return fit;
}
