#include "check.h"

#include "model/activation.h"
#include "model/memory.h"

#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

/* A layer by its tensors; every weight trained unless frozen. */
struct layer {
	double tokens, hidden, heads, kv_heads, head_dim, ffn, matrices;
	double frozen, adapted, mlp_adapted, quantized, unfused, scores;
};

static double
kept(const struct layer *l, double sequence)
{
	double q = l->heads * l->head_dim, k = l->kv_heads * l->head_dim;
	double first = act_copies(l->frozen, 1, l->adapted, l->quantized,
	    l->unfused);
	double output = act_copies(l->frozen, 0, l->mlp_adapted,
	    l->quantized, l->unfused);
	double mlp = act_copies(l->frozen, 1, l->mlp_adapted, l->quantized,
	    l->unfused);

	return act_attention(l->tokens, q, k, l->heads, 2) +
	    act_scores(l->tokens, l->heads, sequence, 2, l->scores) +
	    act_norms(l->tokens, l->hidden, 2, l->unfused) +
	    act_mlp(l->tokens, l->ffn, l->matrices, 2, l->unfused) +
	    act_inputs(l->tokens, l->hidden, first, 2) +
	    act_inputs(l->tokens, q, output, 2) +
	    act_inputs(l->tokens, l->hidden, mlp, 2) +
	    act_inputs(l->tokens, l->ffn, mlp, 2);
}

/*
 * korthikanti2022 4.1 counts 34 s b h + 5 a s s b: two of the 34 are masks of
 * dropout behind attention and MLP, which nobody trains with any more, and
 * fused attention keeps a statistic of 4 bytes a head.
 */
