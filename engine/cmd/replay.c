/*
 * replay: the decisions of past days, from the prices known then, and how they
 * held.
 */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/map.h"
#include "base/progress.h"
#include "base/text.h"
#include "build.h"
#include "catalog/evidence.h"
#include "cmd/answer.h"
#include "cmd/option.h"
#include "cmd/replay.h"
#include "cmd/screen.h"
#include "feed/date.h"
#include "search/grade.h"
#include "unit/number.h"

static const char *
seller_of(struct arena *arena, const struct offer *offer)
{
	return arena_printf(arena, "%s/%s", offer && offer->provider.text ?
	    offer->provider.text : "own", offer && offer->tier.text ?
	    offer->tier.text : "own");
}

static const char *
witness_of(struct arena *arena, const struct catalog *cat,
    const struct offer *offer)
{
	size_t len = 0;
	const char *by = offer ? offer_witness(cat, offer, &len) : NULL;

	return by ? arena_strndup(arena, by, len) : "";
}

/* What is gone is of no day before it was missed. */
static void
add_sights(struct arena *arena, const struct catalog *cat,
    struct map *newest, const struct record_list *offers, bool gone)
{
	for (size_t i = 0; i < offers->count; i++) {
		const struct offer *o = (const struct offer *)offers->item[i];
		const char *seller = seller_of(arena, o);
		const char *by = witness_of(arena, cat, o);
		const char *key = arena_printf(arena, "%s\n%s\n%s",
		    o->accelerator.text, seller, by);
		struct track_sight *s = map_get(newest, key);

		if (s && strcmp(s->seen, o->date.text) >= 0)
			continue;
		if (!s) {
			s = ARENA_NEW(arena, struct track_sight);
			map_put(newest, key, s);
		}
		*s = (struct track_sight){ o->accelerator.text, seller,
			by, o->date.text, gone };
	}
}

/* Lasts when the day is forgotten. */
static struct track_sights
sights_of(struct arena *arena, struct arena *scratch,
    const struct catalog *cat)
{
	struct map *newest = map_new(scratch);
	struct track_sight *item;

	add_sights(scratch, cat, newest, &cat->retired, true);
	add_sights(scratch, cat, newest, &cat->offers, false);
	add_sights(scratch, cat, newest, &cat->part_offers, false);
	item = arena_array(arena, map_count(newest) + 1, sizeof(*item));
	for (size_t i = 0; i < map_count(newest); i++) {
		const struct track_sight *s = map_value(newest, i);

		item[i] = (struct track_sight){
			arena_strdup(arena, s->accelerator),
			arena_strdup(arena, s->seller),
			arena_strdup(arena, s->witness),
			arena_strdup(arena, s->seen), s->gone };
	}
	return (struct track_sights){ item, map_count(newest) };
}

static void
add_costs(struct arena *arena, struct track_order *t,
    const struct decision *d)
{
	struct track_cost *cost = arena_array(arena, d->ranked_count + 1,
	    sizeof(*cost));

	for (size_t i = 0; i < d->ranked_count; i++)
		cost[i] = (struct track_cost){ arena_strdup(arena,
		    d->ranked[i].place.accelerator->head.id),
			d->ranked[i].order->usd_attributed };
	t->costs = cost;
	t->cost_count = d->ranked_count;
}

static const char *
reasons_of(struct arena *arena, const struct order *order)
{
	const char *words = "";

	for (int r = 0; r < REASON_COUNT; r++)
		if (order->reasons & 1u << r)
			words = arena_printf(arena, "%s%s%s", words,
			    *words ? " " : "", reason_word((enum reason)r));
	return words;
}

/* What lasts of a decision when the day is forgotten. */
static void
keep(struct replay *r, const char *day, const struct catalog *cat,
    const struct decision *d, struct track_sights sights)
{
	struct arena *arena = r->o->arena;
	const struct order *order;
	struct track_order kept = { .day = day, .grade = "none", .seller = "",
		.witness = "", .reasons = "",
		.sights = sights, .decision = arena_printf(arena, "%s/%s",
		    d->workload->head.id, d->profile->head.id) };

	if (d->ranked_count) {
		order = d->ranked->order;
		kept.accelerator = arena_strdup(arena,
		    order->accelerator->head.id);
		kept.seller = seller_of(arena, order->offer);
		kept.witness = witness_of(arena, cat, order->offer);
		kept.grade = grade_word(order->grade);
		kept.reasons = reasons_of(arena, order);
		kept.usd = order->usd_attributed;
		kept.knows = order->knows;
		kept.p_accelerator = order->p_accelerator;
		kept.p_stays = order->p_stays;
		kept.kept_first = order->kept_first;
	}
	add_costs(arena, &kept, d);
	ARRAY_ADD(arena, r, kept);
}

