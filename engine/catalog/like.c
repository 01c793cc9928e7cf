#include "catalog/like.h"

#include <string.h>

#include "catalog/catalog.h"

/* Of entries that are like each other, the longest way that is followed. */
enum { DEEPEST = 8 };

static const struct calibration *
next(const struct catalog *cat, const struct calibration *c)
{
	return (const struct calibration *)catalog_follow(cat, "calibration",
	    &c->like);
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

/* What neither the entry nor one nearer to it states. */
static void
fill(struct calibration *c, const struct calibration *from)
{
	for (size_t i = 0; i < record_type_fields(c->head.type); i++) {
		const struct field *f = record_type_field(c->head.type, i);
		const struct fact *own = record_fact(&c->head, f);
		const struct fact *his = record_fact(&from->head, f);

		if ((f->flags & FIELD_FACT) && !own->given && his->given &&
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

void
like_fill(struct catalog *cat)
{
	const struct record_list *all = &cat->calibrations;

	for (size_t i = 0; i < all->count; i++)
		clear((struct calibration *)all->item[i]);
	for (size_t i = 0; i < all->count; i++) {
		struct calibration *c = (struct calibration *)all->item[i];
		const struct calibration *from = next(cat, c);

		for (int n = 0; from && n < DEEPEST; n++) {
			fill(c, from);
			from = next(cat, from);
		}
	}
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

bool
like_takes(const struct calibration *c, const struct calibration *from)
{
	for (size_t i = 0; i < record_type_fields(c->head.type); i++)
		if (is_his(record_fact(&c->head,
		    record_type_field(c->head.type, i)), from))
			return true;
	return false;
}

bool
like_astray(const struct catalog *cat, const struct calibration *c)
{
	const struct calibration *to = next(cat, c);

	for (int n = 0; to; n++) {
		if (to == c || n == DEEPEST ||
		    strcmp(to->kind.text, c->kind.text) != 0)
			return true;
		to = next(cat, to);
	}
	return false;
}
