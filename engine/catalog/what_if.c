#include "catalog/what_if.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/digest.h"
#include "base/text.h"
#include "catalog/check.h"
#include "catalog/vocabulary.h"
#include "unit/number.h"

/* One "ID=VALUE" in its parts. */
struct setting {
	struct arena *arena;
	struct diags *diags;
	const struct catalog *catalog;
	struct origin at;
	const char *id, *value;
	char *verb, *name, *field, *part;
	const char *shown;           /* the value, of a number its unit too */
	bool doubted;                /* what it likely means was told */
};

static const char reason[] = "what if: set on the command line";

static const char *
maybe(const struct setting *s, const char *word, const char *const *words,
    size_t count)
{
	const char *near = count ? text_nearest(word, words, count) : NULL;

	return near ? arena_printf(s->arena, "; did you mean \"%s\"?", near) :
	    "";
}

/* "verb/name/field" or "verb/name/field.part"; a name may hold '/'. */
static bool
split(struct setting *s, const char *text)
{
	const char *equal = strchr(text, '=');
	char *id = equal ? arena_strndup(s->arena, text,
	    (size_t)(equal - text)) : NULL;
	char *first = id ? strchr(id, '/') : NULL;
	char *last = first ? strrchr(first + 1, '/') : NULL;

	if (!last || last == first + 1 || !last[1]) {
		diag(s->diags, DIAG_usage, s->at, "--set takes "
		    "VERB/ID/FIELD=VALUE, such as "
		    "profile/startup/hours_per_month=300h, not \"%s\"", text);
		return false;
	}
	s->id = arena_strdup(s->arena, id);
	s->value = equal + 1 + strspn(equal + 1, " ");
	*first = *last = '\0';
	s->verb = id;
	s->name = first + 1;
	s->field = last + 1;
	s->part = strchr(s->field, '.');
	if (s->part)
		*s->part++ = '\0';
	return true;
}

static struct record_list *
find_list(const struct setting *s, struct catalog *c)
{
	struct record_list *list = catalog_list(c, s->verb);
	const char **names;

	if (list)
		return list;
	names = arena_array(s->arena, record_type_count + 1, sizeof(*names));
	for (size_t i = 0; i < record_type_count; i++)
		names[i] = record_types[i].verb;
	names[record_type_count] = "workload";
	diag(s->diags, DIAG_usage, s->at, "--set \"%s\": there is no kind of "
	    "record \"%s\"%s", s->id, s->verb, maybe(s, s->verb, names,
	    record_type_count + 1));
	return NULL;
}

/* Has the name all parts of the other, in their order? */
static bool
has_parts(const char *name, const char *parts)
{
	while (*parts && *name) {
		size_t n = strcspn(name, "/"), p = strcspn(parts, "/");

		if (n == p && memcmp(name, parts, n) == 0)
			parts += p + (parts[p] == '/');
		name += n + (name[n] == '/');
	}
	return !*parts;
}

/* One that is typed nearly so, or has more parts: "a/x1/us" of "a/us". */
static const char *
maybe_parts(const struct setting *s, const char *const *names, size_t count)
{
	const char *near = maybe(s, s->name, names, count);

	for (size_t i = 0; !*near && i < count; i++)
		if (has_parts(names[i], s->name))
			near = arena_printf(s->arena, "; did you mean "
			    "\"%s\"?", names[i]);
	return near;
}

/* Offers are not in order of their ids. */
static struct record *
find_record(const struct setting *s, const struct record_list *list)
{
	const char **names = arena_array(s->arena, list->count + 1,
	    sizeof(*names));

	for (size_t i = 0; i < list->count; i++) {
		names[i] = list->item[i]->id ? list->item[i]->id : "";
		if (strcmp(names[i], s->name) == 0)
			return list->item[i];
	}
	diag(s->diags, DIAG_usage, s->at, "--set \"%s\": there is no %s "
	    "\"%s\"%s", s->id, s->verb, s->name, maybe_parts(s, names,
	    list->count));
	return NULL;
}

static const struct field *
find_field(const struct setting *s, const struct record *r)
{
	size_t n = record_type_fields(r->type);
	const struct field *f = record_type_find(r->type, s->field);
	const char **names = arena_array(s->arena, n, sizeof(*names));

	if (f)
		return f;
	for (size_t i = 0; i < n; i++)
		names[i] = record_type_field(r->type, i)->name;
	diag(s->diags, DIAG_usage, s->at, "--set \"%s\": no field of %s is "
	    "called \"%s\"%s", s->id, s->verb, s->field, maybe(s, s->field,
	    names, n));
	return NULL;
}

static void
refuse(const struct setting *s, const char *want)
{
	diag(s->diags, DIAG_usage, s->at, "--set \"%s\" wants %s, not \"%s\"",
	    s->id, want, s->value);
}

