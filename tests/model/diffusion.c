#include "check.h"

#include "chain_diffusion_infer.h"
#include "inputs.h"
#include "model/diffusion.h"


static void
memory(void **state)
{
	(void)state;
	check_close("by hand: 8 images, with and without the text",
	    diffusion_samples(8, 2), 16, 0);
	check_close("by hand: a tenth of 24 GB, layer by layer",
	    diffusion_part(24e9, 0.1), 2.4e9, 1e-15);
	check_close("by hand: two of the largest, each a tenth of 24 GB",
	    diffusion_gathered(24e9, 0.1, 2), 4.8e9, 1e-15);
	check_close("by hand: everything stays",
	    diffusion_phase(34e9, 24e9, 0, 2e9), 36e9, 0);
	check_close("by hand: parts take turns",
	    diffusion_phase(34e9, 24e9, 1, 2e9), 26e9, 0);
	check_close("by hand: 32 bits at half of 150 TFLOP/s",
	    diffusion_wide_rate(150e12, 2, 4), 75e12, 0);
	check_close("by hand: guidance on four accelerators",
	    diffusion_groups(2, 4), 2, 0);
	check_close("by hand: two split each image of it",
	    diffusion_part_of(4, 2), 2, 0);
	/* FLUX.1: 57 layers, 4608 tokens of 3072, four of each at 2 bytes. */
	check_close("by hand: a quarter of the tokens of FLUX.1",
	    diffusion_exchanged(57 * 4608.0 * 4 * 3072, 0.25, 2), 1.6137e9,
	    1e-3);
	check_close("by hand: four exchanges in each of 57 layers",
	    diffusion_exchanges(57, 4), 228, 0);
	check_close("by hand: nobody to exchange with",
	    diffusion_exchanges(57, 1), 0, 0);
	check_close("by hand: two recordings of 1.8 GB, none at work",
	    diffusion_graphs(2, 0, 1.8e9), 3.6e9, 0);
	check_close("by hand: one of the two works", diffusion_graphs(2, 1,
	    1.8e9), 1.8e9, 0);
	check_close("by hand: nothing recorded", diffusion_graphs(0, 1,
	    1.8e9), 0, 0);
	check_close("by hand: kept", diffusion_kept(5, 0), 5, 0);
	check_close("by hand: sent away", diffusion_kept(5, 1), 0, 0);
}

static void
speed(void **state)
{
	(void)state;
	check_close("by hand: 2 GB of weights, 2 samples of 5e8 numbers",
	    diffusion_traffic(2e9, 5e8, 2, 2), 4e9, 0);
	check_close("by hand: each part once", diffusion_fetched(1, 34e9, 0,
	    28, 24e9), 34e9, 0);
	check_close("by hand: and the denoiser 27 times more",
	    diffusion_fetched(1, 34e9, 1, 28, 24e9), 682e9, 0);
	check_close("by hand: 28 steps of 1.1 s and 0.9 s besides",
	    diffusion_latency(0.1, 28, 1.1, 0.7, 0.1), 31.7, 1e-15);
}

static void
learning(void **state)
{
	(void)state;
	check_close("by hand: rank 4 in SD 1.5", diffusion_adapters(4,
	    199296), 797184, 0);
	check_close("by hand: inputs and one block", diffusion_saved(1, 20,
	    5, 100), 25, 0);
	check_close("by hand: all layers", diffusion_saved(0, 20, 5, 100),
	    100, 0);
	check_close("by hand: gradients hide behind the pass",
	    diffusion_train_time(9, 4, 1, 1, 2), 12, 0);
	check_close("by hand: the pass hides behind the gradients",
	    diffusion_train_time(4, 9, 1, 1, 0), 10, 0);
	check_close("by hand: gradients go once all are there",
	    diffusion_train_time(9, 4, 0, 1, 2), 16, 0);
	check_close("by hand: three passes", diffusion_again(5, 2, 0), 15,
	    0);
}

/* Work of attention over its time on an A100, whose large products run at 271
 * of 312 TFLOP/s, with heads of some width. */
static double
attention_rate(double width)
{
	static double v[CHAIN_SLOTS][CHAIN_BLOCK];
	const double pairs = 1e12;

	input_fill(chain_find("diffusion_infer"), v);
	v[DIFFUSION_INFER_pairs][0] = pairs;
	v[DIFFUSION_INFER_scores][0] = 2 * width * pairs;
	v[DIFFUSION_INFER_part_flops][0] = 312e12;
	v[DIFFUSION_INFER_attention_efficiency][0] = 271 / 312.0;
	v[DIFFUSION_INFER_energy_efficiency][0] = 1e18;
	v[DIFFUSION_INFER_energy_share][0] = 1;
	v[DIFFUSION_INFER_vector_flops][0] = 19.49e12;
	v[DIFFUSION_INFER_unit_lanes][0] = 64;
	chain_run(chain_find("diffusion_infer"), v, 1);
	return v[DIFFUSION_INFER_score_flops][0] /
	    v[DIFFUSION_INFER_attention_time][0];
}

/*
 * FlashAttention-2 forwards on an A100, as its paper draws it: up to 73
 * percent of the peak with heads of 128 numbers, 60 with heads of 64.
 */
static void
attention(void **state)
{
	(void)state;
	check_close("dao2023 abstract: 73 percent", attention_rate(128),
	    0.73 * 312e12, 0.05);
	check_close("dao2023 figure 5: about 190 TFLOP/s with narrow heads",
	    attention_rate(64), 190e12, 0.05);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(memory),
		cmocka_unit_test(speed),
		cmocka_unit_test(learning),
		cmocka_unit_test(attention),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
