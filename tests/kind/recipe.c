/*
 * What recipes of training keep, as the papers that propose them print it:
 * recipe and chain together.  GB of a paper is 2^30 bytes where its own
 * figures say so.
 */
#include "kind/recipe.h"

#include "chains.h"
#include "check.h"
#include "kind/training.h"
#include "vocabulary.h"

#define COUNT(a) (sizeof(a) / sizeof((a)[0]))
#define GIB 1073741824.0

/* A network by its dimensions. */
struct net {
	double layers, hidden, heads, ffn, vocab;
};

static const struct net llama_7b = { 32, 4096, 32, 11008, 32000 };
static const struct net llama_1b = { 24, 2048, 32, 5461, 32000 };

/* One accelerator, one pass; what is not bound is one. */
struct desk {
	const struct catalog *words;
	double (*value)[CHAIN_BLOCK];
	struct calibration *stack;
	struct model *model;
	struct recipe recipe;
};

static struct number
number(double value)
{
	return (struct number){ value, { .given = true } };
}

static void
desk_open(struct desk *d, const struct vocabulary *v,
    const struct net *n)
{
	static double value[TRAIN_SLOTS][CHAIN_BLOCK];
	static struct calibration stack;
	static struct model model;

	stack = (struct calibration){ 0 };
	model = (struct model){
		.head = { .id = "net" },
		.layers = number(n->layers),
		.hidden = number(n->hidden),
		.heads = number(n->heads),
		.kv_heads = number(n->heads),
		.head_dim = number(n->hidden / n->heads),
		.ffn = number(n->ffn),
		.vocab = number(n->vocab),
	};
	*d = (struct desk){
		.words = v->catalog,
		.value = value,
		.stack = &stack,
		.model = &model,
		.recipe = {
			.base = format_of(v->catalog, FORMAT_bf16),
			.method = method_find(v->catalog, "full"),
			.targets = targets_find(v->catalog, "all_linear"),
			.scheme = scheme_find(v->catalog, "master"),
			.optimizer = optimizer_find(v->catalog, "adamw"),
		},
	};
}

static void
desk_run(struct desk *d)
{
	struct binding b = { .value = d->value };

	for (int i = 0; i < TRAIN_SLOTS; i++)
		d->value[i][0] = 1;
	training_bind_model(&b, d->model);
	training_bind_stack(&b, d->stack);
	recipe_bind(&b, &d->recipe);
	d->value[TRAIN_gathered_layers][0] = 0;
	d->value[TRAIN_weights_apart][0] = 0;
	d->value[TRAIN_two_ways][0] = 0;
	chain_run(chain_find("train"), d->value, 1);
}

static double
gib(const struct desk *d, int slot)
{
	return d->value[slot][0] / GIB;
}

/*
 * lv2023 table 1: LLaMA-7B in mixed precision, 512 tokens by 8, in 2^30 bytes:
 * 12.55 of weights are 2 bytes of 6.74 billion.
 */
static void
full(void **state)
{
	static const struct {
		const char *name, *optimizer;
		bool fused;
		double gradients, moments;
	} rows[] = {
		{ "lv2023 table 1: AdamW", "adamw", false, 12.55, 75.31 },
		{ "lv2023 table 1: SGD, a master alone", "sgd", false, 12.55,
		    25.10 },
		{ "lv2023 table 1: LOMO, a gradient of one tensor", "sgd",
		    true, 0.24, 25.10 },
		{ "lv2023 table 1: LOMO by its name", "lomo", false, 0.24,
		    25.10 },
		{ "zhang2024mini abstract: half of Adam's 50.21, and a master",
		    "adam_mini", false, 12.55, 25.10 + 25.10 },
	};
	struct desk d;

	for (size_t i = 0; i < COUNT(rows); i++) {
		desk_open(&d, *state, &llama_7b);
		d.recipe.optimizer = optimizer_find(d.words, rows[i].optimizer);
		d.recipe.fused_step = rows[i].fused;
		desk_run(&d);
		check_close("lv2023 table 1: weights",
		    gib(&d, TRAIN_weights), 12.55, 1e-3);
		check_close(rows[i].name, gib(&d, TRAIN_gradients),
		    rows[i].gradients, rows[i].gradients < 1 ? 0.02 :
		    1e-3);
		check_close(rows[i].name, gib(&d, TRAIN_optimizer),
		    rows[i].moments, 1e-3);
	}
}

