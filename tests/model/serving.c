/*
 * Passes over prompts, steps that write answers, and waiting.
 */
#include "check.h"

#include "model/cost.h"
#include "model/load.h"
#include "model/queue.h"
#include "model/rate.h"
#include "model/serving.h"

/* Table 1 of Leviathan and others, speed without the cost of guesses. */
static void
guesses(void **state)
{
	static const struct {
		const char *name;
		double acceptance, guesses, want;
	} rows[] = {
		{ "leviathan2023 table 1: 0.6, 2", 0.6, 2, 1.96 },
		{ "leviathan2023 table 1: 0.7, 3", 0.7, 3, 2.53 },
		{ "leviathan2023 table 1: 0.8, 2", 0.8, 2, 2.44 },
		{ "leviathan2023 table 1: 0.8, 5", 0.8, 5, 3.69 },
		{ "leviathan2023 table 1: 0.9, 2", 0.9, 2, 2.71 },
		{ "leviathan2023 table 1: 0.9, 10", 0.9, 10, 6.86 },
		{ "no guesses", 0, 0, 1 },
	};

	(void)state;
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		check_close(rows[i].name, serve_accepted_tokens(
		    rows[i].acceptance, rows[i].guesses), rows[i].want, 2e-3);
	check_close("by hand: 8 requests, 4 guesses each",
	    serve_step_tokens(8, 4), 40, 0);
	check_close("by hand: 2 GB at 2 TB/s and 10 layers of 10 us",
	    serve_draft_time(2e9, 2e12, 10, 1e-5), 1.1e-3, 1e-15);
	check_close("by hand: 20 ms and 4 guesses of 1 ms for 3 tokens",
	    serve_token_time(0.020, 4, 0.001, 3), 0.008, 1e-15);
}

static void
room(void **state)
{
	(void)state;
	check_close("by hand: 72 of 80 GB, 16 of weights, 2 and 4 more",
	    serve_free_memory(72e9, 16e9, 2e9, 4e9), 50e9, 0);
	check_close("nothing is left", serve_free_memory(10e9, 16e9, 0, 0), 0,
	    0);
	check_close("by hand: 50 GB hold 12 of 4", serve_most_requests(50e9,
	    4e9, 256), 12, 0);
	check_close("the stack takes 8", serve_most_requests(50e9, 4e9, 8), 8,
	    0);
	check_close("one at least", serve_most_requests(1e9, 4e9, 8), 1, 0);
}

static void
parts(void **state)
{
	(void)state;
	check_close("untied: one of two tables", serve_head_bytes(10, 10, 5,
	    2), 10, 0);
	check_close("tied: the table", serve_head_bytes(10, 0, 0, 2), 10, 0);
	check_close("by hand: half of 80 GB of experts",
	    serve_layer_bytes(10e9, 1e6, 80e9, 0.5), 50.001e9, 0);
	check_close("by hand: 32 heads, 2 layers, 10 tokens, 5 keys",
	    serve_scores(2, 32, 10, 5), 3200, 0);
	check_close("by hand: 1e9 scores of 16 bytes on two of 1 TB/s",
	    serve_score_time(1e9, 16, 1e12, 2), 0.008, 0);
}

static void
passes(void **state)
{
	(void)state;
	check_close("by hand: 4096 tokens in passes of 512",
	    serve_passes(1, 4096, 512), 8, 0);
	check_close("a short prompt is one", serve_passes(1, 100, 512), 1, 0);
	check_close("by hand: 16 prompts of 64", serve_passes(16, 64, 512), 2,
	    0);
	check_close("by hand: 3 prompts of 100 are one pass",
	    serve_packed_tokens(3, 100, 512), 300, 0);
	check_close("a pass is full", serve_packed_tokens(16, 64, 512), 512, 0);
	check_close("by hand: arithmetic 0.8 and reading 0.6 take 1",
	    serve_prefill_time(2, 3, 0.4, 0.2, 0.05, 0.01, 0), 1.13, 1e-15);
	check_close("by hand: 0.5 and 1.2 take 1.3",
	    serve_prefill_time(1, 2, 0.5, 0.6, 0.05, 0.01, 0), 1.37, 1e-15);
	check_close("without reading the arithmetic alone",
	    serve_prefill_time(2, 3, 0.4, 0, 0.05, 0.01, 0), 0.93, 1e-15);
	check_close("the host is slower",
	    serve_prefill_time(2, 3, 0.1, 0.3, 0.05, 0.01, 1), 3, 0);
	check_close("by hand: 8 passes, 4 stages", serve_fill(8, 4, 80, 1e18),
	    11.0 / 32, 1e-15);
	check_close("one pass gains nothing", serve_fill(1, 4, 80, 1e18), 1,
	    0);
	check_close("by hand: 30 layers of 80 wait, so 2.5 stages at a time",
	    serve_fill(9, 4, 80, 30), (4 + 8 * 2.5) / 36, 1e-15);
	check_close("nothing waits: one stage after the other",
	    serve_fill(9, 4, 80, 0), 1, 1e-15);
	check_close("by hand: 10 layers in 4 stages, 3 on the fullest",
	    serve_fill(5, 4, 10, 1e18), (4 + 4 * 1.2) / 20, 1e-15);
	check_close("by hand: a third", serve_filled_time(0.9, 1.0 / 3), 0.3,
	    1e-15);
	/* 8 prompts of 0.5 s and 100 steps of 0.04 s take 8 s */
	check_close("by hand: 8 requests in 8 s", queue_capacity(8, 8), 1, 0);
	check_close("by hand: 7 of 8 prompts between 100 tokens",
	    serve_busy_token_time(0.04, 4, 8, 100), 0.075, 1e-15);
}

