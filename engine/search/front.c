#include "search/front.h"

#include "base/arena.h"

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
