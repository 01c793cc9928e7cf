/*
 * import quotes: what was entered in a decision's workbook, as a price record
 * and as --set values, for a search of everything.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/file.h"
#include "base/text.h"
#include "build.h"
#include "catalog/catalog.h"
#include "catalog/what_if.h"
#include "cmd/cmd.h"
#include "cmd/import.h"
#include "feed/date.h"
#include "feed/sheets.h"
#include "kind/ownership.h"
#include "unit/number.h"

enum { QUOTES, INPUTS, CANDIDATES, HEAD_ROWS = 16, YEAR_HOURS = 8760,
	QUOTE_ROWS = 8 };

static const char *const sheet_names[] = { "Quotes", "Inputs",
	"Candidates" };

/* Columns of the quotes, by their heads. */
enum {
	AT_VENDOR, AT_LIKE, AT_CURRENCY, AT_VALID, AT_RATE, AT_PRICE, AT_TAX,
	AT_BREAK, AT_BREAK_PRICE, AT_SUPPORT, AT_DELIVERY, AT_COUNT
};
static const char *const quote_heads[AT_COUNT] = { "Vendor",
	"Like candidate", "Currency", "Valid until", "USD for one",
	"Price of one", "Tax (percent)", "From so many on",
	"Price of one from there", "Support (USD a year, each)",
	"Delivery (weeks)" };

/* And of the inputs. */
enum { IN_ID, IN_VALUE, IN_UNIT, IN_WAS, IN_COUNT };

struct quotes {
	struct options *options;
	struct catalog *catalog;
	const char *path;
	const struct sheets *sheets;
	int col[AT_COUNT];
	unsigned first;
	size_t prices, sets, expired;
	struct text rows, set, notes;
};

static void
fault(struct quotes *q, unsigned row, const char *why)
{
	diag(q->options->diags, DIAG_csv, (struct origin){ q->path,
	    (int)row + 1 }, "%s", why);
}

static const char *
cell(const struct quotes *q, unsigned row, int at)
{
	return sheets_cell(q->sheets, QUOTES, row, (unsigned)q->col[at]);
}

/* The number of a cell, 0 of an empty one; false where it holds another. */
static bool
amount(struct quotes *q, unsigned row, int at, double *value)
{
	const char *text = cell(q, row, at);

	*value = 0;
	if (!*text)
		return true;
	if (number_read(text, value) && isfinite(*value) && *value >= 0)
		return true;
	fault(q, row, arena_printf(q->options->arena, "%s of a quote is no "
	    "number, zero or more: \"%s\"", quote_heads[at], text));
	return false;
}

/* The offer that a candidate's id ends with. */
static const struct offer *
offer_like(const struct quotes *q, const char *candidate)
{
	const struct record_list *l = &q->catalog->offers;
	const struct offer *best = NULL;

	for (size_t i = 0; i < l->count; i++) {
		const struct offer *o = (const struct offer *)l->item[i];

		if (text_ends(candidate, arena_printf(q->options->arena,
		    "/%s", o->head.id)) && (!best || strlen(o->head.id) >
		    strlen(best->head.id)))
			best = o;
	}
	return best;
}

/* A vendor's name as an id; "" where no letter or digit of it can be one. */
static const char *
slug(struct arena *arena, const char *name)
{
	struct text t;

	text_init(&t, arena);
	for (; *name && t.len < 40; name++)
		if ((*name >= 'a' && *name <= 'z') ||
		    (*name >= '0' && *name <= '9'))
			text_char(&t, *name);
		else if (*name >= 'A' && *name <= 'Z')
			text_char(&t, (char)(*name - 'A' + 'a'));
		else if (t.len && t.data[t.len - 1] != '-')
			text_char(&t, '-');
	while (t.len && t.data[t.len - 1] == '-')
		t.data[--t.len] = '\0';
	return t.data;
}

/* The profile of a candidate's id, or NULL. */
static const struct profile *
profile_of(const struct quotes *q, const char *candidate)
{
	const char *from = strchr(candidate, '/');
	const char *to = from ? strchr(from + 1, '/') : NULL;

	return to ? (const struct profile *)catalog_find(
	    &q->catalog->profiles, arena_strndup(q->options->arena, from + 1,
	    (size_t)(to - from - 1))) : NULL;
}

/* Years that the profile keeps what it buys. */
static double
years_of(const struct quotes *q, const char *candidate)
{
	const struct profile *p = profile_of(q, candidate);

	return p && p->horizon.fact.given ? p->horizon.value / 31536000 : 3;
}

/* A cell of the candidates' sheet in the row whose cell under one head holds
 * a text; NULL where there is none. */