/*
 * M/M/1: four of five in use wait four services in the mean, and the wait
 * stays below w for all but 0.8 exp(-0.2 w / S).  M/M/2 at half load: a third
 * waits (Erlang C), a third of a service in the mean.
 */
static void
waits(void **state)
{
	const double spare = 1e-9;
	double w = log(0.8 / 0.05) / 0.2;

	(void)state;
	check_close("M/M/1 at 0.8", queue_mean_wait(1, 1, 0.8, spare), 4,
	    1e-12);
	check_close("M/M/1 at 0.8, 95 percent", load_place_wait(1, 1, 0.8, 0.8,
	    -log(0.05), spare), w, 1e-12);
	check_close("by hand: three mean waits hold 95 of 100", queue_patience(
	    0.95), 2.995732, 1e-6);
	check_close("M/M/1, load that keeps it",
	    queue_load(1, 1, w, -log(0.05)), 0.8, 1e-3);
	check_close("M/M/2 at a half, by Erlang C", queue_mean_wait(2, 1, 0.5,
	    spare), 1.0 / 3, 0.1);
	check_close("few wait at all", load_place_wait(64, 1, 0.5, 0.5,
	    -log(0.05), spare), 0, 0);
	check_close("no wait allowed: as many as never wait",
	    queue_load(1, 1, 0, -log(0.05)), 0.05, 1e-9);
	check_close("by hand: 3 a second on 2 copies of 2",
	    queue_utilization(3, 2, 2), 0.75, 0);
}

/* What the load promises, the wait keeps: Newton ends on the safe side by
 * little. */
static void
load_and_wait(void **state)
{
	(void)state;
	for (double places = 1; places <= 1024; places *= 2)
		for (double wait = 0.01; wait < 100; wait *= 3) {
			double u = queue_load(places, 10, wait,
			    -log(0.05));
			double got = load_place_wait(places, 10, u, u,
			    -log(0.05), 1e-9);

			if (u < 0.999)
				check_close("wait at the load", got, wait,
				    0.05);
		}
}

/* A job of a million requests on copies of 50 a second. */
static void
offline(void **state)
{
	(void)state;
	check_close("by hand: a million in 10000 s", queue_job_rate(1e6, 1e4),
	    100, 0);
	check_close("by hand: two copies of 50", queue_full_rate(50, 2), 100,
	    0);
	check_close("by hand: a million at 100 a second",
	    queue_job_time(1e6, 30, 100, 0), 1e4, 0);
	check_close("a few take one round", queue_job_time(8, 30, 100, 0), 30,
	    0);
	check_close("no job", queue_job_time(0, 30, 100, 5), 0, 0);
	check_close("its last answers come on top",
	    queue_job_time(1e6, 30, 100, 5), 10005, 0);
	/* H(4) = 1 + 1/2 + 1/3 + 1/4 = 2.0833: the longest of four lengths. */
	check_close("by hand: four exponential answers of 100 tokens in 10 ms",
	    queue_drain(1, 100, 0.01, 4), 1.0833, 0.0005);
	check_close("H(256) = 6.1243 by the tables",
	    queue_drain(1, 200, 0.01, 256), 10.2487, 0.001);
	check_close("half the spread, a quarter of it",
	    queue_drain(0.5, 200, 0.01, 256), 2.5622, 0.001);
	check_close("equal answers end together", queue_drain(0, 200, 0.01,
	    256), 0, 0);
	check_close("one answer has none to wait for",
	    queue_drain(1, 200, 0.01, 1), 0, 0);
	check_close("what is rented is paid until it ends",
	    cost_job_paid(1e4, 2628000, 0, 0), 1e4, 0);
	check_close("what is bought for the month", cost_job_paid(1e4,
	    2628000, 1, 0), 2628000, 0);
	check_close("and so what is owned already", cost_job_paid(1e4,
	    2628000, 0, 4), 2628000, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(guesses),
		cmocka_unit_test(room),
		cmocka_unit_test(parts),
		cmocka_unit_test(passes),
		cmocka_unit_test(waits),
		cmocka_unit_test(load_and_wait),
		cmocka_unit_test(offline),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
