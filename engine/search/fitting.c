#include "search/fitting.h"

#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/text.h"
#include "kind/place.h"
#include "search/trial.h"
#include "spec/phrase.h"
#include "unit/number.h"

static double
count_of(const struct workload *w, const char *field)
{
	const struct number *n = record_field(&w->head,
	    record_type_find(w->head.type, field));

	return n->value;
}

/* The largest whole number up to the ceiling that fits; 0 when one does not.
 * What fits at a number fits at all smaller ones. */
static double
largest(struct trial *t, void (*set)(struct trial *, const void *, double),
    const void *what, double ceiling)
{
	double fits = 0, over = ceiling + 1;

	set(t, what, ceiling);
	if (ceiling >= 1 && trial_run(t))
		return ceiling;
	while (over - fits > 1) {
		double middle = floor((fits + over) / 2);

		set(t, what, middle);
		if (trial_run(t))
			fits = middle;
		else
			over = middle;
	}
	return fits;
}

static void
set_count(struct trial *t, const void *what, double n)
{
	struct number *number = trial_count(t,
	    ((const struct reach *)what)->field);

	number->value = n;
	number->fact.given = true;
}

static void
find_largest(struct trial *t, const struct model *m, struct fitting *f)
{
	const struct workload *w = t->whole;
	const struct kind *k = t->question.kind;

	for (size_t i = 0; i < k->reach_count && i < FITTING_LARGEST; i++) {
		const struct reach *r = &k->reaches[i];
		struct fitting_largest *l = &f->largest[f->largests++];

		*l = (struct fitting_largest){ .reach = r,
		    .asked = count_of(w, r->field),
		    .ceiling = FITTING_MOST };
		if (r->context)
			l->ceiling = fmin(l->ceiling, m->max_context.value -
			    (r->beside && m->encoder_layers.value <= 0 ?
			    count_of(w, r->beside) : 0));
		l->most = largest(t, set_count, r, l->ceiling);
		trial_reset(t);
	}
}

/* The same shape with other layers: each sort of layer keeps its share. */
static void
set_layers(struct trial *t, const void *what, double layers)
{
	const struct model *m = what;
	double ratio = layers / m->layers.value;
	struct model_parts was, is;

	t->model = *m;
	t->model.layers.value = layers;
	t->model.window_layers.value = round(m->window_layers.value * ratio);
	t->model.encoder_layers.value = round(m->encoder_layers.value * ratio);
	t->model.state_layers.value = round(m->state_layers.value * ratio);
	t->model.attention_layers.value = fmin(layers,
	    round(m->attention_layers.value * ratio));
	t->model.mlp_layers.value = fmin(layers, round(m->mlp_layers.value *
	    ratio));
	t->model.dense_layers.value = fmin(m->dense_layers.value, layers);
	model_count(m, &was);
	model_count(&t->model, &is);
	t->model.parameters.value = m->parameters.value + is.total - was.total;
}

/* More layers than any network has. */
enum { MOST_LAYERS = 1 << 20 };

static void
find_model(struct trial *t, const struct model *m, struct fitting *f)
{
	const struct catalog *whole = t->question.catalog;

	t->catalog = *whole;
	t->models[0] = &t->model.head;
	t->catalog.models = (struct record_list){ t->models, 1, 1 };
	t->question.catalog = &t->catalog;
	f->model_layers = m->layers.value;
	f->model_parameters = m->parameters.value;
	f->layers = largest(t, set_layers, m, MOST_LAYERS);
	if (f->layers > 0) {
		set_layers(t, m, f->layers);
		f->parameters = t->model.parameters.value;
	}
	t->question.catalog = whole;
}

static int
most_count(const struct trial *t)
{
	const struct accelerator *a = t->place.accelerator;

	return a->max_count.fact.given ? (int)fmin(a->max_count.value,
	    FITTING_MOST) : search_max_count(&t->question, a);
}

/* Powers of two, as the search takes them. */
static void
find_count(struct trial *t, const struct placement *start, struct fitting *f)
{
	f->most_count = 1;
	while (f->most_count <= most_count(t) / 2)
		f->most_count *= 2;
	for (int n = 1; n <= f->most_count && !f->count; n *= 2) {
		t->place.count = n;
		if (trial_run(t))
			f->count = n;
	}
	t->place = *start;
}

