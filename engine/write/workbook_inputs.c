/*
 * The sheet of inputs: what may be changed, what follows from it, and the
 * facts that the search rests on.
 */
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "feed/date.h"
#include "kind/ownership.h"
#include "unit/number.h"
#include "write/workbook.h"
#include "write/xlsx_fit.h"
#include "write/xlsx_format.h"
#include "write/xlsx_row.h"

enum {
	COL_TITLE, COL_OF, COL_VALUE, COL_UNIT, COL_WAS, COL_EDITED,
	COL_EFFECT, COL_SOURCE, COL_DATE, COL_AGE, COL_NOTE, COL_ID,
	/* For formulas; not printed. */
	COL_BASE, COL_BASE_UNIT, COL_AGAIN, COL_SET, COL_EDIT_NUMBER
};
enum { ROW_HEAD = 3, ROW_FIRST = 4 };

static const char *const heads[] = { "Input", "Of", "value", "unit",
	"As published", "Edited", "A change", "Source", "Dated", "Age (days)",
	"Note", "id", "In base units", "Base unit", "Search", "Command",
	"Edit no." };
static const double widths[COL_NOTE + 1] = { 24, 28, 0, 0, 0, 0, 0, 18, 0, 0,
	24 };

static struct cell_unit
unit_of(struct workbook *w, const struct book_input *b)
{
	struct quantity q = { b->value, unit_dim(b->unit) };

	return cell_unit(w->arena, q, input_unit(b->input));
}

static bool
is_price(const struct book_input *b)
{
	return !strcmp(b->input->of->type->verb, "offer");
}

/* What a scenario multiplies an input by, or NULL. */
static const char *
factor_of(const struct workbook *w, const struct book_input *b)
{
	static const struct book_factors none = { 1, 1, 1 };
	const double *by = b->effect == EFFECT_EXACT ? workbook_factor(&none,
	    b) : NULL;

	return !by ? NULL : by == &none.price ? w->factor_price :
	    by == &none.hours ? w->factor_hours : w->factor_tariff;
}

/* The value in base units, under the scenario; no use is above all hours. */
static const char *
base_formula(struct workbook *w, const struct book_input *b,
    struct cell_unit u)
{
	const char *cell = ref_cell(w->arena, NULL, b->row, COL_VALUE);
	const char *base = formula_base(w->arena, cell, u.factor);
	const char *by = factor_of(w, b);

	if (!by)
		return base;
	if (by != w->factor_hours)
		return arena_printf(w->arena, "%s*%s", base, by);
	return arena_printf(w->arena, "IF(%s=1,%s,MIN(%s*%s,%s))", by, base,
	    base, by, !strcmp(b->input->field, "utilization") ? "1" :
	    "2628000");
}

/* A plain number's unit is "1" for programs, and nothing to people. */
static void
unit_cell(struct sheet *s, unsigned row, unsigned col, enum role role,
    const char *unit)
{
	sheet_add(s, (struct sheet_cell){ .what = SHEET_TEXT, .role = role,
	    .row = row, .col = col, .text = *unit ? unit : "1",
	    .format = *unit && strcmp(unit, "1") != 0 ? NULL : ";;;" });
}

static void
numbers(struct workbook *w, const struct book_input *b)
{
	static const enum role roles[] = { [EFFECT_EXACT] = ROLE_INPUT,
		[EFFECT_SEARCH] = ROLE_INPUT, [EFFECT_DERIVED] = ROLE_CALC,
		[EFFECT_FIXED] = ROLE_SOLVED };
	struct sheet *s = w->inputs;
	struct cell_unit u = unit_of(w, b);
	/* A cell keeps fifteen digits: 0.99 is not 0.9900...01 for having
	 * been 0.000275 a second. */
	double shown = number_rounded(b->value / u.factor, 15);
	const char *format = b->effect == EFFECT_FIXED &&
	    workbook_open(b->input, b->value) ? FORMAT_NONE :
	    format_number(w->arena, shown, 6, NULL);

	if (b->effect == EFFECT_DERIVED) {
		sheet_live(s, b->row, COL_VALUE, formula_shown(w->arena,
		    ref_cell(w->arena, NULL, b->row, COL_BASE), u.factor),
		    shown, format);
		sheet_live(s, b->row, COL_BASE, b->formula, b->value,
		    format_base(w->arena, b->value, b->unit));
	} else {
		sheet_number(s, b->row, COL_VALUE, roles[b->effect], shown,
		    format);
		sheet_live(s, b->row, COL_BASE, base_formula(w, b, u),
		    b->value, format_base(w->arena, b->value, b->unit));
	}
	/* What is locked stands as it was published. */
	if (b->effect != EFFECT_FIXED)
		sheet_number(s, b->row, COL_WAS, ROLE_NOTE, shown, format);
	unit_cell(s, b->row, COL_UNIT, ROLE_PLAIN, u.name);
	unit_cell(s, b->row, COL_BASE_UNIT, ROLE_NOTE, b->unit);
}

