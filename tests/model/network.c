#include "check.h"

#include "model/network.h"

static void
work(void **state)
{
	(void)state;
	check_close("by hand: forward, and twice as much backward",
	    net_passes(0), 3, 0);
	check_close("by hand: the forward pass again", net_passes(1), 4, 0);
	check_close("he2015 table 1: ResNet-50, 3.8e9, 256 images",
	    net_flops(3.8e9, 256, 1, 2), 1945.6e9, 1e-12);
	check_close("by hand: 10 images move 7 numbers, 100 weights, 2 bytes",
	    net_bytes(7, 1, 10, 100, 1, 2), 340, 0);
	check_close("by hand: a compiler leaves half, three passes",
	    net_bytes(8, 0.5, 10, 100, 3, 2), 840, 0);
	check_close("by hand: the slower ceiling", net_class_time(2, 3), 3, 0);
	check_close("by hand: 1e7 numbers of 2 bytes, read and written in each "
	    "of three passes, for 256 images", net_again_bytes(1e7, 1, 256, 3,
	    2), 30.72e9, 1e-12);
	check_close("by hand: nothing is copied", net_again_bytes(1e7, 0, 256,
	    3, 2), 0, 0);
	check_close("nvidia-ada-whitepaper appendix A: RTX 4090 brings fp16 "
	    "at 330.3 and sums in 32 bits at 165.2", net_feed_flops(165.2e12,
	    330.3e12, 2, 2), 330.3e12, 0);
	check_close("by hand: operands of 4 bytes come half as fast",
	    net_feed_flops(82.6e12, 330.3e12, 2, 4), 165.15e12, 1e-12);
	check_close("by hand: 108 units, half of which wait for a tile of 64 "
	    "by 64 numbers of 576 products each", net_idle_flops(108, 4096,
	    576, 1, 2), 54 * 4096 * 576 * 2.0, 0);
	check_close("by hand: three passes", net_idle_flops(108, 4096, 576, 3,
	    2), 3 * 54 * 4096 * 576 * 2.0, 0);
	check_close("by hand: each of 108 units makes 8192 numbers of 576 "
	    "products, a quarter of the tile that feeds it: half the rate",
	    net_tile_flops(108.0 * 8192 * 576 * 2, 108, 32768, 576, 1, 2),
	    2.0 * 108 * 8192 * 576 * 2, 1e-12);
	check_close("by hand: three passes", net_tile_flops(3.0 * 108 * 8192 *
	    576 * 2, 108, 32768, 576, 3, 2), 3 * 2.0 * 108 * 8192 * 576 * 2,
	    1e-12);
	check_close("by hand: one rate", net_feed_flops(989e12, 989e12, 2, 2),
	    989e12, 0);
}

/* Products in a number, of networks whose layers are published. */
static void
sums(void **state)
{
	static const struct {
		const char *name;
		double parameters, matrices, summed;
	} rows[] = {
		{ "layers of he2015 table 1: ResNet-50", 25.5e6, 54,
		    54931 },
		{ "layers of yolov8.yaml: YOLOv8n", 3.2e6, 63, 31.7e3 },
		{ "layers of yolov8.yaml: YOLOv8x", 68.2e6, 103, 214e3 },
		{ "layers of yolo11.yaml: YOLO11m", 20.1e6, 105, 83e3 },
	};

	(void)state;
	for (size_t i = 0; i < sizeof(rows) / sizeof(*rows); i++)
		check_close(rows[i].name, net_summed(rows[i].parameters,
		    rows[i].matrices), rows[i].summed, 0.36);
}

/* Outputs of matrices, as timm's tables of results count them. */
static void
outputs(void **state)
{
	static const struct {
		const char *name;
		double multiplies, scale, outputs;
	} rows[] = {
		{ "timm-results: regnetx_016, 7.93 M", 1.62e9, 1, 7.93e6 },
		{ "timm-results: regnety_004, 3.89 M", 0.41e9, 1, 3.89e6 },
		{ "timm-results: resnet50, 11.11 M", 4.11e9, 1, 11.11e6 },
		{ "timm-results: vit_small, 11.95 M", 4.61e9, 1, 11.95e6 },
		{ "timm-results: convnext_pico at 288, 10.08 M", 2.27e9,
		    288.0 * 288 / (224 * 224), 10.08e6 },
	};

	(void)state;
	for (size_t i = 0; i < sizeof(rows) / sizeof(*rows); i++)
		check_close(rows[i].name, net_outputs(rows[i].multiplies,
		    rows[i].scale), rows[i].outputs, 0.33);
}

static void
memory(void **state)
{
	(void)state;
	check_close("by hand: 10 numbers, 4 of them normed, 3 scores",
	    net_kept(10, 2, 4, 2, 3, 6), 20 + 8 + 18, 0);
	check_close("chen2016 4.1: 100 layers keep 2 * sqrt(100)",
	    net_recomputed(100, 100), 20, 1e-12);
	check_close("by hand: no less than one layer keeps",
	    net_recomputed(7, 1), 7, 0);
}

static void
steps(void **state)
{
	(void)state;
	check_close("by hand: the reduction hides", net_step_time(5, 2, 1, 0),
	    6, 0);
	check_close("by hand: the link is slower", net_step_time(2, 5, 1, 0),
	    6, 0);
	check_close("by hand: the host is slower", net_step_time(2, 5, 1, 9),
	    9, 0);
}

static void
images(void **state)
{
	/* FFCV, ImageNet benchmarks: WebDataset and 512 pixels from memory. */
	static const double pillow = 48 / 7700., core = 12 / 2066.;

	(void)state;
	check_close("tensorpack: 5600 images/s on the 40 cores of a DGX-1",
	    net_data_time(5600, pillow, 224 * 224, 500 * 375, 40), 1, 0.15);
	check_close("timm, issue 1491: 1923 images/s of ten workers beside an "
	    "A100 that does 2600", net_step_time(512 / 2600., 0, 0,
	    net_data_time(512, pillow, 224 * 224, 500 * 375, 10)),
	    512 / 1923., 0.21);
	check_close("FFCV: 3691 images/s on 24 cores, by the rate of 12",
	    net_data_time(3691, core, 224 * 224, 500 * 375, 24), 1, 0.12);
	check_close("by hand: four times the pixels, four times the time",
	    net_data_time(100, 0.01, 1000 * 750, 500 * 375, 2), 2, 1e-12);
	check_close("by hand: no cores on record, no limit",
	    net_data_time(100, 0.01, 224 * 224, 500 * 375, 0), 0, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(work),
		cmocka_unit_test(sums),
		cmocka_unit_test(outputs),
		cmocka_unit_test(memory),
		cmocka_unit_test(steps),
		cmocka_unit_test(images),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
