#include "catalog/check.h"

#include <math.h>
#include <stdarg.h>
#include <string.h>

#include "base/arena.h"
#include "base/text.h"
#include "catalog/like.h"
#include "catalog/network.h"
#include "unit/number.h"

/* How far stated parameters may lie from the dimensions' count. */
static const double parameter_tolerance = 0.005;
/* Seven sevenths are rounded. */
static const double share_tolerance = 1e-9;

void
contradict(const struct check *c, const struct record *r,
    const struct fact *fact, const char *fmt, ...)
{
	va_list args;
	const char *what;

	va_start(args, fmt);
	what = arena_vprintf(c->arena, fmt, args);
	va_end(args);
	diag(c->diags, DIAG_inconsistent, fact->given ? fact->at : r->at,
	    "%s \"%s\": %s", r->type->verb, r->id, what);
}

const char *
check_show(const struct check *c, const struct number *n, const char *unit)
{
	return number_shown(c->arena, n->value, unit, unit, 6);
}

const char *
check_count(const struct check *c, double value)
{
	return number_decimals(c->arena, value, 0, "");
}

bool
check_exceeds(const struct number *a, const struct number *b)
{
	return a->fact.given && b->fact.given && a->value > b->value;
}

static void
at_most(const struct check *c, const struct record *r,
    const struct number *a, const struct number *b)
{
	if (check_exceeds(a, b))
		contradict(c, r, &a->fact, "%s is %s, above %s, %s",
		    a->fact.field, check_count(c, a->value), b->fact.field,
		    check_count(c, b->value));
}

/* One of two fields that say nothing alone. */
static void
together(const struct check *c, const struct record *r,
    const struct number *a, const char *a_name, const struct number *b,
    const char *b_name)
{
	if (a->fact.given && !b->fact.given)
		contradict(c, r, &a->fact, "%s needs %s", a_name, b_name);
	if (b->fact.given && !a->fact.given)
		contradict(c, r, &b->fact, "%s needs %s", b_name, a_name);
}

static void
needs_experts(const struct check *c, const struct model *m,
    const struct fact *fact, const char *name)
{
	if (fact->given && !m->experts.fact.given)
		contradict(c, &m->head, fact, "%s needs experts", name);
}

static void
check_experts(const struct check *c, const struct model *m)
{
	const struct record *r = &m->head;

	together(c, r, &m->experts, "experts", &m->experts_per_token,
	    "experts_per_token");
	together(c, r, &m->experts, "experts", &m->expert_ffn, "expert_ffn");
	at_most(c, r, &m->experts_per_token, &m->experts);
	at_most(c, r, &m->dense_layers, &m->layers);
	at_most(c, r, &m->moe_every, &m->layers);
	needs_experts(c, m, &m->shared_experts.fact, "shared_experts");
	needs_experts(c, m, &m->dense_layers.fact, "dense_layers");
	needs_experts(c, m, &m->moe_every.fact, "moe_every");
	needs_experts(c, m, &m->router_bias.fact, "router_bias");
	if (m->shared_ffn.fact.given && m->shared_experts.value < 1)
		contradict(c, r, &m->shared_ffn.fact,
		    "shared_ffn needs shared_experts");
}

static void
check_attention(const struct check *c, const struct model *m)
{
	const struct record *r = &m->head;

	if (m->kv_heads.value > 0 &&
	    fmod(m->heads.value, m->kv_heads.value) > 0)
		contradict(c, r, &m->kv_heads.fact,
		    "kv_heads is %s, which does not divide heads, %s",
		    check_count(c, m->kv_heads.value),
		    check_count(c, m->heads.value));
	together(c, r, &m->window, "window", &m->window_layers,
	    "window_layers");
	together(c, r, &m->kv_lora_rank, "kv_lora_rank", &m->qk_rope_dim,
	    "qk_rope_dim");
	together(c, r, &m->kv_lora_rank, "kv_lora_rank", &m->qk_nope_dim,
	    "qk_nope_dim");
	together(c, r, &m->kv_lora_rank, "kv_lora_rank", &m->v_head_dim,
	    "v_head_dim");
	at_most(c, r, &m->encoder_layers, &m->layers);
	at_most(c, r, &m->window_layers, &m->layers);
}

