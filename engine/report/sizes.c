/* Models by size and method, as rows that templates make a table of. */
#include "search/sizes.h"

#include "kind/ownership.h"
#include "report/compose.h"

static const double billion = 1e9;

static void
set_quantity(struct compose *c, struct value *map, const char *key,
    double value, const char *unit, const char *shown)
{
	set(c, map, key, value_quantity(c->arena, row_quantity(unit, value),
	    shown, NULL));
}

/* "2 x NVIDIA L4", which leads to its page, and the price of both. */
static void
set_pick(struct compose *c, struct value *map, const char *name,
    const struct size_pick *p, const char *unit, const char *shown)
{
	if (!p->offer)
		return;
	set(c, map, name, piece_link(c, &p->accelerator->head,
	    arena_printf(c->arena, "%d \xc3\x97 %s", p->count,
	    record_name(&p->accelerator->head))));
	set_quantity(c, map, arena_printf(c->arena, "%s_price", name),
	    p->price, unit, shown);
	set(c, map, arena_printf(c->arena, "%s_from", name),
	    value_text(c->arena, offer_seller(p->offer), NULL));
	set_text(c, map, arena_printf(c->arena, "%s_seen", name),
	    p->offer->date.text);
	set_text(c, map, arena_printf(c->arena, "%s_condition", name),
	    !offer_is_purchase(p->offer) ? NULL : p->offer->condition.text ?
	    p->offer->condition.text : "new");
}

static struct value *
row_value(struct compose *c, const struct size_row *r)
{
	struct value *v = value_map(c->arena);

	set(c, v, "method", value_text(c->arena, r->method->title, NULL));
	set_quantity(c, v, "from", r->from / billion, "1", NULL);
	set_quantity(c, v, "to", r->to / billion, "1", NULL);
	set_quantity(c, v, "least", r->least, "byte", "GiB");
	set_quantity(c, v, "most", r->most, "byte", "GiB");
	set_quantity(c, v, "models", (double)r->models, "1", NULL);
	set(c, v, "smallest", piece_link(c, &r->smallest->head, NULL));
	set(c, v, "largest", piece_link(c, &r->largest->head, NULL));
	set_pick(c, v, "rent", &r->rent, "USD/s", "USD/h");
	set_pick(c, v, "buy", &r->buy, "USD", "USD");
	return v;
}

static const struct value *
model_sizes(void *context)
{
	struct compose *c = context;
	struct size_rows *rows = ARENA_NEW(c->arena, struct size_rows);
	struct value *list = value_list(c->arena);

	*rows = sizes_make(c->arena, c->guide->catalog,
	    c->guide->predicted);
	c->guide->sizes = rows;
	for (size_t i = 0; i < rows->count; i++)
		value_add(c->arena, list, row_value(c, &rows->item[i]));
	return list;
}

void
sizes_install(struct compose *c)
{
	templates_later(c->templates, "model_sizes", model_sizes, c);
}
