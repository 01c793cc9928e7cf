/* The variables of templates: the catalogue and the formulas as values. */
#include <math.h>
#include <string.h>

#include "base/array.h"
#include "base/map.h"
#include "model/state.h"
#include "report/compose.h"
#include "unit/number.h"

const char *
record_key(struct arena *arena, const struct record *r)
{
	return arena_printf(arena, "%s/%s", r->type->verb,
	    r->id ? r->id : "");
}

const char *
record_name(const struct record *r)
{
	static const char *const fields[] = { "name", "title" };
	const struct word *word;
	const struct field *f;

	for (size_t i = 0; i < COUNT(fields); i++) {
		f = record_type_find(r->type, fields[i]);
		if (!f || f->type != FIELD_TEXT)
			continue;
		word = record_field(r, f);
		if (word->text)
			return word->text;
	}
	return r->id;
}

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

/* The rows of the values that are like one, of all if that is NULL. */
static struct value *
rows_like(struct compose *c, const struct record *r, const struct fact *like)
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

/*
 * Every value that a record's author gave, in the order of its fields, but for
 * the texts that head its page.
 */
struct value *
fact_rows(struct compose *c, const struct record *r)
{
	return rows_like(c, r, NULL);
}

/* Every verb whose records hold facts. */
static const char *
verb_at(size_t i)
{
	return i < record_type_count ? record_types[i].verb :
	    i == record_type_count ? "workload" : NULL;
}

/* A record's row with a link to the record it is of. */
static const struct value *
with_record(struct compose *c, const struct record *r,
    const struct value *row)
{
	struct value *v = value_map(c->arena);

	value_set(c->arena, v, "record", piece_link(c, r, NULL));
	value_set(c->arena, v, "type", value_text(c->arena, r->type->verb,
	    NULL));
	value_set(c->arena, v, "of", value_text(c->arena,
	    record_key(c->arena, r), NULL));
	for (size_t i = 0; i < row->count; i++)
		value_set(c->arena, v, row->entry[i].key, row->entry[i].value);
	if (value_get(v, "value"))
		value_set(c->arena, v, "shown", value_text(c->arena,
		    show_value(c->arena, value_get(v, "value")), NULL));
	return v;
}

static void
add_cited(struct compose *c, struct value *list, const struct record *r,
    const struct fact *like)
{
	const struct value *rows = rows_like(c, r, like);

	for (size_t i = 0; i < rows->count; i++)
		value_add(c->arena, list, with_record(c, r, rows->item[i]));
}

/* "" stands for what is assumed. */
static void
add_citing(struct compose *c, const char *source, struct record *r)
{
	struct record_list *l = map_get(c->citing, source);

	if (!l) {
		l = ARENA_NEW(c->arena, struct record_list);
		map_put(c->citing, source, l);
	}
	if (!l->count || l->item[l->count - 1] != r)
		ARRAY_ADD(c->arena, l, r);
}

static void
find_grounds(struct compose *c, const struct fact *fact, struct record *r)
{
	if (fact->given && fact->source)
		add_citing(c, fact->source, r);
	if (fact->given && fact->assume)
		add_citing(c, "", r);
}

/* The records of a list under the sources that their facts stand under. */
static void
find_citing(struct compose *c, const struct record_list *l)
{
	for (size_t i = 0; i < l->count; i++) {
		struct record *r = l->item[i];

		for (size_t n = 0; n < record_type_fields(r->type); n++) {
			const struct field *f = record_type_field(r->type, n);
			const struct rates *rates = record_field(r, f);

			find_grounds(c, record_fact(r, f), r);
			for (size_t k = 0; f->type == FIELD_RATES &&
			    k < rates->count; k++)
				find_grounds(c, &rates->item[k].number.fact,
				    r);
		}
	}
}

