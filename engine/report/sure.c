/* How sure a decision is, as values that templates make tables of. */
#include <math.h>

#include "validate/uncertainty.h"

#include "base/map.h"
#include "kind/stack.h"
#include "report/compose.h"
#include "spec/phrase.h"
#include "unit/number.h"

/* A value of the kind's i-th measure. */
static void
set_measure(struct compose *c, struct value *map, const char *key,
    const struct decision *d, size_t i, double value)
{
	const struct measure *m = &d->kind->measures[i];
	const char *unit = chain_row(kind_chain(d->kind), m->row)->unit;

	if (isfinite(value))
		set(c, map, key, value_quantity(c->arena, row_quantity(unit,
		    value), m->unit, NULL));
}

static struct value *
error_value(struct compose *c, const struct uncertainty_error *e)
{
	struct value *v = value_map(c->arena);

	set_text(c, v, "figure", score_figure_title(e->figure));
	set_number(c, v, "cases", (double)e->cases, NULL);
	set_number(c, v, "median", e->median, "percent");
	set_number(c, v, "p90", e->p90, "percent");
	return v;
}

static void
add_range(struct compose *c, struct value *list, const struct decision *d,
    size_t measure, const struct uncertainty *s)
{
	const struct answer *best = d->ranked;
	struct value *v = value_map(c->arena);
	double now = measure ? best->time : best->objective, least, most;

	set_text(c, v, "title", d->kind->measures[measure].title);
	set_measure(c, v, "now", d, measure, now);
	uncertainty_quantiles(&s->speed, now, false, &least, &most);
	set_measure(c, v, "least", d, measure, least);
	set_measure(c, v, "most", d, measure, most);
	uncertainty_quantiles(&s->speed, now, true, &least, &most);
	set_measure(c, v, "least90", d, measure, least);
	set_measure(c, v, "most90", d, measure, most);
	value_add(c->arena, list, v);
}

/* "+7%: NVIDIA L4"; empty where nothing turns. */
static const char *
turn_words(struct compose *c, const struct sensitivity *s)
{
	const struct sensitivity_end *end = s->turns > 1 ? &s->high : &s->low;
	struct text t;

	text_init(&t, c->arena);
	if (s->turns <= 0)
		return t.data;
	text_add(&t, s->turns > 1 ? "from +" : "from \xe2\x88\x92");
	number_round(&t, 100 * fabs(s->turns - 1), 2);
	text_add(&t, "%: ");
	if (end->wins)
		text_add(&t, record_name(&end->wins->place.accelerator->head));
	else
		text_add(&t, SAID_PLAIN(c->guide->catalog->phrases,
		    page_none_fits));
	if (end->breaks)
		text_printf(&t, " (%s)", end->breaks->title);
	return t.data;
}

static struct value *
sensitivity_value(struct compose *c, const struct decision *d,
    const struct sensitivity *s)
{
	struct value *v = value_map(c->arena);
	const char *title = title_of(c->arena, s->field->name);

	if (s->fact->part)
		title = arena_printf(c->arena, "%s, %s", title,
		    s->fact->part);
	set_text(c, v, "input", title);
	value_set(c->arena, v, "of", piece_link(c, s->of, NULL));
	set_measure(c, v, "low", d, 0, s->low.objective);
	set_measure(c, v, "high", d, 0, s->high.objective);
	set_number(c, v, "swing", s->swing, "percent");
	set_text(c, v, "turns", turn_words(c, s));
	return v;
}

static struct value *
sensitivity_values(struct compose *c, const struct decision *d,
    const struct sensitivities *sensitivities)
{
	struct value *list = value_list(c->arena);

	for (size_t i = 0; i < sensitivities->count; i++)
		if (sensitivities->item[i].swing > 1e-4 ||
		    sensitivities->item[i].turns > 0)
			value_add(c->arena, list,
			    sensitivity_value(c, d, &sensitivities->item[i]));
	return list;
}

/* "TensorRT-LLM on Hopper", or "Hopper" where it names no stack. */
static const char *
runs_of(struct compose *c, const struct placement *p)
{
	const char *on = p->accelerator->architecture.text;

	return p->stack ? arena_printf(c->arena, "%s on %s", stack_title(
	    c->arena, p->calibration, p->stack), on) : on;
}

static void
set_errors(struct compose *c, struct value *v, const struct decision *d)
{
	struct value *ranges = value_list(c->arena);
	const struct catalog *cat = c->guide->catalog;
	struct uncertainty s;

	if (!uncertainty_of(cat, d,
		measured_errors(c, d->kind, uncertainty_unseen(d)), &s))
		return;
	set(c, v, "unseen", value_flag(c->arena, s.unseen));
	if (s.own)
		set_text(c, v, "own", runs_of(c, &d->ranked->place));
	set(c, v, "speed", error_value(c, &s.speed));
	if (s.memory.cases)
		set(c, v, "memory", error_value(c, &s.memory));
	add_range(c, ranges, d, 0, &s);
	add_range(c, ranges, d, 1, &s);
	set(c, v, "ranges", ranges);
	if (d->contenders < 2)
		return;
	set(c, v, "apart", value_flag(c->arena, uncertainty_apart(
	    d->ranked[0].objective, d->ranked[1].objective,
	    s.speed.median)));
	set(c, v, "far_apart", value_flag(c->arena, uncertainty_apart(
	    d->ranked[0].objective, d->ranked[1].objective, s.speed.p90)));
}

/* sure(decision): nothing where there is no answer. */
static const struct value *
uncertainty_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	const struct decisions *all = guide_decisions(c->guide);
	const struct view *view = count ? map_get(compose_views(c),
	    value_get_text(args[0], "id", "")) : NULL;
	struct value *v = value_map(arena);

	if (!view)
		return call_fails(c, (struct call){ args, count, error },
		    "wants a decision");
	if (!view->decision->ranked_count)
		return value_nil(arena);
	set_errors(c, v, view->decision);
	set(c, v, "inputs", sensitivity_values(c, view->decision,
	    &guide_sensitivities(c->guide)[view->decision - all->item]));
	return v;
}

void
uncertainty_install(struct compose *c)
{
	templates_function(c->templates, "sure", uncertainty_function, c);
}
