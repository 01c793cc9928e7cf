/*
 * catalog: every record of a guide, typed, in base units.
 *
 * Built by the loader and constant from then on; it and all it points to live
 * in the build's arena.  Lists are sorted by id (offers by accelerator, tier,
 * price, then the rest), so that nothing depends on the order of files.
 */
#ifndef CATALOG_CATALOG_H
#define CATALOG_CATALOG_H

#include <stdint.h>

#include "catalog/field.h"

struct arena;

/* struct source, struct accelerator, ...: head and the rows. */
#define FIELD(name, type, arg, flags, doc) CARRIER_##type name;
struct source {
	struct record head;
#include "catalog/source.def"
};
struct accelerator {
	struct record head;
#include "catalog/accelerator.def"
	const struct slice *slice;   /* what it is a slice by; NULL: whole */
};
struct slice {
	struct record head;
#include "catalog/slice.def"
};
struct format {
	struct record head;
#include "catalog/format.def"
	/* Worked out by catalog_seal(). */
	const char *said;              /* as sentences write it */
	double width;                  /* bits of a stored weight */
	const struct format *computes; /* what it multiplies in */
	enum format_name known;
	const struct format *const *spoken; /* of its catalogue */
	size_t place;                  /* in the order they are told in */
};
struct optimizer {
	struct record head;
#include "catalog/optimizer.def"
};
struct scheme {
	struct record head;
#include "catalog/scheme.def"
	const struct format *computes; /* set by catalog_seal() */
};
struct method {
	struct record head;
#include "catalog/method.def"
};
struct architecture {
	struct record head;
#include "catalog/architecture.def"
};
struct segment {
	struct record head;
#include "catalog/segment.def"
};
struct tier {
	struct record head;
#include "catalog/tier.def"
};
struct sharding {
	struct record head;
#include "catalog/sharding.def"
};
struct targets {
	struct record head;
#include "catalog/targets.def"
};
struct currency {
	struct record head;
#include "catalog/currency.def"
};
struct condition {
	struct record head;
#include "catalog/condition.def"
};
struct provider {
	struct record head;
#include "catalog/provider.def"
};
struct host {
	struct record head;
#include "catalog/host.def"
};
struct processor {
	struct record head;
#include "catalog/processor.def"
};
struct model {
	struct record head;
#include "catalog/model.def"
	const struct format *published; /* set by catalog_seal() */
};
struct policy {
	struct record head;
#include "catalog/policy.def"
};
struct profile {
	struct record head;
#include "catalog/profile.def"
};
struct facility {
	struct record head;
#include "catalog/facility.def"
};
struct contract {
	struct record head;
#include "catalog/contract.def"
};
struct machine {
	struct record head;
#include "catalog/machine.def"
};
struct holding {
	struct record head;
#include "catalog/holding.def"
};
struct tenant {
	struct record head;
#include "catalog/tenant.def"
};
/* How well a price is known: catalog_weigh(). */
enum evidence_kind { EVIDENCE_none, EVIDENCE_one_source, EVIDENCE_confirmed,
	EVIDENCE_old, EVIDENCE_contradicted };

