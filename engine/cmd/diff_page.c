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
#include "cmd/diff.h"
#include "feed/json.h"
#include "spec/phrase.h"
#include "unit/number.h"
#include "write/markdown.h"

/* GitHub's limit less what closes a comment; bytes are no fewer than
 * characters. */
enum { COMMENT_MOST = 65536 - 1024 };
/* Room of the flips, and of each list that is folded. */
enum { FLIPS_MOST = 40000, LIST_MOST = 7000 };
/* Items of one list, and facts below a decision. */
enum { LISTED = 40, NAMED = 6 };

static const char marker[] = "<!-- ridgeline diff -->";

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
	[CHANGE_alike] = { "", "as they were" },
};

struct telling {
	struct options *o;
	const struct changes *all;
	struct text *out;
	bool markdown;
	size_t most;             /* bytes of all; 0 is any number */
};

/* Text that may hold anything; people are not called by an @. */
static void
say(const struct telling *p, const char *s)
{
	struct markdown m = { .arena = p->o->arena, .out = p->out };

	if (!p->markdown) {
		text_add(p->out, text_clean(p->o->arena, s, strlen(s),
		    false));
		return;
	}
	while (*s) {
		size_t n = strcspn(s, "@");

		md_text(&m, arena_strndup(p->o->arena, s, n));
		s += n;
		if (*s == '@') {
			text_add(p->out, "&#64;");
			s++;
		}
	}
}

static void
heading(const struct telling *p, const char *title)
{
	text_printf(p->out, p->markdown ? "\n### %s\n\n" : "\n%s\n\n", title);
}

static void
fold(const struct telling *p, const char *title, size_t count)
{
	text_printf(p->out, p->markdown ? "\n<details><summary>%s: %zu"
	    "</summary>\n\n" : "\n%s: %zu\n\n", title, count);
}

static void
unfold(const struct telling *p)
{
	if (p->markdown)
		text_add(p->out, "\n</details>\n");
}

/* One item of a list, written for itself so that it may be left out. */
typedef void item_writer(const struct telling *, const void *);

struct list {
	const void *item;
	size_t count, size, most;    /* most: bytes */
	item_writer *write;
};

/* Items while there is room, and how many more there are. */
static void
write_list(const struct telling *p, const struct list *l)
{
	struct arena *own = arena_child(p->o->arena);
	size_t start = p->out->len, done = 0;
	size_t listed = p->markdown ? l->count : LISTED;

	for (; done < l->count && done < listed; done++) {
		struct text one;
		struct telling q = *p;

		text_init(&one, own);
		q.out = &one;
		l->write(&q, (const char *)l->item + done * l->size);
		if (p->most && (p->out->len + one.len > p->most ||
		    p->out->len - start + one.len > l->most))
			break;
		text_add(p->out, one.data);
	}
	if (done < l->count)
		text_printf(p->out, "- and %zu more\n", l->count - done);
	arena_free(own);
}

static void
write_fact(const struct telling *p, const void *item)
{
	const struct fact_change *f = item;

	text_add(p->out, "- ");
	say(p, diff_subject(p->o, p->all, f));
	say(p, diff_values(p->o, f));
	text_char(p->out, '\n');
}

/* A line below a decision. */
static void
below(const struct telling *p, const char *sentence)
{
	if (!*sentence)
		return;
	text_add(p->out, "  - ");
	say(p, sentence);
	text_char(p->out, '\n');
}

static void
decision_link(const struct telling *p, const struct change *c)
{
	const char *url = p->all->new->url, *slash = strchr(c->id, '/');
	bool linked = p->markdown && c->now && *url && slash;

	text_add(p->out, p->markdown ? linked ? "**[" : "**" : "");
	say(p, diff_name(p->all, p->o, c));
	if (linked)
		text_printf(p->out, "](%s%sworkloads/%.*s.html)", url,
		    text_ends(url, "/") ? "" : "/", (int)(slash - c->id),
		    c->id);
	text_add(p->out, p->markdown ? "**" : "");
}

static void
write_causes(const struct telling *p, const struct change *c)
{
	size_t n = c->facts.count;

	for (size_t i = 0; i < n && i < NAMED; i++) {
		const struct fact_change *f = &c->facts.item[i];

		below(p, arena_printf(p->o->arena, "%s: %s%s",
		    change_causes[f->cause], diff_subject(p->o, p->all, f),
		    diff_values(p->o, f)));
	}
	if (n > NAMED)
		text_printf(p->out, "  - and %zu more\n", n - NAMED);
	if (c->causes & 1u << MOVED_program)
		below(p, SAID(p->o->arena, p->o->phrases, diff_program,
		    .now = p->all->new->program,
		    .was = p->all->old->program));
	else if (!n && c->causes)
		below(p, SAID(p->o->arena, p->o->phrases, diff_elsewhere,
		    diff_causes(p->o, c->causes)));
}

