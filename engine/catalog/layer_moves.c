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

/* What its matrices are wide: of tokens, of all heads, of keys or values, and
 * of what is attended to. */
struct attention_widths {
	double tokens, width, query, key, context, source;
};

static struct attention_widths
attention_widths(const struct layer *l, const struct layer_shape *in)
{
	struct attention_widths w = { .tokens = layer_places(in),
		.width = in->size[layer_axis(in)] };
	double heads = l->value[OPTION_heads];
	double dim = layer_option(l, OPTION_head_dim, w.width / heads);

	w.query = heads * dim;
	w.key = dim * layer_option(l, OPTION_kv_heads, heads);
	w.context = layer_option(l, OPTION_context_tokens, w.tokens);
	w.source = layer_option(l, OPTION_context_width, w.width);
	return w;
}

/* Each result is written and read again. */
static double
attention_moves(const struct layer *l, const struct attention_widths *w)
{
	double moved = 2 * w->tokens * (w->width + 2 * w->query) +
	    4 * w->context * w->key;

	if (!l->given[OPTION_window])
		return moved;
	return moved + WINDOW_PASSES * w->tokens * w->width + SCORE_PASSES *
	    l->value[OPTION_heads] * w->tokens *
	    min2(w->context, l->value[OPTION_window]);
}

/*
 * Bytes for a number in 16 bits, of queries and of keys, as PyTorch runs what
 * Diffusers writes, a kernel an operation.  A rotation: a half is negated (1
 * read and 1 written), stacked (2, 2), both are widened (2, 4 twice) and
 * multiplied (4, 4 twice), added (8, 4) and narrowed (4, 2).  A norm: widened
 * (2, 4), squared (4, 4), meant (4), scaled (2, 4), narrowed (4, 2) and
 * multiplied by its weight (2, 2).
 */
enum { ROTATION_BYTES = 52, ROTATION_RUNS = 8, HEAD_NORM_BYTES = 34,
	HEAD_NORM_RUNS = 6 };

static void
attention_turns(const struct layer *l, const struct attention_widths *w,
    struct layer_cost *c)
{
	double numbers = w->tokens * w->query + w->context * w->key;

	if (layer_option(l, OPTION_rotary, 0) > 0) {
		c->turned += numbers * ROTATION_BYTES;
		c->turns += 2 * ROTATION_RUNS;
	}
	if (layer_option(l, OPTION_head_norm, 0) > 0) {
		c->turned += numbers * HEAD_NORM_BYTES;
		c->turns += 2 * HEAD_NORM_RUNS;
	}
}

/* What adapters beside the four matrices are as wide as, both ends. */
static double
attention_sides(const struct attention_widths *w)
{
	return 2 * (w->width + w->query) + 2 * (w->source + w->key);
}

/* What one sample sends through those four matrices, both ends. */
static double
attention_adapted(const struct attention_widths *w)
{
	return 2 * w->tokens * (w->width + w->query) +
	    2 * w->context * (w->source + w->key);
}

/* What they read: queries, keys and values each the same again. */
static double
attention_fed(const struct attention_widths *w)
{
	return w->tokens * (w->width + w->query) + 2 * w->context * w->source;
}

/*
 * What accelerators that each have some of the tokens hand each other: a text
 * that is attended to is there on all of them.
 */
static void
attention_meets(const struct layer *l, const struct attention_widths *w,
    struct layer_cost *c)
{
	if (l->given[OPTION_context_width])
		return;
	c->exchanged = w->tokens * 2 * (w->query + w->key);
	c->attentions = 1;
}

void
layer_moves(const struct layer *l, const struct layer_shape *in,
    const struct layer_shape *out, struct layer_cost *c)
{
	if (stays(l->kind))
		return;
	if (l->kind == LAYER_attention) {
		struct attention_widths w = attention_widths(l, in);

		c->sides = attention_sides(&w);
		c->adapted = attention_adapted(&w);
		c->matrices = c->adapters = ATTENTION_MATRICES;
		c->fed = attention_fed(&w);
		c->moved = attention_moves(l, &w);
		attention_turns(l, &w, c);
		attention_meets(l, &w, c);
		c->runs = ATTENTION_RUNS +
		    (l->given[OPTION_window] ? WINDOW_RUNS : 0);
		return;
	}
	c->moved = layer_elements(in) + layer_elements(out);
	c->runs = 1;
	c->matrices = c->multiplies > 0;
	c->fed = c->multiplies > 0 ? layer_elements(in) : 0;
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
