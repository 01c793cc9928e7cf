#include "cmd/answer.h"

#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/text.h"
#include "catalog/what_if.h"
#include "cmd/screen.h"
#include "kind/slice.h"
#include "kind/stack.h"
#include "report/guide.h"
#include "search/caution.h"
#include "unit/number.h"
#include "write/data.h"

static const struct origin nowhere;

/* Digits of a count, all of them, and of a number that was worked out. */
enum { WHOLE = 15, COMPUTED = 3 };

/* All of them, where a person can still read them; else "". */
static const char *
choices(struct options *o, const char **ids, size_t n)
{
	enum { MOST = 60 };
	struct text t;

	text_init(&t, o->arena);
	for (size_t i = 0; i < n; i++)
		text_printf(&t, "%s%s", i ? ", " : "", ids[i]);
	return n && n <= MOST ? arena_printf(o->arena, "; there %s %s",
	    n > 1 ? "are" : "is", t.data) : "";
}

/* "h100" is no id; "h100-nvl-94gb", "h100-pcie-80gb", ... are. */
static const char *
suggestion(struct options *o, const char *id, const char **ids, size_t n)
{
	const char *near = text_nearest(id, ids, n);
	struct text t;
	size_t found = 0;

	text_init(&t, o->arena);
	for (size_t i = 0; i < n && near && text_starts(near, id); i++)
		if (text_starts(ids[i], id) && found++ < 4)
			text_printf(&t, "%s\"%s\"", found > 1 ? ", " : "",
			    ids[i]);
	if (found > 1)
		return arena_printf(o->arena, "; there are %s%s", t.data,
		    found > 4 ? " and more" : "");
	return near ? arena_printf(o->arena, "; did you mean \"%s\"?",
	    near) : choices(o, ids, n);
}

const struct record *
answer_find(struct options *o, const struct record_list *list,
    const char *verb, const char *id)
{
	const struct record *r = catalog_find(list, id);
	const char **ids;

	if (r)
		return r;
	ids = arena_array(o->arena, list->count, sizeof(*ids));
	for (size_t i = 0; i < list->count; i++)
		ids[i] = list->item[i]->id;
	diag(o->diags, DIAG_usage, nowhere, "no %s \"%s\"%s", verb, id,
	    suggestion(o, id, ids, list->count));
	return NULL;
}

/* The accelerator or slice an operand names; else a usage error and NULL. */
static const struct accelerator *
find_accelerator(struct options *o, const struct catalog *cat,
    const char *id)
{
	const struct accelerator *a = slice_find(cat, id);

	return a ? a : (const struct accelerator *)answer_find(o,
	    &cat->accelerators, "accelerator", id);
}

static const char *
find_stack(struct options *o, const struct catalog *cat,
    const struct workload *w, const char *id)
{
	const char *ids[STACK_CHOICES];
	struct stacks s;

	stacks_of(cat, w, &s);
	for (size_t i = 0; i < s.count; i++) {
		ids[i] = s.name[i] ? stack_id(o->arena, s.name[i]) : "";
		if (!strcmp(ids[i], stack_id(o->arena, id)))
			return s.name[i];
	}
	diag(o->diags, DIAG_usage, nowhere, "workload \"%s\" does not run on "
	    "stack \"%s\"%s", w->head.id, id, suggestion(o, id, ids,
	    s.count));
	return NULL;
}

const struct accelerator *
answer_candidate(struct options *o, const struct catalog *cat,
    const struct workload *w, const char *id, const char **stack)
{
	const char *at = strchr(id, '@');
	const struct accelerator *a = find_accelerator(o, cat, at ?
	    arena_strndup(o->arena, id, (size_t)(at - id)) : id);

	*stack = at && a ? find_stack(o, cat, w, at + 1) : NULL;
	return at && !*stack ? NULL : a;
}

bool
answer_profile(struct options *o, const struct catalog *cat,
    const struct profile **out)
{
	*out = NULL;
	if (!o->profile)
		return true;
	*out = (const struct profile *)answer_find(o, &cat->profiles,
	    "profile", o->profile);
	return *out != NULL;
}

bool
answer_policy(struct options *o, const struct catalog *cat,
    const struct policy **out)
{
	*out = NULL;
	if (!o->policy)
		return true;
	*out = (const struct policy *)answer_find(o, &cat->policies,
	    "policy", o->policy);
	return *out != NULL;
}

const char *
answer_show(struct arena *arena, double value, const char *base,
    const char *unit)
{
	struct quantity q;
	struct text t;

	text_init(&t, arena);
	unit_parse(base, &q);
	q.value = value;
	number_show(&t, q, unit, dim_none(q.dim) && !unit && value ==
	    floor(value) ? WHOLE : COMPUTED);
	return t.data;
}

void
answer_what_if(struct options *o, const struct catalog *cat)
{
	for (size_t i = 0; i < cat->what_if.count; i++)
		text_printf(o->out, "%s%s\n", i ? "         " : "What if: ",
		    cat->what_if.item[i].says);
	if (cat->what_if.count)
		text_char(o->out, '\n');
}

void
answer_cautions(struct options *o, const struct order *order)
{
	for (size_t i = 0; order && i < order->cautions; i++) {
		text_add(o->out, i ? "  " : "beware:\n  ");
		screen_wrap(o, order->caution[i].text, 2, 4);
	}
}

void
answer_json(struct options *o, const struct catalog *cat,
    const struct decisions *d)
{
	const struct guide g = { .arena = o->arena, .diags = o->diags,
	    .catalog = cat, .decisions = d, .title = cat->sites.count ?
	    ((const struct site *)cat->sites.item[0])->title.text : "",
	    .date = cat->date };

	data_json(&g, o->out);
}
