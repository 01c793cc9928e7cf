/*
 * new: a record to fill in, with all that it cannot do without.
 *
 * What is left to be filled in is no value that check accepts, so that it names
 * each field with its line.
 */
#include <errno.h>
#include <fcntl.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/file.h"
#include "base/text.h"
#include "base/tree.h"
#include "catalog/catalog.h"
#include "cmd/import.h"
#include "cmd/option.h"
#include "kind/kind.h"

static const struct origin nowhere;

/* "0 * GB/s"; a unit that begins with 1 is divided by. */
static void
add_quantity(struct text *t, const char *unit)
{
	if (!*unit || !strcmp(unit, "1"))
		text_char(t, '0');
	else if (text_starts(unit, "1/"))
		text_printf(t, "0 / %s", unit + 2);
	else
		text_printf(t, "0 * %s", unit);
}

/* The first word of a choice: the others stand in the comment above. */
static void
add_word(struct text *t, const struct field *f)
{
	const char *word;
	size_t len;

	if (!field_word(f, 0, &word, &len))
		len = 0;
	text_printf(t, "\"%.*s\"", (int)len, len ? word : "");
}

static void
add_value(struct text *t, const struct field *f)
{
	switch (f->type) {
	case FIELD_NUMBER: add_quantity(t, f->arg); break;
	case FIELD_COUNT: text_char(t, '0'); break;
	case FIELD_FLAG: text_add(t, "false"); break;
	case FIELD_DATE: text_add(t, "\"YYYY-MM-DD\""); break;
	case FIELD_CHOICE: add_word(t, f); break;
	case FIELD_CHOICES:
		text_add(t, "{ ");
		add_word(t, f);
		text_add(t, " }");
		break;
	case FIELD_RATES:
		text_add(t, "{ bf16 = ");
		add_quantity(t, f->arg);
		text_add(t, " }");
		break;
	case FIELD_TEXTS: text_add(t, "{ \"\" }"); break;
	case FIELD_REFS: text_add(t, "{ \"fill-in\" }"); break;
	case FIELD_REF: text_add(t, "\"fill-in\""); break;
	case FIELD_NETWORK: text_add(t, "{}"); break;
	default: text_add(t, "\"\""); break;
	}
}

/* Words as comments of at most 80 columns. */
static void
add_comment(struct text *t, const char *words, const char *indent)
{
	enum { WIDE = 80 };
	size_t from = t->len, len;

	text_printf(t, "%s--", indent);
	for (; *words; words += len + (words[len] == ' ')) {
		len = strcspn(words, " ");
		if (t->len - from + 1 + len > WIDE) {
			text_char(t, '\n');
			from = t->len;
			text_printf(t, "%s--", indent);
		}
		text_char(t, ' ');
		text_add_n(t, words, len);
	}
	text_char(t, '\n');
}

/* Its meaning as a comment, the words of a choice behind it, then the line. */
static void
add_field(struct text *t, const struct field *f, const char *indent)
{
	bool choice = f->type == FIELD_CHOICE || f->type == FIELD_CHOICES;

	add_comment(t, choice ? arena_printf(t->arena, "%s One of: %s.",
	    f->doc, f->arg) : f->doc, indent);
	text_printf(t, "%s%s = ", indent, f->name);
	add_value(t, f);
	text_add(t, ",\n");
}

/* The kind of a workload is said already; what it runs is asked of all kinds
 * but those that run none. */
static bool
is_needed(const struct record_type *type, const struct field *f)
{
	if (type->variant && !strcmp(f->name, "kind"))
		return false;
	if (type->variant && !strcmp(f->name, "model"))
		return !type->modelless;
	return f->flags & (FIELD_REQUIRED | FIELD_DIMENSION | FIELD_COUNTED);
}

/* Choices stand bare, facts under a source of their own. */
static size_t
add_fields(struct text *t, const struct record_type *type, bool facts)
{
	size_t n = 0;

	for (size_t i = 0; i < record_type_fields(type); i++) {
		const struct field *f = record_type_field(type, i);

		if (!is_needed(type, f) || !(f->flags & FIELD_FACT) == facts)
			continue;
		add_field(t, f, facts ? "    " : "  ");
		n++;
	}
	return n;
}

static const char *
skeleton(struct options *o, const struct record_type *type, const char *id)
{
	struct text t, facts;

	text_init(&t, o->arena);
	text_init(&facts, o->arena);
	if (add_fields(&facts, type, true))
		text_printf(&t, "source \"%s-sheet\" {\n  -- What the facts "
		    "below are cited from.\n  title = \"\",\n}\n\n", id);
	text_printf(&t, "%s \"%s\" {\n", type->verb, id);
	if (type->variant)
		text_printf(&t, "  kind = \"%s\",\n", type->variant);
	add_fields(&t, type, false);
	if (facts.len)
		text_printf(&t, "  cite \"%s-sheet\" {\n%s  },\n", id,
		    facts.data);
	text_add(&t, "}\n");
	return t.data;
}

