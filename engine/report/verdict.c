/* A decision in plain words. */
#include <ctype.h>
#include <math.h>
#include <string.h>

#include "base/array.h"
#include "catalog/seller.h"
#include "kind/place.h"
#include "kind/stack.h"
#include "kind/ownership.h"
#include "report/compose.h"
#include "search/grade.h"
#include "search/withheld.h"
#include "unit/number.h"

/* Of a month, but for its last half hour. */
#define MONTH_HOURS 729.5

const char *
offer_words(struct arena *arena, const struct offer *o)
{
	if (!o)
		return "";
	if (offer_is_owned(o))
		return o->holding->name.text;
	return arena_printf(arena, "%s%s%s, %s%s%s",
	    o->holding ? o->holding->name.text : "",
	    o->holding ? "; more from " : "", seller_name(o->provider.text),
	    choice_words(o->tier.text), o->condition.text ? ", " : "",
	    o->condition.text ? o->condition.text : "");
}

/* "fp8, vLLM 0.11": the format of the weights and the stack. */
static const char *
runs_in(struct arena *arena, const struct placement *p)
{
	const char *format = format_id(p->weight_format);

	return !p->stack ? format : arena_printf(arena, "%s, %s", format,
	    stack_title(arena, p->calibration, p->stack));
}

const char *
placement_words(struct arena *arena, const struct workload *w,
    const struct placement *p)
{
	const char *axes = place_words(arena, kind_of(w), w, p);

	if (kind_of(w)->type->modelless)
		return arena_printf(arena, "%d x %s", p->count,
		    record_name(&p->accelerator->head));
	return arena_printf(arena, "%d x %s (%s%s%s)", p->count,
	    record_name(&p->accelerator->head), runs_in(arena, p),
	    *axes ? ", " : "", axes);
}

const char *
measure_words(struct arena *arena, const struct decision *d,
    const struct measure *m)
{
	static const char mages[] = "mages";
	const char *at = strstr(m->title, mages);
	int slot = chain_slot(kind_chain(d->kind), "frames");
	struct text t;

	if (!at || at == m->title || slot < 0 || !d->ranked_count ||
	    !(answer_value(d, d->ranked, "frames") > 1))
		return m->title;
	text_init(&t, arena);
	text_add_n(&t, m->title, (size_t)(at - m->title) - 1);
	text_printf(&t, "%s%s", at[-1] == 'I' ? "Videos" : "videos",
	    at + strlen(mages));
	return t.data;
}

/* "Cost per job" is "$20 per job"; "Job time" is "job time 3 days". */
static void
add_cost(struct text *t, const struct decision *d, const struct answer *a,
    const struct measure *m)
{
	const struct chain_row *row = chain_row(kind_chain(d->kind), m->row);
	const char *title = measure_words(t->arena, d, m);
	const char *per = strstr(title, " per ");
	struct quantity q = row_quantity(row->unit, answer_value(d, a,
	    m->row));

	if (!per) {
		text_char(t, (char)tolower((unsigned char)*title));
		text_printf(t, "%s ", title + 1);
	}
	number_show(t, q, shown_unit(m->unit), 3);
	if (per)
		text_add(t, per);
}

/* " It takes 31 ms per output token." or " Job time: 3 days." */
static void
add_time(struct text *t, const struct decision *d, const struct answer *a,
    const struct measure *m)
{
	const struct chain_row *row = chain_row(kind_chain(d->kind), m->row);
	const char *per = strstr(m->title, " per ");
	struct quantity q = row_quantity(row->unit, answer_value(d, a,
	    m->row));

	if (per)
		text_add(t, " It takes ");
	else
		text_printf(t, " %s: ", m->title);
	number_show(t, q, shown_unit(m->unit), 3);
	text_printf(t, "%s.", per ? per : "");
}

static void
add_money(struct text *t, double usd)
{
	number_show_of(t, usd, "USD", "USD", 3);
}

static void
add_count(struct text *t, double n, const char *one, const char *many)
{
	number_round(t, n, 15);
	text_add(t, n > 1 ? many : one);
}

