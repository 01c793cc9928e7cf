/* Records as values: what templates see of the catalogue. */
#include "base/arena.h"
#include "catalog/network.h"
#include "spec/value.h"

static struct value *
rates_value(struct arena *arena, const struct rates *rates, const char *unit)
{
	struct value *map = value_map(arena);

	for (size_t i = 0; i < rates->count; i++) {
		const struct number *n = &rates->item[i].number;

		value_append(arena, map, n->fact.part, value_number(arena,
		    n->value, unit, &n->fact));
	}
	return map;
}

static struct value *
words_value(struct arena *arena, const struct words *words)
{
	struct value *list = value_list(arena);

	for (size_t i = 0; i < words->count; i++)
		value_add(arena, list, value_text(arena, words->item[i].text,
		    &words->item[i].fact));
	return list;
}

static struct value *
flag_value(struct arena *arena, const struct flag *flag)
{
	struct value *v = value_flag(arena, flag->on);

	v->fact = &flag->fact;
	return v;
}

/* How many layers there are; what they give is counted elsewhere. */
static struct value *
network_value(struct arena *arena, const struct network *network)
{
	double layers = 0;

	for (size_t i = 0; i < network->count; i++)
		layers += (double)network->layer[i]->size;
	return value_number(arena, layers, NULL, &network->fact);
}

static struct value *
field_value(struct arena *arena, const struct field *f, const void *slot)
{
	const struct number *number = slot;
	const struct word *word = slot;

	switch (f->type) {
	case FIELD_FLAG:
		return flag_value(arena, slot);
	case FIELD_NUMBER:
		return value_number(arena, number->value, f->arg,
		    &number->fact);
	case FIELD_COUNT:
		return value_number(arena, number->value, NULL,
		    &number->fact);
	case FIELD_RATES:
		return rates_value(arena, slot, f->arg);
	case FIELD_TEXTS:
	case FIELD_REFS:
	case FIELD_CHOICES:
		return words_value(arena, slot);
	case FIELD_NETWORK:
		return network_value(arena, slot);
	default:
		return value_text(arena, word->text, &word->fact);
	}
}

struct value *
value_record(struct arena *arena, const struct record *r)
{
	struct value *map = value_map(arena);

	value_append(arena, map, "id", value_text(arena, r->id ? r->id : "",
	    NULL));
	value_append(arena, map, "type", value_text(arena, r->type->verb,
	    NULL));
	for (size_t i = 0; i < record_type_fields(r->type); i++) {
		const struct field *f = record_type_field(r->type, i);

		if (record_fact(r, f)->given)
			value_append(arena, map, f->name, field_value(arena, f,
			    record_field(r, f)));
	}
	return map;
}
