/*
 * gpuhunt: catalogues of dstack's gpuhunt (CSV, a row an offer, spot a row of
 * its own), and its prices of Google's TPUs (tpu_pricing.json or .csv), which
 * are of one chip an hour.
 */
#include <string.h>

#include "base/array.h"
#include "base/diag.h"
#include "base/file.h"
#include "base/text.h"
#include "feed/intake.h"
#include "feed/json.h"
#include "feed/table.h"
#include "unit/number.h"

enum { TYPE, PLACE, PRICE, PER, NAME, MEMORY, SPOT, COLUMNS };

static const char *const columns[COLUMNS] = { "instance_name", "location",
	"price", "gpu_count", "gpu_name", "gpu_memory", "spot" };
static const char *const tpu_columns[] = { "tpu", "region",
	"usd_chip_hour_on_demand", "usd_chip_hour_spot" };

static const double gibibyte = 1073741824;

/* Tiers of tpu_pricing.json. */
static const struct {
	const char *member, *tier;
} tpu_tiers[] = {
	{ "On Demand (USD)", "on_demand" },
	{ "Spot (USD)", "spot" },
	{ "1-year Commitment (USD)", "reserved_1y" },
	{ "3-year Commitment (USD)", "reserved_3y" },
};

static void
add_place(const struct feed_file *f, const char *name, const struct json *of)
{
	intake_row(f->intake);
	for (size_t i = 0; i < COUNT(tpu_tiers); i++) {
		const struct json *price = json_member(of,
		    tpu_tiers[i].member);
		struct quote q = { .provider = "gcp", .name = name,
			.sku = name, .region = of->name,
			.tier = tpu_tiers[i].tier, .count = 1,
			.unit = "accelerator_hour" };

		if (!price || price->type != JSON_number)
			continue;
		q.price = price->number;
		intake_add(f->intake, &q);
	}
}

static void
read_json(const struct feed_file *f)
{
	struct origin at = { f->path, 0 };
	const char *error = NULL;
	const struct json *root;
	size_t len;
	char *data = file_read(f->arena, f->path, &len);

	if (!data) {
		diag(f->diags, file_unread(), at, "%s", file_error());
		return;
	}
	root = json_read(f->arena, data, len, &error, &at.line);
	if (!root || root->type != JSON_object) {
		diag(f->diags, DIAG_csv, at, "%s", root ? "want an object of "
		    "TPUs" : error);
		return;
	}
	for (size_t i = 0; i < root->count; i++)
		for (size_t n = 0; n < root->item[i].count; n++)
			add_place(f, root->item[i].name,
			    &root->item[i].item[n]);
}

static void
read_tpus(const struct feed_file *f)
{
	struct table_file t;

	if (!table_file_open(&t, f, tpu_columns, COUNT(tpu_columns), 3))
		return;
	while (table_file_row(&t, f)) {
		struct quote q = { .provider = "gcp",
			.name = table_file_cell(&t, 0),
			.sku = table_file_cell(&t, 0),
			.region = table_file_cell(&t, 1), .count = 1,
			.unit = "accelerator_hour" };

		intake_add_cell(f->intake, &q, table_file_cell(&t, 2),
		    "on_demand");
		intake_add_cell(f->intake, &q, table_file_cell(&t, 3),
		    "spot");
	}
}

static void
read_offers(const struct feed_file *f)
{
	struct table_file t;

	if (!table_file_open(&t, f, columns, COLUMNS, COLUMNS))
		return;
	while (table_file_row(&t, f)) {
		const char *spot = table_file_cell(&t, SPOT);
		double memory = 0, count = 0;
		struct quote q = { .name = table_file_cell(&t, NAME),
			.sku = table_file_cell(&t, TYPE),
			.region = table_file_cell(&t, PLACE),
			.unit = "instance_hour" };

		if (!number_read(table_file_cell(&t, PER), &count) ||
		    count <= 0 || !*q.name) {
			intake_skip(f->intake, SKIP_no_accelerator);
			continue;
		}
		q.count = count;
		if (number_read(table_file_cell(&t, MEMORY), &memory))
			q.memory = memory * gibibyte;
		intake_add_cell(f->intake, &q, table_file_cell(&t, PRICE),
		    *spot == 'T' || *spot == 't' ? "spot" : "on_demand");
	}
}

static void
read(const struct feed_file *f)
{
	if (text_ends(f->path, ".json"))
		read_json(f);
	else if (table_file_has(f, tpu_columns[0]))
		read_tpus(f);
	else
		read_offers(f);
}

const struct feed feed_gpuhunt = {
	.name = "gpuhunt",
	.title = "gpuhunt catalogue",
	.url = "https://github.com/dstackai/gpuhunt",
	.fresh_days = 7,
	.read = read,
};