/*
 * zhao2024 tables 2 and 3: weights and moments in 16 bits, ranks 512 and
 * 1024; the 7B model with moments in 8 bits.
 */
static void
projected(void **state)
{
	static const struct {
		const char *name, *optimizer;
		const struct net *net;
		double rank, want;
	} rows[] = {
		{ "zhao2024 table 2: 1B, all ranks, 7.80 G", "adamw",
		    &llama_1b, 0, 7.80 },
		{ "zhao2024 table 2: 1B, rank 512, 4.38 G", "galore",
		    &llama_1b, 512, 4.38 },
		{ "zhao2024 table 3: 7B, 8-bit Adam, 26 G", "adamw_8bit",
		    &llama_7b, 0, 26 },
		{ "zhao2024 table 3: 7B, 8-bit GaLore, 18 G", "galore_8bit",
		    &llama_7b, 1024, 18 },
		/* 2 n r of 32 * (4 * 4096 + 3 * 11008) longer sides and Adam
		 * of 262 410 240 others, 2 bytes each: 2.49 G. */
		{ "zhu2024 section 4: 7B, APOLLO of rank 256, 15.04 G",
		    "apollo", &llama_7b, 256, 15.04 },
		{ "li2023four section 3: 7B, 4 bits, 12.55 and 6.67 G",
		    "adamw_4bit", &llama_7b, 0, 19.22 },
	};
	struct desk d;

	for (size_t i = 0; i < COUNT(rows); i++) {
		desk_open(&d, *state, rows[i].net);
		d.recipe.scheme = scheme_find(d.words, "pure");
		d.recipe.optimizer = optimizer_find(d.words, rows[i].optimizer);
		d.recipe.projection_rank = rows[i].rank;
		desk_run(&d);
		check_close(rows[i].name, gib(&d, TRAIN_weights) +
		    gib(&d, TRAIN_optimizer), rows[i].want, 0.045);
	}
}

/* luo2024 section 2: 2 M + 16 M / D bytes for M parameters in D blocks, here a
 * layer of 4 * 4096 * 4096 + 3 * 4096 * 11008 of 6 738 149 376. */
static void
in_turn(void **state)
{
	struct desk d;

	desk_open(&d, *state, &llama_7b);
	d.recipe.method = method_find(d.words, "badam");
	d.recipe.gradient = 4;
	desk_run(&d);
	check_close("luo2024 2: 2 M", d.value[TRAIN_weights][0],
	    2 * 6738149376.0, 1e-3);
	check_close("luo2024 2: 16 M / D", d.value[TRAIN_gradients][0] +
	    d.value[TRAIN_optimizer][0], 16 * 202375168.0, 1e-9);
}

/* dettmers2023 section 1: more than 780 GB for LLaMA 65B in 16 bits, and less
 * than 48 GB with adapters on 4 bits. */
static void
quantized(void **state)
{
	static const struct net llama_65b = { 80, 8192, 64, 22016, 32000 };
	struct desk d;
	double regular;

	desk_open(&d, *state, &llama_65b);
	d.recipe.scheme = scheme_find(d.words, "master");
	desk_run(&d);
	/* 2 + 2 of weights and gradients, 8 of moments, no master. */
	regular = d.value[TRAIN_weights][0] + d.value[TRAIN_gradients][0] +
	    d.value[TRAIN_optimizer][0] * 8 / 12;
	check_close("dettmers2023 1: 780 GB for 65B", regular, 780e9, 0.01);
	desk_open(&d, *state, &llama_65b);
	d.recipe.base = format_of(d.words, FORMAT_nf4_dq);
	d.recipe.method = method_find(d.words, "qlora");
	d.recipe.scheme = scheme_find(d.words, "frozen");
	d.recipe.optimizer = optimizer_find(d.words, "adamw_paged");
	d.recipe.rank = 64;
	desk_run(&d);
	assert_true(d.value[TRAIN_weights][0] + d.value[TRAIN_gradients][0] <
	    48e9 - 2 * GIB);
	check_close("dettmers2023 2: paged moments give way",
	    d.value[TRAIN_optimizer_share][0], 0, 0);
}

