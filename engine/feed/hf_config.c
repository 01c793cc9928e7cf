#include "feed/hf_config.h"

#include <math.h>
#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "feed/json.h"
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
	SINKS = 32768
};

static const struct arch {
	const char *type, *mlp, *norm;
	double norms;
	unsigned traits;
} archs[] = {
#define ARCH(type, mlp, norm, norms, traits) \
	{ #type, #mlp, #norm, norms, traits },
#include "feed/hf_arch.def"
#undef ARCH
};

/* One file on its way into a model. */
struct reading {
	struct arena *arena;
	struct diags *diags;
	const char *path;
	const struct json *file;
	const struct arch *arch;
	struct model *model;
	bool failed;
};

/* The names that families use for one dimension, the usual one first. */
#define NAMES 3
typedef const char *const names[NAMES];

static names layers_key = { "num_hidden_layers", "n_layer" };
static names hidden_key = { "hidden_size", "n_embd" };
static names heads_key = { "num_attention_heads", "n_head" };
static names ffn_key = { "intermediate_size", "ffn_dim", "n_inner" };
static names context_key = { "max_position_embeddings", "n_positions",
	"seq_length" };
static names experts_key = { "num_experts", "num_local_experts",
	"n_routed_experts" };
static names token_experts_key = { "num_experts_per_tok",
	"experts_per_token" };
static names vocab_key = { "vocab_size" };
static names width_key = { "head_dim" };
static names kv_heads_key = { "num_key_value_heads" };
static names expert_ffn_key = { "moe_intermediate_size" };
static names shared_key = { "n_shared_experts" };
static names dense_key = { "first_k_dense_replace" };
static names window_key = { "sliding_window" };

static const struct json *
lookup(const struct reading *r, names key)
{
	for (int i = 0; i < NAMES && key[i]; i++) {
		const struct json *v = json_member(r->file, key[i]);

		if (v)
			return v;
	}
	return NULL;
}

static void
state(const struct reading *r, struct number *n, double value, int line)
{
	n->value = value;
	n->fact.given = true;
	n->fact.at = (struct origin){ r->path, line };
}

/* Whole, and small enough that every step to the next one is held. */
static bool
is_count(double n)
{
	return n >= 0 && n < 9007199254740992.0 && floor(n) >= n;
}

/* False when the file does not say. */
static bool
take(struct reading *r, struct number *n, names key)
{
	const struct json *v = lookup(r, key);

	if (!v)
		return false;
	if (v->type != JSON_number || !is_count(v->number)) {
		diag(r->diags, DIAG_wrong_type, (struct origin){ r->path,
		    v->line }, "%s: wants a whole number", v->name);
		r->failed = true;
		return false;
	}
	state(r, n, v->number, v->line);
	return true;
}

static void
need(struct reading *r, struct number *n, names key)
{
	if ((take(r, n, key) && n->value > 0) || r->failed)
		return;
	diag(r->diags, DIAG_missing_field, (struct origin){ r->path, 1 },
	    "a network of type %s needs %s", r->arch->type, key[0]);
	r->failed = true;
}

static bool
flag(const struct reading *r, const char *key, bool otherwise)
{
	const struct json *v = json_member(r->file, key);

	return v && v->type == JSON_flag ? v->number > 0 : otherwise;
}

static bool
has(const struct reading *r, unsigned trait)
{
	return (r->arch->traits & trait) != 0;
}

static void
raise(const struct reading *r, struct flag *f, bool on)
{
	f->on = on;
	f->fact.given = on;
	f->fact.at = (struct origin){ r->path, 1 };
}

static void
word(const struct reading *r, struct word *w, const char *text)
{
	w->text = text;
	w->fact.given = true;
	w->fact.at = (struct origin){ r->path, 1 };
}

static void
read_latent(struct reading *r)
{
	static names q = { "q_lora_rank" }, kv = { "kv_lora_rank" };
	static names rope = { "qk_rope_head_dim" };
	static names nope = { "qk_nope_head_dim" }, v = { "v_head_dim" };
	struct model *m = r->model;

	take(r, &m->q_lora_rank, q);
	need(r, &m->kv_lora_rank, kv);
	need(r, &m->qk_rope_dim, rope);
	need(r, &m->qk_nope_dim, nope);
	need(r, &m->v_head_dim, v);
	state(r, &m->head_dim, m->qk_nope_dim.value + m->qk_rope_dim.value, 1);
}

static void
read_attention(struct reading *r)
{
	struct model *m = r->model;
	bool bias = has(r, QKV_BIAS) || (has(r, BIAS_KEY) &&
	    flag(r, "attention_bias", false));

	need(r, &m->heads, heads_key);
	if (!take(r, &m->kv_heads, kv_heads_key))
		state(r, &m->kv_heads, m->heads.value, 1);
	if (has(r, LATENT))
		read_latent(r);
	else if (!take(r, &m->head_dim, width_key) && m->heads.value > 0)
		state(r, &m->head_dim, m->hidden.value / m->heads.value, 1);
	raise(r, &m->qkv_bias, bias);
	raise(r, &m->output_bias, has(r, REST_BIAS) ||
	    (bias && has(r, BIAS_KEY)));
	raise(r, &m->attention_sinks, has(r, SINKS));
	if (has(r, QK_NORM))
		word(r, &m->qk_norm, "shared");
}

/* Layers with the window: a list of them, or the family's habit. */
static double
window_layers(const struct reading *r)
{
	const struct json *list = json_member(r->file, "layer_types");
	const struct json *every = json_member(r->file,
	    "sliding_window_pattern");
	double layers = r->model->layers.value, n = 0;

	for (size_t i = 0; list && i < list->count; i++)
		if (list->item[i].type == JSON_string &&
		    !strcmp(list->item[i].text, "sliding_attention"))
			n++;
	if (list)
		return n;
	if (has(r, WINDOW))
		return layers;
	if (every && every->number >= 1)
		for (double i = every->number; i <= layers; i += every->number)
			n++;
	return every ? layers - n : (double)(long)((layers + 1) / 2);
}

static void
read_window(struct reading *r)
{
	struct model *m = r->model;

	if (!has(r, WINDOW | ALTERNATE) || !take(r, &m->window, window_key))
		return;
	state(r, &m->window_layers, window_layers(r), m->window.fact.at.line);
}

static void
read_mlp(struct reading *r)
{
	struct model *m = r->model;
	bool routed = take(r, &m->experts, experts_key);

	if (!take(r, &m->ffn, ffn_key) && has(r, WIDTH_4))
		state(r, &m->ffn, 4 * m->hidden.value, 1);
	else if (!m->ffn.fact.given)
		need(r, &m->ffn, ffn_key);
	word(r, &m->mlp, r->arch->mlp);
	raise(r, &m->mlp_bias, has(r, REST_BIAS) || (has(r, BIAS_KEY) &&
	    flag(r, "mlp_bias", false)));
	if (!routed)
		return;
	need(r, &m->experts_per_token, token_experts_key);
	if (has(r, ALL_EXPERTS))
		state(r, &m->expert_ffn, m->ffn.value, m->ffn.fact.at.line);
	else
		need(r, &m->expert_ffn, expert_ffn_key);
	take(r, &m->shared_experts, shared_key);
	take(r, &m->dense_layers, dense_key);
	raise(r, &m->router_bias, has(r, ROUTER_BIAS));
}

static bool
is_text(const struct json *v, const char *text)
{
	return v && v->type == JSON_string && !strcmp(v->text, text);
}

/* How the weights are published: quantized as it says, else its dtype. */
static void
read_format(struct reading *r)
{
	const struct json *packed = json_member(r->file,
	    "quantization_config");
	const struct json *method = packed ? json_member(packed,
	    "quant_method") : NULL;
	const struct json *type = json_member(r->file, "torch_dtype");
	const char *format = "bf16";

	if (!type)
		type = json_member(r->file, "dtype");
	if (is_text(method, "fp8"))
		format = "fp8";
	else if (is_text(method, "mxfp4"))
		format = "mxfp4";
	else if (is_text(type, "float32"))
		format = "fp32";
	else if (is_text(type, "float16"))
		format = "fp16";
	word(r, &r->model->weight_format, format);
}

static void
read_ends(struct reading *r)
{
	struct model *m = r->model;

	need(r, &m->vocab, vocab_key);
	need(r, &m->max_context, context_key);
	m->tied_embeddings.on = flag(r, "tie_word_embeddings", has(r, TIED));
	m->tied_embeddings.fact.given = true;
	raise(r, &m->head_bias, has(r, HEAD_BIAS));
	raise(r, &m->embed_norm, has(r, EMBED_NORM));
	word(r, &m->norm, r->arch->norm);
	state(r, &m->norms_per_layer, r->arch->norms, 1);
	if (has(r, POSITIONS))
		state(r, &m->position_parameters, (m->max_context.value +
		    (has(r, POSITIONS_2) ? 2 : 0)) * m->hidden.value, 1);
	read_format(r);
}

/* What the dimensions below would leave out without a word. */
static void
refuse_unknown(struct reading *r)
{
	static const char *const parts[] = { "text_config", "vision_config",
		"audio_config" };
	const struct json *width = json_member(r->file, "word_embed_proj_dim");

	for (size_t i = 0; i < COUNT(parts); i++)
		if (json_member(r->file, parts[i])) {
			diag(r->diags, DIAG_bad_choice, (struct origin){
			    r->path, json_member(r->file, parts[i])->line },
			    "%s: a network of several parts is not read; its "
			    "text network alone is", parts[i]);
			r->failed = true;
		}
	if (width && width->number < r->model->hidden.value) {
		diag(r->diags, DIAG_bad_choice, (struct origin){ r->path,
		    width->line }, "word_embed_proj_dim: an embedding that is "
		    "narrower than the layers is not modelled");
		r->failed = true;
	}
}

static const struct arch *
find_arch(struct reading *r)
{
	const struct json *type = json_member(r->file, "model_type");
	const char *known[COUNT(archs)];
	struct text t;

	for (size_t i = 0; i < COUNT(archs); i++)
		known[i] = archs[i].type;
	for (size_t i = 0; type && type->text && i < COUNT(archs); i++)
		if (!strcmp(type->text, archs[i].type))
			return &archs[i];
	text_init(&t, r->arena);
	for (size_t i = 0; i < COUNT(archs); i++)
		text_printf(&t, " %s", known[i]);
	if (json_member(r->file, "text_config"))
		diag(r->diags, DIAG_bad_choice, (struct origin){ r->path,
		    json_member(r->file, "text_config")->line },
		    "text_config: a network of several parts is not read; its "
		    "text network alone is, from a file of that part");
	else if (type && type->text)
		diag(r->diags, DIAG_bad_choice, (struct origin){ r->path,
		    type->line }, "model_type: the layers of \"%s\" are not "
		    "known; known are%s", text_clean(r->arena, type->text,
		    strlen(type->text), false), t.data);
	else
		diag(r->diags, DIAG_missing_field, (struct origin){ r->path,
		    1 }, "model_type is not there; known are%s", t.data);
	return NULL;
}

/* What was worked out is held to what a spec may say, too. */
static void
check_counts(struct reading *r)
{
	const struct record_type *type = r->model->head.type;

	for (size_t i = 0; i < type->fields; i++) {
		const struct field *f = &type->field[i];
		const struct number *n = record_field(&r->model->head, f);
		const char *want;
		struct text t;

		if (f->type != FIELD_COUNT || !n->fact.given)
			continue;
		want = field_refuses(f, n->value);
		if (!want)
			continue;
		text_init(&t, r->arena);
		number_exact(&t, n->value);
		diag(r->diags, DIAG_out_of_range, (struct origin){ r->path,
		    n->fact.at.line }, "%s comes to %s: want %s", f->name,
		    t.data, want);
		r->failed = true;
	}
}

struct model *
hf_config_read(struct arena *arena, struct diags *diags, const char *path,
    const char *data, size_t len)
{
	struct reading r = { .arena = arena, .diags = diags, .path = path };
	const char *error;
	struct model_parts parts;
	int line;

	r.model = ARENA_NEW(arena, struct model);
	r.model->head.type = record_type_of("model");
	r.file = json_read(arena, data, len, &error, &line);
	if (!r.file) {
		diag(diags, DIAG_csv, (struct origin){ path, line }, "%s",
		    error);
		return NULL;
	}
	r.arch = find_arch(&r);
	if (!r.arch)
		return NULL;
	need(&r, &r.model->layers, layers_key);
	need(&r, &r.model->hidden, hidden_key);
	refuse_unknown(&r);
	read_attention(&r);
	read_mlp(&r);
	read_window(&r);
	read_ends(&r);
	check_counts(&r);
	if (r.failed)
		return NULL;
	model_count(r.model, &parts);
	state(&r, &r.model->parameters, parts.total, 1);
	check_counts(&r);
	return r.failed ? NULL : r.model;
}