struct offer {
	struct record head;
#include "catalog/offer.def"
	/* Of cat->kept: what is owned already, and used before it. */
	const struct holding *holding;
	/* What the same cost on the day before that it was seen, or NULL. */
	struct offer *before;
	/* Of cat->held and cat->alarms: why it decides nothing, and the rule
	 * that says so, hold.def; NULL where none does. */
	const char *held, *held_by;
	/* Who else saw the price, evidence.h; and the last day on which
	 * somebody saw it at this price. */
	enum evidence_kind evidence;
	const char *evidence_why, *seen;
	/* A price of another feed that agrees with it, or NULL. */
	const struct offer *with;
	/* What is sold in its place, seen later by another; NULL: itself. */
	const struct offer *again;
	/* The last record that says what its row means, or NULL. */
	const struct label *label;
	/* The rate that its price was converted at, and the price before it;
	 * NULL of one in dollars. */
	const struct exchange *exchange;
	double listed;
	/* Who sells, where a record tells; offer_seller(). */
	const struct provider *seller;
};
struct exchange {
	struct record head;
#include "catalog/exchange.def"
};
struct accept {
	struct record head;
#include "catalog/accept.def"
};
struct price_feed {
	struct record head;
#include "catalog/price_feed.def"
};
struct label {
	struct record head;
#include "catalog/label.def"
};
struct calibration {
	struct record head;
#include "catalog/calibration.def"
};
struct tested {
	struct record head;
#include "catalog/tested.def"
	/* Worked out by tested_sort(): is it a stack's speed, whatever the
	 * format; and which of PHASE_WORDS, below 0: every one. */
	bool is_speed;
	int timed;
};
/* The records of one kind, in their order. */
struct tested_kind {
	const char *kind;
	const struct tested **item;
	size_t count;
};
struct carried {
	struct record head;
#include "catalog/carried.def"
};
struct replayed {
	struct record head;
#include "catalog/replayed.def"
};
struct outcome {
	struct record head;
#include "catalog/outcome.def"
};
struct reliability {
	struct record head;
#include "catalog/reliability.def"
};
struct support {
	struct record head;
#include "catalog/support.def"
};
struct quality {
	struct record head;
#include "catalog/quality.def"
};
struct claim {
	struct record head;
#include "catalog/claim.def"
};
struct deployment {
	struct record head;
#include "catalog/deployment.def"
};
struct answered {
	struct record head;
#include "catalog/answered.def"
};
struct contradiction {
	struct record head;
#include "catalog/contradiction.def"
};
struct decided {
	struct record head;
#include "catalog/decided.def"
};
struct approval {
	struct record head;
#include "catalog/approval.def"
};
struct comparison {
	struct record head;
#include "catalog/comparison.def"
};
struct catalogue {
	struct record head;
#include "catalog/catalogue.def"
};
struct page {
	struct record head;
#include "catalog/page.def"
};
struct site {
	struct record head;
#include "catalog/site.def"
};
/* The part that all kinds share; a kind's own struct starts with it. */
struct workload {
	struct record head;
#include "catalog/workload.def"
	const void *prepared;    /* by its kind, once for all candidates */
	/* That its names are looked up in; set by catalog_seal(). */
	const struct catalog *catalog;
};
#undef FIELD

/* What a policy is about; less of each is better. */
enum goal {
#define GOAL(name, what) GOAL_##name,
#include "catalog/goal.def"
#undef GOAL
	GOAL_COUNT
};

/* Numbers of a policy about one goal. */
struct goal_terms {
	const char *name;        /* "cost" */
	const struct number *within, *weight;
};

struct goal_terms policy_terms(const struct policy *, enum goal);
const char *goal_name(enum goal);
/* The goal of that name, or GOAL_COUNT. */
enum goal goal_find(const char *name);

struct record_list {
	struct record **item;
	size_t count, cap;
};

/* Inputs that --set changed, in its order; catalog/what_if.h. */
struct what_if;
struct own_cases;
struct phrases;
struct what_if_list {
	struct what_if *item;
	size_t count, cap;
};

struct catalog {
	/* Where it lives; who needs room for a while makes a child of it. */
	const struct arena *arena;
#define RECORD(verb, many, singleton, doc) struct record_list many;
#include "catalog/record.def"
#undef RECORD
	struct record_list workloads;
	/* Made of tests by tested_sort(); and those of unseen sources. */
	struct tested_kind *tested_kinds, tested_unseen;
	size_t tested_kind_count;
	/* Offers whose price is likely wrong: they decide nothing. */
	struct record_list held;
	/* Prices of all days that a rule of hold.def holds, by day. */
	struct record_list alarms;
	/* Sources of a catalogue that is used which nothing cites. */
	struct record_list uncited;
	/* Offers that a newer whole list of their provider lacks. */
	struct record_list retired;
	/* The formats in the order that files tell them in, and those that
	 * the engine speaks of; NULL where there is none. */
	const struct format **format;
	size_t format_count;
	const struct format *spoken[FORMAT_NAMES];
	/* Rates stay where they are from then on: what is set anew comes
	 * last. */
	bool sealed;
	/* Slices as accelerators, each the like of the whole, and what they
	 * are sold for; by id. See kind/slice.h. */
	struct record_list parts, part_offers;
	/* Offers of what is owned already, by accelerator: each holding as it
	 * is, and before each offer to buy more.  Made by kind_prepare(). */
	struct record_list kept;
	/* Folders of the catalogues in use, but for the guide's own specs, and
	 * what a use asks for and is not there. */
	const char **folder;
	size_t folders;
	/* A file stopped: records may be missing. */
	bool partial;
	/* Something private was left out; private.h. */
	bool withholds;
	/* Of the names and bytes of all files read, in the order they are. */
	uint64_t digest;
	struct what_if_list what_if;
	/* Measured by who keeps the guide; kind/own_cases.h.  NULL: nothing. */
	const struct own_cases *own;
	/* What its sentences are said with; spec/phrase.h. */
	const struct phrases *phrases;
	/* YYYY-MM-DD: the guide's date, that ages count to; the day of the
	 * newest price, or of the newest source where there are none, unless
	 * stated. */
	const char *date;
};

