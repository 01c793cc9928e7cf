/* A network's list of layers, as templates see it. */
#include "base/arena.h"
#include "catalog/network.h"
#include "report/compose.h"

static void
set_count(struct compose *c, struct value *row, const char *key, double n)
{
	value_set(c->arena, row, key, value_number(c->arena, n, NULL, NULL));
}

/* Layers that hold no others; the numbers are those of messages. */
static void
add_layer(struct compose *c, struct value *list, size_t i,
    const struct layer_cost *cost)
{
	const struct layer_type *type = &layer_types[cost->layer->kind];
	struct value *row = value_map(c->arena);

	if (type->holds || cost->times <= 0)
		return;
	set_count(c, row, "number", (double)(i + 1));
	value_set(c->arena, row, "layer", value_text(c->arena,
	    cost->layer->of ? arena_printf(c->arena, "%s %s", type->id,
	    cost->layer->of) : type->id, NULL));
	set_count(c, row, "times", cost->times);
	value_set(c->arena, row, "output", value_text(c->arena,
	    layer_shape_text(c->arena, &cost->out), NULL));
	set_count(c, row, "parameters", cost->parameters);
	set_count(c, row, "kept", cost->kept);
	set_count(c, row, "multiplies", cost->multiplies);
	value_add(c->arena, list, row);
}

void
layers_about(struct compose *c, struct value *about, const struct model *m)
{
	struct value *list = value_list(c->arena);
	struct network_count n;

	if (!m->network.fact.given)
		return;
	network_count(&m->network, c->arena, &n);
	for (size_t i = 0; i < n.count; i++)
		add_layer(c, list, i, &n.layer[i]);
	value_set(c->arena, about, "layers", list);
	set_count(c, about, "parameters", n.parameters);
	set_count(c, about, "kept", n.kept);
	set_count(c, about, "multiplies", n.multiplies);
}
