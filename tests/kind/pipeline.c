/*
 * Models of the reference catalogue that make images, at sizes that others
 * counted and measured.
 */
#include "kind/pipeline.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "check.h"
#include "feed/cases.h"
#include "kind/predict.h"
#include "spec/spec.h"

#define GIB 1073741824.0

/* The catalogue of specs/, read once a test. */
struct lab {
	struct arena *arena;
	struct diags *diags;
	const struct catalog *catalog;
};

static void
lab_open(struct lab *l)
{
	const struct record_type *types[64];
	struct spec spec = { .root = ".", .workloads = types,
		.limits = spec_default_limits };

	l->arena = arena_new(NULL);
	l->diags = diags_new(l->arena);
	for (size_t i = 0; i < kind_count && i < COUNT(types); i++)
		types[spec.workload_count++] = kinds[i]->type;
	spec.arena = l->arena;
	spec.diags = l->diags;
	l->catalog = spec_load(&spec);
}

static struct pipeline
pipeline(const struct lab *l, const char *id, double height, double width,
    double frames)
{
	const struct record *m = catalog_find(&l->catalog->models, id);
	struct pipeline_size size = { height, width, frames, 0 };
	struct pipeline p;

	assert_non_null(m);
	assert_null(pipeline_find(l->catalog, (const struct model *)m, &size,
	    &p));
	return p;
}

