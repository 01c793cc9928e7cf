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

/* Entries with a family left out, as far as they are known. */
struct left {
	struct arena *arena;
	const struct record_list *was;
	struct record_list now;
	const char *family;
};

/* Takes what the entry shares from where it was fitted; does any differ? */
static bool
follow(struct calibration *c, const struct left *l)
{
	bool moved = false;

	for (size_t k = 0; k < l->was->count; k++) {
		const struct calibration *from = (const struct calibration *)
		    l->now.item[k];

		if (l->now.item[k] == l->was->item[k] ||
		    !like_takes(c, from, FIELD_FACT))
			continue;
		like_follow(c, from);
		moved = true;
	}
	return moved;
}

/* Moves the fitted fields of the entry to where the descent has them. */
static void
settle(struct calibration *c, const struct refit *fit)
{
	for (size_t f = 0; f < fit->fields; f++) {
		struct number *n = record_slot(&c->head, fit->field[f].field);

		n->value = bench_bounded(&fit->field[f], n->value *
		    exp(fit->bench->at[f]));
	}
}

/*
 * The entry fitted to all but the family, where what it shares has moved too;
 * as it is where the family is all, or nothing of it is among its cases.
 */
static struct record *
fitted_without(const struct left *l, const struct refit *fit)
{
	struct bench *b = fit->bench;
	struct calibration *copy = ARENA_NEW(l->arena, struct calibration);
	const struct calibration stood = b->entry;
	bool moved = follow(&b->entry, l);

	*copy = b->entry;
	if (fit->families >= 2 && (moved || saw(b, l->family))) {
		if (moved)
			bench_look(b);
		bench_descend(b, fit, l->family);
		settle(copy, fit);
	}
	b->entry = stood;
	if (moved)
		bench_look(b);
	return &copy->head;
}

static const struct refit *
refit_of(const struct refits *r, const struct record *of)
{
	for (size_t k = 0; k < r->count; k++)
		if (&r->item[k].of->head == of)
			return &r->item[k];
	return NULL;
}

static struct record *
entry_without(const struct left *l, const struct refits *r, size_t i)
{
	const struct refit *fit = refit_of(r, l->was->item[i]);
	struct calibration *copy;

	if (fit)
		return fitted_without(l, fit);
	copy = ARENA_NEW(l->arena, struct calibration);
	*copy = *(const struct calibration *)l->was->item[i];
	return follow(copy, l) ? &copy->head : l->was->item[i];
}

/* Entries after those that they are like. */
struct record_list
refit_without(struct arena *arena, const struct catalog *cat,
    const struct refits *r, const char *family)
{
	const struct record_list *all = &cat->calibrations;
	struct left l = { arena, all, { .item = arena_array(arena, all->count,
	    sizeof(*l.now.item)), .count = all->count }, family };
	size_t *depth = arena_array(arena, all->count, sizeof(*depth));
	size_t deepest = 0;

	for (size_t i = 0; i < all->count; i++) {
		l.now.item[i] = all->item[i];
		depth[i] = like_depth(cat, (const struct calibration *)
		    all->item[i]);
		deepest = depth[i] > deepest ? depth[i] : deepest;
	}
	for (size_t d = 0; d <= deepest; d++)
		for (size_t i = 0; i < all->count; i++)
			if (depth[i] == d)
				l.now.item[i] = entry_without(&l, r, i);
	return l.now;
}
