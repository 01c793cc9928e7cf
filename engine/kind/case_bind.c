#include "kind/case_bind.h"

#include "base/arena.h"

/* Nobody decides, and nobody sells. */
static const struct profile nobody = { .head = { .id = "nobody" } };
static const struct offer unsold = { .count = { .value = 1 } };

void
case_bound_open(struct case_bound *c, const struct predictor *p,
    const struct case_row *row, const char *kind, const struct model *m)
{
	c->kind = kind_find(kind);
	c->catalog = *p->catalog;
	c->workload = arena_alloc(p->arena, c->kind->type->size);
	c->workload->head = (struct record){ .type = c->kind->type,
		.id = case_text(row, CASE_id), .at = row->at };
	c->workload->catalog = p->catalog;
	case_list(p, row, &c->workload->software, case_text(row,
	    CASE_software));
	case_choose(row, &c->workload->memory_layout, case_text(row,
	    CASE_memory_layout));
	if (case_is(row, CASE_compiled, "yes"))
		case_switch(row, &c->workload->compiled, true);
	c->place = (struct placement){ .offer = &unsold, .count = 1,
	    .stack = case_text(row, CASE_software) };
	if (!m)
		return;
	c->models[0] = (struct record *)(uintptr_t)&m->head;
	c->catalog.models = (struct record_list){ c->models, 1, 0 };
	c->workload->model.text = m->head.id;
	c->workload->model.fact.given = true;
}

/* Rates of one for an accelerator that nobody knows: all can be bound. */
static void
stand_in(struct accelerator *a)
{
	struct number *const rates[] = { &a->memory_bandwidth,
		&a->link_bandwidth };
	static const char none[] = "";

	for (size_t i = 0; i < sizeof(rates) / sizeof(rates[0]); i++)
		rates[i]->value = 1;
	a->head.id = none;
	a->vendor.text = a->architecture.text = a->segment.text = none;
}

static void
fill_rate(struct rates *r, const struct format *f)
{
	if (rates_of(r, f)->fact.given || r->count == RATES_MOST)
		return;
	r->item[r->count] = (struct rate){ f, { 1, { .given = true,
		.part = f->head.id } } };
	r->count++;
}

void
case_bound_rates(struct case_bound *c, const struct format *compute)
{
	const struct catalog *cat = &c->catalog;
	struct accelerator *a = &c->accelerator;

	if (kind_rate(a, compute) && kind_known_rate(a, FORMAT_bf16))
		return;
	for (size_t i = 0; i < cat->format_count; i++)
		if (cat->format[i]->computes == cat->format[i])
			fill_rate(&a->dense, cat->format[i]);
	fill_rate(&a->vector, format_of(cat, FORMAT_fp32));
}

void
case_bound_on(struct case_bound *c, const struct predictor *p,
    const struct case_row *row, const struct format *weights,
    double memory)
{
	const struct accelerator *known = case_accelerator(p, row);

	c->accelerator = known ? *known : (struct accelerator){ .slice = NULL };
	if (!known)
		stand_in(&c->accelerator);
	case_bound_rates(c, weights);
	c->accelerator.memory.value = memory;
	c->place.accelerator = &c->accelerator;
	c->place.weight_format = weights;
}

/* A field that a row of cases states. */
static void
stated(const struct case_row *row, struct fact *f)
{
	f->given = true;
	f->at = row->at;
	f->source = case_text(row, CASE_source);
}

void
case_state(const struct case_row *row, struct number *n, double value)
{
	n->value = value;
	stated(row, &n->fact);
}

void
case_choose(const struct case_row *row, struct word *w, const char *text)
{
	if (!text)
		return;
	w->text = text;
	stated(row, &w->fact);
}

void
case_list(const struct predictor *p, const struct case_row *row,
    struct words *list, const char *text)
{
	struct word *one = ARENA_NEW(p->arena, struct word);

