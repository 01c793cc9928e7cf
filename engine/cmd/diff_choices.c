/* Decisions on the page of changes: what each was, is, costs and why. */
#include "cmd/diff_page.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "cmd/cmd.h"
#include "feed/json.h"
#include "spec/phrase.h"

/* Room of the flips: bytes. */
enum { FLIPS_MOST = 40000 };
/* Facts below a decision. */
enum { NAMED = 6 };
/* So many facts are told to be behind the flips, of so many flips each. */
enum { BEHIND = 6, OFTEN = 3 };

static const struct {
	const char *title, *counted;
} types[CHANGE_TYPES] = {
	[CHANGE_flipped] = { "Another choice", "with another choice" },
	[CHANGE_moved] = { "The same accelerator, placed or sold otherwise",
		"with the accelerator placed or sold otherwise" },
	[CHANGE_cost] = { "The same choice at another cost",
		"at another cost" },
	[CHANGE_added] = { "New decisions", "new" },
	[CHANGE_gone] = { "Decisions that are gone", "gone" },
	[CHANGE_alike] = { "", "as before" },
};

static void
decision_link(const struct diff_page *p, const struct change *c)
{
	const char *url = p->all->new->url, *slash = strchr(c->id, '/');
	bool linked = p->markdown && c->now && *url && slash;

	text_add(p->out, p->markdown ? linked ? "**[" : "**" : "");
	diff_say(p, diff_name(p->all, p->o, c));
	if (linked)
		text_printf(p->out, "](%s%sworkloads/%.*s.html)", url,
		    text_ends(url, "/") ? "" : "/", (int)(slash - c->id),
		    c->id);
	text_add(p->out, p->markdown ? "**" : "");
}

static void
write_causes(const struct diff_page *p, const struct change *c)
{
	size_t n = c->facts.count;

	if (c->proven && !n)
		diff_below(p, SAID_PLAIN(p->o->phrases, diff_no_cause));
	for (size_t i = 0; i < n && i < NAMED; i++) {
		const struct fact_change *f = &c->facts.item[i];

		diff_below(p, arena_printf(p->o->arena, "%s: %s%s",
		    change_causes[f->cause], diff_subject(p->o, p->all, f),
		    diff_values(p->o, f)));
	}
	if (n > NAMED)
		text_printf(p->out, "  - and %zu more\n", n - NAMED);
	if (c->causes & 1u << MOVED_program)
		diff_below(p, SAID(p->o->arena, p->o->phrases, diff_program,
		    .now = p->all->new->program,
		    .was = p->all->old->program));
	else if (!n && c->causes)
		diff_below(p, SAID(p->o->arena, p->o->phrases, diff_elsewhere,
		    diff_causes(p->o, c->causes)));
}

static const char *
cost_line(const struct diff_page *p, const struct change *c)
{
	const struct json *was = change_choice(c->was);
	const struct json *now = change_choice(c->now);

	if (!now)
		return "";
	if (!was)
		return arena_printf(p->o->arena, "%s: %s%s.",
		    diff_cost_title(c->now), diff_cost(p->o, c->now, now),
		    diff_alone(p->o, now));
	return arena_printf(p->o->arena, "%s: %s, was %s%s.",
	    diff_cost_title(c->now), diff_cost(p->o, c->now, now),
	    diff_cost(p->o, c->was, was), diff_share(p->o, json_number_of(was,
	    "objective"), json_number_of(now, "objective")));
}

static const char *
choice(const struct diff_page *p, const struct change *c, bool now)
{
	return diff_choice(p->o, now ? p->all->new : p->all->old, c->id,
	    change_choice(now ? c->now : c->was));
}

