/*
 * The cover: what this is, how to read it, and whether it still holds.
 */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "write/xlsx_plan.h"

enum { COL_LABEL, COL_TEXT };

static void
line(struct sheet *s, unsigned row, const char *label, const char *text)
{
	sheet_text(s, row, COL_LABEL, ROLE_NOTE, label);
	sheet_text(s, row, COL_TEXT, ROLE_WRAP, text);
}

/* Live: the sum over the column of failures. */
static void
overall(struct plan *p, struct sheet *s, unsigned row)
{
	const char *sum;

	sheet_text(s, row, COL_LABEL, ROLE_NOTE, "Checks");
	if (!p->checked) {
		sheet_text(s, row, COL_TEXT, ROLE_PLAIN,
		    "no candidate is shown, nothing to check");
		return;
	}
	sum = arena_printf(p->arena, "SUM(%s)", ref_range(p->arena,
	    p->checks, p->fails_first, p->checks->fails_col, p->fails_last,
	    p->checks->fails_col));
	sheet_add(s, (struct sheet_cell){ .what = SHEET_FORMULA,
	    .role = ROLE_CALC, .row = row + 1, .col = COL_TEXT,
	    .formula = sum, .number = 0, .format = "0" });
	sheet_text(s, row + 1, COL_LABEL, ROLE_NOTE, "Failing");
	sheet_add(s, (struct sheet_cell){ .what = SHEET_WORDS,
	    .role = ROLE_CALC, .row = row, .col = COL_TEXT,
	    .formula = arena_printf(p->arena, "IF(%s=0,\"all checks pass\","
	    "\"an input was changed or a check fails: rebuild\")",
	    ref_cell(p->arena, NULL, row + 1, COL_TEXT)),
	    .text = "all checks pass" });
	s->fails = true;
	s->fails_col = COL_TEXT;
	s->fails_first = s->fails_last = row + 1;
}

static unsigned
legend(struct sheet *s, unsigned row)
{
	static const struct {
		enum role role;
		const char *label, *text;
	} rows[] = {
		{ ROLE_INPUT, "yellow, blue text", "an input: may be changed" },
		{ ROLE_IMPORT, "blue text", "comes from another sheet" },
		{ ROLE_CALC, "black text", "computed here, live" },
		{ ROLE_SOLVED, "green", "found by the search; stays as it is" },
		{ ROLE_NOTE, "grey text", "a note, a unit, or a constant of "
		    "the engine" },
	};

	sheet_text(s, row, COL_LABEL, ROLE_SECTION, "How to read it");
	sheet_text(s, row, COL_TEXT, ROLE_SECTION, " ");
	for (size_t i = 0; i < COUNT(rows); i++) {
		row++;
		sheet_text(s, row, COL_LABEL, rows[i].role, rows[i].label);
		sheet_text(s, row, COL_TEXT, ROLE_WRAP, rows[i].text);
	}
	sheet_text(s, row + 1, COL_TEXT, ROLE_WRAP, "Sheets with formulas are "
	    "locked against slips, without a password. Money is US dollars, "
	    "a GB is 1e9 bytes and a GiB is 2^30.");
	return row + 3;
}

/* What a sheet is for, in a few words; a table has its caption. */
static const char *
about(const struct plan *p, const struct sheet *to)
{
	static const struct {
		const char *name, *text;
	} known[] = {
		{ "Summary", "Every choice with its price; a price changed "
		    "shows here whether the choice stands" },
		{ "Inputs", "All inputs with unit, source and date: prices, "
		    "choices, efficiencies, data sheets" },
		{ "Rejects", "What was not chosen, and what it lacks" },
		{ "Checks", "Does the workbook still say what the guide says" },
		{ "Prices", "All price records of the guide" },
		{ "Sources", "The documents that the inputs are cited from" },
	};
	const char *title = to->cells.count && to->cells.item[0].row == 0 ?
	    to->cells.item[0].text : "";

	for (size_t i = 0; i < COUNT(known); i++)
		if (!strcmp(to->name, known[i].name))
			return known[i].text;
	if (to->order == ORDER_CALC)
		return arena_printf(p->arena, "%s, step by step: one column a "
		    "candidate", title);
	if (text_starts(to->name, "Decisions "))
		return arena_printf(p->arena, "%s: all that fits, in order",
		    title);
	return title;
}

static void
contents(struct plan *p, struct sheet *s, unsigned row)
{
	sheet_text(s, row, COL_LABEL, ROLE_SECTION, "Contents");
	sheet_text(s, row, COL_TEXT, ROLE_SECTION, " ");
	for (size_t i = 1; i < p->book->sheets.count; i++) {
		const struct sheet *to = p->book->sheets.item[i];

		row++;
		sheet_add(s, (struct sheet_cell){ .what = SHEET_JUMP,
		    .role = ROLE_LINK, .row = row, .col = COL_LABEL,
		    .text = to->name,
		    .formula = ref_cell(p->arena, to, 0, 0) });
		sheet_text(s, row, COL_TEXT, ROLE_WRAP, about(p, to));
	}
}

void
plan_cover(struct plan *p, struct sheet *s)
{
	const struct guide *g = p->guide;
	size_t percent = p->steps ? p->live * 100 / p->steps : 100;

	sheet_text(s, 0, 0, ROLE_TITLE, p->book->title);
	sheet_text(s, 1, 0, ROLE_NOTE, g->site ? g->site->tagline.text : NULL);
	line(s, 3, "Date", g->catalog->catalogues.count ? arena_printf(
	    p->arena, "%s; %s", g->date, catalog_versions(p->arena,
	    g->catalog)) : g->date);
	if (g->site && g->site->publisher.text)
		line(s, 4, "Publisher", g->site->publisher.text);
	line(s, 5, "Shown", arena_printf(p->arena, "%zu candidates of %zu "
	    "decisions: winners and runners-up", p->shown.count,
	    g->decisions ? g->decisions->count : 0));
	line(s, 6, "Live formulas", arena_printf(p->arena, "%zu of %zu steps "
	    "(%zu %%) are formulas; the others are values", p->live, p->steps,
	    percent));
	overall(p, s, 7);
	contents(p, s, legend(s, 10));
	sheet_width(s, COL_LABEL, COL_LABEL, 24);
	sheet_width(s, COL_TEXT, COL_TEXT, 90);
}
