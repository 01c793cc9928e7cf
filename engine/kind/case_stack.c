/*
 * case_stack: which calibration suits the software that a case prints.
 */
#include <ctype.h>
#include <stdint.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "catalog/version.h"
#include "kind/case.h"

/* A name at the start of a printed one outweighs any that stands within. */
enum { START = 1000 };

/* The software as printed, and a bit for how each word of it begins: most names
 * are no part of it by that alone. */
struct printed {
	const char *name;
	uint64_t begins;
};

/* The same for the first two letters in either case. */
static uint64_t
begin_bit(const char *word)
{
	unsigned first = (unsigned char)word[0] & 31;
	unsigned second = first ? (unsigned char)word[1] & 31 : 0;

	return (uint64_t)1 << ((first + 5 * second) & 63);
}

static bool
begins_word(const char *name, const char *at)
{
	return at == name || !isalnum((unsigned char)at[-1]);
}

static struct printed
printed(const char *name)
{
	struct printed p = { .name = name };

	for (const char *s = name; *s; s++)
		if (begins_word(name, s))
			p.begins |= begin_bit(s);
	return p;
}

static bool
same_letters(const char *s, const char *name, size_t len)
{
	for (size_t i = 0; i < len; i++)
		if (tolower((unsigned char)s[i]) !=
		    tolower((unsigned char)name[i]))
			return false;
	return true;
}

/*
 * Where the printed name has this one, as whole words in any case; a number
 * may follow at once, as in NeMo24.03.  NULL when it does not.
 */
static const char *
find_name(const struct printed *p, const char *name, size_t len)
{
	for (const char *s = p->name; *s; s++)
		if (begins_word(p->name, s) && same_letters(s, name, len) &&
		    !isalpha((unsigned char)s[len]))
			return s;
	return NULL;
}

/*
 * How well one name of a stack is met: 0 not at all; the longer the better,
 * the one that the printed name starts with before all others, which are
 * parts that it lists; and in the same case before another.
 */
static size_t
met(const struct printed *p, const char *name)
{
	size_t len;
	const char *at;

	if (name[0] && name[1] && !(p->begins & begin_bit(name)))
		return 0;
	len = strlen(name);
	at = find_name(p, name, len);
	if (!at)
		return 0;
	return 4 * len + (at == p->name ? START : 0) +
	    (text_starts(at, name) ? 2 : 0);
}

static size_t
names(const struct calibration *c, const struct printed *p)
{
	size_t best = met(p, c->software.text);

	for (size_t i = 0; i < c->aliases.count; i++) {
		size_t more = met(p, c->aliases.item[i].text);

		if (more > best)
			best = more;
	}
	return best;
}

static bool
of_family(const struct calibration *c, const struct printed *p)
{
	for (size_t i = 0; i < c->aliases.count; i++)
		if (met(p, c->aliases.item[i].text) > START)
			return true;
	return !c->aliases.count;
}

bool
case_of_family(const struct calibration *c, const char *software)
{
	struct printed p = printed(software);

	return of_family(c, &p);
}

/* How well a calibration of the case's kind suits: 0 not at all, 1 as the
 * default, 2 as that of its family or of a word, else more. */
static size_t
suits(const struct calibration *c, const struct accelerator *a,
    const struct printed *p)
{
	const char *word = c->word.text;
	size_t name;

	if (!kind_covers(c, a) || (word && !strstr(p->name, word)))
		return 0;
	if (!strcmp(c->software.text, "default")) {
		if (!of_family(c, p))
			return 0;
		return word || c->aliases.count ? 2 : 1;
	}
	name = names(c, p);
	if (!name || !version_covers(c->versions.text, p->name))
		return 0;
	return 2 + name + (word ? 4 * strlen(word) : 0) +
	    (c->versions.text ? 1 : 0);
}

/* The software of a case of images, with what the name of its file says. */
static const char *
images_software(const struct predictor *p, const struct case_row *row,
    const char *software)
{
	static const struct {
		const char *part, *word;
	} told[] = { { "dynamo", "compiled" }, { "nhwc", "channels-last" } };
	const char *source = case_text(row, CASE_source);

	for (size_t i = 0; source && i < COUNT(told); i++)
		if (strstr(source, told[i].part))
			software = arena_printf(p->arena, "%s %s",
			    told[i].word, software);
	return software;
}

/* Nothing where the case prints none: no name is met in that. */
static const char *
software_of(const struct predictor *p, const struct case_row *row)
{
	const char *software = case_text(row, CASE_software);

	if (!software)
		return "";
	return case_is(row, CASE_kind, "vision_infer") ||
	    case_is(row, CASE_kind, "vision_train") ?
	    images_software(p, row, software) : software;
}

const struct calibration *
case_calibration(const struct predictor *p, const struct case_row *row)
{
	const struct record_list *all = &p->catalog->calibrations;
	const struct accelerator *a = case_accelerator(p, row);
	const struct calibration *best = NULL;
	struct printed software;
	size_t most = 0;

	if (p->calibration)
		return p->calibration;
	software = printed(software_of(p, row));
	for (size_t i = 0; i < all->count; i++) {
		const struct calibration *c =
		    (const struct calibration *)all->item[i];
		size_t suit = case_is(row, CASE_kind, c->kind.text) ?
		    suits(c, a, &software) : 0;

		if (suit > most || (suit && suit == most &&
		    kind_closeness(c) > kind_closeness(best))) {
			best = c;
			most = suit;
		}
	}
	return best;
}
