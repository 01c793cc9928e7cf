#include "search/sizes.h"

#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "kind/predict.h"
#include "kind/ownership.h"
#include "model/cost.h"
#include "search/offers.h"

/* A job is spread over this many, as far as its links reach. */
static const int counts[] = { 1, 2, 4, 8, 16, 32, 64 };

/* Accelerators of a usual machine; requests that are tried at most. */
enum { NODE = 8, REQUESTS = 1 << 16 };

static const double bounds[] = {
#define SIZE_CLASS(to) to,
#define SIZE_METHOD(id, title, kind, method, format)
#include "search/size.def"
#undef SIZE_CLASS
#undef SIZE_METHOD
};

static const struct size_method size_methods[] = {
#define SIZE_CLASS(to)
#define SIZE_METHOD(id, title, kind, method, format) \
	{ #id, title, #kind, method, format },
#include "search/size.def"
#undef SIZE_CLASS
#undef SIZE_METHOD
};

/* One method on the predictor's catalogue. */
struct sizing {
	const struct predictor *by;
	const struct size_method *method;
};

static bool
is_training(const struct size_method *m)
{
	return m->method != NULL;
}

const struct size_method *
size_method_find(const char *id)
{
	for (size_t i = 0; i < COUNT(size_methods); i++)
		if (strcmp(size_methods[i].id, id) == 0)
			return &size_methods[i];
	return NULL;
}

/* Layers are recomputed, as memory asks. */
struct case_row
size_case(const struct size_method *method, const struct model *m)
{
	struct case_row row = {0};

	row.cell[CASE_id] = m->head.id;
	row.cell[CASE_split] = "train";
	row.cell[CASE_kind] = method->kind;
	row.cell[CASE_model] = m->head.id;
	row.cell[CASE_method] = method->method;
	row.cell[CASE_weight_format] = method->format;
	row.cell[CASE_quantity] = "memory_bytes_per_accelerator";
	row.cell[CASE_memory_basis] = "device";
	row.cell[CASE_seq_len] = is_training(method) ? "4096" : NULL;
	row.cell[CASE_micro_batch] = is_training(method) ? "1" : NULL;
	row.cell[CASE_optimizer] = is_training(method) ? "adamw" : NULL;
	row.cell[CASE_recompute] = is_training(method) ? "full" : NULL;
	row.cell[CASE_param_scheme] = is_training(method) ? "master" : NULL;
	row.cell[CASE_input_len] = is_training(method) ? NULL : "3840";
	row.cell[CASE_output_len] = is_training(method) ? NULL : "256";
	return row;
}

/* Memory of one accelerator large enough for the model; 0 where unknown. */
static double
needed(const struct sizing *s, const struct model *m)
{
	struct case_row row = size_case(s->method, m);

	return predict_value(s->by, &row);
}

double
size_needed(const struct predictor *by, const struct size_method *method,
    const struct model *m)
{
	const struct sizing s = { by, method };

	return needed(&s, m);
}

/* So many requests at once, of a method that serves; 0: one. */
static bool
holds_requests(const struct sizing *s, const struct model *m,
    const struct accelerator *a, int count, int requests)
{
	struct case_row row = size_case(s->method, m);
	const char *words = arena_printf(s->by->arena, "%d", count);

	if (requests)
		row.cell[CASE_batch] = arena_printf(s->by->arena, "%d",
		    requests);
	row.cell[CASE_quantity] = "fits";
	row.cell[CASE_accelerator] = a->head.id;
	row.cell[CASE_count] = words;
	if (is_training(s->method)) {
		row.cell[CASE_dp] = words;
		row.cell[CASE_zero_stage] = count > 1 ? "3" : "0";
	} else {
		row.cell[CASE_tp] = words;
	}
	return predict_value(s->by, &row) > 0;
}

static bool
holds(const struct sizing *s, const struct model *m,
    const struct accelerator *a, int count)
{
	return holds_requests(s, m, a, count, 0);
}

/* Not tried: together they have no more than half of what one would need. */
static bool
is_small(const struct accelerator *a, int count, double bytes)
{
	return count * a->memory.value <= bytes / 2;
}

/* As many as are tried at least. */
static int
least_tried(const struct accelerator *a, double bytes)
{
	for (size_t i = 0; i < COUNT(counts); i++)
		if (!is_small(a, counts[i], bytes))
			return counts[i];
	return 0;
}

/*
 * The fewest of an accelerator that hold the model; 0 where none do.  Layers
 * are split within a node or link domain alone.
 */
static int
fewest(const struct sizing *s, const struct model *m,
    const struct accelerator *a, double bytes)
{
	double most = a->max_count.fact.given ? a->max_count.value : NODE;

	/* What does not come in machines of eight is not clustered. */
	if (is_training(s->method) && most >= NODE)
		most = counts[COUNT(counts) - 1];
	for (size_t i = 0; i < COUNT(counts) && counts[i] <= most; i++)
		if (!is_small(a, counts[i], bytes) &&
		    holds(s, m, a, counts[i]))
			return counts[i];
	return 0;
}

/* Does it have units for what the method computes in? */
static bool
computes(const struct accelerator *a, const struct size_method *m)
{
	const struct number *n = kind_known_rate(a, is_training(m) ?
	    FORMAT_bf16 : FORMAT_fp16);

	return n && n->fact.given && a->confidence.text &&
	    strcmp(a->confidence.text, "C") != 0;
}

int
size_fewest(const struct predictor *by, const struct size_method *method,
    const struct model *m, const struct accelerator *a)
{
	const struct sizing s = { by, method };

	return computes(a, method) ? fewest(&s, m, a, 0) : 0;
}

double
size_requests(const struct predictor *by, const struct size_method *method,
    const struct model *m, const struct accelerator *a)
{
	const struct sizing s = { by, method };
	int most = 0, more = 1;

	if (!computes(a, method))
		return 0;
	while (more <= REQUESTS && holds_requests(&s, m, a, 1, more)) {
		most = more;
		more *= 2;
	}
	while (more - most > 1) {
		int half = most + (more - most) / 2;

		if (holds_requests(&s, m, a, 1, half))
			most = half;
		else
			more = half;
	}
	return most;
}

/* Where an offer may be the cheapest; NULL: the tier is in no table. */
static struct size_pick *
pick_of(struct size_row *row, const struct offer *o)
{
	if (offer_is_purchase(o))
		return &row->buy;
	return strcmp(o->tier.text, "on_demand") ? NULL : &row->rent;
}

/* The price counts accelerators as they are sold, as in a decision. */
static double
price_of(const struct offer *o, int count)
{
	double one = offer_is_purchase(o) ? o->purchase.value : o->price.value;

	return one * cost_billed(count, o->count.value);
}

static bool
is_cheaper(const struct size_pick *best, const struct offer *o, int count)
{
	return !best->offer || price_of(o, count) < best->price;
}

static void
consider(struct size_pick *best, const struct offer *o,
    const struct accelerator *a, int count)
{
	if (is_cheaper(best, o, count))
		*best = (struct size_pick){ a, o, (int)cost_billed(count,
		    o->count.value), price_of(o, count) };
}

/* Would one of its offers be taken if so many were enough? */
static bool
may_be_picked(struct size_row *row, const struct record_list *offers,
    size_t first, size_t n, int count)
{
	for (size_t k = first; k < first + n; k++) {
		const struct offer *o = (const struct offer *)offers->item[k];
		const struct size_pick *best = pick_of(row, o);

		if (best && is_cheaper(best, o, count))
			return true;
	}
	return false;
}

/* How many are enough takes long to find out, and is asked where it may
 * matter. */
static void
choose(const struct sizing *s, struct size_row *row)
{
	const struct record_list *all = &s->by->catalog->accelerators;
	const struct record_list *offers = &s->by->catalog->offers;

	for (size_t i = 0; i < all->count; i++) {
		const struct accelerator *a =
		    (const struct accelerator *)all->item[i];
		int count = computes(a, s->method) ? least_tried(a,
		    row->most) : 0;
		size_t n, first = offers_of(offers, a, &n);

		if (!count || !may_be_picked(row, offers, first, n, count))
			continue;
		count = fewest(s, row->largest, a, row->most);
		for (size_t k = first; count && k < first + n; k++) {
			const struct offer *o =
			    (const struct offer *)offers->item[k];
			struct size_pick *best = pick_of(row, o);

			if (best)
				consider(best, o, a, count);
		}
	}
}

bool
size_is_text(const struct model *m)
{
	return m->layers.fact.given && !m->network.fact.given &&
	    m->vocab.fact.given && !m->encoder_layers.fact.given;
}

/* Adds a model to the row of its class. */
static void
add_model(const struct sizing *s, struct size_row *row,
    const struct model *m)
{
	double bytes;

	if (!size_is_text(m) || m->parameters.value <= row->from ||
	    m->parameters.value > row->to)
		return;
	bytes = needed(s, m);
	if (bytes <= 0)
		return;
	row->models++;
	if (!row->largest || bytes > row->most) {
		row->most = bytes;
		row->largest = m;
	}
	if (!row->smallest || bytes < row->least) {
		row->least = bytes;
		row->smallest = m;
	}
}

static void
add_method(const struct sizing *s, struct size_rows *rows)
{
	const struct record_list *models = &s->by->catalog->models;
	double from = 0;

	for (size_t c = 0; c < COUNT(bounds); c++) {
		struct size_row row = { .method = s->method, .from = from,
			.to = bounds[c] };

		for (size_t i = 0; i < models->count; i++)
			add_model(s, &row, (const struct model *)
			    models->item[i]);
		if (!row.models)
			continue;
		choose(s, &row);
		ARRAY_ADD(s->by->arena, rows, row);
		from = row.to;
	}
}

struct size_rows
sizes_make(struct arena *arena, const struct catalog *catalog,
    struct predicted *known)
{
	const struct predictor by = { .arena = arena, .catalog = catalog,
		.lane = predict_lane(arena), .known = known };
	struct size_rows rows = {0};

	for (size_t i = 0; i < COUNT(size_methods); i++) {
		const struct sizing s = { &by, &size_methods[i] };

		add_method(&s, &rows);
	}
	return rows;
}
