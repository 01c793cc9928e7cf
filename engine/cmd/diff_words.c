/* Sentences about what changed. */
#include <ctype.h>
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/map.h"
#include "base/text.h"
#include "cmd/answer.h"
#include "cmd/cmd.h"
#include "cmd/diff.h"
#include "feed/json.h"
#include "kind/kind.h"
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

/* "2 x NVIDIA H200 (FP8)". */
static const char *
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

/* The offer that an answer takes, or NULL. */
static const struct json *
sold_of(const struct edition *e, const struct json *answer)
{
	return map_get(e->offer, json_text_of(answer, "offer"));
}

static bool
is_same(const struct json *a, const struct json *b, const char *name)
{
	return !strcmp(json_text_of(a, name), json_text_of(b, name));
}

const char *
diff_sold(struct options *o, const struct changes *all, const struct change *c)
{
	const struct json *was = change_choice(c->was);
	const struct json *now = change_choice(c->now);
	const struct json *before = sold_of(all->old, was);
	const struct json *after = sold_of(all->new, now);
	const char *seller = json_text_of(before, "provider");

	if (!*seller || !*json_text_of(after, "provider") ||
	    is_same(before, after, "provider") ||
	    !is_same(before, after, "tier") || !is_same(was, now, "software") ||
	    strcmp(diff_hardware(o, all->old, was), diff_hardware(o, all->new,
	    now)) != 0)
		return NULL;
	return SAID(o->arena, o->phrases, diff_sold, .choice = diff_choice(o,
	    all->new, c->id, now), .seller = edition_name(all->old,
	    "provider", seller));
}

