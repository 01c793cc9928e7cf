/* Cases of one's own: how many there are of a sort, and their median error. */
#include "check.h"

#include <string.h>

#include "base/array.h"
#include "base/diag.h"
#include "kind/own_cases.h"

#include "test_arena.h"

/* Measured 100 each; predictions 110, 80, 100, 150, none, and 90 of another
 * card: errors of 10, 20, 0 and 50 percent. */
static const char csv[] = "id,kind,model,accelerator,weight_format,value,"
    "quantity\n"
    "a,serve,m,card,bf16,100,mfu\nb,serve,m,card,bf16,100,mfu\n"
    "c,serve,m,card,fp8,100,mfu\nd,serve,n,card,bf16,100,mfu\n"
    "e,serve,m,card,bf16,100,mfu\nf,pretrain,m,other,bf16,100,mfu\n";
static const double predicted[] = { 110, 80, 100, 150, 0, 90 };

static struct own_cases
cases(void)
{
	struct diags *d = diags_new(arena);
	struct cases *rows = ARENA_NEW(arena, struct cases);
	struct own_cases own = { 0 };

	cases_read(arena, d, rows, "own.csv", csv, strlen(csv));
	check_int("messages", diags_status(d), 0);
	check_int("rows", rows->count, COUNT(predicted));
	for (size_t i = 0; i < rows->count; i++) {
		struct own_case c = { .row = &rows->item[i], .measured = 100,
			.got = { .status = predicted[i] > 0 ? PREDICT_ok :
			PREDICT_skipped, .value = predicted[i] } };

		ARRAY_ADD(arena, &own, c);
	}
	return own;
}

static void
errors(void **state)
{
	static const struct {
		const char *name;
		double predicted, measured, want;
	} rows[] = {
		{ "110 of 100: a tenth too much", 110, 100, 0.1 },
		{ "90 of 100: a tenth too little", 90, 100, -0.1 },
		{ "100 of 110: of what was measured", 100, 110, -10 / 110.0 },
		{ "nothing was measured", 100, 0, (double)NAN },
		{ "nothing is predicted", 0, 100, (double)NAN },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct own_case c = { .measured = rows[i].measured, .got = {
			.status = rows[i].predicted > 0 ? PREDICT_ok :
			PREDICT_skipped, .value = rows[i].predicted } };
		double got = own_case_error(&c);

		if (isnan(rows[i].want))
			assert_true(isnan(got));
		else
			check_close(rows[i].name, got, rows[i].want, 1e-12);
	}
}

static void
medians(void **state)
{
	static const struct {
		const char *name;
		struct own_asked asked;
		double figures, predicted, median;
	} rows[] = {
		{ "of all: 0, 10, 10, 20 and 50", { .kind = NULL }, 6, 5, 0.1 },
		{ "of serving: 0, 10, 20 and 50: between 10 and 20",
		    { .kind = "serve" }, 5, 4, 0.15 },
		{ "of one model: 0, 10 and 20", { .kind = "serve",
		    .model = "m" }, 4, 3, 0.1 },
		{ "in one format: 10 and 20", { .kind = "serve",
		    .model = "m", .format = "bf16" }, 3, 2, 0.15 },
		{ "of one card", { .accelerator = "other" }, 1, 1, 0.1 },
		{ "of the other model", { .model = "n" }, 1, 1, 0.5 },
		{ "nobody has it", { .model = "x" }, 0, 0, 0 },
	};
	struct own_cases own = cases();

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct own_found f = own_cases_find(&own, &rows[i].asked);

		check_close(rows[i].name, f.figures, rows[i].figures, 0);
		check_close(rows[i].name, f.predicted, rows[i].predicted, 0);
		check_close(rows[i].name, f.median, rows[i].median, 1e-12);
	}
	check_close("a guide without", own_cases_find(NULL,
	    &rows[0].asked).figures, 0, 0);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, open_arena, close_arena)

int
main(void)
{
	const struct CMUnitTest tests[] = { TEST(errors), TEST(medians) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
