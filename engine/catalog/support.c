#include "catalog/support.h"

#include <string.h>

#include "base/text.h"
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
		if (text_same(list->item[i].text, word))
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

/* Does it speak of the kind and the method?  Whoever asks for any kind hears
 * all records. */
static bool
of_work(const struct support *s, const struct support_asked *q)
{
	return (!q->kind || lists(&s->kinds, q->kind)) &&
	    (!s->methods.count || (q->method &&
	    lists(&s->methods, q->method)));
}

/* len: of the name within the software that is asked for. */
static bool
applies(const struct catalog *cat, const struct support *s,
    const struct support_asked *q, size_t len)
{
	return is_of(s, q->software, len) && of_work(s, q) &&
	    (q->mixer ? s->mixers.count && lists(&s->mixers, q->mixer) :
	    !s->mixers.count) &&
	    covers(cat, s, q->accelerator) && in_version(s, q->software);
}

/* How much of the work, the accelerator and the version it names. */
static int
closeness(const struct support *s)
{
	return (s->methods.count ? 64 : 0) + (s->kinds.count ? 32 : 0) +
	    (s->accelerators.count ? 16 : 0) +
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

/* Of those that speak of the format; of the stack alone without one. */
static struct supported
closest(const struct catalog *cat, const struct support_asked *q,
    const struct format *f)
{
	struct supported found = { SUPPORT_unknown, NULL };
	const size_t len = support_name(q->software);

	for (size_t i = 0; i < cat->supports.count; i++) {
		const struct support *s = support_at(cat, i);

		if (s->parallel.count || !s->formats.count != (!f) ||
		    (f && !lists(&s->formats, f->head.id)) ||
		    !applies(cat, s, q, len))
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
support_find(const struct catalog *cat, const struct support_asked *q)
{
	struct supported at_all = closest(cat, q, NULL);
	struct supported found;

	if (!q->format || at_all.state == SUPPORT_not)
		return at_all;
	found = closest(cat, q, q->format);
	if (found.state == SUPPORT_supported &&
	    at_all.state == SUPPORT_partial)
		return at_all;
	return found;
}

bool
support_mixes(const struct catalog *cat, const struct support_asked *q)
{
	const size_t len = support_name(q->software);

	for (size_t i = 0; i < cat->supports.count; i++)
		if (applies(cat, support_at(cat, i), q, len) &&
		    state_of(support_at(cat, i)) != SUPPORT_not)
			return true;
	return false;
}

bool
support_knows_mixers(const struct catalog *cat)
{
	for (size_t i = 0; i < cat->supports.count; i++)
		if (support_at(cat, i)->mixers.count)
			return true;
	return false;
}

/* Are the two of the same splits? */
static bool
splits_alike(const struct support *a, const struct support *b)
{
	if (a->parallel.count != b->parallel.count)
		return false;
	for (size_t i = 0; i < a->parallel.count; i++)
		if (!lists(&b->parallel, a->parallel.item[i].text))
			return false;
	return true;
}

static bool
covers_split(const struct catalog *cat, const struct support *s,
    const struct support_asked *q, size_t len)
{
	return s->parallel.count && (!s->formats.count || (q->format &&
	    lists(&s->formats, q->format->head.id))) &&
	    applies(cat, s, q, len);
}

/* Does one that names more say that it does run so? */
static bool
is_overruled(const struct catalog *cat, const struct support *s,
    const struct support_asked *q, size_t len)
{
	for (size_t i = 0; i < cat->supports.count; i++) {
		const struct support *t = support_at(cat, i);

		if (covers_split(cat, t, q, len) && splits_alike(s, t) &&
		    state_of(t) != SUPPORT_not && closeness(t) > closeness(s))
			return true;
	}
	return false;
}

const struct support *
support_split(const struct catalog *cat, const struct support_asked *q,
    size_t *at)
{
	const size_t len = q->software ? support_name(q->software) : 0;

	while (q->software && *at < cat->supports.count) {
		const struct support *s = support_at(cat, (*at)++);

		if (covers_split(cat, s, q, len) && state_of(s) ==
		    SUPPORT_not && !is_overruled(cat, s, q, len))
			return s;
	}
	return NULL;
}

const struct support *
support_can_split(const struct catalog *cat, const struct support_asked *q,
    size_t *at)
{
	const size_t len = q->software ? support_name(q->software) : 0;

	while (q->software && *at < cat->supports.count) {
		const struct support *s = support_at(cat, (*at)++);

		if (covers_split(cat, s, q, len) &&
		    state_of(s) != SUPPORT_not)
			return s;
	}
	return NULL;
}

bool
support_splits(const struct catalog *cat)
{
	for (size_t i = 0; i < cat->supports.count; i++)
		if (support_at(cat, i)->parallel.count)
			return true;
	return false;
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
