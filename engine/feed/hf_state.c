/* hf_state: recurrent mixers of a text network, and which layers have one. */
#include <math.h>
#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "feed/hf_read.h"
#include "feed/hf_trait.h"

static hf_names heads_key = { "mamba_num_heads", "mamba_n_heads",
	"linear_num_value_heads", "num_heads" };
static hf_names width_key = { "mamba_head_dim", "mamba_d_head",
	"linear_value_head_dim" };
static hf_names own_width_key = { "head_dim" };
static hf_names size_key = { "ssm_state_size", "mamba_d_state",
	"linear_key_head_dim", "state_size" };
static hf_names groups_key = { "n_groups", "mamba_n_groups",
	"linear_num_key_heads" };
static hf_names kernel_key = { "conv_kernel", "mamba_d_conv",
	"linear_conv_kernel_dim", "short_conv_kernel_size" };
static hf_names chunk_key = { "chunk_size", "mamba_chunk_size" };
static hf_names rank_key = { "time_step_rank", "mamba_dt_rank" };
static hf_names inner_key = { "mamba_d_ssm", "intermediate_size" };
static hf_names expand_key = { "mamba_expand", "expand" };
static hf_names kda_heads_key = { "num_heads" };
static hf_names kda_width_key = { "head_dim" };

/* Tokens of a chunk in the kernels of flash-linear-attention. */
static const double delta_chunk = 64;

/* Layers of each sort. */
struct sorts {
	double states, attentions, dense, routed, both;
};

typedef void count_rule(struct hf_reading *, struct sorts *);

static void
count_all(struct hf_reading *r, struct sorts *s)
{
	s->states = r->model->layers.value;
}

static void
count_beside(struct hf_reading *r, struct sorts *s)
{
	s->states = s->attentions = s->both = r->model->layers.value;
}

static void
count_period(struct hf_reading *r, struct sorts *s)
{
	double every = hf_size(r, r->file, "attn_layer_period", 8);
	const struct json *v = json_member(r->file, "attn_layer_offset");
	double first = v ? v->number : 4, layers = r->model->layers.value;

	s->both = layers;
	if (first < layers)
		s->attentions = floor((layers - 1 - first) / every) + 1;
	s->states = layers - s->attentions;
}

static void
count_indices(struct hf_reading *r, struct sorts *s)
{
	const struct json *list = json_member(r->file, "attn_layer_indices");

	s->both = r->model->layers.value;
	s->attentions = list && list->type == JSON_list ?
	    (double)list->count : 0;
	s->states = s->both - s->attentions;
}

/* One layer by its word, or by its letter; false where it is another. */
static bool
count_word(const char *word, size_t len, struct sorts *s)
{
	static const struct {
		const char *word;
		size_t of;
	} words[] = {
		{ "mamba", offsetof(struct sorts, states) },
		{ "M", offsetof(struct sorts, states) },
		{ "linear_attention", offsetof(struct sorts, states) },
		{ "attention", offsetof(struct sorts, attentions) },
		{ "full_attention", offsetof(struct sorts, attentions) },
		{ "*", offsetof(struct sorts, attentions) },
		{ "mlp", offsetof(struct sorts, dense) },
		{ "-", offsetof(struct sorts, dense) },
		{ "moe", offsetof(struct sorts, routed) },
		{ "E", offsetof(struct sorts, routed) },
	};

	for (size_t i = 0; i < COUNT(words); i++) {
		if (strlen(words[i].word) != len ||
		    strncmp(words[i].word, word, len) != 0)
			continue;
		*(double *)((char *)s + words[i].of) += 1;
		return true;
	}
	return false;
}

static void
refuse_layer(struct hf_reading *r, const struct json *of, const char *word,
    size_t len)
{
	hf_fault(r, DIAG_bad_choice, of->line, "%s: layers of \"%s\" are not "
	    "modelled", of->name ? of->name : "layers",
	    text_clean(r->arena, word, len, false));
}

static void
count_list(struct hf_reading *r, const struct json *list, struct sorts *s)
{
	for (size_t i = 0; i < list->count && !r->failed; i++) {
		const char *word = list->item[i].type == JSON_string ?
		    list->item[i].text : "";

		if (!count_word(word, strlen(word), s))
			refuse_layer(r, list, word, strlen(word));
	}
}

