#include "search/grade.h"

#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "catalog/tested.h"
#include "kind/ownership.h"
#include "search/gone.h"
#include "search/outcome.h"
#include "search/refuse.h"
#include "search/search.h"
#include "search/sure.h"
#include "kind/stack.h"

/* A price below this share of the median of its like is far below. */
static const double FAR_BELOW = 2. / 3;
/* Where no error is known, what is within so much of the first is near. */
static const double NEAR = 0.1;
/* So much of a supply that is assumed is counted on. */
static const double ASSUMED = 0.5;
/* A commitment that a run uses less of than this is mostly idle. */
static const double MOSTLY = 0.5;

/* Limits that are kept less often than this are no promise. */
static const double KEPT = 0.9;

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
	static const char *const words[] = {
#define REASON(id, title) #id,
#include "search/grade.def"
#undef REASON
	};

	return words[r];
}

const char *
reason_title(enum reason r)
{
	static const char *const titles[] = {
#define REASON(id, title) title,
#include "search/grade.def"
#undef REASON
	};

	return titles[r];
}

static void
give(struct order *o, enum reason r)
{
	enum grade g = r <= REASON_confidence ? GRADE_UNTESTED :
	    r < REASON_rivals_near ? GRADE_THIN : GRADE_CLOSE;

	o->reasons |= 1u << r;
	if (g > o->grade)
		o->grade = g;
}

enum { PHASES = sizeof((const char *[]){ CHOICE_NAMES(PHASE_WORDS) }) /
	sizeof(const char *) };

/* Measured speeds by phase, the error being that of the most cases. */
struct speeds {
	bool known[PHASES];       /* of any stack of the kind */
	double cases[PHASES], most[PHASES];
	double median[PHASES], p90[PHASES], bias[PHASES];
};

/* A record without a phase is of every one. */
static bool
is_of_phase(const struct tested *t, size_t phase)
{
	return t->timed < 0 || (size_t)t->timed == phase;
}

static void
add_speeds(struct speeds *s, const struct tested *t, size_t i)
{
	s->cases[i] += t->cases.value;
	if (t->cases.value <= s->most[i])
		return;
	s->most[i] = t->cases.value;
	s->median[i] = t->median.value;
	s->p90[i] = t->p90.value;
}

/* The phase of which the fewest were measured. */
static size_t
fewest(const struct speeds *s)
{
	size_t least = PHASES - 1;

	for (size_t i = PHASES; i-- > 0;)
		if (s->known[i] && (!s->known[least] ||
		    s->cases[i] < s->cases[least]))
			least = i;
	return least;
}

/* Of a kind on a generation, of one stack where it is named. */
static struct speeds
speeds_of(const struct question *q, const struct stack_family *stack,
    const struct accelerator *a)
{
	const struct tested_kind l = tested_kind(q->catalog, q->kind->name);
	struct speeds s = { 0 };

	for (size_t i = 0; i < l.count; i++) {
		const struct tested *t = l.item[i];
		const char *of = t->architecture.text;
		bool here;

		if (!t->is_speed)
			continue;
		here = of && text_same(of, a->architecture.text) &&
		    (!stack->name || stack_is(stack, t->software.text));
		for (size_t k = 0; k < PHASES; k++) {
			s.known[k] |= is_of_phase(t, k);
			if (here && is_of_phase(t, k))
				add_speeds(&s, t, k);
		}
	}
	return s;
}

/* Of a format that errs otherwise than the rest its own runs speak. */
static void
set_alone(const struct question *q, const struct stack_family *stack,
    const struct placement *p, struct speeds *s)
{
	const struct tested_kind l = tested_kind(q->catalog, q->kind->name);

	for (size_t i = 0; p->weight_format && i < l.count; i++) {
		const struct tested *t = l.item[i];

		if (!t->alone.text || !text_same(t->alone.text,
		    p->weight_format->head.id) ||
		    !text_same(t->architecture.text,
		    p->accelerator->architecture.text) ||
		    !stack_is(stack, t->software.text))
			continue;
		for (size_t k = 0; k < PHASES; k++) {
			if (!is_of_phase(t, k))
				continue;
			s->cases[k] = t->cases.value;
			s->median[k] = t->median.value;
			s->p90[k] = t->p90.value;
			s->bias[k] = t->bias.value;
		}
	}
}

static struct speeds
speeds_on(const struct question *q, const struct placement *p)
{
	const struct stack_family f = p->stack ? stack_family(p->calibration,
	    p->stack) : (struct stack_family){ .name = NULL };
	struct speeds s = speeds_of(q, &f, p->accelerator);

	if (f.name)
		set_alone(q, &f, p, &s);
	return s;
}

double
grade_cases(const struct question *q, const struct placement *p)
{
	const struct speeds s = speeds_on(q, p);

	return s.cases[fewest(&s)];
}

/* What was measured by who keeps the guide. */
static void
set_here(const struct question *q, const struct placement *p, struct order *o)
{
	const struct own_found found = refuse_here(q, p);

	o->here.figures = found.figures;
	o->here.predicted = found.predicted;
	o->here.median = found.median;
}

void
grade_speeds(const struct question *q, const struct placement *p,
    struct order *o)
{
	const struct speeds s = speeds_on(q, p);
	size_t phase = fewest(&s);

	o->measured.cases = s.cases[phase];
	o->measured.median = s.median[phase];
	o->measured.p90 = s.p90[phase];
	o->measured.bias = s.bias[phase];
}

