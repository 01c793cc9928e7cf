/*
 * What changed as people read it: on a terminal, or as the comment on a pull
 * request, which may have 65,536 characters and is found again by its first
 * line.
 */
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "cmd/cmd.h"
#include "cmd/diff_page.h"
#include "feed/json.h"
#include "spec/phrase.h"
#include "unit/number.h"
#include "write/markdown.h"

/* GitHub's limit less what closes a comment; bytes are no fewer than
 * characters. */
enum { COMMENT_MOST = 65536 - 1024 };

static const char marker[] = "<!-- ridgeline diff -->";

static void
write_held(const struct diff_page *p, const void *item)
{
	const struct json *h = item;
	const char *id = json_text_of(h, "id");
	bool told = *json_text_of(h, "provider") != '\0';

	text_add(p->out, "- ");
	diff_say(p, told ? diff_priced(p->o, p->all->new, h) : id);
	if (told)
		text_printf(p->out, p->markdown ? " (`%s`)" : " (%s)", id);
	diff_say(p, arena_printf(p->o->arena, ", seen %s: %s",
	    json_text_of(h, "date"), json_text_of(h, "reason")));
	text_char(p->out, '\n');
}

static void
write_claim(const struct diff_page *p, const void *item)
{
	const struct fact_change *f = item;

	text_add(p->out, "- ");
	diff_say(p, diff_claim(p->o, p->all, f));
	if (f->way == WAY_changed)
		diff_say(p, arena_printf(p->o->arena, ": was %s, is %s",
		    f->was.text, f->now.text));
	else
		diff_say(p, f->way == WAY_added ? ": new" : ": gone");
	text_char(p->out, '\n');
}

/* What came today stands open, as it is what a reviewer has to settle. */
static void
held_section(const struct diff_page *p)
{
	static const char title[] = "Prices held back, which decide nothing";
	struct { struct json *item; size_t count, cap; } fresh = { 0 };
	struct diff_list l = { .size = sizeof(struct json),
		.most = DIFF_LIST_MOST, .write = write_held };

	for (size_t i = 0; i < p->all->held_count; i++)
		if (!diff_was_held(p->all, &p->all->held[i]))
			ARRAY_ADD(p->o->arena, &fresh, p->all->held[i]);
	if (!p->all->held_count)
		return;
	if (fresh.count)
		diff_heading(p, title);
	else
		diff_fold(p, title, p->all->held_count);
	l.item = fresh.item;
	l.count = fresh.count;
	diff_write_list(p, &l);
	if (fresh.count < p->all->held_count)
		text_printf(p->out, "- %s%zu held back before\n", fresh.count ?
		    "and " : "", p->all->held_count - fresh.count);
	if (fresh.count)
		text_printf(p->out, "\n%s\n", SAID_PLAIN(p->o->phrases,
		    diff_held));
	else
		diff_unfold(p);
}

static void
claims_section(const struct diff_page *p)
{
	const struct diff_list l = { p->all->claims.item, p->all->claims.count,
		sizeof(struct fact_change), DIFF_LIST_MOST, write_claim };

	if (!l.count)
		return;
	diff_fold(p, "Published claims with another verdict", l.count);
	diff_write_list(p, &l);
	diff_unfold(p);
}

static void
write_group(const struct diff_page *p, const void *item)
{
	const struct price_group *g = item;

	if (g->of.count == 1) {
		diff_write_fact(p, g->of.item);
		return;
	}
	text_add(p->out, "- ");
	diff_say(p, diff_group(p->o, p->all, g));
	text_char(p->out, '\n');
}

/* A seller who comes or goes with all prices is one line. */
static void
groups_list(const struct diff_page *p, const struct fact_changes *prices)
{
	struct price_groups g = diff_groups(p->o, p->all, prices);
	struct diff_list l = { g.item, g.count, sizeof(*g.item), DIFF_LIST_MOST,
		write_group };

	diff_write_list(p, &l);
}

/* A fact, and how many others moved as it did. */
struct moved_fact {
	struct fact_change fact;
	size_t more;
};

struct moved_facts {
	struct moved_fact *item;
	size_t count, cap;
};

static bool
is_same_value(const struct reading *a, const struct reading *b)
{
	return a->is == b->is && a->number == b->number &&
	    !strcmp(a->text, b->text) && !(a->value < b->value) &&
	    !(a->value > b->value);
}

/* Calibrations take what they do not state from one that they are like: what
 * moves there moves in all of them. */
