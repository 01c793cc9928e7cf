#include "search/refuse.h"

#include <string.h>

#include "kind/place.h"
#include "model/quality.h"

static const char *
certified(const struct question *q, const struct accelerator *a)
{
	const struct words *needs = &q->profile->needs;

	for (size_t i = 0; i < needs->count; i++)
		if (strcmp(needs->item[i].text, "certified") == 0 &&
		    !support_certified(q->catalog, a))
			return "the profile needs a certified stack, and no "
			    "record certifies one on it";
	return NULL;
}

const char *
refuse_accelerator(const struct question *q, const struct accelerator *a,
    struct ground *g)
{
	const struct words *list = &q->profile->software;

	for (size_t i = 0; i < list->count; i++) {
		struct supported s = support_find(q->catalog,
		    list->item[i].text, a, NULL);

		if (s.state != SUPPORT_not)
			continue;
		*g = (struct ground){ .by = &s.record->head };
		return "software of the profile does not run on it";
	}
	return certified(q, a);
}

struct stack
stack_of(const struct catalog *cat, const struct workload *w,
    const struct accelerator *a, const struct format *f)
{
	struct stack best = { 0 };

	for (size_t i = 0; i < w->software.count; i++) {
		struct stack one = { w->software.item[i].text,
			support_find(cat, w->software.item[i].text, a, f) };

		if (!best.software || one.found.state > best.found.state)
			best = one;
	}
	return best;
}

const char *
refuse_software(const struct question *q, const struct placement *p,
    struct ground *g)
{
	const struct format *f = q->kind->type->modelless ? NULL :
	    p->weight_format;
	struct stack s = stack_of(q->catalog, q->workload, p->accelerator, f);

	if (!s.software || s.found.state != SUPPORT_not)
		return NULL;
	*g = (struct ground){ .by = &s.found.record->head };
	return s.found.record->formats.count ?
	    "no stack of the workload runs the format on it" :
	    "no stack of the workload runs on it";
}

struct quality_loss
answer_loss(const struct catalog *cat, const struct workload *w,
    const struct format *f)
{
	const struct model *m = (const struct model *)catalog_follow(cat,
	    "model", &w->model);

	return m ? quality_of(cat, m, f) : (struct quality_loss){ 0 };
}

struct quality_loss
answer_cache_loss(const struct catalog *cat, const struct workload *w,
    const struct placement *p)
{
	const char *kv = place_word(w, p, AXIS_kv_format);
	const struct model *m = (const struct model *)catalog_follow(cat,
	    "model", &w->model);

	if (!kv || !m)
		return (struct quality_loss){ .known = true };
	return quality_of_cache(cat, m, format_find(cat, kv));
}

/* The most that the workload allows; NULL where it does not say. */
static const struct number *
most_loss(const struct workload *w)
{
	const struct field *f = record_type_find(w->head.type,
	    "max_quality_loss");
	const struct number *n = f ? record_field(&w->head, f) : NULL;

	return n && n->fact.given ? n : NULL;
}

const char *
refuse_quality(const struct question *q, const struct placement *p,
    struct ground *g)
{
	const struct number *most = most_loss(q->workload);
	struct quality_loss loss, cache;
	double both;

	if (!most)
		return NULL;
	loss = answer_loss(q->catalog, q->workload, p->weight_format);
	cache = answer_cache_loss(q->catalog, q->workload, p);
	if (!loss.known)
		return "the workload bounds what a format may cost in "
		    "quality, and no record says what this one does";
	if (!cache.known)
		return "the workload bounds what a format may cost in "
		    "quality, and no record says what its KV cache does";
	both = quality_both(loss.share, cache.share);
	if (both <= most->value)
		return NULL;
	*g = (struct ground){ .by = &(loss.record ? loss : cache).record->head,
		.numbers = true, .need = both, .have = most->value,
		.base = "1", .unit = "percent" };
	return cache.record ? "weights and KV cache cost more quality than "
	    "the workload allows" : "the format costs more quality than the "
	    "workload allows";
}
