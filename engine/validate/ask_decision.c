/* Decisions in tests: who wins, who stands where, and why. */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "catalog/tested.h"
#include "search/grade.h"
#include "validate/ask.h"

static const struct decision *
find_decision(const struct ask *of, const struct test_call *call)
{
	const struct decisions *all = of->decisions;

	for (size_t i = 0; i < all->count; i++)
		if (!strcmp(all->item[i].workload->head.id,
		    ask_text(call, 0)) && !strcmp(
		    all->item[i].profile->head.id, ask_text(call, 1)))
			return &all->item[i];
	return NULL;
}

/* The accelerator's answer or reject, and its place: 0 is the best. */
static const struct answer *
find_answer(const struct decision *d, const char *id, size_t *place)
{
	for (size_t i = 0; i < d->ranked_count + d->rejected_count; i++) {
		const struct answer *answer = i < d->ranked_count ?
		    &d->ranked[i] : &d->rejected[i - d->ranked_count];

		*place = i;
		if (!strcmp(answer->place.accelerator->head.id, id))
			return answer;
	}
	return NULL;
}

/* The error of a row of an answer: of its memory, else of its speed. */
static double
error_of(const struct ask *of, const struct decision *d,
    const struct answer *answer, const struct quantity *unit)
{
	const struct order *o = answer->order;
	const struct dim byte = {{ [DIM_BYTE] = 1 }};

	if (d->kind->uncalibrated || !o)
		return 0;
	if (!dim_equal(unit->dim, byte))
		return o->measured.median;
	return tested_unseen(of->catalog, d->kind->name, "memory").median;
}

static struct term
step(const struct ask *of, const struct decision *d,
    const struct answer *answer, const char *name, const char **fault)
{
	const struct chain_row *row = chain_row(kind_chain(d->kind), name);
	struct quantity unit;

	if (!row || row->slot < 0)
		return ask_fault(of, fault, "there is no row %s", name);
	if (!answer->value)
		return term_none(of->arena, "%s is no candidate: %s",
		    answer->place.accelerator->head.id,
		    answer_reason(of->arena, decision_phrases(d),
		    answer));
	unit_parse(row->unit, &unit);
	return term_number(of->arena, perturbed(of->perturbation,
	    answer_value(d, answer, name) * unit.value,
	    error_of(of, d, answer, &unit)), unit.dim, NULL);
}

/* The place as it stands: the first two change where they are within the error
 * of the models. */
static size_t
place_within(const struct ask *of, const struct decision *d, size_t place)
{
	bool near = d->ranked_count > 1 && d->ranked->order &&
	    d->ranked->order->reasons & (1u << REASON_rivals_near |
	    1u << REASON_next_is_near);

	if (near && place < 2 && perturbed(of->perturbation, 1, 1) > 1)
		return 1 - place;
	return place;
}

/* Half of predictions err by more than the median, and half of these that way:
 * an answer that keeps its limits less surely loses them within it. */
static const double KEPT = 0.75;

/* The error of what a reject's limit is held against; 0 of a count, or of
 * money. */
static double
error_of_limit(const struct ask *of, const struct decision *d,
    const struct answer *a)
{
	const struct dim byte = {{ [DIM_BYTE] = 1 }}, time = {{ [DIM_S] = 1 }};
	const struct calibration *c = a->place.calibration;
	struct quantity unit;
	bool memory;

	unit_parse(chain_row(kind_chain(d->kind), a->limit->need)->unit,
	    &unit);
	memory = dim_equal(unit.dim, byte);
	if (d->kind->uncalibrated || !c ||
	    (!memory && !dim_equal(unit.dim, time)))
		return 0;
	return tested_error(of->catalog, d->kind->name, memory ? "memory" :
	    "speed", c->software.text,
	    a->place.accelerator->architecture.text).median;
}

/* Is it an answer within the error of the models? */
static bool
wins_within(const struct ask *of, const struct decision *d,
    const struct answer *a, bool on)
{
	bool limited = !on && a->reject == REJECT_LIMIT && a->limit;
	double error = limited ? error_of_limit(of, d, a) : 0;

	if (on && a->order && a->order->knows && a->order->p_limits < KEPT)
		return perturbed(of->perturbation, 1, 1) <= 1;
	return on || (error > 0 && perturbed(of->perturbation, a->need,
	    error) <= a->have);
}

/* Who may be first within the error of the models: in each way another of those
 * that draws put first instead, or the next. */
static const struct answer *
first_within(const struct ask *of, const struct decision *d)
{
	const struct order *o = d->ranked->order;
	size_t tie = (size_t)of->perturbation->way - 1;
	size_t place = place_within(of, d, 0);

	if (!place || !o->ties)
		return &d->ranked[place];
	return find_answer(d, o->tie[tie % o->ties].order->accelerator->head.id,
	    &place);
}

static struct term
wins(const struct ask *of, const struct test_call *call, bool on)
{
	struct term t = term_flag(on);

	t.shown = arena_printf(of->arena, "%s is %s answer to %s for %s",
	    ask_text(call, 2), on ? "an" : "no", ask_text(call, 0),
	    ask_text(call, 1));
	return t;
}

static struct term
about(const struct ask *of, const struct test_call *call,
    const struct decision *d, const char **fault)
{
	const char *id = ask_text(call, 2);
	size_t place = 0;
	const struct answer *answer = find_answer(d, id, &place);

	if (!answer)
		return ask_fault(of, fault, "there is no accelerator \"%s\"",
		    id);
	if (!strcmp(call->name, "rank"))
		return term_number(of->arena, (double)place_within(of, d,
		    place) + 1, (struct dim){{0}}, NULL);
	if (!strcmp(call->name, "wins"))
		return wins(of, call, wins_within(of, d, answer,
		    place < d->ranked_count));
	if (!strcmp(call->name, "step"))
		return step(of, d, answer, ask_text(call, 3), fault);
	return answer->bound ? term_text(answer->bound->title) :
	    term_none(of->arena, "%s is no candidate", id);
}

/* winner takes two names, step four, the others three. */
static size_t
arguments(const char *name)
{
	if (!strcmp(name, "winner"))
		return 2;
	return strcmp(name, "step") ? 3 : 4;
}

struct term
ask_decision(void *context, const struct test_call *call, const char **fault)
{
	const struct ask *of = context;
	const struct decision *d;

	if (call->count != arguments(call->name))
		return ask_fault(of, fault, "%s takes %zu names", call->name,
		    arguments(call->name));
	if (!of->decisions)
		return term_none(of->arena, "no decisions were made");
	d = find_decision(of, call);
	if (!d)
		return ask_fault(of, fault, "no decision on %s for %s",
		    ask_text(call, 0), ask_text(call, 1));
	if (strcmp(call->name, "winner"))
		return about(of, call, d, fault);
	return term_text(d->ranked_count ? first_within(of, d)->place
	    .accelerator->head.id : "none");
}
