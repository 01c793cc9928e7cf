/* An answer's chain over other batches and counts. */
#include "check.h"

#include "search/sweep.h"
#include "fixture.h"

/* Every name that a shape has is a row, and of the unit it is drawn in. */
static void
check_row(const struct chain *c, const char *row, const char *unit)
{
	const struct chain_row *r = row ? chain_row(c, row) : NULL;

	if (row && !r)
		fail_msg("chain %s has no row %s", c->name, row);
	if (r && unit)
		check_text(row, r->unit, unit);
}

static void
names(void **state)
{
	size_t shapes = 0;

	(void)state;
	for (size_t i = 0; i < kind_count; i++) {
		const struct shape *s = kinds[i]->shape;
		const struct chain *c = kind_chain(kinds[i]);

		for (size_t t = 0; s && t < s->times; t++) {
			check_row(c, s->time[t].row, "s");
			for (size_t k = 0; k < s->time[t].parts; k++)
				check_row(c, s->time[t].part[k].row, "s");
		}
		for (size_t w = 0; s && w < s->works; w++) {
			check_row(c, s->work[w].flops, "flop");
			check_row(c, s->work[w].bytes, "byte");
			check_row(c, s->work[w].time, "s");
			check_row(c, s->work[w].count, "1");
		}
		if (!s)
			continue;
		check_row(c, s->sweep.x.row, NULL);
		check_row(c, s->sweep.y.row, "1/s");
		check_row(c, s->rate.row, "1/s");
		shapes++;
	}
	assert_true(shapes > 3);
}

/* No part of a time takes longer than all of it. */
static void
parts(void **state)
{
	const struct small_guide *g = *state;
	size_t seen = 0;

	for (size_t i = 0; i < g->all->count; i++) {
		const struct decision *d = &g->all->item[i];
		const struct shape *s = d->kind->shape;

		for (size_t t = 0; s && d->ranked_count && t < s->times; t++) {
			double whole = answer_value(d, &d->ranked[0],
			    s->time[t].row), sum = 0;

			for (size_t k = 0; k < s->time[t].parts; k++)
				if (s->time[t].part[k].row)
					sum += answer_value(d, &d->ranked[0],
					    s->time[t].part[k].row);
			assert_true(sum <= whole * (1 + 1e-12));
			seen++;
		}
	}
	assert_true(seen > 1);
}

/* The answer is among its own sweep, and numbers rise. */
static void
axis(void **state)
{
	const struct small_guide *g = *state;
	size_t seen = 0;

	for (size_t i = 0; i < g->all->count; i++) {
		const struct decision *d = &g->all->item[i];
		const struct shape *of = d->kind->shape;
		const struct answer *a = d->ranked;
		struct sweep s = {0};
		bool own = false;

		if (of && d->ranked_count)
			s = sweep_axis(g->arena, g->catalog, d, a,
			    of->sweep.axis);
		for (size_t k = 0; k < s.count; k++) {
			const struct answer *at = s.item[k].answer;

			assert_true(!k || s.item[k].at > s.item[k - 1].at);
			if (at->place.axis[of->sweep.axis] !=
			    a->place.axis[of->sweep.axis])
				continue;
			check_close(a->id, at->objective, a->objective, 0);
			own = true;
		}
		assert_true(own || !s.count);
		seen += own;
	}
	assert_true(seen > 0);
}

/* One point a count, the answer's among them. */
static void
counts(void **state)
{
	const struct small_guide *g = *state;
	size_t seen = 0;

	for (size_t i = 0; i < g->all->count; i++) {
		const struct decision *d = &g->all->item[i];
		const struct answer *a = d->ranked;
		struct sweep s = {0};

		if (d->ranked_count && d->kind->axis_count)
			s = sweep_count(g->arena, g->catalog, d, a);
		for (size_t k = 0; k < s.count; k++) {
			assert_true(!k || s.item[k].at > s.item[k - 1].at);
			if (s.item[k].answer->place.count != a->place.count)
				continue;
			check_close(a->id, s.item[k].answer->objective,
			    a->objective, 0);
			seen++;
		}
	}
	assert_true(seen > 1);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(names),
		cmocka_unit_test(parts),
		cmocka_unit_test(axis),
		cmocka_unit_test(counts),
	};

	return cmocka_run_group_tests(tests, fixture_decide, fixture_free);
}
