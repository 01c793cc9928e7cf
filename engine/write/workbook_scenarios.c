/*
 * The sheet of scenarios: one selector, what each multiplies prices, hours and
 * the energy price by, and what each comes to, side by side.
 */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "unit/number.h"
#include "write/workbook.h"
#include "write/xlsx_fit.h"
#include "write/xlsx_format.h"

enum { ROW_PICK = 3, ROW_HEAD = 5, ROW_FIRST = 6, ROW_RESULTS = 16,
	COL_PICK = 1 };

static const char *const names[] = { "Base", "Low use", "High use",
	"Prices up", "Own" };
static const struct {
	enum phrase note;
	struct book_factors by;
} factors[] = {
	{ PHRASE_sheet_scenario_base, { 1, 1, 1 } },
	{ PHRASE_sheet_scenario_low, { 1, 0.5, 1 } },
	{ PHRASE_sheet_scenario_high, { 1, 1.5, 1 } },
	{ PHRASE_sheet_scenario_prices, { 1.25, 1, 1.25 } },
	{ PHRASE_sheet_scenario_own, { 1, 1, 1 } },
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
lines(const struct workbook *w, struct sheet *s)
{
	static const char *const heads[] = { "Scenario", "Prices, times",
		"Hours, times", "Energy price, times", "What it is" };

	sheet_heads(s, ROW_HEAD, heads, COUNT(heads));
	for (unsigned i = 0; i < COUNT(names); i++) {
		enum role role = i + 1 == COUNT(names) ? ROLE_INPUT :
		    ROLE_PLAIN;
		unsigned row = ROW_FIRST + i;

		sheet_text(s, row, 0, ROLE_PLAIN, names[i]);
		sheet_number(s, row, 1, role, factors[i].by.price, "0.00");
		sheet_number(s, row, 2, role, factors[i].by.hours, "0.00");
		sheet_number(s, row, 3, role, factors[i].by.tariff, "0.00");
		sheet_text(s, row, 4, ROLE_NOTE, phrase_plain(w->phrases,
		    factors[i].note));
	}
}

/* A cell that holds as long as nothing is edited on the sheet Inputs. */
static const char *
unedited(struct workbook *w, const char *value)
{
	return arena_printf(w->arena, "IF(%s>0,\"pick it\",%s)", w->edited,
	    value);
}

static void
amount(struct workbook *w, unsigned row, unsigned col, double value,
    const char *format)
{
	struct text t;

	text_init(&t, w->arena);
	number_exact(&t, value);
	sheet_live(w->scenarios, row, col, unedited(w, t.data), value, format);
}

/* A line of the results: one scenario, as the workbook works it out when it is
 * picked. */
static void
result(struct workbook *w, size_t i, unsigned row, double base)
{
	const double factor = workbook_cost_unit(w).factor;
	const char *format = workbook_cost_format(w, base / factor);
	struct book_moved m = workbook_moved(w, &factors[i].by);
	bool any = m.first < w->candidates_count;
	const char *says = any ? w->says[m.first] : "nothing fits";

	sheet_text(w->scenarios, row, 0, ROLE_PLAIN, names[i]);
	if (any)
		amount(w, row, 1, m.cost / factor, format);
	if (any && base > 0)
		amount(w, row, 2, m.cost / base, "0.00");
	if (w->base < w->candidates_count && m.base_fits)
		amount(w, row, 3, m.base_cost / factor, format);
	else
		sheet_text(w->scenarios, row, 3, ROLE_PLAIN, "breaks a limit");
	/* The words stand in their cell: a text inside a formula would have to
	 * be cut and guarded. */
	sheet_words(w->scenarios, row, 4, ROLE_WRAP, unedited(w, any ?
	    arena_printf(w->arena, "INDEX('%s'!%s,%zu)", w->candidates->name,
	    workbook_column(w, AT_SAYS), m.first + 1) : "\"nothing fits\""),
	    says);
}

/* The same line, live: whatever is picked and edited. */
static void
now(struct workbook *w, unsigned row, const struct answer *first,
    double base)
{
	const char *rank = arena_printf(w->arena, "MATCH(1,'%s'!%s,0)",
	    w->candidates->name, workbook_column(w, AT_RANK));
	const char *fits = arena_printf(w->arena, "SUM('%s'!%s)>0",
	    w->candidates->name, workbook_column(w, AT_FITS));

	sheet_text(w->scenarios, row, 0, ROLE_PLAIN,
	    SHEET_SAYS(w, sheet_scenario_now));
	sheet_live(w->scenarios, row, 1, arena_printf(w->arena,
	    "IF(%s,INDEX('%s'!%s,%s),0)", fits, w->candidates->name,
	    workbook_column(w, AT_SHOWN), rank), base, workbook_cost_format(w,
	    base));
	sheet_words(w->scenarios, row, 4, ROLE_WRAP, arena_printf(w->arena,
	    "IF(%s,INDEX('%s'!%s,%s),\"nothing fits\")", fits,
	    w->candidates->name, workbook_column(w, AT_SAYS), rank), first ?
	    w->says[w->base] : "nothing fits");
}

void
workbook_scenario_results(struct workbook *w)
{
	static const char *const heads[] = { "Scenario", "Cost",
		"Times the base", "Base choice costs", "Best choice then" };
	static const double widths[] = { 34, 15, 15, 17, 74 };
	const struct answer *first = w->base < w->candidates_count ?
	    w->columns.item[w->base].answer : NULL;
	const struct measure *m = &w->decision->kind->measures[0];
	double base = first ? first->objective : 0;
	struct sheet *s = w->scenarios;
	unsigned row = ROW_RESULTS;

	sheet_text(s, row++, 0, ROLE_SECTION, arena_printf(w->arena,
	    "Side by side: %s (%s)", m->title, workbook_cost_unit(w).name));
	sheet_heads(s, row++, heads, COUNT(heads));
	for (size_t i = 0; i + 1 < COUNT(names); i++)
		result(w, i, row++, base);
	now(w, row++, first, base / workbook_cost_unit(w).factor);
	sheet_text(s, row, 0, ROLE_NOTE, SHEET_SAYS(w, sheet_scenarios_after));
	sheet_rows_fit(s, widths, COUNT(widths));
}

void
workbook_scenarios(struct workbook *w)
{
	struct sheet *s = w->scenarios;
	struct sheet_rule pick = { .row = ROW_PICK, .last = ROW_PICK,
		.col = COL_PICK, .words = names, .word_count = COUNT(names) };
	struct sheet_rule own = { .row = ROW_FIRST + COUNT(names) - 1,
		.last = ROW_FIRST + COUNT(names) - 1, .low = 1e-6,
		.says = SHEET_SAYS(w, sheet_rule_positive) };

	sheet_text(s, 0, 0, ROLE_TITLE, "Scenarios");
	sheet_text(s, 1, 0, ROLE_NOTE, SHEET_SAYS(w, sheet_scenarios_note));
	sheet_text(s, ROW_PICK, 0, ROLE_PLAIN, "Scenario");
	sheet_text(s, ROW_PICK, COL_PICK, ROLE_INPUT, names[0]);
	ARRAY_ADD(w->arena, &s->rules, pick);
	for (own.col = 1; own.col < 4; own.col++)
		ARRAY_ADD(w->arena, &s->rules, own);
	lines(w, s);
	w->factor_price = picked(w, 1, SHEET_SAYS(w,
	    sheet_scenario_price_times));
	w->factor_hours = picked(w, 2, SHEET_SAYS(w,
	    sheet_scenario_hours_times));
	w->factor_tariff = picked(w, 3, SHEET_SAYS(w,
	    sheet_scenario_energy_times));
	w->scenario = ref_range(w->arena, s, ROW_PICK, COL_PICK, ROW_PICK,
	    COL_PICK);
	s->locked = true;
}
