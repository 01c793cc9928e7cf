#include "catalog/schema.h"

#include <string.h>

#include "base/text.h"
#include "catalog/catalog.h"
#include "catalog/network.h"
#include "unit/number.h"
#include "unit/unit.h"

/* "workload serve", or the verb alone. */
static void
add_title(struct text *t, const struct record_type *type)
{
	text_add(t, type->verb);
	if (type->variant)
		text_printf(t, " %s", type->variant);
}

/* The words of arg with a separator between them. */
static void
add_words(struct text *t, const char *arg, const char *separator)
{
	for (const char *p = arg; *p; p++)
		if (*p == ' ')
			text_add(t, separator);
		else
			text_char(t, *p);
}

/* What a field holds, in a few words: "number of GiB". */
static void
add_kind(struct text *t, const struct field *f)
{
	text_add(t, field_type_name(f->type));
	switch (f->type) {
	case FIELD_NUMBER:
		if (strcmp(f->arg, "1") != 0)
			text_printf(t, " in %s", f->arg);
		break;
	case FIELD_RATES:
		text_printf(t, " in %s by number format", f->arg);
		break;
	case FIELD_REF:
	case FIELD_REFS:
		text_printf(t, " to %s", f->arg);
		break;
	case FIELD_CHOICE:
	case FIELD_CHOICES:
		if (*f->arg)
			text_add(t, ": ");
		add_words(t, f->arg, ", ");
		break;
	default:
		break;
	}
}

/* "; required; under cite or assume": the flags, in words. */
static void
add_flags(struct text *t, const struct field *f)
{
	if (f->flags & FIELD_REQUIRED)
		text_add(t, "; required");
	if (f->flags & (FIELD_DIMENSION | FIELD_COUNTED))
		text_add(t, f->flags & FIELD_MIXED ?
		    "; required without network or mixer" :
		    "; required without network");
	if (f->flags & FIELD_FACT)
		text_add(t, "; under cite or assume");
	if (f->flags & FIELD_ZERO)
		text_add(t, "; may be 0");
	if (f->flags & FIELD_SHARE)
		text_add(t, "; at most 100 percent");
	if (f->flags & FIELD_MONTH)
		text_add(t, "; less than 730 h");
}

/* The rows that a type adds to those of its verb, or all of them. */
static size_t
first_row(const struct record_type *const *types, size_t i)
{
	if (i && types[i]->variant &&
	    strcmp(types[i - 1]->verb, types[i]->verb) == 0)
		return types[i]->fields;
	return 0;
}

static void
text_record(struct text *t, const struct record_type *const *types, size_t i)
{
	const struct record_type *type = types[i];

	add_title(t, type);
	text_printf(t, ": %s\n", type->doc);
	for (size_t n = first_row(types, i); n < record_type_fields(type);
	    n++) {
		const struct field *f = record_type_field(type, n);

		text_printf(t, "  %s  (", f->name);
		add_kind(t, f);
		add_flags(t, f);
		text_printf(t, ")\n      %s\n", f->doc);
	}
	text_char(t, '\n');
}

void
schema_text(struct text *t, const struct catalog *words,
    const struct record_type *const *types, size_t count)
{
	for (size_t i = 0; i < count; i++)
		text_record(t, types, i);
	text_add(t, "number formats:");
	for (size_t i = 0; i < words->format_count; i++)
		text_printf(t, " %s", words->format[i]->head.id);
	text_add(t, "\nunits:");
	for (size_t i = 0; i < unit_count; i++)
		text_printf(t, " %s", units[i].name);
	text_char(t, '\n');
}

static void
json_pair(struct text *t, const char *key, const char *value)
{
	text_json(t, key);
	text_char(t, ':');
	text_json(t, value);
}

static void
json_flag(struct text *t, const char *key, bool on)
{
	text_printf(t, ",\"%s\":%s", key, on ? "true" : "false");
}

/* arg under the name of what it means. */
static void
json_argument(struct text *t, const struct field *f)
{
	bool choice = f->type == FIELD_CHOICE || f->type == FIELD_CHOICES;

	if (f->type == FIELD_NUMBER || f->type == FIELD_RATES) {
		text_add(t, ",");
		json_pair(t, "unit", f->arg);
	} else if (f->type == FIELD_REF || f->type == FIELD_REFS) {
		text_add(t, ",");
		json_pair(t, "record", f->arg);
	} else if (choice && *f->arg) {
		text_add(t, ",\"choices\":[\"");
		add_words(t, f->arg, "\",\"");
		text_add(t, "\"]");
	}
}

static void
json_field(struct text *t, const struct field *f)
{
	text_char(t, '{');
	json_pair(t, "name", f->name);
	text_char(t, ',');
	json_pair(t, "type", field_type_name(f->type));
	json_argument(t, f);
	json_flag(t, "required", f->flags & FIELD_REQUIRED);
	json_flag(t, "fact", f->flags & FIELD_FACT);
	json_flag(t, "zero", f->flags & FIELD_ZERO);
	json_flag(t, "share", f->flags & FIELD_SHARE);
	text_char(t, ',');
	json_pair(t, "doc", f->doc);
	text_char(t, '}');
}

