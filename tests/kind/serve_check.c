/*
 * What the fields of a served model may say together, each rule on both sides
 * of where it begins.  A prompt of 100 tokens, an answer of 50, and a model
 * that holds 150 are good; each row changes what it names.
 */
#include "check.h"

#include <string.h>

#include "base/array.h"
#include "base/diag.h"
#include "base/text.h"
#include "kind/serve.h"
#include "said.h"

#include "test_arena.h"

#define OF(field) offsetof(struct serve, field)

struct set {
	size_t at;
	double value;
};

static struct number *
number_at(struct serve *s, size_t at)
{
	return (struct number *)((char *)s + at);
}

/* The messages of a workload of which so much is set; layers of the model's 4
 * are its encoder's. */
static const char *
messages(const struct set *set, size_t n, double encoder)
{
	struct catalog *c = ARENA_NEW(arena, struct catalog);
	struct model *m = ARENA_NEW(arena, struct model);
	struct serve *s = ARENA_NEW(arena, struct serve);
	struct diags *d = diags_new(arena);

	m->head.id = "net";
	m->layers.value = 4;
	m->encoder_layers.value = encoder;
	m->max_context.value = 150;
	ARRAY_ADD(arena, &c->models, &m->head);
	s->workload.head.id = "talk";
	s->workload.catalog = c;
	s->workload.model.text = "net";
	s->input_len.value = 100;
	s->output_len.value = 50;
	for (size_t i = 0; i < n && set[i].at; i++) {
		number_at(s, set[i].at)->value = set[i].value;
		number_at(s, set[i].at)->fact.given = true;
	}
	serve_check(c, &s->workload, d);
	return said(arena, d);
}

static void
rules(void **state)
{
	static const struct {
		const char *name;
		struct set set[4];
		double encoder;
		const char *want;        /* in the message; NULL: none */
	} rows[] = {
		{ .name = "as it is" },
		{ .name = "as many guesses as tokens",
		    .set = { { OF(draft_tokens), 50 } } },
		{ .name = "one more", .set = { { OF(draft_tokens), 51 } },
		    .want = "51 tokens are guessed at a time, and an answer "
		    "has 50" },
		{ .name = "a prompt that is shared whole",
		    .set = { { OF(prefix_len), 100 } } },
		{ .name = "a longer one", .set = { { OF(prefix_len), 101 } },
		    .want = "a prefix of 101 tokens is longer than the prompt "
		    "of 100" },
		{ .name = "one token more than it holds",
		    .set = { { OF(input_len), 101 } },
		    .want = "151 tokens of context, and model \"net\" holds "
		    "150" },
		{ .name = "an answer of one more",
		    .set = { { OF(output_len), 51 } },
		    .want = "151 tokens of context" },
		{ .name = "read apart, each may be as long",
		    .set = { { OF(input_len), 150 }, { OF(output_len), 150 } },
		    .encoder = 2 },
		{ .name = "read apart, a longer prompt", .encoder = 2,
		    .set = { { OF(input_len), 151 } },
		    .want = "151 tokens of context" },
		{ .name = "read apart, a longer answer", .encoder = 2,
		    .set = { { OF(output_len), 152 } },
		    .want = "152 tokens of context" },
		{ .name = "an encoder alone", .encoder = 4,
		    .want = "is an encoder alone" },
		{ .name = "but for a layer", .encoder = 3 },
		{ .name = "a prefix before an encoder", .encoder = 1,
		    .set = { { OF(prefix_len), 1 } },
		    .want = "reads each prompt whole" },
		{ .name = "a percentile of 99.9 percent",
		    .set = { { OF(percentile), 0.999 } } },
		{ .name = "of 100", .set = { { OF(percentile), 1 } },
		    .want = "percentile wants less than 100 percent" },
		{ .name = "every guess is right",
		    .set = { { OF(acceptance), 1 } },
		    .want = "acceptance wants less than 100 percent" },
		{ .name = "a deadline of no job",
		    .set = { { OF(max_job_time), 3600 } },
		    .want = "a max_job_time wants batch_requests" },
		{ .name = "a job with one", .set = { { OF(max_job_time), 3600 },
		    { OF(batch_requests), 10 } } },
		{ .name = "a job and a rate", .set = { { OF(batch_requests),
		    10 }, { OF(request_rate), 1 } },
		    .want = "job that runs offline" },
		{ .name = "a job and people", .set = { { OF(batch_requests),
		    10 }, { OF(users), 1 }, { OF(think_time), 1 } },
		    .want = "job that runs offline" },
		{ .name = "a job and a wait for its first token",
		    .set = { { OF(batch_requests), 10 }, { OF(max_ttft), 1 } },
		    .want = "job that runs offline" },
		{ .name = "a job and a wait for each",
		    .set = { { OF(batch_requests), 10 }, { OF(max_tpot), 1 } },
		    .want = "job that runs offline" },
		{ .name = "people who think", .set = { { OF(users), 9 },
		    { OF(think_time), 30 } } },
		{ .name = "who do not", .set = { { OF(users), 9 } },
		    .want = "users want a think_time" },
		{ .name = "people and a rate", .set = { { OF(users), 9 },
		    { OF(think_time), 30 }, { OF(request_rate), 1 } },
		    .want = "users and request_rate both say" },
		{ .name = "nobody thinks", .set = { { OF(think_time), 30 } },
		    .want = "those of users: state users too" },
		{ .name = "nobody stays", .set = { { OF(session_length), 60 } },
		    .want = "those of users: state users too" },
		{ .name = "an hour of each", .set = { { OF(users), 9 },
		    { OF(think_time), 30 }, { OF(session_length), 3600 } } },
		{ .name = "more than one", .set = { { OF(users), 9 },
		    { OF(think_time), 30 }, { OF(session_length), 3601 } },
		    .want = "at most 60 minutes" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		const char *got = messages(rows[i].set, COUNT(rows[i].set),
		    rows[i].encoder);

		if (!rows[i].want)
			check_text(rows[i].name, got, "");
		else if (!strstr(got, rows[i].want) || strchr(got, '\n')[1])
			fail_msg("%s: %s", rows[i].name, got);
	}
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, open_arena, close_arena)

int
main(void)
{
	const struct CMUnitTest tests[] = { TEST(rules) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
