#include "catalog/terms.h"

#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/text.h"

/* One list of a profile, and what offers say there. */
struct asked {
	const struct profile *profile;
	const struct words *list;
	const char *what;        /* "region" */
	bool begins;             /* a word may be the beginning of theirs */
	const char **said;       /* one an offer */
	size_t count;
};

static bool
is_said(const struct asked *a, const char *word)
{
	size_t len = strlen(word);

	for (size_t i = 0; i < a->count; i++)
		if (a->begins ? !strncasecmp(a->said[i], word, len) :
		    !strcmp(a->said[i], word))
			return true;
	return false;
}

static void
check_list(const struct asked *a, struct diags *diags)
{
	for (size_t i = 0; i < a->list->count; i++) {
		const char *word = a->list->item[i].text, *near;

		if (is_said(a, word))
			continue;
		near = text_nearest(word, a->said, a->count);
		diag(diags, DIAG_unsold, a->list->fact.at, "profile \"%s\": "
		    "no offer has the %s \"%s\"%s%s%s",
		    a->profile->head.id, a->what, word, near ?
		    "; did you mean \"" : "", near ? near : "", near ?
		    "\"?" : "");
	}
}

static void
check_profile(const struct catalog *c, const struct profile *p,
    struct arena *arena, struct diags *diags)
{
	struct asked region = { p, &p->regions, "region", true, NULL, 0 };
	struct asked provider = { p, &p->providers, "provider", false, NULL,
		0 };

	region.said = arena_array(arena, c->offers.count, sizeof(char *));
	provider.said = arena_array(arena, c->offers.count, sizeof(char *));
	for (size_t i = 0; i < c->offers.count; i++) {
		const struct offer *o = (const struct offer *)
		    c->offers.item[i];

		if (o->region.text)
			region.said[region.count++] = o->region.text;
		if (o->provider.text)
			provider.said[provider.count++] = o->provider.text;
	}
	check_list(&region, diags);
	check_list(&provider, diags);
}

/* A chance that leaves none over has no finite wait. */
static void
check_percentile(const struct profile *p, struct diags *diags)
{
	if (p->percentile.value >= 1)
		diag(diags, DIAG_out_of_range, p->percentile.fact.at,
		    "profile \"%s\": percentile wants less than 100 percent",
		    p->head.id);
}

void
terms_check(const struct catalog *c, struct arena *arena, struct diags *diags)
{
	for (size_t i = 0; i < c->profiles.count; i++) {
		const struct profile *p = (const struct profile *)
		    c->profiles.item[i];

		check_percentile(p, diags);
		/* What a catalogue knows of, a guide may have no offer of. */
		if (c->offers.count && !p->head.installed &&
		    (p->regions.count || p->providers.count))
			check_profile(c, p, arena, diags);
	}
}
