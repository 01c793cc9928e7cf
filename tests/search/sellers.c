/* What an accelerator costs once its order is placed: sellers made by hand,
 * whose quantiles follow from products of shares and tables of the normal
 * distribution. */
#include "check.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "search/order.h"
#include "search/search.h"
#include "search/sellers.h"

enum { QUANTILES = 1000, SELLERS = 3 };

struct market {
	struct arena *arena;
	struct catalog catalog;
	struct profile profile;
	struct workload workload;
	struct question question;
	struct accelerator card;
	struct contract contract;
	struct offer offer[SELLERS];
	struct record *offers[SELLERS], *contracts[1], *cards[1];
	struct order order;
	struct answer answer;
	double cost[QUANTILES];
};

static const char *const names[SELLERS] = { "acme", "bolt", "crux" };

/* So many sell one card by the hour, seen on the day of the guide. */
static struct market *
open_market(const double *price, size_t n)
{
	struct arena *arena = arena_new(check_no_memory);
	struct market *m = ARENA_NEW(arena, struct market);
	struct record_list *offers = &m->catalog.offers;

	m->arena = arena;
	m->card.head.id = "card";
	m->contract.tier.text = "on_demand";
	m->order.units = m->order.sold_together = 1;
	m->cards[0] = &m->card.head;
	m->contracts[0] = &m->contract.head;
	m->catalog.date = "2026-07-19";
	m->catalog.accelerators.item = m->cards;
	m->catalog.contracts.item = m->contracts;
	m->catalog.accelerators.count = m->catalog.contracts.count = 1;
	offers->item = m->offers;
	offers->count = n;
	for (size_t i = 0; i < n; i++) {
		m->offers[i] = &m->offer[i].head;
		m->offer[i].accelerator.text = "card";
		m->offer[i].tier.text = "on_demand";
		m->offer[i].provider.text = names[i];
		m->offer[i].date.text = "2026-07-19";
		m->offer[i].count.value = 1;
		m->offer[i].price.value = price[i];
	}
	m->question.catalog = &m->catalog;
	m->question.kind = kind_find("serve");
	m->question.chain = chain_find("serve");
	m->question.profile = &m->profile;
	m->question.workload = &m->workload;
	m->order.offer = m->offer;
	m->order.price = price[0];
	m->answer.order = &m->order;
	m->answer.place.accelerator = &m->card;
	m->answer.place.count = 1;
	return m;
}

static void
terms(struct market *m, double still_offered, double drift)
{
	m->contract.still_offered.fact.given = true;
	m->contract.drift.fact.given = true;
	m->contract.still_offered.value = still_offered;
	m->contract.drift.value = drift;
}

/* The share of quantiles up to this cost, of what was drawn. */
static double
share_to(struct market *m, double most)
{
	const struct sellers sellers = sellers_of(m->arena, &m->question,
	    &m->answer);
	size_t n = 0;

	sellers_costs(m->arena, &sellers, m->cost, QUANTILES);
	for (size_t i = 0; i < QUANTILES; i++)
		n += m->cost[i] <= most;
	return (double)n / QUANTILES;
}

static void
check_share(const char *name, struct market *m, double most, double want)
{
	check_close(name, 1 + share_to(m, most), 1 + want, 1.5e-3);
}

/* Those who are gone leave the order to the next one, and one who sells alone
 * leaves it to nobody. */
static void
gone(void **state)
{
	struct market *m = open_market((double[]){ 2 }, 1);

	(void)state;
	check_share("no contract: it stays", m, 1.001, 1);
	terms(m, 0.9, 0);
	check_share("by hand: one seller, 0.9", m, 1e9, 0.9);
	arena_free(m->arena);
	m = open_market((double[]){ 2, 3 }, 2);
	terms(m, 0.9, 0);
	check_share("by hand: the first of two, 0.9", m, 1.001, 0.9);
	check_share("by hand: before the second", m, 1.499, 0.9);
	check_share("by hand: either, 1 - 0.1 * 0.1", m, 1.501, 0.99);
	check_share("by hand: nobody in a hundredth", m, 1e9, 0.99);
	arena_free(m->arena);
	m = open_market((double[]){ 3, 2, 4 }, 3);
	terms(m, 0.5, 0);
	check_share("by hand: a cheaper one comes first", m, 0.667, 0.5);
	check_share("by hand: then its own", m, 1.001, 0.75);
	check_share("by hand: then the dearest", m, 1.334, 0.875);
	arena_free(m->arena);
}

/* A year has 12 months of 730 h, and one goes by until the order. */
static void
aged(void **state)
{
	struct market *m = open_market((double[]){ 2 }, 1);

	(void)state;
	terms(m, 0.9, 0);
	m->offer->date.text = "2025-07-19";
	check_share("by hand: 0.9 ^ 13", m, 1.001, 0.2542);
	terms(m, 1, 0.1);
	check_share("by hand: exp(0.1 * sqrt(13)), table: 84.13 %", m,
	    1.4342, 0.8413);
	check_share("by hand: below the old price in half", m, 1, 0.5);
	arena_free(m->arena);
}

/* Of two alike the least is paid: below the quantile z of one with probability
 * 1 - (1 - Phi(z))^2, a half at z = -0.5450. */
static void
drifts(void **state)
{
	struct market *m = open_market((double[]){ 2 }, 1);

	(void)state;
	terms(m, 1, 0.1);
	check_share("table: exp(0.1), 84.13 %", m, 1.10517, 0.8413);
	check_share("table: exp(-0.0674), a quarter", m, 0.93479, 0.25);
	arena_free(m->arena);
	m = open_market((double[]){ 2, 2 }, 2);
	terms(m, 1, 0.1);
	check_share("table: the least of two, exp(-0.0545)", m, 0.94696,
	    0.5);
	arena_free(m->arena);
}

/* Who sells is who the profile buys from, in the tier, in whole units. */
static void
sellers(void **state)
{
	struct word only[] = { { .text = "acme" }, { .text = "crux" } };
	struct market *m = open_market((double[]){ 2, 1, 1 }, 3);

	(void)state;
	terms(m, 0.5, 0);
	m->profile.providers = (struct words){ .item = only, .count = 2 };
	m->offer[2].tier.text = "spot";
	check_share("one is accepted", m, 1e9, 0.5);
	check_share("at its price", m, 0.999, 0);
	m->offer[2].tier.text = "on_demand";
	m->offer[2].count.value = 8;
	check_share("by hand: eight for one, 8 * 1 / 2", m, 3.999, 0.5);
	check_share("by hand: 1 - 0.5 * 0.5", m, 4.001, 0.75);
	m->order.units = 8;
	check_share("by hand: eight for eight, 1 / 2", m, 0.501, 0.5);
	arena_free(m->arena);
}

/* What is bought costs its energy whatever its price. */
static void
bought(void **state)
{
	struct market *m = open_market((double[]){ 2 }, 1);

	(void)state;
	terms(m, 1, 0.1);
	m->order.buys = true;
	m->order.usd_upfront = 400;
	m->order.usd_resale = 100;
	m->order.usd_running = 100;
	check_share("by hand: 300 of 400, 1 + 0.75 * (exp(0.1) - 1)", m,
	    1.07888, 0.8413);
	arena_free(m->arena);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(gone),
		cmocka_unit_test(aged),
		cmocka_unit_test(drifts),
		cmocka_unit_test(sellers),
		cmocka_unit_test(bought),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
