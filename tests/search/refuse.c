/* What software and quality keep out, over tests/guide. */
#include "check.h"

#include "base/array.h"
#include "search/fitting.h"
#include "search/refuse.h"
#include "fixture.h"
#include "kind/place.h"

#define W(x) { .text = (x), .fact = { .given = true } }
#define FACT(x) { .value = (x), .fact = { .given = true } }

struct kit {
	struct arena *arena;
	struct catalog *catalog;
	struct profile *profile;
	struct workload *workload;
	struct question question;
	struct support support[2];
	struct quality quality;
	struct record *supports[2], *qualities[1];
};

/* "stack" runs on Acme's, but not in fp8 on alpha; fp8 loses 3 percent. */
static void
kit_open(struct kit *k)
{
	static const struct word acme = W("Acme"), alpha = W("alpha"),
		fp8 = W("fp8");

	*k = (struct kit){ 0 };
	k->catalog = fixture_load(&k->arena, "tests/guide");
	k->profile = fixture_record(&k->catalog->profiles, "team");
	k->workload = fixture_record(&k->catalog->workloads, "chat");
	k->support[0] = (struct support){
		.head = { .id = "stack-acme", .type = fixture_type("support") },
		.name = W("Stack on Acme"), .software = W("stack"),
		.vendors = { &acme, 1, { 0 } }, .state = W("supported") };
	k->support[1] = (struct support){
		.head = { .id = "stack-fp8", .type = fixture_type("support") },
		.name = W("Stack, FP8"), .software = W("stack"),
		.accelerators = { &alpha, 1, { 0 } },
		.formats = { &fp8, 1, { 0 } }, .state = W("not") };
	k->quality = (struct quality){
		.head = { .id = "toy-fp8", .type = fixture_type("quality") },
		.name = W("Toy in FP8"), .format = W("fp8"),
		.network = W("Toy"), .measure = W("perplexity"),
		.parameters = FACT(1e8), .before = FACT(10),
		.after = FACT(10.3) };
	for (size_t i = 0; i < 2; i++)
		k->supports[i] = &k->support[i].head;
	k->qualities[0] = &k->quality.head;
	k->catalog->supports = (struct record_list){ k->supports, 2, 2 };
	k->catalog->qualities = (struct record_list){ k->qualities, 1, 1 };
	search_question(&k->question, k->catalog, k->workload, k->profile);
}

static struct placement
place(struct kit *k, const char *card, const char *format)
{
	return (struct placement){ .accelerator = fixture_record(
		&k->catalog->accelerators, card), .count = 1,
		.weight_format = format_find(k->catalog, format) };
}

static const char *
reason(struct kit *k, const char *why, const struct ground *g)
{
	struct answer a = { .why = why, .ground = *g };

	return why ? answer_reason(k->arena, k->catalog->phrases, &a) : "";
}

static void
software(void **state)
{
	static const struct word stack = W("stack");
	struct kit k;
	struct placement p;
	struct ground g = { 0 };

	(void)state;
	kit_open(&k);
	p = place(&k, "alpha", "fp8");
	check_text("none is asked for", reason(&k, refuse_software(
	    &k.question, &p, &g), &g), "");
	k.workload->software = (struct words){ &stack, 1, { 0 } };
	p.stack = "stack";
	check_text("not in this format", reason(&k, refuse_software(
	    &k.question, &p, &g), &g),
	    "the stack does not run this format on it (Stack, FP8; "
	    "support stack-fp8)");
	p.weight_format = format_find(k.catalog, "bf16");
	check_text("no record is no refusal", reason(&k, refuse_software(
	    &k.question, &p, &g), &g), "");
	assert_int_equal(stack_of(k.catalog, k.workload, &p).found.state,
	    SUPPORT_unknown);
	k.support[0].state.text = "not";
	check_text("not at all", reason(&k, refuse_software(
	    &k.question, &p, &g), &g), "the stack does not run on it "
	    "(Stack on Acme; support stack-acme)");
	g = (struct ground){ 0 };
	k.profile->software = (struct words){ &stack, 1, { 0 } };
	check_text("the profile's", reason(&k, refuse_accelerator(
	    &k.question, p.accelerator, &g), &g), "software "
	    "that the buyer needs does not run on it (Stack on Acme; support "
	    "stack-acme)");
	p = place(&k, "gamma", "bf16");
	check_text("of another vendor nobody knows", reason(&k,
	    refuse_accelerator(&k.question, p.accelerator, &g), &g), "");
	arena_free(k.arena);
}

