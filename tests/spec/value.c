/* Values: the order they keep, paths, and records as maps. */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "catalog/catalog.h"
#include "check.h"
#include "spec/value.h"

#define FACT(cite) { .given = true, .source = (cite) }

static const struct record_type *
type_of(const char *verb)
{
	for (size_t i = 0; i < record_type_count; i++)
		if (strcmp(record_types[i].verb, verb) == 0)
			return &record_types[i];
	return NULL;
}

static void
maps(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	struct value *map = value_map(a), *inner = value_map(a);

	(void)state;
	for (int i = 0; i < 20; i++)
		value_set(a, map, arena_printf(a, "k%d", 19 - i),
		    value_number(a, i, NULL, NULL));
	value_set(a, map, "k7", value_text(a, "again", NULL));
	value_set(a, map, "in", inner);
	value_set(a, inner, "bf16", value_text(a, "deep", NULL));
	value_set(a, map, "a.b", value_text(a, "dotted", NULL));
	check_int("a key set twice is one entry", map->count, 22);
	check_text("order of building", map->entry[0].key, "k19");
	check_text("last value stays", value_get_text(map, "k7", ""), "again");
	check_text("a path", value_get_text(map, "in.bf16", ""), "deep");
	check_text("a key with a dot", value_get_text(map, "a.b", ""),
	    "dotted");
	check_text("no entry", value_get_text(map, "in.none", "?"), "?");
	check_text("not a text", value_get_text(map, "k1", "?"), "?");
	check_text("no map", value_get_text(NULL, "x", "?"), "?");
	assert_null(value_get(map, "k7.deeper"));
	arena_free(a);
}

/* A record that states one field of each sort. */
static void
records(void **state)
{
	static const struct word tier = { "spot", FACT(NULL) };
	struct arena *a = arena_new(check_no_memory);
	static struct accelerator card = {
		.head = { .id = "card", .at = { "s.lua", 3 } },
		.name = { "Card", FACT(NULL) },
		.memory = { 85899345920.0, FACT("sheet") },
		.max_count = { 8, FACT("sheet") },
		.dense = { .fact = FACT("sheet") },
	};
	struct profile team = {
		.head = { .id = "team", .type = type_of("profile"),
		    .at = { "s.lua", 9 } },
		.tiers = { &tier, 1, FACT(NULL) },
	};
	struct rate rate = { .number = { 989.4e12, FACT("sheet") } };
	struct value *map;
	const struct value *v;

	(void)state;
	card.head.type = type_of("accelerator");
	rate.number.fact.part = "bf16";
	card.dense.item[0] = rate;
	card.dense.count = 1;
	map = value_record(a, &card.head);
	check_text("id", value_get_text(map, "id", ""), "card");
	check_text("type", value_get_text(map, "type", ""), "accelerator");
	assert_null(value_get(map, "power"));
	v = value_get(map, "memory");
	check_close("80 GiB in bytes", v->number.value, 85899345920.0, 0);
	check_int("a length of bytes", v->number.dim.exponent[DIM_BYTE], 1);
	check_text("its unit", v->unit, "GiB");
	check_text("its source", v->fact->source, "sheet");
	assert_null(value_get(map, "max_count")->unit);
	v = value_get(map, "dense.bf16");
	check_close("a rate", v->number.value, 989.4e12, 0);
	assert_null(value_get(map, "dense.fp8"));
	map = value_record(a, &team.head);
	v = value_get(map, "tiers");
	check_int("a list", v->count, 1);
	check_text("its item", v->item[0]->text, "spot");
	arena_free(a);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(maps),
		cmocka_unit_test(records),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
