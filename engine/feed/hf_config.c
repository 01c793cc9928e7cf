#include "feed/hf_config.h"

#include <math.h>
#include <stdarg.h>
#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "feed/hf_read.h"
#include "unit/number.h"

enum {
	BIAS_KEY = 1,       /* attention_bias and mlp_bias say */
	QKV_BIAS = 2,
	REST_BIAS = 4,      /* output and MLP */
	HEAD_BIAS = 8,
	TIED = 16,          /* unless the file says otherwise */
	QK_NORM = 32,
	WINDOW = 64,        /* on every layer, where there is one */
	ALTERNATE = 128,    /* on some layers */
	ALL_EXPERTS = 256,  /* intermediate_size is an expert's */
	POSITIONS = 512,    /* learned */
	POSITIONS_2 = 1024, /* and two more rows of them */
	EMBED_NORM = 2048,
	WIDTH_4 = 4096,     /* the MLP is four times as wide unless stated */
	LATENT = 8192,
	ROUTER_BIAS = 16384,
	SINKS = 32768,
	QKV_KEY = 1 << 16,  /* attention_bias says, of these alone */
	MLP_BIAS = 1 << 17,
	QK_NORM_KEY = 1 << 18, /* use_qk_norm says */
	QK_NORM_HEAD = 1 << 19, /* over all heads, or one of each */
	QK_NORM_HEAD_KEY = 1 << 20,
	SOME_EXPERTS = 1 << 21, /* every few layers, beside a shared one */
	MULTI_QUERY = 1 << 22, /* one key head unless the file says more */
	ENCODER = 1 << 23,  /* all layers read the whole input */
	POOLER = 1 << 24,   /* token types, and a matrix at the end */
	RELATIVE = 1 << 25, /* an encoder and a decoder, relative positions */
	STACKS = 1 << 26,   /* an encoder and a decoder, counted apart */
	SOUND = 1 << 27     /* two convolutions before the encoder */
};

