/* Axes of placements: what is walked, stated, read and named. */
#include "check.h"

#include <string.h>

#include "base/arena.h"
#include "kind/place.h"

struct job {
	struct workload workload;
	struct number micro_batch;
	struct word zero_stage;
	struct words kv_format;
};

static const struct field rows[] = {
	{ "micro_batch", FIELD_COUNT, "", 0, "", offsetof(struct job,
	    micro_batch) },
	{ "zero_stage", FIELD_CHOICE, "0 1 2 3", 0, "", offsetof(struct job,
	    zero_stage) },
	{ "kv_format", FIELD_CHOICES, "fp32 bf16 fp8", 0, "",
	    offsetof(struct job, kv_format) },
};

static const struct axis_rule axes[] = {
	{ AXIS_tensor, AXIS_DIVIDES, NULL, 4, false },
	{ AXIS_data, AXIS_REST, NULL, 0, false },
	{ AXIS_zero_stage, AXIS_CHOICES, "zero_stage", 0, false },
	{ AXIS_micro_batch, AXIS_RISES, "micro_batch", 4, true },
};

static const struct record_type type = {
	.verb = "workload", .variant = "job", .more = rows, .mores = 3,
	.size = sizeof(struct job),
};

static const struct kind job_kind = {
	.name = "job", .type = &type, .axes = axes, .axis_count = 4,
};

static void
out_of_memory(void)
{
	abort();
}

static struct job
job(void)
{
	return (struct job){ .workload.head.type = &type };
}

static size_t
count_places(const struct job *j, int count)
{
	struct placement p = { .count = count };
	struct places s;
	size_t n = 0;

	for (bool more = place_first(&s, &job_kind, &j->workload, &p); more;
	    more = place_next(&s, &p)) {
		assert_int_equal(p.axis[AXIS_tensor] * p.axis[AXIS_data],
		    count);
		n++;
	}
	return n;
}

static void
walk(void **state)
{
	struct job j = job();

	(void)state;
	/* By hand: tensor 1 2 4, four stages, micro-batches 1 2 3 4. */
	assert_int_equal(count_places(&j, 8), 3 * 4 * 4);
	/* Of 6 the divisors up to 4 are 1 2 3. */
	assert_int_equal(count_places(&j, 6), 3 * 4 * 4);
	assert_int_equal(count_places(&j, 1), 4 * 4);
	j.micro_batch.value = 3;
	j.micro_batch.fact.given = true;
	assert_int_equal(count_places(&j, 8), 3 * 4);
	j.zero_stage.text = "2";
	j.zero_stage.fact.given = true;
	assert_int_equal(count_places(&j, 8), 3);
}

/* By hand: 1 to 16, 18 to 32 by 2, 36 to 64 by 4. */
static void
rises(void **state)
{
	struct axis_rule wide[] = { { AXIS_micro_batch, AXIS_RISES,
		"micro_batch", 64, true } };
	struct kind k = { .type = &type, .axes = wide, .axis_count = 1 };
	struct job j = job();
	struct placement p = { .count = 1 };
	struct places s;

	(void)state;
	assert_true(place_first(&s, &k, &j.workload, &p));
	assert_int_equal(s.values[0], 16 + 8 + 8);
	assert_int_equal(s.value[0][16], 18);
	assert_int_equal(s.value[0][31], 64);
}

/* By definition: each that divides the count, the smallest first; of 2^30, its
 * 31 powers, at once. */
static void
divisors(void **state)
{
	struct axis_rule few[] = {
		{ AXIS_tensor, AXIS_DIVIDES, NULL, 0, false },
		{ AXIS_data, AXIS_REST, NULL, 0, false },
	};
	struct kind k = { .type = &type, .axes = few, .axis_count = 2 };
	struct job j = job();
	struct placement p = { .count = 1 };
	struct places s;

	(void)state;
	for (; p.count <= 300; p.count++)
		for (few[0].most = 0; few[0].most < 40; few[0].most += 13) {
			int n = 0, most = few[0].most ? few[0].most : p.count;

			assert_true(place_first(&s, &k, &j.workload, &p));
			for (int d = 1; d <= p.count && d <= most; d++)
				if (p.count % d == 0)
					assert_int_equal(s.value[0][n++], d);
			assert_int_equal(s.values[0], n);
		}
	few[0].most = 0;
	p.count = 1 << 30;
	assert_true(place_first(&s, &k, &j.workload, &p));
	assert_int_equal(s.values[0], 31);
	assert_int_equal(s.value[0][30], 1 << 30);
}

static double
two_parts(const struct model *m, enum axis_name axis)
{
	(void)m;
	return axis == AXIS_expert ? 2 : 0;
}

/*
 * By hand, of 4 and 2 parts: tp1 pp1 ep1, ep2 (4 is more than the parts); tp2
 * pp1 ep1, ep2; tp4 pp1 ep1; tp1 pp2 ep1, ep2; tp2 pp2 ep1, ep2; tp1 pp4 ep1.
 */
