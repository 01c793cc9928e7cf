/*
 * Quantities as an author meets them: arithmetic, comparison, text, lines.
 */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "spec/sandbox.h"

#include "check.h"

struct run {
	struct arena *arena;
	struct diags *diags;
	struct sandbox *box;
};

/* Runs a chunk; its one result stays on the stack. */
static struct run
run_chunk(const char *code)
{
	struct run r = { .arena = arena_new(check_no_memory) };

	r.diags = diags_new(r.arena);
	r.box = sandbox_open(r.arena, r.diags, spec_default_limits);
	sandbox_environment(r.box);
	if (sandbox_load(r.box, "specs/q.lua", code, strlen(code), -1) == 0)
		sandbox_call(r.box, 0, 1, DIAG_lua_error);
	return r;
}

static void
end_run(struct run *r)
{
	sandbox_close(r->box);
	arena_free(r->arena);
}

static void
values(void **state)
{
	static const struct {
		const char *code;
		double want;
		const char *dim;
	} rows[] = {
		{ "return 80 * GB", 80e9, "byte" },
		{ "return 80 * GiB", 85899345920, "byte" },
		{ "return 3.35 * TB/s", 3.35e12, "byte/s" },
		{ "return 989.4 * TFLOP/s", 989.4e12, "flop/s" },
		{ "return 900 * GB/s / 2", 450e9, "byte/s" },
		{ "return 2.49 * USD/h", 2.49 / 3600, "USD/s" },
		{ "return 1/s", 1, "1/s" },
		{ "return 1 * kWh", 3.6e6, "J" },
		{ "return 700 * W * h", 2520000, "J" },
		{ "return 1 * year - 1 * h", 31532400, "s" },
		{ "return -(2 * s)", -2, "s" },
		{ "return (2 * s)^2", 4, "s^2" },
		{ "return (2 * s)^-1", 0.5, "1/s" },
		{ "return 1 * GB + 1 * MB", 1001e6, "byte" },
		{ "return 80 * GB / GB", 80, "1" },
		{ "return 45 * percent", 0.45, "1" },
		{ "return 1 * Gbit", 125e6, "byte" },
		{ "return math.max(1 * GB, 1 * GiB)", 1073741824, "byte" },
		{ "return math.abs(-3 * s)", 3, "s" },
		{ "return math.ceil(7 * GB / (2 * GB))", 4, "1" },
		{ "return tonumber(45 * percent)", 0.45, "1" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct run r = run_chunk(rows[i].code);
		struct spec_quantity q;
		struct text dim;

		check_int(rows[i].code, diags_status(r.diags), 0);
		assert_true(quantity_get(r.box->lua, -1, &q));
		text_init(&dim, r.arena);
		dim_text(&dim, q.q.dim);
		check_close(rows[i].code, q.q.value, rows[i].want, 1e-15);
		check_text(rows[i].code, dim.data, rows[i].dim);
		end_run(&r);
	}
}

static void
comparisons(void **state)
{
	static const struct {
		const char *code;
		int want;
	} rows[] = {
		{ "return 1 * GB < 1 * GiB", 1 },
		{ "return 1 * GiB <= 1 * GB", 0 },
		{ "return 1000 * MB == 1 * GB", 1 },
		{ "return 1 * h ~= 3600 * s", 0 },
		{ "return 2 > 50 * percent", 1 },
		{ "return 1 * GB == 1", 0 },
		{ "return (1 * GB == 'x')", 0 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct run r = run_chunk(rows[i].code);

		check_int(rows[i].code, diags_status(r.diags), 0);
		assert_true(lua_isboolean(r.box->lua, -1));
		check_int(rows[i].code, lua_toboolean(r.box->lua, -1),
		    rows[i].want);
		end_run(&r);
	}
}

static void
texts(void **state)
{
	static const struct {
		const char *code, *want;
	} rows[] = {
		{ "return tostring(3.35 * TB/s)", "3.35 TB/s" },
		{ "return ('%s'):format(700 * W)", "700 W" },
		{ "return tostring(2.5 * GB) .. '!'", "2.5 GB!" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct run r = run_chunk(rows[i].code);

		check_int(rows[i].code, diags_status(r.diags), 0);
		check_text(rows[i].code, lua_tostring(r.box->lua, -1),
		    rows[i].want);
		end_run(&r);
	}
}

static void
faults(void **state)
{
	static const struct {
		const char *code, *want;
	} rows[] = {
		{ "local a = 1\nreturn 1 * TB/s + 1 * TB", "specs/q.lua:2: "
		  "error: cannot add byte/s and byte [unit_mismatch]\n" },
		{ "return 1 * TB - 1", "specs/q.lua:1: error: cannot subtract "
		  "byte and 1 [unit_mismatch]\n" },
		{ "return 1 * TB < 1 * s", "specs/q.lua:1: error: cannot "
		  "compare byte and s [unit_mismatch]\n" },
		{ "return 1 * TB == 1 * s", "specs/q.lua:1: error: cannot "
		  "compare byte and s [unit_mismatch]\n" },
		{ "return 1 * GB / (0 * s)", "specs/q.lua:1: error: the result"
		  " is not a finite number [out_of_range]\n" },
		{ "return 1e308 * GB", "specs/q.lua:1: error: the result is "
		  "not a finite number [out_of_range]\n" },
		{ "return s^0.5", "specs/q.lua:1: error: a unit is raised to "
		  "whole powers only [out_of_range]\n" },
		{ "return s^9 * s^9", "specs/q.lua:1: error: an exponent of a "
		  "unit is past 9 [out_of_range]\n" },
		{ "return 1 * GB * nil", "specs/q.lua:1: error: arithmetic on "
		  "a quantity and a nil [lua_error]\n" },
		{ "return 'a' .. GB", "specs/q.lua:1: error: attempt to "
		  "concatenate a quantity value (global 'GB') [lua_error]\n" },
		{ "return math.floor(GB)", "specs/q.lua:1: error: a quantity "
		  "with a unit is not a number; divide it by its unit "
		  "[unit_mismatch]\n" },
		{ "GB.x = 1", "specs/q.lua:1: error: attempt to index a "
		  "quantity value (global 'GB') [lua_error]\n" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct run r = run_chunk(rows[i].code);
		struct text out;

		text_init(&out, r.arena);
		diags_print(r.diags, &out, DIAG_TEXT, false);
		check_text(rows[i].code, out.data, rows[i].want);
		end_run(&r);
	}
}

static void
lines(void **state)
{
	struct run r = run_chunk("local a\n\na = 80 *\n  GB\nreturn a");
	struct spec_quantity q;

	(void)state;
	assert_true(quantity_get(r.box->lua, -1, &q));
	check_text("file", q.at.file, "specs/q.lua");
	check_int("the line of the operator", q.at.line, 3);
	end_run(&r);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(values),
		cmocka_unit_test(comparisons),
		cmocka_unit_test(texts),
		cmocka_unit_test(faults),
		cmocka_unit_test(lines),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