static void
published_counts(void **state)
{
	struct lab l;
	struct pipeline p;

	(void)state;
	lab_open(&l);
	/* github.com/Nota-NetsPresso/BK-SDM/issues/53, thop 0.1.1, which
	 * counts no scores of attention */
	p = pipeline(&l, "sd1.5-unet", 512, 512, 1);
	check_close("BK-SDM: U-Net, 859,520,964 parameters",
	    p.denoiser.parameters, 859520964, 0);
	check_close("BK-SDM: U-Net, 338,749,194,240 multiply-adds",
	    p.denoiser.multiplies - p.denoiser.scores, 338749194240, 5e-4);
	check_close("BK-SDM: decoder, 1,240,079,532,032 multiply-adds",
	    p.decoder.multiplies - p.decoder.scores, 1240079532032, 1e-6);
	check_close("BK-SDM: decoder, 49,490,179 parameters and 20 before it",
	    p.decoder.parameters, 49490199, 0);
	/* 5 blocks of 320, 5 of 640 and 6 of 1280: 8 w of self attention,
	 * 6 w + 2 * 768 of attention to the text; rank 4 gives 797,184 */
	check_close("by hand: sides of adapters", p.denoiser.sides,
	    14.0 * (5 * 320 + 5 * 640 + 6 * 1280) + 16 * 1536, 0);
	/* On 4096, 1024, 256 and, one of the 1280, 64 places: 12 w each, and
	 * 77 words of 768 into keys and values */
	check_close("by hand: numbers that pass through them",
	    p.denoiser.adapted, 12.0 * (4096 * 5 * 320 + 1024 * 5 * 640 +
	    (256 * 5 + 64) * 1280) + 77.0 * 2 * (16 * 768 + 5 * 320 +
	    5 * 640 + 6 * 1280), 0);
	/* Diffusers' layers: 8 and 2 of each of 16 blocks and 2 around it, 3
	 * of each of 22 residuals, 14 shortcuts, both ends, the step's 2, and
	 * 6 between the sizes */
	check_close("by hand: products of a pass", p.denoiser.matrices,
	    16 * 12 + 22 * 3 + 14 + 2 + 2 + 6, 0);
	/* Eight heads of 40, 80 and 160 numbers, in kernels for 64, 96 and
	 * 160, on the places above and 77 words */
	check_close("by hand: attention as kernels run it",
	    p.denoiser.padded, 2.0 * 8 * (5 * 4096.0 * (4096 + 77) * 64 +
	    5 * 1024.0 * (1024 + 77) * 96 + 5 * 256.0 * (256 + 77) * 160 +
	    64.0 * (64 + 77) * 160), 1e-12);
	check_close("nothing turns", p.denoiser.turned, 0, 0);
	/* 57 blocks of 12 squares of 3072, 4096 + 512 tokens; 4608 tokens see
	 * each other in all of them */
	p = pipeline(&l, "flux.1-dev", 1024, 1024, 1);
	check_close("by hand: products of FLUX.1 dev",
	    p.denoiser.multiplies - p.denoiser.scores,
	    57 * 12 * 3072.0 * 3072 * 4608, 1e-3);
	check_close("by hand: attention of FLUX.1 dev", p.denoiser.scores,
	    57 * 2 * 4608.0 * 4608 * 3072, 1e-12);
	check_close("heads of 128 are what kernels are made for",
	    p.denoiser.padded, p.denoiser.scores, 0);
	/* A query and a key: rotated by eight kernels, 52 bytes, and normed by
	 * six, 34, as Diffusers' apply_rotary_emb and RMSNorm are written */
	check_close("by hand: rotations and norms of FLUX.1 dev",
	    p.denoiser.turned, 57 * 2 * 3072 * 4608.0 * (52 + 34), 1e-12);
	check_close("by hand: its decoder holds three of 256 x 1024 x 1024",
	    p.decoder_live, 3 * 256 * 1024.0 * 1024, 5e-4);
	/* vae_benchmark_report.md of InvokeAI, RTX 4090, allocated at
	 * 2048 x 2048 over that at 512 x 512, 16 bits */
	check_close("InvokeAI: 8708.00 MB after 546.12", pipeline(&l,
	    "flux.1-dev", 2048, 2048, 1).decoder_live / pipeline(&l,
	    "flux.1-dev", 512, 512, 1).decoder_live, 8708 / 546.12, 0.005);
	p = pipeline(&l, "svd-unet", 576, 1024, 14);
	check_close("Blattmann 2023: 1521 M", p.denoiser.parameters, 1521e6,
	    3e-3);
	p = pipeline(&l, "sdxl-unet", 1024, 1024, 1);
	assert_true(format_is(pipeline_decoder(p.model, format_of(l.catalog,
	    FORMAT_fp16)), FORMAT_fp32));
	assert_true(format_is(pipeline_decoder(p.model, format_of(l.catalog,
	    FORMAT_bf16)), FORMAT_bf16));
	p = pipeline(&l, "sd1.5-unet", 1024, 1024, 1);
	assert_true(format_is(pipeline_decoder(p.model, format_of(l.catalog,
	    FORMAT_fp16)), FORMAT_bf16));
	p = pipeline(&l, "svd-unet", 576, 1024, 14);
	/* Layers along time beside those of an image: 6 c^2 + 6 c + 1 in 8
	 * blocks of 512, 3 of 256, 3 of 128, and 30 at the end; the 4 to 4
	 * convolution of images, 20, is not there. */
	check_close("by hand: its autoencoder", p.autoencoder->parameters.value,
	    83653863 - 20 + 8 * 1575937.0 + 3 * 394753 + 3 * 99073 + 30, 0);
	check_close("the decoder of one frame holds three of 256 x 576 x 1024",
	    p.decoder_live, 3 * 256 * 576.0 * 1024, 5e-3);
	arena_free(l.arena);
}

/* A law says of any size what a count of the layers says. */
static void
laws(void **state)
{
	static const struct {
		const char *id;
		double size[4];
	} rows[] = {
		{ "sd1.5-unet", { 4, 96, 72 } },
		{ "sdxl-unet", { 4, 104, 152 } },
		{ "flux.1-dev", { 16, 64, 192 } },
		{ "sd3.5-medium", { 16, 96, 64 } },
		{ "svd-unet", { 8, 25, 64, 96 } },
		{ "sd1.5-vae", { 3, 768, 1280 } },
		{ "svd-vae", { 3, 7, 384, 640 } },
	};
	struct lab l;

	(void)state;
	lab_open(&l);
	for (size_t i = 0; i < COUNT(rows); i++) {
		const struct model *m = (const struct model *)catalog_find(
		    &l.catalog->models, rows[i].id);
		const struct network *n = &m->network;
		bool video = n->rank > 3;
		struct network_count count;
		struct network_sum want, got;

		network_count_at(n, rows[i].size, l.arena, &count);
		assert_null(count.wrong);
		want = network_sum(&count, NULL);
		got = network_law_at(n->law->whole, video ?
		    rows[i].size[1] / n->input[1] : 1,
		    rows[i].size[n->rank - 2] * rows[i].size[n->rank - 1] /
		    (n->input[n->rank - 2] * n->input[n->rank - 1]));
		check_close(rows[i].id, got.parameters, want.parameters,
		    1e-9);
		check_close(rows[i].id, got.multiplies, want.multiplies,
		    1e-9);
		check_close(rows[i].id, got.scores, want.scores, 1e-9);
		check_close(rows[i].id, got.streamed, want.streamed, 1e-9);
		check_close(rows[i].id, got.kept, want.kept, 1e-9);
		check_close(rows[i].id, got.live, want.live, 1e-3);
	}
	arena_free(l.arena);
}

