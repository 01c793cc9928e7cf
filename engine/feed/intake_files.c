/*
 * The price files of an import: one a provider and date, sorted, without what
 * the catalogue has from files of others.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/map.h"
#include "catalog/catalog.h"
#include "feed/intake_state.h"
#include "unit/number.h"

static int
compare(const void *left, const void *right)
{
	const struct kept *a = *(const struct kept *const *)left;
	const struct kept *b = *(const struct kept *const *)right;
	int order = strcmp(a->provider, b->provider);

	order = order ? order : strcmp(a->date, b->date);
	order = order ? order : strcmp(a->accelerator, b->accelerator);
	order = order ? order : strcmp(a->sku, b->sku);
	order = order ? order : (a->count > b->count) - (a->count < b->count);
	order = order ? order : strcmp(a->region, b->region);
	order = order ? order : strcmp(a->tier, b->tier);
	order = order ? order : strcmp(a->seller_tier, b->seller_tier);
	order = order ? order : strcmp(a->unit, b->unit);
	return order ? order : strcmp(a->condition, b->condition);
}

static void
cell(struct text *t, const char *word)
{
	bool bare = !word[strcspn(word, ",\"")];

	if (bare)
		text_add(t, word);
	else {
		text_char(t, '"');
		for (; *word; word++) {
			if (*word == '"')
				text_char(t, '"');
			text_char(t, *word);
		}
		text_char(t, '"');
	}
	text_char(t, ',');
}

static void
number_cell(struct text *t, double value)
{
	if (value > 0)
		number_exact(t, value);
	text_char(t, ',');
}

/* The same of what may be none at all, which is less than zero here. */
static void
some_cell(struct text *t, double value)
{
	if (value < 0)
		text_add(t, "0,");
	else
		number_cell(t, value);
}

/* 3.673385 rather than 3.6733850000000001, where two prices were added. */
static void
price_cell(struct text *t, double value)
{
	number_cell(t, number_rounded(value, 12));
}

/* Those beside the common ones. */
struct columns {
	bool wide, tiers;
};

static void
write_row(struct text *t, const struct kept *k, const struct columns *c)
{
	cell(t, k->date);
	cell(t, k->provider);
	cell(t, k->sku);
	cell(t, k->accelerator);
	number_cell(t, k->count);
	cell(t, k->region);
	cell(t, k->tier);
	cell(t, k->unit);
	price_cell(t, k->price);
	cell(t, k->currency);
	cell(t, k->source);
	cell(t, k->condition);
	some_cell(t, k->available);
	cell(t, k->list);
	if (c->wide) {
		cell(t, k->sold_as);
		some_cell(t, k->lead_time);
		text_add(t, k->private ? "yes," : ",");
	}
	if (c->tiers)
		cell(t, k->seller_tier);
	t->data[t->len - 1] = '\n';
}

static const char header[] = "date,provider,sku,accelerator,count,region,"
    "tier,unit,price,currency,source,condition,available,list";

/* Does a row say what feeds of others do not? */
static bool
is_wide(struct kept *const *from, struct kept *const *to)
{
	for (; from < to; from++)
		if ((*from)->private || *(*from)->sold_as ||
		    fabs((*from)->lead_time) > 0)
			return true;
	return false;
}

static bool
has_tiers(struct kept *const *from, struct kept *const *to)
{
	for (; from < to; from++)
		if (*(*from)->seller_tier)
			return true;
	return false;
}

static bool
is_same_file(const struct kept *a, const struct kept *b)
{
	return !strcmp(a->provider, b->provider) && !strcmp(a->date, b->date);
}

/* What is sold how on which day, as one text. */
static const char *
terms(struct intake *in, const char *const *words, size_t n, double count)
{
	intake_start_key(in);
	for (size_t i = 0; i < n; i++)
		intake_add_key(in, words[i]);
	number_exact(&in->key, count);
	return in->key.data;
}

/* An hour is an hour, of one or of all: what is sold stays the same. */
static const char *
unit_terms(const char *unit)
{
	return unit && text_ends(unit, "_hour") ? "" : unit;
}

static const char *
kept_terms(struct intake *in, const struct kept *k)
{
	const char *const words[] = { k->date, k->provider, k->sku,
		k->accelerator, k->region, k->tier, unit_terms(k->unit),
		k->condition, k->seller_tier };

	return terms(in, words, COUNT(words), k->count);
}

static const char *
source_of(const struct offer *o)
{
	const struct fact *f = o->price.fact.given ? &o->price.fact :
	    &o->purchase.fact;

	return f->source ? f->source : "";
}

