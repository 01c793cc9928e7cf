/* What fits into memory, as values that templates make tables of. */
#include "search/fitting.h"
#include "search/slicing.h"

#include "base/map.h"
#include "report/compose.h"

static void
set_bytes(struct compose *c, struct value *map, const char *key, double n,
    const char *unit)
{
	struct quantity q = row_quantity(unit ? unit : "1", n);

	set(c, map, key, value_quantity(c->arena, q, unit &&
	    unit[0] == 'b' ? "GiB" : NULL, NULL));
}

static struct value *
items(struct compose *c, const struct fitting *f)
{
	struct value *list = value_list(c->arena);

	for (size_t i = 0; i < f->items; i++) {
		struct value *v = value_map(c->arena);

		if (f->item[i].bytes <= 0)
			continue;
		set_text(c, v, "title", f->item[i].title);
		set_bytes(c, v, "memory", f->item[i].bytes, "byte");
		set(c, v, "share", value_number(c->arena, f->item[i].share,
		    "percent", NULL));
		value_add(c->arena, list, v);
	}
	return list;
}

static void
add_largest(struct compose *c, struct value *list, const char *title,
    double now, double most, const char *bound)
{
	struct value *v = value_map(c->arena);

	set_text(c, v, "title", title);
	set_bytes(c, v, "now", now, NULL);
	if (most > 0)
		set_bytes(c, v, "most", most, NULL);
	set_text(c, v, "bound", bound);
	value_add(c->arena, list, v);
}

static struct value *
largest(struct compose *c, const struct fitting *f)
{
	struct value *list = value_list(c->arena);

	add_largest(c, list, "Fewest accelerators", f->place.count, f->count,
	    f->count ? "memory" : arena_printf(c->arena,
	    "memory: none up to %d", f->most_count));
	for (size_t i = 0; i < f->largests; i++) {
		const struct fitting_largest *l = &f->largest[i];

		add_largest(c, list, l->reach->title, l->asked, l->most,
		    l->most < l->ceiling ? "memory" :
		    l->reach->context ? "context of the model" :
		    "not looked for beyond");
	}
	if (f->model_layers > 0) {
		add_largest(c, list, "Layers of the model", f->model_layers,
		    f->layers, "memory");
		add_largest(c, list, "Parameters of a model of that shape",
		    f->model_parameters, f->parameters, "memory");
	}
	return list;
}

static struct value *
changes(struct compose *c, const struct decision *d, const struct fitting *f)
{
	struct value *list = value_list(c->arena);

	for (size_t i = 0; i < f->changes; i++) {
		const struct fitting_change *x = &f->change[i];
		double show[] = { x->cost, x->time };
		struct value *v = value_map(c->arena);

		set_text(c, v, "change", fitting_change_says(c->arena,
		    x));
		set_bytes(c, v, "memory", x->needed, "byte");
		set_text(c, v, "fits", x->fits ? "yes" : "no");
		set_text(c, v, "breaks", x->broken && x->fits ?
		    x->broken->title : NULL);
		for (size_t k = x->priced ? 0 : 1; k < 2; k++) {
			const struct measure *m = &d->kind->measures[k];

			set(c, v, m->row, value_quantity(c->arena,
			    row_quantity(chain_row(kind_chain(d->kind),
			    m->row)->unit, show[k]), m->unit, NULL));
		}
		value_add(c->arena, list, v);
	}
	return list;
}

static struct value *
slice_row(struct compose *c, const struct decision *d, const struct answer *a)
{
	double show[] = { a->objective, a->time };
	struct value *v = value_map(c->arena);

	set_text(c, v, "slice", a->place.accelerator->slice->name.text);
	set_text(c, v, "reason", answer_reason(c->arena,
	    c->guide->catalog->phrases, a));
	if (!a->value)
		return v;
	set_text(c, v, "placement", placement_words(c->arena, d->workload,
	    &a->place));
	for (size_t i = 0; i < 2 && a->reject == REJECT_NONE; i++) {
		const struct measure *m = &d->kind->measures[i];

		set(c, v, m->row, value_quantity(c->arena, row_quantity(
		    chain_row(kind_chain(d->kind), m->row)->unit, show[i]),
		    m->unit, NULL));
	}
	return v;
}

/* What the parts of the accelerator come to; nothing where it is not cut. */
static void
set_slices(struct compose *c, struct value *v, const struct decision *d,
    const struct answer *a)
{
	const struct slicing *s = slicing_of(c->arena, c->guide->catalog, d,
	    a->place.accelerator);
	struct value *list;

	if (!s)
		return;
	list = value_list(c->arena);
	for (size_t i = 0; i < s->count; i++)
		value_add(c->arena, list, slice_row(c, d, &s->answer[i]));
	set(c, v, "slices", list);
	set_text(c, v, "slices_say", slicing_says(c->arena,
	    decision_phrases(d), s));
}

static const struct candidate *
candidate_of(struct compose *c, const struct value *v)
{
	const struct value *ranked = value_get(v, "ranked");
	const struct value *rejected = value_get(v, "rejected");

	if (ranked && ranked->count)
		v = ranked->item[0];
	else if (rejected && rejected->count)
		v = rejected->item[0];
	return map_get(compose_candidates(c), value_get_text(v, "id", ""));
}

/* fitting(decision), fitting(answer): nothing where no number is known. */
static const struct value *
fitting_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	const struct candidate *found = count && args[0]->type == VALUE_MAP ?
	    candidate_of(c, args[0]) : NULL;
	const struct fitting *f;
	const struct decision *d;
	struct value *v;

	if (!found)
		return call_fails(c, (struct call){ args, count, error },
		    "wants a decision or an answer");
	d = found->view->decision;
	f = fitting_of(arena, c->guide->catalog, d, found->answer);
	if (!f)
		return value_nil(arena);
	v = value_map(arena);
	set_text(c, v, "says", fitting_says(arena, decision_phrases(d), f));
	set_text(c, v, "placement", placement_words(arena,
	    d->workload, &f->place));
	set(c, v, "fits", value_flag(arena, f->fits));
	set_bytes(c, v, "needed", f->needed, "byte");
	set_bytes(c, v, "usable", f->usable, "byte");
	set_bytes(c, v, "count", f->count, NULL);
	set_bytes(c, v, "parameters", f->parameters, NULL);
	set(c, v, "items", items(c, f));
	set(c, v, "largest", largest(c, f));
	set(c, v, "changes", changes(c, d, f));
	set_slices(c, v, d, found->answer);
	return v;
}

void
fittings_install(struct compose *c)
{
	templates_function(c->templates, "fitting", fitting_function, c);
}
