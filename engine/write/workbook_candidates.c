/*
 * The sheet of candidates: ranked live, by limits and by the policy.  Behind
 * the columns that people read stand those of the order (workbook_ranks.c).
 */
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "kind/ownership.h"
#include "search/grade.h"
#include "unit/number.h"
#include "write/workbook_live.h"
#include "write/xlsx_fit.h"
#include "write/xlsx_format.h"

static const char *const heads[] = { "Accelerator", "rank", "On the page", "",
	"fits", "Accelerators", "Format", "Provider", "Terms", "Price seen",
	"Tested", "Price of one", "Paid at once", "A month",
	"Paid over the horizon, before resale",
	"Working", "candidate", "Configuration", "cost" };

const char *
workbook_column(const struct workbook *w, unsigned col)
{
	unsigned last = LIVE_FIRST + (unsigned)w->columns.count - 1;

	return strchr(ref_range(w->arena, w->candidates, LIVE_FIRST, col, last,
	    col), '!') + 1;
}

const char *
live_here(const struct live_order *o, size_t i, unsigned col)
{
	return ref_cell(o->book->arena, NULL, LIVE_FIRST + (unsigned)i, col);
}

void
live_put(const struct live_order *o, size_t i, unsigned col,
    const char *formula, double value)
{
	sheet_live(o->book->candidates, LIVE_FIRST + (unsigned)i, col, formula,
	    value, NULL);
}

double *
live_numbers(const struct live_order *o)
{
	return arena_array(o->book->arena, o->n + 1, sizeof(double));
}

bool
workbook_fits(const struct decision *d, const double *value)
{
	for (size_t i = 0; i < d->kind->limit_count; i++) {
		const struct limit *l = &d->kind->limits[i];
		const struct record *r = l->from == HAVE_WORKLOAD ?
		    &d->workload->head : &d->profile->head;
		const struct chain *chain = kind_chain(d->kind);
		double need = value[chain_slot(chain, l->need)];
		const struct number *n;

		if (l->from == HAVE_ROW) {
			if (need > value[chain_slot(chain, l->have)] *
			    (1 + 1e-12))
				return false;
			continue;
		}
		n = record_field(r, record_type_find(r->type, l->have));
		if (n->fact.given && need > n->value * (1 + 1e-12))
			return false;
	}
	return true;
}

bool
live_untested(const struct book_column *c)
{
	return c->answer->order->grade == GRADE_UNTESTED;
}

const char *
live_like(const struct live_order *o, size_t i, unsigned col)
{
	const struct workbook *w = o->book;
	unsigned last = LIVE_FIRST + (unsigned)w->candidates_count - 1;

	return arena_printf(w->arena, "INDEX(%s,%s)", ref_range(w->arena,
	    NULL, LIVE_FIRST, col, last, col),
	    w->quote_like[w->columns.item[i].quote - 1]);
}

/* "l40s, rent": what a buyer takes for one alternative. */
static const char *
card(struct arena *arena, const struct answer *a)
{
	return arena_printf(arena, "%s, %s", a->place.accelerator->head.id,
	    tenure_word(a->order->tenure));
}

/* Is the i-th behind another way to the same card, which fits? */
static bool
is_repeated(const struct live_order *o, size_t i)
{
	const struct book_column *c = o->book->columns.item;
	struct arena *arena = o->book->arena;

	for (size_t k = 0; k < o->n; k++)
		if (o->fits[k] > 0 && o->rank[k] < o->rank[i] &&
		    !strcmp(card(arena, c[k].answer), card(arena,
		    c[i].answer)))
			return true;
	return false;
}

/* In what turn the candidates are shown to a buyer: by rank, each card once
 * before any comes again, and last what breaks a limit. */
static void
put_turns(struct live_order *o)
{
	struct workbook *w = o->book;
	const char *cards = workbook_column(w, AT_CARD);
	const char *ranks = workbook_column(w, AT_RANK);
	double *after = live_numbers(o);

	live_head(o, AT_CARD, "Card");
	live_head(o, AT_AFTER, "Shown after");
	for (size_t i = 0; i < o->n; i++) {
		after[i] = o->rank[i] + 1 + (o->fits[i] <= 0 ? AFTER_BROKEN :
		    is_repeated(o, i) ? AFTER_SAME : 0);
		if (w->columns.item[i].quote)
			sheet_words(w->candidates, LIVE_FIRST + (unsigned)i,
			    AT_CARD, ROLE_PLAIN, live_like(o, i, AT_CARD),
			    card(w->arena, w->columns.item[0].answer));
		else
			sheet_text(w->candidates, LIVE_FIRST + (unsigned)i,
			    AT_CARD, ROLE_SOLVED, card(w->arena,
			    w->columns.item[i].answer));
		/* All that is before one that fits fits too. */
		live_put(o, i, AT_AFTER, arena_printf(w->arena, "%s+IF(%s=1,%d*"
		    "MIN(1,SUMPRODUCT((%s=%s)*(%s<%s))),%d)",
		    live_here(o, i, AT_RANK), live_here(o, i, AT_FITS),
		    AFTER_SAME, cards, live_here(o, i, AT_CARD), ranks,
		    live_here(o, i, AT_RANK), AFTER_BROKEN), after[i]);
	}
	for (size_t i = 0; i < o->n; i++) {
		double turn = 1;

		for (size_t k = 0; k < o->n; k++)
			turn += after[k] < after[i];
		w->turn[i] = after[i] < AFTER_BROKEN ? turn : 0;
	}
}

