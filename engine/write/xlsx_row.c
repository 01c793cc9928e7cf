#include "write/xlsx_row.h"

#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/text.h"
#include "kind/kind.h"
#include "model/formula.h"
#include "unit/number.h"
#include "write/xlsx_book.h"

/* A line of a set is named by it: "(window layers 2)". */
static const char *
title_of(struct arena *arena, const struct chain_row *r, int index)
{
	char *title, *set;

	if (!r->set)
		return r->title;
	title = arena_printf(arena, "%s (%s %d)", r->title, r->set,
	    index + 1);
	for (set = strrchr(title, '('); (set = strchr(set, '_'));)
		*set = ' ';
	return title;
}

void
row_heads(struct arena *arena, struct sheet *sheet, unsigned at,
    const struct chain_row *r, int index)
{
	sheet_text(sheet, at, HEAD_TITLE, ROLE_WRAP, title_of(arena, r,
	    index));
	/* A plain number has no unit to say. */
	if (r->unit && strcmp(r->unit, "1") != 0)
		sheet_text(sheet, at, HEAD_UNIT, ROLE_NOTE, r->unit);
	if (r->what != CHAIN_CALC)
		return;
	sheet_text(sheet, at, HEAD_EQUATION, ROLE_WRAP,
	    text_joined(arena, r->says->equation, "; "));
	if (r->says->source)
		sheet_text(sheet, at, HEAD_SOURCE, ROLE_WRAP,
		    arena_printf(arena, "%s %s", r->says->source,
		    r->says->place ? r->says->place : ""));
}

const char *
input_note(struct arena *arena, const struct input *in)
{
	const char *assume = in->fact ? in->fact->assume : NULL;

	if (assume && in->note)
		return arena_printf(arena, "assumed: %s; %s", assume,
		    in->note);
	if (assume)
		return arena_printf(arena, "assumed: %s", assume);
	if (in->note)
		return in->note;
	return in->cause != CAUSE_choice || in->source || (in->fact &&
	    in->fact->source) ? NULL : "choice of the author";
}

const struct field *
input_field(const struct input *in)
{
	return in->of && in->field ? record_type_find(in->of->type,
	    in->field) : NULL;
}

const char *
input_unit(const struct input *in)
{
	const struct field *f = input_field(in);

	if (!f || (f->type != FIELD_NUMBER && f->type != FIELD_RATES))
		return NULL;
	return f->arg;
}

const char *
input_key(struct arena *arena, const char *id, double value)
{
	struct text t;

	text_init(&t, arena);
	text_add(&t, id);
	text_char(&t, '=');
	if (isfinite(value))
		number_exact(&t, value);
	return t.data;
}
