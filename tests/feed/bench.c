/* Results of benchmarks as rows: what each file says, and what is left out. */
#include <string.h>

#include "base/array.h"
#include "base/diag.h"
#include "check.h"
#include "feed/bench.h"
#include "said.h"
#include "test_arena.h"

/* tools/llama-bench/README.md of llama.cpp, its CSV and its JSON. */
static const char llama_csv[] =
    "build_commit,build_number,cpu_info,gpu_info,backends,model_filename,"
    "model_type,model_size,model_n_params,n_batch,n_ubatch,n_threads,"
    "cpu_mask,cpu_strict,poll,type_k,type_v,n_gpu_layers,split_mode,main_gpu,"
    "no_kv_offload,flash_attn,tensor_split,use_mmap,embeddings,n_prompt,n_gen,"
    "n_depth,test_time,avg_ns,stddev_ns,avg_ts,stddev_ts\n"
    "\"8cf427ff\",\"5163\",\"AMD Ryzen 7 7800X3D 8-Core Processor\","
    "\"NVIDIA GeForce RTX 4080\",\"CUDA\","
    "\"models/Qwen2.5-7B-Instruct-Q4_K_M.gguf\",\"qwen2 7B Q4_K - Medium\","
    "\"4677120000\",\"7615616512\",\"2048\",\"512\",\"8\",\"0x0\",\"0\","
    "\"50\",\"f16\",\"f16\",\"99\",\"layer\",\"0\",\"0\",\"0\",\"0.00\","
    "\"1\",\"0\",\"512\",\"0\",\"0\",\"2025-04-24T11:57:09Z\",\"70285660\","
    "\"982040\",\"7285.676949\",\"100.064434\"\n"
    "\"8cf427ff\",\"5163\",\"AMD Ryzen 7 7800X3D 8-Core Processor\","
    "\"NVIDIA GeForce RTX 4080\",\"CUDA\","
    "\"models/Qwen2.5-7B-Instruct-Q4_K_M.gguf\",\"qwen2 7B Q4_K - Medium\","
    "\"4677120000\",\"7615616512\",\"2048\",\"512\",\"8\",\"0x0\",\"0\","
    "\"50\",\"f16\",\"f16\",\"99\",\"layer\",\"0\",\"0\",\"0\",\"0.00\","
    "\"1\",\"0\",\"0\",\"128\",\"0\",\"2025-04-24T11:57:10Z\","
    "\"1067431600\",\"3834831\",\"119.915244\",\"0.430617\"\n";

static const char llama_json[] = "[{\"backends\": \"CUDA\", \"gpu_info\": "
    "\"NVIDIA A100-SXM4-80GB, NVIDIA A100-SXM4-80GB\", \"split_mode\": "
    "\"row\", \"n_gpu_layers\": 99, \"model_filename\": "
    "\"m/Llama-3.1-70B-Instruct-f16-00001-of-00004.gguf\", \"model_type\": "
    "\"llama 70B F16\", \"n_prompt\": 0, \"n_gen\": 64, \"n_depth\": 4096, "
    "\"avg_ts\": 12.5}, {\"n_gpu_layers\": 0, \"n_prompt\": 512, \"n_gen\": "
    "0, \"avg_ts\": 30}]";

static const char llama_table[] = "log\n"
    "| model                | ngl |         test |           t/s |\n"
    "| -------------------- | --: | -----------: | ------------: |\n"
    "| llama 7B mostly Q4_0 |  99 | tg128 @ d512 | 131.04 ± 0.05 |\n"
    "| llama 7B mostly Q4_0 |  99 |  pp512+tg128 | 400.00 ± 1.00 |\n"
    "\nbuild: 1\n";

