#include "validate/sensitivity.h"

#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/pool.h"
#include "search/search.h"

/* How far an input is taken either way. */
static const double share = 0.2;

enum {
	HALVINGS = 24,     /* of the search for where it turns */
	COARSE = 10        /* least count of which a fifth is a step */
};

/* A decision with one number of one record changed. */
struct change {
	struct arena *arena;
	const struct catalog *catalog;
	const struct decision *of;
	const struct sensitivity *sensitivity;
	struct record *copy;       /* of sensitivity->of */
	struct catalog with;       /* that names the copy */
	struct question question;
};

static bool
is(const struct record *r, const char *verb)
{
	return strcmp(r->type->verb, verb) == 0;
}

/* The number in a copy that a fact of the record belongs to. */
static struct number *
number_of(struct record *copy, const struct sensitivity *s)
{
	size_t at = (size_t)((const char *)s->fact - (const char *)s->of) -
	    offsetof(struct number, fact);

	return (struct number *)(void *)((char *)copy + at);
}

static bool
inside(const struct record *r, const struct fact *f)
{
	const char *at = (const char *)f, *start = (const char *)r;

	return at > start && at < start + r->type->size;
}

/* Shares stay shares, whole numbers whole. */
static double
changed(const struct sensitivity *s, double factor)
{
	double value = s->value * factor;
	bool bare = s->field->type == FIELD_NUMBER &&
	    (!strcmp(s->field->arg, "1") || !strcmp(s->field->arg, "percent"));

	if (bare && s->value <= 1)
		return fmin(value, 1);
	return s->field->type == FIELD_COUNT ? round(value) : value;
}

/* What kinds find by its id is found as changed. */
static void
name_copy(struct change *c)
{
	const struct record_list *from = catalog_records(c->catalog,
	    c->sensitivity->of->type->verb);
	struct record_list *to;

	c->with = *c->catalog;
	to = catalog_list(&c->with, c->sensitivity->of->type->verb);
	if (!from || !to)
		return;
	to->item = arena_array(c->arena, from->count + 1, sizeof(*to->item));
	for (size_t i = 0; i < from->count; i++)
		to->item[i] = from->item[i] == c->sensitivity->of ? c->copy :
		    from->item[i];
}

static void
change_open(struct change *c)
{
	const struct decision *d = c->of;
	const struct record *r = c->sensitivity->of;
	const void *w = &d->workload->head, *p = &d->profile->head;

	c->copy = arena_array(c->arena, r->type->size, 1);
	memcpy(c->copy, r, r->type->size);
	name_copy(c);
	if (r == w)
		w = c->copy;
	if (r == p)
		p = c->copy;
	search_question(&c->question, &c->with, w, p);
}

/* The answer's placement where the record that it names is the copy. */
static struct placement
place_of(const struct change *c, const struct answer *a)
{
	struct placement p = a->place;
	const void *copy = c->copy;

	if (&p.accelerator->head == c->sensitivity->of)
		p.accelerator = copy;
	if (p.offer && &p.offer->head == c->sensitivity->of)
		p.offer = copy;
	if (p.calibration && &p.calibration->head == c->sensitivity->of)
		p.calibration = copy;
	return p;
}

/* The best of the answers that meet every limit, NULL where none does. */
static const struct answer *
winner(const struct change *c, const struct point *now,
    const struct answer *const *answer, size_t n)
{
	const struct decision *d = c->of;
	struct point was[SENSITIVE_ANSWERS];
	struct ranking o;
	size_t k = 0, best = 0;

	for (; k < d->contenders && k < SENSITIVE_ANSWERS; k++)
		memcpy(was[k].goal, d->ranked[k].goal, sizeof(was[k].goal));
	o = ranking_moved(&d->ranking, was, k, now, n);
	for (size_t i = 1; i < n; i++)
		if (ranking_compare(&o, now[i].goal, now[best].goal) < 0)
			best = i;
	return n ? answer[best] : NULL;
}

static struct sensitivity_end
change_to(struct change *c, double factor)
{
	const struct decision *d = c->of;
	struct sensitivity_end end = { .factor = factor };
	const struct answer *kept[SENSITIVE_ANSWERS];
	struct point point[SENSITIVE_ANSWERS];
	size_t n = 0;

	number_of(c->copy, c->sensitivity)->value =
	    changed(c->sensitivity, factor);
	/* Limits that are fields are read when the question is put. */
	search_question(&c->question, &c->with, c->question.workload,
	    c->question.profile);
	for (size_t i = 0; i < d->contenders && i < SENSITIVE_ANSWERS; i++) {
		struct placement p = place_of(c, &d->ranked[i]);
		struct answer a;

		search_place(&c->question, &p, &a, NULL, NULL);
		if (i == 0) {
			end.objective = a.objective;
			end.breaks = a.reject == REJECT_LIMIT ? a.limit : NULL;
		}
		if (a.reject != REJECT_NONE)
			continue;
		memcpy(point[n].goal, a.goal, sizeof(a.goal));
		kept[n++] = &d->ranked[i];
	}
	end.wins = winner(c, point, kept, n);
	return end;
}