static void
json_record(struct text *t, const struct record_type *type)
{
	text_char(t, '{');
	json_pair(t, "verb", type->verb);
	if (type->variant) {
		text_char(t, ',');
		json_pair(t, "kind", type->variant);
	}
	json_flag(t, "singleton", type->singleton);
	text_char(t, ',');
	json_pair(t, "doc", type->doc);
	text_add(t, ",\"fields\":[");
	for (size_t n = 0; n < record_type_fields(type); n++) {
		text_add(t, n ? ",\n  " : "\n  ");
		json_field(t, record_type_field(type, n));
	}
	text_add(t, "]}");
}

static void
json_formats(struct text *t, const struct catalog *words)
{
	for (size_t i = 0; i < words->format_count; i++) {
		const struct format *f = words->format[i];

		text_add(t, i ? ",\n {" : "\n {");
		json_pair(t, "id", f->head.id);
		text_add(t, ",\"bits\":");
		number_exact(t, f->width);
		text_char(t, ',');
		json_pair(t, "title", f->name.text);
		text_char(t, '}');
	}
}

static void
json_units(struct text *t)
{
	for (size_t i = 0; i < unit_count; i++) {
		text_add(t, i ? ",\n {" : "\n {");
		json_pair(t, "name", units[i].name);
		text_char(t, ',');
		json_pair(t, "meaning", units[i].meaning);
		text_add(t, ",\"factor\":");
		number_exact(t, units[i].factor);
		text_add(t, ",\"dimension\":\"");
		dim_text(t, units[i].dim);
		text_add(t, "\"}");
	}
}

void
schema_json(struct text *t, const struct catalog *words,
    const struct record_type *const *types, size_t count)
{
	text_add(t, "{\"records\":[");
	for (size_t i = 0; i < count; i++) {
		text_add(t, i ? ",\n " : "\n ");
		json_record(t, types[i]);
	}
	text_add(t, "],\n\"formats\":[");
	json_formats(t, words);
	text_add(t, "],\n\"units\":[");
	json_units(t);
	text_add(t, "]}\n");
}

/* Text for mdoc(7): backslashes escaped, a sentence a line. */
static void
man_text(struct text *t, const char *s)
{
	for (char last = 0; *s; last = *s++) {
		if (*s == '\\')
			text_add(t, "\\e");
		else if (*s == ' ' && last == '.')
			text_char(t, '\n');
		else
			text_char(t, *s);
	}
}

/* A line of text that cannot be taken for a request. */
static void
man_line(struct text *t, const char *s)
{
	if (*s == '.' || *s == '\'')
		text_add(t, "\\&");
	if (*s)
		text_char(t, *s++);
	man_text(t, s);
	text_char(t, '\n');
}

static void
man_field(struct text *t, const struct field *f)
{
	struct text kind;

	text_init(&kind, t->arena);
	add_kind(&kind, f);
	add_flags(&kind, f);
	text_printf(t, ".It Va %s\n", f->name);
	man_line(t, f->doc);
	text_add(t, ".Pq ");
	man_text(t, kind.data);
	text_char(t, '\n');
}

static void
man_record(struct text *t, const struct record_type *const *types, size_t i)
{
	const struct record_type *type = types[i];
	size_t first = first_row(types, i);

	text_add(t, ".Ss ");
	add_title(t, type);
	text_char(t, '\n');
	man_line(t, type->doc);
	if (first)
		text_printf(t, "These fields follow those of every %s.\n",
		    type->verb);
	if (first == record_type_fields(type))
		return;
	text_add(t, ".Bl -tag -width Ds\n");
	for (size_t n = first; n < record_type_fields(type); n++)
		man_field(t, record_type_field(type, n));
	text_add(t, ".El\n");
}

/* Layers and their options: one list each. */
static void
man_layers(struct text *t)
{
	text_add(t, ".Ss Layers\nThe kinds, each with its options; "
	    "an asterisk marks one that may be any name.\n"
	    ".Bl -tag -width Ds\n");
	for (int i = 0; i < LAYER_COUNT; i++) {
		const struct layer_type *type = &layer_types[i];

		text_printf(t, ".It Cm %s\n%s\n", type->id, type->doc);
		if (*type->options || *type->of)
			text_printf(t, ".Pq %s%s%s%s\n", type->options,
			    *type->options && *type->of ? " " : "",
			    *type->of ? "of: " : "", type->of);
	}
	text_add(t, ".El\n.Ss Options of layers\n.Bl -tag -width Ds\n");
	for (int i = 0; i < OPTION_COUNT; i++)
		text_printf(t, ".It Va %s\n%s\n", layer_options[i].id,
		    layer_options[i].doc);
	text_add(t, ".El\n");
}

void
schema_man(struct text *t, const struct catalog *words,
    const struct record_type *const *types, size_t count)
{
	for (size_t i = 0; i < count; i++)
		man_record(t, types, i);
	man_layers(t);
	text_add(t, ".Ss Number formats\n"
	    "The keys of rates and the words for weight formats.\n"
	    ".Bl -tag -width Ds\n");
	for (size_t i = 0; i < words->format_count; i++) {
		const struct format *f = words->format[i];

		text_printf(t, ".It Va %s\n", f->head.id);
		text_printf(t, "%s,\n", f->name.text);
		number_exact(t, f->width);
		text_add(t, " bits a weight.\n");
	}
	text_add(t, ".El\n");
}
