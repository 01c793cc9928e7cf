#include "cmd/change.h"

#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/map.h"
#include "base/text.h"
#include "catalog/choices.h"
#include "cmd/cmd.h"
#include "feed/json.h"

const double change_slight = 0.005;

const char *const change_causes[MOVED_CAUSES] = {
	CHOICE_NAMES(CAUSE_WORDS) };
const char *const change_ways[WAYS] = { "changed", "added", "removed" };
const char *const change_types[CHANGE_TYPES] = { "flipped", "moved", "cost",
	"added", "gone", "alike" };

const struct json *
change_choice(const struct json *decision)
{
	const struct json *first;

	return json_items(decision, "ranked", &first) ? first : NULL;
}

const struct json *
change_order(const struct edition *e, const char *id)
{
	const struct json *d = map_get(e->order, id);

	return d ? json_member(d, "order") : NULL;
}

const struct json *
change_unsigned(const struct changes *all, const struct change *c)
{
	const struct json *d = c->now ? map_get(all->new->order, c->id) : NULL;
	const struct json *was = d ? json_member(d, "approved") : NULL;
	const struct json *holds = was ? json_member(was, "holds") : NULL;

	return holds && !(holds->number > 0) ? was : NULL;
}

/* The answer or the reject of an accelerator, or NULL. */
static const struct json *
find(const struct json *decision, const char *list, const char *accelerator)
{
	const struct json *item;
	size_t n = json_items(decision, list, &item);

	for (size_t i = 0; i < n; i++)
		if (!strcmp(json_text_of(&item[i], "accelerator"),
		    accelerator))
			return &item[i];
	return NULL;
}

static enum change_type
type_of(const struct json *old, const struct json *new)
{
	const struct json *was = change_choice(old), *now = change_choice(new);
	double before, after;

	if (!old || !new)
		return old ? CHANGE_gone : CHANGE_added;
	if (!was && !now)
		return CHANGE_alike;
	if (!was || !now || strcmp(json_text_of(was, "accelerator"),
	    json_text_of(now, "accelerator")) != 0)
		return CHANGE_flipped;
	if (strcmp(json_text_of(was, "id"), json_text_of(now, "id")) != 0)
		return CHANGE_moved;
	before = json_number_of(was, "objective");
	after = json_number_of(now, "objective");
	return fabs(after - before) > change_slight * fabs(before) ?
	    CHANGE_cost : CHANGE_alike;
}

/* Facts that one decision was explained by, each once. */
struct explaining {
	struct arena *arena;
	const struct map *moved;
	struct map *said;
	struct change *change;
};

static void
explain_by(const struct explaining *e, const char *id)
{
	struct fact_change *f = map_get(e->moved, id);

	if (!f || map_get(e->said, id))
		return;
	map_put(e->said, id, f);
	ARRAY_ADD(e->arena, &e->change->facts, *f);
	e->change->causes |= 1u << f->cause;
}

/* What the figures of an answer were made from, its offer before all. */
static void
explain_answer(const struct explaining *e, const struct edition *of,
    const struct json *answer)
{
	static const char *const prices[] = { "price", "purchase" };
	const struct json *id;
	size_t n = json_items(answer, "inputs", &id);

	for (size_t i = 0; answer && i < COUNT(prices); i++)
		explain_by(e, arena_printf(e->arena, "offer/%s/%s",
		    json_text_of(answer, "offer"), prices[i]));
	for (size_t i = 0; i < n; i++)
		explain_by(e, edition_input(of, &id[i]));
}

/* A record that came or went with an answer: its accelerator. */
static void
explain_record(const struct explaining *e, const struct json *answer)
{
	if (answer)
		explain_by(e, arena_printf(e->arena, "accelerator/%s",
		    json_text_of(answer, "accelerator")));
}

/* Both choices, and what each was or is in the other guide. */
static void
explain(struct arena *arena, const struct changes *all,
    const struct map *moved, struct change *c)
{
	const struct json *was = change_choice(c->was);
	const struct json *now = change_choice(c->now);
	const struct explaining e = { arena, moved, map_new(arena), c };

	explain_answer(&e, all->old, was);
	explain_answer(&e, all->new, now);
	explain_answer(&e, all->new, c->stays);
	if (now)
		explain_answer(&e, all->old, find(c->was, "ranked",
		    json_text_of(now, "accelerator")));
	explain_record(&e, was);
	explain_record(&e, now);
}

