#include "catalog/tested.h"

#include <string.h>
#include <strings.h>

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

bool
tested_of(const struct tested *t, const char *figure)
{
	return is_of(t, figure) && !is_unseen(t) && !t->alone.text;
}

struct tested_error
tested_unseen(const struct catalog *cat, const char *kind, const char *figure)
{
	struct tested_error e = { .unseen = true };
	const struct record_list *l = &cat->tests;
	bool own = false;

	for (size_t i = 0; i < l->count; i++) {
		const struct tested *t = (const struct tested *)l->item[i];
		bool here;

		if (own || !is_unseen(t) || !is_of(t, figure))
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
	const struct record_list *l = &cat->tests;

	e.cases = 0;
	for (size_t i = 0; i < l->count; i++) {
		const struct tested *t = (const struct tested *)l->item[i];

		if (!text_same(t->kind.text, kind) || !tested_of(t, figure) ||
		    !t->architecture.text ||
		    !text_same(t->architecture.text, architecture) ||
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
