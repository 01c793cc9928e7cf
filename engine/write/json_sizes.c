/* Models by size and method: what they take, and what holds them. */
#include "search/sizes.h"

#include "write/json.h"

/* The price is that of all, an hour's in seconds or once. */
static void
pick(struct emit *j, const char *key, const struct size_pick *p)
{
	if (!p->offer)
		return;
	json_open(j, key, '{');
	json_text(j, "accelerator", p->accelerator->head.id);
	json_number(j, "count", p->count);
	json_text(j, "offer", p->offer->head.id);
	json_number(j, "price", p->price);
	json_close(j, '}');
}

static void
row(struct emit *j, const struct size_row *r)
{
	json_line(j);
	json_open(j, NULL, '{');
	json_text(j, "method", r->method->id);
	json_text(j, "title", r->method->title);
	json_number(j, "from", r->from);
	json_number(j, "to", r->to);
	json_number(j, "least", r->least);
	json_number(j, "most", r->most);
	json_number(j, "models", (double)r->models);
	json_text(j, "smallest", r->smallest->head.id);
	json_text(j, "largest", r->largest->head.id);
	pick(j, "rent", &r->rent);
	pick(j, "buy", &r->buy);
	json_close(j, '}');
}

void
json_sizes(struct emit *j)
{
	const struct size_rows *made = j->guide->sizes;
	/* No page of the guide has asked for them. */
	const struct size_rows rows = made ? *made : sizes_make(j->arena,
	    j->guide->catalog, NULL);

	json_line(j);
	json_open(j, "sizes", '[');
	for (size_t i = 0; i < rows.count; i++)
		row(j, &rows.item[i]);
	json_close(j, ']');
}
