/*
 * Tenants on the accelerators of a cluster.  Copies and slices are packed best
 * fit decreasing; jobs are poured into what is left.
 */
#include <math.h>
#include <string.h>

#include "kind/cluster.h"

enum {
	CUTS = 56,               /* a card in parts: slices are of 7 or 8 */
	LARGEST_BIN = 1024,      /* a machine of more counts as any number */
	TRIES = 4000
};

/* So many things of one size. */
struct things {
	int size;
	double count;
};

static void
put_largest_first(struct things *t, size_t n, struct things one)
{
	size_t i = n;

	for (; i > 0 && t[i - 1].size < one.size; i--)
		t[i] = t[i - 1];
	t[i] = one;
}

/* Bins of a size that hold all, each thing in the fullest that takes it. */
static double
bins(const struct things *t, size_t n, int size)
{
	double left[LARGEST_BIN + 1] = { 0 }, opened = 0;

	for (size_t i = 0; i < n; i++) {
		double count = t[i].count;
		int each = size / t[i].size;

		for (int room = t[i].size; room < size && count > 0; room++) {
			int takes = room / t[i].size;
			double used = fmin(left[room], floor(count / takes));

			left[room] -= used;
			left[room - takes * t[i].size] += used;
			count -= used * takes;
			if (left[room] > 0 && count > 0 && count < takes) {
				left[room]--;
				left[room - (int)count * t[i].size]++;
				count = 0;
			}
		}
		opened += ceil(count / each);
		left[size - each * t[i].size] += floor(count / each);
		if (fmod(count, each) > 0)
			left[size - (int)fmod(count, each) * t[i].size]++;
	}
	return opened;
}

static double
copies(const struct share *s, bool busy)
{
	return !s->serves ? 0 : busy ? s->busy_copies : s->quiet_copies;
}

/* Cards that are cut for slices. */
static double
cut_cards(const struct month *m, bool busy)
{
	struct things t[CLUSTER_TENANTS];
	size_t n = 0;

	for (size_t i = 0; i < m->shares; i++)
		if (m->share[i].group < 1 && copies(&m->share[i], busy) > 0) {
			put_largest_first(t, n++, (struct things){
			    (int)ceil(m->share[i].group * CUTS - 1e-6),
			    copies(&m->share[i], busy) });
		}
	return n ? bins(t, n, CUTS) : 0;
}

double
month_cards(const struct month *m, bool busy)
{
	double all = cut_cards(m, busy);

	for (size_t i = 0; i < m->shares; i++)
		if (m->share[i].group >= 1)
			all += copies(&m->share[i], busy) * m->share[i].group;
	return all;
}

/* With one more group of some accelerators, 0 without one. */
static double
taken_with(const struct month *m, bool busy, double more)
{
	struct things t[CLUSTER_TENANTS + 2];
	double cards = cut_cards(m, busy), whole = 0;
	size_t n = 0;

	if (!(m->machine <= LARGEST_BIN))
		return month_cards(m, busy) + ceil(more);
	if (cards > 0)
		put_largest_first(t, n++, (struct things){ 1, cards });
	for (size_t i = 0; i <= m->shares; i++) {
		double group = i < m->shares ? m->share[i].group : ceil(more);
		double count = i < m->shares ? copies(&m->share[i], busy) : 1;

		if (!(count > 0) || group < 1)
			continue;
		if (group > m->machine)
			whole += count * ceil(group / m->machine);
		else
			put_largest_first(t, n++, (struct things){ (int)group,
			    count });
	}
	return m->machine * (whole + (n ? bins(t, n, (int)m->machine) : 0));
}

double
month_taken(const struct month *m, bool busy)
{
	return taken_with(m, busy, 0);
}

/* Accelerator time that jobs of one share can have at most. */
static double
most_given(const struct month *m, const struct share *s, bool busy,
    double accelerators)
{
	double free = accelerators - month_cards(m, busy);

	if (!(busy ? s->busy : s->quiet) ||
	    taken_with(m, busy, s->group) > accelerators)
		return 0;
	return (busy ? m->busy : m->quiet) * (s->group < 1 ? free :
	    floor(free / s->group) * s->group);
}

bool
month_fill(struct month *m, double accelerators)
{
	double busy = (accelerators - month_cards(m, true)) * m->busy;
	double quiet = (accelerators - month_cards(m, false)) * m->quiet;
	bool all = true;

	for (size_t i = 0; i < m->shares; i++) {
		struct share *s = &m->share[i];
		double left = s->work;

		s->quiet_given = fmax(0, fmin(left, fmin(quiet,
		    most_given(m, s, false, accelerators))));
		left -= s->quiet_given;
		s->busy_given = fmax(0, fmin(left, fmin(busy,
		    most_given(m, s, true, accelerators))));
		quiet -= s->quiet_given;
		busy -= s->busy_given;
		all &= left - s->busy_given <= 0;
	}
	return all;
}

double
month_fewest(struct month *m, double least)
{
	double step = m->machine <= LARGEST_BIN ? m->machine : 1;
	double n = fmax(fmax(least, 1), fmax(month_taken(m, true),
	    month_taken(m, false)));

	n = ceil(n / step) * step;
	for (int i = 0; i < TRIES && !month_fill(m, n); i++)
		n += step;
	return n;
}
