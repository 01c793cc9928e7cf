#include "cmd/tally.h"

#include <errno.h>
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/file.h"
#include "base/map.h"
#include "base/progress.h"
#include "base/text.h"
#include "build.h"
#include "cmd/screen.h"
#include "kind/case_name.h"
#include "unit/number.h"
#include "validate/constants.h"

/* Reasons that are listed, the most frequent first. */
enum { REASONS = 16 };

struct names {
	const char **item;
	size_t count, cap;
};

static void
read_files(struct options *o, const struct catalog *cat, struct cases *cases)
{
	struct case_file *read = arena_array(o->arena, (size_t)o->args,
	    sizeof(*read));
	size_t count = 0;

	for (int i = 0; i < o->args; i++) {
		struct case_file *f = &read[count];

		f->path = o->arg[i];
		f->csv = file_read(o->arena, o->arg[i], &f->len);
		if (f->csv)
			count++;
		else
			diag(o->diags, file_unread(),
			    (struct origin){ o->arg[i], 0 }, "%s",
			    file_error());
	}
	cases_read_files(o->arena, o->diags, o->jobs, cases, read, count);
	case_names(o->arena, cat, cases);
}

bool
tally_read(struct options *o, struct tally *t)
{
	const struct catalog *cat = build_catalog(o);
	struct cases cases = {0};
	struct scored *item;

	if (diags_failed(o->diags))
		return false;
	read_files(o, cat, &cases);
	if (diags_count(o->diags, LEVEL_system))
		return false;
	item = arena_array(o->arena, cases.count, sizeof(*item));
	for (size_t i = 0; i < cases.count; i++)
		item[i] = (struct scored){ .row = &cases.item[i] };
	progress_say(o->progress, arena_printf(o->arena, "predicting %zu "
	    "cases", cases.count));
	score_predict(o->arena, cat, o->jobs, item, cases.count);
	*t = (struct tally){ cat, item, cases.count };
	return true;
}

const char *
tally_percent(struct arena *arena, double share)
{
	return !isfinite(share) ? "" : arena_printf(arena, "%s%%",
	    number_percent(arena, share, 1));
}

void
tally_count(struct options *o, struct grid *g, size_t n)
{
	grid_add(g, arena_printf(o->arena, "%zu", n));
}

static void
add_errors(struct options *o, struct grid *g, const struct score_errors *e)
{
	grid_add(g, tally_percent(o->arena, e->median));
	grid_add(g, tally_percent(o->arena, e->p90));
	grid_add(g, tally_percent(o->arena, e->within10));
	grid_add(g, tally_percent(o->arena, e->within20));
	grid_add(g, tally_percent(o->arena, e->bias));
}

static void
add_error_headings(struct grid *g)
{
	GRID_ADD(g, "median", "p90", "in 10%", "in 20%", "bias");
}

/* The distinct texts of a column, in the order of the file. */
static struct names
distinct(struct options *o, const struct tally *t, enum case_column c)
{
	struct map *seen = map_new(o->arena);
	struct names n = {0};

	for (size_t i = 0; i < t->count; i++) {
		const char *cell = case_text(t->item[i].row, c);

		if (!cell || map_get(seen, cell))
			continue;
		map_put(seen, cell, &seen);
		ARRAY_ADD(o->arena, &n, cell);
	}
	return n;
}

static void
add_score(struct options *o, struct grid *g, const struct tally *t,
    const struct score_filter *f)
{
	struct score s = score_cases(o->arena, t->item, t->count, f);

	if (!s.usable)
		return;
	grid_add(g, score_figure_title(f->figure));
	grid_add(g, arena_printf(o->arena, "%s%s", f->split ? f->split : "all",
	    f->core ? ", core" : ""));
	tally_count(o, g, s.usable);
	tally_count(o, g, s.predicted);
	grid_add(g, tally_percent(o->arena, s.family.median));
	tally_count(o, g, s.families);
	add_errors(o, g, &s.all);
}