static const struct json *
list_of(const struct hf_reading *r)
{
	static const char *const names[] = { "layers_block_type",
		"layer_types" };

	for (size_t i = 0; i < COUNT(names); i++) {
		const struct json *v = json_member(r->file, names[i]);

		if (v && v->type == JSON_list)
			return v;
	}
	return NULL;
}

static void
count_pattern(struct hf_reading *r, struct sorts *s)
{
	const struct json *list = list_of(r);
	const struct json *v = json_member(r->file,
	    "hybrid_override_pattern");

	if (list) {
		count_list(r, list, s);
		return;
	}
	if (!v || v->type != JSON_string) {
		hf_lack(r, "hybrid_override_pattern");
		return;
	}
	for (const char *c = v->text; *c && !r->failed; c++)
		if (!count_word(c, 1, s))
			refuse_layer(r, v, c, 1);
}

static void
count_types(struct hf_reading *r, struct sorts *s)
{
	const struct json *list = list_of(r);
	double layers = r->model->layers.value;

	if (list)
		count_list(r, list, s);
	else
		s->attentions = floor(layers / hf_size(r, r->file,
		    "full_attention_interval", 4));
	s->both = layers;
	s->states = layers - s->attentions;
}

static const struct json *
kda_of(const struct hf_reading *r)
{
	const struct json *v = json_member(r->file, "linear_attn_config");

	return v && v->type == JSON_object ? v : NULL;
}

static void
count_kda(struct hf_reading *r, struct sorts *s)
{
	const struct json *v = kda_of(r);
	const struct json *list = v ? json_member(v, "full_attn_layers") :
	    NULL;

	if (!list || list->type != JSON_list) {
		hf_lack(r, "linear_attn_config with full_attn_layers");
		return;
	}
	s->both = r->model->layers.value;
	s->attentions = (double)list->count;
	s->states = s->both - s->attentions;
}

static const struct family {
	const char *type, *mixer;
	count_rule *count;
} families[] = {
#define STATE(type, mixer, where) { #type, #mixer, count_##where },
#include "feed/hf_state.def"
#undef STATE
};

static const struct family *
family_of(const char *type)
{
	for (size_t i = 0; type && i < COUNT(families); i++)
		if (!strcmp(families[i].type, type))
			return &families[i];
	return NULL;
}

bool
hf_has_state(const char *type)
{
	return family_of(type) != NULL;
}

/* What would be left out without a word. */
static void
refuse_more(struct hf_reading *r)
{
	static const struct {
		const char *key, *what;
	} more[] = {
		{ "moe_latent_size", "experts over a latent" },
		{ "routed_expert_hidden_size", "experts over a latent" },
		{ "use_bias", "biases on the matrices of a mixer" },
		{ "mamba_proj_bias", "biases on the matrices of a mixer" },
	};

	for (size_t i = 0; i < COUNT(more); i++) {
		const struct json *v = json_member(r->file, more[i].key);

		if (v && (v->type == JSON_flag || v->type == JSON_number) &&
		    v->number > 0)
			hf_fault(r, DIAG_bad_choice, v->line, "%s: %s are not "
			    "modelled", more[i].key, more[i].what);
	}
}

/* How many layers are of each sort; what all of them have is not stated. */
static void
read_sorts(struct hf_reading *r, const struct family *f)
{
	struct model *m = r->model;
	struct sorts s = { 0 };
	double mlps;

	f->count(r, &s);
	mlps = s.both > 0 ? s.both : s.dense + s.routed;
	hf_state(r, &m->state_layers, s.states, m->layers.fact.at.line);
	hf_state(r, &m->attention_layers, s.attentions,
	    m->layers.fact.at.line);
	hf_state(r, &m->mlp_layers, mlps, m->layers.fact.at.line);
	r->dense = s.both <= 0 && s.routed <= 0;
	if (s.routed > 0 && s.dense > 0)
		hf_state(r, &m->dense_layers, s.dense,
		    m->layers.fact.at.line);
}

/* The width of all channels of a network whose channels are its heads. */
static void
read_channels(struct hf_reading *r)
{
	struct model *m = r->model;
	struct number wide = { .value = 2 }, rank = { .value = 0 };
	const struct json *said = json_member(r->file, rank_key[1]);

	hf_take(r, &wide, expand_key);
	if (m->mlp_layers.value > 0 || !hf_take(r, &m->state_heads,
	    inner_key))
		hf_state(r, &m->state_heads, wide.value * m->hidden.value,
		    wide.fact.at.line);
	hf_need(r, &m->state_size, size_key);
	if ((said && said->type == JSON_string) || !hf_take(r, &rank,
	    rank_key))
		hf_state(r, &rank, ceil(m->hidden.value / 16), 0);
	m->state_rank = rank;
	hf_raise(r, &m->state_norms, m->mlp_layers.value > 0, NULL);
}

