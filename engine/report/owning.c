/* What owning an answer costs, and what to do with what is owned already, as
 * values that templates make tables of. */
#include "search/holdings.h"

#include "base/map.h"
#include "kind/ownership.h"
#include "report/compose.h"

static double
row_of(const struct candidate *x, const char *row)
{
	return answer_value(x->view->decision, x->answer, row);
}

/* One accelerator, all of them, and the share of what all items cost. */
static void
set_costs(struct compose *c, struct value *map, const struct candidate *x,
    double one)
{
	double total = row_of(x, "cost_owned");

	set_amount(c, map, "one", one, "USD");
	set_amount(c, map, "all", one * row_of(x, "billed_accelerators"),
	    "USD");
	if (total > 0)
		value_set(c->arena, map, "share", value_number(c->arena,
		    one / total, "percent", NULL));
}

static struct value *
items(struct compose *c, const struct candidate *x)
{
	struct value *list = value_list(c->arena);
	size_t n;
	const struct ownership_item *item = ownership_items(&n);

	for (size_t i = 0; i < n; i++) {
		struct value *v = value_map(c->arena);
		double one = item[i].sign * row_of(x, item[i].row);

		if (!(one < 0 || one > 0))
			continue;
		value_set(c->arena, v, "title", value_text(c->arena,
		    item[i].title, NULL));
		set_costs(c, v, x, one);
		value_add(c->arena, list, v);
	}
	return list;
}

/* owning(answer): nothing where it is not bought. */
static const struct value *
owning_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	const struct candidate *x = count && args[0]->type == VALUE_MAP ?
	    map_get(compose_candidates(c), value_get_text(args[0], "id",
	    "")) : NULL;
	const struct chain *chain;
	struct value *v;

	if (!x)
		return call_fails(c, (struct call){ args, count, error },
		    "wants an answer");
	chain = kind_chain(x->view->decision->kind);
	if (!x->answer->value || !offer_is_purchase(x->answer->place.offer) ||
	    chain_slot(chain, "billed_accelerators") < 0)
		return value_nil(arena);
	v = value_map(arena);
	value_set(arena, v, "items", items(c, x));
	set_costs(c, v, x, row_of(x, "cost_owned"));
	value_set(arena, v, "count", value_number(arena, row_of(x,
	    "billed_accelerators"), NULL, NULL));
	value_set(arena, v, "horizon", value_quantity(arena, row_quantity("s",
	    row_of(x, "horizon")), "year", NULL));
	value_set(arena, v, "used", value_quantity(arena, row_quantity("s",
	    row_of(x, "time_used")), "h", NULL));
	return v;
}

/* A way that nothing keeps from: what it takes and costs; else the reason. */
static struct value *
holdings_value(struct compose *c, const struct decision *d,
    const struct answer *a)
{
	const struct measure *m = d->kind->measures;
	struct value *v = value_map(c->arena);

	if (a->reject != REJECT_NONE) {
		value_set(c->arena, v, "why", value_text(c->arena,
		    answer_reason(c->arena,
		    decision_phrases(d), a), NULL));
		return v;
	}
	value_set(c->arena, v, "used", value_number(c->arena,
	    answer_value(d, a, "used_held"), NULL, NULL));
	value_set(c->arena, v, "others", value_number(c->arena,
	    answer_value(d, a, "missing_billed"), NULL, NULL));
	value_set(c->arena, v, "from", value_text(c->arena, offer_words(
	    c->arena, c->guide->catalog->phrases, a->place.offer), NULL));
	value_set(c->arena, v, "cost", value_quantity(c->arena, row_quantity(
	    chain_row(kind_chain(d->kind), m->row)->unit, a->objective),
	    m->unit, NULL));
	return v;
}

/* holdings(decision, id of a holding): use, buy, rent and sell. */
static const struct value *
holdings_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	static const char *const names[HOLDINGS_WAYS] = {
		[HOLDINGS_USE] = "use", [HOLDINGS_BUY] = "buy",
		[HOLDINGS_RENT] = "rent", [HOLDINGS_SELL] = "sell" };
	struct compose *c = context;
	const struct catalog *cat = c->guide->catalog;
	const struct view *view = count == 2 ? map_get(compose_views(c),
	    value_get_text(args[0], "id", "")) : NULL;
	const struct holding *h = view && args[1]->type == VALUE_TEXT ?
	    (const struct holding *)catalog_find(&cat->holdings,
	    args[1]->text) : NULL;
	const struct holdings *k;
	struct value *v;

	if (!h)
		return call_fails(c, (struct call){ args, count, error },
		    "wants a decision and the id of a holding");
	k = holdings_of(arena, cat, view->decision, h);
	v = value_map(arena);
	for (int way = 0; way < HOLDINGS_WAYS; way++)
		value_set(arena, v, names[way], holdings_value(c,
		    view->decision, k->way[way]));
	return v;
}

void
owning_install(struct compose *c)
{
	templates_function(c->templates, "owning", owning_function, c);
	templates_function(c->templates, "holdings", holdings_function, c);
}
