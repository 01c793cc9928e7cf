#include "kind/kind.h"

#include <string.h>

void
kind_prepare(struct arena *arena, struct catalog *cat)
{
	for (size_t i = 0; i < cat->workloads.count; i++) {
		struct workload *w = (struct workload *)
		    cat->workloads.item[i];
		const struct kind *k = kind_of(w);

		if (k->prepare)
			w->prepared = k->prepare(arena, cat, w);
	}
}

const struct kind *
kind_find(const char *name)
{
	for (size_t i = 0; i < kind_count; i++)
		if (!strcmp(kinds[i]->name, name))
			return kinds[i];
	return NULL;
}

const struct kind *
kind_of(const struct workload *w)
{
	for (size_t i = 0; i < kind_count; i++)
		if (kinds[i]->type == w->head.type)
			return kinds[i];
	return NULL;
}

const struct chain *
kind_chain(const struct kind *k)
{
	return chain_find(k->chain_name);
}

static const struct number *
rate(const struct accelerator *a, enum format f)
{
	return a->dense.of[f].fact.given ? &a->dense.of[f] : NULL;
}

const struct number *
kind_rate(const struct accelerator *a, enum format f)
{
	enum format compute = formats[f].compute;
	const struct number *n = NULL;

	if (compute == FORMAT_fp8)
		n = rate(a, FORMAT_fp8_acc32);
	if (!n)
		n = rate(a, compute);
	if (!n && compute == FORMAT_bf16)
		n = rate(a, FORMAT_fp16);
	if (!n && compute == FORMAT_fp16)
		n = rate(a, FORMAT_bf16);
	return n;
}

bool
kind_covers(const struct calibration *c, const struct accelerator *a)
{
	if (!c->architectures.count)
		return true;
	if (!a)
		return false;
	for (size_t i = 0; i < c->architectures.count; i++)
		if (!strcmp(c->architectures.item[i].text,
		    a->architecture.text))
			return true;
	return false;
}

const struct calibration *
kind_calibration(const struct catalog *cat, const struct workload *w,
    const struct accelerator *a)
{
	const struct calibration *best = NULL;

	if (w->calibration.text)
		return (const struct calibration *)catalog_find(
		    &cat->calibrations, w->calibration.text);
	for (size_t i = 0; i < cat->calibrations.count; i++) {
		const struct calibration *c = (const struct calibration *)
		    cat->calibrations.item[i];

		if (strcmp(c->kind.text, w->head.type->variant) != 0 ||
		    strcmp(c->software.text, "default") != 0 ||
		    c->word.text || !kind_covers(c, a))
			continue;
		if (!best || c->architectures.count)
			best = c;
	}
	return best;
}
