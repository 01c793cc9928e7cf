/* The format that weights are published in: quantized as the file says. */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "feed/hf_read.h"

static const struct json *
member(const struct hf_reading *r, const char *name)
{
	const struct json *v = json_member(r->file, name);

	return v ? v : json_member(r->whole, name);
}

static double
number(const struct json *of, const char *name, double otherwise)
{
	const struct json *v = of ? json_member(of, name) : NULL;

	return v && v->type == JSON_number ? v->number : otherwise;
}

static bool
is_on(const struct json *of, const char *name)
{
	const struct json *v = json_member(of, name);

	return v && v->type == JSON_flag && v->number > 0;
}

/* In groups of 128 unless stated, of which 32 are told apart. */
static const char *
grouped(const struct json *q, const char *four, const char *small,
    const char *eight)
{
	bool fine = number(q, "group_size", 128) <= 32 &&
	    number(q, "group_size", 128) > 0;

	if (number(q, "bits", 4) >= 8)
		return eight;
	return number(q, "bits", 4) < 4 ? NULL : fine ? small : four;
}

static const char *
bitsandbytes(const struct json *q)
{
	if (is_on(q, "load_in_8bit") || is_on(q, "_load_in_8bit"))
		return "int8";
	if (hf_is(json_member(q, "bnb_4bit_quant_type"), "fp4"))
		return is_on(q, "bnb_4bit_use_double_quant") ? "fp4_dq" :
		    "fp4";
	return is_on(q, "bnb_4bit_use_double_quant") ? "nf4_dq" : "nf4";
}

/* compressed-tensors: the weights of the first group stand for all. */
static const char *
compressed(const struct json *q)
{
	const struct json *groups = json_member(q, "config_groups");
	const struct json *weights = groups && groups->count ?
	    json_member(&groups->item[0], "weights") : NULL;
	double bits = number(weights, "num_bits", 0);
	bool floats = weights && hf_is(json_member(weights, "type"), "float");

	if (bits >= 8)
		return floats ? "fp8" : "int8";
	if (bits < 4)
		return NULL;
	return floats ? "nvfp4" : number(weights, "group_size", 0) > 0 ?
	    "int4_g128" : "int4";
}

static const char *
modelopt(const struct json *q)
{
	const struct json *algo = json_member(q, "quant_algo");

	return hf_is(algo, "NVFP4") ? "nvfp4" : hf_is(algo, "FP8") ? "fp8" :
	    NULL;
}

/* NULL where nothing here is like it. */
static const char *
quantized(const struct json *q, const char *method)
{
	if (!strcmp(method, "fp8") || !strcmp(method, "fbgemm_fp8"))
		return "fp8";
	if (!strcmp(method, "mxfp4"))
		return "mxfp4";
	if (!strcmp(method, "gptq"))
		return grouped(q, "gptq", "gptq_g32", "gptq_int8");
	if (!strcmp(method, "awq"))
		return grouped(q, "awq", "awq_g32", NULL);
	if (!strcmp(method, "bitsandbytes"))
		return bitsandbytes(q);
	if (!strcmp(method, "compressed-tensors"))
		return compressed(q);
	return strcmp(method, "modelopt") ? NULL : modelopt(q);
}

static void
say(struct hf_reading *r, const char *format, const struct json *by)
{
	struct word *w = &r->model->weight_format;

	w->text = format;
	w->fact.given = true;
	w->fact.at = (struct origin){ r->path, by ? by->line : 1 };
	w->fact.assume = by ? NULL : "the file does not say";
}

static void
read_packed(struct hf_reading *r, const struct json *q)
{
	const struct json *method = json_member(q, "quant_method");
	const char *name = method && method->text ? method->text : "", *format;

	format = quantized(q, name);
	if (format)
		say(r, format, q);
	else
		hf_fault(r, DIAG_bad_choice, q->line, "quantization_config: "
		    "no number format is known that is like \"%s\" of these "
		    "bits; add one with the verb format and write the model "
		    "by hand", text_clean(r->arena, name, strlen(name),
		    false));
}

void
hf_read_format(struct hf_reading *r)
{
	static const char *const types[][2] = {
		{ "float32", "fp32" }, { "float16", "fp16" },
		{ "bfloat16", "bf16" }, { "float8_e4m3fn", "fp8" },
	};
	const struct json *packed = member(r, "quantization_config");
	const struct json *type = member(r, "torch_dtype");

	if (!type)
		type = member(r, "dtype");
	if (packed) {
		read_packed(r, packed);
		return;
	}
	for (size_t i = 0; i < COUNT(types); i++)
		if (hf_is(type, types[i][0])) {
			say(r, types[i][1], type);
			return;
		}
	say(r, "bf16", NULL);
}
