/* Number formats: what other records say in one, and which one that is. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "catalog/vocabulary.h"

static const char *const names[FORMAT_NAMES] = {
	[FORMAT_other] = "",
#define SPOKEN_FORMAT(id) [FORMAT_##id] = #id,
#include "catalog/spoken_formats.def"
};

const struct format *
format_find(const struct catalog *c, const char *id)
{
	return id ? (const struct format *)catalog_find(&c->formats, id) :
	    NULL;
}

const struct format *
format_of(const struct catalog *c, enum format_name name)
{
	return c->spoken[name];
}

const struct format *
format_beside(const struct format *f, enum format_name name)
{
	return f->spoken[name];
}

const struct number *
rates_of(const struct rates *r, const struct format *f)
{
	static const struct number none;

	for (size_t i = 0; f && i < r->count; i++)
		if (r->item[i].of == f)
			return &r->item[i].number;
	return &none;
}

const struct rate *
rates_find(const struct rates *r, enum format_name name)
{
	for (size_t i = 0; i < r->count; i++)
		if (format_is(r->item[i].of, name))
			return &r->item[i];
	return NULL;
}

bool
rates_put(struct rates *r, const struct rate *rate)
{
	size_t i = 0;

	while (i < r->count && strcmp(r->item[i].number.fact.part,
	    rate->number.fact.part) != 0)
		i++;
	if (i == RATES_MOST)
		return false;
	r->item[i] = *rate;
	r->count += i == r->count;
	return true;
}

static int
compare_rates(const void *left, const void *right)
{
	const struct rate *a = left, *b = right;
	size_t none = (size_t)-1;
	size_t from = a->of ? a->of->place : none;
	size_t to = b->of ? b->of->place : none;

	return from == to ? strcmp(a->number.fact.part, b->number.fact.part) :
	    from < to ? -1 : 1;
}

static void
seal_rates(const struct catalog *c, struct rates *r)
{
	for (size_t i = 0; i < r->count; i++)
		r->item[i].of = format_find(c, r->item[i].number.fact.part);
	if (!c->sealed && r->count > 1)
		qsort(r->item, r->count, sizeof(*r->item), compare_rates);
}

static void
seal_list(const struct catalog *c, const struct record_list *l)
{
	for (size_t i = 0; i < l->count; i++) {
		struct record *r = l->item[i];

		for (size_t n = 0; n < record_type_fields(r->type); n++) {
			const struct field *f = record_type_field(r->type, n);

			if (f->type == FIELD_RATES)
				seal_rates(c, record_slot(r, f));
		}
	}
}

/* What a format computes in, itself where it says nothing, and its name. */
static void
seal_format(const struct catalog *c, struct format *f)
{
	const struct format *other = format_find(c, f->compute.text);

	f->computes = other ? other : f;
	f->width = f->bits.value * 8;
	f->spoken = c->spoken;
	for (int i = FORMAT_other + 1; i < FORMAT_NAMES; i++)
		if (!strcmp(names[i], f->head.id))
			f->known = (enum format_name)i;
}

const char *
format_capitals(struct arena *arena, const char *id)
{
	char *text = arena_strdup(arena, id);

	for (char *c = text; *c; c++)
		*c = (char)toupper((unsigned char)*c);
	return text;
}

void
formats_order(struct catalog *c, struct arena *arena)
{
	const struct record_list *l = &c->formats;

	c->format = arena_array(arena, l->count + 1, sizeof(*c->format));
	c->format_count = l->count;
	for (size_t i = 0; i < l->count; i++) {
		struct format *f = (struct format *)l->item[i];

		f->place = i;
		f->said = f->written.text ? f->written.text :
		    format_capitals(arena, f->head.id);
		c->format[i] = f;
	}
}

void
formats_seal(struct catalog *c)
{
	for (size_t i = 0; i < c->formats.count; i++)
		seal_format(c, (struct format *)c->formats.item[i]);
	for (int i = FORMAT_other + 1; i < FORMAT_NAMES; i++)
		c->spoken[i] = format_find(c, names[i]);
	for (size_t i = 0; i < c->schemes.count; i++) {
		struct scheme *s = (struct scheme *)c->schemes.item[i];

		s->computes = format_find(c, s->compute.text);
	}
	for (size_t i = 0; i < c->models.count; i++) {
		struct model *m = (struct model *)c->models.item[i];

		m->published = format_find(c, m->weight_format.text);
	}
	seal_list(c, &c->accelerators);
	seal_list(c, &c->processors);
	c->sealed = true;
}
