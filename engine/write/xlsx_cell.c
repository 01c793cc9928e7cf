/* The cells of a sheet: texts, numbers, formulas and links. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/arena.h"
#include "write/xlsx_guard.h"
#include "write/xlsx_out.h"

enum { URLS_LIMIT = 65000 };     /* of a sheet */

static void
fault_at(struct out *o, const struct sheet_cell *c, const char *why)
{
	out_fault(o, ref_cell(o->arena, o->sheet, c->row, c->col), why);
}

static void
took_cell(struct out *o, lxw_error error, const struct sheet_cell *c)
{
	if (error != LXW_NO_ERROR)
		fault_at(o, c, lxw_strerror(error));
}

static void
put_text(struct out *o, const struct sheet_cell *c, const char *text)
{
	const char *s = guard_text(o->arena, text, GUARD_TEXT);
	lxw_format *f = look(&o->looks, c->role, c->side, c->format);
	lxw_error e;

	if (*s)
		e = worksheet_write_string(o->to, c->row, (lxw_col_t)c->col,
		    s, f);
	else
		e = worksheet_write_blank(o->to, c->row, (lxw_col_t)c->col, f);
	took_cell(o, e, c);
}

static void
put_number(struct out *o, const struct sheet_cell *c)
{
	if (!isfinite(c->number)) {
		fault_at(o, c, "the number is not finite");
		put_text(o, c, "n/a");
		return;
	}
	took_cell(o, worksheet_write_number(o->to, c->row, (lxw_col_t)c->col,
	    c->number, look(&o->looks, c->role, c->side, c->format)), c);
}

/* What a formula came to, with more digits than any price has; each
 * program works it out anew. */
static double
cached(double value)
{
	char digits[32];

	snprintf(digits, sizeof(digits), "%.13g", value);
	return strtod(digits, NULL);
}

static void
put_formula(struct out *o, const struct sheet_cell *c)
{
	const char *why = guard_formula(c->formula);
	lxw_format *f = look(&o->looks, c->role, c->side, c->format);
	bool words = c->what == SHEET_WORDS;
	const char *text, *formula;
	lxw_error e;

	if (!why && !words && !isfinite(c->number))
		why = "the value is not finite";
	if (why) {
		fault_at(o, c, why);
		put_text(o, c, "n/a");
		return;
	}
	formula = arena_printf(o->arena, "=%s", c->formula);
	text = guard_text(o->arena, c->text ? c->text : "", GUARD_LITERAL);
	if (words)
		e = worksheet_write_formula_str(o->to, c->row,
		    (lxw_col_t)c->col, formula, f, text);
	else if (c->array)
		e = worksheet_write_array_formula_num(o->to, c->row,
		    (lxw_col_t)c->col, c->row, (lxw_col_t)c->col, formula, f,
		    cached(c->number));
	else
		e = worksheet_write_formula_num(o->to, c->row,
		    (lxw_col_t)c->col, formula, f, cached(c->number));
	took_cell(o, e, c);
}

static void
put_link(struct out *o, const struct sheet_cell *c)
{
	bool inside = c->what == SHEET_JUMP;
	const char *text = guard_text(o->arena, c->text && *c->text ? c->text :
	    c->formula, GUARD_TEXT);
	const char *url = inside ? arena_printf(o->arena, "internal:%s",
	    c->formula) : c->formula;

	if ((!inside && !guard_url(url)) || o->urls >= URLS_LIMIT) {
		put_text(o, c, text);
		return;
	}
	o->urls++;
	took_cell(o, worksheet_write_url_opt(o->to, c->row, (lxw_col_t)c->col,
	    url, look(&o->looks, c->role, c->side, c->format), text, NULL), c);
}

static void
put_cell(struct out *o, const struct sheet_cell *c)
{
	switch (c->what) {
	case SHEET_TEXT:
		put_text(o, c, c->text ? c->text : "");
		break;
	case SHEET_NUMBER:
		put_number(o, c);
		break;
	case SHEET_FLAG:
		took_cell(o, worksheet_write_boolean(o->to, c->row,
		    (lxw_col_t)c->col, c->number != 0,
		    look(&o->looks, c->role, c->side, NULL)), c);
		break;
	case SHEET_FORMULA:
	case SHEET_WORDS:
		put_formula(o, c);
		break;
	case SHEET_URL:
	case SHEET_JUMP:
		put_link(o, c);
		break;
	}
}

void
out_cells(struct out *o)
{
	size_t lost = 0;

	for (size_t i = 0; i < o->sheet->cells.count; i++) {
		const struct sheet_cell *c = &o->sheet->cells.item[i];

		if (c->row < BOOK_ROWS && c->col < BOOK_COLUMNS)
			put_cell(o, c);
		else
			lost++;
	}
	if (lost)
		out_fault(o, o->sheet->name, arena_printf(o->arena,
		    "%zu cells lie beyond the last row or column", lost));
}
