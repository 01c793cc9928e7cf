/*
 * approve: the order of a decision, as it is signed, into specs/approvals.
 */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/digest.h"
#include "base/file.h"
#include "base/text.h"
#include "base/tree.h"
#include "build.h"
#include "catalog/catalog.h"
#include "cmd/answer.h"
#include "cmd/cmd.h"
#include "search/order.h"
#include "unit/number.h"

/* Bytes of an id, at most. */
enum { ID_MOST = 64 };

static const struct origin nowhere;

static void
field(struct text *t, const char *name, const char *value)
{
	if (!value || !*value)
		return;
	text_printf(t, "  %s = ", name);
	text_lua(t, value);
	text_add(t, ",\n");
}

static void
amount(struct text *t, const char *name, double value, const char *unit)
{
	text_printf(t, "  %s = ", name);
	number_exact(t, value);
	text_printf(t, "%s,\n", unit);
}

/* To the cent, as money is signed. */
static void
money(struct text *t, const char *name, double usd)
{
	amount(t, name, round(usd * 100) / 100, " * USD");
}

/* DATE-WORKLOAD-PROFILE, or the digest of what is too long for an id. */
static const char *
name_of(struct options *o, const char *date, const struct decision *d)
{
	const char *of = arena_printf(o->arena, "%s-%s", d->workload->head.id,
	    d->profile->head.id);

	if (strlen(date) + 1 + strlen(of) > ID_MOST)
		of = arena_printf(o->arena, "%016" PRIx64, digest_add(
		    DIGEST_EMPTY, of, strlen(of)));
	return arena_printf(o->arena, "%s-%s", date, of);
}

static void
write_record(struct options *o, struct text *t, const char *date,
    const struct decision *d)
{
	const struct order *order = d->ranked->order;

	text_printf(t, "-- Signed: written by ridgeline approve.\n"
	    "approval \"%s\" {\n", name_of(o, date, d));
	field(t, "date", date);
	field(t, "decision", decision_id(o->arena, d));
	field(t, "by", o->by);
	field(t, "candidate", order->candidate);
	field(t, "accelerator", order->accelerator->head.id);
	amount(t, "accelerators", order->accelerators, "");
	amount(t, "copies", order->copies, "");
	field(t, "tenure", tenure_word(order->tenure));
	field(t, "offer", order->offer ? order->offer->head.id : NULL);
	if (order->offer && order->tenure != TENURE_OWN)
		field(t, "provider", order->offer->provider.text);
	amount(t, "commitment_months", order->commitment_months, "");
	money(t, "usd_per_month", order->usd_per_month);
	money(t, "usd_total", order->usd_total);
	field(t, "note", o->note);
	text_add(t, "}\n");
}

static void
keep(struct options *o, const struct catalog *cat, const struct decision *d)
{
	const char *date = o->date ? o->date : cat->date;
	const char *path = arena_printf(o->arena, "specs/approvals/%s.lua",
	    name_of(o, date, d));
	const char *at = path_join(o->arena, o->dir, path);
	struct text t;

	text_init(&t, o->arena);
	write_record(o, &t, date, d);
	if (tree_parents(AT_FDCWD, at) || (remove(at) && errno != ENOENT) ||
	    tree_write(AT_FDCWD, at, t.data, t.len))
		diag(o->diags, DIAG_write, nowhere, "%s: %s", at,
		    strerror(errno));
	else if (!o->quiet)
		text_printf(o->out, "%s\n%s", path, t.data);
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
	    "written into\nspecs/approvals, with the date (--date, else that "
	    "of the guide), who signed (--by)\nand a note (--note).  From "
	    "then on pages, data/decisions.json and diff say where\nthe guide "
	    "orders something else.\n",
	.formats = 1u << OUTPUT_TEXT,
	.takes = TAKES_BY,
	.example = "ridgeline approve chat-70b/startup --by \"A. Buyer\"",
	.run = run,
};
