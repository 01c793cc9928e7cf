/* How else the best accelerator could be used, as values for tables. */
#include "base/map.h"
#include "eval/ways.h"
#include "report/compose.h"

enum { SHOWN = 8, REASONS = 6 };

static void
set_measure(struct compose *c, struct value *v, const struct decision *d,
    size_t i, double x)
{
	const struct measure *m = &d->kind->measures[i];
	const char *unit = chain_row(kind_chain(d->kind), m->row)->unit;

	value_set(c->arena, v, m->row, value_quantity(c->arena,
	    row_quantity(unit, x), m->unit, NULL));
}

static struct value *
way_value(struct compose *c, const struct decision *d, const struct way *way)
{
	struct value *v = value_map(c->arena);

	value_set(c->arena, v, "placement", value_text(c->arena,
	    placement_words(c->arena, d->workload, &way->best.place), NULL));
	set_measure(c, v, d, 0, way->best.objective);
	set_measure(c, v, d, 1, way->best.time);
	value_set(c->arena, v, "tried", value_number(c->arena,
	    (double)way->candidates, NULL, NULL));
	value_set(c->arena, v, "fitting", value_number(c->arena,
	    (double)way->fitting, NULL, NULL));
	return v;
}

static struct value *
text_list(struct compose *c, const struct decision *d, const struct ways *w)
{
	struct value *list = value_list(c->arena);
	const char *says;

	for (size_t i = 0; i < REASONS &&
	    (says = ways_reason(c->arena, d, w, i)); i++) {
		struct value *v = value_map(c->arena);

		value_set(c->arena, v, "reason", value_text(c->arena, says,
		    NULL));
		value_add(c->arena, list, v);
	}
	return list;
}

/* ways(decision): of the best accelerator; nil without an answer. */
static const struct value *
ways_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	const struct view *view = count ? map_get(c->views,
	    value_get_text(args[0], "id", "")) : NULL;
	struct value *v = value_map(arena), *list = value_list(arena);
	const struct decision *d;
	struct ways *w;

	if (!view)
		return call_fails(c, (struct call){ args, count, error },
		    "wants one of decisions");
	d = view->decision;
	if (!d->ranked_count || !d->kind->axis_count)
		return value_nil(arena);
	w = ways_of(arena, c->guide->catalog, d, &d->ranked[0]);
	for (size_t i = 0; i < w->fitting && i < SHOWN; i++)
		value_add(arena, list, way_value(c, d, &w->item[i]));
	value_set(arena, v, "count", value_number(arena, (double)(w->count +
	    w->untold), NULL, NULL));
	value_set(arena, v, "fitting", value_number(arena,
	    (double)w->fitting, NULL, NULL));
	value_set(arena, v, "best", list);
	value_set(arena, v, "reasons", text_list(c, d, w));
	return v;
}

void
placements_install(struct compose *c)
{
	templates_function(c->templates, "ways", ways_function, c);
}
