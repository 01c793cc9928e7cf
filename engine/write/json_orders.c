/* The small dataset: of each decision its order and the alternatives. */
#include "search/caution.h"
#include "search/approval.h"
#include "search/grade.h"
#include "search/trend.h"
#include "search/withheld.h"

#include <math.h>
#include <string.h>

#include "report/guide.h"
#include "unit/spoken.h"
#include "write/data.h"
#include "write/json.h"
#include "write/write.h"

/* Raised when a reader of the old form would be misled. */
#define SCHEMA "ridgeline-decisions-1"

/* Alternatives of a decision, at most. */
enum { ALTERNATIVES = 6 };

static void
counts(struct emit *j, const struct order *o)
{
	json_number(j, "accelerators", o->accelerators);
	json_number(j, "copies", o->copies);
	json_number(j, "accelerators_per_copy", o->accelerators_per_copy);
	json_number(j, "idle_accelerators", o->idle_accelerators);
	json_number(j, "machines", o->machines);
	json_number(j, "sold_together", o->sold_together);
	if (!o->sold_as)
		return;
	json_text(j, "sold_as", o->sold_as);
	json_number(j, "units", o->units);
}

/* What has no meaning for the tenure is left out. */
static void
money(struct emit *j, const struct order *o)
{
	json_number(j, "usd_per_month", o->usd_per_month);
	if (o->buys) {
		json_number(j, "usd_upfront", o->usd_upfront);
		json_number(j, "usd_resale", o->usd_resale);
	}
	if (o->commitment_months > 0) {
		json_number(j, "commitment_months", o->commitment_months);
		json_number(j, "usd_committed", o->usd_committed);
	}
	if (o->usd_run > 0)
		json_number(j, "usd_run", o->usd_run);
	if (o->usd_running > 0)
		json_number(j, "usd_running", o->usd_running);
	if (o->usd_apart > 0)
		json_number(j, "usd_apart", o->usd_apart);
	json_number(j, "usd_total", o->usd_total);
	json_number(j, "horizon_months", o->horizon_months);
	json_number(j, "usd_attributed", o->usd_attributed);
	json_number(j, "attributed_hours", o->attributed_hours);
	if (o->pooled)
		json_number(j, "pool_hours", o->pool_hours);
}

static void
like_offers(struct emit *j, const struct order *o)
{
	if (!o->like.offers)
		return;
	json_number(j, "price", o->price);
	json_text(j, "price_date", o->price_date);
	json_text(j, "evidence", order_evidence(o));
	json_text(j, "evidence_why", o->offer->evidence_why);
	if (o->price_date)
		json_number(j, "price_age_days", o->price_age_days);
	if (o->left_out) {
		json_open(j, "left_out", '{');
		json_number(j, "sellers", (double)o->left_out->sellers);
		json_text(j, "offer", o->left_out->cheapest->head.id);
		json_number(j, "low", offer_price(o->left_out->cheapest));
		json_close(j, '}');
	}
	json_open(j, "like_offers", '{');
	json_number(j, "providers", (double)o->like.providers);
	json_number(j, "low", o->like.low);
	json_number(j, "median", o->like.median);
	json_number(j, "high", o->like.high);
	json_close(j, '}');
}

static void
figures(struct emit *j, const struct order *o)
{
	json_text(j, "objective", o->objective->row);
	json_number(j, "objective_value", o->objective_value);
	json_text(j, "objective_unit", o->objective_unit);
	if (o->has_memory)
		json_number(j, "memory_share", o->memory_share);
	if (!o->answers)
		return;
	json_open(j, "busy", '{');
	json_number(j, "ttft_p50", o->busy.ttft_p50);
	json_number(j, "ttft_p95", o->busy.ttft_p95);
	json_number(j, "tpot_p50", o->busy.tpot_p50);
	json_number(j, "tpot_p95", o->busy.tpot_p95);
	json_close(j, '}');
	json_open(j, "idle", '{');
	json_number(j, "ttft", o->idle.ttft);
	json_number(j, "tpot", o->idle.tpot);
	json_close(j, '}');
}