static const char *
cost_line(const struct telling *p, const struct change *c)
{
	const struct json *was = change_choice(c->was);
	const struct json *now = change_choice(c->now);

	if (!was || !now)
		return "";
	return arena_printf(p->o->arena, "%s: %s, was %s%s%s.",
	    diff_cost_title(c->now), diff_cost(p->o, c->now, now),
	    diff_cost(p->o, c->was, was), diff_share(p->o, json_number_of(was,
	    "objective"), json_number_of(now, "objective")),
	    diff_total(p->o, was, now));
}

static const char *
choice(const struct telling *p, const struct change *c, bool now)
{
	return diff_choice(p->o, now ? p->all->new : p->all->old, c->id,
	    change_choice(now ? c->now : c->was));
}

/* "Now: rent 1 x B. Was: buy 2 x A." and why. */
static void
write_change(const struct telling *p, const void *item)
{
	const struct change *c = item;

	text_add(p->out, "- ");
	decision_link(p, c);
	text_add(p->out, ": ");
	if (c->type == CHANGE_cost)
		say(p, choice(p, c, true));
	else if (!c->now)
		say(p, arena_printf(p->o->arena, "was %s", choice(p, c,
		    false)));
	else if (!c->was)
		say(p, choice(p, c, true));
	else if (strcmp(choice(p, c, true), choice(p, c, false)) != 0)
		say(p, arena_printf(p->o->arena, "%s; was: %s", choice(p, c,
		    true), choice(p, c, false)));
	else
		say(p, SAID(p->o->arena, p->o->phrases, diff_sold_otherwise,
		    .choice = choice(p, c, true),
		    .now = diff_sold(p->o, p->all->new,
		    change_choice(c->now)), .was = diff_sold(p->o,
		    p->all->old, change_choice(c->was))));
	text_add(p->out, ".\n");
	below(p, cost_line(p, c));
	below(p, diff_staying(p->o, p->all, c));
	if (c->type == CHANGE_flipped)
		below(p, diff_margin(p->o, p->all, c));
	if (c->was && c->now)
		write_causes(p, c);
}

static void
write_signed(const struct telling *p, const void *item)
{
	const struct change *c = item;

	text_add(p->out, "- ");
	decision_link(p, c);
	text_add(p->out, ": ");
	say(p, diff_signed(p->o, p->all, c));
	text_char(p->out, '\n');
}

static void
write_held(const struct telling *p, const void *item)
{
	const struct json *h = item;
	const char *id = json_text_of(h, "id");
	bool told = *json_text_of(h, "provider") != '\0';

	text_add(p->out, "- ");
	say(p, told ? diff_priced(p->o, p->all->new, h) : id);
	if (told)
		text_printf(p->out, p->markdown ? " (`%s`)" : " (%s)", id);
	say(p, arena_printf(p->o->arena, ", seen %s: %s",
	    json_text_of(h, "date"), json_text_of(h, "reason")));
	text_char(p->out, '\n');
}

static void
write_claim(const struct telling *p, const void *item)
{
	const struct fact_change *f = item;

	text_add(p->out, "- ");
	say(p, f->id);
	if (f->way == WAY_changed)
		say(p, arena_printf(p->o->arena, ": was \"%s\", is \"%s\"",
		    f->was.text, f->now.text));
	else
		say(p, f->way == WAY_added ? ": new" : ": gone");
	text_char(p->out, '\n');
}

/* Of one type; flips stand open, the others are folded. */
static void
section(const struct telling *p, enum change_type type)
{
	size_t first = 0, n = p->all->types[type];
	struct list l = { .count = n, .size = sizeof(struct change),
		.most = type == CHANGE_flipped ? FLIPS_MOST : LIST_MOST,
		.write = write_change };

	if (!n)
		return;
	while (p->all->item[first].type != type)
		first++;
	l.item = &p->all->item[first];
	if (type == CHANGE_flipped)
		heading(p, types[type].title);
	else
		fold(p, types[type].title, n);
	write_list(p, &l);
	if (type != CHANGE_flipped)
		unfold(p);
}

static void
signed_section(const struct telling *p)
{
	struct { struct change *item; size_t count, cap; } list = { 0 };
	struct list l = { .size = sizeof(struct change), .most = LIST_MOST,
		.write = write_signed };

	for (size_t i = 0; i < p->all->count; i++)
		if (change_unsigned(p->all, &p->all->item[i]))
			ARRAY_ADD(p->o->arena, &list, p->all->item[i]);
	if (!list.count)
		return;
	heading(p, "Not what was signed");
	l.item = list.item;
	l.count = list.count;
	write_list(p, &l);
}

static void
held_section(const struct telling *p)
{
	struct { struct json *item; size_t count, cap; } fresh = { 0 };
	struct list l = { .size = sizeof(struct json), .most = LIST_MOST,
		.write = write_held };

	for (size_t i = 0; i < p->all->held_count; i++)
		if (!diff_was_held(p->all, &p->all->held[i]))
			ARRAY_ADD(p->o->arena, &fresh, p->all->held[i]);
	if (!p->all->held_count)
		return;
	fold(p, "Prices held back, which decide nothing", p->all->held_count);
	l.item = fresh.item;
	l.count = fresh.count;
	write_list(p, &l);
	if (fresh.count < p->all->held_count)
		text_printf(p->out, "- %s%zu held back before\n", fresh.count ?
		    "and " : "", p->all->held_count - fresh.count);
	unfold(p);
}

