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

#define TEST(f) cmocka_unit_test_setup_teardown(f, open_arena, close_arena)

int
main(void)
{
	const struct CMUnitTest tests[] = { TEST(counts) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
