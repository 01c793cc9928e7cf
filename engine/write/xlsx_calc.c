/*
 * The calculation sheets: rows are a chain's, columns are candidates.
 */
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "model/formula.h"
#include "write/xlsx_format.h"
#include "write/xlsx_plan.h"
#include "write/xlsx_row.h"

enum { ROW_HEAD = 2, ROW_FIRST = 3 };

/* One line of the sheet: row index of a chain row. */
struct line {
	struct plan *plan;
	struct calc *calc;
	const struct chain_row *row;
	int index;
	unsigned at;
	const char *format;
};

/* Does any candidate have row i of a set?  Its first input says so. */
static bool
present(const struct plan *p, const struct calc *c,
    const struct chain_row *first, int i)
{
	for (size_t k = 0; k < p->shown.count; k++) {
		const struct shown *s = &p->shown.item[k];

		if (s->calc == c && s->answer->value[first->slot + i] != 0)
			return true;
	}
	return false;
}

/*
 * Lines that a row takes: 1, or as many rows of its set as the fullest
 * candidate has; the rest are neutral and left out.
 */
static int
lines_of(const struct plan *p, const struct calc *c,
    const struct chain_row *r)
{
	const struct chain_row *first = r;
	int n = r->bound;

	if (!r->set)
		return 1;
	for (const struct chain_row *k = c->chain->row; k < r; k++)
		if (k->set && !strcmp(k->set, r->set)) {
			first = k;
			break;
		}
	while (n > 1 && first->what == CHAIN_INPUT &&
	    !present(p, c, first, n - 1))
		n--;
	return n;
}

/* The cell that an argument of the line is in. */
static const char *
argument(const struct line *l, const struct shown *s, int i)
{
	int slot = l->row->arg[i];
	const struct chain_row *r = chain_at(l->calc->chain, slot);

	if (r && r->set && l->row->set && !strcmp(r->set, l->row->set))
		slot += l->index;
	return ref_cell(l->plan->arena, NULL, l->calc->row[slot], s->col);
}

/* The template with {n} replaced; NULL where it names no such argument. */
static const char *
filled(const struct line *l, const struct shown *s, const char *template)
{
	struct text t;

	text_init(&t, l->plan->arena);
	while (*template) {
		int n = 0;

		if (*template != '{') {
			text_char(&t, *template++);
			continue;
		}
		for (template++; *template >= '0' && *template <= '9' &&
		    n < 1000; template++)
			n = n * 10 + *template - '0';
		if (*template++ != '}' || n >= l->row->args)
			return NULL;
		text_add(&t, argument(l, s, n));
	}
	return t.data;
}

static const char *
reduced(const struct line *l, const struct shown *s, const char *function)
{
	int slot = l->row->arg[0];
	const struct chain_row *r = chain_at(l->calc->chain, slot);
	unsigned first = l->calc->row[slot];
	unsigned last = l->calc->row[slot + (r ? lines_of(l->plan, l->calc,
	    r) : 1) - 1];

	return arena_printf(l->plan->arena, "%s(%s:%s)", function,
	    ref_cell(l->plan->arena, NULL, first, s->col),
	    ref_cell(l->plan->arena, NULL, last, s->col));
}

/* The formula of a step in one column; NULL: the value stands there. */
static const char *
step_formula(const struct line *l, const struct shown *s)
{
	const struct chain_row *r = l->row;

	switch (r->what) {
	case CHAIN_CALC:
		return r->says->sheet ? filled(l, s, r->says->sheet) : NULL;
	case CHAIN_PICK:
		return arena_printf(l->plan->arena, "IF(%s%s%s,%s,%s)",
		    argument(l, s, 0), r->relation, argument(l, s, 1),
		    argument(l, s, 2), argument(l, s, 3));
	case CHAIN_SUM:
		return reduced(l, s, "SUM");
	case CHAIN_MAX:
		return reduced(l, s, "MAX");
	default:
		return NULL;
	}
}

static void
step(const struct line *l, const struct shown *s)
{
	double value = s->answer->value[l->row->slot + l->index];
	const char *formula = step_formula(l, s);

	l->plan->steps++;
	l->plan->live += formula != NULL;
	sheet_add(l->calc->sheet, (struct sheet_cell){
	    .what = formula ? SHEET_FORMULA : SHEET_NUMBER,
	    .role = ROLE_CALC, .row = l->at, .col = s->col,
	    .formula = formula, .number = value, .format = l->format });
}

static void
one_cell(const struct line *l, const struct shown *s)
{
	int slot = l->row->slot + l->index;
	struct sheet_cell c = { .what = SHEET_FORMULA, .role = ROLE_IMPORT,
	    .row = l->at, .col = s->col, .format = l->format };

	switch (l->row->what) {
	case CHAIN_INPUT:
		c.formula = plan_entry(l->plan, &s->answer->input[slot],
		    s->answer->value[slot], l->row->title,
		    l->row->unit)->name;
		c.number = s->answer->value[slot];
		sheet_add(l->calc->sheet, c);
		break;
	case CHAIN_CONST:
		sheet_number(l->calc->sheet, l->at, s->col, ROLE_PLAIN,
		    l->row->value, l->format);
		break;
	default:
		step(l, s);
	}
}

/* The largest size in the line: one format serves all columns. */
static double
largest(const struct line *l)
{
	double most = 0;

	for (size_t i = 0; i < l->plan->shown.count; i++) {
		const struct shown *s = &l->plan->shown.item[i];
		double x;

		if (s->calc != l->calc)
			continue;
		x = fabs(s->answer->value[l->row->slot + l->index]);
		if (isfinite(x) && x > most)
			most = x;
	}
	return most;
}

