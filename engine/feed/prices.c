#include "feed/prices.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "catalog/catalog.h"
#include "feed/csv.h"
#include "feed/date.h"
#include "feed/listing.h"
#include "unit/number.h"

enum column {
	DATE, PROVIDER, SKU, ACCELERATOR, PER, REGION, TIER, UNIT, PRICE,
	CURRENCY, SOURCE, CONDITION, LEAD_TIME, AVAILABLE, LIST, PRIVATE,
	SOLD_AS, SELLER_TIER, COLUMNS
};

/* Columns from here on may be left out. */
static const enum column optional = CONDITION;

static const char *const column_names[COLUMNS] = {
	"date", "provider", "sku", "accelerator", "count", "region", "tier",
	"unit", "price", "currency", "source", "condition",
	"lead_time", "available", "list", "private", "sold_as",
	"seller_tier",
};

/* Cells longer than this are a broken file, not a name. */
enum { CELL_MAX = 256 };

/* The place of a column that was left out. */
static const size_t nowhere = SIZE_MAX;

static const double seconds_per_hour = 3600, seconds_per_week = 604800;

struct reader {
	struct arena *arena;
	struct diags *diags;
	struct csv csv;
	const char *path;
	size_t place[COLUMNS];     /* of a column in a row */
	const char *cell[COLUMNS]; /* of the row at hand */
	struct listing *listing;
	const struct record_type *type;
	bool good;                 /* the row at hand, so far */
};

static struct origin
here(const struct reader *r)
{
	return (struct origin){ r->path, r->csv.line };
}

static void __attribute__((format(printf, 3, 4)))
refuse(struct reader *r, enum diag_id id, const char *fmt, ...)
{
	va_list args;
	const char *what;

	va_start(args, fmt);
	what = arena_vprintf(r->arena, fmt, args);
	va_end(args);
	diag(r->diags, id, here(r), "%s", what);
	r->good = false;
}

static const char *
quoted(const struct reader *r, const char *cell)
{
	return text_clean(r->arena, cell, strnlen(cell, CELL_MAX), false);
}

static bool
find_column(struct reader *r, enum column c)
{
	size_t found = 0;

	for (size_t i = 0; i < r->csv.cells; i++) {
		if (strcmp(r->csv.cell[i], column_names[c]) != 0)
			continue;
		r->place[c] = i;
		found++;
	}
	if (found == 0 && c >= optional)
		r->place[c] = nowhere;
	else if (found == 0)
		refuse(r, DIAG_csv, "column %s is missing", column_names[c]);
	if (found > 1)
		refuse(r, DIAG_csv, "column %s stands twice",
		    column_names[c]);
	return found == 1 || (found == 0 && c >= optional);
}

static void
check_header_cell(struct reader *r, const char *cell)
{
	const char *near;

	for (int c = 0; c < COLUMNS; c++)
		if (strcmp(cell, column_names[c]) == 0)
			return;
	near = text_nearest(cell, column_names, COLUMNS);
	refuse(r, DIAG_csv, "unknown column \"%s\"%s%s%s", quoted(r, cell),
	    near ? "; did you mean " : "", near ? near : "",
	    near ? "?" : "");
}

static bool
read_header(struct reader *r)
{
	bool all = true;
	const char *bad;

	if (!csv_next(&r->csv)) {
		refuse(r, DIAG_csv, "%s", r->csv.error ? r->csv.error :
		    "the header is missing");
		return false;
	}
	bad = csv_head_fault(r->csv.cell, r->csv.cells);
	if (bad) {
		refuse(r, DIAG_csv, "%s", bad);
		return false;
	}
	for (size_t i = 0; i < r->csv.cells; i++)
		check_header_cell(r, r->csv.cell[i]);
	for (int c = 0; c < COLUMNS; c++)
		all = find_column(r, (enum column)c) && all;
	return all;
}

bool
prices_holds(const char *cell)
{
	size_t len = strlen(cell);
	unsigned code;
	int n;

	if (len > CELL_MAX)
		return false;
	if (text_is_plain(cell, len))
		return true;
	for (; len; cell += n, len -= (size_t)n) {
		n = text_utf8_next(cell, len, &code);
		if (n < 0 || code < ' ' || (code >= 0x7f && code < 0xa0))
			return false;
	}
	return true;
}

static bool
read_cells(struct reader *r, size_t columns)
{
	if (r->csv.cells != columns) {
		refuse(r, DIAG_csv, "%zu cells in a row, %zu in the header",
		    r->csv.cells, columns);
		return false;
	}
	for (int c = 0; c < COLUMNS; c++) {
		r->cell[c] = r->place[c] == nowhere ? "" :
		    r->csv.cell[r->place[c]];
		if (!prices_holds(r->cell[c]))
			refuse(r, DIAG_encoding, "%s is not one line of "
			    "UTF-8 of at most %d bytes", column_names[c],
			    CELL_MAX);
	}
	return r->good;
}

