/*
 * People who think between requests: the laws by hand, and the rate of the
 * chain against a simulated server that as many people use.
 */
#include "check.h"

#include "batching.h"
#include "model/users.h"
#include "serve_inputs.h"

#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

/* Where few are tried one of five, which has all lengths and places in it. */
static size_t
stride(void)
{
	return one_of() > 1 ? 5 : 1;
}

static void
by_hand(void **state)
{
	/* 10 + 20 R / (30 + R) = R: R^2 = 300. */
	const double r = sqrt(300);

	(void)state;
	check_close("by hand: 240 people, a quarter of an hour each in an hour",
	    users_at_once(240, 900, 3600), 60, 1e-15);
	check_close("by hand: 60 people, 25 s of thought, 5 s of answer",
	    users_rate(60, 25, 5), 2, 1e-15);
	check_close("alone", users_response(1, 30, 10, 3), 10, 1e-15);
	check_close("less than one", users_response(0.1, 30, 10, 3), 10, 1e-15);
	check_close("nobody thinks: 10 + 4 others of 3",
	    users_response(5, 0, 10, 3), 22, 1e-15);
	check_close("by hand: 21 people, 30 s, 10 s alone, 1 s for each other",
	    users_response(21, 30, 10, 1), r, 1e-15);
	check_close("the same by the rate that they send",
	    users_response_at(21 / (30 + r), 30, 10, 1, 1e-9), r, 1e-12);
	check_close("no requests: alone, but for itself",
	    users_response_at(0, 0, 10, 1, 1e-9), 9, 1e-12);
}

/* A server whose steps take what the chain says; people who think think[]
 * seconds, up to as many as are taken on one copy. */
static void
simulated(void **state)
{
	static const double lengths[][2] = { { 128, 128 }, { 1024, 128 },
		{ 512, 512 }, { 256, 1024 } };
	static const double places[] = { 4, 16, 64 };
	static const double thinks[] = { 1, 10 };
	static const double shares[] = { 0.2, 0.5, 0.8 };
	static double v[CHAIN_SLOTS][CHAIN_BLOCK];
	static struct server s;
	const struct chain *c = chain_find("serve");
	double worst = 0;
	size_t n = 0;

	(void)state;
	for (size_t i = 0; i < COUNT(lengths) * COUNT(places) * COUNT(thinks) *
	    COUNT(shares); i += stride()) {
		size_t l = i % COUNT(lengths), p = i / COUNT(lengths);
		size_t t = p / COUNT(places), w = t / COUNT(thinks);
		double sent, error;

		serve_fill(v);
		v[SERVE_memory][0] = 1e15;
		v[SERVE_concurrency][0] = places[p % COUNT(places)];
		v[SERVE_input_len][0] = lengths[l][0];
		v[SERVE_output_len][0] = lengths[l][1];
		v[SERVE_percentile][0] = 0.95;
		v[SERVE_think_time][0] = thinks[t % COUNT(thinks)];
		v[SERVE_session_length][0] = 3600;
		chain_run(c, v, 1);
		v[SERVE_users][0] = floor(shares[w] *
		    v[SERVE_request_allowance][0] * (v[SERVE_think_time][0] +
		    v[SERVE_answer_allowed][0]));
		if (v[SERVE_users][0] < 1 || v[SERVE_users][0] > PEOPLE)
			continue;
		chain_run(c, v, 1);
		assert_true(v[SERVE_replicas][0] <= 1);
		server_as(&s, v);
		s.people = (int)v[SERVE_users][0];
		s.think = v[SERVE_think_time][0];
		simulate(&s, 500);
		sent = (MEASURED - 1) / (s.now - s.begun);
		error = v[SERVE_asked_rate][0] / sent - 1;
		worst = fmax(worst, fabs(error));
		n++;
	}
	print_message("%zu settings, rate within %.1f %% of the simulated\n", n,
	    100 * worst);
	assert_true(n >= 60 / stride());
	assert_true(worst < 0.05);
}

/* The chain's times to the first token over the simulated ones, of as many
 * people as this at a server of so many places. */
static void
first_tokens(double (*v)[CHAIN_BLOCK], double ratio[3])
{
	static const double shares[] = { 0.5, 0.95, 0.99 };
	static const int said[] = { SERVE_ttft_p50, SERVE_ttft_p95,
		SERVE_ttft_p99 };
	static struct server s;

	server_as(&s, v);
	s.people = (int)v[SERVE_users][0];
	s.think = v[SERVE_think_time][0];
	simulate(&s, 500);
	/* A prompt alone takes more than its share of a full pass. */
	for (int i = 0; i < 3; i++)
		ratio[i] = v[said[i]][0] / (v[SERVE_ttft][0] -
		    v[SERVE_turn][0] + share_of(s.ttft, MEASURED, shares[i]));
}

