/* refit: which entries and fields are fitted, and what comes of it. */
#include "validate/refit.h"

#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/map.h"
#include "catalog/like.h"
#include "kind/stack.h"
#include "validate/forget.h"
#include "validate/leave_out.h"
#include "validate/refit_bench.h"

/* What the field is where nothing is known of the stack; its own value where
 * the default states nothing, and of a default. */
static double
usual(const struct catalog *cat, const struct calibration *c,
    const struct field *f)
{
	const struct calibration *d = stack_is_default(c) ? NULL :
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

/* The cases that anything may be fitted to. */
struct lessons {
	struct scored *item;
	size_t count;
	double (*lane)[CHAIN_BLOCK];
};

static struct lessons
lessons_of(struct arena *arena, enum score_fitted what,
    const struct scored *s, size_t n)
{
	struct lessons out = { .lane = predict_lane(arena),
		.item = arena_array(arena, n + 1, sizeof(*out.item)) };

	for (size_t i = 0; i < n; i++)
		if (s[i].got.status == PREDICT_ok &&
		    refit_uses(s[i].row, what))
			out.item[out.count++] = s[i];
	return out;
}

static struct refit
refit_entry(struct arena *arena, const struct catalog *cat,
    const struct calibration *c, enum score_fitted what,
    const struct lessons *from, int steps)
{
	struct bench *b = ARENA_NEW(arena, struct bench);
	struct refit fit = { .of = c, .bench = b };

	*b = (struct bench){ .arena = arena, .catalog = cat, .entry = *c,
		.lane = from->lane };
	find_fields(cat, c, what, &fit);
	if (fit.fields)
		bench_collect(b, c, what, from->item, from->count);
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
	const struct lessons from = lessons_of(arena, what, s, n);
	struct refits out = { .what = what, .item = arena_array(arena,
	    all->count, sizeof(*out.item)) };

	for (size_t i = 0; i < all->count; i++) {
		struct refit fit = refit_entry(arena, cat,
		    (const struct calibration *)all->item[i], what, &from,
		    steps);

		if (fit.cases >= FIT_CASES && fit.fields > 0)
			out.item[out.count++] = fit;
	}
	return out;
}

/* Entries with a family left out, as far as they are known. */
struct left {
	struct arena *arena;
	const struct record_list *was;
	const struct record_list *whole;   /* with none left out, or NULL */
	struct record_list now;
	struct map *moved;       /* of `now`, what differs from was, by id */
	struct map *taught;      /* and what the family had taught */
	const char *family;
};

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
	bool moved = like_follow_all(&b->entry, l->moved);

	*copy = b->entry;
	if (fit->families >= 2 && (moved || bench_saw(b, l->family))) {
		if (moved)
			bench_glance(b);
		bench_descend(b, fit, l->family);
		settle(copy, fit);
		if (moved)
			bench_return(b);
	}
	b->entry = stood;
	return &copy->head;
}

static struct record *
entry_without(const struct left *l, const struct refit *fit, size_t i)
{
	struct calibration *copy;

	if (fit)
		return fitted_without(l, fit);
	copy = ARENA_NEW(l->arena, struct calibration);
	*copy = *(const struct calibration *)l->was->item[i];
	return like_follow_all(copy, l->moved) ? &copy->head : l->was->item[i];
}

/* An entry that the family has taught nothing, nor any that it shares with, is
 * that of the whole. */
static void
leave_out_of(struct left *l, const struct refits *r, size_t i)
{
	const struct record *was = l->was->item[i];
	const struct refit *fit = bench_refit(r, was);
	struct record *now;

	if (l->whole && !(fit && bench_saw(fit->bench, l->family)) &&
	    !like_takes_any((const struct calibration *)was, l->taught))
		now = l->whole->item[i];
	else
		now = entry_without(l, fit, i);
	if (!l->whole || now != l->whole->item[i])
		map_put(l->taught, now->id, now);
	if (now != was)
		map_put(l->moved, now->id, now);
	l->now.item[i] = now;
}

/* Entries after those that they are like. */
struct record_list
refit_without(struct arena *arena, const struct catalog *cat,
    const struct refits *r, const struct record_list *whole,
    const char *family)
{
	const struct record_list *all = &cat->calibrations;
	struct left l = { arena, all, whole, { .item = arena_array(arena,
	    all->count, sizeof(*l.now.item)), .count = all->count },
	    map_new(arena), map_new(arena), family };
	size_t *depth = arena_array(arena, all->count, sizeof(*depth));
	size_t deepest = 0;

	for (size_t i = 0; i < all->count; i++) {
		depth[i] = like_depth(cat, (const struct calibration *)
		    all->item[i]);
		deepest = depth[i] > deepest ? depth[i] : deepest;
	}
	for (size_t d = 0; d <= deepest; d++)
		for (size_t i = 0; i < all->count; i++)
			if (depth[i] == d)
				leave_out_of(&l, r, i);
	if (family)
		forget_family(arena, cat, r, family, &l.now);
	return l.now;
}
