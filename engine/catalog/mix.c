/* Bits of a model's matrices in a format. */
#include <math.h>
#include <string.h>

#include "catalog/catalog.h"

static double
bits(const struct number *n)
{
	return n->value * 8;
}

static double
value_bits(const struct format *f, const struct model *m)
{
	bool grouped = f->grouped_value.fact.given &&
	    m->heads.value >= 4 * m->kv_heads.value;
	double b = bits(grouped ? &f->grouped_value : &f->value);

	return m->layers.value >= 80 ? fmax(b, bits(&f->deep_value)) : b;
}

/* Mean over the matrices of all layers, each weighed by its size. */
static double
matrix_bits(const struct format *f, const struct model *m)
{
	struct model_parts n;
	double queries = m->heads.value, keys = m->kv_heads.value;
	double attention = 2 * (queries + keys);
	double up = m->mlp.text && !strcmp(m->mlp.text, "plain") ? 1 : 2;
	double mean_attention = ((queries + keys) * bits(&f->query_key) +
	    keys * value_bits(f, m) + queries * bits(&f->output)) / attention;
	double mean_mlp = (up * bits(&f->up) + bits(&f->down)) / (up + 1);
	double mlp;

	model_count(m, &n);
	mlp = n.dense_mlp + n.experts;
	return (n.attention * mean_attention + mlp * mean_mlp) /
	    (n.attention + mlp);
}

void
model_widths(const struct model *m, const struct format *f,
    struct model_bits *out)
{
	const struct format *own = m->published;
	double wide = !own || own->width < 16 ? 16 : own->width;

	if (f->width >= 16)
		wide = f->width;
	out->matrices = f->width;
	out->kept = wide;
	out->embedding = out->head = wide;
	if (!f->query_key.fact.given)
		return;
	out->matrices = matrix_bits(f, m);
	out->head = bits(&f->output_head);
	out->embedding = m->tied_embeddings.on ? out->head :
	    bits(&f->embedding);
}
