/* What stands beside a text network, or is none. */
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "feed/hf_read.h"
#include "unit/number.h"

/* What reads images: its dimensions, as the file has them. */
struct tower {
	struct hf_reading *r;
	const struct json *file;
	double hidden, layers, ffn, patch, places;
	double text;               /* width of the text network */
};

struct hf_part {
	const char *type, *text;
	double (*tower)(struct tower *);
	double (*joint)(struct tower *);
};

static double
size(struct tower *t, const char *name, double otherwise)
{
	return hf_size(t->r, t->file, name, otherwise);
}

/* A block with a bias everywhere: two norms of twos, attention, a plain MLP. */
static double
plain_block(const struct tower *t)
{
	double h = t->hidden, f = t->ffn;

	return 4 * (h * h + h) + 2 * h * f + f + h + 4 * h;
}

static void
measure(struct tower *t, double image)
{
	t->hidden = size(t, "hidden_size", 0);
	t->layers = size(t, "num_hidden_layers", 0);
	t->ffn = size(t, "intermediate_size", 0);
	t->patch = size(t, "patch_size", 0);
	t->places = t->patch > 0 ? pow(floor(size(t, "image_size", image) /
	    t->patch), 2) : 0;
}

/* Radford and others 2021: a class token, a norm at both ends. */
static double
clip(struct tower *t)
{
	measure(t, 224);
	return 3 * t->patch * t->patch * t->hidden + t->hidden +
	    (t->places + 1) * t->hidden + 4 * t->hidden +
	    t->layers * plain_block(t);
}

/* Zhai and others 2023: a bias on the patches, a norm at the end. */
static double
siglip(struct tower *t)
{
	measure(t, 224);
	return 3 * t->patch * t->patch * t->hidden + t->hidden +
	    t->places * t->hidden + 2 * t->hidden +
	    t->layers * plain_block(t);
}

/* Rotary positions, gated MLPs, no bias, a norm before all. */
static double
pixtral(struct tower *t)
{
	measure(t, 1024);
	return 3 * t->patch * t->patch * t->hidden + t->hidden + t->layers *
	    (4 * t->hidden * t->hidden + 3 * t->hidden * t->ffn +
	    2 * t->hidden);
}

/* Places side by side make one of the text: two matrices behind a norm. */
static double
merger(const struct tower *t, double merge, double norm)
{
	double wide = merge * merge * t->hidden;

	return norm * t->hidden + wide * wide + wide + wide * t->text +
	    t->text;
}

static double
qwen2(struct tower *t)
{
	t->hidden = size(t, "embed_dim", 0);
	t->layers = size(t, "depth", 0);
	t->ffn = t->hidden * size(t, "mlp_ratio", 4);
	t->patch = size(t, "patch_size", 0);
	return 3 * size(t, "temporal_patch_size", 2) * t->patch * t->patch *
	    t->hidden + t->layers * plain_block(t) +
	    merger(t, size(t, "spatial_merge_size", 2), 2);
}

/* The same with gated MLPs, and norms without a bias. */
static double
qwen2_5(struct tower *t)
{
	double h, f;

	t->hidden = h = size(t, "hidden_size", 0);
	t->layers = size(t, "depth", 0);
	t->ffn = f = size(t, "intermediate_size", 0);
	t->patch = size(t, "patch_size", 14);
	return 3 * size(t, "temporal_patch_size", 2) * t->patch * t->patch *
	    h + t->layers * (4 * (h * h + h) + 3 * h * f + 2 * f + h +
	    2 * h) + merger(t, size(t, "spatial_merge_size", 2), 1);
}

/* Places are shuffled into channels; two matrices, then one into the text. */
static double
llama4(struct tower *t)
{
	double in, out;

	measure(t, 448);
	in = size(t, "projector_input_dim", 0);
	out = size(t, "projector_output_dim", 0);
	return 3 * t->patch * t->patch * t->hidden + t->hidden +
	    (t->places + 1) * t->hidden + 4 * t->hidden + t->layers *
	    plain_block(t) + t->ffn * in + in * out +
	    size(t, "vision_output_dim", out) * t->text;
}

static double
none(struct tower *t)
{
	(void)t;
	return 0;
}

static double
one_layer(struct tower *t)
{
	return t->hidden * t->text + t->text;
}