/* Who may be first instead, and what decides between them. */
static void
ties(struct emit *j, const struct order *o)
{
	if (!(o->reasons & 1u << REASON_rivals_near))
		return;
	json_open(j, "ties", '[');
	for (size_t i = 0; i < o->ties; i++) {
		const struct order_tie *tie = &o->tie[i];

		json_open(j, NULL, '{');
		json_text(j, "accelerator", tie->order->accelerator->head.id);
		json_text(j, "stack", tie->order->stack);
		json_number(j, "p_first", tie->p);
		json_close(j, '}');
	}
	json_close(j, ']');
	json_open(j, "settled_by", '[');
	if (o->prices_decide || !o->errors_decide)
		json_text(j, NULL, "quotes");
	if (o->errors_decide)
		json_text(j, NULL, "measurements");
	json_close(j, ']');
}

/* How much it can be trusted, and what follows where its offer is gone. */
static void
grade(struct emit *j, const struct order *o)
{
	json_text(j, "grade", grade_word((enum grade)o->grade));
	json_open(j, "grade_reasons", '[');
	for (unsigned r = 0; r < REASON_COUNT; r++)
		if (o->reasons & 1u << r)
			json_text(j, NULL, reason_word((enum reason)r));
	json_close(j, ']');
	if (o->knows && o->has_memory)
		json_number(j, "p_fit", o->p_fit);
	if (o->knows) {
		json_number(j, "p_limits", o->p_limits);
		json_number(j, "p_stays", o->p_stays);
		json_number(j, "p_accelerator", o->p_accelerator);
	}
	if (o->kept_first > 0)
		json_number(j, "kept_first", o->kept_first);
	ties(j, o);
	if (o->measured.p90 > 0) {
		json_open(j, "measured", '{');
		json_number(j, "cases", o->measured.cases);
		json_number(j, "median", o->measured.median);
		json_number(j, "p90", o->measured.p90);
		if (o->measured.bias > 0)
			json_number(j, "bias", o->measured.bias);
		json_flag(j, "unseen", o->measured.unseen);
		json_close(j, '}');
	}
	if (o->here.figures > 0) {
		json_open(j, "measured_here", '{');
		json_number(j, "figures", o->here.figures);
		json_number(j, "predicted", o->here.predicted);
		json_number(j, "median", o->here.median);
		json_close(j, '}');
	}
	if (!o->gone.accelerator)
		return;
	json_open(j, "if_gone", '{');
	json_text(j, "accelerator", o->gone.accelerator->head.id);
	if (o->gone.stack)
		json_text(j, "stack", o->gone.stack);
	json_text(j, "offer", o->gone.offer->head.id);
	json_number(j, "objective_value", o->gone_objective);
	json_close(j, '}');
}

/* Which way the price of what it takes moved, of its seller or its kind. */
static void
trend(struct emit *j, const struct order *o)
{
	struct trend t;

	if (!o->offer || o->tenure == TENURE_OWN || !trend_of(
	    j->guide->catalog, o->offer, &t))
		return;
	json_open(j, "trend", '{');
	json_text(j, "sign", trend_word(t.sign));
	json_text(j, "offer", t.last->head.id);
	json_text(j, "since", t.first->date.text);
	json_text(j, "until", t.last->date.text);
	json_number(j, "sights", (double)t.sights);
	json_number(j, "sellers", (double)t.sellers);
	json_number(j, "yearly", t.yearly);
	json_number(j, "low", t.low);
	json_number(j, "high", t.high);
	json_number(j, "quarter", t.quarter);
	json_close(j, '}');
}

static void
json_cautions(struct emit *j, const struct order *o)
{
	json_open(j, "cautions", '[');
	for (size_t i = 0; i < o->cautions; i++) {
		json_open(j, NULL, '{');
		json_text(j, "id", o->caution[i].id);
		json_text(j, "text", o->caution[i].text);
		json_close(j, '}');
	}
	json_close(j, ']');
}

static void
order(struct emit *j, const char *key, const struct order *o)
{
	if (!o)
		return;
	json_line(j);
	json_open(j, key, '{');
	json_text(j, "candidate", o->candidate);
	json_text(j, "stack", o->stack);
	json_text(j, "accelerator", o->accelerator->head.id);
	json_text(j, "accelerator_name", o->accelerator->name.text);
	if (o->format)
		json_text(j, "format", o->format->head.id);
	counts(j, o);
	json_text(j, "tenure", tenure_word(o->tenure));
	if (o->offer) {
		json_text(j, "provider", o->offer->provider.text);
		json_text(j, "offer", o->offer->head.id);
	}
	if (o->rents) {
		json_number(j, "accelerators_rented", o->rented);
		json_text(j, "rent_offer", o->rents->head.id);
	}
	money(j, o);
	figures(j, o);
	like_offers(j, o);
	trend(j, o);
	grade(j, o);
	json_cautions(j, o);
	json_close(j, '}');
}

