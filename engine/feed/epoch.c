/*
 * epoch: Epoch AI's hardware prices, a price of one chip an hour or bought.
 *
 * A price without a vendor is a list or launch price that nobody sells at.
 */
#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "feed/intake.h"
#include "feed/table.h"

enum { DAY, NAME, VENDOR, PLACE, HOUR, YEAR, YEARS, BOUGHT, WHAT, COLUMNS };

static const char *const ours[COLUMNS] = { "price_date", "hardware", "vendor",
	"location", "usd_chip_hour_on_demand", "usd_chip_hour_1y",
	"usd_chip_hour_3y", "usd_purchase", "cloud_gpu_description" };
static const char *const theirs[COLUMNS] = { "Price date", "Hardware model",
	"Vendor", "Location", "Price per chip-hour (on-demand)",
	"Price per chip-hour (1-year CUD)", "Price per chip-hour (3-year CUD)",
	"Price (hardware purchase)", "Cloud GPU description" };

/* A description may be a whole paragraph: its start names the product. */
enum { PRODUCT = 100 };

static void
add_row(const struct feed_file *f, const struct table_file *t)
{
	char what[PRODUCT];
	struct quote q = { .date = table_file_cell(t, DAY),
		.provider = table_file_cell(t, VENDOR),
		.name = table_file_cell(t, NAME),
		.sku = what,
		.region = table_file_cell(t, PLACE),
		.unit = "accelerator_hour", .count = 1 };

	text_copy(what, sizeof(what), table_file_cell(t, WHAT));
	if (!*q.provider) {
		intake_skip(f->intake, *table_file_cell(t, BOUGHT) ?
		    SKIP_no_seller : SKIP_no_price);
		return;
	}
	intake_add_cell(f->intake, &q, table_file_cell(t, HOUR), "on_demand");
	intake_add_cell(f->intake, &q, table_file_cell(t, YEAR),
	    "reserved_1y");
	intake_add_cell(f->intake, &q, table_file_cell(t, YEARS),
	    "reserved_3y");
	q.unit = "accelerator";
	intake_add_cell(f->intake, &q, table_file_cell(t, BOUGHT),
	    "purchase");
}

static void
read(const struct feed_file *f)
{
	struct table_file t;

	if (!table_file_open(&t, f, table_file_has(f, theirs[NAME]) ? theirs :
	    ours, COLUMNS, BOUGHT + 1))
		return;
	while (table_file_row(&t, f))
		add_row(f, &t);
}

const struct feed feed_epoch = {
	.name = "epoch",
	.title = "Epoch AI hardware prices",
	.url = "https://github.com/epoch-research/training-cost-trends",
	.fresh_days = 366,
	.part = true,
	.read = read,
};