/* "1.5", "1.50 USD/h", "$1.50/h", "80 GiB", "30 percent", "30%". */
static bool
read_quantity(const struct setting *s, struct quantity *q, bool *bare)
{
	bool money = *s->value == '$';
	const char *from = s->value + money;
	char *end;
	const char *unit, *number;
	struct quantity factor;

	strtod(from, &end);
	number = arena_strndup(s->arena, from, (size_t)(end - from));
	unit = end + strspn(end, " ");
	*bare = !money && !*unit;
	if (strcmp(unit, "%") == 0)
		unit = "percent";
	if (money)
		unit = arena_printf(s->arena, "USD%s", unit);
	if (!number_read(number, &q->value) || !unit_parse(unit, &factor))
		return false;
	q->value *= factor.value;
	q->dim = factor.dim;
	return isfinite(q->value);
}

/*
 * A bare number is in base units, whatever the field is stated in: it is told
 * in both, "300 s (0.0833 h)".
 */
static const char *
show_bare(const struct setting *s, const struct field *f, struct quantity q,
    struct quantity stated)
{
	struct text t;

	text_init(&t, s->arena);
	text_add(&t, s->value);
	if (!dim_none(stated.dim)) {
		text_char(&t, ' ');
		dim_text(&t, stated.dim);
	}
	if (stated.value != 1) {
		text_add(&t, " (");
		number_show(&t, q, f->arg, 3);
		text_char(&t, ')');
	}
	return t.data;
}

/* How many times the one is more or less than the other. */
static double
times_off(double a, double b)
{
	return fmax(a / b, b / a);
}

/*
 * A bare number that is far from what the guide has, and would be near it in
 * the unit of the field: "0.3" of a price of an hour.  True where this is told.
 */
static bool
doubt_bare(const struct setting *s, const struct field *f, struct quantity q,
    struct quantity unit, double was)
{
	struct quantity meant = { q.value * unit.value, unit.dim };
	struct text t;

	if (!(was > 0) || !(q.value > 0) || times_off(q.value, was) < 30 ||
	    times_off(meant.value, was) > 10)
		return false;
	text_init(&t, s->arena);
	number_show(&t, meant, f->arg, 3);
	diag(s->diags, DIAG_implausible, s->at, "--set \"%s\": a number "
	    "alone is in base units, %s; was %s meant? Say the unit", s->id,
	    s->shown, t.data);
	return true;
}

/* The number that is set in place of what it was, 0 where it was none. */
static bool
read_number(struct setting *s, const struct field *f, double was,
    double *value)
{
	struct quantity want = { .value = 1 }, q;
	const char *limit;
	bool bare;

	if (f->type != FIELD_COUNT)
		unit_parse(f->arg, &want);
	if (!read_quantity(s, &q, &bare)) {
		refuse(s, "a number, alone or with a unit");
		return false;
	}
	if (!bare && !dim_equal(q.dim, want.dim)) {
		refuse(s, *f->arg && !dim_none(want.dim) ? arena_printf(
		    s->arena, "a quantity like %s", f->arg) : "a bare number");
		return false;
	}
	limit = field_refuses(f, q.value);
	if (limit)
		refuse(s, limit);
	*value = q.value;
	if (bare) {
		q.dim = want.dim;
		s->shown = show_bare(s, f, q, want);
		s->doubted = doubt_bare(s, f, q, want, was);
	}
	return !limit;
}

static struct fact
fact_set(const struct setting *s, const struct record *r,
    const struct field *f)
{
	return (struct fact){ .given = true, .at = s->at, .assume = reason,
		.of = r, .field = f->name };
}

/* Puts a number in the place of another, and says where no thing has it. */
static const struct fact *
put_number(const struct setting *s, const struct field *f,
    struct number *slot, struct number to)
{
	const struct check c = { .catalog = s->catalog, .arena = s->arena,
		.diags = s->diags };

	*slot = to;
	if (!s->doubted)
		check_bound(&c, f->name, slot);
	return &slot->fact;
}

static double
stated(const struct number *n)
{
	return n->fact.given ? n->value : 0;
}

static const struct fact *
set_number(struct setting *s, struct record *r, const struct field *f)
{
	struct number *slot = record_slot(r, f);
	double value;

	if (!read_number(s, f, stated(slot), &value))
		return NULL;
	return put_number(s, f, slot, (struct number){ value, fact_set(s, r,
	    f) });
}

/* Where the number of a format stands, or may; NULL where there is no room. */
static struct number *
rate_slot(struct rates *r, const struct format *f)
{
	for (size_t i = 0; i < r->count; i++)
		if (r->item[i].of == f)
			return &r->item[i].number;
	if (r->count == RATES_MOST)
		return NULL;
	r->item[r->count].of = f;
	return &r->item[r->count++].number;
}

