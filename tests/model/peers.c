/* What the peers themselves publish. */
#include "check.h"

#include "model/peers.h"

#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

static void
states(void **state)
{
	static const struct {
		const char *name;
		double weight, gradient, optimizer, want, rtol;
	} rows[] = {
		{ "rajbhandari2020 figure 1: 7.5 B, baseline 120 GB",
		    1, 1, 1, 120e9, 0 },
		{ "figure 1: states over 64, 31.4 GB", 1, 1, 64, 31.4e9, 2e-3 },
		{ "figure 1: gradients too, 16.6 GB", 1, 64, 64, 16.6e9, 3e-3 },
		{ "figure 1: weights too, 1.9 GB", 64, 64, 64, 1.9e9, 0.02 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_close(rows[i].name, peer_states(7.5e9, 2, 2, 12,
		    rows[i].weight, rows[i].gradient, rows[i].optimizer),
		    rows[i].want, rows[i].rtol);
}

/* The manual's table of bert-base-cased: 413.18 MB in fp32, Adam 1.61 GB. */
static void
accelerate(void **state)
{
	const double mebibyte = 1048576;

	(void)state;
	check_close("bert-base-cased in fp32", peer_accelerate(413.18 *
	    mebibyte / 4, 4), 1.61 * 1024 * mebibyte, 5e-3);
}

/* One token, one layer; e = 2, h = 1000. */
static void
activations(void **state)
{
	const double h = 1000, a = 10, s = 100;

	(void)state;
	check_close("korthikanti2022 table 2: 34 h with f = 4 h, and the "
	    "terms of no layer", peer_megatron_selective(1, h, 4 * h, 1, 0, 1,
	    2) - peer_megatron_selective(1, h, 4 * h, 0, 0, 1, 2), 34 * h,
	    1e-12);
	check_close("korthikanti2022 table 2: h (10 + 24 / t), t = 8",
	    peer_megatron_plain(1, h, 1, 0, 8, 2) -
	    peer_megatron_plain(1, h, 0, 0, 8, 2), 1.05 * 13 * h, 1e-12);
	check_close("korthikanti2022 eq. 1: 34 h + 5 a s",
	    peer_cookbook(1, h, 1, a, s, 1, 2), 34 * h + 5 * a * s, 1e-12);
	check_close("the cookbook's checkpointing: 34 h",
	    peer_cookbook(1, h, 1, a, s, 0, 2), 34 * h, 1e-12);
	check_close("llm-analysis by hand: 14 h + 8 a of attention, 2 h + "
	    "4 f of the MLP, 8 h of norms", peer_llm_analysis(1, h, a, 4 * h,
	    1, 0, 2, 4) - peer_llm_analysis(1, h, a, 4 * h, 0, 0, 2, 4),
	    14 * h + 8 * a + 2 * h + 16 * h + 8 * h, 1e-12);
	check_close("llm-analysis, full recomputation: 2 h a layer",
	    peer_llm_analysis_full(1, h, 3, 0, 2, 4) -
	    peer_llm_analysis_full(1, h, 0, 0, 2, 4), 6 * h, 1e-12);
}

/* Llama-3-8B: 131072 bytes a token in 16 bit. */
static void
serving(void **state)
{
	(void)state;
	check_close("config: Llama-3-8B, cache of one token",
	    peer_hf_mem(0, 2, 32, 8, 128, 1, 2), 131072, 0);
	check_close("by hand: 8 B weights of 2 bytes", peer_hf_mem(8e9, 2, 32,
	    8, 128, 0, 2), 16e9, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(states),
		cmocka_unit_test(accelerate),
		cmocka_unit_test(activations),
		cmocka_unit_test(serving),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