static bool
is_shared(const struct fact_change *a, const struct fact_change *b)
{
	const char *x = strrchr(a->id, '/'), *y = strrchr(b->id, '/');

	return text_starts(a->id, "calibration/") &&
	    text_starts(b->id, "calibration/") && !strcmp(x, y) &&
	    a->way == WAY_changed && is_same_value(&a->was, &b->was) &&
	    is_same_value(&a->now, &b->now);
}

static void
add_moved(struct options *o, struct moved_facts *list,
    const struct fact_change *f)
{
	for (size_t i = 0; i < list->count; i++)
		if (is_shared(&list->item[i].fact, f)) {
			list->item[i].more++;
			return;
		}
	ARRAY_ADD(o->arena, list, (struct moved_fact){ .fact = *f });
}

static void
write_moved(const struct diff_page *p, const void *item)
{
	const struct moved_fact *t = item;

	diff_write_fact(p, &t->fact);
	if (t->more)
		diff_below(p, SAID(p->o->arena, p->o->phrases, diff_shared,
		    .more = (double)t->more));
}

static void
write_facts(const struct diff_page *p, const struct fact_changes *facts)
{
	struct moved_facts list = { 0 };
	struct diff_list l = { .size = sizeof(struct moved_fact),
		.most = DIFF_LIST_MOST, .write = write_moved };

	for (size_t i = 0; i < facts->count; i++)
		add_moved(p->o, &list, &facts->item[i]);
	l.item = list.item;
	l.count = list.count;
	diff_write_list(p, &l);
}

/* Facts of one cause that moved in one way. */
static void
facts_section(const struct diff_page *p, enum change_cause cause,
    enum change_way way)
{
	static const char *const titles[MOVED_CAUSES] = { "Prices",
		"Exchange rates", "Catalogue", "Models and calibrations",
		"Workloads, profiles and policies", "Program" };
	struct fact_changes list = { 0 };

	for (size_t i = 0; i < p->all->facts.count; i++) {
		const struct fact_change *f = &p->all->facts.item[i];

		if (f->cause == cause && f->way == way)
			ARRAY_ADD(p->o->arena, &list, *f);
	}
	if (!list.count)
		return;
	diff_fold(p, arena_printf(p->o->arena, "%s %s", titles[cause],
	    change_ways[way]), list.count);
	if (cause == MOVED_price && way != WAY_changed)
		groups_list(p, &list);
	else
		write_facts(p, &list);
	diff_unfold(p);
}

/* What the decisions cost that both guides answer. */
static void
both_total(const struct diff_page *p)
{
	const struct changes *all = p->all;
	double more = all->both.now - all->both.was;
	const char *now = diff_money(p->o, all->both.now);
	const char *share = diff_share(p->o, all->both.was, all->both.now);
	double both = (double)all->both.count, of = (double)all->count;

	if (!all->both.count)
		return;
	if (!(fabs(more) > change_slight / 10 * all->both.was))
		SAY(p->out, p->o->phrases, diff_as_before, .both = both,
		    .all = of, .now = now);
	else if (more > 0)
		SAY(p->out, p->o->phrases, diff_more, .both = both, .all = of,
		    .now = now, .difference = diff_money(p->o, more),
		    .share = share);
	else
		SAY(p->out, p->o->phrases, diff_less, .both = both, .all = of,
		    .now = now, .difference = diff_money(p->o, -more),
		    .share = share);
	text_char(p->out, '\n');
}

/* What they cost together, and those that one guide alone answers. */
static void
totals(const struct diff_page *p)
{
	const struct changes *all = p->all;
	double of = (double)all->count;

	both_total(p);
	if (all->fresh.count) {
		SAY(p->out, p->o->phrases, diff_answered, .count =
		    (double)all->fresh.count, .all = of,
		    .cost = diff_money(p->o, all->fresh.now));
		text_char(p->out, '\n');
	}
	if (all->lost.count) {
		SAY(p->out, p->o->phrases, diff_unanswered, .count =
		    (double)all->lost.count, .all = of,
		    .cost = diff_money(p->o, all->lost.was));
		text_char(p->out, '\n');
	}
}

/* "3 with another choice, 2 as before": of which days, where both say it. */
static void
counts(const struct diff_page *p)
{
	struct text t;

	text_init(&t, p->o->arena);
	for (int type = 0; type < CHANGE_TYPES; type++)
		if (p->all->types[type])
			text_printf(&t, "%s%zu %s", t.len ? ", " : "",
			    p->all->types[type],
			    diff_counted((enum change_type)type));
	if (!t.len)
		return;
	SAY(p->out, p->o->phrases, diff_counts, .counts = t.data,
	    .now = json_text_of(p->all->new->guide, "date"),
	    .was = json_text_of(p->all->old->guide, "date"));
	text_char(p->out, '\n');
}