/* A stack of one machine: what alpha's node joins, and no more. */
static void
nodes(void **state)
{
	static const struct word one = W("nodes");
	struct kit k;
	struct placement p;
	struct unsplit list[UNSPLIT_MOST];
	struct accelerator *alpha;
	struct ground g = { 0 };
	size_t n;

	(void)state;
	kit_open(&k);
	k.support[1].accelerators.count = k.support[1].formats.count = 0;
	k.support[1].parallel = (struct words){ &one, 1, { 0 } };
	alpha = fixture_record(&k.catalog->accelerators, "alpha");
	alpha->max_count = (struct number)FACT(4);
	p = place(&k, "alpha", "bf16");
	p.stack = "stack";
	n = refuse_splits(&k.question, &p, list);
	check_close("one record speaks of it", (double)n, 1, 0);
	p.count = 4;
	check_text("within a node", reason(&k, refuse_split(&k.question,
	    list, n, &p, &g), &g), "");
	p.count = 5;
	check_text("over two", reason(&k, refuse_split(&k.question, list, n,
	    &p, &g), &g),
	    "the stack cannot split a model this way (Stack, FP8; "
	    "support stack-fp8)");
	arena_free(k.arena);
}

static bool
split_unrecorded(const struct kit *k, const struct placement *p)
{
	struct on_record recorded;

	refuse_recorded(&k->question, p, &recorded);
	return refuse_split_unrecorded(&k->question, &recorded, p);
}

/* A record of two splits at once speaks of each and of both, of no third, and
 * of nothing where no record of the guide is of splits. */
static void
told_splits(void **state)
{
	static const struct word two[] = { W("tensor"), W("pipeline") };
	struct kit k;
	struct placement p;

	(void)state;
	kit_open(&k);
	k.support[1].accelerators.count = k.support[1].formats.count = 0;
	p = place(&k, "alpha", "bf16");
	p.stack = "stack";
	p.count = 4;
	for (int axis = 0; axis < AXIS_COUNT; axis++)
		p.axis[axis] = axis == AXIS_zero_stage ? 0 : 1;
	p.axis[AXIS_tensor] = 2;
	assert_false(split_unrecorded(&k, &p));
	k.support[1].parallel = (struct words){ two, 2, { 0 } };
	k.support[1].state.text = "supported";
	search_question(&k.question, k.catalog, k.workload, k.profile);
	assert_false(split_unrecorded(&k, &p));
	p.axis[AXIS_stages] = 2;
	assert_false(split_unrecorded(&k, &p));
	p.axis[AXIS_expert] = 2;
	assert_true(split_unrecorded(&k, &p));
	p.stack = "other";
	p.axis[AXIS_expert] = p.axis[AXIS_stages] = 1;
	assert_true(split_unrecorded(&k, &p));
	p.axis[AXIS_tensor] = p.count = 1;
	assert_false(split_unrecorded(&k, &p));
	arena_free(k.arena);
}

/* A format that no record of the stack covers is unrecorded, but where a case
 * of the stack on the generation ran in it, and in guides without records. */
static void
recorded_formats(void **state)
{
	static const struct word bf16 = W("bf16"), fp8 = W("fp8");
	struct kit k;
	struct placement p;
	struct tested ran = { .software = W("other") };
	struct record *all[] = { &ran.head };

	(void)state;
	kit_open(&k);
	k.support[1].formats.item = &bf16;
	k.support[1].state.text = "supported";
	p = place(&k, "alpha", "bf16");
	p.stack = "stack";
	assert_false(refuse_unknown(&k.question, &p));
	p.stack = "other";
	assert_true(refuse_unknown(&k.question, &p));
	ran.architecture = p.accelerator->architecture;
	ran.formats = (struct words){ &fp8, 1, { 0 } };
	k.catalog->tests = (struct record_list){ all, 1, 1 };
	assert_true(refuse_unknown(&k.question, &p));
	ran.formats.item = &bf16;
	assert_false(refuse_unknown(&k.question, &p));
	k.catalog->tests.count = k.catalog->supports.count = 0;
	assert_false(refuse_unknown(&k.question, &p));
	arena_free(k.arena);
}

static void
certified(void **state)
{
	static const struct word need = W("certified");
	struct kit k;
	struct ground g = { 0 };
	struct placement p;

	(void)state;
	kit_open(&k);
	p = place(&k, "alpha", "bf16");
	k.profile->needs = (struct words){ &need, 1, { .given = true } };
	check_text("none is certified", reason(&k, refuse_accelerator(
	    &k.question, p.accelerator, &g), &g), "the buyer needs a "
	    "certified stack, and no record certifies one on it");
	k.support[0].certified.on = true;
	check_text("one is", reason(&k, refuse_accelerator(&k.question,
	    p.accelerator, &g), &g), "");
	p = place(&k, "gamma", "bf16");
	assert_non_null(refuse_accelerator(&k.question, p.accelerator, &g));
	arena_free(k.arena);
}

