/* What each layer reads and writes, and the operations that it takes. */
#include "catalog/network_walk.h"

/* Queries, keys, values, attention itself and its output. */
enum { ATTENTION_RUNS = 5 };

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

	return 2 * tokens * (width + 2 * heads * dim) + 4 * context * key;
}

void
layer_moves(const struct layer *l, const struct layer_shape *in,
    const struct layer_shape *out, struct layer_cost *c)
{
	if (stays(l->kind))
		return;
	if (l->kind == LAYER_attention) {
		c->moved = attention_moves(l, in);
		c->runs = ATTENTION_RUNS;
		return;
	}
	c->moved = layer_elements(in) + layer_elements(out);
	c->runs = 1;
}
