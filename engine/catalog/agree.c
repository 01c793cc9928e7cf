/* Records that contradict one another, or say the same again. */
#include "catalog/check.h"

#include <string.h>

#include "base/array.h"
#include "base/map.h"
#include "base/text.h"
#include "catalog/software.h"
#include "catalog/support.h"
#include "catalog/version.h"

static const struct support *
support_at(const struct check *c, size_t i)
{
	return (const struct support *)c->catalog->supports.item[i];
}

/* What was refused, said already, agrees with all. */
static bool
is_whole(const struct support *s)
{
	return s->software.text && s->state.text;
}

static bool
names_word(const struct words *list, const char *word)
{
	for (size_t i = 0; i < list->count; i++)
		if (strcmp(list->item[i].text, word) == 0)
			return true;
	return false;
}

/* Do they name a thing of one sort in common, or both none? */
static bool
share(const struct words *a, const struct words *b)
{
	for (size_t i = 0; i < a->count; i++)
		if (names_word(b, a->item[i].text))
			return true;
	return !a->count && !b->count;
}

static bool
all_in(const struct words *a, const struct words *b)
{
	for (size_t i = 0; i < a->count; i++)
		if (!names_word(b, a->item[i].text))
			return false;
	return true;
}

static bool
same_list(const struct words *a, const struct words *b)
{
	return all_in(a, b) && all_in(b, a);
}

/* Neither comes before the other: which one counts, nobody can say. */
static void
say_twice(const struct check *c, const struct record *r,
    const struct record *before)
{
	diag(c->diags, DIAG_duplicate_scope, r->at, "%s \"%s\" speaks of the "
	    "same as %s \"%s\" at %s:%d", r->type->verb, r->id,
	    before->type->verb, before->id, before->at.file, before->at.line);
}

/* Are they of the same stack and work, of things that are the same by lists? */
static bool
are_of_same(const struct support *a, const struct support *b,
    bool (*lists)(const struct words *, const struct words *))
{
	return is_whole(a) && is_whole(b) &&
	    text_equal(a->software.text, b->software.text) &&
	    text_equal(a->versions.text, b->versions.text) &&
	    same_list(&a->kinds, &b->kinds) &&
	    same_list(&a->methods, &b->methods) &&
	    same_list(&a->parallel, &b->parallel) &&
	    lists(&a->formats, &b->formats) &&
	    lists(&a->vendors, &b->vendors) &&
	    lists(&a->architectures, &b->architectures) &&
	    lists(&a->segments, &b->segments) &&
	    lists(&a->accelerators, &b->accelerators);
}

/* Neither says more than the other, and each says something else. */
static bool
disagree(const struct support *a, const struct support *b)
{
	return are_of_same(a, b, share) &&
	    !text_equal(a->state.text, b->state.text);
}

/* They are of the very same, and say so alike. */
static bool
repeats(const struct support *a, const struct support *b)
{
	return are_of_same(a, b, same_list) &&
	    text_equal(a->state.text, b->state.text);
}

static void
check_range(const struct check *c, const struct record *r,
    const struct word *versions)
{
	if (versions->text && !version_is_range(versions->text))
		diag(c->diags, DIAG_out_of_range, versions->fact.given ?
		    versions->fact.at : r->at, "%s \"%s\": versions wants "
		    "\"0.7\", \"0.7..0.14\", \"0.15..\" or \"..0.14\"; got "
		    "\"%s\"", r->type->verb, r->id, versions->text);
}

static void
check_one(const struct check *c, size_t i)
{
	const struct support *s = support_at(c, i);

	if (s->state.text && strcmp(s->state.text, "partial") == 0 &&
	    !s->note.text)
		diag(c->diags, DIAG_missing_field, s->head.at,
		    "support \"%s\": note is missing, which says what partial "
		    "leaves out", s->head.id);
	check_range(c, &s->head, &s->versions);
	for (size_t k = 0; k < i; k++) {
		const struct support *t = support_at(c, k);

		if (repeats(t, s))
			say_twice(c, &s->head, &t->head);
		else if (disagree(t, s))
			diag(c->diags, DIAG_inconsistent, s->state.fact.at,
			    "support \"%s\": state is %s, and support \"%s\" "
			    "says %s of the same at %s:%d", s->head.id,
			    s->state.text, t->head.id, t->state.text,
			    t->head.at.file, t->head.at.line);
	}
}