/* The rent of one accelerator past which another choice is the best. */
static void
turn(struct emit *j, const struct decision *d)
{
	const struct offer *o = d->ranked_count ? d->ranked->place.offer :
	    NULL;
	double price = o && o->price.fact.given ? answer_overtake(j->arena, d,
	    d->ranked) : 0;

	if (price > 0)
		json_number(j, "turn_price", price);
}

/* Everybody who signed that order, in the order of their records. */
static void
signatures(struct emit *j, const struct approval *a)
{
	const struct record_list *all = &j->guide->catalog->approvals;

	json_open(j, "signatures", '[');
	for (size_t i = 0; i < all->count; i++) {
		const struct approval *b = (const struct approval *)
		    all->item[i];

		if (!approval_shared(a, b))
			continue;
		json_open(j, NULL, '{');
		json_text(j, "id", b->head.id);
		json_text(j, "by", b->by.text);
		json_text(j, "date", b->date.text);
		json_text(j, "signed_on", b->signed_on.text);
		json_text(j, "note", b->note.text);
		json_close(j, '}');
	}
	json_close(j, ']');
}

/* What was signed, and whether it is what the guide orders. */
static void
approved(struct emit *j, const struct decision *d)
{
	const struct approval *a = approval_of(j->guide->catalog, d);
	const struct order *o = d->ranked_count ? d->ranked->order : NULL;
	const char *moved;

	if (!a)
		return;
	moved = approval_moved(j->arena, j->guide->catalog, a, o);
	json_open(j, "approved", '{');
	json_text(j, "date", a->date.text);
	json_text(j, "by", a->by.text);
	json_text(j, "candidate", a->candidate.text);
	json_text(j, "accelerator", a->accelerator.text);
	json_number(j, "accelerators", a->accelerators.value);
	if (a->copies.fact.given)
		json_number(j, "copies", a->copies.value);
	json_text(j, "tenure", a->tenure.text);
	if (a->commitment_months.fact.given)
		json_number(j, "commitment_months",
		    a->commitment_months.value);
	json_text(j, "offer", a->offer.text);
	json_text(j, "provider", a->provider.text);
	if (a->usd_total.fact.given)
		json_number(j, "usd_total", a->usd_total.value);
	json_flag(j, "holds", approval_holds(a, o));
	if (*moved)
		json_text(j, "moved", moved);
	signatures(j, a);
	json_close(j, '}');
}

/* What the guide's own order costs, where that is not published. */
static void
withheld(struct emit *j, const struct withheld *w)
{
	if (!w)
		return;
	json_open(j, "withheld", '{');
	json_number(j, "usd_low", w->usd_low);
	json_number(j, "usd_high", w->usd_high);
	json_text(j, "per", w->monthly ? "month" : "order");
	json_close(j, '}');
}

static void
decision(struct emit *j, const struct decision *d)
{
	json_entry(j, decision_id(j->arena, d));
	json_text(j, "kind", d->kind->name);
	json_text(j, "policy", d->ranking.policy ?
	    d->ranking.policy->head.id : NULL);
	json_text(j, "name", arena_printf(j->arena, "%s, %s",
	    d->workload->name.text, d->profile->name.text));
	json_text(j, "spoken", spoken(j->arena, decision_verdict(j->arena, d)));
	turn(j, d);
	approved(j, d);
	withheld(j, d->withheld);
	if (d->ranked_count)
		order(j, "order", d->ranked->order);
	if (d->would_win)
		order(j, "would_win", d->would_win->order);
	json_open(j, "alternatives", '[');
	for (size_t i = 1; i < d->ranked_count && i <= ALTERNATIVES; i++)
		order(j, NULL, d->ranked[i].order);
	json_close(j, ']');
	json_number(j, "rejected", (double)d->rejected_count);
	json_close(j, '}');
}

