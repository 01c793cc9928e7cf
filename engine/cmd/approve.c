/*
 * approve: the order of a decision, as it is signed, into specs/approvals.
 */
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <string.h>
#include <time.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/digest.h"
#include "base/file.h"
#include "base/text.h"
#include "base/tree.h"
#include "build.h"
#include "catalog/catalog.h"
#include "catalog/seal.h"
#include "cmd/answer.h"
#include "cmd/cmd.h"
#include "feed/date.h"
#include "kind/kind.h"
#include "search/order.h"
#include "spec/spec.h"
#include "unit/number.h"

/* Signatures of one person, order and day, at most. */
enum { ALIKE_MOST = 1000 };

static const struct origin nowhere;

static void
say(struct word *w, const char *text)
{
	w->text = text;
	w->fact.given = text && *text;
}

static void
count(struct number *n, double value)
{
	n->value = value;
	n->fact.given = true;
}

/* To the cent, as money is signed. */
static double
cents(double usd)
{
	return round(usd * 100) / 100;
}

/* The day by the clock, in UTC. */
static const char *
today(struct arena *arena)
{
	enum { DAY = 24 * 60 * 60 };
	struct timespec now = { 0 };

	clock_gettime(CLOCK_REALTIME, &now);
	return date_after(arena, "1970-01-01", (long)(now.tv_sec / DAY));
}

/* Of all inputs that the answer rests on, in the order of its chain. */
static const char *
input_digest(struct options *o, const struct catalog *cat,
    const struct decision *d)
{
	const struct answer *a = d->ranked;
	const struct chain *chain = kind_chain(d->kind);
	const struct input *input = answer_inputs(o->arena, cat, d, a);
	struct text t;

	text_init(&t, o->arena);
	for (int i = 0; a->value && chain && i < chain->slots; i++) {
		if (!input[i].field)
			continue;
		text_printf(&t, "%s/%s=", input[i].of ? input[i].of->id : "",
		    input[i].field);
		number_exact(&t, a->value[i]);
		text_char(&t, '\n');
	}
	return seal_hex(o->arena, digest_add(DIGEST_EMPTY, t.data, t.len));
}

static void
fill(struct options *o, struct approval *a, const struct catalog *cat,
    const struct decision *d)
{
	const struct order *order = d->ranked->order;

	say(&a->date, o->date ? o->date : cat->date);
	say(&a->signed_on, today(o->arena));
	say(&a->decision, decision_id(o->arena, d));
	say(&a->by, o->by);
	say(&a->candidate, order->candidate);
	say(&a->accelerator, order->accelerator->head.id);
	count(&a->accelerators, order->accelerators);
	count(&a->copies, order->copies);
	say(&a->tenure, tenure_word(order->tenure));
	say(&a->offer, order->offer ? order->offer->head.id : NULL);
	if (order->offer && order->tenure != TENURE_OWN)
		say(&a->provider, order->offer->provider.text);
	count(&a->commitment_months, order->commitment_months);
	count(&a->usd_per_month, cents(order->usd_per_month));
	count(&a->usd_total, cents(order->usd_total));
	say(&a->note, o->note);
	say(&a->order_digest, seal_order(o->arena, a));
	say(&a->input_digest, input_digest(o, cat, d));
	say(&a->seal, seal_record(o->arena, a));
}

/*
 * DATE-SEAL, the nth of those that are alike: no two decisions and no two
 * signers share one.
 */
static const char *
name_of(struct options *o, const struct approval *a, int nth)
{
	const char *name = arena_printf(o->arena, "%s-%s", a->date.text,
	    a->seal.text);

	return nth > 1 ? arena_printf(o->arena, "%s-%d", name, nth) : name;
}

static const char *
record_of(struct options *o, const struct approval *a, const char *name)
{
	struct text t;

	text_init(&t, o->arena);
	text_printf(&t, "-- Signed: written by ridgeline approve.  A change "
	    "breaks its seal.\napproval \"%s\" {\n", name);
	seal_lua(&t, a);
	text_add(&t, "}\n");
	return t.data;
}

/* A file of its own for each signature; none is ever written over. */
static void
keep(struct options *o, const struct catalog *cat, const struct decision *d)
{
	struct approval a = { 0 };
	const char *name, *path, *at, *record;
	int nth = 0, status;

	fill(o, &a, cat, d);
	do {
		name = name_of(o, &a, ++nth);
		path = arena_printf(o->arena, "specs/approvals/%s.lua", name);
		at = path_join(o->arena, o->dir, path);
		record = record_of(o, &a, name);
		status = tree_parents(AT_FDCWD, at) == 0 ? tree_create(
		    AT_FDCWD, at, record, strlen(record)) : -1;
	} while (status != 0 && errno == EEXIST && nth < ALIKE_MOST);
	if (status != 0)
		diag(o->diags, DIAG_write, nowhere, "%s: %s", at,
		    strerror(errno));
	else if (!o->quiet)
		text_printf(o->out, "%s\n%s", path, record);
}

/* What a record can hold of it: else nothing is written. */
static void
fits(struct options *o, const char *option, const char *text)
{
	enum diag_id id;
	const char *fault = text ? text_fault(text, strlen(text), &id) : NULL;

	if (fault)
		diag(o->diags, DIAG_usage, nowhere, "%s %s; nothing was "
		    "signed", option, fault);
}

/* The workload and the profile that WORKLOAD/PROFILE names. */
static bool
find(struct options *o, const struct catalog *cat, struct whom *whom)
{
	char *id = arena_strdup(o->arena, o->arg[0]);
	char *slash = strchr(id, '/');

	if (!slash) {
		diag(o->diags, DIAG_usage, nowhere, "approve wants the id of "
		    "a decision, WORKLOAD/PROFILE, and not \"%s\"", id);
		return false;
	}
	*slash = '\0';
	whom->workload = (const struct workload *)answer_find(o,
	    &cat->workloads, "workload", id);
	whom->profile = (const struct profile *)answer_find(o, &cat->profiles,
	    "profile", slash + 1);
	return whom->workload && whom->profile;
}

static int
run(struct options *o)
{
	const struct catalog *cat = build_catalog(o);
	struct whom whom = { 0 };
	const struct decisions *d;

	fits(o, "--by", o->by);
	fits(o, "--note", o->note);
	if (diags_status(o->diags) || !find(o, cat, &whom))
		return diags_status(o->diags);
	d = decide_for(o->arena, cat, whom, o->jobs);
	if (!d->count || !d->item[0].ranked_count)
		diag(o->diags, DIAG_usage, nowhere, "\"%s\" orders nothing "
		    "that could be signed", o->arg[0]);
	else
		keep(o, cat, &d->item[0]);
	return diags_status(o->diags);
}

const struct command command_approve = {
	.name = "approve", .operands = "DECISION",
	.operands_min = 1, .operands_max = 1,
	.doc = "Record the order of a decision as signed.",
	.help = "DECISION is WORKLOAD/PROFILE.  What the guide orders now is "
	    "written into\nspecs/approvals, a file for each signature, "
	    "with the date of the guide (or --date),\ntoday's, who "
	    "signed (--by) and a note (--note).  From then on pages,\n"
	    "data/decisions.json and diff say where the guide orders "
	    "something else, and check\n"
	    "refuses a signature that was changed.\n",
	.formats = 1u << OUTPUT_TEXT,
	.takes = TAKES_BY,
	.example = "ridgeline approve chat-70b/startup --by \"A. Buyer\"",
	.run = run,
};
