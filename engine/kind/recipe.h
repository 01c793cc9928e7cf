/*
 * recipe: how a model is trained, as inputs of the chain: what is trained, in
 * which formats, with which optimizer, and what lies in the host's memory.
 * Workloads and measured cases bind it alike.
 */
#ifndef KIND_RECIPE_H
#define KIND_RECIPE_H

#include "catalog/vocabulary.h"
#include "kind/text.h"

struct recipe {
	const struct record *of;     /* who asks */
	const struct format *base;            /* of the resident weights */
	const struct method *method;
	const struct targets *targets;
	double rank;                 /* of adapters that have one */
	double layers;               /* trained in full; 0 as in the method */
	bool tables;                 /* embeddings and head are trained too */
	const struct scheme *scheme;
	double gradient;             /* bytes; 0 as the scheme has it */
	bool gradient_copy;          /* the optimizer makes 32-bit copies */
	bool gradients_beside;       /* 16-bit ones stay beside their sums */
	bool wide_tables;            /* 32 bits beside quantized weights */
	const struct optimizer *optimizer;
	double projection_rank;      /* of an optimizer that projects */
	bool offload_weights, offload_optimizer, offload_gradients;
	bool fused_step, eager;
	/* Where method, scheme and optimizer were chosen, or NULL. */
	const struct fact *method_fact, *scheme_fact, *optimizer_fact;
};

/* Is a model adapted, not some of its own layers trained? */
bool recipe_adapts(const struct recipe *);
/* Holds adapters as the scheme holds all that is trained; PEFT's beside
 * weights of a few bits are in 32. */
void recipe_hold_adapters(struct recipe *, const struct catalog *,
    const struct scheme *own);
void recipe_bind(struct binding *, const struct recipe *);
/* Widths of what is gathered: a part of recipe_bind(), where any is. */
void recipe_bind_gathered(struct binding *, const struct recipe *, bool any);

#endif
