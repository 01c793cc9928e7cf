/*
 * gcp_calculator: pricing.yml of Cyclenerd's Google Cloud calculator, or its
 * machines flattened to CSV.
 *
 * Prices are of a whole machine, an hour and a month of 730 hours; how many
 * accelerators it has follows from its name (aliases).  The calculator prices
 * machines in places that do not sell them: an alias lists those that do.
 */
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/file.h"
#include "base/text.h"
#include "feed/intake.h"
#include "feed/table.h"
#include "unit/number.h"

enum { NAME, REGION, HOUR, HOUR_SPOT, MONTH_1Y, MONTH_3Y, KIND, COLUMNS };

static const char *const columns[COLUMNS] = { "name", "region", "usd_hour",
	"usd_hour_spot", "usd_month_1y_commit", "usd_month_3y_commit",
	"kind" };
/* The same in the YAML. */
static const char *const keys[COLUMNS] = { [HOUR] = "hour",
	[HOUR_SPOT] = "hour_spot", [MONTH_1Y] = "month_1y",
	[MONTH_3Y] = "month_3y" };
static const char *const tiers[COLUMNS] = { [HOUR] = "on_demand",
	[HOUR_SPOT] = "spot", [MONTH_1Y] = "reserved_1y",
	[MONTH_3Y] = "reserved_3y" };

static const double hours_of_month = 730;

/* One machine in one place: its prices as they are printed. */
struct place {
	const char *name, *region, *cell[COLUMNS];
};

/* Machines without accelerators are most of the file: aliases know them. */
static void
add_place(const struct feed_file *f, const struct place *p)
{
	intake_row(f->intake);
	for (int c = HOUR; c <= MONTH_3Y; c++) {
		struct quote q = { .name = p->name, .sku = p->name,
			.region = p->region, .tier = tiers[c],
			.unit = "instance_hour" };

		if (!p->cell[c] || !number_read(p->cell[c], &q.price))
			continue;
		if (c >= MONTH_1Y)
			q.price /= hours_of_month;
		intake_add(f->intake, &q);
	}
}

static void
read_table(const struct feed_file *f)
{
	struct table_file t;
	struct place p;

	if (!table_file_open(&t, f, columns, COLUMNS, HOUR_SPOT))
		return;
	while (table_file_next(&t, f)) {
		p.name = table_file_cell(&t, NAME);
		p.region = table_file_cell(&t, REGION);
		for (size_t c = HOUR; c <= MONTH_3Y; c++)
			p.cell[c] = table_file_cell(&t, c);
		add_place(f, &p);
	}
}

enum { WORD = 128 };

/* A place is added at its end: its words outlive their lines. */
struct yaml {
	const struct feed_file *file;
	char name[WORD], region[WORD], cell[COLUMNS][WORD];
	bool machines;        /* below compute: instance: */
	bool open;            /* a place with a price */
};

static void
end_place(struct yaml *y)
{
	struct place p = { .name = y->name, .region = y->region };

	for (int c = HOUR; c <= MONTH_3Y; c++)
		p.cell[c] = y->cell[c];
	if (y->open)
		add_place(y->file, &p);
	for (int c = HOUR; c <= MONTH_3Y; c++)
		y->cell[c][0] = '\0';
	y->open = false;
}

/* Days since 1970-01-01 as a date (Hinnant, days_from_civil turned round). */
static void
set_date(struct yaml *y, const char *seconds)
{
	double value;
	long z, era, doe, yoe, doy, mp;
	char day[80];

	if (!number_read(seconds, &value) || value < 0 || value > 4e9)
		return;
	z = (long)(value / 86400) + 719468;
	era = z / 146097;
	doe = z % 146097;
	yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365;
	doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
	mp = (5 * doy + 2) / 153;
	snprintf(day, sizeof(day), "%04ld-%02ld-%02ld", yoe + era * 400 +
	    (mp >= 10), mp < 10 ? mp + 3 : mp - 9, doy -
	    (153 * mp + 2) / 5 + 1);
	intake_dated(y->file->intake, day);
}

static void
set_price(struct yaml *y, const char *key, const char *value)
{
	for (int c = HOUR; c <= MONTH_3Y; c++)
		if (!strcmp(keys[c], key)) {
			text_copy(y->cell[c], WORD, value);
			y->open = true;
		}
}

/* A line by its indent: section, kind, machine, key, place, price. */
static void
read_line(struct yaml *y, char *line)
{
	size_t indent = strspn(line, " ");
	char *key = line + indent, *colon = strchr(key, ':');
	const char *value;

	if (!colon)
		return;
	*colon = '\0';
	value = colon + 1 + strspn(colon + 1, " ");
	if (indent == 2 && !strcmp(key, "timestamp"))
		set_date(y, value);
	if (indent <= 8)
		end_place(y);
	if (indent == 0)
		y->machines = false;
	else if (indent == 2)
		y->machines = !strcmp(key, "instance");
	else if (indent == 4)
		text_copy(y->name, WORD, key);
	else if (indent == 8)
		text_copy(y->region, WORD, key);
	else if (indent == 10 && y->machines)
		set_price(y, key, value);
}

static void
read_yaml(const struct feed_file *f, struct stream *s)
{
	struct yaml y = { .file = f };
	size_t len;
	char *line;

	while ((line = stream_next(s, false, &len)))
		read_line(&y, line);
	end_place(&y);
	if (s->error)
		diag(f->diags, DIAG_csv, (struct origin){ f->path, s->line },
		    "%s", s->error);
	stream_close(s);
}

static void
read(const struct feed_file *f)
{
	struct stream s;

	if (!text_ends(f->path, ".yml") && !text_ends(f->path, ".yaml"))
		read_table(f);
	else if (stream_open(&s, f->arena, f->path) < 0)
		diag(f->diags, file_unread(), (struct origin){ f->path, 0 },
		    "%s", file_error());
	else
		read_yaml(f, &s);
}

const struct feed feed_gcp_calculator = {
	.name = "gcp_calculator",
	.provider = "gcp",
	.title = "Google Cloud pricing and cost calculator (pricing.yml)",
	.url = "https://github.com/Cyclenerd/google-cloud-pricing-cost-"
	    "calculator",
	.fresh_days = 14,
	.read = read,
};