static void
put_price(struct live_order *o, size_t i)
{
	struct workbook *w = o->book;
	const struct book_column *c = &w->columns.item[i];
	double value = offer_price(c->answer->place.offer);
	bool buys = offer_is_purchase(c->answer->place.offer);
	const char *price = workbook_ref(w, c, buys ? "purchase" : "rent");

	if (price && c->answer->place.offer->tier.text)
		sheet_live(w->candidates, LIVE_FIRST + (unsigned)i, AT_PRICE,
		    buys ? price : arena_printf(w->arena, "%s*3600", price),
		    buys ? value : value * 3600, buys ? FORMAT_USD :
		    FORMAT_USD_AN_HOUR);
}

/* In its base unit, and in the one that people say it in. */
static void
put_cost(struct live_order *o, size_t i)
{
	struct workbook *w = o->book;
	const struct book_column *c = &w->columns.item[i];
	const double factor = workbook_cost_unit(w).factor;

	live_put(o, i, AT_COST, workbook_ref(w, c,
	    w->decision->kind->measures[0].row), c->answer->objective);
	sheet_live(w->candidates, LIVE_FIRST + (unsigned)i, AT_SHOWN,
	    formula_shown(w->arena, live_here(o, i, AT_COST), factor),
	    c->answer->objective / factor, workbook_cost_format(w,
	    w->columns.item[0].answer->objective / factor));
}

static void
put_pay(struct live_order *o, size_t i)
{
	static const struct {
		unsigned col;
		enum pay pay;
	} cells[] = { { AT_UPFRONT, PAY_UPFRONT }, { AT_MONTH, PAY_MONTH },
		{ AT_TOTAL, PAY_TOTAL } };
	struct workbook *w = o->book;
	const struct book_column *c = &w->columns.item[i];

	put_cost(o, i);
	sheet_live(w->candidates, LIVE_FIRST + (unsigned)i, AT_FITS, ref_cell(
	    w->arena, w->working, w->fits_row, c->col), o->fits[i],
	    "[=1]\"yes\";\"no\"");
	for (size_t k = 0; k < COUNT(cells); k++)
		sheet_live(w->candidates, LIVE_FIRST + (unsigned)i,
		    cells[k].col, workbook_pay(w, c, cells[k].pay),
		    workbook_paid(c, cells[k].pay), FORMAT_USD);
	sheet_add(w->candidates, (struct sheet_cell){ .what = SHEET_JUMP,
	    .role = ROLE_LINK, .row = LIVE_FIRST + (unsigned)i,
	    .col = AT_LINK, .text = "working", .formula = ref_cell(
	    w->arena, w->working, 2, c->col) });
}

/* A vendor's quote: the same configuration at another price. */
static void
put_quote(struct live_order *o, size_t i)
{
	struct workbook *w = o->book;
	const struct book_column *c = &w->columns.item[i];
	const struct answer *a = c->answer;
	struct sheet *s = w->candidates;
	unsigned row = LIVE_FIRST + (unsigned)i;

	sheet_text(s, row, AT_ID, ROLE_SOLVED, arena_printf(w->arena,
	    "quote %u", c->quote));
	sheet_words(s, row, AT_RUNS, ROLE_WRAP, arena_printf(w->arena,
	    "IF(%s=1,%s,\"\")", w->quote_counts[c->quote - 1],
	    live_like(o, i, AT_RUNS)), "");
	sheet_words(s, row, AT_SAYS, ROLE_PLAIN, arena_printf(w->arena,
	    "\"Quote %u, \"&%s&\", like \"&%s", c->quote,
	    w->quote_vendor[c->quote - 1], live_like(o, i, AT_SAYS)),
	    arena_printf(w->arena, "Quote %u, , like %s", c->quote,
	    w->says[0]));
	sheet_live(s, row, AT_COUNT, live_like(o, i, AT_COUNT),
	    a->order->accelerators, "#,##0");
	sheet_words(s, row, AT_PROVIDER, ROLE_PLAIN, arena_printf(w->arena,
	    "%s&\"\"", w->quote_vendor[c->quote - 1]), "");
	sheet_words(s, row, AT_TERMS, ROLE_PLAIN, live_like(o, i, AT_TERMS),
	    w->terms[0]);
	put_pay(o, i);
}

/* Where the page has it, which ranks what is left once those above are gone;
 * nowhere, where the page shows its accelerator otherwise. */
static void
put_place(const struct live_order *o, size_t i, unsigned row)
{
	const struct decision *d = o->book->decision;
	const char *id = o->book->columns.item[i].answer->id;

	for (size_t k = 0; k < d->ranked_count; k++)
		if (!strcmp(d->ranked[k].id, id))
			sheet_number(o->book->candidates, row, AT_PAGE,
			    ROLE_SOLVED, (double)k + 1, NULL);
}

