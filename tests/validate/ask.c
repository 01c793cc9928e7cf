/*
 * Expressions over tests/guide, whose numbers are round: every expected value
 * is worked out by hand in the row's name.
 */
#include <string.h>

#include "base/array.h"
#include "check.h"
#include "validate/claim.h"
#include "search/fixture.h"

static struct ask *
open_guide(struct arena **arena)
{
	const struct catalog *cat = fixture_load(arena, "tests/guide");

	return ask_open(*arena, diags_new(*arena), cat, decide_all(*arena,
	    cat, 1), NULL);
}

static void
numbers(void **state)
{
	static const struct {
		const char *name, *text;
		double want;
	} rows[] = {
		{ "2 + 3 * 4", "2 + 3 * 4", 14 },
		{ "2 TB/s over 500 GB/s", "2 * TB / s / (500 * GB / s)", 4 },
		{ "2 USD an hour for 24 h", "2 * USD / h * (24 * h)", 48 },
		{ "10 calls in 4 s", "10 / s * (4 * s)", 40 },
		{ "80 GiB of alpha", "accelerator 'alpha'.memory",
		    80 * 1073741824.0 },
		{ "7e9 parameters of 2 bytes", "mem_weights(7e9, 2 * B)",
		    14e9 },
		{ "the cheaper of 2 and 18 / 8 USD/h, 3600 s",
		    "least(offer.price, { accelerator = 'alpha', "
		    "tier = 'on_demand' }) * (3600 * s)", 2 },
		{ "half of a month of 2628000 s", "chain('own.hours_used', "
		    "{ rest = 0, utilization = 1 / 2 })", 1314000 },
		{ "largest of 3 and 1 to 2", "span(3, 1, 2) - span(1, 1)", 0 },
		{ "the middle of 2 and 18 / 8 USD/h, 3600 s",
		    "median(offer.price, { accelerator = 'alpha', "
		    "tier = 'on_demand' }) * (3600 * s)", 2.125 },
		{ "of 0.8, 2, 2.25 and 2.5 USD/h it is half of 4.25",
		    "median(offer.price, { tier = 'on_demand' }) * "
		    "(3600 * s)", 2.125 },
		{ "the dearest of them", "most(offer.price, "
		    "{ tier = 'on_demand' }) * (3600 * s)", 2.5 },
		{ "500 W and 100 percent, 80 percent at work, PUE 1.5, $0.1 "
		    "a kWh: $0.12 an hour", "chain('own.running', { rest = 0, "
		    "board_power = 500 * W, with = { 'room' } }) * "
		    "(3600 * s)", 0.12 },
		{ "what is not stated is nothing: 500 W * (1 + 0)",
		    "chain('own.full_power', { rest = 0, "
		    "board_power = 500 * W })", 500 },
		{ "the first that states it: 1 + 100 percent",
		    "chain('own.full_power', { rest = 0, with = { 'alpha', "
		    "'room' }, board_power = 500 * W })", 1000 },
		{ "126362624 parameters of 2 bytes", "predict{ kind = 'serve', "
		    "quantity = 'weights_bytes', model = 'toy', "
		    "accelerator = 'alpha', count = 1, "
		    "weight_format = 'bf16' }", 252725248 },
		{ "the same, as a step", "step('chat', 'team', 'alpha', "
		    "'weights')", 252725248 },
		/* 4 layers of 2 heads of 128, keys and values of 2 bytes:
		 * 614400 bytes for 150 tokens, 123 GB for 200,000 of them,
		 * 0.6 GB for a thousand. */
		{ "as many answers as fit into 80 GiB", "largest{ "
		    "kind = 'serve', model = 'toy', accelerator = 'alpha', "
		    "count = 1, weight_format = 'bf16', input_len = 100, "
		    "output_len = 50, batch = { 10, 1000, 200000 } }", 1000 },
		{ "the first that fits", "smallest{ kind = 'serve', "
		    "model = 'toy', accelerator = 'alpha', count = 1, "
		    "weight_format = 'bf16', input_len = 100, "
		    "output_len = 50, batch = { 200000, 1000, 10 } }", 1000 },
		/* Beta at $0.8 has half of Alpha's bandwidth at $2, Gamma nine
		 * tenths of it at $2.5: 1.6, 2 and 2.8 for as much. */
		{ "half as fast at two fifths", "rank('chat', 'team', 'beta')",
		    1 },
		{ "the second", "rank('chat', 'team', 'alpha')", 2 },
		{ "slower and dearer", "rank('chat', 'team', 'gamma')", 3 },
		{ "two accelerators of 80 GiB", "count(accelerator, "
		    "{ memory = { above = 79 * GiB, "
		    "at_most = 80 * GiB } })", 2 },
	};
	struct arena *arena;
	struct ask *of = open_guide(&arena);

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		const char *fault;
		struct term t = ask(of, rows[i].text, &fault);

		if (fault)
			print_error("%s: %s\n", rows[i].name, fault);
		assert_null(fault);
		assert_int_equal(t.type, TERM_number);
		check_close(rows[i].name, t.low, rows[i].want, 1e-12);
	}
	ask_close(of);
	arena_free(arena);
}

