#include "eval/fitting.h"

#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/text.h"
#include "eval/search.h"
#include "kind/place.h"
#include "unit/number.h"

/* One candidate that may be changed, and what it came to. */
struct trial {
	struct question question;
	struct placement place;
	struct workload *workload;     /* the copy that is changed */
	struct workload *whole;        /* what it was: every axis stated */
	struct catalog catalog;        /* with the copy of the model */
	struct record *models[1];
	struct model model;
	size_t need, have;             /* slots of the limit of memory */
	bool priced;
	struct answer answer;
	double value[CHAIN_SLOTS];
};

/* Stands in where nobody sells, so that memory can be worked out. */
static const struct offer unsold = { .count = { .value = 1 } };

static void
reset(struct trial *t)
{
	memcpy(t->workload, t->whole, t->whole->head.type->size);
}

static double
needed(const struct trial *t)
{
	return t->value[t->need];
}

static double
usable(const struct trial *t)
{
	return t->value[t->have];
}

static bool
evaluate(struct trial *t)
{
	if (!place_read(t->question.kind, t->workload, &t->place))
		return false;
	search_place(&t->question, &t->place, &t->answer, t->value, NULL);
	return needed(t) <= usable(t);
}

/* With the offer that is best at this count. */
static bool
evaluate_priced(struct trial *t)
{
	t->priced = place_read(t->question.kind, t->workload, &t->place) &&
	    search_offer(&t->question, &t->place, &t->answer);
	if (!t->priced)
		t->place.offer = &unsold;
	return evaluate(t);
}

static struct number *
count_slot(struct trial *t, const char *field)
{
	struct record *r = &t->workload->head;

	return record_slot(r, record_type_find(r->type, field));
}

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
	if (ceiling >= 1 && evaluate(t))
		return ceiling;
	while (over - fits > 1) {
		double middle = floor((fits + over) / 2);

		set(t, what, middle);
		if (evaluate(t))
			fits = middle;
		else
			over = middle;
	}
	return fits;
}

