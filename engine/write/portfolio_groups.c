/*
 * The sheets that add up: by provider and by accelerator, whose prices may be
 * changed there, and by buyer.
 */
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "write/portfolio.h"
#include "write/xlsx_fit.h"
#include "write/xlsx_format.h"

enum { ROW_HEAD = 2, ROW_ALL = 3, ROW_FIRST = 4 };
enum {
	COL_NAME, COL_ORDERS, COL_COUNT, COL_NOW, COL_MONTH, COL_TOTAL,
	COL_SHARE, COL_CHANGE
};

/* One sheet: the lines by the words of a column. */
struct grouping {
	struct portfolio *of;
	struct sheet *sheet;
	enum summary_column by;
	const char *(*word)(const struct portfolio_line *);
	bool counts;                    /* only the buyer that is picked */
	bool changes;                   /* prices may be changed */
	unsigned last;
	struct { struct group *item; size_t count, cap; } groups;
};

struct group {
	const char *name;
	double sum[COL_CHANGE];
};

static const enum summary_column summed[] = { [COL_ORDERS] = SUM_TAKE,
	[COL_COUNT] = SUM_COUNT, [COL_NOW] = SUM_NOW,
	[COL_MONTH] = SUM_MONTH, [COL_TOTAL] = SUM_TOTAL };

static const char *
provider_of(const struct portfolio_line *l)
{
	return l->provider;
}

static const char *
accelerator_of(const struct portfolio_line *l)
{
	return l->accelerator;
}

static const char *
buyer_of(const struct portfolio_line *l)
{
	return l->buyer;
}

static struct group *
group_named(struct grouping *g, const char *name)
{
	for (size_t i = 0; i < g->groups.count; i++)
		if (!strcmp(g->groups.item[i].name, name))
			return &g->groups.item[i];
	ARRAY_ADD(g->of->arena, &g->groups, ((struct group){ .name = name }));
	return &g->groups.item[g->groups.count - 1];
}

/* What costs most stands first. */
static int
dearer(const void *a, const void *b)
{
	const struct group *x = a, *y = b;
	double one = x->sum[COL_TOTAL], other = y->sum[COL_TOTAL];

	return one > other ? -1 : one < other ? 1 : strcmp(x->name, y->name);
}

static void
gather(struct grouping *g)
{
	for (size_t i = 0; i < g->of->lines.count; i++) {
		const struct portfolio_line *l = &g->of->lines.item[i];
		struct group *to = group_named(g, g->word(l));

		for (unsigned col = COL_ORDERS; col <= COL_TOTAL; col++)
			to->sum[col] += portfolio_value(l, summed[col]);
	}
	if (g->groups.count)
		qsort(g->groups.item, g->groups.count,
		    sizeof(*g->groups.item), dearer);
	g->last = ROW_FIRST + (g->groups.count ?
	    (unsigned)g->groups.count - 1 : 0);
}

static const char *
range(const struct grouping *g, unsigned col)
{
	return ref_range(g->of->arena, g->sheet, ROW_FIRST, col, g->last,
	    col);
}

static const char *
looks_like(unsigned col)
{
	return col == COL_ORDERS || col == COL_COUNT ? "#,##0" : FORMAT_USD;
}

static void
put_share(struct grouping *g, unsigned row, double part)
{
	struct arena *a = g->of->arena;
	const char *all = ref_range(a, NULL, ROW_ALL, COL_TOTAL, ROW_ALL,
	    COL_TOTAL);
	double sum = portfolio_sum(g->of, SUM_TOTAL);
	void (*put)(struct sheet *, unsigned, unsigned, const char *, double,
	    const char *) = row == ROW_ALL ? sheet_total : sheet_live;

	put(g->sheet, row, COL_SHARE, arena_printf(a,
	    "IF(%s>0,%s/%s,0)", all, ref_cell(a, NULL, row, COL_TOTAL), all),
	    sum > 0 ? part / sum : 0, "0.0%");
}

