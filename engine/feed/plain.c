/*
 * plain: the columns of our own price files, in a file from anywhere.
 *
 * What a row says is kept, all of it: a column that is passed over may be the
 * one that keeps the row private.
 */
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/text.h"
#include "feed/intake.h"
#include "feed/prices.h"
#include "feed/table.h"
#include "unit/number.h"

enum { NAME, PER, TIER, UNIT, PRICE, PROVIDER, DAY, SKU, REGION, CONDITION,
	AVAILABLE, CURRENCY, SOURCE, LIST, SOLD_AS, LEAD_TIME, PRIVATE,
	SELLER_TIER, COLUMNS };

static const char *const columns[COLUMNS] = { "accelerator", "count", "tier",
	"unit", "price", "provider", "date", "sku", "region", "condition",
	"available", "currency", "source", "list", "sold_as", "lead_time",
	"private", "seller_tier" };

/* Columns whose words are those of a field of an offer, or of the catalogue. */
static const struct {
	int column;
	enum role role;
} chosen[] = {
	{ UNIT, ROLE_unit }, { CONDITION, ROLE_condition },
	{ CURRENCY, ROLE_currency }, { SOLD_AS, ROLE_sold_as },
};
enum { A_PER, A_PRICE, A_AVAILABLE, A_LEAD_TIME, AMOUNTS };
static const int counted[AMOUNTS] = { [A_PER] = PER, [A_PRICE] = PRICE,
	[A_AVAILABLE] = AVAILABLE, [A_LEAD_TIME] = LEAD_TIME };
/* Columns that may say anything that a file can hold. */
static const int free_text[] = { NAME, PROVIDER, DAY, SKU, REGION, SOURCE,
	LIST, SELLER_TIER };

static const char *
some(const char *cell)
{
	return *cell ? cell : NULL;
}

/* A number of a cell, 0 of an empty one; false where it holds another. */
static bool
amount(const struct table_file *t, int column, double *value)
{
	const char *cell = table_file_cell(t, (size_t)column);

	*value = 0;
	return !*cell || (number_read(cell, value) && *value >= 0);
}

/* The number of a cell where 0 says that there is none, as no blank does. */
static double
stated(const struct table_file *t, int column, double value)
{
	return *table_file_cell(t, (size_t)column) && value <= 0 ? -1 : value;
}

/* What is bought is counted by the piece, what is rented by the hour. */
static bool
fits_tier(const char *unit, const char *tier)
{
	return text_ends(unit, "_hour") == (strcmp(tier, "purchase") != 0);
}

/* The first column whose cell no row can have; COLUMNS where all is well.
 * The numbers of those that are counted go into value. */
static int
broken(const struct feed_file *f, const struct table_file *t,
    double value[AMOUNTS])
{
	for (size_t i = 0; i < COUNT(chosen); i++) {
		int c = chosen[i].column;
		const char *cell = table_file_cell(t, (size_t)c);

		if ((*cell || c == UNIT) &&
		    !intake_takes(f->intake, chosen[i].role, cell))
			return c;
	}
	for (size_t i = 0; i < AMOUNTS; i++)
		if (!amount(t, counted[i], &value[i]))
			return counted[i];
	if (!*table_file_cell(t, PER))
		return PER;
	if (!intake_takes(f->intake, ROLE_tier, table_file_cell(t, TIER)))
		return TIER;
	if (!fits_tier(table_file_cell(t, UNIT), table_file_cell(t, TIER)))
		return UNIT;
	for (size_t i = 0; i < COUNT(free_text); i++)
		if (!prices_holds(table_file_cell(t, (size_t)free_text[i])))
			return free_text[i];
	return COLUMNS;
}

/* "yes", "no" or blank: nothing else may pass for a row that is public. */
static bool
is_private(const struct feed_file *f, const struct table_file *t)
{
	const char *cell = table_file_cell(t, PRIVATE);
	bool is = !strcmp(cell, "yes");

	if (!is && strcmp(cell, "no") != 0 &&
	    !text_is_blank(cell, strlen(cell)))
		diag(f->diags, DIAG_bad_choice, (struct origin){ f->path,
		    t->stream.line }, "private is \"%s\": want yes or no",
		    text_clean(f->arena, cell, strlen(cell), false));
	return is;
}

static void
say_broken(const struct feed_file *f, const struct table_file *t, int column)
{
	const char *cell = table_file_cell(t, (size_t)column);

	if (intake_names_more(f->intake, SKIP_malformed))
		intake_skip_named(f->intake, SKIP_malformed, arena_printf(
		    f->arena, "line %d, %s \"%s\"", t->stream.line,
		    columns[column], text_clean(f->arena, cell,
		    strnlen(cell, 40), false)));
	else
		intake_skip_named(f->intake, SKIP_malformed, "");
}

static void
add_row(const struct feed_file *f, const struct table_file *t)
{
	struct quote q = { .name = table_file_cell(t, NAME),
		.unit = table_file_cell(t, UNIT),
		.provider = some(table_file_cell(t, PROVIDER)),
		.date = some(table_file_cell(t, DAY)),
		.sku = table_file_cell(t, SKU),
		.region = table_file_cell(t, REGION),
		.condition = table_file_cell(t, CONDITION),
		.currency = some(table_file_cell(t, CURRENCY)),
		.source = some(table_file_cell(t, SOURCE)),
		.list = some(table_file_cell(t, LIST)),
		.sold_as = table_file_cell(t, SOLD_AS),
		.seller_tier = table_file_cell(t, SELLER_TIER),
		.private = is_private(f, t) };
	double value[AMOUNTS];
	int column = broken(f, t, value);

	if (column < COLUMNS) {
		say_broken(f, t, column);
		return;
	}
	q.count = value[A_PER];
	q.available = stated(t, AVAILABLE, value[A_AVAILABLE]);
	q.lead_time = stated(t, LEAD_TIME, value[A_LEAD_TIME]);
	intake_add_cell(f->intake, &q, table_file_cell(t, PRICE),
	    table_file_cell(t, TIER));
}

static bool
check_column(const struct feed_file *f, const struct table_file *t, size_t at)
{
	const char *near, *head = t->cell[at];
	size_t c = 0;

	while (c < COLUMNS && strcmp(head, columns[c]) != 0)
		c++;
	if (c < COLUMNS && t->place[c] == at)
		return true;
	near = c < COLUMNS ? NULL : text_nearest(head, columns, COLUMNS);
	diag(f->diags, DIAG_csv, (struct origin){ f->path, 1 },
	    c < COLUMNS ? "column \"%s\" stands twice%s%s%s" :
	    "unknown column \"%s\"%s%s%s", text_clean(f->arena, head,
	    strnlen(head, 80), false), near ? "; did you mean " : "",
	    near ? near : "", near ? "?" : "");
	return false;
}

static void
read(const struct feed_file *f)
{
	struct table_file t;
	bool good = true;

	if (!table_file_open(&t, f, columns, COLUMNS, PRICE + 1))
		return;
	for (size_t i = 0; i < t.cells; i++)
		good = check_column(f, &t, i) && good;
	if (!good) {
		stream_close(&t.stream);
		return;
	}
	while (table_file_row(&t, f))
		add_row(f, &t);
}

const struct feed feed_plain = {
	.name = "plain",
	.title = "Prices of one's own",
	.fresh_days = 92,
	.part = true,
	.read = read,
};