/* The names of vLLM's benchmarks/benchmark_serving.py. */
static const char vllm[] = "{\"endpoint_type\": \"vllm\", \"model_id\": "
    "\"Qwen/Qwen3-32B\", \"num_prompts\": 200, \"tp\": \"2\", \"version\": "
    "\"0.11.0\", \"request_rate\": \"inf\", \"max_concurrency\": 32, "
    "\"completed\": 200, \"total_input_tokens\": 204800, "
    "\"total_output_tokens\": 51200, \"output_throughput\": 900.5, "
    "\"mean_ttft_ms\": 210.5, \"mean_tpot_ms\": 31.25}\n"
    "{\"backend\": \"openai\", \"model_id\": \"Qwen/Qwen3-32B\", "
    "\"request_rate\": 4.0, \"max_concurrency\": null, \"completed\": 10, "
    "\"total_input_tokens\": 1000, \"total_output_tokens\": 500, "
    "\"output_throughput\": 200, \"mean_ttft_ms\": 90, \"mean_tpot_ms\": 20}\n"
    "{\"backend\": \"sglang\", \"model_id\": \"m\", \"request_rate\": "
    "\"inf\", \"completed\": 4, \"total_input_tokens\": 400, "
    "\"total_output_tokens\": 40, \"output_lens\": [5, 15, 5, 15], "
    "\"output_throughput\": 100, \"mean_ttft_ms\": 900}\n";

static struct bench *
read(const char *text, const char *tool)
{
	struct bench *b = ARENA_NEW(arena, struct bench);
	const char *got;

	*b = (struct bench){ .arena = arena,
		.diags = diags_new(arena), .path = "run" };
	got = bench_read(b, text, strlen(text));
	if (tool)
		check_text("the tool", got, tool);
	else
		assert_null(got);
	return b;
}

static const char *
cell(const struct bench *b, size_t row, enum case_column c)
{
	const char *text = row < b->rows.count ? b->rows.item[row].cell[c] :
	    "no such row";

	return text ? text : "";
}

static void
llama_bench(void **state)
{
	const struct bench *b = read(llama_csv, "llama-bench");

	(void)state;
	check_int("two tests", (int)b->rows.count, 2);
	check_text("the prompt's", cell(b, 0, CASE_phase), "prefill");
	check_text("its tokens", cell(b, 0, CASE_input_len), "512");
	check_text("its rate", cell(b, 0, CASE_value), "7285.676949");
	check_text("of tokens read", cell(b, 0, CASE_token_basis), "input");
	check_text("the answer's", cell(b, 1, CASE_phase), "decode");
	check_text("at no depth", cell(b, 1, CASE_input_len), "0");
	check_text("its rate", cell(b, 1, CASE_value), "119.915244");
	check_text("the model of a file", cell(b, 1, CASE_model),
	    "Qwen2.5-7B-Instruct");
	check_text("the format of a type", cell(b, 1, CASE_weight_format),
	    "q4_k_m");
	check_text("the stack", cell(b, 1, CASE_software),
	    "llama.cpp b5163 CUDA");
	check_text("the card", cell(b, 1, CASE_accelerator),
	    "NVIDIA GeForce RTX 4080");
	b = read(llama_json, "llama-bench");
	check_int("one on accelerators", (int)b->rows.count, 1);
	check_int("one on the host", (int)b->left.count, 1);
	check_text("two cards", cell(b, 0, CASE_count), "2");
	check_text("that share matrices", cell(b, 0, CASE_tp), "2");
	check_text("a file in parts", cell(b, 0, CASE_model),
	    "Llama-3.1-70B-Instruct");
	check_text("after so many tokens", cell(b, 0, CASE_input_len), "4096");
	b = read(llama_table, "llama-bench");
	check_int("a table's row", (int)b->rows.count, 1);
	check_text("its rate", cell(b, 0, CASE_value), "131.04");
	check_text("its format", cell(b, 0, CASE_weight_format), "q4_0");
	check_text("its depth", cell(b, 0, CASE_input_len), "512");
	check_int("both in one figure", b->left.item[0].line, 5);
}