static void
set_measured(const struct question *q, const struct placement *p,
    struct order *o)
{
	grade_speeds(q, p, o);
	set_here(q, p, o);
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
	    o->measured.cases + o->here.figures < GRADE_CASES;
}

/* All measured speeds are of networks of attention. */
static bool
has_mixer(const struct question *q, const struct order *o)
{
	const struct model *m = kind_model(q->catalog, q->workload);

	return m && m->state_layers.value > 0 && o->here.figures < 1;
}

bool
grade_untested(const struct question *q, const struct placement *p)
{
	struct order o = { .accelerator = p->accelerator };

	set_measured(q, p, &o);
	return is_weak(o.accelerator) || has_few(q, &o) ||
	    refuse_unknown(q, p);
}

double
grade_used(const struct question *q, const struct order *o)
{
	double months = o->commitment_months, hours = months * TENURE_MONTH /
	    3600;

	if (o->tenure != TENURE_COMMIT || hours <= 0 ||
	    chain_slot(q->chain, "billed_time") < 0)
		return 1;
	return fmin(1, (o->attributed_hours + o->pool_hours * months) / hours);
}

/* The most that any record says is sold at once. */
static double
most_sold(const struct catalog *cat)
{
	double most = 0;

	for (size_t i = 0; i < cat->contracts.count; i++) {
		const struct number *quota = &((const struct contract *)
		    cat->contracts.item[i])->quota;

		if (quota->fact.given)
			most = fmax(most, quota->value);
	}
	return most;
}

/* Are so many sold?  Where the offer does not say, by what others sell; of
 * what nobody has seen, but one assumes, half counts. */
static bool
lacks_supply(const struct question *q, const struct order *o)
{
	const struct number *has;
	double most;

	if (!o->offer || offer_is_owned(o->offer) || o->buys)
		return false;
	has = offer_available(q->catalog, o->offer);
	most = has ? has->value : most_sold(q->catalog);
	if (has && has->fact.assume)
		most *= ASSUMED;
	return (has || most > 0) && o->accelerators > most;
}

double
grade_price_days(const struct catalog *c, const struct profile *p,
    const struct offer *o)
{
	const struct number *fresh = o ? offer_fresh(c, o) : NULL;
	double most = p->max_price_age.fact.given ? p->max_price_age.value /
	    86400 : GRADE_DAYS;

	return fresh ? fmin(most, fresh->value / 86400) : most;
}

void
grade_facts(const struct question *q, const struct placement *p,
    struct order *o)
{
	struct on_record recorded;

	set_measured(q, p, o);
	if (has_few(q, o))
		give(o, REASON_few_cases);
	if (has_mixer(q, o))
		give(o, REASON_mixer_unrecorded);
	sure_measured(q, o);
	refuse_recorded(q, p, &recorded);
	if (refuse_split_unrecorded(q, &recorded, p))
		give(o, REASON_split_unrecorded);
	if (recorded.format_unrecorded)
		give(o, REASON_format_unrecorded);
	if (is_weak(o->accelerator))
		give(o, REASON_confidence);
	if (o->price_date && o->price_age_days > grade_price_days(q->catalog,
	    q->profile, o->offer))
		give(o, REASON_price_age);
	if (o->kept_first > 0 && o->kept_first < STAYS_CLEAR)
		give(o, REASON_moves_on);
	if (o->like.providers > 1 && o->price < FAR_BELOW * o->like.median)
		give(o, REASON_below_median);
	if (lacks_supply(q, o))
		give(o, REASON_supply);
	if (grade_used(q, o) < MOSTLY)
		give(o, REASON_idle_commitment);
}

static void
set_gone(struct arena *arena, struct block *scratch, const struct results *r,
    const struct decision *d)
{
	struct order *o = d->ranked->order;
	const struct placement *first = &d->ranked->place;
	struct answer next;

	if (!o->offer || offer_is_owned(o->offer) || r->q->kind->worth)
		return;
	if (!gone_first(arena, scratch, r, d->ranked, &next)) {
		give(o, REASON_best_offer);
		return;
	}
	if (next.place.accelerator != first->accelerator || !text_equal(
	    next.place.stack, first->stack))
		give(o, REASON_best_offer);
	if (o->grade != GRADE_UNTESTED && grade_untested(r->q, &next.place))
		return;
	o->gone = next.place;
	o->gone_objective = next.objective;
}

/* Of what is not drawn the next alone is looked at. */
static bool
next_is_near(const struct answer *first, const struct answer *rival)
{
	return rival && fabs(rival->objective / first->objective - 1) <=
	    NEAR;
}

double
grade_misses(const struct order *o)
{
	return o->knows && o->p_limits < KEPT ? round(1 / (1 - o->p_limits)) :
	    0;
}

void
grade_first(struct arena *arena, struct block *scratch, const struct results *r,
    struct stays *s, const struct decision *d)
{
	const struct answer *rival = d->contenders > 1 ? &d->ranked[1] : NULL;
	struct order *o = d->ranked->order;

	set_gone(arena, scratch, r, d);
	if (grade_misses(o) > 0)
		give(o, REASON_limits_unsure);
	if (!o->knows && next_is_near(d->ranked, rival))
		give(o, REASON_next_is_near);
	if (!o->knows || o->p_accelerator >= STAYS_CLEAR)
		return;
	stays_ties(s, o);
	give(o, REASON_rivals_near);
}
