/*
 * intake_rule: what becomes of quotes, whatever their price is.
 *
 * Most quotes of a feed say what earlier ones said: what was settled of the
 * same words is found by them.  Of what is passed over only so much is
 * remembered, however many rows there are; what is kept is all remembered.
 */
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/hash.h"
#include "base/text.h"
#include "base/tuples.h"
#include "feed/intake_state.h"

/* Numbers by which what is kept is told apart. */
enum { KEY = 7 + sizeof(double) / sizeof(uint32_t) };
/* How many quotes are at hand, and how much one may say to be among them. */
enum { RULINGS = 4096, WORDS = 256 };

/* The texts that tell a quote from another of the same meaning. */
struct key {
	uint32_t number[KEY];
};

/* All that a quote says but its price; last its tier. */
struct words {
	size_t len;
	char text[WORDS];
};

/* The words of a row but for the tier: its quotes differ in that alone. */
struct row {
	size_t number;
	uint32_t file;
	struct quote quote;
	struct words words;
	uint64_t hash;
	bool fits;
};

struct slot {
	struct words words;
	struct ruling ruling;
};

struct rulings {
	struct tuples *kept;       /* all of them, by the key */
	struct row row;            /* of the quote before */
	struct slot slot[RULINGS];
	struct ruling other;       /* of one that says too much */
};

struct rulings *
rulings_new(struct arena *arena)
{
	struct rulings *r = ARENA_NEW(arena, struct rulings);

	r->kept = tuples_new(arena, KEY);
	return r;
}

/* What keeps a quote out that may be written. */
static enum skip
why_held(struct intake *in, const struct meaning *m, double count)
{
	const struct texts *t = &in->texts;
	struct said *date = t->at[PLACE_date];

	if (m->skip)
		return m->skip;
	if (!intake_is(in, date, ROLE_day))
		return SKIP_undated;
	if (in->is.date && strcmp(in->is.date, date->text) != 0)
		return SKIP_other_day;
	if (count < 1 || floor(count) < count)
		return SKIP_fraction;
	return !m->alias || alias_sells(m->alias, t->at[PLACE_region]->text) ?
	    SKIP_none : SKIP_computed;
}

/* Can a price file hold what the quote says, and a terminal show it? */
static bool
is_writable(struct intake *in)
{
	const struct texts *t = &in->texts;
	const char *unit = t->at[PLACE_unit]->text;
	bool bought = !strcmp(t->at[PLACE_tier]->text, "purchase");

	for (enum place i = PLACE_date; i <= PLACE_condition; i++)
		if (!t->at[i]->holds)
			return false;
	return intake_is(in, t->at[PLACE_tier], ROLE_tier) &&
	    intake_is(in, t->at[PLACE_unit], ROLE_unit) &&
	    (!*t->at[PLACE_condition]->text ||
	    intake_is(in, t->at[PLACE_condition], ROLE_condition)) &&
	    bought != text_ends(unit, "_hour");
}

static struct key
key_of(const struct ruling *r, const struct texts *t)
{
	struct key k = { { r->meaning->number } };
	size_t n = 1;

	k.number[n++] = t->at[PLACE_date]->number;
	for (enum place i = PLACE_region; i <= PLACE_condition; i++)
		k.number[n++] = t->at[i]->number;
	k.number[n++] = t->at[PLACE_seller_tier]->number;
	memcpy(&k.number[n], &r->count, sizeof(r->count));
	return k;
}

static void
say_all(struct intake *in, const struct quote *q, const char *who)
{
	intake_say(in, PLACE_date, q->date ? q->date : in->date);
	intake_say(in, PLACE_provider, who);
	intake_say(in, PLACE_name, q->name);
	intake_say(in, PLACE_sku, q->sku);
	intake_say(in, PLACE_region, q->region);
	intake_say(in, PLACE_tier, q->tier);
	intake_say(in, PLACE_unit, q->unit);
	intake_say(in, PLACE_condition, q->condition);
	intake_say(in, PLACE_seller_tier, q->seller_tier);
}

static double
count_of(const struct meaning *m, const struct quote *q)
{
	return m->alias && m->alias->count > 0 ? m->alias->count :
	    q->count > 0 ? q->count : 1;
}

