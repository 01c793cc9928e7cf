/*
 * Feeds of cards that are bought: a row a listing, a day or a month.
 */
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/file.h"
#include "base/text.h"
#include "feed/intake.h"
#include "feed/json.h"
#include "feed/table.h"
#include "unit/number.h"

static const double gibibyte = 1073741824;

/* "$1,234.50" is a price too. */
static const char *
plain(char *to, size_t size, const char *from)
{
	size_t n = 0;

	for (; *from && n + 1 < size; from++)
		if (*from != '$' && *from != ',')
			to[n++] = *from;
	to[n] = '\0';
	return to;
}

/* video-card.csv of PCPartPicker: of a chipset's listings, the median. */
static void
read_parts(const struct feed_file *f)
{
	static const char *const columns[] = { "chipset", "price", "memory" };
	struct table_file t;

	if (table_file_averages(f, "median_usd") ||
	    !table_file_open(&t, f, columns, COUNT(columns), 3))
		return;
	while (table_file_row(&t, f)) {
		double memory = 0;
		struct quote q = { .name = table_file_cell(&t, 0),
			.sku = table_file_cell(&t, 0), .region = "US",
			.unit = "accelerator", .count = 1 };

		if (number_read(table_file_cell(&t, 2), &memory))
			q.memory = memory * gibibyte;
		intake_add_cell(f->intake, &q, table_file_cell(&t, 1),
		    "purchase");
	}
}

const struct feed feed_retail_pcpartpicker = {
	.name = "retail_pcpartpicker",
	.provider = "pcpartpicker",
	.title = "PCPartPicker video cards (video-card.csv)",
	.url = "https://github.com/docyx/pc-part-dataset",
	.fresh_days = 400,
	.merge = MERGE_median,
	.read = read_parts,
};

/* A new card that Amazon sells; date NULL: the file's. */
static struct quote
new_card(const char *name, const char *date)
{
	return (struct quote){ .name = name, .sku = name, .date = date,
		.region = "US", .unit = "accelerator", .count = 1,
		.tier = "purchase" };
}

/* Amazon's offer of the day, as CSV; blank where there was none. */
static void
read_offers(const struct feed_file *f)
{
	static const char *const columns[] = { "gpu", "usd", "date" };
	struct table_file t;
	char price[64];

	if (!table_file_open(&t, f, columns, COUNT(columns), 3))
		return;
	while (table_file_row(&t, f)) {
		struct quote q = new_card(table_file_cell(&t, 0),
		    table_file_cell(&t, 2));

		intake_add_cell(f->intake, &q, plain(price, sizeof(price),
		    table_file_cell(&t, 1)), q.tier);
	}
}

/* The text of "<td>NVIDIA L4</td>"; NULL where the line has no whole cell. */
static char *
page_cell(char *line)
{
	char *from = strstr(line, "<td>");
	char *to = from ? strstr(from, "</td>") : NULL;

	if (!to)
		return NULL;
	*to = '\0';
	return from + strlen("<td>");
}

/*
 * The table of the tracker's README, a cell a line: the name first, then the
 * price, blank where there was no offer.
 */
static void
read_page(const struct feed_file *f)
{
	struct stream s;
	size_t len, cells = 0;
	char *line, name[128] = "", price[64];

	if (stream_open(&s, f->arena, f->path) < 0) {
		diag(f->diags, file_unread(), (struct origin){ f->path, 0 },
		    "%s", file_error());
		return;
	}
	while ((line = stream_next(&s, false, &len))) {
		struct quote q = new_card(name, NULL);
		const char *cell;

		intake_dated_after(f->intake, line,
		    "<!-- LAST_UPDATED -->");
		if (strstr(line, "<tr>"))
			cells = 0;
		cell = page_cell(line);
		if (cell && ++cells == 1)
			text_copy(name, sizeof(name), cell);
		if (!cell || cells != 2)
			continue;
		intake_row(f->intake);
		intake_add_cell(f->intake, &q, plain(price, sizeof(price),
		    cell), q.tier);
	}
	stream_close(&s);
}

