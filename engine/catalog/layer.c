/* What each layer that holds no others does to shape and cost. */
#include <string.h>

#include "base/arena.h"
#include "base/text.h"
#include "catalog/network_walk.h"
#include "model/layers.h"
#include "unit/number.h"

typedef const char *layer_rule(struct arena *, const struct layer *,
    struct layer_shape *, struct layer_cost *);

double
layer_option(const struct layer *l, enum layer_option o, double fallback)
{
	return l->given[o] ? l->value[o] : fallback;
}

int
layer_axis(const struct layer_shape *s)
{
	return s->rank <= 2 ? s->rank - 1 : 0;
}

double
layer_elements(const struct layer_shape *s)
{
	double product = 1;

	for (int i = 0; i < s->rank; i++)
		product *= s->size[i];
	return product;
}

double
layer_places(const struct layer_shape *s)
{
	double product = 1;

	for (int i = 0; i < s->rank; i++)
		if (i != layer_axis(s))
			product *= s->size[i];
	return product;
}

const char *
layer_shape_text(struct arena *arena, const struct layer_shape *s)
{
	struct text t;

	text_init(&t, arena);
	for (int i = 0; i < s->rank; i++) {
		if (i)
			text_add(&t, " x ");
		number_fixed(&t, s->size[i], 0, "");
	}
	return t.data;
}

static const char *
unfit(struct arena *arena, const struct layer_shape *s, const char *wanted)
{
	return arena_printf(arena, "wants %s, got %s", wanted,
	    layer_shape_text(arena, s));
}

static bool
divides(double part, double whole)
{
	return part > 0 && fmod(whole, part) <= 0;
}

/* Positions of the window along every axis but the channels'. */
static const char *
slide(struct arena *arena, const struct layer *l, struct layer_shape *s,
    double stride)
{
	struct layer_shape was = *s;
	double kernel = l->value[OPTION_kernel];
	double padding = layer_option(l, OPTION_padding, 0);
	double dilation = layer_option(l, OPTION_dilation, 1);

	for (int i = 0; i < s->rank; i++) {
		if (i == layer_axis(s))
			continue;
		s->size[i] = l->kind == LAYER_deconv2d ?
		    layer_transposed(s->size[i], kernel, stride, padding) :
		    layer_window(s->size[i], kernel, stride, padding,
			dilation);
		if (s->size[i] < 1)
			return unfit(arena, &was, "an input as large as its "
			    "window");
	}
	return NULL;
}

/* The axes that a convolution of this kind has, channels among them. */
static int
window_rank(const struct layer *l)
{
	return l->kind == LAYER_conv1d ? 2 : l->kind == LAYER_conv3d ? 4 : 3;
}

static const char *
convolve(struct arena *arena, const struct layer *l, struct layer_shape *s,
    struct layer_cost *c)
{
	static const char *const wanted[] = { NULL, NULL, "tokens x width",
		"channels x height x width",
		"channels x frames x height x width" };
	int rank = window_rank(l);
	struct layer_shape in = *s;
	double inputs = s->size[layer_axis(s)];
	double outputs = l->value[OPTION_channels];
	double groups = layer_option(l, OPTION_groups, 1), weights;
	const char *fault;

	if (s->rank != rank)
		return unfit(arena, s, wanted[rank]);
	if (!divides(groups, inputs) || !divides(groups, outputs))
		return unfit(arena, s, "channels that its groups divide");
	fault = slide(arena, l, s, layer_option(l, OPTION_stride, 1));
	if (fault)
		return fault;
	s->size[layer_axis(s)] = outputs;
	weights = layer_weights(pow(l->value[OPTION_kernel], rank - 1),
	    inputs, outputs, groups);
	c->parameters += layer_parameters(weights,
	    layer_option(l, OPTION_bias, 1), outputs);
	c->multiplies += layer_multiplies(layer_places(
	    l->kind == LAYER_deconv2d ? &in : s), weights);
	c->kept += layer_elements(&in);
	return NULL;
}

static const char *
linear(struct arena *arena, const struct layer *l, struct layer_shape *s,
    struct layer_cost *c)
{
	double outputs = l->value[OPTION_units];
	double weights = layer_weights(1, s->size[layer_axis(s)], outputs, 1);

	if (s->rank > 2)
		return unfit(arena, s, "a vector or tokens x width");
	c->kept += layer_elements(s);
	c->parameters += layer_parameters(weights,
	    layer_option(l, OPTION_bias, 1), outputs);
	c->multiplies += layer_multiplies(layer_places(s), weights);
	s->size[s->rank - 1] = outputs;
	return NULL;
}

/* Kept: the input, and of each step the gates and the state. */
static const char *
recur(struct arena *arena, const struct layer *l, struct layer_shape *s,
    struct layer_cost *c)
{
	double gates = l->kind == LAYER_lstm ? 4 :
	    l->kind == LAYER_gru ? 3 : 1;
	double hidden = l->value[OPTION_hidden];
	double ways = layer_option(l, OPTION_bidirectional, 0) > 0 ? 2 : 1;
	double depth = layer_option(l, OPTION_depth, 1);