static double
predicted(const struct lab *l, const char *header, const char *cells)
{
	const char *csv = arena_printf(l->arena, "%s\n%s\n", header, cells);
	struct predictor p = { .arena = l->arena,
		.catalog = l->catalog };
	struct cases cases = { 0 };
	struct prediction got;

	cases_read(l->arena, l->diags, &cases, "cases.csv", csv, strlen(csv));
	assert_int_equal(cases.count, 1);
	got = predict(&p, &cases.item[0]);
	assert_null(got.reason);
	return got.value;
}

/*
 * sayakpaul/diffusers-torchao, README: FLUX.1 dev on an H100 at 1024 x 1024,
 * 28 steps; peak_memory_allocated in GiB.
 */
static void
flux(void **state)
{
	static const char header[] = "id,kind,quantity,value,model,accelerator,"
	    "memory_basis,image_height,image_width,steps,software,batch,"
	    "weight_format";
#define FLUX "x,diffusion_infer,memory_bytes_per_accelerator,1,flux.1-dev," \
	"h100-sxm5-80gb,allocated,1024,1024,28,diffusers + torch nightly,"
	static const struct {
		const char *name, *cells;
		double want;
	} rows[] = {
		{ "torchao: bf16, one image", FLUX "1,bf16", 33.851 },
		{ "torchao: bf16, 4 images", FLUX "4,bf16", 39.488 },
		{ "torchao: bf16, 8 images", FLUX "8,bf16", 47.509 },
		{ "torchao: fp8, one image", FLUX "1,fp8", 31.818 },
		{ "torchao: fp8, 8 images", FLUX "8,fp8", 36.425 },
		{ "torchao: fp6, 16 images", FLUX "16,fp6", 49.938 },
	};
	struct lab l;

	(void)state;
	lab_open(&l);
	for (size_t i = 0; i < COUNT(rows); i++)
		check_close(rows[i].name, predicted(&l, header,
		    rows[i].cells) / GIB, rows[i].want, 0.02);
	arena_free(l.arena);
}

/*
 * MLPerf Training 5.0, NVIDIA's logs of Stable Diffusion 2.1 on GB200: bytes
 * that PyTorch allocated; batches of 32, 8 and 3.
 */
static void
training(void **state)
{
	static const char header[] = "id,kind,quantity,value,model,count,"
	    "memory_basis,image_height,image_width,software,method,"
	    "compute_format,micro_batch";
#define SD "x,diffusion_train,memory_bytes_per_accelerator,1,sd2.1-unet,"
#define LOG ",allocated,512,512,MLPerf Training v5.0,full,bf16,"
	static const struct {
		const char *name, *cells;
		double want, rtol;
	} rows[] = {
		{ "MLPerf: 32 images", SD "8" LOG "32", 32236950782, 0.05 },
		{ "MLPerf: 8 images", SD "72" LOG "8", 11922829214, 0.15 },
		{ "MLPerf: 3 images", SD "512" LOG "3", 7972533043, 0.26 },
	};
	struct lab l;

	(void)state;
	lab_open(&l);
	for (size_t i = 0; i < COUNT(rows); i++)
		check_close(rows[i].name, predicted(&l, header,
		    rows[i].cells), rows[i].want, rows[i].rtol);
	arena_free(l.arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(published_counts),
		cmocka_unit_test(laws),
		cmocka_unit_test(flux),
		cmocka_unit_test(training),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
