/*
 * Chains: a block against single lanes, against the rows walked with the
 * table of formulas, and against a decode step worked out by hand.
 */
#include "check.h"

#include "chains.h"
#include "inputs.h"
#include "serve_inputs.h"
#include "model/formula.h"

typedef double block[CHAIN_SLOTS][CHAIN_BLOCK];

static void
block_is_lanes(void **state)
{
	static block together, alone;

	(void)state;
	for (size_t k = 0; k < chain_count; k++) {
		const struct chain *c = chains[k];

		input_fill(c, together);
		chain_run(c, together, CHAIN_BLOCK);
		for (int lane = 0; lane < CHAIN_BLOCK; lane++) {
			for (int s = 0; s < c->slots; s++)
				alone[s][0] = together[s][lane];
			for (int s = 0; s < c->slots; s++)
				if (chain_at(c, s)->what != CHAIN_INPUT)
					alone[s][0] = -1;
			chain_run(c, alone, 1);
			for (int s = 0; s < c->slots; s++)
				check_close(chain_at(c, s)->name, alone[s][0],
				    together[s][lane], 0);
		}
	}
}

static void
only_its_lanes(void **state)
{
	static block value;

	(void)state;
	for (size_t k = 0; k < chain_count; k++) {
		const struct chain *c = chains[k];

		for (int s = 0; s < c->slots; s++)
			for (int lane = 0; lane < CHAIN_BLOCK; lane++)
				value[s][lane] = 1.5;
		chain_run(c, value, 5);
		for (int s = 0; s < c->slots; s++)
			check_close("lane 8, of 5 done in eights, stays",
			    value[s][8], 1.5, 0);
	}
}

/* Slot of an argument for row i of the set that the step stands in. */
static int
place(const struct chain *c, const struct chain_row *row, int arg, int i)
{
	return row->arg[arg] + (chain_at(c, row->arg[arg])->set ? i : 0);
}

static double
chosen(const char *relation, double a, double b, double yes, double no)
{
	if (strcmp(relation, "<") == 0)
		return a < b ? yes : no;
	if (strcmp(relation, "<=") == 0)
		return a <= b ? yes : no;
	if (strcmp(relation, ">") == 0)
		return a > b ? yes : no;
	return a >= b ? yes : no;
}

static double
reduced(const struct chain *c, const struct chain_row *row, const double *v)
{
	double total = v[row->arg[0]];

	for (int i = 1; i < chain_at(c, row->arg[0])->bound; i++) {
		double item = v[row->arg[0] + i];

		if (row->what == CHAIN_SUM)
			total += item;
		else if (item > total)
			total = item;
	}
	return total;
}

/* What row i of the step gives, by the table; v holds one value a slot. */
static double
step(const struct chain *c, const struct chain_row *row, int i, const double *v)
{
	double arg[FORMULA_ARGS];

	if (row->what == CHAIN_INPUT)
		return v[row->slot + i];
	if (row->what == CHAIN_CONST)
		return row->value;
	if (row->what == CHAIN_SUM || row->what == CHAIN_MAX)
		return reduced(c, row, v);
	for (int k = 0; k < row->args; k++)
		arg[k] = v[place(c, row, k, i)];
	if (row->what == CHAIN_PICK)
		return chosen(row->relation, arg[0], arg[1], arg[2], arg[3]);
	return row->says->call(arg);
}

static void
rows_are_code(void **state)
{
	static block value;
	double v[CHAIN_SLOTS];

	(void)state;
	for (size_t k = 0; k < chain_count; k++) {
		const struct chain *c = chains[k];

		input_fill(c, value);
		chain_run(c, value, CHAIN_BLOCK);
		for (int lane = 0; lane < CHAIN_BLOCK; lane++) {
			for (int s = 0; s < c->slots; s++)
				v[s] = chain_at(c, s)->what == CHAIN_INPUT ?
				    value[s][lane] : (double)NAN;
			for (int s = 0; s < c->slots; s++) {
				const struct chain_row *row = chain_at(c, s);

				v[s] = step(c, row, s - row->slot, v);
				check_close(row->name, v[s], value[s][lane],
				    0);
			}
		}
	}
}

static void
all_finite(void **state)
{
	static block value;

	(void)state;
	for (size_t k = 0; k < chain_count; k++) {
		const struct chain *c = chains[k];

		input_fill(c, value);
		chain_run(c, value, CHAIN_BLOCK);
		for (int s = 0; s < c->slots; s++)
			for (int lane = 0; lane < CHAIN_BLOCK; lane++)
				if (!isfinite(value[s][lane]))
					fail_msg("%s, lane %d: not finite",
					    chain_at(c, s)->name, lane);
	}
}

/* Of Llama-3-8B: matrices of its layers, its norms and one of two tables. */
static const double layers = 32 * (2 * 4096.0 * 4096 + 2 * 4096 * 1024 +
    3 * 4096 * 14336.0), norms = 65 * 4096, table = 128256 * 4096.0;