/* The value of an axis, neutral where the guide says nothing of it. */
static const char *
axis_value(struct arena *arena, const struct edition *e,
    const struct json *placement, enum axis_name axis)
{
	const struct json *v = json_member(placement, place_name(axis));
	const char *word = v ? v->text : place_neutral(axis);
	struct text t;

	if (word && *word)
		return axis == AXIS_kv_format ? edition_format(e, arena,
		    word) : word;
	/* A number that is not there is 1. */
	text_init(&t, arena);
	number_round(&t, v ? v->number : 1, 6);
	return t.data;
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
	const struct json *sold = sold_of(e, answer);
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

static const struct measure *
measure_of(const struct json *decision)
{
	const struct kind *k = kind_find(json_text_of(decision, "kind"));

	return k ? &k->measures[0] : NULL;
}

const char *
diff_cost_title(const struct json *decision)
{
	const struct measure *m = measure_of(decision);

	return m ? m->title : "Cost";
}

const char *
diff_cost(struct options *o, const struct json *decision,
    const struct json *answer)
{
	const struct kind *k = kind_find(json_text_of(decision, "kind"));
	const struct chain_row *row = k ? chain_row(kind_chain(k),
	    k->measures[0].row) : NULL;

	if (!row || !answer)
		return "";
	return answer_show(o->arena, json_number_of(answer, "objective"),
	    row->unit, k->measures[0].unit);
}

const char *
diff_share(struct options *o, double was, double now)
{
	double percent = fabs(was) > 0 ? 100 * (now - was) / fabs(was) : 0;
	struct text t;

	if (!(fabs(percent) > 0))
		return "";
	text_init(&t, o->arena);
	text_add(&t, percent < 0 ? " (" : " (+");
	number_round(&t, percent, fabs(percent) < 10 ? 2 : 3);
	text_add(&t, "%)");
	return t.data;
}

const char *
diff_money(struct options *o, double usd)
{
	return answer_show(o->arena, usd, "USD", NULL);
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
diff_stale(struct options *o, const struct edition *e, const struct json *offer)
{
	static const double day = 86400;

	return SAID(o->arena, o->phrases, diff_stale,
	    .offer = *json_text_of(offer, "provider") ?
	    diff_priced(o, e, offer) : json_text_of(offer, "id"),
	    .date = json_text_of(offer, "date"),
	    .days = floor(json_number_of(offer, "age") / day));
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

/* What an answer costs in all, by the same workload. */
static double
in_all(const struct json *answer)
{
	return json_number_of(answer, "usd_attributed");
}

/* Is what ranks all that the workload costs, as of one run? */
static bool
is_all(const struct json *answer)
{
	return fabs(json_number_of(answer, "objective") - in_all(answer)) <=
	    1e-9 * in_all(answer);
}

const char *
diff_total(struct options *o, const struct json *was, const struct json *now)
{
	const char *is = diff_money(o, in_all(now));
	const char *then = diff_money(o, in_all(was));

	if (!(in_all(was) > 0) || !(in_all(now) > 0) || is_all(now))
		return "";
	if (!strcmp(is, then))
		return arena_printf(o->arena, "; %s", SAID(o->arena,
		    o->phrases, diff_total_same, .now = is));
	return arena_printf(o->arena, "; %s", SAID(o->arena, o->phrases,
	    diff_total, .now = is, .was = then,
	    .share = diff_share(o, in_all(was), in_all(now))));
}

const char *
diff_alone(struct options *o, const struct json *now)
{
	if (!(in_all(now) > 0) || is_all(now))
		return "";
	return arena_printf(o->arena, "; %s", SAID(o->arena, o->phrases,
	    diff_alone, diff_money(o, in_all(now))));
}

/* Why a policy leaves what costs less: what else it wants little of. */
static const char *
preferred(struct options *o, const struct json *decision)
{
	const struct json *goal;
	size_t n = json_items(decision, "policy_goals", &goal);
	const char *first = n ? json_text_of(goal, "goal") : "";
	bool cost = !strcmp(first, "cost");

	if (!n || (cost && n < 2))
		return "";
	return SAID(o->arena, o->phrases, diff_prefers,
	    .within = 100 * json_number_of(goal, "within"), .first = first,
	    .second = cost ? json_text_of(&goal[1], "goal") : NULL);
}

const char *
diff_staying(struct options *o, const struct changes *all,
    const struct change *c)
{
	const struct json *was = change_choice(c->was);
	const struct json *now = change_choice(c->now);
	const char *what = diff_hardware(o, all->old, was);
	bool apart, less;

	if (c->type != CHANGE_flipped || !was)
		return "";
	if (c->stays_out)
		return SAID(o->arena, o->phrases, diff_disqualified,
		    .choice = what,
		    .reason = json_text_of(c->stays_out, "reason"));
	if (!c->stays)
		return SAID(o->arena, o->phrases, diff_left_out, what);
	apart = in_all(c->stays) > 0 && in_all(now) > 0 && !is_all(c->stays);
	less = json_number_of(c->stays, "objective") <
	    json_number_of(now, "objective");
	return arena_printf(o->arena, "%s%s%s", SAID(o->arena, o->phrases,
	    diff_staying, .choice = what,
	    .cost = diff_cost(o, c->now, c->stays),
	    .share = diff_share(o, json_number_of(now, "objective"),
	    json_number_of(c->stays, "objective")),
	    .total = apart ? diff_money(o, in_all(c->stays)) : NULL,
	    .total_share = apart ? diff_share(o, in_all(now),
	    in_all(c->stays)) : NULL), less ? " " : "",
	    less ? preferred(o, c->now) : "");
}

const char *
diff_margin(struct options *o, const struct changes *all,
    const struct change *c)
{
	const struct json *d = c->now ? map_get(all->new->order, c->id) : NULL;
	const struct json *order = d ? json_member(d, "order") : NULL;
	double turn = json_number_of(d, "turn_price");
	double price = json_number_of(order, "price");

	if (!(price > 0) || !(turn > price))
		return "";
	if (turn <= price * (1 + change_slight / 10))
		return SAID(o->arena, o->phrases, diff_no_margin,
		    .accelerator = json_text_of(order, "accelerator_name"));
	return SAID(o->arena, o->phrases, diff_margin,
	    .accelerator = json_text_of(order, "accelerator_name"),
	    .price = answer_show(o->arena, turn, "USD/s", NULL),
	    .share = diff_share(o, price, turn));
}

const char *
diff_claim(struct options *o, const struct changes *all,
    const struct fact_change *f)
{
	const struct edition *e = f->now.is ? all->new : all->old;
	const char *slash = strchr(f->id, '/');
	const char *id = slash ? slash + 1 : f->id;
	const struct json *claim;
	size_t n = json_items(e->claims, "claims", &claim);

	for (size_t i = 0; i < n; i++)
		if (!strcmp(json_text_of(&claim[i], "id"), id) &&
		    *json_text_of(&claim[i], "says"))
			return arena_printf(o->arena, "\"%s\" (%s)",
			    json_text_of(&claim[i], "says"), id);
	return f->id;
}

/* "h100-x8, us-east1, on demand"; NULL of an offer that is not known. */
static const char *
terms_of(struct options *o, const struct edition *e, const struct json *sold)
{
	const char *sku = json_text_of(sold, "sku");
	const char *region = json_text_of(sold, "region");

	return !sold ? NULL : arena_printf(o->arena, "%s%s%s%s%s", sku,
	    *sku ? ", " : "", region, *region ? ", " : "", tier_words(o, e,
	    json_text_of(sold, "tier")));
}

/* What was signed, as either guide knows it. */
static const char *
terms_signed(struct options *o, const struct changes *all,
    const struct json *was)
{
	const struct edition *const e[] = { all->new, all->old };
	const char *terms = NULL;

	for (size_t i = 0; i < COUNT(e) && !terms; i++)
		terms = terms_of(o, e[i], sold_of(e[i], was));
	return terms;
}

const char *
diff_signed(struct options *o, const struct changes *all,
    const struct change *c)
{
	const struct json *was = change_unsigned(all, c);
	const struct json *now = change_choice(c->now);
	const struct json *sold = sold_of(all->new, now);
	bool other = is_same(was, now, "accelerator") &&
	    is_same(was, sold, "provider") && !is_same(was, now, "offer");

	const char *moved = json_text_of(was, "moved");

	if (!was)
		return "";
	return SAID(o->arena, o->phrases, diff_signed,
	    .by = json_text_of(was, "by"),
	    .count = json_number_of(was, "accelerators"),
	    .accelerator = edition_name(all->new, "accelerator",
	    json_text_of(was, "accelerator")),
	    .seller = edition_name(all->new, "provider",
	    json_text_of(was, "provider")),
	    .date = json_text_of(was, "date"),
	    .choice = diff_choice(o, all->new, c->id, now),
	    .terms = other ? terms_of(o, all->new, sold) : NULL,
	    .terms_signed = other ? terms_signed(o, all, was) : NULL,
	    .moved = *moved ? moved : NULL);
}

const char *
diff_causes(struct options *o, unsigned causes)
{
	struct text t;

	text_init(&t, o->arena);
	for (int m = 0; m < MOVED_CAUSES; m++)
		if (causes & 1u << m)
			text_printf(&t, "%s%s", t.len ? ", " : "",
			    change_causes[m]);
	return t.data;
}
