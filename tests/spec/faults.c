/* What is said of each fault of a record. */
#include "spec/spec.h"

#include "base/array.h"
#include "loading.h"

/* A source that is whole, with the row's text as its body. */
#define SOURCE(body) "source \"s\" { title = \"T\", " body " }"
#define PROFILE(body) "profile \"p\" { name = \"N\", summary = \"S\", " \
	"hours_per_month = 1 * h, tiers = { \"spot\" }, " body " }"
#define CALIBRATION(body) "calibration \"c\" { name = \"N\", " \
	"software = \"S\", kind = \"chat\", assume \"a\" { " \
	"bandwidth_efficiency = 1, link_efficiency = 1, " \
	"link_latency = 0 * s, layer_overhead = 0 * s, " \
	"runtime_overhead = 1 * GiB, memory_fraction = 1, " body " } }"
#define AT "specs/x.lua:1: error: "
#define AT2 "specs/x.lua:2: error: "

static const struct {
	const char *spec, *want;
} fault_rows[] = {
	{ SOURCE("\nurll = \"x\""), AT2 "source \"s\": has no field urll; did "
	  "you mean url? [unknown_field]\n" },
	{ SOURCE("\nnote = 5"), AT2 "source \"s\": note wants a text, got a "
	  "number [wrong_type]\n" },
	{ "source \"s\" {\n}", AT "source \"s\": title is missing "
	  "[missing_field]\n" },
	/* A field that was given but wrong is not missing too. */
	{ "source \"s\" { title = {} }", AT "source \"s\": title wants a "
	  "text, got a table [wrong_type]\n" },
	{ SOURCE("\nnote = \"\""), AT2 "source \"s\": note is empty "
	  "[out_of_range]\n" },
	{ SOURCE("note = (\"x\"):rep(4097)"), AT "source \"s\": note is "
	  "longer than 4096 bytes [out_of_range]\n" },
	{ SOURCE("note = \"a\\nb\""), AT "source \"s\": note is more than "
	  "one line [encoding]\n" },
	{ SOURCE("note = \"a\\27b\""), AT "source \"s\": note holds a control "
	  "character [encoding]\n" },
	{ SOURCE("note = \"\\xff\""), AT "source \"s\": note is not UTF-8 "
	  "[encoding]\n" },
	{ SOURCE("url = \"javascript:alert(1)\""), AT "source \"s\": url "
	  "wants http://, https:// or a plain path, got "
	  "\"javascript:alert(1)\" [bad_choice]\n" },
	{ SOURCE("url = \"https://x/\\\"><b>\""), AT "source \"s\": url wants "
	  "http://, https:// or a plain path, got \"https://x/\"><b>\" "
	  "[bad_choice]\n" },
	{ SOURCE("url = \"../x\""), AT "source \"s\": url wants http://, "
	  "https:// or a plain path, got \"../x\" [bad_choice]\n" },
	{ SOURCE("date = \"2023-02-29\""), AT "source \"s\": date wants a "
	  "date that exists, YYYY-MM-DD, got \"2023-02-29\" [bad_date]\n" },
	{ SOURCE("\"loose\""), AT "source \"s\": value 1 stands without a "
	  "name [wrong_type]\n" },
	{ SOURCE("[10] = \"loose\""), AT "source \"s\": a value stands "
	  "without a name [wrong_type]\n" },
	{ "source \"a\" { title = \"T\" }\nsource \"a\" { title = \"U\" }",
	  AT2 "source \"a\" stands at specs/x.lua:1 already "
	  "[duplicate_id]\n" },
	{ "site { title = \"T\" }\nsite { title = \"U\" }", AT2 "site stands "
	  "at specs/x.lua:1 already [duplicate_id]\n" },
	{ "source \"A b\" { title = \"T\" }", AT "source \"A b\": an id is "
	  "made of a-z, 0-9, '.', '_' and '-', at most 64, a letter or digit "
	  "first [bad_id]\n" },
	{ "source \"../x\" { title = \"T\" }", AT "source \"../x\": an id is "
	  "made of a-z, 0-9, '.', '_' and '-', at most 64, a letter or digit "
	  "first [bad_id]\n" },
	{ "source \"\" { title = \"T\" }", AT "source \"\": an id is made of "
	  "a-z, 0-9, '.', '_' and '-', at most 64, a letter or digit first "
	  "[bad_id]\n" },
	{ "source { title = \"T\" }", AT "source wants an id first: source "
	  "\"id\" { ... } [bad_id]\n" },
	{ "source \"s\"", AT "source \"s\": no table of fields follows "
	  "[wrong_type]\n" },
	{ "source \"s\" \"t\"", AT "source \"s\" wants a table of fields, not "
	  "a string [wrong_type]\n" },
	{ PROFILE("\nbudget_per_month = 5 * GB"), AT2 "profile \"p\": "
	  "budget_per_month wants USD, got byte [unit_mismatch]\n" },
	{ PROFILE("\nbudget_per_month = 5"), AT2 "profile \"p\": "
	  "budget_per_month wants USD, got a number without a unit; write 5 "
	  "* USD, or the unit that it is in [unit_mismatch]\n" },
	{ PROFILE("budget_per_month = 0 * USD"), AT "profile \"p\": "
	  "budget_per_month wants more than 0, got $0.00 [out_of_range]\n" },
	{ PROFILE("budget_per_month = -5 * USD"), AT "profile \"p\": "
	  "budget_per_month wants more than 0, got -$5.00 [out_of_range]\n" },
	{ PROFILE("max_accelerators = 1.5"), AT "profile \"p\": "
	  "max_accelerators wants a whole number, got 1.5 [out_of_range]\n" },
	{ PROFILE("max_accelerators = 1/0"), AT "profile \"p\": "
	  "max_accelerators is not a finite number [out_of_range]\n" },
	{ PROFILE("max_accelerators = 1e300"), AT "profile \"p\": "
	  "max_accelerators wants at most 2^53, got 1e+300 [out_of_range]\n" },
	/* A quotient of such numbers is past what a double holds. */
	{ PROFILE("budget_per_month = 1e31 * USD"), AT "profile \"p\": "
	  "budget_per_month wants 1e-30 to 1e30 base units, got "
	  "$1e+31 "
	  "[out_of_range]\n" },
	{ SOURCE("note = \" \\u{a0}\\u{200b}\""), AT "source \"s\": note is "
	  "empty [out_of_range]\n" },
	{ SOURCE("note = \"  four\""), AT "source \"s\": note starts or ends "
	  "with a blank [out_of_range]\n" },
	{ SOURCE("note = \"five \""), AT "source \"s\": note starts or ends "
	  "with a blank [out_of_range]\n" },
	{ PROFILE("max_accelerators = 8 * GB"), AT "profile \"p\": "
	  "max_accelerators wants a number without a unit, got byte "
	  "[unit_mismatch]\n" },
	{ PROFILE("max_accelerators = \"8\""), AT "profile \"p\": "
	  "max_accelerators wants a number, got a text; write 8, "
	  "without quotes [wrong_type]\n" },
	{ PROFILE("runners_up = 0"), "" },
	{ PROFILE("needs = { \"ecc\", \"ec\" }"), AT "profile \"p\": "
	  "needs wants one of ecc, certified; got \"ec\"; "
	  "did you mean ecc? [bad_choice]\n" },
	{ PROFILE("needs = { \"ecc\", \"ecc\" }"), AT "profile \"p\": "
	  "needs names \"ecc\" twice [duplicate_field]\n" },
	{ PROFILE("needs = {}"), AT "profile \"p\": needs wants 1 to "
	  "1000 items [out_of_range]\n" },
	{ PROFILE("needs = 5"), AT "profile \"p\": needs wants "
	  "a list, got a number [wrong_type]\n" },
	{ PROFILE("needs = \"ecc\""), "" },
	{ PROFILE("needs = \"ec\""), AT "profile \"p\": needs wants "
	  "one of ecc, certified; got \"ec\"; did "
	  "you mean ecc? [bad_choice]\n" },
	{ PROFILE("needs = { a = \"ecc\" }"), AT "profile \"p\": "
	  "needs wants a list, got a table with names or gaps "
	  "[wrong_type]\n" },
	{ CALIBRATION("compute_efficiency = 50 * percent"), "" },
	{ CALIBRATION("\ncompute_efficiency = 50"), AT2 "calibration \"c\": "
	  "compute_efficiency wants at most 1, or 100 percent, got 50 "
	  "[out_of_range]\n" },
	/* Both rows of two faults, in one run. */
	{ SOURCE("\nurl = 1,\ndate = 2"), AT2 "source \"s\": url wants a "
	  "text, got a number [wrong_type]\nspecs/x.lua:3: error: source "
	  "\"s\": date wants a text, got a number [wrong_type]\n" },
	/* A cite around what needs none only carries the fact. */
	{ "source \"s\" { cite \"x\" { title = \"T\" } }", "" },
	{ "source \"s\" { title = \"T\",\ncite \"x\" { title = \"T\" } }",
	  AT2 "source \"s\": title is given twice [duplicate_field]\n" },
	{ "source \"s\" { title = \"T\", cite \"x\" { note = \"a\" },\n"
	  "assume \"y\" { note = \"b\" } }", AT2 "source \"s\": note is given "
	  "twice [duplicate_field]\n" },
	{ "source \"s\" { title = \"T\", cite \"x\" {\n"
	  "assume \"y\" { note = \"b\" } } }", AT2 "source \"s\": cite and "
	  "assume do not nest [misplaced_cite]\n" },
	{ "source \"s\" { title = \"T\", note = cite \"x\" {} }", AT "source "
	  "\"s\": note: cite and assume stand without a name "
	  "[misplaced_cite]\n" },
	{ "\ncite \"x\" { title = \"T\" }", AT2 "cite and assume stand inside "
	  "a record [misplaced_cite]\n" },
	{ "assume \"x\"", AT "cite and assume hold a table of fields "
	  "[misplaced_cite]\n" },
	{ "source \"s\" { title = \"T\", cite \"A B\" { note = \"n\" } }",
	  AT "\"A B\" cannot be the id of a source [bad_id]\n" },
	{ "host \"h\" { name = \"N\", accelerator = \"a\",\ncount = 8 }",
	  AT2 "host \"h\": count stands under neither cite nor assume "
	  "[unsourced]\n" },
	{ "host \"h\" { name = \"N\", accelerator = \"No Such\", "
	  "cite \"c\" { count = 8 } }", AT "host \"h\": accelerator wants an "
	  "id, got \"No Such\" [bad_id]\n" },
	{ "workload \"w\" { kind = \"chta\", name = \"N\", summary = \"S\", "
	  "model = \"m\", profiles = { \"p\" }, other = 1 }", AT "workload "
	  "\"w\": kind wants one of chat; got \"chta\"; did you mean chat? "
	  "[bad_choice]\n" },
	{ "workload \"w\" { name = \"N\", summary = \"S\", "
	  "model = \"m\", profiles = { \"p\" }, other = 1 }", AT "workload "
	  "\"w\": kind is missing [missing_field]\n" },
	{ "prices_csv \"../x.csv\"", AT "\"../x.csv\" is no .csv file below "
	  "specs/ [path]\n" },
	{ "prices_csv \"none.csv\"", AT "\"none.csv\" is no .csv file below "
	  "specs/ [path]\n" },
	{ "prices_csv \"x.lua\"", AT "\"x.lua\" is no .csv file below specs/ "
	  "[path]\n" },
	/* A dimension fault stops the file at its line, not the others. */
	{ "source \"s\" { title = \"T\",\nnote = 1 * GB + 1 * s }", AT2
	  "cannot add byte and s [unit_mismatch]\n" },
};

