#include "catalog/catalog.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/pool.h"
#include "base/text.h"
#include "catalog/like.h"
#include "catalog/network.h"
#include "catalog/vocabulary.h"

/* What a catalogue without a single date is dated. */
static const char no_date[] = "1970-01-01";

const struct record_list *
catalog_records(const struct catalog *c, const char *verb)
{
#define RECORD(name, many, singleton, doc) \
	if (text_same(verb, #name)) \
		return &c->many;
#include "catalog/record.def"
#undef RECORD
	return text_same(verb, "workload") ? &c->workloads : NULL;
}

struct record_list *
catalog_list(struct catalog *c, const char *verb)
{
#define RECORD(name, many, singleton, doc) \
	if (text_same(verb, #name)) \
		return &c->many;
#include "catalog/record.def"
#undef RECORD
	return text_same(verb, "workload") ? &c->workloads : NULL;
}

const struct record *
catalog_find(const struct record_list *list, const char *id)
{
	size_t low = 0, high = list->count;

	while (low < high) {
		size_t middle = low + (high - low) / 2;
		int order = strcmp(list->item[middle]->id, id);

		if (order == 0)
			return list->item[middle];
		if (order < 0)
			low = middle + 1;
		else
			high = middle;
	}
	return NULL;
}

const struct record *
catalog_follow(const struct catalog *c, const char *verb,
    const struct word *word)
{
	const struct record_list *list = catalog_records(c, verb);

	if (!list || !word->text)
		return NULL;
	return catalog_find(list, word->text);
}

const char *
catalog_versions(struct arena *arena, const struct catalog *c)
{
	struct text t;

	text_init(&t, arena);
	for (size_t i = 0; i < c->catalogues.count; i++) {
		const struct catalogue *l =
		    (const struct catalogue *)c->catalogues.item[i];

		text_printf(&t, "%s%s %s (%s)", i ? ", " : "", l->name.text,
		    l->version.text, l->date.text);
	}
	return t.data;
}

static int
compare_texts(const char *a, const char *b)
{
	return strcmp(a ? a : "", b ? b : "");
}

static int
compare_numbers(double a, double b)
{
	return (a > b) - (a < b);
}

static int
compare_places(const struct record *a, const struct record *b)
{
	int order = compare_texts(a->at.file, b->at.file);

	return order ? order : (a->at.line > b->at.line) -
	    (a->at.line < b->at.line);
}

static int
compare_records(const void *left, const void *right)
{
	const struct record *a = *(struct record *const *)left;
	const struct record *b = *(struct record *const *)right;
	int order = compare_texts(a->id, b->id);

	return order ? order : compare_places(a, b);
}

static int
compare_offers(const void *left, const void *right)
{
	const struct offer *a = *(const struct offer *const *)left;
	const struct offer *b = *(const struct offer *const *)right;
	int order = compare_texts(a->accelerator.text, b->accelerator.text);

	if (order == 0)
		order = compare_texts(a->tier.text, b->tier.text);
	if (order == 0)
		order = compare_numbers(a->price.value + a->purchase.value,
		    b->price.value + b->purchase.value);
	if (order == 0)
		order = compare_texts(a->head.id, b->head.id);
	return order ? order : compare_places(&a->head, &b->head);
}

static void
sort(struct record_list *list,
    int (*compare)(const void *, const void *))
{
	if (list->count > 1)
		qsort(list->item, list->count, sizeof(*list->item), compare);
}

/* ISO dates compare as texts. */
static const char *
newer(const char *date, const struct word *other)
{
	return other->text && strcmp(other->text, date) > 0 ?
	    other->text : date;
}

/* The day of the newest price; of the newest source where nothing is sold. */
static const char *
newest(const struct catalog *c)
{
	const char *date = no_date;

	for (size_t i = 0; i < c->offers.count; i++)
		date = newer(date,
		    &((const struct offer *)c->offers.item[i])->date);
	if (strcmp(date, no_date) != 0)
		return date;
	for (size_t i = 0; i < c->sources.count; i++) {
		const struct source *s =
		    (const struct source *)c->sources.item[i];

		if (!s->head.installed || s->head.stocked)
			date = newer(newer(date, &s->date), &s->retrieved);
	}
	return date;
}

static struct model *
model_at(const struct catalog *c, size_t i)
{
	return (struct model *)c->models.item[i];
}

/* Does the network run at many sizes, with latents or for one with them? */
static bool
makes_images(const struct catalog *c, const struct model *m)
{
	if (!m->network.fact.given || m->network.law)
		return false;
	if (m->latent_pixels.fact.given)
		return true;
	for (size_t i = 0; i < c->models.count; i++)
		if (!compare_texts(model_at(c, i)->autoencoder.text,
		    m->head.id))
			return true;
	return false;
}

/* Models whose laws are sought, and one arena a worker. */
struct law_run {
	const struct catalog *catalog;
	struct arena **arenas;
};

static void
find_law(void *context, size_t i, int worker)
{
	struct law_run *run = context;
	struct model *m = model_at(run->catalog, i);

	if (makes_images(run->catalog, m))
		m->network.law = network_law(&m->network,
		    run->arenas[worker]);
}

static void
find_laws(const struct catalog *c, struct arena *arena, int jobs)
{
	int workers = pool_workers(jobs);
	struct law_run run = { c, arena_array(arena, (size_t)workers,
	    sizeof(*run.arenas)) };

	for (int i = 0; i < workers; i++)
		run.arenas[i] = arena_part(arena);
	pool_run(jobs, c->models.count, find_law, &run);
}

/* A network that states no parameters has those of its layers. */
static void
count_parameters(const struct catalog *c, struct arena *arena)
{
	struct arena *work = arena_child(arena);

	for (size_t i = 0; i < c->models.count; i++) {
		struct model *m = model_at(c, i);
		struct network_count n;

		if (!m->network.fact.given || m->parameters.fact.given)
			continue;
		network_count(&m->network, work, &n);
		if (n.wrong)
			continue;
		m->parameters = (struct number){ n.parameters,
			m->network.fact };
		m->parameters.fact.field = "parameters";
		m->parameters.fact.place = arena_printf(arena, "%s%s"
		    "counted from the layers", m->network.fact.place ?
		    m->network.fact.place : "", m->network.fact.place ?
		    "; " : "");
	}
	arena_free(work);
}

void
catalog_sort(struct catalog *c, struct arena *arena)
{
	const struct site *site = NULL;

	c->arena = arena;
#define RECORD(verb, many, singleton, doc) sort(&c->many, compare_records);
#include "catalog/record.def"
#undef RECORD
	sort(&c->workloads, compare_records);
	sort(&c->offers, compare_offers);
	formats_seal(c);
	like_fill(c);
	for (size_t i = 0; i < c->workloads.count; i++)
		((struct workload *)c->workloads.item[i])->catalog = c;
	if (c->sites.count)
		site = (const struct site *)c->sites.item[0];
	c->date = arena_strdup(arena,
	    site && site->date.text ? site->date.text : newest(c));
}

void
catalog_sort_offers(struct catalog *c)
{
	sort(&c->offers, compare_offers);
}

void
catalog_seal(struct catalog *c, struct arena *arena, int jobs)
{
	formats_order(c, arena);
	catalog_sort(c, arena);
	offers_seal(c);
	find_laws(c, arena, jobs);
	count_parameters(c, arena);
}
