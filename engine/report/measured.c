/* What templates see of measured cases: predicted beside measured. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/map.h"
#include "catalog/tested.h"
#include "kind/own_cases.h"
#include "validate/peers.h"
#include "report/compose.h"
#include "report/predicted.h"

static struct value *
score_value(struct compose *c, const struct score *s, const char *figure)
{
	struct value *v = value_map(c->arena);

	set_text(c, v, "figure", figure);
	set_number(c, v, "usable", (double)s->usable, NULL);
	set_number(c, v, "predicted", (double)s->predicted, NULL);
	set_number(c, v, "score", s->family.median, "percent");
	set_number(c, v, "families", (double)s->families, NULL);
	set_number(c, v, "median", s->all.median, "percent");
	set_number(c, v, "p90", s->all.p90, "percent");
	set_number(c, v, "within10", s->all.within10, "percent");
	set_number(c, v, "within20", s->all.within20, "percent");
	set_number(c, v, "bias", s->all.bias, "percent");
	return v;
}

static void
set_stated(struct compose *c, struct value *v, const char *key,
    const struct number *n)
{
	if (n->fact.given)
		set_number(c, v, key, n->value, "percent");
}

/*
 * What is left of the score, of all families or of one, where the source of
 * each case is not known: refitted, as the records say, else with the entries
 * as they are; nothing for what no calibration is fitted to.
 */
static void
set_unseen(struct compose *c, struct value *v, const struct measured *m,
    enum score_figure figure, const char *family)
{
	struct score_filter f = { .figure = figure, .family = family };
	const struct carried *r = tested_carried(c->guide->catalog,
	    score_figure_title(figure), family);
	struct score s;

	if (score_fitted(figure) == FITTED_nothing)
		return;
	if (r) {
		set_stated(c, v, "unseen", &r->unseen);
		set_stated(c, v, "unknown", &r->unknown);
		return;
	}
	s = score_cases(c->arena, m->unseen, m->unseen_count, &f);
	set_number(c, v, "unseen", family ? s.all.median : s.family.median,
	    "percent");
}

/* A row a figure that has cases. */
static struct value *
figures(struct compose *c, const struct measured *m)
{
	struct value *list = value_list(c->arena);
	struct score_filter any = { .figure = FIGURE_any };

	for (int f = 0; f < FIGURE_COUNT; f++) {
		struct score s = score_cases(c->arena, m->of[f].item,
		    m->of[f].count, &any);
		struct value *v;

		if (!s.usable)
			continue;
		v = score_value(c, &s,
		    score_figure_title((enum score_figure)f));
		set_unseen(c, v, m, (enum score_figure)f, NULL);
		value_add(c->arena, list, v);
	}
	return list;
}

/* What a case's line of `parts` is named after: its family, or its stack. */
static const char *
part_of(struct compose *c, const struct case_row *row, bool stack)
{
	const char *cell = case_text(row, stack ? CASE_software : CASE_group);

	if (!cell)
		return "not stated";
	return stack ? cell : arena_strndup(c->arena, cell,
	    score_family(cell));
}

/* The cases of one figure and one family or stack. */
struct part {
	enum score_figure figure;
	const char *name;
	struct { struct scored *item; size_t count, cap; } cases;
	struct score score;
};

static int
by_median(const void *x, const void *y)
{
	const struct part *a = *(struct part *const *)x;
	const struct part *b = *(struct part *const *)y;
	double e = a->score.all.median, f = b->score.all.median;

	if (isfinite(e) != isfinite(f))
		return isfinite(e) ? -1 : 1;
	if (e < f || e > f)
		return e < f ? 1 : -1;
	return a->figure != b->figure ? (int)a->figure - (int)b->figure :
	    strcmp(a->name, b->name);
}

