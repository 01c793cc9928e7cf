/*
 * wanted: of a guide of which only some records are asked for, what has to be
 * run and read.
 */
#define _GNU_SOURCE	/* memmem() */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "spec/load.h"
#include "spec/locate.h"

/* What leads to records of any verb, or to more files. */
static const char *const always[] = { "catalogue", "change", "prices_csv",
	"use", "_ENV", "_G" };

bool
wanted_file(const struct load *l, const char *text, size_t len)
{
	const struct spec *spec = l->spec;
	const char **names = arena_array(l->arena, COUNT(always) +
	    spec->want_count, sizeof(*names));
	size_t n = COUNT(always);

	if (!spec->wants)
		return true;
	memcpy(names, always, sizeof(always));
	for (size_t i = 0; i < spec->want_count; i++) {
		const struct spec_want *w = &spec->wants[i];

		if (!w->id || memmem(text, len, w->id, strlen(w->id)))
			names[n++] = w->verb;
	}
	return locate_says(text, len, names, n);
}

bool
wanted_record(const struct spec *spec, const char *verb, const char *id)
{
	if (!spec->wants || !strcmp(verb, always[0]))
		return true;
	for (size_t i = 0; i < spec->want_count; i++) {
		const struct spec_want *w = &spec->wants[i];

		if (!strcmp(w->verb, verb) && (!w->id || !strcmp(w->id, id)))
			return true;
	}
	return false;
}
