/* change.accelerator "id" { ... }: fields in place of those of a record. */
#include <string.h>

#include "base/arena.h"
#include "base/map.h"
#include "base/text.h"
#include "catalog/vocabulary.h"
#include "spec/load.h"

/* Who changed a field last. */
struct changed {
	struct origin at;
	const struct library *by;  /* NULL: the guide */
};

struct changes {
	const struct spec *spec;
	struct catalog *catalog;
	struct map *fields;        /* "verb id field" to its struct changed */
};

static struct record *
find(const struct changes *c, const struct record *change)
{
	const char *verb = change->type->verb, *near;
	struct record_list *list = catalog_list(c->catalog, verb);
	const char **names = arena_array(c->spec->arena, list->count + 1,
	    sizeof(*names));

	for (size_t i = 0; i < list->count; i++) {
		names[i] = list->item[i]->id;
		if (strcmp(names[i], change->id) == 0)
			return list->item[i];
	}
	near = list->count ? text_nearest(change->id, names, list->count) :
	    NULL;
	diag(c->spec->diags, DIAG_unknown_reference, change->at,
	    "change %s \"%s\": there is no such record%s%s%s", verb,
	    change->id, near ? "; did you mean \"" : "", near ? near : "",
	    near ? "\"?" : "");
	return NULL;
}

/* The guide changes what its catalogues do; two of a layer may not both. */
static bool
may_change(struct changes *c, const struct record *change, const char *field,
    const struct fact *fact, const struct library *by)
{
	struct changed *now = ARENA_NEW(c->spec->arena, struct changed);
	const struct changed *then;

	*now = (struct changed){ fact->at, by };
	then = map_put(c->fields, arena_printf(c->spec->arena, "%s %s %s",
	    change->type->verb, change->id, field), now);
	if (!then || (!by && then->by))
		return true;
	diag(c->spec->diags, DIAG_duplicate_field, fact->at,
	    "change %s \"%s\": %s is changed at %s:%d already",
	    change->type->verb, change->id, field, then->at.file,
	    then->at.line);
	return false;
}

/* Each format for itself: a change of one leaves the others. */
static void
change_rates(struct changes *c, struct record *to, const struct record *from,
    const struct field *f, const struct library *by)
{
	struct rates *old = record_slot(to, f);
	const struct rates *new = record_field(from, f);

	for (size_t i = 0; i < new->count; i++) {
		const struct rate *rate = &new->item[i];
		const struct fact *fact = &rate->number.fact;

		if (may_change(c, from, arena_printf(c->spec->arena, "%s.%s",
		    f->name, fact->part), fact, by) && !rates_put(old, rate))
			diag(c->spec->diags, DIAG_limit, fact->at, "change "
			    "%s \"%s\": %s: more than %d formats",
			    from->type->verb, from->id, f->name, RATES_MOST);
	}
	if (!old->fact.given)
		old->fact = new->fact;
}

static void
change_record(struct changes *c, const struct record *change,
    const struct library *by)
{
	struct record *to = find(c, change);

	if (!to)
		return;
	if (to->type != change->type) {
		diag(c->spec->diags, DIAG_bad_choice, change->at, "change %s "
		    "\"%s\": it is of kind %s, not %s", change->type->verb,
		    change->id, to->type->variant, change->type->variant);
		return;
	}
	for (size_t i = 0; i < record_type_fields(change->type); i++) {
		const struct field *f = record_type_field(change->type, i);
		const struct fact *fact = record_fact(change, f);

		if (!fact->given)
			continue;
		if (f->type == FIELD_RATES)
			change_rates(c, to, change, f, by);
		else if (may_change(c, change, f->name, fact, by))
			record_take(to, change, f);
	}
}

/* Those of catalogues first, so that the guide's own stand. */
void
file_changes(const struct spec *spec, struct catalog *catalog,
    const struct loaded *file, size_t count)
{
	struct changes c = { spec, catalog, map_new(spec->arena) };

	for (int own = 0; own < 2; own++)
		for (size_t i = 0; i < count; i++)
			for (size_t n = 0; own == !file[i].library &&
			    n < file[i].changes.count; n++)
				change_record(&c, file[i].changes.item[n],
				    file[i].library);
}
