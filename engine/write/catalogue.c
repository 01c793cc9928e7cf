/*
 * catalogue: data/catalogue.json, every field of every record with who
 * says so; and data/claims.json, what claims came to.
 *
 * Offers have a file of their own.  Ids are those of inputs in guide.json, so
 * that a change of a field and a change of a decision meet.
 */
#include <string.h>

#include "base/array.h"
#include "base/digest.h"
#include "base/map.h"
#include "base/version.h"
#include "catalog/catalog.h"
#include "unit/number.h"
#include "validate/claim.h"
#include "write/data.h"
#include "write/facts.h"
#include "write/json.h"

#define SCHEMA "ridgeline-catalogue-1"
#define CLAIMS "ridgeline-claims-1"

static const char *const schema_lines[] = {
"{",
" '$schema': 'http://json-schema.org/draft-07/schema#',",
" '$id': 'urn:ridgeline:catalogue:1',",
" 'title': 'Every field of every record of a Ridgeline guide',",
" 'type': 'object', 'required': ['schema', 'date', 'program', 'records'],",
" 'properties': {",
"  'schema': {'const': 'ridgeline-catalogue-1'},",
"  'date': {'type': 'string', 'format': 'date'},",
"  'program': {'type': 'string', 'description': 'Its version.'},",
"  'records': {'type': 'array', 'items': {'type': 'object',",
"   'required': ['id', 'verb', 'fields'],",
"   'properties': {",
"    'id': {'type': 'string', 'pattern': '^[a-z_]+/',",
"     'description': 'verb/id: with a field behind it, an input.'},",
"    'verb': {'type': 'string'},",
"    'name': {'type': 'string'},",
"    'file': {'type': 'string'}, 'line': {'type': 'number'},",
"    'fields': {'type': 'array', 'items': {'type': 'object',",
"     'required': ['id'],",
"     'oneOf': [{'required': ['value', 'unit']}, {'required': ['text']}],",
"     'properties': {",
"      'id': {'type': 'string'},",
"      'value': {'type': 'number', 'description': 'In base units.'},",
"      'unit': {'type': 'string'}, 'text': {'type': 'string'},",
"      'source': {'type': 'string'}, 'place': {'type': 'string'},",
"      'assumption': {'type': 'string',",
"       'description': 'Why it is believed: a key of assumptions.'},",
"      'line': {'type': 'number', 'description':",
"       'In the record file.'}}}}}}},",
"  'assumptions': {'type': 'object',",
"   'description': 'Reasons, each once: many fields share one.',",
"   'additionalProperties': {'type': 'string'}}}",
"}",
};

/*
 * The key of a reason: of what it says alone, so that it stays the same while
 * others come and go.  NULL where nothing is assumed.
 */
static const char *
assumption_key(struct arena *arena, const struct fact *f)
{
	return f->assume ? arena_printf(arena, "a%08x", (unsigned)digest_add(
	    DIGEST_EMPTY, f->assume, strlen(f->assume))) : NULL;
}

/* What each reason is, in the order in which records first give it. */
struct assumptions {
	struct arena *arena;
	struct map *text;        /* by key */
};

static void
add_assumptions(void *context, const struct record *r)
{
	struct assumptions *all = context;
	struct fact_item *item;
	size_t n = facts_of(all->arena, r, &item);

	for (size_t i = 0; i < n; i++) {
		const char *key = assumption_key(all->arena, item[i].fact);
		union { const char *kept; void *p; } text = {
			item[i].fact->assume };

		if (key && !map_get(all->text, key))
			map_put(all->text, key, text.p);
	}
}

static const char *const claims_lines[] = {
"{",
" '$schema': 'http://json-schema.org/draft-07/schema#',",
" '$id': 'urn:ridgeline:claims:1',",
" 'title': 'What published claims came to',",
" 'type': 'object', 'required': ['schema', 'date', 'claims'],",
" 'properties': {",
"  'schema': {'const': 'ridgeline-claims-1'},",
"  'date': {'type': 'string', 'format': 'date'},",
"  'claims': {'type': 'array', 'items': {'type': 'object',",
"   'required': ['id', 'verdict', 'says'],",
"   'properties': {",
"    'id': {'type': 'string'}, 'says': {'type': 'string'},",
"    'verdict': {'enum': ['agrees', 'disagrees', 'close', 'untestable']},",
"    'stated': {'type': 'string'}, 'computed': {'type': 'string'},",
"    'source': {'type': 'string'}, 'file': {'type': 'string'},",
"    'line': {'type': 'number'}}}}}",
"}",
};

/* Lists that say nothing of what decides, or have a file of their own. */
static bool
is_listed(const struct record_list *list)
{
	static const char *const out[] = { "offer", "page", "site", "claim",
		"contradiction", "comparison", "accept", "decided",
		"approval", "deployment", "answered" };

	if (!list->count)
		return false;
	for (size_t i = 0; i < COUNT(out); i++)
		if (!strcmp(list->item[0]->type->verb, out[i]))
			return false;
	return true;
}

/* Calls add for each record that is listed, in the order of the types. */
static void
each_record(const struct catalog *cat, void (*add)(void *, const struct
    record *), void *context)
{
	for (size_t t = 0; t <= record_type_count; t++) {
		const struct record_list *list = t < record_type_count ?
		    catalog_records(cat, record_types[t].verb) :
		    &cat->workloads;
		bool listed = list && is_listed(list);

		for (size_t i = 0; listed && i < list->count; i++)
			add(context, list->item[i]);
	}
}

/* What is taken from a record that this one is like may stand elsewhere. */
static bool
is_here(const struct record *r, const struct fact *f)
{
	return !f->at.file || !r->at.file || !strcmp(f->at.file, r->at.file);
}

