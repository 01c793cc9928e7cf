/* How the sums of a network grow with the size of its input. */
#include <string.h>

#include "base/arena.h"
#include "catalog/field.h"
#include "catalog/network.h"
#include "model/select.h"

enum { SUMS = sizeof(struct network_sum) / sizeof(double), PROBES = 6 };

/* Sums as numbers: a struct of doubles and nothing else. */
struct sums {
	double of[SUMS];
};

static struct sums
numbers(const struct network_sum *s)
{
	struct sums out;

	memcpy(&out, s, sizeof(out));
	return out;
}

static struct network_sum
named(const struct sums *s)
{
	struct network_sum out;

	memcpy(&out, s, sizeof(out));
	return out;
}

struct network_sum
network_less(const struct network_sum *a, const struct network_sum *b)
{
	struct sums x = numbers(a), y = numbers(b);

	for (size_t i = 0; i < SUMS; i++)
		x.of[i] -= y.of[i];
	return named(&x);
}

/* One number of a network at each probe. */
struct probe {
	double one, two, four;       /* times the places */
	double frames, wide, long_;  /* 2 f; 2 f and 2 x; 3 f */
};

/* The terms of an image: a + d x + e x^2. */
static void
solve_image(const struct probe *p, double term[LAW_TERMS])
{
	double e = ((p->four - p->one) / 3 - (p->two - p->one)) / 2;

	term[LAW_fx] = p->two - p->one - 3 * e;
	term[LAW_fxx] = e;
	term[LAW_1] = p->one - term[LAW_fx] - e;
}

/* At one frame the terms of f and of 1 are one, as are those of x. */
static void
solve_video(const struct probe *p, double term[LAW_TERMS])
{
	double still[LAW_TERMS] = { 0 };
	double e, base, x1, x2, x3;

	solve_image(p, still);
	base = still[LAW_1];
	x1 = still[LAW_fx];
	e = still[LAW_fxx];
	x2 = p->wide - p->frames - 6 * e;
	term[LAW_f] = p->frames - x2 - 2 * e - base;
	term[LAW_1] = base - term[LAW_f];
	x3 = p->long_ - term[LAW_1] - 3 * term[LAW_f] - 3 * e;
	term[LAW_ffx] = (x3 - 2 * x2 + x1) / 2;
	term[LAW_fx] = x2 - x1 - 3 * term[LAW_ffx];
	term[LAW_x] = x1 - term[LAW_fx] - term[LAW_ffx];
	term[LAW_fxx] = e;
}

static void
solve(const struct network_sum at[PROBES], bool video,
    struct network_sum law[LAW_TERMS])
{
	struct sums probe[PROBES], term[LAW_TERMS];

	for (size_t k = 0; k < PROBES; k++)
		probe[k] = numbers(&at[k]);
	for (size_t i = 0; i < SUMS; i++) {
		struct probe p = { probe[0].of[i], probe[1].of[i],
			probe[2].of[i], probe[3].of[i], probe[4].of[i],
			probe[5].of[i] };
		double one[LAW_TERMS] = { 0 };

		if (video)
			solve_video(&p, one);
		else
			solve_image(&p, one);
		for (size_t k = 0; k < LAW_TERMS; k++)
			term[k].of[i] = one[k];
	}
	for (size_t k = 0; k < LAW_TERMS; k++)
		law[k] = named(&term[k]);
}

static double
largest(const struct network_count *n)
{
	double most = 0;

	for (size_t i = 0; i < n->count; i++)
		if (n->layer[i].times > 0)
			most = max2(most, n->layer[i].parameters /
			    n->layer[i].times);
	return n->parameters > 0 ? most / n->parameters : 1;
}

const struct network_law *
network_law(const struct network *n, struct arena *arena)
{
	static const double height[PROBES] = { 1, 2, 2, 1, 2, 1 };
	static const double width[PROBES] = { 1, 1, 2, 1, 1, 1 };
	static const double frames[PROBES] = { 1, 1, 1, 2, 2, 3 };
	struct network_sum whole[PROBES], behind[PROBES];
	struct network_law *law = ARENA_NEW(arena, struct network_law);
	struct arena *work = arena_child(arena);
	struct network_count count = { 0 };
	bool video = n->rank == SHAPE_RANK, fits = n->rank > 2;

	for (int i = 0; i < PROBES && fits; i++) {
		double size[SHAPE_RANK];

		memcpy(size, n->input, sizeof(size));
		size[n->rank - 2] *= height[i];
		size[n->rank - 1] *= width[i];
		if (video)
			size[1] *= frames[i];
		network_recount(n, size, work, &count);
		fits = !count.wrong;
		whole[i] = network_sum(&count, NULL);
		behind[i] = network_sum(&count, "latent");
		if (i == 0)
			law->largest_share = largest(&count);
	}
	arena_free(work);
	if (!fits)
		return NULL;
	solve(whole, video, law->whole);
	solve(behind, video, law->behind);
	return law;
}

struct network_sum
network_law_at(const struct network_sum law[LAW_TERMS], double frames,
    double places)
{
	double x[LAW_TERMS] = {
		[LAW_1] = 1,
		[LAW_f] = frames,
		[LAW_x] = places,
		[LAW_fx] = frames * places,
		[LAW_fxx] = frames * places * places,
		[LAW_ffx] = frames * frames * places,
	};
	struct sums sum = { { 0 } };

	for (size_t k = 0; k < LAW_TERMS; k++) {
		struct sums term = numbers(&law[k]);

		for (size_t i = 0; i < SUMS; i++)
			sum.of[i] += x[k] * term.of[i];
	}
	return named(&sum);
}
