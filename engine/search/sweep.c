#include "search/sweep.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "search/search.h"
#include "search/ways.h"

/* Up to 4096, and the answer's own. */
enum { POINTS = 14 };

static struct swept
point(struct arena *arena, const struct question *q, const struct placement *p,
    double at)
{
	struct answer *a = ARENA_NEW(arena, struct answer);
	double *value = arena_array(arena, (size_t)q->chain->slots,
	    sizeof(*value));

	search_place(q, p, a, value, NULL);
	a->value = value;
	return (struct swept){ .at = at, .value = value, .answer = a };
}

/* Is memory the limit that is broken?  Such a point ends the sweep. */
static bool
is_full(const struct swept *s)
{
	return s->answer->reject == REJECT_LIMIT &&
	    strcmp(s->answer->limit->name, "memory") == 0;
}

/* The next power of two, unless the answer's own number comes before it. */
static int
after(int at, int own)
{
	int power = 1;

	while (power <= at)
		power *= 2;
	return at < own && own < power ? own : power;
}

struct sweep
sweep_axis(struct arena *arena, const struct catalog *cat,
    const struct decision *d, const struct answer *a, enum axis_name axis)
{
	struct sweep out = {0};
	struct placement p = a->place;
	struct question q;
	int own = p.axis[axis];

	if (own < 1 || !a->value)
		return out;
	search_question(&q, cat, d->workload, d->profile);
	q.ranking = d->ranking;
	out.item = arena_array(arena, POINTS, sizeof(*out.item));
	for (int at = 1; out.count < POINTS; at = after(at, own)) {
		struct swept s;

		p.axis[axis] = at;
		s = point(arena, &q, &p, at);
		if (is_full(&s))
			break;
		out.item[out.count++] = s;
	}
	return out;
}

static size_t
place_in(const struct sweep *s, int count)
{
	size_t i = 0;

	while (i < s->count && s->item[i].at < count)
		i++;
	return i;
}

struct sweep
sweep_count(struct arena *arena, const struct catalog *cat,
    const struct decision *d, const struct answer *a)
{
	struct sweep out = {0};
	struct arena *own = arena_child(arena);
	struct ways *w = ways_of(own, cat, d, a);
	struct question q;

	search_question(&q, cat, d->workload, d->profile);
	q.ranking = d->ranking;
	out.item = arena_array(arena, w->fitting + 1, sizeof(*out.item));
	for (size_t i = 0; i < w->fitting; i++) {
		const struct placement *p = &w->item[i].best.place;
		size_t at = place_in(&out, p->count);

		if (at < out.count && out.item[at].answer->place.count ==
		    p->count)
			continue;
		memmove(&out.item[at + 1], &out.item[at],
		    (out.count - at) * sizeof(*out.item));
		out.item[at] = point(arena, &q, p, p->count);
		out.count++;
	}
	arena_free(own);
	return out;
}

/* A size of its images; NULL where the workload has none. */
static const struct number *
size_field(const struct workload *w, const char *name)
{
	const struct field *f = record_type_find(w->head.type, name);

	return f ? record_field(&w->head, f) : NULL;
}

static void
set_size(struct workload *w, const char *name, double pixels)
{
	struct number *n = record_slot(&w->head,
	    record_type_find(w->head.type, name));

	n->value = pixels;
	n->fact.given = true;
}

/* As it is stated, or as the network reads it. */
static double
own_size(const struct number *n, const struct catalog *cat,
    const struct workload *w, int from_end)
{
	const struct network *net = &kind_model(cat, w)->network;

	if (n->value > 0)
		return n->value;
	return net->rank == 3 ? net->input[net->rank - from_end] : 0;
}

/* The question about other images; false where no network takes them. */
static bool
at_size(struct arena *arena, struct question *q, double height, double width)
{
	const struct workload *w = q->workload;
	struct workload *copy = arena_alloc(arena, w->head.type->size);
	struct diags *faults = diags_new(arena);

	memcpy(copy, w, w->head.type->size);
	set_size(copy, "image_height", height);
	set_size(copy, "image_width", width);
	if (q->kind->prepare)
		copy->prepared = q->kind->prepare(arena, q->catalog, copy);
	if (q->kind->check)
		q->kind->check(q->catalog, copy, faults);
	q->workload = copy;
	return diags_count(faults, LEVEL_error) == 0;
}

struct sweep
sweep_size(struct arena *arena, const struct catalog *cat,
    const struct decision *d, const struct answer *a)
{
	static const double share[] = { 0.5, 1, 1.5, 2, 3, 4 };
	const struct workload *w = d->workload;
	const struct number *height = size_field(w, "image_height");
	const struct number *width = size_field(w, "image_width");
	struct sweep out = {0};
	double own[2];

	if (!height || !width || !a->value)
		return out;
	own[0] = own_size(height, cat, w, 2);
	own[1] = own_size(width, cat, w, 1);
	out.item = arena_array(arena, COUNT(share), sizeof(*out.item));
	for (size_t i = 0; own[0] > 0 && i < COUNT(share); i++) {
		struct question q;
		struct swept s;

		search_question(&q, cat, d->workload, d->profile);
		q.ranking = d->ranking;
		if (!at_size(arena, &q, own[0] * share[i], own[1] * share[i]))
			continue;
		s = point(arena, &q, &a->place, own[0] * share[i]);
		s.width = own[1] * share[i];
		out.item[out.count++] = s;
		if (is_full(&s))
			break;
	}
	return out;
}
