/*
 * case_stack: which calibration suits the software that a case prints.
 */
#include "kind/case.h"
#include "kind/stack.h"

const struct calibration *
case_calibration(const struct predictor *p, const struct case_row *row)
{
	struct printed_stack s = {
		.kind = case_text(row, CASE_kind),
		.software = case_text(row, CASE_software),
		.compiled = case_is(row, CASE_compiled, "yes"),
		.layout = case_text(row, CASE_memory_layout),
	};
	const struct kind *kind = s.kind ? kind_find(s.kind) : NULL;

	if (!s.software && kind && kind->unsaid)
		kind->unsaid(p, row, &s);
	return p->calibration ? p->calibration : stack_calibration(
	    p->catalog, &s, case_accelerator(p, row));
}