static void
benchmark_serving(void **state)
{
	const struct bench *b = read(vllm, "benchmark_serving");

	(void)state;
	check_int("3 figures, 2 at a rate, 1 at once", (int)b->rows.count, 6);
	check_text("tokens over requests", cell(b, 0, CASE_input_len), "1024");
	check_text("of answers too", cell(b, 0, CASE_output_len), "256");
	check_text("in flight", cell(b, 0, CASE_batch), "32");
	check_text("metadata is a column", cell(b, 0, CASE_tp), "2");
	check_text("its stack", cell(b, 0, CASE_software), "vLLM 0.11.0");
	check_text("its rate", cell(b, 0, CASE_value), "900.5");
	check_text("31.25 ms", cell(b, 1, CASE_value), "0.03125");
	check_text("210.5 ms", cell(b, 2, CASE_value), "0.2105");
	check_text("a server that is not told", cell(b, 3, CASE_software), "");
	check_text("four a second", cell(b, 3, CASE_request_rate), "4");
	check_int("no throughput of a rate", b->left.item[0].line, 2);
	check_text("all at once", cell(b, 5, CASE_requests), "4");
	/* 5 and 15 vary by 5 around 10. */
	check_text("as they vary", cell(b, 5, CASE_length_spread), "0.5");
	check_int("times of a queue", b->left.item[1].line, 3);
}

static void
others(void **state)
{
	const struct bench *b = read("id,kind,quantity,value\n", NULL);

	(void)state;
	check_int("cases are for others", (int)diags_count(b->diags,
	    LEVEL_error), 0);
	b = read("{\"a\": 1}", NULL);
	check_int("no result", (int)diags_count(b->diags, LEVEL_error), 1);
	b = read("{\"a\": 1}\n{\"a\": nope}\n", NULL);
	check_int("no JSON", (int)diags_count(b->diags, LEVEL_error), 1);
	b = read("", NULL);
	check_int("nothing", (int)b->rows.count, 0);
}

