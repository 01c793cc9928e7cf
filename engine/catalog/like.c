#include "catalog/like.h"

#include <string.h>

#include "base/arena.h"
#include "base/map.h"
#include "catalog/catalog.h"

/* Entries that one is like, or its speeds are, near and far. */
enum { NEAR = 32 };

/* An entry on the way, and the fields that are taken from there. */
struct way {
	const struct calibration *to;
	unsigned flags;
};

static const struct calibration *
next(const struct catalog *cat, const struct calibration *c)
{
	return (const struct calibration *)catalog_follow(cat, "calibration",
	    &c->like);
}

static const struct calibration *
next_speed(const struct catalog *cat, const struct calibration *c)
{
	return (const struct calibration *)catalog_follow(cat, "calibration",
	    &c->speed_like);
}

static void
take(struct calibration *c, const struct calibration *from,
    const struct field *f)
{
	size_t fact = (size_t)((const char *)record_fact(&c->head, f) -
	    (const char *)c);

	record_take(&c->head, &from->head, f);
	((struct fact *)((char *)c + fact))->shared = true;
}

/* What neither the entry nor one nearer to it states, of the fields with any
 * of the flags. */
static void
fill(struct calibration *c, const struct calibration *from, unsigned flags)
{
	for (size_t i = 0; i < record_type_fields(c->head.type); i++) {
		const struct field *f = record_type_field(c->head.type, i);
		const struct fact *own = record_fact(&c->head, f);
		const struct fact *his = record_fact(&from->head, f);

		if ((f->flags & flags) && !own->given && his->given &&
		    !his->shared)
			take(c, from, f);
	}
}

/* Forgets what was taken before. */
static void
clear(struct calibration *c)
{
	static const struct calibration none;

	for (size_t i = 0; i < record_type_fields(c->head.type); i++) {
		const struct field *f = record_type_field(c->head.type, i);

		if (record_fact(&c->head, f)->shared)
			record_take(&c->head, &none.head, f);
	}
}

static size_t
add(struct way *w, size_t n, const struct calibration *to, unsigned flags)
{
	if (to && n < NEAR)
		w[n++] = (struct way){ to, flags };
	return n;
}

/* The nearest first; of two as near, the one of its memory too. */
static void
fill_from(struct calibration *c, const struct catalog *cat)
{
	struct way w[NEAR];
	size_t n = add(w, 0, next(cat, c), FIELD_FACT);

	n = add(w, n, next_speed(cat, c), FIELD_FIT_SPEED);
	for (size_t i = 0; i < n; i++) {
		fill(c, w[i].to, w[i].flags);
		n = add(w, n, next(cat, w[i].to), w[i].flags);
		n = add(w, n, next_speed(cat, w[i].to), FIELD_FIT_SPEED);
	}
}

void
like_fill(struct catalog *cat)
{
	const struct record_list *all = &cat->calibrations;

	for (size_t i = 0; i < all->count; i++)
		clear((struct calibration *)all->item[i]);
	for (size_t i = 0; i < all->count; i++)
		fill_from((struct calibration *)all->item[i], cat);
}

static bool
is_his(const struct fact *own, const struct calibration *from)
{
	return own->shared && own->of && !strcmp(own->of->id, from->head.id);
}

void
like_follow(struct calibration *c, const struct calibration *from)
{
	for (size_t i = 0; i < record_type_fields(c->head.type); i++) {
		const struct field *f = record_type_field(c->head.type, i);

		if (is_his(record_fact(&c->head, f), from))
			take(c, from, f);
	}
}

/* The entry of these that gave c the field, or NULL. */
static const struct calibration *
giver(const struct calibration *c, const struct field *f,
    const struct map *entries)
{
	const struct fact *own = record_fact(&c->head, f);

	return own->shared && own->of ? map_get(entries, own->of->id) : NULL;
}

bool
like_follow_all(struct calibration *c, const struct map *moved)
{
	bool any = false;

	for (size_t i = 0; i < record_type_fields(c->head.type); i++) {
		const struct field *f = record_type_field(c->head.type, i);
		const struct calibration *from = giver(c, f, moved);

		if (!from)
			continue;
		take(c, from, f);
		any = true;
	}
	return any;
}

void
like_heirs(struct arena *arena, struct record_list *all,
    const struct map *moved)
{
	for (size_t i = 0; i < all->count; i++) {
		struct calibration *copy;

		if (!like_takes_any((const struct calibration *)all->item[i],
		    moved))
			continue;
		copy = ARENA_NEW(arena, struct calibration);
		*copy = *(const struct calibration *)all->item[i];
		like_follow_all(copy, moved);
		all->item[i] = &copy->head;
	}
}

bool
like_takes_any(const struct calibration *c, const struct map *entries)
{
	for (size_t i = 0; i < record_type_fields(c->head.type); i++)
		if (giver(c, record_type_field(c->head.type, i), entries))
			return true;
	return false;
}

bool
like_takes(const struct calibration *c, const struct calibration *from,
    unsigned flags)
{
	for (size_t i = 0; i < record_type_fields(c->head.type); i++) {
		const struct field *f = record_type_field(c->head.type, i);

		if ((f->flags & flags) && is_his(record_fact(&c->head, f),
		    from))
			return true;
	}
	return false;
}

size_t
like_depth(const struct catalog *cat, const struct calibration *c)
{
	size_t near = next(cat, c) ? 1 + like_depth(cat, next(cat, c)) : 0;
	size_t fast = next_speed(cat, c) ?
	    1 + like_depth(cat, next_speed(cat, c)) : 0;

	return near > fast ? near : fast;
}

bool
like_astray(const struct catalog *cat, const struct calibration *c)
{
	struct way w[NEAR] = { { c, 0 } };
	size_t n = 1;

	for (size_t i = 0; i < n; i++) {
		const struct calibration *to = next(cat, w[i].to);

		if (to == c || next_speed(cat, w[i].to) == c || n >= NEAR - 1 ||
		    (to && strcmp(to->kind.text, c->kind.text) != 0 && !i))
			return true;
		n = add(w, n, to, 0);
		n = add(w, n, next_speed(cat, w[i].to), 0);
	}
	return false;
}
