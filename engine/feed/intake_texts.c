/*
 * intake_texts: what a feed says in its rows, each text kept once, with what
 * was found of it.
 */
#include "feed/intake_state.h"

#include <string.h>

#include "base/arena.h"
#include "base/map.h"
#include "catalog/catalog.h"
#include "catalog/vocabulary.h"
#include "feed/date.h"
#include "feed/prices.h"

/* No cell of a price file holds a longer one: it is not kept. */
enum { LONGEST = 1024 };

static struct said *
add(struct intake *in, const char *text)
{
	struct said *s = ARENA_NEW(in->is.arena, struct said);

	s->text = arena_strdup(in->is.arena, text);
	s->shown = text_clean(in->is.arena, text, strlen(text), false);
	s->holds = prices_holds(text);
	s->number = (uint32_t)map_count(in->said);
	map_put(in->said, s->text, s);
	return s;
}

static struct said *
find(struct intake *in, const char *text)
{
	struct said *s = map_get(in->said, text);

	if (s)
		return s;
	return strnlen(text, LONGEST + 1) > LONGEST ? &in->broken :
	    add(in, text);
}

static bool
is_said(const struct intake *in, const struct said *s, const char *text)
{
	return s && s != &in->broken && !strcmp(s->text, text);
}

/* Mostly what stood there last, or what stood there before that. */
struct said *
intake_say(struct intake *in, enum place place, const char *text)
{
	struct said *last = in->texts.at[place];
	struct said *earlier = in->earlier.at[place];

	text = text ? text : "";
	if (is_said(in, last, text))
		return last;
	in->earlier.at[place] = last;
	in->texts.at[place] = is_said(in, earlier, text) ? earlier :
	    find(in, text);
	return in->texts.at[place];
}

static bool
is_record(const struct intake *in, const char *verb, const char *id)
{
	return catalog_find(catalog_records(in->is.catalog, verb), id);
}

static bool
ask(const struct intake *in, const char *text, enum role role)
{
	switch (role) {
	case ROLE_day:
		return date_exists(text);
	case ROLE_tier:
		return is_record(in, "tier", text);
	case ROLE_unit:
		return prices_takes("unit", text);
	case ROLE_condition:
		return is_record(in, "condition", text);
	case ROLE_currency:
		return currency_find(in->is.catalog, text);
	case ROLE_sold_as:
		return prices_takes("sold_as", text);
	case ROLES:
		break;
	}
	return false;
}

bool
intake_is(struct intake *in, struct said *s, enum role role)
{
	if (s->is[role] == FOUND_unasked)
		s->is[role] = ask(in, s->text, role) ? FOUND_yes : FOUND_no;
	return s->is[role] == FOUND_yes;
}

bool
intake_takes(struct intake *in, enum role role, const char *text)
{
	static const enum place where[] = { [ROLE_day] = PLACE_date,
		[ROLE_tier] = PLACE_tier, [ROLE_unit] = PLACE_unit,
		[ROLE_condition] = PLACE_condition,
		[ROLE_currency] = PLACE_currency,
		[ROLE_sold_as] = PLACE_sold_as };

	return intake_is(in, intake_say(in, where[role], text), role);
}
