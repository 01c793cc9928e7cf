/* What choices, offers and facts are called, and their values. */
#include <ctype.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/map.h"
#include "base/text.h"
#include "cmd/answer.h"
#include "cmd/cmd.h"
#include "cmd/diff.h"
#include "feed/json.h"
#include "kind/place.h"
#include "spec/phrase.h"
#include "unit/number.h"

const char *
diff_name(const struct changes *all, struct options *o,
    const struct change *c)
{
	const struct edition *e = c->now ? all->new : all->old;
	const char *name = json_text_of(map_get(e->order, c->id), "name");

	return *name ? name : arena_strdup(o->arena, c->id);
}

/* Accelerators in all, or those of one copy where an old guide says no more. */
static double
count_of(const struct json *answer)
{
	double all = json_number_of(answer, "accelerators");

	return all > 0 ? all : json_number_of(answer, "count");
}

const char *
diff_hardware(struct options *o, const struct edition *e,
    const struct json *answer)
{
	const char *format = json_text_of(answer, "format");
	struct text t;

	if (!answer)
		return "nothing fits";
	text_init(&t, o->arena);
	number_fixed(&t, count_of(answer), 0, "");
	text_printf(&t, " x %s", edition_name(e, "accelerator",
	    json_text_of(answer, "accelerator")));
	if (*format && strcmp(format, "none") != 0)
		text_printf(&t, " (%s)", edition_format(e, o->arena, format));
	return t.data;
}

/* "on_demand" as people say it. */
static const char *
spaced(struct options *o, const char *word)
{
	char *s = arena_strdup(o->arena, word);

	for (char *p = s; *p; p++)
		if (*p == '_')
			*p = ' ';
	return s;
}

/* The name of a tier within a sentence: "on demand", "reserved 1 year". */
static const char *
tier_words(struct options *o, const struct edition *e, const char *tier)
{
	char *s = arena_strdup(o->arena, edition_name(e, "tier", tier));

	*s = (char)tolower((unsigned char)*s);
	return strcmp(s, tier) ? s : spaced(o, tier);
}

/* "rent", and "by the hour"; of what an older guide says, by the tier. */
static const char *
verb_of(const char *tenure, const char *tier)
{
	static const struct { const char *tenure, *verb; } words[] = {
		{ "rent", "rent" }, { "commit", "reserve" },
		{ "buy", "buy" }, { "own", "use the owned" },
	};

	for (size_t i = 0; i < COUNT(words); i++)
		if (!strcmp(words[i].tenure, tenure))
			return words[i].verb;
	return !strcmp(tier, "purchase") ? "buy" :
	    text_starts(tier, "reserved") ? "reserve" : "rent";
}

/* What is owned already, alone or with the rest from a seller; else NULL. */
static const char *
owned_choice(struct options *o, const struct edition *e, const char *what,
    const char *offer)
{
	const char *plus = strchr(offer, '+');
	const struct json *rest = plus ? map_get(e->offer, plus + 1) : NULL;

	if (!text_starts(offer, "own/"))
		return NULL;
	if (!plus)
		return arena_printf(o->arena, "%s %s", verb_of("own", ""),
		    what);
	return !rest ? NULL : SAID(o->arena, o->phrases, diff_added_to,
	    .choice = what, .seller = edition_name(e, "provider",
	    json_text_of(rest, "provider")), .terms = tier_words(o, e,
	    json_text_of(rest, "tier")));
}

const char *
diff_choice(struct options *o, const struct edition *e, const char *id,
    const struct json *answer)
{
	const char *offer = json_text_of(answer, "offer");
	const struct json *sold = map_get(e->offer, offer);
	const struct json *order = change_order(e, id);
	const char *tier = json_text_of(sold, "tier");
	bool ordered = order && answer && !strcmp(json_text_of(order,
	    "candidate"), json_text_of(answer, "id"));
	const char *what = diff_hardware(o, e, answer), *owned;
	bool bought;

	if (!answer)
		return what;
	if (!sold && (owned = owned_choice(o, e, what, offer)) != NULL)
		return owned;
	if (!*json_text_of(sold, "provider"))
		return *offer ? arena_printf(o->arena, "%s, %s", what,
		    offer) : what;
	bought = !strcmp(tier, "purchase");
	return arena_printf(o->arena, "%s %s from %s%s%s", verb_of(ordered ?
	    json_text_of(order, "tenure") : "", tier), what,
	    edition_name(e, "provider", json_text_of(sold, "provider")),
	    bought ? "" : ", ", bought ? "" : tier_words(o, e, tier));
}

const struct json *
diff_offer(const struct edition *e, const struct json *answer)
{
	return map_get(e->offer, json_text_of(answer, "offer"));
}

/* The value of an axis, neutral where the guide says nothing of it. */
static const char *
axis_value(struct arena *arena, const struct edition *e,
    const struct json *placement, enum axis_name axis)
{
	const struct json *v = json_member(placement, place_name(axis));
	const char *word = v ? v->text : place_neutral(axis);

	if (word && *word)
		return axis == AXIS_kv_format ? edition_format(e, arena,
		    word) : word;
	/* A number that is not there is 1. */
	return number_digits(arena, v ? v->number : 1, 6);
}

