#include "search/caution.h"

#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "catalog/vocabulary.h"
#include "kind/ownership.h"
#include "kind/stack.h"
#include "model/network.h"
#include "search/grade.h"
#include "search/refuse.h"
#include "search/search.h"
#include "search/supply.h"
#include "spec/phrase.h"
#include "unit/number.h"

/* A tenth of a limit left is little. */
static const double LITTLE = 0.1;
/* A format that costs more than this is worth a look. */
static const double NOTED_LOSS = 0.01;
/* A time to delivery that nobody waits for unasked. */
static const double SOON = 4 * 604800.;
static const double HOUR = 3600;   /* s */
/* Most clouds on record give at least so many with an accelerator. */
static const double FEW_CORES = 4;

enum name {
#define CAUTION(id, title) CAUTION_##id,
#include "search/caution.def"
#undef CAUTION
	CAUTION_COUNT
};

static const struct {
	const char *id, *title;
	enum phrase phrase;
} said[CAUTION_COUNT] = {
#define CAUTION(id, title) { #id, title, PHRASE_caution_##id },
#include "search/caution.def"
#undef CAUTION
};

/* An answer that is looked at. */
struct look {
	struct arena *arena;
	const struct phrases *phrases;
	const struct question *q;
	const struct decision *d;
	const struct answer *a;
	const struct order *o;
	struct { struct caution *item; size_t count, cap; } found;
};

static void
add(struct look *l, enum name name, const void *told)
{
	struct caution c = { said[name].id, said[name].title,
		phrase_text(l->arena, l->phrases, said[name].phrase, told) };

	ARRAY_ADD(l->arena, &l->found, c);
}

