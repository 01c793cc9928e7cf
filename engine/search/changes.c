/* Which changes would make a workload fit: one at a time, then in pairs. */
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "search/refuse.h"
#include "search/trial.h"
#include "kind/place.h"

/* Is the word in a list of words with blanks between? */
static bool
has_word(const char *list, const char *word)
{
	size_t n = strlen(word);

	for (const char *p = list; (p = strstr(p, word)); p += n)
		if ((p == list || p[-1] == ' ') && (!p[n] || p[n] == ' '))
			return true;
	return false;
}

/* Units, software or quality keep the placement's format out. */
static bool
is_out(const struct trial *t, const struct placement *p)
{
	struct ground g;

	return t->question.kind->illegal(t->workload, p) ||
	    refuse_software(&t->question, p, &g) ||
	    refuse_quality(&t->question, p, &g);
}

/* The widest format that is narrower, of the field and not out. */
static bool
next_format(struct trial *t, const struct lever *l)
{
	const struct catalog *cat = t->question.catalog;
	struct placement p = t->place;
	bool placed = place_read(t->question.kind, t->workload, &p);
	const struct format *best = NULL;
	double bits = p.weight_format->width;

	for (size_t i = 0; placed && i < cat->format_count; i++) {
		const struct format *f = cat->format[i];

		p.weight_format = kind_runs(p.accelerator, f);
		if (f->width < bits && has_word(l->unset, f->head.id) &&
		    (!best || f->width > best->width) &&
		    !is_out(t, &p))
			best = p.weight_format;
	}
	if (best)
		t->place.weight_format = best;
	return best != NULL;
}

/* A changed choice may allow other formats of the weights than it did. */
static void
follow_formats(struct trial *t)
{
	const struct format *allowed[FORMAT_MOST];
	size_t n = kind_formats(t->question.kind, t->workload, allowed);

	for (size_t i = 0; i < n; i++)
		if (kind_runs(t->place.accelerator, allowed[i]) ==
		    t->place.weight_format)
			return;
	if (n)
		t->place.weight_format = kind_runs(t->place.accelerator,
		    allowed[0]);
}

static const struct field *
field_of(const struct trial *t, const struct lever *l)
{
	return record_type_find(t->workload->head.type, l->field);
}

static const char *
choice_now(const struct trial *t, const struct lever *l)
{
	const char *word = record_choice(&t->workload->head, field_of(t, l));

	return word ? word : l->unset;
}

static bool
next_choice(struct trial *t, const struct lever *l)
{
	const char *now = choice_now(t, l);

	for (size_t i = 0; now && i + 1 < LEVER_STEPS && l->step[i]; i++) {
		if (strcmp(l->step[i], now) != 0)
			continue;
		if (!l->step[i + 1])
			return false;
		record_choose(t->arena, &t->workload->head, field_of(t, l),
		    l->step[i + 1]);
		follow_formats(t);
		return true;
	}
	return false;
}

static bool
next_half(struct trial *t, const char *field)
{
	struct number *n = trial_count(t, field);

	if (n->value < 2)
		return false;
	n->value = floor(n->value / 2);
	return true;
}

/* One step further; false at the end. */
static bool
step(struct trial *t, const struct lever *l, int most)
{
	switch (l->how) {
	case LEVER_COUNT:
		if (t->place.count > most / 2)
			return false;
		t->place.count *= 2;
		return true;
	case LEVER_FORMAT:
		return next_format(t, l);
	case LEVER_CHOICE:
		return next_choice(t, l);
	case LEVER_HALVE:
	case LEVER_LESS:
		return next_half(t, l->field);
	}
	return false;
}

/* What the lever stands at, in words. */
static const char *
setting(struct arena *arena, struct trial *t, const struct lever *l)
{
	switch (l->how) {
	case LEVER_COUNT:
		return arena_printf(arena, "%d", t->place.count);
	case LEVER_FORMAT:
		return format_said(t->place.weight_format);
	case LEVER_HALVE:
	case LEVER_LESS:
		return arena_printf(arena, "%.0f", trial_count(t,
		    l->field)->value);
	case LEVER_CHOICE:
		break;
	}
	return choice_now(t, l);
}