/* Weights of 16.06 GB, of which a step reads (8.03 - 0.525) * 2 and 2048 * 8 *
 * 131072 bytes of cache: 17.16 GB, 5.12 ms. */
static void
decode_by_hand(void **state)
{
	static block v;
	double read = 2 * (layers + norms) / 3.35e12;
	double tpot = hypot(read, 2 * layers * 8 / 989.4e12) +
	    (2 * table + 2147483648.0) / 3.35e12;

	(void)state;
	serve_fill(v);
	chain_run(chain_find("serve"), v, 1);
	check_close("cache of 2050 tokens", v[SERVE_kv_cache][0],
	    8 * 2050 * 131072.0, 0);
	check_close("bytes of a step", v[SERVE_decode_bytes][0],
	    2 * (layers + norms + table) + 2147483648.0, 1e-12);
	check_close("time per token", v[SERVE_tpot][0], tpot, 1e-12);
	check_close("arithmetic hides", v[SERVE_decode_compute_time][0],
	    (2 * (layers + table) * 8 + 4.0 * 32 * 4096 * 8 * 2048) / 989.4e12,
	    1e-12);
	check_close("first token: layers compute and are read, attention "
	    "computes, the head, for one token, is read", v[SERVE_ttft][0],
	    hypot(read, 2 * layers * 2046 / 989.4e12) +
	    4.0 * 32 * 4096 * 2046 * 2047 / 2 / 989.4e12 +
	    2 * table / 3.35e12, 1e-12);
	check_close("headroom, logits of eight taken off",
	    v[SERVE_memory_headroom][0], 72e9 - 2 * (layers + norms +
	    2 * table) - 8 * 2050 * 131072.0 -
	    8 * 3 * 128256 * 2.0, 1e-12);
	check_close("one group", v[SERVE_replicas][0], 1, 0);
	check_close("a month of it, eight are sold together",
	    v[SERVE_usd_per_month][0], 8 * 3.6 * 730, 1e-12);
}

/*
 * The same with half of the bytes a number, with a prefix of 1000 tokens that
 * all share, and with the cache in the host's memory over 64 GB/s: what each
 * does to memory, to a token and to a prompt.
 */
static void
cache_kinds(void **state)
{
	static const double token = 131072, tail = 1046;
	static block v;
	double step;

	(void)state;
	serve_fill(v);
	chain_run(chain_find("serve"), v, 1);
	step = v[SERVE_tpot][0];
	v[SERVE_kv_bytes][0] = 1;
	chain_run(chain_find("serve"), v, 1);
	check_close("in 8 bits, half", v[SERVE_kv_cache][0],
	    8 * 2050 * token / 2, 0);
	check_close("and read in half of the time", step - v[SERVE_tpot][0],
	    2147483648.0 / 2 / 3.35e12, 1e-9);
	v[SERVE_kv_bytes][0] = 2;
	v[SERVE_cache_heads][0] = 3;
	chain_run(chain_find("serve"), v, 1);
	check_close("four heads share a key that a block reads for three",
	    v[SERVE_tpot][0] - step, 2147483648.0 / 3.35e12, 1e-9);
	v[SERVE_cache_heads][0] = 8;
	v[SERVE_kv_bytes][0] = 0.5;
	chain_run(chain_find("serve"), v, 1);
	check_close("in 4 bits, a quarter", v[SERVE_kv_cache][0],
	    8 * 2050 * token / 4, 0);
	check_close("and read in a quarter of the time",
	    step - v[SERVE_tpot][0], 2147483648.0 * 3 / 4 / 3.35e12, 1e-9);
	v[SERVE_vector_flops][0] = 66.9e12;
	v[SERVE_cache_operations][0] = 6;
	chain_run(chain_find("serve"), v, 1);
	check_close("unless vector units unpack it for 32 heads",
	    v[SERVE_decode_attention_time][0],
	    4.0 * 32 * 4096 * 2048 * 8 * 6 / 66.9e12, 1e-9);
	v[SERVE_vector_flops][0] = 1e18;
	v[SERVE_kv_bytes][0] = 2;
	v[SERVE_prefix_len][0] = 1000;
	chain_run(chain_find("serve"), v, 1);
	check_close("a prefix is held once", v[SERVE_kv_cache][0],
	    (8 * 1050 + 1000) * token, 0);
	check_close("and is not read anew with a prompt",
	    v[SERVE_prefill_flops][0], 2 * layers * tail +
	    2 * table + 4.0 * 32 * 4096 * (2046.0 * 2047 / 2 -
	    1000.0 * 1001 / 2), 1e-9);
	check_close("but by every token", v[SERVE_tpot][0], step, 1e-12);
	v[SERVE_prefix_len][0] = 0;
	v[SERVE_cache_offloaded][0] = 1;
	chain_run(chain_find("serve"), v, 1);
	check_close("in the host, all but two layers of 32",
	    v[SERVE_waiting_cache][0], 8 * 2050 * token * 30 / 32, 1e-12);
	check_close("and on its way for every token",
	    v[SERVE_tpot][0] - step, 2147483648.0 / 64e9, 1e-9);
}