/* "Chat: rent 1 x B; was: buy 2 x A." and why. */
static void
write_change(const struct diff_page *p, const void *item)
{
	const struct change *c = item;
	const char *sold = c->type == CHANGE_moved ? diff_sold(p->o, p->all,
	    c) : NULL;

	text_add(p->out, "- ");
	if (c->action)
		text_printf(p->out, "%c%s: ",
		    toupper((unsigned char)*change_actions[c->action]),
		    change_actions[c->action] + 1);
	decision_link(p, c);
	text_add(p->out, ": ");
	if (c->type == CHANGE_cost)
		diff_say(p, choice(p, c, true));
	else if (!c->now)
		diff_say(p, arena_printf(p->o->arena, "was %s", choice(p, c,
		    false)));
	else if (!c->was)
		diff_say(p, choice(p, c, true));
	else if (!change_choice(c->was))
		diff_say(p, SAID(p->o->arena, p->o->phrases, diff_first,
		    choice(p, c, true)));
	else if (sold)
		diff_say(p, sold);
	else if (strcmp(choice(p, c, true), choice(p, c, false)) != 0)
		diff_say(p, arena_printf(p->o->arena, "%s; was: %s",
		    choice(p, c, true), choice(p, c, false)));
	else
		diff_say(p, SAID(p->o->arena, p->o->phrases,
		    diff_moved, .choice = choice(p, c, true),
		    .now = diff_moved(p->o, p->all->new,
		    change_choice(c->now), change_choice(c->was)),
		    .was = diff_moved(p->o, p->all->old,
		    change_choice(c->was), change_choice(c->now))));
	text_add(p->out, ".\n");
	diff_below(p, diff_staying(p->o, p->all, c));
	diff_below(p, cost_line(p, c));
	if (c->type == CHANGE_flipped) {
		diff_below(p, diff_evidence(p->o, p->all, c));
		diff_below(p, diff_margin(p->o, p->all, c));
	}
	if (c->was && c->now)
		write_causes(p, c);
}

static void
write_signed(const struct diff_page *p, const void *item)
{
	const struct change *c = item;

	text_add(p->out, "- ");
	decision_link(p, c);
	text_add(p->out, ": ");
	diff_say(p, diff_signed(p->o, p->all, c));
	text_char(p->out, '\n');
}

/* Has a flip causes that nothing shows to be such? */
static bool
is_unproven(const struct changes *all)
{
	for (size_t i = 0; i < all->types[CHANGE_flipped]; i++)
		if (!all->item[i].proven && all->item[i].facts.count)
			return true;
	return false;
}

/* Of one type; flips stand open, the others are folded. */
void
diff_decisions(const struct diff_page *p, enum change_type type)
{
	size_t first = 0, n = p->all->types[type];
	struct diff_list l = { .count = n, .size = sizeof(struct change),
		.most = type == CHANGE_flipped ? FLIPS_MOST : DIFF_LIST_MOST,
		.write = write_change };

	if (!n)
		return;
	while (p->all->item[first].type != type)
		first++;
	l.item = &p->all->item[first];
	if (type == CHANGE_flipped)
		diff_heading(p, types[type].title);
	if (type == CHANGE_flipped && is_unproven(p->all))
		text_printf(p->out, "%s\n\n", SAID_PLAIN(p->o->phrases,
		    diff_unproven));
	if (type != CHANGE_flipped)
		diff_fold(p, types[type].title, n);
	diff_write_list(p, &l);
	if (type != CHANGE_flipped)
		diff_unfold(p);
}

void
diff_unsigned(const struct diff_page *p)
{
	struct { struct change *item; size_t count, cap; } list = { 0 };
	struct diff_list l = { .size = sizeof(struct change),
		.most = DIFF_LIST_MOST, .write = write_signed };

	for (size_t i = 0; i < p->all->count; i++)
		if (change_unsigned(p->all, &p->all->item[i]))
			ARRAY_ADD(p->o->arena, &list, p->all->item[i]);
	if (!list.count)
		return;
	diff_heading(p, "Not what was signed");
	l.item = list.item;
	l.count = list.count;
	diff_write_list(p, &l);
}

