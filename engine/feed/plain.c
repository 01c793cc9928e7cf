/*
 * plain: the columns of our own price files, in a file from anywhere.
 */
#include <string.h>

#include "base/array.h"
#include "feed/intake.h"
#include "feed/table.h"
#include "unit/number.h"

enum { NAME, PER, TIER, UNIT, PRICE, PROVIDER, DAY, SKU, REGION, CONDITION,
	AVAILABLE, CURRENCY, COLUMNS };

static const char *const columns[COLUMNS] = { "accelerator", "count", "tier",
	"unit", "price", "provider", "date", "sku", "region", "condition",
	"available", "currency" };

static const char *const per[] = { "accelerator_hour", "instance_hour",
	"accelerator", "instance" };

static bool
is_one_of(const char *word, const char *const *words, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (!strcmp(words[i], word))
			return true;
	return false;
}

static const char *
some(const char *cell)
{
	return *cell ? cell : NULL;
}

static void
add_row(const struct feed_file *f, const struct table_file *t)
{
	const char *currency = table_file_cell(t, CURRENCY);
	const char *tier = table_file_cell(t, TIER);
	struct quote q = { .name = table_file_cell(t, NAME),
		.unit = table_file_cell(t, UNIT),
		.provider = some(table_file_cell(t, PROVIDER)),
		.date = some(table_file_cell(t, DAY)),
		.sku = table_file_cell(t, SKU),
		.region = table_file_cell(t, REGION),
		.condition = table_file_cell(t, CONDITION) };

	if (!number_read(table_file_cell(t, PER), &q.count) ||
	    !intake_sells(f->intake, tier) ||
	    !is_one_of(q.unit, per, COUNT(per)) ||
	    (*currency && strcmp(currency, "USD") != 0)) {
		intake_skip(f->intake, SKIP_malformed);
		return;
	}
	if (!number_read(table_file_cell(t, AVAILABLE), &q.available))
		q.available = 0;
	intake_add_cell(f->intake, &q, table_file_cell(t, PRICE), tier);
}

static void
read(const struct feed_file *f)
{
	struct table_file t;

	if (!table_file_open(&t, f, columns, COLUMNS, PRICE + 1))
		return;
	while (table_file_next(&t, f)) {
		intake_row(f->intake);
		add_row(f, &t);
	}
}

const struct feed feed_plain = {
	.name = "plain",
	.title = "Prices of one's own",
	.fresh_days = 92,
	.read = read,
};
