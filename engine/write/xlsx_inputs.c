/*
 * The sheet of inputs: the only numbers that are meant to be changed.
 */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "write/xlsx_format.h"
#include "write/xlsx_plan.h"
#include "write/xlsx_row.h"

enum {
	COL_TITLE, COL_SUBJECT, COL_CAUSE, COL_VALUE,
	COL_UNIT, COL_SOURCE, COL_PLACE, COL_DATE, COL_NOTE,
	/* For those who look behind it; not printed. */
	COL_FIELD, COL_STATED, COL_BASE, COL_BASE_UNIT, COL_NAME
};

static const char *const heads[] = { "Input", "Of", "Kind of input", "Value",
	"Unit", "Source", "Place", "Source date", "Note or assumption",
	"Field", "Stated at", "In base units", "Base unit", "Name" };

static const struct source *
source_of(const struct plan *p, const struct input *in)
{
	const char *key = in->fact && in->fact->source ? in->fact->source :
	    in->source;

	if (!key)
		return NULL;
	return (const struct source *)catalog_find(
	    &p->guide->catalog->sources, key);
}

static const char *
subject(struct plan *p, const struct input *in)
{
	if (!in->of)
		return "guide";
	if (!strcmp(in->of->type->verb, "offer"))
		return arena_printf(p->arena, "%s: %s",
		    ((const struct offer *)in->of)->accelerator.text,
		    in->of->id);
	return arena_printf(p->arena, "%s %s", in->of->type->verb,
	    in->of->id ? in->of->id : "");
}

static const char *
field_title(struct plan *p, const struct input *in)
{
	const char *part = in->fact ? in->fact->part : NULL;
	const char *field = in->field ? in->field : "";

	return part ? arena_printf(p->arena, "%s.%s", field, part) : field;
}

/* The unit that the field is written in; NULL for a value of no field. */
static const struct field *
field_of(const struct input *in)
{
	if (!in->of || !in->field)
		return NULL;
	return record_type_find(in->of->type, in->field);
}

static const char *
field_unit(const struct input *in)
{
	const struct field *f = field_of(in);

	if (!f || (f->type != FIELD_NUMBER && f->type != FIELD_RATES))
		return NULL;
	return f->arg;
}

/* What an input may be; inputs of one rule stand together. */
enum range { RANGE_POSITIVE, RANGE_ZERO, RANGE_SHARE, RANGE_COUNT };

static enum range
range_of(const struct entry *e)
{
	const struct field *f = field_of(e->input);

	if (!f || !(f->type == FIELD_NUMBER || f->type == FIELD_COUNT ||
	    f->type == FIELD_RATES))
		return RANGE_ZERO;
	if (f->flags & FIELD_SHARE)
		return RANGE_SHARE;
	return f->flags & FIELD_ZERO ? RANGE_ZERO : RANGE_POSITIVE;
}

static void
add_rule(struct sheet *s, enum range range, unsigned row, unsigned last)
{
	static const struct sheet_rule rules[] = {
		[RANGE_POSITIVE] = { .low = 1e-12,
		    .says = "A number above zero." },
		[RANGE_ZERO] = { .says = "A number, zero or more." },
		[RANGE_SHARE] = { .high = 1, .says = "A share, 0 to 1." },
	};
	struct sheet_rule r = rules[range];

	r.row = row;
	r.last = last;
	r.col = COL_VALUE;
	ARRAY_ADD(s->arena, &s->rules, r);
}

static void
numbers(struct plan *p, const struct entry *e, unsigned row)
{
	struct quantity q = { e->value, unit_dim(e->unit) };
	struct cell_unit u = cell_unit(p->arena, q, field_unit(e->input));
	const char *cell = ref_cell(p->arena, NULL, row, COL_VALUE);

	sheet_number(p->inputs, row, COL_VALUE, ROLE_INPUT,
	    e->value / u.factor, format_number(p->arena, e->value / u.factor,
	    6, NULL));
	sheet_text(p->inputs, row, COL_UNIT, ROLE_PLAIN,
	    *u.name ? u.name : "1");
	sheet_add(p->inputs, (struct sheet_cell){ .what = SHEET_FORMULA,
	    .role = ROLE_CALC, .row = row, .col = COL_BASE,
	    .formula = formula_base(p->arena, cell, u.factor),
	    .number = e->value,
	    .format = format_base(p->arena, e->value, e->unit) });
	sheet_text(p->inputs, row, COL_BASE_UNIT, ROLE_NOTE,
	    *e->unit ? e->unit : "1");
}