static void
one_line(struct line *l)
{
	l->format = format_base(l->plan->arena, largest(l),
	    l->row->unit ? l->row->unit : "1");
	row_heads(l->plan->arena, l->calc->sheet, l->at, l->row, l->index);
	for (size_t i = 0; i < l->plan->shown.count; i++)
		if (l->plan->shown.item[i].calc == l->calc)
			one_cell(l, &l->plan->shown.item[i]);
}

static void
section(struct calc *c, unsigned at, const char *title)
{
	sheet_text(c->sheet, at, HEAD_TITLE, ROLE_SECTION, title);
	for (unsigned col = 1; col < PLAN_FIRST_COLUMN + c->columns; col++)
		sheet_add(c->sheet, (struct sheet_cell){ .what = SHEET_TEXT,
		    .role = ROLE_SECTION, .row = at, .col = col, .text = "" });
}

/* Lines of the block of solved inputs, in order. */
static const char *const solved[] = { "Workload", "Profile", "Rank",
	"Accelerator", "Accelerators of one copy", "Weight format",
	"Provider", "Tier", "Price of" };

static void
solved_column(const struct shown *s)
{
	const struct answer *a = s->answer;
	const struct offer *o = a->place.offer;
	struct sheet *sheet = s->calc->sheet;
	unsigned row = ROW_FIRST + 1;

	sheet_text(sheet, row, s->col, ROLE_SOLVED,
	    workload_title(s->decision));
	sheet_text(sheet, row + 1, s->col, ROLE_SOLVED,
	    profile_title(s->decision));
	sheet_number(sheet, row + 2, s->col, ROLE_SOLVED,
	    (double)s->rank + 1, "0");
	sheet_text(sheet, PLAN_NAME_ROW, s->col, ROLE_SOLVED,
	    accelerator_title(a));
	sheet_number(sheet, row + 4, s->col, ROLE_SOLVED, a->place.count,
	    "0");
	sheet_text(sheet, row + 5, s->col, ROLE_SOLVED, format_title(a));
	if (!o)
		return;
	sheet_text(sheet, row + 6, s->col, ROLE_SOLVED, o->provider.text);
	sheet_text(sheet, row + 7, s->col, ROLE_SOLVED, o->tier.text);
	sheet_text(sheet, row + 8, s->col, ROLE_SOLVED, o->date.text);
}

static void
heading(struct calc *c)
{
	static const char *const heads[] = { "Quantity", "Unit", "Equation",
		"Source" };
	unsigned row = ROW_FIRST;

	sheet_text(c->sheet, 0, 0, ROLE_TITLE, c->chain->title);
	sheet_text(c->sheet, 1, 0, ROLE_NOTE, "One column a candidate. Cells "
	    "hold base units; their formats show multiples. Inputs come from "
	    "the sheet Inputs; change them there.");
	sheet_heads(c->sheet, ROW_HEAD, heads, 4);
	section(c, row, "Solved inputs, from the search");
	for (size_t i = 0; i < COUNT(solved); i++) {
		sheet_text(c->sheet, ++row, HEAD_TITLE, ROLE_PLAIN, solved[i]);
		sheet_text(c->sheet, row, HEAD_UNIT, ROLE_NOTE,
		    i == 2 || i == 4 ? "1" : "text");
	}
}

static void
column_head(struct plan *p, const struct shown *s)
{
	sheet_text(s->calc->sheet, ROW_HEAD, s->col, ROLE_HEAD,
	    arena_printf(p->arena, "%s\n%s, %s: no. %zu",
	    accelerator_title(s->answer), workload_title(s->decision),
	    profile_title(s->decision), s->rank + 1));
	solved_column(s);
}

/* Every slot has its row before any formula refers to it. */
static void
place_rows(const struct plan *p, struct calc *c, unsigned at)
{
	for (size_t i = 0; i < c->chain->rows; i++) {
		const struct chain_row *r = &c->chain->row[i];

		if (r->what == CHAIN_SECTION)
			at++;
		else
			for (int k = 0; k < lines_of(p, c, r); k++)
				c->row[r->slot + k] = at++;
	}
}

void
plan_calc(struct plan *p, struct calc *c)
{
	unsigned at = ROW_FIRST + 1 + COUNT(solved);

	heading(c);
	for (size_t i = 0; i < p->shown.count; i++)
		if (p->shown.item[i].calc == c)
			column_head(p, &p->shown.item[i]);
	place_rows(p, c, at);
	for (size_t i = 0; i < c->chain->rows; i++) {
		struct line l = { .plan = p, .calc = c,
		    .row = &c->chain->row[i], .at = at };

		if (l.row->what == CHAIN_SECTION) {
			section(c, at++, l.row->title);
			continue;
		}
		for (int n = lines_of(p, c, l.row); l.index < n; l.index++) {
			l.at = at++;
			one_line(&l);
		}
	}
	sheet_width(c->sheet, HEAD_TITLE, HEAD_TITLE, 44);
	sheet_width(c->sheet, HEAD_UNIT, HEAD_UNIT, 9);
	sheet_width(c->sheet, HEAD_EQUATION, HEAD_EQUATION, 40);
	sheet_width(c->sheet, HEAD_SOURCE, HEAD_SOURCE, 24);
	sheet_width(c->sheet, PLAN_FIRST_COLUMN, PLAN_FIRST_COLUMN +
	    (unsigned)c->columns, 20);
	c->sheet->freeze_row = ROW_FIRST;
	c->sheet->freeze_col = HEAD_EQUATION;
	c->sheet->head = ROW_HEAD;
	c->sheet->head_height = 64;
	c->sheet->order = ORDER_CALC;
	c->sheet->print_scale = 45;
	c->sheet->print_repeat = HEAD_EQUATION;
	c->sheet->locked = true;
}
