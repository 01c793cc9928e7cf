#include "search/sweep.h"

#include <string.h>

#include "base/arena.h"
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
	return (struct swept){ at, value, a };
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
	struct ways *w = ways_of(arena, cat, d, a);
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
	return out;
}