/* A card's file of data/: its name, and a price for each time it changed. */
static void
read_history(const struct feed_file *f)
{
	struct origin at = { f->path, 0 };
	const char *error = NULL;
	const struct json *root, *name, *prices;
	size_t len;
	char *data = file_read(f->arena, f->path, &len);

	if (!data) {
		diag(f->diags, file_unread(), at, "%s", file_error());
		return;
	}
	root = json_read(f->arena, data, len, &error, &at.line);
	name = root ? json_member(root, "gpu_name") : NULL;
	prices = root ? json_member(root, "prices") : NULL;
	if (!name || name->type != JSON_string || !prices ||
	    prices->type != JSON_object) {
		diag(f->diags, DIAG_csv, at, "%s", root ?
		    "want gpu_name and prices" : error);
		return;
	}
	for (size_t i = 0; i < prices->count; i++) {
		const struct json *seen = &prices->item[i];
		struct quote q = new_card(name->text,
		    arena_strndup(f->arena, seen->name, 10));

		/* Of one card alone: no whole list of what is sold. */
		q.list = "";
		q.price = seen->number;
		intake_row(f->intake);
		if (seen->type == JSON_number)
			intake_add(f->intake, &q);
	}
}

static void
read_tracker(const struct feed_file *f)
{
	if (text_ends(f->path, ".md"))
		read_page(f);
	else if (text_ends(f->path, ".json"))
		read_history(f);
	else
		read_offers(f);
}

const struct feed feed_retail_tracker = {
	.name = "retail_tracker",
	.provider = "amazon",
	.title = "GPU price tracker (Amazon, offer of the day)",
	.url = "https://github.com/United-Compute/gpu-price-tracker",
	.fresh_days = 31,
	.read = read_tracker,
};

static const char *const months[] = { "January", "February", "March", "April",
	"May", "June", "July", "August", "September", "October", "November",
	"December" };

/* The last day of "2023-09" or "September 2023"; "" of anything else. */
static const char *
month_end(char *to, size_t size, const char *month)
{
	static const int days[] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30,
		31 };
	const char *blank = strchr(month, ' ');
	double number = 0;
	int year = 0;
	char word[8];

	*to = '\0';
	snprintf(word, sizeof(word), "%.4s", blank ? blank + 1 : month);
	if (strspn(word, "0123456789") < 4)
		return to;
	for (const char *p = word; *p; p++)
		year = 10 * year + (*p - '0');
	for (size_t i = 0; blank && i < COUNT(months); i++)
		if (!strncmp(months[i], month, (size_t)(blank - month)))
			number = (double)i + 1;
	if (!blank && strlen(month) == 7) {
		snprintf(word, sizeof(word), "%.2s", month + 5);
		number = number_read(word, &number) ? number : 0;
	}
	if (number >= 1 && number <= 12)
		snprintf(to, size, "%04d-%02d-%02d", year, (int)number,
		    days[(int)number - 1] + ((int)number == 2 &&
		    year % 4 == 0));
	return to;
}

/* Means of what was sold second hand on eBay in a month. */
static void
read_sold(const struct feed_file *f)
{
	static const char *const ours[] = { "gpu", "avg_sold_usd", "month" };
	static const char *const theirs[] = { "GPU", "eBay Price", "Month" };
	struct table_file t;
	struct stream s;
	size_t len;
	/* The day of the last row's month: rows of a month stand together. */
	char price[64], day[32] = "", month[32] = "", *line;
	bool theirs_is;

	if (stream_open(&s, f->arena, f->path) == 0) {
		line = stream_next(&s, false, &len);
		theirs_is = line && text_starts(line, "GPU,");
		stream_close(&s);
	} else
		theirs_is = false;
	if (!table_file_open(&t, f, theirs_is ? theirs : ours, 3, 3))
		return;
	while (table_file_row(&t, f)) {
		struct quote q = { .name = table_file_cell(&t, 0),
			.sku = table_file_cell(&t, 0), .region = "US",
			.unit = "accelerator", .count = 1,
			.condition = "used" };

		if (strcmp(month, table_file_cell(&t, 2)) != 0) {
			text_copy(month, sizeof(month),
			    table_file_cell(&t, 2));
			month_end(day, sizeof(day), month);
		}
		q.date = day;
		intake_add_cell(f->intake, &q, plain(price, sizeof(price),
		    table_file_cell(&t, 1)), "purchase");
	}
}

const struct feed feed_ebay_used = {
	.name = "ebay_used",
	.provider = "ebay",
	.title = "eBay sold prices by month",
	.url = "https://github.com/buttke/ebay-2021-2023-gpu-prices",
	.fresh_days = 62,
	.read = read_sold,
};