/* Rows of all records: what a source says, what is assumed. */
static struct value *
cited_rows(struct compose *c, const struct fact *like)
{
	struct value *list = value_list(c->arena);
	const struct record_list *l;
	const char *verb;

	if (!c->citing) {
		c->citing = map_new(c->arena);
		for (size_t n = 0; (verb = verb_at(n)); n++)
			find_citing(c, catalog_records(c->guide->catalog,
			    verb));
	}
	l = map_get(c->citing, like->source ? like->source : "");
	for (size_t i = 0; l && i < l->count; i++)
		add_cited(c, list, l->item[i], like);
	return list;
}

static struct value *
offers_of(struct compose *c, const char *accelerator)
{
	const struct record_list *l = &c->guide->catalog->offers;
	struct value *list = value_list(c->arena);

	for (size_t i = 0; i < l->count; i++) {
		const struct offer *o = (const struct offer *)l->item[i];

		if (o->accelerator.text &&
		    strcmp(o->accelerator.text, accelerator) == 0)
			value_add(c->arena, list, map_get(c->values,
			    record_key(c->arena, l->item[i])));
	}
	return list;
}

static void
add_part(struct compose *c, struct value *list, const char *part, double n)
{
	struct value *row = value_map(c->arena);

	if (n <= 0)
		return;
	value_set(c->arena, row, "part", value_text(c->arena, part, NULL));
	value_set(c->arena, row, "parameters", value_number(c->arena, n,
	    NULL, NULL));
	value_add(c->arena, list, row);
}

static struct value *
model_value(struct compose *c, const struct record *r)
{
	struct value *list = value_list(c->arena);
	struct model_parts n;

	model_count((const struct model *)r, &n);
	add_part(c, list, "Embeddings and output head", n.embedding);
	add_part(c, list, "Attention", n.attention);
	add_part(c, list, "Recurrent mixers", n.state);
	add_part(c, list, "Dense MLPs and shared experts", n.dense_mlp);
	add_part(c, list, "Routed experts", n.experts);
	add_part(c, list, "Routers", n.router);
	add_part(c, list, "Norms", n.norms);
	add_part(c, list, "Positions and other parts", n.other);
	add_part(c, list, "All, from the dimensions", n.total);
	add_part(c, list, "Of these, multiplied for one token", n.active);
	return list;
}

/* What a request keeps beside its cache, where activations have 16 bits. */
static void
add_state(struct compose *c, struct value *about, const struct model *m)
{
	const struct format *f = format_find(c->guide->catalog,
	    m->state_format.text);
	struct model_parts n;

	if (m->state_layers.value <= 0)
		return;
	model_count(m, &n);
	value_set(c->arena, about, "state", value_number(c->arena,
	    state_held(m->state_layers.value, n.state_width,
	    m->state_size.value, f ? f->width / 8 : 2, n.channels,
	    m->conv_kernel.value, 2), "byte", NULL));
}

struct value *
values_about(struct compose *c, const struct record *r)
{
	struct value *about = value_map(c->arena);
	const char *type = r->type->verb;

	if (strcmp(type, "accelerator") == 0) {
		value_set(c->arena, about, "offers", offers_of(c, r->id));
		value_set(c->arena, about, "standings",
		    view_standings(c, r));
		value_set(c->arena, about, "facts", fact_rows(c, r));
	} else if (strcmp(type, "source") == 0) {
		value_set(c->arena, about, "cited", cited_rows(c,
		    &(struct fact){ .source = r->id }));
	} else if (strcmp(type, "model") == 0) {
		value_set(c->arena, about, "parts", model_value(c, r));
		layers_about(c, about, (const struct model *)r);
		add_state(c, about, (const struct model *)r);
	}
	return about;
}

static void
add_earlier(struct compose *c, struct value *list, const struct offer *o)
{
	struct value *v = value_map(c->arena);

	if (o->before)
		add_earlier(c, list, o->before);
	value_set(c->arena, v, "date", value_text(c->arena, o->date.text,
	    NULL));
	value_set(c->arena, v, "price", o->purchase.fact.given ?
	    value_number(c->arena, o->purchase.value, "USD", NULL) :
	    value_number(c->arena, o->price.value, "USD/h", NULL));
	value_add(c->arena, list, v);
}

