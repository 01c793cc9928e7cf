#include "check.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "unit/spoken.h"

/* As a person reads them to another on the telephone. */
static void
sentences(void **state)
{
	static const struct {
		const char *written, *want;
	} rows[] = {
		{ "", "" },
		{ "Rent 1 x NVIDIA L40S (FP8, vLLM; 2 copies) from Nebius, on "
		    "demand: $1,790 a month, $1.70 per million output tokens.",
		    "Rent 1 NVIDIA L40S, FP8, vLLM, 2 copies, from Nebius, on "
		    "demand: 1790 dollars a month, 1 dollar 70 cents per "
		    "million output tokens." },
		{ "$379k at once, $55.8M in all, $1.1B.", "379 thousand "
		    "dollars at once, 55.8 million dollars in all, 1.1 "
		    "billion dollars." },
		{ "$2.45/h", "2 dollars 45 cents per hour" },
		{ "$0.48, $0.833, $60.00, $1, $1.00, $0.01", "48 cents, 0.833 "
		    "dollars, 60 dollars, 1 dollar, 1 dollar, 1 cent" },
		{ "It takes 31 ms.", "It takes 31 milliseconds." },
		{ "1 h, 2 h; 67% left", "1 hour, 2 hours, 67 percent left" },
		{ "4.8 TB/s and 80 GB", "4.8 terabytes per second and 80 "
		    "gigabytes" },
		{ "989 TFLOP/s at 1.98 GHz", "989 teraflops per second at "
		    "1.98 gigahertz" },
		{ "$0.127/kWh", "0.127 dollars per kilowatt-hour" },
		{ "\u221220% or \u00b120%", "minus 20 percent or plus or minus "
		    "20 percent" },
		{ "2 \u00d7 B200 (FP8).", "2 B200, FP8." },
		{ "an H100 of 3 days, ViT-B/16, 0.11", "an H100 of 3 days, "
		    "ViT-B 16, 0.11" },
		{ "the \"cheapest\" of 16384", "the cheapest of 16384" },
	};
	struct arena *arena = arena_new(check_no_memory);

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_text(rows[i].written, spoken(arena, rows[i].written),
		    rows[i].want);
	arena_free(arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(sentences),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
