#include "catalog/support.h"

#include <string.h>

#include "catalog/software.h"
#include "catalog/version.h"

const char *
support_word(enum support_state state)
{
	static const char *const words[] = {
		[SUPPORT_not] = "not", [SUPPORT_unknown] = "unknown",
		[SUPPORT_partial] = "partial",
		[SUPPORT_supported] = "supported",
	};

	return words[state];
}

size_t
support_name(const char *software)
{
	const char *version = version_in(software);
	size_t len = version ? (size_t)(version - software) :
	    strlen(software);

	while (len && (software[len - 1] == ' ' ||
	    (version && software[len - 1] == 'v' && len > 1 &&
	    software[len - 2] == ' ')))
		len--;
	return len;
}

/* len: of the name within software; a refused record may name no stack. */
static bool
is_of(const struct support *s, const char *software, size_t len)
{
	const char *name = s->software.text;

	return name && software_same(software, len, name);
}

static const struct support *
support_at(const struct catalog *cat, size_t i)
{
	return (const struct support *)cat->supports.item[i];
}

bool
support_knows(const struct catalog *cat, const char *software)
{
	size_t len = support_name(software);

	for (size_t i = 0; i < cat->supports.count; i++)
		if (is_of(support_at(cat, i), software, len))
			return true;
	return false;
}

/* An empty list holds for all. */
static bool
lists(const struct words *list, const char *word)
{
	for (size_t i = 0; i < list->count; i++)
		if (strcmp(list->item[i].text, word) == 0)
			return true;
	return list->count == 0;
}

/* Its own id, or that of the accelerator it is a slice of. */
static const char *
whole_of(const struct catalog *cat, const struct accelerator *a)
{
	const struct record *slice = catalog_find(&cat->slices, a->head.id);

	return slice ? ((const struct slice *)slice)->accelerator.text :
	    a->head.id;
}

static bool
covers(const struct catalog *cat, const struct support *s,
    const struct accelerator *a)
{
	return lists(&s->vendors, a->vendor.text) &&
	    lists(&s->architectures, a->architecture.text) &&
	    lists(&s->segments, a->segment.text) &&
	    (!s->accelerators.count ||
	    lists(&s->accelerators, whole_of(cat, a)));
}

/* Without a version the newest is meant: a range that stays open. */
static bool
in_version(const struct support *s, const char *software)
{
	const char *range = s->versions.text;

	if (version_in(software) || !range)
		return version_covers(range, software);
	return strlen(range) > 2 &&
	    strcmp(range + strlen(range) - 2, "..") == 0;
}

static bool
speaks_of(const struct support *s, const struct format *f)
{
	if (!f)
		return !s->formats.count;
	return s->formats.count && lists(&s->formats, f->head.id);
}

/* How much of the accelerator and the version it names. */
static int
closeness(const struct support *s)
{
	return (s->accelerators.count ? 16 : 0) +
	    (s->architectures.count ? 8 : 0) + (s->segments.count ? 4 : 0) +
	    (s->vendors.count ? 2 : 0) + (s->versions.text ? 1 : 0);
}

static enum support_state
state_of(const struct support *s)
{
	return !strcmp(s->state.text, "not") ? SUPPORT_not :
	    !strcmp(s->state.text, "partial") ? SUPPORT_partial :
	    SUPPORT_supported;
}

static struct supported
closest(const struct catalog *cat, const char *software,
    const struct accelerator *a, const struct format *f)
{
	struct supported found = { SUPPORT_unknown, NULL };
	size_t len = support_name(software);

	for (size_t i = 0; i < cat->supports.count; i++) {
		const struct support *s = support_at(cat, i);

		if (!s->formats.count != (!f) ||
		    !is_of(s, software, len) || !speaks_of(s, f) ||
		    !covers(cat, s, a) || !in_version(s, software))
			continue;
		if (!found.record || closeness(s) > closeness(found.record))
			found.record = s;
	}
	if (found.record)
		found.state = state_of(found.record);
	return found;
}

/*
 * Where a stack does not run at all no format helps; that it runs says nothing
 * of a format.
 */
struct supported
support_find(const struct catalog *cat, const char *software,
    const struct accelerator *a, const struct format *f)
{
	struct supported at_all = closest(cat, software, a, NULL);
	struct supported found;

	if (!f || at_all.state == SUPPORT_not)
		return at_all;
	found = closest(cat, software, a, f);
	if (found.state == SUPPORT_supported &&
	    at_all.state == SUPPORT_partial)
		return at_all;
	return found;
}

const struct support *
support_certified(const struct catalog *cat, const struct accelerator *a)
{
	for (size_t i = 0; i < cat->supports.count; i++) {
		const struct support *s = support_at(cat, i);

		if (s->certified.on && state_of(s) != SUPPORT_not &&
		    covers(cat, s, a))
			return s;
	}
	return NULL;
}
