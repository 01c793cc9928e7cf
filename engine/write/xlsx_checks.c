/*
 * The sheet of checks: does the workbook still say what the engine said?
 */
#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "write/xlsx_format.h"
#include "write/xlsx_plan.h"

enum {
	COL_CHECK, COL_WORKLOAD, COL_PROFILE, COL_ACCELERATOR, COL_QUANTITY,
	COL_SHEET, COL_ENGINE, COL_DIFFERENCE, COL_FAILS, COL_SAYS
};

static const char *const heads[] = { "Check", "Workload", "Profile",
	"Accelerator", "Quantity", "This workbook", "The engine",
	"Relative difference", "Fails", "Says" };

enum { ROW_HEAD = 2, ROW_FIRST = 3 };

static void
live(struct plan *p, unsigned row, unsigned col, const char *formula,
    double value, const char *format)
{
	sheet_add(p->checks, (struct sheet_cell){ .what = SHEET_FORMULA,
	    .role = ROLE_CALC, .row = row, .col = col, .formula = formula,
	    .number = value, .format = format });
}

/* What every check ends with: 1 where it fails, and words. */
static void
verdict(struct plan *p, unsigned row, const char *holds, bool now,
    const char *otherwise)
{
	const char *cell = ref_cell(p->arena, NULL, row, COL_FAILS);

	live(p, row, COL_FAILS, arena_printf(p->arena, "IF(%s,0,1)", holds),
	    now ? 0 : 1, "0");
	sheet_add(p->checks, (struct sheet_cell){ .what = SHEET_WORDS,
	    .role = ROLE_CALC, .row = row, .col = COL_SAYS,
	    .formula = arena_printf(p->arena, "IF(%s=0,\"ok\",\"%s\")", cell,
	    otherwise), .text = now ? "ok" : otherwise });
	p->fails_last = row;
	p->checked++;
}

static void
labels(struct plan *p, unsigned row, const char *check, const struct shown *s,
    const char *quantity)
{
	sheet_text(p->checks, row, COL_CHECK, ROLE_PLAIN, check);
	sheet_text(p->checks, row, COL_WORKLOAD, ROLE_PLAIN,
	    workload_title(s->decision));
	sheet_text(p->checks, row, COL_PROFILE, ROLE_PLAIN,
	    profile_title(s->decision));
	sheet_text(p->checks, row, COL_ACCELERATOR, ROLE_PLAIN,
	    accelerator_title(s->answer));
	sheet_text(p->checks, row, COL_QUANTITY, ROLE_PLAIN, quantity);
}

/* One row: a cell of the calculation against the engine's value. */
static unsigned
equal_row(struct plan *p, unsigned row, const struct shown *s,
    const struct chain_row *r)
{
	double value = s->answer->value[r->slot];
	const char *format = format_base(p->arena, value, r->unit);
	const char *a = ref_cell(p->arena, NULL, row, COL_SHEET);
	const char *b = ref_cell(p->arena, NULL, row, COL_ENGINE);

	labels(p, row, "recomputed", s, r->title);
	live(p, row, COL_SHEET, plan_ref(p, s, r->name), value, format);
	sheet_number(p->checks, row, COL_ENGINE, ROLE_NOTE, value, format);
	live(p, row, COL_DIFFERENCE, arena_printf(p->arena,
	    "IF(%s=0,ABS(%s),ROUND(ABS(%s/%s-1),9))", b, a, a, b), 0,
	    "0.0E+00");
	verdict(p, row, arena_printf(p->arena,
	    "ABS(%s-%s)<=0.000000001*ABS(%s)", a, b, b), true,
	    "changed: rebuild");
	return row + 1;
}

static unsigned
equal_rows(struct plan *p, unsigned row, const struct shown *s)
{
	const struct kind *k = s->decision->kind;

	for (size_t i = 0; i < k->measure_count; i++) {
		const struct chain_row *r = chain_row(s->calc->chain,
		    k->measures[i].row);

		if (r)
			row = equal_row(p, row, s, r);
	}
	return row;
}

const char *
plan_fits(struct plan *p, const struct shown *s, bool *now)
{
	const struct kind *k = s->decision->kind;
	struct text t;
	struct bound b;

	*now = true;
	text_init(&t, p->arena);
	for (size_t i = 0; i < k->limit_count; i++) {
		if (!plan_bound(p, s, &k->limits[i], &b))
			continue;
		text_printf(&t, "%s%s<=%s*(1+1E-12)", t.len ? "," : "AND(",
		    b.need_ref, b.have_ref);
		*now = *now && b.need <= b.have * (1 + 1e-12);
	}
	if (!t.len)
		return NULL;
	text_char(&t, ')');
	return t.data;
}

static unsigned
fits_row(struct plan *p, unsigned row, const struct shown *s)
{
	bool now;
	const char *fits = plan_fits(p, s, &now);

	if (!fits)
		return row;
	labels(p, row, "keeps its limits", s, "all limits");
	verdict(p, row, fits, now, "a limit is broken: rebuild");
	return row + 1;
}

/* Nothing shown comes before the winner. */
static unsigned
winner_row(struct plan *p, unsigned row, const struct shown *s)
{
	const struct decision *d = s->decision;
	const char *what = d->ranking.policy ? ranking_name(&d->ranking) :
	    d->kind->measures[0].title;
	size_t before;
	const char *formula = plan_before(p, s, &before);

	labels(p, row, "winner is best", s, what);
	verdict(p, row, arena_printf(p->arena, "%s=0", formula), before == 0,
	    "another is better: rebuild");
	return row + 1;
}

void
plan_checks(struct plan *p)
{
	static const double width[] = { 18, 26, 26, 30, 34, 18, 18, 12, 8,
		30 };
	struct sheet *s = p->checks;
	unsigned row = ROW_FIRST;

	sheet_text(s, 0, 0, ROLE_TITLE, "Checks");
	sheet_text(s, 1, 0, ROLE_NOTE, "0 where a check holds, 1 where it "
	    "fails. The engine's values are constants: after an input is "
	    "changed they differ, and a search may find another answer.");
	sheet_heads(s, ROW_HEAD, heads, COUNT(heads));
	for (unsigned i = 0; i < COUNT(width); i++)
		sheet_width(s, i, i, width[i]);
	p->fails_first = ROW_FIRST;
	for (size_t i = 0; i < p->shown.count; i++) {
		const struct shown *c = &p->shown.item[i];

		row = equal_rows(p, row, c);
		row = fits_row(p, row, c);
		if (c->rank == 0)
			row = winner_row(p, row, c);
	}
	s->freeze_row = ROW_FIRST;
	s->head = ROW_HEAD;
	s->filter_last = row > ROW_FIRST ? row - 1 : 0;
	s->filter_col = COUNT(heads) - 1;
	s->fails = row > ROW_FIRST;
	s->fails_col = COL_FAILS;
	s->fails_first = ROW_FIRST;
	s->fails_last = row - 1;
	s->locked = true;
	s->order = ORDER_REST;
}
