/*
 * What must hold of every prediction over the guide's own specs: no time is
 * below that of the work at the peak or of the bytes at the full bandwidth,
 * and nothing that is better is slower, or more than its share faster.
 *
 * Every workload on every accelerator that its kind accepts, in some formats,
 * counts and placements, always the same ones.  A profile decides the cost: one
 * of each workload is tried, another one each day, and all where WHOLE is set.
 *
 * long 2
 */
#include "check.h"

#include <math.h>

#include "base/array.h"
#include "search/trial.h"
#include "search/fixture.h"
#include "kind/place.h"
#include "kind/shape.h"

enum { FORMATS = 3, PLACES = 12, STRIDE = 7 };

/* Some inputs changed by factors, and what that makes of an output. */
static const struct rule {
	const char *chain;
	struct { const char *input; double factor; } change[2];
	const char *output;
	double least, most;
} rules[] = {
	{ "serve", { { "weight_bytes", 0.5 } }, "tpot", 0, 1 },
	{ "serve", { { "weight_bytes", 0.5 } }, "ttft", 0, 1 },
	{ "serve", { { "memory_bandwidth", 2 } }, "tpot", 0.5, 1 },
	{ "serve", { { "memory_bandwidth", 2 } }, "ttft", 0.5, 1 },
	{ "serve", { { "link_bandwidth", 2 } }, "tpot", 0.5, 1 },
	{ "serve", { { "peak_flops", 2 } }, "ttft", 0.5, 1 },
	{ "serve", { { "input_len", 0.5 } }, "tpot", 0, 1 },
	{ "serve", { { "input_len", 0.5 } }, "ttft", 0, 1 },
	{ "serve", { { "count", 2 } }, "tpot", 0.5, HUGE_VAL },
	{ "train", { { "weight_bytes", 0.5 } }, "step_time", 0, 1 },
	{ "train", { { "memory_bandwidth", 2 } }, "step_time", 0.5, 1 },
	{ "train", { { "link_bandwidth", 2 } }, "step_time", 0.5, 1 },
	{ "train", { { "network_bandwidth", 2 } }, "step_time", 0.5, 1 },
	{ "train", { { "host_bandwidth", 2 } }, "step_time", 0.5, 1 },
	{ "train", { { "node_size", 2 } }, "step_time", 0, 1 },
	{ "train", { { "power_limit", 2 } }, "step_time", 0.5, 1 },
	{ "train", { { "peak_flops", 2 } }, "step_time", 0.5, 1 },
	{ "train", { { "seq_len", 0.5 }, { "micro_batch", 2 } }, "step_time",
	    0, 1 },
	{ "train", { { "count", 2 } }, "tokens_per_s", 0, 2 },
	{ "vision_infer", { { "weight_bytes", 0.5 } }, "step_time", 0, 1 },
	{ "vision_infer", { { "memory_bandwidth", 2 } }, "step_time", 0.5,
	    1 },
	{ "vision_infer", { { "peak_flops", 2 } }, "step_time", 0.5, 1 },
	{ "vision_train", { { "memory_bandwidth", 2 } }, "images_per_s", 1,
	    2 },
	{ "vision_train", { { "link_bandwidth", 2 } }, "images_per_s", 1, 2 },
	{ "vision_train", { { "count", 2 } }, "images_per_s", 0, 2 },
	{ "diffusion_infer", { { "weight_bytes", 0.5 } }, "latency", 0, 1 },
	{ "diffusion_infer", { { "memory_bandwidth", 2 } }, "latency", 0.5,
	    1 },
	{ "diffusion_infer", { { "peak_flops", 2 } }, "latency", 0.5, 1 },
	{ "diffusion_train", { { "memory_bandwidth", 2 } }, "images_per_s", 1,
	    2 },
	{ "diffusion_train", { { "link_bandwidth", 2 } }, "images_per_s", 1,
	    2 },
	{ "diffusion_train", { { "count", 2 } }, "images_per_s", 0, 2 },
};

struct bench {
	struct question question;
	struct placement place;
	double value[CHAIN_SLOTS];
	double lanes[CHAIN_SLOTS][CHAIN_BLOCK];
	size_t kinds, tried, faults;
	bool used[COUNT(rules)];
};

static void
fault(struct bench *b, const char *what, double got, double bound)
{
	if (b->faults++ < 5)
		fprintf(stderr, "%s, %d x %s, %s: %s %g, bound %g\n",
		    b->question.workload->head.id, b->place.count,
		    b->place.accelerator->head.id,
		    b->place.weight_format->head.id, what, got, bound);
}

static double
get(const struct bench *b, const char *row, double without)
{
	int slot = row ? chain_slot(b->question.chain, row) : -1;

	return slot < 0 ? without : b->value[slot];
}

