/*
 * The sheet Sensitivity: what a fifth less and a fifth more of each input does,
 * by the engine.
 */
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "validate/sensitivity.h"
#include "write/workbook.h"
#include "write/xlsx_fit.h"
#include "write/xlsx_format.h"

enum { COL_INPUT, COL_OF, COL_LOW, COL_HIGH, COL_SWING, COL_TURNS, COL_WINS };
enum { ROW_HEAD = 3, ROW_FIRST = 4, SHOWN = 24, CHARTED = 5 };

/* Of the cost: what moves it by less moves nothing that is shown. */
#define LEAST 5e-4

const struct sensitivities *
workbook_sensitivities(const struct workbook *w)
{
	return w->guide->sensitivities ? &w->guide->sensitivities[
	    w->decision - w->guide->decisions->item] : NULL;
}

const char *
workbook_turns_to(struct arena *arena, const struct decision *d,
    const struct sensitivity *s)
{
	const struct sensitivity_end *ends[] = { &s->low, &s->high };

	for (size_t i = 0; i < COUNT(ends); i++) {
		if (ends[i]->breaks)
			return arena_printf(arena, "breaks %s",
			    ends[i]->breaks->title);
		if (ends[i]->wins && ends[i]->wins != d->ranked)
			return workbook_choice(ends[i]->wins);
	}
	return NULL;
}

/* Does the input move the cost or the choice at all? */
static bool
workbook_matters(const struct sensitivity *s)
{
	return s->swing >= LEAST || s->turns > 0;
}

/* Those that a bar can be seen of; the largest stand first. */
static size_t
bars(const struct sensitivities *s)
{
	size_t n = 0;

	while (s && n < s->count && n < CHARTED && s->item[n].swing >= LEAST)
		n++;
	return n;
}

static void
line(struct workbook *w, unsigned row, const struct sensitivity *s,
    const char *format)
{
	const double factor = workbook_cost_unit(w).factor;
	struct sheet *to = w->sensitivity;

	sheet_text(to, row, COL_INPUT, ROLE_WRAP, workbook_input_words(w, s));
	sheet_text(to, row, COL_OF, ROLE_WRAP, workbook_subject(w, s->of));
	sheet_number(to, row, COL_LOW, ROLE_PLAIN, s->low.objective / factor,
	    format);
	sheet_number(to, row, COL_HIGH, ROLE_PLAIN, s->high.objective /
	    factor, format);
	sheet_number(to, row, COL_SWING, ROLE_PLAIN, s->swing,
	    "[>=0.1]0%;0.0%");
	if (s->turns > 0)
		sheet_number(to, row, COL_TURNS, ROLE_PLAIN, s->turns - 1,
		    "+0.0%;-0.0%");
	sheet_text(to, row, COL_WINS, ROLE_WRAP, workbook_turns_to(
	    w->arena, w->decision, s));
}

void
workbook_sensitivity_chart(const struct workbook *w, struct sheet *on,
    unsigned row, unsigned col)
{
	const struct sensitivities *s = workbook_sensitivities(w);
	struct arena *a = w->arena;
	struct sheet_series *series;
	size_t n = bars(s);
	unsigned last;

	if (!n)
		return;
	last = ROW_FIRST + (unsigned)n - 1;
	series = ARENA_NEW(a, struct sheet_series);
	*series = (struct sheet_series){ "Share of the cost", arena_printf(a,
	    "=%s", ref_range(a, w->sensitivity, ROW_FIRST, COL_INPUT, last,
	    COL_INPUT)), arena_printf(a, "=%s", ref_range(a, w->sensitivity,
	    ROW_FIRST, COL_SWING, last, COL_SWING)) };
	ARRAY_ADD(a, &on->charts, ((struct sheet_chart){ .bars = true,
	    .percent = true, .title = SHEET_SAYS(w, sheet_swing_chart_title),
	    .alt = SHEET_SAYS(w, sheet_swing_chart),
	    .series = series, .count = 1, .row = row, .col = col,
	    .width = 360, .height = 240 }));
}

void
workbook_sensitivity(struct workbook *w)
{
	static const char *const heads[] = { "Input", "Of",
		"Cost at 20% less", "Cost at 20% more",
		"Moves the cost by", "Decision turns at", "Then" };
	static const double widths[] = { 44, 44, 0, 0, 0, 0, 34 };
	const struct sensitivities *all = workbook_sensitivities(w);
	struct sheet *s = w->sensitivity;
	const char *format;
	unsigned row = ROW_FIRST;
	bool turns = false;

	sheet_text(s, 0, 0, ROLE_TITLE, "Sensitivity, as published");
	sheet_wide(s, 1, 0, COL_WINS, ROLE_WRAP, SAID(w->arena, w->phrases,
	    sheet_sensitivity_note, .cost =
	    w->decision->kind->measures[0].title,
	    .unit = workbook_cost_unit(w).name));
	sheet_heads(s, ROW_HEAD, heads, COUNT(heads));
	format = workbook_cost_format(w, w->decision->ranked_count ?
	    w->decision->ranked->objective / workbook_cost_unit(w).factor :
	    1);
	for (size_t i = 0; all && i < all->count && row < ROW_FIRST + SHOWN;
	    i++)
		if (workbook_matters(&all->item[i])) {
			line(w, row++, &all->item[i], format);
			turns |= all->item[i].turns > 0;
		}
	s->freeze_row = ROW_FIRST;
	s->head = ROW_HEAD;
	s->print_columns = COL_WINS + 1;
	s->filter_last = row > ROW_FIRST ? row - 1 : 0;
	s->filter_col = COL_WINS;
	sheet_fit(s, ROW_HEAD, widths, COUNT(widths));
	for (unsigned col = COL_TURNS; !turns && col <= COL_WINS; col++)
		sheet_hide(s, col);
	s->locked = true;
}
