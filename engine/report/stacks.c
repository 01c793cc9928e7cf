/* Software and quality of a decision, as values that templates read. */
#include "search/grade.h"
#include "search/order.h"
#include "search/refuse.h"
#include "kind/place.h"
#include "kind/stack.h"
#include "report/compose.h"

static void
set_stack(struct compose *c, struct value *map, const struct stack *s)
{
	set_text(c, map, "stack", s->software);
	set_text(c, map, "support", support_word(s->found.state));
}

/* Where a fact comes from, in a link to the source's page. */
static const struct value *
says(struct compose *c, const struct fact *fact)
{
	const struct catalog *cat = c->guide->catalog;
	const char *text = fact_says(c->arena, cat, fact);
	const struct record *source = fact->source ? catalog_find(
	    &cat->sources, fact->source) : NULL;

	return source ? piece_link(c, source, text) : value_text(c->arena,
	    text, NULL);
}

static void
set_loss(struct compose *c, struct value *map, const struct quality_loss *q)
{
	if (!q->known)
		return;
	value_set(c->arena, map, "loss", value_number(c->arena, q->share,
	    "percent", NULL));
	if (!q->record)
		return;
	set_text(c, map, "loss_of", q->record->network.text);
	set_text(c, map, "loss_measure", q->record->measure.text);
	set_text(c, map, "loss_data", q->record->data.text);
	value_set(c->arena, map, "loss_says", says(c,
	    &q->record->after.fact));
}

void
stacks_of_answer(struct compose *c, struct value *map,
    const struct decision *d, const struct answer *a)
{
	const struct placement *p = &a->place;
	bool modelless = d->kind->type->modelless;
	const struct format *f = modelless ? NULL : p->weight_format;
	struct stack s = stack_of(c->guide->catalog, d->workload, p);

	if (s.software)
		set_stack(c, map, &s);
	if (!modelless) {
		struct quality_loss q = answer_loss(c->guide->catalog,
		    d->workload, f);

		set_loss(c, map, &q);
	}
}

static void
set_format(struct compose *c, struct value *v, const struct format *f)
{
	set_text(c, v, "format", format_said(f));
	set_text(c, v, "title", f->name.text);
	value_set(c->arena, v, "bits", value_number(c->arena,
	    f->width, NULL, NULL));
}

/* Each format that its KV cache may have, if narrower than 16 bits. */
static void
add_caches(struct compose *c, struct value *list, const struct decision *d)
{
	const struct axis_rule *r = place_rule(d->kind, AXIS_kv_format);
	size_t n = r ? place_listed(d->workload, r)->count : 0;
	struct placement p = { 0 };

	for (; (size_t)p.axis[AXIS_kv_format] < n; p.axis[AXIS_kv_format]++) {
		const struct format *f = format_find(
		    c->guide->catalog, place_word(d->workload, &p,
		    AXIS_kv_format));
		struct quality_loss q = answer_cache_loss(c->guide->catalog,
		    d->workload, &p);
		struct value *v = value_map(c->arena);

		if (f->width >= 16)
			continue;
		set_format(c, v, f);
		set_text(c, v, "part", "KV cache");
		set_loss(c, v, &q);
		value_add(c->arena, list, v);
	}
}

struct value *
stacks_losses(struct compose *c, const struct decision *d)
{
	const struct format *f[FORMAT_MOST];
	struct value *list = value_list(c->arena);
	size_t n = d->kind->type->modelless ? 0 :
	    kind_formats(d->kind, d->workload, f);

	for (size_t i = 0; i < n; i++) {
		struct value *v = value_map(c->arena);
		struct quality_loss q = answer_loss(c->guide->catalog,
		    d->workload, f[i]);

		set_format(c, v, f[i]);
		set_text(c, v, "part", "weights");
		set_loss(c, v, &q);
		value_add(c->arena, list, v);
	}
	if (!d->kind->type->modelless)
		add_caches(c, list, d);
	return list;
}

enum { ACCELERATORS_SHOWN = 3 };

/* How many stacks run on the accelerator of a ranked answer. */
static size_t
stacks_on(const struct decision *d, const struct answer *of)
{
	size_t n = 0;

	for (size_t i = 0; i < d->stacked_count; i++)
		n += d->stacked[i].place.accelerator == of->place.accelerator;
	return n;
}

/* One stack on an accelerator, beside the first that runs there. */
static struct value *
stack_row(struct compose *c, const struct decision *d,
    const struct answer *a, const struct answer *first)
{
	struct value *v = value_map(c->arena);

	set_text(c, v, "accelerator", record_name(
	    &a->place.accelerator->head));
	set_text(c, v, "stack", a->place.stack ? stack_title(c->arena,
	    a->place.calibration, a->place.stack) : NULL);
	set_text(c, v, "placement", order_words(c->arena, d->workload, a));
	set_text(c, v, "grade", grade_word((enum grade)a->order->grade));
	for (size_t i = 0; i < d->kind->measure_count && i < 2; i++) {
		const struct measure *m = &d->kind->measures[i];
		struct quantity q = row_quantity(chain_row(
		    kind_chain(d->kind), m->row)->unit,
		    answer_value(d, a, m->row));

		value_set(c->arena, v, m->row, value_quantity(c->arena, q,
		    m->unit, NULL));
	}
	if (first->objective > 0)
		value_set(c->arena, v, "ratio", value_number(c->arena,
		    a->objective / first->objective, NULL, NULL));
	return v;
}

struct value *
stacks_ranked(struct compose *c, const struct decision *d)
{
	struct value *list = value_list(c->arena);
	size_t shown = 0;

	for (size_t i = 0; i < d->ranked_count && shown < ACCELERATORS_SHOWN;
	    i++) {
		const struct answer *first = &d->ranked[i];

		if (!d->stacks_many || stacks_on(d, first) < 2)
			continue;
		shown++;
		for (size_t k = 0; k < d->stacked_count; k++)
			if (d->stacked[k].place.accelerator ==
			    first->place.accelerator)
				value_add(c->arena, list, stack_row(c, d,
				    &d->stacked[k], first));
	}
	return list;
}

/* The records of quality with the loss that follows from each. */
static const struct value *
losses_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	const struct record_list *l = &c->guide->catalog->qualities;
	struct value *list = value_list(arena);

	if (count)
		return call_fails(c, (struct call){ args, count, error },
		    "takes no argument");
	for (size_t i = 0; i < l->count; i++) {
		const struct quality *q = (const struct quality *)l->item[i];
		struct quality_loss loss = { .known = true,
		    .share = quality_measured(q), .record = q };
		struct value *v = value_map(arena);

		set_text(c, v, "format", format_said(format_find(
		    c->guide->catalog, q->format.text)));
		value_set(arena, v, "bits", value_number(arena,
		    format_find(c->guide->catalog,
		    q->format.text)->width, NULL, NULL));
		value_set(arena, v, "parameters", value_number(arena,
		    q->parameters.value, NULL, NULL));
		value_set(arena, v, "before", value_number(arena,
		    q->before.value, NULL, NULL));
		value_set(arena, v, "after", value_number(arena,
		    q->after.value, NULL, NULL));
		set_text(c, v, "note", q->note.text);
		set_text(c, v, "part", quality_of_part(q, "weights") ?
		    "weights" : "KV cache");
		set_loss(c, v, &loss);
		value_add(arena, list, v);
	}
	return list;
}

void
stacks_install(struct compose *c)
{
	templates_function(c->templates, "losses", losses_function, c);
}
