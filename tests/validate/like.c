/* Calibrations that share what they do not state. */
#include "check.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/map.h"
#include "catalog/like.h"
#include "search/fixture.h"

static struct calibration *
named(struct catalog *cat, const char *id)
{
	for (size_t i = 0; i < cat->calibrations.count; i++)
		if (!strcmp(cat->calibrations.item[i]->id, id))
			return (struct calibration *)cat->calibrations.item[i];
	fail_msg("no calibration %s", id);
	return NULL;
}

/* serve-vllm-0.6 is like serve-vllm, which is like serve-default: its own
 * launches, attention as of serve-vllm, bandwidth as of the class. */
static void
three_levels(void **state)
{
	struct arena *a;
	struct catalog *cat = fixture_load(&a, ".");
	const struct calibration *old = named(cat, "serve-vllm-0.6");
	const struct calibration *vllm = named(cat, "serve-vllm");
	const struct calibration *class = named(cat, "serve-default");

	(void)state;
	check_int("its own", old->layer_overhead.fact.shared, 0);
	check_int("shared", old->attention_efficiency.fact.shared, 1);
	check_text("whose", old->attention_efficiency.fact.of->id,
	    "serve-vllm");
	check_close("of the stack", old->attention_efficiency.value,
	    vllm->attention_efficiency.value, 0);
	check_text("whose", old->bandwidth_efficiency.fact.of->id,
	    "serve-default");
	check_close("of the class", old->bandwidth_efficiency.value,
	    class->bandwidth_efficiency.value, 0);
	check_int("steps to its class", like_depth(cat, old), 2);
	check_int("of the class", like_depth(cat, class), 0);
	check_int("of speeds alone", like_depth(cat, named(cat,
	    "finetune-default")), 1);
	arena_free(a);
}

/* What the class is moved to reaches those that share it, and them alone. */
static void
moves(void **state)
{
	struct arena *a;
	struct catalog *cat = fixture_load(&a, ".");
	struct calibration *moved = ARENA_NEW(a, struct calibration);
	struct calibration *heir = named(cat, "serve-vllm-0.6");
	double launches = heir->layer_overhead.value;

	(void)state;
	*moved = *named(cat, "serve-default");
	moved->bandwidth_efficiency.value = 0.5;
	moved->layer_overhead.value = 1;
	check_int("takes", like_takes(heir, moved, FIELD_FACT), 1);
	check_int("takes nothing from below", like_takes(moved, heir,
	    FIELD_FACT), 0);
	like_follow(heir, moved);
	check_close("follows", heir->bandwidth_efficiency.value, 0.5, 0);
	check_close("keeps", heir->layer_overhead.value, launches, 0);
	arena_free(a);
}

/* Of entries that moved together, each field comes from whose it is. */
static void
moves_together(void **state)
{
	struct arena *a;
	struct catalog *cat = fixture_load(&a, ".");
	struct calibration *class = ARENA_NEW(a, struct calibration);
	struct calibration *vllm = ARENA_NEW(a, struct calibration);
	struct calibration *heir = named(cat, "serve-vllm-0.6");
	struct map *moved = map_new(a);

	(void)state;
	*class = *named(cat, "serve-default");
	*vllm = *named(cat, "serve-vllm");
	check_int("none moved", like_follow_all(heir, moved), 0);
	class->bandwidth_efficiency.value = 0.5;
	vllm->bandwidth_efficiency.value = 0.75;
	vllm->attention_efficiency.value = 0.25;
	map_put(moved, "serve-vllm", vllm);
	check_int("takes of one", like_takes_any(heir, moved), 1);
	check_int("takes nothing", like_takes_any(class, moved), 0);
	map_put(moved, "serve-default", class);
	check_int("both moved", like_follow_all(heir, moved), 1);
	check_close("of the class", heir->bandwidth_efficiency.value, 0.5, 0);
	check_close("of the stack", heir->attention_efficiency.value,
	    0.25, 0);
	arena_free(a);
}