/* "; 2 servers of 8", of what holds several; the rest is a count alone. */
static void
add_sold(struct text *t, const struct order *o)
{
	if (!o->sold_as || o->sold_together < 2)
		return;
	text_add(t, "; ");
	add_count(t, o->units, " ", " ");
	text_printf(t, "%s%s of ", o->sold_as, o->units > 1 ? "s" : "");
	number_round(t, o->sold_together, 15);
}

/* "; 2 copies of 2", "; 1 board of 8; 7 stay idle". */
static void
add_units(struct text *t, const struct order *o)
{
	if (o->copies > 1) {
		text_add(t, "; ");
		add_count(t, o->copies, "", " copies");
		if (o->accelerators_per_copy > 1) {
			text_add(t, " of ");
			number_round(t, o->accelerators_per_copy, 15);
		}
	}
	add_sold(t, o);
	if (o->idle_accelerators > 0) {
		text_add(t, "; ");
		add_count(t, o->idle_accelerators, " stays idle",
		    " stay idle");
	}
}

const char *
order_words(struct arena *arena, const struct workload *w,
    const struct answer *a)
{
	const char *axes = place_words(arena, kind_of(w), w, &a->place);
	const struct order *o = a->order;
	struct text t, in;

	if (!o)
		return placement_words(arena, w, &a->place);
	text_init(&in, arena);
	if (!kind_of(w)->type->modelless)
		text_printf(&in, "; %s%s%s", runs_in(arena, &a->place),
		    *axes ? ", " : "", axes);
	add_units(&in, o);
	text_init(&t, arena);
	add_count(&t, o->accelerators, " x ", " x ");
	text_add(&t, record_name(&o->accelerator->head));
	if (in.len)
		text_printf(&t, " (%s)", in.data + 2);
	return t.data;
}

/* What to get, and from whom. */
static void
add_choice(struct text *t, const struct decision *d, const struct answer *a)
{
	text_add(t, order_words(t->arena, d->workload, a));
	if (a->place.offer)
		text_printf(t, " from %s", offer_words(t->arena,
		    a->place.offer));
}

static void
add_months(struct text *t, double months)
{
	if (fmod(months, 12) > 0)
		add_count(t, months, " month", " months");
	else
		add_count(t, months / 12, " year", " years");
}

/* " for 438 hours", of a month of which less than all is rented. */
static void
add_hours(struct text *t, const struct order *o)
{
	double hours = o->horizon_months > 0 ? o->attributed_hours /
	    o->horizon_months : MONTH_HOURS;

	if (o->tenure != TENURE_RENT || hours >= MONTH_HOURS)
		return;
	text_add(t, " for ");
	number_round(t, hours, 3);
	text_add(t, " hours");
}

/* "$1,003 a month for 438 hours"; of a run that is rented, nothing: its cost
 * follows. */
static void
add_rent(struct text *t, const struct order *o, bool job)
{
	if (o->usd_per_month <= 0 || (job && o->tenure == TENURE_RENT))
		return;
	add_money(t, o->usd_per_month);
	text_add(t, " a month");
	add_hours(t, o);
	text_add(t, ", ");
	if (o->commitment_months <= 0)
		return;
	add_money(t, o->usd_committed);
	text_add(t, " committed for ");
	add_months(t, o->commitment_months);
	text_add(t, ", ");
}

/* What must be paid, before what a piece of work costs. */
static void
add_paid(struct text *t, const struct decision *d, const struct order *o)
{
	bool job = chain_slot(kind_chain(d->kind), "billed_time") >= 0;

	if (o->usd_upfront > 0) {
		add_money(t, o->usd_upfront);
		text_add(t, " at once, ");
		add_money(t, o->usd_total);
		text_add(t, " over ");
		add_months(t, o->horizon_months);
		text_add(t, ", ");
	}
	if (o->pooled) {
		text_add(t, "shared with ");
		number_round(t, o->pool_hours, 3);
		text_add(t, " hours a month of other work, ");
	}
	add_rent(t, o, job);
}

/* What the run of a commitment that stays mostly idle costs by the hour. */
static void
add_by_hour(struct text *t, const struct order *o)
{
	if (!o || o->usd_by_hour <= 0)
		return;
	text_add(t, " By the hour it would be about ");
	add_money(t, o->usd_by_hour);
	text_add(t, o->by_hour_sold ? "." :
	    "; no seller is on record with so many by the hour.");
}

