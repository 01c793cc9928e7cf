/*
 * Lists of layers from Lua to their counts, against published totals and
 * sums by hand.
 */
#include "catalog/network.h"

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "catalog/catalog.h"
#include "said.h"
#include "scratch.h"
#include "spec/spec.h"

struct guide {
	struct arena *arena;
	struct diags *diags;
	struct catalog *catalog;
};

/* A guide of one model, "net", with this network. */
static struct guide
load(const char *network)
{
	struct guide g = { .arena = arena_new(check_no_memory) };
	struct spec spec = { .arena = g.arena, .root = ".",
		.limits = spec_default_limits };
	struct text file;

	text_init(&file, g.arena);
	text_printf(&file, "local conv, norm, act, lin = layer \"conv2d\", "
	    "layer \"norm\",\n layer \"activation\", layer \"linear\"\n"
	    "model \"net\" { name = \"Net\", assume \"a test\" {\n"
	    "weight_format = \"fp32\",\n"
	    "network = { %s } } }\n", network);
	scratch_write("specs/a.lua", file.data);
	g.diags = diags_new(g.arena);
	spec.diags = g.diags;
	g.catalog = spec_load(&spec);
	return g;
}

static struct network_count
count(const struct guide *g)
{
	struct network_count n;

	check_text("messages", said(g->arena, g->diags), "");
	check_int("models", g->catalog->models.count, 1);
	network_count(&((const struct model *)
	    g->catalog->models.item[0])->network, g->arena, &n);
	return n;
}

static const char alexnet[] =
    "input = { 3, 227, 227 },\n"
    "conv { channels = 96, kernel = 11, stride = 4 },\n"
    "layer \"pool\" { kernel = 3, stride = 2 },\n"
    "conv { channels = 256, kernel = 5, padding = 2, groups = 2 },\n"
    "layer \"pool\" { kernel = 3, stride = 2 },\n"
    "conv { channels = 384, kernel = 3, padding = 1 },\n"
    "conv { channels = 384, kernel = 3, padding = 1, groups = 2 },\n"
    "conv { channels = 256, kernel = 3, padding = 1, groups = 2 },\n"
    "layer \"pool\" { kernel = 3, stride = 2 },\n"
    "layer \"flatten\" {}, lin { units = 4096 }, lin { units = 4096 },\n"
    "lin { units = 1000 }";

static const char vgg16[] =
    "input = { 3, 224, 224 },\n"
    "layer \"block\" ((function() local all = {}\n"
    "for _, part in ipairs { { 2, 64 }, { 2, 128 }, { 3, 256 }, { 3, 512 },\n"
    "{ 3, 512 } } do\n"
    "for _ = 1, part[1] do all[#all + 1] = conv { channels = part[2],\n"
    "kernel = 3, padding = 1 } end\n"
    "all[#all + 1] = layer \"pool\" { kernel = 2 } end\n"
    "return all end)()),\n"
    "layer \"flatten\" {}, lin { units = 4096 }, lin { units = 4096 },\n"
    "lin { units = 1000 }";

