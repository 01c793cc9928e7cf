/*
 * Reading texts and sound in batches, by hand: BGE-M3 (24 layers of 1024, MLPs
 * of 4096, 568 million parameters by its card) on passages of 500 tokens, and
 * Whisper large-v3 (32 + 32 layers of 1280, MLPs of 5120, a vocabulary of
 * 51866) on windows of 1500 places.
 */
#include "check.h"

#include "base/array.h"
#include "fixture.h"

struct row {
	const char *name, *row;
	double want, rtol;
};

static void
check_rows(const char *workload, const char *profile, const struct row *rows,
    size_t n)
{
	struct arena *arena;
	const struct catalog *cat = fixture_load(&arena, ".");
	const struct decision *d = fixture_decision(decide_workload(arena, cat,
	    (const struct workload *)catalog_find(&cat->workloads, workload),
	    NULL, 2), workload, profile);
	const struct answer *a = fixture_answer(d, "l40s");

	assert_int_equal(a->reject, REJECT_NONE);
	for (size_t i = 0; i < n; i++)
		check_close(rows[i].name, answer_value(d, a, rows[i].row),
		    rows[i].want, rows[i].rtol);
	arena_free(arena);
}

static void
embed(void **state)
{
	static const struct row rows[] = {
		{ "its card: 568M", "all_parameters", 568e6, 1e-3 },
		{ "24 * (4 * 1024^2 + 2 * 1024 * 4096)", "token_layers",
		    24 * (4 * 1024.0 * 1024 + 2 * 1024.0 * 4096), 0 },
		{ "an encoder sees all of a text", "context", 500, 0 },
		{ "no record states what a request takes: nothing",
		    "request_overhead", 0, 0 },
		{ "nor what the host takes", "host_overhead", 0, 0 },
		{ "300 a second of 500 tokens for a month cost as the month",
		    "served", 300, 1e-12 },
	};

	(void)state;
	check_rows("rag-index", "startup", rows, COUNT(rows));
}

static void
transcribe(void **state)
{
	static const struct row rows[] = {
		{ "the encoder's matrices, and keys and values of its output "
		    "in 32 layers", "encoder_parameters",
		    32 * (4 * 1280.0 * 1280 + 2 * 1280.0 * 5120) +
		    32 * 2 * 1280.0 * 1280, 0 },
		{ "32 * (4 + 2) * 1280^2, 32 MLPs and the head",
		    "writing_parameters", 32 * (6 * 1280.0 * 1280 +
		    2 * 1280.0 * 5120) + 51866 * 1280.0, 0 },
		{ "32 layers, keys and values of 1500 places in 16 bits",
		    "sound_cache", 32 * 2 * 1280.0 * 1500 * 2, 0 },
		{ "200 hours an hour, pieces of 30 s", "served", 200 / 30.0,
		    1e-12 },
	};

	(void)state;
	check_rows("archive-of-speech", "startup", rows, COUNT(rows));
}

/* A second of sound costs as much time as copies times speed leave. */
static void
real_time(void **state)
{
	struct arena *arena;
	const struct catalog *cat = fixture_load(&arena, ".");
	const struct decision *d = fixture_decision(decide_workload(arena, cat,
	    (const struct workload *)catalog_find(&cat->workloads,
	    "captions"), NULL, 2), "captions", "startup");

	(void)state;
	for (size_t i = 0; i < d->ranked_count; i++) {
		const struct answer *a = &d->ranked[i];
		double speed = answer_value(d, a, "audio_per_s");

		check_close("real time factor, one accelerator",
		    answer_value(d, a, "real_time_factor") * speed,
		    answer_value(d, a, "count"), 1e-12);
		assert_true(speed * answer_value(d, a, "replicas") >= 50);
	}
	arena_free(arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(embed),
		cmocka_unit_test(transcribe),
		cmocka_unit_test(real_time),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
