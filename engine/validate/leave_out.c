#include "validate/leave_out.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/map.h"
#include "base/pool.h"
#include "base/text.h"
#include "catalog/like.h"
#include "kind/case.h"
#include "kind/stack.h"

/* Which families taught an entry, or all entries of a stack. */
struct origins {
	const char *family;      /* one of them, or NULL */
	bool more;               /* and others */
};

struct evidence {
	const struct catalog *catalog;
	const struct catalog *stated;  /* before any change */
	enum score_fitted what;
	struct origins *of;      /* of each calibration */
	struct origins **stack;  /* of all of its stack */
};

static const struct calibration *
entry(const struct catalog *cat, size_t i)
{
	return (const struct calibration *)cat->calibrations.item[i];
}

enum score_fitted
leave_out_teaches(const struct case_row *row)
{
	return case_is(row, CASE_quantity, "fits") ? FITTED_memory :
	    score_fitted(score_figure(row));
}

static bool
only_from(const struct origins *o, const char *family)
{
	return o->family && !o->more && !strcmp(o->family, family);
}

static void
learn(struct origins *o, const char *family)
{
	if (o->family && strcmp(o->family, family) != 0)
		o->more = true;
	o->family = family;
}

/* What cases have in common that teach the same. */
static const char *
lesson(struct arena *arena, const struct case_row *row, const char *family)
{
	static const enum case_column columns[] = { CASE_kind, CASE_software,
		CASE_accelerator, CASE_source };
	struct text t;

	text_init(&t, arena);
	text_add(&t, family);
	for (size_t i = 0; i < COUNT(columns); i++) {
		const char *cell = case_text(row, columns[i]);

		text_char(&t, '\n');
		text_add(&t, cell ? cell : "");
	}
	return t.data;
}

/* Is a case of the entry evidence of this one too: its own, or one that it
 * shares fitted fields with? */
static bool
bears_on(const struct evidence *e, const struct calibration *c, size_t i)
{
	const struct calibration *other = entry(e->catalog, i);

	return other == c || like_takes(c, other, e->what == FITTED_memory ?
	    FIELD_FIT : FIELD_FIT_SPEED);
}

/* Have all entries that it bears on been taught by the family, or by more than
 * it? */
static bool
is_taught(const struct evidence *e, const struct calibration *c,
    const char *family)
{
	for (size_t i = 0; i < e->catalog->calibrations.count; i++)
		if (bears_on(e, c, i) && !e->of[i].more &&
		    !only_from(&e->of[i], family))
			return false;
	return true;
}

/*
 * One that is not predicted yet is asked for the entry that it would use, and
 * predicted where the entry's origins do not have its family.
 */
static bool
teach(struct evidence *e, const struct predictor *p, const struct scored *s,
    const char *family)
{
	const struct calibration *c = s->got.calibration ?
	    s->got.calibration : case_calibration(p, s->row);
	struct prediction got = s->got;

	if (!c || is_taught(e, c, family))
		return true;
	if (!got.calibration)
		got = predict(p, s->row);
	if (got.status != PREDICT_ok)
		return false;
	for (size_t i = 0; i < e->catalog->calibrations.count; i++)
		if (bears_on(e, c, i))
			learn(&e->of[i], family);
	return true;
}

/* Stacks are told apart by the first word: what follows is a version. */
static void
sum_stacks(struct arena *arena, struct evidence *e)
{
	struct map *known = map_new(arena);

	for (size_t i = 0; i < e->catalog->calibrations.count; i++) {
		const char *software = entry(e->catalog, i)->software.text;
		const char *stack = arena_strndup(arena, software,
		    strcspn(software, " "));

		e->stack[i] = map_get(known, stack);
		if (!e->stack[i]) {
			e->stack[i] = ARENA_NEW(arena, struct origins);
			map_put(known, stack, e->stack[i]);
		}
		if (e->of[i].family)
			learn(e->stack[i], e->of[i].family);
		e->stack[i]->more |= e->of[i].more;
	}
}

