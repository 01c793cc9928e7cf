/* Decisions in expressions: who wins, who stands where, and why. */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "validate/asking.h"

static const struct decision *
find_decision(struct asking *a, const struct filters *by)
{
	const struct decisions *all = a->of->decisions;

	for (size_t i = 0; all && i < all->count; i++)
		if (!strcmp(all->item[i].workload->head.id,
		    by->item[0].name) && !strcmp(all->item[i].profile->head.id,
		    by->item[1].name))
			return &all->item[i];
	if (all)
		asking_fault(a, "no decision on %s for %s", by->item[0].name,
		    by->item[1].name);
	return NULL;
}

/* The accelerator's answer or reject, and its place: 0 is the best. */
static const struct answer *
find_answer(struct asking *a, const struct decision *d, const char *id,
    size_t *place)
{
	for (size_t i = 0; i < d->ranked_count + d->rejected_count; i++) {
		const struct answer *answer = i < d->ranked_count ?
		    &d->ranked[i] : &d->rejected[i - d->ranked_count];

		*place = i;
		if (!strcmp(answer->place.accelerator->head.id, id))
			return answer;
	}
	asking_fault(a, "there is no accelerator \"%s\"", id);
	return NULL;
}

static struct term
step(struct asking *a, const struct decision *d, const struct answer *answer,
    const char *name)
{
	const struct chain_row *row = chain_row(kind_chain(d->kind), name);
	struct quantity unit;

	if (!row || row->slot < 0)
		return asking_fault(a, "there is no row %s", name);
	if (!answer->value)
		return term_none(a->of->arena, "%s is no candidate: %s",
		    answer->place.accelerator->head.id,
		    answer_reason(a->of->arena, answer));
	unit_parse(row->unit, &unit);
	return term_number(a->of->arena, answer_value(d, answer, name) *
	    unit.value, unit.dim, NULL);
}

static struct term
about(struct asking *a, const char *name, const struct decision *d,
    const struct filters *by)
{
	size_t place = 0;
	const struct answer *answer = find_answer(a, d, by->item[2].name,
	    &place);

	if (!answer)
		return term_none(a->of->arena, "unknown");
	if (!strcmp(name, "rank"))
		return term_number(a->of->arena, (double)place + 1,
		    (struct dim){{0}}, NULL);
	if (!strcmp(name, "wins"))
		return term_flag(place < d->ranked_count);
	if (!strcmp(name, "step"))
		return step(a, d, answer, by->item[3].name);
	return answer->bound ? term_text(answer->bound->title) :
	    term_none(a->of->arena, "%s is no candidate",
	    by->item[2].name);
}

bool
ask_decisions(struct asking *a, const char *name, struct term *out)
{
	static const struct { const char *name; size_t arguments; } known[] = {
		{ "winner", 2 }, { "rank", 3 }, { "wins", 3 }, { "bound", 3 },
		{ "step", 4 },
	};
	const struct decision *d;
	struct filters by = {0};
	size_t i = 0;

	while (i < COUNT(known) && strcmp(known[i].name, name))
		i++;
	if (i == COUNT(known))
		return false;
	*out = term_none(a->of->arena, "no decisions were made");
	if (!asking_filters(a, &by))
		return true;
	if (by.count != known[i].arguments) {
		*out = asking_fault(a, "%s takes %zu arguments", name,
		    known[i].arguments);
		return true;
	}
	d = find_decision(a, &by);
	if (d && i)
		*out = about(a, name, d, &by);
	else if (d)
		*out = d->ranked_count ? term_text(d->ranked[0].place
		    .accelerator->head.id) : term_text("none");
	return true;
}
