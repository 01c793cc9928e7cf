/*
 * Published measurements of training memory through case, chain and stack.
 * Values are those of the documents that each row names.
 */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "check.h"
#include "vocabulary.h"
#include "feed/cases.h"
#include "chain_train.h"
#include "kind/predict.h"

#define GIB 1073741824.0

/* A catalogue of stacks alone: the cases bring their own dimensions. */
struct lab {
	struct arena *arena;
	struct diags *diags;
	struct catalog catalog;
	struct calibration stack[2];
};

static struct number
given(double value)
{
	return (struct number){ value, { .given = true } };
}

static struct flag
yes(void)
{
	return (struct flag){ true, { .given = true } };
}

static void
lab_open(struct lab *l)
{
	struct calibration *megatron = &l->stack[0];
	struct calibration *plain = &l->stack[1];

	memset(l, 0, sizeof(*l));
	l->arena = arena_new(NULL);
	l->catalog = *vocabulary_load(l->arena);
	l->diags = diags_new(l->arena);
	megatron->kind.text = "pretrain";
	megatron->software.text = "Megatron-LM";
	megatron->fused_kernels = yes();
	megatron->fused_accumulation = yes();
	megatron->gradients_held = yes();
	megatron->logit_bytes = given(4);
	plain->kind.text = "finetune";
	plain->software.text = "default";
	for (size_t i = 0; i < 2; i++)
		ARRAY_ADD(l->arena, &l->catalog.calibrations,
		    &l->stack[i].head);
}

static struct prediction
one(struct lab *l, const char *header, const char *cells)
{
	const char *csv = arena_printf(l->arena, "%s\n%s\n", header, cells);
	struct predictor p = { .arena = l->arena,
		.catalog = &l->catalog, .keeps = true };
	struct cases cases = { 0 };

	cases_read(l->arena, l->diags, &cases, "cases.csv", csv,
	    strlen(csv));
	assert_int_equal(cases.count, 1);
	return predict(&p, &cases.item[0]);
}

/* GiB that cases of a header take, and how near is near enough. */
struct memory_row {
	const char *name, *cells;
	double want;
};

static void
memory_rows(struct lab *l, const char *header, const struct memory_row *row,
    size_t n, double near)
{
	for (size_t i = 0; i < n; i++) {
		struct prediction p = one(l, header, row[i].cells);

		assert_null(p.reason);
		check_close(row[i].name, p.value / GIB, row[i].want, near);
	}
}

#define DIMENSIONS "id,kind,quantity,value,software,memory_basis," \
	"model_layers,model_hidden,model_heads,model_kv_heads,model_ffn," \
	"model_vocab,model_mlp,"

/*
 * SimuMax, docs/b200/b200_release_v1.2_summary.md: peak allocated by Megatron
 * on B200, layers of Llama 3 70B and 405B.
 */
static void
megatron(void **state)
{
	static const char header[] = DIMENSIONS
	    "count,tp,pp,dp,cp,sequence_parallel,seq_len,global_batch,"
	    "zero_stage,micro_batch,recompute,method,optimizer,"
	    "weight_format,param_scheme,grad_format";
#define L70 "simumax,pretrain,memory_bytes_per_accelerator,1,Megatron-LM,"  \
	"allocated,12,8192,64,8,28672,128256,gated,8,"
#define L405 "simumax,pretrain,memory_bytes_per_accelerator,1,Megatron-LM," \
	"allocated,4,16384,128,16,53248,128256,gated,8,"
#define REST ",1,1,none,full,adamw,bf16,master,fp32"
	static const struct memory_row rows[] = {
		{ "simumax: 70B, two stages",
		    L70 "1,2,4,1,no,4096,16" REST, 66.55 },
		{ "simumax: 70B over 2", L70 "2,1,4,1,yes,4096,16" REST,
		    60.68 },
		{ "simumax: 70B over 8", L70 "8,1,1,1,yes,4096,4" REST,
		    28.29 },
		{ "simumax: 70B, 32768 tokens over 8",
		    L70 "1,1,1,8,no,32768,4" REST, 104.51 },
		{ "simumax: 405B, two stages",
		    L405 "1,2,4,1,no,4096,16" REST, 87.08 },
		{ "simumax: 405B over 4", L405 "4,1,2,1,yes,4096,8" REST,
		    52.89 },
		{ "simumax: 405B, 131072 tokens over 2 and 4",
		    L405 "2,1,1,4,yes,131072,4" REST, 118.13 },
	};
	static struct lab l;

	(void)state;
	lab_open(&l);
	memory_rows(&l, header, rows, COUNT(rows), 0.015);
	arena_free(l.arena);
}