const struct evidence *
leave_out_evidence(struct arena *arena, const struct catalog *cat,
    enum score_fitted what, const struct scored *s, size_t n)
{
	struct evidence *e = ARENA_NEW(arena, struct evidence);
	struct predictor p = { .arena = arena, .catalog = cat };
	struct map *taught = map_new(arena);
	size_t count = cat->calibrations.count;

	*e = (struct evidence){ cat, cat, what,
		arena_array(arena, count, sizeof(*e->of)),
		arena_array(arena, count, sizeof(struct origins *)) };
	for (size_t i = 0; i < n; i++) {
		const char *family, *key;

		if (leave_out_teaches(s[i].row) != what ||
		    !score_usable(s[i].row) ||
		    case_is(s[i].row, CASE_split, "held"))
			continue;
		family = score_family_of(arena, s[i].row);
		key = lesson(arena, s[i].row, family);
		if (!map_get(taught, key) && teach(e, &p, &s[i], family))
			map_put(taught, key, e);
	}
	sum_stacks(arena, e);
	return e;
}

static bool
has(const struct words *names, const char *name)
{
	for (size_t i = 0; i < names->count; i++)
		if (!strcmp(names->item[i].text, name))
			return true;
	return false;
}

/* Does the default speak of all that the entry is for? */
static bool
spans(const struct words *usual, const struct words *own)
{
	if (!usual->count)
		return true;
	for (size_t i = 0; i < own->count; i++)
		if (!has(usual, own->item[i].text))
			return false;
	return own->count > 0;
}

/* A default for how networks are run is for entries of those alone. */
static bool
runs_so(const struct calibration *d, const struct calibration *c)
{
	return (!d->compiled.on || c->compiled.on) &&
	    (!d->memory_layout.text || (c->memory_layout.text &&
	    !strcmp(d->memory_layout.text, c->memory_layout.text)));
}

/* Prefers a default of the stack's family, or for how it is run, to others. */
static size_t
closeness(const struct calibration *d)
{
	bool near = d->aliases.count || d->compiled.on ||
	    d->memory_layout.text;

	return kind_closeness(d) + (near ? 4 : 0);
}

/* Does the default stand above the entry: not itself, nor one that stands for
 * its stacks alone? */
static bool
stands_above(const struct calibration *d, const struct calibration *c)
{
	const char *name = stack_is_default(c) && c->aliases.count ?
	    c->aliases.item[0].text : c->software.text;

	return d != c && stack_is_default(d) && runs_so(d, c) &&
	    !strcmp(d->kind.text, c->kind.text) &&
	    stack_of_family(d, name) &&
	    spans(&d->architectures, &c->architectures) &&
	    spans(&d->segments, &c->segments) &&
	    (!stack_is_default(c) || closeness(d) < closeness(c));
}

const struct calibration *
leave_out_default(const struct catalog *cat, const struct calibration *c)
{
	const struct calibration *best = NULL;

	if (c->like.text)
		return (const struct calibration *)catalog_follow(cat,
		    "calibration", &c->like);
	for (size_t i = 0; i < cat->calibrations.count; i++) {
		const struct calibration *d = entry(cat, i);

		if (stands_above(d, c) && (!best ||
		    closeness(d) > closeness(best)))
			best = d;
	}
	return best;
}

const struct calibration *
leave_out_untaught(const struct catalog *cat, const struct calibration *c,
    enum score_fitted what)
{
	return what == FITTED_speed && c->speed_like.text ?
	    (const struct calibration *)catalog_follow(cat, "calibration",
	    &c->speed_like) : leave_out_default(cat, c);
}

/* Does the field stand under cite, so that no case taught it? */
static bool
is_read(const struct record *r, const struct field *f)
{
	return (f->flags & FIELD_FACT) && record_fact(r, f)->source;
}

