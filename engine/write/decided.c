#include "write/decided.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "write/xlsx_format.h"

bool
decided_is_of(const struct decided *c, const struct decision *d)
{
	size_t len = strlen(d->workload->head.id);

	return !strncmp(c->decision.text, d->workload->head.id, len) &&
	    c->decision.text[len] == '/' && !strcmp(c->decision.text + len +
	    1, d->profile->head.id);
}

static const char *
joined(struct arena *arena, const struct words *l, const char *between)
{
	struct text t;

	text_init(&t, arena);
	for (size_t i = 0; i < l->count; i++)
		text_printf(&t, "%s%s", i ? between : "", l->item[i].text);
	return t.data;
}

/* The newest first, then by decision. */
static int
newer(const void *a, const void *b)
{
	const struct decided *x = *(const struct decided *const *)a;
	const struct decided *y = *(const struct decided *const *)b;
	int later = strcmp(y->date.text, x->date.text);

	return later ? later : strcmp(x->head.id, y->head.id);
}

static void
one(struct sheet *s, unsigned row, const struct decided *c)
{
	sheet_date(s, row, 0, c->date.text);
	sheet_text(s, row, 1, ROLE_WRAP, c->title.text ? c->title.text :
	    c->decision.text);
	sheet_text(s, row, 2, ROLE_WRAP, c->now.text);
	sheet_text(s, row, 3, ROLE_WRAP, c->was.text);
	if (c->usd_now.fact.given)
		sheet_number(s, row, 4, ROLE_PLAIN, c->usd_now.value,
		    FORMAT_USD);
	if (c->usd_was.fact.given)
		sheet_number(s, row, 5, ROLE_PLAIN, c->usd_was.value,
		    FORMAT_USD);
	sheet_text(s, row, 6, ROLE_WRAP, c->staying.text);
	sheet_text(s, row, 7, ROLE_WRAP, joined(s->arena, &c->causes, ", "));
	sheet_text(s, row, 8, ROLE_WRAP, joined(s->arena, &c->because, "; "));
}

unsigned
sheet_decided(struct sheet *s, unsigned row, const struct guide *g,
    const struct decision *d)
{
	static const char *const heads[DECIDED_COLUMNS] = { "Day", "Decision",
		"Choice", "Before", "Cost", "Cost before", "Staying", "Cause",
		"Because" };
	const struct record_list *all = &g->catalog->changes;
	const struct decided **l = arena_array(s->arena, all->count + 1,
	    sizeof(*l));
	size_t n = 0;

	for (size_t i = 0; i < all->count; i++) {
		const struct decided *c = (const struct decided *)
		    all->item[i];

		if (!d || decided_is_of(c, d))
			l[n++] = c;
	}
	if (!n) {
		sheet_text(s, row, 0, ROLE_NOTE, d ? "No change of this "
		    "decision is on record yet." : "No change of a decision "
		    "is on record yet.");
		return row + 1;
	}
	qsort(l, n, sizeof(*l), newer);
	sheet_heads(s, row++, heads, COUNT(heads));
	for (size_t i = 0; i < n; i++)
		one(s, row++, l[i]);
	return row;
}