static void
everything(struct emit *j)
{
	const struct decisions *all = j->guide->decisions;

	json_text(j, "date", j->guide->date);
	json_open(j, "decisions", '[');
	for (size_t i = 0; i < all->count; i++)
		decision(j, &all->item[i]);
	json_close(j, ']');
}

/* A number where it means something, else a blank cell. */
static double
where(bool means, double n)
{
	return means ? n : (double)NAN;
}

static const char *
reasons_of(struct arena *arena, const struct order *o)
{
	struct text t;

	text_init(&t, arena);
	for (unsigned r = 0; r < REASON_COUNT; r++)
		if (o->reasons & 1u << r)
			text_printf(&t, "%s%s", t.len ? " " : "",
			    reason_word((enum reason)r));
	return t.data;
}

/* What it is sold in, to when it is paid, and how sure it is. */
static void
order_terms(struct text *t, struct arena *arena, const struct order *o)
{
	bool committed = o->commitment_months > 0;
	const char *seller = o->offer && o->offer->provider.text ?
	    o->offer->provider.text : "";

	data_texts(t, arena, (const char *[]){ seller, o->sold_as ?
	    o->sold_as : "", o->price_date ? o->price_date : "",
	    reasons_of(arena, o) }, 4);
	data_numbers(t, (double[]){ o->accelerators_per_copy,
	    o->idle_accelerators, o->machines, where(o->sold_as, o->units),
	    where(committed, o->commitment_months), where(committed,
	    o->usd_committed), o->usd_running, o->horizon_months,
	    o->attributed_hours, where(o->has_memory, o->memory_share),
	    where(o->answers, o->busy.ttft_p95), where(o->answers,
	    o->busy.tpot_p95), where(o->knows && o->has_memory, o->p_fit),
	    where(o->knows, o->p_limits), where(o->knows, o->p_stays),
	    where(o->price_date, o->price_age_days) }, 16);
	data_texts(t, arena, (const char *[]){ order_evidence(o) ?
	    order_evidence(o) : "" }, 1);
}

static void
order_line(struct text *t, struct arena *arena, const struct decision *d)
{
	const struct order *o = d->ranked->order;

	data_texts(t, arena, (const char *[]){ decision_id(arena, d),
	    d->workload->head.id, d->profile->head.id, o->candidate,
	    o->stack, o->accelerator->head.id, o->format ?
	    o->format->head.id : "", tenure_word(o->tenure), o->offer ?
	    o->offer->head.id : "", grade_word((enum grade)o->grade) }, 10);
	data_numbers(t, (double[]){ o->accelerators, o->copies,
	    o->usd_per_month, o->buys ? o->usd_upfront : 0, o->usd_run,
	    o->usd_total, o->usd_attributed, o->objective_value }, 8);
	data_texts(t, arena, (const char *[]){ o->objective->row,
	    o->objective_unit }, 2);
	order_terms(t, arena, o);
	data_end(t);
}

void
data_orders_csv(struct text *t, struct arena *arena, const struct guide *g)
{
	const struct decisions *all = g->decisions;

	text_add(t, "decision,workload,profile,candidate,stack,accelerator,"
	    "format,tenure,offer,grade,accelerators,copies,"
	    "usd_per_month [USD],usd_upfront [USD],usd_run [USD],"
	    "usd_total [USD],"
	    "usd_attributed [USD],objective_value,objective,"
	    "objective_unit,provider,sold_as,price_date,grade_reasons,"
	    "accelerators_per_copy,idle_accelerators,machines,units,"
	    "commitment_months,usd_committed [USD],usd_running [USD],"
	    "horizon_months,attributed_hours,memory_share,ttft_p95 [s],"
	    "tpot_p95 [s],p_fit,p_limits,p_stays,price_age_days,evidence\r\n");
	for (size_t i = 0; i < all->count; i++)
		if (all->item[i].ranked_count && all->item[i].ranked->order)
			order_line(t, arena, &all->item[i]);
}

static int
write_orders(const struct guide *guide, struct publish *publish)
{
	return json_files(guide, publish, "decisions", SCHEMA, everything,
	    json_orders_schema);
}

const struct writer writer_orders = {
	.name = "orders",
	.doc = "what each decision orders, and the alternatives",
	.write = write_orders,
};