static bool
has_moved(const struct changes *all, int cause)
{
	return all->moved[cause][0] || all->moved[cause][1] ||
	    all->moved[cause][2] || all->flips[cause];
}

/* Facts by cause, and the choices that each had a part in. */
static void
causes(const struct diff_page *p)
{
	const struct changes *all = p->all;
	bool any = false;

	for (int m = 0; m < MOVED_CAUSES; m++)
		any |= has_moved(all, m);
	if (!any)
		return;
	text_add(p->out, p->markdown ? "\n| Cause | Changed | Added | "
	    "Removed | Choices |\n|---|--:|--:|--:|--:|\n" :
	    "\ncause      changed  added  removed  choices\n");
	for (int m = 0; m < MOVED_CAUSES; m++)
		if (has_moved(all, m))
			text_printf(p->out, p->markdown ? "| %s | %zu | %zu "
			    "| %zu | %zu |\n" : "%-10s %7zu %6zu %8zu %8zu\n",
			    change_causes[m], all->moved[m][WAY_changed],
			    all->moved[m][WAY_added],
			    all->moved[m][WAY_removed], all->flips[m]);
	if (!all->whole)
		text_printf(p->out, "\n%s\n", SAID_PLAIN(p->o->phrases,
		    diff_no_catalogue));
}

static void
figures(const struct diff_page *p)
{
	size_t n[WAYS] = { 0 };

	for (size_t i = 0; i < p->all->figures.count; i++)
		n[p->all->figures.item[i].way]++;
	if (p->all->figures.count)
		text_printf(p->out, "\n%s\n", SAID(p->o->arena,
		    p->o->phrases, diff_figures,
		    .changed = (double)n[WAY_changed],
		    .added = (double)n[WAY_added],
		    .removed = (double)n[WAY_removed]));
}

/* "1 to switch, 2 to re-quote; staying costs $4,320 more a month." */
static void
actions(const struct diff_page *p)
{
	size_t n[CHANGE_ACTIONS] = { 0 };
	double month = 0, run = 0;
	struct text t;

	text_init(&t, p->o->arena);
	for (size_t i = 0; i < p->all->count; i++) {
		const struct change *c = &p->all->item[i];

		n[c->action]++;
		if (c->action == ACTION_switch || c->action == ACTION_requote)
			*(c->of_run ? &run : &month) += c->stake > 0 ?
			    c->stake : 0;
	}
	for (int a = ACTION_none + 1; a < CHANGE_ACTIONS; a++)
		if (n[a])
			text_printf(&t, "%s%zu to %s", t.len ? ", " : "",
			    n[a], change_actions[a]);
	if (!t.len)
		return;
	text_printf(p->out, "%s%s%s\n\n", p->markdown ? "**" : "",
	    SAID(p->o->arena, p->o->phrases, diff_actions, .counts = t.data,
	    .month = month > 0 ? diff_money(p->o, month) : NULL,
	    .run = run > 0 ? diff_money(p->o, run) : NULL),
	    p->markdown ? "**" : "");
}

static void
write_page(const struct diff_page *p)
{
	const struct changes *all = p->all;
	size_t flips = all->types[CHANGE_flipped];

	text_printf(p->out, "%s%zu of %zu choices changed\n\n",
	    p->markdown ? "## " : "", flips, all->count);
	actions(p);
	totals(p);
	counts(p);
	causes(p);
	diff_behind(p);
	diff_decisions(p, CHANGE_flipped);
	diff_unsigned(p);
	diff_stales(p);
	held_section(p);
	for (int t = CHANGE_moved; t < CHANGE_alike; t++)
		diff_decisions(p, (enum change_type)t);
	claims_section(p);
	for (int m = 0; m < MOVED_CAUSES; m++)
		for (int w = 0; w < WAYS; w++)
			facts_section(p, (enum change_cause)m,
			    (enum change_way)w);
	figures(p);
}

void
diff_text(struct options *o, const struct changes *all)
{
	const struct diff_page p = { .o = o, .all = all, .out = o->out };

	write_page(&p);
}

void
diff_markdown(struct options *o, const struct changes *all)
{
	const struct diff_page p = { .o = o, .all = all, .out = o->out,
		.markdown = true, .most = COMMENT_MOST };

	text_printf(o->out, "%s\n", marker);
	write_page(&p);
}
