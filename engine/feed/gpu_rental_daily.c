/*
 * gpu_rental_daily: observations.csv of the GPU pricing tracker, all days or
 * one.
 *
 * The median of a row is taken: its highest price is one listing of a market.
 * Up to 2026-02-18 it is the price of all gpu_count GPUs, from the next day on
 * that of one, in the same column.  Machines of vast.ai are single ones that
 * no fast link joins, and their spot prices are bids; rows of RunPod's region
 * "any" repeat those of "secure" and "community".
 */
#include <string.h>

#include "feed/intake.h"
#include "feed/table.h"
#include "unit/number.h"

enum { DAY, PROVIDER, NAME, PER, REGION, TIER, PRICE, OFFERS, COLUMNS };

static const char *const columns[COLUMNS] = { "date", "provider", "gpu_model",
	"gpu_count", "region", "rental_type", "price_median_usd",
	"n_offers" };

/* From this day on a price is that of one GPU. */
static const char one_from[] = "2026-02-19";

static void
add_row(const struct feed_file *f, const struct table_file *t)
{
	const char *price = table_file_cell(t, PRICE);
	struct quote q = { .date = table_file_cell(t, DAY),
		.provider = table_file_cell(t, PROVIDER),
		.name = table_file_cell(t, NAME),
		.sku = table_file_cell(t, NAME),
		.region = table_file_cell(t, REGION),
		.tier = table_file_cell(t, TIER), .unit = "accelerator_hour" };
	bool single = !strcmp(q.provider, "vast.ai");
	double offers = 0;

	if (!*price)
		return;
	if (!number_read(table_file_cell(t, PER), &q.count) ||
	    !number_read(price, &q.price) || (strcmp(q.tier, "on_demand") &&
	    strcmp(q.tier, "spot"))) {
		intake_skip(f->intake, SKIP_malformed);
		return;
	}
	if (single && !strcmp(q.tier, "spot")) {
		intake_skip(f->intake, SKIP_bid);
		return;
	}
	if (strcmp(q.date, one_from) < 0)
		q.unit = "instance_hour";
	else if (single) {
		q.unit = "instance_hour";
		q.price *= q.count;
	}
	if (single && number_read(table_file_cell(t, OFFERS), &offers))
		q.available = offers * q.count;
	intake_add(f->intake, &q);
}

static void
read(const struct feed_file *f)
{
	struct table_file t;

	if (table_file_averages(f, "median_usd_per_gpu_hour") ||
	    !table_file_open(&t, f, columns, COLUMNS, OFFERS))
		return;
	while (table_file_row(&t, f))
		add_row(f, &t);
	intake_drop_region(f->intake, "any");
}

const struct feed feed_gpu_rental_daily = {
	.name = "gpu_rental_daily",
	.title = "GPU pricing tracker (observations.csv)",
	.url = "https://github.com/cherielilili/gpu-pricing-tracker",
	.fresh_days = 14,
	.read = read,
};