/* Heirs follow in copies; the catalogue's own stay. */
static void
heirs(void **state)
{
	struct arena *a;
	struct catalog *cat = fixture_load(&a, ".");
	struct calibration *class = ARENA_NEW(a, struct calibration);
	struct calibration *heir = named(cat, "serve-vllm-0.6");
	double stood = heir->bandwidth_efficiency.value;
	struct record *item[] = { &class->head, &heir->head };
	struct record_list all = { .item = item, .count = COUNT(item) };
	struct map *moved = map_new(a);

	(void)state;
	*class = *named(cat, "serve-default");
	class->bandwidth_efficiency.value = 0.5;
	map_put(moved, class->head.id, class);
	like_heirs(a, &all, moved);
	assert_ptr_equal(item[0], class);
	assert_ptr_not_equal(item[1], heir);
	check_close("follows", ((struct calibration *)item[1])->
	    bandwidth_efficiency.value, 0.5, 0);
	check_close("stays", heir->bandwidth_efficiency.value, stood, 0);
	arena_free(a);
}

/* After a change of the class, filling again brings it to all. */
static void
again(void **state)
{
	struct arena *a;
	struct catalog *cat = fixture_load(&a, ".");
	struct calibration *class = named(cat, "serve-default");
	struct calibration *heir = named(cat, "serve-vllm-0.6");

	(void)state;
	class->bandwidth_efficiency.value = 0.25;
	like_fill(cat);
	check_close("filled", heir->bandwidth_efficiency.value, 0.25, 0);
	check_int("not astray", like_astray(cat, heir), 0);
	heir->like.text = "serve-vllm-0.6";
	check_int("astray", like_astray(cat, heir), 1);
	arena_free(a);
}

/* Composer's memory on H100 is its own, its speeds are those of any stack
 * there; submissions to MLPerf have NeMo's, and a generation that NeMo was not
 * measured on the default's. */
static void
speeds_alone(void **state)
{
	struct arena *a;
	struct catalog *cat = fixture_load(&a, ".");
	const struct calibration *c = named(cat, "pretrain-composer-hopper");

	(void)state;
	check_text("its speeds", c->compute_efficiency.fact.of->id,
	    "pretrain-default-hopper");
	check_int("shared", c->attention_keys.fact.shared, 1);
	check_int("its memory", c->allocator_overhead.fact.shared, 0);
	check_int("nothing of another's memory", c->logit_bytes.fact.given, 0);
	c = named(cat, "pretrain-mlperf-nemo-hopper");
	check_int("sums as NeMo sends them", c->sums_pipelined.on, 1);
	check_text("as fast as the default",
	    c->compute_efficiency.fact.of->id, "pretrain-default-hopper");
	c = named(cat, "pretrain-mlperf-nemo-ada-lovelace");
	check_text("the default's", c->compute_efficiency.fact.of->id,
	    "pretrain-default-ada-lovelace");
	c = named(cat, "finetune-trl-hopper");
	check_text("matrices are those of pre-training",
	    c->compute_efficiency.fact.of->id, "pretrain-default-hopper");
	check_text("what lies between is not", c->kernel_traffic.fact.of->id,
	    "finetune-default-hopper");
	arena_free(a);
}

/* An entry whose speeds lead back to it is told. */
static void
speeds_astray(void **state)
{
	struct arena *a;
	struct catalog *cat = fixture_load(&a, ".");
	struct calibration *nemo = named(cat, "pretrain-nemo-hopper");

	(void)state;
	check_int("not astray", like_astray(cat, nemo), 0);
	named(cat, "pretrain-mlperf-nemo-hopper")->speed_like.text =
	    "pretrain-nemo-hopper";
	nemo->speed_like.text = "pretrain-mlperf-nemo-hopper";
	check_int("astray", like_astray(cat, nemo), 1);
	arena_free(a);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(three_levels),
		cmocka_unit_test(moves),
		cmocka_unit_test(moves_together),
		cmocka_unit_test(heirs),
		cmocka_unit_test(again),
		cmocka_unit_test(speeds_alone),
		cmocka_unit_test(speeds_astray),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
