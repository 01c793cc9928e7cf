#include "validate/physical.h"

#include <math.h>
#include <string.h>

#include "base/array.h"
#include "catalog/field.h"

struct bounds {
	const char *field;
	double least, most;
};

#define PHYSICAL(field, least, most, why) \
	{ #field, least / 100.0, most / 100.0 },
static const struct bounds bounds[] = {
#include "validate/physical.def"
};
#undef PHYSICAL

static const struct bounds *
bounds_of(const struct field *f)
{
	for (size_t i = 0; i < COUNT(bounds); i++)
		if (!strcmp(bounds[i].field, f->name))
			return &bounds[i];
	return NULL;
}

double
physical_least(const struct field *f)
{
	const struct bounds *b = bounds_of(f);

	return b ? b->least : 0;
}

double
physical_most(const struct field *f)
{
	const struct bounds *b = bounds_of(f);

	return b ? b->most : f->flags & FIELD_SHARE ? 1 : HUGE_VAL;
}
