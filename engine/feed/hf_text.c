/* hf_text: the layers of a text network, from what its file and family say. */
#include <math.h>
#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "feed/hf_read.h"
#include "feed/hf_trait.h"

static hf_names layers_key = { "num_hidden_layers", "n_layer", "n_layers",
	"num_layers" };
static hf_names hidden_key = { "hidden_size", "n_embd", "d_model", "dim" };
static hf_names heads_key = { "num_attention_heads", "n_head", "n_heads",
	"num_heads", "encoder_attention_heads" };
static hf_names ffn_key = { "intermediate_size", "ffn_dim", "n_inner",
	"hidden_dim", "d_ff", "ffn_hidden_size", "encoder_ffn_dim" };
static hf_names context_key = { "max_position_embeddings", "n_positions",
	"seq_length", "max_seq_len", "model_max_length" };
static hf_names experts_key = { "num_experts", "num_local_experts",
	"n_routed_experts", "moe_num_experts" };
static hf_names token_experts_key = { "num_experts_per_tok",
	"experts_per_token", "moe_top_k", "num_experts_per_token" };
static hf_names vocab_key = { "vocab_size" };
static hf_names width_key = { "head_dim", "attention_head_dim",
	"kv_channels", "d_kv" };
static hf_names kv_heads_key = { "num_key_value_heads", "num_kv_heads",
	"kv_n_heads" };
static hf_names expert_ffn_key = { "moe_intermediate_size" };
static hf_names shared_key = { "n_shared_experts", "num_shared_experts" };
static hf_names shared_ffn_key = { "shared_expert_intermediate_size",
	"moe_shared_expert_intermediate_size", "shared_intermediate_size" };
static hf_names whole_ffn_key = { "shared_intermediate_size" };
static hf_names every_key = { "interleave_moe_layer_step",
	"decoder_sparse_step", "expert_layer_period" };
static hf_names wide_ffn_key = { "intermediate_size_mlp" };
static hf_names dense_key = { "first_k_dense_replace" };
static hf_names window_key = { "sliding_window" };

static bool
has(const struct hf_reading *r, unsigned trait)
{
	return (r->arch->traits & trait) != 0;
}

static void
read_latent(struct hf_reading *r)
{
	static hf_names q = { "q_lora_rank" }, kv = { "kv_lora_rank" };
	static hf_names rope = { "qk_rope_head_dim" };
	static hf_names nope = { "qk_nope_head_dim" }, v = { "v_head_dim" };
	struct model *m = r->model;

	hf_take(r, &m->q_lora_rank, q);
	hf_need(r, &m->kv_lora_rank, kv);
	hf_need(r, &m->qk_rope_dim, rope);
	hf_need(r, &m->qk_nope_dim, nope);
	hf_need(r, &m->v_head_dim, v);
	hf_state(r, &m->head_dim, m->qk_nope_dim.value + m->qk_rope_dim.value,
	    m->qk_rope_dim.fact.at.line);
}

/* Where the file does not count them. */
static void
guess_kv_heads(struct hf_reading *r)
{
	bool one = has(r, MULTI_QUERY) && hf_flag(r, "multi_query", true) &&
	    !hf_flag(r, "new_decoder_architecture", false);

	if (one)
		hf_state(r, &r->model->kv_heads, 1, 0);
	else if (!hf_take(r, &r->model->kv_heads, kv_heads_key))
		hf_state(r, &r->model->kv_heads, r->model->heads.value, 0);
}

static void
read_biases(struct hf_reading *r)
{
	struct model *m = r->model;
	const char *key = hf_flag_of(r, "use_qkv_bias") ? "use_qkv_bias" :
	    "attention_bias";
	bool asked = has(r, BIAS_KEY | QKV_KEY) && hf_flag(r, key, false);

	hf_raise(r, &m->qkv_bias, has(r, QKV_BIAS) || asked, key);
	hf_raise(r, &m->output_bias, has(r, REST_BIAS) || (asked && has(r,
	    BIAS_KEY)), key);
	hf_raise(r, &m->mlp_bias, has(r, REST_BIAS | MLP_BIAS) || (has(r,
	    BIAS_KEY) && hf_flag(r, "mlp_bias", false)), "mlp_bias");
	hf_raise(r, &m->head_bias, has(r, HEAD_BIAS), "lm_head_bias");
	hf_raise(r, &m->attention_sinks, has(r, SINKS), NULL);
}