/* The kinds that people call so, or NULL. */
static const char *
kinds_called(struct options *o, const char *word)
{
	const struct record_type **types = arena_array(o->arena, kind_count,
	    sizeof(*types));

	for (size_t i = 0; i < kind_count; i++)
		types[i] = kinds[i]->type;
	return record_types_called(o->arena, types, kind_count, word);
}

/* The type of a record, of a workload by --kind; NULL once that is told. */
static const struct record_type *
type_of(struct options *o, const char *verb)
{
	const char **names = arena_array(o->arena, record_type_count +
	    kind_count + 1, sizeof(*names));
	const char *kind = o->kind ? o->kind : "serve";
	bool workload = !strcmp(verb, "workload");
	size_t n = 0;

	for (size_t i = 0; workload && i < kind_count; i++) {
		names[n++] = kinds[i]->type->variant;
		if (!strcmp(kinds[i]->type->variant, kind))
			return kinds[i]->type;
	}
	for (size_t i = 0; !workload && i < record_type_count; i++) {
		/* Prices are lines of a CSV file. */
		if (record_types[i].singleton ||
		    !strcmp(record_types[i].verb, "offer"))
			continue;
		names[n++] = record_types[i].verb;
		if (!strcmp(record_types[i].verb, verb))
			return &record_types[i];
	}
	if (!workload)
		names[n++] = "workload";
	if (!workload && (!strcmp(verb, "price") || !strcmp(verb, "offer"))) {
		diag(o->diags, DIAG_usage, (struct origin){ NULL, 0 },
		    "a price is a row of a CSV file in specs/prices, and no "
		    "record; the columns stand in ridgeline-spec(5)");
		return NULL;
	}
	if (workload && kinds_called(o, kind)) {
		options_fault(o, "no such kind of workload", kind,
		    kinds_called(o, kind));
		return NULL;
	}
	options_choice_fault(o, workload ? "no such kind of workload" :
	    "no such record", workload ? kind : verb, names, n);
	return NULL;
}

/* A name that is no file's yet. */
static void
write_new(struct options *o, const char *name, const char *text)
{
	const char *path = path_join(o->arena, o->dir, name);

	if (file_exists(path))
		diag(o->diags, DIAG_write, nowhere, "%s is there already; it "
		    "is left alone", path);
	else if (tree_parents(AT_FDCWD, path) != 0 ||
	    tree_create(AT_FDCWD, path, text, strlen(text)) != 0)
		diag(o->diags, DIAG_write, nowhere, "%s: %s", path,
		    strerror(errno));
	else if (!o->quiet)
		text_printf(o->out, "%s: fill it in; ridgeline check says "
		    "what is left\n", path);
}

/* Is there one of the verb and the id already?  Of a catalogue in use a guide
 * changes fields. */
static bool
is_there(struct options *o, const struct record_type *type, const char *id)
{
	const struct record_list *list;
	const struct record *r;

	if (!file_exists(path_join(o->arena, o->dir, "specs")))
		return false;
	list = catalog_records(import_catalog(o), type->verb);
	r = list ? catalog_find(list, id) : NULL;
	if (!r)
		return false;
	diag(o->diags, DIAG_duplicate_id, r->at, "%s \"%s\" is there already%s",
	    type->verb, id, !r->installed ? "" : arena_printf(o->arena,
	    "; change.%s alters fields of it", type->verb));
	return true;
}

static int
run(struct options *o)
{
	const char *verb = o->arg[0], *id = o->arg[1];
	bool page = !strcmp(verb, "page");
	const struct record_type *type = page ? NULL : type_of(o, verb);

	if (!page && !type)
		return diags_status(o->diags);
	if (!import_takes_id(o, id))
		return diags_status(o->diags);
	if (page)
		write_new(o, arena_printf(o->arena, "site/%s.md", id),
		    arena_printf(o->arena, "# %s\n\nWhat it says, with a link "
		    "to [the first page](page:index).\n", id));
	else if (!is_there(o, type, id))
		write_new(o, arena_printf(o->arena, "specs/%s.lua", id),
		    skeleton(o, type, id));
	return diags_status(o->diags);
}

const struct command command_new = {
	.name = "new", .operands = "RECORD ID",
	.operands_min = 2, .operands_max = 2,
	.doc = "Write a record to fill in into specs, or a page into site.",
	.help = "RECORD is accelerator, workload, model, profile, page or "
	    "another verb of specs; of\na workload --kind says which (serve). "
	    " The file has every field that the record\ncannot do without, "
	    "each under what it means; check names those left to fill in.\n"
	    "Nothing that is there is changed.\n",
	.formats = 1u << OUTPUT_TEXT,
	.example = "ridgeline new accelerator acme-x1-96gb",
	.takes = TAKES_KIND,
	.run = run,
};
