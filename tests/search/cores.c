/* The cores that an offer's host has for one accelerator. */
#include "check.h"

#include "fixture.h"
#include "kind/host_cores.h"

/* What clouds print: vCPUs, two a core, of the whole machine. */
static const struct {
	const char *provider, *sku;
	double cores;
} rows[] = {
	{ "aws", "p4d.24xlarge", 96 / 2 / 8. },
	{ "aws", "g5.xlarge", 4 / 2 / 1. },
	{ "aws", "p3.2xlarge", 8 / 2 / 1. },
	{ "gcp", "a2-highgpu-1g", 12 / 2 / 1. },
	{ "gcp", "a2-megagpu-16g", 96 / 2 / 16. },
	{ "gcp", "g2-standard-24", 24 / 2 / 2. },
	{ "runpod", "H100_SXM", 26 / 2 / 1. },
	/* Nobody says. */
	{ "nebius", "NVIDIA HGX H100", 0 },
};

static const struct offer *
offer_of(const struct catalog *cat, const char *provider, const char *sku)
{
	for (size_t i = 0; i < cat->offers.count; i++) {
		const struct offer *o =
		    (const struct offer *)cat->offers.item[i];

		if (o->sku.text && !strcmp(o->sku.text, sku) &&
		    !strcmp(o->provider.text, provider))
			return o;
	}
	fail_msg("no offer %s of %s", sku, provider);
	return NULL;
}

static void
recorded(void **state)
{
	struct arena *arena;
	struct catalog *cat = fixture_load(&arena, ".");
	double value[1][CHAIN_BLOCK];
	struct binding b = { .value = value };

	(void)state;
	for (size_t i = 0; i < sizeof(rows) / sizeof(*rows); i++) {
		struct placement p = { .offer = offer_of(cat,
		    rows[i].provider, rows[i].sku) };

		p.accelerator = (const struct accelerator *)catalog_find(
		    &cat->accelerators, p.offer->accelerator.text);
		host_cores_bind(&b, 0, cat, &p);
		check_close(rows[i].sku, value[0][0], rows[i].cores, 0);
	}
	arena_free(arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(recorded),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