	if (s->rank != 2)
		return unfit(arena, s, "tokens x width");
	for (double i = 0; i < depth; i++) {
		c->kept += layer_elements(s) +
		    s->size[0] * ways * hidden * (gates + 1);
		c->parameters += ways * layer_recurrent(gates, s->size[1],
		    hidden, layer_option(l, OPTION_biases, 2));
		c->multiplies += layer_multiplies(s->size[0] * ways,
		    layer_recurrent(gates, s->size[1], hidden, 0));
		s->size[1] = ways * hidden;
	}
	return NULL;
}

/* Fused kernels are made for heads of 32, 64, 96, ... numbers and fill up what
 * is between with zeros. */
enum { KERNEL_DIM = 32 };

/*
 * Kept, as flash attention does: the input, queries, keys and values, the
 * heads' output and one sum a query and head.
 */
static const char *
attend(struct arena *arena, const struct layer *l, struct layer_shape *s,
    struct layer_cost *c)
{
	double heads = l->value[OPTION_heads], tokens = layer_places(s);
	double width = s->size[layer_axis(s)];
	double dim = layer_option(l, OPTION_head_dim, width / heads);
	double groups = layer_option(l, OPTION_kv_heads, heads);
	double source = layer_option(l, OPTION_context_width, width);
	double context = layer_option(l, OPTION_context_tokens, tokens);
	double query = heads * dim, key = groups * dim;
	double bias = layer_option(l, OPTION_bias, 1);
	double seen = context + layer_option(l, OPTION_joint_tokens, 0);

	if (s->rank < 2)
		return unfit(arena, s, "tokens or an image");
	if (layer_option(l, OPTION_joint, 0) > 0)
		seen += s->outside;
	seen = min2(seen, layer_option(l, OPTION_window, seen));
	if (fmod(dim, 1) > 0)
		return unfit(arena, s, "a width that its heads divide");
	c->parameters += layer_parameters(width * query, bias, query) +
	    layer_parameters(source * key,
		layer_option(l, OPTION_key_bias, bias), key) +
	    layer_parameters(source * key, bias, key) +
	    layer_parameters(query * width,
		layer_option(l, OPTION_output_bias, 1), width);
	c->multiplies += layer_multiplies(tokens, 2 * width * query) +
	    layer_multiplies(context, 2 * source * key) +
	    layer_attention(tokens, seen, query);
	c->scores += layer_attention(tokens, seen, query);
	c->padded += layer_attention(tokens, seen, heads *
	    ceil(dim / KERNEL_DIM) * KERNEL_DIM);
	c->pairs += tokens * seen * heads;
	if (!l->given[OPTION_window])
		c->fused_pairs += tokens * seen * heads;
	c->kept += tokens * (width + 2 * query + heads) + 2 * context * key;
	return NULL;
}

static const char *
norm(struct arena *arena, const struct layer *l, struct layer_shape *s,
    struct layer_cost *c)
{
	(void)arena;
	c->kept += layer_elements(s);
	if (strcmp(l->of, "batch") != 0)
		c->normed += layer_elements(s);
	if (layer_option(l, OPTION_affine, 1) > 0)
		c->parameters += (strcmp(l->of, "rms") == 0 ? 1 : 2) *
		    s->size[layer_axis(s)];
	return NULL;
}

/* Kept: the input, and where the largest stood. */
static const char *
pool(struct arena *arena, const struct layer *l, struct layer_shape *s,
    struct layer_cost *c)
{
	double whole = layer_elements(s);
	const char *fault;

	if (s->rank < 2)
		return unfit(arena, s, "positions");
	fault = slide(arena, l, s, layer_option(l, OPTION_stride,
	    l->value[OPTION_kernel]));
	c->kept += whole;
	if (!fault && (!l->of || strcmp(l->of, "max") == 0))
		c->kept += layer_elements(s);
	return fault;
}

static const char *
mean(struct arena *arena, const struct layer *l, struct layer_shape *s,
    struct layer_cost *c)
{
	(void)l;
	(void)c;
	if (s->rank < 2)
		return unfit(arena, s, "positions");
	*s = (struct layer_shape){ .size = { s->size[layer_axis(s)] },
		.rank = 1 };
	return NULL;
}

static const char *
first(struct arena *arena, const struct layer *l, struct layer_shape *s,
    struct layer_cost *c)
{
	return s->rank == 2 ? mean(arena, l, s, c) :
	    unfit(arena, s, "tokens x width");
}

static const char *
embed(struct arena *arena, const struct layer *l, struct layer_shape *s,
    struct layer_cost *c)
{
	if (s->rank != 1)
		return unfit(arena, s, "a vector of entries");
	c->kept += s->size[0];
	c->parameters += l->value[OPTION_vocab] * l->value[OPTION_width];
	*s = (struct layer_shape){ .size = { s->size[0],
		l->value[OPTION_width] }, .rank = 2 };
	return NULL;
}

