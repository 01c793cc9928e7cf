#include "catalog/field.h"

#include <string.h>

const struct format_info formats[FORMAT_COUNT] = {
#define FORMAT(id, bits, compute, title, source) \
	{ #id, bits, FORMAT_##compute, title, source },
#include "catalog/format.def"
#undef FORMAT
};

enum format
format_find(const char *id)
{
	int i = 0;

	while (i < FORMAT_COUNT && strcmp(formats[i].id, id) != 0)
		i++;
	return (enum format)i;
}
