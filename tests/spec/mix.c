/* Bits of llama.cpp's mixes: what its own table of files says. */
#include <string.h>

#include "base/array.h"
#include "check.h"
#include "vocabulary.h"

#define N(x) { .value = (x), .fact = { .given = true } }

static const struct model llama_8b = {
	.layers = N(32), .hidden = N(4096), .ffn = N(14336), .heads = N(32),
	.kv_heads = N(8), .head_dim = N(128), .vocab = N(128256),
	.mlp = { .text = "gated" },
};

static const struct format *
stored(void **state, const char *id)
{
	return format_find(((struct vocabulary *)*state)->catalog, id);
}

/* Mean over the whole file. */
static double
file_bits(const struct model *m, const struct format *f)
{
	struct model_parts n;
	struct model_bits b;
	double matrices;

	model_count(m, &n);
	model_widths(m, f, &b);
	matrices = n.attention + n.dense_mlp + n.experts;
	return (matrices * b.matrices + n.lookup * b.embedding +
	    (n.embedding - n.lookup) * b.head + n.norms * b.kept) / n.total;
}

static void
published_files(void **state)
{
	static const struct {
		const char *format;
		double want, rtol;
	} rows[] = {
		/* Llama 3.1 8B, "bits/weight" of the quantize tool's README. */
		{ "iq1_s", 2.0042, 5e-3 }, { "iq1_m", 2.146, 5e-3 },
		{ "iq2_xxs", 2.3824, 5e-3 },
		{ "iq2_xs", 2.5882, 5e-3 }, { "iq2_s", 2.7403, 5e-3 },
		{ "iq2_m", 2.9294, 5e-3 },
		{ "iq3_xxs", 3.2548, 0.025 },
		{ "iq3_xs", 3.4977, 5e-3 }, { "iq3_s", 3.6606, 5e-3 },
		{ "iq3_m", 3.7628, 5e-3 }, { "iq4_xs", 4.4597, 5e-3 },
		{ "iq4_nl", 4.6818, 5e-3 },
		{ "q2_k_s", 2.9697, 5e-3 }, { "q2_k", 3.1593, 5e-3 },
		{ "q3_k_s", 3.6429, 5e-3 },
		{ "q3_k_l", 4.2979, 5e-3 },
		{ "q4_k_s", 4.6672, 5e-3 },
		{ "q4_k_m", 4.8944, 5e-3 },
		{ "q5_k_s", 5.5704, 5e-3 },
		{ "q5_k_m", 5.7036, 5e-3 }, { "q6_k", 6.5633, 5e-3 },
		{ "q8_0", 8.5008, 5e-3 }, { "fp16", 16.0005, 5e-3 },
	};

	for (size_t i = 0; i < COUNT(rows); i++)
		check_close(rows[i].format, file_bits(&llama_8b,
		    stored(state, rows[i].format)), rows[i].want,
		    rows[i].rtol);
}

/* "bits/weight" of the README of llama.cpp in the middle of 2023. */
static void
blocks_of_32(void **state)
{
	static const struct {
		const char *format;
		double want;
	} rows[] = {
		{ "q4_0", 4.5 }, { "q4_1", 5 }, { "q5_0", 5.5 },
		{ "q5_1", 6 }, { "q8_0", 8.5 },
	};
	struct model_bits b;

	for (size_t i = 0; i < COUNT(rows); i++) {
		model_widths(&llama_8b, stored(state, rows[i].format),
		    &b);
		check_close(rows[i].format, b.matrices,
		    rows[i].want, 0);
	}
}

static void
kept_wide(void **state)
{
	struct model tied = llama_8b;
	struct model_bits b;

	model_widths(&llama_8b, stored(state, "awq"), &b);
	check_close("AWQ leaves the head in 16 bits", b.head, 16, 0);
	check_close("and the matrices at 4 and 20 bits a 128", b.matrices,
	    4 + 20.0 / 128, 0);
	model_widths(&llama_8b, stored(state, "fp32"), &b);
	check_close("32 bits hold everything", b.embedding, 32, 0);
	tied.tied_embeddings.on = true;
	model_widths(&tied, stored(state, "q4_k_m"), &b);
	check_close("a tied embedding is stored as the head", b.embedding,
	    6.5625, 0);
	tied.layers.value = 80;
	model_widths(&tied, stored(state, "q3_k_s"), &b);
	assert_true(b.matrices > 3.4375);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(published_files),
		cmocka_unit_test(blocks_of_32),
		cmocka_unit_test(kept_wide),
	};

	return cmocka_run_group_tests(tests, vocabulary_setup,
	    vocabulary_teardown);
}