/* Whether it was changed, whether that asks for a search, and the command of
 * all that were changed so far. */
static void
edits(struct workbook *w, const struct book_input *b, const char *before)
{
	struct sheet *s = w->inputs;
	const char *value = ref_cell(w->arena, NULL, b->row, COL_VALUE);
	const char *edited = ref_cell(w->arena, NULL, b->row, COL_EDITED);

	sheet_live(s, b->row, COL_EDITED, arena_printf(w->arena,
	    "IF(%s=%s,0,1)", value, ref_cell(w->arena, NULL, b->row,
	    COL_WAS)), 0, "0;;");
	sheet_live(s, b->row, COL_EDIT_NUMBER, arena_printf(w->arena,
	    "IF(%s=1,SUM(%s:%s),0)", edited, ref_range(w->arena, NULL,
	    ROW_FIRST, COL_EDITED, ROW_FIRST, COL_EDITED), edited), 0,
	    "0;;");
	if (b->effect == EFFECT_SEARCH)
		sheet_live(s, b->row, COL_AGAIN, edited, 0, "0;;");
	sheet_add(s, (struct sheet_cell){ .what = SHEET_WORDS,
	    .role = ROLE_CALC, .row = b->row, .col = COL_SET,
	    .formula = arena_printf(w->arena, "%s&IF(%s=1,\" --set '\"&%s&"
	    "\"=\"&%s&\" \"&%s&\"'\",\"\")", before, edited, ref_cell(
	    w->arena, NULL, b->row, COL_ID), value, ref_cell(w->arena, NULL,
	    b->row, COL_UNIT)), .text = "" });
}

static const struct source *
source_of(const struct workbook *w, const struct input *in)
{
	const char *key = in->fact && in->fact->source ? in->fact->source :
	    in->source;

	return key ? (const struct source *)catalog_find(
	    &w->guide->catalog->sources, key) : NULL;
}

/* A price is as old as its own date, all else as its source. */
static void
provenance(struct workbook *w, const struct book_input *b)
{
	const struct input *in = b->input;
	const struct source *s = source_of(w, in);
	const char *date = is_price(b) ?
	    ((const struct offer *)in->of)->date.text : s ? s->date.text :
	    NULL;
	double days;

	if (s)
		sheet_text(w->inputs, b->row, COL_SOURCE, ROLE_WRAP,
		    s->title.text ? s->title.text : s->head.id);
	sheet_date(w->inputs, b->row, COL_DATE, date);
	if (date && w->guide->date && date_days(date, w->guide->date, &days))
		sheet_number(w->inputs, b->row, COL_AGE, ROLE_NOTE, days,
		    "0");
	sheet_text(w->inputs, b->row, COL_NOTE, ROLE_WRAP,
	    input_note(w->arena, in));
}

static const char *
title_of(struct workbook *w, const struct book_input *b)
{
	const struct field *f = input_field(b->input);
	const char *name = b->input->field;
	struct text t;

	if (b->title && *b->title && f && strcmp(b->title, name) != 0 &&
	    !is_price(b))
		return b->title;
	if (is_price(b))
		return !strcmp(name, "purchase") ? SHEET_SAYS(w,
		    sheet_price_bought) : SHEET_SAYS(w, sheet_price_rented);
	text_init(&t, w->arena);
	for (; *name; name++)
		text_char(&t, *name == '_' ? ' ' : *name);
	return t.data;
}

/* Whose it is; of two offers that read alike, what each is called there. */
static const char *
whose(const struct workbook *w, const struct book_input *b)
{
	const char *says = workbook_subject(w, b->input->of);
	const struct offer *o = (const struct offer *)b->input->of;

	for (size_t i = 0; is_price(b) && i < w->list.count; i++) {
		const struct book_input *other = w->list.item[i];

		if (is_price(other) && other->input->of != b->input->of &&
		    !strcmp(workbook_subject(w, other->input->of), says))
			return arena_printf(w->arena, "%s (%s%s%s)", says,
			    o->sku.text ? o->sku.text : o->head.id,
			    o->region.text ? ", " : "", o->region.text ?
			    o->region.text : "");
	}
	return says;
}

static void
one_input(struct workbook *w, struct book_input *b, unsigned row)
{
	static const char *const effects[] = {
		[EFFECT_EXACT] = "follows at once",
		[EFFECT_SEARCH] = "needs a search",
		[EFFECT_DERIVED] = "follows others",
		[EFFECT_FIXED] = "locked: a fact" };
	const char *before = row > ROW_FIRST ? ref_cell(w->arena, NULL,
	    row - 1, COL_SET) : "\"\"";

	b->row = row;
	sheet_text(w->inputs, row, COL_TITLE, ROLE_WRAP, title_of(w, b));
	sheet_text(w->inputs, row, COL_OF, ROLE_WRAP, whose(w, b));
	sheet_text(w->inputs, row, COL_EFFECT, ROLE_NOTE,
	    effects[b->effect]);
	sheet_text(w->inputs, row, COL_ID, ROLE_NOTE, b->id);
	numbers(w, b);
	if (b->effect == EFFECT_EXACT || b->effect == EFFECT_SEARCH)
		edits(w, b, before);
	provenance(w, b);
	if (b->name)
		book_target(w->book, b->name, w->inputs, row, COL_BASE);
	else
		b->name = ref_range(w->arena, w->inputs, row, COL_BASE, row,
		    COL_BASE);
}