/*
 * LitGPT, tutorials/resource-tables.md: Llama 2 7B on one A100 40 GB, LoRA of
 * rank 8 on queries and values, 1304 tokens, nothing recomputed; GiB.
 */
static void
adapters(void **state)
{
	static const char header[] = DIMENSIONS
	    "count,seq_len,micro_batch,recompute,method,adapter_rank,"
	    "adapter_targets,optimizer,weight_format,accelerator_memory_gb";
#define L7 "litgpt,finetune,memory_bytes_per_accelerator,1,x,allocated," \
	"32,4096,32,32,11008,32000,gated,1,1304,"
	static const struct memory_row rows[] = {
		{ "LitGPT: bf16, one sequence",
		    L7 "1,none,lora,8,qv,adamw,bf16,40", 19.84 },
		{ "LitGPT: bf16, two sequences",
		    L7 "2,none,lora,8,qv,adamw,bf16,40", 27.07 },
		{ "LitGPT: nf4", L7 "1,none,qlora,8,qv,adamw,nf4,40", 13.17 },
		{ "LitGPT: nf4, scales quantized",
		    L7 "1,none,qlora,8,qv,adamw,nf4_dq,40", 12.89 },
	};
	static struct lab l;

	(void)state;
	lab_open(&l);
	memory_rows(&l, header, rows, COUNT(rows), 0.12);
	for (size_t i = 0; i < COUNT(rows); i++)
		assert_int_equal(one(&l, header, rows[i].cells).fit, FIT_yes);
	assert_int_equal(one(&l, header,
	    L7 "4,none,lora,8,qv,adamw,bf16,24").fit, FIT_no);
	arena_free(l.arena);
}

/* What a stack does unless told, where a case does not say. */
static void
unless_told(void **state)
{
	static const char header[] = DIMENSIONS
	    "count,seq_len,micro_batch,recompute,method,optimizer,"
	    "weight_format,attention,tp,adapter_rank,adapter_targets";
	static const char blank[] =
	    L7 "1,full,lora,adamw,bf16,flash,1,,";
	static const char told[] =
	    L7 "1,full,lora,adamw,bf16,flash,1,64,qv";
	static const char flash[] =
	    L7 "1,full,lora,adamw,bf16,flash,4,8,qv";
	static const char eager[] =
	    L7 "1,full,lora,adamw,bf16,eager,4,8,qv";
	struct calibration *plain;
	static struct lab l;
	double wide;

	(void)state;
	lab_open(&l);
	plain = &l.stack[1];
	assert_true(one(&l, header, blank).value !=
	    one(&l, header, told).value);
	plain->adapter_rank = given(64);
	plain->adapter_targets.text = "qv";
	check_close("rank and targets of the stack",
	    one(&l, header, blank).value, one(&l, header, told).value, 0);
	wide = one(&l, header, eager).value;
	plain->sequence_parallel = yes();
	assert_true(one(&l, header, eager).value < wide);
	plain->sequence_parallel.fact.of = &plain->head;
	check_close("an unknown stack that writes scores is older than the "
	    "split", one(&l, header, eager).value, wide, 0);
	assert_true(one(&l, header, flash).value < wide);
	arena_free(l.arena);
}

/*
 * Layers that stages do not divide.  BLOOM has 70 layers of 12 h^2 + 13 h
 * parameters, h = 14336, in 12 stages of which the first and the last have
 * five and a table of 250880 h (workshop2022, section 3.2); Llama 3 405B has
 * 126 in 16, one less on the first and on the last (dubey2024, section 3.3.2):
 * the table there is smaller than a layer.
 */