/* Two Alphas, each with two sequences of 128 tokens, all computed again. */
#define RUN(quantity) "predict{ kind = 'pretrain', phase = 'train', " \
    "param_scheme = 'master', " \
    "model = 'toy', accelerator = 'alpha', count = 2, method = 'full', " \
    "recompute = 'full', optimizer = 'adamw', weight_format = 'bf16', " \
    "micro_batch = 2, seq_len = 128, " quantity " }"
#define STEP RUN("quantity = 'step_s'")
#define TOKENS RUN("quantity = 'tokens_per_s'")
#define EACH RUN("quantity = 'tokens_per_s_per_accelerator'")
#define SAMPLES RUN("quantity = 'samples_per_s'")
#define MFU RUN("quantity = 'mfu'")
#define HFU RUN("quantity = 'hfu'")
#define RATE(basis) RUN("quantity = 'flops_per_s_per_accelerator', " \
    "flops_basis = '" basis "'")

static void
truths(void **state)
{
	static const struct {
		const char *text;
		bool want;
	} rows[] = {
		{ "1 * B < 2", false }, /* bytes and a number: a fault */
		{ "1 * B < 2 * B", true }, { "2 * B < 1 * B", false },
		{ "2 * B <= 2 * B", true },
		{ "1 * B < 2 * B and 2 * B < 1 * B", false },
		{ "1 * B < 2 * B or 2 * B < 1 * B", true },
		{ "not (2 * B < 1 * B)", true }, { "is(100, 100.5)", true },
		{ "is(100, 102)", false }, { "about(100, 109)", true },
		{ "about(100, 112)", false }, { "is('HBM3', 'hbm3')", true },
		{ "has('GDDR6X', 'GDDR6')", true },
		{ "accelerator 'alpha'.name > 'Ada'", true },
		{ "given(accelerator 'alpha'.memory)", true },
		{ "given(accelerator 'alpha'.dense.fp4)", false },
		{ "1 * TB / s > 999 * GB / s", true },
		{ "is(" TOKENS " * " STEP ", 512)", true },
		{ "is(" EACH " * " STEP ", 256)", true },
		{ "is(" SAMPLES " * " STEP ", 4)", true },
		{ "is(" RATE("model") ", " MFU " * 400 * TFLOP / s)", true },
		{ "is(" RATE("hardware") ", " HFU " * 400 * TFLOP / s)",
		    true },
		/* A pass forward, two back and one more forward: 4 of 3. */
		{ "about(" HFU " * 3, " MFU " * 4)", true },
		{ MFU " < 0.5", true },
		/* Delta has 4 TB/s, Beta 24 GiB. */
		{ "is(top(accelerator.memory_bandwidth), 'delta')", true },
		{ "is(bottom(accelerator.memory), 'beta')", true },
		{ "is(winner('chat', 'team'), 'beta')", true },
		{ "is(winner('chat', 'cautious'), 'alpha')", true },
		{ "is(bound('chat', 'team', 'alpha'), 'memory bandwidth')",
		    true },
		{ "wins('chat', 'team', 'gamma')", true },
		/* $2.5 for 100 hours are more than $150. */
		{ "wins('chat', 'cautious', 'gamma')", false },
		{ "has(profile 'cautious'.tiers, 'spot')", true },
		{ "has(profile 'team'.tiers, 'spot')", false },
	};
	struct arena *arena;
	struct ask *of = open_guide(&arena);

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		const char *fault;
		struct term t = ask(of, rows[i].text, &fault);

		if (!strcmp(rows[i].text, "1 * B < 2")) {
			assert_non_null(fault);
			continue;
		}
		assert_null(fault);
		check_int(rows[i].text, t.on, rows[i].want);
	}
	ask_close(of);
	arena_free(arena);
}

