/* refit: which entries and fields are fitted, and what comes of it. */
#include "validate/refit.h"

#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "catalog/like.h"
#include "validate/leave_out.h"
#include "validate/refit_bench.h"

/* What the field is where nothing is known of the stack; its own value where
 * the default states nothing, and of a default. */
static double
usual(const struct catalog *cat, const struct calibration *c,
    const struct field *f)
{
	const struct calibration *d = bench_is_default(c) ? NULL :
	    leave_out_default(cat, c);
	const struct number *n = record_field(&c->head, f);

	if (d && record_fact(&d->head, f)->given)
		n = record_field(&d->head, f);
	return n->value;
}

/* The fields that the entry assumes and its type lets be fitted. */
static void
find_fields(const struct catalog *cat, const struct calibration *c,
    enum score_fitted what, struct refit *fit)
{
	unsigned flag = bench_marks(what);
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
		bench_collect(b, c, what, s, n);
	bench_families(b, &fit);
	fit.cases = b->samples;
	if (b->samples < FIT_CASES || !fit.fields)
		return fit;
	bench_open(b, fit.fields);
	fit.before = bench_median(b);
	bench_fit(b, &fit, steps);
	for (size_t f = 0; f < fit.fields; f++)
		fit.field[f].after = bench_slot(b, &fit.field[f])->value;
	fit.after = bench_median(b);
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
	bench_descend(b, fit, family);
	for (size_t f = 0; f < fit->fields; f++) {
		struct number *n = record_slot(&copy->head,
		    fit->field[f].field);

		n->value = bench_bounded(&fit->field[f], n->value *
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
