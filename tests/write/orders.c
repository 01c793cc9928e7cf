/*
 * The order of a decision in decisions.json and in orders.csv: what has a
 * meaning for how it is had is there, with its number, and nothing else.
 */
#include "check.h"

#include <string.h>

#include "sample.h"
#include "base/file.h"

/* The decisions of the sample guide with another order, as JSON. */
static char *
json_of(struct guide *g, struct order asked, const char *name)
{
	struct order *o = (struct order *)(uintptr_t)
	    g->decisions->item[0].ranked->order;
	struct order was = *o;
	const char *dir;

	asked.candidate = was.candidate;
	asked.accelerator = was.accelerator;
	asked.format = was.format;
	asked.objective = was.objective;
	asked.objective_unit = was.objective_unit;
	*o = asked;
	dir = arena_printf(g->arena, "%s/%s", getenv("T") ? getenv("T") :
	    "/tmp/orders", name);
	assert_int_equal(sample_write(g, dir), 0);
	return file_read(g->arena, arena_printf(g->arena,
	    "%s/data/decisions.json", dir), &(size_t){ 0 });
}

/* Is it there: `"key": value` or, of a key alone, nowhere in the file. */
static void
money(void **state)
{
	static const struct {
		const char *name;
		struct order order;
		const char *has[4], *lacks[4];
	} rows[] = {
		{ "one month that is committed to", { .tenure = TENURE_COMMIT,
		    .usd_per_month = 730, .commitment_months = 1,
		    .usd_committed = 730, .usd_total = 730,
		    .horizon_months = 1 },
		    { "\"usd_per_month\":730", "\"commitment_months\":1",
		    "\"usd_committed\":730", "\"horizon_months\":1" },
		    { "usd_upfront", "usd_resale", "usd_run\"",
		    "usd_running" } },
		{ "half a month", { .tenure = TENURE_COMMIT,
		    .usd_per_month = 730, .commitment_months = 0.5,
		    .usd_committed = 365 },
		    { "\"commitment_months\":0.5", "\"usd_committed\":365" },
		    { "usd_upfront" } },
		{ "by the hour", { .tenure = TENURE_RENT,
		    .usd_per_month = 80, .usd_total = 960,
		    .horizon_months = 12 },
		    { "\"usd_per_month\":80", "\"usd_total\":960" },
		    { "commitment_months", "usd_committed", "usd_upfront" } },
		{ "one run", { .tenure = TENURE_RENT, .usd_run = 0.5,
		    .usd_total = 0.5 }, { "\"usd_run\":0.5" },
		    { "usd_running", "commitment_months" } },
		{ "bought", { .tenure = TENURE_BUY, .buys = true,
		    .usd_upfront = 5000, .usd_resale = 0, .usd_running = 1,
		    .usd_total = 5001, .horizon_months = 36 },
		    { "\"usd_upfront\":5000", "\"usd_resale\":0",
		    "\"usd_running\":1", "\"usd_total\":5001" },
		    { "commitment_months", "usd_run\"", "usd_apart" } },
		{ "paid beside it", { .usd_apart = 1 }, { "\"usd_apart\":1" },
		    { "usd_running" } },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct guide *g = sample_guide(".");
		struct order o = rows[i].order;
		char *json, *order;

		o.accelerators = o.copies = o.accelerators_per_copy = 1;
		o.machines = 1;
		json = json_of(g, o, (char[]){ (char)('a' + i), '\0' });
		assert_non_null(json);
		order = strstr(json, "\"order\":");
		assert_non_null(order);
		for (size_t k = 0; k < 4 && rows[i].has[k]; k++)
			if (!strstr(order, rows[i].has[k]))
				fail_msg("%s: no %s in %s", rows[i].name,
				    rows[i].has[k], order);
		for (size_t k = 0; k < 4 && rows[i].lacks[k]; k++)
			if (strstr(order, rows[i].lacks[k]))
				fail_msg("%s: %s in %s", rows[i].name,
				    rows[i].lacks[k], order);
		sample_free(g);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(money) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