static void
provenance(struct plan *p, const struct entry *e, unsigned row)
{
	const struct input *in = e->input;
	const struct source *s = source_of(p, in);

	if (s)
		sheet_link(p->inputs, row, COL_SOURCE,
		    word_or(&s->title, s->head.id), s->url.text);
	else
		sheet_text(p->inputs, row, COL_SOURCE, ROLE_PLAIN,
		    in->source);
	if (in->fact)
		sheet_text(p->inputs, row, COL_PLACE, ROLE_PLAIN,
		    in->fact->place);
	if (s)
		sheet_date(p->inputs, row, COL_DATE, s->date.text);
	if (in->fact && in->fact->at.file)
		sheet_text(p->inputs, row, COL_STATED, ROLE_NOTE,
		    arena_printf(p->arena, "%s:%d", in->fact->at.file,
		    in->fact->at.line));
	sheet_text(p->inputs, row, COL_NOTE, ROLE_PLAIN,
	    input_note(p->arena, in));
}

static void
one_input(struct plan *p, struct entry *e, unsigned row)
{
	static const char *const cause[] = { [CAUSE_price] = "price",
		[CAUSE_catalogue] = "catalogue",
		[CAUSE_calibration] = "calibration",
		[CAUSE_choice] = "choice" };

	sheet_text(p->inputs, row, COL_TITLE, ROLE_PLAIN, e->title);
	sheet_text(p->inputs, row, COL_SUBJECT, ROLE_PLAIN,
	    subject(p, e->input));
	sheet_text(p->inputs, row, COL_FIELD, ROLE_PLAIN,
	    field_title(p, e->input));
	numbers(p, e, row);
	provenance(p, e, row);
	sheet_text(p->inputs, row, COL_CAUSE, ROLE_PLAIN,
	    cause[e->input->cause]);
	sheet_text(p->inputs, row, COL_NAME, ROLE_NOTE, e->name);
	book_target(p->book, e->name, p->inputs, row, COL_BASE);
	e->row = row;
}

const char *
plan_changed(const struct plan *p, const struct entry *e)
{
	return ref_cell(p->arena, p->inputs, e->row, COL_VALUE);
}

/* Those of one cause and one rule; returns the next free row. */
static unsigned
group(struct plan *p, unsigned row, enum cause cause, enum range range)
{
	unsigned first = row;

	for (size_t i = 0; i < p->entries.count; i++) {
		struct entry *e = p->entries.item[i];

		if (e->input->cause == cause && range_of(e) == range)
			one_input(p, e, row++);
	}
	if (row > first)
		add_rule(p->inputs, range, first, row - 1);
	return row;
}

void
plan_inputs(struct plan *p)
{
	static const double width[] = { 40, 60, 12, 16, 10, 44, 28, 12, 50,
		24, 34, 16, 10, 50 };
	/* What changes most stands first. */
	static const enum cause order[] = { CAUSE_price, CAUSE_choice,
		CAUSE_calibration, CAUSE_catalogue };
	struct sheet *s = p->inputs;
	unsigned row = 3;

	sheet_text(s, 0, 0, ROLE_TITLE, "Inputs");
	sheet_text(s, 1, 0, ROLE_NOTE, "Change the yellow cells; every "
	    "calculation that uses the input follows. Prices stand first. "
	    "Formulas refer to the column in base units by the row's name.");
	sheet_heads(s, 2, heads, COUNT(heads));
	for (unsigned i = 0; i < COUNT(width); i++)
		sheet_width(s, i, i, width[i]);
	for (size_t i = 0; i < COUNT(order); i++)
		for (enum range k = 0; k < RANGE_COUNT; k++)
			row = group(p, row, order[i], k);
	s->freeze_row = 3;
	s->freeze_col = 1;
	s->head = 2;
	if (p->entries.count) {
		s->filter_last = row - 1;
		s->filter_col = COL_NAME;
	}
	s->locked = true;
	s->order = ORDER_INPUTS;
	s->print_columns = COL_NOTE + 1;
}
