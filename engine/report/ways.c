/* Other ways to place a workload, as values that templates make tables of. */
#include "search/ways.h"

#include "base/map.h"
#include "kind/place.h"
#include "report/compose.h"

/* Runners-up that are shown. */
enum { SHOWN = 8 };

static struct value *
way_value(struct compose *c, const struct decision *d, const struct way *w)
{
	const struct answer *a = &w->best;
	const char *axes = place_says(c->arena, d->workload, &a->place);
	double show[] = { a->objective, a->time };
	struct value *v = value_map(c->arena);

	value_set(c->arena, v, "count", value_number(c->arena,
	    a->place.count, NULL, NULL));
	value_set(c->arena, v, "placement", value_text(c->arena, arena_printf(
	    c->arena, "%s%s%s%s", format_said(a->place.weight_format),
	    *axes ? ", " : "", axes, w->chosen ? " (chosen)" : ""), NULL));
	for (size_t k = 0; k < 2; k++) {
		const struct measure *m = &d->kind->measures[k];

		value_set(c->arena, v, m->row, value_quantity(c->arena,
		    row_quantity(chain_row(kind_chain(d->kind), m->row)->unit,
		    show[k]), m->unit, NULL));
	}
	return v;
}

/* ways(answer): what meets every limit, and why the others do not. */
static const struct value *
ways_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	const struct candidate *found = count && args[0]->type == VALUE_MAP ?
	    map_get(compose_candidates(c), value_get_text(args[0], "id",
	    "")) : NULL;
	struct value *v, *fit, *reasons;
	const struct ways *w;
	const char *says;

	if (!found)
		return call_fails(c, (struct call){ args, count, error },
		    "wants an answer");
	w = ways_of(arena, c->guide->catalog, found->view->decision,
	    found->answer);
	v = value_map(arena);
	fit = value_list(arena);
	reasons = value_list(arena);
	for (size_t i = 0; i < w->fitting && i < SHOWN; i++)
		value_add(arena, fit, way_value(c, found->view->decision,
		    &w->item[i]));
	for (size_t i = 0; (says = ways_reason(arena, found->view->decision,
	    w, i)); i++)
		value_add(arena, reasons, value_text(arena, says, NULL));
	value_set(arena, v, "count", value_number(arena, (double)w->count,
	    NULL, NULL));
	value_set(arena, v, "fitting", value_number(arena,
	    (double)w->fitting, NULL, NULL));
	value_set(arena, v, "best", fit);
	value_set(arena, v, "reasons", reasons);
	return v;
}

void
ways_install(struct compose *c)
{
	templates_function(c->templates, "ways", ways_function, c);
}