static void
read_qk_norm(struct hf_reading *r)
{
	bool asked = hf_flag(r, "use_qk_norm", false);

	if (has(r, QK_NORM) || (asked && has(r, QK_NORM_KEY)))
		hf_word(r, &r->model->qk_norm, "shared");
	if (has(r, QK_NORM_HEAD) || (asked && has(r, QK_NORM_HEAD_KEY)))
		hf_word(r, &r->model->qk_norm, "per_head");
}

static void
read_attention(struct hf_reading *r)
{
	struct model *m = r->model;

	hf_need(r, &m->heads, heads_key);
	guess_kv_heads(r);
	if (has(r, LATENT))
		read_latent(r);
	else if (!hf_take(r, &m->head_dim, width_key) && m->heads.value > 0)
		hf_state(r, &m->head_dim, m->hidden.value / m->heads.value, 0);
	read_biases(r);
	read_qk_norm(r);
}

/* Layers with the window: a list of them, or the family's habit. */
static double
window_layers(const struct hf_reading *r)
{
	const struct json *list = json_member(r->file, "layer_types");
	const struct json *every = json_member(r->file,
	    "sliding_window_pattern");
	const double *habit = hf_default(r, "sliding_window_pattern");
	double layers = r->model->layers.value, n = 0, step;

	for (size_t i = 0; list && i < list->count; i++)
		if (list->item[i].type == JSON_string &&
		    !strcmp(list->item[i].text, "sliding_attention"))
			n++;
	if (list)
		return n;
	if (has(r, WINDOW))
		return layers;
	if (!every && !habit)
		return floor((layers + 1) / 2);
	step = every ? every->number : *habit;
	return step >= 1 ? layers - floor(layers / step) : layers;
}

static void
read_window(struct hf_reading *r)
{
	struct model *m = r->model;

	if (!has(r, WINDOW | ALTERNATE) || !hf_take(r, &m->window, window_key))
		return;
	hf_state(r, &m->window_layers, window_layers(r),
	    m->window.fact.at.line);
}

/* An MLP every few layers is one of experts, and all are beside one more. */
static void
read_some_experts(struct hf_reading *r)
{
	struct model *m = r->model;

	m->expert_ffn = m->ffn;
	hf_take(r, &m->ffn, wide_ffn_key);
	hf_state(r, &m->shared_experts, 1, 0);
}

static void
read_experts(struct hf_reading *r)
{
	struct model *m = r->model;

	if (r->dense || !hf_take(r, &m->experts, experts_key))
		return;
	if (m->experts.value < 2 && m->mixer.text) {
		m->experts = (struct number){ .value = 0 };
		hf_take(r, &m->ffn, whole_ffn_key);
		return;
	}
	hf_need(r, &m->experts_per_token, token_experts_key);
	if (has(r, SOME_EXPERTS))
		read_some_experts(r);
	else if (has(r, ALL_EXPERTS))
		hf_state(r, &m->expert_ffn, m->ffn.value, m->ffn.fact.at.line);
	else
		hf_need(r, &m->expert_ffn, expert_ffn_key);
	hf_take(r, &m->moe_every, every_key);
	hf_take(r, &m->shared_experts, shared_key);
	if (hf_take(r, &m->shared_ffn, shared_ffn_key) &&
	    !m->shared_experts.fact.given)
		hf_state(r, &m->shared_experts, 1, 0);
	hf_take(r, &m->dense_layers, dense_key);
	hf_raise(r, &m->router_bias, has(r, ROUTER_BIAS), NULL);
}

static void
read_mlp(struct hf_reading *r)
{
	const struct json *act = json_member(r->file, "feed_forward_proj");
	struct model *m = r->model;

	if (!hf_take(r, &m->ffn, ffn_key) && has(r, WIDTH_4))
		hf_state(r, &m->ffn, 4 * m->hidden.value, 0);
	else if (!m->ffn.fact.given)
		hf_need(r, &m->ffn, ffn_key);
	hf_word(r, &m->mlp, r->arch->mlp);
	if (has(r, RELATIVE) && act && act->type == JSON_string &&
	    text_starts(act->text, "gated"))
		m->mlp.text = "gated";
	read_experts(r);
}

/* A norm for attention and one for the MLP, where one is for both. */
static double
norms_of(const struct hf_reading *r)
{
	bool two = hf_flag(r, "new_decoder_architecture", false) ||
	    !hf_flag(r, "parallel_attn", true);

	return has(r, MULTI_QUERY) && two ? 2 : r->arch->norms;
}

/* Token types, and what makes one vector of the first token. */
static void
read_pooler(struct hf_reading *r)
{
	static hf_names types_key = { "type_vocab_size" };
	struct number types = { .value = 0 };
	double h = r->model->hidden.value;

	hf_need(r, &types, types_key);
	hf_state(r, &r->model->extra_parameters, types.value * h + h * h + h,
	    0);
}

