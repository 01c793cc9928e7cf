/*
 * replay: the decisions of past days, from the prices known then, and how they
 * held.
 */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/progress.h"
#include "base/text.h"
#include "build.h"
#include "cmd/answer.h"
#include "cmd/option.h"
#include "cmd/screen.h"
#include "cmd/track.h"
#include "feed/date.h"
#include "search/grade.h"
#include "unit/number.h"

enum { REPLAY_BINS = 5 };

struct track {
	struct options *o;
	struct track_order *item;
	size_t count, cap;
};

static const char *
seller_of(struct arena *arena, const struct offer *offer)
{
	return arena_printf(arena, "%s/%s", offer && offer->provider.text ?
	    offer->provider.text : "own", offer && offer->tier.text ?
	    offer->tier.text : "own");
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

/* What lasts of a decision when the day is forgotten. */
static void
keep(struct track *t, const char *day, const struct decision *d)
{
	struct arena *arena = t->o->arena;
	const struct order *order;
	struct track_order kept = { .day = day, .grade = "none", .seller = "",
		.decision = arena_printf(arena, "%s/%s",
		    d->workload->head.id, d->profile->head.id) };

	if (d->ranked_count) {
		order = d->ranked->order;
		kept.accelerator = arena_strdup(arena,
		    order->accelerator->head.id);
		kept.seller = seller_of(arena, order->offer);
		kept.grade = grade_word(order->grade);
		kept.usd = order->usd_attributed;
		kept.knows = order->knows;
		kept.p_accelerator = order->p_accelerator;
		kept.p_stays = order->p_stays;
		kept.kept_first = order->kept_first;
	}
	add_costs(arena, &kept, d);
	ARRAY_ADD(arena, t, kept);
}

/* The guide as it was that day: prices seen by then, all else as it is. */
static void
decide_day(struct track *t, const char *day)
{
	struct options own = *t->o;
	const struct decisions *made;
	const struct catalog *cat;
	struct whom whom = { 0 };

	own.arena = arena_child(t->o->arena);
	own.date = own.until = day;
	cat = build_catalog(&own);
	if (own.args && !diags_failed(own.diags))
		whom.workload = (const struct workload *)answer_find(&own,
		    &cat->workloads, "workload", own.arg[0]);
	if (!diags_failed(own.diags)) {
		made = decide_for(own.arena, cat, whom, own.jobs);
		for (size_t i = 0; i < made->count; i++)
			keep(t, day, &made->item[i]);
	}
	if (!diags_failed(own.diags))
		arena_free(own.arena);
}

static void
add_rows(struct track *t, enum track_span span)
{
	struct text *out = t->o->out;

	for (size_t i = 0; i < t->count; i++) {
		const struct track_order *was = &t->item[i];
		const struct track_order *now = track_later(t->item, t->count,
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
		text_char(out, '\n');
	}
}

/* How orders of one grade held after a span. */
struct count {
	size_t orders, accelerator, seller, near, priced;
	double more;              /* sum of what following them costs */
};

static struct count
count_grade(const struct track *t, const char *grade, enum track_span span)
{
	struct count c = { 0 };

	for (size_t i = 0; i < t->count; i++) {
		const struct track_order *was = &t->item[i];
		const struct track_order *now = !was->accelerator ||
		    strcmp(was->grade, grade) ? NULL :
		    track_later(t->item, t->count, was, span);
		struct track_held held;

		if (!now)
			continue;
		held = track_compare(was, now);
		c.orders++;
		c.accelerator += held.accelerator;
		c.seller += held.seller;
		c.near += held.near;
		c.priced += held.ratio > 0;
		c.more += held.ratio > 0 ? held.ratio - 1 : 0;
	}
	return c;
}

static const char *
percent(struct arena *arena, size_t n, size_t of)
{
	return of ? arena_printf(arena, "%s%%", number_percent(arena,
	    (double)n / (double)of, 0)) : "-";
}

static void
print_grades(const struct track *t)
{
	struct arena *arena = t->o->arena;
	struct grid g = { .arena = arena, .columns = 7, .right = "llrrrrr" };

	GRID_ADD(&g, "grade", "after a", "orders", "same accelerator",
	    "same seller", "within 5%", "cost of staying");
	for (unsigned grade = 0; grade <= GRADE_UNTESTED; grade++)
		for (int span = 0; span < TRACK_SPANS; span++) {
			struct count c = count_grade(t, grade_word(grade),
			    (enum track_span)span);

			if (!c.orders)
				continue;
			GRID_ADD(&g, grade_word(grade),
			    track_span_word((enum track_span)span),
			    arena_printf(arena, "%zu", c.orders),
			    percent(arena, c.accelerator, c.orders),
			    percent(arena, c.seller, c.orders),
			    percent(arena, c.near, c.orders),
			    c.priced ? arena_printf(arena, "%s%%",
			    number_percent(arena, c.more / (double)c.priced,
			    1)) : "-");
		}
	grid_print(&g, t->o, t->o->out);
}

/* Shares of like orders that are kept for a month, as orders of decided days
 * state them, and what came. */
struct odds {
	double *p;
	bool *came;
	size_t count;
};

static struct odds
month_odds(const struct track *t)
{
	struct arena *arena = t->o->arena;
	struct odds m = { arena_array(arena, t->count + 1, sizeof(*m.p)),
		arena_array(arena, t->count + 1, sizeof(*m.came)), 0 };

	for (size_t i = 0; i < t->count; i++) {
		const struct track_order *was = &t->item[i];
		const struct track_order *now = was->kept_first > 0 ?
		    track_later(t->item, t->count, was, TRACK_MONTH) : NULL;

		if (!now)
			continue;
		m.p[m.count] = was->kept_first;
		m.came[m.count++] = track_compare(was, now).accelerator;
	}
	return m;
}

static int
bin_of(double p)
{
	int bin = (int)(p * REPLAY_BINS);

	return bin < REPLAY_BINS ? bin : REPLAY_BINS - 1;
}

static void
print_bin(const struct track *t, struct grid *g, const struct odds *m,
    int bin)
{
	struct arena *arena = t->o->arena;
	size_t n = 0, came = 0;
	double sum = 0;

	for (size_t i = 0; i < m->count; i++)
		if (bin_of(m->p[i]) == bin) {
			n++;
			came += m->came[i];
			sum += m->p[i];
		}
	if (n)
		GRID_ADD(g, arena_printf(arena, "%d to %d%%", bin * 100 /
		    REPLAY_BINS, (bin + 1) * 100 / REPLAY_BINS),
		    arena_printf(arena, "%zu", n), arena_printf(arena, "%s%%",
		    number_percent(arena, sum / (double)n, 0)),
		    percent(arena, came, n));
}

static void
print_odds(const struct track *t)
{
	struct odds m = month_odds(t);
	struct grid g = { .arena = t->o->arena, .columns = 4,
		.right = "lrrr" };

	if (!m.count)
		return;
	text_char(t->o->out, '\n');
	GRID_ADD(&g, "first after a month", "orders", "odds stated",
	    "came true");
	for (int bin = 0; bin < REPLAY_BINS; bin++)
		print_bin(t, &g, &m, bin);
	grid_print(&g, t->o, t->o->out);
	text_add(t->o->out, "\nBrier score: ");
	number_fixed(t->o->out, track_brier(m.p, m.came, m.count), 3, "");
	text_add(t->o->out, "; of a constant: ");
	number_fixed(t->o->out, track_brier_constant(m.came, m.count), 3, "");
	text_char(t->o->out, '\n');
}

static void
print_flickers(const struct track *t)
{
	struct track_flicker f = track_flickers(t->item, t->count);
	struct arena *arena = t->o->arena;
	struct grid g = { .arena = arena, .columns = 3, .right = "rrr" };

	text_char(t->o->out, '\n');
	GRID_ADD(&g, "days compared", "back within a week",
	    "staying within 5%");
	GRID_ADD(&g, arena_printf(arena, "%zu", f.days),
	    arena_printf(arena, "%zu", f.back),
	    arena_printf(arena, "%zu", f.near));
	grid_print(&g, t->o, t->o->out);
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
	struct track t = { .o = o };
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
		decide_day(&t, day);
	}
	if (diags_failed(o->diags))
		return diags_status(o->diags);
	if (o->format == OUTPUT_CSV) {
		text_add(o->out, "day,decision,grade,accelerator,seller,after,"
		    "p_accelerator,p_stays,kept_first,later,first_then,"
		    "kept_accelerator,kept_seller,within_5_percent,"
		    "cost_ratio\n");
		for (int span = 0; span < TRACK_SPANS; span++)
			add_rows(&t, (enum track_span)span);
		return diags_status(o->diags);
	}
	print_grades(&t);
	print_odds(&t);
	print_flickers(&t);
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
	    "day, and how much more\nthey cost on average.  Then how often "
	    "an accelerator that is first stays so for a\nmonth: what "
	    "kept_first of the offer's contract says, and what came; beside "
	    "its Brier\nscore that of a constant.  Last, how many changed "
	    "their accelerator from one day to\nthe next and had it back "
	    "within a week, and of how many staying would have cost at\n"
	    "most 5% more.\n--format csv has a line for each order and "
	    "span.\n",
	.formats = 1u << OUTPUT_TEXT | 1u << OUTPUT_CSV,
	.takes = TAKES_EVERY,
	.example = "ridgeline replay 2026-07-19 2026-10-09 chat-70b",
	.run = run,
};