/* The guide as it was that day: prices seen by then, all else as it is. */
static void
decide_day(struct replay *r, const char *day)
{
	struct options own = *r->o;
	const struct decisions *made;
	const struct catalog *cat;
	struct whom whom = { 0 };
	struct track_sights sights;

	own.arena = arena_child(r->o->arena);
	own.date = own.until = day;
	cat = build_catalog(&own);
	if (own.args && !diags_failed(own.diags))
		whom.workload = (const struct workload *)answer_find(&own,
		    &cat->workloads, "workload", own.arg[0]);
	if (!diags_failed(own.diags)) {
		made = decide_for(own.arena, cat, whom, own.jobs);
		sights = sights_of(r->o->arena, own.arena, cat);
		for (size_t i = 0; i < made->count; i++)
			keep(r, day, cat, &made->item[i],
			    sights);
	}
	if (!diags_failed(own.diags))
		arena_free(own.arena);
}

static void
add_rows(struct replay *r, enum track_span span)
{
	struct text *out = r->o->out;

	for (size_t i = 0; i < r->count; i++) {
		const struct track_order *was = &r->item[i];
		const struct track_order *now = track_later(r->item, r->count,
		    was, span);
		struct track_held held;

		if (!now || !was->accelerator)
			continue;
		held = track_compare(was, now);
		text_printf(out, "%s,%s,%s,%s,%s,%s,", was->day,
		    was->decision, was->grade, was->accelerator, was->seller,
		    track_span_word(span));
		if (was->knows)
			number_fixed(out, was->p_accelerator, 3, "");
		text_char(out, ',');
		if (was->knows)
			number_fixed(out, was->p_stays, 3, "");
		text_char(out, ',');
		if (was->kept_first > 0)
			number_fixed(out, was->kept_first, 3, "");
		text_printf(out, ",%s,%s,%d,%d,%d,", now->day,
		    now->accelerator ? now->accelerator : "",
		    held.accelerator, held.seller, held.near);
		if (held.ratio > 0)
			number_fixed(out, held.ratio, 3, "");
		text_printf(out, ",%s,%s,%s,%s\n", now->seller,
		    track_asked_word(held.asked),
		    track_cause_word(held.cause), was->reasons);
	}
}

static const char *
percent(struct arena *arena, size_t n, size_t of)
{
	return of ? arena_printf(arena, "%s%%", number_percent(arena,
	    (double)n / (double)of, 0)) : "-";
}

static const char *
cost(struct arena *arena, const struct track_tally *t, double more)
{
	return t->priced ? arena_printf(arena, "%s%%", number_percent(arena,
	    more, 1)) : "-";
}

static void
print_grade(const struct replay *r, struct grid *g, const char *grade,
    enum track_span span)
{
	struct arena *arena = r->o->arena;
	struct track_tally t = track_count(arena, r->item, r->count, grade,
	    NULL, span);

	if (!t.orders)
		return;
	GRID_ADD(g, grade ? grade : "all", track_span_word(span),
	    arena_printf(arena, "%zu", t.orders),
	    arena_printf(arena, "%zu", t.asked),
	    percent(arena, t.accelerator, t.asked),
	    percent(arena, t.seller, t.asked), percent(arena, t.near, t.asked),
	    cost(arena, &t, t.median), cost(arena, &t, t.p90),
	    arena_printf(arena, "%zu", t.learnt),
	    percent(arena, t.unasked_kept, t.orders - t.asked));
}

static void
print_grades(const struct replay *r)
{
	struct grid g = { .arena = r->o->arena, .columns = 11,
		.right = "llrrrrrrrrr" };

	GRID_ADD(&g, "grade", "after a", "orders", "asked again",
	    "same accelerator", "same seller", "within 5%",
	    "staying: median", "9 of 10", "lost to one learnt of",
	    "same, not asked");
	for (unsigned grade = 0; grade <= GRADE_UNTESTED; grade++)
		for (int span = 0; span < TRACK_SPANS; span++)
			print_grade(r, &g, grade_word(grade),
			    (enum track_span)span);
	for (int span = 0; span < TRACK_SPANS; span++)
		print_grade(r, &g, NULL, (enum track_span)span);
	grid_print(&g, r->o, r->o->out);
}

static void
add_bin(struct arena *arena, struct grid *g, const struct track_stated *s,
    int bin)
{
	struct track_bin b = track_bin(s, bin);

	if (b.orders)
		GRID_ADD(g, arena_printf(arena, "%d to %d%%", bin * 100 /
		    TRACK_BINS, (bin + 1) * 100 / TRACK_BINS),
		    arena_printf(arena, "%zu", b.orders),
		    arena_printf(arena, "%s%%", number_percent(arena, b.mean,
		    0)), percent(arena, b.kept, b.orders));
}

static void
print_score(struct text *out, const char *what, const struct track_stated *s)
{
	text_printf(out, "%s: ", what);
	number_fixed(out, track_brier(s->p, s->came, s->count), 3, "");
	text_add(out, "; of a constant: ");
	number_fixed(out, track_brier_constant(s->came, s->count), 3, "");
	text_char(out, '\n');
}