static void
above_roofline(struct bench *b)
{
	const struct shape *s = b->question.kind->shape;
	double peak = fmax(get(b, "peak_flops", 0), fmax(get(b, "wide_flops",
	    0), get(b, "feed_flops", 0)));
	double bandwidth = get(b, "memory_bandwidth", 0);

	assert_true(peak > 0 && bandwidth > 0);
	for (size_t i = 0; i < s->works; i++) {
		const struct shape_work *w = &s->work[i];
		double count = get(b, w->count, 1);
		double time = get(b, w->time, 0) * (1 + 1e-9);
		double compute = get(b, w->flops, 0) / (peak * count);
		double memory = get(b, w->bytes, 0) / (bandwidth * count);

		if (time < compute)
			fault(b, w->time, time, compute);
		if (time < memory)
			fault(b, w->time, time, memory);
	}
	if (get(b, "step_time", 1) * (1 + 1e-9) < get(b, "bound_time", 0))
		fault(b, "step_time", get(b, "step_time", 1),
		    get(b, "bound_time", 0));
}

/* The values as they are in the first lanes, that many of them and what a step
 * runs through besides. */
static void
fill_lanes(struct bench *b, size_t lanes)
{
	for (int slot = 0; slot < b->question.chain->slots; slot++)
		for (size_t i = 0; i < (lanes + 7) / 8 * 8; i++)
			b->lanes[slot][i] = b->value[slot];
}

static void
change(struct bench *b, const struct rule *r, size_t lane)
{
	for (size_t k = 0; k < COUNT(r->change); k++)
		if (r->change[k].input)
			b->lanes[chain_slot(b->question.chain,
			    r->change[k].input)][lane] *= r->change[k].factor;
}

static void
compare(struct bench *b, const struct rule *r, size_t lane)
{
	double before = get(b, r->output, 0);
	double after = b->lanes[chain_slot(b->question.chain,
	    r->output)][lane];

	if (after > r->most * before * (1 + 1e-9) ||
	    after < r->least * before * (1 - 1e-9))
		fault(b, r->change[0].input, after, before);
	b->used[r - rules] = true;
}

/* A lane for each rule of the chain, all in one run. */
static void
ruled(struct bench *b)
{
	const struct chain *c = b->question.chain;
	const struct rule *own[COUNT(rules)];
	size_t n = 0;

	for (size_t i = 0; i < COUNT(rules); i++)
		if (!strcmp(rules[i].chain, c->name))
			own[n++] = &rules[i];
	fill_lanes(b, n);
	for (size_t i = 0; i < n; i++)
		change(b, own[i], i);
	chain_run(c, b->lanes, n);
	for (size_t i = 0; i < n; i++)
		compare(b, own[i], i);
}

static void
try_places(struct bench *b)
{
	struct places s;
	size_t seen = 0, taken = 0;

	if (!place_first(&s, b->question.kind, b->question.workload,
	    &b->place))
		return;
	do {
		struct answer a = { .value = NULL };

		if (seen++ % STRIDE)
			continue;
		search_place(&b->question, &b->place, &a, b->value, NULL);
		above_roofline(b);
		ruled(b);
		taken++;
	} while (taken < PLACES && place_next(&s, &b->place));
	b->tried += taken;
}

static void
try_accelerator(struct bench *b, const struct accelerator *a)
{
	static const int counts[] = { 1, 8, 64 };
	const struct question *q = &b->question;
	const struct format *format[FORMAT_MOST];
	size_t n = kind_formats(q->kind, q->workload, format);

	b->place = (struct placement){ .accelerator = a,
	    .offer = &trial_unsold,
	    .calibration = kind_calibration(q->catalog, q->workload, a,
	    q->stacks.name[0]), .stack = q->stacks.name[0] };
	for (size_t i = 0; b->place.calibration && i < n && i < FORMATS; i++)
		for (size_t k = 0; k < COUNT(counts); k++) {
			b->place.weight_format = format[i];
			b->place.count = counts[k];
			if (counts[k] <= search_max_count(q, a) &&
			    !q->kind->illegal(q->workload, &b->place))
				try_places(b);
		}
}

static void
try_profile(struct bench *b, const struct catalog *cat,
    const struct workload *w, const struct profile *p)
{
	search_question(&b->question, cat, w, p);
	if (!b->question.kind->shape)
		return;
	for (size_t i = 0; i < cat->accelerators.count; i++)
		try_accelerator(b, (const struct accelerator *)
		    cat->accelerators.item[i]);
}

static void
physics(void **state)
{
	struct arena *arena;
	const struct catalog *cat = fixture_load(&arena, ".");
	struct bench *b = ARENA_NEW(arena, struct bench);

	(void)state;
	for (size_t i = 0; i < cat->workloads.count; i++) {
		const struct workload *w =
		    (const struct workload *)cat->workloads.item[i];

		const size_t n = w->profiles.count;
		const size_t step = getenv("WHOLE") ? 1 : n;

		for (size_t k = drawn_of(step); k < n; k += step)
			try_profile(b, cat, w, (const struct profile *)
			    catalog_find(&cat->profiles,
			    w->profiles.item[k].text));
	}
	for (size_t i = 0; i < COUNT(rules); i++)
		if (!b->used[i])
			fail_msg("no workload runs the rule of %s: %s",
			    rules[i].chain, rules[i].change[0].input);
	assert_true(b->tried > 1000);
	if (b->faults)
		fail_msg("%zu of %zu answers", b->faults, b->tried);
	arena_free(arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(physics),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
