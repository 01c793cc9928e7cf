/*
 * aws_vantage: instances of AWS as instances.vantage.sh lists them, in
 * tsaol/aws-gpu's all_gpu_instances.js or flattened to CSV.
 *
 * Prices are of a whole instance an hour; "reserved" is one year, nothing
 * upfront.  A part of a GPU has a count below one and is not used.
 */
#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/file.h"
#include "base/text.h"
#include "feed/intake.h"
#include "feed/json.h"
#include "feed/table.h"
#include "unit/number.h"

enum { TYPE, NAME, PER, REGION, HOUR, YEAR, SPOT, COLUMNS };

static const char *const columns[COLUMNS] = { "instance", "gpu", "gpu_count",
	"region", "usd_hour_on_demand", "usd_hour_reserved_1y",
	"usd_hour_spot" };

static void
add_price(const struct feed_file *f, struct quote *q, const struct json *of,
    const char *name, const char *tier)
{
	const struct json *price = json_member(of, name);

	if (!price || price->type != JSON_number)
		return;
	q->price = price->number;
	q->tier = tier;
	intake_add(f->intake, q);
}

static void
add_instance(const struct feed_file *f, const struct json *i)
{
	const struct json *name = json_member(i, "gpu");
	const struct json *type = json_member(i, "name");
	const struct json *count = json_member(i, "gpuCount");
	const struct json *pricing = json_member(i, "pricing");
	bool good = type && type->type == JSON_string && pricing;

	for (size_t r = 0; good && r < pricing->count; r++) {
		const struct json *at = &pricing->item[r];
		struct quote q = { .name = name && name->text ? name->text :
			"", .sku = type->text, .region = at->name,
			.unit = "instance_hour",
			.count = count ? count->number : 0 };

		intake_row(f->intake);
		add_price(f, &q, at, "onDemand", "on_demand");
		add_price(f, &q, at, "reserved", "reserved_1y");
		add_price(f, &q, at, "spot", "spot");
	}
}

static void
read_script(const struct feed_file *f)
{
	struct origin at = { f->path, 0 };
	const char *error = "no list of instances", *from, *to;
	const struct json *list = NULL;
	size_t len;
	char *data = file_read(f->arena, f->path, &len);

	if (!data) {
		diag(f->diags, file_unread(), at, "%s", file_error());
		return;
	}
	intake_dated_after(f->intake, data, "Last updated: ");
	from = strchr(data, '[');
	to = strrchr(data, ']');
	if (from && to && to > from)
		list = json_read(f->arena, from, (size_t)(to - from) + 1,
		    &error, &at.line);
	if (!list)
		diag(f->diags, DIAG_csv, at, "%s", error);
	for (size_t i = 0; list && i < list->count; i++)
		add_instance(f, &list->item[i]);
}

static void
read_table(const struct feed_file *f)
{
	struct table_file t;

	if (!table_file_open(&t, f, columns, COLUMNS, HOUR + 1))
		return;
	while (table_file_row(&t, f)) {
		struct quote q = { .name = table_file_cell(&t, NAME),
			.sku = table_file_cell(&t, TYPE),
			.region = table_file_cell(&t, REGION),
			.unit = "instance_hour" };

		if (!number_read(table_file_cell(&t, PER), &q.count)) {
			intake_skip(f->intake, SKIP_malformed);
			continue;
		}
		intake_add_cell(f->intake, &q, table_file_cell(&t, HOUR),
		    "on_demand");
		intake_add_cell(f->intake, &q, table_file_cell(&t, YEAR),
		    "reserved_1y");
		intake_add_cell(f->intake, &q, table_file_cell(&t, SPOT),
		    "spot");
	}
}

static void
read(const struct feed_file *f)
{
	if (text_ends(f->path, ".js") || text_ends(f->path, ".json"))
		read_script(f);
	else
		read_table(f);
}

const struct feed feed_aws_vantage = {
	.name = "aws_vantage",
	.provider = "aws",
	.title = "AWS instances (instances.vantage.sh)",
	.url = "https://github.com/tsaol/aws-gpu",
	.fresh_days = 62,
	.read = read,
};