static struct number *
bound_of(struct workload *w)
{
	return record_slot(&w->head, record_type_find(w->head.type,
	    "max_quality_loss"));
}

static void
quality(void **state)
{
	struct kit k;
	struct ground g = { 0 };
	struct placement p;

	(void)state;
	kit_open(&k);
	p = place(&k, "alpha", "fp8");
	check_text("no bound", reason(&k, refuse_quality(&k.question, &p, &g),
	    &g), "");
	*bound_of(k.workload) = (struct number)FACT(0.02);
	check_text("10.3 of 10 are 3 percent", reason(&k, refuse_quality(
	    &k.question, &p, &g), &g), "the format loses more quality than the "
	    "workload allows: 3%, at most 2% (Toy in FP8; quality "
	    "toy-fp8)");
	bound_of(k.workload)->value = 0.0301;
	check_text("within", reason(&k, refuse_quality(&k.question, &p, &g),
	    &g), "");
	p.weight_format = format_find(k.catalog, "awq");
	assert_non_null(refuse_quality(&k.question, &p, &g));
	p.weight_format = format_find(k.catalog, "bf16");
	bound_of(k.workload)->value = 0;
	check_text("16 bits lose nothing", reason(&k, refuse_quality(
	    &k.question, &p, &g), &g), "");
	arena_free(k.arena);
}

/* What one architecture loses is not told of another, either way. */
static void
quality_of_others(void **state)
{
	static const char unrecorded[] = "the workload limits the loss of "
	    "quality, and no record says how much this format loses";
	struct kit k;
	struct ground g = { 0 };
	struct placement p;
	struct model *toy, recurrent;
	struct record *models[2];
	struct word own = W("recurrent");

	(void)state;
	kit_open(&k);
	p = place(&k, "alpha", "fp8");
	*bound_of(k.workload) = (struct number)FACT(0.04);
	toy = fixture_record(&k.catalog->models, "toy");
	recurrent = *toy;
	recurrent.head.id = "recurrent";
	recurrent.mixer = (struct word)W("mamba2");
	models[0] = &recurrent.head;
	models[1] = &toy->head;
	k.catalog->models = (struct record_list){ models, 2, 2 };
	check_text("of attention, of attention", reason(&k, refuse_quality(
	    &k.question, &p, &g), &g), "");
	toy->mixer = recurrent.mixer;
	check_text("of recurrent layers", reason(&k, refuse_quality(
	    &k.question, &p, &g), &g), unrecorded);
	toy->mixer = (struct word){ 0 };
	toy->encoder_layers = (struct number)FACT(2);
	check_text("of an encoder", reason(&k, refuse_quality(
	    &k.question, &p, &g), &g), unrecorded);
	toy->encoder_layers = (struct number){ 0 };
	k.quality.models = (struct words){ &own, 1, { 0 } };
	check_text("of attention, where a recurrent one was measured",
	    reason(&k, refuse_quality(&k.question, &p, &g), &g), unrecorded);
	arena_free(k.arena);
}

static struct words *
cache_of(struct workload *w)
{
	return record_slot(&w->head, record_type_find(w->head.type,
	    "kv_format"));
}

/* A narrow KV cache loses as well: 1.03 times 1.02 is 1.0506. */
static void
quality_of_both(void **state)
{
	struct kit k;
	struct ground g = { 0 };
	struct placement p;
	struct quality cache;
	struct record *both[2];
	struct word kv = W("fp8");

	(void)state;
	kit_open(&k);
	p = place(&k, "alpha", "fp8");
	*cache_of(k.workload) = (struct words){ &kv, 1, kv.fact };
	*bound_of(k.workload) = (struct number)FACT(0.0507);
	check_text("the weights' record does not speak of the cache",
	    reason(&k, refuse_quality(&k.question, &p, &g), &g),
	    "the workload limits the loss of quality, and no record says how "
	    "much this KV cache loses");
	cache = k.quality;
	cache.head.id = "toy-kv-fp8";
	cache.part = (struct word)W("kv_cache");
	cache.after.value = 10.2;
	both[0] = &k.quality.head;
	both[1] = &cache.head;
	k.catalog->qualities = (struct record_list){ both, 2, 2 };
	check_text("5.06 of 5.07 percent", reason(&k, refuse_quality(
	    &k.question, &p, &g), &g), "");
	bound_of(k.workload)->value = 0.05;
	assert_non_null(refuse_quality(&k.question, &p, &g));
	check_close("both", g.need, 0.0506, 1e-12);
	kv.text = "bf16";
	check_text("a cache in 16 bits loses nothing", reason(&k,
	    refuse_quality(&k.question, &p, &g), &g), "");
	arena_free(k.arena);
}