/* A row a figure and family, or a figure and stack, the worst first. */
static struct value *
parts(struct compose *c, const struct measured *m, bool stack)
{
	struct value *list = value_list(c->arena);
	struct map *known = map_new(c->arena);
	struct score_filter any = { .figure = FIGURE_any };
	struct part **part;
	size_t n;

	for (size_t i = 0; i < m->count; i++) {
		enum score_figure f = score_figure(m->item[i].row);
		const char *name = part_of(c, m->item[i].row, stack);
		const char *key = arena_printf(c->arena, "%d %s", (int)f,
		    name);
		struct part *p = map_get(known, key);

		if (f == FIGURE_COUNT)
			continue;
		if (!p) {
			p = ARENA_NEW(c->arena, struct part);
			p->figure = f;
			p->name = name;
			map_put(known, key, p);
		}
		ARRAY_ADD(c->arena, &p->cases, m->item[i]);
	}
	n = map_count(known);
	part = arena_array(c->arena, n + 1, sizeof(struct part *));
	for (size_t i = 0; i < n; i++) {
		part[i] = map_value(known, i);
		part[i]->score = score_cases(c->arena, part[i]->cases.item,
		    part[i]->cases.count, &any);
	}
	qsort(part, n, sizeof(struct part *), by_median);
	for (size_t i = 0; i < n; i++) {
		struct value *v = score_value(c, &part[i]->score,
		    score_figure_title(part[i]->figure));

		set_text(c, v, stack ? "stack" : "family", part[i]->name);
		if (!stack)
			set_unseen(c, v, m, part[i]->figure, part[i]->name);
		value_add(c->arena, list, v);
	}
	return list;
}

/* What the cell names, with a link where the guide has a page of it. */
static void
set_record(struct compose *c, struct value *v, const char *key,
    const char *verb, const char *id)
{
	const struct record *r = id ? catalog_find(catalog_records(
	    c->guide->catalog, verb), id) : NULL;

	if (r)
		value_set(c->arena, v, key, piece_link(c, r, id));
	else
		set_text(c, v, key, id);
}

static void
set_cells(struct compose *c, struct value *v, const struct case_row *row)
{
	double count;

	set_text(c, v, "case", case_text(row, CASE_id));
	set_text(c, v, "family", part_of(c, row, false));
	set_text(c, v, "stack", case_text(row, CASE_software));
	set_record(c, v, "model", "model", case_text(row, CASE_model));
	set_record(c, v, "hardware", "accelerator",
	    case_text(row, CASE_accelerator));
	if (case_number(row, CASE_count, &count))
		set_number(c, v, "count", count, NULL);
	set_text(c, v, "basis", case_text(row, CASE_memory_basis));
	set_text(c, v, "source", case_text(row, CASE_source));
}

/* A row a case that was predicted, the misses first. */
static struct value *
cases(struct compose *c, const struct measured *m)
{
	struct value *list = value_list(c->arena);

	for (size_t i = 0; i < m->count; i++) {
		const struct scored *s = &m->item[i];
		enum score_figure f = score_figure(s->row);
		double error = score_error(s), measured;
		const char *unit = predict_unit(s->row);
		struct value *v;

		if (f == FIGURE_COUNT || !isfinite(error))
			continue;
		v = value_map(c->arena);
		case_number(s->row, CASE_value, &measured);
		set_cells(c, v, s->row);
		set_text(c, v, "figure", score_figure_title(f));
		set_text(c, v, "class", predict_class(s->row) == CLASS_memory ?
		    "memory" : "speed");
		set_number(c, v, "measured", measured, unit);
		set_number(c, v, "predicted", s->got.value, unit);
		set_number(c, v, "error", error, "percent");
		value_add(c->arena, list, v);
	}
	return list;
}

/* What those who keep the guide measured, in the order of the files. */
static const struct value *
here(void *context)
{
	struct compose *c = context;
	const struct own_cases *own = c->guide->catalog->own;
	struct value *list = value_list(c->arena);

	for (size_t i = 0; own && i < own->count; i++) {
		const struct own_case *one = &own->item[i];
		const char *unit = predict_unit(one->row);
		struct value *v = value_map(c->arena);

		set_cells(c, v, one->row);
		set_text(c, v, "kind", case_text(one->row, CASE_kind));
		set_text(c, v, "model_id", case_text(one->row, CASE_model));
		set_text(c, v, "accelerator", case_text(one->row,
		    CASE_accelerator));
		set_text(c, v, "format", case_text(one->row,
		    CASE_weight_format));
		set_text(c, v, "figure", score_figure(one->row) < FIGURE_COUNT ?
		    score_figure_title(score_figure(one->row)) :
		    case_text(one->row, CASE_quantity));
		set_number(c, v, "measured", one->measured, unit);
		if (one->got.status == PREDICT_ok)
			set_number(c, v, "predicted", one->got.value, unit);
		else
			set_text(c, v, "why", one->got.reason);
		set_number(c, v, "error", own_case_error(one), "percent");
		value_add(c->arena, list, v);
	}
	return list;
}