/* What the cell of an input may hold, in the unit that it shows. */
static void
add_rule(struct workbook *w, const struct book_input *b)
{
	const struct field *f = input_field(b->input);
	struct cell_unit u = unit_of(w, b);
	struct sheet_rule r = { .row = b->row, .last = b->row,
		.col = COL_VALUE,
		.says = SHEET_SAYS(w, sheet_rule_number) };
	struct sheet_rule *last = w->inputs->rules.count ?
	    &w->inputs->rules.item[w->inputs->rules.count - 1] : NULL;

	if (f && f->flags & FIELD_SHARE) {
		r.high = 1 / u.factor;
		r.says = SAID(w->arena, w->phrases, sheet_rule_share,
		    .most = r.high, .unit = strcmp(u.name, "1") ? u.name :
		    NULL);
	} else if (f && f->flags & FIELD_MONTH) {
		r.high = TENURE_MONTH * (1 - 1e-6) / u.factor;
		r.says = SHEET_SAYS(w, sheet_rule_month);
	} else if (!f || !(f->flags & FIELD_ZERO)) {
		r.low = 1e-12;
		r.says = SHEET_SAYS(w, sheet_rule_positive);
	}
	if (last && last->last + 1 == r.row && last->low == r.low &&
	    last->high == r.high && last->col == r.col)
		last->last = r.row;
	else
		ARRAY_ADD(w->arena, &w->inputs->rules, r);
}

/* Groups, what is changed most first. */
static const struct group {
	bool price;
	enum effect effect;
} groups[] = {
	{ true, EFFECT_EXACT },
	{ false, EFFECT_EXACT },
	{ false, EFFECT_SEARCH },
	{ false, EFFECT_DERIVED },
	{ false, EFFECT_FIXED },
	{ true, EFFECT_FIXED },
	{ true, EFFECT_DERIVED },
};

static unsigned
add_group(struct workbook *w, const struct group *g, unsigned row)
{
	for (size_t i = 0; i < w->list.count; i++) {
		struct book_input *b = w->list.item[i];

		if (!b->used || b->effect != g->effect ||
		    is_price(b) != g->price)
			continue;
		one_input(w, b, row);
		if (b->effect <= EFFECT_SEARCH)
			add_rule(w, b);
		row++;
	}
	return row;
}

static void
heading(struct workbook *w)
{
	struct sheet *s = w->inputs;

	sheet_text(s, 0, 0, ROLE_TITLE, "Inputs");
	sheet_text(s, 1, 0, ROLE_NOTE, SHEET_SAYS(w, sheet_inputs_note));
	sheet_heads(s, ROW_HEAD, heads, COUNT(heads));
}

const char *
workbook_inputs_column(const struct workbook *w, unsigned col)
{
	return ref_range(w->arena, w->inputs, ROW_FIRST, col, w->inputs_last,
	    col);
}

const char *
workbook_input_cell(const struct workbook *w, const struct book_input *b)
{
	return ref_range(w->arena, w->inputs, b->row, COL_BASE, b->row,
	    COL_BASE);
}

void
workbook_inputs(struct workbook *w)
{
	struct sheet *s = w->inputs;
	unsigned row = ROW_FIRST, edited = ROW_FIRST;

	heading(w);
	for (size_t i = 0; i < COUNT(groups); i++) {
		row = add_group(w, &groups[i], row);
		if (groups[i].effect <= EFFECT_SEARCH)
			edited = row - 1;
	}
	if (row > ROW_FIRST) {
		w->inputs_last = edited;
		w->edit_numbers = workbook_inputs_column(w, COL_EDIT_NUMBER);
		w->edited = arena_printf(w->arena, "SUM(%s)", ref_range(
		    w->arena, s, ROW_FIRST, COL_EDITED, edited, COL_EDITED));
		w->search = arena_printf(w->arena, "SUM(%s)", ref_range(
		    w->arena, s, ROW_FIRST, COL_AGAIN, edited, COL_AGAIN));
		w->command = ref_cell(w->arena, s, edited, COL_SET);
		s->filter_last = row - 1;
		s->filter_col = COL_ID;
	}
	s->freeze_row = ROW_FIRST;
	s->freeze_col = 1;
	s->head = ROW_HEAD;
	s->locked = true;
	s->print_columns = COL_NOTE + 1;
	s->print_last = edited;
	sheet_fit(s, ROW_HEAD, widths, COUNT(widths));
	sheet_width(s, COL_ID, COL_ID, 44);
}
