#include "eval/carry.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "kind/case.h"

/* Where a calibration comes from. */
struct origins {
	const char *family;      /* one that it was learnt from, or NULL */
	bool more;               /* and from others */
};

struct evidence {
	const struct catalog *catalog;
	enum carry_known known;
	enum score_fitted what;
	struct origins *of;      /* of each calibration */
};

struct families {
	const char **item;
	size_t count, cap;
};

static const struct calibration *
entry(const struct catalog *cat, size_t i)
{
	return (const struct calibration *)cat->calibrations.item[i];
}

static const char *
family_of(struct arena *arena, const struct case_row *row)
{
	const char *group = case_text(row, CASE_group);

	return group ? arena_strndup(arena, group, score_family(group)) : "";
}

enum score_fitted
carry_teaches(const struct case_row *row)
{
	return case_is(row, CASE_quantity, "fits") ? FITTED_memory :
	    score_fitted(score_figure(row));
}

static void
learn(struct origins *o, const char *family)
{
	if (o->family && strcmp(o->family, family) != 0)
		o->more = true;
	o->family = family;
}

const struct evidence *
carry_evidence(struct arena *arena, const struct catalog *cat,
    enum carry_known known, enum score_fitted what, const struct scored *s,
    size_t n)
{
	struct evidence *e = ARENA_NEW(arena, struct evidence);
	size_t count = cat->calibrations.count;

	*e = (struct evidence){ cat, known, what, arena_array(arena, count,
	    sizeof(*e->of)) };
	for (size_t i = 0; i < n; i++) {
		if (s[i].got.status != PREDICT_ok || !score_usable(s[i].row) ||
		    case_is(s[i].row, CASE_split, "held") ||
		    carry_teaches(s[i].row) != what)
			continue;
		for (size_t j = 0; j < count; j++)
			if (entry(cat, j) == s[i].got.calibration)
				learn(&e->of[j], family_of(arena, s[i].row));
	}
	return e;
}

static bool
is_default(const struct calibration *c)
{
	return !strcmp(c->software.text, "default");
}

/* Stacks are told apart by the first word: what follows is a version. */
static bool
same_stack(const struct calibration *a, const struct calibration *b)
{
	size_t len = strcspn(a->software.text, " ");

	return len == strcspn(b->software.text, " ") &&
	    !strncmp(a->software.text, b->software.text, len);
}

static bool
only_from(const struct origins *o, const char *family)
{
	return o->family && !o->more && !strcmp(o->family, family);
}

