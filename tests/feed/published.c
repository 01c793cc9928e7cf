/*
 * Whole config.json of many families: their parameters are those that others
 * publish, exactly, or to the digits that are printed.
 */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "base/array.h"
#include "base/diag.h"
#include "base/file.h"
#include "feed/csv.h"
#include "feed/hf_config.h"

#include "test_arena.h"

/* Counts of others that have more or less in them, and what; within 0.5 %. */
static const struct {
	const char *config, *why;
} near[] = {
	{ "whisper-large-v2", "keras-hub's has no bias that stays zero" },
	{ "gpt-j-6b", "its model card counts a head without its bias" },
	{ "jamba-1.5-mini", "counted of version 0.1" },
	{ "falcon-h1-7b", "from memory" },
};

static char *
text_of(const char *path, size_t *len)
{
	char *data = file_read(arena, path, len);

	if (!data)
		fail_msg("%s: cannot be read", path);
	return data;
}

static double
parameters(const char *config)
{
	const char *path = arena_printf(arena, "tests/import/configs/%s.json",
	    config);
	struct hf_file file = { .path = path };
	struct hf_said said;
	struct model *m;

	file.data = text_of(path, &file.len);
	m = hf_config_read(arena, diags_new(arena), &file, &said);
	if (!m)
		fail_msg("%s: was refused", config);
	return m->parameters.value;
}

/* Half of the last digit that is printed: 8.17 billion are within 5 million. */
static double
half_of_last(double printed)
{
	double last = 1;

	while (printed >= 10 * last && fmod(printed, 10 * last) <= 0)
		last *= 10;
	return last > 1 ? last / 2 : 0;
}

static double
allowed(const char *config, double printed)
{
	for (size_t i = 0; i < COUNT(near); i++)
		if (!strcmp(near[i].config, config))
			return 0.005;
	return fmin(0.005, half_of_last(printed) / printed);
}

static void
counts(void **state)
{
	struct csv csv;
	size_t len, rows = 0;
	char *data = text_of("tests/import/published.csv", &len);

	(void)state;
	csv_open(&csv, arena, data, len);
	assert_true(csv_next(&csv));
	while (csv_next(&csv)) {
		char config[64];
		double printed;

		assert_int_equal(csv.cells, 4);
		snprintf(config, sizeof(config), "%s", csv.cell[0]);
		printed = strtod(csv.cell[2], NULL);
		check_close(config, parameters(config), printed,
		    allowed(config, printed));
		rows++;
	}
	assert_null(csv.error);
	assert_true(rows >= 70);
}

/* Is a number of a record of the text at one line: "key": 32? */
static bool
says(const char *text, int line, double value)
{
	const char *at = text, *end;

	while (--line > 0 && (at = strchr(at, '\n')))
		at++;
	end = at ? strchr(at, '\n') : NULL;
	for (at = at ? strchr(at, ':') : NULL; at && (!end || at < end); at++) {
		char *behind;

		if (fabs(strtod(at, &behind) - value) <= 0 && behind > at)
			return true;
	}
	return false;
}

/* What follows from several numbers names the line of one of them. */
static bool
follows(const char *field)
{
	static const char *const all[] = { "layers", "state_layers",
		"attention_layers", "mlp_layers", "dense_layers", "head_dim",
		"window_layers", "extra_parameters", "state_heads" };

	for (size_t i = 0; i < COUNT(all); i++)
		if (!strcmp(field, all[i]))
			return true;
	return false;
}

/* A number that is said to stand in a line of the file stands there, and what
 * the file does not say is told as what the family's code has. */
static void
lines(void **state)
{
	struct csv csv;
	size_t len, numbers = 0;
	char *data = text_of("tests/import/published.csv", &len);

	(void)state;
	csv_open(&csv, arena, data, len);
	assert_true(csv_next(&csv));
	while (csv_next(&csv)) {
		const char *path = arena_printf(arena,
		    "tests/import/configs/%s.json", csv.cell[0]);
		const struct record_type *type = record_type_of("model");
		struct hf_file file = { .path = path };
		struct hf_said said;
		struct model *m;

		file.data = text_of(path, &file.len);
		m = hf_config_read(arena, diags_new(arena), &file, &said);
		assert_non_null(m);
		for (size_t i = 0; i < type->fields; i++) {
			const struct field *f = &type->field[i];
			const struct number *n = record_field(&m->head, f);

			if ((f->type != FIELD_COUNT && f->type !=
			    FIELD_NUMBER) || !n->fact.given ||
			    !strcmp(f->name, "parameters"))
				continue;
			numbers++;
			if (n->fact.assume) {
				if (!strstr(n->fact.assume, "the file does "
				    "not say") || n->fact.at.line != 1)
					fail_msg("%s: %s at line %d: %s",
					    path, f->name, n->fact.at.line,
					    n->fact.assume);
			} else if (n->fact.at.line < 2 || (!follows(f->name) &&
			    !says(file.data, n->fact.at.line, n->value)))
				fail_msg("%s: %s is not %g in line %d", path,
				    f->name, n->value, n->fact.at.line);
		}
	}
	assert_true(numbers >= 700);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, open_arena, close_arena)

int
main(void)
{
	const struct CMUnitTest tests[] = { TEST(counts), TEST(lines) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
