/* What the peers are asked, and what they say of a network by hand. */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "check.h"
#include "formats.h"
#include "validate/peers.h"

static const struct peer *
find(const char *name)
{
	for (size_t i = 0; i < peer_count; i++)
		if (!strcmp(peers[i].source, name))
			return &peers[i];
	fail_msg("no peer %s", name);
	return NULL;
}

/*
 * No layers, ten words of width ten and tied: 100 weights, and 10 of the norm
 * before the head.
 */
static void
by_hand(void **state)
{
	static const struct {
		const char *name, *source, *row;
		double want;
	} rows[] = {
		{ "16 bytes of 110", "rajbhandari2020",
		    "pretrain,full,1,1,0,bf16,1,8,none,1", 1760 },
		{ "all over 4", "rajbhandari2020",
		    "pretrain,full,4,1,3,bf16,1,8,none,1", 440 },
		{ "half of the layers each", "rajbhandari2020",
		    "pretrain,full,2,2,0,bf16,1,8,none,1", 880 },
		{ "adapters are not asked", "rajbhandari2020",
		    "finetune,lora,1,1,0,bf16,1,8,none,1", (double)NAN },
		{ "4 times 2 bytes", "accelerate-estimate",
		    "finetune,full,1,1,0,bf16,1,8,none,1", 880 },
		{ "4 times 4 bytes", "accelerate-estimate",
		    "finetune,full,1,1,0,fp32,1,8,none,1", 1760 },
		{ "on one where no count is stated", "accelerate-estimate",
		    "finetune,full,,,,fp32,1,8,none,1", 1760 },
		{ "18 bytes on one where no split is stated", "llm-analysis",
		    "pretrain,full,,,,bf16,1,8,none,1", 1980 + 160 + 320 },
		{ "and nothing split or in stages", "megatron-memory-report",
		    "pretrain,full,,,,bf16,1,8,none,1",
		    1980 + 1.05 * 2 * 8 * 29 },
		{ "one accelerator", "accelerate-estimate",
		    "finetune,full,2,1,0,fp32,1,8,none,1", (double)NAN },
		{ "18 bytes; logits of 8 tokens, 2 bytes of 10, and a norm of "
		    "4 bytes", "llm-analysis",
		    "pretrain,full,1,1,0,bf16,1,8,none,1", 1980 + 160 + 320 },
		{ "recompute must be stated", "llm-analysis",
		    "pretrain,full,1,1,0,bf16,1,8,,1", (double)NAN },
		{ "18 bytes and no layer", "eleuther-cookbook",
		    "pretrain,full,1,1,0,bf16,1,8,none,1", 1980 },
		{ "18 bytes; 8 tokens of 4, 5 of dropout, 10 of norm and 10 "
		    "logits, 2 bytes each, 5% more",
		    "megatron-memory-report",
		    "pretrain,full,1,1,0,bf16,1,8,none,1",
		    1980 + 1.05 * 2 * 8 * 29 },
		{ "weights alone", "hf-mem",
		    "serve,,1,,,bf16,,,,1", 220 },
		{ "weights, on one where no count is stated", "hf-mem",
		    "serve,,,,,bf16,,,,1", 220 },
		{ "weights over two", "hf-mem", "serve,,2,,,bf16,,,,1", 110 },
		{ "training is not asked", "hf-mem",
		    "pretrain,full,1,,,bf16,,,,1", (double)NAN },
		{ "one accelerator, nothing sharded, where neither is stated",
		    "rajbhandari2020",
		    "pretrain,full,,,,bf16,1,8,none,1", 1760 },
		{ "states over 4, 2 + 2 + 3 bytes", "rajbhandari2020",
		    "pretrain,full,4,1,1,bf16,1,8,none,1", 770 },
		{ "gradients too, 2 + 0.5 + 3 bytes", "rajbhandari2020",
		    "pretrain,full,4,1,2,bf16,1,8,none,1", 605 },
		{ "of 4 two share a layer, two the rest", "rajbhandari2020",
		    "pretrain,full,4,2,3,bf16,1,8,none,1", 440 },
		{ "a method must be stated", "rajbhandari2020",
		    "pretrain,,1,1,0,bf16,1,8,none,1", (double)NAN },
		{ "18 bytes, recomputed: the same without a layer",
		    "llm-analysis", "pretrain,full,1,1,0,bf16,1,8,full,1",
		    1980 + 160 + 320 },
		{ "nothing split", "llm-analysis",
		    "pretrain,full,2,2,0,bf16,1,8,full,1", (double)NAN },
		{ "selective is not known to it", "llm-analysis",
		    "pretrain,full,1,1,0,bf16,1,8,selective,1",
		    (double)NAN },
		{ "halves of 18 bytes; logits by half too",
		    "megatron-memory-report",
		    "pretrain,full,2,2,0,bf16,1,8,none,1",
		    990 + 1.05 * 2 * 8 * 24 },
		{ "quantized weights are not asked", "hf-mem",
		    "serve,,1,,,awq,,,,1", (double)NAN },
	};
	struct model m = {
		.hidden = { .value = 10 }, .heads = { .value = 1 },
		.kv_heads = { .value = 1 }, .head_dim = { .value = 10 },
		.vocab = { .value = 10 }, .tied_embeddings = { .on = true },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct arena *a = arena_new(check_no_memory);
		struct diags *d = diags_new(a);
		const char *csv = arena_printf(a, "kind,method,count,tp,"
		    "zero_stage,weight_format,micro_batch,seq_len,recompute,"
		    "value,id,quantity,optimizer,input_len,output_len\n"
		    "%s,x,memory_bytes_per_accelerator,adamw,0,0\n",
		    rows[i].row);
		struct cases cases = {0};
		double got;

		cases_read(a, d, &cases, "x.csv", csv, strlen(csv));
		check_int(rows[i].name, diags_status(d), 0);
		got = find(rows[i].source)->predict(&m, &cases.item[0],
		    strstr(rows[i].row, "fp32") ? &test_fp32 :
		    strstr(rows[i].row, "awq") ? &test_awq : &test_bf16);
		if (isnan(rows[i].want))
			check_int(rows[i].name, isnan(got) != 0, 1);
		else
			check_close(rows[i].name, got, rows[i].want, 1e-12);
		arena_free(a);
	}
}

