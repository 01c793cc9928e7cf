#include "eval/standing.h"

void
standing_find(struct block *b)
{
	const struct record_list *l = &b->q->catalog->calibrations;

	b->standing = 0;
	for (size_t i = 0; i < l->count; i++) {
		const struct calibration *c = (const struct calibration *)
		    l->item[i];

		if (!kind_stands(c, b->q->workload))
			continue;
		if (b->standing < BLOCK_STANDING)
			b->stands[b->standing] = c;
		b->standing++;
	}
}

const struct calibration *
standing_for(const struct block *b, const struct accelerator *a)
{
	const struct workload *w = b->q->workload;
	const struct calibration *best = NULL;

	if (w->calibration.text || b->standing > BLOCK_STANDING)
		return kind_calibration(b->q->catalog, w, a);
	for (size_t i = 0; i < b->standing; i++)
		best = kind_closer(best, b->stands[i], a);
	return best;
}