/* A file may leave out the width of a head, or say "auto". */
static void
read_heads(struct hf_reading *r)
{
	const struct json *said = json_member(r->file, width_key[1]);
	struct model *m = r->model;
	struct number inner = { .value = 0 }, wide = { .value = 2 };

	hf_need(r, &m->state_heads, heads_key);
	if (m->attention_layers.value <= 0)
		hf_take(r, &m->state_head_dim, own_width_key);
	else if (!said || said->type != JSON_string)
		hf_take(r, &m->state_head_dim, width_key);
	if (m->state_head_dim.fact.given || !(m->state_heads.value > 0))
		return;
	hf_take(r, &wide, expand_key);
	inner.value = wide.value * m->hidden.value;
	if (json_member(r->file, inner_key[0]))
		hf_take(r, &inner, inner_key);
	hf_state(r, &m->state_head_dim, inner.value / m->state_heads.value,
	    0);
}

static void
read_mamba2(struct hf_reading *r)
{
	struct model *m = r->model;

	read_heads(r);
	hf_need(r, &m->state_size, size_key);
	hf_take(r, &m->state_groups, groups_key);
	hf_take(r, &m->state_chunk, chunk_key);
	hf_raise(r, &m->state_norms, hf_flag(r, "mamba_rms_norm", true),
	    "mamba_rms_norm");
}

/* Kimi's mixer has heads of one width, decays of each key's number, and its
 * gate over a latent as wide as a head. */
static void
read_kda(struct hf_reading *r)
{
	const struct json *whole = r->file, *full;
	struct model *m = r->model;

	r->file = kda_of(r);
	full = json_member(r->file, "use_full_rank_gate");
	if (full && full->number > 0)
		hf_fault(r, DIAG_bad_choice, full->line, "use_full_rank_gate: "
		    "a gate of full rank beside decays over a latent is not "
		    "modelled");
	hf_need(r, &m->state_heads, kda_heads_key);
	hf_need(r, &m->state_head_dim, kda_width_key);
	hf_need(r, &m->conv_kernel, kernel_key);
	m->state_size = m->state_rank = m->state_head_dim;
	m->state_groups = m->state_heads;
	r->file = whole;
}

static void
read_delta(struct hf_reading *r)
{
	struct model *m = r->model;

	if (kda_of(r)) {
		read_kda(r);
	} else {
		hf_need(r, &m->state_heads, heads_key);
		hf_need(r, &m->state_head_dim, width_key);
		hf_need(r, &m->state_size, size_key);
		hf_need(r, &m->state_groups, groups_key);
		hf_need(r, &m->conv_kernel, kernel_key);
		hf_raise(r, &m->attention_gate, true, NULL);
	}
	hf_raise(r, &m->state_norms, true, NULL);
	hf_state(r, &m->state_chunk, delta_chunk, 0);
}

static void
read_convolution(struct hf_reading *r)
{
	const char *key = hf_flag_of(r, "use_conv_bias") ? "use_conv_bias" :
	    "mamba_conv_bias";

	hf_need(r, &r->model->conv_kernel, kernel_key);
	hf_raise(r, &r->model->conv_bias, hf_flag(r, key, true), key);
}

static void
read_state_format(struct hf_reading *r)
{
	static const char *const keys[] = { "mamba_ssm_cache_dtype",
		"mamba_ssm_dtype" };

	for (size_t i = 0; i < COUNT(keys); i++) {
		const struct json *v = json_member(r->file, keys[i]);

		if (!hf_is(v, "float32"))
			continue;
		r->model->state_format.text = "fp32";
		r->model->state_format.fact = hf_fact(r, v->line);
	}
}

void
hf_read_state(struct hf_reading *r)
{
	const struct family *f = family_of(r->arch->type);

	if (!f || r->failed)
		return;
	refuse_more(r);
	read_sorts(r, f);
	if (r->failed)
		return;
	hf_word(r, &r->model->mixer, f->mixer);
	if (!strcmp(f->mixer, "delta")) {
		read_delta(r);
	} else {
		if (!strcmp(f->mixer, "mamba"))
			read_channels(r);
		else
			read_mamba2(r);
		read_convolution(r);
	}
	read_state_format(r);
}