static void
fullest_stage(void **state)
{
	static const char header[] = DIMENSIONS
	    "count,tp,pp,seq_len,global_batch,micro_batch,recompute,method,"
	    "optimizer,weight_format,param_scheme,virtual_stages";
#define FULL ",full,full,adamw,bf16,master,"
#define BLOOM "bloom,pretrain,memory_bytes_per_accelerator,1,Megatron-LM,"  \
	"allocated,70,14336,112,112,57344,250880,plain,"
#define L3 "llama,pretrain,memory_bytes_per_accelerator,1,Megatron-LM," \
	"allocated,126,16384,128,8,53248,128256,gated,"
	static const struct {
		const char *name, *cells;
		double layers, want;  /* parameters of it, split by nothing */
	} rows[] = {
		{ "bloom: five layers and a table",
		    BLOOM "12,1,12,2048,64,1" FULL "1", 6,
		    5 * (12 * 14336.0 + 13) * 14336 + 250880 * 14336.0 },
		{ "bloom over ten: seven layers, and a table at both ends",
		    BLOOM "10,1,10,2048,64,1" FULL "1", 7,
		    7 * (12 * 14336.0 + 13) * 14336 + 250880 * 14336.0 },
		{ "llama 3 405B: eight layers", L3 "16,1,16,8192,16,1" FULL
		    "1", 8, 8 * (2 * 16384.0 * 16384 + 2 * 16384 * 1024 +
		    3 * 16384 * 53248.0) },
		{ "llama 3 405B in chunks of two",
		    L3 "16,1,16,8192,16,1" FULL "4", 8,
		    8 * (2 * 16384.0 * 16384 + 2 * 16384 * 1024 +
		    3 * 16384 * 53248.0) },
	};
	static struct lab l;

	(void)state;
	lab_open(&l);
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct prediction p = one(&l, header, rows[i].cells);

		assert_null(p.reason);
		check_close(rows[i].name, p.values[TRAIN_stage_layers],
		    rows[i].layers, 0);
		check_close(rows[i].name, p.values[TRAIN_own_parameters],
		    rows[i].want, 0.001);
	}
	arena_free(l.arena);
}

/*
 * Orders of a pipeline's passes: parameters and passes in flight as table 2 of
 * deepseekv3 has them, the last stage as section 2.3 of qi2023.  Layers are run
 * again, so that a pass which waits keeps more than one that is ahead.
 */
static void
schedules(void **state)
{
	static const char header[] = DIMENSIONS
	    "count,tp,pp,seq_len,global_batch,micro_batch,recompute,method,"
	    "optimizer,weight_format,param_scheme,virtual_stages,schedule";
	static struct lab l;
	struct prediction p;
	double weights, gradients, pass, kept;

	(void)state;
	lab_open(&l);
	p = one(&l, header, L3 "16,1,16,8192,64,1" FULL "1,1f1b");
	assert_null(p.reason);
	weights = p.values[TRAIN_weights_share];
	gradients = p.values[TRAIN_gradients_share];
	pass = p.values[TRAIN_pass_activations];
	kept = p.values[TRAIN_kept_activations];
	check_close("1f1b: PP passes", p.values[TRAIN_first_in_flight], 16, 0);
	check_close("1f1b: the last holds one", p.values[TRAIN_late_held],
	    pass, 0);
	p = one(&l, header, L3 "16,1,16,8192,64,1" FULL "1,zero_bubble");
	check_close("zero bubble: parameters once",
	    p.values[TRAIN_weights_share], weights, 0);
	check_close("zero bubble: M_B and 15 M_W", p.values[TRAIN_late_held],
	    pass + 15 * kept, 1e-12);
	p = one(&l, header, L3 "16,1,16,8192,64,1" FULL "1,dualpipe");
	check_close("dualpipe: parameters twice",
	    p.values[TRAIN_weights_share], 2 * weights, 0);
	check_close("dualpipe: gradients twice",
	    p.values[TRAIN_gradients_share], 2 * gradients, 0);
	check_close("dualpipe: PP + 1 passes",
	    p.values[TRAIN_dual_in_flight], 17, 0);
	check_close("dualpipe: PP / 2 passes that wait keep more",
	    p.values[TRAIN_late_held], 8 * kept, 0);
	p = one(&l, header, L3 "16,1,16,8192,8,1" FULL "1,dualpipe");
	check_close("dualpipe: twice as many passes as stages at least",
	    p.values[TRAIN_passes], 32, 0);
	p = one(&l, header, L3 "1,1,1,8192,8,1" FULL "1,dualpipe");
	check_close("one stage is there once", p.values[TRAIN_data_copies],
	    1, 0);
	assert_string_equal(one(&l, header, L3 "16,1,16,8192,64,1" FULL
	    "1,gpipe").reason, "schedule not modelled: gpipe");
	assert_string_equal(one(&l, header, L3 "16,1,16,8192,64,1" FULL
	    "4,zero_bubble").reason, "schedule zero_bubble in chunks");
	arena_free(l.arena);
}

