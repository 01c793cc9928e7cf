#include "cmd/fitted.h"

#include <math.h>

#include "base/arena.h"
#include "base/text.h"
#include "cmd/answer.h"
#include "cmd/screen.h"
#include "search/fitting.h"
#include "search/slicing.h"
#include "kind/place.h"

static const char *
bytes(struct options *o, double v)
{
	return answer_show(o->arena, v, "byte", "GiB");
}

static const char *
count(struct options *o, double v)
{
	return answer_show(o->arena, v, "1", NULL);
}

static void
print_items(struct options *o, const struct fitting *f)
{
	struct grid g = { .arena = o->arena, .columns = 3, .right = "lrr" };

	GRID_ADD(&g, "on one accelerator", "memory", "share");
	for (size_t i = 0; i < f->items; i++) {
		const struct fitting_item *m = &f->item[i];

		if (m->bytes <= 0 && m->bytes >= 0)
			continue;
		grid_add(&g, m->title);
		grid_add(&g, bytes(o, m->bytes));
		grid_add(&g, answer_show(o->arena, m->share, "1",
		    "percent"));
	}
	grid_print(&g, o, o->out);
}

/* What stops it: the ceiling, or memory. */
static const char *
stopped(const struct fitting_largest *l)
{
	if (l->most < l->ceiling)
		return "memory";
	return l->reach->context ? "context of the model" : "not looked for "
	    "beyond";
}

static void
add_model(struct options *o, struct grid *g, const struct fitting *f)
{
	grid_add(g, "Layers of the model");
	grid_add(g, count(o, f->model_layers));
	grid_add(g, count(o, f->layers));
	grid_add(g, "memory");
	grid_add(g, "Parameters of a model of that shape");
	grid_add(g, count(o, f->model_parameters));
	grid_add(g, count(o, f->parameters));
	grid_add(g, "memory");
}

static void
print_largest(struct options *o, const struct fitting *f)
{
	struct grid g = { .arena = o->arena, .columns = 4, .right = "lrrl" };

	GRID_ADD(&g, "one changed, all else equal", "now", "fits", "bound by",
	    "Fewest accelerators");
	grid_add(&g, count(o, f->place.count));
	grid_add(&g, f->count ? count(o, f->count) : "none");
	grid_add(&g, f->count ? "memory" : arena_printf(o->arena,
	    "memory, up to %d", f->most_count));
	for (size_t i = 0; i < f->largests; i++) {
		const struct fitting_largest *l = &f->largest[i];

		grid_add(&g, l->reach->title);
		grid_add(&g, count(o, l->asked));
		grid_add(&g, count(o, l->most));
		grid_add(&g, stopped(l));
	}
	if (f->model_layers > 0)
		add_model(o, &g, f);
	grid_print(&g, o, o->out);
}

static void
add_change(struct options *o, struct grid *g, const struct decision *d,
    const struct fitting_change *c)
{
	const struct chain *chain = kind_chain(d->kind);
	double show[] = { c->cost, c->time };

	grid_add(g, fitting_change_says(o->arena, c));
	grid_add(g, bytes(o, c->needed));
	grid_add(g, c->fits ? "yes" : arena_printf(o->arena, "short by %s",
	    bytes(o, c->needed - c->usable)));
	for (size_t i = 0; i < 2; i++) {
		const struct measure *m = &d->kind->measures[i];

		grid_add(g, i || c->priced ? answer_show(o->arena, show[i],
		    chain_row(chain, m->row)->unit, m->unit) : "no price");
	}
	grid_add(g, !c->fits ? "" : c->broken ? c->broken->name : "none");
}

static void
print_changes(struct options *o, const struct decision *d,
    const struct fitting *f)
{
	struct grid g = { .arena = o->arena, .columns = 6,
	    .right = "lrlrrl" };

	if (!f->changes)
		return;
	text_char(o->out, '\n');
	GRID_ADD(&g, "change", "memory", "fits");
	grid_add(&g, d->kind->measures[0].title);
	grid_add(&g, d->kind->measures[1].title);
	grid_add(&g, "breaks");
	for (size_t i = 0; i < f->changes; i++)
		add_change(o, &g, d, &f->change[i]);
	grid_print(&g, o, o->out);
}

void
fitted_print(struct options *o, const struct decision *d,
    const struct fitting *f)
{
	screen_wrap(o, fitting_says(o->arena, decision_phrases(d), f), 0, 0);
	text_char(o->out, '\n');
	print_items(o, f);
	text_char(o->out, '\n');
	print_largest(o, f);
	print_changes(o, d, f);
}

static void
add_slice(struct options *o, struct grid *g, const struct decision *d,
    const struct answer *a)
{
	const struct chain *chain = kind_chain(d->kind);
	double show[] = { a->objective, a->time };

	grid_add(g, a->place.accelerator->slice->name.text);
	grid_add(g, a->value ? arena_printf(o->arena, "%s %s",
	    format_id(a->place.weight_format), place_id(o->arena, d->kind,
	    d->workload, &a->place)) : "");
	for (size_t i = 0; i < 2; i++) {
		const struct measure *m = &d->kind->measures[i];

		grid_add(g, a->reject == REJECT_NONE ? answer_show(o->arena,
		    show[i], chain_row(chain, m->row)->unit, m->unit) : "");
	}
	grid_add(g, answer_reason(o->arena, decision_phrases(d), a));
}

void
slicing_print(struct options *o, const struct decision *d,
    const struct slicing *s)
{
	struct grid g = { .arena = o->arena, .columns = 5,
	    .right = "llrrl" };

	screen_wrap(o, slicing_says(o->arena, decision_phrases(d), s), 0, 0);
	text_char(o->out, '\n');
	grid_add(&g, "slice");
	grid_add(&g, "placement");
	grid_add(&g, d->kind->measures[0].title);
	grid_add(&g, d->kind->measures[1].title);
	grid_add(&g, "");
	for (size_t i = 0; i < s->count; i++)
		add_slice(o, &g, d, &s->answer[i]);
	grid_print(&g, o, o->out);
}
