/*
 * batching: a simulated server of continuous batching, for tests that hold
 * closed forms against it.
 *
 * The server works in iterations.  Each admits requests that wait while places
 * are free, reads at most pass_tokens of the prompts in flight, first come
 * first served, and writes one token of every request whose prompt is read.
 * It takes what the chain says that these take.  Requests come at random, or
 * from people who think at random between an answer and the next request, or
 * everyone asks anew an iteration after the answer.  Draws are the same in
 * every run.
 */
#ifndef TESTS_MODEL_BATCHING_H
#define TESTS_MODEL_BATCHING_H

#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "chains.h"
#include "model/chain.h"

enum { PLACES = 256, PEOPLE = 1024, WAITING = 65536, MEASURED = 4096 };

struct request {
	double came, prompt, answer;    /* tokens left to read and to write */
	double first, reads;            /* time of the first token */
	size_t ends;                    /* iteration that writes the last */
};

struct server {
	double fixed, each, token;      /* of a step; of a prompt's token */
	double prompt, answer, spread, pass, rate, think;
	int places, people;
	uint64_t seed;
	double now, next;
	struct request wait[WAITING], run[PLACES];
	size_t first, last, running, again;
	size_t read;                    /* of those that run, the first so many */
	size_t iterations, ends;        /* so far; the next that ends an answer */
	double came_again[PLACES];
	double due[PEOPLE], soonest;    /* of those who think, and the least */
	int thinking;
	/* Of requests that were answered. */
	double ttft[MEASURED], tpot[MEASURED];
	size_t skip, answered;
	double begun;                   /* when the first was measured */
};

static double
uniform(struct server *s)
{
	s->seed = s->seed * 6364136223846793005u + 1442695040888963407u;
	return ((double)(s->seed >> 11) + 0.5) / 9007199254740992.0;
}

/* Lognormal, of whole tokens. */
static double
length(struct server *s, double mean)
{
	double v = log(1 + s->spread * s->spread);
	double z = sqrt(-2 * log(uniform(s))) * cos(2 * acos(-1) * uniform(s));

	if (s->spread <= 0)
		return mean;
	return fmax(1, floor(exp(log(mean) - v / 2 + sqrt(v) * z) + 0.5));
}

static void
come(struct server *s, double when)
{
	struct request *r = &s->wait[s->last++ % WAITING];

	assert_true(s->last - s->first < WAITING);
	*r = (struct request){ .came = when, .prompt = length(s, s->prompt),
		.answer = length(s, s->answer) };
}

static void
think(struct server *s)
{
	double due = s->now - log(uniform(s)) * s->think;

	s->due[s->thinking++] = due;
	s->soonest = s->soonest < due ? s->soonest : due;
}

/* Those who thought until now. */
static void
ask(struct server *s)
{
	if (s->soonest > s->now)
		return;
	s->soonest = HUGE_VAL;
	for (int i = 0; i < s->thinking;) {
		if (s->due[i] > s->now) {
			s->soonest = fmin(s->soonest, s->due[i++]);
			continue;
		}
		come(s, s->due[i]);
		s->due[i] = s->due[--s->thinking];
	}
}

static void
arrivals(struct server *s)
{
	ask(s);
	while (s->rate > 0 && s->next <= s->now) {
		come(s, s->next);
		s->next -= log(uniform(s)) / s->rate;
	}
	while (s->running < (size_t)s->places && s->first < s->last)
		s->run[s->running++] = s->wait[s->first++ % WAITING];
}

static void
answer(struct server *s, size_t i)
{
	const struct request *r = &s->run[i];
	size_t at = s->answered++ - s->skip;

	if (s->answered == s->skip + 1)
		s->begun = s->now;
	if (s->answered > s->skip && at < MEASURED) {
		s->ttft[at] = r->first - r->came;
		s->tpot[at] = r->answer > 1 ? (s->now - r->first) /
		    ceil(r->answer - 1) : -1;
	}
	if (s->people)
		think(s);
	else if (s->rate <= 0)
		s->came_again[s->again++] = s->now;
	s->read--;
	memmove(&s->run[i], &s->run[i + 1], (--s->running - i) * sizeof(*r));
}