static const char *
candidate_cell(const struct quotes *q, const char *under, const char *text,
    const char *head)
{
	int at = -1, col = -1;

	for (unsigned row = 0; row < sheets_rows(q->sheets, CANDIDATES);
	    row++) {
		if (at < 0) {
			at = sheets_find(q->sheets, CANDIDATES, row, under);
			col = sheets_find(q->sheets, CANDIDATES, row, head);
		} else if (col >= 0 && !strcmp(sheets_cell(q->sheets,
		    CANDIDATES, row, (unsigned)at), text)) {
			return sheets_cell(q->sheets, CANDIDATES, row,
			    (unsigned)col);
		}
	}
	return NULL;
}

/* How many accelerators a candidate takes; 0 of one that is not listed. */
static double
accelerators_of(const struct quotes *q, const char *candidate)
{
	const char *text = candidate_cell(q, "candidate", candidate,
	    "Accelerators");
	double n = 0;

	if (text)
		number_read(text, &n);
	return n;
}

/* The id of the candidate that a quote is like, which is entered in words or
 * by its id; "" of an empty line. */
static const char *
like_of(const struct quotes *q, unsigned row)
{
	const char *said = cell(q, row, AT_LIKE);
	const char *id = *said ? candidate_cell(q, "Configuration", said,
	    "candidate") : NULL;

	return id ? id : said;
}

/* A currency that is not the dollar wants its rate: the sheet starts at 1. */
static bool
has_rate(struct quotes *q, unsigned row, double rate)
{
	const char *currency = cell(q, row, AT_CURRENCY);
	bool other = *currency && strcmp(currency, "USD") != 0;
	const struct exchange *e;
	const char *why;

	if (rate > 0 && (!other || fabs(rate - 1) > 1e-9))
		return true;
	e = other ? catalog_rate(q->catalog, currency) : NULL;
	why = other ? arena_printf(q->options->arena, "a quote is in %s: fill "
	    "in USD for one, what one %s is worth in dollars", currency,
	    currency) : "a quote has no rate: USD for one is blank or 0";
	fault(q, row, e ? arena_printf(q->options->arena, "%s; the guide has "
	    "%g of %s", why, e->usd.value, e->date.text) : why);
	return false;
}

/* Days from the guide's date to that of a cell: a day's number, as workbooks
 * have it, or its text. */
static bool
days_left(const struct quotes *q, const char *text, double *days)
{
	double day, today;

	if (date_days(q->catalog->date, arena_strndup(q->options->arena, text,
	    strnlen(text, 10)), days))
		return true;
	/* Day 61 of a workbook is the first that all count alike. */
	if (!number_read(text, &day) || day < 1 || !isfinite(day) ||
	    !date_days("1900-03-01", q->catalog->date, &today))
		return false;
	*days = floor(day) - 61 - today;
	return true;
}

/* A quote past its validity is left out, and the others are taken. */
static void
leave_out(struct quotes *q, unsigned row, double days)
{
	diag(q->options->diags, DIAG_quote_expired, (struct origin){ q->path,
	    (int)row + 1 }, "quote %u, from %s, ran out %.0f day%s before the "
	    "guide's date, %s, and is left out: see Valid until",
	    row - q->first + 1, cell(q, row, AT_VENDOR), days, days < 2 ?
	    "" : "s", q->catalog->date);
	q->expired++;
}

static bool
is_valid(struct quotes *q, unsigned row)
{
	const char *text = cell(q, row, AT_VALID);
	double days = 0;

	if (*text && !days_left(q, text, &days))
		fault(q, row, arena_printf(q->options->arena, "Valid until of "
		    "a quote is no date: \"%s\"", text));
	else if (days < 0)
		leave_out(q, row, -days);
	else
		return true;
	return false;
}

static bool
has_vendor(struct quotes *q, unsigned row)
{
	const char *name = cell(q, row, AT_VENDOR);

	if (*slug(q->options->arena, name))
		return true;
	fault(q, row, *name ? "the vendor of a quote has none of a to z and 0 "
	    "to 9, of which its id is made" : "a quote names no vendor");
	return false;
}

/* The price of one in USD, tax and support in it, as the sheet has it. */
static bool
price_of(struct quotes *q, unsigned row, const struct offer *o, double *usd)
{
	double n[AT_COUNT] = { 0 }, price;
	const char *like = like_of(q, row);

	for (int i = AT_RATE; i < AT_COUNT; i++)
		if (!amount(q, row, i, &n[i]))
			return false;
	if (!has_rate(q, row, n[AT_RATE]))
		return false;
	price = n[AT_BREAK] > 0 && n[AT_BREAK_PRICE] > 0 &&
	    accelerators_of(q, like) >= n[AT_BREAK] ? n[AT_BREAK_PRICE] :
	    n[AT_PRICE];
	if (price <= 0) {
		fault(q, row, "a quote has no price for so few: fill in Price "
		    "of one");
		return false;
	}
	*usd = price * n[AT_RATE] * (1 + n[AT_TAX] / 100) + n[AT_SUPPORT] *
	    (offer_is_purchase(o) ? years_of(q, like) : 1. / YEAR_HOURS);
	return true;
}

