#include "feed/intake_state.h"

#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/map.h"
#include "base/text.h"
#include "base/tuples.h"
#include "catalog/catalog.h"
#include "feed/date.h"
#include "unit/number.h"

/* Nobody asks less or more for one accelerator: USD an hour, USD. */
static const double rent_least = 0.005, rent_most = 250;
static const double price_least = 20, price_most = 1e6;
/* Nobody sells more of them together. */
static const double count_most = 1e5;
/* How far a card's memory may be from the catalogue's. */
static const double memory_near = 0.1;

/* How many names of a reason are counted one by one. */
enum { NAMES_MOST = 2000 };

static const char *const skip_texts[] = {
#define SKIP(id, what) [SKIP_##id] = what,
#include "feed/skip.def"
#undef SKIP
};

const char *
skip_words(enum skip s)
{
	return skip_texts[s];
}

/* Numbers by which meanings are found. */
enum { MEANING_KEY = 3 };

struct intake *
intake_new(const struct intake_options *is)
{
	struct intake *in = ARENA_NEW(is->arena, struct intake);

	*in = (struct intake){ .is = *is, .kept = map_new(is->arena),
		.said = map_new(is->arena),
		.meanings = tuples_new(is->arena, MEANING_KEY),
		.rulings = rulings_new(is->arena),
		.broken = { .text = "", .shown = "",
		.number = UINT32_MAX } };
	for (int s = 0; s < SKIP_COUNT; s++)
		in->names[s] = map_new(is->arena);
	text_init(&in->key, is->arena);
	return in;
}

/* "aws_2024-02-21.csv": who, and the first day in the name; else NULL. */
void
intake_file(struct intake *in, const char *path)
{
	const char *slash = strrchr(path, '/');
	const char *name = slash ? slash + 1 : path;
	size_t who = strcspn(name, "_");
	char day[11];

	in->provider = in->is.provider ? in->is.provider :
	    in->is.feed->provider;
	in->date = in->is.date;
	if (!in->provider && name[who])
		in->provider = arena_strndup(in->is.arena, name, who);
	in->file++;
	for (; !in->date && strlen(name) >= 10; name++) {
		memcpy(day, name, 10);
		day[10] = '\0';
		if (date_exists(day))
			in->date = arena_strdup(in->is.arena, day);
	}
}

void
intake_dated(struct intake *in, const char *date)
{
	in->file++;
	if (!in->is.date && date_exists(date))
		in->date = arena_strdup(in->is.arena, date);
}

void
intake_dated_after(struct intake *in, const char *text, const char *mark)
{
	const char *at = strstr(text, mark);
	char day[11];

	if (!at)
		return;
	text_copy(day, sizeof(day), at + strlen(mark));
	intake_dated(in, day);
}

static void
end_row(struct intake *in)
{
	if (in->in_row)
		in->counts.of[in->used ? SKIP_none : in->why]++;
	in->in_row = false;
}

void
intake_row(struct intake *in)
{
	end_row(in);
	in->counts.rows++;
	in->in_row = true;
	in->used = in->named = false;
	in->why = SKIP_no_price;
}

void
intake_skip(struct intake *in, enum skip why)
{
	in->why = why;
}

bool
intake_names_more(const struct intake *in, enum skip why)
{
	return map_count(in->names[why]) < NAMES_MOST;
}

/* Where a name is counted; NULL where there are too many of them. */
static struct named *
name_of(struct intake *in, enum skip why, const char *name)
{
	struct named *n = map_get(in->names[why], name);

	if (!n && intake_names_more(in, why)) {
		n = ARENA_NEW(in->is.arena, struct named);
		map_put(in->names[why], arena_strdup(in->is.arena, name), n);
	}
	return n;
}

/* Counts the name of a row that is passed over, the first of its quotes'. */
static void
skip_name(struct intake *in, enum skip why, const char *name,
    struct named **known)
{
	in->why = why;
	if (in->named)
		return;
	in->named = true;
	if (!*known)
		*known = name_of(in, why, name);
	if (*known)
		(*known)->times++;
	else
		in->unnamed[why]++;
}

void
intake_skip_named(struct intake *in, enum skip why, const char *name)
{
	struct named *unknown = NULL;

	skip_name(in, why, name, &unknown);
}

static const char *
name_told(const struct quote *q)
{
	return q->name && *q->name ? q->name : q->sku ? q->sku : "";
}

/* Lower case, and what an id cannot hold becomes '-'. */
static const char *
seller_of(struct intake *in, const char *said)
{
	const struct quote q = { .name = said };
	const struct alias *a = alias_find(in->is.providers, "", "", &q);
	struct text t;

	if (a)
		return a->accelerator;
	text_init(&t, in->is.arena);
	for (; *said; said++) {
		char c = *said >= 'A' && *said <= 'Z' ?
		    (char)(*said - 'A' + 'a') : *said;

		if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
		    c == '.')
			text_char(&t, c);
		else if (t.len && t.data[t.len - 1] != '-')
			text_char(&t, '-');
	}
	return t.data;
}

static const struct accelerator *
accelerator_of(const struct intake *in, const char *id)
{
	return (const struct accelerator *)catalog_find(
	    &in->is.catalog->accelerators, id);
}

static struct meaning *
ask_meaning(struct intake *in, const char *provider, const struct quote *q)
{
	struct meaning *m = ARENA_NEW(in->is.arena, struct meaning);
	const char *id;

	m->seller = seller_of(in, provider);
	m->alias = alias_find(in->is.aliases, in->is.feed->name, provider, q);
	id = m->alias ? m->alias->accelerator : q->name ? q->name : "";
	m->accelerator = accelerator_of(in, id);
	if (!m->accelerator)
		m->skip = !m->alias ? SKIP_unknown : !strcmp(id, "?") ?
		    SKIP_ambiguous : SKIP_outside;
	return m;
}