static void
claims_section(const struct telling *p)
{
	const struct list l = { p->all->claims.item, p->all->claims.count,
		sizeof(struct fact_change), LIST_MOST, write_claim };

	if (!l.count)
		return;
	fold(p, "Published claims with another verdict", l.count);
	write_list(p, &l);
	unfold(p);
}

static void
write_group(const struct telling *p, const void *item)
{
	const struct price_group *g = item;

	if (g->of.count == 1) {
		write_fact(p, g->of.item);
		return;
	}
	text_add(p->out, "- ");
	say(p, diff_group(p->o, p->all, g));
	text_char(p->out, '\n');
}

/* A seller who comes or goes with all prices is one line. */
static void
groups_list(const struct telling *p, const struct fact_changes *prices)
{
	struct price_groups g = diff_groups(p->o, p->all, prices);
	struct list l = { g.item, g.count, sizeof(*g.item), LIST_MOST,
		write_group };

	write_list(p, &l);
}

/* Facts of one cause that moved in one way. */
static void
facts_section(const struct telling *p, enum change_cause cause,
    enum change_way way)
{
	static const char *const titles[MOVED_CAUSES] = { "Prices",
		"Exchange rates", "Catalogue", "Models", "Profiles",
		"Program" };
	struct fact_changes list = { 0 };
	struct list l = { .size = sizeof(struct fact_change),
		.most = LIST_MOST, .write = write_fact };

	for (size_t i = 0; i < p->all->facts.count; i++) {
		const struct fact_change *f = &p->all->facts.item[i];

		if (f->cause == cause && f->way == way)
			ARRAY_ADD(p->o->arena, &list, *f);
	}
	if (!list.count)
		return;
	fold(p, arena_printf(p->o->arena, "%s %s", titles[cause],
	    change_ways[way]), list.count);
	if (cause == MOVED_price && way != WAY_changed) {
		groups_list(p, &list);
	} else {
		l.item = list.item;
		l.count = list.count;
		write_list(p, &l);
	}
	unfold(p);
}

/* What all decisions cost, of those that both guides have. */
static void
totals(const struct telling *p)
{
	const struct changes *all = p->all;
	double more = all->usd_now - all->usd_was;
	const char *now = diff_money(p->o, all->usd_now);
	const char *share = diff_share(p->o, all->usd_was, all->usd_now);

	if (!(all->usd_was > 0))
		return;
	if (!(fabs(more) > change_slight / 10 * all->usd_was))
		SAY(p->out, p->o->phrases, diff_as_before, now);
	else if (more > 0)
		SAY(p->out, p->o->phrases, diff_more, .now = now,
		    .difference = diff_money(p->o, more), .share = share);
	else
		SAY(p->out, p->o->phrases, diff_less, .now = now,
		    .difference = diff_money(p->o, -more), .share = share);
	text_char(p->out, '\n');
}

static void
counts(const struct telling *p)
{
	bool said = false;

	text_printf(p->out, "Decisions, %s beside %s: ",
	    json_text_of(p->all->new->guide, "date"),
	    json_text_of(p->all->old->guide, "date"));
	for (int type = 0; type < CHANGE_TYPES; type++) {
		if (p->all->types[type])
			text_printf(p->out, "%s%zu %s", said ? ", " : "",
			    p->all->types[type], types[type].counted);
		said |= p->all->types[type] > 0;
	}
	text_add(p->out, ".\n");
}

static bool
has_moved(const struct changes *all, int cause)
{
	return all->moved[cause][0] || all->moved[cause][1] ||
	    all->moved[cause][2] || all->flips[cause];
}

/* Facts by cause, and the choices that each had a part in. */
static void
causes(const struct telling *p)
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
		text_printf(p->out, "\n%s\n", SAID_PLAIN(p->o->arena,
		    p->o->phrases, diff_no_catalogue));
}

static void
figures(const struct telling *p)
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

static void
write_page(const struct telling *p)
{
	const struct changes *all = p->all;
	size_t flips = all->types[CHANGE_flipped];

	text_printf(p->out, "%s%zu of %zu choices changed\n\n",
	    p->markdown ? "## " : "", flips, all->count);
	totals(p);
	counts(p);
	causes(p);
	section(p, CHANGE_flipped);
	signed_section(p);
	held_section(p);
	for (int t = CHANGE_moved; t < CHANGE_alike; t++)
		section(p, (enum change_type)t);
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
	const struct telling p = { .o = o, .all = all, .out = o->out };

	write_page(&p);
}

void
diff_markdown(struct options *o, const struct changes *all)
{
	const struct telling p = { .o = o, .all = all, .out = o->out,
		.markdown = true, .most = COMMENT_MOST };

	text_printf(o->out, "%s\n", marker);
	write_page(&p);
}
