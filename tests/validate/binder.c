/*
 * A measured case and a workload of the same configuration are one: what
 * predicts the case, what explains a candidate and what looks for what fits
 * come to equal figures, to the bit.
 */
#include <string.h>

#include "base/array.h"
#include "base/file.h"
#include "check.h"
#include "kind/case_bind.h"
#include "kind/place.h"
#include "search/fixture.h"
#include "search/search.h"

/* Cases that must come through, of all that are read. */
enum { LEAST = 300 };

struct bench {
	struct arena *arena;
	struct catalog *catalog;
	const struct profile *profile;
	size_t cases;
};

/* Slots that are asked of a case: memory and time, not money. */
static void
compare(const struct case_row *row, const struct prediction *got,
    const double *value)
{
	static const char *const rows[] = { "memory_needed", "weights", "tpot",
		"ttft", "output_tokens_per_s", "service_time", "step_time",
		"tokens_per_s", "latency", "images_per_s", "allocated" };
	const struct chain *chain = kind_chain(got->ran->kind);

	for (size_t i = 0; i < COUNT(rows); i++) {
		int slot = chain_slot(chain, rows[i]);

		if (slot >= 0 && memcmp(&value[slot], &got->values[slot],
		    sizeof(*value)) != 0)
			fail_msg("%s: %s is %.17g by the workload and %.17g "
			    "by the case", row->cell[CASE_id], rows[i],
			    value[slot], got->values[slot]);
	}
}

/* As explain and fit work out a candidate: from the fields of a workload that
 * states all, and where it stands. */
static void
try_case(struct bench *b, const struct case_row *row,
    const struct prediction *got)
{
	static double value[CHAIN_SLOTS];
	struct placement place = got->ran->place;
	struct workload *w = arena_alloc(b->arena,
	    got->ran->kind->type->size);
	struct question q;
	struct answer answer;

	memcpy(w, got->ran->workload, got->ran->kind->type->size);
	place_state(b->arena, got->ran->kind, w, &place);
	search_question(&q, &got->ran->catalog, w, b->profile);
	search_place(&q, &place, &answer, value, NULL);
	compare(row, got, value);
	b->cases++;
}

static void
try_file(struct bench *b, const char *path)
{
	struct predictor p = { .arena = b->arena, .catalog = b->catalog,
		.keeps = true };
	struct cases cases = { 0 };
	size_t len;
	char *csv = file_read(b->arena, path, &len);

	assert_non_null(csv);
	cases_read(b->arena, diags_new(b->arena), &cases, path, csv, len);
	for (size_t i = 0; i < cases.count; i += 3) {
		struct prediction got = predict(&p, &cases.item[i]);

		if (got.status == PREDICT_ok && got.ran)
			try_case(b, &cases.item[i], &got);
	}
}

static void
equal_figures(void **state)
{
	static const char *const files[] = { "specs/measured/serve.csv",
		"specs/measured/pretrain.csv",
		"specs/measured/finetune.csv",
		"specs/measured/diffusion_infer.csv",
		"specs/measured/diffusion_train.csv",
		"specs/measured/vision_infer.csv",
		"specs/measured/vision_train.csv" };
	struct bench b = { .cases = 0 };

	(void)state;
	b.catalog = fixture_load(&b.arena, ".");
	b.profile = (const struct profile *)b.catalog->profiles.item[0];
	for (size_t i = 0; i < COUNT(files); i++) {
		size_t before = b.cases;

		try_file(&b, files[i]);
		assert_true(b.cases > before);
	}
	assert_true(b.cases >= LEAST);
	arena_free(b.arena);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(equal_figures),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
