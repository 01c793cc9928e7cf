#include "search/front.h"

#include <stdlib.h>

#include "base/arena.h"
#include "base/array.h"

/* Is a no worse than b in every goal? */
static bool
covers(unsigned goals, const double *a, const double *b)
{
	for (unsigned left = goals; left; left &= left - 1) {
		int g = __builtin_ctz(left);

		if (!(a[g] <= b[g]))
			return false;
	}
	return true;
}

/* Candidates come by places that differ little: what beat the last one is
 * asked first. */
bool
front_takes(struct front *f, const double *goal)
{
	if (f->beat < f->count && covers(f->goals, f->item[f->beat].goal,
	    goal))
		return false;
	for (size_t i = 0; i < f->count; i++)
		if (covers(f->goals, f->item[i].goal, goal)) {
			f->beat = i;
			return false;
		}
	return true;
}

bool
front_beats(const struct front *f, const double *goal)
{
	for (size_t i = 0; i < f->count; i++)
		if (covers(f->goals, f->item[i].goal, goal) &&
		    !covers(f->goals, goal, f->item[i].goal))
			return true;
	return false;
}

void
front_add(struct front *f, const double *goal, const struct placement *p)
{
	size_t n = 0;

	for (size_t i = 0; i < f->count; i++) {
		if (covers(f->goals, goal, f->item[i].goal))
			continue;
		if (n < i)
			f->item[n] = f->item[i];
		n++;
	}
	f->beat = f->count = n;
	if (n == f->cap) {
		f->cap = f->cap ? 2 * f->cap : 16;
		f->item = arena_grow(f->arena, f->item, n * sizeof(*f->item),
		    f->cap * sizeof(*f->item));
	}
	f->item[n].place = *p;
	for (int g = 0; g < GOAL_COUNT; g++)
		f->item[n].goal[g] = goal[g];
	f->count++;
}

/* The goals that are shown of a point, and where it stands. */
struct shown {
	double goal[3];
	size_t at;
};

static int
by_shown(const void *x, const void *y)
{
	const struct shown *a = x, *b = y;

	for (size_t g = 0; g < COUNT(a->goal); g++)
		if (a->goal[g] < b->goal[g] || a->goal[g] > b->goal[g])
			return a->goal[g] < b->goal[g] ? -1 : 1;
	return (a->at > b->at) - (a->at < b->at);
}

/* Of what costs no more, is something as good in the other two? */
static bool
is_beaten(const struct shown *stair, size_t n, const struct shown *s)
{
	for (size_t i = n; i-- > 0;)
		if (stair[i].goal[1] <= s->goal[1] &&
		    stair[i].goal[2] <= s->goal[2])
			return true;
	return false;
}

/* Puts one among those that it does not beat in the other two. */
static size_t
add_stair(struct shown *stair, size_t n, const struct shown *s)
{
	size_t left = 0;

	for (size_t i = 0; i < n; i++)
		if (stair[i].goal[1] < s->goal[1] ||
		    stair[i].goal[2] < s->goal[2])
			stair[left++] = stair[i];
	stair[left] = *s;
	return left + 1;
}

/* The cheapest first, so that a point is beaten by those before it alone. */
struct front
front_shown(struct arena *arena, struct arena *own, const struct point *p,
    size_t n)
{
	struct front f = { .arena = arena, .goals = FRONT_SHOWN };
	struct shown *all = arena_unset(own, n + 1, sizeof(*all));
	struct shown *stair = arena_unset(own, n + 1, sizeof(*stair));
	size_t stairs = 0;

	for (size_t i = 0; i < n; i++)
		all[i] = (struct shown){ { p[i].goal[GOAL_cost],
			p[i].goal[GOAL_time], p[i].goal[GOAL_memory] }, i };
	if (n)
		qsort(all, n, sizeof(*all), by_shown);
	for (size_t i = 0; i < n; i++) {
		if (is_beaten(stair, stairs, &all[i]))
			continue;
		stairs = add_stair(stair, stairs, &all[i]);
		all[f.count++] = all[i];
	}
	f.cap = f.count + 1;
	f.item = arena_array(arena, f.cap, sizeof(*f.item));
	for (size_t i = 0; i < f.count; i++)
		f.item[i] = p[all[i].at];
	return f;
}
