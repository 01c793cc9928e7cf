/* What an answer orders, as values that templates read. */
#include "search/caution.h"
#include "search/approval.h"
#include "search/grade.h"

#include "kind/stack.h"
#include "report/compose.h"

static void
set_money(struct compose *c, struct value *v, const struct order *o)
{
	set_amount(c, v, "usd_per_month", o->usd_per_month, "USD");
	if (o->usd_run > 0)
		set_amount(c, v, "usd_run", o->usd_run, "USD");
	if (o->buys)
		set_amount(c, v, "usd_upfront", o->usd_upfront, "USD");
	if (o->commitment_months > 0) {
		set_number(c, v, "commitment_months", o->commitment_months,
		    NULL);
		set_amount(c, v, "usd_committed", o->usd_committed, "USD");
	}
	set_amount(c, v, "usd_total", o->usd_total, "USD");
	set_number(c, v, "horizon_months", o->horizon_months, NULL);
	set_amount(c, v, "usd_attributed", o->usd_attributed, "USD");
	set_number(c, v, "attributed_hours", o->attributed_hours, NULL);
}

/* Times under load, memory in use, and what like offers ask. */
static void
set_load(struct compose *c, struct value *v, const struct order *o)
{
	if (o->has_memory)
		set_number(c, v, "memory_share", o->memory_share, NULL);
	if (!o->answers)
		return;
	set_amount(c, v, "ttft_p95", o->busy.ttft_p95, "s");
	set_amount(c, v, "tpot_p95", o->busy.tpot_p95, "s");
}

static void
set_like(struct compose *c, struct value *v, const struct order *o)
{
	const char *unit = o->buys ? "USD" : "USD/s";

	if (!o->like.providers)
		return;
	set_amount(c, v, "price_now", o->price, unit);
	set_amount(c, v, "price_low", o->like.low, unit);
	set_amount(c, v, "price_high", o->like.high, unit);
	set_text(c, v, "price_unit", o->buys ? "USD" : "USD/h");
}

/* Why it has its grade: "one offer decides; the next is near". */
static void
set_reasons(struct compose *c, struct value *v, const struct order *o)
{
	struct text t;

	text_init(&t, c->arena);
	for (int i = 0; i < REASON_COUNT; i++)
		if (o->reasons & 1u << i)
			text_printf(&t, "%s%s", t.len ? "; " : "",
			    reason_title((enum reason)i));
	set_text(c, v, "reasons", t.data);
}

static struct value *
caution_values(struct compose *c, const struct order *o)
{
	struct value *list = value_list(c->arena);

	for (size_t i = 0; i < o->cautions; i++) {
		struct value *v = value_map(c->arena);

		set_text(c, v, "id", o->caution[i].id);
		set_text(c, v, "title", o->caution[i].title);
		set_text(c, v, "text", o->caution[i].text);
		value_add(c->arena, list, v);
	}
	return list;
}

void
orders_signed(struct compose *c, struct value *v, const struct decision *d)
{
	const struct approval *a = approval_of(c->guide->catalog, d);
	const struct order *o = d->ranked_count ? d->ranked->order : NULL;

	if (!a)
		return;
	set_text(c, v, "signed", approval_says(c->arena, c->guide->catalog,
	    a));
	set(c, v, "signed_holds", value_flag(c->arena, approval_holds(a,
	    o)));
	set_text(c, v, "signed_moved", approval_moved(c->arena,
	    c->guide->catalog, a, o));
}

void
orders_of_answer(struct compose *c, struct value *row, const struct answer *a)
{
	const struct order *o = a->order;
	struct value *v = value_map(c->arena);

	if (!o)
		return;
	set_number(c, row, "accelerators", o->accelerators, NULL);
	set_number(c, row, "copies", o->copies, NULL);
	set_number(c, row, "accelerators_per_copy", o->accelerators_per_copy,
	    NULL);
	set_number(c, v, "accelerators", o->accelerators, NULL);
	set_number(c, v, "copies", o->copies, NULL);
	set_number(c, v, "accelerators_per_copy", o->accelerators_per_copy,
	    NULL);
	set_number(c, v, "idle_accelerators", o->idle_accelerators, NULL);
	set_number(c, v, "machines", o->machines, NULL);
	set_text(c, v, "sold_as", o->sold_as);
	set_number(c, v, "sold_together", o->sold_together, NULL);
	set_number(c, v, "units", o->units, NULL);
	set_text(c, v, "tenure", tenure_word(o->tenure));
	set_text(c, v, "provider", o->offer ? o->offer->provider.text : NULL);
	set_text(c, v, "offer", o->rents ? sellers_words(c->arena,
	    c->guide->catalog->phrases, a) : offer_words(c->arena,
	    c->guide->catalog->phrases, o->offer));
	set_text(c, v, "price_date", o->price_date);
	if (o->left_out) {
		set_number(c, v, "left_out", (double)o->left_out->sellers,
		    NULL);
		set_text(c, v, "left_out_seller", offer_seller(
		    o->left_out->cheapest));
		set(c, v, "left_out_low", value_number(c->arena, offer_price(
		    o->left_out->cheapest), "USD/h", NULL));
	}
	set_text(c, v, "evidence", order_evidence(o));
	set_text(c, v, "evidence_why", order_evidence(o) ?
	    o->offer->evidence_why : NULL);
	set_text(c, v, "stack", o->stack ? stack_title(c->arena,
	    a->place.calibration, o->stack) : NULL);
	set_money(c, v, o);
	set_load(c, v, o);
	set_like(c, v, o);
	set_reasons(c, v, o);
	set_text(c, v, "grade", grade_word((enum grade)o->grade));
	if (o->grade != GRADE_CLEAR)
		set_text(c, row, "grade", grade_word((enum grade)o->grade));
	if (o->here.figures > 0) {
		set_number(c, v, "measured_here", o->here.figures, NULL);
		if (o->here.predicted > 0)
			set(c, v, "measured_here_error", value_number(c->arena,
			    o->here.median, "percent", NULL));
	}
	set(c, v, "cautions", caution_values(c, o));
	set(c, row, "order", v);
}
