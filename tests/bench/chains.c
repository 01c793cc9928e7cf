/*
 * chains: how many candidates a second one core evaluates, chain by chain.
 *
 *	chains
 *
 * prints "chain_NAME_operations N flop" for one candidate and
 * "chain_NAME_rate N 1/s", the best of many blocks through chain->run.
 */
#include <stdio.h>
#include <time.h>

#include "model/inputs.h"

enum { ROUNDS = 20, BLOCKS = 2000 };

/* Time of this process alone: the machine may be busy. */
static double
now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Seconds that BLOCKS blocks take. */
static double
run(const struct chain *c, double (*value)[CHAIN_BLOCK])
{
	double start = now();

	for (int i = 0; i < BLOCKS; i++)
		chain_run(c, value, CHAIN_BLOCK);
	return now() - start;
}

int
main(void)
{
	static double value[CHAIN_SLOTS][CHAIN_BLOCK];

	for (size_t i = 0; i < chain_count; i++) {
		const struct chain *c = chains[i];
		double best = HUGE_VAL;

		input_fill(c, value);
		for (int round = 0; round < ROUNDS; round++)
			best = fmin(best, run(c, value));
		printf("chain_%s_operations %d flop\n", c->name,
		    c->operations);
		printf("chain_%s_rate %.0f 1/s\n", c->name,
		    BLOCKS * (double)CHAIN_BLOCK / best);
	}
	return 0;
}
