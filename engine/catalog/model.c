#include "catalog/catalog.h"

#include <math.h>
#include <string.h>

/* The dimensions that the parts are made of, defaults filled in. */
struct shape {
	double layers, hidden, queries, keys, head_dim, heads;
	double expert_layers, dense_layers;
	double shared_width;
};

static bool
is(const struct word *word, const char *text)
{
	return word->text && strcmp(word->text, text) == 0;
}

static double
value_or(const struct number *n, double fallback)
{
	return n->fact.given ? n->value : fallback;
}

/* Layers with routed experts: each moe_every-th behind the dense ones. */
static double
expert_layers(const struct model *m)
{
	double every = value_or(&m->moe_every, 1);

	if (!m->experts.fact.given || every < 1)
		return 0;
	return fmax(0, floor((m->layers.value - m->dense_layers.value) /
	    every));
}

static struct shape
shape(const struct model *m)
{
	struct shape s = {
		.layers = m->layers.value,
		.hidden = m->hidden.value,
		.queries = m->heads.value * m->head_dim.value,
		.keys = m->kv_heads.value * m->head_dim.value,
		.head_dim = m->head_dim.value,
		.heads = m->heads.value,
		.expert_layers = expert_layers(m),
		.shared_width = value_or(&m->shared_ffn,
		    m->shared_experts.value * m->expert_ffn.value),
	};

	s.dense_layers = s.layers - s.expert_layers;
	return s;
}

/* Matrices of latent attention: queries, latent, keys and values, output. */
static double
latent_matrices(const struct model *m)
{
	double hidden = m->hidden.value, heads = m->heads.value;
	double latent = m->kv_lora_rank.value, shared = m->qk_rope_dim.value;
	double query = heads * (m->qk_nope_dim.value + shared);
	double values = heads * m->v_head_dim.value;
	double queries = m->q_lora_rank.fact.given ?
	    m->q_lora_rank.value * (hidden + query) : hidden * query;

	return queries + hidden * (latent + shared) +
	    latent * (heads * m->qk_nope_dim.value + values) +
	    values * hidden;
}

/* Query, key, value and output matrices of one layer. */
static double
attention_matrices(const struct model *m, const struct shape *s)
{
	if (m->kv_lora_rank.fact.given)
		return latent_matrices(m);
	return 2 * s->hidden * s->queries + 2 * s->hidden * s->keys;
}

/* What attention has besides its matrices. */
static double
attention_rest(const struct model *m, const struct shape *s)
{
	double sum = m->kv_lora_rank.value + m->q_lora_rank.value;

	if (m->qkv_bias.on)
		sum += s->queries + 2 * s->keys;
	if (m->output_bias.on)
		sum += s->hidden;
	if (is(&m->qk_norm, "shared"))
		sum += 2 * s->head_dim;
	if (is(&m->qk_norm, "per_head"))
		sum += s->queries + s->keys;
	if (m->attention_sinks.on)
		sum += s->heads;
	return sum;
}

/* Matrices of an MLP: up and down, and a gate where there is one. */
static double
mlp_matrices(const struct model *m, double width)
{
	return (is(&m->mlp, "plain") ? 2 : 3) * m->hidden.value * width;
}

static double
mlp_biases(const struct model *m, double width)
{
	if (!m->mlp_bias.on)
		return 0;
	return (is(&m->mlp, "plain") ? 1 : 2) * width + m->hidden.value;
}

static double
mlp(const struct model *m, double width)
{
	return mlp_matrices(m, width) + mlp_biases(m, width);
}

/* Layers that attend to an encoder's output besides their own. */
static double
cross_layers(const struct model *m)
{
	double encoder = m->encoder_layers.value;

	return encoder > 0 ? m->layers.value - encoder : 0;
}

/* Norms of all layers, of cross attention, and the last of each stack. */
static double
norms(const struct model *m)
{
	double width = m->hidden.value;
	double cross = cross_layers(m);
	double count = m->layers.value * value_or(&m->norms_per_layer, 2) + 1;

	if (is(&m->norm, "layernorm"))
		width *= 2;
	if (cross > 0)
		count += cross + 1;
	return (count + (m->embed_norm.on ? 1 : 0)) * width;
}

/* Parameters of matrices that each token is multiplied with. */
static double
active(const struct model *m, const struct shape *s)
{
	double routed = m->experts_per_token.value *
	    mlp_matrices(m, m->expert_ffn.value);
	double shared = mlp_matrices(m, s->shared_width);
	double router = m->hidden.value * m->experts.value;

	return (s->layers + cross_layers(m)) * attention_matrices(m, s) +
	    s->dense_layers * mlp_matrices(m, m->ffn.value) +
	    s->expert_layers * (routed + shared + router) +
	    m->vocab.value * m->hidden.value;
}

/* An encoder's layers, and keys and values that others take from it. */
static double
encoder(const struct model *m, const struct shape *s)
{
	return m->encoder_layers.value * (attention_matrices(m, s) +
	    mlp_matrices(m, m->ffn.value)) +
	    cross_layers(m) * 2 * s->hidden * s->keys;
}

static void
count_mlps(const struct model *m, const struct shape *s,
    struct model_parts *p)
{
	double shared = s->shared_width > 0 ? 1 : 0;
	double layers = s->layers > 0 ? s->layers : 1;

	p->mlps = (s->dense_layers + s->expert_layers *
	    (m->experts.value + shared)) / layers;
	p->mlp_width = (s->dense_layers * m->ffn.value + s->expert_layers *
	    (m->experts.value * m->expert_ffn.value + s->shared_width)) /
	    layers;
}

void
model_count(const struct model *m, struct model_parts *p)
{
	const struct shape s = shape(m);
	double table = m->vocab.value * m->hidden.value;
	double expert = mlp(m, m->expert_ffn.value);

	p->lookup = m->tied_embeddings.on ? 0 : table;
	p->embedding = table + p->lookup +
	    (m->head_bias.on ? m->vocab.value : 0);
	p->attention = (s.layers + cross_layers(m)) *
	    (attention_matrices(m, &s) + attention_rest(m, &s));
	p->dense_mlp = s.dense_layers * mlp(m, m->ffn.value);
	if (s.shared_width > 0)
		p->dense_mlp += s.expert_layers *
		    mlp_matrices(m, s.shared_width);
	p->experts = s.expert_layers * m->experts.value * expert;
	p->router = s.expert_layers * m->experts.value *
	    (m->hidden.value + (m->router_bias.on ? 1 : 0));
	p->norms = norms(m);
	p->other = m->position_parameters.value + m->extra_parameters.value;
	p->total = p->embedding + p->attention + p->dense_mlp + p->experts +
	    p->router + p->norms + p->other;
	p->active = active(m, &s);
	p->encoder = encoder(m, &s);
	p->moe_layers = s.expert_layers;
	count_mlps(m, &s, p);
}