	case_choose(row, one, text);
	if (text)
		*list = (struct words){ .item = one, .count = 1,
		    .fact = one->fact };
}

void
case_switch(const struct case_row *row, struct flag *f, bool on)
{
	f->on = on;
	stated(row, &f->fact);
}

/* A copy: accelerator and catalogue belong to it. */
static void
keep(const struct case_bound *c, const struct predictor *p,
    struct prediction *out, double (*value)[CHAIN_BLOCK])
{
	struct case_bound *ran = ARENA_NEW(p->arena, struct case_bound);
	size_t slots = (size_t)kind_chain(c->kind)->slots;
	double *values = arena_array(p->arena, slots, sizeof(*values));

	*ran = *c;
	ran->place.accelerator = &ran->accelerator;
	if (ran->catalog.models.item == c->models)
		ran->catalog.models.item = ran->models;
	for (size_t i = 0; i < slots; i++)
		values[i] = value[i][0];
	out->ran = ran;
	out->values = values;
}

static void
tell_memory(const struct chain *c, struct prediction *out,
    double (*value)[CHAIN_BLOCK])
{
	const int needed = chain_slot(c, "memory_needed");
	const int usable = chain_slot(c, "memory_usable");

	if (needed < 0 || usable < 0)
		return;
	out->needed = value[needed][0];
	out->usable = value[usable][0];
}

void
case_bound_run(const struct case_bound *c, const struct predictor *p,
    struct prediction *out, double (*value)[CHAIN_BLOCK])
{
	struct binding b = { .chain = kind_chain(c->kind), .value = value };

	case_clear(value, b.chain->slots);
	kind_bind(c->kind, &b, &c->catalog, c->workload, &nobody, &c->place);
	chain_run(b.chain, value, 1);
	if (p->tells)
		tell_memory(b.chain, out, value);
	if (p->keeps)
		keep(c, p, out, value);
}

struct workload *
case_open(const struct predictor *p, const struct case_row *row,
    struct prediction *out, const char *kind)
{
	const struct model *m = case_model(p, row, out);
	const struct format *f = case_format(p, row, CASE_weight_format);
	const struct accelerator *a = case_accelerator(p, row);

	out->calibration = case_calibration(p, row);
	if (!m)
		return NULL;
	if (!f)
		case_skip(p, out, "weight_format is not stated");
	else if (!a)
		case_skip(p, out, "accelerator is not in the catalogue");
	else if (!out->calibration)
		case_skip(p, out, "no calibration holds for it");
	else if (!kind_rate(a, f))
		case_skip(p, out, "the accelerator states no rate of %s",
		    f->head.id);
	if (out->status != PREDICT_ok)
		return NULL;
	case_bound_open(p->bound, p, row, kind, m);
	case_bound_on(p->bound, p, row, f, case_capacity(p, row));
	p->bound->place.calibration = out->calibration;
	p->bound->place.axis[AXIS_data] = p->bound->place.count;
	case_list(p, row, (struct words *)(void *)((char *)
	    p->bound->workload + p->bound->kind->format_list), f->head.id);
	return p->bound->workload;
}

void
case_answer(const struct predictor *p, const struct case_row *row,
    struct prediction *out, const struct case_quantity *q, size_t quantities,
    int needed)
{
	const struct case_bound *c = p->bound;

	if (out->status != PREDICT_ok)
		return;
	case_bound_run(c, p, out, p->lane);
	out->fit = p->lane[needed][0] <= c->accelerator.memory.value ?
	    FIT_yes : FIT_no;
	for (size_t i = 0; i < quantities; i++)
		if (case_is(row, CASE_quantity, q[i].id)) {
			out->value = p->lane[q[i].slot][0];
			return;
		}
	if (case_is(row, CASE_quantity, "fits"))
		out->value = out->fit == FIT_yes;
	else
		case_skip(p, out, "not modelled yet: %s",
		    case_text(row, CASE_quantity));
}
