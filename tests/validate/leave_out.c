/* What is left of predictions where a source was never seen. */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "check.h"
#include "validate/leave_out.h"
#include "search/fixture.h"

enum { CASES = 4 };

static const double gib = 1073741824;

/* Driver readings of the toy served by two stacks and by an unknown one. */
static const char rows_csv[] =
    "id,kind,phase,model,accelerator,count,weight_format,batch,input_len,"
    "output_len,software,quantity,value,memory_basis,trust,group\n"
    "1,serve,serve_throughput,toy,alpha,1,bf16,1,100,50,own,"
    "memory_bytes_per_accelerator,1,device,A,a/x\n"
    "2,serve,serve_throughput,toy,alpha,1,bf16,2,100,50,own 2,"
    "memory_bytes_per_accelerator,1,device,A,a/y\n"
    "3,serve,serve_throughput,toy,alpha,1,bf16,2,100,50,shared 2,"
    "memory_bytes_per_accelerator,1,device,A,a/y\n"
    "4,serve,serve_throughput,toy,alpha,1,bf16,2,100,50,shared,"
    "memory_bytes_per_accelerator,1,device,A,b/x\n";

struct world {
	struct arena *arena;
	struct catalog *catalog;
	struct cases cases;
	struct scored seen[CASES], unseen[CASES];
};

/* An entry like the small guide's default, but for name and overhead. */
static struct calibration *
add_stack(struct world *w, const char *software, double overhead)
{
	struct calibration *c = ARENA_NEW(w->arena, struct calibration);

	*c = *(const struct calibration *)catalog_find(
	    &w->catalog->calibrations, "toy-serve");
	c->software.text = software;
	c->runtime_overhead.value = overhead * gib;
	ARRAY_ADD(w->arena, &w->catalog->calibrations, &c->head);
	return c;
}

/* Two stacks, each in two versions. */
static void
add_stacks(struct world *w)
{
	add_stack(w, "own", 3);
	add_stack(w, "own 2", 4);
	add_stack(w, "shared", 2);
	add_stack(w, "shared 2", 6);
}

static void
predict_all(struct world *w)
{
	struct predictor p = { .catalog = w->catalog };

	p.arena = w->arena;
	cases_read(w->arena, diags_new(w->arena), &w->cases, "x.csv",
	    rows_csv, strlen(rows_csv));
	check_int("cases", w->cases.count, CASES);
	for (size_t i = 0; i < CASES; i++)
		w->unseen[i] = w->seen[i] = (struct scored){
			&w->cases.item[i], predict(&p, &w->cases.item[i]) };
	leave_out_cases(w->arena, leave_out_evidence(w->arena, w->catalog,
	    FITTED_memory, w->seen, CASES), 2, w->seen, CASES, w->unseen);
}

/*
 * The guide's default has 1 GiB of overhead.  Of the stack "own", with 3 and
 * a version with 4, family a alone knows: its cases fall back to the default,
 * 2 and 3 GiB lower, and one entry does not stand in for the other.  "shared"
 * is known to b as well: a's version of it keeps its name and takes the
 * default's overhead, b's case the same for the entry that b alone taught.
 */
static void
sources_left_out(void **state)
{
	static const double lower[CASES] = { 2, 3, 5, 1 };
	struct world w = {0};

	(void)state;
	w.catalog = fixture_load(&w.arena, "tests/guide");
	add_stacks(&w);
	predict_all(&w);
	for (size_t i = 0; i < CASES; i++) {
		check_int("predicted", w.unseen[i].got.status, PREDICT_ok);
		check_close(w.cases.item[i].cell[CASE_id],
		    w.seen[i].got.value - w.unseen[i].got.value,
		    lower[i] * gib, 1e-9);
	}
	check_text("known by name", w.unseen[2].got.calibration->software.text,
	    "shared 2");
	check_text("not known", w.unseen[0].got.calibration->software.text,
	    "default");
	arena_free(w.arena);
}

/*
 * The same where a document says the 3 GiB of "own", and not the 4 of its
 * version: the first keeps them and its name, the second finds the first.
 */
static void
documents(void **state)
{
	struct world w = {0};
	struct calibration *own;

	(void)state;
	w.catalog = fixture_load(&w.arena, "tests/guide");
	own = add_stack(&w, "own", 3);
	own->compute_efficiency.value /= 2;
	own->runtime_overhead.fact.source = "manual";
	own->runtime_overhead.fact.assume = NULL;
	add_stack(&w, "own 2", 4);
	predict_all(&w);
	check_text("known by name", w.unseen[0].got.calibration->software.text,
	    "own");
	check_close("as documented", w.unseen[0].got.value,
	    w.seen[0].got.value, 1e-9);
	check_close("its version as documented", w.seen[1].got.value -
	    w.unseen[1].got.value, gib, 1e-9);
	check_close("what was learnt is the default's",
	    w.unseen[0].got.calibration->compute_efficiency.value,
	    ((const struct calibration *)catalog_find(
	    &w.catalog->calibrations, "toy-serve"))->compute_efficiency.value,
	    0);
	arena_free(w.arena);
}

