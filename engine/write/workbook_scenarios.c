/*
 * The sheet of scenarios: one selector, and what each multiplies prices, hours
 * and the energy price by.
 */
#include "base/arena.h"
#include "base/array.h"
#include "write/workbook.h"

enum { ROW_PICK = 3, ROW_HEAD = 5, ROW_FIRST = 6, COL_PICK = 1 };

static const char *const names[] = { "Base", "Low use", "High use",
	"Prices up", "Own" };
static const struct {
	double price, hours, tariff;
	const char *note;
} factors[] = {
	{ 1, 1, 1, "As published, with what was edited on the sheet Inputs" },
	{ 1, 0.5, 1, "Half the hours of use" },
	{ 1, 1.5, 1, "Half as many hours more, never more than a month has" },
	{ 1.25, 1, 1.25, "A quarter more for accelerators and energy" },
	{ 1, 1, 1, "Yours: change the yellow cells of this line" },
};

static const char *
picked(struct workbook *w, unsigned col, const char *label)
{
	struct sheet *s = w->scenarios;
	unsigned last = ROW_FIRST + COUNT(names) - 1, at = last + 1 + col;

	sheet_text(s, at, 0, ROLE_PLAIN, label);
	sheet_live(s, at, 1, arena_printf(w->arena,
	    "INDEX(%s,MATCH(%s,%s,0))", ref_range(w->arena, NULL, ROW_FIRST,
	    col, last, col), ref_range(w->arena, NULL, ROW_PICK, COL_PICK,
	    ROW_PICK, COL_PICK), ref_range(w->arena, NULL, ROW_FIRST, 0, last,
	    0)), 1, "0.00");
	return ref_range(w->arena, s, at, 1, at, 1);
}

static void
lines(struct sheet *s)
{
	static const char *const heads[] = { "Scenario", "Prices, times",
		"Hours, times", "Energy price, times", "What it is" };

	sheet_heads(s, ROW_HEAD, heads, COUNT(heads));
	for (unsigned i = 0; i < COUNT(names); i++) {
		enum role role = i + 1 == COUNT(names) ? ROLE_INPUT :
		    ROLE_PLAIN;
		unsigned row = ROW_FIRST + i;

		sheet_text(s, row, 0, ROLE_PLAIN, names[i]);
		sheet_number(s, row, 1, role, factors[i].price, "0.00");
		sheet_number(s, row, 2, role, factors[i].hours, "0.00");
		sheet_number(s, row, 3, role, factors[i].tariff, "0.00");
		sheet_text(s, row, 4, ROLE_NOTE, factors[i].note);
	}
}

void
workbook_scenarios(struct workbook *w)
{
	struct sheet *s = w->scenarios;
	struct sheet_rule pick = { .row = ROW_PICK, .last = ROW_PICK,
		.col = COL_PICK, .words = names, .word_count = COUNT(names) };
	struct sheet_rule own = { .row = ROW_FIRST + COUNT(names) - 1,
		.last = ROW_FIRST + COUNT(names) - 1, .low = 1e-6,
		.says = "A number above zero." };

	sheet_text(s, 0, 0, ROLE_TITLE, "Scenarios");
	sheet_text(s, 1, 0, ROLE_NOTE, "Pick one in the yellow cell: every "
	    "candidate, the order and the cash flow follow.");
	sheet_text(s, ROW_PICK, 0, ROLE_PLAIN, "Scenario");
	sheet_text(s, ROW_PICK, COL_PICK, ROLE_INPUT, names[0]);
	ARRAY_ADD(w->arena, &s->rules, pick);
	for (own.col = 1; own.col < 4; own.col++)
		ARRAY_ADD(w->arena, &s->rules, own);
	lines(s);
	w->factor_price = picked(w, 1, "Prices are multiplied by");
	w->factor_hours = picked(w, 2, "Hours are multiplied by");
	w->factor_tariff = picked(w, 3, "The energy price is multiplied by");
	w->scenario = ref_range(w->arena, s, ROW_PICK, COL_PICK, ROW_PICK,
	    COL_PICK);
	sheet_width(s, 0, 0, 34);
	sheet_width(s, 1, 3, 13);
	sheet_width(s, 4, 4, 60);
	s->locked = true;
	s->order = ORDER_INPUTS;
}