/* Heads of attention where some layer has it, an MLP where some layer has. */
static void
needs_for(const struct check *c, const struct model *m, bool there,
    const struct fact *fact, const char *name, const char *of)
{
	if (there && !fact->given)
		diag(c->diags, DIAG_missing_field, m->head.at,
		    "model \"%s\": %s is missing, and some layers have %s",
		    m->head.id, name, of);
}

static void
check_mixer(const struct check *c, const struct model *m)
{
	const struct record *r = &m->head;
	bool heads, mlps;

	if (m->state_layers.fact.given && !m->mixer.fact.given)
		contradict(c, r, &m->state_layers.fact,
		    "state_layers needs mixer");
	if (!m->mixer.fact.given)
		return;
	heads = !m->attention_layers.fact.given ?
	    m->state_layers.value < m->layers.value :
	    m->attention_layers.value > 0;
	mlps = !m->mlp_layers.fact.given || m->mlp_layers.value > 0;
	needs_for(c, m, true, &m->state_layers.fact, "state_layers",
	    "its mixer");
	needs_for(c, m, true, &m->state_heads.fact, "state_heads",
	    "its mixer");
	needs_for(c, m, true, &m->state_size.fact, "state_size", "its mixer");
	needs_for(c, m, heads, &m->heads.fact, "heads", "attention");
	needs_for(c, m, heads, &m->kv_heads.fact, "kv_heads", "attention");
	needs_for(c, m, heads, &m->head_dim.fact, "head_dim", "attention");
	needs_for(c, m, mlps, &m->mlp.fact, "mlp", "an MLP");
	needs_for(c, m, mlps && !m->experts.fact.given, &m->ffn.fact, "ffn",
	    "an MLP");
	at_most(c, r, &m->state_layers, &m->layers);
	at_most(c, r, &m->attention_layers, &m->layers);
	at_most(c, r, &m->mlp_layers, &m->layers);
}

/* Only where every dimension was read: a fault is told once. */
static bool
is_complete(const struct model *m)
{
	const struct number *const wanted[] = {
		&m->parameters, &m->layers, &m->hidden, &m->vocab, &m->ffn,
		&m->heads, &m->kv_heads, &m->head_dim,
	};

	for (size_t i = 0; i < sizeof(wanted) / sizeof(*wanted); i++)
		if (!(wanted[i]->value > 0) && !(m->mixer.text && i > 3))
			return false;
	return m->mixer.text || m->mlp.text != NULL;
}

/* What is stated against what follows from dimensions or layers. */
static void
compare_parameters(const struct check *c, const struct model *m,
    double total, const char *of)
{
	double share = m->parameters.value / total - 1;

	if (fabs(share) <= parameter_tolerance)
		return;
	contradict(c, &m->head, &m->parameters.fact,
	    "parameters is %s, %s percent %s the %s of its %s",
	    check_count(c, m->parameters.value),
	    number_percent(c->arena, fabs(share), 1),
	    share > 0 ? "above" : "below", check_count(c, total), of);
}

static void
check_parameters(const struct check *c, const struct model *m)
{
	struct model_parts parts;

	if (!is_complete(m))
		return;
	model_count(m, &parts);
	compare_parameters(c, m, parts.total, "dimensions");
}

/* Dimensions say nothing of a network whose layers are listed. */
static void
check_dimensions(const struct check *c, const struct model *m)
{
	const struct record *r = &m->head;

	for (size_t i = 0; i < record_type_fields(r->type); i++) {
		const struct field *f = record_type_field(r->type, i);
		const struct fact *fact = record_fact(r, f);

		if ((f->flags & FIELD_DIMENSION) && fact->given)
			contradict(c, r, fact, "%s stands beside network",
			    f->name);
	}
}

/* The layers fit each other, and give what is stated. */
static void
check_network(const struct check *c, const struct model *m)
{
	struct arena *work = arena_child(c->arena);
	struct network_count n;

	check_dimensions(c, m);
	network_count(&m->network, work, &n);
	if (n.wrong)
		diag(c->diags, DIAG_shape, n.wrong->at,
		    "model \"%s\": layer %zu, %s: %s", m->head.id,
		    n.wrong_index, layer_types[n.wrong->kind].id, n.fault);
	else if (m->parameters.fact.given)
		compare_parameters(c, m, n.parameters, "layers");
	arena_free(work);
}