/* "requests in flight 15": the axes on which two placements differ. */
static void
add_placed(struct text *t, struct arena *arena, const struct edition *e,
    const struct json *answer, const struct json *beside)
{
	const struct json *here = json_member(answer, "placement");
	const struct json *there = json_member(beside, "placement");

	for (enum axis_name x = 0; x < AXIS_COUNT; x++) {
		const char *is = axis_value(arena, e, here, x);
		const char *title = place_title(x);

		if (strcmp(is, axis_value(arena, e, there, x)) != 0)
			text_printf(t, "%s%c%s %s", t->len ? ", " : "",
			    title[1] >= 'a' ? tolower((unsigned char)*title) :
			    *title, title + 1, is);
	}
}

const char *
diff_moved(struct options *o, const struct edition *e,
    const struct json *answer, const struct json *beside)
{
	const struct json *sold = diff_offer(e, answer);
	const char *sku = json_text_of(sold, "sku");
	const char *region = json_text_of(sold, "region");
	struct text t;

	text_init(&t, o->arena);
	if (strcmp(json_text_of(answer, "offer"), json_text_of(beside,
	    "offer")) != 0)
		text_printf(&t, "%s%s%s", sku, *sku && *region ? ", " : "",
		    region);
	add_placed(&t, o->arena, e, answer, beside);
	return t.data;
}

/* The verb of an id, the id of its record and its field, in place. */
static void
split(char *id, const char **verb, const char **record, const char **field)
{
	char *first = strchr(id, '/'), *last;

	*verb = id;
	*record = *field = "";
	if (!first)
		return;
	*first = '\0';
	*record = first + 1;
	last = strrchr(first + 1, '/');
	if (!last)
		return;
	*last = '\0';
	*field = last + 1;
}

const char *
diff_priced(struct options *o, const struct edition *e, const struct json *sold)
{
	const char *region = json_text_of(sold, "region");
	const char *condition = json_text_of(sold, "condition");
	double count = json_number_of(sold, "count");
	const char *packed = count > 1 ? arena_printf(o->arena,
	    ", %.0f together", count) : "";

	return arena_printf(o->arena, "%s from %s%s%s%s, %s%s%s",
	    edition_name(e, "accelerator", json_text_of(sold,
	    "accelerator")), edition_name(e, "provider", json_text_of(sold,
	    "provider")),
	    packed, *region ? ", " : "", region, tier_words(o, e,
	    json_text_of(sold, "tier")), *condition ? ", " : "", condition);
}

const char *
diff_terms(struct options *o, const struct edition *e, const struct json *sold)
{
	const char *sku = json_text_of(sold, "sku");
	const char *region = json_text_of(sold, "region");

	return !sold ? NULL : arena_printf(o->arena, "%s%s%s%s%s", sku,
	    *sku ? ", " : "", region, *region ? ", " : "", tier_words(o, e,
	    json_text_of(sold, "tier")));
}

const char *
diff_subject(struct options *o, const struct changes *all,
    const struct fact_change *f)
{
	const struct edition *e = f->now.is ? all->new : all->old;
	const char *verb, *record, *field;
	const struct json *sold;

	split(arena_strdup(o->arena, f->id), &verb, &record, &field);
	if (!strcmp(verb, "offer")) {
		sold = map_get(e->offer, record);
		if (!sold)
			sold = map_get(all->old->offer, record);
		if (!sold)
			sold = map_get(e->held, record);
		return *json_text_of(sold, "provider") ?
		    diff_priced(o, e, sold) : f->id;
	}
	if (!*field)
		return arena_printf(o->arena, "%s %s", verb, edition_name(e,
		    verb, record));
	return arena_printf(o->arena, "%s %s, %s", verb, edition_name(e, verb,
	    record), spaced(o, field));
}

/* Longer texts are told by their start. */
enum { TEXT_SHOWN = 60 };

/* Hours stay hours and weeks weeks, as the field is written in; NULL picks a
 * unit by the size of the number. */
static const char *
spans(struct options *o, const struct fact_change *f)
{
	const char *verb, *record, *name;
	const struct record_type *type;
	const struct field *field;
	struct quantity unit, second;

	split(arena_strdup(o->arena, f->id), &verb, &record, &name);
	type = record_type_of(verb);
	field = type ? record_type_find(type, name) : NULL;
	return field && field->type == FIELD_NUMBER &&
	    unit_parse(field->arg, &unit) && unit_parse("s", &second) &&
	    dim_equal(unit.dim, second.dim) && unit.value > 60 ?
	    field->arg : NULL;
}

static const char *
shown(struct options *o, const struct fact_change *f, const struct reading *r)
{
	size_t len = strlen(r->text);

	if (r->number)
		return answer_show(o->arena, r->value, r->unit, spans(o, f));
	if (len <= TEXT_SHOWN)
		return r->text;
	for (len = TEXT_SHOWN; len && (r->text[len] & 0xc0) == 0x80; )
		len--;
	return arena_printf(o->arena, "%.*s...", (int)len, r->text);
}

const char *
diff_values(struct options *o, const struct fact_change *f)
{
	const char *share = f->was.number && f->now.number ? diff_share(o,
	    f->was.value, f->now.value) : "";
	const struct reading *one = f->now.is ? &f->now : &f->was;

	if (f->way == WAY_changed)
		return arena_printf(o->arena, ": %s", SAID(o->arena,
		    o->phrases, diff_values, .was = shown(o, f, &f->was),
		    .now = shown(o, f, &f->now), .share = share));
	if (!one->number)
		return !f->now.is ? ": gone" : !strcmp(one->text,
		    "held back") ? ": new, held back" : ": new";
	return arena_printf(o->arena, f->now.is ? ": new at %s" :
	    ": gone, was %s", shown(o, f, one));
}
