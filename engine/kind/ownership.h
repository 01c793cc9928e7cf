/*
 * ownership: what the price of an accelerator is made of, rented or owned.
 *
 * Every chain that uses the part ownership has these inputs; a kind says where
 * they stand in its chain and binds them with one call.
 */
#ifndef KIND_OWNERSHIP_H
#define KIND_OWNERSHIP_H

#include "kind/kind.h"

enum { TENURE_MONTH = 2628000 };  /* s, a twelfth of 365 days */

#define TENURE_INPUTS(ROW, CHAIN) \
	ROW(CHAIN, rent) ROW(CHAIN, interruptions) \
	ROW(CHAIN, restart_time) ROW(CHAIN, checkpoint_interval) \
	ROW(CHAIN, committed) ROW(CHAIN, idle_share) ROW(CHAIN, purchase) \
	ROW(CHAIN, host_share) ROW(CHAIN, host_price) \
	ROW(CHAIN, host_cards) ROW(CHAIN, network_share) ROW(CHAIN, spares) \
	ROW(CHAIN, tax) ROW(CHAIN, value_kept) ROW(CHAIN, horizon) \
	ROW(CHAIN, discount_rate) ROW(CHAIN, board_power) \
	ROW(CHAIN, host_power) ROW(CHAIN, space_price) ROW(CHAIN, salary) \
	ROW(CHAIN, accelerators_per_person) ROW(CHAIN, maintenance) \
	ROW(CHAIN, licences) ROW(CHAIN, power_load) ROW(CHAIN, pue) \
	ROW(CHAIN, tariff) ROW(CHAIN, carbon) ROW(CHAIN, failure_rate) \
	ROW(CHAIN, warranty)

#define TENURE_MEMBER(CHAIN, name) int name;
#define TENURE_SLOT(CHAIN, name) .name = CHAIN##_##name,

/* What is owned already, and what it all stands in, in chains that do not
 * compare. */
#define HELD_INPUTS(ROW, CHAIN) \
	ROW(CHAIN, held) ROW(CHAIN, held_value) ROW(CHAIN, held_paid) \
	ROW(CHAIN, available) ROW(CHAIN, supply) ROW(CHAIN, supply_load) \
	ROW(CHAIN, rest_power) ROW(CHAIN, slots) ROW(CHAIN, card_slots) \
	ROW(CHAIN, card_slices) ROW(CHAIN, card_power) ROW(CHAIN, place_limit)

/* Slots of a chain; owned is -1 where the chain compares both.  Of a run that
 * is done once utilization is -1, and follows from pool and kept_time; of
 * others these are. */
struct ownership_slots {
	int utilization, pool, kept_time, run_start;
	TENURE_INPUTS(TENURE_MEMBER, )
	HELD_INPUTS(TENURE_MEMBER, )
	int owned;
};

/* The slots of a chain that uses the part: OWNERSHIP_SLOTS(SERVE). */
#define OWNERSHIP_SLOTS(CHAIN) \
	{ TENURE_INPUTS(TENURE_SLOT, CHAIN) HELD_INPUTS(TENURE_SLOT, CHAIN) \
	    .owned = CHAIN##_owned, .utilization = CHAIN##_utilization, \
	    .pool = -1, .kept_time = -1, .run_start = -1 }