static void
unknown_format(const struct setting *s, const struct field *f)
{
	const char **ids = arena_array(s->arena, s->catalog->format_count + 1,
	    sizeof(*ids));

	for (size_t i = 0; i < s->catalog->format_count; i++)
		ids[i] = s->catalog->format[i]->head.id;
	diag(s->diags, DIAG_usage, s->at, "--set \"%s\": %s wants a number "
	    "format behind a point%s", s->id, f->name, s->part ? maybe(s,
	    s->part, ids, s->catalog->format_count) : "");
}

/* One format of it. */
static const struct fact *
set_rate(struct setting *s, struct record *r, const struct field *f)
{
	struct rates *rates = record_slot(r, f);
	const struct format *format = format_find(s->catalog, s->part);
	struct number *slot, set;
	double value;

	if (!format) {
		unknown_format(s, f);
		return NULL;
	}
	slot = rate_slot(rates, format);
	if (!slot) {
		refuse(s, "fewer formats");
		return NULL;
	}
	if (!read_number(s, f, stated(slot), &value))
		return NULL;
	set = (struct number){ value, fact_set(s, r, f) };
	set.fact.part = format->head.id;
	if (!rates->fact.given)
		rates->fact = set.fact;
	return put_number(s, f, slot, set);
}

static const struct fact *
set_flag(const struct setting *s, struct record *r, const struct field *f)
{
	struct flag *slot = record_slot(r, f);
	bool on = strcmp(s->value, "true") == 0;

	if (!on && strcmp(s->value, "false") != 0) {
		refuse(s, "true or false");
		return NULL;
	}
	*slot = (struct flag){ on, fact_set(s, r, f) };
	return &slot->fact;
}

/* A word, alone where a list may stand. */
static const struct fact *
set_word(const struct setting *s, struct record *r, const struct field *f)
{
	bool choice = f->type == FIELD_CHOICE || f->type == FIELD_CHOICES;
	struct word *slot = record_slot(r, f), *item;
	struct words *list = record_slot(r, f);

	if (!*s->value || (choice && field_word_index(f, s->value) < 0)) {
		refuse(s, choice ? arena_printf(s->arena, "one of %s",
		    f->arg) : "a text");
		return NULL;
	}
	if (f->type != FIELD_CHOICES && f->type != FIELD_TEXTS &&
	    f->type != FIELD_REFS) {
		*slot = (struct word){ arena_strdup(s->arena, s->value),
			fact_set(s, r, f) };
		return &slot->fact;
	}
	item = ARENA_NEW(s->arena, struct word);
	*item = (struct word){ arena_strdup(s->arena, s->value),
		fact_set(s, r, f) };
	*list = (struct words){ item, 1, item->fact };
	return &list->fact;
}

static const struct fact *
set_field(struct setting *s, struct record *r, const struct field *f)
{
	if (s->part && f->type != FIELD_RATES) {
		diag(s->diags, DIAG_usage, s->at, "--set \"%s\": %s has no "
		    "parts", s->id, f->name);
		return NULL;
	}
	switch (f->type) {
	case FIELD_NUMBER:
	case FIELD_COUNT:
		return set_number(s, r, f);
	case FIELD_RATES:
		return set_rate(s, r, f);
	case FIELD_FLAG:
		return set_flag(s, r, f);
	case FIELD_NETWORK:
		refuse(s, "a list of layers, which only a spec can state");
		return NULL;
	default:
		return set_word(s, r, f);
	}
}

/* What was worked out from it when the catalogue was read. */
static void
follow(struct catalog *c, const struct setting *s, struct record *r)
{
	if (!strcmp(s->verb, "exchange"))
		catalog_exchange_again(c, (const struct exchange *)r);
	/* A price that is set is in dollars. */
	if (!strcmp(s->verb, "offer") && (!strcmp(s->field, "price") ||
	    !strcmp(s->field, "purchase")))
		((struct offer *)r)->exchange = NULL;
}

static void
apply(struct catalog *c, struct setting *s)
{
	struct record_list *list = find_list(s, c);
	struct record *r = list ? find_record(s, list) : NULL;
	const struct field *f = r ? find_field(s, r) : NULL;
	const struct fact *fact = f ? set_field(s, r, f) : NULL;
	const char *says;

	if (!fact)
		return;
	follow(c, s, r);
	says = arena_printf(s->arena, "%s: %s", s->id, s->shown ? s->shown :
	    s->value);
	ARRAY_ADD(s->arena, &c->what_if, ((struct what_if){ fact, says }));
}

void
what_if_apply(struct catalog *c, struct arena *arena, char *const *set,
    size_t count, struct diags *diags)
{
	for (size_t i = 0; i < count; i++) {
		struct setting s = { .arena = arena, .diags = diags,
		    .catalog = c,
		    .at = { "--set", (int)i + 1 } };

		if (split(&s, set[i]))
			apply(c, &s);
	}
	if (!count)
		return;
	for (size_t i = 0; i < c->what_if.count; i++)
		c->digest = digest_add(c->digest, c->what_if.item[i].says,
		    strlen(c->what_if.item[i].says) + 1);
	catalog_sort(c, arena);
}
