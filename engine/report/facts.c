/* What a record states, field by field, with who says so. */
#include <math.h>
#include <string.h>

#include "base/array.h"
#include "base/map.h"
#include "report/compose.h"
#include "unit/number.h"

static const struct source *
source_of(const struct catalog *catalog, const struct fact *fact)
{
	return (const struct source *)catalog_find(&catalog->sources,
	    fact->source);
}

const char *
fact_says(struct arena *arena, const struct catalog *catalog,
    const struct fact *fact)
{
	const struct source *s;
	struct text t;

	if (fact->assume)
		return arena_printf(arena, "assumed: %s", fact->assume);
	if (!fact->source)
		return "choice";
	s = source_of(catalog, fact);
	text_init(&t, arena);
	text_add(&t, s ? s->title.text : fact->source);
	if (fact->place)
		text_printf(&t, ", %s", fact->place);
	return t.data;
}

/* Where a source is shown: a page of the guide, its address, or NULL. */
static const char *
fact_href(const struct compose *c, const struct fact *fact)
{
	const struct source *s;
	const char *place;

	if (!fact->source)
		return NULL;
	place = map_get(c->places, arena_printf(c->arena, "source/%s",
	    fact->source));
	if (place)
		return arena_printf(c->arena, "page:%s", place);
	s = source_of(c->guide->catalog, fact);
	return s && s->url.text && text_starts(s->url.text, "http") ?
	    s->url.text : NULL;
}

/* "Prompt tokens of a request", from the sentence that documents a field. */
static const char *
asked(struct arena *arena, const char *doc)
{
	size_t len = strcspn(doc, ";:");

	if (len && doc[len - 1] == '.')
		len--;
	return arena_strndup(arena, doc, len);
}

/* One value of a record beside its field: a row for facts and sources. */
static void
add_fact_row(struct compose *c, struct value *rows, const struct field *f,
    const struct fact *fact, const struct value *value)
{
	struct value *row = value_map(c->arena);
	const char *part = fact->part;
	const char *name = f->name;

	if (part)
		name = arena_printf(c->arena, "%s, %s", f->name, part);
	value_set(c->arena, row, "field", value_text(c->arena,
	    title_of(c->arena, name), NULL));
	value_set(c->arena, row, "value", value);
	value_set(c->arena, row, "asked", value_text(c->arena,
	    asked(c->arena, f->doc), NULL));
	if (part)
		value_set(c->arena, row, "part", value_text(c->arena, part,
		    NULL));
	value_set(c->arena, row, "meaning", value_text(c->arena, f->doc,
	    NULL));
	if (fact->source || fact->assume)
		value_set(c->arena, row, "says", piece_href(c, fact_says(
		    c->arena, c->guide->catalog, fact), fact_href(c, fact)));
	if (fact->source)
		value_set(c->arena, row, "source", value_text(c->arena,
		    fact->source, NULL));
	if (fact->place)
		value_set(c->arena, row, "place", value_text(c->arena,
		    fact->place, NULL));
	if (fact->assume)
		value_set(c->arena, row, "assume", value_text(c->arena,
		    fact->assume, NULL));
	value_add(c->arena, rows, row);
}

/* Does a fact say what one like this does: its source, or an assumption? */
static bool
is_like(const struct fact *fact, const struct fact *like)
{
	if (!like)
		return true;
	if (!like->source)
		return fact->assume != NULL;
	return fact->source && strcmp(fact->source, like->source) == 0;
}

static void
add_rates(struct compose *c, struct value *rows, const struct field *f,
    const struct rates *rates, const struct fact *like)
{
	struct field row = *f;

	for (size_t i = 0; i < rates->count; i++) {
		const struct number *n = &rates->item[i].number;

		if (is_like(&n->fact, like))
			add_fact_row(c, rows, &row, &n->fact, value_quantity(
			    c->arena, row_quantity(f->arg, n->value), f->arg,
			    &n->fact));
		/* One sentence says what all of them mean. */
		row.doc = "";
	}
}

/* 2 KB, not 2e-06 GB: the field's unit is too large for some. */
static const struct value *
in_fitting_unit(struct compose *c, const struct value *v)
{
	struct quantity unit = { .value = 1 };

	if (!v || v->type != VALUE_NUMBER || dim_none(v->number.dim) ||
	    !v->unit || !unit_parse(v->unit, &unit))
		return v;
	if (fabs(v->number.value) >= 1e-3 * unit.value ||
	    fpclassify(v->number.value) == FP_ZERO)
		return v;
	return value_quantity(c->arena, v->number, number_unit(v->number),
	    v->fact);
}

/* Records that have no page, and that people know by their ids. */
static bool
is_plain_word(const char *verb)
{
	static const char *const plain[] = { "format", "segment", "tier",
		"sharding", "targets", "condition", "provider" };

	for (size_t i = 0; i < COUNT(plain); i++)
		if (!strcmp(verb, plain[i]))
			return true;
	return false;
}

/* Formats as sentences write them, by their ids. */
static const struct value *
formats_said(struct compose *c, const struct words *ids)
{
	const struct catalog *cat = c->guide->catalog;
	struct value *list = value_list(c->arena);

	for (size_t i = 0; i < ids->count; i++)
		value_add(c->arena, list, value_text(c->arena, format_said(
		    (const struct format *)catalog_follow(cat, "format",
		    &ids->item[i])), NULL));
	return list;
}

/* What a field holds; a reference as a link to what it names. */
static const struct value *
field_value(struct compose *c, const struct record *r,
    const struct field *f, const struct value *map)
{
	bool format = f->arg && !strcmp(f->arg, "format");
	const struct record *to = f->type == FIELD_REF ? catalog_follow(
	    c->guide->catalog, f->arg, record_field(r, f)) : NULL;

	if (format && f->type == FIELD_REFS)
		return formats_said(c, record_field(r, f));
	if (to && format)
		return value_text(c->arena, format_said(
		    (const struct format *)to), NULL);
	return to && !is_plain_word(f->arg) ? piece_link(c, to, NULL) :
	    in_fitting_unit(c, value_get(map, f->name));
}

/* What stands above a record's facts in any case. */
static bool
heads_page(const struct field *f)
{
	static const char *const names[] = {
		"name", "title", "summary", "words", "note", "kind", "model",
		"profiles",
	};

	for (size_t i = 0; i < COUNT(names); i++)
		if (strcmp(names[i], f->name) == 0)
			return true;
	return false;
}

struct value *
fact_rows_like(struct compose *c, const struct record *r,
    const struct fact *like)
{
	const struct value *map = map_get(c->values, record_key(c->arena, r));
	struct value *rows = value_list(c->arena);

	for (size_t i = 0; i < record_type_fields(r->type); i++) {
		const struct field *f = record_type_field(r->type, i);
		const struct fact *fact = record_fact(r, f);
		bool rates = f->type == FIELD_RATES;
		const struct value *value;

		if (!fact->given || (!rates && !is_like(fact, like)) ||
		    heads_page(f))
			continue;
		value = field_value(c, r, f, map);
		if (value && rates)
			add_rates(c, rows, f, record_field(r, f), like);
		else if (value)
			add_fact_row(c, rows, f, fact, value);
	}
	return rows;
}

struct value *
fact_rows(struct compose *c, const struct record *r)
{
	return fact_rows_like(c, r, NULL);
}
