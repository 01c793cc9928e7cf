/*
 * Decisions and rejects: one sheet of decisions for each kind of workload,
 * since kinds differ in their measures.
 */
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "search/refuse.h"
#include "search/supply.h"
#include "write/xlsx_format.h"
#include "write/xlsx_plan.h"

enum { ROW_HEAD = 2, ROW_FIRST = 3, COL_MEASURE = 9 };

static const char *const before[COL_MEASURE] = { "Workload", "Profile",
	"Rank", "Accelerator", "Count", "Format", "Provider", "Tier",
	"Price seen" };
static const char *const after[] = { "Waits for", "Tightest limit", "Needs",
	"Has", "Unit", "Headroom", "Live rank", "Working", "Quality loss",
	"Loss by", "Lead time (day)", "Lead time by" };

/* One sheet being filled. */
struct rank_sheet {
	struct plan *plan;
	const struct kind *kind;
	struct sheet *sheet;
	struct cell_unit *unit;  /* one a measure */
	unsigned row;
};

static double
value_of(const struct decision *d, const struct answer *a, const char *row)
{
	return a->value ? answer_value(d, a, row) : (double)NAN;
}

/* The largest value of a measure picks the unit where none is fixed. */
static struct cell_unit
unit_of(const struct rank_sheet *page, const struct measure *m)
{
	const struct chain_row *r = chain_row(kind_chain(page->kind), m->row);
	const struct decisions *all = page->plan->guide->decisions;
	struct quantity most = { 0, unit_dim(r ? r->unit : "1") };

	for (size_t i = 0; i < all->count; i++) {
		const struct decision *d = &all->item[i];

		for (size_t k = 0; d->kind == page->kind &&
		    k < d->ranked_count; k++)
			most.value = fmax(most.value,
			    value_of(d, &d->ranked[k], m->row));
	}
	return cell_unit(page->plan->arena, most, m->unit);
}

static void
place_cells(struct sheet *s, unsigned row, const struct answer *a)
{
	const struct offer *o = a->place.offer;

	sheet_text(s, row, 3, ROLE_PLAIN, accelerator_title(a));
	if (a->place.count)
		sheet_number(s, row, 4, ROLE_SOLVED, a->place.count, "0");
	sheet_text(s, row, 5, ROLE_SOLVED, format_title(a));
	if (!o)
		return;
	sheet_text(s, row, 6, ROLE_PLAIN, o->provider.text);
	sheet_text(s, row, 7, ROLE_PLAIN, o->tier.text);
	sheet_date(s, row, 8, o->date.text);
}

/* A live reference where the candidate has a column, else its value. */
static void
measure_cell(const struct rank_sheet *page, const struct shown *s,
    const struct decision *d, const struct answer *a, size_t i)
{
	const struct measure *m = &page->kind->measures[i];
	const char *ref = plan_ref(page->plan, s, m->row);
	double shown = value_of(d, a, m->row) / page->unit[i].factor;
	const char *format = !strncmp(page->unit[i].name, "USD", 3) ?
	    "\"$\"#,##0.00##" : format_number(page->plan->arena, shown, 4,
	    NULL);
	struct sheet_cell c = { .what = ref ? SHEET_FORMULA : SHEET_NUMBER,
	    .role = ref ? ROLE_IMPORT : ROLE_NOTE, .row = page->row,
	    .col = COL_MEASURE + (unsigned)i, .number = shown,
	    .format = format };

	if (ref)
		c.formula = formula_shown(page->plan->arena, ref,
		    page->unit[i].factor);
	if (ref || isfinite(shown))
		sheet_add(page->sheet, c);
}

static void
live(const struct rank_sheet *page, unsigned col, const char *formula,
    double value, const char *format)
{
	sheet_add(page->sheet, (struct sheet_cell){ .what = SHEET_FORMULA,
	    .role = ROLE_CALC, .row = page->row, .col = col,
	    .formula = formula, .number = value, .format = format });
}

/* Need, have, their unit and the share that is left. */
static void
limit_cells(const struct rank_sheet *page, const struct bound *b, unsigned col)
{
	struct arena *arena = page->plan->arena;
	const struct chain_row *r = chain_row(kind_chain(page->kind),
	    b->limit->need);
	struct quantity q = { b->have, unit_dim(r->unit) };
	struct cell_unit u = cell_unit(arena, q, b->limit->unit);
	const char *need = ref_cell(arena, NULL, page->row, col);
	const char *have = ref_cell(arena, NULL, page->row, col + 1);
	double left = b->have > 0 ? 1 - b->need / b->have : 0;

	live(page, col, formula_shown(arena, b->need_ref, u.factor),
	    b->need / u.factor, format_number(arena, b->need / u.factor, 4,
	    NULL));
	live(page, col + 1, formula_shown(arena, b->have_ref, u.factor),
	    b->have / u.factor, format_number(arena, b->have / u.factor, 4,
	    NULL));
	sheet_text(page->sheet, page->row, col + 2, ROLE_NOTE,
	    *u.name ? u.name : "1");
	live(page, col + 3, arena_printf(arena, "IF(%s>0,ROUND(1-%s/%s,6),0)",
	    have, need, have), round(left * 1e6) / 1e6, "0.0%");
}

