/*
 * The summary: one line a decision, live.  It answers what finance asks first:
 * what was chosen, at what price, where to change it, and whether the choice
 * still stands.
 */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "write/xlsx_format.h"
#include "write/xlsx_plan.h"

enum {
	COL_WORKLOAD, COL_PROFILE, COL_CHOICE, COL_COUNT, COL_FORMAT,
	COL_PROVIDER, COL_TIER, COL_SEEN, COL_PRICE, COL_CHANGE, COL_COST,
	COL_MEASURE, COL_NEXT, COL_TIMES, COL_BEST, COL_STANDS
};

static const char *const heads[] = { "Workload", "Profile", "Choice", "Count",
	"Format", "Provider", "Tier", "Price seen", "Price of one (USD/h)",
	"Change it", "Cost", "Cost is", "Runner-up", "Costs (times)",
	"Best of those shown, now", "Decision" };

static const char MONEY[] = "\"$\"#,##0.00##";

enum { ROW_HEAD = 2, ROW_FIRST = 3 };

/* One line being filled. */
struct line {
	struct plan *plan;
	struct sheet *sheet;
	const struct shown *winner;
	unsigned row;
	const char *cost;        /* the winner's cell */
	const char *costs;       /* of all shown */
	const char *others;      /* NULL where there is no runner-up */
	const char *names;
};

static void
live(const struct line *l, unsigned col, const char *formula, double value,
    const char *format)
{
	sheet_live(l->sheet, l->row, col, formula, value, format);
}

static void
words(const struct line *l, unsigned col, const char *formula,
    const char *text)
{
	sheet_add(l->sheet, (struct sheet_cell){ .what = SHEET_WORDS,
	    .role = ROLE_PLAIN, .row = l->row, .col = col, .formula = formula,
	    .text = text });
}

static double
value_of(const struct shown *s, const char *row)
{
	return answer_value(s->decision, s->answer, row);
}

static void
choice(const struct line *l)
{
	const struct answer *a = l->winner->answer;
	const struct offer *o = a->place.offer;
	struct sheet *s = l->sheet;

	sheet_text(s, l->row, COL_WORKLOAD, ROLE_PLAIN,
	    workload_title(l->winner->decision));
	sheet_text(s, l->row, COL_PROFILE, ROLE_PLAIN,
	    profile_title(l->winner->decision));
	sheet_text(s, l->row, COL_CHOICE, ROLE_SOLVED, accelerator_title(a));
	sheet_number(s, l->row, COL_COUNT, ROLE_SOLVED, a->place.count, "0");
	sheet_text(s, l->row, COL_FORMAT, ROLE_SOLVED, format_title(a));
	if (!o)
		return;
	sheet_text(s, l->row, COL_PROVIDER, ROLE_PLAIN, o->provider.text);
	sheet_text(s, l->row, COL_TIER, ROLE_PLAIN, o->tier.text);
	sheet_date(s, l->row, COL_SEEN, o->date.text);
}

/* The input that the price follows from: itself, a rent, or a purchase. */
static const char *
priced_by(const struct shown *w)
{
	const struct chain *chain = w->calc->chain;
	int owned = chain_slot(chain, "owned");

	if (owned < 0)
		return "price";
	return w->answer->value[owned] > 0 ? "purchase" : "rent";
}

/* The price as the calculation has it, and a way to its input. */
static void
price(const struct line *l)
{
	const struct shown *w = l->winner;
	const char *ref = plan_ref(l->plan, w, "price");
	int slot = chain_slot(w->calc->chain, "price");
	const struct cell_unit u = cell_unit(l->plan->arena,
	    (struct quantity){ 1, unit_dim("USD/h") }, "USD/h");
	const struct chain_row *by = chain_row(w->calc->chain, priced_by(w));
	const struct entry *e;

	if (!ref)
		return;
	e = plan_entry(l->plan, &w->answer->input[by->slot],
	    w->answer->value[by->slot], by->name, by->unit);
	live(l, COL_PRICE, formula_shown(l->plan->arena, ref, u.factor),
	    w->answer->value[slot] / u.factor, MONEY);
	sheet_add(l->sheet, (struct sheet_cell){ .what = SHEET_JUMP,
	    .role = ROLE_LINK, .row = l->row, .col = COL_CHANGE,
	    .text = "change", .formula = plan_changed(l->plan, e) });
}

static void
cost(const struct line *l)
{
	const struct measure *m = &l->winner->decision->kind->measures[0];
	double value = value_of(l->winner, m->row);
	const char *unit = chain_row(l->winner->calc->chain, m->row)->unit;
	struct cell_unit u = cell_unit(l->plan->arena,
	    (struct quantity){ value, unit_dim(unit) }, m->unit);

	bool money = !strncmp(u.name, "USD", 3);

	live(l, COL_COST, formula_shown(l->plan->arena, l->cost, u.factor),
	    value / u.factor, money ? MONEY : format_number(l->plan->arena,
	    value / u.factor, 4, NULL));
	sheet_text(l->sheet, l->row, COL_MEASURE, ROLE_PLAIN, !strcmp(u.name,
	    "USD") || !strcmp(u.name, "1") ? m->title :
	    arena_printf(l->plan->arena, "%s (%s)", m->title, u.name));
}

