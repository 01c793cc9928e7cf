/* Prices that came or went, those of one seller in one line. */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/map.h"
#include "base/text.h"
#include "cmd/answer.h"
#include "cmd/cmd.h"
#include "cmd/diff.h"
#include "feed/json.h"

/* Fewer prices of one seller stand each on a line of its own. */
enum { FEW = 3 };
/* So many accelerators of one seller are named. */
enum { NAMED = 12 };

/* The offer of a price, as the guide that has it tells it, or NULL. */
static const struct json *
offer_of(struct options *o, const struct changes *all,
    const struct fact_change *f)
{
	const struct edition *e = f->now.is ? all->new : all->old;
	const char *from = strchr(f->id, '/'), *end = strrchr(f->id, '/');
	const char *id;
	const struct json *sold;

	if (!from || end <= from)
		return NULL;
	id = arena_strndup(o->arena, from + 1, (size_t)(end - from - 1));
	sold = map_get(e->offer, id);
	return sold ? sold : map_get(e->held, id);
}

static const char *
seller_of(struct options *o, const struct changes *all,
    const struct fact_change *f)
{
	return json_text_of(offer_of(o, all, f), "provider");
}

static void
add_price(struct options *o, struct price_groups *groups, const char *seller,
    const struct fact_change *f)
{
	struct price_group *g = NULL;

	for (size_t i = 0; i < groups->count && *seller; i++)
		if (!strcmp(groups->item[i].seller, seller))
			g = &groups->item[i];
	if (!g) {
		ARRAY_ADD(o->arena, groups, (struct price_group){
			.seller = seller });
		g = &groups->item[groups->count - 1];
	}
	ARRAY_ADD(o->arena, &g->of, *f);
}

struct price_groups
diff_groups(struct options *o, const struct changes *all,
    const struct fact_changes *prices)
{
	struct price_groups sellers = { 0 }, out = { 0 };

	for (size_t i = 0; i < prices->count; i++)
		add_price(o, &sellers, seller_of(o, all, &prices->item[i]),
		    &prices->item[i]);
	for (size_t i = 0; i < sellers.count; i++) {
		const struct price_group *g = &sellers.item[i];

		if (g->of.count > FEW) {
			ARRAY_ADD(o->arena, &out, *g);
			continue;
		}
		for (size_t k = 0; k < g->of.count; k++)
			add_price(o, &out, "", &g->of.item[k]);
	}
	return out;
}

/* What one seller asks for one accelerator. */
struct range {
	const char *accelerator, *unit;
	size_t count;
	double low, high;
};

struct ranges {
	struct range *item;
	size_t count, cap;
};

static void
add_range(struct options *o, const struct changes *all, struct ranges *ranges,
    const struct fact_change *f)
{
	const struct reading *r = f->now.is ? &f->now : &f->was;
	const char *accelerator = json_text_of(offer_of(o, all, f),
	    "accelerator");

	for (size_t i = 0; i < ranges->count; i++) {
		struct range *was = &ranges->item[i];

		if (strcmp(was->accelerator, accelerator) != 0 ||
		    strcmp(was->unit, r->unit) != 0)
			continue;
		was->count++;
		was->low = r->value < was->low ? r->value : was->low;
		was->high = r->value > was->high ? r->value : was->high;
		return;
	}
	ARRAY_ADD(o->arena, ranges, (struct range){ accelerator, r->unit, 1,
		r->value, r->value });
}

static void
write_range(struct options *o, struct text *t, const struct edition *e,
    const struct range *r)
{
	text_printf(t, "%s (", edition_name(e, "accelerator",
	    r->accelerator));
	if (r->count > 1)
		text_printf(t, "%zu, ", r->count);
	text_add(t, answer_show(o->arena, r->low, r->unit, NULL));
	if (r->high > r->low)
		text_printf(t, " to %s", answer_show(o->arena, r->high,
		    r->unit, NULL));
	text_char(t, ')');
}

const char *
diff_group(struct options *o, const struct changes *all,
    const struct price_group *g)
{
	const struct edition *e = g->of.item->now.is ? all->new : all->old;
	struct ranges ranges = { 0 };
	size_t held = 0;
	struct text t;

	for (size_t i = 0; i < g->of.count; i++) {
		const struct fact_change *f = &g->of.item[i];

		if (f->now.is ? f->now.number : f->was.number)
			add_range(o, all, &ranges, f);
		else
			held++;
	}
	text_init(&t, o->arena);
	text_printf(&t, "%zu from %s: ", g->of.count, edition_name(e,
	    "provider", g->seller));
	for (size_t i = 0; i < ranges.count && i < NAMED; i++) {
		text_add(&t, i ? ", " : "");
		write_range(o, &t, e, &ranges.item[i]);
	}
	if (ranges.count > NAMED)
		text_printf(&t, " and %zu more accelerators",
		    ranges.count - NAMED);
	if (held)
		text_printf(&t, "%s%zu held back", ranges.count ? "; " : "",
		    held);
	return t.data;
}