/* Of each network the parameters and, where somebody says, multiply-adds. */
static void
published_totals(void **state)
{
	static const struct {
		const char *name, *network;
		double parameters, multiplies, kept;
	} rows[] = {
		/* 156 + 2416 + 48120 + 10164 + 850; 117600 + 240000 + 48000
		 * + 10080 + 840; kept 784 + 4704 + 1176 + 1600 + 400 + 120
		 * + 84, and an index for each of the pools' 1176 + 400 */
		{ "LeNet-5 as taught today, 61,706; by hand",
		    "input = { 1, 28, 28 },\n"
		    "conv { channels = 6, kernel = 5, padding = 2 },\n"
		    "act { of = \"tanh\" }, layer \"pool\" { kernel = 2 },\n"
		    "conv { channels = 16, kernel = 5 },\n"
		    "act { of = \"tanh\" }, layer \"pool\" { kernel = 2 },\n"
		    "layer \"flatten\" {}, lin { units = 120 },\n"
		    "lin { units = 84 }, lin { units = 10 }",
		    61706, 416520, 784 + 4704 + 1176 + 1176 + 1600 + 400 +
		    400 + 120 + 84 },
		{ "Krizhevsky 2012 with two groups: 60.97 M, by hand",
		    alexnet, 60965224, 724406816, 0 },
		{ "Simonyan 2014 configuration D: 138,357,544; 15.47 G",
		    vgg16, 138357544, 15470264320, 0 },
		/* 4 * 100 * (50 + 100 + 2) and twice for both ways */
		{ "by hand: an LSTM of 100 over 7 tokens of 50",
		    "input = { 7, 50 }, layer \"lstm\" { hidden = 100 }",
		    60800, 7 * 60000, 7 * 50 + 7 * 100 * 5 },
		{ "by hand: two ways, one bias",
		    "input = { 7, 50 }, layer \"lstm\" { hidden = 100,\n"
		    "bidirectional = true, biases = 1 }",
		    120800, 7 * 120000, 7 * 50 + 7 * 200 * 5 },
		/* 3 * 8 * (4 + 8 + 2) + 3 * 8 * (8 + 8 + 2) */
		{ "by hand: two GRUs on top of each other",
		    "input = { 5, 4 }, layer \"gru\" { hidden = 8, depth = 2 }",
		    336 + 432, 5 * (288 + 384), 5 * 4 + 5 * 8 * 4 + 5 * 8 +
		    5 * 8 * 4 },
		{ "by hand: 2 -> 3 channels, 3 x 3 x 3 window, 8 places",
		    "input = { 2, 4, 4, 4 },\n"
		    "layer \"conv3d\" { channels = 3, kernel = 3 }",
		    3 * 2 * 27 + 3, 8 * 162, 128 },
		/* 7 -> 14 places; each input meets 16 * 4 * 4 weights */
		{ "by hand: transposed, 8 -> 4 channels",
		    "input = { 8, 7, 7 }, layer \"deconv2d\" {\n"
		    "channels = 4, kernel = 4, stride = 2, padding = 1 }",
		    8 * 4 * 16 + 4, 49 * 512, 392 },
		/* 4 * 64 * 64 + 4 * 64; kept 10 * (64 + 128 + 8) + 2 * 640 */
		{ "by hand: 8 heads of 8 over 10 tokens",
		    "input = { 10, 64 }, layer \"attention\" { heads = 8 }",
		    16640, 10 * 16384 + 2 * 100 * 64, 2000 + 1280 },
		/* 64 * 64 * 2 + 2 * 64 * 16 + 64 */
		{ "by hand: 2 of 8 heads keep keys, one bias",
		    "input = { 10, 64 }, layer \"attention\" { heads = 8,\n"
		    "kv_heads = 2, bias = false }",
		    8192 + 2048 + 64, 10 * 8192 + 10 * 2048 + 12800,
		    2000 + 320 },
		{ "by hand: a residual with a projection beside it, one input",
		    "input = { 4, 6, 6 }, layer \"residual\" {\n"
		    "conv { channels = 8, kernel = 3, padding = 1,\n"
		    "bias = false }, layer \"shortcut\" {\n"
		    "conv { channels = 8, kernel = 1, bias = false } } }",
		    288 + 32, 36 * 320, 144 },
		/* 2 -> 4 channels of 36 places, each once; relu keeps what it
		 * puts out, which the next layer reads */
		{ "by hand: a tensor that two layers need is kept once",
		    "input = { 2, 6, 6 }, conv { channels = 4, kernel = 3,\n"
		    "padding = 1, bias = false }, layer \"norm\" {\n"
		    "of = \"batch\" }, act { of = \"relu\" },\n"
		    "conv { channels = 2, kernel = 1, bias = false }",
		    72 + 8 + 8, 36 * 80, 72 + 144 + 144 },
		/* 4 matrices of 16 x 16; 36 places see 9 each */
		{ "by hand: attention of 3 x 3 windows on an image",
		    "input = { 16, 6, 6 }, layer \"attention\" {\n"
		    "heads = 2, window = 9, bias = false,\n"
		    "output_bias = false }",
		    1024, 36 * 1024 + 2 * 36 * 9 * 16,
		    36 * (16 + 32 + 2) + 2 * 36 * 16 },
		{ "by hand: kept, joined, repeated",
		    "input = { 4, 6, 6 }, layer \"keep\" { of = \"a\" },\n"
		    "layer \"block\" { times = 3, conv { channels = 4,\n"
		    "kernel = 3, padding = 1, bias = false } },\n"
		    "layer \"join\" { of = \"a\" }, layer \"mean\" {},\n"
		    "lin { units = 2, bias = false }",
		    3 * 144 + 16, 36 * 432 + 16, 3 * 144 + 8 },
		/* 3 frames of 2 x 2 places; 4 places of 3 tokens */
		{ "by hand: a video, frame by frame and place by place",
		    "input = { 4, 3, 2, 2 }, layer \"frames\" {\n"
		    "conv { channels = 8, kernel = 1 } },\n"
		    "layer \"places\" { layer \"conv1d\" {\n"
		    "channels = 8, kernel = 3, padding = 1 } }",
		    40 + 200, 3 * 4 * 32 + 4 * 3 * 192, 48 + 96 },
		/* 5 tokens beside 10 see 15: 4 * 64 * 5 + 2 * 5 * 15 * 8 */
		{ "by hand: a stream beside another",
		    "input = { 10, 8 }, layer \"side\" { tokens = 5,\n"
		    "width = 8, layer \"attention\" { heads = 2,\n"
		    "joint = true, bias = false, output_bias = false } }",
		    256, 5 * 256 + 2 * 5 * 15 * 8, 5 * 26 + 80 },
		{ "by hand: an image again, of the size it had",
		    "input = { 4, 6, 3 }, layer \"tokens\" {},\n"
		    "lin { units = 2, bias = false },\n"
		    "layer \"image\" { channels = 2 },\n"
		    "conv { channels = 1, kernel = 1, bias = false }",
		    8 + 2, 18 * 8 + 18 * 2, 72 + 36 },
	};

	(void)state;
	scratch_enter("network-totals");
	assert_int_equal(mkdir("specs", 0777), 0);
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct guide g = load(rows[i].network);
		struct network_count n = count(&g);

		check_text(rows[i].name, n.fault ? n.fault : "", "");
		check_close(rows[i].name, n.parameters, rows[i].parameters, 0);
		check_close("the model states none, and has those",
		    ((const struct model *)g.catalog->models.item[0])->
		    parameters.value, rows[i].parameters, 0);
		check_close(rows[i].name, n.multiplies, rows[i].multiplies,
		    0.0001);
		if (rows[i].kept > 0)
			check_close(rows[i].name, n.kept, rows[i].kept, 0);
		arena_free(g.arena);
	}
}

