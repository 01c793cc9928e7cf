/* What runs a model, as rows that templates make a table of. */
#include "search/runs.h"

#include "base/map.h"
#include "report/compose.h"

static struct value *
run_value(struct compose *c, const struct run *r)
{
	struct value *v = value_map(c->arena);

	set(c, v, "accelerator", piece_link(c, &r->accelerator->head, NULL));
	for (int i = 0; i < RUN_FORMATS; i++)
		if (r->count[i])
			set(c, v, run_methods[i], value_number(c->arena,
			    r->count[i], NULL, NULL));
	set(c, v, "format", value_text(c->arena, size_method_find(
	    run_methods[r->format])->title, NULL));
	if (r->tpot > 0)
		set(c, v, "tpot", value_quantity(c->arena, row_quantity("s",
		    r->tpot), "ms", NULL));
	set(c, v, "price", value_quantity(c->arena, row_quantity("USD/s",
	    r->price), "USD/h", NULL));
	set(c, v, "provider", value_text(c->arena, offer_seller(r->offer),
	    NULL));
	set(c, v, "seen", value_text(c->arena, r->offer->date.text, NULL));
	return v;
}

/* runs(model): accelerators that run it, the cheapest first. */
static const struct value *
runs_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	struct call call = { args, count, error };
	struct value *list = value_list(arena);
	const char *id = count == 1 ? value_get_text(args[0], "id", NULL) :
	    NULL;
	const struct record *r = id ? catalog_find(
	    &c->guide->catalog->models, id) : NULL;
	struct runs runs;

	if (!r)
		return call_fails(c, call, "wants a model");
	runs = runs_make(c->arena, c->guide->catalog, (const struct model *)r,
	    c->guide->predicted);
	for (size_t i = 0; i < runs.count; i++)
		value_add(c->arena, list, run_value(c, &runs.item[i]));
	return list;
}

void
runs_install(struct compose *c)
{
	templates_function(c->templates, "runs", runs_function, c);
}
