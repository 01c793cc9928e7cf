/* Networks of several parts: what stands beside the text network, by hand. */
#include "check.h"

#include <string.h>

#include "base/array.h"
#include "base/diag.h"
#include "feed/hf_config.h"
#include "said.h"

#include "test_arena.h"

/* A text network four wide. */
#define TEXT "\"num_hidden_layers\":1,\"hidden_size\":4," \
	"\"intermediate_size\":8,\"num_attention_heads\":1," \
	"\"num_key_value_heads\":1,\"head_dim\":4,\"vocab_size\":8," \
	"\"max_position_embeddings\":16"
#define PARTED(type, text, vision) "{\"model_type\":\"" type "\"," \
	"\"text_config\":{\"model_type\":\"" text "\"," TEXT "}," \
	"\"vision_config\":{" vision "}}"
#define ALONE(type) "{\"model_type\":\"" type "\"," TEXT "}"
/* Three blocks two wide, of places two by two in an image of six by six. */
#define BLOCKS "\"hidden_size\":2,\"num_hidden_layers\":3," \
	"\"intermediate_size\":5,\"patch_size\":2,\"image_size\":6"
/* The same, the image not said. */
#define DEFAULT "\"hidden_size\":2,\"num_hidden_layers\":3," \
	"\"intermediate_size\":5,\"patch_size\":14"

static double
parameters(const char *name, const char *text)
{
	struct hf_file file = { "config.json", text, strlen(text) };
	struct hf_said said;
	struct model *m = hf_config_read(arena, diags_new(arena), &file,
	    &said);

	if (!m)
		fail_msg("%s: was refused", name);
	return m->parameters.value;
}

/*
 * A plain block: four matrices of 2 x 2 with a bias are 24, 2 x 5 and 5 x 2
 * with theirs 27, two norms of twos 8: 59.  Patches of three colours are
 * 3 * 2 * 2 * 2 = 24, and there are 3 * 3 of them.
 */