/* Between no change and one that another wins at, where it turns. */
static double
find_turn(struct change *c, double other)
{
	double stays = 1, turns = other;

	for (int i = 0; i < HALVINGS; i++) {
		double middle = (stays + turns) / 2;

		if (change_to(c, middle).wins == c->of->ranked)
			stays = middle;
		else
			turns = middle;
	}
	return turns;
}

static void
measure(struct change *c, struct sensitivity *s)
{
	const struct answer *best = c->of->ranked;

	change_open(c);
	s->low = change_to(c, 1 - share);
	s->high = change_to(c, 1 + share);
	s->swing = fabs(s->high.objective - s->low.objective) /
	    fabs(best->objective);
	if (s->high.wins != best)
		s->turns = find_turn(c, s->high.factor);
	if (s->low.wins != best) {
		double down = find_turn(c, s->low.factor);

		if (s->turns <= 0 || 1 - down < s->turns - 1)
			s->turns = down;
	}
}

/* Is it a number that could be another, of a record but a network? */
static bool
may_change(const struct input *in, struct sensitivity *s)
{
	const struct fact *f = in->fact;
	const struct record *r = f ? f->of : NULL;

	if (!r || !f->given || !f->field || is(r, "model") ||
	    !inside(r, f))
		return false;
	*s = (struct sensitivity){ .of = r, .fact = f,
	    .field = record_type_find(r->type, f->field) };
	if (!s->field)
		return false;
	if (s->field->type == FIELD_COUNT ? !is(r, "workload") :
	    s->field->type != FIELD_NUMBER && s->field->type != FIELD_RATES)
		return false;
	memcpy(&s->value, (const char *)f - offsetof(struct number, fact),
	    sizeof(s->value));
	return s->value > 0 && (s->field->type != FIELD_COUNT ||
	    s->value >= COARSE);
}

static int
by_swing(const void *x, const void *y)
{
	const struct sensitivity *a = x, *b = y;
	int order;

	if (a->swing < b->swing || a->swing > b->swing)
		return a->swing < b->swing ? 1 : -1;
	order = strcmp(a->of->id, b->of->id);
	return order ? order : strcmp(a->field->name, b->field->name);
}

static void
add(struct sensitivities *out, struct change *c, const struct sensitivity *one)
{
	struct sensitivity *s = &out->item[out->count];

	for (size_t i = 0; i < out->count; i++)
		if (out->item[i].fact == one->fact)
			return;
	*s = *one;
	c->sensitivity = s;
	measure(c, s);
	out->count++;
}

/* There is room for every input of the chain. */
static void
fill(struct sensitivities *out, const struct arena *arena,
    const struct catalog *cat, const struct decision *d)
{
	const struct chain *chain = kind_chain(d->kind);
	struct change c = { .arena = arena_child(arena), .catalog = cat,
	    .of = d };
	const struct input *input = d->ranked_count ? answer_inputs(c.arena,
	    cat, d, d->ranked) : NULL;

	for (int s = 0; d->ranked_count && s < chain->slots; s++) {
		struct sensitivity one;

		if (may_change(&input[s], &one))
			add(out, &c, &one);
	}
	if (out->count)
		qsort(out->item, out->count, sizeof(*out->item), by_swing);
	arena_free(c.arena);
}

/* Each decision is an item of work, into its own room. */
struct work {
	const struct arena *arena;
	const struct catalog *catalog;
	const struct decisions *decisions;
	struct sensitivities *out;
};

static void
fill_one(void *context, size_t item, int worker)
{
	struct work *w = context;

	(void)worker;
	fill(&w->out[item], w->arena, w->catalog, &w->decisions->item[item]);
}

struct sensitivities *
sensitivities_all(struct arena *arena, const struct catalog *cat,
    const struct decisions *d, int jobs)
{
	struct sensitivities *out =
	    arena_array(arena, d->count + 1, sizeof(*out));
	struct work w = { arena, cat, d, out };

	for (size_t i = 0; i < d->count; i++)
		out[i].item = arena_array(arena,
		    (size_t)kind_chain(d->item[i].kind)->slots,
		    sizeof(struct sensitivity));
	pool_run(jobs, d->count, fill_one, &w);
	return out;
}