/* Kinds of workload that run text networks. */
void
check_workloads(const struct check *c)
{
	const struct record_list *list = &c->catalog->workloads;

	for (size_t i = 0; i < list->count; i++) {
		const struct workload *w =
		    (const struct workload *)list->item[i];
		const struct model *m = (const struct model *)
		    catalog_follow(c->catalog, "model", &w->model);

		if (!w->model.text && !w->head.type->modelless)
			diag(c->diags, DIAG_missing_field, w->head.at,
			    "workload \"%s\": model is missing", w->head.id);
		if (m && m->network.fact.given && !w->head.type->networks)
			contradict(c, &w->head, &w->model.fact,
			    "model \"%s\" is a list of layers; kind %s wants "
			    "a text network by its dimensions", m->head.id,
			    w->kind.text ? w->kind.text : "unknown");
	}
}

void
check_models(const struct check *c)
{
	const struct record_list *list = &c->catalog->models;

	for (size_t i = 0; i < list->count; i++) {
		const struct model *m = (const struct model *)list->item[i];

		if (m->network.fact.given) {
			check_network(c, m);
			continue;
		}
		check_attention(c, m);
		check_mixer(c, m);
		check_experts(c, m);
		check_parameters(c, m);
	}
}

/* So many of them are no more than the whole. */
static void
check_shares(const struct check *c, const struct slice *s)
{
	const struct number *const share[] = { &s->memory_share,
		&s->compute_share };

	for (size_t i = 0; i < sizeof(share) / sizeof(*share); i++)
		if (s->instances.fact.given && s->instances.value *
		    share[i]->value > 1 + share_tolerance)
			contradict(c, &s->head, &s->instances.fact,
			    "%s instances of %s %s are more than the whole",
			    check_count(c, s->instances.value),
			    share[i]->fact.field, check_show(c, share[i], "1"));
}

/* What it is called by is its own, among slices and accelerators. */
static void
check_names(const struct check *c, const struct slice *s)
{
	const struct record_list *list = &c->catalog->slices;
	const struct record *a = catalog_find(&c->catalog->accelerators,
	    s->head.id);

	if (a)
		diag(c->diags, DIAG_duplicate_id, s->head.at,
		    "slice \"%s\": accelerator \"%s\" stands at %s:%d "
		    "already", s->head.id, a->id, a->at.file, a->at.line);
	for (size_t i = 0; i < list->count && list->item[i] != &s->head; i++) {
		const struct slice *t = (const struct slice *)list->item[i];

		if (s->name.text && t->name.text && s->accelerator.text &&
		    t->accelerator.text &&
		    !strcmp(s->name.text, t->name.text) &&
		    !strcmp(s->accelerator.text, t->accelerator.text))
			contradict(c, &s->head, &s->name.fact,
			    "name is \"%s\", as that of slice \"%s\" of the "
			    "same accelerator", s->name.text, t->head.id);
	}
}

/* A slice is a part: of the memory, and of the units. */
void
check_slices(const struct check *c)
{
	const struct record_list *list = &c->catalog->slices;

	for (size_t i = 0; i < list->count; i++) {
		const struct slice *s = (const struct slice *)list->item[i];
		const struct accelerator *a = (const struct accelerator *)
		    catalog_follow(c->catalog, "accelerator", &s->accelerator);

		check_shares(c, s);
		check_names(c, s);
		if (a && check_exceeds(&s->memory, &a->memory))
			contradict(c, &s->head, &s->memory.fact,
			    "memory is %s, above that of %s, %s",
			    check_show(c, &s->memory, "GiB"), a->head.id,
			    check_show(c, &a->memory, "GiB"));
		if (a && check_exceeds(&s->compute_units, &a->compute_units))
			contradict(c, &s->head, &s->compute_units.fact,
			    "compute_units is %s, above that of %s, %s",
			    check_count(c, s->compute_units.value), a->head.id,
			    check_count(c, a->compute_units.value));
	}
}