static struct fact
fact_of(const struct reader *r, const struct offer *o, enum column c)
{
	return (struct fact){
		.given = true,
		.at = here(r),
		.of = &o->head,
		.field = column_names[c],
	};
}

/* A text cell; a blank one is a fault unless the field can do without. */
static void
read_word(struct reader *r, struct offer *o, enum column c, struct word *to,
    bool required)
{
	if (text_is_blank(r->cell[c], strlen(r->cell[c]))) {
		if (required)
			refuse(r, DIAG_missing_field, "%s is blank",
			    column_names[c]);
		return;
	}
	to->text = r->cell[c];
	to->fact = fact_of(r, o, c);
}

static void
check_date(struct reader *r)
{
	if (r->cell[DATE][0] && !date_exists(r->cell[DATE]))
		refuse(r, DIAG_bad_date, "date is \"%s\": want a YYYY-MM-DD "
		    "that exists, of 1900 to 2099", r->cell[DATE]);
}

static const char *
words_of(const struct record_type *type, const char *column)
{
	return record_type_find(type, column)->arg;
}

static bool
is_among(const char *words, const char *cell)
{
	size_t len = strlen(cell);

	for (const char *p = words; *p; p += strspn(p, " ")) {
		size_t n = strcspn(p, " ");

		if (n == len && memcmp(p, cell, n) == 0)
			return true;
		p += n;
	}
	return false;
}

/* The word that a cell is a misspelling of, or NULL. */
static const char *
nearest_word(struct arena *arena, const char *words, const char *cell)
{
	struct { const char **item; size_t count, cap; } all = { 0 };

	for (const char *p = words; *p; p += strspn(p, " ")) {
		size_t n = strcspn(p, " ");

		ARRAY_ADD(arena, &all, arena_strndup(arena, p, n));
		p += n;
	}
	return text_meant(arena, cell, all.item, all.count);
}

/* The cell is one of the words in the field's row. */
static void
check_choice(struct reader *r, enum column c)
{
	const char *words = words_of(r->type, column_names[c]), *near;

	if (!r->cell[c][0] || is_among(words, r->cell[c]))
		return;
	near = nearest_word(r->arena, words, r->cell[c]);
	refuse(r, DIAG_bad_choice, "%s is \"%s\": want one of %s%s%s%s",
	    column_names[c], r->cell[c], words, near ? "; did you mean " : "",
	    near ? near : "", near ? "?" : "");
}

static double
read_number(struct reader *r, enum column c)
{
	double value;

	if (!number_read(r->cell[c], &value)) {
		refuse(r, DIAG_csv, "%s is \"%s\": want a plain "
		    "number, such as 1234.5", column_names[c],
		    quoted(r, r->cell[c]));
		return 1;
	}
	if (value <= 0) {
		refuse(r, DIAG_out_of_range, "%s is %s: want more than zero",
		    column_names[c], r->cell[c]);
		return 1;
	}
	if (!field_holds(value)) {
		refuse(r, DIAG_out_of_range, "%s is %s: want 1e-30 to 1e30",
		    column_names[c], r->cell[c]);
		return 1;
	}
	return value;
}

/* A number of a column that may be left out, and may be zero. */
static void
read_more(struct reader *r, struct offer *o, enum column c, double unit,
    struct number *to)
{
	double value = 0;

	if (text_is_blank(r->cell[c], strlen(r->cell[c])))
		return;
	if (strcmp(r->cell[c], "0") != 0)
		value = read_number(r, c);
	*to = (struct number){ value * unit, fact_of(r, o, c) };
	to->fact.source = r->cell[SOURCE];
}

static void
read_count(struct reader *r, struct offer *o)
{
	double count = read_number(r, PER);

	if (floor(count) < count)
		refuse(r, DIAG_out_of_range, "count is %s: want a whole "
		    "number", r->cell[PER]);
	o->count = (struct number){ count, fact_of(r, o, PER) };
}

/* The price of one accelerator, whatever the row's unit is. */
static void
read_price(struct reader *r, struct offer *o)
{
	double price = read_number(r, PRICE);
	bool bought = strcmp(r->cell[TIER], "purchase") == 0;
	bool hourly = strstr(r->cell[UNIT], "_hour") != NULL;
	struct number *to = bought ? &o->purchase : &o->price;

	if (text_starts(r->cell[UNIT], "instance"))
		price /= o->count.value;
	if (r->cell[SOURCE][0] == '\0')
		refuse(r, DIAG_unsourced, "source is blank");
	if (r->good && bought == hourly)
		refuse(r, DIAG_csv, "unit is %s in tier %s: what is bought "
		    "is counted without the hour, what is rented with it",
		    r->cell[UNIT], r->cell[TIER]);
	*to = (struct number){ bought ? price : price / seconds_per_hour,
	    fact_of(r, o, PRICE) };
	to->fact.field = bought ? "purchase" : column_names[PRICE];
	to->fact.source = r->cell[SOURCE];
}

