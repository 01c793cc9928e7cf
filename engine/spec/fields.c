#include <lauxlib.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/sort.h"
#include "base/text.h"
#include "spec/load.h"
#include "spec/locate.h"
#include "unit/number.h"

enum { LIST_MAX = 1000 };

static struct fact
fact_here(const struct reading *r)
{
	return (struct fact){ .given = true, .at = r->at,
		.source = r->group->source, .place = r->group->place,
		.assume = r->group->assume, .of = r->record,
		.field = r->field->name };
}

/* In the unit of the field, so that its author knows it again. */
static const char *
number_text(struct reading *r, struct quantity q)
{
	struct text text;

	text_init(&text, r->load->arena);
	if (dim_none(q.dim))
		number_exact(&text, q.value);
	else
		number_show(&text, q, r->field->arg, 6);
	return text.data;
}

static const char *
dimension_text(struct reading *r, struct dim dim)
{
	struct text text;

	if (dim_none(dim))
		return "a number without a unit";
	text_init(&text, r->load->arena);
	dim_text(&text, dim);
	return text.data;
}

/* "50 * ms", "2.49 * USD/h", "3 / h": how specs write so many of a unit. */
static const char *
as_written(struct reading *r, double number, const char *unit)
{
	struct text t;

	text_init(&t, r->load->arena);
	number_exact(&t, number);
	if (text_starts(unit, "1/"))
		text_printf(&t, " / %s", unit + 2);
	else if (*unit && strcmp(unit, "1") != 0)
		text_printf(&t, " * %s", unit);
	return t.data;
}

/* The unit of the field, "" for a count. */
static const char *
unit_of(const struct reading *r)
{
	return r->field->type == FIELD_COUNT || !strcmp(r->field->arg, "1") ?
	    "" : r->field->arg;
}

/* The unit that stands behind a number, as specs write it; that of the field
 * where none does or another word, NULL for one of another dimension. */
static const char *
unit_behind(const struct reading *r, const char *text)
{
	struct quantity want, q;
	const char *ours;

	text += strspn(text, " ");
	ours = !strcmp(text, "%") ? "percent" : unit_written(text);
	unit_parse(unit_of(r), &want);
	if (!*text || !unit_parse(ours ? ours : text, &q))
		return *text && *unit_of(r) ? NULL : unit_of(r);
	return !dim_equal(q.dim, want.dim) ? NULL : ours ? ours : text;
}

/* What a text such as "50 ms" or "$2.49" is meant for, as a hint; or "". */
static const char *
meant_number(struct reading *r)
{
	const char *text = lua_type(r->lua, -1) == LUA_TSTRING ?
	    lua_tostring(r->lua, -1) : NULL, *unit = NULL;
	struct arena *arena = r->load->arena;
	size_t digits;
	double number;

	if (!text)
		return "";
	text += strspn(text, " $");
	digits = strspn(text, "0123456789.");
	if (number_read(arena_strndup(arena, text, digits), &number))
		unit = unit_behind(r, text + digits);
	if (unit)
		return arena_printf(arena, "; write %s, without quotes",
		    as_written(r, number, unit));
	return *unit_of(r) ? arena_printf(arena, "; it is written as in %s",
	    as_written(r, 1, unit_of(r))) : "";
}

/* What a number without its unit is meant for. */
static const char *
meant_quantity(struct reading *r, struct quantity got)
{
	if (!*unit_of(r) || !dim_none(got.dim))
		return "";
	return arena_printf(r->load->arena, "; write %s, or the unit that it "
	    "is in", as_written(r, got.value, r->field->arg));
}

