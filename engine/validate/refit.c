#include "validate/refit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "catalog/like.h"
#include "kind/case.h"
#include "kind/stack.h"
#include "validate/leave_out.h"
#include "validate/physical.h"

/* Steps of a field to each side in a table, places between two of them that a
 * fit looks at, and how often it goes over all fields. */
enum { SIDE = 3, GRID = 2 * SIDE + 1, BETWEEN = 6, SWEEPS = 6,
	HALVES = 3 };

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

/* A case that an entry is fitted to. */
struct sample {
	const struct case_row *row;
	const char *family;
	int figure;
	bool blank;
	struct calibration *heir;  /* that shares its fields, or NULL */
	double off;              /* ln(predicted / measured) as it is */
};

/* An entry that is like the one that is fitted, as that moves. */
struct heir {
	const struct calibration *of;
	struct calibration as;
	struct heir *next;
};

/* An entry on its way: its cases one unit, a family's figure, after another. */
struct bench {
	struct arena *arena;
	const struct catalog *catalog;
	struct calibration entry;
	struct heir *heirs;
	struct sample *sample;
	size_t samples, room;
	/* By field, step and sample, what a step adds to `off`. */
	double (*moved)[GRID];
	double width;
	double at[FIT_FIELDS];   /* of each field, ln from the entry's */
	double *sum, *error;     /* one a sample */
};

bool
refit_uses(const struct case_row *row, enum score_fitted what)
{
	return score_usable(row) && !case_is(row, CASE_split, "held") &&
	    score_fitted(score_figure(row)) == what;
}

struct case_row *
refit_blank(struct arena *arena, const struct case_row *row)
{
	struct case_row *copy = ARENA_NEW(arena, struct case_row);

	*copy = *row;
	copy->cell[CASE_software] = NULL;
	return copy;
}

static const char *
family_of(struct arena *arena, const struct case_row *row)
{
	const char *group = case_text(row, CASE_group);

	return group ? arena_strndup(arena, group, score_family(group)) : "";
}

