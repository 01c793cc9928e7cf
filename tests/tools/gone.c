/*
 * gone: the program, asked of every order what comes without its best offer.
 *
 *	gone check -q
 *
 * Where the program has decided a whole guide, each decision is taken again
 * from a catalogue that never had the offer of its order.  An order that is
 * thin for its best offer loses to another accelerator or stack, any other
 * stays; and what comes in its place is what the order says.
 *
 * Of one in twelve, all where WHOLE is set, it is taken again with the rent of
 * the order on both sides of the price from which it is said to lose, and no
 * other seller: below it stands, above another accelerator is taken.  Prints a
 * line for each that does not, and "gone N of M, turned K": asked, of all
 * decisions.  Linked with --wrap=decide_for, and else the program as it is.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/text.h"
#include "kind/ownership.h"
#include "kind/stack.h"
#include "search/decision.h"
#include "search/grade.h"
#include "search/order.h"

struct decisions *__real_decide_for(struct arena *, const struct catalog *,
    struct whom, int jobs);
struct decisions *__wrap_decide_for(struct arena *, const struct catalog *,
    struct whom, int jobs);

static struct record_list
list_without(struct arena *arena, const struct record_list *all,
    const struct offer *gone)
{
	struct record_list left = *all;

	left.item = arena_array(arena, all->count + 1, sizeof(*left.item));
	left.count = 0;
	for (size_t i = 0; i < all->count; i++)
		if (all->item[i] != &gone->head)
			left.item[left.count++] = all->item[i];
	left.cap = all->count + 1;
	return left;
}

static const char *
offer_id(const struct offer *o)
{
	return o ? o->head.id : "none";
}

static const char *
accelerator_id(const struct accelerator *a)
{
	return a ? a->head.id : "none";
}

/* Does what comes in its place agree with the order?  Where nothing that is
 * tested does, the order names none. */
static void
compare(const struct decision *was, const struct decision *now)
{
	const struct order *o = was->ranked->order;
	const struct answer *next = now->ranked_count ? now->ranked : NULL;
	const struct accelerator *accelerator = next ?
	    next->place.accelerator : NULL;
	const struct offer *offer = next ? next->order->offer : NULL;
	const struct placement *first = &was->ranked->place;
	const struct placement *gone = &o->gone;
	bool stays = accelerator == first->accelerator && text_equal(
	    next->place.stack, first->stack);
	bool thin = o->reasons & 1u << REASON_best_offer;
	bool named = gone->accelerator ? gone->offer == offer &&
	    gone->accelerator == accelerator &&
	    text_equal(gone->stack, next->place.stack) &&
	    fabs(o->gone_objective / next->objective - 1) < 1e-9 :
	    !next || next->order->grade == GRADE_UNTESTED;

	if (stays != thin && named)
		return;
	printf("not ok %s/%s: without %s %s at %s, %s, says %s at %s\n",
	    was->workload->head.id, was->profile->head.id,
	    offer_id(o->offer), accelerator_id(accelerator), offer_id(offer),
	    thin ? "is thin" : "is not thin",
	    accelerator_id(gone->accelerator), offer_id(gone->offer));
}

/* What an owner would save is no order for one offer. */
static bool
is_asked(const struct decision *d)
{
	return d->ranked_count && !d->kind->worth &&
	    d->ranked->order->offer &&
	    !offer_is_owned(d->ranked->order->offer);
}

/* The list with an offer that costs something else, and nobody else who sells
 * its accelerator. */
static struct record_list
list_moved(struct arena *arena, const struct record_list *all,
    const struct offer *old, struct offer *moved)
{
	struct record_list now = list_without(arena, all, old);

	now.count = 0;
	for (size_t i = 0; i < all->count; i++) {
		const struct offer *o = (const struct offer *)all->item[i];

		if (o == old)
			now.item[now.count++] = &moved->head;
		else if (strcmp(o->accelerator.text, old->accelerator.text))
			now.item[now.count++] = all->item[i];
	}
	return now;
}

/* Is its offer still the first, at so many times this rent? */
static bool
stands_at(struct arena *arena, const struct catalog *cat, struct whom one,
    const struct decision *d, double price)
{
	const struct offer *old = d->ranked->order->offer;
	struct offer moved = *old;
	struct catalog now = *cat;
	const struct decision *then;

	moved.price.value = price;
	now.offers = list_moved(arena, &cat->offers, old, &moved);
	now.part_offers = list_moved(arena, &cat->part_offers, old, &moved);
	now.kept = list_moved(arena, &cat->kept, old, &moved);
	then = __real_decide_for(arena, &now, one, 1)->item;
	return then->ranked_count && then->ranked->order->offer == &moved &&
	    then->ranked->place.accelerator == d->ranked->place.accelerator;
}

/* Does it lose at the price that is told, and not before?  Whether it was
 * asked. */
static bool
turn(struct arena *arena, const struct catalog *cat, struct whom one,
    const struct decision *d)
{
	const struct offer *o = d->ranked->order->offer;
	double at = o->price.fact.given ? answer_overtake(arena, d, d->ranked) :
	    0;
	bool before, after;

	if (!(at > 0))
		return false;
	before = stands_at(arena, cat, one, d, 0.998 * at);
	after = stands_at(arena, cat, one, d, 1.002 * at);
	if (before && !after)
		return true;
	printf("not ok %s/%s: said to turn at %g times the rent, %s\n",
	    d->workload->head.id, d->profile->head.id, at / o->price.value,
	    before ? "and stands on" : "and has lost before");
	return true;
}

/* One in twelve, another each day. */
static bool
is_turned(size_t i)
{
	const char *day = getenv("SLICE"), *whole = getenv("WHOLE");
	size_t from = day ? (size_t)atoi(day) : 0;

	return (whole && *whole) || (i + from) % 12 == 0;
}

struct decisions *
__wrap_decide_for(struct arena *arena, const struct catalog *cat,
    struct whom asked, int jobs)
{
	struct decisions *all = __real_decide_for(arena, cat, asked, jobs);
	size_t count = 0, turned = 0;

	for (size_t i = 0; i < all->count; i++) {
		const struct decision *d = &all->item[i];
		struct arena *own = arena_child(arena);
		struct catalog left = *cat;
		struct whom one = { .workload = d->workload,
			.profile = d->profile, .policy = asked.policy };

		if (is_asked(d)) {
			const struct offer *gone = d->ranked->order->offer;

			left.offers = list_without(own, &cat->offers, gone);
			left.part_offers = list_without(own,
			    &cat->part_offers, gone);
			left.kept = list_without(own, &cat->kept, gone);
			compare(d, __real_decide_for(own, &left, one,
			    jobs)->item);
			count++;
			if (is_turned(i))
				turned += turn(own, cat, one, d);
		}
		arena_free(own);
	}
	printf("gone %zu of %zu, turned %zu\n", count, all->count, turned);
	fflush(stdout);
	_Exit(0);
}