static void
print_odds(const struct replay *r, enum track_odds odds)
{
	static const char *const of[TRACK_ODDS] = {
		"first after a month, drawn", "the same, of like orders" };
	struct track_stated s = track_stated(r->o->arena, r->item, r->count,
	    odds);
	struct grid g = { .arena = r->o->arena, .columns = 4,
		.right = "lrrr" };

	if (!s.count)
		return;
	text_char(r->o->out, '\n');
	GRID_ADD(&g, of[odds], "orders", "odds stated", "came true");
	for (int bin = 0; bin < TRACK_BINS; bin++)
		add_bin(r->o->arena, &g, &s, bin);
	grid_print(&g, r->o, r->o->out);
	text_char(r->o->out, '\n');
	print_score(r->o->out, "Brier score", &s);
	s = track_unlearnt(r->o->arena, &s);
	print_score(r->o->out, "Without orders lost to a price that the "
	    "guide learnt of", &s);
}

static void
print_flickers(const struct replay *r)
{
	struct track_flicker f = track_flickers(r->item, r->count);
	struct arena *arena = r->o->arena;
	struct grid g = { .arena = arena, .columns = 3, .right = "rrr" };

	text_char(r->o->out, '\n');
	GRID_ADD(&g, "days compared", "back within a week",
	    "staying within 5%");
	GRID_ADD(&g, arena_printf(arena, "%zu", f.days),
	    arena_printf(arena, "%zu", f.back),
	    arena_printf(arena, "%zu", f.near));
	grid_print(&g, r->o, r->o->out);
}

/* Days from one decided day to the next; 0 after a fault. */
static long
every(struct options *o)
{
	double days = 7;

	if (o->every && (!number_read(o->every, &days) ||
	    !(days >= 1 && days <= 366) || days > (double)(long)days)) {
		options_fault(o, "--every takes days, 1 to 366, not",
		    o->every, NULL);
		return 0;
	}
	return (long)days;
}

static int
run(struct options *o)
{
	const long step = every(o);
	struct replay r = { .o = o, .every = step, .from = o->arg[0] };
	const char *day = o->arg[0], *last = o->arg[1];
	double days = 0;

	o->arg += 2;
	o->args -= 2;
	if (!step)
		return diags_status(o->diags);
	if (!date_exists(day) || !date_exists(last) ||
	    !date_days(day, last, &days) || days < 0) {
		options_fault(o, "replay takes two days that exist, the "
		    "earlier one first, not", arena_printf(o->arena, "%s %s",
		    day, last), NULL);
		return diags_status(o->diags);
	}
	for (; strcmp(day, last) <= 0 && !diags_failed(o->diags);
	    day = date_after(o->arena, day, step)) {
		progress_say(o->progress, arena_printf(o->arena, "deciding "
		    "%s", day));
		decide_day(&r, day);
		r.to = day;
		r.days++;
	}
	if (diags_failed(o->diags))
		return diags_status(o->diags);
	if (o->format == OUTPUT_LUA) {
		replay_lua(&r);
		return diags_status(o->diags);
	}
	if (o->format == OUTPUT_CSV) {
		text_add(o->out, "day,decision,grade,accelerator,seller,after,"
		    "p_accelerator,p_stays,kept_first,later,first_then,"
		    "kept_accelerator,kept_seller,within_5_percent,"
		    "cost_ratio,seller_then,asked_again,because,reasons\n");
		for (int span = 0; span < TRACK_SPANS; span++)
			add_rows(&r, (enum track_span)span);
		return diags_status(o->diags);
	}
	print_grades(&r);
	for (int odds = 0; odds < TRACK_ODDS; odds++)
		print_odds(&r, (enum track_odds)odds);
	print_flickers(&r);
	return diags_status(o->diags);
}

const struct command command_replay = {
	.name = "replay", .operands = "FROM TO [WORKLOAD]",
	.operands_min = 2, .operands_max = 3,
	.doc = "Decide past days by the prices known then; say what held.",
	.help = "Every seventh day, or --every so many, from the first to the "
	    "last is decided by the\nprices that were seen by then; all other "
	    "records are those of today.  By grade: how\nmany orders kept "
	    "their accelerator and their seller after a week, a month and a\n"
	    "quarter, how many cost at most 5% more than the choice of that "
	    "day, and how much more\nhalf of them and nine in ten cost at "
	    "most.  Shares are of orders whose price somebody\nasked again "
	    "by then; others are counted in the last column.  Then how often "
	    "an\naccelerator that is first stays so for a month: the odds "
	    "that are drawn, and what\nkept_first of the offer's contract "
	    "says, beside what came; after each Brier score that\nof a "
	    "constant.  Last, how many changed their accelerator from one "
	    "day to the next and\nhad it back within a week, and of how "
	    "many staying would have cost at most 5% more.\n--format csv "
	    "has a line for each order and span, --format lua the counts as "
	    "records\nthat a guide keeps.\n",
	.formats = 1u << OUTPUT_TEXT | 1u << OUTPUT_CSV |
	    1u << OUTPUT_LUA,
	.takes = TAKES_EVERY,
	.example = "ridgeline replay 2026-07-19 2026-10-09 chat-70b",
	.run = run,
};
