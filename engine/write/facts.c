#include "write/facts.h"

#include "base/array.h"
#include "base/text.h"
#include "catalog/field.h"
#include "catalog/network.h"
#include "unit/number.h"
#include "unit/unit.h"

struct items {
	struct fact_item *item;
	size_t count, cap;
};

/* The base units of what a field is shown in. */
static const char *
base_of(struct arena *arena, const struct field *f)
{
	struct quantity q;
	struct text t;

	if (f->type == FIELD_COUNT || !unit_parse(f->arg, &q))
		return "1";
	text_init(&t, arena);
	dim_text(&t, q.dim);
	return t.data;
}

static void
add_number(struct arena *arena, struct items *all, const struct field *f,
    const struct number *n)
{
	const char *part = n->fact.part;

	if (n->fact.given)
		ARRAY_ADD(arena, all, (struct fact_item){
			.field = f->type == FIELD_RATES && part ?
			    arena_printf(arena, "%s.%s", f->name, part) :
			    f->name,
			.number = true, .value = n->value,
			.unit = base_of(arena, f), .fact = &n->fact });
}

static void
add_text(struct arena *arena, struct items *all, const struct field *f,
    const char *text, const struct fact *fact)
{
	if (fact->given && text)
		ARRAY_ADD(arena, all, (struct fact_item){ .field = f->name,
			.text = text, .fact = fact });
}

static const char *
joined(struct arena *arena, const struct words *w)
{
	struct text t;

	text_init(&t, arena);
	for (size_t i = 0; i < w->count; i++)
		text_printf(&t, "%s%s", i ? ", " : "", w->item[i].text);
	return t.data;
}

/* A network is many lines of a spec: what is told is how many layers. */
static void
add_network(struct arena *arena, struct items *all, const struct field *f,
    const struct network *n)
{
	double layers = 0;

	for (size_t i = 0; i < n->count; i++)
		layers += (double)n->layer[i]->size;
	if (n->fact.given)
		ARRAY_ADD(arena, all, (struct fact_item){ .field = f->name,
			.number = true, .value = layers, .unit = "1",
			.fact = &n->fact });
}

static void
add_field(struct arena *arena, struct items *all, const struct record *r,
    const struct field *f)
{
	const void *carrier = record_field(r, f);
	const struct rates *rates = carrier;
	const struct word *word = carrier;
	const struct flag *flag = carrier;

	switch (f->type) {
	case FIELD_TEXT: case FIELD_URL: case FIELD_DATE: case FIELD_CHOICE:
	case FIELD_REF:
		add_text(arena, all, f, word->text, &word->fact);
		break;
	case FIELD_FLAG:
		add_text(arena, all, f, flag->on ? "true" : "false",
		    &flag->fact);
		break;
	case FIELD_NUMBER: case FIELD_COUNT:
		add_number(arena, all, f, carrier);
		break;
	case FIELD_RATES:
		for (size_t i = 0; i < rates->count; i++)
			add_number(arena, all, f, &rates->item[i].number);
		break;
	case FIELD_TEXTS: case FIELD_REFS: case FIELD_CHOICES:
		add_text(arena, all, f, joined(arena, carrier),
		    &((const struct words *)carrier)->fact);
		break;
	case FIELD_NETWORK:
		add_network(arena, all, f, carrier);
		break;
	}
}

size_t
facts_of(struct arena *arena, const struct record *r, struct fact_item **list)
{
	struct items all = { 0 };

	for (size_t i = 0; i < record_type_fields(r->type); i++)
		add_field(arena, &all, r, record_type_field(r->type, i));
	*list = all.item;
	return all.count;
}