/* ren2021 section 4: 16 bytes a parameter are 2 with the rest in the host. */
static void
offloaded(void **state)
{
	struct desk d;

	desk_open(&d, *state, &llama_7b);
	desk_run(&d);
	check_close("ren2021 4.1: 16 M bytes for M parameters",
	    gib(&d, TRAIN_weights_share) + gib(&d, TRAIN_gradients_share) +
	    gib(&d, TRAIN_optimizer_share), 8 * 12.55, 1e-3);
	desk_open(&d, *state, &llama_7b);
	d.recipe.offload_optimizer = true;
	d.recipe.offload_gradients = true;
	desk_run(&d);
	check_close("ren2021 4.1: 14 M bytes in the host",
	    gib(&d, TRAIN_host_taken), 7 * 12.55, 1e-3);
	check_close("ren2021 4.1: 2 M bytes on the accelerator",
	    gib(&d, TRAIN_weights_share) + gib(&d, TRAIN_gradients_share) +
	    gib(&d, TRAIN_optimizer_share), 12.55, 1e-3);
}

/* Trained parameters of LLaMA-7B, as PEFT's print_trainable_parameters says. */
static void
adapters(void **state)
{
	static const struct {
		const char *name, *method, *targets;
		double rank, want;
	} rows[] = {
		{ "PEFT: LoRA of rank 8 on queries and values, 4,194,304",
		    "lora", "qv", 8, 4194304 },
		{ "QLoRA's code: rank 64 on all linear, 159,907,840", "qlora",
		    "all_linear", 64, 159907840 },
		{ "PEFT: IA3 on keys, values and the MLP, 614,400", "ia3",
		    "qv", 0, 614400 },
		{ "PEFT: 30 tokens before each layer, 7,864,320", "prefix",
		    "qv", 0, 7864320 },
		{ "PEFT: 20 tokens before the input, 81,920", "prompt", "qv",
		    0, 81920 },
	};
	struct desk d;

	for (size_t i = 0; i < COUNT(rows); i++) {
		desk_open(&d, *state, &llama_7b);
		d.recipe.scheme = scheme_find(d.words, "frozen");
		d.recipe.method = method_find(d.words, rows[i].method);
		d.recipe.targets = targets_find(d.words, rows[i].targets);
		d.recipe.rank = rows[i].rank;
		desk_run(&d);
		check_close(rows[i].name, d.value[TRAIN_trainable_parameters]
		    [0], rows[i].want, 0);
	}
}

/*
 * How adapters are held: 159,907,840 numbers of rank 64 on LLaMA-7B.  In 16
 * bits 2 + 2 + 4 bytes each, in 32 bits, as PEFT casts them, 4 + 4 + 8, with
 * masters 2 + 2 + 12.  PEFT widens embeddings and head, 2 * 32000 * 4096
 * numbers, beside nf4 and not beside GPTQ, and keeps them beside their copies
 * that are trained.
 */
