#include "catalog/field.h"

#include <string.h>

#include "base/array.h"

const struct format_info formats[FORMAT_COUNT] = {
#define FORMAT(id, bits, compute, title, source) \
	{ #id, bits, FORMAT_##compute, title, source },
#include "catalog/format.def"
#undef FORMAT
};

const struct optimizer optimizers[] = {
#define OPTIMIZER(id, matrix, table, factor, projector, projected, narrow, \
    paged, fused, source) \
	{ #id, matrix, table, factor, projector, projected, narrow, paged, \
	    fused, source },
#include "catalog/optimizer.def"
#undef OPTIMIZER
};
const size_t optimizer_count = COUNT(optimizers);

const struct scheme training_schemes[] = {
#define SCHEME(id, weight, gradient, master, moments, copies, compute, \
    source) \
	{ #id, weight, gradient, master, moments, copies, FORMAT_##compute, \
	    source },
#include "catalog/scheme.def"
#undef SCHEME
};
const size_t training_scheme_count = COUNT(training_schemes);

const struct method training_methods[] = {
#define METHOD(id, ranked, pairs, vectors, prefix, prompt, bottlenecks, \
    scales, layers, source) \
	{ #id, ranked, pairs, vectors, prefix, prompt, bottlenecks, scales, \
	    layers, source },
#include "catalog/method.def"
#undef METHOD
};
const size_t training_method_count = COUNT(training_methods);

enum format
format_find(const char *id)
{
	int i = 0;

	while (i < FORMAT_COUNT && strcmp(formats[i].id, id) != 0)
		i++;
	return (enum format)i;
}

const struct optimizer *
optimizer_find(const char *id)
{
	for (size_t i = 0; id && i < optimizer_count; i++)
		if (!strcmp(optimizers[i].id, id))
			return &optimizers[i];
	return NULL;
}

const struct scheme *
scheme_find(const char *id)
{
	for (size_t i = 0; id && i < training_scheme_count; i++)
		if (!strcmp(training_schemes[i].id, id))
			return &training_schemes[i];
	return NULL;
}

const struct method *
method_find(const char *id)
{
	for (size_t i = 0; id && i < training_method_count; i++)
		if (!strcmp(training_methods[i].id, id))
			return &training_methods[i];
	return NULL;
}