static void
runner_up(const struct line *l)
{
	const struct decision *d = l->winner->decision;
	const char *row = d->kind->measures[0].row;
	const char *least;
	double times;

	if (!l->others)
		return;
	least = arena_printf(l->plan->arena, "MIN(%s)", l->others);
	times = value_of(plan_find(l->plan, d, 1), row) /
	    value_of(l->winner, row);
	words(l, COL_NEXT, arena_printf(l->plan->arena,
	    "INDEX(%s,1,1+MATCH(%s,%s,0))", l->names, least, l->others),
	    accelerator_title(&d->ranked[1]));
	live(l, COL_TIMES, arena_printf(l->plan->arena,
	    "IF(%s>0,%s/%s,0)", l->cost, least, l->cost), times, "0.00");
}

/* By a policy the second may cost less than the first: it stays the second. */
static void
runner_up_by_policy(const struct line *l)
{
	const struct shown *w = l->winner;
	const struct shown *next = plan_find(l->plan, w->decision, 1);
	const char *row = w->decision->kind->measures[0].row;

	if (!next)
		return;
	words(l, COL_NEXT, arena_printf(l->plan->arena, "INDEX(%s,1,2)",
	    l->names), accelerator_title(next->answer));
	live(l, COL_TIMES, arena_printf(l->plan->arena, "IF(%s>0,%s/%s,0)",
	    l->cost, plan_ref(l->plan, next, row), l->cost), value_of(next,
	    row) / value_of(w, row), "0.00");
}

static void
decision_by_policy(const struct line *l)
{
	struct arena *arena = l->plan->arena;
	const char *title = accelerator_title(l->winner->answer);
	size_t before;
	const char *order = plan_before(l->plan, l->winner, &before);
	bool now;
	const char *fits = plan_fits(l->plan, l->winner, &now);

	words(l, COL_BEST, arena_printf(arena, "IF(%s=0,INDEX(%s,1,1),\"see "
	    "the live rank\")", order, l->names), title);
	words(l, COL_STANDS, arena_printf(arena, "IF(%s,IF(%s=0,\"stands\","
	    "\"another is better\"),\"a limit is broken\")", fits ? fits :
	    "TRUE", order), !now ? "a limit is broken" : before ?
	    "another is better" : "stands");
}

/* Both the limits and the order must still be what the search found. */
static void
decision(const struct line *l)
{
	struct arena *arena = l->plan->arena;
	const char *title = accelerator_title(l->winner->answer);
	const char *fits;
	bool now;

	fits = plan_fits(l->plan, l->winner, &now);
	words(l, COL_BEST, arena_printf(arena,
	    "INDEX(%s,1,MATCH(MIN(%s),%s,0))", l->names, l->costs, l->costs),
	    title);
	words(l, COL_STANDS, arena_printf(arena, "IF(%s,IF(%s<=MIN(%s)*"
	    "(1+1E-12),\"stands\",\"another is cheaper\"),"
	    "\"a limit is broken\")", fits ? fits : "TRUE", l->cost,
	    l->costs), now ? "stands" : "a limit is broken");
}

/* The cells of all candidates shown: neighbours on their sheet. */
static void
ranges(struct line *l)
{
	const struct shown *w = l->winner;
	const char *row = w->decision->kind->measures[0].row;
	unsigned at = w->calc->row[chain_slot(w->calc->chain, row)];
	unsigned last = w->col;

	while (last - w->col + 1 < plan_shown(w->decision) &&
	    plan_find(l->plan, w->decision, last - w->col + 1))
		last++;
	l->cost = plan_ref(l->plan, w, row);
	l->costs = ref_range(l->plan->arena, w->calc->sheet, at, w->col, at,
	    last);
	l->names = ref_range(l->plan->arena, w->calc->sheet, PLAN_NAME_ROW,
	    w->col, PLAN_NAME_ROW, last);
	l->others = last == w->col ? NULL : ref_range(l->plan->arena,
	    w->calc->sheet, at, w->col + 1, at, last);
}

static unsigned
lines(struct plan *p, struct sheet *s)
{
	const struct decisions *all = p->guide->decisions;
	unsigned row = ROW_FIRST;

	for (size_t i = 0; all && i < all->count; i++) {
		struct line l = { .plan = p, .sheet = s, .row = row,
		    .winner = plan_find(p, &all->item[i], 0) };

		if (!l.winner)
			continue;
		ranges(&l);
		choice(&l);
		price(&l);
		cost(&l);
		if (ranking_plain(&all->item[i].ranking)) {
			runner_up(&l);
			decision(&l);
		} else {
			runner_up_by_policy(&l);
			decision_by_policy(&l);
		}
		row++;
	}
	return row;
}

void
plan_summary(struct plan *p, struct sheet *s)
{
	static const double width[] = { 38, 22, 30, 7, 11, 11, 12, 11, 11, 8,
		10, 30, 28, 10, 28, 18 };
	unsigned row;

	sheet_text(s, 0, 0, ROLE_TITLE, "Summary of the decisions");
	sheet_text(s, 1, 0, ROLE_NOTE, "To try another price: follow "
	    "\"change\", overwrite the yellow cell, come back. Costs and the "
	    "last two columns follow at once; a new search is a rebuild.");
	sheet_heads(s, ROW_HEAD, heads, COUNT(heads));
	for (unsigned i = 0; i < COUNT(width); i++)
		sheet_width(s, i, i, width[i]);
	row = lines(p, s);
	s->freeze_row = ROW_FIRST;
	s->freeze_col = COL_COUNT;
	s->head = ROW_HEAD;
	s->head_height = 48;
	s->filter_last = row > ROW_FIRST ? row - 1 : 0;
	s->filter_col = COUNT(heads) - 1;
	s->locked = true;
}
