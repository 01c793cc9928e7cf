/* refit_descent: the fields of an entry, moved to where its cases want them. */
#include "base/sort.h"
#include "kind/stack.h"
#include "validate/refit_bench.h"

#include <math.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/array.h"
#include "catalog/like.h"
#include "validate/physical.h"

/* Places between two steps of a table that a fit looks at, how often it goes
 * over all fields, and how often it goes half as far. */
enum { BETWEEN = 6, SWEEPS = 6, HALVES = 3 };

static const double slope = 0.1;    /* weight of the mean in the loss */
static const double far = 1.5;      /* a distance that counts no more */
static const double pull = 0.01;    /* loss of a field e times its default */
static const double few = 0.3;      /* weight of a unit of one or two cases */
static const double hold = 0.002;   /* the same of a default's own value */
static const double enough = 1e-5;  /* a smaller gain is none */
static const double most_share = 0.96, least_share = 0.03;
/* Steps of logarithms: wide, then finer about what was found. */
static const double widths[] = { 0.25, 0.1, 0.03, 0.006 };
static const double usual_width = 0.15;

/* ln(predicted / measured); a case that is not predicted is far off. */
static double
distance(const struct predictor *p, const struct case_row *row)
{
	struct prediction got = predict(p, row);
	double measured;

	if (got.status != PREDICT_ok || !isfinite(got.value) ||
	    got.value <= 0 || !case_number(row, CASE_value, &measured) ||
	    measured <= 0)
		return 2 * far;
	return log(got.value / measured);
}

/* Of all cases, or of those that move. */
static void
distances(struct bench *b, const bool *moves, double *out)
{
	struct predictor p = { .arena = arena_child(b->arena),
		.catalog = b->catalog, .lane = b->lane };

	for (struct heir *h = b->heirs; h; h = h->next)
		like_follow(&h->as, &b->entry);
	for (size_t i = 0; i < b->samples; i++) {
		if (moves && !moves[i])
			continue;
		p.calibration = b->sample[i].heir ? b->sample[i].heir :
		    &b->entry;
		out[i] = distance(&p, b->sample[i].row);
	}
	arena_free(p.arena);
}

double
bench_bounded(const struct refit_field *f, double value)
{
	if (!(f->field->flags & FIELD_SHARE))
		return value;
	return fmin(fmax(value, fmax(least_share, physical_least(f->field))),
	    fmin(most_share, physical_most(f->field)));
}

/*
 * Predicts the cases with the field at every step, the two ends first: what is
 * not moved by either stays where it is between them.
 */
static void
make_rows(struct bench *b, const struct refit *fit, size_t f, bool *moves,
    double *out)
{
	struct number *n = bench_slot(b, &fit->field[f]);
	double (*row)[BENCH_GRID] = &b->moved[f * b->samples];
	double stood = n->value;

	for (int k = 0; k < BENCH_GRID; k++) {
		int g = k < 2 ? k * (BENCH_GRID - 1) : k - 1;

		n->value = bench_bounded(&fit->field[f], stood *
		    exp((g - BENCH_SIDE) * b->width));
		if (g != BENCH_SIDE)
			distances(b, k < 2 ? NULL : moves, out);
		for (size_t i = 0; i < b->samples; i++) {
			bool still = g == BENCH_SIDE || (k > 1 && !moves[i]);

			row[i][g] = still ? 0 : out[i] - b->sample[i].off;
			if (k == 1)
				moves[i] = row[i][0] != 0 || row[i][g] != 0;
		}
	}
	n->value = stood;
}

/* Predicts every case with every field at every step. */
static void
make_table(struct bench *b, const struct refit *fit)
{
	double *out = arena_array(b->arena, b->samples, sizeof(*out));
	bool *moves = arena_array(b->arena, b->samples, sizeof(*moves));

	distances(b, NULL, out);
	for (size_t i = 0; i < b->samples; i++)
		b->sample[i].off = out[i];
	for (size_t f = 0; f < fit->fields; f++) {
		b->at[f] = 0;
		make_rows(b, fit, f, moves, out);
	}
}

static double
between(const double *moved, double at, double width)
{
	double x = fmin(fmax(at / width + BENCH_SIDE, 0), BENCH_GRID - 1);
	size_t g = (size_t)fmin(floor(x), BENCH_GRID - 2);

	return moved[g] + (x - (double)g) * (moved[g + 1] - moved[g]);
}

static double
unit_loss(double *error, size_t n)
{
	double sum = 0;

	for (size_t i = 0; i < n; i++) {
		error[i] = fabs(error[i]);
		sum += fmin(error[i], far);
	}
	qsort(error, n, sizeof(*error), sort_doubles);
	return score_quantile(error, n, 0.5) + slope * sum / (double)n;
}

/* Families of fewer cases are not scored, and hardly count. */
static double
weight(size_t n)
{
	return n >= SCORE_FAMILY ? 1 : few;
}

/* Over the units, but those of a family that is left out, with the field f
 * at `at` and the others in sum. */
static double
loss(struct bench *b, size_t f, double at, const char *without)
{
	double total = 0, units = 0;

	for (size_t i = 0, n; i < b->samples; i += n) {
		const struct sample *s = &b->sample[i];

		for (n = 0; i + n < b->samples &&
		    bench_same_unit(s, s + n); n++)
			b->error[n] = b->sum[i + n] + between(
			    b->moved[f * b->samples + i + n], at, b->width);
		if (without && !strcmp(s->family, without))
			continue;
		total += weight(n) * unit_loss(b->error, n);
		units += weight(n);
	}
	return units > 0 ? total / units : 0;
}

