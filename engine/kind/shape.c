#include "kind/shape.h"

#include <string.h>

#include "base/array.h"

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

static const struct shape_time serve_times[] = {
	{ "A decode step", "decode_step", decode_parts, COUNT(decode_parts) },
	{ "One prompt", "prefill_time", prompt_parts, COUNT(prompt_parts) },
};

static const struct shape_work serve_work[] = {
	{ "writing answers", "decode_flops", "decode_bytes", "decode_step",
	    "count" },
	{ "reading prompts", "prefill_flops", "prefill_bytes", "prefill_time",
	    "group_size" },
};

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

static const struct shape_time train_times[] = {
	{ "A training step", "step_time", step_parts, COUNT(step_parts) },
};

static const struct shape_work train_work[] = {
	{ "training", "layer_flops", "pass_bytes", "kernels_pass", NULL },
};

static const struct measure denoise_parts[] = {
	{ "compute_time", "Products with weights", NULL },
	{ "attention_time", "Attention", NULL },
	{ "memory_time", "Norms, gates and sums", NULL },
	{ NULL, "Launches and gaps", NULL },
};

static const struct measure batch_parts[] = {
	{ "text_time", "Text encoders", NULL },
	{ NULL, "Denoising steps", NULL },
	{ "decoder_time", "Decoder", NULL },
	{ "fetch_time", "Weights from the host", NULL },
};

static const struct shape_time diffusion_times[] = {
	{ "A batch", "latency", batch_parts, COUNT(batch_parts) },
	{ "A denoising step", "step_time", denoise_parts,
	    COUNT(denoise_parts) },
};

static const struct shape_work diffusion_work[] = {
	{ "making images", "product_flops", "step_bytes", "step_time",
	    NULL },
};

static const struct measure image_step_parts[] = {
	{ "compute_time", "Products with weights", NULL },
	{ "attention_time", "Attention", NULL },
	{ "memory_time", "Norms, gates and sums", NULL },
	{ "optimizer_time", "Optimizer", NULL },
	{ "encode_time", "Encoders", NULL },
	{ NULL, "Launches, gaps and links", NULL },
};

static const struct shape_time image_train_times[] = {
	{ "A training step", "step_time", image_step_parts,
	    COUNT(image_step_parts) },
};

static const struct shape_work image_train_work[] = {
	{ "training on images", "product_flops", "step_bytes", "pass_time",
	    NULL },
};

static const struct measure network_parts[] = {
	{ "kernel_time", "Kernels", NULL },
	{ NULL, "Launches and preparing images", NULL },
};

static const struct shape_time network_times[] = {
	{ "A batch", "step_time", network_parts, COUNT(network_parts) },
};

static const struct measure network_step_parts[] = {
	{ "kernel_time", "Kernels", NULL },
	{ "update_time", "Optimizer", NULL },
	{ NULL, "Launches, links and preparing images", NULL },
};

static const struct shape_time network_train_times[] = {
	{ "A training step", "step_time", network_step_parts,
	    COUNT(network_step_parts) },
};

static const struct shape_work network_work[] = {
	{ "networks for images", "flops", "bytes", "pass_time", NULL },
};

static const struct shape shapes[] = {
	{ "vision_infer", network_times, COUNT(network_times),
	    { AXIS_batch, "Images of a batch",
		{ "step_time", "Time of a batch", "ms" },
		{ "images_per_s", "Images/s of a copy", "1/s" } },
	    network_work, COUNT(network_work),
	    { "images_per_s", "Images/s of a copy", "1/s" } },
	{ "vision_train", network_train_times, COUNT(network_train_times),
	    { AXIS_batch, "Images of a pass",
		{ "memory_needed", "Memory needed", "GiB" },
		{ "images_per_s", "Images per second", "1/s" } },
	    network_work, COUNT(network_work),
	    { "images_per_s", "Images per second", "1/s" } },
	{ "serve", serve_times, COUNT(serve_times),
	    { AXIS_concurrency, "Requests in flight",
		{ "tpot", "Time per output token", "ms" },
		{ "output_tokens_per_s", "Output tokens/s of a copy",
		    "1/s" } },
	    serve_work, COUNT(serve_work),
	    { "output_tokens_per_s", "Output tokens/s of a copy", "1/s" } },
	{ "train", train_times, COUNT(train_times),
	    { AXIS_micro_batch, "Sequences of one pass",
		{ "memory_needed", "Memory needed", "GiB" },
		{ "tokens_per_s", "Tokens per second", "1/s" } },
	    train_work, COUNT(train_work),
	    { "tokens_per_s", "Tokens per second", "1/s" } },
	{ "diffusion_infer", diffusion_times, COUNT(diffusion_times),
	    { AXIS_batch, "Images of a batch",
		{ "latency", "Time of a batch", "s" },
		{ "images_per_s", "Images/s of an accelerator", "1/s" } },
	    diffusion_work, COUNT(diffusion_work), { NULL, NULL, NULL } },
	{ "diffusion_train", image_train_times, COUNT(image_train_times),
	    { AXIS_batch, "Images of a pass",
		{ "memory_needed", "Memory needed", "GiB" },
		{ "images_per_s", "Images per second", "1/s" } },
	    image_train_work, COUNT(image_train_work),
	    { "images_per_s", "Images per second", "1/s" } },
};

const struct shape *
kind_shape(const struct kind *k)
{
	for (size_t i = 0; i < COUNT(shapes); i++)
		if (strcmp(shapes[i].chain, k->chain_name) == 0)
			return &shapes[i];
	return NULL;
}
