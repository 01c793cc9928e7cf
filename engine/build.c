#include "build.h"

#include <errno.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/file.h"
#include "base/pool.h"
#include "base/progress.h"
#include "base/publish.h"
#include "base/text.h"
#include "catalog/catalog.h"
#include "cmd/gate.h"
#include "cmd/option.h"
#include "search/again.h"
#include "search/decision.h"
#include "search/withheld.h"
#include "kind/kind.h"
#include "report/guide.h"
#include "write/write.h"

const char build_share[] = RIDGELINE_SHARE;

static const struct origin nowhere;

static void
warn_unanswered(const struct decisions *d, struct diags *diags)
{
	for (size_t i = 0; i < d->count; i++)
		if (!d->item[i].ranked_count)
			diag(diags, DIAG_no_answer,
			    d->item[i].workload->head.at,
			    "workload \"%s\": no accelerator satisfies "
			    "profile \"%s\"", d->item[i].workload->head.id,
			    d->item[i].profile->head.id);
}

/* Is it short of memory in every decision on the workload? */
static bool
holds_nowhere(const struct decisions *d, const struct workload *w,
    const char *accelerator)
{
	for (size_t i = 0; i < d->count; i++) {
		const struct decision *on = &d->item[i];

		for (size_t n = 0; on->workload == w && n < on->ranked_count +
		    on->rejected_count; n++) {
			const struct answer *a = n < on->ranked_count ?
			    &on->ranked[n] : &on->rejected[n -
			    on->ranked_count];

			if (!strcmp(a->place.accelerator->head.id,
			    accelerator) && (a->reject != REJECT_LIMIT ||
			    strcmp(a->limit->name, "memory")))
				return false;
		}
	}
	return true;
}

static void
warn_named(const struct catalog *cat, const struct decisions *d,
    const struct workload *only, struct diags *diags)
{
	for (size_t i = 0; i < cat->workloads.count; i++) {
		const struct workload *w = (const struct workload *)
		    cat->workloads.item[i];

		if (only && w != only)
			continue;
		for (size_t n = 0; n < w->accelerators.count; n++) {
			const char *id = w->accelerators.item[n].text;

			if (holds_nowhere(d, w, id))
				diag(diags, DIAG_cannot_hold,
				    w->accelerators.fact.at, "workload "
				    "\"%s\": %s is named and cannot hold it",
				    w->head.id, id);
		}
	}
}

/* --workbook all: that of all decisions. */
static bool
is_portfolio(const struct options *o)
{
	return o->workbook && !strcmp(o->workbook, "all");
}

/* Whose decisions the pages that are asked for need. */
static struct whom
whom_asked(const struct options *o, const struct catalog *cat)
{
	struct whom whom;

	if (o->workbook && !is_portfolio(o))
		return guide_asks(o->arena, cat, arena_printf(o->arena,
		    "workloads/%s", o->workbook));
	if (!o->only)
		return (struct whom){ 0 };
	whom = guide_asks(o->arena, cat, guide_finds(o->arena, cat, o->only));
	/* The page of one leaves to the first what both say. */
	whom.profile = NULL;
	return whom;
}

/* "a/b" of each decision. */
static const char *
nearest_decision(struct arena *arena, const struct catalog *cat,
    const char *asked)
{
	struct { const char **item; size_t count, cap; } ids = { 0 };

	for (size_t i = 0; i < cat->workloads.count; i++) {
		const struct workload *w = (const struct workload *)
		    cat->workloads.item[i];

		for (size_t k = 0; k < w->profiles.count; k++)
			ARRAY_ADD(arena, &ids, arena_printf(arena, "%s/%s",
			    w->head.id, w->profiles.item[k].text));
	}
	return ids.count ? text_nearest(asked, ids.item, ids.count) : NULL;
}

static void
lacks_decision(struct options *o, const struct catalog *cat)
{
	const char *near = nearest_decision(o->arena, cat, o->workbook);

	diag(o->diags, DIAG_usage, nowhere, "--workbook wants "
	    "WORKLOAD/PROFILE or all, not \"%s\"%s%s%s", o->workbook,
	    near ? "; did you mean \"" : "", near ? near : "",
	    near ? "\"?" : "");
}

/*
 * What the whole guide decides, for a build that is not for everyone to read;
 * its warnings are those of what is published, its errors are told.
 */
static const struct decisions *
decide_whole(struct options *o)
{
	struct options whole = *o;
	const struct catalog *cat;

	whole.everyone = false;
	whole.vendor = NULL;
	whole.diags = diags_new(o->arena);
	cat = build_catalog(&whole);
	if (!diags_failed(whole.diags))
		return decide_for(o->arena, cat, whom_asked(o, cat), o->jobs);
	whole.diags = o->diags;
	build_catalog(&whole);
	return NULL;
}

/* Decisions that are made once a page, or what else is written, asks. */
struct deciding {
	struct options *options;
	const struct catalog *catalog;
	struct whom whom;
	const struct decisions *whole;   /* of a guide for others, or NULL */
	struct decisions *out;           /* whose they are, from the start */
};