/* Numbers that are there at once, by hand. */
static void
live_numbers(void **state)
{
	static const struct {
		const char *name, *network;
		double live, moved, runs;
	} rows[] = {
		{ "what comes and what goes",
		    "input = { 1, 4, 4 }, conv { channels = 2, kernel = 1 }",
		    16 + 32, 16 + 32, 1 },
		{ "a residual holds its input while its second layer runs",
		    "input = { 2, 4, 4 }, layer \"residual\" {\n"
		    "act {}, act {} }", 3 * 32, 2 * 64 + 96, 3 },
		{ "a skip waits for its place",
		    "input = { 2, 4, 4 }, layer \"keep\" { of = \"a\" },\n"
		    "act {}, act {}, layer \"join\" { of = \"a\" }, act {}",
		    32 + 32 + 64, 64 + 64 + 128 + 128, 4 },
		{ "the frames of a video are all there",
		    "input = { 2, 5, 4, 4 }, layer \"frames\" { act {} }",
		    2 * 160, 2 * 160, 1 },
	};

	(void)state;
	scratch_enter("network-live");
	assert_int_equal(mkdir("specs", 0777), 0);
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct guide g = load(rows[i].network);
		struct network_count n = count(&g);
		struct network_sum sum = network_sum(&n, NULL);

		check_text(rows[i].name, n.fault ? n.fault : "", "");
		check_close(rows[i].name, sum.live, rows[i].live, 0);
		check_close(rows[i].name, sum.moved, rows[i].moved, 0);
		check_close(rows[i].name, sum.runs, rows[i].runs, 0);
		arena_free(g.arena);
	}
}