/* A handful of people: nobody waits behind himself, and where there are places
 * for all of them nobody waits for one. */
static void
handful(void **state)
{
	static const double places[] = { 1, 2, 4, 16 };
	static const double people[] = { 1, 2, 3, 5, 8 };
	static const double thinks[] = { 2, 20 };
	static const double spreads[] = { 0, 0.5, 1 };
	static double v[CHAIN_SLOTS][CHAIN_BLOCK];
	const struct chain *c = chain_find("serve");
	double free = 0, low = 1, high = 1;
	size_t n = 0;

	(void)state;
	for (size_t i = 0; i < COUNT(places) * COUNT(people) * COUNT(thinks) *
	    COUNT(spreads); i += stride()) {
		size_t p = i / COUNT(places), t = p / COUNT(people);
		double ratio[3];

		serve_fill(v);
		v[SERVE_memory][0] = 1e15;
		v[SERVE_concurrency][0] = places[i % COUNT(places)];
		v[SERVE_input_len][0] = 1024;
		v[SERVE_output_len][0] = 128;
		v[SERVE_percentile][0] = 0.95;
		v[SERVE_think_time][0] = thinks[t % COUNT(thinks)];
		v[SERVE_length_spread][0] = spreads[t / COUNT(thinks)];
		v[SERVE_session_length][0] = 3600;
		v[SERVE_users][0] = people[p % COUNT(people)];
		chain_run(c, v, 1);
		if (v[SERVE_replicas][0] > 1)
			continue;
		first_tokens(v, ratio);
		if (v[SERVE_users][0] <= v[SERVE_requests][0])
			for (int k = 0; k < 3; k++)
				free = fmax(free, fabs(ratio[k] - 1));
		low = fmin(low, ratio[2]);
		high = fmax(high, ratio[2]);
		n++;
	}
	print_message("%zu settings, first tokens with a place for all within "
	    "%.0f %%; 99 of 100 from %.2f to %.2f times\n", n, 100 * free, low,
	    high);
	assert_true(n >= 100 / stride());
	assert_true(free < 0.5);
	assert_true(low > 0.75 && high < 6);
}

/* As many copies as keep each within what it may be given, and not one more. */
static void
copies(void **state)
{
	static double v[CHAIN_SLOTS][CHAIN_BLOCK];
	const struct chain *c = chain_find("serve");
	double one;

	(void)state;
	serve_fill(v);
	v[SERVE_percentile][0] = 0.95;
	v[SERVE_think_time][0] = 20;
	v[SERVE_session_length][0] = 1800;
	chain_run(c, v, 1);
	one = 2 * v[SERVE_request_allowance][0] * (20 +
	    v[SERVE_answer_allowed][0]);
	for (int k = 1; k < 6; k++) {
		v[SERVE_users][0] = k * one * (1 - 1e-9);
		chain_run(c, v, 1);
		check_close("copies", v[SERVE_replicas][0], k, 0);
		assert_true(v[SERVE_asked_rate][0] <= k * (1 + 1e-9) *
		    v[SERVE_request_allowance][0]);
		v[SERVE_users][0] = k * one * (1 + 1e-9);
		chain_run(c, v, 1);
		check_close("one more", v[SERVE_replicas][0], k + 1, 0);
	}
}

/* More people, and longer there, ask more; longer thought asks less. */
static void
monotone(void **state)
{
	static const struct { int input; double factor; int sign; } rows[] = {
		{ SERVE_users, 1.3, 1 }, { SERVE_session_length, 1.3, 1 },
		{ SERVE_think_time, 1.3, -1 }, { SERVE_output_len, 1.5, -1 },
		{ SERVE_memory_bandwidth, 1.3, 1 },
	};
	static double v[CHAIN_SLOTS][CHAIN_BLOCK];
	const struct chain *c = chain_find("serve");

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		double before;

		serve_fill(v);
		v[SERVE_percentile][0] = 0.95;
		v[SERVE_output_len][0] = 200;
		v[SERVE_users][0] = 40;
		v[SERVE_think_time][0] = 2;
		v[SERVE_session_length][0] = 1800;
		chain_run(c, v, 1);
		before = v[SERVE_asked_rate][0];
		v[rows[i].input][0] *= rows[i].factor;
		chain_run(c, v, 1);
		assert_true(rows[i].sign * (v[SERVE_asked_rate][0] - before) >
		    0);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(by_hand),
		cmocka_unit_test(simulated),
		cmocka_unit_test(handful),
		cmocka_unit_test(copies),
		cmocka_unit_test(monotone),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
