#include "catalog/tested.h"

#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"

static bool
is_of(const struct tested *t, const char *figure)
{
	return text_same(t->figure.text ? t->figure.text : "speed", figure);
}

static bool
is_unseen(const struct tested *t)
{
	return text_same(t->software.text, "unseen");
}

/* Is it a stack's record of the figure, whatever the format? */
static bool
is_stack(const struct tested *t, const char *figure)
{
	return is_of(t, figure) && !is_unseen(t) && !t->alone.text;
}

static int
phase_of(const struct tested *t)
{
	static const char *const phases[] = { CHOICE_NAMES(PHASE_WORDS) };

	for (size_t i = 0; t->phase.text && i < COUNT(phases); i++)
		if (text_same(phases[i], t->phase.text))
			return (int)i;
	return -1;
}

struct tested_kind
tested_kind(const struct catalog *cat, const char *kind)
{
	for (size_t i = 0; i < cat->tested_kind_count; i++)
		if (text_same(cat->tested_kinds[i].kind, kind))
			return cat->tested_kinds[i];
	return (struct tested_kind){ .kind = kind };
}

/* Room for all tests of a kind where none of it was met. */
static struct tested_kind *
kind_met(struct catalog *cat, struct arena *arena, const char *kind)
{
	struct tested_kind *k = cat->tested_kinds;

	for (size_t i = 0; i < cat->tested_kind_count; i++, k++)
		if (text_same(k->kind, kind))
			return k;
	*k = (struct tested_kind){ kind, arena_array(arena, cat->tests.count,
	    sizeof(*k->item)), 0 };
	cat->tested_kind_count++;
	return k;
}

void
tested_sort(struct catalog *cat, struct arena *arena)
{
	const size_t n = cat->tests.count;

	cat->tested_kinds = arena_array(arena, n + 1,
	    sizeof(*cat->tested_kinds));
	cat->tested_kind_count = 0;
	cat->tested_unseen = (struct tested_kind){ .item = arena_array(arena,
	    n + 1, sizeof(*cat->tested_unseen.item)) };
	for (size_t i = 0; i < n; i++) {
		struct tested *t = (struct tested *)cat->tests.item[i];
		struct tested_kind *k = kind_met(cat, arena, t->kind.text);

		t->is_speed = is_stack(t, "speed");
		t->timed = phase_of(t);
		k->item[k->count++] = t;
		if (is_unseen(t))
			cat->tested_unseen.item[cat->tested_unseen.count++] =
			    t;
	}
}

struct tested_error
tested_unseen(const struct catalog *cat, const char *kind, const char *figure)
{
	struct tested_error e = { .unseen = true };
	const struct tested_kind *l = &cat->tested_unseen;
	bool own = false;

	for (size_t i = 0; i < l->count; i++) {
		const struct tested *t = l->item[i];
		bool here;

		if (own || !is_of(t, figure))
			continue;
		here = text_same(t->kind.text, kind);
		if (!here && t->p90.value <= e.p90)
			continue;
		own = here;
		e.cases = t->cases.value;
		e.median = t->median.value;
		e.p90 = t->p90.value;
		e.shared = t->shared.value;
	}
	return e;
}

struct tested_error
tested_error(const struct catalog *cat, const char *kind, const char *figure,
    const char *software, const char *architecture)
{
	struct tested_error e = tested_unseen(cat, kind, figure);
	const struct tested_kind of = tested_kind(cat, kind);

	e.cases = 0;
	for (size_t i = 0; i < of.count; i++) {
		const struct tested *t = of.item[i];

		if (!t->architecture.text ||
		    !text_same(t->architecture.text, architecture) ||
		    !is_stack(t, figure) ||
		    strcasecmp(t->software.text, software) != 0)
			continue;
		e.cases += t->cases.value;
		if (t->cases.value < TESTED_CASES)
			continue;
		e.median = t->median.value;
		e.p90 = t->p90.value;
		e.unseen = false;
	}
	return e;
}

const struct carried *
tested_carried(const struct catalog *cat, const char *figure,
    const char *family)
{
	const struct record_list *l = &cat->carries;

	for (size_t i = 0; i < l->count; i++) {
		const struct carried *c = (const struct carried *)l->item[i];

		if (!strcmp(c->figure.text, figure) && !strcmp(c->family.text ?
		    c->family.text : "", family ? family : ""))
			return c;
	}
	return NULL;
}