/* Each must be told, and none may be read past its end. */
static void
faults(void **state)
{
	static const char *const rows[] = {
		"", "1 +", "(1", "1)", "1 2", "true", "1 < 2", "{}", "nil",
		"accelerator", "accelerator 'alpha'", "nothing.memory",
		"accelerator 'nothing'.memory", "accelerator 'alpha'.colour",
		"accelerator 'alpha'.dense", "accelerator.memory",
		"accelerator 'alpha'.memory.more", "(1 * GB).more",
		"(1 * GB)('alpha')", "is(1, accelerator 'alpha'.dense)",
		"1 * GB + 1 * s", "1 * GB < 1 * s", "'a' < 1 * B",
		"'a' + 1 * B", "accelerator 'alpha'.memory == 80 * GiB",
		"1 ~= 2", "mem_weights(1)", "mem_weights(1, 2 * s)",
		"mem_weights(span(1, 2), 2 * B)", "mem_weights({}, 2 * B)",
		"no_such(1)", "'open", "least(offer)", "least(offer.name)",
		"least(offer.price, { price = 'much' })",
		"least(offer.price, { price = { over = 1 * USD / h } })",
		"least(offer.price, { colour = 'red' })",
		"predict{ kind = 'serve' }",
		"predict{ kind = 'serve', quantity = 'fits', colour = 1 }",
		"predict{ kind = 'serve', quantity = 'fits', model = 'none' }",
		"predict{ kind = 'serve', quantity = 'fits', batch = {1} }",
		("predict{ kind = 'serve', quantity = 'fits', model = 'toy', "
		    "accelerator = 'none' }"),
		"predict{ kind = 'serve', model = 'toy' }",
		"predict{ kind = 'serve', quantity = 'fits', batch = 1 * B }",
		"winner('chat', 'team', 'alpha')", "rank('chat', 'team')",
		"step('chat', 'team', 'alpha')",
		"wins('chat', 'team', 'nothing')",
		"step('chat', 'team', 'alpha', 'nothing')",
		"median(offer.name)", "top(accelerator)",
		"smallest{ kind = 'serve', batch = 1 }",
		"winner('chat')", "winner('nothing', 'team')",
		"shown_in(1 * GB, s)", "span('a')", "given(1)",
		"chain('own.none')", "chain('none.row')", "chain('own')",
		"chain('own.hours_used', { utilization = 0.5 })",
		"chain('own.hours_used', { rest = 0, colour = 1 })",
		"chain('own.hours_used', { rest = 0, utilization = 1 * s })",
		"chain('own.hours_used', { rest = 0, with = 'nobody' })",
		"chain('own.hours_used', { rest = 0, with = { 'nobody' } })",
		"chain('own.hours_used', { rest = 0, with = { {} } })",
		"(function() local t = {} t.t = t return predict(t) end)()",
		"(function() while 1 do end end)()",
		"('x'):rep(1e9)", "io.write('x')",
	};
	struct arena *arena;
	struct ask *of = open_guide(&arena);

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		const char *fault;

		ask(of, rows[i], &fault);
		if (!fault)
			print_error("no fault: %s\n", rows[i]);
		assert_non_null(fault);
	}
	ask_close(of);
	arena_free(arena);
}

/* How a value came about is shown with its numbers; nothing says why. */
static void
working(void **state)
{
	static const struct { const char *text, *shown; } rows[] = {
		{ "mem_weights(7e9, 2 * B) * 2", "14 GB * 2" },
		{ "(1 * GB + 2 * GB) * 2", "(1 GB + 2 GB) * 2" },
		{ "2 * USD / h * (24 * h)", "$2.00/h * 24 h" },
		{ "1 * GB < 2 * GB and not (3 * GB < 2 * GB)",
		    "1 GB < 2 GB; 3 GB < 2 GB" },
		{ "given(accelerator 'alpha'.dense.fp4)",
		    "alpha.dense.fp4 is not on record" },
		{ "accelerator 'alpha'.dense.fp4 > 1 * TFLOP / s",
		    "no source here states dense.fp4 of alpha" },
		{ "shown_in(5400 * s, h)", "1.5 h" },
	};
	struct arena *arena;
	struct ask *of = open_guide(&arena);

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		const char *fault;
		struct term t = ask(of, rows[i].text, &fault);

		assert_null(fault);
		assert_string_equal(t.shown, rows[i].shown);
	}
	ask_close(of);
	arena_free(arena);
}

