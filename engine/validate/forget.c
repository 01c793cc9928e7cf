#include "validate/forget.h"

#include <stdlib.h>

#include "base/arena.h"
#include "base/map.h"
#include "base/sort.h"
#include "base/text.h"
#include "catalog/like.h"
#include "kind/stack.h"
#include "validate/leave_out.h"
#include "validate/refit_bench.h"

/* Entries on their way to being without a family. */
struct forgetting {
	struct arena *arena;
	const struct catalog *catalog;
	const struct refits *fits;
	const char *family;
	struct record_list *now;
};

/* A fitted field of an entry. */
struct figure {
	const struct refit *fit;
	size_t field;
};

/* Do both entries state the same constant? */
static bool
is_same(const struct figure *a, const struct figure *b)
{
	const struct field *f = a->fit->field[a->field].field;

	return f == b->fit->field[b->field].field &&
	    a->fit->field[a->field].before == b->fit->field[b->field].before &&
	    text_equal(record_fact(&a->fit->of->head, f)->assume,
	    record_fact(&b->fit->of->head, f)->assume);
}

static bool
rests(const struct forgetting *w, const struct figure *a)
{
	return bench_rests(a->fit->bench, a->field, w->family);
}

/* The entry's field, if anything is fitted to it. */
static bool
find(const struct refit *fit, const struct field *field, struct figure *out)
{
	for (size_t i = 0; fit && i < fit->fields; i++)
		if (fit->field[i].field == field) {
			*out = (struct figure){ fit, i };
			return true;
		}
	return false;
}

static const struct record *
now_of(const struct forgetting *w, const struct record *was)
{
	const struct record_list *all = &w->catalog->calibrations;

	for (size_t i = 0; i < all->count; i++)
		if (all->item[i] == was)
			return w->now->item[i];
	return was;
}

/* The middle of what other entries that state the constant, and that other
 * families move, are fitted to; false where none is. */
static bool
siblings(const struct forgetting *w, const struct figure *a, double *middle)
{
	const struct refit_field *own = &a->fit->field[a->field];
	double *found = arena_array(w->arena, w->fits->count, sizeof(*found));
	size_t n = 0;

	for (size_t i = 0; i < w->fits->count; i++) {
		const struct refit *fit = &w->fits->item[i];
		struct figure b;

		if (fit == a->fit || !find(fit, own->field, &b) ||
		    !is_same(a, &b) ||
		    !bench_moves(fit->bench, b.field, w->family))
			continue;
		found[n++] = ((const struct number *)record_field(now_of(w,
		    &fit->of->head), own->field))->value;
	}
	if (!n)
		return false;
	qsort(found, n, sizeof(*found), sort_doubles);
	*middle = score_quantile(found, n, 0.5);
	return true;
}

/* Sets the field to what is known without the family; it stays where nobody
 * says. */
static void
take_known(const struct forgetting *w, struct figure a, struct record *out)
{
	const struct field *field = a.fit->field[a.field].field;
	struct number *n = record_slot(out, field);

	while (rests(w, &a)) {
		const struct calibration *c;

		if (siblings(w, &a, &n->value))
			return;
		c = leave_out_untaught(w->catalog, a.fit->of, w->fits->what);
		if (!c)
			return;
		record_take(out, now_of(w, &c->head), field);
		if (!find(bench_refit(w->fits, &c->head), field, &a))
			return;
	}
}

/* The entry without what rests on the family alone. */
static struct record *
without(const struct forgetting *w, const struct refit *fit,
    struct record *now)
{
	struct calibration *copy = ARENA_NEW(w->arena, struct calibration);

	*copy = *(const struct calibration *)now;
	for (size_t i = 0; i < fit->fields; i++)
		take_known(w, (struct figure){ fit, i }, &copy->head);
	return &copy->head;
}

void
forget_family(struct arena *arena, const struct catalog *cat,
    const struct refits *r, const char *family, struct record_list *now)
{
	const struct record_list *all = &cat->calibrations;
	struct record_list out = { .count = all->count,
	    .item = arena_array(arena, all->count, sizeof(*out.item)) };
	const struct forgetting w = { arena, cat, r, family, now };
	struct map *moved = map_new(arena);

	for (size_t i = 0; i < all->count; i++) {
		const struct refit *fit = bench_refit(r, all->item[i]);

		out.item[i] = now->item[i];
		if (!fit || !stack_is_default(fit->of) ||
		    !bench_saw(fit->bench, family))
			continue;
		out.item[i] = without(&w, fit, now->item[i]);
		map_put(moved, out.item[i]->id, out.item[i]);
	}
	like_heirs(arena, &out, moved);
	*now = out;
}