static int
by_size(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

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

static void
distances(struct bench *b, double *out)
{
	struct predictor p = { .arena = arena_child(b->arena),
		.catalog = b->catalog };

	for (struct heir *h = b->heirs; h; h = h->next)
		like_follow(&h->as, &b->entry);
	for (size_t i = 0; i < b->samples; i++) {
		p.calibration = b->sample[i].heir ? b->sample[i].heir :
		    &b->entry;
		out[i] = distance(&p, b->sample[i].row);
	}
	arena_free(p.arena);
}

static struct number *
slot(struct bench *b, const struct refit_field *f)
{
	return record_slot(&b->entry.head, f->field);
}

static bool
is_default(const struct calibration *c)
{
	return !strcmp(c->software.text, "default");
}

/* How far a field may go: physics bounds shares. */
static double
bounded(const struct refit_field *f, double value)
{
	if (!(f->field->flags & FIELD_SHARE))
		return value;
	return fmin(fmax(value, fmax(least_share, physical_least(f->field))),
	    fmin(most_share, physical_most(f->field)));
}

/* Predicts every case with every field at every step. */
static void
make_table(struct bench *b, const struct refit *fit)
{
	double *out = arena_array(b->arena, b->samples, sizeof(*out));

	distances(b, out);
	for (size_t i = 0; i < b->samples; i++)
		b->sample[i].off = out[i];
	for (size_t f = 0; f < fit->fields; f++) {
		struct number *n = slot(b, &fit->field[f]);
		double stood = n->value;

		b->at[f] = 0;
		for (int g = 0; g < GRID; g++) {
			n->value = bounded(&fit->field[f], stood *
			    exp((g - SIDE) * b->width));
			if (g != SIDE)
				distances(b, out);
			for (size_t i = 0; i < b->samples; i++)
				b->moved[f * b->samples + i][g] = g == SIDE ?
				    0 : out[i] - b->sample[i].off;
		}
		n->value = stood;
	}
}

static double
between(const double *moved, double at, double width)
{
	double x = fmin(fmax(at / width + SIDE, 0), GRID - 1);
	size_t g = (size_t)fmin(floor(x), GRID - 2);

	return moved[g] + (x - (double)g) * (moved[g + 1] - moved[g]);
}

static bool
same_unit(const struct sample *a, const struct sample *b)
{
	return a->figure == b->figure && a->blank == b->blank &&
	    a->heir == b->heir && !strcmp(a->family, b->family);
}

static double
unit_loss(double *error, size_t n)
{
	double sum = 0;

	for (size_t i = 0; i < n; i++) {
		error[i] = fabs(error[i]);
		sum += fmin(error[i], far);
	}
	qsort(error, n, sizeof(*error), by_size);
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

		for (n = 0; i + n < b->samples && same_unit(s, s + n); n++)
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
	double now = bounded(f, slot(b, f)->value * exp(at));

	return f->usual <= 0 || now <= 0 ? 0 :
	    (is_default(&b->entry) ? hold : pull) * fabs(log(now / f->usual));
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
	for (int g = -SIDE * BETWEEN; g <= SIDE * BETWEEN; g++) {
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

/* From where the table stands: each field to its best place until none
 * gains. */
static void
descend(struct bench *b, const struct refit *fit, const char *without)
{
	bool moved = true;

	for (size_t f = 0; f < fit->fields; f++)
		b->at[f] = 0;
	for (size_t i = 0; i < b->samples; i++)
		b->sum[i] = b->sample[i].off;
	for (int sweep = 0; sweep < SWEEPS && moved; sweep++) {
		moved = false;
		for (size_t f = 0; f < fit->fields; f++)
			if (slot(b, &fit->field[f])->value > 0)
				moved |= move(b, fit, f, without);
	}
}

static double
median_error(struct bench *b)
{
	for (size_t i = 0; i < b->samples; i++)
		b->error[i] = fabs(b->sample[i].off);
	qsort(b->error, b->samples, sizeof(*b->error), by_size);
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
		value[f] = slot(b, &fit->field[f])->value;
}

static void
put_back(struct bench *b, const struct refit *fit, const double *value)
{
	for (size_t f = 0; f < fit->fields; f++)
		slot(b, &fit->field[f])->value = value[f];
}

static void
take_step(struct bench *b, const struct refit *fit)
{
	for (size_t f = 0; f < fit->fields; f++) {
		struct number *n = slot(b, &fit->field[f]);

		n->value = bounded(&fit->field[f], n->value *
		    exp(b->at[f]));
	}
}

static void
look(struct bench *b)
{
	distances(b, b->sum);
	for (size_t i = 0; i < b->samples; i++)
		b->sample[i].off = b->sum[i];
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

/* Finer and finer tables. */
static void
fit_entry(struct bench *b, const struct refit *fit, int steps)
{
	for (int i = 0; i < steps; i++) {
		double was;

		b->width = widths[(size_t)i < COUNT(widths) ? (size_t)i :
		    COUNT(widths) - 1];
		make_table(b, fit);
		was = loss_now(b, fit);
		descend(b, fit, NULL);
		go(b, fit, was);
	}
	b->width = usual_width;
	make_table(b, fit);
}

/* What the field is where nothing is known of the stack; its own value where
 * the default states nothing, and of a default. */
static double
usual(const struct catalog *cat, const struct calibration *c,
    const struct field *f)
{
	const struct calibration *d = is_default(c) ? NULL :
	    leave_out_default(cat, c);
	const struct number *n = record_field(&c->head, f);

	if (d && record_fact(&d->head, f)->given)
		n = record_field(&d->head, f);
	return n->value;
}

static unsigned
marks_of(enum score_fitted what)
{
	return what == FITTED_memory ? FIELD_FIT : FIELD_FIT_SPEED;
}

/* The fields that the entry assumes and its type lets be fitted. */
static void
find_fields(const struct catalog *cat, const struct calibration *c,
    enum score_fitted what, struct refit *fit)
{
	unsigned flag = marks_of(what);
	size_t n = record_type_fields(c->head.type);

	for (size_t i = 0; i < n && fit->fields < FIT_FIELDS; i++) {
		const struct field *f = record_type_field(c->head.type, i);
		double value;

		if (!(f->flags & flag) || f->type != FIELD_NUMBER ||
		    !record_fact(&c->head, f)->given ||
		    record_fact(&c->head, f)->shared ||
		    record_fact(&c->head, f)->source)
			continue;
		value = ((const struct number *)record_field(&c->head,
		    f))->value;
		fit->field[fit->fields++] = (struct refit_field){ f, value,
			value, usual(cat, c, f) };
	}
}

/* The copy of an entry that moves with the one that is fitted. */
static struct calibration *
heir(struct bench *b, const struct calibration *of)
{
	struct heir *h = b->heirs;

	while (h && h->of != of)
		h = h->next;
	if (!h) {
		h = ARENA_NEW(b->arena, struct heir);
		*h = (struct heir){ of, *of, b->heirs };
		b->heirs = h;
	}
	return &h->as;
}

static void
add_sample(struct bench *b, const struct case_row *row, bool blank,
    const struct calibration *by)
{
	struct sample s = { .family = family_of(b->arena, row),
		.figure = (int)score_figure(row), .blank = blank,
		.heir = by ? heir(b, by) : NULL };

	if (b->samples == b->room) {
		struct sample *old = b->sample;

		b->room = 2 * b->room + 64;
		b->sample = arena_array(b->arena, b->room, sizeof(s));
		for (size_t i = 0; i < b->samples; i++)
			b->sample[i] = old[i];
	}
	s.row = blank ? refit_blank(b->arena, row) : row;
	b->sample[b->samples++] = s;
}

/* Is it known by a family's names that it runs unlike stacks in general? */
static bool
runs_apart(const struct calibration *c)
{
	return c && is_default(c) && c->aliases.count > 0;
}

/* What would predict the case if nobody had printed a name. */
static const struct calibration *
nameless(const struct catalog *cat, const struct scored *s)
{
	struct predictor p = { .catalog = cat };
	struct case_row row = *s->row;

	row.cell[CASE_software] = NULL;
	return runs_apart(s->got.calibration) ? NULL :
	    case_calibration(&p, &row);
}

/* Would the default of a family predict the case if its stack were not
 * known? */
static bool
stands_in(const struct catalog *cat, const struct calibration *d,
    const struct scored *s)
{
	return s->got.calibration && !is_default(s->got.calibration) &&
	    leave_out_default(cat, s->got.calibration) == d;
}

/*
 * The case as it is, by the entry or one that takes from it, and as a default
 * would have it: once, where its stack has no speeds of its own.
 */
static void
add_case(struct bench *b, const struct calibration *c, unsigned marks,
    const struct scored *s)
{
	const struct calibration *by = s->got.calibration;
	bool own = case_is(s->row, CASE_kind, c->kind.text);
	bool blank = own && is_default(c) && !c->aliases.count &&
	    nameless(b->catalog, s) == c;

	if (blank)
		add_sample(b, s->row, true, NULL);
	if (blank && by && by->speed_like.text)
		return;
	if (by == c)
		add_sample(b, s->row, false, NULL);
	else if (by && like_takes(by, c, marks))
		add_sample(b, s->row, false, by);
	if (own && is_default(c) && c->aliases.count &&
	    stands_in(b->catalog, c, s))
		add_sample(b, s->row, false, NULL);
}

static void
collect(struct bench *b, const struct calibration *c, enum score_fitted what,
    const struct scored *s, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (s[i].got.status == PREDICT_ok &&
		    refit_uses(s[i].row, what))
			add_case(b, c, marks_of(what), &s[i]);
}

/* Units together, in the order of their first cases; of each as many as are
 * looked at, evenly spread. */
static void
sort_units(struct bench *b)
{
	struct sample *out = arena_array(b->arena, b->samples + 1,
	    sizeof(*out));
	bool *done = arena_array(b->arena, b->samples + 1, sizeof(*done));
	size_t kept = 0;

	for (size_t i = 0; i < b->samples; i++) {
		size_t n = 0, seen = 0;

		if (done[i])
			continue;
		for (size_t k = i; k < b->samples; k++)
			n += same_unit(&b->sample[i], &b->sample[k]);
		for (size_t k = i; k < b->samples; k++) {
			if (!same_unit(&b->sample[i], &b->sample[k]))
				continue;
			done[k] = true;
			if (n <= FIT_SAMPLE || (seen + 1) * FIT_SAMPLE / n >
			    seen * FIT_SAMPLE / n)
				out[kept++] = b->sample[k];
			seen++;
		}
	}
	b->sample = out;
	b->samples = kept;
}

static void
name_families(struct bench *b, struct refit *fit)
{
	struct text t;

	text_init(&t, b->arena);
	for (size_t i = 0; i < b->samples; i++) {
		size_t k = 0;

		while (strcmp(b->sample[k].family, b->sample[i].family) != 0)
			k++;
		if (k < i)
			continue;
		text_printf(&t, "%s%s", t.len ? ", " : "",
		    b->sample[i].family);
		fit->families++;
	}
	fit->sources = t.data ? t.data : "";
}

static struct refit
refit_entry(struct arena *arena, const struct catalog *cat,
    const struct calibration *c, enum score_fitted what,
    const struct scored *s, size_t n, int steps)
{
	struct bench *b = ARENA_NEW(arena, struct bench);
	struct refit fit = { .of = c, .bench = b };

	*b = (struct bench){ .arena = arena, .catalog = cat, .entry = *c };
	find_fields(cat, c, what, &fit);
	if (fit.fields)
		collect(b, c, what, s, n);
	sort_units(b);
	name_families(b, &fit);
	fit.cases = b->samples;
	if (b->samples < FIT_CASES || !fit.fields)
		return fit;
	b->moved = arena_array(arena, b->samples * fit.fields,
	    sizeof(*b->moved));
	b->sum = arena_array(arena, b->samples, sizeof(*b->sum));
	b->error = arena_array(arena, b->samples, sizeof(*b->error));
	b->width = usual_width;
	look(b);
	fit.before = median_error(b);
	fit_entry(b, &fit, steps);
	for (size_t f = 0; f < fit.fields; f++)
		fit.field[f].after = slot(b, &fit.field[f])->value;
	fit.after = median_error(b);
	return fit;
}

struct refits
refit_all(struct arena *arena, const struct catalog *cat,
    enum score_fitted what, const struct scored *s, size_t n, int steps)
{
	const struct record_list *all = &cat->calibrations;
	struct refits out = { .what = what, .item = arena_array(arena,
	    all->count, sizeof(*out.item)) };

	for (size_t i = 0; i < all->count; i++) {
		struct refit fit = refit_entry(arena, cat,
		    (const struct calibration *)all->item[i], what, s, n,
		    steps);

		if (fit.cases >= FIT_CASES && fit.fields > 0)
			out.item[out.count++] = fit;
	}
	return out;
}

static bool
saw(const struct bench *b, const char *family)
{
	for (size_t i = 0; i < b->samples; i++)
		if (!strcmp(b->sample[i].family, family))
			return true;
	return false;
}

/* The entry fitted to all but the family; as it is where that is all. */
static struct record *
fitted_without(struct arena *arena, const struct refit *fit,
    const char *family)
{
	struct bench *b = fit->bench;
	struct calibration *copy = ARENA_NEW(arena, struct calibration);

	*copy = b->entry;
	if (fit->families < 2 || !saw(b, family))
		return &copy->head;
	descend(b, fit, family);
	for (size_t f = 0; f < fit->fields; f++) {
		struct number *n = record_slot(&copy->head,
		    fit->field[f].field);

		n->value = bounded(&fit->field[f], n->value *
		    exp(b->at[f]));
	}
	return &copy->head;
}

/* What an entry shares comes from where it was fitted. */
static struct record *
following(struct arena *arena, const struct record_list *was,
    const struct record_list *now, size_t i)
{
	struct calibration *copy = ARENA_NEW(arena, struct calibration);

	*copy = *(const struct calibration *)now->item[i];
	for (size_t k = 0; k < was->count; k++)
		if (now->item[k] != was->item[k])
			like_follow(copy, (const struct calibration *)
			    now->item[k]);
	return &copy->head;
}

struct record_list
refit_without(struct arena *arena, const struct catalog *cat,
    const struct refits *r, const char *family)
{
	const struct record_list *all = &cat->calibrations;
	struct record_list out = { .item = arena_array(arena, all->count,
	    sizeof(*out.item)), .count = all->count };

	for (size_t i = 0; i < all->count; i++) {
		out.item[i] = all->item[i];
		for (size_t k = 0; k < r->count; k++)
			if (&r->item[k].of->head == all->item[i])
				out.item[i] = fitted_without(arena,
				    &r->item[k], family);
	}
	for (size_t i = 0; i < all->count; i++) {
		const struct calibration *c = (const struct calibration *)
		    all->item[i];

		if (c->like.text || c->speed_like.text)
			out.item[i] = following(arena, all, &out, i);
	}
	return out;
}