/* Place among those shown by the policy, as the sheet recomputes it. */
static void
rank_cells(const struct rank_sheet *page, const struct shown *s, unsigned col)
{
	struct arena *arena = page->plan->arena;
	size_t n;
	const char *formula = plan_before(page->plan, s, &n);

	live(page, col, arena_printf(arena, "1+%s", formula),
	    (double)n + 1, "0");
	sheet_add(page->sheet, (struct sheet_cell){ .what = SHEET_JUMP,
	    .role = ROLE_LINK, .row = page->row, .col = col + 1,
	    .text = "working", .formula = ref_cell(arena, s->calc->sheet, 2,
	    s->col) });
}

static void
shown_cells(const struct rank_sheet *page, const struct shown *s)
{
	const struct limit *limit = s->answer->limit;
	unsigned col = COL_MEASURE + (unsigned)page->kind->measure_count;
	struct bound b;

	if (limit && plan_bound(page->plan, s, limit, &b))
		limit_cells(page, &b, col + 2);
	rank_cells(page, s, col + 6);
}

static const char *
key_of(const struct rank_sheet *page, const struct record *r)
{
	return r ? arena_printf(page->plan->arena, "%s %s", r->type->verb,
	    r->id) : NULL;
}

/* What the weights' format costs, and how soon it is at hand, by records. */
static void
record_cells(const struct rank_sheet *page, const struct decision *d,
    const struct answer *a, unsigned col)
{
	const struct catalog *cat = page->plan->guide->catalog;
	const struct quality_loss q = answer_loss(cat, d->workload,
	    a->place.weight_format);
	const struct lead l = a->place.offer ? supply_lead(cat, d->profile,
	    a->place.offer) : (struct lead){ 0 };
	const double day = 86400;

	if (q.known)
		sheet_number(page->sheet, page->row, col, ROLE_PLAIN, q.share,
		    "0.0%");
	sheet_text(page->sheet, page->row, col + 1, ROLE_NOTE,
	    key_of(page, q.record ? &q.record->head : NULL));
	if (l.known)
		sheet_number(page->sheet, page->row, col + 2, ROLE_PLAIN,
		    l.time / day, "0.0");
	sheet_text(page->sheet, page->row, col + 3, ROLE_NOTE,
	    key_of(page, l.known ? l.by : NULL));
}

static void
ranked_row(struct rank_sheet *page, const struct decision *d, size_t rank)
{
	const struct answer *a = &d->ranked[rank];
	const struct shown *s = plan_find(page->plan, d, rank);
	unsigned col = COL_MEASURE + (unsigned)page->kind->measure_count;

	sheet_text(page->sheet, page->row, 0, ROLE_PLAIN, workload_title(d));
	sheet_text(page->sheet, page->row, 1, ROLE_PLAIN, profile_title(d));
	sheet_number(page->sheet, page->row, 2, ROLE_PLAIN,
	    (double)rank + 1, "0");
	place_cells(page->sheet, page->row, a);
	for (size_t i = 0; i < page->kind->measure_count; i++)
		measure_cell(page, s, d, a, i);
	if (a->bound)
		sheet_text(page->sheet, page->row, col, ROLE_PLAIN,
		    a->bound->title);
	if (a->limit)
		sheet_text(page->sheet, page->row, col + 1, ROLE_PLAIN,
		    a->limit->title);
	if (s)
		shown_cells(page, s);
	record_cells(page, d, a, col + 8);
	page->row++;
}

static void
page_heads(struct rank_sheet *page)
{
	struct sheet *s = page->sheet;
	unsigned col = COL_MEASURE;

	sheet_text(s, 0, 0, ROLE_TITLE, page->kind->title);
	sheet_text(s, 1, 0, ROLE_NOTE, "Blue numbers are live and come from "
	    "the calculation sheet; grey ones belong to candidates without a "
	    "column there.");
	sheet_heads(s, ROW_HEAD, before, COL_MEASURE);
	for (size_t i = 0; i < page->kind->measure_count; i++, col++) {
		const struct measure *m = &page->kind->measures[i];
		const char *unit = page->unit[i].name;

		sheet_text(s, ROW_HEAD, col, ROLE_HEAD,
		    !*unit || !strcmp(unit, "1") ? m->title :
		    arena_printf(s->arena, "%s (%s)", m->title, unit));
	}
	for (size_t i = 0; i < COUNT(after); i++, col++)
		sheet_text(s, ROW_HEAD, col, ROLE_HEAD, after[i]);
	sheet_width(s, 0, 0, 38);
	sheet_width(s, 1, 1, 22);
	sheet_width(s, 2, 2, 6);
	sheet_width(s, 3, 3, 38);
	sheet_width(s, 4, 4, 7);
	sheet_width(s, 5, 8, 11);
	sheet_width(s, 9, col, 12);
	col -= (unsigned)COUNT(after);
	sheet_width(s, col, col, 18);
	sheet_width(s, col + 1, col + 1, 26);
	s->print_columns = col + 2;
	col += (unsigned)COUNT(after);
	s->freeze_row = ROW_FIRST;
	s->freeze_col = 4;
	s->head = ROW_HEAD;
	s->head_height = 64;
	s->filter_col = col - 1;
}

