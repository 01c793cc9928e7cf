/* LuaCATS definitions: what an editor knows of a spec. */
#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "catalog/catalog.h"
#include "catalog/network.h"
#include "catalog/schema.h"
#include "unit/unit.h"

static const char head[] =
    "---@meta\n"
    "-- Types of specs for editors that run lua-language-server.\n"
    "-- Generated from the rows of every record: do not edit.\n"
    "\n"
    "---A number with a dimension: 80 * GB, 3.35 * TB/s.\n"
    "---@class ridgeline.quantity\n"
    "---@operator add(ridgeline.quantity): ridgeline.quantity\n"
    "---@operator sub(ridgeline.quantity): ridgeline.quantity\n"
    "---@operator mul(number|ridgeline.quantity): ridgeline.quantity\n"
    "---@operator div(number|ridgeline.quantity): ridgeline.quantity\n"
    "---@operator pow(integer): ridgeline.quantity\n"
    "---@operator unm: ridgeline.quantity\n"
    "\n"
    "---Fields that somebody states.\n"
    "---@class ridgeline.facts\n"
    "\n"
    "---The fields that follow are stated by a source.\n"
    "---@param source string id of a source\n"
    "---@param place? string where in it: a page, a table\n"
    "---@return fun(fields: table): ridgeline.facts\n"
    "function cite(source, place) end\n"
    "\n"
    "---The fields that follow are believed, for a reason.\n"
    "---@param why string\n"
    "---@return fun(fields: table): ridgeline.facts\n"
    "function assume(why) end\n"
    "\n"
    "---Reads dated prices from a CSV file below specs/.\n"
    "---@param path string\n"
    "function prices_csv(path) end\n"
    "\n"
    "---Takes records of a catalogue: an installed one, or a folder.\n"
    "---With a table, of its kinds only what the table names.\n"
    "---@param catalogue string \"reference\", \"../catalogue\"\n"
    "---@return fun(kinds: table<string, string[]|boolean>)\n"
    "function use(catalogue) end\n"
    "\n"
    "---change.accelerator \"id\" { ... }: other values of a record's "
    "fields.\n"
    "---@type table<string, fun(id: string): fun(fields: table)>\n"
    "change = {}\n"
    "\n";

/* "a"|"b" */
static void
add_choices(struct text *t, const char *arg)
{
	text_char(t, '"');
	for (const char *p = arg; *p; p++)
		if (*p == ' ')
			text_add(t, "\"|\"");
		else
			text_char(t, *p);
	text_char(t, '"');
}

static void
add_number_type(struct text *t, const struct field *f)
{
	struct quantity q;

	if (unit_parse(f->arg, &q) && dim_none(q.dim))
		text_add(t, "number");
	else
		text_add(t, "ridgeline.quantity");
}

/* The id of a record; of a word of the vocabulary, with those there are. */
static void
add_reference(struct text *t, const struct field *f)
{
	static const char *const words[] = { "format", "optimizer", "scheme",
		"method", "segment", "tier", "sharding", "targets",
		"condition" };
	bool many = f->type == FIELD_REFS;

	for (size_t i = 0; i < COUNT(words); i++)
		if (!strcmp(f->arg, words[i])) {
			text_printf(t, "ridgeline.id.%s", f->arg);
			if (many)
				text_printf(t, "[]|ridgeline.id.%s", f->arg);
			return;
		}
	text_add(t, many ? "string[]" : "string");
}

static void
add_type(struct text *t, const struct field *f)
{
	switch (f->type) {
	case FIELD_FLAG:
		text_add(t, "boolean");
		break;
	case FIELD_COUNT:
		text_add(t, "integer");
		break;
	case FIELD_NUMBER:
		add_number_type(t, f);
		break;
	case FIELD_RATES:
		text_add(t, "table<ridgeline.id.format, ridgeline.quantity>");
		break;
	case FIELD_CHOICE:
		if (*f->arg)
			add_choices(t, f->arg);
		else
			text_add(t, "string");
		break;
	case FIELD_CHOICES:
		if (!*f->arg) {
			text_add(t, "string[]|string");
			break;
		}
		text_char(t, '(');
		add_choices(t, f->arg);
		text_add(t, ")[]|");
		add_choices(t, f->arg);
		break;
	case FIELD_REF:
	case FIELD_REFS:
		add_reference(t, f);
		break;
	case FIELD_TEXT:
		text_add(t, *f->arg ? "ridgeline." : "string");
		text_add(t, f->arg);
		break;
	case FIELD_TEXTS:
		text_add(t, *f->arg ? "ridgeline." : "string");
		text_add(t, f->arg);
		text_add(t, "[]");
		break;
	case FIELD_NETWORK:
		text_add(t, "ridgeline.network");
		break;
	default:
		text_add(t, "string");
		break;
	}
}

/* A unit or a record that the type itself does not tell. */
static void
add_hint(struct text *t, const struct field *f)
{
	if (f->type == FIELD_REF || f->type == FIELD_REFS)
		text_printf(t, " Id of a %s.", f->arg);
	else if ((f->type == FIELD_NUMBER || f->type == FIELD_RATES) &&
	    strcmp(f->arg, "1") != 0)
		text_printf(t, " In %s, for instance.", f->arg);
	else if (f->type == FIELD_DATE)
		text_add(t, " YYYY-MM-DD.");
}

/*
 * A fact may stand under cite or assume, where the class does not see it, so
 * that only what is written bare can be required.
 */
