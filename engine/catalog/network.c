/* Through the list of layers, and those that stand inside others. */
#include "catalog/network.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "catalog/field.h"
#include "catalog/network_walk.h"

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

static bool
walk_row(struct walk *w, struct row row, struct layer_shape *s)
{
	for (size_t i = 0; i < row.count; i++) {
		if (!walk_layer(w, row.layer[i], row.index, s))
			return false;
		row.index += row.layer[i]->size;
	}
	return true;
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

/* The layers one way, what stands in a shortcut the other. */
static bool
walk_residual(struct walk *w, const struct layer *l, size_t index,
    struct layer_shape *s)
{
	struct layer_shape other = *s;
	struct row row = inside(l, index);

	for (size_t i = 0; i < row.count; i++) {
		bool past = row.layer[i]->kind == LAYER_shortcut;

		if (!walk_layer(w, row.layer[i], row.index, past ? &other : s))
			return false;
		row.index += row.layer[i]->size;
	}
	if (same_shape(s, &other))
		return true;
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
	return true;
}

static bool
walk_concat(struct walk *w, const struct layer *l, size_t index,
    struct layer_shape *s)
{
	struct layer_shape in = *s;
	struct row row = inside(l, index);

	for (size_t i = 0; i < row.count; i++) {
		struct layer_shape branch = in;

		if (!walk_layer(w, row.layer[i], row.index, &branch))
			return false;
		row.index += row.layer[i]->size;
		if (i == 0)
			*s = branch;
		else if (!beside(w, l, index, s, &branch))
			return false;
	}
	return true;
}

static bool
walk_join(struct walk *w, const struct layer *l, size_t index,
    struct layer_shape *s)
{
	for (size_t i = w->kept.count; i-- > 0;)
		if (strcmp(w->kept.item[i].name, l->of) == 0)
			return beside(w, l, index, s, &w->kept.item[i].shape);
	return fail(w, l, index, arena_printf(w->arena,
	    "nothing was kept as \"%s\"", l->of));
}

static bool
walk_side(struct walk *w, const struct layer *l, size_t index)
{
	struct layer_shape own = { { l->value[OPTION_width] }, 1 };

	if (l->given[OPTION_tokens])
		own = (struct layer_shape){ { l->value[OPTION_tokens],
			l->value[OPTION_width] }, 2 };
	return walk_row(w, inside(l, index), &own);
}

/* A layer that holds no others; its row takes the cost. */
static bool
walk_leaf(struct walk *w, const struct layer *l, size_t index,
    struct layer_shape *s)
{
	const char *fault = layer_apply(w->arena, l, s,
	    &w->out->layer[index]);

	return fault ? fail(w, l, index, fault) : true;
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
		return walk_side(w, l, index);
	case LAYER_join:
		return walk_join(w, l, index, s);
	case LAYER_keep:
		ARRAY_ADD(w->arena, &w->kept, (struct kept){ l->of, *s });
		return true;
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

void
network_count(const struct network *n, struct arena *arena,
    struct network_count *out)
{
	struct walk w = { .arena = arena, .out = out };
	struct layer_shape s = { .rank = n->rank };
	struct row all = { n->layer, n->count, 0 };

	*out = (struct network_count){ 0 };
	memcpy(s.size, n->input, sizeof(s.size));
	for (size_t i = 0; i < n->count; i++)
		out->count += n->layer[i]->size;
	out->layer = arena_array(arena, out->count, sizeof(*out->layer));
	if (!walk_row(&w, all, &s))
		return;
	for (size_t i = 0; i < out->count; i++) {
		out->parameters += out->layer[i].parameters;
		out->kept += out->layer[i].kept;
		out->multiplies += out->layer[i].multiplies;
	}
}