/* The number on top of the stack in base units; false after a fault. */
static bool
take_number(struct reading *r, const char *name, double *out)
{
	struct quantity want = { .value = 1 };
	struct spec_quantity value;
	const char *limit;

	if (!quantity_get(r->lua, -1, &value)) {
		reading_fault(r, DIAG_wrong_type, r->at,
		    "%s wants a number, got %s%s", name, reading_got(r),
		    meant_number(r));
		return false;
	}
	if (r->field->type != FIELD_COUNT)
		unit_parse(r->field->arg, &want);
	if (!dim_equal(want.dim, value.q.dim)) {
		reading_fault(r, DIAG_unit_mismatch, r->at,
		    "%s wants %s, got %s%s", name,
		    dimension_text(r, want.dim),
		    dimension_text(r, value.q.dim),
		    meant_quantity(r, value.q));
		return false;
	}
	*out = value.q.value;
	limit = isfinite(*out) ? field_refuses(r->field, *out) : "";
	if (!limit)
		return true;
	if (*limit)
		reading_fault(r, DIAG_out_of_range, r->at,
		    "%s wants %s, got %s", name, limit,
		    number_text(r, value.q));
	else
		reading_fault(r, DIAG_out_of_range, r->at,
		    "%s is not a finite number", name);
	return false;
}

/* Is it given already, in another group of the record? */
static bool
has_rate(const struct rates *rates, const char *format)
{
	for (size_t i = 0; i < rates->count; i++)
		if (!strcmp(rates->item[i].number.fact.part, format))
			return true;
	return false;
}

struct key_list {
	const char **item;
	size_t count, cap;
};

/* The keys of the table on top of the stack, by name; a fault for others. */
static struct key_list
rate_keys(struct reading *r)
{
	lua_State *lua = r->lua;
	struct key_list keys = { 0 };
	size_t len;

	for (lua_pushnil(lua); lua_next(lua, -2); lua_pop(lua, 1)) {
		const char *key = lua_type(lua, -2) == LUA_TSTRING ?
		    lua_tolstring(lua, -2, &len) : NULL;

		sandbox_spend(lua, 10);
		if (!key)
			reading_fault(r, DIAG_wrong_type, r->at,
			    "%s holds a value without a format",
			    r->field->name);
		else if (strlen(key) != len || !id_valid(key))
			reading_fault(r, DIAG_bad_id, r->at, "%s: \"%s\" "
			    "cannot be the id of a format", r->field->name,
			    sandbox_text(r->load->box, key, len));
		else
			ARRAY_ADD(r->load->arena, &keys,
			    arena_strdup(r->load->arena, key));
	}
	if (keys.count > 1)
		qsort(keys.item, keys.count, sizeof(*keys.item),
		    sort_texts);
	return keys;
}

/* One rate, on top of the stack; lines are sought from that of the field. */
static void
read_rate(struct reading *r, struct rates *slot, const char *format)
{
	struct origin whole = r->at;
	struct rate rate = { 0 };
	struct spec_quantity value;
	int line = locate_key(r->load->locate, whole.line, format);
	const char *name = arena_printf(r->load->arena, "%s.%s",
	    r->field->name, format);

	if (line)
		r->at.line = line;
	else if (quantity_get(r->lua, -1, &value) && value.at.line)
		r->at = value.at;
	if (has_rate(slot, format)) {
		reading_fault(r, DIAG_duplicate_field, r->at,
		    "%s is given twice", name);
	} else if (slot->count == RATES_MOST) {
		reading_fault(r, DIAG_limit, r->at, "%s: more than %d "
		    "formats", r->field->name, RATES_MOST);
	} else if (take_number(r, name, &rate.number.value)) {
		rate.number.fact = fact_here(r);
		rate.number.fact.part = format;
		slot->item[slot->count++] = rate;
	}
	r->at = whole;
}

static void
read_rates(struct reading *r, struct rates *slot)
{
	lua_State *lua = r->lua;
	int table = lua_gettop(lua);
	struct key_list keys;

	if (!lua_istable(lua, table)) {
		reading_wrong_type(r, "a table from number format to quantity");
		return;
	}
	lua_pushnil(lua);
	if (!lua_next(lua, table)) {
		reading_fault(r, DIAG_out_of_range, r->at, "%s is empty",
		    r->field->name);
		return;
	}
	lua_settop(lua, table);
	keys = rate_keys(r);
	for (size_t i = 0; i < keys.count; i++) {
		lua_pushstring(lua, keys.item[i]);
		lua_rawget(lua, table);
		read_rate(r, slot, keys.item[i]);
		lua_pop(lua, 1);
	}
	if (!slot->fact.given)
		slot->fact = fact_here(r);
}