static const struct hf_arch archs[] = {
#define ARCH(type, mlp, norm, norms, traits) \
	{ #type, #mlp, #norm, norms, traits },
#include "feed/hf_arch.def"
#undef ARCH
};

static hf_names layers_key = { "num_hidden_layers", "n_layer", "n_layers",
	"num_layers" };
static hf_names hidden_key = { "hidden_size", "n_embd", "d_model", "dim" };
static hf_names heads_key = { "num_attention_heads", "n_head", "n_heads",
	"num_heads", "encoder_attention_heads" };
static hf_names ffn_key = { "intermediate_size", "ffn_dim", "n_inner",
	"hidden_dim", "d_ff", "ffn_hidden_size", "encoder_ffn_dim" };
static hf_names context_key = { "max_position_embeddings", "n_positions",
	"seq_length", "max_seq_len" };
static hf_names experts_key = { "num_experts", "num_local_experts",
	"n_routed_experts", "moe_num_experts" };
static hf_names token_experts_key = { "num_experts_per_tok",
	"experts_per_token", "moe_top_k" };
static hf_names vocab_key = { "vocab_size" };
static hf_names width_key = { "head_dim", "d_kv" };
static hf_names kv_heads_key = { "num_key_value_heads", "num_kv_heads",
	"kv_n_heads" };
static hf_names expert_ffn_key = { "moe_intermediate_size" };
static hf_names shared_key = { "n_shared_experts" };
static hf_names shared_ffn_key = { "shared_expert_intermediate_size" };
static hf_names every_key = { "interleave_moe_layer_step",
	"decoder_sparse_step" };
static hf_names wide_ffn_key = { "intermediate_size_mlp" };
static hf_names dense_key = { "first_k_dense_replace" };
static hf_names window_key = { "sliding_window" };

void
hf_fault(struct hf_reading *r, enum diag_id id, int line, const char *fmt, ...)
{
	va_list args;

	va_start(args, fmt);
	diag(r->diags, id, (struct origin){ r->path, line }, "%s",
	    arena_vprintf(r->arena, fmt, args));
	va_end(args);
	r->failed = true;
}

bool
hf_is(const struct json *v, const char *text)
{
	return v && v->type == JSON_string && !strcmp(v->text, text);
}

/* What the family's code takes where the file does not say. */
static const double *
default_of(const struct hf_reading *r, const char *key)
{
	static const struct {
		const char *type;
		bool part;
		const char *key;
		double value;
	} all[] = {
#define DEFAULT(type, part, key, value) { type, part, key, value },
#include "feed/hf_default.def"
#undef DEFAULT
	};

	for (size_t i = 0; i < COUNT(all); i++)
		if (!strcmp(all[i].type, r->arch->type) &&
		    !strcmp(all[i].key, key) && (!all[i].part ||
		    r->file != r->whole))
			return &all[i].value;
	return NULL;
}

/* Some put attention and MLPs into objects of their own. */
static const struct json *
find(const struct hf_reading *r, const char *key)
{
	static const char *const inside[] = { "attn_config", "ffn_config" };
	const struct json *v = json_member(r->file, key);

	for (size_t i = 0; !v && i < COUNT(inside); i++) {
		const struct json *of = json_member(r->file, inside[i]);

		if (of && of->type == JSON_object)
			v = json_member(of, key);
	}
	return v;
}

static const struct json *
lookup(const struct hf_reading *r, hf_names key)
{
	for (int i = 0; i < HF_NAMES && key[i]; i++) {
		const struct json *v = find(r, key[i]);

		if (v)
			return v;
	}
	return NULL;
}

static const char *
unsaid(const struct hf_reading *r)
{
	return arena_printf(r->arena, "the code of %s: the file does not say",
	    r->arch->type);
}

/* From a line of the file, or, with 0, from the code that reads it. */
static struct fact
fact_at(const struct hf_reading *r, int line)
{
	return (struct fact){ .given = true, .at = { r->path,
	    line ? line : 1 }, .assume = line ? NULL : unsaid(r) };
}

static void
state(const struct hf_reading *r, struct number *n, double value, int line)
{
	n->value = value;
	n->fact = fact_at(r, line);
}

/* Whole, and small enough that every step to the next one is held. */
static bool
is_count(double n)
{
	return n >= 0 && n < 9007199254740992.0 && floor(n) >= n;
}

double
hf_size(struct hf_reading *r, const struct json *of, const char *name,
    double otherwise)
{
	const struct json *v = json_member(of, name);

	if (!v && otherwise > 0)
		return otherwise;
	if (!v)
		hf_fault(r, DIAG_missing_field, of->line ? of->line : 1,
		    "%s%s is missing", of->name ? arena_printf(r->arena,
		    "%s: ", of->name) : "", name);
	else if (v->type != JSON_number || !is_count(v->number) ||
	    v->number < 1)
		hf_fault(r, DIAG_wrong_type, v->line, "%s: wants a whole "
		    "number from 1 on", v->name);
	else
		return v->number;
	return 0;
}

static bool
take_default(const struct hf_reading *r, struct number *n, hf_names key)
{
	for (int i = 0; i < HF_NAMES && key[i]; i++) {
		const double *value = default_of(r, key[i]);

		if (value) {
			state(r, n, *value, 0);
			return true;
		}
	}
	return false;
}

/* False when neither the file nor the family's code says. */
static bool
take(struct hf_reading *r, struct number *n, hf_names key)
{
	const struct json *v = lookup(r, key);

	if (!v)
		return take_default(r, n, key);
	if (v->type != JSON_number || !is_count(v->number)) {
		hf_fault(r, DIAG_wrong_type, v->line, "%s: wants a whole "
		    "number", v->name);
		return false;
	}
	state(r, n, v->number, v->line);
	return true;
}

static void
need(struct hf_reading *r, struct number *n, hf_names key)
{
	if ((take(r, n, key) && n->value > 0) || r->failed)
		return;
	hf_fault(r, DIAG_missing_field, 1, "a network of type %s needs %s",
	    r->arch->type, key[0]);
}

static const struct json *
flag_of(const struct hf_reading *r, const char *key)
{
	const struct json *v = find(r, key);

	if (!v)
		v = json_member(r->whole, key);
	return v && v->type == JSON_flag ? v : NULL;
}

static bool
flag(const struct hf_reading *r, const char *key, bool otherwise)
{
	const struct json *v = flag_of(r, key);

	return v ? v->number > 0 : otherwise;
}

static bool
has(const struct hf_reading *r, unsigned trait)
{
	return (r->arch->traits & trait) != 0;
}

/* What is true of it, by the file where it has the key, else by the code. */
static void
raise(const struct hf_reading *r, struct flag *f, bool on, const char *key)
{
	const struct json *v = key ? flag_of(r, key) : NULL;

	f->on = on;
	if (on)
		f->fact = fact_at(r, v ? v->line : 0);
}

static void
word(const struct hf_reading *r, struct word *w, const char *text)
{
	w->text = text;
	w->fact = fact_at(r, 0);
}

static void
read_latent(struct hf_reading *r)
{
	static hf_names q = { "q_lora_rank" }, kv = { "kv_lora_rank" };
	static hf_names rope = { "qk_rope_head_dim" };
	static hf_names nope = { "qk_nope_head_dim" }, v = { "v_head_dim" };
	struct model *m = r->model;

	take(r, &m->q_lora_rank, q);
	need(r, &m->kv_lora_rank, kv);
	need(r, &m->qk_rope_dim, rope);
	need(r, &m->qk_nope_dim, nope);
	need(r, &m->v_head_dim, v);
	state(r, &m->head_dim, m->qk_nope_dim.value + m->qk_rope_dim.value,
	    m->qk_rope_dim.fact.at.line);
}

/* Where the file does not count them. */
static void
guess_kv_heads(struct hf_reading *r)
{
	bool one = has(r, MULTI_QUERY) && flag(r, "multi_query", true) &&
	    !flag(r, "new_decoder_architecture", false);

	if (one)
		state(r, &r->model->kv_heads, 1, 0);
	else if (!take(r, &r->model->kv_heads, kv_heads_key))
		state(r, &r->model->kv_heads, r->model->heads.value, 0);
}

static void
read_biases(struct hf_reading *r)
{
	struct model *m = r->model;
	const char *key = flag_of(r, "use_qkv_bias") ? "use_qkv_bias" :
	    "attention_bias";
	bool asked = has(r, BIAS_KEY | QKV_KEY) && flag(r, key, false);

	raise(r, &m->qkv_bias, has(r, QKV_BIAS) || asked, key);
	raise(r, &m->output_bias, has(r, REST_BIAS) || (asked && has(r,
	    BIAS_KEY)), key);
	raise(r, &m->mlp_bias, has(r, REST_BIAS | MLP_BIAS) || (has(r,
	    BIAS_KEY) && flag(r, "mlp_bias", false)), "mlp_bias");
	raise(r, &m->head_bias, has(r, HEAD_BIAS), "lm_head_bias");
	raise(r, &m->attention_sinks, has(r, SINKS), NULL);
}

static void
read_qk_norm(struct hf_reading *r)
{
	bool asked = flag(r, "use_qk_norm", false);

	if (has(r, QK_NORM) || (asked && has(r, QK_NORM_KEY)))
		word(r, &r->model->qk_norm, "shared");
	if (has(r, QK_NORM_HEAD) || (asked && has(r, QK_NORM_HEAD_KEY)))
		word(r, &r->model->qk_norm, "per_head");
}

static void
read_attention(struct hf_reading *r)
{
	struct model *m = r->model;

	need(r, &m->heads, heads_key);
	guess_kv_heads(r);
	if (has(r, LATENT))
		read_latent(r);
	else if (!take(r, &m->head_dim, width_key) && m->heads.value > 0)
		state(r, &m->head_dim, m->hidden.value / m->heads.value, 0);
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
	const double *habit = default_of(r, "sliding_window_pattern");
	double layers = r->model->layers.value, n = 0;
	double step = every ? every->number : habit ? *habit : 0;

	for (size_t i = 0; list && i < list->count; i++)
		if (list->item[i].type == JSON_string &&
		    !strcmp(list->item[i].text, "sliding_attention"))
			n++;
	if (list)
		return n;
	if (has(r, WINDOW))
		return layers;
	if (step >= 1)
		n = floor(layers / step);
	return every || habit ? layers - n :
	    (double)(long)((layers + 1) / 2);
}

static void
read_window(struct hf_reading *r)
{
	struct model *m = r->model;

	if (!has(r, WINDOW | ALTERNATE) || !take(r, &m->window, window_key))
		return;
	state(r, &m->window_layers, window_layers(r), m->window.fact.at.line);
}

/* An MLP every few layers is one of experts, and all are beside one more. */
static void
read_some_experts(struct hf_reading *r)
{
	struct model *m = r->model;

	m->expert_ffn = m->ffn;
	take(r, &m->ffn, wide_ffn_key);
	state(r, &m->shared_experts, 1, 0);
}

static void
read_experts(struct hf_reading *r)
{
	struct model *m = r->model;

	if (!take(r, &m->experts, experts_key))
		return;
	need(r, &m->experts_per_token, token_experts_key);
	if (has(r, SOME_EXPERTS))
		read_some_experts(r);
	else if (has(r, ALL_EXPERTS))
		state(r, &m->expert_ffn, m->ffn.value, m->ffn.fact.at.line);
	else
		need(r, &m->expert_ffn, expert_ffn_key);
	take(r, &m->moe_every, every_key);
	take(r, &m->shared_experts, shared_key);
	take(r, &m->shared_ffn, shared_ffn_key);
	take(r, &m->dense_layers, dense_key);
	raise(r, &m->router_bias, has(r, ROUTER_BIAS), NULL);
}

static void
read_mlp(struct hf_reading *r)
{
	const struct json *act = json_member(r->file, "feed_forward_proj");
	struct model *m = r->model;

	if (!take(r, &m->ffn, ffn_key) && has(r, WIDTH_4))
		state(r, &m->ffn, 4 * m->hidden.value, 0);
	else if (!m->ffn.fact.given)
		need(r, &m->ffn, ffn_key);
	word(r, &m->mlp, r->arch->mlp);
	if (has(r, RELATIVE) && act && act->type == JSON_string &&
	    text_starts(act->text, "gated"))
		m->mlp.text = "gated";
	read_experts(r);
}

/* A norm for attention and one for the MLP, where one is for both. */
static double
norms_of(const struct hf_reading *r)
{
	bool two = flag(r, "new_decoder_architecture", false) ||
	    !flag(r, "parallel_attn", true);

	return has(r, MULTI_QUERY) && two ? 2 : r->arch->norms;
}

/* Token types, and what makes one vector of the first token. */
static void
read_pooler(struct hf_reading *r)
{
	static hf_names types_key = { "type_vocab_size" };
	struct number types = { .value = 0 };
	double h = r->model->hidden.value;

	need(r, &types, types_key);
	state(r, &r->model->extra_parameters, types.value * h + h * h + h, 0);
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

	state(r, &m->extra_parameters, 3 * bands * h + 3 * h * h + 2 * h, 0);
	state(r, &m->position_parameters, places * h, 0);
	state(r, &m->max_context, places, 0);
}

/* Layers of an encoder and a decoder together. */
static void
read_stacks(struct hf_reading *r)
{
	static hf_names encoder = { "encoder_layers", "num_layers" };
	static hf_names decoder = { "decoder_layers", "num_decoder_layers" };
	struct number more = { .value = 0 };
	struct model *m = r->model;

	need(r, &m->encoder_layers, encoder);
	if (!take(r, &more, decoder))
		more = m->encoder_layers;
	state(r, &m->layers, m->encoder_layers.value + more.value,
	    m->encoder_layers.fact.at.line);
}

static void
read_layers(struct hf_reading *r)
{
	if (has(r, RELATIVE | STACKS)) {
		read_stacks(r);
		return;
	}
	need(r, &r->model->layers, layers_key);
	if (has(r, ENCODER))
		state(r, &r->model->encoder_layers, r->model->layers.value,
		    0);
}

static void
read_positions(struct hf_reading *r)
{
	struct model *m = r->model;
	double rows = m->max_context.value + (has(r, POSITIONS_2) ? 2 : 0);

	if (has(r, RELATIVE))
		state(r, &m->position_parameters, 2 * m->heads.value *
		    hf_size(r, r->file, "relative_attention_num_buckets", 32),
		    0);
	else if (has(r, POSITIONS))
		state(r, &m->position_parameters, rows * m->hidden.value *
		    (has(r, STACKS) ? 2 : 1), 0);
}

static void
read_ends(struct hf_reading *r)
{
	const struct json *tied = flag_of(r, "tie_word_embeddings");
	struct model *m = r->model;

	need(r, &m->vocab, vocab_key);
	if (has(r, SOUND))
		read_sound(r);
	else
		need(r, &m->max_context, context_key);
	m->tied_embeddings.on = flag(r, "tie_word_embeddings", has(r, TIED));
	m->tied_embeddings.fact = fact_at(r, tied ? tied->line : 0);
	raise(r, &m->embed_norm, has(r, EMBED_NORM), NULL);
	word(r, &m->norm, r->arch->norm);
	state(r, &m->norms_per_layer, norms_of(r), 0);
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

static const struct hf_arch *
arch_of(const char *type)
{
	for (size_t i = 0; type && i < COUNT(archs); i++)
		if (!strcmp(type, archs[i].type))
			return &archs[i];
	return NULL;
}

/* "model_type" of the file or its text part, where it is a text. */
static const struct json *
type_of(const struct json *file)
{
	const struct json *type = json_member(file, "model_type");

	return type && type->type == JSON_string ? type : NULL;
}

static void
refuse_type(struct hf_reading *r, const struct json *type)
{
	struct text t;

	text_init(&t, r->arena);
	for (size_t i = 0; i < COUNT(archs); i++)
		text_printf(&t, " %s", archs[i].type);
	if (!type)
		hf_fault(r, DIAG_missing_field, 1, "model_type is not there; "
		    "known are%s", t.data);
	else if (json_member(r->whole, "text_config") && r->file == r->whole)
		hf_fault(r, DIAG_bad_choice, json_member(r->whole,
		    "text_config")->line, "text_config: a network of several "
		    "parts is not read; its text network alone is, from a "
		    "file of that part");
	else
		hf_fault(r, DIAG_bad_choice, type->line, "model_type: the "
		    "layers of \"%s\" are not known; known are%s",
		    text_clean(r->arena, type->text, strlen(type->text),
		    false), t.data);
}

/* False where its layers are ones that nothing here models. */
static bool
is_modelled(struct hf_reading *r, const struct json *type)
{
	const char *what = type ? hf_missing(type->text) : NULL;

	if (what)
		hf_fault(r, DIAG_bad_choice, type->line, "model_type: \"%s\" "
		    "has %s, which are not modelled", type->text, what);
	return !what;
}

/* The text network of a file, and its family. */
static bool
find_text(struct hf_reading *r, const struct hf_part **part)
{
	const struct json *type = type_of(r->whole), *text;

	*part = type ? hf_part_find(type->text) : NULL;
	r->file = r->whole;
	if (!is_modelled(r, type))
		return false;
	text = *part ? json_member(r->whole, "text_config") : NULL;
	if (text && text->type == JSON_object) {
		r->file = text;
		type = type_of(text) ? type_of(text) : type;
		if (!is_modelled(r, type))
			return false;
	}
	r->arch = type ? arch_of(type->text) : NULL;
	if (!r->arch && *part && (!type || type == type_of(r->whole) ||
	    hf_part_find(type->text) == *part || text_ends(type->text,
	    "_text")))
		r->arch = arch_of(hf_part_text(*part));
	if (!r->arch)
		refuse_type(r, type);
	return r->arch;
}

/* What was worked out is held to what a spec may say, too. */
static void
check_counts(struct hf_reading *r)
{
	const struct record_type *type = r->model->head.type;

	for (size_t i = 0; i < type->fields; i++) {
		const struct field *f = &type->field[i];
		const struct number *n = record_field(&r->model->head, f);
		const char *want;
		struct text t;

		if ((f->type != FIELD_COUNT && f->type != FIELD_NUMBER) ||
		    !n->fact.given)
			continue;
		want = field_refuses(f, n->value);
		if (!want)
			continue;
		text_init(&t, r->arena);
		number_exact(&t, n->value);
		hf_fault(r, DIAG_out_of_range, n->fact.at.line, "%s comes to "
		    "%s: want %s", f->name, t.data, want);
	}
}

/* The text network, and what stands beside it as so many parameters. */
static void
read_text(struct hf_reading *r, const struct hf_part *part)
{
	read_layers(r);
	need(r, &r->model->hidden, hidden_key);
	if (!part)
		refuse_unknown(r);
	read_attention(r);
	read_mlp(r);
	read_window(r);
	read_ends(r);
	if (part && !r->failed)
		state(r, &r->model->extra_parameters, hf_part_count(r, part),
		    json_member(r->whole, "vision_config") ? json_member(
		    r->whole, "vision_config")->line : 1);
	check_counts(r);
}

static void
count_all(struct hf_reading *r)
{
	struct model_parts parts;

	model_count(r->model, &parts);
	state(r, &r->model->parameters, parts.total, 1);
	check_counts(r);
}

static const struct json *
open_file(struct hf_reading *r, const char *data, size_t len)
{
	const char *error;
	const struct json *file;
	int line;

	file = json_read(r->arena, data, len, &error, &line);
	if (!file)
		hf_fault(r, DIAG_csv, line, "%s", error);
	return file;
}

struct model *
hf_config_read(struct arena *arena, struct diags *diags,
    const struct hf_file *file, const char **network)
{
	struct hf_reading r = { .arena = arena, .diags = diags,
	    .path = file->path };
	const struct hf_part *part;

	*network = NULL;
	r.model = ARENA_NEW(arena, struct model);
	r.model->head.type = record_type_of("model");
	r.whole = open_file(&r, file->data, file->len);
	if (!r.whole)
		return NULL;
	if (hf_is(type_of(r.whole), "vit")) {
		r.file = r.whole;
		*network = hf_read_vit(&r);
		hf_read_format(&r);
	} else if (find_text(&r, &part)) {
		read_text(&r, part);
		if (!r.failed)
			count_all(&r);
	}
	return r.failed ? NULL : r.model;
}
