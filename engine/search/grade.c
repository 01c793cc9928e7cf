#include "search/grade.h"

#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "catalog/software.h"
#include "catalog/support.h"
#include "kind/ownership.h"
#include "search/outcome.h"
#include "search/refuse.h"
#include "search/search.h"

/* A price below this share of the median of its like is far below. */
static const double FAR_BELOW = 2. / 3;
/* The error that is taken where none was measured. */
static const double USUAL_ERROR = 0.1;
static const double PRICE_DAYS = 180;

const char *
grade_word(enum grade g)
{
	static const char *const words[] = {
		[GRADE_CLEAR] = "clear", [GRADE_CLOSE] = "close",
		[GRADE_THIN] = "thin", [GRADE_UNTESTED] = "untested",
	};

	return words[g];
}

const char *
reason_word(enum reason r)
{
	static const char *const words[REASON_COUNT] = {
		[REASON_few_cases] = "few_cases",
		[REASON_confidence] = "confidence",
		[REASON_best_offer] = "best_offer",
		[REASON_price_age] = "price_age",
		[REASON_below_median] = "below_median",
		[REASON_next_is_near] = "next_is_near",
	};

	return words[r];
}

static void
give(struct order *o, enum reason r)
{
	enum grade g = r <= REASON_confidence ? GRADE_UNTESTED :
	    r <= REASON_below_median ? GRADE_THIN : GRADE_CLOSE;

	o->reasons |= 1u << r;
	if (g > o->grade)
		o->grade = g;
}

/* Is it a record of the kind, the generation and, where one is named, the
 * stack? */
static bool
speaks(const struct tested *t, const struct question *q,
    const struct order *o)
{
	return !strcmp(t->kind.text, q->kind->name) &&
	    !strcmp(t->architecture.text, o->accelerator->architecture.text) &&
	    (!o->stack || software_same(o->stack, support_name(o->stack),
	    t->software.text));
}

/* All that speak count; the error is that of the most cases. */
static void
set_measured(const struct question *q, struct order *o)
{
	const struct record_list *l = &q->catalog->tests;
	double most = 0;

	for (size_t i = 0; i < l->count; i++) {
		const struct tested *t = (const struct tested *)l->item[i];

		if (!speaks(t, q, o))
			continue;
		o->measured.cases += t->cases.value;
		if (t->cases.value <= most)
			continue;
		most = t->cases.value;
		o->measured.median = t->median.value;
		o->measured.p90 = t->p90.value;
	}
}

static bool
is_weak(const struct accelerator *a)
{
	return a->confidence.text && !strcmp(a->confidence.text, "C");
}

static bool
has_few(const struct question *q, const struct order *o)
{
	return !q->kind->uncalibrated && q->catalog->tests.count &&
	    o->measured.cases < GRADE_CASES;
}

bool
grade_untested(const struct question *q, const struct placement *p)
{
	struct order o = { .accelerator = p->accelerator };

	if (!q->kind->type->modelless)
		o.stack = stack_of(q->catalog, q->workload, p->accelerator,
		    p->weight_format).software;
	set_measured(q, &o);
	return is_weak(o.accelerator) || has_few(q, &o);
}

void
grade_facts(const struct question *q, struct order *o)
{
	const struct number *most = &q->profile->max_price_age;
	const double days = most->fact.given ? most->value / 86400 :
	    PRICE_DAYS;

	set_measured(q, o);
	if (has_few(q, o))
		give(o, REASON_few_cases);
	if (is_weak(o->accelerator))
		give(o, REASON_confidence);
	if (o->price_date && o->price_age_days > days)
		give(o, REASON_price_age);
	if (o->like.providers > 1 && o->price < FAR_BELOW * o->like.median)
		give(o, REASON_below_median);
}

/* The best of the accelerator without its offer; false where none fits. */
static bool
without_offer(struct arena *arena, struct block *room,
    const struct question *asked, const struct answer *a, struct answer *out)
{
	struct question q = *asked;
	struct front front = { .arena = arena,
		.goals = ranking_looks(&q.ranking) };
	struct found f;

	q.without = a->order->offer;
	search_ask(room, &q);
	search_in(room, a->place.accelerator, &f, &front);
	if (!f.any || f.best.reject != REJECT_NONE)
		return false;
	outcome_choose(&q.ranking, &front, &f.best);
	search_place(&q, &f.best.place, out, NULL, NULL);
	return out->reject == REJECT_NONE;
}

static void
set_gone(struct arena *arena, struct block *room, const struct question *q,
    const struct answer *a, const struct answer *rival)
{
	struct order *o = a->order;
	struct answer again;

	if (!o->offer || offer_is_owned(o->offer) || q->kind->worth)
		return;
	if (without_offer(arena, room, q, a, &again) && (!rival ||
	    ranking_rank(&q->ranking, again.goal, rival->goal) <= 0)) {
		o->gone_accelerator = again.place.accelerator;
		o->gone_offer = again.place.offer;
		return;
	}
	give(o, REASON_best_offer);
	if (rival) {
		o->gone_accelerator = rival->place.accelerator;
		o->gone_offer = rival->place.offer;
	}
}

void
grade_first(struct arena *arena, struct block *room, const struct question *q,
    const struct decision *d)
{
	const struct answer *rival = d->contenders > 1 ? &d->ranked[1] : NULL;
	struct order *o = d->ranked->order;
	double error = o->measured.cases > 0 ? o->measured.median :
	    USUAL_ERROR;

	set_gone(arena, room, q, d->ranked, rival);
	if (rival && fabs(rival->objective / d->ranked->objective - 1) <=
	    error)
		give(o, REASON_next_is_near);
}