/* Those of a process that stays are kept for the next change of a price, but
 * for those of one workload's page, which are soon made. */
static const struct decisions *
decide_asked(struct options *o, const struct catalog *cat, struct whom whom)
{
	struct kept *k = o->kept;

	if (!k || (whom.workload && !whom.each_policy))
		return decide_for(o->arena, cat, whom, o->jobs);
	return again_decide(k->arena, cat, whom, &k->before, &k->now,
	    o->jobs);
}

static const struct decisions *
decide_beside(void *deciding, struct whom whom)
{
	const struct deciding *d = deciding;

	return decide_asked(d->options, d->catalog, whom);
}

static void
decide(void *deciding)
{
	const struct deciding *d = deciding;
	struct options *o = d->options;
	const struct decisions *made;

	progress_say(o->progress, arena_printf(o->arena, "deciding on %zu "
	    "workloads", d->catalog->workloads.count));
	made = decide_asked(o, d->catalog, d->whom);
	memcpy(d->out->item, made->item, made->count * sizeof(*made->item));
	if (d->whole)
		withheld_mark(o->arena, d->whole, d->out);
	warn_unanswered(d->out, o->diags);
	if (!d->whom.profile)
		warn_named(d->catalog, d->out, d->whom.workload, o->diags);
	if (!o->data_alone)
		progress_say(o->progress, "composing pages");
}

static struct guide *
compose_asked(struct options *o, struct guide *asked, struct whom whom,
    const struct decisions *whole)
{
	struct deciding d = { o, asked->catalog, whom, whole,
	    decide_later(o->arena, asked->catalog, whom) };
	struct guide *g;

	asked->decisions = d.out;
	asked->decide = decide;
	asked->decide_beside = decide_beside;
	asked->deciding = &d;
	if (!o->data_alone)
		progress_say(o->progress, "composing pages");
	g = guide_compose(asked);
	/* The one page that is made need not ask for them. */
	if (o->workbook)
		guide_sensitivities(g);
	g->decide = NULL;
	g->decide_beside = NULL;
	return g;
}

/* From folder to documents, of one page where one is asked for; NULL after
 * errors. */
static struct guide *
compose(struct options *o)
{
	const struct decisions *whole = o->everyone ? decide_whole(o) : NULL;
	const struct catalog *cat = o->kept ? o->kept->catalog :
	    build_catalog(o);
	struct guide asked = { .arena = o->arena, .diags = o->diags,
		.root = o->dir, .catalog = cat, .data_alone = o->data_alone,
		.or_missing = o->kept != NULL, .jobs = o->jobs,
		.predicted = o->kept ? o->kept->predicted : NULL };
	struct whom whom;

	if (diags_failed(o->diags)) {
		if (!o->data_alone)
			guide_syntax(o->arena, o->diags, o->dir);
		return NULL;
	}
	if (o->only)
		asked.only = guide_finds(o->arena, cat, o->only);
	whom = whom_asked(o, cat);
	if (o->workbook && !is_portfolio(o) && (!whom.workload ||
	    !whom.profile)) {
		lacks_decision(o, cat);
		return NULL;
	}
	if (o->share && file_exists(path_join(o->arena, o->share,
	    "templates")))
		asked.share = o->share;
	return compose_asked(o, &asked, whom, whole);
}

int
build_check(struct options *o)
{
	struct guide *g = compose(o);

	options_warned(o);
	if (g) {
		gate_decisions(o, g->catalog, g->decisions);
		gate_unpriced(o, g->catalog);
		if (!o->quiet && o->format == OUTPUT_TEXT)
			guide_tell_feeds(o->out, g);
		guide_close(g);
	}
	return diags_status(o->diags);
}

/* "data/chat-70b-startup" */
static const char *
workbook_file(const struct options *o)
{
	char *name = arena_printf(o->arena, "data/%s", is_portfolio(o) ?
	    "guide" : o->workbook);

	for (char *c = name + strlen("data/"); *c; c++)
		if (*c == '/')
			*c = '-';
	return name;
}

static void
report(struct options *o, const struct guide *g, const struct publish *p,
    const char *dir)
{
	if (o->quiet)
		return;
	if (g->only) {
		text_printf(o->out, "%s/%s.%s\n", dir, o->workbook ?
		    workbook_file(o) : g->only, o->workbook ? "xlsx" :
		    "html");
		return;
	}
	if (o->data_alone) {
		text_printf(o->out, "%s/data: %zu files, %zu changed\n", dir,
		    publish_files(p), publish_changed(p));
		return;
	}
	text_printf(o->out, "%s/index.html: %zu pages, %zu decision%s, "
	    "%zu files, %zu changed%s\n", dir, g->pages, g->decisions->count,
	    g->decisions->count == 1 ? "" : "s",
	    publish_files(p), publish_changed(p), o->everyone &&
	    !g->catalog->withholds ? "; no record is private: all is "
	    "published" : "");
}