static void
within(void **state)
{
	static const struct axis_rule uneven[] = {
		{ AXIS_tensor, AXIS_DIVIDES, NULL, 0, false },
		{ AXIS_stages, AXIS_DIVIDES, NULL, 0, false },
		{ AXIS_expert, AXIS_WITHIN, NULL, 0, false },
		{ AXIS_data, AXIS_REST, NULL, 0, false },
	};
	const struct kind k = { .name = "job", .type = &type, .axes = uneven,
		.axis_count = 4, .parts = two_parts };
	struct arena *arena = arena_new(out_of_memory);
	const struct model m = { 0 };
	struct job j = job();
	struct placement p = { .count = 4 };
	struct places s;
	size_t n = 0;

	(void)state;
	place_open(&s, &k, &j.workload);
	place_cut(&s, &m);
	for (bool more = place_start(&s, &p, 0); more;
	    more = place_next(&s, &p), n++)
		assert_int_equal(p.axis[AXIS_tensor] * p.axis[AXIS_stages] *
		    p.axis[AXIS_data], 4);
	assert_int_equal(n, 10);
	p.axis[AXIS_tensor] = 2;
	p.axis[AXIS_stages] = 1;
	p.axis[AXIS_expert] = 4;
	p.axis[AXIS_data] = 2;
	assert_true(place_walked(&k, &j.workload, &p));
	assert_string_equal(place_id(arena, &k, &j.workload, &p),
	    "tp2-ep4-dp2");
	p.axis[AXIS_expert] = 1;
	assert_true(place_walked(&k, &j.workload, &p));
	p.axis[AXIS_tensor] = 4;
	p.axis[AXIS_data] = 1;
	p.axis[AXIS_expert] = 2; /* cuts a group that splits matrices */
	assert_false(place_walked(&k, &j.workload, &p));
	arena_free(arena);
}

/* Only what the list has is walked, in its order; nothing listed is neutral. */
static void
listed(void **state)
{
	static const struct word list[] = { { .text = "fp8" },
		{ .text = "bf16" } };
	struct axis_rule cache[] = { { AXIS_kv_format, AXIS_LISTED,
		"kv_format", 0, false } };
	struct kind k = { .name = "job", .type = &type, .axes = cache,
		.axis_count = 1 };
	struct arena *arena = arena_new(out_of_memory);
	struct job j = job();
	struct placement p = { .count = 1 };
	struct places s;

	(void)state;
	assert_true(place_first(&s, &k, &j.workload, &p));
	assert_string_equal(place_choice(arena, &j.workload, cache, &p),
	    "bf16");
	assert_false(p.searched);
	assert_false(place_next(&s, &p));
	j.kv_format = (struct words){ list, 2, { .given = true } };
	assert_true(place_first(&s, &k, &j.workload, &p));
	assert_true(p.searched);
	assert_string_equal(place_id(arena, &k, &j.workload, &p), "kv_fp8");
	assert_true(place_next(&s, &p));
	assert_string_equal(place_id(arena, &k, &j.workload, &p), "whole");
	assert_false(place_next(&s, &p));
	p.axis[AXIS_kv_format] = 1;
	assert_true(place_walked(&k, &j.workload, &p));
	p.axis[AXIS_kv_format] = 2;
	assert_false(place_walked(&k, &j.workload, &p));
	p.axis[AXIS_kv_format] = 0;
	place_state(arena, &k, &j.workload, &p);
	assert_int_equal(j.kv_format.count, 1);
	assert_string_equal(j.kv_format.item->text, "fp8");
	arena_free(arena);
}

static void
order(void **state)
{
	struct job j = job();
	struct placement p = { .count = 2 };
	struct places s;

	(void)state;
	assert_true(place_first(&s, &job_kind, &j.workload, &p));
	assert_int_equal(p.axis[AXIS_micro_batch], 1);
	assert_int_equal(p.axis[AXIS_data], 2);
	assert_true(place_next(&s, &p));
	assert_int_equal(p.axis[AXIS_micro_batch], 2);
	assert_int_equal(p.axis[AXIS_zero_stage], 0);
	/* With the last rule still, the one before it moves. */
	place_open(&s, &job_kind, &j.workload);
	assert_true(place_start(&s, &p, 1u << 3));
	assert_true(place_next(&s, &p));
	assert_int_equal(p.axis[AXIS_micro_batch], 1);
	assert_int_equal(p.axis[AXIS_zero_stage], 1);
}

static void
names(void **state)
{
	struct arena *arena = arena_new(out_of_memory);
	struct job j = job();
	struct placement p = { .count = 8 };

	(void)state;
	p.axis[AXIS_tensor] = 2;
	p.axis[AXIS_data] = 4;
	p.axis[AXIS_zero_stage] = 3;
	p.axis[AXIS_micro_batch] = 4;
	p.searched = 1u << AXIS_zero_stage;
	assert_string_equal(place_id(arena, &job_kind, &j.workload, &p),
	    "tp2-dp4-zero3-mb4");
	assert_string_equal(place_words(arena, &job_kind, &j.workload, &p),
	    "tp2 dp4 zero3");
	arena_free(arena);
}

static void
state_and_read(void **state)
{
	struct arena *arena = arena_new(out_of_memory);
	struct job j = job();
	struct placement p = { .count = 8 }, back = { .count = 16 };

	(void)state;
	p.axis[AXIS_tensor] = 2;
	p.axis[AXIS_zero_stage] = 1;
	p.axis[AXIS_micro_batch] = 4;
	place_state(arena, &job_kind, &j.workload, &p);
	assert_string_equal(j.zero_stage.text, "1");
	back.axis[AXIS_tensor] = 2;
	assert_true(place_read(&job_kind, &j.workload, &back));
	assert_int_equal(back.axis[AXIS_zero_stage], 1);
	assert_int_equal(back.axis[AXIS_micro_batch], 4);
	assert_int_equal(back.axis[AXIS_data], 8);
	back.count = 7;
	assert_false(place_read(&job_kind, &j.workload, &back));
	arena_free(arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(walk),
		cmocka_unit_test(rises),
		cmocka_unit_test(divisors),
		cmocka_unit_test(within),
		cmocka_unit_test(listed),
		cmocka_unit_test(order),
		cmocka_unit_test(names),
		cmocka_unit_test(state_and_read),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
