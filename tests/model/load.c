/*
 * Times under load: the closed forms of the chain against a simulated server
 * of continuous batching, and against known queues.
 *
 * long 1
 */
#include "check.h"

#include "batching.h"
#include "model/load.h"
#include "model/sure.h"
#include "serve_inputs.h"

#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

enum { SETTINGS = 200 };

/* A figure over all settings: predicted over simulated. */
static struct figure {
	const char *name;
	double median, p90;     /* the most that the error may be */
	double ratio[SETTINGS];
} figures[] = {
	{ "TTFT, median", 0.1, 0.35, { 0 } },
	{ "TTFT, 95th percentile", 0.16, 0.6, { 0 } },
	{ "TTFT, 99th percentile", 0.22, 0.65, { 0 } },
	{ "TPOT, mean", 0.01, 0.04, { 0 } },
	{ "TPOT, 95th percentile", 0.03, 0.12, { 0 } },
};

static double
mean_of(const double *list, size_t n)
{
	double sum = 0;

	for (size_t i = 0; i < n; i++)
		sum += list[i];
	return sum / (double)n;
}

/* The chain's own figures of a setting, for the server it describes. */
static void
compare(double (*v)[CHAIN_BLOCK], size_t at)
{
	static struct server s;
	double least;

	server_as(&s, v);
	s.rate = v[SERVE_group_rate][0];
	simulate(&s, 2 * (size_t)s.places + 500);
	/* What a prompt alone takes beside its share of a full pass. */
	least = v[SERVE_ttft][0] - v[SERVE_turn][0];
	figures[3].ratio[at] = v[SERVE_load_tpot][0] / mean_of(s.tpot,
	    MEASURED);
	figures[0].ratio[at] = v[SERVE_ttft_p50][0] / (least +
	    share_of(s.ttft, MEASURED, 0.5));
	figures[1].ratio[at] = v[SERVE_ttft_p95][0] / (least +
	    share_of(s.ttft, MEASURED, 0.95));
	figures[2].ratio[at] = v[SERVE_ttft_p99][0] / (least +
	    share_of(s.ttft, MEASURED, 0.99));
	figures[4].ratio[at] = v[SERVE_tpot_p95][0] / share_of(s.tpot,
	    MEASURED, 0.95);
}

static void
judge(struct figure *f, size_t n)
{
	double error[SETTINGS], low, high;

	for (size_t i = 0; i < n; i++)
		error[i] = fabs(f->ratio[i] - 1);
	low = share_of(f->ratio, n, 0.05);
	high = share_of(f->ratio, n, 0.95);
	print_message("%-24s error: median %.1f %%, 90 %% below %.1f %%; nine "
	    "in ten from %.2f to %.2f times\n", f->name,
	    100 * share_of(error, n, 0.5), 100 * share_of(error, n, 0.9), low,
	    high);
	assert_true(share_of(error, n, 0.5) <= f->median);
	assert_true(share_of(error, n, 0.9) <= f->p90);
}

static void
simulated(void **state)
{
	static const double lengths[][2] = { { 128, 128 }, { 1024, 128 },
		{ 512, 512 }, { 2048, 256 }, { 256, 1024 } };
	static const double places[] = { 1, 4, 16, 64, 256 };
	static const double loads[] = { 0, 0.3, 0.6, 0.85 };
	static const double spreads[] = { 0, 0.5, 1 };
	static double v[CHAIN_SLOTS][CHAIN_BLOCK];
	const struct chain *c = chain_find("serve");
	size_t n = 0;

	(void)state;
	for (size_t i = 0; i < COUNT(places) * COUNT(lengths) * COUNT(loads);
	    i++) {
		size_t l = i / COUNT(places) % COUNT(lengths);

		serve_fill(v);
		v[SERVE_memory][0] = 1e15;
		v[SERVE_concurrency][0] = places[i % COUNT(places)];
		v[SERVE_input_len][0] = lengths[l][0];
		v[SERVE_output_len][0] = lengths[l][1];
		v[SERVE_pass_tokens][0] = i % 2 ? 8192 : 2048;
		v[SERVE_length_spread][0] = spreads[i % COUNT(spreads)];
		v[SERVE_percentile][0] = 0.95;
		chain_run(c, v, 1);
		v[SERVE_request_rate][0] = loads[i / COUNT(places) /
		    COUNT(lengths)] * v[SERVE_request_capacity][0];
		chain_run(c, v, 1);
		compare(v, n++);
	}
	print_message("%zu settings\n", n);
	for (size_t i = 0; i < COUNT(figures); i++)
		judge(&figures[i], n);
}

/* Queues that are solved exactly elsewhere. */
static void
known(void **state)
{
	double r;

	(void)state;
	check_close("M/M/1 at 0.8: five services", load_open_turn(0.8, 1, 1,
	    1e-9), 5, 1e-12);
	check_close("M/D/1 at 0.8: three services", load_open_turn(0.8, 1, 0,
	    1e-9), 3, 1e-12);
	check_close("alone", load_closed_turn(1, 2, 50, 0), 2, 1e-12);
	check_close("nothing to write: one after the other",
	    load_closed_turn(8, 2, 0, 1), 16, 1e-12);
	r = load_closed_turn(2, 1, 1, 1);
	check_close("two people, as long away as here: 1.5 by the exact "
	    "recursion, which the approximation misses by 8 percent",
	    r, 1.5, 0.08);
	check_close("by hand: M/M/infinity of ten", load_in_flight(5, 1, 2, 0,
	    0, 1e-9), 10, 1e-12);
	check_close("of ten nobody: e^-10", load_someone(10), 1 - exp(-10),
	    1e-12);
	check_close("table of the normal distribution",
	    uncertainty_deviations(0.95), 1.644854, 3e-4);
	check_close("its other end", uncertainty_deviations(0.01), -2.326348,
	    3e-4);
	check_close("lognormal of mean e^0.5", load_tail(exp(0.5), exp(2) -
	    exp(1), 1.644854), exp(1.644854), 1e-12);
	check_close("by hand: two deviations of three", load_beyond(10, 9, 2),
	    16, 1e-15);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(known),
		cmocka_unit_test(simulated),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