/* Of one that uses the part pool. */
#define OWNERSHIP_JOB_SLOTS(CHAIN) \
	{ TENURE_INPUTS(TENURE_SLOT, CHAIN) HELD_INPUTS(TENURE_SLOT, CHAIN) \
	    .owned = CHAIN##_owned, .utilization = -1, \
	    .pool = CHAIN##_pool, .kept_time = CHAIN##_kept_time, \
	    .run_start = CHAIN##_run_start }

/* Limits of what bought cards stand in, for chains that do not compare. */
#define MACHINE_LIMITS \
	{ "supply", "power of the machine", "W", \
	    "machine_power", HAVE_ROW, "supply_room" }, \
	{ "slots", "slots of the machine", "1", \
	    "slots_taken", HAVE_ROW, "slot_room" }, \
	{ "place", "power of the place", "kW", \
	    "place_power", HAVE_ROW, "place_room" }

/* Limits of the cards that a placement takes. */
#define CARD_LIMITS \
	{ "accelerators", "GPUs that the buyer may have", "1", \
	    "cards", HAVE_PROFILE, "max_accelerators" }, \
	{ "available", "GPUs in stock", "1", \
	    "cards", HAVE_ROW, "offer_most" }, \
	MACHINE_LIMITS
#define OUTLAY_LIMIT \
	{ "outlay", "upfront cost", "USD", \
	    "usd_at_once", HAVE_PROFILE, "budget_at_once" }

/* Limits of a run that is done once, in its time and for its budget. */
#define JOB_LIMITS \
	CARD_LIMITS, \
	{ "job_time", "time of the run", "h", \
	    "job_time", HAVE_WORKLOAD, "max_job_time" }, \
	{ "budget", "cost of the run", "USD", \
	    "usd_to_pay", HAVE_PROFILE, "budget_per_job" }, \
	OUTLAY_LIMIT

/* Limits of what is paid by the month. */
#define MONTH_LIMITS \
	CARD_LIMITS, \
	{ "budget", "cost per month", "USD", \
	    "usd_to_pay", HAVE_PROFILE, "budget_per_month" }, \
	OUTLAY_LIMIT

#define BILL_INPUTS(ROW, CHAIN) \
	ROW(CHAIN, storage_price) ROW(CHAIN, egress_price) \
	ROW(CHAIN, data_kept) ROW(CHAIN, data_out) ROW(CHAIN, credit)

/* What is paid beside: of a run, which is billed in steps, or of a month. */
struct bill_slots {
	BILL_INPUTS(TENURE_MEMBER, )
	int granularity, minimum;   /* of a run; else 0 */
	bool month;
};

#define BILL_JOB_SLOTS(CHAIN) \
	{ BILL_INPUTS(TENURE_SLOT, CHAIN) .granularity = CHAIN##_granularity, \
	    .minimum = CHAIN##_minimum }
#define BILL_MONTH_SLOTS(CHAIN) \
	{ BILL_INPUTS(TENURE_SLOT, CHAIN) .month = true }

/* Offers of an accelerator; one is NULL unless both are compared. */
struct ownership {
	const struct catalog *catalog;
	const struct profile *profile;
	const struct accelerator *accelerator;
	const struct offer *offer;       /* what is asked for, or NULL */
	const struct offer *rent, *purchase;
	const struct holding *holding; /* used first, or NULL */
};

/* Months that the contract of an offer commits to, 0 without one. */
double offer_commitment(const struct catalog *, const struct offer *);
/* Months that one goes on paying for it once the need ends: that term, or the
 * horizon of what is bought. */
double offer_bound(const struct catalog *, const struct profile *,
    const struct offer *);

/* A row of what owning one costs over the horizon; sign -1 is paid back. */
struct ownership_item {
	const char *row, *title;
	int sign;
};

/* The items that cost_owned is made of, in the order they are shown. */
const struct ownership_item *ownership_items(size_t *count);
/* False of no offer. */
bool offer_is_purchase(const struct offer *);
/* Accelerators of the machine that it sells whole; infinity where it sells
 * any number. */
double offer_machine(const struct offer *);
/* The unit of sale, as stated or by its price: "board", "server"... */
const char *offer_sold_as(const struct offer *);
/* What a candidate is asked for: one offer, of either sort. */
struct ownership ownership_of(const struct catalog *, const struct profile *,
    const struct placement *);
void ownership_bind(struct binding *, const struct ownership_slots *,
    const struct ownership *);
/* How long a run, or an offline job, is paid for before its first step. */
void run_start_bind(struct binding *, int slot, const struct profile *);
/* What the offer decides of a bill, and what the workload does. */
void bill_bind(struct binding *, const struct bill_slots *,
    const struct ownership *);
/* The machine that what an offer sells is put in, or NULL. */
const struct machine *machine_of(const struct catalog *,
    const struct profile *, const struct offer *);
/* NULL, or why a card cannot be put in. */
const char *machine_refuses(const struct phrases *, const struct machine *,
    const struct accelerator *);
/* What keeps it out of the place, as above. */
const char *facility_refuses(const struct phrases *,
    const struct facility *, const struct accelerator *);
/* Part of ownership_bind(), of chains that do not compare. */
void chassis_bind(struct binding *, const struct ownership_slots *,
    const struct ownership *, const struct facility *);
/* Makes cat->kept. */
void ownership_prepare(struct arena *, struct catalog *);
/* Most accelerators that it has at once, by itself or by the quota of its
 * contract: of a rent that states no unit of sale no more than it prices; NULL
 * where any number can be had. */
const struct number *offer_available(const struct catalog *,
    const struct offer *);
/* A holding as it is, without an offer beside it? */
bool offer_is_owned(const struct offer *);
void bill_bind_data(struct binding *, const struct bill_slots *,
    const struct workload *);
/* What the tier of a rented offer brings with it, or NULL. */
const struct contract *
contract_of(const struct catalog *, const struct offer *);
/* "cloud", "marketplace": the kind of its seller, or of the host; NULL where no
 * record tells. */
const char *offer_seller_kind(const struct offer *);
/* Does the profile rent from who sells it: a provider that it names, or a kind
 * of seller? */
bool rents_from(const struct profile *, const struct offer *);
/* The rent to compare a purchase with, the lowest that the profile accepts, on
 * demand where it takes that, and how many offers there are; or NULL. */
const struct offer *rent_beside(const struct catalog *,
    const struct profile *, const struct accelerator *, size_t *count);
/* The same rents in order of price, first the one that is compared with, at
 * most `most`, all on demand or none; *dearer counts the others. */
size_t rents_beside(const struct catalog *, const struct profile *,
    const struct accelerator *, const struct offer **list, size_t most,
    size_t *dearer);
/* Where a bought or a rented accelerator stands, or NULL. */
const struct facility *facility_of(const struct ownership *);

#endif