/* Where no input of its figures moved: whatever else did, or the program. */
static unsigned
other_causes(const struct changes *all)
{
	unsigned causes = 0;

	for (int m = 0; m < MOVED_CAUSES; m++)
		for (int w = 0; w < WAYS; w++)
			causes |= all->moved[m][w] ? 1u << m : 0;
	return causes || !all->whole ? causes : 1u << MOVED_program;
}

/* Pairs by id: those of the new guide in its order, then those gone. */
static void
pair_decisions(struct arena *arena, struct changes *all)
{
	const struct json *was, *now;
	size_t old = json_items(all->old->guide, "decisions", &was);
	size_t new = json_items(all->new->guide, "decisions", &now);
	struct map *known = map_new(arena);

	all->item = arena_array(arena, old + new + 1, sizeof(*all->item));
	for (size_t i = 0; i < new; i++) {
		struct change *c = &all->item[all->count++];

		*c = (struct change){ .id = json_text_of(&now[i], "id"),
			.now = &now[i] };
		map_put(known, c->id, c);
	}
	for (size_t i = 0; i < old; i++) {
		struct change *c = map_get(known, json_text_of(&was[i],
		    "id"));

		if (!c)
			c = &all->item[all->count++];
		c->id = json_text_of(&was[i], "id");
		c->was = &was[i];
	}
}

/* All of one type behind each other, in their order. */
static void
sort_changes(struct arena *arena, struct changes *all)
{
	struct change *item = arena_array(arena, all->count + 1,
	    sizeof(*item));
	size_t n = 0;

	for (int type = 0; type < CHANGE_TYPES; type++)
		for (size_t i = 0; i < all->count; i++)
			if ((int)all->item[i].type == type)
				item[n++] = all->item[i];
	all->item = item;
}

static void
find_stays(struct change *c)
{
	const struct json *was = change_choice(c->was);
	const char *id = json_text_of(was, "accelerator");

	if (!was || c->type != CHANGE_flipped)
		return;
	c->stays = find(c->now, "ranked", id);
	c->stays_out = c->stays ? NULL : find(c->now, "rejected", id);
}

static void
add_money(struct changes *all, const struct change *c)
{
	double was = json_number_of(change_choice(c->was), "usd_attributed");
	double now = json_number_of(change_choice(c->now), "usd_attributed");

	struct change_money *m = was > 0 ? now > 0 ? &all->both : &all->lost :
	    &all->fresh;

	if (!(was > 0) && !(now > 0))
		return;
	m->count++;
	m->was += was;
	m->now += now;
}

void
changes_count_causes(struct changes *all)
{
	memset(all->flips, 0, sizeof(all->flips));
	for (size_t i = 0; i < all->count; i++)
		for (int m = 0; m < MOVED_CAUSES; m++)
			all->flips[m] += all->item[i].type == CHANGE_flipped &&
			    all->item[i].causes & 1u << m;
}

static void
compare_decisions(struct options *o, struct changes *all,
    const struct map *moved)
{
	pair_decisions(o->arena, all);
	for (size_t i = 0; i < all->count; i++) {
		struct change *c = &all->item[i];

		c->type = type_of(c->was, c->now);
		all->types[c->type]++;
		add_money(all, c);
		if (c->type == CHANGE_alike)
			continue;
		find_stays(c);
		explain(o->arena, all, moved, c);
		if (!c->causes && c->was && c->now)
			c->causes = other_causes(all);
		changes_sort_causes(&c->facts);
	}
	sort_changes(o->arena, all);
	changes_count_causes(all);
	changes_weigh(all);
}

struct changes *
changes_read(struct options *o, const char *old, const char *new)
{
	struct changes *all = ARENA_NEW(o->arena, struct changes);

	all->old = edition_read(o, old);
	all->new = edition_read(o, new);
	if (!all->old || !all->new)
		return NULL;
	all->held_count = json_items(all->new->offers, "held", &all->held);
	compare_decisions(o, all, changes_facts(o, all));
	return all;
}