static void
against_paper(void **state)
{
	static const struct {
		const char *name;
		struct layer layer;
		double sequence, want;
	} rows[] = {
		{ "korthikanti2022 4.1: GPT-3, 32 h and 5 a s",
		    { 1, 12288, 96, 96, 128, 4 * 12288, 1,
		    0, 0, 0, 0, 0, 1 },
		    2048, 32.0 * 12288 + 5.0 * 96 * 2048 + 4 * 96 },
		{ "korthikanti2022 4.1: MT-NLG, 32 h and 5 a s",
		    { 1, 20480, 128, 128, 160, 4 * 20480, 1,
		    0, 0, 0, 0, 0, 1 },
		    2048, 32.0 * 20480 + 5.0 * 128 * 2048 + 4 * 128 },
		{ "korthikanti2022 5: without scores 32 h is left",
		    { 1, 20480, 128, 128, 160, 4 * 20480, 1, 0, 0, 0, 0, 0, 0 },
		    2048, 32.0 * 20480 + 4 * 128 },
		{ "closed form of a gated layer, Llama-3-70B",
		    { 1, 8192, 64, 8, 128, 28672, 2, 0, 0, 0, 0, 0, 0 }, 4096,
		    274688 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_close(rows[i].name,
		    kept(&rows[i].layer, rows[i].sequence), rows[i].want,
		    1e-12);
}

/* One token, all widths 16, one head, gated; bytes by hand. */
static void
frozen_layers(void **state)
{
	static const struct {
		const char *name;
		struct layer layer;
		double want;
	} rows[] = {
		/* q k v o 128, norms 64, gate and up 64, statistic 4;
		 * inputs of q, of the MLP, of its last matrix 96 */
		{ "by hand: trained in full",
		    { 1, 16, 1, 1, 16, 16, 2, 0, 0, 0, 0, 0, 0 }, 356 },
		{ "by hand: frozen weights keep no inputs",
		    { 1, 16, 1, 1, 16, 16, 2, 1, 0, 0, 0, 0, 0 }, 260 },
		{ "by hand: an adapter on attention keeps its input",
		    { 1, 16, 1, 1, 16, 16, 2, 1, 1, 0, 0, 0, 0 },
		    292 },
		{ "by hand: adapters everywhere keep four inputs",
		    { 1, 16, 1, 1, 16, 16, 2, 1, 1, 1, 0, 0, 0 }, 388 },
		/* norms + 64, gate's value + 32, and 3/2 of 32 */
		{ "by hand: stock kernels, adapter on attention",
		    { 1, 16, 1, 1, 16, 16, 2, 1, 1, 0, 0, 1, 0 }, 404 },
		{ "by hand: stock kernels keep what enters a 4-bit matrix",
		    { 1, 16, 1, 1, 16, 16, 2, 1, 1, 0, 1, 1, 0 }, 532 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_close(rows[i].name, kept(&rows[i].layer, 16),
		    rows[i].want, 0);
}

static void
pipelines(void **state)
{
	static const struct {
		const char *name;
		double stages, chunks, passes, want;
	} rows[] = {
		{ "korthikanti2022 4.2.3: the first of 8 stages holds 8",
		    8, 1, 64, 8 },
		{ "korthikanti2022 4.2.3: 3 chunks, 1 + 7 / 24 as much",
		    8, 3, 64, 8 * (1 + 7.0 / 24) },
		{ "by hand: no more than there are", 8, 1, 4, 4 },
		{ "by hand: one stage", 1, 1, 64, 1 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_close(rows[i].name, act_in_flight(rows[i].stages,
		    rows[i].chunks, rows[i].passes), rows[i].want, 1e-12);
	check_close("qi2023 2.3: worker 8 of 8 holds M_B and 7 M_W of table 1",
	    act_last_stage(34, 1, 8, 32), 34 + 7 * 32, 0);
	check_close("by hand: one pass where weights' gradients do not wait",
	    act_last_stage(34, 0, 8, 32), 34, 0);
	check_close("deepseekv3 table 2: DualPipe holds PP + 1",
	    act_dual_in_flight(16, 120), 17, 0);
	check_close("by hand: no more than there are",
	    act_dual_in_flight(16, 8), 8, 0);
	check_close("deepseekv3 table 2: nothing recomputed",
	    act_dual_stage(17, 10, 16, 10), 170, 0);
	check_close("dualpipe step 6: rank 7 of 16 puts off eight",
	    act_dual_stage(17, 1, 16, 10), 80, 0);
}

static void
working(void **state)
{
	(void)state;
	check_close("by hand: nothing made again",
	    act_working(1000, 0, 10, 16, 2), 960, 0);
	check_close("by hand: the layer made again",
	    act_working(1000, 1, 10, 16, 2), 1960, 0);
	/* input 2 h, output 2 h, attention 2 q, first 2 q, third 2 k, 2 f */
	check_close("by hand: every second matrix, Llama-3-8B, one token",
	    act_selective(1e9, 1, 1, 4096, 4096, 1024, 14336, 2),
	    4 * 4096 + 4 * 4096 + 2 * 1024 + 2 * 14336, 0);
	check_close("by hand: never more than all", act_selective(1000, 1, 1,
	    4096, 4096, 1024, 14336, 2), 1000, 0);
	/* torchtune: 2.1 of 1.05 billion logits in 4.6 GiB of QLoRA */
	check_close("by hand: a 16-bit logit and an eighth of one of 32 bits",
	    act_logit(6, 2, 8, 0), 2.5, 0);
	check_close("by hand: a whole loss has all copies",
	    act_logit(14, 2, 1, 0), 14, 0);
	check_close("by hand: 16-bit logits and their gradient",
	    act_logit(14, 2, 1, 1), 4, 0);
	check_close("by hand: a loss fused with the head has none",
	    act_logit(0, 2, 8, 0), 0, 0);
}

/* Gradients 10, activations 7, working set 2, scratch 1 unless said. */
static void
phases(void **state)
{
	static const struct {
		const char *name;
		double held, gradients, activations, working, scratch, want;
	} rows[] = {
		{ "by hand: gradients held through the pass",
		    1, 10, 7, 2, 1, 17 },
		{ "by hand: gradients at the end of the pass",
		    0, 10, 7, 2, 1, 12 },
		{ "by hand: the loss, before any gradient",
		    0, 10, 70, 2, 1, 70 },
		{ "by hand: temporaries of the step", 0, 10, 7, 2, 9, 19 },
		{ "by hand: the same with gradients held", 1, 10, 7, 2, 9,
		    19 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_close(rows[i].name, act_peak(rows[i].held,
		    rows[i].gradients, rows[i].activations, rows[i].working,
		    rows[i].scratch), rows[i].want, 0);
}

/* The parts of what is held at the most, in the cases above. */
static void
parts(void **state)
{
	(void)state;
	check_close("by hand: held through the pass, 17 of loss",
	    act_peak_is_loss(1, 10, 7, 2, 1), 1, 0);
	check_close("by hand: held, and 19 in the step",
	    act_peak_is_loss(1, 10, 7, 2, 9), 0, 0);
	check_close("by hand: 12 at the end of the pass",
	    act_peak_is_loss(0, 10, 7, 2, 1), 0, 0);
	check_close("by hand: 70 at the loss", act_peak_is_loss(0, 10, 70, 2,
	    1), 1, 0);
	check_close("by hand: gradients held at the loss",
	    act_peak_gradients(1, 1, 10), 10, 0);
	check_close("by hand: none yet at the loss",
	    act_peak_gradients(1, 0, 10), 0, 0);
	check_close("by hand: all at the end", act_peak_gradients(0, 0, 10),
	    10, 0);
	check_close("by hand: logits of 5 at the last stage",
	    act_peak_logits(1, 7, 9, 2, 5), 5, 0);
	check_close("by hand: the first stage is fuller",
	    act_peak_logits(1, 9, 7, 2, 5), 0, 0);
	check_close("by hand: a layer at work takes more",
	    act_peak_logits(1, 7, 9, 6, 5), 0, 0);
	check_close("by hand: temporaries of 9 in the step",
	    act_peak_scratch(0, 2, 9, 1), 9, 0);
	check_close("by hand: none at the loss", act_peak_scratch(1, 2, 9, 1),
	    0, 0);
	check_close("by hand: a layer at work takes more than the step",
	    act_peak_scratch(0, 2, 1, 0), 0, 0);
}

/* A token of 4096 numbers that two experts see, and DoRA's outputs. */
static void
routed(void **state)
{
	(void)state;
	check_close("by hand: sent twice and back twice, 2 bytes",
	    act_dispatch(1, 4096, 2, 2), 32768, 0);
	check_close("by hand: no experts", act_dispatch(1, 4096, 0, 2), 0, 0);
	check_close("by hand: outputs of 10000 in 16 bits, once",
	    act_outputs(1, 10000, 2, 2), 20000, 0);
	check_close("by hand: no vectors", act_outputs(1, 10000, 0, 2), 0, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(against_paper),
		cmocka_unit_test(frozen_layers),
		cmocka_unit_test(pipelines),
		cmocka_unit_test(working),
		cmocka_unit_test(phases),
		cmocka_unit_test(parts),
		cmocka_unit_test(routed),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
