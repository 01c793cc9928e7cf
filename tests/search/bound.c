/*
 * What each kind binds, over the reference catalogue: a value stands in the
 * slot of its own name, and is the number that its field states.  The best
 * answer of one workload of each kind is looked at.
 *
 * long 3
 */
#include "check.h"

#include <string.h>

#include "base/array.h"
#include "fixture.h"

/* Inputs that are told under the name of another one, and why that is so. */
static const struct {
	const char *slot, *field;
} known[] = {
	{ "offer_count", "count" },    /* of the offer */
	{ "copy_count", "count" },     /* of the copy */
	{ "held", "count" },           /* of the holding */
	{ "kept_time", "horizon" },    /* of the profile */
	{ "host_memory", "memory" },   /* of the host */
	{ "card_slots", "slots" },     /* of the machine */
	{ "place_limit", "power_limit" },  /* of the facility */
};

static bool
is_known(const char *slot, const char *field)
{
	for (size_t i = 0; i < COUNT(known); i++)
		if (!strcmp(known[i].slot, slot) &&
		    !strcmp(known[i].field, field))
			return true;
	return false;
}

/* Is the name that of another input? */
static bool
is_other(const struct chain *c, int slot, const char *field)
{
	int other = chain_slot(c, field);

	return other >= 0 && other != slot &&
	    strcmp(chain_at(c, other)->name, chain_at(c, slot)->name) != 0 &&
	    chain_at(c, other)->what == CHAIN_INPUT &&
	    !is_known(chain_at(c, slot)->name, field);
}

/* What it is told as, and how many numbers were compared with their fields. */
static size_t
look_at(const char *workload, const struct chain *c, const struct answer *a,
    const struct input *inputs)
{
	size_t compared = 0;

	for (int s = 0; s < c->slots; s++) {
		const struct input *in = &inputs[s];
		const struct chain_row *row = chain_at(c, s);
		const struct field *field;
		const struct number *n;

		if (row->what != CHAIN_INPUT || !in->field)
			continue;
		if (is_other(c, s, in->field))
			fail_msg("%s: %s is told as %s", workload, row->name,
			    in->field);
		if (!in->fact || !in->of || strcmp(row->name, in->field))
			continue;
		field = in->of->type ? record_type_find(in->of->type,
		    in->field) : NULL;
		n = field && (field->type == FIELD_NUMBER || field->type ==
		    FIELD_COUNT) ? record_field(in->of, field) : NULL;
		if (!n || &n->fact != in->fact)
			continue;
		/* A machine's network is shared by its accelerators. */
		if (strcmp(in->field, "network_bandwidth") != 0)
			check_close(in->field, a->value[s], n->value, 0);
		compared++;
	}
	return compared;
}

static void
names(void **state)
{
	struct arena *arena;
	struct catalog *cat = fixture_load(&arena, ".");
	bool seen[64] = { false };
	size_t looked = 0, compared = 0;

	(void)state;
	for (size_t i = 0; i < cat->workloads.count; i++) {
		const struct workload *w = (const struct workload *)
		    cat->workloads.item[i];
		const struct decisions *all;
		const struct answer *best;
		size_t k = 0;

		while (kinds[k]->type != w->head.type)
			k++;
		if (seen[k])
			continue;
		all = decide_for(arena, cat, (struct whom){ w, NULL, NULL,
		    false }, 0);
		for (size_t d = 0; d < all->count; d++) {
			if (!all->item[d].ranked_count)
				continue;
			best = &all->item[d].ranked[0];
			compared += look_at(w->head.id, kind_chain(kinds[k]),
			    best, answer_inputs(arena, cat, &all->item[d],
			    best));
			seen[k] = true;
		}
		looked += seen[k];
	}
	/* All have workloads but clusters, whose tenants nobody asked here. */
	assert_true(looked + 1 >= kind_count);
	assert_true(compared >= 500);
	arena_free(arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(names) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