static void
find_items(const struct trial *t, struct fitting *f)
{
	const struct kind *k = t->question.kind;
	double sum = 0;

	for (size_t i = 0; i < k->item_count && i < FITTING_ITEMS; i++) {
		const struct measure *m = &k->items[i];
		double bytes = f->needed - sum;

		if (m->row)
			bytes = t->value[chain_slot(t->question.chain,
			    m->row)];
		sum += bytes;
		f->item[f->items++] = (struct fitting_item){ m->title, bytes,
		    bytes / f->needed };
	}
}

/* The candidate's own placement, or one of the accelerator. */
static bool
start(struct trial *t, const struct workload *w, const struct answer *a)
{
	const struct format *format[FORMAT_MOST];
	size_t n = kind_formats(t->question.kind, w, format), i = 0;
	struct places s;

	t->place = a->place;
	if (a->value)
		return true;
	t->place.count = 1;
	t->place.offer = &trial_unsold;
	for (; i < n; i++) {
		t->place.weight_format = kind_runs(t->place.accelerator,
		    format[i]);
		t->place.calibration = kind_calibration(t->question.catalog,
		    w, t->place.accelerator, t->place.stack);
		if (!t->question.kind->illegal(w, &t->place))
			break;
	}
	return i < n && t->place.calibration &&
	    place_first(&s, t->question.kind, w, &t->place);
}

static void
find_limit(struct trial *t)
{
	const struct question *q = &t->question;
	size_t i = 0;

	while (i + 1 < q->kind->limit_count &&
	    strcmp(q->kind->limits[i].name, "memory") != 0)
		i++;
	t->need = (size_t)q->need[i];
	t->have = (size_t)q->have[i];
}

const struct fitting *
fitting_of(struct arena *arena, const struct catalog *cat,
    const struct decision *d, const struct answer *a)
{
	const struct workload *w = d->workload;
	const struct model *m = kind_model(cat, w);
	struct fitting *f = ARENA_NEW(arena, struct fitting);
	struct trial *t = ARENA_NEW(arena, struct trial);

	t->arena = arena;
	search_question(&t->question, cat, w, d->profile);
	if (!m || !start(t, w, a))
		return NULL;
	find_limit(t);
	t->workload = arena_alloc(arena, w->head.type->size);
	t->whole = arena_alloc(arena, w->head.type->size);
	memcpy(t->whole, w, w->head.type->size);
	place_state(arena, t->question.kind, t->whole, &t->place);
	t->question.workload = t->workload;
	trial_reset(t);
	f->place = t->place;
	f->fits = trial_run(t);
	f->needed = trial_needed(t);
	f->usable = trial_usable(t);
	find_items(t, f);
	find_count(t, &f->place, f);
	find_largest(t, m, f);
	if (m->layers.value > 0)
		find_model(t, m, f);
	if (!f->fits)
		trial_changes(arena, t, f);
	return f;
}

const char *
fitting_change_says(struct arena *arena, const struct fitting_change *c)
{
	struct text t;

	text_init(&t, arena);
	for (size_t i = 0; i < c->moves; i++)
		text_printf(&t, "%s%s: %s for %s", i ? " and " : "",
		    c->move[i].lever->title, c->move[i].to, c->move[i].from);
	return t.data;
}

static const char *
shown(struct arena *arena, double bytes)
{
	struct text t;

	text_init(&t, arena);
	number_show_of(&t, bytes, "byte", "GiB", 3);
	return t.data;
}

const char *
fitting_says(struct arena *arena, const struct phrases *p,
    const struct fitting *f)
{
	const struct fitting_change *c = f->fits ? NULL : f->cheapest;

	return SAID(arena, p, fitting, .fits = f->fits ? "yes" : NULL,
	    .needed = shown(arena, f->needed),
	    .usable = shown(arena, f->usable),
	    .left = shown(arena, fabs(f->usable - f->needed)),
	    .change = c ? fitting_change_says(arena, c) : NULL,
	    .pair = c && c->moves > 1 ? "yes" : NULL,
	    .broken = c && c->broken ? c->broken->title : NULL);
}