void
intake_start_key(struct intake *in)
{
	in->key.len = 0;
}

void
intake_add_key(struct intake *in, const char *word)
{
	if (word)
		text_add(&in->key, word);
	text_char(&in->key, '\n');
}

const struct meaning *
intake_meaning(struct intake *in, const struct quote *q)
{
	const struct texts *t = &in->texts;
	const uint32_t key[] = { t->at[PLACE_provider]->number,
		t->at[PLACE_name]->number, t->at[PLACE_sku]->number };
	struct meaning *m = tuples_get(in->meanings, key);

	if (m)
		return m;
	m = ask_meaning(in, t->at[PLACE_provider]->text, q);
	m->number = in->meaning_count++;
	tuples_add(in->meanings, key, m);
	return m;
}

/* Feeds give a card's memory, or that of all in the row as if of one. */
static bool
has_memory(const struct accelerator *a, const struct quote *q, double count)
{
	double want = a->memory.value;

	return q->memory <= 0 ||
	    fabs(q->memory / want - 1) <= memory_near ||
	    fabs(q->memory / count / want - 1) <= memory_near;
}

static bool
is_bought(const struct quote *q)
{
	return !strcmp(q->tier, "purchase");
}

/* What nobody asks: a typing error, a unit mistaken, a joke of a seller. */
static bool
is_absurd(const struct quote *q, double usd, double count)
{
	double one = text_starts(q->unit, "instance") ? usd / count : usd;

	return count > count_most || (is_bought(q) ? one < price_least ||
	    one > price_most : one < rent_least || one > rent_most);
}

static enum skip
price_faulty(const struct meaning *m, const struct quote *q, double usd,
    double count)
{
	if (!has_memory(m->accelerator, q, count))
		return SKIP_memory;
	if (!(q->price > 0))
		return SKIP_zero;
	return is_absurd(q, usd, count) ? SKIP_absurd : SKIP_none;
}

void
intake_add(struct intake *in, const struct quote *said)
{
	struct quote whole = *said;
	const struct quote *q = &whole;
	const char *who = q->provider ? q->provider : in->provider;
	struct named *unknown = NULL;
	struct ruling *r;
	enum skip why;
	double usd;

	if (!who || !*who) {
		in->why = SKIP_no_seller;
		return;
	}
	r = intake_rule(in, q, who);
	if (q->each)
		whole.price *= r->count;
	usd = intake_dollars(in, q);
	why = r->why ? r->why : price_faulty(r->meaning, q, usd, r->count);
	if (why == SKIP_malformed) {
		in->why = why;
	} else if (why) {
		skip_name(in, why, name_told(q), r->why ? &r->named :
		    &unknown);
	} else {
		intake_merge(in, ruling_kept(in, r, q, who), q, usd);
		in->counts.prices++;
		in->used = true;
	}
}

void
intake_add_cell(struct intake *in, struct quote *q, const char *price,
    const char *tier)
{
	if (!*price)
		return;
	q->tier = tier;
	if (number_read(price, &q->price))
		intake_add(in, q);
	else if (!in->used)
		in->why = SKIP_malformed;
}

void
intake_settle(struct intake *in, enum skip was)
{
	in->counts.of[was]--;
	in->counts.of[SKIP_none]++;
}

struct kept *
intake_kept(const struct intake *in, size_t i)
{
	return map_value(in->kept, i);
}

static bool
is_same_thing(const struct kept *a, const struct kept *b)
{
	return !strcmp(a->date, b->date) &&
	    !strcmp(a->provider, b->provider) &&
	    !strcmp(a->accelerator, b->accelerator) &&
	    a->count <= b->count && b->count <= a->count;
}

void
intake_drop_region(struct intake *in, const char *region)
{
	size_t n = map_count(in->kept);

	end_row(in);
	for (size_t i = 0; i < n; i++) {
		struct kept *k = intake_kept(in, i);

		if (strcmp(k->region, region) != 0)
			continue;
		for (size_t j = 0; j < n && !k->dropped; j++)
			k->dropped = is_same_thing(k, intake_kept(in, j)) &&
			    strcmp(intake_kept(in, j)->region, region) != 0;
		in->counts.of[SKIP_again] += k->dropped;
		in->counts.of[SKIP_none] -= k->dropped;
		in->counts.prices -= k->dropped;
	}
}

const struct intake_counts *
intake_close(struct intake *in)
{
	end_row(in);
	return &in->counts;
}

void
intake_names(const struct intake *in, enum skip why, size_t most,
    struct text *out)
{
	const struct map *names = in->names[why];
	size_t n = map_count(names), last = SIZE_MAX;

	for (size_t shown = 0; shown < most && shown < n; shown++) {
		size_t best = n;

		/* The most frequent of those after the last one shown. */
		for (size_t i = 0; i < n; i++) {
			const struct named *a = map_value(names, i);
			const struct named *b = best < n ? map_value(names,
			    best) : NULL;
			const struct named *l = last < n ? map_value(names,
			    last) : NULL;

			if (l && (a->times > l->times ||
			    (a->times == l->times && i <= last)))
				continue;
			if (!b || a->times > b->times)
				best = i;
		}
		last = best;
		text_printf(out, "%s%s (%zu)", shown ? ", " : "",
		    map_key(names, best),
		    ((const struct named *)map_value(names, best))->times);
	}
	if (n > most)
		text_printf(out, ", %zu more", n - most + in->unnamed[why]);
}
