#include "catalog/catalog.h"

#include <math.h>
#include <string.h>

/* Bits of the block formats, by name. */
enum {
#define BLOCK(id, bits) BITS_##id,
#define MIX(...)
#include "catalog/mix.def"
#undef BLOCK
#undef MIX
	BLOCK_COUNT
};

static const double block_bits[BLOCK_COUNT] = {
#define BLOCK(id, bits) bits,
#define MIX(...)
#include "catalog/mix.def"
#undef BLOCK
#undef MIX
};

/* One kind of matrix: the share of layers takes the first block. */
struct part {
	int first, rest;
	double share;
};

/* Values: with few queries a key, and with four or more. */
struct values {
	struct part few, many;
};

static const struct mix {
	enum format format;
	struct part query_key;
	struct values value;
	struct part output, up, down;
	int embedding, head;
} mixes[] = {
#define ALL(a) { BITS_##a, BITS_##a, 0 }
#define PART(a, b, share) { BITS_##a, BITS_##b, share }
#define PAIR(a, b) { ALL(a), ALL(b) }
#define SOME(a, b, share) { PART(a, b, share), PART(a, b, share) }
#define BLOCK(id, bits)
#define MIX(id, qk, v, o, up, down, embedding, head) \
	{ FORMAT_##id, qk, v, o, up, down, BITS_##embedding, BITS_##head },
#include "catalog/mix.def"
#undef BLOCK
#undef MIX
#undef ALL
#undef PART
#undef PAIR
#undef SOME
};

static double
bits(const struct part *p)
{
	return p->share * block_bits[p->first] +
	    (1 - p->share) * block_bits[p->rest];
}

static double
value_bits(const struct mix *x, const struct model *m)
{
	bool many = m->heads.value >= 4 * m->kv_heads.value;
	double b = bits(many ? &x->value.many : &x->value.few);

	return m->layers.value >= 80 ? fmax(b, block_bits[BITS_q5_k]) : b;
}

/* Mean over the matrices of all layers, each weighed by its size. */
static double
matrix_bits(const struct mix *x, const struct model *m)
{
	struct model_parts n;
	double queries = m->heads.value, keys = m->kv_heads.value;
	double attention = 2 * (queries + keys);
	double up = m->mlp.text && !strcmp(m->mlp.text, "plain") ? 1 : 2;
	double mean_attention = ((queries + keys) * bits(&x->query_key) +
	    keys * value_bits(x, m) + queries * bits(&x->output)) / attention;
	double mean_mlp = (up * bits(&x->up) + bits(&x->down)) / (up + 1);
	double mlp;

	model_count(m, &n);
	mlp = n.dense_mlp + n.experts;
	return (n.attention * mean_attention + mlp * mean_mlp) /
	    (n.attention + mlp);
}

static const struct mix *
mix_of(enum format f)
{
	for (size_t i = 0; i < sizeof(mixes) / sizeof(*mixes); i++)
		if (mixes[i].format == f)
			return &mixes[i];
	return NULL;
}

void
model_widths(const struct model *m, enum format f, struct model_bits *out)
{
	const struct mix *x = mix_of(f);
	enum format own = m->weight_format.text ?
	    format_find(m->weight_format.text) : FORMAT_bf16;
	double wide = own == FORMAT_COUNT || formats[own].bits < 16 ? 16 :
	    formats[own].bits;

	if (formats[f].bits >= 16)
		wide = formats[f].bits;
	out->matrices = formats[f].bits;
	out->kept = wide;
	out->embedding = out->head = wide;
	if (!x)
		return;
	out->matrices = matrix_bits(x, m);
	out->head = block_bits[x->head];
	out->embedding = m->tied_embeddings.on ? out->head :
	    block_bits[x->embedding];
}
