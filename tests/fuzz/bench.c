/*
 * Any bytes as what a benchmark printed: its rows hold figures above 0, and
 * what is left out says why.
 */
#include "fuzz.h"

#include <math.h>

#include "feed/bench.h"
#include "unit/number.h"

static void
look_at_row(const struct case_row *row)
{
	double value;

	fuzz_must(number_read(row->cell[CASE_value], &value) &&
	    isfinite(value) && value > 0, "a figure is a number above 0");
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	struct fuzz f;
	struct bench b = { .path = "run" };
	const char *tool;
	char *copy;

	fuzz_open(&f);
	copy = arena_alloc(f.arena, len + 1);
	memcpy(copy, data, len);
	b.arena = f.arena;
	b.diags = f.options.diags;
	tool = bench_read(&b, copy, len);
	fuzz_must(tool || !b.rows.count, "rows have a tool");
	for (size_t i = 0; i < b.rows.count; i++)
		look_at_row(&b.rows.item[i]);
	for (size_t i = 0; i < b.left.count; i++)
		fuzz_must(*b.left.item[i].why, "what is left out says why");
	fuzz_close(&f);
	return 0;
}