static void
add_field(struct text *t, const struct field *f)
{
	bool bare = (f->flags & FIELD_REQUIRED) && !(f->flags & FIELD_FACT);

	text_printf(t, "---%s", f->doc);
	add_hint(t, f);
	text_printf(t, "\n---@field %s%s ", f->name, bare ? "" : "?");
	add_type(t, f);
	text_char(t, '\n');
}

static void
add_class_name(struct text *t, const struct record_type *type)
{
	text_printf(t, "ridgeline.%s", type->verb);
	if (type->variant)
		text_printf(t, ".%s", type->variant);
}

static void
add_class(struct text *t, const struct record_type *type)
{
	text_printf(t, "---%s\n---@class ", type->doc);
	add_class_name(t, type);
	text_char(t, '\n');
	text_add(t, "---@field [integer] ridgeline.facts\n");
	for (size_t i = 0; i < record_type_fields(type); i++) {
		const struct field *f = record_type_field(type, i);

		if (type->variant && strcmp(f->name, "kind") == 0)
			text_printf(t, "---%s\n---@field kind \"%s\"\n",
			    f->doc, type->variant);
		else
			add_field(t, f);
	}
	text_char(t, '\n');
}

/* The function of a verb; types[first .. end-1] are its variants. */
static void
add_verb(struct text *t, const struct record_type *const *types,
    size_t first, size_t end)
{
	const struct record_type *type = types[first];

	text_printf(t, "---%s\n", type->doc);
	if (type->singleton)
		text_add(t, "---@param record ");
	else
		text_add(t, "---@param id string a-z, 0-9, '.', '_', '-'\n"
		    "---@return fun(record: ");
	for (size_t i = first; i < end; i++) {
		text_add(t, i > first ? "|" : "");
		add_class_name(t, types[i]);
	}
	text_printf(t, "%s\nfunction %s(%s) end\n\n",
	    type->singleton ? "" : ")", type->verb,
	    type->singleton ? "record" : "id");
}

/* Ids that a field may name: the program's, and a guide's own. */
static void
add_word(struct text *t, const char *id, const char *name)
{
	text_printf(t, "---| \"%s\" # %s\n", id, name);
}

static void
add_generation(struct text *t, const struct architecture *a)
{
	add_word(t, a->name.text, a->vendor.text);
}

static void
add_currency(struct text *t, const struct currency *c)
{
	add_word(t, c->name.text, c->title.text);
}

static void
add_words(struct text *t, const struct catalog *c)
{
	text_add(t, "---@alias ridgeline.id.format string\n");
	for (size_t i = 0; i < c->format_count; i++)
		add_word(t, c->format[i]->head.id, c->format[i]->name.text);
#define WORDS(verb, many) \
	text_add(t, "\n---@alias ridgeline.id." #verb " string\n"); \
	for (size_t i = 0; i < c->many.count; i++) \
		add_word(t, c->many.item[i]->id, \
		    ((const struct verb *)c->many.item[i])->name.text)
	WORDS(optimizer, optimizers);
	WORDS(scheme, schemes);
	WORDS(method, methods);
	WORDS(segment, segments);
	WORDS(tier, tiers);
	WORDS(sharding, shardings);
	WORDS(targets, target_sets);
	WORDS(condition, conditions);
	WORDS(provider, providers);
#undef WORDS
	text_add(t, "\n---@alias ridgeline.architecture string\n");
	for (size_t i = 0; i < c->architectures.count; i++)
		add_generation(t, (const struct architecture *)
		    c->architectures.item[i]);
	text_add(t, "\n---@alias ridgeline.currency string\n");
	for (size_t i = 0; i < c->currencies.count; i++)
		add_currency(t, (const struct currency *)
		    c->currencies.item[i]);
	text_char(t, '\n');
}

/* One class of options for all kinds; the reader knows which go together. */
static void
add_layers(struct text *t)
{
	text_add(t, "---@alias ridgeline.layer_kind\n");
	for (int i = 0; i < LAYER_COUNT; i++)
		text_printf(t, "---| \"%s\" # %s\n", layer_types[i].id,
		    layer_types[i].doc);
	text_add(t, "\n---@class ridgeline.layer\n"
	    "---@field of? string\n");
	for (int i = 0; i < OPTION_COUNT; i++)
		text_printf(t, "---%s\n---@field %s? integer|boolean\n",
		    layer_options[i].doc, layer_options[i].id);
	text_add(t, "---@field [integer] ridgeline.layer\n\n"
	    "---@class ridgeline.network\n"
	    "---@field input integer[]\n"
	    "---@field [integer] ridgeline.layer\n\n"
	    "---One layer of a network.\n"
	    "---@param kind ridgeline.layer_kind\n"
	    "---@return fun(options: ridgeline.layer): ridgeline.layer\n"
	    "function layer(kind) end\n\n");
}

static void
add_units(struct text *t)
{
	for (size_t i = 0; i < unit_count; i++)
		text_printf(t, "---%s\n---@type %s\n%s = nil\n\n",
		    units[i].meaning, dim_none(units[i].dim) ? "number" :
		    "ridgeline.quantity", units[i].name);
}

void
schema_lua(struct text *t, const struct catalog *words,
    const struct record_type *const *types, size_t count)
{
	size_t end;

	text_add(t, head);
	add_words(t, words);
	add_layers(t);
	add_units(t);
	for (size_t i = 0; i < count; i++)
		add_class(t, types[i]);
	for (size_t first = 0; first < count; first = end) {
		end = first + 1;
		while (end < count && strcmp(types[first]->verb,
		    types[end]->verb) == 0)
			end++;
		add_verb(t, types, first, end);
	}
	while (t->len > 1 && t->data[t->len - 2] == '\n')
		t->data[--t->len] = '\0';
}
