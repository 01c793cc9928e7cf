#include "eval/fit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/text.h"
#include "unit/unit.h"

enum { GRID = 16, SECTIONS = 18, SWEEPS = 6 };

static const double golden = 0.6180339887498949;
static const double slope = 0.01; /* weight of the mean in the loss */
static const double enough = 1e-5; /* a smaller gain is none */

/* The entry under the hammer, in a catalogue of its own. */
struct bench {
	struct arena *arena;
	struct catalog catalog;
	struct calibration entry;
	const struct case_row **row;
	const char **family;
	size_t rows;
	const char *left_out;    /* family that the fit does not see, or NULL */
	double *error;           /* room for one a row */
	struct number *moving;
};

bool
fit_uses(const struct case_row *row)
{
	enum score_figure f = score_figure(row);

	return score_usable(row) && !case_is(row, CASE_split, "held") &&
	    (f == FIGURE_training_memory || f == FIGURE_serving_memory ||
	    f == FIGURE_training_memory_loose);
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

	if (got.status != PREDICT_ok || got.value <= 0 ||
	    !case_number(row, CASE_value, &measured) || measured <= 0)
		return far;
	return fabs(log(got.value / measured));
}

/* Distances of the cases of a family, or of all others; how many. */
static size_t
distances(struct bench *b, const char *family, bool others, double *out)
{
	struct predictor p = { arena_child(b->arena), &b->catalog };
	size_t n = 0;

	for (size_t i = 0; i < b->rows; i++)
		if (!family || (strcmp(b->family[i], family) != 0) == others)
			out[n++] = distance(&p, b->row[i]);
	arena_free(p.arena);
	return n;
}

static double
loss(void *context, double value)
{
	struct bench *b = context;
	double sum = 0;
	size_t n;

	b->moving->value = value;
	n = distances(b, b->left_out, true, b->error);
	for (size_t i = 0; i < n; i++)
		sum += b->error[i];
	qsort(b->error, n, sizeof(*b->error), by_size);
	return score_quantile(b->error, n, 0.5) + slope * sum / (double)n;
}

