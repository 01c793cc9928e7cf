/* Sentences about what changed. */
#include <ctype.h>
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/map.h"
#include "base/text.h"
#include "cmd/answer.h"
#include "cmd/cmd.h"
#include "cmd/diff.h"
#include "feed/date.h"
#include "feed/json.h"
#include "kind/kind.h"
#include "kind/place.h"
#include "spec/phrase.h"
#include "unit/number.h"

static bool
is_same(const struct json *a, const struct json *b, const char *name)
{
	return !strcmp(json_text_of(a, name), json_text_of(b, name));
}

const char *
diff_sold(struct options *o, const struct changes *all, const struct change *c)
{
	const struct json *was = change_choice(c->was);
	const struct json *now = change_choice(c->now);
	const struct json *before = diff_offer(all->old, was);
	const struct json *after = diff_offer(all->new, now);
	const char *seller = json_text_of(before, "provider");

	if (!*seller || !*json_text_of(after, "provider") ||
	    is_same(before, after, "provider") ||
	    !is_same(before, after, "tier") || !is_same(was, now, "software") ||
	    strcmp(diff_hardware(o, all->old, was), diff_hardware(o, all->new,
	    now)) != 0)
		return NULL;
	return SAID(o->arena, o->phrases, diff_sold, .choice = diff_choice(o,
	    all->new, c->id, now), .seller = edition_name(all->old,
	    "provider", seller));
}

static const struct measure *
measure_of(const struct json *decision)
{
	const struct kind *k = kind_find(json_text_of(decision, "kind"));

	return k ? &k->measures[0] : NULL;
}

const char *
diff_cost_title(const struct json *decision)
{
	const struct measure *m = measure_of(decision);

	return m ? m->title : "Cost";
}

const char *
diff_cost(struct options *o, const struct json *decision,
    const struct json *answer)
{
	const struct kind *k = kind_find(json_text_of(decision, "kind"));
	const struct chain_row *row = k ? chain_row(kind_chain(k),
	    k->measures[0].row) : NULL;

	if (!row || !answer)
		return "";
	return answer_show(o->arena, json_number_of(answer, "objective"),
	    row->unit, k->measures[0].unit);
}

const char *
diff_share(struct options *o, double was, double now)
{
	double percent = fabs(was) > 0 ? 100 * (now - was) / fabs(was) : 0;
	struct text t;

	if (!(fabs(percent) > 0))
		return "";
	text_init(&t, o->arena);
	text_add(&t, percent < 0 ? " (" : " (+");
	number_round(&t, percent, fabs(percent) < 10 ? 2 : 3);
	text_add(&t, "%)");
	return t.data;
}

const char *
diff_money(struct options *o, double usd)
{
	return answer_show(o->arena, usd, "USD", NULL);
}

const char *
diff_stale(struct options *o, const struct edition *e, const struct json *offer)
{
	static const double day = 86400;

	return SAID(o->arena, o->phrases, diff_stale,
	    .offer = *json_text_of(offer, "provider") ?
	    diff_priced(o, e, offer) : json_text_of(offer, "id"),
	    .date = json_text_of(offer, "date"),
	    .days = floor(json_number_of(offer, "age") / day));
}

/* What an answer costs in all, by the same workload. */
static double
in_all(const struct json *answer)
{
	return json_number_of(answer, "usd_attributed");
}

/* Is what ranks all that the workload costs, as of one run? */
static bool
is_all(const struct json *answer)
{
	return fabs(json_number_of(answer, "objective") - in_all(answer)) <=
	    1e-9 * in_all(answer);
}

const char *
diff_alone(struct options *o, const struct json *now)
{
	if (!(in_all(now) > 0) || is_all(now))
		return "";
	return arena_printf(o->arena, "; %s", SAID(o->arena, o->phrases,
	    diff_alone, diff_money(o, in_all(now))));
}

/* Why a policy leaves what costs less: what else it wants little of. */
static const char *
preferred(struct options *o, const struct json *decision)
{
	const struct json *goal;
	size_t n = json_items(decision, "policy_goals", &goal);
	const char *first = n ? json_text_of(goal, "goal") : "";
	bool cost = !strcmp(first, "cost");

	if (!n || (cost && n < 2))
		return "";
	return SAID(o->arena, o->phrases, diff_prefers,
	    .within = 100 * json_number_of(goal, "within"), .first = first,
	    .second = cost ? json_text_of(&goal[1], "goal") : NULL);
}

const char *
diff_staying(struct options *o, const struct changes *all,
    const struct change *c)
{
	const struct json *was = change_choice(c->was);
	const struct json *now = change_choice(c->now);
	const char *what = diff_hardware(o, all->old, was);
	bool less;

	if (c->type != CHANGE_flipped || !was)
		return "";
	if (c->stays_out)
		return SAID(o->arena, o->phrases, diff_disqualified,
		    .choice = what,
		    .reason = json_text_of(c->stays_out, "reason"));
	if (!c->stays)
		return SAID(o->arena, o->phrases, diff_left_out, what);
	less = json_number_of(c->stays, "objective") <
	    json_number_of(now, "objective");
	return arena_printf(o->arena, "%s%s%s", SAID(o->arena, o->phrases,
	    diff_staying, .choice = what,
	    .cost = diff_cost(o, c->now, c->stays),
	    .share = diff_share(o, json_number_of(now, "objective"),
	    json_number_of(c->stays, "objective")),
	    .stake = c->stake > 0 ? diff_money(o, c->stake) : NULL,
	    .per = c->of_run ? "run" : "month"), less ? " " : "",
	    less ? preferred(o, c->now) : "");
}