/* A profile that rents from some alone leaves the quote out, and says so. */
static void
note_vendor(struct quotes *q, unsigned row, const struct offer *o)
{
	const struct profile *p = profile_of(q, like_of(q, row));
	const char *vendor = slug(q->options->arena, cell(q, row, AT_VENDOR));
	struct offer quoted = *o;

	quoted.provider.text = vendor;
	quoted.seller = (const struct provider *)catalog_follow(q->catalog,
	    "provider", &quoted.provider);
	quoted.seller_tier.text = NULL;
	if (!p || offer_is_purchase(o) || rents_from(p, &quoted))
		return;
	text_printf(&q->notes, "# profile %s does not rent from %s: %s\n",
	    p->head.id, vendor, p->providers.count ?
	    "name it in providers" : quoted.seller ?
	    "sellers lack its kind" : "give it a sells_as");
}

static void
add_row(struct quotes *q, unsigned row, const struct offer *o, double usd)
{
	bool whole = isfinite(offer_machine(o));
	bool buys = offer_is_purchase(o);
	struct text *t = &q->rows;

	/* The vendor's list may name the same machine on the same day. */
	text_printf(t, "%s,%s,%s%s,%s,", q->catalog->date,
	    slug(q->options->arena, cell(q, row, AT_VENDOR)),
	    o->sku.text ? o->sku.text : "", o->sku.text ? "-quote" : "quote",
	    o->accelerator.text);
	number_exact(t, o->count.value);
	text_printf(t, ",%s,%s,%s%s,", o->region.text ? o->region.text : "",
	    o->tier.text, whole ? "instance" : "accelerator",
	    buys ? "" : "_hour");
	number_exact(t, whole ? usd * o->count.value : usd);
	text_printf(t, ",USD,%s\n", q->options->source ?
	    q->options->source : "quotes");
	q->prices++;
}

static void
read_quotes(struct quotes *q)
{
	for (unsigned row = q->first; row < q->first + QUOTE_ROWS; row++) {
		const char *like = like_of(q, row);
		const struct offer *o;
		double usd;

		if (!*like || (!*cell(q, row, AT_PRICE) &&
		    !*cell(q, row, AT_BREAK_PRICE)))
			continue;
		o = offer_like(q, like);
		if (!o) {
			fault(q, row, arena_printf(q->options->arena, "a quote "
			    "is like \"%s\", which no offer of this guide is",
			    like));
			continue;
		}
		if (!has_vendor(q, row) || !is_valid(q, row) ||
		    !price_of(q, row, o, &usd))
			continue;
		add_row(q, row, o, usd);
		note_vendor(q, row, o);
	}
}

/* Quotes stand below the row that holds all heads. */
static bool
find_heads(struct quotes *q)
{
	for (unsigned row = 0; row < HEAD_ROWS; row++) {
		int found = 0;

		for (int i = 0; i < AT_COUNT; i++) {
			q->col[i] = sheets_find(q->sheets, QUOTES, row,
			    quote_heads[i]);
			found += q->col[i] >= 0;
		}
		q->first = row + 1;
		if (found == AT_COUNT)
			return true;
	}
	fault(q, 0, "the sheet Quotes lacks a column: is this a workbook of "
	    "ridgeline?");
	return false;
}

/* Words that a shell takes as they are between single quotes. */
static bool
is_plain(const char *text)
{
	for (; *text; text++)
		if (*text < ' ' || *text > '~' || strchr("'\\", *text))
			return false;
	return true;
}

/* "id=value unit" of an input that is not as it was published, where a search
 * takes it. */
static void
add_set(struct quotes *q, unsigned row, const char *const text[])
{
	struct options *o = q->options;
	struct diags *said = diags_new(o->arena);
	bool bare = !strcmp(text[IN_UNIT], "1");
	char *set = arena_printf(o->arena, "%s=%s%s%s", text[IN_ID],
	    text[IN_VALUE], *text[IN_UNIT] && !bare ? " " : "",
	    bare ? "" : text[IN_UNIT]);

	what_if_apply(q->catalog, o->arena, &set, 1, said);
	if (diags_count(said, LEVEL_error))
		fault(q, row, arena_printf(o->arena, "no search takes this "
		    "value of an input: %s", set));
	text_printf(&q->set, " --set '%s'", set);
	q->sets++;
}

