#include "validate/constants.h"

#include "base/arena.h"
#include "base/map.h"

/* Does the entry assume the field, a number that a fit may move? */
static bool
is_constant(const struct record *r, const struct field *f)
{
	return (f->flags & (FIELD_FIT | FIELD_FIT_SPEED)) &&
	    f->type == FIELD_NUMBER && record_fact(r, f)->given &&
	    !record_fact(r, f)->source;
}

static const char *
key(struct arena *arena, const struct record *r, const struct field *f)
{
	const char *why = record_fact(r, f)->assume;
	const struct number *n = record_field(r, f);

	return arena_printf(arena, "%s\n%.17g\n%s", f->name, n->value,
	    why ? why : "");
}

struct constants
constants_count(struct arena *arena, const struct catalog *cat)
{
	struct constants n = { 0 };
	struct map *seen = map_new(arena);

	for (size_t i = 0; i < cat->calibrations.count; i++) {
		const struct record *r = cat->calibrations.item[i];
		size_t before = n.stated;

		for (size_t k = 0; k < record_type_fields(r->type); k++) {
			const struct field *f = record_type_field(r->type, k);

			if (!is_constant(r, f))
				continue;
			n.stated++;
			n.different += !map_put(seen, key(arena, r, f), seen);
		}
		n.entries += n.stated > before;
	}
	return n;
}
