#include "search/defaults.h"

void
defaults_find(struct block *b)
{
	const struct record_list *l = &b->q->catalog->calibrations;

	b->default_count = 0;
	for (size_t i = 0; i < l->count; i++) {
		const struct calibration *c = (const struct calibration *)
		    l->item[i];

		if (!kind_stands(c, b->q->workload))
			continue;
		if (b->default_count < BLOCK_DEFAULTS)
			b->defaults[b->default_count] = c;
		b->default_count++;
	}
}

const struct calibration *
defaults_for(const struct block *b, const struct accelerator *a)
{
	const struct workload *w = b->q->workload;
	const struct calibration *best = NULL;

	if (w->calibration.text || b->default_count > BLOCK_DEFAULTS)
		return kind_calibration(b->q->catalog, w, a);
	for (size_t i = 0; i < b->default_count; i++)
		best = kind_closer(best, b->defaults[i], a);
	return best;
}
