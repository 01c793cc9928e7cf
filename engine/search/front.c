#include "search/front.h"

#include "base/arena.h"

/* Is a no worse than b in every goal? */
static bool
covers(unsigned goals, const double *a, const double *b)
{
	for (int g = 0; g < GOAL_COUNT; g++)
		if (goals & 1u << g && !(a[g] <= b[g]))
			return false;
	return true;
}

bool
front_takes(const struct front *f, const double *goal)
{
	for (size_t i = 0; i < f->count; i++)
		if (covers(f->goals, f->item[i].goal, goal))
			return false;
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

	for (size_t i = 0; i < f->count; i++)
		if (!covers(f->goals, goal, f->item[i].goal))
			f->item[n++] = f->item[i];
	f->count = n;
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