double
fit_least(double (*f)(void *, double), void *context, double lo, double hi)
{
	double best = lo, least = f(context, lo), step = (hi - lo) / GRID;
	double a, b;

	for (int i = 1; i <= GRID; i++) {
		double x = lo + step * i, y = f(context, x);

		if (y < least) {
			least = y;
			best = x;
		}
	}
	a = fmax(lo, best - step);
	b = fmin(hi, best + step);
	for (int i = 0; i < SECTIONS; i++) {
		double x = b - golden * (b - a), y = a + golden * (b - a);

		if (f(context, x) <= f(context, y))
			b = y;
		else
			a = x;
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

static struct number *
slot(struct bench *b, const struct field *f)
{
	return record_slot(&b->entry.head, f);
}

/* Moves each field to its best place until none gains. */
static void
descend(struct bench *b, const struct fit *fit)
{
	for (int sweep = 0; sweep < SWEEPS; sweep++) {
		bool gained = false;

		for (size_t i = 0; i < fit->fields; i++) {
			const struct fit_field *f = &fit->field[i];
			double stood, was, best;

			b->moving = slot(b, f->field);
			stood = b->moving->value;
			was = loss(b, stood);
			best = fit_least(loss, b, 0, ceiling(f->field,
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
reset(struct bench *b, const struct fit *fit)
{
	for (size_t i = 0; i < fit->fields; i++)
		slot(b, fit->field[i].field)->value = fit->field[i].before;
}

/* A distance of logarithms as a relative error. */
static double
median_error(struct bench *b, size_t n)
{
	qsort(b->error, n, sizeof(*b->error), by_size);
	return n ? expm1(score_quantile(b->error, n, 0.5)) : (double)NAN;
}

static bool
seen_before(const struct bench *b, size_t i)
{
	for (size_t k = 0; k < i; k++)
		if (!strcmp(b->family[k], b->family[i]))
			return true;
	return false;
}

static void
name_families(struct bench *b, struct fit *fit)
{
	struct text t;

	text_init(&t, b->arena);
	for (size_t i = 0; i < b->rows; i++)
		if (!seen_before(b, i)) {
			text_printf(&t, "%s%s", t.len ? ", " : "",
			    b->family[i]);
			fit->families++;
		}
	fit->sources = t.data;
}

/* Every family by a fit that has not seen it, their errors together. */
static double
leave_out(struct bench *b, const struct fit *fit)
{
	double *unseen = arena_array(b->arena, b->rows, sizeof(*unseen));
	size_t n = 0;

	for (size_t i = 0; i < b->rows; i++) {
		if (seen_before(b, i))
			continue;
		reset(b, fit);
		b->left_out = b->family[i];
		descend(b, fit);
		n += distances(b, b->family[i], false, unseen + n);
	}
	b->left_out = NULL;
	memcpy(b->error, unseen, n * sizeof(*unseen));
	return median_error(b, n);
}

/*
 * Were this the only source of its stack and not known, the stack would have
 * the default: the error with the entry taken out.  Nothing where it is the
 * default itself.
 */
static double
take_out(struct bench *b)
{
	struct record_list *list = &b->catalog.calibrations;
	struct record_list whole = *list, rest = { .item =
	    arena_array(b->arena, list->count, sizeof(*rest.item)) };
	size_t n;

	if (!strcmp(b->entry.software.text, "default"))
		return (double)NAN;
	for (size_t i = 0; i < list->count; i++)
		if (list->item[i] != &b->entry.head)
			rest.item[rest.count++] = list->item[i];
	*list = rest;
	n = distances(b, NULL, false, b->error);
	*list = whole;
	return median_error(b, n);
}

/* The fields that the entry states and its type lets be fitted. */
static void
find_fields(const struct calibration *c, struct fit *fit)
{
	size_t n = record_type_fields(c->head.type);

	for (size_t i = 0; i < n && fit->fields < FIT_FIELDS; i++) {
		const struct field *f = record_type_field(c->head.type, i);
		double value;

		if (!(f->flags & FIELD_FIT) || f->type != FIELD_NUMBER ||
		    !record_fact(&c->head, f)->given)
			continue;
		value = ((const struct number *)record_field(&c->head,
		    f))->value;
		fit->field[fit->fields++] = (struct fit_field){ f, value,
			value };
	}
}

/* The cases of the entry; loose ones where it has no others. */
static void
collect(struct bench *b, const struct calibration *c, const struct scored *s,
    size_t n)
{
	bool strict = false;

	b->row = arena_array(b->arena, n, sizeof(*b->row));
	b->family = arena_array(b->arena, n, sizeof(*b->family));
	b->error = arena_array(b->arena, n, sizeof(*b->error));
	for (int pass = 0; pass < 2 && !b->rows; pass++) {
		strict = pass == 0;
		for (size_t i = 0; i < n; i++) {
			const char *group = case_text(s[i].row, CASE_group);

			if (s[i].got.status != PREDICT_ok ||
			    s[i].got.calibration != c ||
			    !fit_uses(s[i].row) || strict == is_loose(
			    s[i].row))
				continue;
			b->row[b->rows] = s[i].row;
			b->family[b->rows++] = group ? arena_strndup(b->arena,
			    group, score_family(group)) : "";
		}
	}
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

struct fit
fit_calibration(struct arena *arena, const struct catalog *cat,
    const struct calibration *c, const struct scored *s, size_t n)
{
	struct bench b = { .arena = arena };
	struct fit fit = { .of = c, .left_out = (double)NAN };

	find_fields(c, &fit);
	collect(&b, c, s, n);
	mount(&b, cat, c);
	name_families(&b, &fit);
	fit.cases = b.rows;
	if (b.rows < FIT_CASES || !fit.fields)
		return fit;
	fit.before = median_error(&b, distances(&b, NULL, false, b.error));
	fit.left_out = fit.families > 1 ? leave_out(&b, &fit) : take_out(&b);
	reset(&b, &fit);
	descend(&b, &fit);
	for (size_t i = 0; i < fit.fields; i++)
		fit.field[i].after = slot(&b, fit.field[i].field)->value;
	fit.after = median_error(&b, distances(&b, NULL, false, b.error));
	return fit;
}
