#include "base/sort.h"
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

/* What is known of a chain while figures are written. */
struct chain_notes {
	struct slots *needs;           /* of every slot */
	struct slots stated;           /* inputs that an answer has */
	int place[CHAIN_SLOTS];        /* of those, among themselves */
};

static struct chain_notes *
notes_of(struct emit *j, const struct chain *c)
{
	struct chain_notes *n = map_get(j->chains, c->name);

	if (n)
		return n;
	n = ARENA_NEW(j->arena, struct chain_notes);
	n->needs = arena_array(j->arena, CHAIN_SLOTS, sizeof(*n->needs));
	for (size_t r = 0; r < c->rows; r++)
		for (int i = 0; c->row[r].slot >= 0 && i < c->row[r].bound;
		    i++)
			needs(c, &c->row[r], i, n->needs);
	map_put(j->chains, c->name, n);
	return n;
}

/* The best answer and the next, whose working pages show. */
#define WORKED 2

struct json_input {
	const char *id;
	const struct input *input;
	double value;
	const char *unit, *title;
	size_t place;                  /* in the list of inputs */
};

/* What the figures of one answer share. */
struct figures {
	const struct chain *chain;
	const struct answer *answer;
	const struct input *input;     /* of those that are worked */
	struct chain_notes *notes;
	bool steps;                    /* not its measures alone */
};

struct json_step {
	const struct chain *chain;
	const struct chain_row *row;
};

/*
 * The id under which an input stands.  What the candidate itself decides, a
 * count or the width of its format, has more than one value; each of those
 * after the first has an id of its own.
 */
static struct json_input *
register_input(struct emit *j, const struct figures *f, int slot)
{
	const struct input *input = &f->input[slot];
	const struct answer *a = f->answer;
	const struct chain_row *row = chain_at(f->chain, slot);
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
		return known;
	known = ARENA_NEW(j->arena, struct json_input);
	*known = (struct json_input){ id, input, a->value[slot],
		row ? row->unit : "1", row ? row->title : "", 0 };
	map_put(j->inputs, id, known);
	return known;
}

static bool
is_input(const struct figures *f, int slot)
{
	return f->input[slot].field && isfinite(f->answer->value[slot]);
}

