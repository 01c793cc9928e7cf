#include "catalog/quality.h"

#include <string.h>

#include "model/quality.h"

/* A network of "7B" has 6.7 to 7.6: one so much larger is as large. */
static const double as_large = 1.15;

static bool
is_score(const struct quality *q)
{
	return strcmp(q->measure.text, "score") == 0;
}

double
quality_measured(const struct quality *q)
{
	return is_score(q) ? quality_fall(q->after.value, q->before.value) :
	    quality_rise(q->after.value, q->before.value);
}

static bool
is_model(const struct quality *q, const struct model *m)
{
	for (size_t i = 0; i < q->models.count; i++)
		if (strcmp(q->models.item[i].text, m->head.id) == 0)
			return true;
	return false;
}

static bool
is_larger(const struct quality *q, const struct model *m)
{
	return q->parameters.value > as_large * m->parameters.value;
}

/* Does a say more of the model than b? */
static bool
says_more(const struct quality *a, const struct quality *b,
    const struct model *m)
{
	if (is_model(a, m) != is_model(b, m))
		return is_model(a, m);
	if (is_score(a) != is_score(b))
		return !is_score(a);
	if (is_larger(a, m) != is_larger(b, m))
		return !is_larger(a, m);
	if (a->parameters.value > b->parameters.value)
		return !is_larger(a, m);
	if (a->parameters.value < b->parameters.value)
		return is_larger(a, m);
	return quality_measured(a) > quality_measured(b);
}

/* Formats of 16 bits and more hold whatever was published. */
static bool
loses_nothing(const struct model *m, const struct format *f)
{
	return f->width >= 16 || m->published == f;
}

bool
quality_of_part(const struct quality *q, const char *part)
{
	return strcmp(q->part.text ? q->part.text : "weights", part) == 0;
}

/* One of attention layers that write text, as nearly all that was measured. */
static bool
is_usual(const struct model *m)
{
	return !m->network.fact.given && !m->mixer.text &&
	    !(m->encoder_layers.value > 0);
}

/* Was it measured on such a one, as far as its models are in the catalogue? */
static bool
is_of_usual(const struct catalog *cat, const struct quality *q)
{
	for (size_t i = 0; i < q->models.count; i++) {
		const struct model *m = (const struct model *)catalog_find(
		    &cat->models, q->models.item[i].text);

		if (m && !is_usual(m))
			return false;
	}
	return true;
}

/* What one architecture loses says nothing of another. */
static bool
covers(const struct catalog *cat, const struct quality *q,
    const struct model *m)
{
	return is_model(q, m) || (is_usual(m) && is_of_usual(cat, q));
}

static struct quality_loss
measured(const struct catalog *cat, const struct model *m,
    const struct format *f, const char *part)
{
	struct quality_loss loss = { 0 };

	for (size_t i = 0; i < cat->qualities.count; i++) {
		const struct quality *q = (const struct quality *)
		    cat->qualities.item[i];

		if (!quality_of_part(q, part) ||
		    strcmp(q->format.text, f->head.id) != 0)
			continue;
		if (!covers(cat, q, m))
			loss.other = q;
		else if (!loss.record || says_more(q, loss.record, m))
			loss.record = q;
	}
	if (loss.record) {
		loss.known = true;
		loss.share = quality_measured(loss.record);
	}
	return loss;
}

struct quality_loss
quality_of(const struct catalog *cat, const struct model *m,
    const struct format *f)
{
	if (loses_nothing(m, f))
		return (struct quality_loss){ .known = true };
	return measured(cat, m, f, "weights");
}

struct quality_loss
quality_of_cache(const struct catalog *cat, const struct model *m,
    const struct format *f)
{
	if (f->width >= 16)
		return (struct quality_loss){ .known = true };
	return measured(cat, m, f, "kv_cache");
}