/*
 * DeepSeek-V3 on eight: 70 272 bytes a token (its paper's table of caches),
 * held by each of the eight, for two requests of 1000 tokens.
 */
static void
latent_cache(void **state)
{
	static block v;
	static const struct { int slot; double value; } inputs[] = {
		{ SERVE_kv_lora_rank, 512 }, { SERVE_qk_rope_dim, 64 },
		{ SERVE_kv_heads, 128 }, { SERVE_head_dim, 192 },
		{ SERVE_heads, 128 }, { SERVE_kv_bytes, 2 },
		{ SERVE_input_len, 900 }, { SERVE_output_len, 100 },
		{ SERVE_concurrency, 2 }, { SERVE_group_layers, 61 },
		{ SERVE_group_window, 163840 }, { SERVE_layers, 61 },
		{ SERVE_lead_layers, 61 }, { SERVE_moe_every, 1 },
		{ SERVE_count, 8 }, { SERVE_stages, 1 },
		{ SERVE_end_shards, 8 }, { SERVE_kv_page, 1 },
		{ SERVE_expert_parallel, 1 },
	};

	(void)state;
	memset(v, 0, sizeof(v));
	for (size_t i = 0; i < sizeof(inputs) / sizeof(inputs[0]); i++)
		v[inputs[i].slot][0] = inputs[i].value;
	chain_run(chain_find("serve"), v, 1);
	check_close("all layers", v[SERVE_kv_cache][0], 70272.0 * 2000, 0);
	check_close("on each", v[SERVE_kv_cache_share][0], 70272.0 * 2000, 0);
}

static void
look_up(void **state)
{
	const struct chain *c = chain_find("serve");

	(void)state;
	assert_non_null(c);
	assert_null(chain_find("nothing"));
	check_text("name", c->name, "serve");
	check_int("slot", chain_slot(c, "kv_cache"), SERVE_kv_cache);
	check_int("unknown", chain_slot(c, "nothing"), -1);
	check_int("a section is no row", chain_slot(c, ""), -1);
	assert_null(chain_row(c, "nothing"));
	check_text("row", chain_row(c, "tpot")->unit, "s");
	check_text("last of a set", chain_at(c, SERVE_group_window + 3)->name,
	    "group_window");
	check_text("after it", chain_at(c, SERVE_group_window + 4)->name,
	    "group_context");
	assert_null(chain_at(c, c->slots));
	assert_null(chain_at(c, -1));
	assert_true(c->operations > c->slots);
	for (size_t i = 1; i < chain_count; i++)
		assert_true(strcmp(chains[i - 1]->name, chains[i]->name) < 0);
}

/* A job has as many copies as its deadline takes, less the time in which its
 * last answers end one by one, and is paid for its time. */
static void
offline_job(void **state)
{
	static block v;
	const struct chain *c = chain_find("serve");
	const double requests = 1e6, deadline = 1e5;

	(void)state;
	input_fill(c, v);
	for (int lane = 0; lane < CHAIN_BLOCK; lane++) {
		v[SERVE_batch_requests][lane] = requests;
		v[SERVE_deadline][lane] = deadline;
		v[SERVE_ttft_target][lane] = 0;
	}
	chain_run(c, v, CHAIN_BLOCK);
	for (int lane = 0; lane < CHAIN_BLOCK; lane++) {
		double copies = v[SERVE_replicas][lane];
		double time = v[SERVE_job_time][lane];
		double start = v[SERVE_run_start][lane];
		double last = v[SERVE_drain_time][lane] + start;
		double full = fmax(deadline / 2, deadline - last);
		double done = v[SERVE_request_capacity][lane] * full;

		assert_true(copies * done >= requests * (1 - 1e-12));
		assert_true(copies <= 1 || (copies - 1) * done < requests *
		    (1 + 1e-12));
		check_close("all copies write all answers, or one round",
		    time - last, fmax(v[SERVE_service_time][lane], requests *
		    full / (copies * done)), 1e-12);
		check_close("the job is paid for its time",
		    v[SERVE_usd_per_job][lane], v[SERVE_usd_per_h][lane] *
		    v[SERVE_job_paid][lane], 1e-12);
		check_close("every place is taken", v[SERVE_busy_share][lane],
		    1, 1e-12);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(block_is_lanes),
		cmocka_unit_test(only_its_lanes),
		cmocka_unit_test(rows_are_code),
		cmocka_unit_test(all_finite),
		cmocka_unit_test(decode_by_hand),
		cmocka_unit_test(offline_job),
		cmocka_unit_test(cache_kinds),
		cmocka_unit_test(latent_cache),
		cmocka_unit_test(look_up),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