static void
put_row(struct live_order *o, size_t i)
{
	struct workbook *w = o->book;
	const struct book_column *c = &w->columns.item[i];
	const struct answer *a = c->answer;
	const struct offer *offer = a->place.offer;
	struct sheet *s = w->candidates;
	unsigned row = LIVE_FIRST + (unsigned)i;

	sheet_text(s, row, AT_ID, ROLE_SOLVED, a->id);
	sheet_text(s, row, AT_SAYS, ROLE_SOLVED, w->says[i]);
	sheet_text(s, row, AT_RUNS, ROLE_WRAP, workbook_runs(w->arena, a));
	sheet_number(s, row, AT_COUNT, ROLE_SOLVED, a->order->accelerators,
	    "#,##0");
	sheet_text(s, row, AT_FORMAT, ROLE_PLAIN,
	    format_said(a->order->format));
	sheet_text(s, row, AT_PROVIDER, ROLE_WRAP, workbook_seller(offer));
	sheet_text(s, row, AT_TERMS, ROLE_WRAP, w->terms[i]);
	sheet_date(s, row, AT_SEEN, order_seen(offer));
	sheet_text(s, row, AT_TESTED, ROLE_PLAIN, live_untested(c) ?
	    "untested" : "yes");
	put_place(o, i, row);
	put_price(o, i);
	put_pay(o, i);
}

static void
put_heads(struct workbook *w)
{
	struct sheet *s = w->candidates;

	sheet_text(s, 0, 0, ROLE_TITLE, "Candidates, ranked live");
	sheet_wide(s, 1, 0, AT_TOTAL, ROLE_WRAP, SAID(w->arena, w->phrases,
	    sheet_candidates_note, .policy = ranking_says(w->arena,
	    w->phrases, &w->decision->ranking)));
	sheet_heads(s, LIVE_HEAD, heads, COUNT(heads));
	sheet_text(s, LIVE_HEAD, AT_SHOWN, ROLE_HEAD, arena_printf(w->arena,
	    "%s (%s)", w->decision->kind->measures[0].title,
	    workbook_cost_unit(w).name));
	s->freeze_row = LIVE_FIRST;
	s->freeze_col = 1;
	s->head = LIVE_HEAD;
	s->filter_last = LIVE_FIRST + (unsigned)w->columns.count - 1;
	s->filter_col = AT_LINK;
	s->print_columns = AT_LINK;
	/* Of quotes, those that are entered. */
	sheet_mark(s, (struct sheet_mark){ .at = { LIVE_FIRST +
	    (unsigned)w->candidates_count, 0, s->filter_last, AT_SAYS },
	    .tone = TONE_HIDDEN });
	sheet_mark(s, (struct sheet_mark){ .at = { LIVE_FIRST, AT_FITS,
	    s->filter_last, AT_FITS }, .zero = true, .tone = TONE_BAD });
	sheet_mark(s, (struct sheet_mark){ .at = { LIVE_FIRST, AT_TESTED,
	    s->filter_last, AT_TESTED }, .text = "untested",
	    .tone = TONE_DOUBT });
	s->print_last = s->filter_last - BOOK_QUOTES;
	s->locked = true;
}

void
workbook_candidates(struct workbook *w)
{
	static const double widths[AT_LINK + 1] = { 36, 0, 0, 0, 0, 0, 0,
		14, 16 };
	bool formats = false;
	struct live_order o = { .book = w, .n = w->columns.count };

	o.fits = live_numbers(&o);
	o.counts = live_numbers(&o);
	o.left = live_numbers(&o);
	o.enough = arena_array(w->arena, RANKING_GOALS, sizeof(double));
	w->rank = live_numbers(&o);
	w->turn = live_numbers(&o);
	w->base = o.n;
	put_heads(w);
	for (size_t i = 0; i < o.n; i++)
		o.fits[i] = !w->columns.item[i].quote && workbook_fits(
		    w->decision, w->columns.item[i].answer->value);
	for (size_t i = 0; i < o.n; i++)
		if (w->columns.item[i].quote)
			put_quote(&o, i);
		else
			put_row(&o, i);
	for (size_t i = 0; i < w->candidates_count; i++)
		formats |= w->columns.item[i].answer->order->format != NULL;
	live_counts(&o);
	live_ranks(&o);
	for (size_t i = 0; i < o.n; i++) {
		live_put(&o, i, AT_RANK, arena_printf(w->arena, "1+%s",
		    live_here(&o, i, o.key - 1)), o.rank[i] + 1);
		w->rank[i] = o.rank[i] + 1;
		if (o.rank[i] < 1 && o.fits[i] > 0)
			w->base = i;
	}
	put_turns(&o);
	sheet_fit(w->candidates, LIVE_HEAD, widths, COUNT(widths));
	sheet_width(w->candidates, AT_ID, AT_SAYS, 44);
	if (!formats)
		sheet_hide(w->candidates, AT_FORMAT);
	w->choice = ref_range(w->arena, w->candidates, LIVE_FIRST, AT_ID,
	    LIVE_FIRST + (unsigned)o.n - 1, AT_ID);
}
