/* Parameter counts: what was published, to the last parameter. */
#include <string.h>

#include "base/array.h"
#include "catalog/dimensions.h"
#include "model/chain.h"
#include "check.h"

#define N(x) { .value = (x), .fact = { .given = true } }
#define ON { .on = true, .fact = { .given = true } }
#define W(x) { .text = (x), .fact = { .given = true } }
#define SHAPE(l, h, f, n, k, d, v) .layers = N(l), .hidden = N(h), \
	.ffn = N(f), .heads = N(n), .kv_heads = N(k), .head_dim = N(d), \
	.vocab = N(v)

static void
published_totals(void **state)
{
	static const struct {
		const char *name;
		struct model model;
		double want;
	} rows[] = {
		{ "Llama 2 7B: Hub total 6738417664 less 2048 values of rotary "
		    "buffers, which are no weights",
		    { SHAPE(32, 4096, 11008, 32, 32, 128, 32000),
		    .mlp = W("gated") }, 6738415616 },
		{ "Llama 2 70B: Hub total 68976653312 less 5120 of rotary",
		    { SHAPE(80, 8192, 28672, 64, 8, 128, 32000),
		    .mlp = W("gated") }, 68976648192 },
		{ "Llama 3 8B: Hub and keras-hub",
		    { SHAPE(32, 4096, 14336, 32, 8, 128, 128256),
		    .mlp = W("gated") }, 8030261248 },
		{ "Llama 3.1 405B: Hub",
		    { SHAPE(126, 16384, 53248, 128, 8, 128, 128256),
		    .mlp = W("gated") }, 405853388800 },
		{ "Llama 3.2 1B: Hub, tied",
		    { SHAPE(16, 2048, 8192, 32, 8, 64, 128256),
		    .mlp = W("gated"), .tied_embeddings = ON }, 1235814400 },
		{ "Mistral 7B v0.1: keras-hub",
		    { SHAPE(32, 4096, 14336, 32, 8, 128, 32000),
		    .mlp = W("gated"), .window = N(4096),
		    .window_layers = N(32) }, 7241732096 },
		{ "Qwen2.5 7B: Hub, biases on q, k and v",
		    { SHAPE(28, 3584, 18944, 28, 4, 128, 152064),
		    .mlp = W("gated"), .qkv_bias = ON }, 7615616512 },
		{ "Qwen3 8B: keras-hub, one norm for all heads",
		    { SHAPE(36, 4096, 12288, 32, 8, 128, 151936),
		    .mlp = W("gated"), .qk_norm = W("shared") }, 8190735360 },
		{ "Gemma 3 1B: keras-hub, four norms a layer, tied",
		    { SHAPE(26, 1152, 6912, 4, 1, 256, 262144),
		    .mlp = W("gated"), .qk_norm = W("shared"),
		    .norms_per_layer = N(4), .tied_embeddings = ON },
		    999885952 },
		{ "GPT-2 small: keras-hub, learned positions, every bias",
		    { SHAPE(12, 768, 3072, 12, 12, 64, 50257),
		    .mlp = W("plain"), .norm = W("layernorm"), .qkv_bias = ON,
		    .output_bias = ON, .mlp_bias = ON, .tied_embeddings = ON,
		    .position_parameters = N(1024 * 768) }, 124439808 },
		{ "Phi-2: Hub, one norm a layer, bias on the head",
		    { SHAPE(32, 2560, 10240, 32, 32, 80, 51200),
		    .mlp = W("plain"), .norm = W("layernorm"),
		    .norms_per_layer = N(1), .qkv_bias = ON,
		    .output_bias = ON, .mlp_bias = ON, .head_bias = ON },
		    2779683840 },
		{ "Mixtral 8x7B: keras-hub",
		    { SHAPE(32, 4096, 14336, 32, 8, 128, 32000),
		    .mlp = W("gated"), .experts = N(8),
		    .experts_per_token = N(2), .expert_ffn = N(14336) },
		    46702792704 },
		{ "Qwen3 30B-A3B: keras-hub",
		    { SHAPE(48, 2048, 6144, 32, 4, 128, 151936),
		    .mlp = W("gated"), .qk_norm = W("shared"),
		    .experts = N(128), .experts_per_token = N(8),
		    .expert_ffn = N(768) }, 30532122624 },
		{ "DeepSeek-V3: README, 671 billion without the second "
		    "predictor; dimensions of inference/configs",
		    { SHAPE(61, 7168, 18432, 128, 128, 192, 129280),
		    .mlp = W("gated"), .q_lora_rank = N(1536),
		    .kv_lora_rank = N(512), .qk_rope_dim = N(64),
		    .qk_nope_dim = N(128), .v_head_dim = N(128),
		    .experts = N(256), .experts_per_token = N(8),
		    .expert_ffn = N(2048), .shared_experts = N(1),
		    .dense_layers = N(3), .router_bias = ON }, 671026419200 },
		{ "DeepSeek-V2 Lite: Hub, queries without a latent",
		    { SHAPE(27, 2048, 10944, 16, 16, 192, 102400),
		    .mlp = W("gated"), .kv_lora_rank = N(512),
		    .qk_rope_dim = N(64), .qk_nope_dim = N(128),
		    .v_head_dim = N(128), .experts = N(64),
		    .experts_per_token = N(6), .expert_ffn = N(1408),
		    .shared_experts = N(2), .dense_layers = N(1) },
		    15706484224 },
		{ "T5 base: keras-hub, two stacks, cross attention",
		    { SHAPE(24, 768, 3072, 12, 12, 64, 32128),
		    .mlp = W("plain"), .encoder_layers = N(12),
		    .tied_embeddings = ON,
		    .position_parameters = N(2 * 32 * 12) }, 222903552 },
		{ "BERT base: keras-hub, the last norm counted for the first",
		    { SHAPE(12, 768, 3072, 12, 12, 64, 30522),
		    .mlp = W("plain"), .norm = W("layernorm"),
		    .encoder_layers = N(12), .qkv_bias = ON,
		    .output_bias = ON, .mlp_bias = ON, .tied_embeddings = ON,
		    .position_parameters = N(512 * 768),
		    .extra_parameters = N(2 * 768 + 768 * 769) }, 109482240 },
		{ "BLOOM 176B: Hub, a norm behind the embedding",
		    { SHAPE(70, 14336, 57344, 112, 112, 128, 250880),
		    .mlp = W("plain"), .norm = W("layernorm"), .qkv_bias = ON,
		    .output_bias = ON, .mlp_bias = ON, .embed_norm = ON,
		    .tied_embeddings = ON }, 176247271424 },
		{ "gpt-oss-20b: Hub, sinks, biases, router bias",
		    { SHAPE(24, 2880, 2880, 64, 8, 64, 201088),
		    .mlp = W("gated"), .experts = N(32),
		    .experts_per_token = N(4), .expert_ffn = N(2880),
		    .qkv_bias = ON, .output_bias = ON, .mlp_bias = ON,
		    .router_bias = ON, .attention_sinks = ON }, 20914757184 },
		{ "Llama 4 Scout: Hub; vision tower 871932416, one shared "
		    "expert",
		    { SHAPE(48, 5120, 16384, 40, 8, 128, 202048),
		    .mlp = W("gated"), .experts = N(16),
		    .experts_per_token = N(1), .expert_ffn = N(8192),
		    .shared_experts = N(1), .extra_parameters = N(871932416) },
		    108641793536 },
		{ "Mamba 2.8B: Hub, no layer has attention or an MLP",
		    { .layers = N(64), .hidden = N(2560), .vocab = N(50280),
		    .tied_embeddings = ON, .norms_per_layer = N(1),
		    .mixer = W("mamba"), .state_layers = N(64),
		    .attention_layers = N(0), .mlp_layers = N(0),
		    .state_heads = N(5120), .state_size = N(16),
		    .state_rank = N(160), .conv_kernel = N(4),
		    .conv_bias = ON }, 2768345600 },
		{ "Mamba-Codestral 7B: model card, Mamba-2 alone",
		    { .layers = N(64), .hidden = N(4096), .vocab = N(32768),
		    .norms_per_layer = N(1), .mixer = W("mamba2"),
		    .state_layers = N(64), .attention_layers = N(0),
		    .mlp_layers = N(0), .state_heads = N(128),
		    .state_head_dim = N(64), .state_size = N(128),
		    .state_groups = N(8), .conv_kernel = N(4),
		    .conv_bias = ON, .state_norms = ON }, 7285403648 },
		{ "Jamba 1.5 Mini: Hub, one layer in eight has attention",
		    { SHAPE(32, 4096, 14336, 32, 8, 128, 65536),
		    .mlp = W("gated"), .experts = N(16),
		    .experts_per_token = N(2), .expert_ffn = N(14336),
		    .moe_every = N(2), .mixer = W("mamba"),
		    .state_layers = N(28), .state_heads = N(8192),
		    .state_size = N(16), .state_rank = N(256),
		    .conv_kernel = N(4), .conv_bias = ON,
		    .state_norms = ON }, 51570323328 },
	};
	struct model_parts parts;

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		model_count(&rows[i].model, &parts);
		check_close(rows[i].name, parts.total, rows[i].want, 0);
		check_close(rows[i].name, parts.embedding + parts.attention +
		    parts.state +
		    parts.dense_mlp + parts.experts + parts.router +
		    parts.norms + parts.other, rows[i].want, 0);
	}
}