static void
parts(void **state)
{
	static const struct {
		const char *name, *parted, *alone;
		double want;
	} rows[] = {
		{ "CLIP: 24 + class 2 + 10 places of 2 + two norms 8 + 3 * 59; "
		    "two matrices with a bias, 12 and 20",
		    PARTED("llava", "llama", BLOCKS), ALONE("llama"),
		    24 + 2 + 20 + 8 + 177 + 12 + 20 },
		{ "SigLIP: 24 + 2 + 9 places of 2 + a norm 4 + 3 * 59; a norm "
		    "of 2 and 2 x 4",
		    PARTED("gemma3", "gemma3_text", BLOCKS),
		    ALONE("gemma3_text"), 24 + 2 + 18 + 4 + 177 + 2 + 8 },
		{ "SigLIP, one matrix of 2 x 4 with a bias",
		    PARTED("paligemma", "gemma", BLOCKS), ALONE("gemma"),
		    24 + 2 + 18 + 4 + 177 + 8 + 4 },
		{ "Pixtral: 24 + a norm 2, blocks of 16 + gated 30 + norms 4; "
		    "a norm, 2 x 2 places of 2 into 2, 2 x 4 and 4 x 4",
		    PARTED("mistral3", "mistral", BLOCKS), ALONE("mistral"),
		    24 + 2 + 3 * 50 + 2 + 16 + 8 + 16 },
		{ "Qwen2-VL: two frames 48, blocks of 24 + 2 x 8 and 8 x 2 "
		    "with biases 42 + 8; a norm 4, 8 x 8 and 8 x 4",
		    "{\"model_type\":\"qwen2_vl\"," TEXT ",\"vision_config\":{"
		    "\"embed_dim\":2,\"depth\":3,\"mlp_ratio\":4,"
		    "\"patch_size\":2}}", ALONE("qwen2"),
		    48 + 3 * 74 + 4 + 72 + 36 },
		{ "one frame, and places of 3 x 3",
		    "{\"model_type\":\"qwen2_vl\"," TEXT ",\"vision_config\":{"
		    "\"embed_dim\":2,\"depth\":3,\"mlp_ratio\":4,"
		    "\"patch_size\":2,\"temporal_patch_size\":1,"
		    "\"spatial_merge_size\":3}}", ALONE("qwen2"),
		    24 + 3 * 74 + 4 + (18 * 18 + 18) + (18 * 4 + 4) },
		{ "Qwen2.5-VL: 48, blocks of 24 + gated 30 + biases 12 + norms "
		    "4; a norm 2, 8 x 8 and 8 x 4",
		    "{\"model_type\":\"qwen2_5_vl\"," TEXT
		    ",\"vision_config\":{\"hidden_size\":2,\"depth\":3,"
		    "\"intermediate_size\":5,\"patch_size\":2}}",
		    ALONE("qwen2"), 48 + 3 * 70 + 2 + 72 + 36 },
		{ "Llama 4: as CLIP, then 5 x 6, 6 x 6 and 6 x 4 bare",
		    PARTED("llama4", "llama4_text", BLOCKS
		    ",\"projector_input_dim\":6,\"projector_output_dim\":6,"
		    "\"vision_output_dim\":6"), ALONE("llama4_text"),
		    24 + 2 + 20 + 8 + 177 + 30 + 36 + 24 },
		/* Patches of 14, so 588 * 2 for them; what is not said is as in
		 * transformers: 224, 16 * 16 places, and 448, 32 * 32. */
		{ "CLIPVisionConfig: image_size 224",
		    PARTED("llava", "llama", DEFAULT), ALONE("llama"),
		    1176 + 2 + 257 * 2 + 8 + 177 + 12 + 20 },
		{ "SiglipVisionConfig: image_size 224",
		    PARTED("gemma3", "gemma3_text", DEFAULT),
		    ALONE("gemma3_text"),
		    1176 + 2 + 256 * 2 + 4 + 177 + 2 + 8 },
		{ "Llama4VisionConfig: image_size 448",
		    PARTED("llama4", "llama4_text", DEFAULT
		    ",\"projector_input_dim\":6,\"projector_output_dim\":6,"
		    "\"vision_output_dim\":6"), ALONE("llama4_text"),
		    1176 + 2 + 1025 * 2 + 8 + 177 + 30 + 36 + 24 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_close(rows[i].name, parameters(rows[i].name,
		    rows[i].parted) - parameters(rows[i].name,
		    rows[i].alone), rows[i].want, 0);
}

/* What reads images has no dimension that goes without saying but those that
 * transformers takes; a file that lacks another is refused. */
static void
lacking(void **state)
{
	static const struct {
		const char *name, *text, *key;
	} rows[] = {
		{ "CLIP's width", PARTED("llava", "llama",
		    "\"num_hidden_layers\":3,\"intermediate_size\":5,"
		    "\"patch_size\":2"), "hidden_size" },
		{ "its layers", PARTED("llava", "llama",
		    "\"hidden_size\":2,\"intermediate_size\":5,"
		    "\"patch_size\":2"), "num_hidden_layers" },
		{ "its MLP", PARTED("llava", "llama", "\"hidden_size\":2,"
		    "\"num_hidden_layers\":3,\"patch_size\":2"),
		    "intermediate_size" },
		{ "its places", PARTED("llava", "llama", "\"hidden_size\":2,"
		    "\"num_hidden_layers\":3,\"intermediate_size\":5"),
		    "patch_size" },
		{ "Qwen2.5-VL's width", "{\"model_type\":\"qwen2_5_vl\"," TEXT
		    ",\"vision_config\":{\"depth\":3,"
		    "\"intermediate_size\":5}}", "hidden_size" },
		{ "its layers", "{\"model_type\":\"qwen2_5_vl\"," TEXT
		    ",\"vision_config\":{\"hidden_size\":2,"
		    "\"intermediate_size\":5}}", "depth" },
		{ "its MLP", "{\"model_type\":\"qwen2_5_vl\"," TEXT
		    ",\"vision_config\":{\"hidden_size\":2,\"depth\":3}}",
		    "intermediate_size" },
		{ "Qwen2-VL's layers", "{\"model_type\":\"qwen2_vl\"," TEXT
		    ",\"vision_config\":{\"embed_dim\":2,"
		    "\"patch_size\":2}}", "depth" },
		{ "its places", "{\"model_type\":\"qwen2_vl\"," TEXT
		    ",\"vision_config\":{\"embed_dim\":2,\"depth\":3}}",
		    "patch_size" },
		{ "what Llama 4 puts between", PARTED("llama4", "llama4_text",
		    BLOCKS ",\"projector_output_dim\":6"),
		    "projector_input_dim" },
		{ "and behind", PARTED("llama4", "llama4_text",
		    BLOCKS ",\"projector_input_dim\":6,"
		    "\"vision_output_dim\":6"), "projector_output_dim" },
		{ "half a layer", PARTED("llava", "llama", "\"hidden_size\":2,"
		    "\"num_hidden_layers\":2.5,\"intermediate_size\":5,"
		    "\"patch_size\":2"), NULL },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct hf_file file = { "config.json", rows[i].text,
			strlen(rows[i].text) };
		struct diags *d = diags_new(arena);
		struct hf_said told;

		if (hf_config_read(arena, d, &file, &told))
			fail_msg("%s: was read", rows[i].name);
		check_text(rows[i].name, said(arena, d), rows[i].key ?
		    arena_printf(arena, "config.json:1: error: "
		    "vision_config: %s is missing [missing_field]\n",
		    rows[i].key) : "config.json:1: error: num_hidden_layers: "
		    "wants a whole number from 1 on [wrong_type]\n");
	}
}

/* Qwen2.5-VL's patches are of 14 by 14, two frames of them. */
static void
patches(void **state)
{
	(void)state;
	check_close("3 * 2 * 14 * 14 * 2, blocks of 24 + 30 + 12 + 4, a merger "
	    "of 2 + 72 + 36", parameters("qwen",
	    "{\"model_type\":\"qwen2_5_vl\"," TEXT ",\"vision_config\":{"
	    "\"hidden_size\":2,\"depth\":3,\"intermediate_size\":5}}") -
	    parameters("text", ALONE("qwen2")), 2352 + 3 * 70 + 2 + 72 + 36,
	    0);
}

/*
 * Liu and others 2023, LLaVA 1.5 7B: CLIP ViT-L/14 of 336 by 336 has 303.5
 * million parameters, 303,507,456 as OpenAI stores them.
 */
static void
published(void **state)
{
	static const char vit[] = PARTED("llava", "llama",
	    "\"hidden_size\":1024,\"num_hidden_layers\":24,"
	    "\"intermediate_size\":4096,\"patch_size\":14,"
	    "\"image_size\":336");
	/* Into a text network four wide: 1024 x 4 + 4, and 4 x 4 + 4. */
	double joint = 4100 + 20;

	(void)state;
	check_close("CLIP ViT-L/14-336", parameters("vit", vit) -
	    parameters("text", ALONE("llama")) - joint, 303507456, 0);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, open_arena, close_arena)

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(parts), TEST(published), TEST(lacking),
		TEST(patches),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
