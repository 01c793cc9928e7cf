/*
 * The JSON that benchmark_serving of vLLM saves, and those made after it.
 *
 * Its --metadata puts what it does not know into the file, such as
 * accelerator=h100-sxm5-80gb: a cell that is called like a column is one.
 */
#include "feed/bench.h"

#include <math.h>
#include <string.h>

#include "base/arena.h"

/* What the tool says of a run itself, under names that columns have too. */
static const enum case_column own[] = { CASE_request_rate, CASE_value,
	CASE_quantity, CASE_id, CASE_kind };

static bool
is_own(enum case_column c)
{
	for (size_t i = 0; i < sizeof(own) / sizeof(own[0]); i++)
		if (own[i] == c)
			return true;
	return false;
}

static void
take_metadata(struct case_row *row, const struct bench_result *r)
{
	for (int c = 0; c < CASE_COLUMNS; c++)
		if (!is_own((enum case_column)c))
			row->cell[c] = bench_text(r, case_column_name(
			    (enum case_column)c));
}

/* The mean of tokens in so many requests. */
static void
set_mean(struct bench *b, const struct bench_result *r, struct case_row *row,
    enum case_column c, const char *total)
{
	double tokens, requests;

	if (bench_number(r, total, &tokens) && bench_number(r, "completed",
	    &requests) && requests > 0)
		row->cell[c] = bench_cell(b->arena,
		    round(tokens / requests));
}

/* "vLLM 0.11.0" of a run on vLLM's own interface; one over OpenAI's may be on
 * any server. */
static const char *
software_of(struct bench *b, const struct bench_result *r)
{
	const char *backend = bench_text(r, "endpoint_type");
	const char *version = bench_text(r, "version");

	backend = backend ? backend : bench_text(r, "backend");
	if (!backend || (strcmp(backend, "vllm") != 0 &&
	    strcmp(backend, "sglang") != 0))
		return NULL;
	return arena_printf(b->arena, "%s%s%s", *backend == 'v' ? "vLLM" :
	    "SGLang", version ? " " : "", version ? version : "");
}

/* How the requests came: at a rate, so many in flight, or all at once. */
static bool
set_load(struct bench *b, const struct bench_result *r, struct case_row *row)
{
	double rate, most;

	if (bench_number(r, "max_concurrency", &most)) {
		row->cell[CASE_batch] = bench_cell(b->arena, most);
		return true;
	}
	if (bench_number(r, "request_rate", &rate)) {
		row->cell[CASE_request_rate] = bench_cell(b->arena, rate);
		return true;
	}
	row->cell[CASE_requests] = bench_text(r, "completed");
	row->cell[CASE_length_spread] = bench_text(r, "spread:output_lens");
	return false;
}

static void
add_time(struct bench *b, const struct bench_result *r,
    const struct case_row *like, const char *name, const char *quantity)
{
	double ms;

	if (bench_number(r, name, &ms) && ms > 0)
		bench_add(b, r, like, quantity, round(ms * 1e6) / 1e9);
}

void
bench_vllm(struct bench *b, const struct bench_result *r)
{
	struct case_row row = { 0 };
	double rate;
	bool steady;

	take_metadata(&row, r);
	row.cell[CASE_phase] = "serve_throughput";
	if (!row.cell[CASE_model])
		row.cell[CASE_model] = bench_text(r, "model_id");
	if (!row.cell[CASE_software])
		row.cell[CASE_software] = software_of(b, r);
	set_mean(b, r, &row, CASE_input_len, "total_input_tokens");
	set_mean(b, r, &row, CASE_output_len, "total_output_tokens");
	steady = set_load(b, r, &row);
	if (bench_number(r, "output_throughput", &rate) && rate > 0 &&
	    !row.cell[CASE_request_rate])
		bench_add(b, r, &row, "tokens_per_s", rate)->
		    cell[CASE_token_basis] = "output";
	else if (row.cell[CASE_request_rate])
		bench_leave(b, r, "its throughput is the rate of requests "
		    "that was asked, not what the server can do");
	add_time(b, r, &row, steady ? "mean_tpot_ms" : "", "itl_s");
	add_time(b, r, &row, steady ? "mean_ttft_ms" : "", "ttft_s");
	if (!steady)
		bench_leave(b, r, "its times: all requests came at once, so "
		    "they are mostly waiting in line");
}