/* The word of an offer of its guide, or NULL. */
static const char *
evidence_of(const struct edition *e, const struct json *answer)
{
	const char *word = json_text_of(map_get(e->offer, json_text_of(answer,
	    "offer")), "evidence");

	return *word ? word : NULL;
}

/* The one where it is told and differs from the other. */
static const char *
unlike(const char *was, const char *now)
{
	return was && *was && (!now || strcmp(was, now) != 0) ? was : NULL;
}

const char *
diff_evidence(struct options *o, const struct changes *all,
    const struct change *c)
{
	const struct json *was = change_choice(c->was);
	const struct json *now = change_choice(c->now);
	const struct json *offer = map_get(all->new->offer, json_text_of(now,
	    "offer"));
	const char *doubt = change_doubt(all->new, now);
	const char *evidence = evidence_of(all->new, now);
	const char *since = json_text_of(offer, "since");
	const char *grade = json_text_of(now, "grade");
	double days = 0;

	if (!now || (!evidence && !doubt && !*grade))
		return "";
	if (!date_days(since, json_text_of(all->new->guide, "date"), &days))
		since = "";
	evidence = doubt ? doubt : evidence ? evidence : "listed";
	return SAID(o->arena, o->phrases, diff_evidence,
	    .evidence = evidence,
	    .evidence_was = unlike(evidence_of(all->old, was), evidence),
	    .grade = *grade ? grade : NULL,
	    .grade_was = unlike(json_text_of(was, "grade"), grade),
	    .since = *since ? since : NULL, .days = days);
}

const char *
diff_margin(struct options *o, const struct changes *all,
    const struct change *c)
{
	const struct json *d = c->now ? map_get(all->new->order, c->id) : NULL;
	const struct json *order = d ? json_member(d, "order") : NULL;
	double turn = json_number_of(d, "turn_price");
	double price = json_number_of(order, "price");

	if (!(price > 0) || !(turn > price))
		return "";
	if (turn <= price * (1 + change_slight / 10))
		return SAID(o->arena, o->phrases, diff_no_margin,
		    .accelerator = json_text_of(order, "accelerator_name"));
	return SAID(o->arena, o->phrases, diff_margin,
	    .accelerator = json_text_of(order, "accelerator_name"),
	    .price = answer_show(o->arena, turn, "USD/s", NULL),
	    .share = diff_share(o, price, turn));
}

const char *
diff_claim(struct options *o, const struct changes *all,
    const struct fact_change *f)
{
	const struct edition *e = f->now.is ? all->new : all->old;
	const char *slash = strchr(f->id, '/');
	const char *id = slash ? slash + 1 : f->id;
	const struct json *claim;
	size_t n = json_items(e->claims, "claims", &claim);

	for (size_t i = 0; i < n; i++)
		if (!strcmp(json_text_of(&claim[i], "id"), id) &&
		    *json_text_of(&claim[i], "says"))
			return arena_printf(o->arena, "\"%s\" (%s)",
			    json_text_of(&claim[i], "says"), id);
	return f->id;
}

/* What was signed, as either guide knows it. */
static const char *
terms_signed(struct options *o, const struct changes *all,
    const struct json *was)
{
	const struct edition *const e[] = { all->new, all->old };
	const char *terms = NULL;

	for (size_t i = 0; i < COUNT(e) && !terms; i++)
		terms = diff_terms(o, e[i], diff_offer(e[i], was));
	return terms;
}

const char *
diff_signed(struct options *o, const struct changes *all,
    const struct change *c)
{
	const struct json *was = change_unsigned(all, c);
	const struct json *now = change_choice(c->now);
	const struct json *sold = diff_offer(all->new, now);
	bool other = is_same(was, now, "accelerator") &&
	    is_same(was, sold, "provider") && !is_same(was, now, "offer");

	const char *moved = json_text_of(was, "moved");

	if (!was)
		return "";
	return SAID(o->arena, o->phrases, diff_signed,
	    .by = json_text_of(was, "by"),
	    .count = json_number_of(was, "accelerators"),
	    .accelerator = edition_name(all->new, "accelerator",
	    json_text_of(was, "accelerator")),
	    .seller = edition_name(all->new, "provider",
	    json_text_of(was, "provider")),
	    .date = json_text_of(was, "date"),
	    .choice = diff_choice(o, all->new, c->id, now),
	    .terms = other ? diff_terms(o, all->new, sold) : NULL,
	    .terms_signed = other ? terms_signed(o, all, was) : NULL,
	    .moved = *moved ? moved : NULL);
}

const char *
diff_causes(struct options *o, unsigned causes)
{
	struct text t;

	text_init(&t, o->arena);
	for (int m = 0; m < MOVED_CAUSES; m++)
		if (causes & 1u << m)
			text_printf(&t, "%s%s", t.len ? ", " : "",
			    change_causes[m]);
	return t.data;
}