static const struct answer *
on_alpha(struct kit *k)
{
	return fixture_answer(decide_workload(k->arena, k->catalog,
	    k->workload, k->profile, 1)->item, "alpha");
}

/* The whole search: fp8 is faster, and out. */
static void
whole(void **state)
{
	static const struct word list[] = { W("fp8"), W("bf16") };
	struct kit k;
	struct words *allowed;
	const struct answer *a;

	(void)state;
	kit_open(&k);
	allowed = record_slot(&k.workload->head, record_type_find(
	    k.workload->head.type, "weight_formats"));
	*allowed = (struct words){ list, 2, { .given = true } };
	a = on_alpha(&k);
	check_text("format", a->place.weight_format->head.id, "fp8");
	*bound_of(k.workload) = (struct number)FACT(0.02);
	a = on_alpha(&k);
	assert_int_equal(a->reject, REJECT_NONE);
	check_text("format", a->place.weight_format->head.id, "bf16");
	allowed->count = 1;
	a = on_alpha(&k);
	assert_int_equal(a->reject, REJECT_QUALITY);
	assert_ptr_equal(a->ground.by, &k.quality.head);
	arena_free(k.arena);
}

/*
 * A narrow cache is faster and loses 2 percent, fp8 weights 3: the bound says
 * which of them, or both at 5.06, may be taken.
 */
static void
caches(void **state)
{
	static const struct {
		double bound;
		const char *weights, *cache;
	} rows[] = {
		{ 0.06, "fp8", "fp8" }, { 0.05, "fp8", "bf16" },
		{ 0.025, "bf16", "fp8" }, { 0.01, "bf16", "bf16" },
	};
	static const struct word weights[] = { W("bf16"), W("fp8") };
	static const struct word list[] = { W("fp8"), W("bf16") };
	struct kit k;
	struct quality cache;
	struct record *both[2];

	(void)state;
	kit_open(&k);
	*(struct words *)record_slot(&k.workload->head, record_type_find(
	    k.workload->head.type, "weight_formats")) = (struct words){
	    weights, 2, { .given = true } };
	*cache_of(k.workload) = (struct words){ list, 2, { .given = true } };
	cache = k.quality;
	cache.part = (struct word)W("kv_cache");
	cache.after.value = 10.2;
	both[0] = &k.quality.head;
	both[1] = &cache.head;
	k.catalog->qualities = (struct record_list){ both, 2, 2 };
	for (size_t i = 0; i < COUNT(rows); i++) {
		const struct answer *a;

		*bound_of(k.workload) = (struct number)FACT(rows[i].bound);
		a = on_alpha(&k);
		assert_int_equal(a->reject, REJECT_NONE);
		check_text("weights", a->place.weight_format->head.id,
		    rows[i].weights);
		check_text("cache", place_word(k.workload, &a->place,
		    AXIS_kv_format), rows[i].cache);
	}
	cache_of(k.workload)->count = 1;
	bound_of(k.workload)->value = 0.01;
	assert_int_equal(on_alpha(&k)->reject, REJECT_QUALITY);
	arena_free(k.arena);
}

/* Weights in a narrower format? */
static bool
is_weights(const struct fitting_move *m)
{
	return m->lever->how == LEVER_FORMAT;
}

/* What does not fit is not told to take a format that is out. */
static void
changes(void **state)
{
	struct kit k;
	const struct decision *d;
	const struct fitting *f;

	(void)state;
	for (int bounded = 0; bounded < 2; bounded++) {
		struct accelerator *alpha;
		bool narrow = false;

		kit_open(&k);
		alpha = fixture_record(&k.catalog->accelerators, "alpha");
		alpha->memory.value = 1.3e9;
		k.workload->max_count = (struct number)FACT(1);
		if (bounded)
			*bound_of(k.workload) = (struct number)FACT(0.02);
		d = decide_workload(k.arena, k.catalog, k.workload, k.profile,
		    1)->item;
		f = fitting_of(k.arena, k.catalog, d, fixture_answer(d,
		    "alpha"));
		for (size_t i = 0; i < f->changes; i++)
			for (size_t n = 0; n < f->change[i].moves; n++)
				narrow |= is_weights(&f->change[i].move[n]);
		assert_int_equal(narrow, !bounded);
		arena_free(k.arena);
	}
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(nodes), cmocka_unit_test(software),
		cmocka_unit_test(told_splits),
		cmocka_unit_test(recorded_formats),
		cmocka_unit_test(certified),
		cmocka_unit_test(quality),
		cmocka_unit_test(quality_of_others),
		cmocka_unit_test(quality_of_both),
		cmocka_unit_test(whole),
		cmocka_unit_test(caches),
		cmocka_unit_test(changes),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
