/* What fits an accelerator and what a model takes, as the engine says, and the
 * middle of a list: so that no template works it out. */
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "kind/predict.h"
#include "report/compose.h"
#include "search/runs.h"

static struct predictor
predictor_of(struct compose *c, struct arena *arena)
{
	return (struct predictor){ .arena = arena,
		.catalog = c->guide->catalog, .lane = predict_lane(arena),
		.known = c->guide->predicted };
}

static const struct record *
record_of(const struct record_list *list, const struct value *v)
{
	const char *id = value_get_text(v, "id", NULL);

	return id ? catalog_find(list, id) : NULL;
}

/* memory_of(model, method): what it takes of one that is large enough. */
static const struct value *
memory_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	const struct record *m = count == 2 ? record_of(
	    &c->guide->catalog->models, args[0]) : NULL;
	const struct size_method *method = count == 2 &&
	    args[1]->type == VALUE_TEXT ? size_method_find(args[1]->text) :
	    NULL;
	struct predictor by;
	double bytes = 0;

	if (!m || !method)
		return call_fails(c, (struct call){ args, count, error },
		    "wants a model and the id of a method");
	by = predictor_of(c, arena);
	if (size_is_text((const struct model *)m))
		bytes = size_needed(&by, method, (const struct model *)m);
	return bytes > 0 ? value_quantity(arena, row_quantity("byte", bytes),
	    "GiB", NULL) : value_nil(arena);
}

/* cache_of(model, tokens): the KV cache of one request of so many tokens, in
 * 16 bits; windows and layers without attention are counted. */
static const struct value *
cache_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	const struct chain *serve = chain_find("serve");
	const struct record *m = count == 2 ? record_of(
	    &c->guide->catalog->models, args[0]) : NULL;
	struct predictor by;
	struct prediction got;
	struct case_row row;

	if (!m || args[1]->type != VALUE_NUMBER || args[1]->number.value < 2)
		return call_fails(c, (struct call){ args, count, error },
		    "wants a model and a number of tokens");
	if (!size_is_text((const struct model *)m))
		return value_nil(arena);
	by = predictor_of(c, arena);
	by.keeps = true;
	row = size_case(size_method_find(run_methods[0]),
	    (const struct model *)m);
	row.cell[CASE_input_len] = arena_printf(arena, "%.0f",
	    args[1]->number.value - 1);
	row.cell[CASE_output_len] = "1";
	got = predict(&by, &row);
	return got.values ? value_quantity(arena, row_quantity("byte",
	    got.values[chain_slot(serve, "kv_request")]), "GiB", NULL) :
	    value_nil(arena);
}

static int
by_parameters(const void *x, const void *y)
{
	const struct model *const *a = x, *const *b = y;
	double i = (*a)->parameters.value, k = (*b)->parameters.value;

	if (i < k || i > k)
		return i < k ? 1 : -1;
	return strcmp((*a)->head.id, (*b)->head.id);
}

/* Language models of the catalogue, the largest first. */
static const struct model **
text_models(struct arena *arena, const struct catalog *cat, size_t *count)
{
	const struct record_list *l = &cat->models;
	const struct model **list = arena_array(arena, l->count + 1,
	    sizeof(*list));

	*count = 0;
	for (size_t i = 0; i < l->count; i++)
		if (size_is_text((const struct model *)l->item[i]))
			list[(*count)++] = (const struct model *)l->item[i];
	qsort(list, *count, sizeof(*list), by_parameters);
	return list;
}

/* The largest model of the catalogue that one of it holds. */
static struct value *
largest(struct compose *c, const struct predictor *by,
    const struct size_method *method, const struct accelerator *a)
{
	size_t n;
	const struct model **m = text_models(by->arena, by->catalog, &n);

	for (size_t i = 0; i < n; i++)
		if (size_fewest(by, method, m[i], a) == 1) {
			struct value *v = value_map(c->arena);

			set_text(c, v, "method", method->id);
			set_text(c, v, "title", method->title);
			set(c, v, "model", piece_link(c, &m[i]->head, NULL));
			set_number(c, v, "billions", m[i]->parameters.value /
			    1e9, NULL);
			return v;
		}
	return NULL;
}

/* fits_one(accelerator): by format, the largest language model of the catalogue
 * that fits one of it, with one request of 4,096 tokens. */
static const struct value *
fits_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	const struct record *a = count == 1 ? record_of(
	    &c->guide->catalog->accelerators, args[0]) : NULL;
	struct value *list = value_list(arena);
	struct predictor by;

	if (!a)
		return call_fails(c, (struct call){ args, count, error },
		    "wants an accelerator");
	by = predictor_of(c, arena);
	for (int i = 0; i < RUN_FORMATS; i++) {
		struct value *v = largest(c, &by, size_method_find(
		    run_methods[i]), (const struct accelerator *)a);

		if (v)
			value_add(arena, list, v);
	}
	return list;
}

/* requests_beside(accelerator, model): requests of 4,096 tokens at once that
 * one of it holds beside the model in 16 bits. */
static const struct value *
requests_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	const struct catalog *cat = c->guide->catalog;
	const struct record *a = count == 2 ? record_of(&cat->accelerators,
	    args[0]) : NULL;
	const struct record *m = count == 2 ? record_of(&cat->models,
	    args[1]) : NULL;
	struct predictor by;

	if (!a || !m)
		return call_fails(c, (struct call){ args, count, error },
		    "wants an accelerator and a model");
	by = predictor_of(c, arena);
	return value_number(arena, size_requests(&by, size_method_find(
	    run_methods[0]), (const struct model *)m,
	    (const struct accelerator *)a), NULL, NULL);
}

static int
by_value(const void *x, const void *y)
{
	const double *a = x, *b = y;

	return (*a > *b) - (*a < *b);
}

/* quantile(list, share): between two of them in proportion; of half, the
 * median. */
static const struct value *
quantile_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct call call = { args, count, error };
	const struct value *list = count == 2 ? args[0] : NULL;
	struct quantity q;
	double *sorted, at;
	size_t low;

	if (!list || list->type != VALUE_LIST || !list->count ||
	    args[1]->type != VALUE_NUMBER || args[1]->number.value < 0 ||
	    args[1]->number.value > 1)
		return call_fails(context, call, "wants a list of numbers "
		    "and a share");
	sorted = arena_array(arena, list->count, sizeof(*sorted));
	for (size_t i = 0; i < list->count; i++) {
		if (list->item[i]->type != VALUE_NUMBER || !dim_equal(
		    list->item[i]->number.dim, list->item[0]->number.dim))
			return call_fails(context, call, "item %zu is no "
			    "number as the first is", i + 1);
		sorted[i] = list->item[i]->number.value;
	}
	qsort(sorted, list->count, sizeof(*sorted), by_value);
	at = args[1]->number.value * (double)(list->count - 1);
	low = (size_t)at;
	q = list->item[0]->number;
	q.value = sorted[low];
	if (low + 1 < list->count)
		q.value += (at - (double)low) * (sorted[low + 1] - sorted[low]);
	return value_quantity(arena, q, list->item[0]->unit, NULL);
}

void
figures_install(struct compose *c)
{
	templates_function(c->templates, "memory_of", memory_function, c);
	templates_function(c->templates, "cache_of", cache_function, c);
	templates_function(c->templates, "fits_one", fits_function, c);
	templates_function(c->templates, "requests_beside", requests_function,
	    c);
	templates_function(c->templates, "quantile", quantile_function, c);
}