/* Is the limit a count, of which all is taken? */
static bool
takes_all(const struct answer *a)
{
	static const char *const counts[] = { "accelerators", "available",
		"rent", "global_batch" };

	for (size_t i = 0; i < COUNT(counts); i++)
		if (!strcmp(a->limit->name, counts[i]))
			return answer_headroom(a) < 0.005;
	return false;
}

/* " The tightest limit is memory of one accelerator, with 7 % left." */
static void
add_limit(struct text *t, const struct answer *a)
{
	text_printf(t, " The tightest limit is %s, ", a->limit->title);
	if (takes_all(a)) {
		text_add(t, "of which it takes all.");
		return;
	}
	text_add(t, "with ");
	number_fixed(t, 100 * answer_headroom(a), 0, "");
	text_add(t, " % left.");
}

/* "matrix units set the time", and "memory bandwidth sets" it. */
static void
add_reasons(struct text *t, const struct answer *a)
{
	if (a->bound) {
		size_t from = t->len + 1;

		text_printf(t, " %s %s the time.", a->bound->title,
		    text_ends(a->bound->title, "s") ? "set" : "sets");
		t->data[from] = (char)toupper((unsigned char)t->data[from]);
	}
	if (a->limit)
		add_limit(t, a);
}

/* "at 1.25 times the cost" of another. */
static void
add_ratio(struct text *t, double cost, double of)
{
	double ratio = of > 0 ? cost / of : 1;

	if (fabs(ratio - 1) < 0.005) {
		text_add(t, " at the same cost");
		return;
	}
	text_add(t, " at ");
	number_round(t, ratio, ratio < 2 ? 3 : 2);
	text_add(t, " times the cost");
}

static void
add_next(struct text *t, const struct decision *d)
{
	text_add(t, " Next: ");
	add_choice(t, d, &d->ranked[1]);
	add_ratio(t, d->ranked[1].objective, d->ranked->objective);
	text_char(t, '.');
}

/* Who may be first instead, and what would settle it. */
static void
add_ties(struct text *t, const struct order *o)
{
	text_add(t, "too close to call: ");
	for (size_t i = 0; i < o->ties; i++) {
		text_add(t, !i ? "" : i + 1 < o->ties ? ", " : " or ");
		text_printf(t, "%s (", record_name(
		    &o->tie[i].order->accelerator->head));
		number_fixed(t, 100 * o->tie[i].p, 0, "");
		text_add(t, " %)");
	}
	text_add(t, o->ties ? " may be first instead; " :
	    "one of several others may be first instead; ");
	text_add(t, !o->errors_decide ? "quotes for each settle it" :
	    !o->prices_decide ? "a run measured on each settles it" :
	    "quotes and a run measured on each settle it");
}

/* Why it is not to be ordered unseen: a phrase a reason. */
const char *
order_reason(struct arena *arena, const struct order *o, unsigned r)
{
	struct text t;

	text_init(&t, arena);
	if (r == REASON_few_cases) {
		text_add(&t, "runs of this stack on this generation that were "
		    "measured: ");
		if (o->measured.cases < 1)
			text_add(&t, "none");
		else
			number_round(&t, o->measured.cases, 15);
	} else if (r == REASON_split_untold) {
		text_add(&t, "no record says that this stack splits a copy "
		    "so");
	} else if (r == REASON_confidence) {
		text_add(&t, "the facts of this accelerator are not good "
		    "enough to decide by");
	} else if (r == REASON_price_age) {
		text_add(&t, "its price is ");
		number_round(&t, o->price_age_days, 15);
		text_add(&t, " days old");
	} else if (r == REASON_below_median) {
		text_add(&t, "its price is ");
		number_round(&t, 100 * o->price / o->like.median, 2);
		text_add(&t, " % of the median of like offers");
	} else if (r == REASON_supply) {
		text_add(&t, "no record says that anybody has so many");
	} else if (r == REASON_idle_commitment) {
		text_add(&t, "the run leaves most of the commitment idle");
	} else if (r == REASON_best_offer) {
		text_add(&t, "without this offer ");
		text_add(&t, o->gone_accelerator ? record_name(
		    &o->gone_accelerator->head) : "nothing else");
		text_add(&t, o->gone_accelerator ? " is first" : " fits");
	} else if (r == REASON_rivals_near) {
		add_ties(&t, o);
	} else {
		text_add(&t, "the next costs nearly the same");
	}
	return t.data;
}

