/*
 * network: a network as a list of layers, and what follows from it.
 *
 * Shapes are inferred from the input on; each layer gives its parameters, the
 * numbers kept for the backward pass and its multiply-adds.  The layers belong
 * to the arena of the catalogue and never change; several places may share
 * them.  A layer that cannot take what reaches it ends the count, and the
 * fault says which.
 */
#ifndef CATALOG_NETWORK_H
#define CATALOG_NETWORK_H

#include <stdbool.h>
#include <stddef.h>

#include "base/diag.h"

struct arena;
struct network;

enum layer_kind {
#define LAYER(id, options, required, of, holds, doc) LAYER_##id,
#include "catalog/layer.def"
#undef LAYER
	LAYER_COUNT
};

enum layer_option {
#define OPTION(id, doc) OPTION_##id,
#include "catalog/layer.def"
#undef OPTION
	OPTION_COUNT
};

struct layer_type {
	const char *id;
	const char *options;   /* words, a blank between */
	const char *required;
	const char *of;        /* words; "*": any name; "": none */
	bool holds;            /* layers stand inside */
	const char *doc;
};

extern const struct layer_type layer_types[LAYER_COUNT];
extern const struct layer_type layer_options[OPTION_COUNT];

struct layer {
	enum layer_kind kind;
	struct origin at;
	const char *of;              /* NULL when not stated */
	bool given[OPTION_COUNT];
	double value[OPTION_COUNT];
	const struct layer **child;
	size_t count;
	size_t size;                 /* itself and all inside */
	double steps;                /* the same, each as often as it runs */
	int depth;                   /* 1 without layers inside */
};

enum {
	SHAPE_RANK = 4,
	LAYERS_MAX = 20000,          /* of a network */
	LAYER_STEPS_MAX = 200000,
	LAYER_DEPTH_MAX = 24
};

/*
 * What passes between layers, for one sample.  Rank 1: a vector.  2: tokens
 * and width.  3: channels, height, width.  4: channels, frames, height, width.
 */
struct layer_shape {
	double size[SHAPE_RANK];
	int rank;
	double image[SHAPE_RANK];    /* sizes before the last `tokens` */
	double outside;              /* tokens that pass beside a `side` */
	bool saved;                  /* kept for the backward pass already */
};

struct layer_cost {
	const struct layer *layer;
	double times;                /* how often it runs */
	struct layer_shape out;      /* the last time */
#define SUM(name, per, what) double name;
#include "catalog/layer_sum.def"
#undef SUM
	double live;                 /* most numbers at once, by then */
};

/* Sums over layers, and the most of any: of doubles alone. */
struct network_sum {
#define SUM(name, per, what) double name;
#include "catalog/layer_sum.def"
#undef SUM
	double live;                 /* most numbers at once */
	double streamed;             /* moved by layers without matrices */
	double convolved;            /* read by convolutions that mix */
	double depthwise;            /* read by those that mix none */
	double biased;               /* put out by convolutions with biases */
	double widened;              /* in layer norms and windows' scores */
	double widest;               /* most numbers of one output */
	double summed;               /* products in one number, of all layers */
	double inputs;               /* numbers that enter residuals */
	double block;                /* most kept inside a residual */
};

struct network_count {
	struct layer_cost *layer;    /* in the order of the list */
	size_t count;
	double parameters, kept, multiplies;
	const struct layer *wrong;   /* NULL: everything fits */
	size_t wrong_index;          /* from 1, as the rows are numbered */
	const char *fault;
};

void network_count(const struct network *, struct arena *,
    struct network_count *);
/* The same with another input: sizes as many as the network's own. */
void network_count_at(const struct network *,
    const double size[SHAPE_RANK], struct arena *, struct network_count *);
/* The same in the memory of an earlier count of the network, or of none. */
void network_recount(const struct network *, const double size[SHAPE_RANK],
    struct arena *, struct network_count *);
/*
 * The kernels of a network by what they multiply for each number that they
 * move: those of one class wait for the same resource.  Class 0 multiplies
 * nothing; the last has no upper bound.
 */
enum { WORK_CLASSES = 7 };

struct network_work {
	double multiplies, moved;    /* of one sample */
	double weights;              /* read once, however many samples */
	double runs;
};

void network_work(const struct network_count *,
    struct network_work of[WORK_CLASSES]);
/* Of the layers behind the one that keeps this name, or of all for NULL. */
struct network_sum network_sum(const struct network_count *,
    const char *behind);

/*
 * How the sums of a network grow with its input, f times the frames and x
 * times the places of its own: y = a + b f + c x + d f x + e f x^2 + g f^2 x.
 * Exact where every layer works on whole places: products and traffic grow
 * with places, attention with their square.  `whole` is of all layers,
 * `behind` of those behind the one that keeps "latent".
 */
enum { LAW_1, LAW_f, LAW_x, LAW_fx, LAW_fxx, LAW_ffx, LAW_TERMS };

struct network_law {
	struct network_sum whole[LAW_TERMS], behind[LAW_TERMS];
	double largest_share;        /* of parameters in one layer */
};

/* NULL where the layers do not fit each other. */
const struct network_law *network_law(const struct network *, struct arena *);
struct network_sum network_law_at(const struct network_sum[LAW_TERMS],
    double frames, double places);
/* a - b, member by member. */
struct network_sum network_less(const struct network_sum *a,
    const struct network_sum *b);
/* "64 x 56 x 56". */
const char *layer_shape_text(struct arena *, const struct layer_shape *);

#endif
