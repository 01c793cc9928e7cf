/* Through the list of layers, and those that stand inside others. */
#include "catalog/network.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "catalog/field.h"
#include "catalog/network_walk.h"
#include "model/select.h"

struct kept {
	const char *name;
	struct layer_shape shape;
};

struct kept_list {
	struct kept *item;
	size_t count, cap;
};

struct walk {
	struct arena *arena;
	struct network_count *out;
	struct kept_list kept;
	double held;             /* numbers that wait for a later layer */
	bool waits;              /* what passes is among them */
	double many;             /* frames or places that pass one by one */
};

/* Layers in a row, numbered from index on; false at the first that fails. */
struct row {
	const struct layer *const *layer;
	size_t count;
	size_t index;
};

const struct layer_type layer_types[LAYER_COUNT] = {
#define LAYER(name, may, must, words, inside, text) \
	{ #name, may, must, words, inside, text },
#include "catalog/layer.def"
#undef LAYER
};

const struct layer_type layer_options[OPTION_COUNT] = {
#define OPTION(name, text) { .id = #name, .doc = text },
#include "catalog/layer.def"
#undef OPTION
};

static bool walk_layer(struct walk *, const struct layer *, size_t index,
    struct layer_shape *);

static bool
fail(struct walk *w, const struct layer *l, size_t index, const char *fault)
{
	w->out->wrong = l;
	w->out->wrong_index = index + 1;
	w->out->fault = fault;
	return false;
}

static struct row
inside(const struct layer *l, size_t index)
{
	return (struct row){ l->child, l->count, index + 1 };
}

/* The first layer of what is left of a row, which is then shorter. */
static bool
walk_first(struct walk *w, struct row *row, struct layer_shape *s)
{
	const struct layer *l = *row->layer;
	size_t index = row->index;

	row->layer++;
	row->count--;
	row->index += l->size;
	return walk_layer(w, l, index, s);
}

static bool
walk_row(struct walk *w, struct row row, struct layer_shape *s)
{
	while (row.count)
		if (!walk_first(w, &row, s))
			return false;
	return true;
}

/* So many numbers are there at once while a layer runs. */
static void
lives(struct walk *w, size_t index, double numbers)
{
	struct layer_cost *c = &w->out->layer[index];

	if (c->live < numbers)
		c->live = numbers;
}

/* What passes is needed again later; how much more that holds. */
static double
hold(struct walk *w, const struct layer_shape *s)
{
	double more = w->waits ? 0 : w->many * layer_elements(s);

	w->held += more;
	w->waits = true;
	return more;
}

static bool
same_shape(const struct layer_shape *a, const struct layer_shape *b)
{
	if (a->rank != b->rank)
		return false;
	for (int i = 0; i < a->rank; i++)
		if (a->size[i] < b->size[i] || a->size[i] > b->size[i])
			return false;
	return true;
}

static bool
walk_block(struct walk *w, const struct layer *l, size_t index,
    struct layer_shape *s)
{
	double times = layer_option(l, OPTION_times, 1);

	for (double i = 0; i < times; i++)
		if (!walk_row(w, inside(l, index), s))
			return false;
	return true;
}

/* Two of a size are read and their sum is written. */
static void
add_up(struct walk *w, size_t index, double numbers)
{
	w->out->layer[index].moved += 3 * numbers;
	w->out->layer[index].runs++;
	lives(w, index, w->held + 2 * numbers);
	w->waits = false;
}

/* Two rows of layers read the same input, which is kept once for both. */
static void
share(struct walk *w, const struct layer *l, size_t index,
    struct layer_shape *s)
{
	size_t readers = l->kind == LAYER_residual;

	for (size_t i = 0; i < l->count; i++)
		if (l->kind == LAYER_concat ? l->child[i]->size > 1 ||
		    !layer_types[l->child[i]->kind].holds :
		    l->child[i]->kind == LAYER_shortcut)
			readers++;
	if (readers < 2 || s->saved)
		return;
	w->out->layer[index].kept += w->many * layer_elements(s);
	s->saved = true;
}

/* The layers within one that several rows read the input of; what is held
 * until the last of them is through. */
static struct row
enter(struct walk *w, const struct layer *l, size_t index,
    struct layer_shape *s, double *held)
{
	*held = hold(w, s);
	share(w, l, index, s);
	return inside(l, index);
}

/* The layers one way, what stands in a shortcut the other. */
static bool
walk_residual(struct walk *w, const struct layer *l, size_t index,
    struct layer_shape *s)
{
	double held;
	struct row row = enter(w, l, index, s, &held);
	struct layer_shape other = *s;

	while (row.count) {
		bool past = (*row.layer)->kind == LAYER_shortcut;

		if (!walk_first(w, &row, past ? &other : s))
			return false;
	}
	if (same_shape(s, &other)) {
		add_up(w, index, w->many * layer_elements(s));
		s->saved = false;
		w->held -= held;
		return true;
	}
	return fail(w, l, index, arena_printf(w->arena,
	    "adds %s to %s", layer_shape_text(w->arena, s),
	    layer_shape_text(w->arena, &other)));
}

/* More stands beside what there is; all but the channels must agree. */
static bool
beside(struct walk *w, const struct layer *l, size_t index,
    struct layer_shape *s, const struct layer_shape *more)
{
	struct layer_shape fit = *more;
	int axis = layer_axis(s);

	fit.size[axis] = s->size[axis];
	if (!same_shape(&fit, s))
		return fail(w, l, index, arena_printf(w->arena,
		    "puts %s beside %s", layer_shape_text(w->arena, more),
		    layer_shape_text(w->arena, s)));
	s->size[axis] += more->size[axis];
	s->saved = false;
	return true;
}

/* What stood apart is written side by side; some of it was held. */
static void
put_beside(struct walk *w, size_t index, const struct layer_shape *s,
    double held)
{
	double numbers = w->many * layer_elements(s);

	w->out->layer[index].moved += 2 * numbers;
	w->out->layer[index].runs++;
	lives(w, index, w->held + 2 * numbers - held);
	w->waits = false;
}

static bool
walk_concat(struct walk *w, const struct layer *l, size_t index,
    struct layer_shape *s)
{
	double held;
	struct row row = enter(w, l, index, s, &held);
	const struct layer_shape in = *s;

	for (bool first = true; row.count; first = false) {
		struct layer_shape branch = in;

		w->waits = true;
		if (!walk_first(w, &row, &branch))
			return false;
		if (first)
			*s = branch;
		else if (!beside(w, l, index, s, &branch))
			return false;
	}
	w->held -= held;
	put_beside(w, index, s, 0);
	return true;
}

static bool
walk_keep(struct walk *w, const struct layer *l, const struct layer_shape *s)
{
	hold(w, s);
	ARRAY_ADD(w->arena, &w->kept, (struct kept){ l->of, *s });
	return true;
}

static bool
walk_join(struct walk *w, const struct layer *l, size_t index,
    struct layer_shape *s)
{
	for (size_t i = w->kept.count; i-- > 0;) {
		const struct kept *k = &w->kept.item[i];
		double numbers = w->many * layer_elements(&k->shape);

		if (strcmp(k->name, l->of))
			continue;
		if (!beside(w, l, index, s, &k->shape))
			return false;
		put_beside(w, index, s, numbers);
		w->held = max2(0, w->held - numbers);
		return true;
	}
	return fail(w, l, index, arena_printf(w->arena,
	    "nothing was kept as \"%s\"", l->of));
}

static bool
walk_side(struct walk *w, const struct layer *l, size_t index,
    const struct layer_shape *s)
{
	struct layer_shape own = { .size = { l->value[OPTION_width] },
		.rank = 1 };
	bool waits = w->waits;
	double held = hold(w, s);
	bool fits;

	if (l->given[OPTION_tokens])
		own = (struct layer_shape){ .size = { l->value[OPTION_tokens],
			l->value[OPTION_width] }, .rank = 2 };
	own.outside = s->rank == 2 ? s->size[0] : 0;
	w->waits = false;
	fits = walk_row(w, inside(l, index), &own);
	w->held -= held;
	w->waits = waits;
	return fits;
}

/*
 * The frames of a video one by one, as images; or its places, each the
 * tokens of all frames.
 */
static bool
walk_apart(struct walk *w, const struct layer *l, size_t index,
    struct layer_shape *s)
{
	bool frames = l->kind == LAYER_frames;
	double many = frames ? s->size[1] : s->size[2] * s->size[3];
	struct layer_shape one = frames ?
	    (struct layer_shape){ .size = { s->size[0], s->size[2],
		s->size[3] }, .rank = 3 } :
	    (struct layer_shape){ .size = { s->size[1], s->size[0] },
		.rank = 2 };

	if (s->rank != 4)
		return fail(w, l, index, arena_printf(w->arena,
		    "wants channels x frames x height x width, got %s",
		    layer_shape_text(w->arena, s)));
	w->many *= many;
	if (!walk_row(w, inside(l, index), &one))
		return false;
	w->many /= many;
	s->size[0] = one.size[layer_axis(&one)];
	if (frames) {
		s->size[2] = one.size[1];
		s->size[3] = one.size[2];
	}
	return true;
}

/* A layer that holds no others; its row takes the cost. */
static bool
walk_leaf(struct walk *w, const struct layer *l, size_t index,
    struct layer_shape *s)
{
	struct layer_cost *c = &w->out->layer[index], one = { 0 };
	struct layer_shape in = *s;
	const char *fault = layer_apply(w->arena, l, s, &one);

	if (fault)
		return fail(w, l, index, fault);
	layer_moves(l, &in, s, &one);
	one.kept = layer_saves(l, &in, s, one.kept);
#define ONCE 1
#define EACH w->many
#define SUM(name, per, what) c->name += per * one.name;
#include "catalog/layer_sum.def"
#undef SUM
#undef EACH
#undef ONCE
	if (one.runs > 0) {
		lives(w, index, w->held + w->many * (layer_elements(s) +
		    (w->waits ? 0 : layer_elements(&in))));
		w->waits = false;
	}
	return true;
}

static bool
walk_kind(struct walk *w, const struct layer *l, size_t index,
    struct layer_shape *s)
{
	switch (l->kind) {
	case LAYER_block:
	case LAYER_shortcut:
		return walk_block(w, l, index, s);
	case LAYER_residual:
		return walk_residual(w, l, index, s);
	case LAYER_concat:
		return walk_concat(w, l, index, s);
	case LAYER_side:
		return walk_side(w, l, index, s);
	case LAYER_frames:
	case LAYER_places:
		return walk_apart(w, l, index, s);
	case LAYER_join:
		return walk_join(w, l, index, s);
	case LAYER_keep:
		return walk_keep(w, l, s);
	default:
		return walk_leaf(w, l, index, s);
	}
}

static bool
walk_layer(struct walk *w, const struct layer *l, size_t index,
    struct layer_shape *s)
{
	struct layer_cost *c = &w->out->layer[index];

	c->layer = l;
	c->times++;
	if (!walk_kind(w, l, index, s))
		return false;
	c->out = *s;
	return true;
}

/* An empty count, in the memory of an earlier one where there is one. */
static void
start_count(const struct network *n, struct arena *arena,
    struct network_count *out)
{
	struct network_count earlier = *out;

	*out = (struct network_count){ .count = earlier.count };
	for (size_t i = 0; !earlier.layer && i < n->count; i++)
		out->count += n->layer[i]->size;
	out->layer = earlier.layer ? memset(earlier.layer, 0,
	    out->count * sizeof(*out->layer)) :
	    arena_array(arena, out->count, sizeof(*out->layer));
}

void
network_recount(const struct network *n, const double size[SHAPE_RANK],
    struct arena *arena, struct network_count *out)
{
	struct walk w = { .arena = arena, .out = out, .many = 1 };
	struct layer_shape s = { .rank = n->rank };
	struct row all = { n->layer, n->count, 0 };

	start_count(n, arena, out);
	memcpy(s.size, size, sizeof(s.size));
	if (!walk_row(&w, all, &s))
		return;
	for (size_t i = 0; i < out->count; i++) {
		out->parameters += out->layer[i].parameters;
		out->kept += out->layer[i].kept;
		out->multiplies += out->layer[i].multiplies;
	}
}

void
network_count_at(const struct network *n, const double size[SHAPE_RANK],
    struct arena *arena, struct network_count *out)
{
	*out = (struct network_count){ 0 };
	network_recount(n, size, arena, out);
}

void
network_count(const struct network *n, struct arena *arena,
    struct network_count *out)
{
	network_count_at(n, n->input, arena, out);
}
