#include "write/json.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/clamp.h"
#include "base/map.h"
#include "kind/ownership.h"
#include "unit/number.h"

/* Slots that a value was made from, input slots only. */
struct slots {
	bool on[CHAIN_SLOTS];
};

static void
unite(struct slots *a, const struct slots *b)
{
	for (int i = 0; i < CHAIN_SLOTS; i++)
		a->on[i] |= b->on[i];
}

/* What the i-th value of a row needs, given what stands above it. */
static void
needs(const struct chain *c, const struct chain_row *row, int i,
    struct slots *all)
{
	struct slots *own = &all[row->slot + i];

	if (row->what == CHAIN_INPUT)
		own->on[row->slot + i] = true;
	for (int a = 0; a < row->args; a++) {
		const struct chain_row *from = chain_at(c, row->arg[a]);
		bool same = from && row->set && from->set &&
		    strcmp(row->set, from->set) == 0;
		bool over = row->what == CHAIN_SUM || row->what == CHAIN_MAX;

		if (!from)
			continue;
		if (same)
			unite(own, &all[row->arg[a] + i]);
		else if (!over)
			unite(own, &all[row->arg[a]]);
		for (int k = 0; over && !same && k < from->bound; k++)
			unite(own, &all[from->slot + k]);
	}
}

/* Of every slot of a chain; the last chain asked for is kept. */
static const struct slots *
chain_needs(struct json *j, const struct chain *c)
{
	struct slots *all;

	if (j->chain == c)
		return j->needs;
	all = arena_array(j->arena, CHAIN_SLOTS, sizeof(*all));
	for (size_t r = 0; r < c->rows; r++)
		for (int i = 0; c->row[r].slot >= 0 && i < c->row[r].bound;
		    i++)
			needs(c, &c->row[r], i, all);
	j->chain = c;
	j->needs = all;
	return all;
}

/*
 * The id under which an input stands.  What the candidate itself decides, a
 * count or the width of its format, has more than one value; each of those
 * after the first has an id of its own.
 */
static const char *
register_input(struct json *j, const struct chain *c, const struct answer *a,
    int slot)
{
	const struct input *input = &a->input[slot];
	const struct chain_row *row = chain_at(c, slot);
	const char *id = input_id(j->arena, input);
	struct json_input *known = map_get(j->inputs, id);
	struct text t;

	if (known && known->value != a->value[slot]) {
		text_init(&t, j->arena);
		text_printf(&t, "%s=", id);
		number_exact(&t, a->value[slot]);
		id = t.data;
		known = map_get(j->inputs, id);
	}
	if (known)
		return known->id;
	known = ARENA_NEW(j->arena, struct json_input);
	*known = (struct json_input){ id, input, a->value[slot],
		row ? row->unit : "1", row ? row->title : "" };
	map_put(j->inputs, id, known);
	return id;
}

/* What the figures of one answer share. */
struct figures {
	const struct chain *chain;
	const struct answer *answer;
	const struct slots *needs;
	bool steps;                    /* not its measures alone */
	bool worked;                   /* with what they were made from */
	const char *id[CHAIN_SLOTS];   /* the answer's inputs, each once */
	int ids;
	int place[CHAIN_SLOTS];        /* of a slot's id among them, from 1 */
};

/* Slots that hold one input share its id, and so its place. */
static void
name_input(struct json *j, struct figures *f, int slot)
{
	const char *id = register_input(j, f->chain, f->answer, slot);
	int i = 0;

	while (i < f->ids && f->id[i] != id)
		i++;
	if (i == f->ids)
		f->id[f->ids++] = id;
	f->place[slot] = i + 1;
}

static bool
is_input(const struct figures *f, const struct slots *needs, int slot)
{
	const struct answer *a = f->answer;

	return needs->on[slot] && a->input[slot].field &&
	    isfinite(a->value[slot]);
}

/* What the figure of this slot depends on: places in the answer's list. */
static void
figure_inputs(struct json *j, const struct figures *f, int slot)
{
	const struct slots *needs = &f->needs[slot];
	bool named[CHAIN_SLOTS + 1] = { false };

	json_open(j, "inputs", '[');
	for (int s = 0; s < f->chain->slots; s++) {
		if (!is_input(f, needs, s) || named[f->place[s]])
			continue;
		named[f->place[s]] = true;
		json_number(j, NULL, f->place[s] - 1);
	}
	json_close(j, ']');
}

static void
note_step(struct json *j, const char *id, const struct chain_row *row)
{
	struct json_step *step;

	if (map_get(j->steps, id))
		return;
	step = ARENA_NEW(j->arena, struct json_step);
	*step = (struct json_step){ row->title && *row->title ? row->title :
		row->name, row->unit };
	map_put(j->steps, id, step);
}

/* Its name and unit stand once, under the step's. */
static void
figure(struct json *j, struct figures *f, const struct chain_row *row)
{
	const char *step = arena_printf(j->arena, "%s/%s", f->chain->name,
	    row->name);

	note_step(j, step, row);
	json_open(j, NULL, '{');
	json_text(j, "chain", step);
	json_number(j, "value", f->answer->value[row->slot]);
	if (f->worked)
		figure_inputs(j, f, row->slot);
	json_close(j, '}');
}

