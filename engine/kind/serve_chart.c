/* serve_chart: what the charts of a served model show. */
#include "base/array.h"
#include "kind/serve.h"
#include "kind/shape.h"

static const struct measure decode_parts[] = {
	{ "decode_matrix_time", "Matrices of the layers", NULL },
	{ "decode_head_time", "Output head", NULL },
	{ "decode_attention_time", "Attention and its cache", NULL },
	{ "decode_token_time", "Between the matrices", NULL },
	{ "decode_link_time", "Communication", NULL },
	{ "decode_launch_time", "Launches", NULL },
	{ "decode_fetch_time", "Weights and cache from the host", NULL },
	{ NULL, "Waiting for the host", NULL },
};

static const struct measure prompt_parts[] = {
	{ "prefill_layer_compute", "Matrices of the layers", NULL },
	{ "prefill_attention_time", "Attention", NULL },
	{ "prompt_memory_time", "Between the matrices", NULL },
	{ "prefill_link_time", "Communication", NULL },
	{ NULL, "Head, launches and waiting", NULL },
};

static const struct shape_time times[] = {
	{ "A decode step", "decode_step", decode_parts, COUNT(decode_parts) },
	{ "One prompt", "prefill_time", prompt_parts, COUNT(prompt_parts) },
};

static const struct shape_work work[] = {
	{ "decode", "decode_flops", "decode_bytes", "decode_step",
	    "count" },
	{ "prefill", "prefill_flops", "prefill_bytes", "prefill_time",
	    "group_size" },
};

const struct shape serve_shape = {
	.time = times, .times = COUNT(times),
	.sweep = { AXIS_concurrency, "Requests in flight",
	    { "tpot", "Time per output token while no prompt comes in",
	    "ms" },
	    { "output_tokens_per_s", "Output tokens/s of a copy", "1/s" } },
	.work = work, .works = COUNT(work),
	.rate = { "output_tokens_per_s", "Output tokens/s of a copy", "1/s" },
};