/* The names of all stacks, most of them once. */
static const char **
stacks(const struct check *c, size_t *n)
{
	const struct record_list *l = &c->catalog->calibrations;
	size_t most = c->catalog->supports.count;
	const char **name = arena_array(c->arena, most + l->count + 1,
	    sizeof(*name));

	*n = 0;
	for (size_t i = 0; i < l->count; i++)
		if (((const struct calibration *)l->item[i])->software.text)
			name[(*n)++] = ((const struct calibration *)
			    l->item[i])->software.text;
	for (size_t i = 0; i < most; i++)
		if (support_at(c, i)->software.text &&
		    (!i || !text_equal(support_at(c, i)->software.text,
		    support_at(c, i - 1)->software.text)))
			name[(*n)++] = support_at(c, i)->software.text;
	return name;
}

/* Has a calibration a name, or another, that the text has, as where a measured
 * case prints it? */
static bool
is_calibrated(const struct catalog *cat, const char *text)
{
	const struct software p = software_printed(text);
	const struct record_list *l = &cat->calibrations;
	const char *end;

	for (size_t i = 0; i < l->count; i++) {
		const struct calibration *c = (const struct calibration *)
		    l->item[i];

		if (c->software.text && software_find(&p, c->software.text,
		    &end))
			return true;
		for (size_t k = 0; k < c->aliases.count; k++)
			if (software_find(&p, c->aliases.item[k].text,
			    &end))
				return true;
	}
	return false;
}

static void
check_stacks(const struct check *c, const struct record *r,
    const struct words *list)
{
	size_t n;
	const char **name = stacks(c, &n);

	for (size_t i = 0; i < list->count; i++) {
		const char *text = list->item[i].text;
		const char *near;

		if (support_knows(c->catalog, text) ||
		    is_calibrated(c->catalog, text))
			continue;
		near = text_nearest(arena_strndup(c->arena, text,
		    support_name(text)), name, n);
		diag(c->diags, DIAG_unknown_reference, list->item[i].fact.at,
		    "%s \"%s\": software names \"%s\", and no support record "
		    "or calibration is of it%s%s%s", r->type->verb, r->id, text,
		    near ? "; did you mean \"" : "", near ? near : "",
		    near ? "\"?" : "");
	}
}

void
check_supports(const struct check *c)
{
	const struct catalog *cat = c->catalog;

	for (size_t i = 0; i < cat->supports.count; i++)
		check_one(c, i);
	for (size_t i = 0; i < cat->calibrations.count; i++)
		check_range(c, cat->calibrations.item[i], &((const struct
		    calibration *)cat->calibrations.item[i])->versions);
	for (size_t i = 0; i < cat->workloads.count; i++)
		check_stacks(c, cat->workloads.item[i], &((const struct
		    workload *)cat->workloads.item[i])->software);
	for (size_t i = 0; i < cat->profiles.count; i++)
		check_stacks(c, cat->profiles.item[i], &((const struct
		    profile *)cat->profiles.item[i])->software);
}

/* The same network in the same format, by the same measure. */
static bool
is_remeasured(const struct record *x, const struct record *y)
{
	const struct quality *a = (const struct quality *)x;
	const struct quality *b = (const struct quality *)y;

	return text_equal(a->format.text, b->format.text) &&
	    text_equal(a->part.text, b->part.text) &&
	    text_equal(a->network.text, b->network.text) &&
	    text_equal(a->measure.text, b->measure.text) &&
	    text_equal(a->data.text, b->data.text);
}

/* Both come with some offer, and neither names more of it. */
static bool
is_same_contract(const struct record *x, const struct record *y)
{
	const struct contract *a = (const struct contract *)x;
	const struct contract *b = (const struct contract *)y;

	return text_equal(a->tier.text, b->tier.text) &&
	    share(&a->providers, &b->providers) &&
	    share(&a->architectures, &b->architectures) &&
	    share(&a->segments, &b->segments);
}

static bool
is_same_place(const struct record *x, const struct record *y)
{
	const struct facility *a = (const struct facility *)x;
	const struct facility *b = (const struct facility *)y;

	return a->providers.count && share(&a->providers, &b->providers);
}

void
check_scopes(const struct check *c)
{
	const struct {
		const struct record_list *list;
		bool (*same)(const struct record *, const struct record *);
	} sorts[] = {
		{ &c->catalog->qualities, is_remeasured },
		{ &c->catalog->contracts, is_same_contract },
		{ &c->catalog->facilities, is_same_place },
	};

	for (size_t n = 0; n < COUNT(sorts); n++)
		for (size_t i = 0; i < sorts[n].list->count; i++)
			for (size_t k = 0; k < i; k++)
				if (sorts[n].same(sorts[n].list->item[k],
				    sorts[n].list->item[i]))
					say_twice(c, sorts[n].list->item[i],
					    sorts[n].list->item[k]);
}
