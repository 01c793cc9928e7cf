/* refit_cases: the cases that an entry is fitted to. */
#include "base/arena.h"
#include "base/text.h"
#include "catalog/like.h"
#include "kind/case.h"
#include "kind/stack.h"
#include "validate/leave_out.h"
#include "validate/refit_bench.h"

bool
refit_uses(const struct case_row *row, enum score_fitted what)
{
	return score_usable(row) && !case_is(row, CASE_split, "held") &&
	    score_fitted(score_figure(row)) == what;
}

struct case_row *
refit_blank(struct arena *arena, const struct case_row *row)
{
	struct case_row *copy = ARENA_NEW(arena, struct case_row);

	*copy = *row;
	copy->cell[CASE_software] = NULL;
	return copy;
}

/* The copy of an entry that moves with the one that is fitted. */
static struct calibration *
heir(struct bench *b, const struct calibration *of)
{
	struct heir *h = b->heirs;

	while (h && h->of != of)
		h = h->next;
	if (!h) {
		h = ARENA_NEW(b->arena, struct heir);
		*h = (struct heir){ of, *of, b->heirs };
		b->heirs = h;
	}
	return &h->as;
}

static void
add_sample(struct bench *b, const struct case_row *row, bool blank,
    const struct calibration *by)
{
	struct sample s = { .family = score_family_of(b->arena, row),
		.figure = (int)score_figure(row), .blank = blank,
		.heir = by ? heir(b, by) : NULL };

	if (b->samples == b->room) {
		struct sample *old = b->sample;

		b->room = 2 * b->room + 64;
		b->sample = arena_array(b->arena, b->room, sizeof(s));
		for (size_t i = 0; i < b->samples; i++)
			b->sample[i] = old[i];
	}
	s.row = blank ? refit_blank(b->arena, row) : row;
	b->sample[b->samples++] = s;
}

/* Is it known by a family's names that it runs unlike stacks in general? */
static bool
runs_apart(const struct calibration *c)
{
	return c && stack_is_default(c) && c->aliases.count > 0;
}

/* What would predict the case if nobody had printed a name. */
static const struct calibration *
nameless(const struct catalog *cat, const struct scored *s)
{
	struct predictor p = { .catalog = cat };
	struct case_row row = *s->row;

	row.cell[CASE_software] = NULL;
	return runs_apart(s->got.calibration) ? NULL :
	    case_calibration(&p, &row);
}

/* Would the default of a family predict the case if its stack were not
 * known? */
static bool
stands_in(const struct catalog *cat, const struct calibration *d,
    const struct scored *s)
{
	return s->got.calibration && !stack_is_default(s->got.calibration) &&
	    leave_out_default(cat, s->got.calibration) == d;
}

/*
 * The case as it is, by the entry or one that takes from it, and as a default
 * would have it: once, where its stack has no speeds of its own.
 */
static void
add_case(struct bench *b, const struct calibration *c, unsigned marks,
    const struct scored *s)
{
	const struct calibration *by = s->got.calibration;
	bool own = case_is(s->row, CASE_kind, c->kind.text);
	bool blank = own && stack_is_default(c) && !c->aliases.count &&
	    nameless(b->catalog, s) == c;

	if (blank)
		add_sample(b, s->row, true, NULL);
	if (blank && by && by->speed_like.text)
		return;
	if (by == c)
		add_sample(b, s->row, false, NULL);
	else if (by && like_takes(by, c, marks))
		add_sample(b, s->row, false, by);
	if (own && stack_is_default(c) && c->aliases.count &&
	    stands_in(b->catalog, c, s))
		add_sample(b, s->row, false, NULL);
}

/* Units together, in the order of their first cases; of each as many as are
 * looked at, evenly spread. */
static void
sort_units(struct bench *b)
{
	struct sample *out = arena_array(b->arena, b->samples + 1,
	    sizeof(*out));
	bool *done = arena_array(b->arena, b->samples + 1, sizeof(*done));
	size_t kept = 0;

	for (size_t i = 0; i < b->samples; i++) {
		size_t n = 0, seen = 0;

		if (done[i])
			continue;
		for (size_t k = i; k < b->samples; k++)
			n += bench_same_unit(&b->sample[i], &b->sample[k]);
		for (size_t k = i; k < b->samples; k++) {
			if (!bench_same_unit(&b->sample[i], &b->sample[k]))
				continue;
			done[k] = true;
			if (n <= FIT_SAMPLE || (seen + 1) * FIT_SAMPLE / n >
			    seen * FIT_SAMPLE / n)
				out[kept++] = b->sample[k];
			seen++;
		}
	}
	b->sample = out;
	b->samples = kept;
}

void
bench_collect(struct bench *b, const struct calibration *c,
    enum score_fitted what, const struct scored *s, size_t n)
{
	for (size_t i = 0; i < n; i++)
		add_case(b, c, bench_marks(what), &s[i]);
	sort_units(b);
}

void
bench_families(struct bench *b, struct refit *fit)
{
	struct text t;

	text_init(&t, b->arena);
	for (size_t i = 0; i < b->samples; i++) {
		size_t k = 0;

		while (strcmp(b->sample[k].family, b->sample[i].family) != 0)
			k++;
		if (k < i)
			continue;
		text_printf(&t, "%s%s", t.len ? ", " : "",
		    b->sample[i].family);
		fit->families++;
	}
	fit->sources = t.data ? t.data : "";
}

bool
bench_saw(const struct bench *b, const char *family)
{
	for (size_t i = 0; family && i < b->samples; i++)
		if (!strcmp(b->sample[i].family, family))
			return true;
	return false;
}

/* Does a case of the family move the field, or, with `but`, one of another? */
static bool
moves(const struct bench *b, size_t field, const char *family, bool but)
{
	for (size_t i = 0; i < b->samples; i++) {
		const double *row = b->moved[field * b->samples + i];
		bool his = !strcmp(b->sample[i].family, family);

		if (his != but && (row[0] != 0 || row[BENCH_GRID - 1] != 0))
			return true;
	}
	return false;
}

bool
bench_moves(const struct bench *b, size_t field, const char *but)
{
	return moves(b, field, but, true);
}

bool
bench_rests(const struct bench *b, size_t field, const char *family)
{
	return moves(b, field, family, false) &&
	    !moves(b, field, family, true);
}

const struct refit *
bench_refit(const struct refits *r, const struct record *of)
{
	for (size_t k = 0; k < r->count; k++)
		if (&r->item[k].of->head == of)
			return &r->item[k];
	return NULL;
}