/* 3 taps from the bands to the width, and 3 from there to itself. */
static void
read_sound(struct hf_reading *r)
{
	struct model *m = r->model;
	double h = m->hidden.value;
	double bands = hf_size(r, r->file, "num_mel_bins", 80);
	double places = hf_size(r, r->file, "max_source_positions", 1500) +
	    hf_size(r, r->file, "max_target_positions", 448);

	hf_state(r, &m->extra_parameters, 3 * bands * h + 3 * h * h + 2 * h, 0);
	hf_state(r, &m->position_parameters, places * h, 0);
	hf_state(r, &m->max_context, places, 0);
}

/* Layers of an encoder and a decoder together. */
static void
read_stacks(struct hf_reading *r)
{
	static hf_names encoder = { "encoder_layers", "num_layers" };
	static hf_names decoder = { "decoder_layers", "num_decoder_layers" };
	struct number more;
	struct model *m = r->model;

	hf_need(r, &m->encoder_layers, encoder);
	more = m->encoder_layers;
	hf_take(r, &more, decoder);
	hf_state(r, &m->layers, m->encoder_layers.value + more.value,
	    m->encoder_layers.fact.at.line);
}

static void
read_layers(struct hf_reading *r)
{
	if (has(r, RELATIVE | STACKS)) {
		read_stacks(r);
		return;
	}
	hf_need(r, &r->model->layers, layers_key);
	if (has(r, ENCODER))
		hf_state(r, &r->model->encoder_layers, r->model->layers.value,
		    0);
}

static void
read_positions(struct hf_reading *r)
{
	struct model *m = r->model;
	double rows = m->max_context.value + (has(r, POSITIONS_2) ? 2 : 0);

	if (has(r, RELATIVE))
		hf_state(r, &m->position_parameters, 2 * m->heads.value *
		    hf_size(r, r->file, "relative_attention_num_buckets", 32),
		    0);
	else if (has(r, POSITIONS))
		hf_state(r, &m->position_parameters, rows * m->hidden.value *
		    (has(r, STACKS) ? 2 : 1), 0);
}

static void
read_ends(struct hf_reading *r)
{
	const struct json *tied = hf_flag_of(r, "tie_word_embeddings");
	struct model *m = r->model;

	hf_need(r, &m->vocab, vocab_key);
	if (has(r, SOUND))
		read_sound(r);
	else
		hf_need(r, &m->max_context, context_key);
	m->tied_embeddings.on = hf_flag(r, "tie_word_embeddings", has(r, TIED));
	m->tied_embeddings.fact = hf_fact(r, tied ? tied->line : 0);
	hf_raise(r, &m->embed_norm, has(r, EMBED_NORM), NULL);
	hf_word(r, &m->norm, r->arch->norm);
	hf_state(r, &m->norms_per_layer, norms_of(r), 0);
	read_positions(r);
	if (has(r, POOLER))
		read_pooler(r);
	hf_read_format(r);
}

/* What the dimensions below would leave out without a word. */
static void
refuse_unknown(struct hf_reading *r)
{
	static const char *const parts[] = { "text_config", "vision_config",
		"audio_config" };
	const struct json *width = json_member(r->file, "word_embed_proj_dim");

	for (size_t i = 0; !hf_part_find(r->whole == r->file ? r->arch->type :
	    "") && i < COUNT(parts); i++)
		if (json_member(r->file, parts[i]))
			hf_fault(r, DIAG_bad_choice, json_member(r->file,
			    parts[i])->line, "%s: a network of several parts "
			    "is not read; its text network alone is",
			    parts[i]);
	if (width && width->number < r->model->hidden.value)
		hf_fault(r, DIAG_bad_choice, width->line,
		    "word_embed_proj_dim: an embedding that is narrower than "
		    "the layers is not modelled");
}

/* Do some layers have it: all, unless the file says how many? */
static bool
is_there(const struct number *layers)
{
	return !layers->fact.given || layers->value > 0;
}

void
hf_read_text(struct hf_reading *r, bool alone)
{
	bool sorted;

	read_layers(r);
	hf_need(r, &r->model->hidden, hidden_key);
	if (alone)
		refuse_unknown(r);
	hf_read_state(r);
	/* Which layers have what is not known where that failed. */
	sorted = !r->failed || !hf_has_state(r->arch->type);
	if (sorted && is_there(&r->model->attention_layers))
		read_attention(r);
	if (sorted && is_there(&r->model->mlp_layers))
		read_mlp(r);
	read_window(r);
	read_ends(r);
}
