/*
 * SkyPilot's catalogue: which machine of Google Cloud accelerators come in, by
 * its page of GPU machine types, and what both cost together, by hand.
 */
#include "check.h"

#include "imported.h"

extern const struct feed feed_skypilot;

#define HEADER "InstanceType,AcceleratorName,AcceleratorCount,Price," \
	"SpotPrice,Region,AvailabilityZone\n"

/* A machine for $1 with accelerators for $8 in one zone; spot $0.25 and $2. */
static void
machines(void **state)
{
	static const struct {
		const char *name, *card;
		int count;
		const char *machine;
	} rows[] = {
		{ "Google: A2, one A100 40 GB", "A100", 1, "a2-highgpu-1g" },
		{ "Google: two", "A100", 2, "a2-highgpu-2g" },
		{ "Google: four", "A100", 4, "a2-highgpu-4g" },
		{ "Google: eight", "A100", 8, "a2-highgpu-8g" },
		{ "Google: sixteen", "A100", 16, "a2-megagpu-16g" },
		{ "Google: A2 Ultra, one A100 80 GB", "A100-80GB", 1,
		    "a2-ultragpu-1g" },
		{ "Google: two of them", "A100-80GB", 2, "a2-ultragpu-2g" },
		{ "Google: four of them", "A100-80GB", 4, "a2-ultragpu-4g" },
		{ "Google: eight of them", "A100-80GB", 8, "a2-ultragpu-8g" },
		{ "Google: G2, two L4", "L4", 2, "g2-standard-24" },
		{ "Google: four L4", "L4", 4, "g2-standard-48" },
		{ "Google: eight L4", "L4", 8, "g2-standard-96" },
		{ "Google: A3 High, eight H100", "H100", 8, "a3-highgpu-8g" },
		{ "by hand: L4 comes in five machines, the least of them", "L4",
		    1, "g2-standard-4" },
	};

	(void)state;
	scratch_enter("machines");
	for (size_t i = 0; i < COUNT(rows); i++)
		check_text(rows[i].name, imported_rows(imported(
		    &feed_skypilot, "gcp.csv", arena_printf(arena, HEADER
		    "%s,,,1,0.25,here,here-a\n"
		    ",%s,%d,8,2,here,here-a\n", rows[i].machine, rows[i].card,
		    rows[i].count), "2026-01-03")), arena_printf(arena,
		    "%s %d on_demand 9 ; %s %d spot 2.25 ; ", rows[i].machine,
		    rows[i].count, rows[i].machine, rows[i].count));
}

static void
rows_of(void **state)
{
	static const struct {
		const char *name, *rows, *want;
	} rows[] = {
		{ "by hand: a machine with its accelerators",
		    "p5,H100,8,98.32,40,east,east-1\n",
		    "p5 8 on_demand 98.32 ; p5 8 spot 40 ; " },
		{ "a spot price of nothing is not known",
		    "p5,H100,8,98.32,0,east,east-1\n",
		    "p5 8 on_demand 98.32 ; " },
		{ "accelerators without a machine", ",H100,8,8,2,here,here-a\n",
		    "" },
		{ "whose machine stands in another zone",
		    "a3-highgpu-8g,,,1,0.25,here,here-b\n"
		    ",H100,8,8,2,here,here-a\n", "" },
		{ "seven, for which there is no machine",
		    "a3-highgpu-8g,,,1,0.25,here,here-a\n"
		    ",H100,7,8,2,here,here-a\n", "" },
		{ "the machine comes later",
		    ",H100,8,8,2,here,here-a\n"
		    "a3-highgpu-8g,,,1,0.25,here,here-a\n",
		    "a3-highgpu-8g 8 on_demand 9 ; "
		    "a3-highgpu-8g 8 spot 2.25 ; " },
		{ "two regions that call a zone the same",
		    "a3-highgpu-8g,,,1,,here,z\n"
		    ",H100,8,8,,here,z\n,H100,8,8,,there,z\n",
		    "a3-highgpu-8g 8 on_demand 9 ; "
		    "a3-highgpu-8g 8 on_demand 9 ; " },
		{ "its price is not known",
		    "a3-highgpu-8g,,,0,0.25,here,here-a\n"
		    ",H100,8,8,2,here,here-a\n",
		    "a3-highgpu-8g 8 spot 2.25 ; " },
		{ "nor that of the accelerators",
		    "a3-highgpu-8g,,,1,0.25,here,here-a\n"
		    ",H100,8,0,2,here,here-a\n",
		    "a3-highgpu-8g 8 spot 2.25 ; " },
		{ "a TPU has no machine beside it", ",tpu-v5e-8,1,8,2,here,a\n",
		    " 1 on_demand 8 ;  1 spot 2 ; " },
		{ "a machine alone", "n2-standard-8,,,1,0.25,here,a\n", "" },
	};

	(void)state;
	scratch_enter("rows");
	for (size_t i = 0; i < COUNT(rows); i++)
		check_text(rows[i].name, imported_rows(imported(
		    &feed_skypilot, "gcp.csv", arena_printf(arena, HEADER
		    "%s", rows[i].rows), "2026-01-03")),
		    rows[i].want);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, open_arena, close_arena)

int
main(void)
{
	const struct CMUnitTest tests[] = { TEST(machines), TEST(rows_of) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