static const struct comparator *
comparator(const char *id)
{
	for (size_t i = 0; i < comparator_count; i++)
		if (!strcmp(comparators[i].id, id))
			return &comparators[i];
	return NULL;
}

/* Rounding of the digits printed, then the share of comparator.def. */
static void
agreement(void **state)
{
	static const struct {
		const char *by, *stated;
		double low, high;
		bool want;
	} rows[] = {
		{ "is", "1.6", 1.649, 1.649, true },
		{ "is", "1.6", 1.651, 1.651, false },
		{ "is", "1600", 1615, 1615, true },
		{ "is", "1600", 1617, 1617, false },
		{ "is", "3", 3.4, 3.4, true },
		{ "about", "100", 109, 109, true },
		{ "about", "100", 111, 111, false },
		{ "at_least", "100", 250, 250, true },
		{ "at_least", "100", 98, 98, false },
		{ "at_most", "100", 2, 2, true },
		{ "at_most", "100", 102, 102, false },
		{ "within", "3..5", 3.1, 4.9, true },
		{ "within", "30..50", 20, 40, false },
		{ "within", "30..50", 29, 52, true },
		{ "holds", "24..48", 17, 40, true },
		{ "holds", "24..48", 30, 40, false },
		{ "holds", "24..48", 17, 60, false },
		{ "ceiling", "28", 32, 32, true },
		{ "ceiling", "28", 20, 20, false },
		{ "ceiling", "17..39", 20, 63, true },
	};
	struct arena *arena = arena_new(check_no_memory);

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct term t = term_range(arena, rows[i].low, rows[i].high,
		    (struct dim){{0}}, NULL);
		bool holds = !rows[i].want;

		assert_null(claim_holds(arena, comparator(rows[i].by),
		    rows[i].stated, t, &holds));
		if (holds != rows[i].want)
			print_error("%s %s: %g to %g\n", rows[i].by,
			    rows[i].stated, rows[i].low, rows[i].high);
		assert_int_equal(holds, rows[i].want);
	}
	arena_free(arena);
}

/* All up, all down, each second one up: shares of 10 by hand. */
static void
moved(void **state)
{
	static const double want[PERTURBATIONS + 1][3] = {
		{ 10, 10, 10 }, { 11, 11, 11 }, { 9, 9, 9 }, { 11, 9, 11 },
		{ 9, 11, 9 },
	};

	(void)state;
	for (int way = 0; way <= PERTURBATIONS; way++) {
		struct perturbation s = { .way = way };

		for (int i = 0; i < 3; i++)
			check_close("10 by a tenth", perturbed(&s, 10, 0.1),
			    want[way][i], 1e-12);
		assert_int_equal(s.made, 3);
		check_close("of no error", perturbed(&s, 10, 0), 10, 0);
		assert_int_equal(s.made, 3);
	}
}

/* Words of a field, and those of the table that gives them a meaning. */
static void
words(void **state)
{
	static const char goals[] =
#define GOAL(name, what) " " #name
#include "catalog/goal.def"
#undef GOAL
	    ;
	static const char comparators_of[] =
#define COMPARATOR(id, title, tolerance, rule) " " #id
#include "validate/comparator.def"
#undef COMPARATOR
	    ;

	(void)state;
	check_text("goals of a policy", record_type_find(
	    fixture_type("policy"), "goals")->arg, goals + 1);
	check_text("how a claim compares", record_type_find(
	    fixture_type("claim"), "compare")->arg, comparators_of + 1);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(numbers), cmocka_unit_test(truths),
		cmocka_unit_test(faults), cmocka_unit_test(working),
		cmocka_unit_test(agreement), cmocka_unit_test(moved),
		cmocka_unit_test(words),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