static void
settle(struct intake *in, struct ruling *r, const struct quote *q,
    const char *who)
{
	const struct meaning *m;

	say_all(in, q, who);
	m = intake_meaning(in, q);
	*r = (struct ruling){ .meaning = m, .count = count_of(m, q) };
	r->kept = tuples_get(in->rulings->kept, key_of(r, &in->texts).number);
	if (!r->kept)
		r->why = is_writable(in) ? why_held(in, m, r->count) :
		    SKIP_malformed;
}

/* Each with its end; false where there is no room. */
static inline bool
add(struct words *w, const char *text)
{
	size_t n = text ? strlen(text) + 1 : 1;

	if (n > WORDS - w->len)
		return false;
	memcpy(w->text + w->len, text ? text : "", n);
	w->len += n;
	return true;
}

/* What the file says of all its quotes is told by its number; what is left out
 * otherwise, by a bit each. */
static bool
put_words(struct words *w, const struct intake *in, const struct quote *q)
{
	bool same = q->sku == q->name;
	uint32_t out = (uint32_t)(same | !q->condition << 1 | !q->date << 2 |
	    !q->provider << 3 | !q->seller_tier << 4);
	const uint32_t head[] = { in->file, out };

	memcpy(w->text, head, sizeof(head));
	memcpy(w->text + sizeof(head), &q->count, sizeof(q->count));
	w->len = sizeof(head) + sizeof(q->count);
	return add(w, q->name) && (same || add(w, q->sku)) &&
	    add(w, q->region) && add(w, q->unit) &&
	    (!q->condition || add(w, q->condition)) &&
	    (!q->date || add(w, q->date)) &&
	    (!q->seller_tier || add(w, q->seller_tier)) &&
	    (!q->provider || add(w, q->provider));
}

/* Is it one more quote of that row, with the same words but for the tier? */
static bool
is_of_row(const struct row *r, const struct intake *in, const struct quote *q)
{
	const struct quote *o = &r->quote;

	return r->number == in->counts.rows && r->file == in->file &&
	    o->name == q->name &&
	    o->sku == q->sku && o->region == q->region &&
	    o->unit == q->unit && o->condition == q->condition &&
	    o->date == q->date && o->provider == q->provider &&
	    o->seller_tier == q->seller_tier &&
	    !memcmp(&o->count, &q->count, sizeof(q->count));
}

static const struct row *
row_of(struct intake *in, const struct quote *q)
{
	struct row *r = &in->rulings->row;

	if (!is_of_row(r, in, q)) {
		r->number = in->counts.rows;
		r->file = in->file;
		r->quote = *q;
		r->fits = put_words(&r->words, in, q);
		r->hash = hash_bytes(r->words.text, r->words.len);
	}
	return r;
}

/* Are they the words of the row and then this tier? */
static bool
are_words(const struct words *w, const struct row *r, const char *tier,
    size_t len)
{
	return w->len == r->words.len + len &&
	    !memcmp(w->text + r->words.len, tier, len) &&
	    !memcmp(w->text, r->words.text, r->words.len);
}

struct ruling *
intake_rule(struct intake *in, const struct quote *q, const char *who)
{
	struct rulings *all = in->rulings;
	const struct row *row = row_of(in, q);
	size_t len = strlen(q->tier);
	struct slot *s;

	if (!row->fits || len > WORDS - row->words.len) {
		settle(in, &all->other, q, who);
		return &all->other;
	}
	s = &all->slot[hash_word(row->hash, hash_bytes(q->tier, len)) %
	    RULINGS];
	if (are_words(&s->words, row, q->tier, len))
		return &s->ruling;
	s->words.len = row->words.len + len;
	memcpy(s->words.text, row->words.text, row->words.len);
	memcpy(s->words.text + row->words.len, q->tier, len);
	settle(in, &s->ruling, q, who);
	return &s->ruling;
}

struct kept *
ruling_kept(struct intake *in, struct ruling *r, const struct quote *q,
    const char *who)
{
	if (!r->kept) {
		say_all(in, q, who);
		r->kept = intake_keep(in, r->meaning, r->count);
		tuples_add(in->rulings->kept, key_of(r, &in->texts).number,
		    r->kept);
	}
	return r->kept;
}