/*
 * Two layers of width ten: matrices of 10 by 10 for queries, keys, values and
 * what comes out, two of 10 by 40, two norms: 1220 each, 2550 in all.
 */
static void
with_layers(void **state)
{
	static const struct {
		const char *name, *source, *row;
		double want;
	} rows[] = {
		{ "16 bytes of each", "rajbhandari2020",
		    "pretrain,full,none,no,1,,,,", 16 * 2550 },
		{ "8 tokens, a layer 2 * (80 + 4 + 80) + 80",
		    "llm-analysis", "pretrain,full,none,no,1,,,,",
		    18 * 2550 + 8 * (2 * (2 * 164 + 80) + 20 + 40) },
		{ "recomputed: 20 bytes a layer", "llm-analysis",
		    "pretrain,full,full,no,1,,,,",
		    18 * 2550 + 8 * (2 * 20 + 20 + 40) },
		{ "17 of 10, 5 / 2 of 8, twice", "eleuther-cookbook",
		    "pretrain,full,none,no,1,,,,",
		    18 * 2550 + 2 * 8 * 2 * (170 + 20) },
		{ "recomputed: without the scores", "eleuther-cookbook",
		    "pretrain,full,full,no,1,,,,",
		    18 * 2550 + 2 * 8 * 2 * 170 },
		{ "17 of 10 a layer, 4, 5, 10 and 10, 5% more",
		    "megatron-memory-report", "pretrain,full,none,no,1,,,,",
		    18 * 2550 + 1.05 * 2 * 8 * (2 * 170 + 29) },
		{ "sequences split: 90 and 80 a layer, 4, 5 and 40",
		    "megatron-memory-report",
		    "pretrain,full,selective,yes,1,,,,",
		    18 * 2550 + 2 * 8 * (2 * 170 + 49) },
		{ "not split: as if nothing were known of it",
		    "megatron-memory-report",
		    "pretrain,full,selective,no,1,,,,",
		    18 * 2550 + 1.05 * 2 * 8 * (2 * 170 + 29) },
		{ "2 bytes of each, 2 layers of keys and values of 10 for 3 "
		    "answers of 5 and 2", "hf-mem", "serve,,,,1,3,5,2,",
		    2 * 2550 + 2 * 2 * 10 * 21 * 2 },
		{ "one answer where no batch is stated", "hf-mem",
		    "serve,,,,1,,5,2,", 2 * 2550 + 2 * 2 * 10 * 7 * 2 },
		{ "two stages are not asked", "megatron-memory-report",
		    "pretrain,full,none,no,2,,,,2", (double)NAN },
	};
	struct model m = {
		.layers = { .value = 2 }, .hidden = { .value = 10 },
		.ffn = { .value = 40 }, .heads = { .value = 1 },
		.kv_heads = { .value = 1 }, .head_dim = { .value = 10 },
		.vocab = { .value = 10 }, .tied_embeddings = { .on = true },
		.mlp = { .text = "plain" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct arena *a = arena_new(check_no_memory);
		struct diags *d = diags_new(a);
		const char *csv = arena_printf(a, "kind,method,recompute,"
		    "sequence_parallel,count,batch,input_len,output_len,pp,"
		    "zero_stage,weight_format,micro_batch,seq_len,value,id,"
		    "quantity,optimizer\n%s,0,bf16,1,8,1,x,"
		    "memory_bytes_per_accelerator,adamw\n", rows[i].row);
		struct cases cases = {0};
		double got;

		cases_read(a, d, &cases, "x.csv", csv, strlen(csv));
		check_int(rows[i].name, diags_status(d), 0);
		got = find(rows[i].source)->predict(&m, &cases.item[0],
		    &test_bf16);
		if (isnan(rows[i].want))
			check_int(rows[i].name, isnan(got) != 0, 1);
		else
			check_close(rows[i].name, got, rows[i].want, 1e-12);
		arena_free(a);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(by_hand),
		cmocka_unit_test(with_layers),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
