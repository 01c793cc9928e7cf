/* config.json: the parameters that its dimensions give, as published. */
#include <stdio.h>
#include <string.h>

#include "base/array.h"
#include "base/file.h"
#include "base/text.h"
#include "check.h"
#include "feed/hf_config.h"
#include "said.h"

static struct model *
read(struct arena *arena, struct diags *diags, const char *text)
{
	struct hf_file file = { "config.json", text, strlen(text) };
	struct hf_said said;

	return hf_config_read(arena, diags, &file, &said);
}

static void
published_totals(void **state)
{
	static const struct {
		const char *name, *text;
		double want;
	} rows[] = {
		{ "Llama 3.1 8B: Hub", "{\"model_type\":\"llama\","
		    "\"num_hidden_layers\":32,\"hidden_size\":4096,"
		    "\"intermediate_size\":14336,\"num_attention_heads\":32,"
		    "\"num_key_value_heads\":8,\"vocab_size\":128256,"
		    "\"max_position_embeddings\":131072,"
		    "\"attention_bias\":false,\"mlp_bias\":false,"
		    "\"tie_word_embeddings\":false}", 8030261248 },
		{ "Qwen2.5 7B: Hub", "{\"model_type\":\"qwen2\","
		    "\"num_hidden_layers\":28,\"hidden_size\":3584,"
		    "\"intermediate_size\":18944,\"num_attention_heads\":28,"
		    "\"num_key_value_heads\":4,\"vocab_size\":152064,"
		    "\"max_position_embeddings\":131072,"
		    "\"sliding_window\":131072}", 7615616512 },
		{ "Qwen3 30B-A3B: keras-hub", "{\"model_type\":\"qwen3_moe\","
		    "\"num_hidden_layers\":48,\"hidden_size\":2048,"
		    "\"intermediate_size\":6144,\"num_attention_heads\":32,"
		    "\"num_key_value_heads\":4,\"head_dim\":128,"
		    "\"num_experts\":128,\"num_experts_per_tok\":8,"
		    "\"moe_intermediate_size\":768,\"vocab_size\":151936,"
		    "\"max_position_embeddings\":40960}", 30532122624 },
		{ "Mixtral 8x7B: keras-hub", "{\"model_type\":\"mixtral\","
		    "\"num_hidden_layers\":32,\"hidden_size\":4096,"
		    "\"intermediate_size\":14336,\"num_attention_heads\":32,"
		    "\"num_key_value_heads\":8,\"num_local_experts\":8,"
		    "\"num_experts_per_tok\":2,\"vocab_size\":32000,"
		    "\"max_position_embeddings\":32768,"
		    "\"sliding_window\":null}", 46702792704 },
		{ "GPT-2 small: keras-hub", "{\"model_type\":\"gpt2\","
		    "\"n_layer\":12,\"n_embd\":768,\"n_head\":12,"
		    "\"n_inner\":null,\"vocab_size\":50257,"
		    "\"n_positions\":1024}", 124439808 },
		{ "Gemma 2 9B: keras-hub", "{\"model_type\":\"gemma2\","
		    "\"num_hidden_layers\":42,\"hidden_size\":3584,"
		    "\"intermediate_size\":14336,\"num_attention_heads\":16,"
		    "\"num_key_value_heads\":8,\"head_dim\":256,"
		    "\"sliding_window\":4096,\"vocab_size\":256000,"
		    "\"max_position_embeddings\":8192}", 9241705984 },
		{ "BLOOM 176B: Hub", "{\"model_type\":\"bloom\","
		    "\"n_layer\":70,\"hidden_size\":14336,\"n_head\":112,"
		    "\"vocab_size\":250880,\"seq_length\":2048}",
		    176247271424 },
		{ "gpt-oss-20b: Hub", "{\"model_type\":\"gpt_oss\","
		    "\"num_hidden_layers\":24,\"hidden_size\":2880,"
		    "\"intermediate_size\":2880,\"num_attention_heads\":64,"
		    "\"num_key_value_heads\":8,\"head_dim\":64,"
		    "\"num_local_experts\":32,\"num_experts_per_tok\":4,"
		    "\"sliding_window\":128,\"vocab_size\":201088,"
		    "\"max_position_embeddings\":131072,"
		    "\"quantization_config\":{\"quant_method\":\"mxfp4\"}}",
		    20914757184 },
		{ "DeepSeek-V3: README, 671 billion; its own configuration",
		    "{\"model_type\":\"deepseek_v3\","
		    "\"num_hidden_layers\":61,\"hidden_size\":7168,"
		    "\"intermediate_size\":18432,"
		    "\"moe_intermediate_size\":2048,"
		    "\"num_attention_heads\":128,"
		    "\"num_key_value_heads\":128,\"n_routed_experts\":256,"
		    "\"n_shared_experts\":1,\"num_experts_per_tok\":8,"
		    "\"first_k_dense_replace\":3,\"q_lora_rank\":1536,"
		    "\"kv_lora_rank\":512,\"qk_rope_head_dim\":64,"
		    "\"qk_nope_head_dim\":128,\"v_head_dim\":128,"
		    "\"vocab_size\":129280,"
		    "\"max_position_embeddings\":163840,"
		    "\"torch_dtype\":\"bfloat16\","
		    "\"quantization_config\":{\"quant_method\":\"fp8\"}}",
		    671026419200 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct arena *arena = arena_new(check_no_memory);
		struct diags *diags = diags_new(arena);
		struct model *m = read(arena, diags, rows[i].text);

		if (!m)
			fail_msg("%s: was refused", rows[i].name);
		check_close(rows[i].name, m->parameters.value, rows[i].want,
		    0);
		arena_free(arena);
	}
}

static void
refused(void **state)
{
	static const struct {
		const char *name, *text, *said;
	} rows[] = {
		{ "no JSON", "{", "config.json:1: error: a member wants a "
		    "name and a colon [csv]" },
		{ "an unknown family", "{\n\"model_type\": \"nobodys\"}",
		    "config.json:2: error: model_type: the layers of "
		    "\"nobodys\" are not known" },
		{ "RWKV", "{\n\"model_type\": \"rwkv\"}",
		    "config.json:2: error: model_type: the layers of "
		    "\"rwkv\" are not modelled: a linear recurrence in "
		    "place of attention; a stand-in at least as large, of "
		    "attention alone, is written by hand: 'ridgeline new "
		    "model ID'" },
		{ "MiniMax-01", "{\"model_type\": \"minimax\"}",
		    "not modelled: linear attention (lightning) in most" },
		{ "DeepSeek-V3.2", "{\"model_type\": \"deepseek_v32\"}",
		    "not modelled: sparse attention: an indexer" },
		{ "a hybrid without its pattern", "{\"model_type\": "
		    "\"nemotron_h\", \"hidden_size\": 64, "
		    "\"num_hidden_layers\": 4}", "a network of type "
		    "nemotron_h needs hybrid_override_pattern" },
		{ "a pattern that is a number", "{\"model_type\": "
		    "\"nemotron_h\", \"hidden_size\": 64, "
		    "\"num_hidden_layers\": 4, "
		    "\"hybrid_override_pattern\": 4}", "a network of type "
		    "nemotron_h needs hybrid_override_pattern" },
		{ "a letter that no layer has", "{\"model_type\": "
		    "\"nemotron_h\", \"hidden_size\": 64, "
		    "\"num_hidden_layers\": 2,\n"
		    "\"hybrid_override_pattern\": \"MX\"}",
		    "config.json:2: error: hybrid_override_pattern: layers "
		    "of \"X\" are not modelled" },
		{ "experts of a hybrid over a latent", "{\"model_type\": "
		    "\"nemotron_h\", \"hidden_size\": 64, "
		    "\"num_hidden_layers\": 2,\n"
		    "\"moe_latent_size\": 32,"
		    "\"hybrid_override_pattern\": \"ME\"}",
		    "config.json:2: error: moe_latent_size: experts over a "
		    "latent are not modelled" },
		{ "lists that Kimi's files have", "{\"model_type\": "
		    "\"kimi_linear\", \"hidden_size\": 64, "
		    "\"num_hidden_layers\": 2}", "needs linear_attn_config "
		    "with full_attn_layers" },
		{ "layers of another kind in a family that is known",
		    "{\"model_type\": \"qwen3\",\n\"layer_types\": "
		    "[\"full_attention\",\n\"linear_attention\"]}",
		    "config.json:3: error: layer_types: layers of "
		    "\"linear_attention\" are not modelled" },
		{ "and in the text part of one that is not", "{\"model_type\": "
		    "\"qwen3_5\",\n\"text_config\": {\"layers_block_type\": "
		    "[\"mamba\"]}}", "config.json:2: error: "
		    "layers_block_type: layers of \"mamba\" are not" },
		{ "such a text part", "{\"model_type\": \"llava\",\n"
		    "\"text_config\": {\"model_type\": \"rwkv\"}}",
		    "config.json:2: error: model_type: the layers of "
		    "\"rwkv\" are not modelled: a linear recurrence" },
		{ "a text part that is not known", "{\"model_type\": "
		    "\"llava\",\n\"text_config\": {\"model_type\": "
		    "\"nobodys\"}}", "config.json:2: error: model_type: the "
		    "layers of \"nobodys\" are not known" },
		{ "what reads images is missing", "{\"model_type\": "
		    "\"gemma3\", \"text_config\": {\"hidden_size\": 8, "
		    "\"num_hidden_layers\": 1, \"intermediate_size\": 8}}",
		    "a network of type gemma3 needs vision_config" },
		{ "a dimension of it", "{\"model_type\": \"qwen2_vl\", "
		    "\"hidden_size\": 8, \"num_hidden_layers\": 1, "
		    "\"intermediate_size\": 8, \"num_attention_heads\": 1, "
		    "\"vocab_size\": 8, \"max_position_embeddings\": 8,\n"
		    "\"vision_config\": {}}",
		    "config.json:2: error: vision_config: embed_dim is "
		    "missing" },
		{ "no family", "\n{}", "config.json:2: error: model_type, "
		    "the family of the network, is not there" },
		{ "a family's own key, where its name stands", "{\n"
		    "\"model_type\":\"gpt2\",\"n_layer\":1}",
		    "config.json:2: error: a network of type gpt2 needs "
		    "n_embd" },
		{ "a dimension is missing", "{\"model_type\":\"llama\","
		    "\"num_hidden_layers\":2}",
		    "a network of type llama needs hidden_size" },
		{ "a dimension is a word", "{\"model_type\":\"llama\","
		    "\"num_hidden_layers\":\"two\"}",
		    "num_hidden_layers: wants a whole number" },
		{ "a dimension beyond all numbers of parameters",
		    "{\"model_type\":\"llama\",\"num_hidden_layers\":1e300}",
		    "num_hidden_layers: wants a whole number" },
		{ "half a layer", "{\"model_type\":\"llama\","
		    "\"num_hidden_layers\":2.5}",
		    "num_hidden_layers: wants a whole number" },
		{ "no layers at all", "{\"model_type\":\"llama\","
		    "\"num_hidden_layers\":0}",
		    "a network of type llama needs num_hidden_layers" },
		{ "several parts of no family that is known",
		    "{\"model_type\":\"nobodys\",\n\"text_config\":"
		    "{\"model_type\":\"gemma3_text\"}}", "config.json:2: "
		    "error: text_config: a network of several parts is not "
		    "read; its text network alone is" },
		{ "bits that no format has", "{\"model_type\":\"gpt2\","
		    "\"n_layer\":1,\"n_embd\":8,\"n_head\":1,"
		    "\"vocab_size\":9,\"n_positions\":9,\n"
		    "\"quantization_config\":{\"quant_method\":\"gptq\","
		    "\"bits\":3}}", "config.json:2: error: "
		    "quantization_config: no number format is known that is "
		    "like \"gptq\" of these bits" },
		{ "awq of eight", "{\"model_type\":\"gpt2\","
		    "\"n_layer\":1,\"n_embd\":8,\"n_head\":1,"
		    "\"vocab_size\":9,\"n_positions\":9,"
		    "\"quantization_config\":{\"quant_method\":\"awq\","
		    "\"bits\":8}}", "like \"awq\" of these bits" },
		{ "three bits of a list", "{\"model_type\":\"gpt2\","
		    "\"n_layer\":1,\"n_embd\":8,\"n_head\":1,"
		    "\"vocab_size\":9,\"n_positions\":9,"
		    "\"quantization_config\":{\"quant_method\":"
		    "\"compressed-tensors\",\"config_groups\":{\"g\":"
		    "{\"weights\":{\"num_bits\":3}}}}}",
		    "like \"compressed-tensors\" of these bits" },
		{ "a method of nobody", "{\"model_type\":\"gpt2\","
		    "\"n_layer\":1,\"n_embd\":8,\"n_head\":1,"
		    "\"vocab_size\":9,\"n_positions\":9,"
		    "\"quantization_config\":{\"quant_method\":\"quip\"}}",
		    "like \"quip\" of these bits" },
		{ "several parts", "{\"model_type\":\"llama\","
		    "\"num_hidden_layers\":2,\"hidden_size\":8,"
		    "\"vision_config\":{}}", "vision_config: a network of "
		    "several parts" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct arena *arena = arena_new(check_no_memory);
		struct diags *diags = diags_new(arena);
		struct text t;

		if (read(arena, diags, rows[i].text))
			fail_msg("%s: was read", rows[i].name);
		text_init(&t, arena);
		diags_print(diags, &t, DIAG_TEXT, false);
		if (!strstr(t.data, rows[i].said))
			fail_msg("%s: said %s", rows[i].name, t.data);
		arena_free(arena);
	}
}

/* Windows: every other layer, every sixth whole, as listed. */
static void
windows(void **state)
{
	static const char shape[] = "\"num_hidden_layers\":%d,"
	    "\"hidden_size\":64,\"intermediate_size\":8,"
	    "\"num_attention_heads\":4,\"vocab_size\":9,"
	    "\"max_position_embeddings\":99,\"sliding_window\":7";
	static const struct {
		const char *name, *type, *more;
		int layers;
		double want;
	} rows[] = {
		{ "Mistral 7B v0.1: all 32", "mistral", "", 32, 32 },
		{ "Gemma 2 9B: 21 of 42", "gemma2", "", 42, 21 },
		{ "Gemma 3 27B: 52 of 62, five local then one global",
		    "gemma3_text", ",\"sliding_window_pattern\":6", 62, 52 },
		{ "a list: two of three", "gpt_oss",
		    ",\"num_local_experts\":2,\"num_experts_per_tok\":1,"
		    "\"layer_types\":[\"sliding_attention\","
		    "\"full_attention\",\"sliding_attention\"]", 3, 2 },
		{ "Qwen2 states one that is off", "qwen2", "", 28, 0 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct arena *arena = arena_new(check_no_memory);
		struct text t;
		struct model *m;

		text_init(&t, arena);
		text_printf(&t, "{\"model_type\":\"%s\",", rows[i].type);
		text_printf(&t, shape, rows[i].layers);
		text_printf(&t, "%s}", rows[i].more);
		m = read(arena, diags_new(arena), t.data);
		assert_non_null(m);
		check_close(rows[i].name, m->window_layers.value,
		    rows[i].want, 0);
		arena_free(arena);
	}
}

/* quantization_config, as each method's documents have it. */
static void
formats(void **state)
{
	static const char shape[] = "{\"model_type\":\"gpt2\","
	    "\"n_layer\":1,\"n_embd\":8,\"n_head\":1,"
	    "\"vocab_size\":9,\"n_positions\":9,%s}";
	static const struct {
		const char *said, *want;
	} rows[] = {
		{ "\"torch_dtype\":\"float16\"", "fp16" },
		{ "\"dtype\":\"float32\"", "fp32" },
		{ "\"torch_dtype\":\"bfloat16\"", "bf16" },
		{ "\"torch_dtype\":\"float8_e4m3fn\"", "fp8" },
		{ "\"vocab_size\":9", "bf16" },
		{ "\"quantization_config\":{\"quant_method\":\"fp8\"}",
		    "fp8" },
		{ "\"quantization_config\":{\"quant_method\":"
		    "\"fbgemm_fp8\"}", "fp8" },
		{ "\"quantization_config\":{\"quant_method\":\"mxfp4\"}",
		    "mxfp4" },
		{ "\"quantization_config\":{\"quant_method\":\"gptq\"}",
		    "gptq" },
		{ "\"quantization_config\":{\"quant_method\":\"gptq\","
		    "\"group_size\":32}", "gptq_g32" },
		{ "\"quantization_config\":{\"quant_method\":\"gptq\","
		    "\"group_size\":33}", "gptq" },
		{ "\"quantization_config\":{\"quant_method\":\"gptq\","
		    "\"group_size\":-1}", "gptq" },
		{ "\"quantization_config\":{\"quant_method\":\"gptq\","
		    "\"group_size\":0}", "gptq" },
		{ "\"quantization_config\":{\"quant_method\":"
		    "\"bitsandbytes\"}", "nf4" },
		{ "\"quantization_config\":{\"quant_method\":"
		    "\"bitsandbytes\",\"_load_in_8bit\":true}", "int8" },
		{ "\"quantization_config\":{\"quant_method\":"
		    "\"bitsandbytes\",\"load_in_8bit\":false}", "nf4" },
		{ "\"quantization_config\":{\"quant_method\":"
		    "\"bitsandbytes\",\"bnb_4bit_quant_type\":\"fp4\"}",
		    "fp4" },
		{ "\"quantization_config\":{\"quant_method\":"
		    "\"bitsandbytes\",\"bnb_4bit_quant_type\":\"fp4\","
		    "\"bnb_4bit_use_double_quant\":true}", "fp4_dq" },
		{ "\"quantization_config\":{\"quant_method\":"
		    "\"compressed-tensors\",\"config_groups\":{\"g\":"
		    "{\"weights\":{\"num_bits\":8,\"type\":\"int\"}}}}",
		    "int8" },
		{ "\"quantization_config\":{\"quant_method\":"
		    "\"compressed-tensors\",\"config_groups\":{\"g\":"
		    "{\"weights\":{\"num_bits\":4,\"type\":\"float\"}}}}",
		    "nvfp4" },
		{ "\"quantization_config\":{\"quant_method\":"
		    "\"compressed-tensors\",\"config_groups\":{\"g\":"
		    "{\"weights\":{\"num_bits\":4,\"type\":\"int\"}}}}",
		    "int4" },
		{ "\"quantization_config\":{\"quant_method\":"
		    "\"modelopt\",\"quant_algo\":\"FP8\"}", "fp8" },
		{ "\"quantization_config\":{\"quant_method\":\"gptq\","
		    "\"bits\":4,\"group_size\":128}", "gptq" },
		{ "\"quantization_config\":{\"quant_method\":\"gptq\","
		    "\"bits\":8}", "gptq_int8" },
		{ "\"quantization_config\":{\"quant_method\":\"awq\","
		    "\"bits\":4,\"group_size\":32}", "awq_g32" },
		{ "\"quantization_config\":{\"quant_method\":"
		    "\"bitsandbytes\",\"load_in_4bit\":true,"
		    "\"bnb_4bit_quant_type\":\"nf4\","
		    "\"bnb_4bit_use_double_quant\":true}", "nf4_dq" },
		{ "\"quantization_config\":{\"quant_method\":"
		    "\"bitsandbytes\",\"load_in_8bit\":true}", "int8" },
		{ "\"quantization_config\":{\"quant_method\":"
		    "\"compressed-tensors\",\"config_groups\":{\"group_0\":"
		    "{\"weights\":{\"num_bits\":8,\"type\":\"float\"}}}}",
		    "fp8" },
		{ "\"quantization_config\":{\"quant_method\":"
		    "\"compressed-tensors\",\"config_groups\":{\"group_0\":"
		    "{\"weights\":{\"num_bits\":4,\"type\":\"int\","
		    "\"group_size\":128}}}}", "int4_g128" },
		{ "\"quantization_config\":{\"quant_method\":"
		    "\"modelopt\",\"quant_algo\":\"NVFP4\"}", "nvfp4" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct arena *arena = arena_new(check_no_memory);
		char text[512];
		struct model *m;

		snprintf(text, sizeof(text), shape, rows[i].said);
		m = read(arena, diags_new(arena), text);
		assert_non_null(m);
		assert_string_equal(m->weight_format.text, rows[i].want);
		arena_free(arena);
	}
}

/* An empty file is asked for each dimension by the name that those of its
 * family have for it. */
static void
names_of_families(void **state)
{
	static const struct {
		const char *name, *type, *keys;
	} rows[] = {
		{ "Hub: config.json of facebook/bart-large", "bart",
		    "d_model encoder_attention_heads encoder_ffn_dim "
		    "encoder_layers max_position_embeddings vocab_size" },
		{ "Hub: config.json of bigscience/bloom", "bloom",
		    "hidden_size n_head n_layer seq_length vocab_size" },
		{ "Hub: config.json of databricks/dbrx-base", "dbrx",
		    "d_model ffn_hidden_size max_seq_len n_heads n_layers "
		    "vocab_size" },
		{ "Hub: config.json of distilbert-base-uncased", "distilbert",
		    "dim hidden_dim max_position_embeddings n_heads n_layers "
		    "vocab_size" },
		{ "Hub: config.json of EXAONE-3.5-7.8B-Instruct", "exaone",
		    "hidden_size intermediate_size max_position_embeddings "
		    "num_attention_heads num_layers vocab_size" },
		{ "Hub: config.json of openai-community/gpt2", "gpt2",
		    "n_embd n_head n_layer n_positions vocab_size" },
		{ "Hub: config.json of bigcode/starcoder", "gpt_bigcode",
		    "n_embd n_head n_layer n_positions vocab_size" },
		{ "Hub: config.json of EleutherAI/gpt-j-6b", "gptj",
		    "n_embd n_head n_layer n_positions vocab_size" },
		{ "Hub: config.json of mosaicml/mpt-7b", "mpt",
		    "d_model max_seq_len n_heads n_layers vocab_size" },
		{ "Hub: config.json of facebook/opt-6.7b", "opt",
		    "ffn_dim hidden_size max_position_embeddings "
		    "num_attention_heads num_hidden_layers vocab_size" },
		{ "Hub: config.json of google/t5-v1_1-xxl", "t5",
		    "d_ff d_model num_heads num_layers vocab_size" },
		{ "Hub: config.json of google/mt5-small", "mt5",
		    "d_ff d_model num_heads num_layers vocab_size" },
		{ "Hub: config.json of openai/whisper-large-v2", "whisper",
		    "d_model encoder_attention_heads encoder_ffn_dim "
		    "encoder_layers vocab_size" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct arena *arena = arena_new(check_no_memory);
		struct diags *d = diags_new(arena);
		struct text keys, said;
		const char *at;

		text_init(&keys, arena);
		text_init(&said, arena);
		assert_null(read(arena, d, arena_printf(arena,
		    "{\"model_type\":\"%s\"}", rows[i].type)));
		diags_print(d, &said, DIAG_TEXT, false);
		for (at = said.data; (at = strstr(at, " needs ")); ) {
			at += strlen(" needs ");
			text_printf(&keys, "%s%.*s", keys.len ? " " : "",
			    (int)strcspn(at, " "), at);
		}
		check_text(rows[i].name, keys.data, rows[i].keys);
		arena_free(arena);
	}
}

/* A published file of which one key is called otherwise lacks that one. */
static void
keys_of_published(void **state)
{
	static const struct { const char *file, *key; } rows[] = {
		{ "mamba-2.8b", "state_size" },
		{ "falcon-mamba-7b", "state_size" },
		{ "mamba-codestral-7b", "num_heads" },
		{ "mamba-codestral-7b", "state_size" },
		{ "jamba-1.5-mini", "mamba_d_state" },
		{ "jamba-1.5-mini", "mamba_d_conv" },
		{ "bamba-9b", "mamba_n_heads" },
		{ "bamba-9b", "mamba_d_state" },
		{ "bamba-9b", "mamba_d_conv" },
		{ "falcon-h1-7b", "mamba_n_heads" },
		{ "falcon-h1-7b", "mamba_d_state" },
		{ "falcon-h1-7b", "mamba_d_conv" },
		{ "granite-4.0-h-small", "mamba_n_heads" },
		{ "granite-4.0-h-small", "mamba_d_state" },
		{ "granite-4.0-h-small", "mamba_d_conv" },
		{ "qwen3-next-80b-a3b", "linear_num_value_heads" },
		{ "qwen3-next-80b-a3b", "linear_value_head_dim" },
		{ "qwen3-next-80b-a3b", "linear_key_head_dim" },
		{ "qwen3-next-80b-a3b", "linear_num_key_heads" },
		{ "qwen3-next-80b-a3b", "linear_conv_kernel_dim" },
		{ "kimi-linear-48b-a3b", "model_max_length" },
		{ "kimi-linear-48b-a3b", "short_conv_kernel_size" },
		{ "kimi-linear-48b-a3b", "num_experts_per_token" },
		{ "dbrx", "moe_top_k" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct arena *arena = arena_new(check_no_memory);
		struct diags *d = diags_new(arena);
		const char *key = arena_printf(arena, "\"%s\"", rows[i].key);
		const char *want = arena_printf(arena, " needs %s [",
		    rows[i].key);
		struct text said;
		size_t len;
		char *at, *text = file_read(arena, arena_printf(arena,
		    "tests/import/configs/%s.json", rows[i].file), &len);

		assert_non_null(text);
		assert_non_null(strstr(text, key));
		for (at = text; (at = strstr(at, key)); at++)
			at[1] = '#';
		assert_null(read(arena, d, text));
		text_init(&said, arena);
		diags_print(d, &said, DIAG_TEXT, false);
		if (!strstr(said.data, want))
			fail_msg("%s: %s: %s", rows[i].file, want, said.data);
		arena_free(arena);
	}
}

static struct model *
read_without(struct arena *arena, const char *file, const char *keys)
{
	size_t len;
	char *text = file_read(arena, arena_printf(arena,
	    "tests/import/configs/%s.json", file), &len);

	assert_non_null(text);
	for (const char *k = keys; *k; k += strcspn(k, " "), k += *k == ' ') {
		char *at = text;
		const char *key = arena_printf(arena, "\"%.*s\"",
		    (int)strcspn(k, " "), k);

		assert_non_null(strstr(text, key));
		while ((at = strstr(at, key)))
			at[1] = '#';
	}
	return read(arena, diags_new(arena), text);
}

/* What a published file states is what transformers' class takes without it. */
static void
defaults(void **state)
{
	static const struct { const char *file, *keys; } rows[] = {
		{ "whisper-large-v2", "num_mel_bins" },
		{ "whisper-large-v2", "max_source_positions" },
		{ "whisper-large-v2", "max_target_positions" },
		{ "t5-small", "relative_attention_num_buckets" },
		{ "t5-small", "n_positions" },
		{ "jamba-1.5-mini", "attn_layer_period" },
		{ "jamba-1.5-mini", "expert_layer_period" },
		{ "jamba-1.5-mini", "mamba_dt_rank" },
		{ "bamba-9b", "mamba_d_head mamba_expand" },
		{ "bamba-9b", "mamba_n_groups" },
		{ "mamba-2.8b", "expand" },
		{ "mistral-small-3.1-24b", "spatial_merge_size" },
		{ "qwen2-vl-7b", "mlp_ratio spatial_merge_size "
		    "temporal_patch_size" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct arena *arena = arena_new(check_no_memory);
		const struct model *a = read_without(arena, rows[i].file, "");
		const struct model *b = read_without(arena, rows[i].file,
		    rows[i].keys);
		const char *name = arena_printf(arena, "%s without %s",
		    rows[i].file, rows[i].keys);

		assert_non_null(a);
		if (!b)
			fail_msg("%s: refused", name);
		check_close(name, b->parameters.value, a->parameters.value, 0);
		check_close(name, b->extra_parameters.value,
		    a->extra_parameters.value, 0);
		check_close(name, b->position_parameters.value,
		    a->position_parameters.value, 0);
		check_close(name, b->max_context.value, a->max_context.value,
		    0);
		check_close(name, b->attention_layers.value,
		    a->attention_layers.value, 0);
		check_close(name, b->state_rank.value, a->state_rank.value, 0);
		if (strstr(rows[i].keys, "dt_rank"))
			assert_non_null(b->state_rank.fact.assume);
		check_close(name, b->state_head_dim.value,
		    a->state_head_dim.value, 0);
		arena_free(arena);
	}
}

/* What transformers' classes take of a text part that says nothing, and of a
 * file of its own. */
static void
unsaid(void **state)
{
	static const char whole[] = "\"num_hidden_layers\":1,\"n_layer\":1,"
	    "\"hidden_size\":8,\"d_model\":8,\"intermediate_size\":8,"
	    "\"d_ff\":8,\"num_attention_heads\":2,\"num_heads\":2,"
	    "\"num_layers\":1,\"vocab_size\":9";
	static const struct {
		const char *type, *text, *more, *field;
		double want;
	} rows[] = {
		{ "llava", "llama", "", "layers", 32 },
		{ "llava", "llama", "", "hidden", 4096 },
		{ "llava", "llama", "", "ffn", 11008 },
		{ "llava", "llama", "", "heads", 32 },
		{ "llava", "llama", "", "kv_heads", 32 },
		{ "llava", "llama", "", "vocab", 32000 },
		{ "llava", "llama", "", "max_context", 2048 },
		{ "gemma3", "gemma3_text", "\"num_hidden_layers\":12,"
		    "\"hidden_size\":8,\"intermediate_size\":8", "heads", 8 },
		{ "gemma3", "gemma3_text", "\"num_hidden_layers\":12,"
		    "\"hidden_size\":8,\"intermediate_size\":8", "kv_heads",
		    4 },
		{ "gemma3", "gemma3_text", "\"num_hidden_layers\":12,"
		    "\"hidden_size\":8,\"intermediate_size\":8", "head_dim",
		    256 },
		{ "gemma3", "gemma3_text", "\"num_hidden_layers\":12,"
		    "\"hidden_size\":8,\"intermediate_size\":8", "vocab",
		    262208 },
		{ "gemma3", "gemma3_text", "\"num_hidden_layers\":12,"
		    "\"hidden_size\":8,\"intermediate_size\":8",
		    "max_context", 131072 },
		{ "gemma3", "gemma3_text", "\"num_hidden_layers\":12,"
		    "\"hidden_size\":8,\"intermediate_size\":8,"
		    "\"sliding_window\":7", "window_layers", 10 },
		{ "llama4", "llama4_text", "\"num_hidden_layers\":1,"
		    "\"hidden_size\":8,\"intermediate_size\":8,"
		    "\"num_attention_heads\":2,\"vocab_size\":9,"
		    "\"max_position_embeddings\":9", "head_dim", 128 },
		{ "paligemma", "gemma", whole, "head_dim", 256 },
		{ "paligemma", "gemma", whole, "max_context", 8192 },
		{ "falcon", NULL, whole, "max_context", 2048 },
		{ "t5", NULL, whole, "max_context", 512 },
		{ "mt5", NULL, whole, "max_context", 512 },
	};
	static const char eyes[] = "\"vision_config\":{\"hidden_size\":2,"
	    "\"num_hidden_layers\":1,\"intermediate_size\":2,"
	    "\"patch_size\":14,\"projector_input_dim\":2,"
	    "\"projector_output_dim\":2}";

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct arena *arena = arena_new(check_no_memory);
		struct diags *d = diags_new(arena);
		const struct model *m = read(arena, d, rows[i].text ?
		    arena_printf(arena, "{\"model_type\":\"%s\","
		    "\"text_config\":{\"model_type\":\"%s\"%s%s},%s}",
		    rows[i].type, rows[i].text, *rows[i].more ? "," : "",
		    rows[i].more, eyes) : arena_printf(arena,
		    "{\"model_type\":\"%s\",%s}", rows[i].type,
		    rows[i].more));
		const struct number *n;

		if (!m)
			fail_msg("%s: refused: %s", rows[i].type,
			    said(arena, d));
		n = record_field(&m->head, record_type_find(m->head.type,
		    rows[i].field));
		check_close(rows[i].field, n->value, rows[i].want, 0);
		if (!n->fact.assume && strcmp(rows[i].field,
		    "window_layers") != 0)
			fail_msg("%s: %s is not told as assumed",
			    rows[i].type, rows[i].field);
		arena_free(arena);
	}
}

/* How many layers have a mixer, attention and an MLP, counted by hand; of MLPs
 * how many are dense where others have experts. */
static void
hybrids(void **state)
{
	static const char mamba2[] = "\"hidden_size\":8,\"mamba_num_heads\":2,"
	    "\"mamba_n_heads\":2,\"mamba_head_dim\":8,\"mamba_d_head\":8,"
	    "\"ssm_state_size\":4,\"mamba_d_state\":4,\"n_groups\":1,"
	    "\"conv_kernel\":4,\"mamba_d_conv\":4,\"chunk_size\":16,"
	    "\"num_attention_heads\":1,\"vocab_size\":8,"
	    "\"max_position_embeddings\":16,\"intermediate_size\":8,"
	    "\"linear_num_value_heads\":2,\"linear_value_head_dim\":4,"
	    "\"linear_key_head_dim\":4,\"linear_num_key_heads\":2,"
	    "\"linear_conv_kernel_dim\":4";
	static const char routed[] = ",\"n_routed_experts\":2,"
	    "\"num_experts_per_tok\":1,\"moe_intermediate_size\":4";
	static const struct {
		const char *type, *more;
		int layers;
		bool routed;
		double states, attentions, mlps, dense;
	} rows[] = {
		{ "nemotron_h", "\"hybrid_override_pattern\":\"M\"", 1, false,
		    1, 0, 0, 0 },
		{ "nemotron_h", "\"hybrid_override_pattern\":\"M-M*-\"", 5,
		    false, 2, 1, 2, 0 },
		{ "nemotron_h", "\"hybrid_override_pattern\":\"ME\"", 2, true,
		    1, 0, 1, 0 },
		{ "nemotron_h", "\"hybrid_override_pattern\":\"ME-\"", 3,
		    true, 1, 0, 2, 1 },
		{ "nemotron_h", "\"hybrid_override_pattern\":\"M-E-E*\"", 6,
		    true, 1, 1, 4, 2 },
		{ "nemotron_h", "\"layers_block_type\":[\"mamba\",\"moe\","
		    "\"attention\",\"mlp\",\"mlp\"]", 5, true, 1, 1, 3, 2 },
		{ "jamba", "\"attn_layer_period\":2,\"attn_layer_offset\":1",
		    5, false, 3, 2, 5, 0 },
		{ "jamba", "\"attn_layer_period\":2,\"attn_layer_offset\":0",
		    5, false, 2, 3, 5, 0 },
		{ "jamba", "\"attn_layer_period\":3,\"attn_layer_offset\":4",
		    5, false, 4, 1, 5, 0 },
		{ "jamba", "\"attn_layer_period\":3,\"attn_layer_offset\":5",
		    5, false, 5, 0, 5, 0 },
		/* Every eighth from the fourth on: 4, 12, 20. */
		{ "jamba", "\"x\":1", 1, false, 1, 0, 1, 0 },
		{ "jamba", "\"x\":1", 21, false, 18, 3, 21, 0 },
		{ "jamba", "\"x\":1", 20, false, 18, 2, 20, 0 },
		{ "bamba", "\"attn_layer_indices\":[1,3,4]", 7, false, 4, 3,
		    7, 0 },
		{ "bamba", "\"attn_layer_indices\":[]", 7, false, 7, 0, 7, 0 },
		{ "falcon_h1", "\"x\":1", 7, false, 7, 7, 7, 0 },
		{ "granitemoehybrid", "\"layer_types\":[\"mamba\","
		    "\"attention\",\"mamba\"]", 3, false, 2, 1, 3, 0 },
		/* Every fourth has full attention where the file is silent. */
		{ "qwen3_next", "\"x\":1", 9, false, 7, 2, 9, 0 },
		{ "qwen3_next", "\"full_attention_interval\":3", 9, false, 6,
		    3, 9, 0 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct arena *arena = arena_new(check_no_memory);
		struct diags *d = diags_new(arena);
		const char *name = arena_printf(arena, "%s of %d: %s",
		    rows[i].type, rows[i].layers, rows[i].more);
		const struct model *m = read(arena, d, arena_printf(arena,
		    "{\"model_type\":\"%s\",\"num_hidden_layers\":%d,%s,%s%s}",
		    rows[i].type, rows[i].layers, mamba2, rows[i].more,
		    rows[i].routed ? routed : ""));

		if (!m)
			fail_msg("%s: refused: %s", name, said(arena, d));
		check_close(name, m->state_layers.value, rows[i].states, 0);
		check_close(name, m->attention_layers.value,
		    rows[i].attentions, 0);
		check_close(name, m->mlp_layers.value, rows[i].mlps, 0);
		check_close(name, m->dense_layers.value, rows[i].dense, 0);
		if (!strcmp(rows[i].type, "jamba")) {
			/* Channels twice as wide as the network, each with a
			 * norm. */
			check_close(name, m->state_heads.value, 16, 0);
			check_int(name, m->state_norms.on, 1);
		}
		arena_free(arena);
	}
}

/* A network for images alone, 2 wide, of 4 places of 14 by 14 in 28 by 28. */
static void
vit(void **state)
{
	static const char all[] = "{\"model_type\":\"vit\",\"hidden_size\":2,"
	    "\"num_hidden_layers\":3,\"intermediate_size\":5,"
	    "\"num_attention_heads\":1,\"patch_size\":14%s}";
	/* A block is 4 * (2 * 2 + 2) + 2 * 2 * 5 + 5 + 2 + 4 * 2 = 59; before
	 * them patches with a bias, a class token and places, behind them a
	 * norm of twos. */
	static const struct {
		const char *name, *more, *has;
		double want;
	} rows[] = {
		{ "28 by 28 in three colours: 3 * 196 * 2 + 2, 2, 5 * 2, 4",
		    ",\"image_size\":28", "{ 3, 28, 28 }",
		    1176 + 2 + 2 + 10 + 177 + 4 },
		{ "ViTConfig: image_size 224, 16 * 16 places", "",
		    "{ 3, 224, 224 }", 1176 + 2 + 2 + 514 + 177 + 4 },
		{ "in one colour", ",\"image_size\":28,\"num_channels\":1",
		    "{ 1, 28, 28 }", 392 + 2 + 2 + 10 + 177 + 4 },
		{ "that tells two classes apart: 2 * (2 + 1)",
		    ",\"image_size\":28,\"id2label\":{\"0\":\"a\","
		    "\"1\":\"b\"}", "layer \"linear\" { units = 2 },\n"
		    "        },\n      },\n      layer \"norm\" { of = "
		    "\"layer\" },\n      layer \"first\" {},\n      layer "
		    "\"linear\" { units = 2 },\n",
		    1176 + 2 + 2 + 10 + 177 + 4 + 6 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct arena *arena = arena_new(check_no_memory);
		struct hf_said said;
		char text[512];
		struct hf_file file = { "config.json", text, 0 };
		const struct model *m;

		snprintf(text, sizeof(text), all, rows[i].more);
		file.len = strlen(text);
		m = hf_config_read(arena, diags_new(arena), &file, &said);
		assert_non_null(m);
		check_close(rows[i].name, m->parameters.value, rows[i].want,
		    0);
		if (!strstr(said.network, rows[i].has))
			fail_msg("%s: %s", rows[i].name, said.network);
		arena_free(arena);
	}
}

/* What the code of a family has and no file says, by its class in transformers:
 * a gate in the MLP, which norm, and how many of them a layer has. */
static void
layers_of_families(void **state)
{
	static const struct {
		const char *file, *mlp, *norm;
		double norms;
	} rows[] = {
		{ "baichuan2-7b", "gated", "rmsnorm", 2 },
		{ "bamba-9b", "gated", "rmsnorm", 2 },
		{ "bart-large", "plain", "layernorm", 2 },
		{ "bert-base-uncased", "plain", "layernorm", 2 },
		{ "bloom-176b", "plain", "layernorm", 2 },
		{ "command-r-v01", "gated", "layernorm_no_bias", 1 },
		{ "command-r7b", "gated", "layernorm_no_bias", 1 },
		{ "dbrx", "gated", "layernorm_no_bias", 2 },
		{ "deepseek-v3", "gated", "rmsnorm", 2 },
		{ "distilbert-base-uncased", "plain", "layernorm", 2 },
		{ "exaone-3.5-7.8b", "gated", "rmsnorm", 2 },
		{ "falcon-7b", "plain", "layernorm", 1 },
		{ "falcon-40b", "plain", "layernorm", 2 },
		{ "falcon-h1-7b", "gated", "rmsnorm", 2 },
		{ "falcon-mamba-7b", "none", "rmsnorm", 1 },
		{ "gemma-2-9b", "gated", "rmsnorm", 4 },
		{ "gemma-2b", "gated", "rmsnorm", 2 },
		{ "gemma-3-1b", "gated", "rmsnorm", 4 },
		{ "glm-4-9b-0414", "gated", "rmsnorm", 4 },
		{ "glm-4-9b-chat-hf", "gated", "rmsnorm", 2 },
		{ "gpt-j-6b", "plain", "layernorm", 1 },
		{ "gpt-neox-20b", "plain", "layernorm", 2 },
		{ "gpt-oss-20b", "gated", "rmsnorm", 2 },
		{ "gpt2", "plain", "layernorm", 2 },
		{ "granite-3.0-3b-a800m", "gated", "rmsnorm", 2 },
		{ "granite-3.1-8b", "gated", "rmsnorm", 2 },
		{ "granite-4.0-h-small", "gated", "rmsnorm", 2 },
		{ "internlm2-7b", "gated", "rmsnorm", 2 },
		{ "jamba-1.5-mini", "gated", "rmsnorm", 2 },
		{ "kimi-k2", "gated", "rmsnorm", 2 },
		{ "kimi-linear-48b-a3b", "gated", "rmsnorm", 2 },
		{ "llama-3.1-8b", "gated", "rmsnorm", 2 },
		{ "mamba-2.8b", "none", "rmsnorm", 1 },
		{ "mamba-codestral-7b", "none", "rmsnorm", 1 },
		{ "minimax-m2", "gated", "rmsnorm", 2 },
		{ "minitron-4b", "plain", "layernorm", 2 },
		{ "mistral-7b-v0.1", "gated", "rmsnorm", 2 },
		{ "mixtral-8x7b", "gated", "rmsnorm", 2 },
		{ "mpt-7b", "plain", "layernorm_no_bias", 2 },
		{ "nemotron-h-8b", "plain", "rmsnorm", 1 },
		{ "olmo-2-7b", "gated", "rmsnorm", 2 },
		{ "olmoe-1b-7b", "gated", "rmsnorm", 2 },
		{ "opt-6.7b", "plain", "layernorm", 2 },
		{ "phi-2", "plain", "layernorm", 1 },
		{ "phi-3-mini-4k", "gated", "rmsnorm", 2 },
		{ "phi-3.5-moe", "gated", "layernorm", 2 },
		{ "qwen1.5-moe-a2.7b", "gated", "rmsnorm", 2 },
		{ "qwen2.5-7b", "gated", "rmsnorm", 2 },
		{ "qwen3-30b-a3b", "gated", "rmsnorm", 2 },
		{ "qwen3-8b", "gated", "rmsnorm", 2 },
		{ "qwen3-next-80b-a3b", "gated", "rmsnorm", 2 },
		{ "roberta-base", "plain", "layernorm", 2 },
		{ "seed-oss-36b", "gated", "rmsnorm", 2 },
		{ "smollm3-3b", "gated", "rmsnorm", 2 },
		{ "stablelm-2-1.6b", "gated", "layernorm", 2 },
		{ "starcoder", "plain", "layernorm", 2 },
		{ "starcoder2-15b", "plain", "layernorm", 2 },
		{ "t5-small", "plain", "rmsnorm", 2 },
		{ "whisper-large-v2", "plain", "layernorm", 2 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct arena *arena = arena_new(check_no_memory);
		const struct model *m = read_without(arena, rows[i].file, "");

		if (!m)
			fail_msg("%s: refused", rows[i].file);
		check_text(rows[i].file, m->mlp.text ? m->mlp.text : "none",
		    rows[i].mlp);
		check_text(rows[i].file, m->norm.text ? m->norm.text :
		    "rmsnorm", rows[i].norm);
		check_close(rows[i].file, m->norms_per_layer.value,
		    rows[i].norms, 0);
		arena_free(arena);
	}
}

/* Whisper large, by hand: 1500 places of sound and 448 of text, 1280 wide; two
 * convolutions of three taps, 80 and 1280 to 1280, with a bias. */
static void
whisper(void **state)
{
	struct arena *arena = arena_new(check_no_memory);
	const struct model *m = read_without(arena, "whisper-large-v2", "");

	(void)state;
	check_close("places", m->position_parameters.value, 1948 * 1280, 0);
	check_close("all of them", m->max_context.value, 1948, 0);
	check_close("convolutions", m->extra_parameters.value,
	    3 * 80 * 1280 + 3 * 1280 * 1280 + 2 * 1280, 0);
	arena_free(arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(published_totals),
		cmocka_unit_test(refused),
		cmocka_unit_test(names_of_families),
		cmocka_unit_test(keys_of_published),
		cmocka_unit_test(defaults), cmocka_unit_test(whisper),
		cmocka_unit_test(layers_of_families),
		cmocka_unit_test(windows),
		cmocka_unit_test(unsaid),
		cmocka_unit_test(hybrids),
		cmocka_unit_test(vit),
		cmocka_unit_test(formats),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