/* A row a kind: what was wrongly taken to fit, and wrongly refused. */
static struct value *
fits(struct compose *c, const struct measured *m)
{
	struct value *list = value_list(c->arena);

	for (size_t i = 0; i < kind_count; i++) {
		struct score_filter by = { .figure = FIGURE_any,
			.kind = kinds[i]->name };
		struct score_fit s = score_fits(m->item, m->count, &by);
		struct value *v = value_map(c->arena);

		if (!s.full && !s.runs)
			continue;
		set_text(c, v, "kind", kinds[i]->title);
		set_number(c, v, "full", (double)s.full, NULL);
		set_number(c, v, "false_fits", (double)s.false_fits, NULL);
		set_number(c, v, "runs", (double)s.runs, NULL);
		set_number(c, v, "false_refusals", (double)s.false_refusals,
		    NULL);
		value_add(c->arena, list, v);
	}
	return list;
}

static struct value *
peer_value(struct compose *c, const struct peer *peer, enum score_figure f,
    const struct peer_comparison *both)
{
	const struct record *source = catalog_find(
	    &c->guide->catalog->sources, peer->source);
	struct value *v = value_map(c->arena);

	if (source)
		value_set(c->arena, v, "peer", piece_link(c, source,
		    peer->name));
	else
		set_text(c, v, "peer", peer->name);
	set_text(c, v, "figure", score_figure_title(f));
	set_number(c, v, "cases", (double)both->theirs.predicted, NULL);
	set_number(c, v, "median", both->theirs.all.median, "percent");
	set_number(c, v, "score", both->theirs.family.median, "percent");
	set_number(c, v, "bias", both->theirs.all.bias, "percent");
	set_number(c, v, "our_median", both->ours.all.median, "percent");
	set_number(c, v, "our_score", both->ours.family.median, "percent");
	return v;
}

/* A row a peer and figure: its errors and ours on the same cases. */
static struct value *
peer_values(struct compose *c, const struct measured *m)
{
	struct value *list = value_list(c->arena);

	for (int f = 0; f < FIGURE_COUNT; f++)
		for (size_t i = 0; i < peer_count; i++) {
			struct peer_comparison both = peer_compare(c->arena,
			    c->guide->catalog, &peers[i], m->of[f].item,
			    m->of[f].count);

			if (both.theirs.predicted)
				value_add(c->arena, list, peer_value(c,
				    &peers[i], (enum score_figure)f, &both));
		}
	return list;
}

/* The generation of a case's accelerator, where its speed was measured. */
static void
add_generation(struct compose *c, struct map *known,
    const struct case_row *row)
{
	const char *name = case_text(row, CASE_kind);
	const char *id = case_text(row, CASE_accelerator);
	const struct accelerator *a = id ? (const struct accelerator *)
	    catalog_find(&c->guide->catalog->accelerators, id) : NULL;

	if (!a || predict_class(row) != CLASS_speed)
		return;
	if (!map_get(known, name))
		map_put(known, name, value_map(c->arena));
	value_set(c->arena, map_get(known, name), a->architecture.text,
	    value_flag(c->arena, true));
}

/* By kind the generations of accelerators whose speed was measured. */
static const struct value *
generations(void *context)
{
	struct compose *c = context;
	const struct measured *m = measured_rows(c);
	struct value *v = value_map(c->arena);
	struct map *known = map_new(c->arena);

	for (int f = 0; f < FIGURE_COUNT; f++)
		for (size_t i = 0; i < m->of[f].count; i++)
			add_generation(c, known, m->of[f].item[i].row);
	for (size_t i = 0; i < map_count(known); i++)
		value_set(c->arena, v, map_key(known, i),
		    map_value(known, i));
	return v;
}

static const struct value *
measured(void *context)
{
	struct compose *c = context;
	struct value *v = value_map(c->arena);
	struct measured *m = measured_all(c);

	for (size_t i = 0; i < kind_count; i++) {
		measured_errors(c, kinds[i], false);
		c->guide->errors = measured_errors(c, kinds[i], true);
	}
	set_number(c, v, "count", (double)m->rows.count, NULL);
	value_set(c->arena, v, "figures", figures(c, m));
	value_set(c->arena, v, "families", parts(c, m, false));
	value_set(c->arena, v, "stacks", parts(c, m, true));
	value_set(c->arena, v, "fits", fits(c, m));
	value_set(c->arena, v, "cases", cases(c, m));
	value_set(c->arena, v, "peers", peer_values(c, m));
	return v;
}

void
measured_install(struct compose *c)
{
	templates_later(c->templates, "measured", measured, c);
	templates_later(c->templates, "measured_here", here, c);
	templates_later(c->templates, "generations", generations, c);
}