static double
two_layers(struct tower *t)
{
	return one_layer(t) + t->text * t->text + t->text;
}

static double
norm_and_matrix(struct tower *t)
{
	return t->hidden + t->hidden * t->text;
}

/* Four places become one, then two matrices without a bias. */
static double
merged(struct tower *t)
{
	double merge = hf_size(t->r, t->r->whole, "spatial_merge_size", 2);

	return t->hidden + merge * merge * t->hidden * t->hidden +
	    t->hidden * t->text + t->text * t->text;
}

static const struct hf_part parts[] = {
#define PART(type, text, tower, joint) { type, text, tower, joint },
#include "feed/hf_part.def"
#undef PART
};

const struct hf_part *
hf_part_find(const char *type)
{
	for (size_t i = 0; type && i < COUNT(parts); i++)
		if (!strcmp(parts[i].type, type))
			return &parts[i];
	return NULL;
}

const char *
hf_part_text(const struct hf_part *p)
{
	return p->text;
}

double
hf_part_count(struct hf_reading *r, const struct hf_part *p)
{
	struct tower t = { .r = r, .text = r->model->hidden.value };
	double count;

	t.file = json_member(r->whole, "vision_config");
	if (!t.file || t.file->type != JSON_object) {
		hf_fault(r, DIAG_missing_field, hf_line(r->whole), "a network "
		    "of type %s needs vision_config", p->type);
		return 0;
	}
	count = p->tower(&t);
	return count + p->joint(&t);
}

const char *
hf_missing(const char *type)
{
	static const struct {
		const char *type, *what;
	} missing[] = {
#define MISSING(type, what) { type, what },
#include "feed/hf_missing.def"
#undef MISSING
	};

	for (size_t i = 0; type && i < COUNT(missing); i++)
		if (!strcmp(missing[i].type, type))
			return missing[i].what;
	return NULL;
}

/* The layers that dosovitskiy2020 has, as a spec writes them. */
static const char vit_layers[] =
    "      input = { %.0f, %.0f, %.0f },\n"
    "      layer \"conv2d\" { channels = %.0f, kernel = %.0f, "
    "stride = %.0f },\n"
    "      layer \"tokens\" {},\n"
    "      layer \"prepend\" { tokens = 1 },\n"
    "      layer \"positions\" {},\n"
    "      layer \"block\" {\n"
    "        times = %.0f,\n"
    "        layer \"residual\" {\n"
    "          layer \"norm\" { of = \"layer\" },\n"
    "          layer \"attention\" { heads = %.0f },\n"
    "        },\n"
    "        layer \"residual\" {\n"
    "          layer \"norm\" { of = \"layer\" },\n"
    "          layer \"linear\" { units = %.0f },\n"
    "          layer \"activation\" { of = \"gelu\" },\n"
    "          layer \"linear\" { units = %.0f },\n"
    "        },\n"
    "      },\n"
    "      layer \"norm\" { of = \"layer\" },\n"
    "      layer \"first\" {},\n";

const char *
hf_read_vit(struct hf_reading *r)
{
	const struct json *labels = json_member(r->whole, "id2label");
	struct tower t = { .r = r, .file = r->whole };
	double image = size(&t, "image_size", 224), channels, heads, classes;
	struct text out;

	measure(&t, image);
	channels = size(&t, "num_channels", 3);
	heads = size(&t, "num_attention_heads", 0);
	classes = labels ? (double)labels->count : 0;
	text_init(&out, r->arena);
	text_printf(&out, vit_layers, channels, image, image, t.hidden,
	    t.patch, t.patch, t.layers, heads, t.ffn, t.hidden);
	if (classes > 0)
		text_printf(&out, "      layer \"linear\" { units = %.0f },\n",
		    classes);
	r->model->parameters.value = channels * t.patch * t.patch * t.hidden +
	    2 * t.hidden + (t.places + 1) * t.hidden + t.layers *
	    plain_block(&t) + 2 * t.hidden + classes * (t.hidden + 1);
	r->model->parameters.fact.given = true;
	if (!field_holds(r->model->parameters.value))
		hf_fault(r, DIAG_out_of_range, hf_line(r->whole), "its "
		    "parameters come to more than 1e30");
	return out.data;
}