/*
 * HYBRID_SHARD of torch.distributed.fsdp: FULL_SHARD within a node, parameters
 * replicated across nodes; all-gathers and reduce-scatters are only done within
 * a node.  Two nodes of eight hold and send what one does, and sum gradients of
 * an eighth each.
 */
static void
hybrid(void **state)
{
	static const char header[] = DIMENSIONS
	    "count,dp,seq_len,global_batch,micro_batch,recompute,method,"
	    "optimizer,weight_format,param_scheme,zero_stage,shard_degree";
	static const int same[] = { TRAIN_weights_share,
		TRAIN_gradients_share, TRAIN_optimizer_share,
		TRAIN_pass_traffic };
	static struct lab l;
	struct prediction p;
	double alone[COUNT(same)], gradients;

	(void)state;
	lab_open(&l);
	p = one(&l, header, L3 "8,8,8192,8,1" FULL "3,");
	assert_null(p.reason);
	for (size_t i = 0; i < COUNT(same); i++)
		alone[i] = p.values[same[i]];
	gradients = p.values[TRAIN_sent_gradients];
	check_close("FULL_SHARD: one group", p.values[TRAIN_replicas], 1, 0);
	p = one(&l, header, L3 "16,16,8192,16,1" FULL "3,8");
	for (size_t i = 0; i < COUNT(same); i++)
		check_close("HYBRID_SHARD: as in one node",
		    p.values[same[i]], alone[i], 0);
	check_close("two groups", p.values[TRAIN_replicas], 2, 0);
	check_close("an eighth of the gradients each",
	    p.values[TRAIN_replica_gradients], gradients / 8, 0);
	p = one(&l, header, L3 "16,16,8192,16,1" FULL "3,");
	check_close("FULL_SHARD of both nodes: half",
	    p.values[TRAIN_weights_share], alone[0] / 2, 1e-12);
	p = one(&l, header, L3 "16,16,8192,16,1" FULL "0,8");
	check_close("nothing is shared, nothing is in groups",
	    p.values[TRAIN_replicas], 1, 0);
	p = one(&l, header, L3 "4,4,8192,4,1" FULL "3,8");
	check_close("fewer than a group", p.values[TRAIN_replicas], 1, 0);
	arena_free(l.arena);
}

/* What cannot be said of a case is named, and nothing is made up. */
static void
reasons(void **state)
{
	static const char header[] = DIMENSIONS
	    "count,seq_len,micro_batch,method,optimizer,weight_format,ep";
	static const struct {
		const char *cells, *want;
	} rows[] = {
		{ L7 "1,full,adamw,bf16,1", "param_scheme is not stated" },
		{ L7 ",lora,adamw,bf16,1", "micro_batch is not stated" },
		{ L7 "1,lora,adamw,wide,1",
		    "weight_format is not known: wide" },
		{ L7 "1,lora,sophia,bf16,1",
		    "not modelled yet: optimizer sophia" },
		{ L7 "1,boft,adamw,bf16,1", "not modelled yet: method boft" },
		{ L7 "1,,adamw,bf16,1", "method is not stated" },
	};
	static struct lab l;

	(void)state;
	lab_open(&l);
	for (size_t i = 0; i < COUNT(rows); i++)
		assert_string_equal(one(&l, header, rows[i].cells).reason,
		    rows[i].want);
	arena_free(l.arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(megatron),
		cmocka_unit_test(adapters),
		cmocka_unit_test(unless_told),
		cmocka_unit_test(fullest_stage),
		cmocka_unit_test(schedules),
		cmocka_unit_test(hybrid),
		cmocka_unit_test(reasons),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
