/* The variables of templates: the catalogue and the formulas as values. */
#include <math.h>
#include <string.h>

#include "base/array.h"
#include "base/map.h"
#include "catalog/evidence.h"
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
	const struct value *rows = fact_rows_like(c, r, like);

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
	set_text(c, v, "evidence", evidence_word(o->evidence));
	set_text(c, v, "evidence_why", o->evidence_why);
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