/* The prices that this import states, by what they price. */
static struct map *
kept_prices(struct intake *in)
{
	struct map *ours = map_new(in->is.arena);

	for (size_t i = 0; i < map_count(in->kept); i++)
		if (!intake_kept(in, i)->dropped)
			map_put(ours, arena_strdup(in->is.arena, kept_terms(
			    in, intake_kept(in, i))), intake_kept(in, i));
	return ours;
}

/* Of the import's source, or a row that the import states itself. */
static bool
is_ours(const struct intake *in, const struct offer *o, const struct kept *k)
{
	return !strcmp(source_of(o), in->is.source) ||
	    (k && !strcmp(source_of(o), k->source));
}

/* What the catalogue has prices of, before this import. */
struct stated {
	struct map *files;         /* by what they price */
	const struct map *ours;    /* the rows of this import, likewise */
};

/* How many of the prices that this file had, the import does not state. */
static size_t
lost_prices(const struct map *files, const char *path, size_t again)
{
	size_t had = 0;

	for (size_t i = 0; i < map_count(files); i++)
		had += !strcmp(map_value(files, i), path);
	return had > again ? had - again : 0;
}

/* Notes the files of all days of these offers. */
static void
note_stated(struct intake *in, const struct stated *s,
    const struct record_list *all)
{
	for (size_t i = 0; i < all->count; i++)
		for (const struct offer *o = (const struct offer *)
		    all->item[i]; o; o = o->before) {
			const char *const words[] = { o->date.text,
				o->provider.text, o->sku.text,
				o->accelerator.text, o->region.text,
				o->tier.text, unit_terms(o->unit.text),
				o->condition.text, o->seller_tier.text };

			char *file = arena_strdup(in->is.arena,
			    o->head.at.file);

			const char *key = arena_strdup(in->is.arena, terms(in,
			    words, COUNT(words), o->count.value));

			map_put(s->files, key, file);
			if (!is_ours(in, o, map_get(s->ours, key)))
				map_put(in->foreign, file, file);
		}
}

/*
 * The files of the catalogue's prices, by what they price; and those with rows
 * of others, which are not ours to replace.  What is no longer sold has a price
 * of its day too.
 */
static struct map *
stated_prices(struct intake *in)
{
	const struct catalog *c = in->is.catalog;
	struct stated s = { map_new(in->is.arena), kept_prices(in) };

	in->foreign = map_new(in->is.arena);
	note_stated(in, &s, &c->offers);
	note_stated(in, &s, &c->retired);
	return s.files;
}

static void
write_file(struct intake *in, struct intake_files *files,
    const struct map *stated, struct kept **from, struct kept **to)
{
	const char *name = arena_printf(in->is.arena, "%s-%s.csv",
	    (*from)->provider, (*from)->date);
	const char *path = arena_printf(in->is.arena, "specs/prices/%s",
	    name);
	const struct columns more = { is_wide(from, to), has_tiers(from, to) };
	size_t prices = 0, again = 0;
	struct text t;

	if (map_get(in->foreign, path)) {
		name = arena_printf(in->is.arena, "%s-%s.%s.csv",
		    (*from)->provider, (*from)->date, in->is.feed->name);
		path = arena_printf(in->is.arena, "specs/prices/%s", name);
	}
	text_init(&t, in->is.arena);
	text_printf(&t, "%s%s%s\n", header, more.wide ?
	    ",sold_as,lead_time,private" : "", more.tiers ? ",seller_tier" :
	    "");
	for (struct kept **k = from; k < to; k++) {
		const char *other = map_get(stated, kept_terms(in, *k));

		if (other && strcmp(other, path) != 0) {
			in->counts.stated++;
			continue;
		}
		again += other != NULL;
		write_row(&t, *k, &more);
		in->counts.cited += !strcmp((*k)->source, in->is.source);
		prices++;
	}
	if (prices)
		ARRAY_ADD(in->is.arena, files, (struct intake_file){ name,
		    (*from)->provider, t.data, t.len, prices,
		    lost_prices(stated, path, again) });
}

const struct intake_files *
intake_write(struct intake *in)
{
	struct map *stated = stated_prices(in);
	struct intake_files *files = ARENA_NEW(in->is.arena,
	    struct intake_files);
	size_t n = map_count(in->kept), kept = 0;
	struct kept **all = arena_array(in->is.arena, n + 1, sizeof(*all));

	intake_medians(in);
	for (size_t i = 0; i < n; i++)
		if (!intake_kept(in, i)->dropped)
			all[kept++] = intake_kept(in, i);
	qsort(all, kept, sizeof(*all), compare);
	for (size_t i = 0, j; i < kept; i = j) {
		for (j = i + 1; j < kept && is_same_file(all[i], all[j]);)
			j++;
		write_file(in, files, stated, &all[i], &all[j]);
	}
	return files;
}