static void
set_count(struct trial *t, const void *what, double n)
{
	struct number *number = count_slot(t,
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
			l->ceiling = m->max_context.value - (r->beside ?
			    count_of(w, r->beside) : 0);
		l->most = largest(t, set_count, r, l->ceiling);
		reset(t);
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
		if (evaluate(t))
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

/* Is the word in a list of words with blanks between? */
static bool
has_word(const char *list, const char *word)
{
	size_t n = strlen(word);

	for (const char *p = list; (p = strstr(p, word)); p += n)
		if ((p == list || p[-1] == ' ') && (!p[n] || p[n] == ' '))
			return true;
	return false;
}

/* The widest format that is narrower, legal and of the field. */
static bool
next_format(struct trial *t, const char *field)
{
	const char *known = record_type_find(t->workload->head.type,
	    field)->arg;
	struct placement p = t->place;
	enum format best = FORMAT_COUNT;
	double bits = formats[p.weight_format].bits;

	for (int i = 0; i < FORMAT_COUNT; i++) {
		p.weight_format = (enum format)i;
		if (formats[i].bits < bits && has_word(known, formats[i].id) &&
		    (best == FORMAT_COUNT ||
		    formats[i].bits > formats[best].bits) &&
		    !t->question.kind->illegal(t->workload, &p))
			best = p.weight_format;
	}
	if (best < FORMAT_COUNT)
		t->place.weight_format = best;
	return best < FORMAT_COUNT;
}

/* A changed choice may allow other formats of the weights than it did. */
static void
follow_formats(struct trial *t)
{
	enum format allowed[FORMAT_COUNT];
	size_t n = t->question.kind->formats(t->workload, allowed);

	for (size_t i = 0; i < n; i++)
		if (allowed[i] == t->place.weight_format)
			return;
	if (n)
		t->place.weight_format = allowed[0];
}

static bool
next_choice(struct trial *t, const struct lever *l)
{
	struct word *word = record_slot(&t->workload->head,
	    record_type_find(t->workload->head.type, l->field));
	const char *now = word->text ? word->text : l->unset;

	for (size_t i = 0; now && i + 1 < LEVER_STEPS && l->step[i]; i++) {
		if (strcmp(l->step[i], now) != 0)
			continue;
		if (!l->step[i + 1])
			return false;
		word->text = l->step[i + 1];
		word->fact.given = true;
		follow_formats(t);
		return true;
	}
	return false;
}

static bool
next_half(struct trial *t, const char *field)
{
	struct number *n = count_slot(t, field);

	if (n->value < 2)
		return false;
	n->value = floor(n->value / 2);
	return true;
}

/* One step further; false at the end. */
static bool
step(struct trial *t, const struct lever *l, int most)
{
	switch (l->how) {
	case LEVER_COUNT:
		if (t->place.count > most / 2)
			return false;
		t->place.count *= 2;
		return true;
	case LEVER_FORMAT:
		return next_format(t, l->field);
	case LEVER_CHOICE:
		return next_choice(t, l);
	case LEVER_HALVE:
		return next_half(t, l->field);
	}
	return false;
}

/* What the lever stands at, in words. */
static const char *
setting(struct arena *arena, struct trial *t, const struct lever *l)
{
	const struct word *word;

	switch (l->how) {
	case LEVER_COUNT:
		return arena_printf(arena, "%d", t->place.count);
	case LEVER_FORMAT:
		return formats[t->place.weight_format].id;
	case LEVER_HALVE:
		return arena_printf(arena, "%.0f", count_slot(t,
		    l->field)->value);
	case LEVER_CHOICE:
		break;
	}
	word = record_field(&t->workload->head,
	    record_type_find(t->workload->head.type, l->field));
	return word->text ? word->text : l->unset;
}

/* Steps until it fits or there are no more; false when there was none. */
static bool
pull(struct trial *t, const struct lever *l, int most, bool *fits)
{
	bool any = false;

	for (*fits = false; !*fits && step(t, l, most); any = true)
		*fits = evaluate(t);
	return any;
}

/* What the trial came to, with the offer that is best for it. */
static void
record_change(struct arena *arena, struct trial *t, struct fitting_change *c)
{
	for (size_t i = 0; i < c->moves; i++)
		c->move[i].to = setting(arena, t, c->move[i].lever);
	c->fits = evaluate_priced(t);
	c->count = t->place.count;
	c->needed = needed(t);
	c->usable = usable(t);
	c->priced = t->priced;
	c->cost = t->answer.objective;
	c->time = t->answer.time;
	c->broken = t->answer.reject == REJECT_LIMIT ? t->answer.limit : NULL;
}

/* Of two that fit. */
static bool
cheaper(const struct fitting_change *a, const struct fitting_change *b)
{
	if (!a->broken != !b->broken)
		return !a->broken;
	if (a->priced != b->priced)
		return a->priced;
	if (a->priced && (a->cost < b->cost || a->cost > b->cost))
		return a->cost < b->cost;
	return a->time < b->time;
}

static void
keep(struct fitting *f)
{
	struct fitting_change *c = &f->change[f->changes++];

	if (c->fits && (!f->cheapest || cheaper(c, f->cheapest)))
		f->cheapest = c;
}

/* Back to the candidate as it is. */
static void
restore(struct trial *t, const struct fitting *f)
{
	reset(t);
	t->place = f->place;
}

static void
find_singles(struct arena *arena, struct trial *t, struct fitting *f)
{
	const struct kind *k = t->question.kind;

	for (size_t i = 0; i < k->lever_count &&
	    f->changes < FITTING_CHANGES; i++) {
		struct fitting_change *c = &f->change[f->changes];
		const struct lever *l = &k->levers[i];
		bool fits;

		*c = (struct fitting_change){ .moves = 1,
		    .move = { { l, setting(arena, t, l), NULL } } };
		if (pull(t, l, f->most_count, &fits)) {
			record_change(arena, t, c);
			keep(f);
		}
		restore(t, f);
	}
}

/*
 * The second lever is pulled to where it fits behind each step of the first,
 * so that what fits is reached with the fewest steps of the first.
 */
static bool
pull_both(struct trial *t, const struct fitting *f,
    const struct lever *const *l)
{
	bool fits = false;

	for (int steps = 1; !fits; steps++) {
		restore(t, f);
		for (int i = 0; i < steps; i++)
			if (!step(t, l[0], f->most_count))
				return false;
		if (!pull(t, l[1], f->most_count, &fits))
			return false;
	}
	return true;
}

static void
find_pair(struct arena *arena, struct trial *t, struct fitting *f,
    const struct lever *const *l)
{
	struct fitting_change *c = &f->change[f->changes];

	restore(t, f);
	if (f->changes == FITTING_CHANGES)
		return;
	*c = (struct fitting_change){ .moves = 2, .move = {
	    { l[0], setting(arena, t, l[0]), NULL },
	    { l[1], setting(arena, t, l[1]), NULL } } };
	if (pull_both(t, f, l)) {
		record_change(arena, t, c);
		keep(f);
	}
	restore(t, f);
}

static void
find_changes(struct arena *arena, struct trial *t, struct fitting *f)
{
	const struct kind *k = t->question.kind;

	find_singles(arena, t, f);
	if (f->cheapest)
		return;
	for (size_t i = 0; i < k->lever_count; i++)
		for (size_t j = i + 1; j < k->lever_count; j++) {
			const struct lever *l[] = { &k->levers[i],
				&k->levers[j] };

			find_pair(arena, t, f, l);
		}
}

/* The candidate's own placement, or one of the accelerator. */
static bool
start(struct trial *t, const struct workload *w, const struct answer *a)
{
	enum format format[FORMAT_COUNT];
	size_t n = t->question.kind->formats(w, format), i = 0;
	struct places s;

	t->place = a->place;
	if (a->value)
		return true;
	t->place.count = 1;
	t->place.offer = &unsold;
	t->place.calibration = kind_calibration(t->question.catalog, w,
	    a->place.accelerator);
	for (; i < n; i++) {
		t->place.weight_format = format[i];
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
	const struct model *m = (const struct model *)catalog_follow(cat,
	    "model", &w->model);
	struct fitting *f = ARENA_NEW(arena, struct fitting);
	struct trial *t = ARENA_NEW(arena, struct trial);

	search_question(&t->question, cat, w, d->profile);
	if (!m || !start(t, w, a))
		return NULL;
	find_limit(t);
	t->workload = arena_alloc(arena, w->head.type->size);
	t->whole = arena_alloc(arena, w->head.type->size);
	memcpy(t->whole, w, w->head.type->size);
	place_state(arena, t->question.kind, t->whole, &t->place);
	t->question.workload = t->workload;
	reset(t);
	f->place = t->place;
	f->fits = evaluate(t);
	f->needed = needed(t);
	f->usable = usable(t);
	find_items(t, f);
	find_count(t, &f->place, f);
	find_largest(t, m, f);
	find_model(t, m, f);
	if (!f->fits)
		find_changes(arena, t, f);
	return f;
}

static void
add_bytes(struct text *t, double bytes)
{
	struct quantity q;

	unit_parse("byte", &q);
	q.value = bytes;
	number_show(t, q, "GiB", 3);
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

const char *
fitting_says(struct arena *arena, const struct fitting *f)
{
	const struct fitting_change *c = f->cheapest;
	struct text t;

	text_init(&t, arena);
	text_add(&t, f->fits ? "fits: " : "does not fit: ");
	text_add(&t, "needs ");
	add_bytes(&t, f->needed);
	text_add(&t, ", has ");
	add_bytes(&t, f->usable);
	text_add(&t, f->fits ? ": " : ": short by ");
	add_bytes(&t, fabs(f->usable - f->needed));
	text_add(&t, f->fits ? " is left" : "");
	if (f->fits)
		return t.data;
	if (!c) {
		text_add(&t, "; no change and no two together make it fit");
		return t.data;
	}
	text_printf(&t, "; the cheapest %s: %s", c->moves > 1 ?
	    "two changes that make it fit" : "change that makes it fit",
	    fitting_change_says(arena, c));
	if (c->broken)
		text_printf(&t, ", which breaks another limit: %s",
		    c->broken->title);
	return t.data;
}