static void
held(void **state)
{
	static const struct {
		const char *name, *own, *base;
		bool prepared, tables;
		double bytes, kept, copied;
	} rows[] = {
		{ "by hand: 8 bytes in 16 bits", "pure", "bf16", true,
		    false, 8, 2, 0 },
		{ "by hand: 16 bytes in 32 bits", "amp", "bf16", true,
		    false, 16, 2, 0 },
		{ "by hand: 16 bytes with masters", "master", "bf16",
		    true, false, 16, 2, 0 },
		{ "PEFT: 32 bits and wide tables beside nf4", "pure",
		    "nf4", true, false, 16, 4, 0 },
		{ "PEFT: no wide tables beside GPTQ", "pure", "gptq",
		    true, false, 16, 2, 0 },
		{ "by hand: 16 bits beside nf4 where PEFT is not", "pure",
		    "nf4", false, false, 8, 2, 0 },
		{ "PEFT: trained tables are copies", "pure", "bf16",
		    true, true, 8, 2, 2 },
	};
	struct desk d;

	for (size_t i = 0; i < COUNT(rows); i++) {
		const double pairs = 159907840, tables = 262410240;
		double trained = pairs + (rows[i].tables ? tables : 0);

		desk_open(&d, *state, &llama_7b);
		d.recipe.base = format_find(d.words, rows[i].base);
		d.recipe.method = method_find(d.words, "lora");
		d.recipe.rank = 64;
		d.recipe.wide_tables = rows[i].prepared;
		d.recipe.tables = rows[i].tables;
		recipe_hold_adapters(&d.recipe, d.words,
		    scheme_find(d.words, rows[i].own));
		desk_run(&d);
		check_close(rows[i].name, (d.value[TRAIN_adapter_weights][0] +
		    d.value[TRAIN_copied_weights][0] +
		    d.value[TRAIN_gradients][0] +
		    d.value[TRAIN_optimizer][0]) / trained, rows[i].bytes,
		    1e-9);
		check_close(rows[i].name, d.value[TRAIN_kept_weights][0],
		    rows[i].kept * tables, 1e-9);
		check_close(rows[i].name, d.value[TRAIN_copied_weights][0],
		    rows[i].copied * tables, 1e-9);
	}
}

/*
 * Two layers of 8 experts, 64 wide, in a stream of 16 with 4 heads: 3 * 16 *
 * 64 * 8 * 2 = 49152 parameters of experts, shared by 4 of 8.
 */
static void
experts(void **state)
{
	static const struct net net = { 2, 16, 4, 64, 100 };
	struct desk d;
	double whole;

	desk_open(&d, *state, &net);
	d.model->experts = number(8);
	d.model->experts_per_token = number(2);
	d.model->expert_ffn = number(64);
	desk_run(&d);
	whole = d.value[TRAIN_weights_share][0];
	check_close("by hand: 4 of 16 h d of attention, 8 * 3 h f, twice",
	    d.value[TRAIN_layer_parameters][0], 2 * 4 * 16 * 16 + 49152, 0);
	check_close("by hand: two copies there and back of two tokens",
	    d.value[TRAIN_dispatch_kept][0], 2 * 2 * 16 * 2, 0);
	d.value[TRAIN_expert_parallel][0] = 4;
	chain_run(chain_find("train"), d.value, 1);
	check_close("by hand: three quarters of the experts are elsewhere",
	    whole - d.value[TRAIN_weights_share][0], 2 * 49152 * 0.75, 1e-12);
	d.value[TRAIN_weight_shards][0] = 8;
	d.value[TRAIN_optimizer_shards][0] = 8;
	chain_run(chain_find("train"), d.value, 1);
	check_close("by hand: all over 8, experts too",
	    d.value[TRAIN_weights_share][0], whole / 8, 1e-12);
}

/* Adapters are matrices beside weights that stay as they are; some layers that
 * are trained are none. */
static void
adapts(void **state)
{
	static const struct {
		const char *name, *method;
		bool want;
	} rows[] = {
		{ "hu2021: low-rank matrices beside frozen ones", "lora",
		    true },
		{ "by hand: all weights are trained", "full", false },
		{ "by hand: the last layers are trained, the others frozen",
		    "layers", false },
	};
	const struct vocabulary *v = *state;

	for (size_t i = 0; i < COUNT(rows); i++) {
		struct recipe r = { .method = method_find(v->catalog,
		    rows[i].method) };

		if (recipe_adapts(&r) != rows[i].want)
			fail_msg("%s", rows[i].name);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(full),
		cmocka_unit_test(projected),
		cmocka_unit_test(in_turn),
		cmocka_unit_test(quantized),
		cmocka_unit_test(offloaded),
		cmocka_unit_test(adapters),
		cmocka_unit_test(adapts),
		cmocka_unit_test(held),
		cmocka_unit_test(experts),
	};

	return cmocka_run_group_tests(tests, vocabulary_setup,
	    vocabulary_teardown);
}
