/* What each layer reads, writes and keeps, and the operations it takes. */
#include <string.h>

#include "catalog/network_walk.h"
#include "model/select.h"

/* Queries, keys, values, attention itself and its output. */
enum { ATTENTION_RUNS = 5, ATTENTION_MATRICES = 4 };

/*
 * Within windows a bias is added to the scores, which keeps attention from
 * being fused: written, read and written with the bias, the same for softmax,
 * read by the product.  Windows are cut out and put together again.
 */
enum { SCORE_PASSES = 6, WINDOW_PASSES = 4, WINDOW_RUNS = 4 };

/* Layers that only say how the same numbers are to be read. */
static bool
stays(enum layer_kind k)
{
	return k == LAYER_flatten || k == LAYER_tokens || k == LAYER_image ||
	    k == LAYER_first || k == LAYER_drop || k == LAYER_half ||
	    k == LAYER_parameters;
}

/* Each result is written and read again. */
static double
attention_moves(const struct layer *l, const struct layer_shape *in)
{
	double tokens = layer_places(in), width = in->size[layer_axis(in)];
	double heads = l->value[OPTION_heads];
	double dim = layer_option(l, OPTION_head_dim, width / heads);
	double key = dim * layer_option(l, OPTION_kv_heads, heads);
	double context = layer_option(l, OPTION_context_tokens, tokens);

	double moved = 2 * tokens * (width + 2 * heads * dim) +
	    4 * context * key;

	if (!l->given[OPTION_window])
		return moved;
	return moved + WINDOW_PASSES * tokens * width + SCORE_PASSES *
	    heads * tokens * min2(context, l->value[OPTION_window]);
}

/* What adapters beside the four matrices are as wide as, both ends. */
static double
attention_sides(const struct layer *l, const struct layer_shape *in)
{
	double width = in->size[layer_axis(in)];
	double heads = l->value[OPTION_heads];
	double dim = layer_option(l, OPTION_head_dim, width / heads);
	double key = dim * layer_option(l, OPTION_kv_heads, heads);
	double source = layer_option(l, OPTION_context_width, width);

	return 2 * (width + heads * dim) + 2 * (source + key);
}

/* What one sample sends through those four matrices, both ends. */
static double
attention_adapted(const struct layer *l, const struct layer_shape *in)
{
	double tokens = layer_places(in), width = in->size[layer_axis(in)];
	double heads = l->value[OPTION_heads];
	double dim = layer_option(l, OPTION_head_dim, width / heads);
	double key = dim * layer_option(l, OPTION_kv_heads, heads);
	double context = layer_option(l, OPTION_context_tokens, tokens);
	double source = layer_option(l, OPTION_context_width, width);

	return 2 * tokens * (width + heads * dim) +
	    2 * context * (source + key);
}

/*
 * What accelerators that each have some of the tokens hand each other: a text
 * that is attended to is there on all of them.
 */
static void
attention_meets(const struct layer *l, const struct layer_shape *in,
    struct layer_cost *c)
{
	double width = in->size[layer_axis(in)];
	double heads = l->value[OPTION_heads];
	double dim = layer_option(l, OPTION_head_dim, width / heads);
	double key = dim * layer_option(l, OPTION_kv_heads, heads);

	if (l->given[OPTION_context_width])
		return;
	c->exchanged = layer_places(in) * 2 * (heads * dim + key);
	c->attentions = 1;
}

void
layer_moves(const struct layer *l, const struct layer_shape *in,
    const struct layer_shape *out, struct layer_cost *c)
{
	if (stays(l->kind))
		return;
	if (l->kind == LAYER_attention) {
		c->sides = attention_sides(l, in);
		c->adapted = attention_adapted(l, in);
		c->matrices = ATTENTION_MATRICES;
		c->moved = attention_moves(l, in);
		attention_meets(l, in, c);
		c->runs = ATTENTION_RUNS +
		    (l->given[OPTION_window] ? WINDOW_RUNS : 0);
		return;
	}
	c->moved = layer_elements(in) + layer_elements(out);
	c->runs = 1;
	c->matrices = c->multiplies > 0;
}

/* Functions whose gradient follows from what they put out. */
static bool
keeps_output(const struct layer *l)
{
	static const char *const of[] = { "relu", "relu6", "tanh", "sigmoid" };

	if (l->kind == LAYER_activation && l->of)
		for (size_t i = 0; i < sizeof(of) / sizeof(*of); i++)
			if (strcmp(l->of, of[i]) == 0)
				return true;
	return false;
}

static bool
keeps_input(const struct layer *l)
{
	switch (l->kind) {
	case LAYER_conv1d:
	case LAYER_conv2d:
	case LAYER_conv3d:
	case LAYER_deconv2d:
	case LAYER_linear:
	case LAYER_lstm:
	case LAYER_gru:
	case LAYER_rnn:
	case LAYER_attention:
	case LAYER_norm:
	case LAYER_pool:
	case LAYER_gate:
		return true;
	case LAYER_activation:
		return !keeps_output(l);
	default:
		return false;
	}
}

double
layer_saves(const struct layer *l, const struct layer_shape *in,
    struct layer_shape *out, double kept)
{
	out->saved = stays(l->kind) ? in->saved : keeps_output(l);
	return in->saved && keeps_input(l) ? kept - layer_elements(in) : kept;
}
