#include "check.h"

#include "model/pass.h"
#include "model/step.h"

static void
recomputed(void **state)
{
	(void)state;
	check_close("none", step_matrix_recompute(0, 0.5), 0, 0);
	check_close("full, whatever the stack", step_matrix_recompute(1, 0),
	    1, 0);
	check_close("korthikanti2022 5: selective repeats no matrix",
	    step_matrix_recompute(0.5, 0), 0, 0);
	check_close("torchtitan: every second matrix",
	    step_matrix_recompute(0.5, 0.5), 0.5, 0);
	check_close("korthikanti2022 5: but attention",
	    step_attention_recompute(0.5, 0), 1, 0);
	check_close("torchtitan keeps what attention gave",
	    step_attention_recompute(0.5, 0.5), 0, 0);
	check_close("full", step_attention_recompute(1, 0.5), 1, 0);
}

static void
work(void **state)
{
	(void)state;
	check_close("dao2023 4.1: 3.5 forward passes",
	    step_attention_work(2, 0, 0), 7, 0);
	check_close("narayanan2021 3.5: 4 with full recomputation",
	    step_attention_work(2, 1, 1), 8, 0);
	check_close("shah2024 figure 5: FlashAttention-2, mask, 1k: 260 of 335",
	    step_attention_share(335, 512, 150), 260, 0.03);
	check_close("shah2024 figure 5: 4k: 319 of 335",
	    step_attention_share(335, 2048, 150), 319, 0.03);
	check_close("by hand: as fast over few keys",
	    step_attention_share(0.5, 1, 0), 0.5, 0);
	check_close("by hand: 2 passes of 1 + 2 + 3",
	    step_executed_flops(2, 1, 2, 3), 12, 0);
	check_close("chowdhery2022 4.1: 0.578 of 275 TFLOP/s",
	    step_hfu(0.578 * 275e12, 1, 275e12), 0.578, 1e-15);
	check_close("by hand: at the faster of two peaks",
	    step_bound(6e12, 1e12, 2e12), 3, 0);
	check_close("by hand: 4 passes over 8 and 2",
	    step_model_flops(1e12, 4, 8, 2), 0.25e12, 0);
}

static void
traffic(void **state)
{
	(void)state;
	check_close("by hand: 10 h, 2 (q + k), 3 f in 16 bits, three times",
	    step_elementwise_bytes(1, 1, 1, 4096, 4096, 1024, 14336, 2, 2, 0),
	    3 * 2 * (40960.0 + 10240 + 43008), 1e-15);
	check_close("by hand: without a gate 2 f",
	    step_elementwise_bytes(1, 1, 1, 0, 0, 0, 100, 1, 2, 1),
	    4 * 2 * 200, 0);
	check_close("torchao's roofline, mxfp8: 3 bytes by rows, 3 by columns",
	    step_cast_bytes(1, 1, 1, 4096, 4096, 1024, 14336, 2, 2, 0.5, 1, 0),
	    6 * (16384.0 + 10240 + 43008), 1e-15);
	check_close("by hand: fused, 2 and twice 1 bytes of gradients alone",
	    step_cast_bytes(1, 1, 1, 0, 0, 0, 100, 1, 2, 0.5, 0, 1),
	    4 * 100.0, 1e-15);
	check_close("by hand: rank 8, 10 in and 10 out, 3 tokens of 2 bytes",
	    step_adapter_bytes(160, 8, 3, 2, 1), 4 * 3 * 2 * 20, 0);
	check_close("by hand: no adapters", step_adapter_bytes(0, 0, 3, 2, 1),
	    0, 0);
	check_close("by hand: 2 heads, 10 by 10 scores, 12 bytes",
	    step_score_bytes(10, 10, 1, 2, 1, 12, 0), 2400, 0);
	check_close("by hand: fused attention writes none",
	    step_score_bytes(10, 10, 1, 2, 0, 12, 0), 0, 0);
	check_close("by hand: read twice, gradient of 4 read and written",
	    step_weight_bytes(10, 2, 0, 25, 0, 0, 4), 120, 0);
	check_close("dettmers2023 3: frozen, unpacked in each of three passes",
	    step_weight_bytes(10, 0.5, 1, 25, 1, 1, 4), 765, 0);
	check_close("rajbhandari2020 3.1: 12 bytes of state read and written",
	    step_optimizer_bytes(12, 4, 2, 1), 30, 0);
	check_close("by hand: shared by 10", step_optimizer_bytes(12, 4, 2,
	    10), 3, 0);
}

