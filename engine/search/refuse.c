#include "search/refuse.h"

#include <string.h>

#include "base/array.h"
#include "kind/place.h"
#include "kind/stack.h"
#include "model/quality.h"
#include "spec/phrase.h"

static const char *
certified(const struct question *q, const struct accelerator *a)
{
	const struct words *needs = &q->profile->needs;

	for (size_t i = 0; i < needs->count; i++)
		if (strcmp(needs->item[i].text, "certified") == 0 &&
		    !support_certified(q->catalog, a))
			return SAID_PLAIN(q->catalog->phrases,
			    refused_uncertified);
	return NULL;
}

const char *
refuse_accelerator(const struct question *q, const struct accelerator *a,
    struct ground *g)
{
	const struct words *list = &q->profile->software;

	for (size_t i = 0; i < list->count; i++) {
		struct supported s = support_find(q->catalog,
		    &(struct support_asked){ .accelerator = a,
		    .software = list->item[i].text });

		if (s.state != SUPPORT_not)
			continue;
		*g = (struct ground){ .by = &s.record->head };
		return SAID_PLAIN(q->catalog->phrases,
		    refused_profile_software);
	}
	return certified(q, a);
}

struct stack
stack_of(const struct catalog *cat, const struct workload *w,
    const struct placement *p)
{
	const struct support_asked asked = stack_asked(w, p);

	if (!p->stack)
		return (struct stack){ .software = NULL };
	return (struct stack){ p->stack, support_find(cat, &asked) };
}

/* Has the model a recurrent mixer that no record says the stack runs, and none
 * of the guide's own measurements, where records speak of mixers at all? */
static bool
is_mixer_unrecorded(const struct question *q, const struct placement *p)
{
	struct support_asked asked = stack_asked(q->workload, p);
	const struct model *m = q->model;

	if (!p->stack || !m || m->state_layers.value <= 0)
		return false;
	asked.mixer = m->mixer.text;
	return !support_mixes(q->catalog, &asked) &&
	    support_knows_mixers(q->catalog) && refuse_here(q, p).figures <= 0;
}

const char *
refuse_software(const struct question *q, const struct placement *p,
    struct ground *g)
{
	struct stack s = stack_of(q->catalog, q->workload, p);

	if (is_mixer_unrecorded(q, p))
		return SAID_PLAIN(q->catalog->phrases, refused_mixer);
	if (!s.software || s.found.state != SUPPORT_not)
		return NULL;
	*g = (struct ground){ .by = &s.found.record->head };
	if (s.found.record->formats.count)
		return SAID_PLAIN(q->catalog->phrases, refused_software_format);
	return s.found.record->methods.count ?
	    SAID_PLAIN(q->catalog->phrases, refused_software_method) :
	    SAID_PLAIN(q->catalog->phrases, refused_software);
}

/* Beside the axes: more than one node, or link domain. */
static const unsigned NODES = 1u << AXIS_COUNT;

/* The axis of a word of support records; of ZeRO any stage but none. */
static unsigned
split_bit(const char *word)
{
	static const struct {
		const char *word;
		enum axis_name axis;
	} splits[SPLIT_WORDS] = {
		{ "tensor", AXIS_tensor }, { "pipeline", AXIS_stages },
		{ "context", AXIS_context }, { "expert", AXIS_expert },
		{ "data", AXIS_data }, { "zero", AXIS_zero_stage },
	};

	for (size_t i = 0; i < COUNT(splits); i++)
		if (!strcmp(splits[i].word, word))
			return 1u << splits[i].axis;
	return !strcmp(word, "nodes") ? NODES : 0;
}

/* Accelerators that one node joins, where no record says of how many. */
enum { NODE = 8 };

static bool
spans_nodes(const struct placement *p)
{
	const struct number *most = &p->accelerator->max_count;

	return p->count > (most->fact.given ? most->value : NODE);
}

/* Axes by which a placement is split, bits; choices count from 0.  A batch of
 * answers is shared by copies that know nothing of each other: no split. */
static unsigned
splits_of(const struct kind *k, const struct placement *p)
{
	unsigned bits = 0;

	for (int axis = 0; axis <= AXIS_data; axis++)
		if (p->axis[axis] > 1 && !(axis == AXIS_data && k->copies))
			bits |= 1u << axis;
	if (spans_nodes(p))
		bits |= NODES;
	return p->axis[AXIS_zero_stage] > 0 ? bits | 1u << AXIS_zero_stage :
	    bits;
}

static bool
is_listed(const struct unsplit *list, size_t n, unsigned axes)
{
	for (size_t i = 0; i < n; i++)
		if (list[i].axes == axes)
			return true;
	return false;
}

/* The splits that a record speaks of. */
static unsigned
axes_of(const struct support *s)
{
	unsigned axes = 0;

	for (size_t i = 0; i < s->parallel.count; i++)
		axes |= split_bit(s->parallel.item[i].text);
	return axes;
}