/* "Name 1.2 (2026-01-02), ...": the catalogues it stands on; "" for none. */
const char *catalog_versions(struct arena *, const struct catalog *);

/* One type a verb, in the order of record.def. */
extern const struct record_type record_types[];
extern const size_t record_type_count;
/* That of a verb, or NULL. */
const struct record_type *record_type_of(const char *verb);
/* The rows of workload.def, for the kinds to build their types on. */
extern const struct field workload_fields[];
extern const size_t workload_field_count;

/* The list of a verb ("accelerator", "workload"), or NULL. */
struct record_list *catalog_list(struct catalog *, const char *verb);
const struct record_list *catalog_records(const struct catalog *,
    const char *verb);
/*
 * The record of this id, by bisection; NULL when there is none.  Not for
 * offers, which have another order.
 */
const struct record *catalog_find(const struct record_list *, const char *id);
/* The record that a field names; NULL when it was not given. */
const struct record *catalog_follow(const struct catalog *, const char *verb,
    const struct word *);
/* Sorts the lists and sets the date. */
void catalog_sort(struct catalog *, struct arena *);
/* The same, and what follows from networks; the loader's last step but
 * checks. */
void catalog_seal(struct catalog *, struct arena *, int jobs);
/* Offers in their order: accelerator, tier, price, then the rest. */
void catalog_sort_offers(struct catalog *);
/*
 * Puts aside the offers whose price is likely wrong, with the reason; the last
 * price of the same that is not stands in their place.  Tells of them.
 */
void catalog_hold(struct catalog *, struct arena *, struct diags *);
/* The newest rate of a currency that is not after the date; where all are
 * later, the oldest; NULL where the guide has none. */
const struct exchange *catalog_rate(const struct catalog *,
    const char *currency);
/* Converts prices in other currencies, once, at that rate. */
void catalog_exchange(struct catalog *, struct arena *, struct diags *);
/* Their prices at a rate that is another now. */
void catalog_exchange_again(struct catalog *, const struct exchange *);
/* Seconds since the price was seen, on that day; 0 where a day is unsaid. */
double offer_age(const struct offer *, const char *date);
/* The first day from which on it cost what it costs now, within 2 percent. */
const char *offer_since(const struct offer *);
/* How old a price of its source may be; NULL where the source has no say. */
const struct number *offer_fresh(const struct catalog *, const struct offer *);
/* Is it older than its source says that a price of it may be? */
bool offer_is_stale(const struct catalog *, const struct offer *,
    const char *date);

/* Parameters of a model by part, from its dimensions. */
struct model_parts {
	double embedding;   /* input embedding, and the head where untied */
	double lookup;      /* the part of it that is only looked up */
	double attention;   /* all layers */
	double state;       /* recurrent mixers, all layers */
	double dense_mlp;   /* dense MLPs and shared experts, all layers */
	double experts;     /* routed experts, all layers */
	double router;
	double norms;
	double other;       /* positions, extra parts */
	double total;
	double active;      /* what multiplies one token: matmul parameters */
	double encoder;     /* of these, what multiplies a token read alone */
	double moe_layers;  /* layers with routed experts */
	double state_width; /* of a recurrent mixer */
	double channels;    /* that its convolution passes */
	double token_ffn;   /* width of the MLP that a token passes */
};

void model_count(const struct model *, struct model_parts *);

/* Bits of one parameter of a model in a format, by part. */
struct model_bits {
	double matrices;    /* mean over attention, MLPs and experts */
	double kept;        /* norms, routers and small parts */
	double embedding;
	double head;        /* where untied */
};

/* Formats of 16 bits and more hold everything; narrower ones the matrices of
 * the layers, and what mix.def says. */
void model_widths(const struct model *, const struct format *,
    struct model_bits *);

/*
 * Checks that need whole records or several: references and unused sources
 * (unless a file stopped, and what it would have defined is missing),
 * parameter counts, window layers, price outliers; and, when nothing else is
 * wrong, kinds of record that a guide cannot do without.  Pages named by the
 * navigation are not looked up: those of site/ are not records.
 */
void catalog_check(const struct catalog *, struct arena *, int jobs,
    struct diags *);
/* The part of it that follows names alone. */
void catalog_check_references(const struct catalog *, struct arena *,
    struct diags *);

#endif