/* " Thin: its price is 455 days old; without this offer ..." */
static void
add_grade(struct text *t, const struct decision *d)
{
	static const char *const says[] = { [GRADE_CLOSE] = "Close",
		[GRADE_THIN] = "Thin", [GRADE_UNTESTED] = "Untested" };
	const struct order *o = d->ranked->order;
	bool any = false;

	if (!o || o->grade == GRADE_CLEAR)
		return;
	text_printf(t, " %s: ", says[o->grade]);
	for (unsigned r = 0; r < REASON_COUNT; r++) {
		if (!(o->reasons & 1u << r))
			continue;
		text_printf(t, "%s%s", any ? "; " : "", order_reason(t->arena,
		    o, (enum reason)r));
		any = true;
	}
	text_char(t, '.');
}

static void
add_chance(struct text *t, double chance)
{
	if (chance > 0.995)
		text_add(t, "over 99 %");
	else if (chance < 0.005)
		text_add(t, "under 1 %");
	else
		number_fixed(t, 100 * chance, 0, "");
	if (chance <= 0.995 && chance >= 0.005)
		text_add(t, " %");
}

/* " It fits with a probability of over 99 %, keeps every limit with 97 % and
 * stays first with 45 %, on any stack with 91 %." */
static void
add_sure(struct text *t, const struct decision *d)
{
	const struct order *o = d->ranked->order;

	if (!o || !o->knows)
		return;
	text_add(t, " It ");
	if (o->has_memory) {
		text_add(t, "fits with a probability of ");
		add_chance(t, o->p_fit);
		text_add(t, ", ");
	}
	text_add(t, "keeps every limit with ");
	add_chance(t, o->p_limits);
	text_add(t, " and stays first with ");
	add_chance(t, o->p_stays);
	if (o->p_accelerator > o->p_stays + 0.005) {
		text_add(t, ", on any stack with ");
		add_chance(t, o->p_accelerator);
	}
	text_char(t, '.');
}

/* " Measured here: 3 figures of it, predicted with a median error of 8 %." */
static void
add_here(struct text *t, const struct decision *d)
{
	const struct order *o = d->ranked->order;

	if (!o || o->here.figures < 1)
		return;
	text_add(t, " Measured here: ");
	number_round(t, o->here.figures, 15);
	text_printf(t, " figure%s of it", o->here.figures > 1 ? "s" : "");
	if (o->here.predicted > 0) {
		text_add(t, ", predicted with a median error of ");
		number_round(t, 100 * o->here.median, 2);
		text_add(t, " %");
	}
	text_char(t, '.');
}

/* What is not tested and would come first. */
static void
add_would_win(struct text *t, const struct decision *d)
{
	if (!d->would_win)
		return;
	text_add(t, " Untested, and first if its figures hold: ");
	add_choice(t, d, d->would_win);
	add_ratio(t, d->would_win->objective, d->ranked->objective);
	text_char(t, '.');
}

/* The policy, where the first is not the cheapest. */
static void
add_policy(struct text *t, const struct decision *d)
{
	const struct answer *least = d->ranked;

	for (size_t i = 1; i < d->contenders; i++)
		if (d->ranked[i].objective < least->objective)
			least = &d->ranked[i];
	if (!d->ranking.policy || least->objective >=
	    d->ranked->objective * 0.995)
		return;
	text_printf(t, " The policy \"%s\" prefers it to the cheapest: ",
	    ranking_name(&d->ranking));
	add_choice(t, d, least);
	text_char(t, ',');
	add_ratio(t, least->objective, d->ranked->objective);
	text_char(t, '.');
}

static void
add_nothing(struct text *t, const struct decision *d)
{
	const struct answer *a = d->rejected;

	if (d->candidates) {
		text_add(t, "Nothing fits: none of ");
		number_round(t, (double)d->candidates, 15);
		text_add(t, " candidates keeps every limit.");
	} else {
		text_add(t, "Nothing fits: there is no candidate.");
	}
	if (!d->rejected_count)
		return;
	text_printf(t, " Nearest: %s; %s.",
	    a->value ? placement_words(t->arena, d->workload, &a->place) :
	    record_name(&a->place.accelerator->head),
	    answer_reason(t->arena, a));
}