/* "yes" or blank. */
static void
read_private(struct reader *r, struct offer *o)
{
	const char *cell = r->cell[PRIVATE];

	if (text_is_blank(cell, strlen(cell)) || strcmp(cell, "no") == 0)
		return;
	if (strcmp(cell, "yes") != 0)
		refuse(r, DIAG_bad_choice, "private is \"%s\": want yes or "
		    "no", quoted(r, cell));
	o->private = (struct flag){ true, fact_of(r, o, PRIVATE) };
}

const char *
prices_list(struct arena *arena, const char *name)
{
	char *one = strchr(name, '_') ? arena_strdup(arena, name) : NULL;

	for (char *p = one; p && *p; p++)
		if (*p == '_')
			*p = '-';
	return one ? one : name;
}

static struct offer *
read_row(struct reader *r)
{
	struct offer *o = ARENA_NEW(r->arena, struct offer);

	read_word(r, o, DATE, &o->date, true);
	read_word(r, o, PROVIDER, &o->provider, true);
	read_word(r, o, SKU, &o->sku, false);
	read_word(r, o, ACCELERATOR, &o->accelerator, true);
	read_word(r, o, REGION, &o->region, false);
	read_word(r, o, TIER, &o->tier, true);
	read_word(r, o, CURRENCY, &o->currency, true);
	check_date(r);
	read_word(r, o, UNIT, &o->unit, true);
	check_choice(r, UNIT);
	read_word(r, o, CONDITION, &o->condition, false);
	read_word(r, o, SOLD_AS, &o->sold_as, false);
	check_choice(r, SOLD_AS);
	read_word(r, o, SELLER_TIER, &o->seller_tier, false);
	read_word(r, o, LIST, &o->list, false);
	if (o->list.text)
		o->list.text = prices_list(r->arena, o->list.text);
	read_private(r, o);
	read_count(r, o);
	read_price(r, o);
	read_more(r, o, LEAD_TIME, seconds_per_week, &o->lead_time);
	read_more(r, o, AVAILABLE, 1, &o->available);
	if (floor(o->available.value) < o->available.value)
		refuse(r, DIAG_out_of_range, "available is %s: want a whole "
		    "number", r->cell[AVAILABLE]);
	o->head = (struct record){ .type = r->type, .at = here(r) };
	return o;
}

bool
prices_takes(const char *column, const char *word)
{
	return is_among(words_of(record_type_of("offer"), column), word);
}

/* One price a day of the same thing. */
static void
list(struct reader *r, struct offer *o)
{
	const struct offer *same = listing_add(r->listing, o);
	const struct number *now = o->price.fact.given ? &o->price :
	    &o->purchase;
	const struct number *then;

	if (!same)
		return;
	then = same->price.fact.given ? &same->price : &same->purchase;
	refuse(r, DIAG_duplicate_id, "%s of %s stands at %s:%d already%s",
	    same->head.id, same->date.text, same->head.at.file,
	    same->head.at.line, now->value < then->value ||
	    now->value > then->value ? ", at another price: tell machines "
	    "apart by their sku" : "");
}

static void
read_rows(struct reader *r)
{
	size_t columns = r->csv.cells;

	while (csv_next(&r->csv)) {
		struct offer *o;

		r->good = true;
		if (r->csv.cells == 1 && r->csv.cell[0][0] == '\0')
			continue;
		if (!read_cells(r, columns))
			continue;
		o = read_row(r);
		if (r->good)
			list(r, o);
	}
	if (r->csv.error)
		refuse(r, DIAG_csv, "%s", r->csv.error);
}

void
prices_read(struct arena *arena, struct diags *diags, struct listing *listing,
    const char *path, const char *csv, size_t len)
{
	struct reader r = {
		.arena = arena,
		.diags = diags,
		.path = arena_strdup(arena, path),
		.listing = listing,
		.type = record_type_of("offer"),
	};

	csv_open(&r.csv, arena, csv, len);
	if (memchr(csv, '\0', len)) {
		r.csv.line = 1;
		refuse(&r, DIAG_encoding, "the file %s", text_unread(csv, len));
		return;
	}
	if (read_header(&r))
		read_rows(&r);
}
