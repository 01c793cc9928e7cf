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

int
main(void)
{
	const struct CMUnitTest tests[] = {
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