/* "307 h": a row of an answer. */
static void
add_row(struct text *t, const struct decision *d, const struct answer *a,
    const char *row, const char *unit)
{
	number_show(t, row_quantity(chain_row(kind_chain(d->kind), row)->unit,
	    answer_value(d, a, row)), unit, 3);
}

/* " It is sold in whole servers of 8: 1 server, $265k at once; 7 stay idle." */
static void
add_whole(struct text *t, const struct order *o)
{
	text_printf(t, " It is sold in whole %ss of ", o->sold_as);
	number_round(t, o->sold_together, 15);
	text_add(t, ": ");
	add_count(t, o->units, " ", " ");
	text_printf(t, "%s%s, ", o->sold_as, o->units > 1 ? "s" : "");
	add_money(t, o->usd_upfront);
	text_add(t, " at once");
	if (o->idle_accelerators > 0) {
		text_add(t, "; ");
		add_count(t, o->idle_accelerators, " stays idle",
		    " stay idle");
	}
	text_char(t, '.');
}

/* Whether buying pays, where what is bought is compared with a rent. */
static void
add_worth(struct text *t, const struct decision *d)
{
	const struct answer *best = d->ranked;
	size_t worth = 0;

	for (size_t i = 0; i < d->ranked_count; i++)
		worth += answer_value(d, &d->ranked[i], d->kind->worth) <=
		    answer_value(d, &d->ranked[i], d->kind->used);
	text_add(t, "At ");
	add_row(t, d, best, d->kind->used, "h");
	if (worth) {
		text_add(t, " of use a month, buying beats renting for ");
		number_round(t, (double)worth, 15);
		text_add(t, " of ");
		number_round(t, (double)d->ranked_count, 15);
		text_add(t, " accelerators.");
	} else {
		text_add(t, " of use a month, renting beats buying: rent");
		if (best->order && best->order->offer)
			text_printf(t, " from %s", offer_words(t->arena,
			    best->order->offer));
		text_char(t, '.');
	}
	text_printf(t, " %s from %s %s first, from ",
	    record_name(&best->place.accelerator->head),
	    offer_words(t->arena, best->place.offer),
	    worth ? "pays off" : "would pay off");
	add_row(t, d, best, d->kind->worth, "h");
	text_add(t, " a month.");
	if (best->order && best->order->buys && best->order->sold_together > 1)
		add_whole(t, best->order);
}

static const char *
what_to_do(const struct order *order, const struct offer *o)
{
	if (o && offer_is_owned(o))
		return "Use ";
	if (o && o->holding)
		return offer_is_purchase(o) ?
		    "Use what is owned and buy the rest, " :
		    "Use what is owned and rent the rest, ";
	if (order && order->tenure == TENURE_COMMIT)
		return "Commit to ";
	return o && offer_is_purchase(o) ? "Buy " : "Rent ";
}

const char *
decision_verdict(struct arena *arena, const struct decision *d)
{
	const struct answer *best = d->ranked;
	struct text t;

	text_init(&t, arena);
	if (d->withheld)
		text_printf(&t, "The guide's own choice rests on what is not "
		    "published: %s. By published prices alone: ",
		    withheld_band(arena, d->withheld));
	if (!d->ranked_count) {
		add_nothing(&t, d);
		return t.data;
	}
	if (d->kind->worth) {
		add_worth(&t, d);
		return t.data;
	}
	text_add(&t, what_to_do(best->order, best->place.offer));
	add_choice(&t, d, best);
	text_add(&t, ": ");
	if (best->order)
		add_paid(&t, d, best->order);
	add_cost(&t, d, best, &d->kind->measures[0]);
	text_char(&t, '.');
	add_by_hour(&t, best->order);
	if (d->kind->measure_count > 1)
		add_time(&t, d, best, &d->kind->measures[1]);
	add_reasons(&t, best);
	add_policy(&t, d);
	add_grade(&t, d);
	add_sure(&t, d);
	add_here(&t, d);
	if (d->contenders > 1)
		add_next(&t, d);
	add_would_win(&t, d);
	return t.data;
}
