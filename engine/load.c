/* From a guide's folder to its catalogue, read and checked. */
#include "build.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/file.h"
#include "base/progress.h"
#include "base/text.h"
#include "catalog/catalog.h"
#include "catalog/evidence.h"
#include "catalog/private.h"
#include "catalog/terms.h"
#include "catalog/vocabulary.h"
#include "catalog/what_if.h"
#include "cmd/option.h"
#include "cmd/watching.h"
#include "kind/kind.h"
#include "kind/own_cases.h"
#include "kind/place.h"
#include "kind/stack.h"
#include "spec/spec.h"

static const struct origin nowhere;

/* One record type a kind: what the verb workload takes. */
static const struct record_type **
workload_types(struct arena *arena)
{
	const struct record_type **t = arena_array(arena, kind_count,
	    sizeof(*t));

	for (size_t i = 0; i < kind_count; i++)
		t[i] = kinds[i]->type;
	return t;
}

static void
check_workloads(struct arena *arena, struct catalog *cat, struct diags *diags)
{
	kind_prepare(arena, cat);
	for (size_t i = 0; i < cat->workloads.count; i++) {
		const struct workload *w = (const struct workload *)
		    cat->workloads.item[i];
		const struct kind *k = kind_of(w);

		if (!k)
			continue;
		place_check(k, w, diags);
		stacks_check(cat, w, diags);
		if (k->check)
			k->check(cat, w, diags);
	}
}

/* What --set says, over what the specs say. */
static void
apply_sets(struct options *o, struct catalog *cat)
{
	what_if_apply(cat, o->arena, o->set, (size_t)o->sets, o->diags);
	if (!diags_failed(o->diags))
		catalog_check_references(cat, o->arena, o->diags);
	if (o->date)
		cat->date = o->date;
}

/* Does --vendor name one who sells something?  All it may see is left out
 * else, and nobody learns it. */
static void
check_vendor(struct options *o, const struct catalog *cat)
{
	size_t n = 0;
	const char **names = arena_array(o->arena, cat->offers.count + 1,
	    sizeof(*names)), *near;

	for (size_t i = 0; i < cat->offers.count; i++) {
		const char *provider = ((const struct offer *)
		    cat->offers.item[i])->provider.text;

		if (provider && !strcmp(provider, o->vendor))
			return;
		if (provider)
			names[n++] = provider;
	}
	near = n ? text_nearest(o->vendor, names, n) : NULL;
	diag(o->diags, DIAG_usage, nowhere, "--vendor: no offer is of "
	    "provider \"%s\"%s%s%s", o->vendor, near ? "; did you mean \"" :
	    "", near ? near : "", near ? "\"?" : "");
}

static struct spec
spec_of(struct options *o)
{
	return (struct spec){ .arena = o->arena, .diags = o->diags,
	    .root = o->dir, .share = o->share,
	    .workloads = workload_types(o->arena),
	    .workload_count = kind_count, .limits = spec_default_limits,
	    .until = o->until, .jobs = o->jobs };
}

/* Of a catalogue in use that names some accelerators, others come along with
 * what else the guide has. */
static bool
is_picked(const struct catalog *cat)
{
	for (size_t i = 0; i < cat->accelerators.count; i++) {
		const struct record *r = cat->accelerators.item[i];

		if (r->stocked && !r->picked)
			return true;
	}
	return false;
}

struct catalog *
build_prices(struct options *o, const char *source)
{
	const struct spec_want wants[] = { { "accelerator", NULL },
	    { "condition", NULL }, { "currency", NULL },
	    { "exchange", NULL }, { "offer", NULL }, { "price_feed", NULL },
	    { "site", NULL }, { "source", source }, { "tier", NULL } };
	struct spec s = spec_of(o);
	struct catalog *cat;

	s.wants = wants;
	s.want_count = COUNT(wants);
	cat = spec_load(&s);
	return is_picked(cat) ? NULL : cat;
}

struct catalog *
build_catalog(struct options *o)
{
	struct spec s = spec_of(o);
	struct audience audience = { o->everyone, o->vendor };
	struct catalog *cat;

	if (o->everyone || o->vendor)
		s.audience = &audience;

	progress_say(o->progress, "reading the guide");
	if (!file_exists(path_join(o->arena, o->dir, "specs")))
		diag(o->diags, DIAG_read, nowhere,
		    "%s holds no guide: it has no folder specs; 'ridgeline "
		    "init %s' writes a guide to begin with", o->dir, o->dir);
	cat = spec_load(&s);
	if (o->watched)
		watching_folders(o->watched, cat);
	if (o->date)
		cat->date = o->date;
	if (diags_count(o->diags, LEVEL_system))
		return cat;
	if (o->vendor)
		check_vendor(o, cat);
	catalog_exchange(cat, o->arena, o->diags);
	catalog_check(cat, o->arena, o->jobs, o->diags);
	if (!cat->partial && !cat->withholds)
		terms_check(cat, o->arena, o->diags);
	catalog_hold(cat, o->arena, o->diags);
	catalog_weigh(cat, o->arena);
	if (!cat->partial)
		vocabulary_check(cat, o->diags);
	if (!diags_failed(o->diags) && o->sets)
		apply_sets(o, cat);
	for (size_t i = 0; o->any_policy && i < cat->policies.count; i++)
		cat->policies.item[i]->picked = true;
	vocabulary_prune(cat, o->arena);
	if (o->date)
		cat->date = o->date;
	if (!diags_failed(o->diags))
		check_workloads(o->arena, cat, o->diags);
	if (!diags_failed(o->diags))
		cat->own = own_cases_read(o->arena, cat, o->dir);
	return cat;
}

struct catalog *
build_asked(struct options *o)
{
	o->any_policy = true;
	return build_catalog(o);
}
