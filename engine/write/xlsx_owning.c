/*
 * Owning: what each bought answer costs over its horizon, item by item.
 */
#include <math.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "kind/ownership.h"
#include "write/xlsx_plan.h"

enum { ROW_HEAD = 2, ROW_FIRST = 3, COL_COUNT = 5, COL_ITEM = 6 };

static const char USD[] = "\"$\"#,##0.00";

/* One row of the sheet, of a candidate that has a column of its own. */
struct line {
	struct plan *plan;
	struct sheet *sheet;
	const struct shown *s;
	unsigned row;
};

static double
value_of(const struct line *l, const char *row)
{
	return answer_value(l->s->decision, l->s->answer, row);
}

static bool
is_bought(const struct shown *s)
{
	return s->answer->value && offer_is_purchase(s->answer->place.offer) &&
	    chain_slot(s->calc->chain, "cost_owned") >= 0;
}

static void
live(const struct line *l, unsigned col, const char *formula, double value,
    const char *format)
{
	sheet_live(l->sheet, l->row, col, formula, value, format);
}

/* Accelerators that are paid for; one where the chain is of one. */
static double
count_cell(const struct line *l)
{
	const char *ref = plan_ref(l->plan, l->s, "billed_accelerators");
	double count = ref ? value_of(l, "billed_accelerators") : 1;

	live(l, COL_COUNT, ref ? ref : "1", count, "0");
	return count;
}

static void
item_cells(const struct line *l, double count)
{
	size_t n;
	const struct ownership_item *item = ownership_items(&n);
	const char *each = ref_cell(l->plan->arena, NULL, l->row, COL_COUNT);
	const char *first = ref_cell(l->plan->arena, NULL, l->row, COL_ITEM);
	double total = 0;

	for (size_t i = 0; i < n; i++) {
		double one = item[i].sign * value_of(l, item[i].row);

		total += one * count;
		live(l, COL_ITEM + (unsigned)i, arena_printf(l->plan->arena,
		    "%s%s*%s", item[i].sign < 0 ? "-" : "", plan_ref(l->plan,
		    l->s, item[i].row), each), one * count, USD);
	}
	live(l, COL_ITEM + (unsigned)n, arena_printf(l->plan->arena,
	    "SUM(%s:%s)", first, ref_cell(l->plan->arena, NULL, l->row,
	    COL_ITEM + (unsigned)n - 1)), total, USD);
	live(l, COL_ITEM + (unsigned)n + 1, arena_printf(l->plan->arena,
	    "%s*%s", plan_ref(l->plan, l->s, "cost_owned"), each),
	    value_of(l, "cost_owned") * count, USD);
}

static void
candidate(const struct line *l)
{
	const struct shown *s = l->s;
	const double year = 31536000;

	sheet_text(l->sheet, l->row, 0, ROLE_PLAIN,
	    workload_title(s->decision));
	sheet_text(l->sheet, l->row, 1, ROLE_PLAIN,
	    profile_title(s->decision));
	sheet_number(l->sheet, l->row, 2, ROLE_PLAIN, (double)s->rank + 1,
	    "0");
	sheet_text(l->sheet, l->row, 3, ROLE_PLAIN,
	    accelerator_title(s->answer));
	live(l, 4, arena_printf(l->plan->arena, "%s/31536000",
	    plan_ref(l->plan, s, "horizon")), value_of(l, "horizon") / year,
	    "0.0");
	item_cells(l, count_cell(l));
}

static void
heads(struct sheet *s)
{
	static const char *const first[] = { "Workload", "Profile", "Rank",
		"Accelerator", "Horizon (year)", "Paid for" };
	size_t n;
	const struct ownership_item *item = ownership_items(&n);
	unsigned col = COL_ITEM;

	sheet_text(s, 0, 0, ROLE_TITLE, "What owning costs over the horizon");
	sheet_text(s, 1, 0, ROLE_NOTE, "US dollars, all accelerators that are "
	    "paid for; live: change prices, hours and terms on the sheet of "
	    "inputs. The items add up to the cost that the decision uses.");
	sheet_heads(s, ROW_HEAD, first, COUNT(first));
	for (size_t i = 0; i < n; i++)
		sheet_text(s, ROW_HEAD, col++, ROLE_HEAD, item[i].title);
	sheet_text(s, ROW_HEAD, col++, ROLE_HEAD, "Sum of the items");
	sheet_text(s, ROW_HEAD, col++, ROLE_HEAD, "Cost of owning, as used");
	sheet_width(s, 0, 0, 38);
	sheet_width(s, 1, 1, 22);
	sheet_width(s, 2, 2, 6);
	sheet_width(s, 3, 3, 38);
	sheet_width(s, 4, 5, 9);
	sheet_width(s, COL_ITEM, col - 1, 14);
	s->freeze_row = ROW_FIRST;
	s->freeze_col = 4;
	s->head = ROW_HEAD;
	s->head_height = 48;
	s->filter_col = col - 1;
}

void
plan_owning(struct plan *p)
{
	struct line l = { .plan = p, .row = ROW_FIRST };

	for (size_t i = 0; i < p->shown.count; i++) {
		l.s = &p->shown.item[i];
		if (!is_bought(l.s))
			continue;
		if (!l.sheet) {
			l.sheet = book_sheet(p->book, "Owning");
			heads(l.sheet);
		}
		candidate(&l);
		l.sheet->filter_last = l.row++;
	}
}