static void
rounded_totals(void **state)
{
	static const struct {
		const char *name;
		struct model model;
		double want, rtol;
	} rows[] = {
		{ "Llama 4 Maverick: 400B by its name; experts in every "
		    "second layer",
		    { SHAPE(48, 5120, 16384, 40, 8, 128, 202048),
		    .mlp = W("gated"), .experts = N(128),
		    .experts_per_token = N(1), .expert_ffn = N(8192),
		    .shared_experts = N(1), .shared_ffn = N(8192),
		    .moe_every = N(2), .extra_parameters = N(871932416) },
		    400e9, 0.005 },
		{ "Command R+: 104B by its name; a norm a head, tied",
		    { SHAPE(64, 12288, 33792, 96, 8, 128, 256000),
		    .mlp = W("gated"), .tied_embeddings = ON,
		    .norm = W("layernorm_no_bias"), .norms_per_layer = N(1),
		    .qk_norm = W("per_head") }, 104e9, 0.005 },
	};
	struct model_parts parts;

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		model_count(&rows[i].model, &parts);
		check_close(rows[i].name, parts.total, rows[i].want,
		    rows[i].rtol);
	}
}

/* Parameters that multiply a token, as the authors print them. */
static void
active_parameters(void **state)
{
	static const struct {
		const char *name;
		struct model model;
		double want, rtol;
	} rows[] = {
		{ "gpt-oss-20b: 3.6B active (model card)",
		    { SHAPE(24, 2880, 2880, 64, 8, 64, 201088),
		    .mlp = W("gated"), .experts = N(32),
		    .experts_per_token = N(4), .expert_ffn = N(2880) },
		    3.6e9, 0.01 },
		{ "gpt-oss-120b: 5.1B active (model card)",
		    { SHAPE(36, 2880, 2880, 64, 8, 64, 201088),
		    .mlp = W("gated"), .experts = N(128),
		    .experts_per_token = N(4), .expert_ffn = N(2880) },
		    5.1e9, 0.01 },
		{ "Mixtral 8x7B: 13B active (jiang2024), two experts of eight",
		    { SHAPE(32, 4096, 14336, 32, 8, 128, 32000),
		    .mlp = W("gated"), .experts = N(8),
		    .experts_per_token = N(2), .expert_ffn = N(14336) },
		    12.9e9, 0.015 },
		{ "by hand: 1 layer, H 4, F 8, 2 heads of 2, V 10, untied: "
		    "4 * 4 * 4 + 3 * 4 * 8 + 10 * 4",
		    { SHAPE(1, 4, 8, 2, 2, 2, 10), .mlp = W("gated") },
		    200, 0 },
		{ "by hand: the same with a tied head multiplies the same",
		    { SHAPE(1, 4, 8, 2, 2, 2, 10), .mlp = W("gated"),
		    .tied_embeddings = ON }, 200, 0 },
	};
	struct model_parts parts;

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		model_count(&rows[i].model, &parts);
		check_close(rows[i].name, parts.active, rows[i].want,
		    rows[i].rtol);
	}
}

