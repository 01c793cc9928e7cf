/* A decision in plain words. */
#include <ctype.h>
#include <math.h>
#include <string.h>

#include "base/array.h"
#include "kind/ownership.h"
#include "kind/stack.h"
#include "report/compose.h"
#include "search/grade.h"
#include "search/withheld.h"
#include "spec/phrase.h"
#include "unit/number.h"

/* Of a month, but for its last half hour. */
#define MONTH_HOURS 729.5

/* Whose verdict is written, of its best answer. */
struct telling {
	struct arena *arena;
	const struct phrases *p;
	const struct decision *d;
	const struct answer *best;
	const struct order *order;   /* of the best, or NULL */
};

static const char *
flag(bool holds)
{
	return holds ? "yes" : NULL;
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

/* "307" hours: a row of the best answer. */
static const char *
hours_of(const struct telling *s, const char *row)
{
	return number_digits(s->arena, answer_value(s->d, s->best, row) /
	    3600, 3);
}

/* "$2.10": a row of the best answer. */
static const char *
row_shown(const struct telling *s, const char *row, const char *unit)
{
	return number_shown(s->arena, answer_value(s->d, s->best, row),
	    chain_row(kind_chain(s->d->kind), row)->unit, unit, 3);
}

/* Of "Cost per job" "job", else NULL. */
static const char *
each_of(const char *title)
{
	static const char word[] = " per ";
	const char *per = strstr(title, word);

	return per ? per + strlen(word) : NULL;
}

/* Those that must all work for each to pay off: what is sold together; 0: it
 * is one. */
static double
together(const struct order *o)
{
	return o && o->accelerators > 1 ? o->accelerators : 0;
}

/* Of "Time of the run" "the run", of "Time of a batch" "a batch", else NULL. */
static const char *
whole_of(const char *title)
{
	static const char word[] = " of ";
	const char *of = strstr(title, " of the ");

	of = of ? of : strstr(title, " of a ");
	return of ? of + strlen(word) : NULL;
}

/* "Cost per job" is "$20 per job"; "Job time" is "job time 3 days"; what is
 * bought pays off from so many hours on. */
static const char *
cost(const struct telling *s)
{
	const struct measure *m = &s->d->kind->measures[0];
	char *title = arena_strdup(s->arena, measure_words(s->arena, s->d,
	    m));
	const char *each = each_of(title);

	if (s->d->kind->worth)
		return SAID(s->arena, s->p, verdict_pays_off,
		    .hours = hours_of(s, s->d->kind->worth),
		    .rents = flag(s->order && !s->order->buys),
		    .together = together(s->order));
	if (!each)
		*title = (char)tolower((unsigned char)*title);
	return SAID(s->arena, s->p, verdict_cost, .title = title,
	    .each = each, .of = whole_of(title),
	    .value = row_shown(s, m->row, shown_unit(m->unit)));
}

/* "Under load it takes 31 ms per output token." or "It takes 3 days." */
static const char *
takes(const struct telling *s)
{
	const struct measure *m = &s->d->kind->measures[1];

	if (s->d->kind->measure_count < 2)
		return NULL;
	return SAID(s->arena, s->p, verdict_time, .title = m->title,
	    .each = each_of(m->title), .of = whole_of(m->title),
	    .value = row_shown(s, m->row, shown_unit(m->unit)));
}

static const char *
term(const struct telling *s, double months)
{
	return SAID(s->arena, s->p, term, .months = months,
	    .years = months / 12);
}

/* Hours of a month of which less than all is rented. */
static const char *
hours(const struct telling *s)
{
	const struct order *o = s->order;
	double rented = o->horizon_months > 0 ? o->attributed_hours /
	    o->horizon_months : MONTH_HOURS;

	return o->tenure == TENURE_RENT && rented < MONTH_HOURS ?
	    number_digits(s->arena, rented, 3) : NULL;
}

/* What must be paid, before what a piece of work costs; of a run that is
 * rented its cost alone. */
static const char *
price(const struct telling *s)
{
	const struct order *o = s->order;
	struct arena *arena = s->arena;
	struct phrase_verdict_price told = { 0 };
	bool job = chain_slot(kind_chain(s->d->kind), "billed_time") >= 0;
	bool monthly = !strcmp(s->d->kind->measures[0].row, "usd_per_month");

	if (o && o->usd_upfront > 0) {
		told.upfront = number_usd(arena, o->usd_upfront);
		told.total = number_usd(arena, o->usd_total);
		told.horizon = term(s, o->horizon_months);
	}
	if (o && o->pooled)
		told.pool_hours = number_digits(arena, o->pool_hours, 3);
	if (o && o->usd_per_month > 0 && !(job && o->tenure == TENURE_RENT)) {
		told.month = number_usd(arena, o->usd_per_month);
		told.hours = hours(s);
		told.rent = flag(o->rents);
		if (o->commitment_months > 0) {
			told.committed = number_usd(arena, o->usd_committed);
			told.term = term(s, o->commitment_months);
		}
	}
	/* What a month costs is said once, unless a part of it is rent. */
	if (!told.month || told.committed || !monthly || o->rents)
		told.cost = cost(s);
	return phrase_text(arena, s->p, PHRASE_verdict_price, &told);
}

/* What the run of a commitment that stays mostly idle costs by the hour. */
static const char *
by_hour(const struct telling *s)
{
	return !s->order || s->order->usd_by_hour <= 0 ? NULL :
	    SAID(s->arena, s->p, verdict_by_hour,
	    .usd = number_usd(s->arena, s->order->usd_by_hour),
	    .sold = flag(s->order->by_hour_sold));
}

/* What the tenants of a cluster would pay apart, where that is less. */
static const char *
apart(const struct telling *s)
{
	return !s->order || !order_dearer_together(s->order) ? NULL :
	    SAID(s->arena, s->p, verdict_apart,
	    .usd = number_usd(s->arena, s->order->usd_apart));
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

static const char *
limit(const struct telling *s)
{
	const struct limit *l = s->best->limit;
	bool all = l && takes_all(s->best);

	if (all && !strcmp(l->name, "available"))
		return SAID_PLAIN(s->p, verdict_all_stock);
	if (all && !strcmp(l->name, "accelerators"))
		return SAID_PLAIN(s->p, verdict_all_allowed);
	return !l ? NULL : SAID(s->arena, s->p, verdict_limit,
	    .limit = l->title, .left = all ? NULL :
	    number_percent(s->arena, answer_headroom(s->best), 0));
}

/* What the time waits for. */
static const char *
bound(const struct telling *s)
{
	char *part;

	if (!s->best->bound)
		return NULL;
	part = arena_strdup(s->arena, s->best->bound->title);
	*part = (char)toupper((unsigned char)*part);
	return SAID(s->arena, s->p, verdict_bound, .part = part,
	    .several = flag(text_ends(part, "s")));
}

static const char *
beside(const struct telling *s, const struct answer *a)
{
	return cost_ratio(s->arena, s->p, a->objective, s->best->objective);
}

static const char *
choice(const struct telling *s, const struct answer *a)
{
	return choice_of_answer(s->arena, s->d->workload, a);
}


/* What is not tested and would come first. */
static const char *
would_win(const struct telling *s)
{
	const struct answer *a = s->d->would_win;

	return !a ? NULL : SAID(s->arena, s->p, verdict_would_win,
	    .order = choice(s, a), .ratio = beside(s, a));
}

/* The cheapest, where the policy prefers another, else NULL. */
static const struct answer *
cheaper(const struct telling *s)
{
	const struct answer *least = s->best;

	for (size_t i = 1; i < s->d->contenders; i++)
		if (s->d->ranked[i].objective < least->objective)
			least = &s->d->ranked[i];
	return !s->d->ranking.policy || least->objective >=
	    s->best->objective * 0.995 ? NULL : least;
}

/* How long the cheapest takes, where it is one that is waited for longer. */
static const char *
waits(const struct telling *s, const struct answer *least)
{
	const struct measure *m = &s->d->kind->measures[1];
	const struct chain_row *time = chain_row(kind_chain(s->d->kind),
	    m->row);

	return !s->d->kind->trains || least->time < 1.1 * s->best->time ?
	    NULL : number_shown(s->arena, least->time, time->unit,
	    shown_unit(m->unit), 3);
}

static const char *
policy(const struct telling *s)
{
	const struct answer *least = cheaper(s);

	return !least ? NULL : SAID(s->arena, s->p, verdict_policy,
	    .policy = ranking_name(&s->d->ranking),
	    .order = choice(s, least), .ratio = beside(s, least),
	    .time = waits(s, least));
}

/* Is it the answer that comes once the offer is gone?  Then what that costs
 * is said there, or where it is said here, not there. */
static bool
comes_then(const struct telling *s, const struct answer *a)
{
	const struct order *o = s->order;

	return a && o && o->reasons & 1u << REASON_best_offer &&
	    o->gone.accelerator == a->place.accelerator &&
	    text_equal(o->gone.stack, a->place.stack) &&
	    !strcmp(beside(s, a), cost_ratio(s->arena, s->p,
	    o->gone_objective, s->best->objective));
}

/* Its cost is said once, in the first sentence that names it. */
static const char *
next(const struct telling *s)
{
	const struct answer *a = &s->d->ranked[1];

	return s->d->contenders < 2 ? NULL : SAID(s->arena, s->p,
	    verdict_next, .order = choice(s, a), .ratio = a == cheaper(s) ||
	    comes_then(s, a) ? NULL : beside(s, a));
}

/* "Thin: its price is 455 days old. Without this offer ..." */
static const char *
grade(const struct telling *s)
{
	const struct order *o = s->order;

	return !o ? NULL : SAID(s->arena, s->p,
	    verdict_grade, .reasons = order_reasons(s->arena, s->p, o,
	    !comes_then(s, cheaper(s))),
	    .grade = grade_word((enum grade)o->grade));
}

static const char *
chance(const struct telling *s, double share)
{
	return SAID(s->arena, s->p, verdict_chance, .share = share,
	    .percent = number_percent(s->arena, share, 0));
}

static const char *
sure(const struct telling *s)
{
	const struct order *o = s->order;
	bool any = o && o->p_accelerator > o->p_stays + 0.005;

	return !o || !o->knows ? NULL : SAID(s->arena, s->p, verdict_sure,
	    .fit = o->has_memory ? chance(s, o->p_fit) : NULL,
	    .limits = chance(s, o->p_limits),
	    .first = chance(s, o->p_stays),
	    .any_stack = any ? chance(s, o->p_accelerator) : NULL,
	    .kept = o->kept_first > 0 ? chance(s, o->kept_first) : NULL);
}

static const char *
here(const struct telling *s)
{
	const struct order *o = s->order;

	return !o || o->here.figures < 1 ? NULL : SAID(s->arena, s->p,
	    verdict_here, .figures = o->here.figures,
	    .error = o->here.predicted > 0 ? number_digits(s->arena,
	    100 * o->here.median, 2) : NULL);
}

static const char *
nothing(const struct telling *s)
{
	const struct answer *a = s->d->rejected_count ? s->d->rejected : NULL;

	return SAID(s->arena, s->p, verdict_nothing,
	    .candidates = (double)s->d->candidates,
	    .nearest = !a ? NULL : a->value ? placement_words(s->arena,
	    s->d->workload, &a->place) : record_name(
	    &a->place.accelerator->head),
	    .reason = a ? answer_reason(s->arena, s->p, a) : NULL);
}

/* Of how many accelerators buying pays, where it is compared with a rent. */
static const char *
worth(const struct telling *s)
{
	const struct decision *d = s->d;
	size_t pays = 0;

	for (size_t i = 0; i < d->ranked_count; i++)
		pays += answer_value(d, &d->ranked[i], d->kind->worth) <=
		    answer_value(d, &d->ranked[i], d->kind->used);
	return SAID(s->arena, s->p, verdict_worth,
	    .used = hours_of(s, d->kind->used),
	    .worth = (double)pays, .all = (double)d->ranked_count,
	    .accelerator = record_name(&s->best->place.accelerator->head),
	    .shop = offer_words(s->arena, s->p, s->best->place.offer));
}

/* Where buying is compared with a rent, of the two what is ordered. */
static const struct offer *
ordered(const struct telling *s)
{
	return s->d->kind->worth && s->order ? s->order->offer :
	    s->best->place.offer;
}

static const char *
what_to_do(const struct telling *s)
{
	const struct offer *o = ordered(s);
	bool asks;

	if (o && offer_is_owned(o))
		return "use";
	if (o && o->holding)
		return offer_is_purchase(o) ? "extend_by_purchase" :
		    "extend_by_rent";
	/* Nobody is known to have so many: no order can be placed yet. */
	asks = s->order && s->order->reasons & 1u << REASON_supply;
	if (s->order && s->order->tenure == TENURE_COMMIT)
		return asks ? "ask_commit" : "commit";
	if (s->order && s->order->rents)
		return "buy_and_rent";
	if (o && offer_is_purchase(o))
		return asks ? "ask_buy" : "buy";
	return asks ? "ask_rent" : "rent";
}

static void
tell_choice(const struct telling *s, struct phrase_verdict *told)
{
	told->choice = SAID(s->arena, s->p, verdict_choice,
	    .way = what_to_do(s), .order = SAID(s->arena, s->p, order_from,
	    .order = order_words(s->arena, s->d->workload, s->best),
	    .seller = seller_words(s->arena, s->p, ordered(s),
	    s->order)),
	    .price = price(s));
	told->grade = grade(s);
	if (s->d->kind->worth) {
		told->worth = worth(s);
		return;
	}
	told->by_hour = by_hour(s);
	told->apart = apart(s);
	told->time = takes(s);
	told->bound = bound(s);
	told->limit = limit(s);
	told->policy = policy(s);
	told->sure = sure(s);
	told->here = here(s);
	told->next = next(s);
	told->would_win = would_win(s);
}

const char *
decision_verdict(struct arena *arena, const struct decision *d)
{
	struct telling s = { arena, decision_phrases(d), d, d->ranked,
		d->ranked_count ? d->ranked->order : NULL };
	struct phrase_verdict told = { 0 };

	if (d->withheld)
		told.withheld = SAID(arena, s.p, verdict_withheld,
		    .band = withheld_band(arena, s.p, d->withheld));
	if (!d->ranked_count)
		told.choice = nothing(&s);
	else
		tell_choice(&s, &told);
	return phrase_text(arena, s.p, PHRASE_verdict, &told);
}

size_t
verdict_answer(const char *verdict)
{
	const char *price = strchr(verdict, ':');
	const char *end = strstr(price ? price : verdict, ". ");

	return end ? (size_t)(end + 1 - verdict) : strlen(verdict);
}
