/* What the inputs of a sheet accept, and the colours that cells take on. */
#include "base/arena.h"
#include "write/xlsx_guard.h"
#include "write/xlsx_out.h"

enum { RULES_LIMIT = 255 };     /* of a sheet: the library's own counter */

static void
put_words(struct out *o, const struct sheet_rule *r)
{
	lxw_data_validation v = { .validate = LXW_VALIDATION_TYPE_LIST };
	char **list = arena_array(o->arena, r->word_count + 1,
	    sizeof(*list));

	for (size_t i = 0; i < r->word_count; i++)
		list[i] = arena_strdup(o->arena, r->words[i]);
	v.value_list = list;
	if (r->list) {
		v.validate = LXW_VALIDATION_TYPE_LIST_FORMULA;
		v.value_formula = arena_printf(o->arena, "=%s", r->list);
	}
	out_took(o, worksheet_data_validation_range(o->to, r->row,
	    (lxw_col_t)r->col, r->last, (lxw_col_t)r->col, &v),
	    o->sheet->name);
}

static void
put_rule(struct out *o, const struct sheet_rule *r)
{
	lxw_data_validation v = { 0 };
	char title[] = "Input";

	if (r->words || r->list) {
		put_words(o, r);
		return;
	}
	v.validate = LXW_VALIDATION_TYPE_DECIMAL;
	v.criteria = r->high > 0 ? LXW_VALIDATION_CRITERIA_BETWEEN :
	    LXW_VALIDATION_CRITERIA_GREATER_THAN_OR_EQUAL_TO;
	v.value_number = v.minimum_number = r->low;
	v.maximum_number = r->high;
	v.ignore_blank = LXW_VALIDATION_OFF;
	v.error_title = title;
	v.error_message = arena_strdup(o->arena,
	    guard_text(o->arena, r->says, GUARD_LITERAL));
	out_took(o, worksheet_data_validation_range(o->to, r->row,
	    (lxw_col_t)r->col, r->last, (lxw_col_t)r->col, &v),
	    o->sheet->name);
}

static void
put_validations(struct out *o)
{
	size_t n = o->sheet->rules.count;

	if (n > RULES_LIMIT)
		out_fault(o, o->sheet->name,
		    "more rules than a sheet can hold");
	for (size_t i = 0; i < n && i < RULES_LIMIT; i++)
		put_rule(o, &o->sheet->rules.item[i]);
}

/* Red where a check fails. */
static void
put_red(struct out *o)
{
	const struct sheet *s = o->sheet;
	lxw_conditional_format c = { 0 };

	if (!s->fails)
		return;
	c.type = LXW_CONDITIONAL_TYPE_CELL;
	c.criteria = LXW_CONDITIONAL_CRITERIA_NOT_EQUAL_TO;
	c.value = 0;
	c.format = workbook_add_format(o->file);
	if (!c.format)
		return;
	format_set_bg_color(c.format, 0xf8c9c9);
	format_set_font_color(c.format, 0x9c0006);
	out_took(o, worksheet_conditional_format_range(o->to, s->fails_first,
	    (lxw_col_t)s->fails_col, s->fails_last, (lxw_col_t)s->fails_col,
	    &c), s->name);
}

static void
set_tone(lxw_format *f, enum tone tone)
{
	if (tone == TONE_HIDDEN) {
		format_set_num_format(f, ";;;");
		return;
	}
	static const lxw_color_t back[] = { [TONE_BAD] = 0xf8c9c9,
		[TONE_DOUBT] = 0xfbe3b5, [TONE_GOOD] = 0xd3efdb };
	static const lxw_color_t font[] = { [TONE_BAD] = 0x9c0006,
		[TONE_DOUBT] = 0x7a4b00, [TONE_GOOD] = 0x14532d };

	format_set_bg_color(f, back[tone]);
	format_set_font_color(f, font[tone]);
}

static void
put_mark(struct out *o, const struct sheet_mark *m)
{
	lxw_conditional_format c = { 0 };

	c.type = LXW_CONDITIONAL_TYPE_CELL;
	c.criteria = m->from > 0 || m->from < 0 ?
	    LXW_CONDITIONAL_CRITERIA_GREATER_THAN_OR_EQUAL_TO :
	    LXW_CONDITIONAL_CRITERIA_NOT_EQUAL_TO;
	c.value = m->from;
	if (m->zero)
		c.criteria = LXW_CONDITIONAL_CRITERIA_EQUAL_TO;
	if (m->text) {
		c.type = LXW_CONDITIONAL_TYPE_TEXT;
		c.criteria = LXW_CONDITIONAL_CRITERIA_TEXT_BEGINS_WITH;
		c.value_string = arena_strdup(o->arena, m->text);
	}
	if (m->tone == TONE_HIDDEN) {
		c.type = LXW_CONDITIONAL_TYPE_FORMULA;
		c.value_string = arena_printf(o->arena, "=LEN($A%u)=0",
		    m->at.row + 1);
	}
	c.format = workbook_add_format(o->file);
	if (!c.format)
		return;
	set_tone(c.format, m->tone);
	out_took(o, worksheet_conditional_format_range(o->to, m->at.row,
	    (lxw_col_t)m->at.col, m->at.row2, (lxw_col_t)m->at.col2, &c),
	    o->sheet->name);
}

void
out_rules(struct out *o)
{
	put_validations(o);
	put_red(o);
	for (size_t i = 0; i < o->sheet->marks.count; i++)
		put_mark(o, &o->sheet->marks.item[i]);
}