/* The rows that a reader of the page sees, each once. */
static bool
is_shown(const struct kind *k, const struct chain_row *row, bool all)
{
	for (size_t i = 0; i < k->measure_count; i++)
		if (strcmp(k->measures[i].row, row->name) == 0)
			return true;
	if (!all)
		return false;
	for (size_t i = 0; i < k->limit_count; i++)
		if (strcmp(k->limits[i].need, row->name) == 0 ||
		    (k->limits[i].from == HAVE_ROW &&
		    strcmp(k->limits[i].have, row->name) == 0))
			return true;
	for (size_t i = 0; i < k->resource_count; i++)
		if (strcmp(k->resources[i].row, row->name) == 0)
			return true;
	return false;
}

/* What owning costs, item by item, of an answer that is bought. */
static bool
is_item(const struct answer *a, const struct chain_row *row, bool all)
{
	size_t n;
	const struct ownership_item *item = ownership_items(&n);

	if (!all || !offer_is_purchase(a->place.offer))
		return false;
	for (size_t i = 0; i < n; i++)
		if (strcmp(item[i].row, row->name) == 0)
			return true;
	return strcmp(row->name, "cost_owned") == 0;
}

static bool
is_figure(const struct figures *f, const struct decision *d,
    const struct chain_row *row)
{
	return row->slot >= 0 && (is_shown(d->kind, row, f->steps) ||
	    is_item(f->answer, row, f->steps));
}

/* Everything that a figure of the answer was made from, each id once. */
static void
answer_inputs(struct json *j, struct figures *f, const struct decision *d)
{
	for (size_t r = 0; r < f->chain->rows; r++) {
		const struct chain_row *row = &f->chain->row[r];

		for (int s = 0; is_figure(f, d, row) &&
		    s < f->chain->slots; s++)
			if (!f->place[s] &&
			    is_input(f, &f->needs[row->slot], s))
				name_input(j, f, s);
	}
	json_open(j, "inputs", '[');
	for (int i = 0; i < f->ids; i++)
		json_text(j, NULL, f->id[i]);
	json_close(j, ']');
}

static size_t
runners_up(const struct decision *d)
{
	const struct number *n = &d->profile->runners_up;

	return n->fact.given ? clamp_count(n->value, INT_MAX) : 4;
}

void
json_figures(struct json *j, const struct decision *d,
    const struct answer *a, size_t rank)
{
	struct figures f = { .chain = kind_chain(d->kind), .answer = a,
		.steps = rank <= runners_up(d), .worked = rank < 2 };
	bool whole = f.chain && a->value && a->input;

	if (whole)
		f.needs = chain_needs(j, f.chain);
	if (whole && f.worked)
		answer_inputs(j, &f, d);
	json_open(j, "figures", '[');
	for (size_t r = 0; whole && r < f.chain->rows; r++)
		if (is_figure(&f, d, &f.chain->row[r]))
			figure(j, &f, &f.chain->row[r]);
	json_close(j, ']');
}

static int
by_id(const void *a, const void *b)
{
	const struct json_input *const *x = a, *const *y = b;

	return strcmp((*x)->id, (*y)->id);
}

static void
one_input(struct json *j, const struct json_input *in)
{
	static const char *const cause[] = {
		[CAUSE_price] = "price", [CAUSE_catalogue] = "catalogue",
		[CAUSE_calibration] = "calibration",
		[CAUSE_choice] = "choice",
	};
	const struct fact *f = in->input->fact;
	const char *key = f && f->source ? f->source : in->input->source;
	const struct source *source = key ? source_of(j->guide, key) : NULL;

	json_line(j);
	json_open(j, in->id, '{');
	json_text(j, "name", in->title);
	json_number(j, "value", in->value);
	json_text(j, "unit", in->unit);
	if (f)
		json_origin(j, "origin", f->at);
	json_text(j, "source", key);
	json_text(j, "date", source ? source->date.text : NULL);
	json_text(j, "place", f ? f->place : NULL);
	json_text(j, "assume", f ? f->assume : NULL);
	json_text(j, "cause", cause[in->input->cause]);
	json_text(j, "note", in->input->note);
	json_close(j, '}');
}

void
json_inputs(struct json *j)
{
	size_t n = map_count(j->inputs);
	const struct json_input **list = arena_array(j->arena, n + 1,
	    sizeof(*list));

	for (size_t i = 0; i < n; i++)
		list[i] = map_value(j->inputs, i);
	qsort(list, n, sizeof(*list), by_id);
	json_open(j, "inputs", '{');
	for (size_t i = 0; i < n; i++)
		one_input(j, list[i]);
	json_close(j, '}');
}

static int
by_text(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

void
json_steps(struct json *j)
{
	size_t n = map_count(j->steps);
	const char **key = arena_array(j->arena, n + 1, sizeof(*key));

	for (size_t i = 0; i < n; i++)
		key[i] = map_key(j->steps, i);
	qsort(key, n, sizeof(*key), by_text);
	json_open(j, "steps", '{');
	for (size_t i = 0; i < n; i++) {
		const struct json_step *step = map_get(j->steps, key[i]);

		json_line(j);
		json_open(j, key[i], '{');
		json_text(j, "name", step->name);
		json_text(j, "unit", step->unit);
		json_close(j, '}');
	}
	json_close(j, '}');
}
