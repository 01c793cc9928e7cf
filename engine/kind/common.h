/*
 * common: chain inputs that every kind of workload on a network binds alike.
 *
 * They are the accelerators of a copy and what each holds at once, what offer
 * and profile make it cost, and how far its memory may be off.  A kind names
 * the slots; kind_bind() fills them after the kind has bound its own.
 */
#ifndef KIND_COMMON_H
#define KIND_COMMON_H

#include "kind/ownership.h"
#include "kind/risk.h"

/* A slot is -1 where a kind binds it by itself, or its chain has none. */
struct common_slots {
	struct ownership_slots ownership;
	struct bill_slots bill;
	struct risk_slots risk;
	int offer_count;         /* sold together */
	int hours_per_month;     /* of what runs as copies */
	int count;               /* accelerators of a copy */
	int batch;               /* what the axis of that name chose */
};

/* Of what runs as copies, paid by the month; count and batch are rows. */
#define COMMON_MONTH(CHAIN, count_slot, batch_slot) { \
	.ownership = OWNERSHIP_SLOTS(CHAIN), .bill = BILL_MONTH_SLOTS(CHAIN), \
	.risk = RISK_SLOTS(CHAIN), .offer_count = CHAIN##_offer_count, \
	.hours_per_month = CHAIN##_hours_per_month, \
	.count = count_slot, .batch = batch_slot }
/* Of a run that is done once. */
#define COMMON_JOB(CHAIN, count_slot, batch_slot) { \
	.ownership = OWNERSHIP_JOB_SLOTS(CHAIN), \
	.bill = BILL_JOB_SLOTS(CHAIN), .risk = RISK_SLOTS(CHAIN), \
	.offer_count = CHAIN##_offer_count, .hours_per_month = -1, \
	.count = count_slot, .batch = batch_slot }

/* The last columns of what runs as copies. */
#define MONTH_MEASURES \
	{ "memory_needed", "Memory needed", "GiB" }, \
	{ "accelerators", "Accelerators", "1" }, \
	{ "usd_per_h", "Cost per hour", "USD/h" }, \
	{ "usd_per_month", "Cost per month", "USD" }

/* Of a run over images: its first columns, and what its charts show. */
#define IMAGE_JOB_MEASURES \
	{ "usd_per_job", "Cost of the run", "USD" }, \
	{ "job_time", "Time of the run", "h" }, \
	{ "images_per_s", "Images per second", "1/s" }, \
	{ "memory_needed", "Memory needed", "GiB" }
#define IMAGE_JOB_SHAPE \
	.sweep = { AXIS_batch, "Images of a pass", \
	    { "memory_needed", "Memory needed", "GiB" }, \
	    { "images_per_s", "Images per second", "1/s" } }, \
	.rate = { "images_per_s", "Images per second", "1/s" }

/* The first limit of all that run a network. */
#define MEMORY_LIMIT \
	{ "memory", "memory of one accelerator", "GiB", \
	    "memory_needed", HAVE_ROW, "memory_safe" }

#endif