/* A price that went stale, and the choices that rest on it: "A; B". */
struct stale {
	const struct json *offer;
	const char *choices;
};

struct stales {
	struct stale *item;
	size_t count, cap;
};

static void
add_stale(const struct diff_page *p, const struct change *c,
    struct stales *all)
{
	const struct json *offer = diff_went_stale(p->all, c);
	const char *name = diff_name(p->all, p->o, c);
	size_t i = 0;

	if (!offer)
		return;
	while (i < all->count && all->item[i].offer != offer)
		i++;
	if (i < all->count)
		all->item[i].choices = arena_printf(p->o->arena, "%s; %s",
		    all->item[i].choices, name);
	else
		ARRAY_ADD(p->o->arena, all, (struct stale){ offer, name });
}

static void
write_stale(const struct diff_page *p, const void *item)
{
	const struct stale *s = item;

	text_add(p->out, "- ");
	diff_say(p, diff_stale(p->o, p->all->new, s->offer));
	text_add(p->out, ".\n");
	diff_below(p, s->choices);
}

void
diff_stales(const struct diff_page *p)
{
	struct stales all = { 0 };
	struct diff_list l = { .size = sizeof(struct stale),
		.most = DIFF_LIST_MOST, .write = write_stale };

	for (size_t i = 0; i < p->all->count; i++)
		add_stale(p, &p->all->item[i], &all);
	if (!all.count)
		return;
	diff_heading(p, SAID_PLAIN(p->o->phrases, diff_stale_title));
	l.item = all.item;
	l.count = all.count;
	diff_write_list(p, &l);
}

/* A fact, and the flips that it had a part in. */
struct behind {
	const struct fact_change *fact;
	size_t flips;
};

struct behinds {
	struct behind *item;
	size_t count, cap;
};

static void
count_facts(const struct diff_page *p, const struct change *c,
    struct behinds *all)
{
	for (size_t f = 0; f < c->facts.count; f++) {
		const struct fact_change *fact = &c->facts.item[f];
		size_t i = 0;

		while (i < all->count && strcmp(all->item[i].fact->id,
		    fact->id) != 0)
			i++;
		if (i == all->count)
			ARRAY_ADD(p->o->arena, all, (struct behind){ fact,
				0 });
		all->item[i].flips++;
	}
}

/* Most flips first; of as many in order of their ids. */
static int
by_flips(const void *left, const void *right)
{
	const struct behind *a = left, *b = right;

	return a->flips != b->flips ? (a->flips < b->flips) -
	    (a->flips > b->flips) : strcmp(a->fact->id, b->fact->id);
}

static void
write_behind(const struct diff_page *p, const void *item)
{
	const struct behind *b = item;

	text_add(p->out, "- ");
	diff_say(p, SAID(p->o->arena, p->o->phrases, diff_behind,
	    .flips = (double)b->flips,
	    .fact = diff_subject(p->o, p->all, b->fact),
	    .values = diff_values(p->o, b->fact)));
	text_char(p->out, '\n');
}

void
diff_behind(const struct diff_page *p)
{
	struct behinds all = { 0 };
	struct diff_list l = { .size = sizeof(struct behind),
		.most = DIFF_LIST_MOST, .write = write_behind };

	for (size_t i = 0; i < p->all->count; i++)
		if (p->all->item[i].type == CHANGE_flipped)
			count_facts(p, &p->all->item[i], &all);
	if (!all.count)
		return;
	qsort(all.item, all.count, sizeof(*all.item), by_flips);
	while (l.count < all.count && l.count < BEHIND &&
	    all.item[l.count].flips >= OFTEN)
		l.count++;
	if (!l.count)
		return;
	l.item = all.item;
	diff_heading(p, "What changed most choices");
	diff_write_list(p, &l);
}

const char *
diff_counted(enum change_type type)
{
	return types[type].counted;
}