struct own_found
refuse_here(const struct question *q, const struct placement *p)
{
	const struct stack_family f = p->stack ? stack_family(p->calibration,
	    p->stack) : (struct stack_family){ .name = NULL };
	const struct own_asked asked = { q->kind->name, q->model ?
		q->model->head.id : NULL, p->accelerator->head.id,
		p->weight_format ? p->weight_format->head.id : NULL, &f };

	if (!q->catalog->own || !q->model)
		return (struct own_found){ .figures = 0 };
	return own_cases_find(q->catalog->own, &asked);
}

/* Did a measured case of the stack on the generation run in the format? */
static bool
ran_in(const struct question *q, const struct placement *p)
{
	const struct stack_family f = stack_family(p->calibration, p->stack);
	const struct record_list *l = &q->catalog->tests;

	for (size_t i = 0; i < l->count; i++) {
		const struct tested *t = (const struct tested *)l->item[i];
		const char *of = t->architecture.text;

		if (!of || strcmp(of, p->accelerator->architecture.text) != 0 ||
		    !stack_is(&f, t->software.text))
			continue;
		for (size_t k = 0; k < t->formats.count; k++)
			if (!strcmp(t->formats.item[k].text,
			    p->weight_format->head.id))
				return true;
	}
	return refuse_here(q, p).figures > 0;
}

/* What runs with less than its speed has the speed of a measured run alone. */
static bool
is_format_unrecorded(const struct question *q, const struct placement *p)
{
	return q->catalog->supports.count && !q->kind->type->modelless &&
	    p->stack && p->weight_format && stack_of(q->catalog, q->workload,
	    p).found.state != SUPPORT_supported && !ran_in(q, p);
}

void
refuse_recorded(const struct question *q, const struct placement *p,
    struct on_record *out)
{
	const struct support_asked asked = stack_asked(q->workload, p);
	const struct support *by;
	size_t at = 0;

	out->format_unrecorded = is_format_unrecorded(q, p);
	out->count = 0;
	while (q->records_split &&
	    (by = support_can_split(q->catalog, &asked, &at))) {
		unsigned axes = axes_of(by);
		size_t i = 0;

		while (i < out->count && out->axes[i] != axes)
			i++;
		if (i == out->count)
			out->axes[out->count++] = axes;
	}
}

bool
refuse_split_unrecorded(const struct question *q,
    const struct on_record *recorded, const struct placement *p)
{
	const unsigned bits = q->records_split && p->stack ?
	    splits_of(q->kind, p) : 0;
	size_t i = 0;

	while (i < recorded->count && (recorded->axes[i] & bits) != bits)
		i++;
	return bits && i == recorded->count;
}

bool
refuse_unrecorded(const struct question *q, const struct on_record *recorded,
    const struct placement *p)
{
	return recorded->format_unrecorded ||
	    refuse_split_unrecorded(q, recorded, p);
}

bool
refuse_unknown(const struct question *q, const struct placement *p)
{
	struct on_record recorded;

	refuse_recorded(q, p, &recorded);
	return refuse_unrecorded(q, &recorded, p);
}

size_t
refuse_splits(const struct question *q, const struct placement *p,
    struct unsplit out[UNSPLIT_MOST])
{
	const struct support_asked asked = stack_asked(q->workload, p);
	const struct support *by;
	size_t n = 0, at = 0;

	while ((by = support_split(q->catalog, &asked, &at))) {
		unsigned axes = axes_of(by);

		if (!is_listed(out, n, axes))
			out[n++] = (struct unsplit){ axes, by };
	}
	return n;
}

const char *
refuse_split(const struct question *q, const struct unsplit *list,
    size_t n, const struct placement *p, struct ground *g)
{
	const unsigned bits = n ? splits_of(q->kind, p) : 0;

	for (size_t i = 0; i < n; i++) {
		if ((list[i].axes & bits) != list[i].axes)
			continue;
		*g = (struct ground){ .by = &list[i].by->head };
		return SAID_PLAIN(q->catalog->phrases, refused_split);
	}
	return NULL;
}

struct quality_loss
answer_loss(const struct catalog *cat, const struct workload *w,
    const struct format *f)
{
	const struct model *m = kind_model(cat, w);

	return m ? quality_of(cat, m, f) : (struct quality_loss){ 0 };
}

struct quality_loss
answer_cache_loss(const struct catalog *cat, const struct workload *w,
    const struct placement *p)
{
	const char *kv = place_word(w, p, AXIS_kv_format);
	const struct model *m = kind_model(cat, w);

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
		return SAID_PLAIN(q->catalog->phrases,
		    refused_quality_unrecorded);
	if (!cache.known)
		return SAID_PLAIN(q->catalog->phrases,
		    refused_cache_unrecorded);
	both = quality_both(loss.share, cache.share);
	if (both <= most->value)
		return NULL;
	*g = (struct ground){ .by = &(loss.record ? loss : cache).record->head,
		.numbers = true, .need = both, .have = most->value,
		.base = "1", .unit = "percent" };
	return cache.record ?
	    SAID_PLAIN(q->catalog->phrases, refused_quality_cache) :
	    SAID_PLAIN(q->catalog->phrases, refused_quality);
}