/* By multiply-adds a number moved: 3 * 3 * 4 * 4 * 36 over 288 is 18, a
 * matrix of 1024 x 1024 for 4096 tokens 512. */
static void
intensities(void **state)
{
	struct guide g;
	struct network_count n;
	struct network_work of[WORK_CLASSES];

	(void)state;
	scratch_enter("network-work");
	assert_int_equal(mkdir("specs", 0777), 0);
	g = load("input = { 4, 6, 6 }, act { of = \"relu\" },\n"
	    "conv { channels = 4, kernel = 3, padding = 1, bias = false }");
	n = count(&g);
	network_work(&n, of);
	check_close("relu", of[0].moved, 2 * 144, 0);
	check_close("relu", of[0].multiplies, 0, 0);
	check_close("convolution", of[1].multiplies, 5184, 0);
	check_close("convolution", of[1].weights, 144, 0);
	check_close("convolution", of[1].moved, 288, 0);
	check_close("it reads 4 * 6 * 6 numbers", network_sum(&n,
	    NULL).convolved, 144, 0);
	check_close("without biases", network_sum(&n, NULL).biased, 0, 0);
	check_close("4 channels of 3 by 3 in each number", network_sum(&n,
	    NULL).summed, 36, 0);
	arena_free(g.arena);
	g = load("input = { 4, 6, 6 }, conv { channels = 4, kernel = 3, "
	    "stride = 2, padding = 1, groups = 4 },\n"
	    "norm { of = \"batch\" }, norm { of = \"layer\" }");
	n = count(&g);
	check_close("it reads 4 * 6 * 6, and mixes none", network_sum(&n,
	    NULL).depthwise, 144, 0);
	check_close("one channel of 3 by 3", network_sum(&n, NULL).summed, 9,
	    0);
	check_close("and adds biases to 4 * 3 * 3", network_sum(&n,
	    NULL).biased, 36, 0);
	check_close("the layer norm alone is done in 32 bits", network_sum(&n,
	    NULL).widened, 36, 0);
	arena_free(g.arena);
	g = load("input = { 4096, 1024 }, lin { units = 1024 }");
	n = count(&g);
	network_work(&n, of);
	check_close("matrix", of[6].multiplies, 4096.0 * 1024 * 1024, 0);
	check_close("matrix", of[6].runs, 1, 0);
	check_close("matrix, not its tokens", network_sum(&n, NULL).summed,
	    1024, 0);
	arena_free(g.arena);
}

/* The layer that is wrong, counted through blocks, and what is said of it. */
static void
misfits(void **state)
{
	static const struct {
		const char *name, *network, *fault;
		size_t index;
	} rows[] = {
		{ "a matrix for an image", "input = { 3, 8, 8 },\n"
		    "act { of = \"relu\" }, lin { units = 2 }",
		    "wants a vector or tokens x width, got 3 x 8 x 8", 2 },
		{ "inside a block", "input = { 3, 4, 4 }, layer \"block\" {\n"
		    "act { of = \"relu\" },\n"
		    "conv { channels = 2, kernel = 5 } }",
		    "wants an input as large as its window, got 3 x 4 x 4",
		    3 },
		{ "a sum of different shapes", "input = { 3, 8, 8 },\n"
		    "layer \"residual\" { conv { channels = 4, kernel = 1 } }",
		    "adds 4 x 8 x 8 to 3 x 8 x 8", 1 },
		{ "groups", "input = { 3, 8, 8 }, conv { channels = 4,\n"
		    "kernel = 1, groups = 2 }",
		    "wants channels that its groups divide, got 3 x 8 x 8",
		    1 },
		{ "heads", "input = { 3, 8 },\n"
		    "layer \"attention\" { heads = 3 }",
		    "wants a width that its heads divide, got 3 x 8", 1 },
		{ "never kept", "input = { 3 }, layer \"join\" { of = \"a\" }",
		    "nothing was kept as \"a\"", 1 },
		{ "branches", "input = { 3, 8, 8 }, layer \"concat\" {\n"
		    "conv { channels = 4, kernel = 1 },\n"
		    "conv { channels = 4, kernel = 3 } }",
		    "puts 4 x 6 x 6 beside 4 x 8 x 8", 1 },
	};

	(void)state;
	scratch_enter("network-misfits");
	assert_int_equal(mkdir("specs", 0777), 0);
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct guide g = load(rows[i].network);
		struct network_count n = count(&g);

		check_text(rows[i].name, n.fault ? n.fault : "", rows[i].fault);
		check_int(rows[i].name, n.wrong_index, rows[i].index);
		arena_free(g.arena);
	}
}