/* A table, unless it has nothing below its heads. */
static void
print_filled(struct options *o, const struct grid *g)
{
	if (g->count == g->columns)
		return;
	text_char(o->aside, '\n');
	grid_print(g, o, o->aside);
}

/* The scores: a figure a line, by split, the core alone first. */
static void
print_scores(struct options *o, const struct tally *t)
{
	struct grid g = { .arena = o->arena, .right = "llrrrrrrrrr" };
	struct names splits = distinct(o, t, CASE_split);

	GRID_ADD(&g, "figure", "cases", "usable", "predicted", "score",
	    "families");
	add_error_headings(&g);
	g.columns = g.count;
	if (!splits.count)
		ARRAY_ADD(o->arena, &splits, NULL);
	for (int f = 0; f < FIGURE_COUNT; f++)
		for (size_t i = 0; i < splits.count; i++)
			for (int core = 1; core >= 0; core--)
				add_score(o, &g, t, &(struct score_filter){
				    .figure = (enum score_figure)f,
				    .split = splits.item[i], .core = core });
	text_add(o->aside, "Error: |predicted - measured| / measured.  Score: "
	    "the median of each source family,\naveraged over the families "
	    "with 3 predicted cases or more.\n");
	print_filled(o, &g);
}

static void
print_quantities(struct options *o, const struct tally *t)
{
	struct grid g = { .arena = o->arena, .right = "llrrrrrrrr" };
	struct names kind = distinct(o, t, CASE_kind);
	struct names quantities = distinct(o, t, CASE_quantity);

	GRID_ADD(&g, "kind", "quantity", "cases", "skipped", "scored");
	add_error_headings(&g);
	g.columns = g.count;
	for (size_t i = 0; i < kind.count * quantities.count; i++) {
		struct score_filter f = { .figure = FIGURE_any,
			.kind = kind.item[i / quantities.count],
			.quantity = quantities.item[i % quantities.count] };
		struct score s = score_cases(o->arena, t->item, t->count, &f);

		if (!s.cases)
			continue;
		grid_add(&g, f.kind);
		grid_add(&g, f.quantity);
		tally_count(o, &g, s.cases);
		tally_count(o, &g, s.skipped);
		tally_count(o, &g, s.predicted);
		add_errors(o, &g, &s.all);
	}
	print_filled(o, &g);
}

static void
print_families(struct options *o, const struct tally *t)
{
	struct grid g = { .arena = o->arena, .right = "llrrrrrrr" };
	struct names groups = distinct(o, t, CASE_group);
	struct map *seen = map_new(o->arena);

	GRID_ADD(&g, "figure", "family", "usable", "predicted");
	add_error_headings(&g);
	g.columns = g.count;
	for (size_t i = 0; i < groups.count; i++)
		groups.item[i] = arena_strndup(o->arena, groups.item[i],
		    score_family(groups.item[i]));
	for (size_t i = 0; i < groups.count * FIGURE_COUNT; i++) {
		struct score_filter f = { .figure = (enum score_figure)
			(i / groups.count),
			.family = groups.item[i % groups.count] };
		const char *key = arena_printf(o->arena, "%d %s",
		    (int)f.figure, f.family);
		struct score s;

		if (map_put(seen, key, &seen))
			continue;
		s = score_cases(o->arena, t->item, t->count, &f);
		if (!s.usable)
			continue;
		grid_add(&g, score_figure_title(f.figure));
		grid_add(&g, f.family);
		tally_count(o, &g, s.usable);
		tally_count(o, &g, s.predicted);
		add_errors(o, &g, &s.all);
	}
	print_filled(o, &g);
}