static const char *
positions(struct arena *arena, const struct layer *l, struct layer_shape *s,
    struct layer_cost *c)
{
	(void)l;
	if (s->rank != 2)
		return unfit(arena, s, "tokens x width");
	c->parameters += layer_elements(s);
	return NULL;
}

static const char *
prepend(struct arena *arena, const struct layer *l, struct layer_shape *s,
    struct layer_cost *c)
{
	if (s->rank != 2)
		return unfit(arena, s, "tokens x width");
	if (layer_option(l, OPTION_learned, 1) > 0)
		c->parameters += l->value[OPTION_tokens] * s->size[1];
	s->size[0] += l->value[OPTION_tokens];
	return NULL;
}

static const char *
drop(struct arena *arena, const struct layer *l, struct layer_shape *s,
    struct layer_cost *c)
{
	(void)c;
	if (s->rank != 2 || s->size[0] <= l->value[OPTION_tokens])
		return unfit(arena, s, "more tokens than are dropped");
	s->size[0] -= l->value[OPTION_tokens];
	return NULL;
}

static const char *
half(struct arena *arena, const struct layer *l, struct layer_shape *s,
    struct layer_cost *c)
{
	(void)l;
	(void)c;
	if (!divides(2, s->size[layer_axis(s)]))
		return unfit(arena, s, "an even width");
	s->size[layer_axis(s)] /= 2;
	return NULL;
}

static const char *
activation(struct arena *arena, const struct layer *l, struct layer_shape *s,
    struct layer_cost *c)
{
	(void)arena;
	(void)l;
	c->kept += layer_elements(s);
	return NULL;
}

static const char *
gate(struct arena *arena, const struct layer *l, struct layer_shape *s,
    struct layer_cost *c)
{
	c->kept += layer_elements(s);
	return half(arena, l, s, c);
}

static const char *
flatten(struct arena *arena, const struct layer *l, struct layer_shape *s,
    struct layer_cost *c)
{
	(void)arena;
	(void)l;
	(void)c;
	*s = (struct layer_shape){ .size = { layer_elements(s) },
		.rank = 1 };
	return NULL;
}

static const char *
tokens(struct arena *arena, const struct layer *l, struct layer_shape *s,
    struct layer_cost *c)
{
	struct layer_shape in = *s;

	(void)l;
	(void)c;
	if (s->rank < 3)
		return unfit(arena, s, "an image");
	*s = (struct layer_shape){ .size = { layer_places(s), s->size[0] },
		.rank = 2 };
	memcpy(s->image, in.size, sizeof(s->image));
	return NULL;
}

static const char *
image(struct arena *arena, const struct layer *l, struct layer_shape *s,
    struct layer_cost *c)
{
	struct layer_shape out = { .size = { l->value[OPTION_channels],
		layer_option(l, OPTION_height, s->image[1]),
		layer_option(l, OPTION_width, s->image[2]) }, .rank = 3 };
	double have = layer_elements(s), need = layer_elements(&out);

	(void)c;
	if (s->rank > 2 || have < need || have > need)
		return unfit(arena, s, arena_printf(arena,
		    "the numbers of %s", layer_shape_text(arena, &out)));
	*s = out;
	return NULL;
}

static const char *
upsample(struct arena *arena, const struct layer *l, struct layer_shape *s,
    struct layer_cost *c)
{
	(void)c;
	if (s->rank < 2)
		return unfit(arena, s, "positions");
	for (int i = 0; i < s->rank; i++)
		if (i != layer_axis(s))
			s->size[i] *= l->value[OPTION_factor];
	return NULL;
}

static const char *
parameters(struct arena *arena, const struct layer *l, struct layer_shape *s,
    struct layer_cost *c)
{
	(void)arena;
	(void)s;
	c->parameters += l->value[OPTION_count];
	return NULL;
}

const char *
layer_apply(struct arena *arena, const struct layer *l, struct layer_shape *s,
    struct layer_cost *c)
{
	static layer_rule *const rules[LAYER_COUNT] = {
		[LAYER_conv1d] = convolve, [LAYER_conv2d] = convolve,
		[LAYER_conv3d] = convolve, [LAYER_deconv2d] = convolve,
		[LAYER_linear] = linear, [LAYER_lstm] = recur,
		[LAYER_gru] = recur, [LAYER_rnn] = recur,
		[LAYER_attention] = attend, [LAYER_norm] = norm,
		[LAYER_pool] = pool, [LAYER_mean] = mean,
		[LAYER_first] = first, [LAYER_embedding] = embed,
		[LAYER_positions] = positions, [LAYER_prepend] = prepend,
		[LAYER_drop] = drop, [LAYER_half] = half,
		[LAYER_activation] = activation, [LAYER_gate] = gate,
		[LAYER_flatten] = flatten, [LAYER_tokens] = tokens,
		[LAYER_image] = image, [LAYER_upsample] = upsample,
		[LAYER_parameters] = parameters,
	};

	return rules[l->kind](arena, l, s, c);
}
