#include "search/defaults.h"

#include "catalog/support.h"
#include "search/grade.h"

/* Are those of the question before the same? */
static bool
are_found(const struct block *b)
{
	const struct stacks *was = &b->defaults_of.stacks;
	const struct stacks *is = &b->q->stacks;
	bool same = b->defaults_of.workload == b->q->workload &&
	    was->count == is->count;

	for (size_t i = 0; same && i < is->count; i++)
		same = was->name[i] == is->name[i];
	return same;
}

void
defaults_find(struct block *b)
{
	if (are_found(b))
		return;
	b->defaults_of.workload = b->q->workload;
	b->defaults_of.stacks = b->q->stacks;
	b->default_count = stack_entries(b->q->catalog, b->q->workload,
	    &b->q->stacks, b->defaults, BLOCK_DEFAULTS);
}

struct stack_pick
defaults_pick(const struct block *b, const struct accelerator *a, size_t at)
{
	const struct question *q = b->q;
	struct stack_pick p = { at, q->stacks.name[at], NULL };
	bool all = b->default_count <= BLOCK_DEFAULTS;

	p.calibration = all && !q->workload->calibration.text ?
	    stack_choose(b->defaults, b->default_count, at, a) :
	    kind_calibration(q->catalog, q->workload, a, p.name);
	return p;
}

/* The pick of which the other is no more than another name, or NULL. */
static struct stack_pick *
alike(const struct catalog *cat, struct stack_pick *list, size_t n,
    const struct stack_pick *p)
{
	for (size_t i = 0; i < n; i++)
		if (list[i].calibration == p->calibration && p->name &&
		    !support_knows(cat, p->name) && list[i].name &&
		    !support_knows(cat, list[i].name))
			return &list[i];
	return NULL;
}

static double
cases(const struct question *q, const struct accelerator *a,
    const struct stack_pick *p)
{
	return grade_cases(q, &(struct placement){ .accelerator = a,
	    .stack = p->name, .calibration = p->calibration });
}

size_t
defaults_picks(const struct block *b, const struct accelerator *a,
    struct stack_pick out[STACK_CHOICES])
{
	const struct question *q = b->q;
	size_t n = 0;

	for (size_t i = 0; i < q->stacks.count; i++) {
		struct stack_pick p = defaults_pick(b, a, i);
		struct stack_pick *same = alike(q->catalog, out, n, &p);

		if (!same)
			out[n++] = p;
		else if (cases(q, a, &p) > cases(q, a, same))
			*same = p;
	}
	return n;
}
