/* What the layers of a network come to, added up. */
#include "catalog/network.h"

#include <string.h>

#include "catalog/network_walk.h"
#include "model/select.h"

static bool
is_convolution(const struct layer *l)
{
	return l && (l->kind == LAYER_conv2d || l->kind == LAYER_conv3d ||
	    l->kind == LAYER_deconv2d);
}

static bool
mixes_channels(const struct layer *l)
{
	return !l->given[OPTION_groups] ||
	    l->value[OPTION_groups] < l->value[OPTION_channels];
}

static void
add_convolution(struct network_sum *sum, const struct layer_cost *c)
{
	double out = c->times * layer_elements(&c->out);

	if (!is_convolution(c->layer))
		return;
	if (mixes_channels(c->layer))
		sum->convolved += c->moved - out;
	else
		sum->depthwise += c->moved - out;
	if (layer_option(c->layer, OPTION_bias, 1) > 0)
		sum->biased += out;
}

static void
add_layer(struct network_sum *sum, const struct layer_cost *c)
{
#define SUM(name, per, what) sum->name += c->name;
#include "catalog/layer_sum.def"
#undef SUM
	sum->streamed += c->multiplies > 0 ? 0 : c->moved;
	add_convolution(sum, c);
	sum->widened += c->normed + c->pairs - c->fused_pairs;
	sum->live = max2(sum->live, c->live);
	if (c->times > 0 && c->parameters > 0)
		sum->summed += (c->multiplies - c->scores) /
		    layer_elements(&c->out);
	if (c->times > 0)
		sum->widest = max2(sum->widest, layer_elements(&c->out));
}

/* What a residual takes in, and keeps inside unless others stand there. */
static void
add_residual(struct network_sum *sum, const struct network_count *n, size_t i)
{
	const struct layer_cost *c = &n->layer[i];
	double kept = 0;

	if (!c->layer || c->layer->kind != LAYER_residual || c->times <= 0)
		return;
	/* Three numbers are moved to add one. */
	sum->inputs += c->moved / 3;
	for (size_t k = i + 1; k < i + c->layer->size; k++) {
		if (n->layer[k].layer &&
		    n->layer[k].layer->kind == LAYER_residual)
			return;
		kept += n->layer[k].kept / c->times;
	}
	sum->block = max2(sum->block, kept);
}

struct network_sum
network_sum(const struct network_count *n, const char *behind)
{
	struct network_sum sum = { 0 };
	size_t first = 0;

	for (size_t i = 0; behind && i < n->count; i++) {
		const struct layer *l = n->layer[i].layer;

		if (l && l->kind == LAYER_keep && !strcmp(l->of, behind))
			first = i + 1;
	}
	for (size_t i = first; i < n->count; i++) {
		add_layer(&sum, &n->layer[i]);
		add_residual(&sum, n, i);
	}
	return sum;
}