static void
print_fits(struct options *o, const struct tally *t)
{
	struct names kind = distinct(o, t, CASE_kind);
	size_t told = 0;

	for (size_t i = 0; i < kind.count; i++) {
		struct score_filter f = { .figure = FIGURE_any,
			.kind = kind.item[i] };
		struct score_fit s = score_fits(t->item, t->count, &f);

		if (s.full + s.runs)
			text_printf(o->aside, "%s%s: %zu false fits of %zu "
			    "measured out of memory, %zu false refusals of "
			    "%zu measured runs\n", told++ ? "" : "\n", f.kind,
			    s.false_fits, s.full, s.false_refusals, s.runs);
	}
}

/* The reason that most usable cases were passed over for, past `most`. */
static size_t
next_reason(const struct map *counts, size_t most, size_t *after)
{
	size_t best = 0, at = 0;

	for (size_t i = 0; i < map_count(counts); i++) {
		size_t n = *(const size_t *)map_value(counts, i);

		if ((n > most || (n == most && i <= *after)) || n <= best)
			continue;
		best = n;
		at = i;
	}
	*after = at;
	return best;
}

static void
print_reasons(struct options *o, const struct tally *t)
{
	struct map *counts = map_new(o->arena);
	size_t most = t->count + 1, at = 0;

	for (size_t i = 0; i < t->count; i++) {
		const struct scored *s = &t->item[i];
		size_t *n;

		if (!s->got.reason || !score_usable(s->row))
			continue;
		n = map_get(counts, s->got.reason);
		if (!n) {
			n = ARENA_NEW(o->arena, size_t);
			map_put(counts, s->got.reason, n);
		}
		++*n;
	}
	if (map_count(counts))
		text_add(o->aside, "\nUsable cases passed over:\n");
	for (int i = 0; i < REASONS; i++) {
		most = next_reason(counts, most, &at);
		if (most)
			text_printf(o->aside, "%6zu  %s\n", most,
			    map_key(counts, at));
	}
}

void
tally_print(struct options *o, const struct tally *t)
{
	print_scores(o, t);
	print_quantities(o, t);
	print_families(o, t);
	print_fits(o, t);
	print_reasons(o, t);
}

void
tally_cell(struct text *out, const char *cell)
{
	if (!strpbrk(cell, ",\"\r\n")) {
		text_add(out, cell);
		return;
	}
	text_char(out, '"');
	for (; *cell; cell++) {
		if (*cell == '"')
			text_char(out, '"');
		text_char(out, *cell);
	}
	text_char(out, '"');
}

void
tally_column(struct text *out, const struct case_row *row, enum case_column c)
{
	const char *cell = case_text(row, c);

	tally_cell(out, cell ? cell : "");
	text_char(out, ',');
}

/* Whole bytes; six digits of what is smaller. */
void
tally_value(struct text *out, double value)
{
	enum { DIGITS = 6 };
	double scale = value > 0 ? pow(10, DIGITS - 1 -
	    floor(log10(value))) : 1;

	/* The scale of a number near the smallest is none. */
	if (scale < 1 || isinf(scale))
		scale = 1;
	number_exact(out, round(value * scale) / scale);
}

/* Of one source family. */
static size_t
thin(const struct refits *r)
{
	size_t n = 0;

	for (size_t i = 0; i < r->count; i++)
		n += r->item[i].families < 2;
	return n;
}

void
tally_evidence(struct options *o, struct text *out, const struct catalog *cat,
    const struct refits fit[FITTED_speed + 1])
{
	const struct refits *memory = &fit[FITTED_memory];
	const struct refits *speed = &fit[FITTED_speed];
	struct constants n = constants_count(o->arena, cat);

	text_printf(out, "\n%zu constants, each counted once, are assumed "
	    "in %zu calibrations, %zu times in all.\n", n.different,
	    n.entries, n.stated);
	text_printf(out, "%zu of %zu fits of memory and %zu of %zu of speed "
	    "are thin: of one source family.\n", thin(memory), memory->count,
	    thin(speed), speed->count);
}