/* Do two entries state the same constant, in the same words? */
static bool
states_alike(const struct calibration *a, const struct calibration *b,
    const struct field *f)
{
	const struct fact *x = record_fact(&a->head, f);
	const struct fact *y = record_fact(&b->head, f);

	return x->assume && !x->shared && !y->shared &&
	    text_equal(x->assume, y->assume) &&
	    ((const struct number *)record_field(&a->head, f))->value ==
	    ((const struct number *)record_field(&b->head, f))->value;
}

/* Another entry that states the constant, taught by another family; or NULL. */
static const struct calibration *
alike(const struct evidence *e, size_t i, const struct field *f,
    const char *family)
{
	for (size_t k = 0; k < e->catalog->calibrations.count; k++)
		if (k != i && e->of[k].family &&
		    !only_from(&e->of[k], family) && states_alike(
		    entry(e->stated, i), entry(e->stated, k), f))
			return entry(e->catalog, k);
	return NULL;
}

/* The entry with what is fitted as the default has it, but for what documents
 * say of it, or others that share the constant. */
static struct record *
unlearnt(struct arena *arena, const struct evidence *e, size_t of,
    const char *family)
{
	const struct calibration *c = entry(e->catalog, of);
	const struct calibration *d = leave_out_untaught(e->catalog, c,
	    e->what);
	struct calibration *copy = ARENA_NEW(arena, struct calibration);
	unsigned flag = e->what == FITTED_memory ? FIELD_FIT :
	    FIELD_FIT_SPEED;

	*copy = *c;
	for (size_t i = 0; d && i < record_type_fields(c->head.type); i++) {
		const struct field *f = record_type_field(c->head.type, i);

		const struct calibration *known;

		if (!(f->flags & flag) || f->type != FIELD_NUMBER ||
		    is_read(&c->head, f))
			continue;
		known = alike(e, of, f, family);
		record_take(&copy->head, known ? &known->head : &d->head, f);
	}
	return &copy->head;
}

/* Does the cited document speak of this stack alone? */
static bool
is_own(const struct record *r, const struct record *usual,
    const struct field *f)
{
	const char *source = record_fact(usual, f)->source;

	return is_read(r, f) &&
	    (!source || strcmp(source, record_fact(r, f)->source) != 0);
}

/* Is the field shared with an entry of a stack that others measured too? */
static bool
is_lent(const struct evidence *e, const struct record *r,
    const struct field *f, const char *family)
{
	const struct fact *fact = record_fact(r, f);

	for (size_t i = 0; fact->shared && fact->of &&
	    i < e->catalog->calibrations.count; i++)
		if (!strcmp(e->catalog->calibrations.item[i]->id,
		    fact->of->id))
			return !only_from(e->stack[i], family);
	return false;
}

static bool
same_stack(const struct evidence *e, const struct calibration *c, size_t of)
{
	for (size_t i = 0; i < e->catalog->calibrations.count; i++)
		if (entry(e->catalog, i) == c)
			return e->stack[i] == e->stack[of];
	return false;
}

/* What the entry would be like if its stack had no entry. */
static const struct calibration *
usual(const struct evidence *e, size_t of)
{
	const struct calibration *d = leave_out_default(e->catalog,
	    entry(e->catalog, of));

	while (d && same_stack(e, d, of))
		d = leave_out_default(e->catalog, d);
	return d;
}

/*
 * What is known of a stack that nobody has measured: its names, what its
 * documents say and what it shares; the rest as the default has it.  NULL where
 * documents say nothing.
 */
