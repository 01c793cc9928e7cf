/* Values as text and as cells. */
#include <ctype.h>
#include <math.h>
#include <string.h>
#include <strings.h>

#include "base/array.h"
#include "base/map.h"
#include "report/compose.h"
#include "unit/number.h"

/* Digits of a whole number that are all meant, of a fact, of a result. */
enum { WHOLE = 15, STATED = 4, COMPUTED = 3 };

int
value_digits(const struct value *v)
{
	double x = v->number.value;
	bool plain = dim_none(v->number.dim) && (!v->unit || !*v->unit ||
	    strcmp(v->unit, "1") == 0);

	if (plain && x == floor(x) && fabs(x) < 1e15)
		return WHOLE;
	return v->fact ? STATED : COMPUTED;
}

const char *
shown_unit(const char *unit)
{
	return unit && strcmp(unit, "1") == 0 ? "" : unit;
}

static void
show_number(struct text *t, const struct value *v)
{
	number_show(t, v->number, shown_unit(v->unit), value_digits(v));
}

const char *
choice_words(const char *choice)
{
	static const struct { const char *choice, *words; } words[] = {
		{ "on_demand", "on demand" },
		{ "reserved_1y", "reserved 1 year" },
		{ "reserved_3y", "reserved 3 years" },
		{ "accelerator_hour", "accelerator" },
		{ "instance_hour", "instance" },
	};

	for (size_t i = 0; i < COUNT(words); i++)
		if (strcmp(words[i].choice, choice) == 0)
			return words[i].words;
	return choice;
}

static void
show(struct text *t, const struct value *v)
{
	const struct piece *piece;

	switch (v->type) {
	case VALUE_FLAG:
		text_add(t, v->flag ? "yes" : "no");
		return;
	case VALUE_NUMBER:
		show_number(t, v);
		return;
	case VALUE_TEXT:
		if (choice_words(v->text) != v->text)
			text_add(t, choice_words(v->text));
		else
			text_add_n(t, v->text, v->text_len);
		return;
	case VALUE_LIST:
		for (size_t i = 0; i < v->count; i++) {
			text_add(t, i ? ", " : "");
			show(t, v->item[i]);
		}
		return;
	case VALUE_MAP:
		text_add(t, value_get_text(v, "name", ""));
		return;
	case VALUE_BLOCK:
		piece = v->block;
		text_add(t, piece->text ? piece->text : "");
		return;
	case VALUE_NIL:
		return;
	}
}

const char *
show_value(struct arena *arena, const struct value *v)
{
	struct text t;

	text_init(&t, arena);
	show(&t, v);
	return t.data;
}

struct cell
cell_text(const char *text, const char *href)
{
	return (struct cell){
		.type = text && *text ? CELL_TEXT : CELL_EMPTY,
		.text = text, .href = href,
	};
}

/* value is in base units already; the unit gives the dimension. */
struct quantity
row_quantity(const char *unit, double value)
{
	struct quantity q = { .value = 1 };

	if (unit)
		unit_parse(unit, &q);
	q.value = value;
	return q;
}

static struct cell
cell_record(const struct compose *c, const struct value *v)
{
	const char *type = value_get_text(v, "type", "");
	const char *id = value_get_text(v, "id", "");
	const char *key = arena_printf(c->arena, "%s/%s", type, id);
	const char *place = map_get(c->places, key);

	return cell_text(value_get_text(v, "name", id),
	    place ? arena_printf(c->arena, "page:%s", place) : NULL);
}

static struct cell
cell_piece(const struct value *v, const char **error)
{
	const struct piece *piece = v->block;

	if (piece->type == PIECE_LINK)
		return cell_text(piece->text, piece->href);
	*error = "a cell holds a text, a number, a flag, a record or a link, "
	    "not a block";
	return (struct cell){ .type = CELL_EMPTY };
}

struct cell
cell_of(const struct compose *c, const struct value *v, const char **error)
{
	struct cell cell = { .type = CELL_EMPTY };

	if (!v)
		return cell;
	switch (v->type) {
	case VALUE_FLAG:
		cell.type = CELL_FLAG;
		cell.flag = v->flag;
		break;
	case VALUE_NUMBER:
		cell.type = CELL_NUMBER;
		cell.number = v->number;
		cell.unit = shown_unit(v->unit);
		cell.digits = value_digits(v);
		break;
	case VALUE_TEXT:
	case VALUE_LIST:
		cell = cell_text(show_value(c->arena, v), NULL);
		break;
	case VALUE_MAP:
		return cell_record(c, v);
	case VALUE_BLOCK:
		return cell_piece(v, error);
	case VALUE_NIL:
		break;
	}
	cell.fact = v->fact;
	return cell;
}

/* A word of a name as people write it. */
static const char *
written(const char *word, size_t len)
{
	static const struct { const char *word, *written; } words[] = {
		{ "ecc", "ECC" }, { "ffn", "FFN" }, { "id", "ID" },
		{ "kv", "KV" }, { "len", "length" }, { "lora", "LoRA" },
		{ "max", "largest" }, { "mlp", "MLP" }, { "moe", "MoE" },
		{ "pcie", "PCIe" }, { "qk", "QK" }, { "qkv", "QKV" },
		{ "seq", "sequence" }, { "sku", "SKU" },
		{ "tpot", "time per output token" },
		{ "ttft", "time to first token" }, { "url", "URL" },
		{ "zero", "ZeRO" },
	};

	for (size_t i = 0; i < COUNT(words); i++)
		if (strlen(words[i].word) == len &&
		    strncasecmp(words[i].word, word, len) == 0)
			return words[i].written;
	return NULL;
}

const char *
title_of(struct arena *arena, const char *id)
{
	struct text t;

	text_init(&t, arena);
	for (const char *p = id; *p;) {
		size_t len = strcspn(p, "_.");
		const char *word = written(p, len);

		if (t.len)
			text_char(&t, ' ');
		if (word)
			text_add(&t, word);
		else
			text_add_n(&t, p, len);
		p += len + (p[len] != '\0');
	}
	*t.data = (char)toupper((unsigned char)*t.data);
	return t.data;
}

void
set_amount(struct compose *c, struct value *map, const char *key, double n,
    const char *unit)
{
	set(c, map, key, value_quantity(c->arena, row_quantity(unit, n), unit,
	    NULL));
}
