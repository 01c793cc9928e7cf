#include "search/defaults.h"

void
defaults_find(struct block *b)
{
	b->default_count = stack_entries(b->q->catalog, b->q->workload,
	    b->defaults, BLOCK_DEFAULTS);
}

const struct calibration *
defaults_for(const struct block *b, const struct accelerator *a,
    const struct format *f)
{
	const struct stack_where where = { b->q->catalog, b->q->workload, a,
		f };
	struct stack_entry all[STACK_CHOICES];

	if (where.workload->calibration.text ||
	    b->default_count > BLOCK_DEFAULTS)
		return kind_calibration(where.catalog, where.workload, a, f);
	return stack_choose(&where, b->defaults, b->default_count, all) ?
	    all->calibration : NULL;
}
