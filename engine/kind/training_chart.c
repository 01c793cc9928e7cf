/* training_chart: what the charts of training a text model show. */
#include "base/array.h"
#include "kind/shape.h"
#include "kind/training.h"

static const struct measure step_parts[] = {
	{ "matrix_step", "Matrices of the layers", NULL },
	{ "head_step", "Output head", NULL },
	{ "attention_step", "Attention", NULL },
	{ "memory_step", "Between the matrices", NULL },
	{ "tensor_step", "Sums over split matrices", NULL },
	{ "expert_step", "Tokens to experts", NULL },
	{ "stage_step", "Activations to next stages", NULL },
	{ "bubble_time", "Idle stages of the pipeline", NULL },
	{ "exposed_time", "Sharing the data, where seen", NULL },
	{ "fetch_time", "Weights from the host", NULL },
	{ "optimizer_time", "Optimizer", NULL },
	{ "step_overhead", "Host, once a step", NULL },
	{ "loading_time", "Loading tokens", NULL },
	{ NULL, "Waiting for launches and links", NULL },
};

static const struct shape_time times[] = {
	{ "A training step", "step_time", step_parts, COUNT(step_parts) },
};

static const struct shape_work work[] = {
	{ "training", "layer_flops", "pass_bytes", "kernels_pass", NULL },
};

const struct shape training_shape = {
	.time = times, .times = COUNT(times),
	.sweep = { AXIS_micro_batch, "Sequences of one pass",
	    { "memory_needed", "Memory needed", "GiB" },
	    { "tokens_per_s", "Tokens per second", "1/s" } },
	.work = work, .works = COUNT(work),
	.rate = { "tokens_per_s", "Tokens per second", "1/s" },
};

