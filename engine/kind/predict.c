#include "kind/predict.h"

#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/map.h"
#include "base/text.h"
#include "kind/case_bind.h"

typedef void case_predict(const struct predictor *, const struct case_row *,
    struct prediction *);

static const struct {
	const char *id;
	enum quantity_class class;
	const char *unit;
} quantities[] = {
#define QUANTITY(id, class, unit) { #id, CLASS_##class, unit },
#include "kind/quantity.def"
#undef QUANTITY
};

const struct case_default case_defaults[] = {
#define DEFAULT(group, column, value, why) \
	{ #group, CASE_##column, value, why },
#include "kind/case_default.def"
#include "kinds_default.def"
#undef DEFAULT
};
const size_t case_default_count = COUNT(case_defaults);

const char *
predict_status_name(enum predict_status s)
{
	static const char *const names[] = { "ok", "skipped", "error" };

	return names[s];
}

enum quantity_class
predict_class(const struct case_row *row)
{
	for (size_t i = 0; i < COUNT(quantities); i++)
		if (case_is(row, CASE_quantity, quantities[i].id))
			return quantities[i].class;
	return CLASS_unknown;
}

const char *
predict_unit(const struct case_row *row)
{
	for (size_t i = 0; i < COUNT(quantities); i++)
		if (case_is(row, CASE_quantity, quantities[i].id))
			return quantities[i].unit;
	return NULL;
}

bool
predict_is_time(const struct case_row *row)
{
	return case_is(row, CASE_quantity, "step_s") ||
	    case_is(row, CASE_quantity, "latency_s") ||
	    case_is(row, CASE_quantity, "ttft_s") ||
	    case_is(row, CASE_quantity, "itl_s");
}

bool
predict_beaten(const struct case_row *row, const struct prediction *got)
{
	double measured;

	if (got->status != PREDICT_ok || got->bound <= 0 ||
	    !case_number(row, CASE_value, &measured))
		return false;
	return predict_is_time(row) ? measured < got->bound :
	    measured > got->bound;
}

/* A kind predicts its own cases; those of a whole run's cost have none. */
static case_predict *
find(const struct case_row *row)
{
	enum quantity_class class = predict_class(row);
	const char *name = case_text(row, CASE_kind);
	const struct kind *kind = name ? kind_find(name) : NULL;

	if (class == CLASS_cost && case_is(row, CASE_kind, "cost"))
		return case_cost;
	if (!kind || (class != CLASS_memory && class != CLASS_speed))
		return NULL;
	return kind->predict;
}

double
(*predict_lane(struct arena *arena))[CHAIN_BLOCK]
{
	return arena_array(arena, CHAIN_SLOTS,
	    CHAIN_BLOCK * sizeof(double));
}

/* A chain's values are too large for the stack. */
static void
run_with_lane(case_predict *run, const struct predictor *p,
    const struct case_row *row, struct prediction *out)
{
	struct arena *room = arena_child(p->arena);
	struct predictor with = *p;

	if (!with.lane)
		with.lane = predict_lane(room);
	with.bound = ARENA_NEW(room, struct case_bound);
	run(&with, row, out);
	arena_free(room);
}

/* A quantity that no kind has: a misspelt one, or one of others. */
static const char *
no_quantity(struct arena *arena, const char *id)
{
	const char *names[COUNT(quantities)], *near;
	struct text all;

	if (!id)
		return "quantity is not stated";
	text_init(&all, arena);
	for (size_t i = 0; i < COUNT(quantities); i++) {
		names[i] = quantities[i].id;
		text_printf(&all, "%s%s", i ? ", " : "", names[i]);
	}
	near = text_nearest(id, names, COUNT(names));
	return near ? arena_printf(arena, "there is no quantity \"%s\"; did "
	    "you mean \"%s\"?", id, near) : arena_printf(arena, "there is no "
	    "quantity \"%s\"; there are %s", id, all.data);
}

struct prediction
predict(const struct predictor *p, const struct case_row *row)
{
	struct prediction out = { .status = PREDICT_ok };
	case_predict *run;

	if (row->fault) {
		out.status = PREDICT_error;
		out.reason = row->fault;
		return out;
	}
	if (case_text(row, CASE_skip_reason)) {
		out.status = PREDICT_skipped;
		out.reason = arena_printf(p->arena, "set aside in the file: "
		    "%s", case_text(row, CASE_skip_reason));
		return out;
	}
	run = find(row);
	if (run) {
		run_with_lane(run, p, row, &out);
		if (out.status != PREDICT_ok || isfinite(out.value))
			return out;
		out.status = PREDICT_skipped;
		out.reason = "what is stated gives no finite number";
		return out;
	}
	out.status = PREDICT_skipped;
	out.reason = predict_class(row) == CLASS_unknown ? no_quantity(
	    p->arena, case_text(row, CASE_quantity)) : arena_printf(p->arena,
	    "not modelled yet: %s of %s", case_text(row, CASE_quantity),
	    case_text(row, CASE_kind));
	return out;
}

struct predicted {
	struct arena *arena;
	struct map *known;
};

struct predicted *
predicted_new(struct arena *arena)
{
	struct predicted *k = ARENA_NEW(arena, struct predicted);

	k->arena = arena;
	k->known = map_new(arena);
	return k;
}

/* What is stated of a case, in the order of the columns. */
static const char *
stated(struct arena *arena, const char *who, const struct case_row *row)
{
	struct text t;

	text_init(&t, arena);
	text_add(&t, who);
	for (int i = 0; i < CASE_COLUMNS; i++)
		if (row->cell[i])
			text_printf(&t, "\n%d\t%s", i, row->cell[i]);
	return t.data;
}

void *
predicted_of(struct predicted *k, const char *who, const struct case_row *row,
    size_t size)
{
	struct arena *own = arena_child(k->arena);
	const char *key = stated(own, who, row);
	void *room = map_get(k->known, key);

	if (!room) {
		room = arena_alloc(k->arena, size);
		map_put(k->known, arena_strdup(k->arena, key), room);
	}
	arena_free(own);
	return room;
}

struct prediction
predicted_lasting(struct predicted *k, struct prediction got)
{
	got.calibration = NULL;
	if (got.reason)
		got.reason = arena_strdup(k->arena, got.reason);
	return got;
}

static double
value_of(const struct predictor *p, const struct case_row *row)
{
	struct predictor own = *p;
	struct prediction got;

	own.arena = arena_child(p->arena);
	got = predict(&own, row);
	arena_free(own.arena);
	return got.status == PREDICT_ok ? got.value : 0;
}

double
predict_value(const struct predictor *p, const struct case_row *row)
{
	struct {
		bool is;
		double value;
	} *known = p->known ? predicted_of(p->known, "value", row,
	    sizeof(*known)) : NULL;

	if (!known)
		return value_of(p, row);
	if (!known->is)
		known->value = value_of(p, row);
	known->is = true;
	return known->value;
}
