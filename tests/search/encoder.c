/*
 * Serving with an encoder: what a prompt and a written token take, by hand
 * from Whisper's dimensions (32 + 32 layers of 1280, 20 heads of 64, MLPs of
 * 5120, 1500 places of sound) and the tensors that ONNX Runtime's T5 caches.
 */
#include "check.h"

#include "base/array.h"
#include "fixture.h"

static void
transcribe(void **state)
{
	static const struct {
		const char *name, *row;
		double want;
	} rows[] = {
		{ "32 * (4 * 1280^2 + 2 * 1280 * 5120), and 32 times keys and "
		    "values of the output", "encoder_parameters",
		    32 * (4 * 1280.0 * 1280 + 2 * 1280.0 * 5120) +
		    32 * 2 * 1280.0 * 1280 },
		{ "32 * (4 + 2) * 1280^2, 32 MLPs and the head",
		    "active_parameters", 32 * (6 * 1280.0 * 1280 +
		    2 * 1280.0 * 5120) + 51866 * 1280.0 },
		{ "present_key_cross and _self: 32 * 2 * 20 * 64, 1500 and "
		    "100 tokens, 16 bits", "kv_request",
		    32 * 2 * 20 * 64 * 1600.0 * 2 },
		{ "half of 100 written and 1500 read", "request_kv_read",
		    32 * 2 * 20 * 64 * 1550.5 * 2 },
		{ "every place sees all 1500, twice, in 32 layers",
		    "prefill_attention_flops",
		    2 * 2 * 32 * 1280.0 * 1500 * 1500 },
		{ "half of the layers run in a step", "writing_layers", 32 },
	};
	struct arena *arena;
	const struct catalog *cat = fixture_load(&arena, ".");
	const struct decision *d = fixture_decision(decide_workload(arena, cat,
	    (const struct workload *)catalog_find(&cat->workloads,
	    "transcribe"), NULL, 2), "transcribe", "startup");
	const struct answer *a = fixture_answer(d, "h100-sxm5-80gb");

	(void)state;
	assert_int_equal(a->reject, REJECT_NONE);
	for (size_t i = 0; i < COUNT(rows); i++)
		check_close(rows[i].name, answer_value(d, a, rows[i].row),
		    rows[i].want, 1e-3);
	arena_free(arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(transcribe),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
