#include "kind/choice.h"

#include <string.h>

#include "catalog/vocabulary.h"

static void
refuse(const struct workload *w, const struct word *word, const char *why,
    struct diags *diags)
{
	diag(diags, DIAG_bad_choice, word->fact.at,
	    "workload \"%s\": %s \"%s\" %s", w->head.id, word->fact.field,
	    word->text, why);
}

void
choice_check_optimizer(const struct workload *w, const struct word *word,
    struct diags *diags)
{
	const struct optimizer *o = optimizer_find(w->catalog, word->text);

	if (o && !optimizer_is_plain(o))
		refuse(w, word, "keeps more than a fixed state of every "
		    "parameter, which this kind does not count", diags);
}

void
choice_check_scheme(const struct workload *w, const struct word *word,
    bool half, struct diags *diags)
{
	const struct scheme *s = scheme_find(w->catalog, word->text);

	if (s && s->adapters.on)
		refuse(w, word, "holds adapters, not what is trained in full",
		    diags);
	else if (s && half && (s->copies.value > 0 ||
	    !format_is(s->computes, FORMAT_bf16)))
		refuse(w, word, "does not compute in 16 bits, as this kind "
		    "does", diags);
}

void
choice_check_method(const struct workload *w, const struct word *word,
    struct diags *diags)
{
	const struct method *m = method_find(w->catalog, word->text);
	bool plain = m && strcmp(m->head.id, "qlora") &&
	    !(m->vectors.value > 0) && !(m->prefix.value > 0) &&
	    !(m->prompt.value > 0) && !m->bottlenecks.on &&
	    !m->scales.on && !(m->layers.value > 0) && !m->tables.on;

	if (m && (!plain || (m->frozen.on && !(m->pairs.value > 0))))
		refuse(w, word, "trains other than everything or low-rank "
		    "pairs, which this kind does not count", diags);
}

void
choice_check_gradient(const struct workload *w, const struct word *word,
    struct diags *diags)
{
	const struct format *f = format_find(w->catalog, word->text);

	if (f && f->computes != f)
		refuse(w, word, "is a format that weights are stored in; no "
		    "gradients are summed in it", diags);
}

void
choice_check_trained(const struct workload *w, const struct word *word,
    struct diags *diags)
{
	const struct format *f = format_find(w->catalog, word->text);

	if (f && f->width < 8)
		refuse(w, word, "has too few bits for weights that are "
		    "trained", diags);
}

void
choice_check_formats(const struct workload *w, const struct words *list,
    struct diags *diags)
{
	for (size_t i = 0; i < list->count; i++) {
		const struct format *f = format_find(w->catalog,
		    list->item[i].text);

		if (f && f->computes != f)
			refuse(w, &list->item[i], "is a format that weights "
			    "are stored in; nothing computes in it", diags);
	}
}