/* What an offer cost on each day that it was seen, the oldest first. */
static struct value *
history_of(struct compose *c, const struct record *r)
{
	struct value *list = value_list(c->arena);

	add_earlier(c, list, (const struct offer *)r);
	return list;
}

/* What an offer is told beside its fields. */
static void
add_offer(struct compose *c, struct value *v, const struct record *r)
{
	const struct offer *o = (const struct offer *)r;

	value_set(c->arena, v, "history", history_of(c, r));
	value_set(c->arena, v, "stale", value_flag(c->arena,
	    offer_is_stale(c->guide->catalog, o, c->guide->date)));
	set_text(c, v, "seller", o->seller ? o->seller->name.text :
	    o->provider.text);
}

static struct value *
add_record(struct compose *c, struct record *r)
{
	struct value *v = value_record(c->arena, r);
	const char *key = record_key(c->arena, r);

	if (strcmp(r->type->verb, "offer") == 0)
		add_offer(c, v, r);
	value_set(c->arena, v, "name", value_text(c->arena, record_name(r),
	    NULL));
	map_put(c->values, key, v);
	map_put(c->records, key, r);
	return v;
}

/* Slices as accelerators, by id alone: lists are of whole ones. */
static void
add_parts(struct compose *c, struct value *by)
{
	const struct record_list *l = &c->guide->catalog->parts;

	for (size_t i = 0; i < l->count; i++)
		value_append(c->arena, by, l->item[i]->id, add_record(c,
		    l->item[i]));
}

/* catalog.accelerators, a list, and catalog.accelerator, by id. */
static void
add_records(struct compose *c, struct value *catalog, const char *verb,
    const char *many)
{
	const struct record_list *l = catalog_records(c->guide->catalog, verb);
	struct value *list = value_list(c->arena), *by = value_map(c->arena);

	for (size_t i = 0; i < l->count; i++) {
		struct record *r = l->item[i];
		struct value *v = add_record(c, r);

		value_add(c->arena, list, v);
		if (strcmp(verb, "offer") != 0)
			value_append(c->arena, by, r->id, v);
	}
	if (strcmp(verb, "accelerator") == 0)
		add_parts(c, by);
	value_set(c->arena, catalog, many, list);
	value_set(c->arena, catalog, verb, by);
}

static const struct value *
assumptions(void *context)
{
	return cited_rows(context, &(struct fact){ .assume = "" });
}

/* Offers that decide nothing, each with the reason. */
static struct value *
held_values(struct compose *c)
{
	const struct record_list *held = &c->guide->catalog->held;
	struct value *list = value_list(c->arena);

	for (size_t i = 0; i < held->count; i++) {
		const struct offer *o = (const struct offer *)held->item[i];
		struct value *v = value_map(c->arena);

		value_set(c->arena, v, "id", value_text(c->arena, o->head.id,
		    NULL));
		value_set(c->arena, v, "date", value_text(c->arena,
		    o->date.text, NULL));
		value_set(c->arena, v, "provider", value_text(c->arena,
		    o->provider.text, NULL));
		value_set(c->arena, v, "reason", value_text(c->arena, o->held,
		    NULL));
		value_add(c->arena, list, v);
	}
	return list;
}

void
values_install(struct compose *c)
{
	struct value *catalog = value_map(c->arena);
	struct guide *g = c->guide;

#define RECORD(verb, many, singleton, doc) \
	add_records(c, catalog, #verb, #many);
#include "catalog/record.def"
#undef RECORD
	add_records(c, catalog, "workload", "workloads");
	value_set(c->arena, catalog, "held", held_values(c));
	templates_set(c->templates, "catalog", catalog);
	templates_later(c->templates, "assumptions", assumptions, c);
	templates_set(c->templates, "site", g->site ?
	    map_get(c->values, record_key(c->arena, &g->site->head)) :
	    value_map(c->arena));
	templates_set(c->templates, "date", value_text(c->arena, g->date,
	    NULL));
	books_install(c);
}