/* What it costs to stand away from what an unknown stack has. */
static double
strain(struct bench *b, const struct refit_field *f, double at)
{
	double now = bench_bounded(f, bench_slot(b, f)->value * exp(at));

	return f->usual <= 0 || now <= 0 ? 0 :
	    (stack_is_default(&b->entry) ? hold : pull) *
	    fabs(log(now / f->usual));
}

/* The best place of one field; did it move? */
static bool
move(struct bench *b, const struct refit *fit, size_t f, const char *without)
{
	double best = b->at[f], least, fine = b->width / BETWEEN;

	for (size_t i = 0; i < b->samples; i++)
		b->sum[i] -= between(b->moved[f * b->samples + i], b->at[f],
		    b->width);
	least = loss(b, f, best, without) + strain(b, &fit->field[f], best);
	for (int g = -BENCH_SIDE * BETWEEN; g <= BENCH_SIDE * BETWEEN; g++) {
		double now = loss(b, f, g * fine, without) +
		    strain(b, &fit->field[f], g * fine);

		if (now < least - enough) {
			least = now;
			best = g * fine;
		}
	}
	for (size_t i = 0; i < b->samples; i++)
		b->sum[i] += between(b->moved[f * b->samples + i], best,
		    b->width);
	if (fabs(best - b->at[f]) < fine / 2)
		return false;
	b->at[f] = best;
	return true;
}

void
bench_descend(struct bench *b, const struct refit *fit, const char *without)
{
	bool moved = true;

	for (size_t f = 0; f < fit->fields; f++)
		b->at[f] = 0;
	for (size_t i = 0; i < b->samples; i++)
		b->sum[i] = b->sample[i].off;
	for (int sweep = 0; sweep < SWEEPS && moved; sweep++) {
		moved = false;
		for (size_t f = 0; f < fit->fields; f++)
			if (bench_slot(b, &fit->field[f])->value > 0)
				moved |= move(b, fit, f, without);
	}
}

double
bench_median(struct bench *b)
{
	for (size_t i = 0; i < b->samples; i++)
		b->error[i] = fabs(b->sample[i].off);
	qsort(b->error, b->samples, sizeof(*b->error), sort_doubles);
	return b->samples ? expm1(score_quantile(b->error, b->samples, 0.5)) :
	    (double)NAN;
}

/* The loss as it is, all units and fields. */
static double
loss_now(struct bench *b, const struct refit *fit)
{
	double sum = 0;

	for (size_t i = 0; i < b->samples; i++)
		b->sum[i] = b->sample[i].off;
	for (size_t f = 0; f < fit->fields; f++)
		sum += strain(b, &fit->field[f], 0);
	return loss(b, 0, 0, NULL) + sum;
}

static void
keep(struct bench *b, const struct refit *fit, double *value)
{
	for (size_t f = 0; f < fit->fields; f++)
		value[f] = bench_slot(b, &fit->field[f])->value;
}

static void
put_back(struct bench *b, const struct refit *fit, const double *value)
{
	for (size_t f = 0; f < fit->fields; f++)
		bench_slot(b, &fit->field[f])->value = value[f];
}

static void
take_step(struct bench *b, const struct refit *fit)
{
	for (size_t f = 0; f < fit->fields; f++) {
		struct number *n = bench_slot(b, &fit->field[f]);

		n->value = bench_bounded(&fit->field[f], n->value *
		    exp(b->at[f]));
	}
}

/* Predicts the cases as the entry stands. */
static void
look(struct bench *b)
{
	distances(b, NULL, b->sum);
	for (size_t i = 0; i < b->samples; i++)
		b->sample[i].off = b->sum[i];
}

void
bench_glance(struct bench *b)
{
	for (size_t i = 0; i < b->samples; i++)
		b->kept[i] = b->sample[i].off;
	look(b);
}

void
bench_return(struct bench *b)
{
	for (size_t i = 0; i < b->samples; i++)
		b->sample[i].off = b->kept[i];
}

/* As far as the table says, else half as far, ..., else nowhere: logarithms of
 * fields that hold each other back do not add. */
static void
go(struct bench *b, const struct refit *fit, double was)
{
	double stood[FIT_FIELDS];

	keep(b, fit, stood);
	for (int i = 0; i < HALVES; i++) {
		take_step(b, fit);
		look(b);
		if (loss_now(b, fit) < was)
			return;
		put_back(b, fit, stood);
		for (size_t f = 0; f < fit->fields; f++)
			b->at[f] /= 2;
	}
}

void
bench_fit(struct bench *b, const struct refit *fit, int steps)
{
	for (int i = 0; i < steps; i++) {
		double was;

		b->width = widths[(size_t)i < COUNT(widths) ? (size_t)i :
		    COUNT(widths) - 1];
		make_table(b, fit);
		was = loss_now(b, fit);
		bench_descend(b, fit, NULL);
		go(b, fit, was);
	}
	b->width = usual_width;
	make_table(b, fit);
}

void
bench_open(struct bench *b, size_t fields)
{
	b->moved = arena_array(b->arena, b->samples * fields,
	    sizeof(*b->moved));
	b->sum = arena_array(b->arena, b->samples, sizeof(*b->sum));
	b->error = arena_array(b->arena, b->samples, sizeof(*b->error));
	b->kept = arena_array(b->arena, b->samples, sizeof(*b->kept));
	b->width = usual_width;
	look(b);
}