/* How much of each prompt is read, and what the iteration takes.  They are read
 * in the order in which they run: what is read stands first. */
static double
plan(struct server *s)
{
	double tokens = 0;

	for (size_t i = s->read; i < s->running; i++) {
		struct request *r = &s->run[i];

		r->reads = fmin(r->prompt, s->pass - tokens);
		tokens += r->reads;
	}
	return (s->read > 0 ? s->fixed + s->each * (double)s->read : 0) +
	    tokens * s->token;
}

/* The first token comes with the last of the prompt, each other with an
 * iteration. */
static void
read_prompts(struct server *s)
{
	for (size_t i = s->read; i < s->running; i++) {
		struct request *r = &s->run[i];

		r->prompt -= r->reads;
		if (r->prompt > 0)
			continue;
		s->read++;
		r->first = s->now;
		r->ends = s->iterations + (size_t)fmax(0, ceil(r->answer - 1));
		if (r->ends < s->ends)
			s->ends = r->ends;
	}
}

/* Those whose last token was written, in the order in which they run. */
static void
end_answers(struct server *s)
{
	if (s->ends > s->iterations)
		return;
	s->ends = SIZE_MAX;
	for (size_t i = 0; i < s->read;) {
		if (s->run[i].ends <= s->iterations) {
			answer(s, i);
			continue;
		}
		if (s->run[i].ends < s->ends)
			s->ends = s->run[i].ends;
		i++;
	}
}

static void
iterate(struct server *s)
{
	size_t waited = s->again;

	s->now += plan(s);
	s->iterations++;
	read_prompts(s);
	end_answers(s);
	for (size_t i = 0; i < waited; i++)
		come(s, s->came_again[i]);
	memmove(s->came_again, s->came_again + waited,
	    (s->again -= waited) * sizeof(*s->came_again));
}

/* Everyone starts in the middle of an answer, or thinks. */
static void
simulate(struct server *s, size_t skip)
{
	s->seed = 1;
	s->skip = skip;
	s->soonest = HUGE_VAL;
	s->ends = SIZE_MAX;
	for (int i = 0; i < s->people; i++)
		think(s);
	for (int i = 0; !s->people && s->rate <= 0 && i < s->places; i++) {
		come(s, 0);
		s->wait[i].answer = ceil(uniform(s) * s->wait[i].answer);
	}
	while (s->answered < skip + MEASURED) {
		arrivals(s);
		if (s->running)
			iterate(s);
		else if (s->people || s->rate > 0)
			s->now = s->people ? s->soonest : s->next;
		else
			while (s->again)
				come(s, s->came_again[--s->again]);
	}
}

/* The server that a setting of the chain describes, without requests yet. */
static void
server_as(struct server *s, double (*v)[CHAIN_BLOCK])
{
	memset(s, 0, sizeof(*s));
	s->fixed = v[SERVE_token_fixed][0];
	s->each = v[SERVE_token_each][0];
	s->token = v[SERVE_turn][0] / v[SERVE_prompt_tokens][0];
	s->prompt = v[SERVE_prompt_tokens][0];
	s->answer = v[SERVE_output_len][0];
	s->spread = v[SERVE_length_spread][0];
	s->pass = v[SERVE_pass_tokens][0];
	s->places = (int)v[SERVE_requests][0];
}

static int
rising(const void *x, const void *y)
{
	const double *a = x, *b = y;

	return (*a > *b) - (*a < *b);
}

/* What this share of them stays below; the list is sorted. */
static double
share_of(double *list, size_t n, double share)
{
	qsort(list, n, sizeof(*list), rising);
	return list[(size_t)(share * (double)(n - 1))];
}

#endif