/* How many items a list has; 0 after a fault. */
static size_t
list_length(struct reading *r)
{
	lua_State *lua = r->lua;
	size_t n, keys = 0;

	if (!lua_istable(lua, -1)) {
		reading_wrong_type(r, "a list");
		return 0;
	}
	n = lua_rawlen(lua, -1);
	for (lua_pushnil(lua); lua_next(lua, -2); lua_pop(lua, 1))
		keys++;
	sandbox_spend(lua, (double)keys);
	if (keys != n)
		reading_fault(r, DIAG_wrong_type, r->at,
		    "%s wants a list, got a table with names or gaps",
		    r->field->name);
	else if (n == 0 || n > LIST_MAX)
		reading_fault(r, DIAG_out_of_range, r->at,
		    "%s wants 1 to %d items", r->field->name, LIST_MAX);
	return keys == n && n <= LIST_MAX ? n : 0;
}

/* A choice may stand alone, without its braces. */
static void
read_lone_word(struct reading *r, struct words *slot)
{
	const char *text = word_take(r);
	struct word *item = ARENA_NEW(r->load->arena, struct word);

	*item = (struct word){ text, fact_here(r) };
	if (text)
		*slot = (struct words){ item, 1, item->fact };
}

static void
read_words(struct reading *r, struct words *slot)
{
	size_t n, count = 0;
	struct word *item;

	if ((r->field->type == FIELD_CHOICES || r->field->type == FIELD_REFS) &&
	    lua_type(r->lua, -1) == LUA_TSTRING) {
		read_lone_word(r, slot);
		return;
	}
	n = list_length(r);
	if (!n)
		return;
	item = arena_array(r->load->arena, n, sizeof *item);
	for (size_t i = 1; i <= n; i++) {
		const char *text;

		lua_rawgeti(r->lua, -1, (lua_Integer)i);
		text = word_take(r);
		lua_pop(r->lua, 1);
		for (size_t k = 0; text && k < count; k++)
			if (strcmp(item[k].text, text) == 0) {
				reading_fault(r, DIAG_duplicate_field, r->at,
				    "%s names \"%s\" twice", r->field->name,
				    text);
				text = NULL;
			}
		if (text)
			item[count++] = (struct word){ text, fact_here(r) };
	}
	if (count)
		*slot = (struct words){ item, count, fact_here(r) };
}

static void
read_flag(struct reading *r, struct flag *slot)
{
	if (!lua_isboolean(r->lua, -1)) {
		reading_wrong_type(r, "true or false");
		return;
	}
	slot->on = lua_toboolean(r->lua, -1);
	slot->fact = fact_here(r);
}

static void
read_number(struct reading *r, struct number *slot)
{
	double value;

	if (take_number(r, r->field->name, &value))
		*slot = (struct number){ value, fact_here(r) };
}

static void
read_word(struct reading *r, struct word *slot)
{
	const char *text = word_take(r);

	if (text)
		*slot = (struct word){ text, fact_here(r) };
}

void
field_read(struct reading *r)
{
	void *slot = record_slot(r->record, r->field);

	if (cite_get(r->load, r->lua, -1)) {
		reading_fault(r, DIAG_misplaced_cite, r->at,
		    "%s: cite and assume stand without a name",
		    r->field->name);
		return;
	}
	switch (r->field->type) {
	case FIELD_FLAG:
		read_flag(r, slot);
		break;
	case FIELD_NUMBER:
	case FIELD_COUNT:
		read_number(r, slot);
		break;
	case FIELD_RATES:
		read_rates(r, slot);
		break;
	case FIELD_TEXTS:
	case FIELD_REFS:
	case FIELD_CHOICES:
		read_words(r, slot);
		break;
	case FIELD_NETWORK:
		network_read(r, slot);
		break;
	default:
		read_word(r, slot);
		break;
	}
}