/* What the reader refuses before any shape. */
static void
refused(void **state)
{
	static const struct { const char *network, *want; } rows[] = {
		{ "input = { 3 }, layer \"linaer\" {}",
		    "specs/a.lua:5: error: layer \"linaer\": no such kind; "
		    "did you mean linear? [bad_choice]\n" },
		{ "input = { 3 },\nlin {}", "specs/a.lua:6: error: "
		    "layer \"linear\": units is missing [missing_field]\n" },
		{ "input = { 3 }, lin { unit = 3, units = 3 }",
		    "specs/a.lua:5: error: layer \"linear\": has no option "
		    "unit; did you mean units? [unknown_field]\n" },
		{ "input = { 3 }, lin { units = 2.5 }", "specs/a.lua:5: "
		    "error: layer \"linear\": units wants a whole number up "
		    "to 1e9 [out_of_range]\n" },
		{ "input = { 3 }, norm { of = \"mean\" }", "specs/a.lua:5: "
		    "error: layer \"norm\": of wants one of: batch layer "
		    "group rms [bad_choice]\n" },
		{ "lin { units = 2 }", "specs/a.lua:5: error: model \"net\": "
		    "network wants input = { sizes }, 1 to 4 whole numbers, "
		    "before its layers [wrong_type]\n" },
		{ "input = { 3 }, 7", "specs/a.lua:3: error: value 1 is no "
		    "layer: layer \"linear\" { ... } [wrong_type]\n" },
		{ "input = { 3 }, (function() local l = lin { units = 3 }\n"
		    "for _ = 1, 9 do l = layer \"block\" { times = 9, l } end\n"
		    "return l end)()", "specs/a.lua:6: error: "
		    "layer \"block\": too many layers inside [limit]\n" },
	};

	(void)state;
	scratch_enter("network-refused");
	assert_int_equal(mkdir("specs", 0777), 0);
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct guide g = load(rows[i].network);

		check_text(rows[i].network, said(g.arena, g.diags),
		    rows[i].want);
		arena_free(g.arena);
	}
}

/* Each product reads its own: queries, keys and values the same tokens, the
 * output what all heads gave. */
static void
what_products_read(void **state)
{
	struct guide g;
	struct network_count n;

	(void)state;
	scratch_enter("network-fed");
	assert_int_equal(mkdir("specs", 0777), 0);
	g = load("input = { 10, 64 }, layer \"attention\" { heads = 2,\n"
	    "head_dim = 16, context_tokens = 7, context_width = 5 },\n"
	    "lin { units = 3 }, norm { of = \"layer\" }");
	n = count(&g);
	check_close("by hand: 10 of 64 and of 2 x 16, 7 words of 5 twice",
	    n.layer[0].fed, 10 * (64 + 32) + 2 * 7 * 5, 0);
	check_close("by hand: 10 of 64", n.layer[1].fed, 640, 0);
	check_close("a norm has no product", n.layer[2].fed, 0, 0);
	arena_free(g.arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(published_totals),
		cmocka_unit_test(intensities),
		cmocka_unit_test(live_numbers),
		cmocka_unit_test(what_products_read),
		cmocka_unit_test(misfits),
		cmocka_unit_test(refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