/* One of which the rule tells more. */
#define TELL(l, id, ...) add(l, CAUTION_##id, \
	&(struct phrase_caution_##id){ __VA_ARGS__ })

static void
warn(struct look *l, bool holds, enum name name)
{
	if (holds)
		add(l, name, NULL);
}

static const char *
amount(struct look *l, double value, const char *base, const char *unit)
{
	if (!strcmp(unit, "percent"))
		return arena_printf(l->arena, "%s%%",
		    number_digits(l->arena, 100 * value, 2));
	return number_shown(l->arena, value, base, unit, 2);
}

/* Of what is counted: all digits. */
static const char *
number(struct look *l, double value)
{
	return number_decimals(l->arena, value, 0, ",");
}

/* A format whose runs are known to be slower than the rest of its stack's. */
static void
tell_slower(struct look *l)
{
	const struct placement *p = &l->a->place;
	double bias = l->o->measured.bias;

	if (bias > 0)
		TELL(l, slower_measured,
		    .format = format_said(p->weight_format),
		    .stack = stack_title(l->arena, p->calibration, p->stack),
		    .less = amount(l, bias / (1 + bias), "1", "percent"));
}

/* How well it is known. */
static void
look_facts(struct look *l)
{
	bool tests = l->q->catalog->tests.count > 0;

	warn(l, tests && !l->q->kind->uncalibrated &&
	    l->o->measured.cases <= 0, CAUTION_unmeasured);
	tell_slower(l);
	warn(l, word_is(&l->o->accelerator->confidence, "C"),
	    CAUTION_weak_facts);
}

/* A count is no margin: all of those that can be had is not close. */
static bool
is_margin(const struct limit *limit)
{
	static const char *const counts[] = { "accelerators", "available",
		"rent", "global_batch", "memory" };

	for (size_t i = 0; i < COUNT(counts); i++)
		if (!strcmp(limit->name, counts[i]))
			return false;
	return true;
}

static void
look_limits(struct look *l)
{
	const struct answer *a = l->a;

	if (l->o->has_memory && l->o->memory_share > 1 - LITTLE)
		TELL(l, tight_memory, amount(l, l->o->memory_share, "1",
		    "percent"));
	if (grade_misses(l->o) > 0)
		TELL(l, limits_unsure, number(l, grade_misses(l->o)));
	if (a->limit && is_margin(a->limit) && answer_headroom(a) < LITTLE)
		TELL(l, tight_limit, a->limit->title);
}

static void
look_price(struct look *l)
{
	const struct order *o = l->o;
	const struct number *most = o->offer ?
	    offer_available(l->q->catalog, o->offer) : NULL;

	/* Less than twice what is bought: a neighbour's order may empty it. */
	if (o->reasons & 1u << REASON_supply)
		TELL(l, supply_unrecorded, number(l, o->accelerators));
	else if (most && most != &o->offer->count && most->value < 2 *
	    o->accelerators)
		TELL(l, few_available, number(l, most->value));
	warn(l, o->buys && o->like.providers == 1, CAUTION_one_shop);
	if (o->reasons & 1u << REASON_price_age)
		TELL(l, old_price, number(l, o->price_age_days));
	if (o->reasons & 1u << REASON_below_median)
		TELL(l, low_price, amount(l, o->price / o->like.median, "1",
		    "percent"));
}

/* What the run costs at a rent by the hour, and whether so many are sold. */
static double
by_hour(struct look *l, const struct offer *rent)
{
	const struct number *most = offer_available(l->q->catalog, rent);
	struct order *o = l->a->order;

	o->usd_by_hour = rent->price.value * o->accelerators *
	    o->attributed_hours * HOUR;
	o->by_hour_sold = most && most->value >= o->accelerators;
	return o->usd_by_hour;
}

/* What a run leaves of a commitment, beside rent for as long as it takes. */
static void
look_commitment(struct look *l)
{
	const struct order *o = l->o;
	const char *used = amount(l, grade_used(l->q, o), "1", "percent");
	const struct offer *rent;
	size_t count;

	if (!(o->reasons & 1u << REASON_idle_commitment))
		return;
	rent = rent_beside(l->q->catalog, l->q->profile, o->accelerator,
	    &count);
	if (!rent || offer_commitment(l->q->catalog, rent) > 0) {
		TELL(l, idle_commitment, .used = used);
		return;
	}
	TELL(l, idle_commitment, .used = used,
	    .usd = amount(l, by_hour(l, rent), "USD", "USD"));
}

/* What comes with how it is had. */
static void
look_terms(struct look *l)
{
	const struct profile *p = l->q->profile;
	const struct offer *f = l->o->offer;
	bool waited = l->q->kind->waited;

	warn(l, f && word_is(&f->tier, "spot") && waited, CAUTION_spot_service);
	warn(l, f && word_is(&f->tier, "spot") && !waited, CAUTION_spot_run);
	warn(l, order_dearer_together(l->o), CAUTION_dearer_together);
	warn(l, f && order_rents(l->o) && text_equal(offer_seller_kind(f),
	    "marketplace"), CAUTION_private_host);
	warn(l, f && (word_is(&f->tier, "reserved_1y") ||
	    word_is(&f->tier, "reserved_3y")), CAUTION_committed);
	look_commitment(l);
	if (f && word_is(&f->tier, "purchase") && !p->utilization.fact.given)
		TELL(l, full_use, number(l, p->hours_per_month.value / HOUR));
}

/* Cores that feed one accelerator, where those of its host are not known and
 * fewer may come with it. */
static void
look_cores(struct look *l)
{
	double needed;

	if (chain_slot(l->q->chain, "host_cores") < 0 ||
	    answer_value(l->d, l->a, "host_cores") > 0)
		return;
	needed = net_data_time(answer_value(l->d, l->a, "samples"),
	    answer_value(l->d, l->a, "core_time"),
	    answer_value(l->d, l->a, "pixels"),
	    answer_value(l->d, l->a, "usual_pixels"), 1) /
	    answer_value(l->d, l->a, "step_time");
	if (needed > FEW_CORES)
		TELL(l, cores_unrecorded, number(l, ceil(needed)));
}

static void
look_cards(struct look *l)
{
	const struct accelerator *a = l->o->accelerator;
	bool waited = l->q->kind->waited;
	bool several = l->a->place.count > 1;
	/* Who rents gets slots and power with them. */
	bool owned = l->o->tenure != TENURE_RENT &&
	    l->o->tenure != TENURE_COMMIT;

	warn(l, word_is(&a->ecc, "no") && (!waited || several), CAUTION_no_ecc);
	warn(l, several && owned && word_is(&a->segment, "consumer"),
	    CAUTION_desktop_cards);
}

static void
look_quality(struct look *l)
{
	const struct format *f = l->o->format;
	struct quality_loss q;

	if (!f)
		return;
	q = answer_loss(l->q->catalog, l->q->workload, f);
	if (q.known && q.record && q.share > NOTED_LOSS)
		TELL(l, quality_loss, .format = format_said(f),
		    .loss = amount(l, q.share, "1", "percent"),
		    .measure = q.record->measure.text,
		    .network = q.record->network.text);
	if (!q.known && l->q->kind->perplexity)
		TELL(l, quality_unrecorded, .format = format_said(f),
		    .other = q.other ? q.other->network.text : NULL);
}

/* Where weights alone are narrow, what it multiplies in. */
static void
tell_partial(struct look *l, const struct support *s, const char *stack)
{
	const struct format *f = l->o->format, *computes =
	    format_find(l->q->catalog, s->compute.text);

	if (f && computes)
		TELL(l, support_partial, .stack = stack,
		    .format = format_said(f),
		    .computes = format_said(computes));
	else
		TELL(l, support_partial, .stack = stack);
}

static void
look_support(struct look *l)
{
	const struct placement *p = &l->a->place;
	struct stack s = { 0 };
	struct on_record recorded;
	const char *name;

	if (!l->q->kind->type->modelless)
		s = stack_of(l->q->catalog, l->q->workload, p);
	if (!s.software)
		return;
	name = stack_title(l->arena, p->calibration, s.software);
	refuse_recorded(l->q, p, &recorded);
	if (recorded.format_unrecorded && s.found.state == SUPPORT_unknown)
		TELL(l, support_unrecorded, .stack = name, .format =
		    l->o->format ? format_said(l->o->format) : NULL);
	if (s.found.state == SUPPORT_partial)
		tell_partial(l, s.found.record, name);
}

/* Stacks of the profile of which no record speaks. */
static void
look_software(struct look *l)
{
	const struct words *asked = &l->q->profile->software;
	struct text t;

	text_init(&t, l->arena);
	for (size_t i = 0; i < asked->count; i++) {
		const struct support_asked one = {
			.software = asked->item[i].text,
			.accelerator = l->o->accelerator };

		if (support_find(l->q->catalog, &one).state ==
		    SUPPORT_unknown)
			text_printf(&t, "%s%s", t.len ? ", " : "",
			    one.software);
	}
	if (t.len)
		TELL(l, software_unrecorded, t.data);
}

static void
look_delivery(struct look *l)
{
	bool asked = l->q->workload->needed_within.fact.given ||
	    l->q->profile->max_lead_time.fact.given;
	struct lead lead = { 0 };

	if (l->o->offer)
		lead = supply_lead(l->q->catalog, l->q->profile, l->o->offer);
	if (lead.known && lead.time > SOON)
		TELL(l, late, amount(l, lead.time, "s", "week"));
	warn(l, !lead.known && asked, CAUTION_late_unrecorded);
}

void
cautions_find(struct arena *arena, const struct question *q,
    const struct decision *d, const struct answer *a)
{
	struct look l = { .arena = arena, .phrases = q->catalog->phrases,
		.q = q, .d = d, .a = a, .o = a->order };

	look_facts(&l);
	look_limits(&l);
	look_price(&l);
	look_terms(&l);
	look_cards(&l);
	look_cores(&l);
	look_quality(&l);
	look_support(&l);
	look_delivery(&l);
	look_software(&l);
	warn(&l, d->ranked_count == 1 && d->ranked->order == a->order,
	    CAUTION_only_choice);
	a->order->caution = l.found.item;
	a->order->cautions = l.found.count;
}

void
caution_withheld(struct arena *arena, const struct phrases *phrases,
    struct order *o, const char *says)
{
	struct look l = { .arena = arena, .phrases = phrases, .o = o };

	TELL(&l, withheld, says);
	for (size_t i = 0; i < o->cautions; i++)
		ARRAY_ADD(arena, &l.found, o->caution[i]);
	o->caution = l.found.item;
	o->cautions = l.found.count;
}

const char *
cautions_ids(struct arena *arena, const struct order *o)
{
	struct text t;

	text_init(&t, arena);
	for (size_t i = 0; o && i < o->cautions; i++)
		text_printf(&t, "%s%s", i ? " " : "", o->caution[i].id);
	return t.data;
}
