/*
 * Readings that no accelerator can give are told, to two percent: a card of
 * 100 Tflop/s at most and 80 GB, printed as 82.
 */
#include "check.h"

#include <string.h>

#include "base/array.h"
#include "base/diag.h"
#include "formats.h"
#include "validate/bound.h"

#include "test_arena.h"

static void
readings(void **state)
{
	static const struct {
		const char *name, *row, *said;
	} rows[] = {
		{ "a share of 1", "mfu,1,card,exact,", NULL },
		{ "above it", "mfu,1.001,card,exact,",
		    "a share of the peak above 1" },
		{ "whoever ran it", "mfu,1.001,,variant,",
		    "a share of the peak above 1" },
		{ "the fastest rate", "flops_per_s_per_accelerator,1e14,card,"
		    "exact,", NULL },
		{ "two percent above it", "flops_per_s_per_accelerator,1.02e14,"
		    "card,exact,", NULL },
		{ "more", "flops_per_s_per_accelerator,1.021e14,card,exact,",
		    "more operations a second than the fastest units of card" },
		{ "of a variant nobody knows", "flops_per_s_per_accelerator,"
		    "1.021e14,card,variant,", NULL },
		{ "of another card", "flops_per_s_per_accelerator,1.021e14,"
		    "other,exact,", NULL },
		{ "all memory that is printed", "memory_bytes_per_accelerator,"
		    "82e9,card,exact,", NULL },
		{ "two percent above it", "memory_bytes_per_accelerator,"
		    "83.6e9,card,exact,", NULL },
		{ "more memory", "memory_bytes_per_accelerator,83.7e9,card,"
		    "exact,", "more memory than card has" },
		{ "what is set aside", "memory_bytes_per_accelerator,83.7e9,"
		    "card,exact,why", NULL },
	};
	struct accelerator card = { .head.id = "card",
		.memory.value = 80e9, .memory_nominal.value = 82e9 };
	struct catalog cat = { .date = NULL };

	(void)state;
	test_rate(&card.dense, &test_bf16, 5e13);
	test_rate(&card.dense, &test_fp8, 1e14);
	test_rate(&card.dense, &test_fp32, 1e13);
	ARRAY_ADD(arena, &cat.accelerators, &card.head);
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct diags *d = diags_new(arena);
		struct cases cases = { 0 };
		const char *csv = arena_printf(arena, "id,kind,quantity,value,"
		    "accelerator,accelerator_match,skip_reason\nx,pretrain,"
		    "%s\n", rows[i].row);
		const char *got;

		cases_read(arena, d, &cases, "x.csv", csv, strlen(csv));
		check_int(rows[i].name, diags_status(d), 0);
		got = case_beyond(arena, &cat, &cases.item[0]);
		check_text(rows[i].name, got ? got : "nothing",
		    rows[i].said ? rows[i].said : "nothing");
	}
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, open_arena, close_arena)

int
main(void)
{
	const struct CMUnitTest tests[] = { TEST(readings) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
