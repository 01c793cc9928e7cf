#include "search/trial.h"

#include <string.h>

#include "kind/place.h"

const struct offer trial_unsold = { .count = { .value = 1 } };

void
trial_reset(struct trial *t)
{
	memcpy(t->workload, t->whole, t->whole->head.type->size);
}

double
trial_needed(const struct trial *t)
{
	return t->value[t->need];
}

double
trial_usable(const struct trial *t)
{
	return t->value[t->have];
}

bool
trial_run(struct trial *t)
{
	if (!place_read(t->question.kind, t->workload, &t->place))
		return false;
	search_place(&t->question, &t->place, &t->answer, t->value, NULL);
	return trial_needed(t) <= trial_usable(t);
}

/* With the offer that is best at this count. */
bool
trial_price(struct trial *t)
{
	t->priced = place_read(t->question.kind, t->workload, &t->place) &&
	    search_offer(&t->question, &t->place, &t->answer);
	if (!t->priced)
		t->place.offer = &trial_unsold;
	return trial_run(t);
}

struct number *
trial_count(struct trial *t, const char *field)
{
	struct record *r = &t->workload->head;

	return record_slot(r, record_type_find(r->type, field));
}
