/*
 * intake_rule: what becomes of quotes, whatever their price is.
 *
 * Most quotes of a feed say what earlier ones said: what was settled last is
 * found by the numbers of their texts.  Of what is passed over only so much is
 * remembered, however many rows there are; what is kept is all remembered.
 */
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/hash.h"
#include "base/text.h"
#include "base/tuples.h"
#include "feed/intake_state.h"

/* Numbers by which quotes are told apart, and how many are at hand. */
enum { KEY = 6 + sizeof(double) / sizeof(uint32_t), RULINGS = 4096 };

/* The texts that tell a quote from another of the same meaning. */
struct key {
	uint32_t number[KEY];
};

struct slot {
	struct key key;
	bool used;
	struct ruling ruling;
};

struct rulings {
	struct tuples *kept;       /* all of them, by the key */
	struct slot slot[RULINGS];
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
judge(struct intake *in, const struct meaning *m, double count)
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
key_of(const struct meaning *m, const struct texts *t, double count)
{
	struct key k = { { m->number } };
	size_t n = 1;

	k.number[n++] = t->at[PLACE_date]->number;
	for (enum place i = PLACE_region; i <= PLACE_condition; i++)
		k.number[n++] = t->at[i]->number;
	memcpy(&k.number[n], &count, sizeof(count));
	return k;
}

struct ruling *
intake_rule(struct intake *in, const struct meaning *m, double count)
{
	struct key key = key_of(m, &in->texts, count);
	struct slot *s = &in->rulings->slot[hash_numbers(key.number, KEY) %
	    RULINGS];

	if (s->used && !memcmp(&s->key, &key, sizeof(key)))
		return &s->ruling;
	*s = (struct slot){ .key = key, .used = true,
		.ruling.kept = tuples_get(in->rulings->kept, key.number) };
	if (!s->ruling.kept)
		s->ruling.why = is_writable(in) ? judge(in, m, count) :
		    SKIP_malformed;
	return &s->ruling;
}

struct kept *
ruling_kept(struct intake *in, struct ruling *r, const struct meaning *m,
    double count)
{
	if (!r->kept) {
		r->kept = intake_keep(in, m, count);
		tuples_add(in->rulings->kept, key_of(m, &in->texts,
		    count).number, r->kept);
	}
	return r->kept;
}