static void
faults(void **state)
{
	(void)state;
	scratch_enter("faults");
	assert_int_equal(mkdir("specs", 0777), 0);
	for (size_t i = 0; i < COUNT(fault_rows); i++) {
		struct guide g;

		scratch_write("specs/x.lua", fault_rows[i].spec);
		g = load();
		check_text(fault_rows[i].spec, said(g.arena, g.diags),
		    fault_rows[i].want);
		arena_free(g.arena);
	}
}

static void
faults_of_rates(void **state)
{
	struct guide g;

	(void)state;
	scratch_enter("rates");
	assert_int_equal(mkdir("specs", 0777), 0);
	scratch_write("specs/x.lua", "accelerator \"x\" {\n"
	    "  cite \"c\" {\n"
	    "    dense = { bf61 = 1 * TFLOP/s,\n"
	    "      bf16 = 1 * TFLOP },\n"
	    "    sparse = { 5 * TFLOP/s },\n"
	    "    vector = {},\n"
	    "  },\n"
	    "}\n");
	g = load();
	check_text("rates", said(g.arena, g.diags),
	    "specs/x.lua:1: error: accelerator \"x\": architecture is missing "
	    "[missing_field]\n"
	    "specs/x.lua:1: error: accelerator \"x\": confidence is missing "
	    "[missing_field]\n"
	    "specs/x.lua:1: error: accelerator \"x\": link_bandwidth is "
	    "missing [missing_field]\n"
	    "specs/x.lua:1: error: accelerator \"x\": memory is missing "
	    "[missing_field]\n"
	    "specs/x.lua:1: error: accelerator \"x\": memory_bandwidth is "
	    "missing [missing_field]\n"
	    "specs/x.lua:1: error: accelerator \"x\": name is missing "
	    "[missing_field]\n"
	    "specs/x.lua:1: error: accelerator \"x\": segment is missing "
	    "[missing_field]\n"
	    "specs/x.lua:1: error: accelerator \"x\": vendor is missing "
	    "[missing_field]\n"
	    "specs/x.lua:4: error: accelerator \"x\": dense.bf16 wants "
	    "flop/s, got flop [unit_mismatch]\n"
	    "specs/x.lua:5: error: accelerator \"x\": sparse holds a value "
	    "without a format [wrong_type]\n"
	    "specs/x.lua:6: error: accelerator \"x\": vector is empty "
	    "[out_of_range]\n");
	arena_free(g.arena);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(faults),
		cmocka_unit_test(faults_of_rates),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