/* What one page alone needs, or who compares two guides. */
static bool
is_wanted(const struct options *o, const struct writer *w)
{
	static const char *const data[] = { "catalogue", "json", "offers",
		"orders" };

	if (o->workbook)
		return !strcmp(w->name, is_portfolio(o) ? "portfolio" :
		    "workbooks");
	if (!o->data_alone)
		return !o->only || !strcmp(w->name, "html") ||
		    !strcmp(w->name, "static");
	for (size_t i = 0; i < COUNT(data); i++)
		if (!strcmp(w->name, data[i]))
			return true;
	return false;
}

/* One build as its writers see it, each with an outcome of its own. */
struct writing {
	const struct options *options;
	const struct guide *guide;
	struct publish *publish;
	int *bad;                 /* one a writer */
};

/* The last by name, the workbooks, take longest: they are begun first. */
static void
write_one(void *context, size_t item, int worker)
{
	struct writing *w = context;
	size_t i = writer_count - 1 - item;

	(void)worker;
	if (is_wanted(w->options, writers[i]))
		w->bad[i] = writers[i]->write(w->guide, w->publish);
}

/* All writers at once; false when one could not write. */
static bool
run_writers(struct options *o, const struct guide *g, struct publish *p)
{
	struct writing w = { o, g, p, arena_array(o->arena, writer_count,
	    sizeof(*w.bad)) };
	bool good = true;

	pool_run(o->jobs, writer_count, write_one, &w);
	for (size_t i = 0; i < writer_count; i++)
		good &= !w.bad[i];
	return good;
}

/* The folder of sources that a site at dir would fill, or NULL. */
static const char *
sources_at(const struct options *o, const char *dir)
{
	static const char *const folders[] = { "specs", "templates", "site",
	    "static" };

	for (size_t i = 0; i < COUNT(folders); i++)
		if (path_below(path_join(o->arena, o->dir, folders[i]), dir))
			return folders[i];
	return NULL;
}

/* Says why by errno. */
static void
not_published(struct options *o, const char *dir)
{
	if (errno == EEXIST)
		diag(o->diags, DIAG_write, nowhere, "%s holds what ridgeline "
		    "did not write, and is left alone: %s; name another "
		    "folder with -o", dir, publish_foreign(o->arena, dir));
	else
		diag(o->diags, DIAG_write, nowhere, "%s: %s", dir,
		    errno == EBUSY ? "another build is publishing there" :
		    strerror(errno));
}

/* A whole site is not given up for a part of one. */
static bool
would_replace(struct options *o, const char *dir)
{
	const char *whole = o->only ? "data/guide.json" : "index.html";
	bool would = (o->only || o->data_alone) &&
	    file_exists(path_join(o->arena, dir, whole));

	if (would)
		diag(o->diags, DIAG_usage, nowhere, "%s holds a whole site, "
		    "which %s would replace", dir, o->only ? "one page" :
		    "data alone");
	return would;
}

/* What need not be worked out first to be seen. */
static bool
may_not_hold(struct options *o, const char *dir)
{
	const char *sources = sources_at(o, dir);

	if (sources) {
		diag(o->diags, DIAG_usage, nowhere, "%s lies in the guide's "
		    "own folder %s, which the next build reads", dir,
		    sources);
		return true;
	}
	if (!*publish_foreign(o->arena, dir))
		return would_replace(o, dir);
	errno = EEXIST;
	not_published(o, dir);
	return true;
}

static void
write_all(struct options *o, const struct guide *g, const char *dir)
{
	struct publish *p = publish_open(o->arena, dir);

	if (!p) {
		not_published(o, dir);
		return;
	}
	if (!o->preview)
		publish_sync(p);
	progress_say(o->progress, o->data_alone ? "writing data" :
	    arena_printf(o->arena, "writing %zu pages", g->pages));
	if (!run_writers(o, g, p) || diags_failed(o->diags)) {
		publish_abort(p);
		return;
	}
	if (publish_commit(p)) {
		not_published(o, dir);
		publish_abort(p);
		return;
	}
	report(o, g, p, dir);
}

int
build_site(struct options *o)
{
	struct guide *g;
	const char *dir;

	if (o->workbook)
		o->only = is_portfolio(o) ? "index" : arena_strndup(o->arena,
		    o->workbook, strcspn(o->workbook, "/"));
	dir = o->output ? o->output : path_join(o->arena, o->dir, o->only ?
	    "build/page" : o->data_alone ? "build/data" : "build/site");
	if (o->data_alone && o->only) {
		diag(o->diags, DIAG_usage, nowhere, "--data writes no page, "
		    "and goes with neither --only nor --workbook");
		return diags_status(o->diags);
	}
	g = may_not_hold(o, dir) ? NULL : compose(o);
	if (!g)
		return diags_status(o->diags);
	options_warned(o);
	if (!diags_failed(o->diags))
		write_all(o, g, dir);
	guide_close(g);
	return diags_status(o->diags);
}