/* Which line a fault stands in, counted by hand. */
static void
lines(void **state)
{
	static const struct { const char *name, *text, *want; } rows[] = {
		{ "no value in the third line", "{\"a\": 1}\n\n{\"a\":}\n",
		    "run:3: error: no value [csv]\n" },
		{ "behind a blank line, with a blank before it",
		    "{\"a\": 1}\n\n {\"a\":}\n",
		    "run:3: error: no value [csv]\n" },
		{ "in the first", "{\"a\":}\n{\"a\": 1}\n",
		    "run:1: error: no value [csv]\n" },
		{ "a file that is none", "\n\n{\"a\": 1}\n",
		    "run:1: error: it is no result of vLLM's "
		    "benchmark_serving or of llama-bench [csv]\n" },
		{ "a list of them", "[{\"a\": 1},\n {\"a\": 2}]\n",
		    "run:1: error: it is no result of vLLM's "
		    "benchmark_serving or of llama-bench [csv]\n" },
		{ "an open quote of a table that is one",
		    "avg_ts,n_gen\n1,2\n\"1,2\n",
		    "run:3: error: a quoted cell does not end [csv]\n" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct bench b = { .arena = arena,
			.diags = diags_new(arena), .path = "run" };

		bench_read(&b, rows[i].text, strlen(rows[i].text));
		check_text(rows[i].name, said(arena, b.diags), rows[i].want);
	}
}

/* All that a file comes to: its rows with the cells that are not blank, and the
 * lines that are no row, with the reason. */
static const char *
all_of(const char *text)
{
	struct bench b = { .arena = arena, .diags = diags_new(arena),
		.path = "run" };
	struct text t;

	text_init(&t, arena);
	bench_read(&b, text, strlen(text));
	for (size_t i = 0; i < b.rows.count; i++) {
		text_printf(&t, "%d:", b.rows.item[i].at.line);
		for (int c = 0; c < CASE_COLUMNS; c++)
			if (b.rows.item[i].cell[c] && c != CASE_kind &&
			    c != CASE_trust)
				text_printf(&t, " %s=%s", case_column_name(
				    (enum case_column)c),
				    b.rows.item[i].cell[c]);
		text_char(&t, '\n');
	}
	for (size_t i = 0; i < b.left.count; i++)
		text_printf(&t, "%d- %s\n", b.left.item[i].line,
		    b.left.item[i].why);
	text_add(&t, said(arena, b.diags));
	return t.data;
}

#define LLAMA(members) "{\"avg_ts\":5,\"n_prompt\":8," members "}"

/* One run of llama-bench each; what a cell becomes, by hand. */
static void
llama_cells(void **state)
{
	static const struct {
		const char *name, *text, *has;
	} rows[] = {
		{ "prompt alone", LLAMA("\"n_gen\":0"), "phase=prefill" },
		{ "its tokens", LLAMA("\"n_gen\":0"), "input_len=8" },
		{ "no answer", LLAMA("\"n_gen\":0"), "output_len=0" },
		{ "half a token a second", "{\"avg_ts\":0.5,\"n_prompt\":8}",
		    "value=0.5" },
		{ "no rate", "{\"avg_ts\":0,\"n_prompt\":8}",
		    "1- it has no rate" },
		{ "one that is no number", "{\"avg_ts\":\"x\","
		    "\"n_prompt\":8}", "1- it has no rate" },
		{ "a table's rate", "| test | t/s |\n|--|--|\n"
		    "| pp8 | 0.25 ± 1 |\n", "3: " },
		{ "with what follows it", "| test | t/s |\n|--|--|\n"
		    "| pp8 | 0.25 ± 1 |\n", "value=0.25" },
		{ "of nothing", "| test | t/s |\n|--|--|\n| pp8 | 0 ± 1 |\n",
		    "3- it has no rate" },
		{ "no test", "{\"avg_ts\":5}", "1- no test is named: neither "
		    "prompt nor answer" },
		{ "of nothing", "{\"avg_ts\":5,\"n_prompt\":0,\"n_gen\":0}",
		    "1- no test is named: neither prompt nor answer" },
		{ "prompt and answer", "{\"avg_ts\":5,\"n_prompt\":1,"
		    "\"n_gen\":1}", "1- prompt and answer are one figure" },
		{ "one token of each is a figure", "{\"avg_ts\":5,"
		    "\"n_gen\":1}", "output_len=1" },
		{ "on the host", LLAMA("\"n_gpu_layers\":0"),
		    "1- every layer ran on the host" },
		{ "by the name of a table", LLAMA("\"ngl\":0"),
		    "1- every layer ran on the host" },
		{ "ten layers", LLAMA("\"ngl\":10"), "phase=prefill" },
		{ "by layers", LLAMA("\"gpu_info\":\"A, A\""), "pp=2" },
		{ "with a bar between", LLAMA("\"gpu_info\":\"A/A/A\""),
		    "pp=3" },
		{ "by rows", LLAMA("\"gpu_info\":\"A,A\",\"split_mode\":"
		    "\"row\""), "tp=2" },
		{ "one of them", LLAMA("\"gpu_info\":\"A,A\","
		    "\"split_mode\":\"none\""), "count=1" },
		{ "what it is called", LLAMA("\"gpu_info\":\"A b,A\""),
		    "accelerator=A b" },
		{ "the format of the values", LLAMA("\"type_k\":\"q8_0\""),
		    "kv_format=q8_0" },
		{ "no build, no backend", LLAMA("\"n_gen\":0"),
		    "software=llama.cpp" },
		{ "a build", LLAMA("\"build_number\":7"),
		    "software=llama.cpp b7" },
		{ "a table's backend", LLAMA("\"backend\":\"Metal\""),
		    "software=llama.cpp Metal" },
		{ "Q4_0", LLAMA("\"model_type\":\"llama 8B Q4_0\""),
		    "weight_format=q4_0" },
		{ "small", LLAMA("\"model_type\":\"l 8B Q4_K - Small\""),
		    "weight_format=q4_k_s" },
		{ "large", LLAMA("\"model_type\":\"l 8B Q3_K - Large\""),
		    "weight_format=q3_k_l" },
		{ "of the importance matrix",
		    LLAMA("\"model_type\":\"l 8B IQ4_XS - 4.25 bpw\""),
		    "weight_format=iq4_xs" },
		{ "in small letters", LLAMA("\"model_type\":\"l iq3_s\""),
		    "weight_format=iq3_s" },
		{ "micro-scaled", LLAMA("\"model_type\":\"l 20B MXFP4 MoE\""),
		    "weight_format=mxfp4" },
		{ "of Google", LLAMA("\"model_type\":\"l 8B BF16\""),
		    "weight_format=bf16" },
		{ "halves", LLAMA("\"model_type\":\"l 8B F16\""),
		    "weight_format=f16" },
		{ "a folder and a file", LLAMA("\"model_filename\":"
		    "\"a/b/M-1.5B-iq4_xs.gguf\""), "model=M-1.5B" },
		{ "a dot before it", LLAMA("\"model_filename\":"
		    "\"M.Q8_0.gguf\""), "model=M" },
		{ "none", LLAMA("\"model_filename\":\"M-chat.gguf\""),
		    "model=M-chat" },
		{ "in parts", LLAMA("\"model_filename\":"
		    "\"M-00001-of-00002.gguf\""), "model=M" },
		{ "a table's depth", "| test | t/s |\n|--|--|\n"
		    "| tg16 @ d32 | 2 |\n", "input_len=32" },
		{ "and its answer", "| test | t/s |\n|--|--|\n"
		    "| tg16 @ d32 | 2 |\n", "output_len=16" },
	};
	/* Cells that must not be there. */
	static const struct {
		const char *name, *text, *lacks;
	} not[] = {
		{ "no format is named", LLAMA("\"model_type\":\"llama 8B\""),
		    "weight_format" },
		{ "a letter without a number",
		    LLAMA("\"model_type\":\"llama Quick fox ifs\""),
		    "weight_format" },
		{ "an i without its q",
		    LLAMA("\"model_type\":\"l i4 IxQ4\""),
		    "weight_format" },
		{ "no card is told", LLAMA("\"n_gen\":0"), "count" },
		{ "rows have no layers apart", LLAMA("\"gpu_info\":\"A,A\","
		    "\"split_mode\":\"row\""), "pp=" },
		{ "a file without a name", LLAMA("\"model_filename\":"
		    "\"a/.gguf\""), "model=" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		if (!strstr(all_of(rows[i].text), rows[i].has))
			fail_msg("%s: \"%s\" is not in \"%s\"",
			    rows[i].name, rows[i].has, all_of(rows[i].text));
	for (size_t i = 0; i < COUNT(not); i++)
		if (strstr(all_of(not[i].text), not[i].lacks))
			fail_msg("%s: \"%s\" is in \"%s\"", not[i].name,
			    not[i].lacks, all_of(not[i].text));
	check_text("all of a row", all_of(LLAMA("\"n_gen\":0")),
	    "1: phase=prefill input_len=8 output_len=0 batch=1 "
	    "software=llama.cpp quantity=tokens_per_s value=5 "
	    "token_basis=input\n");
}

#define VLLM(members) "{\"total_output_tokens\":30," members "}"

/* One run of benchmark_serving each; all that comes of it, by hand. */
static void
vllm_cells(void **state)
{
	static const struct {
		const char *name, *text, *want;
	} rows[] = {
		{ "in flight: 30 / 3 tokens of answer, 45 / 3 of prompt; "
		    "1.5 ms and 2 ms", VLLM("\"total_input_tokens\":45,"
		    "\"completed\":3,\"max_concurrency\":2,"
		    "\"output_throughput\":0.5,\"mean_tpot_ms\":1.5,"
		    "\"mean_ttft_ms\":2"),
		    "tokens_per_s 0.5, itl_s 0.0015, ttft_s 0.002; in 15, "
		    "out 10, batch 2\n" },
		{ "a mean is rounded: 30 / 4 is 8", VLLM("\"completed\":4,"
		    "\"max_concurrency\":2,\"output_throughput\":1"),
		    "tokens_per_s 1; out 8, batch 2\n" },
		{ "of no request there is none", VLLM("\"completed\":0,"
		    "\"max_concurrency\":2,\"output_throughput\":1"),
		    "tokens_per_s 1; batch 2\n" },
		{ "of one there is", VLLM("\"completed\":1,"
		    "\"max_concurrency\":2,\"output_throughput\":1"),
		    "tokens_per_s 1; out 30, batch 2\n" },
		{ "no throughput, no time", VLLM("\"max_concurrency\":2,"
		    "\"output_throughput\":0,\"mean_tpot_ms\":0,"
		    "\"mean_ttft_ms\":0"), "" },
		{ "at a rate", VLLM("\"request_rate\":4,"
		    "\"output_throughput\":9,\"mean_ttft_ms\":0.5"),
		    "ttft_s 0.0005; rate 4\n1- its throughput is the rate of "
		    "requests that was asked, not what the server can do\n" },
		{ "at once: 4 and 8 vary by 2 around 6; 1 / 3",
		    VLLM("\"completed\":2,\"output_lens\":[4,8],"
		    "\"output_throughput\":9,\"mean_tpot_ms\":5"),
		    "tokens_per_s 9; out 15, at once 2, spread "
		    "0.333333\n1- its times: all requests came at once, so "
		    "they are mostly waiting in line\n" },
		{ "a list of one says nothing of how they vary",
		    VLLM("\"completed\":1,\"output_lens\":[4],"
		    "\"output_throughput\":9"),
		    "tokens_per_s 9; out 30, at once 1\n1- its times: all "
		    "requests came at once, so they are mostly waiting in "
		    "line\n" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		const struct bench *b = read(rows[i].text,
		    "benchmark_serving");
		static const struct {
			enum case_column c;
			const char *name;
		} shown[] = { { CASE_input_len, "in" },
			{ CASE_output_len, "out" }, { CASE_batch, "batch" },
			{ CASE_request_rate, "rate" },
			{ CASE_requests, "at once" },
			{ CASE_length_spread, "spread" } };
		struct text t;

		text_init(&t, arena);
		for (size_t r = 0; r < b->rows.count; r++)
			text_printf(&t, "%s%s %s", r ? ", " : "", cell(b, r,
			    CASE_quantity), cell(b, r, CASE_value));
		for (size_t c = 0, n = 0; b->rows.count && c < COUNT(shown);
		    c++)
			if (*cell(b, 0, shown[c].c))
				text_printf(&t, "%s %s %.8s", n++ ? "," : ";",
				    shown[c].name, cell(b, 0, shown[c].c));
		text_add(&t, b->rows.count ? "\n" : "");
		for (size_t l = 0; l < b->left.count; l++)
			text_printf(&t, "%d- %s\n", b->left.item[l].line,
			    b->left.item[l].why);
		check_text(rows[i].name, t.data, rows[i].want);
	}
}

/* What a run on a server is called, and what its metadata may say. */
static void
vllm_names(void **state)
{
	static const struct {
		const char *name, *members;
		enum case_column c;
		const char *want;
	} rows[] = {
		{ "vLLM", "\"backend\":\"vllm\"", CASE_software, "vLLM" },
		{ "its version", "\"backend\":\"vllm\",\"version\":"
		    "\"0.11\"", CASE_software, "vLLM 0.11" },
		{ "SGLang", "\"endpoint_type\":\"sglang\"", CASE_software,
		    "SGLang" },
		{ "the endpoint before the backend", "\"endpoint_type\":"
		    "\"openai\",\"backend\":\"vllm\"", CASE_software, "" },
		{ "told", "\"software\":\"vLLM 1\",\"backend\":\"sglang\"",
		    CASE_software, "vLLM 1" },
		{ "the model", "\"model_id\":\"m/n\"", CASE_model, "m/n" },
		{ "told", "\"model\":\"n\",\"model_id\":\"m/n\"",
		    CASE_model, "n" },
		{ "not what the tool says itself", "\"id\":\"x\"", CASE_id,
		    "" },
		{ "an accelerator", "\"accelerator\":\"h100\"",
		    CASE_accelerator, "h100" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_text(rows[i].name, cell(read(arena_printf(arena,
		    VLLM("\"max_concurrency\":2,\"output_throughput\":1,%s"),
		    rows[i].members), "benchmark_serving"), 0, rows[i].c),
		    rows[i].want);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(llama_cells, open_arena,
		    close_arena),
		cmocka_unit_test_setup_teardown(vllm_cells, open_arena,
		    close_arena),
		cmocka_unit_test_setup_teardown(vllm_names, open_arena,
		    close_arena),
		cmocka_unit_test_setup_teardown(llama_bench, open_arena,
		    close_arena),
		cmocka_unit_test_setup_teardown(benchmark_serving, open_arena,
		    close_arena),
		cmocka_unit_test_setup_teardown(lines, open_arena,
		    close_arena),
		cmocka_unit_test_setup_teardown(others, open_arena,
		    close_arena),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