/* Does nobody but the family speak of the stack? */
static bool
stack_only_from(const struct evidence *e, const struct calibration *c,
    const char *family)
{
	bool any = false;

	for (size_t i = 0; i < e->catalog->calibrations.count; i++) {
		if (!e->of[i].family || !same_stack(entry(e->catalog, i), c))
			continue;
		if (!only_from(&e->of[i], family))
			return false;
		any = true;
	}
	return any;
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

/* A family's default lies closer than that of all stacks. */
static size_t
closeness(const struct calibration *d)
{
	return kind_closeness(d) + (d->aliases.count ? 4 : 0);
}

const struct calibration *
carry_default(const struct catalog *cat, const struct calibration *c)
{
	const struct calibration *best = NULL;

	for (size_t i = 0; i < cat->calibrations.count; i++) {
		const struct calibration *d = entry(cat, i);

		if (!is_default(d) || d->word.text ||
		    strcmp(d->kind.text, c->kind.text) != 0 ||
		    !case_of_family(d, c->software.text) ||
		    !spans(&d->architectures, &c->architectures) ||
		    !spans(&d->segments, &c->segments))
			continue;
		if (!best || closeness(d) > closeness(best))
			best = d;
	}
	return best;
}

/* The entry with what is fitted as the default has it. */
static struct record *
unlearnt(struct arena *arena, const struct evidence *e,
    const struct calibration *c)
{
	const struct calibration *d = carry_default(e->catalog, c);
	struct calibration *copy = ARENA_NEW(arena, struct calibration);
	unsigned flag = e->what == FITTED_memory ? FIELD_FIT :
	    FIELD_FIT_SPEED;

	*copy = *c;
	for (size_t i = 0; d && i < record_type_fields(c->head.type); i++) {
		const struct field *f = record_type_field(c->head.type, i);

		if ((f->flags & flag) && f->type == FIELD_NUMBER)
			record_take(&copy->head, &d->head, f);
	}
	return &copy->head;
}

/* Was it read in a document, and not learnt of cases? */
static bool
is_read(const struct record *r, const struct field *f)
{
	return (f->flags & FIELD_FACT) && record_fact(r, f)->source;
}

/* Does the document say it of this stack, and not of all? */
static bool
is_own(const struct record *r, const struct record *usual,
    const struct field *f)
{
	const char *source = record_fact(usual, f)->source;

	return is_read(r, f) &&
	    (!source || strcmp(source, record_fact(r, f)->source) != 0);
}

/*
 * What is known of a stack that nobody has measured: its names, and what its
 * documents say; the rest as the default has it.  NULL where they say nothing.
 */
static struct record *
unmeasured(struct arena *arena, const struct evidence *e,
    const struct calibration *c)
{
	const struct calibration *d = carry_default(e->catalog, c);
	struct calibration *copy = ARENA_NEW(arena, struct calibration);
	size_t own = 0;

	if (!d)
		return NULL;
	*copy = *d;
	copy->head = c->head;
	for (size_t i = 0; i < record_type_fields(c->head.type); i++) {
		const struct field *f = record_type_field(c->head.type, i);

		if (!(f->flags & FIELD_FACT) || is_read(&c->head, f))
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

	if (is_default(c))
		return e->catalog->calibrations.item[i];
	if (stack_only_from(e, c, family))
		return e->known == CARRY_documents ?
		    unmeasured(arena, e, c) : NULL;
	return only_from(&e->of[i], family) ? unlearnt(arena, e, c) :
	    e->catalog->calibrations.item[i];
}

struct record_list
carry_without(struct arena *arena, const struct evidence *e,
    const char *family)
{
	const struct record_list *all = &e->catalog->calibrations;
	struct record_list rest = { .item = arena_array(arena, all->count,
	    sizeof(*rest.item)) };

	for (size_t i = 0; i < all->count; i++) {
		struct record *left = left_of(arena, e, i, family);

		if (left)
			rest.item[rest.count++] = left;
	}
	return rest;
}

static bool
seen(const struct families *f, const char *family)
{
	for (size_t i = 0; i < f->count; i++)
		if (!strcmp(f->item[i], family))
			return true;
	return false;
}

/* The cases of one family that teach what the evidence is of. */
static void
predict_family(struct arena *arena, const struct evidence *e,
    const char *family, size_t n, struct scored *out)
{
	struct catalog cat = *e->catalog;
	struct predictor p = { .arena = arena, .catalog = &cat };

	cat.calibrations = carry_without(arena, e, family);
	for (size_t i = 0; i < n; i++)
		if (carry_teaches(out[i].row) == e->what &&
		    !strcmp(family_of(arena, out[i].row), family))
			out[i].got = predict(&p, out[i].row);
}

void
carry_over(struct arena *arena, const struct catalog *cat,
    enum carry_known known, const struct scored *in, size_t n,
    struct scored *out)
{
	for (size_t i = 0; i < n; i++)
		out[i] = in[i];
	for (int what = FITTED_memory; what <= FITTED_speed; what++) {
		const struct evidence *e = carry_evidence(arena, cat,
		    known, (enum score_fitted)what, in, n);
		struct families done = {0};

		for (size_t i = 0; i < n; i++) {
			const char *family = family_of(arena, in[i].row);

			if (carry_teaches(in[i].row) !=
			    (enum score_fitted)what || seen(&done, family))
				continue;
			ARRAY_ADD(arena, &done, family);
			predict_family(arena, e, family, n, out);
		}
	}
}