/* The row of the heads of the inputs, or HEAD_ROWS. */
static unsigned
find_inputs(const struct quotes *q, int col[IN_COUNT])
{
	static const char *const heads[IN_COUNT] = { "id", "value", "unit",
		"As published" };

	for (unsigned row = 0; row < HEAD_ROWS; row++) {
		int found = 0;

		for (int i = 0; i < IN_COUNT; i++) {
			col[i] = sheets_find(q->sheets, INPUTS, row,
			    heads[i]);
			found += col[i] >= 0;
		}
		if (found == IN_COUNT)
			return row;
	}
	return HEAD_ROWS;
}

static void
read_inputs(struct quotes *q)
{
	int col[IN_COUNT];
	unsigned row = find_inputs(q, col);
	double now, was;

	if (row == HEAD_ROWS)
		fault(q, 0, "the sheet Inputs lacks a column");
	for (row++; row < sheets_rows(q->sheets, INPUTS); row++) {
		const char *text[IN_COUNT];

		for (int i = 0; i < IN_COUNT; i++)
			text[i] = sheets_cell(q->sheets, INPUTS, row,
			    (unsigned)col[i]);
		/* A formula that nobody worked out yet has no value, and what
		 * is locked does not say what it was. */
		if (!*text[0] || !*text[1] || !*text[3])
			continue;
		if (!is_plain(text[0]) || !is_plain(text[2]))
			fault(q, row, "an id or a unit that no input has");
		else if (!number_read(text[1], &now) ||
		    !number_read(text[3], &was))
			fault(q, row, "an input holds no number");
		else if (fabs(now - was) > 1e-12 * fabs(was))
			add_set(q, row, text);
	}
}

/* "chat-70b --profile startup" of a candidate's id, where both are known. */
static const char *
whom(struct quotes *q)
{
	const char *like = "";
	const struct profile *p;
	const struct record *w;

	for (unsigned i = 0; !*like && i < QUOTE_ROWS; i++)
		like = like_of(q, q->first + i);
	p = profile_of(q, like);
	w = catalog_find(&q->catalog->workloads,
	    arena_strndup(q->options->arena, like, strcspn(like, "/")));

	return p && w ? arena_printf(q->options->arena, "%s --profile %s",
	    w->id, p->head.id) : "WORKLOAD";
}

static void
print(struct quotes *q)
{
	struct options *o = q->options;
	const char *source = o->source ? o->source : "quotes";

	if (q->prices)
		text_printf(o->out, "# specs/prices/quotes-%s.csv\n"
		    "date,provider,sku,accelerator,count,region,tier,unit,"
		    "price,currency,source\n%s\n# specs/quotes.lua\n"
		    "source \"%s\" {\n  title = \"Quotes of vendors\",\n"
		    "  date = \"%s\",\n  seen_in = \"quote\","
		    " private = true,\n}\n"
		    "prices_csv \"prices/quotes-%s.csv\"\n\n",
		    q->catalog->date, q->rows.data, source, q->catalog->date,
		    q->catalog->date);
	text_add(o->out, q->notes.data);
	text_printf(o->out, "# %zu quote%s, %zu edited input%s", q->prices,
	    q->prices == 1 ? "" : "s", q->sets, q->sets == 1 ? "" : "s");
	if (q->expired)
		text_printf(o->out, "; left out, as past validity: %zu",
		    q->expired);
	text_printf(o->out, "\nridgeline rank %s%s\n", whom(q),
	    q->set.data);
}

int
import_quotes(struct options *o)
{
	struct quotes q = { .options = o, .path = o->arg[1] };
	const char *why;
	size_t len;
	char *data;

	if (o->args > 2 || o->feed) {
		diag(o->diags, DIAG_usage, (struct origin){ NULL, 0 },
		    "import quotes takes one FILE, and no --feed");
		return diags_status(o->diags);
	}
	data = file_read(o->arena, q.path, &len);
	if (!data) {
		diag(o->diags, file_unread(), (struct origin){ q.path, 0 },
		    "%s", file_error());
		return diags_status(o->diags);
	}
	q.sheets = sheets_read(o->arena, data, len, sheet_names,
	    COUNT(sheet_names), &why);
	if (!q.sheets) {
		fault(&q, 0, why);
		return diags_status(o->diags);
	}
	text_init(&q.rows, o->arena);
	text_init(&q.set, o->arena);
	text_init(&q.notes, o->arena);
	q.catalog = build_catalog(o);
	if (diags_count(o->diags, LEVEL_error) || !find_heads(&q))
		return diags_status(o->diags);
	read_quotes(&q);
	read_inputs(&q);
	if (q.expired && !q.prices && !q.sets)
		fault(&q, q.first, "every quote ran out before the guide's "
		    "date: nothing is left to take");
	if (!diags_count(o->diags, LEVEL_error))
		print(&q);
	return diags_status(o->diags);
}
