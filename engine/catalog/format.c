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
#define OPTIMIZER(id, master, state, source) { #id, master, state, source },
#include "catalog/optimizer.def"
#undef OPTIMIZER
};
const size_t optimizer_count = COUNT(optimizers);

enum format
format_find(const char *id)
{
	int i = 0;

	while (i < FORMAT_COUNT && strcmp(formats[i].id, id) != 0)
		i++;
	return (enum format)i;
}
