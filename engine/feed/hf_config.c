#include "feed/hf_config.h"

#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "feed/hf_read.h"
#include "feed/hf_trait.h"
#include "unit/number.h"

static const struct hf_arch archs[] = {
#define ARCH(type, mlp, norm, norms, traits) \
	{ #type, #mlp, #norm, norms, traits },
#include "feed/hf_arch.def"
#undef ARCH
};

static const struct hf_arch *
arch_of(const char *type)
{
	for (size_t i = 0; type && i < COUNT(archs); i++)
		if (!strcmp(type, archs[i].type))
			return &archs[i];
	return NULL;
}

/* "model_type" of the file or its text part, where it is a text. */
static const struct json *
type_of(const struct json *file)
{
	const struct json *type = json_member(file, "model_type");

	return type && type->type == JSON_string ? type : NULL;
}

/* The families of that name whatever its number, or the one nearest. */
static const char *
likely(struct hf_reading *r, const char *type)
{
	size_t letters = strcspn(type, "0123456789_-.");
	const char *names[COUNT(archs)], *near;
	struct text t;

	text_init(&t, r->arena);
	for (size_t i = 0; i < COUNT(archs); i++) {
		names[i] = archs[i].type;
		if (letters && !strncmp(names[i], type, letters))
			text_printf(&t, "%s%s", t.len ? ", " : "", names[i]);
	}
	near = text_nearest(type, names, COUNT(archs));
	return t.len ? t.data : near;
}

/* What becomes of layers that nothing here models. */
static const char stand_in[] = "; a stand-in at least as large, of attention "
    "alone, is written by hand: 'ridgeline new model ID'";

static const char by_hand[] = "'ridgeline import --help' lists the families "
    "that are read; others are written by hand: 'ridgeline new model ID'";

static void
refuse_type(struct hf_reading *r, const struct json *type)
{
	const char *near = type ? likely(r, type->text) : NULL;

	if (!type)
		hf_fault(r, DIAG_missing_field, hf_line(r->whole),
		    "model_type, the family of the network, is not there; %s",
		    by_hand);
	else if (json_member(r->whole, "text_config") && r->file == r->whole)
		hf_fault(r, DIAG_bad_choice, json_member(r->whole,
		    "text_config")->line, "text_config: a network of several "
		    "parts is not read; its text network alone is, from a "
		    "file of that part");
	else
		hf_fault(r, DIAG_bad_choice, type->line, "model_type: the "
		    "layers of \"%s\" are not known%s%s%s; %s",
		    text_clean(r->arena, type->text, strlen(type->text),
		    false), near ? "; nearest by name: " : "", near ? near :
		    "", near ? " (put that in its place where the layers are "
		    "the same)" : "", by_hand);
}

/* False where its layers are ones that nothing here models. */
static bool
is_modelled(struct hf_reading *r, const struct json *type)
{
	const char *what = type ? hf_missing(type->text) : NULL;

	if (what)
		hf_fault(r, DIAG_bad_choice, type->line, "model_type: the "
		    "layers of \"%s\" are not modelled: %s%s", type->text,
		    what, stand_in);
	return !what;
}

/* "full_attention", "sliding_attention", "chunked_attention", "attention". */
static bool
is_attention(const char *layer)
{
	return text_ends(layer, "attention") && !text_starts(layer, "linear");
}

/* The first layer of a list that is another, or NULL. */
static const struct json *
other_layer(const struct json *list)
{
	for (size_t i = 0; list && i < list->count; i++)
		if (list->item[i].type == JSON_string &&
		    !is_attention(list->item[i].text))
			return &list->item[i];
	return NULL;
}

/* Whatever the family, its file may list layers that nothing here models. */
static bool
are_modelled(struct hf_reading *r, const struct json *file)
{
	static const char *const lists[] = { "layer_types",
		"layers_block_type", "block_types" };

	for (size_t i = 0; file && i < COUNT(lists); i++) {
		const struct json *layer = other_layer(json_member(file,
		    lists[i]));

		if (!layer)
			continue;
		hf_fault(r, DIAG_bad_choice, layer->line, "%s: layers of "
		    "\"%s\" are not modelled%s", lists[i],
		    text_clean(r->arena, layer->text, strlen(layer->text),
		    false), stand_in);
		return false;
	}
	return true;
}

/* The text network of a file, and its family. */
static bool
find_text(struct hf_reading *r, const struct hf_part **part)
{
	const struct json *type = type_of(r->whole), *text;

	*part = type ? hf_part_find(type->text) : NULL;
	r->file = r->whole;
	if (!is_modelled(r, type) || (!hf_has_state(type ? type->text : "") &&
	    (!are_modelled(r, r->whole) || !are_modelled(r,
	    json_member(r->whole, "text_config")))))
		return false;
	text = *part ? json_member(r->whole, "text_config") : NULL;
	if (text && text->type == JSON_object) {
		r->file = text;
		type = type_of(text) ? type_of(text) : type;
		if (!is_modelled(r, type))
			return false;
	}
	r->arch = type ? arch_of(type->text) : NULL;
	if (!r->arch && *part && (!type || type == type_of(r->whole) ||
	    hf_part_find(type->text) == *part || text_ends(type->text,
	    "_text")))
		r->arch = arch_of(hf_part_text(*part));
	if (!r->arch)
		refuse_type(r, type);
	return r->arch;
}

/* What was worked out is held to what a spec may say, too. */
static void
check_counts(struct hf_reading *r)
{
	const struct record_type *type = r->model->head.type;

	for (size_t i = 0; i < type->fields; i++) {
		const struct field *f = &type->field[i];
		const struct number *n = record_field(&r->model->head, f);
		const char *want;
		struct text t;

		if ((f->type != FIELD_COUNT && f->type != FIELD_NUMBER) ||
		    !n->fact.given)
			continue;
		want = field_refuses(f, n->value);
		if (!want)
			continue;
		text_init(&t, r->arena);
		number_exact(&t, n->value);
		hf_fault(r, DIAG_out_of_range, n->fact.at.line, "%s comes to "
		    "%s: want %s", f->name, t.data, want);
	}
}

/* The text network, and what stands beside it as so many parameters. */
static void
read_network(struct hf_reading *r, const struct hf_part *part)
{
	const struct json *images = json_member(r->whole, "vision_config");

	hf_read_text(r, !part);
	if (part && !r->failed)
		hf_state(r, &r->model->extra_parameters, hf_part_count(r, part),
		    images ? images->line : 1);
	/* What follows from a missing number is no fault of its own. */
	if (!r->failed)
		check_counts(r);
}

static void
count_all(struct hf_reading *r)
{
	struct model_parts parts;

	model_count(r->model, &parts);
	hf_state(r, &r->model->parameters, parts.total, 1);
	check_counts(r);
}

static const struct json *
open_file(struct hf_reading *r, const char *data, size_t len)
{
	const char *error;
	const struct json *file;
	int line;

	file = json_read(r->arena, data, len, &error, &line);
	if (!file)
		hf_fault(r, DIAG_csv, line, "%s", error);
	return file;
}

struct model *
hf_config_read(struct arena *arena, struct diags *diags,
    const struct hf_file *file, struct hf_said *said)
{
	struct hf_reading r = { .arena = arena, .diags = diags,
	    .path = file->path };
	const struct hf_part *part;
	const struct json *from;

	*said = (struct hf_said){ .network = NULL };
	r.model = ARENA_NEW(arena, struct model);
	r.model->head.type = record_type_of("model");
	r.whole = open_file(&r, file->data, file->len);
	if (!r.whole)
		return NULL;
	from = json_member(r.whole, "_name_or_path");
	said->from = from && from->type == JSON_string ? from->text : NULL;
	if (hf_is(type_of(r.whole), "vit")) {
		r.file = r.whole;
		said->network = hf_read_vit(&r);
		hf_read_format(&r);
	} else if (find_text(&r, &part)) {
		read_network(&r, part);
		if (!r.failed)
			count_all(&r);
	}
	return r.failed ? NULL : r.model;
}