static void
times(void **state)
{
	(void)state;
	check_close("by hand: kernels add up",
	    step_pass_time(1, 2, 3, 4, 5, 6), 10, 0);
	check_close("liu2023 3: the ring is slower", step_ring_attention(1, 2),
	    2, 0);
	check_close("by hand: the host is slower",
	    step_pass_time(1, 2, 3, 4, 11, 6), 11, 0);
	check_close("narayanan2021 2.2: 4 stages, (p - 1) t",
	    step_bubble(4, 1, 2), 6, 0);
	check_close("narayanan2021 2.2: interleaved twice, half of it",
	    step_bubble(4, 2, 2), 3, 0);
	check_close("qi2023 2.1: a third of it, were all parts as long",
	    step_zero_bubble(8, 1, 1, 1) / step_bubble(8, 1, 3), 1.0 / 3,
	    1e-15);
	check_close("qi2023 table 2: 31 (T_F + T_B - T_W) of table 1, h = 6s",
	    step_zero_bubble(32, 24 + 4.0 / 6, 24 + 8.0 / 6, 24), 31 * 26,
	    1e-12);
	check_close("deepseekv3 table 2: ZB1P is the same, B with W in it",
	    step_zero_bubble(16, 1.5, 3.5 - 1.25, 1.25), 15 * (1.5 + 3.5 -
	    2 * 1.25), 1e-12);
	check_close("deepseekv3 table 2: DualPipe, 8 stages",
	    step_dual_bubble(8, 3, 2, 1), 6, 0);
	check_close("deepseekv3 3.2.1: as much traffic as arithmetic hides",
	    step_overlapped(1, 0, 0.9, 0.1, 0), 1, 0);
	check_close("deepseekv3 3.5.1: 20 of 132 units move tokens",
	    step_overlapped(112, 0, 100, 0, 20.0 / 132), 132, 1e-12);
	check_close("by hand: little to move is moved after the kernels",
	    step_overlapped(112, 0, 10, 0, 20.0 / 132), 122, 0);
	check_close("dualpipe: rank 1 of 8 overlaps 9 of 20 passes",
	    step_dual_pass(1, 2, 8, 20), (9 * 1 + 11 * 2) / 20.0, 1e-15);
	check_close("by hand: a dense model has none to move",
	    step_overlapped(112, 8, 0, 10, 20.0 / 132), 120, 0);
	check_close("by hand: traffic that is longer shows",
	    step_overlapped(1, 0, 2, 1, 0.15), 3, 0);
	check_close("narayanan2021 2.2: 8 passes",
	    step_passes(8, 2, 6), 22, 0);
	check_close("by hand: 30 bytes, a third of them both ways over 1/s",
	    step_optimizer_time(30, 2.0 / 3, 10, 1, 0), 7, 1e-14);
	/* DeepSpeed's code moves 28 bytes a parameter; a socket of eight
	 * channels of DDR4-3200 has 204.8 GB/s. */
	check_close("by hand: 10 billion parameters on a processor",
	    step_optimizer_time(28 * 10e9, 0, 1e12, 32e9, 204.8e9), 1.367,
	    1e-3);
	check_close("by hand: what stays is updated where it lies",
	    step_optimizer_time(30, 1, 10, 1, 5), 3, 1e-14);
	check_close("by hand: fetched twice in 3 passes",
	    step_fetch_time(3, 10, 0.5, 10), 3, 0);
	check_close("by hand: loading is slower",
	    step_time(1, 1, 1, 1, 1, 6), 6, 0);
	check_close("by hand: or hides", step_time(1, 1, 1, 1, 1, 4), 5, 0);
	check_close("llama3 table 4: 2048 sequences over 128 copies",
	    step_batch_passes(2048, 1, 128, 1), 16, 0);
	check_close("llama3 table 4: 128 long ones, each split over 16",
	    step_batch_passes(128, 1, 128, 16), 16, 0);
	check_close("by hand: a pass at least", step_batch_passes(8, 4, 8, 1),
	    1, 0);
	check_close("by hand: 3 passes of 8 by 2 are 48, and 40 are asked",
	    step_batch_over(40, 2.5, 2, 8, 1), 8, 0);
	check_close("llama3 table 4: 16 whole passes", step_batch_over(2048,
	    16, 1, 128, 1), 0, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(recomputed),
		cmocka_unit_test(work),
		cmocka_unit_test(traffic),
		cmocka_unit_test(times),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
