/*
 * Any bytes as measured cases: each row is read or says why not, and what is
 * predicted of it is a number above 0.
 */
#include "fuzz.h"

#include <math.h>

#include "validate/score.h"

enum { ROWS = 24 };

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	struct fuzz f;
	struct cases cases = { 0 };
	struct case_file file = { "cases.csv", (const char *)data, len };
	struct scored item[ROWS] = { 0 };
	size_t n;

	fuzz_open(&f);
	cases_read_files(f.arena, f.options.diags, 1, &cases, &file, 1);
	n = cases.count < ROWS ? cases.count : ROWS;
	for (size_t i = 0; i < n; i++)
		item[i].row = &cases.item[i];
	score_predict(f.arena, fuzz_guide(), 1, item, n);
	for (size_t i = 0; i < n; i++) {
		const struct prediction *p = &item[i].got;

		if (p->status == PREDICT_ok)
			fuzz_must(isfinite(p->value) && p->value > 0,
			    "a prediction is a number above 0");
		else
			fuzz_must(p->reason && *p->reason,
			    "what is not predicted says why");
	}
	fuzz_close(&f);
	return 0;
}
