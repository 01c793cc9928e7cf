/*
 * diff: how changes between two guides are told, one file a form.
 *
 * Sentences are plain text; a form escapes them for where they land.  All of
 * them live in the command's arena.
 */
#ifndef CMD_DIFF_H
#define CMD_DIFF_H

#include "base/diag.h"
#include "cmd/change.h"

struct options;

/* What --fail-on may name; SIGNED and UNLISTED are told beside them. */
enum diff_rule { RULE_flip, RULE_increase, RULE_stale, RULE_outlier,
	RULE_claim, RULE_signed, RULES };

/* Something that a reviewer, or a gate, looks at. */
struct remark {
	enum diff_rule rule;
	const char *subject;     /* a decision, an offer or a claim */
	const char *text;
	struct origin at;        /* of the line of a spec behind it */
	bool fails;              /* --fail-on names it */
};

struct remarks {
	struct remark *item;     /* by rule, then as they are told */
	size_t count, cap;
};

/* diff_names.c: what things are called. */
/* "Chat 70B, Startup", or the id. */
const char *diff_name(const struct changes *, struct options *,
    const struct change *);
/* "2 x NVIDIA H200 (FP8)", or "nothing fits". */
const char *diff_hardware(struct options *, const struct edition *,
    const struct json *answer);
/* "rent 2 x NVIDIA H200 (FP8) from Nebius, on demand", or "nothing fits". */
const char *diff_choice(struct options *, const struct edition *,
    const char *id, const struct json *answer);
/* The offer that an answer takes, or NULL. */
const struct json *diff_offer(const struct edition *,
    const struct json *answer);
/* "h100-x8, us-east1, on demand"; NULL of an offer that is not known. */
const char *diff_terms(struct options *, const struct edition *,
    const struct json *offer);
/* How an answer differs from another of the same choice, in the seller's offer
 * and the placement: "a3-megagpu-8g, us-central1, requests in flight 15". */
const char *diff_moved(struct options *, const struct edition *,
    const struct json *answer, const struct json *beside);
/* An offer of offers.json: "NVIDIA H200 from Nebius, eu, on demand". */
const char *diff_priced(struct options *, const struct edition *,
    const struct json *offer);
/* What is priced or stated, in the same words. */
const char *diff_subject(struct options *, const struct changes *,
    const struct fact_change *);
/* ": $2.15/h, now $2.45/h (+14%)", ": new at $2/h", ": gone, was $2/h". */
const char *diff_values(struct options *, const struct fact_change *);

/* diff_words.c: sentences about what changed. */
/* A sentence where the seller alone changed, else NULL. */
const char *diff_sold(struct options *, const struct changes *,
    const struct change *);
/* What the kind ranks by, "$1.70", and its title. */
const char *diff_cost(struct options *, const struct json *decision,
    const struct json *answer);
const char *diff_cost_title(const struct json *decision);
/* " (+12%)", or "" where the old one is nothing. */
const char *diff_share(struct options *, double was, double now);
/* "; in all $7,200" where there was no answer before and that is not what
 * ranks. */
const char *diff_alone(struct options *, const struct json *now);
const char *diff_money(struct options *, double usd);
/* "NVIDIA H200 from Nebius, eu, on demand: seen 2026-01-03, 40 days ago..." */
const char *diff_stale(struct options *, const struct edition *,
    const struct json *offer);
/* Why the old choice was left: what staying would cost, or why it cannot. */
const char *diff_staying(struct options *, const struct changes *,
    const struct change *);
/* "\"A100 is slower than newer parts\" (a-claim)" of a verdict that moved. */
const char *diff_claim(struct options *, const struct changes *,
    const struct fact_change *);
/* "Price: one source (was confirmed); grade: thin (was close); asked since
 * 2026-01-03." of the new choice beside the old one. */
const char *diff_evidence(struct options *, const struct changes *,
    const struct change *);
/* At what price the new choice turns again; "" where none does. */
const char *diff_margin(struct options *, const struct changes *,
    const struct change *);
/* What was signed and is not what the guide says now. */
const char *diff_signed(struct options *, const struct changes *,
    const struct change *);
/* "price, currency" of a mask of causes. */
const char *diff_causes(struct options *, unsigned causes);

/* diff_proof.c: of flips, only causes whose return brings the old choice back
 * are left, where the folder holds the specs that the new guide was built
 * from. */
void diff_prove(struct options *, struct changes *, const char *folder);

/* diff_groups.c: prices that came or went, those of one seller together. */
struct price_group {
	const char *seller;
	struct fact_changes of;
};
struct price_groups {
	struct price_group *item;
	size_t count, cap;
};
struct price_groups diff_groups(struct options *, const struct changes *,
    const struct fact_changes *);
/* "12 from Runpod: NVIDIA L4 ($0.43/h), NVIDIA A40 (2, $0.39 to $0.44/h)" */
const char *diff_group(struct options *, const struct changes *,
    const struct price_group *);

/* diff_remarks.c: the offer that it rests on, where its price went stale
 * since or is chosen stale; else NULL. */
const struct json *diff_went_stale(const struct changes *,
    const struct change *);
/* Was a price of that day held back for that before? */
bool diff_was_held(const struct changes *, const struct json *held);
/* Does --fail-on name rules alone?  A usage fault else. */
bool diff_asks_well(struct options *);
/* All of them, and those that --fail-on names. */
extern const char *const diff_rules[RULES];
extern const char *const diff_rule_docs[RULES];
const struct remarks *diff_remarks(struct options *, const struct changes *);

/* One a form; what is printed goes to the command's output. */
void diff_text(struct options *, const struct changes *);
void diff_markdown(struct options *, const struct changes *);
void diff_json(struct options *, const struct changes *,
    const struct remarks *);
void diff_junit(struct options *, const struct changes *,
    const struct remarks *);
void diff_sarif(struct options *, const struct remarks *);
void diff_gitlab(struct options *, const struct remarks *);
void diff_github(struct options *, const struct remarks *);
void diff_lua(struct options *, const struct changes *);

/* diff_git.c: the guide of a revision, built; its folder, or NULL. */
struct diff_trees;
struct diff_trees *diff_trees_open(struct options *);
const char *diff_build(struct diff_trees *, const char *revision);
/* The specs' folder of the one that was built last. */
const char *diff_source(const struct diff_trees *);
void diff_trees_close(struct diff_trees *);

#endif