static struct record *
unmeasured(struct arena *arena, const struct evidence *e, size_t of,
    const char *family)
{
	const struct calibration *c = entry(e->catalog, of);
	const struct calibration *d = usual(e, of);
	struct calibration *copy = ARENA_NEW(arena, struct calibration);
	size_t own = 0;

	if (!d)
		return NULL;
	*copy = *d;
	copy->head = c->head;
	for (size_t i = 0; i < record_type_fields(c->head.type); i++) {
		const struct field *f = record_type_field(c->head.type, i);

		if (!(f->flags & FIELD_FACT) || is_read(&c->head, f) ||
		    is_lent(e, &c->head, f, family))
			record_take(&copy->head, &c->head, f);
		own += is_own(&c->head, &d->head, f);
	}
	return own ? &copy->head : NULL;
}

/* What is left of an entry without the family, or NULL. */
static struct record *
left_of(struct arena *arena, const struct evidence *e, size_t i,
    const char *family)
{
	const struct calibration *c = entry(e->catalog, i);

	if (stack_is_default(c))
		return e->catalog->calibrations.item[i];
	if (only_from(e->stack[i], family))
		return unmeasured(arena, e, i, family);
	return only_from(&e->of[i], family) ? unlearnt(arena, e, i, family) :
	    e->catalog->calibrations.item[i];
}

/* The calibrations as they were without the family. */
static struct record_list
rest_of(struct arena *arena, const struct evidence *e,
    const char *family)
{
	const struct record_list *all = &e->catalog->calibrations;
	struct record_list rest = { .item = arena_array(arena, all->count,
	    sizeof(*rest.item)) };
	struct map *moved = map_new(arena);

	for (size_t i = 0; i < all->count; i++) {
		struct record *left = left_of(arena, e, i, family);

		if (left)
			rest.item[rest.count++] = left;
		if (left && left != all->item[i])
			map_put(moved, left->id, left);
	}
	like_heirs(arena, &rest, moved);
	return rest;
}

struct record_list
leave_out_from(struct arena *arena, const struct evidence *e,
    const struct catalog *changed, const char *family)
{
	struct evidence then = *e;

	then.catalog = changed;
	return rest_of(arena, &then, family);
}

/* What predicts the cases of a family, one a worker. */
struct without {
	struct catalog catalog;
	struct predictor *predictor;
};

struct leaving_out {
	const struct scored *in;
	struct scored *out;
	struct without **by;     /* of each case; NULL of what stays */
};

static void
leave_out_one(void *context, size_t item, int worker)
{
	struct leaving_out *w = context;

	if (w->by[item])
		w->out[item].got = predict(&w->by[item]->predictor[worker],
		    w->in[item].row);
}

static struct without *
without_new(struct arena *arena, const struct evidence *e,
    const char *family, struct arena *const *parts, size_t workers)
{
	struct without *w = ARENA_NEW(arena, struct without);

	w->catalog = *e->catalog;
	w->catalog.calibrations = rest_of(arena, e, family);
	w->predictor = arena_array(arena, workers, sizeof(*w->predictor));
	for (size_t i = 0; i < workers; i++)
		w->predictor[i] = (struct predictor){ .arena = parts[i],
			.catalog = &w->catalog };
	return w;
}

void
leave_out_cases(struct arena *arena, const struct evidence *e, int jobs,
    const struct scored *in, size_t n, struct scored *out)
{
	struct leaving_out w = { in, out,
		arena_array(arena, n, sizeof(*w.by)) };
	struct map *known = map_new(arena);
	size_t workers = (size_t)pool_workers(jobs);
	struct arena **parts = arena_array(arena, workers, sizeof(*parts));

	for (size_t i = 0; i < workers; i++)
		parts[i] = arena_part(arena);
	for (size_t i = 0; i < n; i++) {
		const char *family = score_family_of(arena, in[i].row);

		if (leave_out_teaches(in[i].row) != e->what)
			continue;
		w.by[i] = map_get(known, family);
		if (w.by[i])
			continue;
		w.by[i] = without_new(arena, e, family, parts, workers);
		map_put(known, family, w.by[i]);
	}
	pool_run(jobs, n, leave_out_one, &w);
}