/* Steps until it fits or there are no more; false when there was none. */
static bool
pull(struct trial *t, const struct lever *l, int most, bool *fits)
{
	bool any = false;

	for (*fits = false; !*fits && step(t, l, most); any = true)
		*fits = trial_run(t);
	return any;
}

/* What the trial came to, with the offer that is best for it. */
static void
record_change(struct arena *arena, struct trial *t, struct fitting_change *c)
{
	for (size_t i = 0; i < c->moves; i++)
		c->move[i].to = setting(arena, t, c->move[i].lever);
	c->fits = trial_price(t);
	c->count = t->place.count;
	c->needed = trial_needed(t);
	c->usable = trial_usable(t);
	c->priced = t->priced;
	c->cost = t->answer.objective;
	c->time = t->answer.time;
	c->broken = t->answer.reject == REJECT_LIMIT ? t->answer.limit : NULL;
}

/* Does a change do less than what is asked? */
static bool
asks_less(const struct fitting_change *c)
{
	for (size_t i = 0; i < c->moves; i++)
		if (c->move[i].lever->how == LEVER_LESS)
			return true;
	return false;
}

/* Of two that fit: first what meets every limit, then what does all. */
static bool
cheaper(const struct fitting_change *a, const struct fitting_change *b)
{
	if (!a->broken != !b->broken)
		return !a->broken;
	if (asks_less(a) != asks_less(b))
		return !asks_less(a);
	if (a->priced != b->priced)
		return a->priced;
	if (a->priced && (a->cost < b->cost || a->cost > b->cost))
		return a->cost < b->cost;
	return a->time < b->time;
}

static void
keep(struct fitting *f)
{
	struct fitting_change *c = &f->change[f->changes++];

	if (c->fits && (!f->cheapest || cheaper(c, f->cheapest)))
		f->cheapest = c;
}

/* Back to the candidate as it is. */
static void
restore(struct trial *t, const struct fitting *f)
{
	trial_reset(t);
	t->place = f->place;
}

static void
find_singles(struct arena *arena, struct trial *t, struct fitting *f)
{
	const struct kind *k = t->question.kind;

	for (size_t i = 0; i < k->lever_count; i++) {
		struct fitting_change *c = &f->change[f->changes];
		const struct lever *l = &k->levers[i];
		bool fits;

		*c = (struct fitting_change){ .moves = 1,
		    .move = { { l, setting(arena, t, l), NULL } } };
		if (pull(t, l, f->most_count, &fits)) {
			record_change(arena, t, c);
			keep(f);
		}
		restore(t, f);
	}
}

/*
 * The second lever is pulled to where it fits behind each step of the first,
 * so that what fits is reached with the fewest steps of the first.
 */
static bool
pull_both(struct trial *t, const struct fitting *f,
    const struct lever *const *l)
{
	bool fits = false;

	for (int steps = 1; !fits; steps++) {
		restore(t, f);
		for (int i = 0; i < steps; i++)
			if (!step(t, l[0], f->most_count))
				return false;
		if (!pull(t, l[1], f->most_count, &fits))
			return false;
	}
	return true;
}

static void
find_pair(struct arena *arena, struct trial *t, struct fitting *f,
    const struct lever *const *l)
{
	struct fitting_change *c = &f->change[f->changes];

	restore(t, f);
	*c = (struct fitting_change){ .moves = 2, .move = {
	    { l[0], setting(arena, t, l[0]), NULL },
	    { l[1], setting(arena, t, l[1]), NULL } } };
	if (pull_both(t, f, l)) {
		record_change(arena, t, c);
		keep(f);
	}
	restore(t, f);
}

void
trial_changes(struct arena *arena, struct trial *t, struct fitting *f)
{
	const struct kind *k = t->question.kind;
	size_t n = k->lever_count;

	/* Each lever, and each pair of them. */
	f->change = arena_alloc(arena, (n + n * (n - 1) / 2) *
	    sizeof(*f->change));
	find_singles(arena, t, f);
	if (f->cheapest && !asks_less(f->cheapest))
		return;
	for (size_t i = 0; i < k->lever_count; i++)
		for (size_t j = i + 1; j < k->lever_count; j++) {
			const struct lever *l[] = { &k->levers[i],
				&k->levers[j] };

			find_pair(arena, t, f, l);
		}
}