/* Its name, its unit and what it is made from stand once, under the step's. */
static void
figure(struct emit *j, const struct figures *f, const struct chain_row *row)
{
	const char *id = arena_printf(j->arena, "%s/%s", f->chain->name,
	    row->name);
	struct json_step *step = map_get(j->steps, id);

	if (!step) {
		step = ARENA_NEW(j->arena, struct json_step);
		*step = (struct json_step){ f->chain, row };
		map_put(j->steps, id, step);
	}
	json_number(j, id, f->answer->value[row->slot]);
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

static size_t
runners_up(const struct decision *d)
{
	const struct number *n = &d->profile->runners_up;

	return n->fact.given ? clamp_count(n->value, INT_MAX) : 4;
}

static struct figures
figures_of(struct emit *j, const struct decision *d, const struct answer *a,
    size_t rank)
{
	struct figures f = { .answer = a, .steps = rank <= runners_up(d) };

	if (!a->value)
		return f;
	f.chain = kind_chain(d->kind);
	if (f.chain)
		f.notes = notes_of(j, f.chain);
	if (f.chain && rank < WORKED)
		f.input = answer_inputs(j->arena, j->guide->catalog, d, a);
	return f;
}

/* Which of the chain's inputs the figures of an answer rest on. */
static void
find_stated(struct emit *j, const struct decision *d, const struct answer *a,
    size_t rank)
{
	struct figures f = figures_of(j, d, a, rank);

	for (size_t r = 0; f.chain && r < f.chain->rows; r++) {
		const struct chain_row *row = &f.chain->row[r];
		const struct slots *from;

		if (!is_figure(&f, d, row))
			continue;
		from = &f.notes->needs[row->slot];
		for (int s = 0; s < f.chain->slots; s++)
			f.notes->stated.on[s] |= from->on[s] &&
			    is_input(&f, s);
	}
}

static void
find_inputs(struct emit *j, const struct decision *d, const struct answer *a,
    size_t rank)
{
	struct figures f = figures_of(j, d, a, rank);

	for (int s = 0; f.chain && s < f.chain->slots; s++)
		if (f.notes->stated.on[s] && is_input(&f, s))
			register_input(j, &f, s);
}

static int
by_id(const void *a, const void *b)
{
	const struct json_input *const *x = a, *const *y = b;

	return strcmp((*x)->id, (*y)->id);
}

static struct json_input **
sorted_inputs(struct emit *j)
{
	size_t n = map_count(j->inputs);
	struct json_input **list = arena_array(j->arena, n + 1,
	    sizeof(struct json_input *));

	for (size_t i = 0; i < n; i++)
		list[i] = map_value(j->inputs, i);
	qsort(list, n, sizeof(struct json_input *), by_id);
	return list;
}

static void
each_worked(struct emit *j, void (*look)(struct emit *, const struct decision
    *, const struct answer *, size_t rank))
{
	const struct decisions *all = j->guide->decisions;

	for (size_t i = 0; i < all->count; i++)
		for (size_t r = 0; r < WORKED &&
		    r < all->item[i].ranked_count; r++)
			look(j, &all->item[i], &all->item[i].ranked[r], r);
}

void
json_figures_begin(struct emit *j)
{
	struct json_input **list;

	each_worked(j, find_stated);
	each_worked(j, find_inputs);
	list = sorted_inputs(j);
	for (size_t i = 0; i < map_count(j->inputs); i++)
		list[i]->place = i;
	for (size_t i = 0; i < map_count(j->chains); i++) {
		struct chain_notes *n = map_value(j->chains, i);
		int places = 0;

		for (int s = 0; s < CHAIN_SLOTS; s++)
			if (n->stated.on[s])
				n->place[s] = places++;
	}
}

/* In the order of the chain's inputs; null where the answer has none. */
static void
figure_inputs(struct emit *j, const struct figures *f)
{
	json_open(j, "inputs", '[');
	for (int s = 0; s < f->chain->slots; s++) {
		if (!f->notes->stated.on[s])
			continue;
		if (is_input(f, s))
			json_number(j, NULL, (double)register_input(j, f,
			    s)->place);
		else
			json_null(j);
	}
	json_close(j, ']');
}

void
json_figures(struct emit *j, const struct decision *d,
    const struct answer *a, size_t rank)
{
	struct figures f = figures_of(j, d, a, rank);

	if (f.chain && rank < WORKED)
		figure_inputs(j, &f);
	json_open(j, "figures", '{');
	for (size_t r = 0; f.chain && r < f.chain->rows; r++)
		if (is_figure(&f, d, &f.chain->row[r]))
			figure(j, &f, &f.chain->row[r]);
	json_close(j, '}');
}

static void
one_input(struct emit *j, const struct json_input *in)
{
	static const char *const cause[] = {
		[CAUSE_price] = "price", [CAUSE_catalogue] = "catalogue",
		[CAUSE_calibration] = "calibration",
		[CAUSE_choice] = "choice",
	};
	const struct fact *f = in->input->fact;
	const char *key = f && f->source ? f->source : in->input->source;
	const struct source *source = key ? source_of(j->guide, key) : NULL;

	json_entry(j, in->id);
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
json_inputs(struct emit *j)
{
	struct json_input **list = sorted_inputs(j);

	json_open(j, "inputs", '[');
	for (size_t i = 0; i < map_count(j->inputs); i++)
		one_input(j, list[i]);
	json_close(j, ']');
}

/* Places in the inputs of an answer of the chain. */
static void
step_inputs(struct emit *j, const struct json_step *step)
{
	struct chain_notes *n = notes_of(j, step->chain);
	const struct slots *from = &n->needs[step->row->slot];

	json_open(j, "inputs", '[');
	for (int s = 0; s < step->chain->slots; s++)
		if (from->on[s] && n->stated.on[s])
			json_number(j, NULL, n->place[s]);
	json_close(j, ']');
}

void
json_steps(struct emit *j)
{
	size_t n = map_count(j->steps);
	const char **key = arena_array(j->arena, n + 1, sizeof(*key));

	for (size_t i = 0; i < n; i++)
		key[i] = map_key(j->steps, i);
	qsort(key, n, sizeof(*key), sort_texts);
	json_open(j, "steps", '{');
	for (size_t i = 0; i < n; i++) {
		const struct json_step *step = map_get(j->steps, key[i]);

		json_line(j);
		json_open(j, key[i], '{');
		json_text(j, "name", step->row->title && *step->row->title ?
		    step->row->title : step->row->name);
		json_text(j, "unit", step->row->unit);
		step_inputs(j, step);
		json_close(j, '}');
	}
	json_close(j, '}');
}