/* By hand: 6 layers, the first 2 dense, then experts in every second. */
static void
layers_of_experts(void **state)
{
	static const struct {
		const char *name;
		struct model model;
		double layers, lookup;
	} rows[] = {
		{ "no experts, untied: the table is only looked up",
		    { SHAPE(6, 4, 8, 2, 2, 2, 10) }, 0, 40 },
		{ "all layers, tied: the table multiplies",
		    { SHAPE(6, 4, 8, 2, 2, 2, 10), .experts = N(4),
		    .tied_embeddings = ON }, 6, 0 },
		{ "(6 - 2) / 2", { SHAPE(6, 4, 8, 2, 2, 2, 10),
		    .experts = N(4), .dense_layers = N(2),
		    .moe_every = N(2) }, 2, 40 },
	};
	struct model_parts parts;

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		model_count(&rows[i].model, &parts);
		check_close(rows[i].name, parts.moe_layers, rows[i].layers, 0);
		check_close(rows[i].name, parts.lookup, rows[i].lookup, 0);
	}
}

/* Rows of a chain that runs a text network, after its dimensions. */
static void
dimensions(void **state)
{
	static const char *const names[] = { "text", "serve", "train" };

	(void)state;
	for (size_t i = 0; i < COUNT(names); i++) {
		const struct chain *c = chain_find(names[i]);
		int first = chain_slot(c, "layers");

		for (int d = 0; d < DIMENSION_COUNT; d++) {
			const struct chain_row *row = chain_at(c, first + d);

			check_text(names[i], row->name,
			    dimension_title((enum dimension_name)d));
			assert_int_equal(row->what, CHAIN_INPUT);
		}
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(published_totals),
		cmocka_unit_test(rounded_totals),
		cmocka_unit_test(active_parameters),
		cmocka_unit_test(dimensions),
		cmocka_unit_test(layers_of_experts),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