/* Only boards and machines hold several. */
static void
check_unit(const struct check *c, const struct offer *o)
{
	const char *as = o->sold_as.text ? o->sold_as.text : "";
	bool one = !strcmp(as, "card") || !strcmp(as, "accelerator");
	bool machine = !strcmp(as, "server") || !strcmp(as, "instance");
	bool whole = o->unit.text && !strncmp(o->unit.text, "instance", 8);

	if (one && o->count.value > 1)
		contradict(c, &o->head, &o->sold_as.fact, "sold_as is %s, of "
		    "which one holds no %s accelerators", as, check_count(c,
		    o->count.value));
	if (*as && o->unit.text && machine != whole)
		contradict(c, &o->head, &o->sold_as.fact, "sold_as is %s, and "
		    "unit is %s", as, o->unit.text);
}

/* A rented accelerator has a price an hour, a bought one a price at once. */
static void
check_offer(const struct check *c, const struct offer *o)
{
	bool bought = o->tier.text && strcmp(o->tier.text, "purchase") == 0;
	const struct number *want = bought ? &o->purchase : &o->price;
	const struct number *other = bought ? &o->price : &o->purchase;

	check_unit(c, o);
	if (o->tier.text && !want->fact.given)
		diag(c->diags, DIAG_missing_field, o->head.at,
		    "offer \"%s\": %s is missing", o->head.id ? o->head.id :
		    "", bought ? "purchase" : "price");
	if (o->tier.text && other->fact.given)
		contradict(c, &o->head, &other->fact, "tier is %s, which has "
		    "no %s", o->tier.text, bought ? "price" : "purchase");
	if (o->tier.text && !bought && o->condition.fact.given)
		contradict(c, &o->head, &o->condition.fact,
		    "what is rented has no condition");
}

/* Prices are told in dollars, which are worth one of themselves. */
void
check_exchanges(const struct check *c)
{
	const struct record_list *list = &c->catalog->exchanges;

	for (size_t i = 0; i < list->count; i++) {
		const struct exchange *e = (const struct exchange *)
		    list->item[i];

		if (e->currency.text && !strcmp(e->currency.text, "USD"))
			contradict(c, &e->head, &e->currency.fact,
			    "a dollar has no rate");
	}
}

/* What is owned stands somewhere. */
void
check_owners(const struct check *c)
{
	const struct record_list *list = &c->catalog->profiles;

	for (size_t i = 0; i < list->count; i++) {
		const struct profile *p = (const struct profile *)
		    list->item[i];

		if (p->owns.count && !p->facility.text)
			contradict(c, &p->head, &p->owns.fact,
			    "it owns accelerators and has no facility "
			    "where they stand");
	}
}

/* A building uses no less than what stands in it. */
void
check_facilities(const struct check *c)
{
	const struct record_list *list = &c->catalog->facilities;

	for (size_t i = 0; i < list->count; i++) {
		const struct facility *f = (const struct facility *)
		    list->item[i];

		if (f->pue.fact.given && f->pue.value < 1)
			diag(c->diags, DIAG_out_of_range, f->pue.fact.at,
			    "facility \"%s\": pue is below 1", f->head.id);
	}
}

/* What an entry is like is of its kind, and leads back to none. */
void
check_likes(const struct check *c)
{
	const struct record_list *list = &c->catalog->calibrations;

	for (size_t i = 0; i < list->count; i++) {
		const struct calibration *e = (const struct calibration *)
		    list->item[i];

		if (like_astray(c->catalog, e))
			contradict(c, &e->head, e->like.text ?
			    &e->like.fact : &e->speed_like.fact, "like %s "
			    "leads back to itself or to another kind",
			    e->like.text ? e->like.text :
			    e->speed_like.text);
	}
}

void
check_offers(const struct check *c)
{
	for (size_t i = 0; i < c->catalog->offers.count; i++)
		check_offer(c,
		    (const struct offer *)c->catalog->offers.item[i]);
}

void
check_sources(const struct check *c)
{
	const struct record_list *list = &c->catalog->sources;

	for (size_t i = 0; i < list->count; i++) {
		const struct source *s = (const struct source *)list->item[i];

		if (s->date.text && s->retrieved.text &&
		    strcmp(s->retrieved.text, s->date.text) < 0)
			contradict(c, &s->head, &s->retrieved.fact,
			    "retrieved, %s, lies before date, %s",
			    s->retrieved.text, s->date.text);
	}
}
