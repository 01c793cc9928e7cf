/* What errors have in common, worked out by hand. */
#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/text.h"
#include "check.h"
#include "validate/shared.h"

enum { JOBS = 20 };

static const char header[] =
    "id,split,tier,kind,phase,model,accelerator,software,quantity,value,"
    "trust,group\n";

/* Each job on two accelerators, measured at 100; errors are logarithms of what
 * was predicted over that, of the first and of the second. */
static double
shared(size_t jobs, double (*error)[2])
{
	struct arena *arena = arena_new(check_no_memory);
	struct diags *d = diags_new(arena);
	struct scored item[2 * JOBS];
	struct cases cases = { 0 };
	struct text t;
	double got;

	text_init(&t, arena);
	text_add(&t, header);
	for (size_t i = 0; i < 2 * jobs; i++)
		text_printf(&t, "%zu,train,core,serve,decode,m%zu,%s,vLLM 0.6,"
		    "tokens_per_s,100,A,a/x\n", i, i / 2, i % 2 ? "b" : "a");
	cases_read(arena, d, &cases, "x.csv", t.data, t.len);
	check_int("the rows are good", diags_status(d), 0);
	for (size_t i = 0; i < 2 * jobs; i++)
		item[i] = (struct scored){ &cases.item[i], {
		    .status = PREDICT_ok, .value = 100 * exp(
		    error[i / 2][i % 2]) } };
	got = shared_errors(arena, item, 2 * jobs, "serve");
	check_close("another kind has none", shared_errors(arena, item,
	    2 * jobs, "pretrain"), 0, 0);
	arena_free(arena);
	return got;
}

/* Errors x and y of every job: the mean product 2 x y over the mean square
 * x x + y y. */
static double
of_all(size_t jobs, double x, double y)
{
	double error[JOBS][2];

	for (size_t i = 0; i < jobs; i++) {
		error[i][0] = x;
		error[i][1] = y;
	}
	return shared(jobs, error);
}

static void
by_hand(void **state)
{
	(void)state;
	check_close("the same on both: all", of_all(JOBS, 0.1, 0.1), 1, 1e-9);
	check_close("2 * .1 * .2 / (.01 + .04)", of_all(JOBS, 0.1, 0.2), 0.8,
	    1e-9);
	check_close("of one alone: nothing", of_all(JOBS, 0.1, 0), 0, 0);
	check_close("against each other: nothing", of_all(JOBS, 0.1, -0.1), 0,
	    0);
	check_close("too few to say", of_all(14, 0.1, 0.1), 0, 0);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(by_hand),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