static void
json_item(struct emit *j, const struct record *r, const struct fact_item *f)
{
	json_open(j, NULL, '{');
	json_text(j, "id", f->field);
	if (f->number) {
		json_number(j, "value", f->value);
		json_text(j, "unit", f->unit);
	} else {
		json_text(j, "text", f->text);
	}
	json_text(j, "source", f->fact->source);
	json_text(j, "place", f->fact->place);
	json_text(j, "assumption", assumption_key(j->arena, f->fact));
	if (f->fact->at.line && is_here(r, f->fact))
		json_number(j, "line", f->fact->at.line);
	json_close(j, '}');
}

static void
json_listed(void *context, const struct record *r)
{
	struct emit *j = context;
	struct fact_item *item;
	size_t n = facts_of(j->arena, r, &item);

	json_entry(j, arena_printf(j->arena, "%s/%s", r->type->verb,
	    r->id));
	json_text(j, "verb", r->type->verb);
	for (size_t i = 0; i < n; i++)
		if (!strcmp(item[i].field, "name") ||
		    !strcmp(item[i].field, "title"))
			json_text(j, "name", item[i].text);
	json_text(j, "file", r->at.file);
	if (r->at.line)
		json_number(j, "line", r->at.line);
	json_open(j, "fields", '[');
	for (size_t i = 0; i < n; i++)
		json_item(j, r, &item[i]);
	json_close(j, ']');
	json_close(j, '}');
}

static struct map *
assumptions_of(struct arena *arena, const struct catalog *cat)
{
	struct assumptions all = { arena, map_new(arena) };

	each_record(cat, add_assumptions, &all);
	return all.text;
}

static void
assumptions_json(struct emit *j)
{
	struct map *text = assumptions_of(j->arena, j->guide->catalog);

	json_open(j, "assumptions", '{');
	for (size_t i = 0; i < map_count(text); i++) {
		json_line(j);
		json_text(j, map_key(text, i), map_value(text, i));
	}
	json_close(j, '}');
}

static void
catalogue_json(struct emit *j)
{
	json_text(j, "date", j->guide->date);
	json_text(j, "program", ridgeline_version);
	json_text(j, "url", j->guide->site ? j->guide->site->url.text : NULL);
	json_open(j, "records", '[');
	each_record(j->guide->catalog, json_listed, j);
	json_close(j, ']');
	json_line(j);
	assumptions_json(j);
}

static void
claim_json(struct emit *j, const struct finding *f)
{
	const struct claim *c = f->claim;

	json_entry(j, c->head.id);
	json_text(j, "says", c->says.text);
	json_text(j, "verdict", verdict_name(f->verdict));
	json_text(j, "stated", c->stated.text);
	if (f->verdict != VERDICT_untestable)
		json_text(j, "computed", term_value(j->arena, f->computed));
	json_text(j, "source", c->stated.fact.source);
	json_text(j, "file", c->head.at.file);
	json_number(j, "line", c->head.at.line);
	json_close(j, '}');
}

static void
claims_json(struct emit *j)
{
	const struct findings *all = j->guide->findings;

	json_text(j, "date", j->guide->date);
	json_open(j, "claims", '[');
	for (size_t i = 0; all && i < all->count; i++)
		claim_json(j, &all->item[i]);
	json_close(j, ']');
}

struct rows {
	struct arena *arena;
	struct text *out;
};

static void
csv_listed(void *context, const struct record *r)
{
	struct rows *rows = context;
	struct fact_item *item;
	size_t n = facts_of(rows->arena, r, &item);

	for (size_t i = 0; i < n; i++) {
		const struct fact_item *f = &item[i];

		data_texts(rows->out, rows->arena, (const char *[]){
			arena_printf(rows->arena, "%s/%s/%s", r->type->verb,
			r->id, f->field), r->type->verb, f->field }, 3);
		if (f->number)
			number_exact(rows->out, f->value);
		text_char(rows->out, ',');
		data_texts(rows->out, rows->arena, (const char *[]){
			f->number ? f->unit : "", f->text, f->fact->source,
			f->fact->place, assumption_key(rows->arena,
			f->fact) }, 5);
		data_end(rows->out);
	}
}

static void
records_schema(struct text *t)
{
	json_schema_lines(t, schema_lines, COUNT(schema_lines));
}

static void
claims_schema(struct text *t)
{
	json_schema_lines(t, claims_lines, COUNT(claims_lines));
}

void
data_catalogue_csv(struct text *t, struct arena *arena, const struct guide *g)
{
	struct rows rows = { arena, t };

	/* The record stands in the id, between verb and field. */
	text_add(t, "id,verb,field,value,unit,text,source,place,"
	    "assumption\r\n");
	each_record(g->catalog, csv_listed, &rows);
}

void
data_assumptions_csv(struct text *t, struct arena *arena,
    const struct guide *g)
{
	struct map *text = assumptions_of(arena, g->catalog);

	text_add(t, "assumption,text\r\n");
	for (size_t i = 0; i < map_count(text); i++) {
		data_texts(t, arena, (const char *[]){ map_key(text, i),
			map_value(text, i) }, 2);
		data_end(t);
	}
}

static int
write_catalogue(const struct guide *g, struct publish *p)
{
	return json_files(g, p, "catalogue", SCHEMA, catalogue_json,
	    records_schema) |
	    json_files(g, p, "claims", CLAIMS, claims_json, claims_schema) |
	    json_schema_file(g, p, "diff", json_diff_schema);
}

const struct writer writer_catalogue = {
	.name = "catalogue",
	.doc = "every field of every record, and what claims came to",
	.write = write_catalogue,
};