static void
put_group(struct grouping *g, unsigned row, const struct group *of)
{
	const struct portfolio *p = g->of;

	sheet_text(g->sheet, row, COL_NAME, ROLE_PLAIN, of->name);
	for (unsigned col = COL_ORDERS; col <= COL_TOTAL; col++)
		sheet_live(g->sheet, row, col, arena_printf(p->arena,
		    "SUMPRODUCT((%s=%s)*%s%s%s)", portfolio_column(p, g->by),
		    ref_cell(p->arena, NULL, row, COL_NAME), g->counts ?
		    portfolio_column(p, SUM_COUNTED) : "", g->counts ? "*" :
		    "", portfolio_column(p, summed[col])), of->sum[col],
		    looks_like(col));
	put_share(g, row, of->sum[COL_TOTAL]);
	if (g->changes)
		sheet_number(g->sheet, row, COL_CHANGE, ROLE_INPUT, 0,
		    "+0.0%;-0.0%;0%");
}

static void
put_all(struct grouping *g, const char *all)
{
	sheet_text(g->sheet, ROW_ALL, COL_NAME, ROLE_SECTION, all);
	for (unsigned col = COL_ORDERS; col <= COL_TOTAL; col++)
		sheet_total(g->sheet, ROW_ALL, col, arena_printf(g->of->arena,
		    "SUM(%s)", ref_range(g->of->arena, NULL, ROW_FIRST, col,
		    g->last, col)), portfolio_sum(g->of, summed[col]),
		    looks_like(col));
	put_share(g, ROW_ALL, portfolio_sum(g->of, SUM_TOTAL));
}

static void
put_frame(struct grouping *g)
{
	static const double most[COL_CHANGE + 1] = { [COL_NAME] = 40 };
	struct sheet *s = g->sheet;

	if (g->changes)
		ARRAY_ADD(g->of->arena, &s->rules, ((struct sheet_rule){
		    .row = ROW_FIRST, .last = g->last, .col = COL_CHANGE,
		    .low = -1, .high = 100, .says = BOOK_SAYS(g->of,
		    sheet_rule_change) }));
	s->freeze_row = ROW_FIRST;
	s->head = ROW_HEAD;
	s->locked = true;
	sheet_fit(s, ROW_HEAD, most, g->changes ? COL_CHANGE + 1 :
	    COL_SHARE + 1);
}

/* Returns the cell of what is paid over the horizon in all. */
static const char *
lay_out(struct grouping *g, const char *title, const char *first,
    const char *all)
{
	const char *const heads[] = { first, "Orders", "GPUs", "Spend now",
		"A month", "Over the horizon", "Share",
		"Prices change by" };

	gather(g);
	sheet_text(g->sheet, 0, 0, ROLE_TITLE, title);
	sheet_text(g->sheet, 1, 0, ROLE_NOTE, g->changes ?
	    BOOK_SAYS(g->of, book_groups) : BOOK_SAYS(g->of, book_buyers));
	sheet_heads(g->sheet, ROW_HEAD, heads, g->changes ? COL_CHANGE + 1 :
	    COL_SHARE + 1);
	put_all(g, all);
	for (unsigned i = 0; i < g->groups.count; i++)
		put_group(g, ROW_FIRST + i, &g->groups.item[i]);
	put_frame(g);
	return ref_range(g->of->arena, g->sheet, ROW_ALL, COL_TOTAL, ROW_ALL,
	    COL_TOTAL);
}

void
portfolio_groups(struct portfolio *p)
{
	struct grouping by = { .of = p, .sheet = p->providers,
		.by = SUM_PROVIDER, .word = provider_of, .counts = true,
		.changes = true };

	p->by_provider = lay_out(&by, "By provider", "Provider",
	    "All providers");
	p->provider_names = range(&by, COL_NAME);
	p->provider_changes = range(&by, COL_CHANGE);
	by = (struct grouping){ .of = p, .sheet = p->accelerators,
		.by = SUM_ACCELERATOR, .word = accelerator_of,
		.counts = true, .changes = true };
	p->by_accelerator = lay_out(&by, "By accelerator", "Accelerator",
	    "All accelerators");
	p->accelerator_names = range(&by, COL_NAME);
	p->accelerator_changes = range(&by, COL_CHANGE);
	by = (struct grouping){ .of = p, .sheet = p->buyers,
		.by = SUM_BUYER, .word = buyer_of };
	p->by_buyer = lay_out(&by, "By buyer", "Buyer", PORTFOLIO_ALL);
	p->buyer_names = ref_range(p->arena, p->buyers, ROW_ALL, COL_NAME,
	    by.last, COL_NAME);
}