static bool
has_ranked(const struct decisions *all, const struct kind *kind)
{
	for (size_t i = 0; i < all->count; i++)
		if (all->item[i].kind == kind && all->item[i].ranked_count)
			return true;
	return false;
}

static void
kind_sheet(struct plan *p, const struct kind *kind)
{
	const struct decisions *all = p->guide->decisions;
	struct rank_sheet page = { .plan = p, .kind = kind, .row = ROW_FIRST };

	page.sheet = book_sheet(p->book, arena_printf(p->arena,
	    "Decisions %s", kind->name));
	page.unit = arena_array(p->arena, kind->measure_count,
	    sizeof(*page.unit));
	for (size_t i = 0; i < kind->measure_count; i++)
		page.unit[i] = unit_of(&page, &kind->measures[i]);
	page_heads(&page);
	for (size_t i = 0; i < all->count; i++)
		for (size_t k = 0; all->item[i].kind == kind &&
		    k < all->item[i].ranked_count; k++)
			ranked_row(&page, &all->item[i], k);
	page.sheet->filter_last = page.row - 1;
}

static bool
seen(const struct decisions *all, size_t i)
{
	for (size_t k = 0; k < i; k++)
		if (all->item[k].kind == all->item[i].kind)
			return true;
	return false;
}

void
plan_decisions(struct plan *p)
{
	const struct decisions *all = p->guide->decisions;

	for (size_t i = 0; all && i < all->count; i++)
		if (!seen(all, i) && has_ranked(all, all->item[i].kind))
			kind_sheet(p, all->item[i].kind);
}

static void
reject_row(struct plan *p, struct sheet *s, unsigned row,
    const struct decision *d, const struct answer *a)
{
	struct quantity q = { a->have, unit_dim(a->limit_unit) };
	struct cell_unit u = cell_unit(p->arena, q,
	    a->limit ? a->limit->unit : NULL);

	sheet_text(s, row, 0, ROLE_PLAIN, workload_title(d));
	sheet_text(s, row, 1, ROLE_PLAIN, profile_title(d));
	sheet_text(s, row, 2, ROLE_PLAIN, d->kind->title);
	place_cells(s, row, a);
	sheet_text(s, row, 9, ROLE_PLAIN, answer_reason(p->arena, a));
	if (a->reject != REJECT_LIMIT || !a->limit)
		return;
	sheet_text(s, row, 10, ROLE_PLAIN, a->limit->title);
	sheet_number(s, row, 11, ROLE_PLAIN, a->need / u.factor,
	    format_number(p->arena, a->need / u.factor, 4, NULL));
	sheet_number(s, row, 12, ROLE_PLAIN, a->have / u.factor,
	    format_number(p->arena, a->have / u.factor, 4, NULL));
	sheet_text(s, row, 13, ROLE_NOTE, *u.name ? u.name : "1");
}

void
plan_rejects(struct plan *p)
{
	static const char *const heads[] = { "Workload", "Profile", "Kind",
		"Accelerator", "Count", "Format", "Provider", "Tier",
		"Price seen", "Reason", "Limit", "Needs", "Has", "Unit" };
	static const double width[] = { 26, 26, 14, 30, 8, 9, 14, 12, 12, 80,
		28, 12, 12, 9 };
	const struct decisions *all = p->guide->decisions;
	struct sheet *s = book_sheet(p->book, "Rejects");
	unsigned row = ROW_FIRST;

	sheet_text(s, 0, 0, ROLE_TITLE, "Rejects, with reasons");
	sheet_text(s, 1, 0, ROLE_NOTE, "The best candidate of each "
	    "accelerator that is no answer, nearest to one first.");
	sheet_heads(s, ROW_HEAD, heads, COUNT(heads));
	for (unsigned i = 0; i < COUNT(width); i++)
		sheet_width(s, i, i, width[i]);
	for (size_t i = 0; all && i < all->count; i++)
		for (size_t k = 0; k < all->item[i].rejected_count; k++)
			reject_row(p, s, row++, &all->item[i],
			    &all->item[i].rejected[k]);
	s->freeze_row = ROW_FIRST;
	s->freeze_col = 4;
	s->head = ROW_HEAD;
	s->filter_last = row > ROW_FIRST ? row - 1 : 0;
	s->filter_col = COUNT(heads) - 1;
	s->order = ORDER_REST;
	s->print_columns = 10;
}