/* Where other families measured the stack, an entry that one alone taught keeps
 * what a document says of it. */
static void
documented_version(void **state)
{
	struct world w = {0};
	struct calibration *version;

	(void)state;
	w.catalog = fixture_load(&w.arena, "tests/guide");
	add_stack(&w, "shared", 2);
	version = add_stack(&w, "shared 2", 6);
	version->runtime_overhead.fact.source = "manual";
	version->runtime_overhead.fact.assume = NULL;
	predict_all(&w);
	check_close("as documented", w.unseen[2].got.value,
	    w.seen[2].got.value, 1e-9);
	arena_free(w.arena);
}

/* So does a constant that an entry of others states in the same words and
 * size. */
static void
known_otherwise(void **state)
{
	struct world w = {0};
	struct calibration *of_a, *of_b;

	(void)state;
	w.catalog = fixture_load(&w.arena, "tests/guide");
	of_b = add_stack(&w, "shared", 6);
	of_a = add_stack(&w, "shared 2", 6);
	of_a->runtime_overhead.fact.assume = "one board";
	of_b->runtime_overhead.fact.assume = "one board";
	predict_all(&w);
	check_close("as others state it", w.unseen[2].got.value,
	    w.seen[2].got.value, 0);
	arena_free(w.arena);
}

/* An entry that two families taught stays: each has the other's word. */
static void
taught_by_two(void **state)
{
	struct world w = {0};
	const struct calibration *both;

	(void)state;
	w.catalog = fixture_load(&w.arena, "tests/guide");
	both = add_stack(&w, "shared", 2);
	predict_all(&w);
	for (size_t i = 2; i < CASES; i++) {
		assert_ptr_equal(w.unseen[i].got.calibration, both);
		check_close("as it is", w.unseen[i].got.value,
		    w.seen[i].got.value, 0);
	}
	arena_free(w.arena);
}

/*
 * A family's default of 2.5 GiB comes before the guide's of 1: 0.5 and 1.5 GiB
 * below the stack's 3 and its version's 4, 3.5 below "shared 2" with 6.
 */
static void
family_default(void **state)
{
	static const double lower[] = { 0.5, 1.5, 3.5 };
	static struct word names[] = {{ .text = "own" }, { .text = "shared" }};
	struct calibration *usual;
	struct world w = {0};

	(void)state;
	w.catalog = fixture_load(&w.arena, "tests/guide");
	add_stacks(&w);
	usual = add_stack(&w, "default", 2.5);
	usual->aliases = (struct words){ .item = names, .count = COUNT(names) };
	predict_all(&w);
	for (size_t i = 0; i < COUNT(lower); i++)
		check_close(w.cases.item[i].cell[CASE_id],
		    w.seen[i].got.value - w.unseen[i].got.value,
		    lower[i] * gib, 1e-9);
	arena_free(w.arena);
}

/* A default for how networks are run stands in for stacks that run them so,
 * and for no others. */
static void
run_default(void **state)
{
	struct calibration *own, *usual;
	struct world w = {0};

	(void)state;
	w.catalog = fixture_load(&w.arena, "tests/guide");
	own = add_stack(&w, "own", 3);
	usual = add_stack(&w, "default", 2.5);
	usual->compiled.on = true;
	assert_ptr_not_equal(leave_out_default(w.catalog, own), usual);
	own->memory_layout.text = "nhwc";
	assert_ptr_not_equal(leave_out_default(w.catalog, own), usual);
	own->compiled.on = true;
	assert_ptr_equal(leave_out_default(w.catalog, own), usual);
	arena_free(w.arena);
}

/* What only fits or does not teaches memory; costs teach nothing. */
static void
teaches(void **state)
{
	static const struct {
		const char *quantity;
		enum score_fitted what;
	} rows[] = {
		{ "memory_bytes_total", FITTED_memory },
		{ "fits", FITTED_memory },
		{ "tokens_per_s", FITTED_speed },
		{ "usd", FITTED_nothing },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct case_row row = {0};

		row.cell[CASE_kind] = "serve";
		row.cell[CASE_phase] = "decode";
		row.cell[CASE_accelerator_match] = "exact";
		row.cell[CASE_quantity] = rows[i].quantity;
		check_int(rows[i].quantity, leave_out_teaches(&row),
		    rows[i].what);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(sources_left_out),
		cmocka_unit_test(documents),
		cmocka_unit_test(documented_version),
		cmocka_unit_test(known_otherwise),
		cmocka_unit_test(taught_by_two),
		cmocka_unit_test(family_default),
		cmocka_unit_test(run_default),
		cmocka_unit_test(teaches),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
