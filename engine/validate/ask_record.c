/* Records in expressions: one field, and sums over all records. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "validate/asking.h"

static struct term
unstated(struct asking *a, const struct record *r, const char *path)
{
	return term_none(a->of->arena, "no source here states %s of %s", path,
	    r->id);
}

static struct term
number_term(struct asking *a, const struct record *r, const struct field *f,
    const struct number *n, const char *path)
{
	struct quantity unit;
	bool none = f->type == FIELD_COUNT || !strcmp(f->arg, "1");

	if (!n->fact.given)
		return unstated(a, r, path);
	unit_parse(none ? "1" : f->arg, &unit);
	return term_number(a->of->arena, n->value, unit.dim,
	    none ? NULL : f->arg);
}

static struct term
words_term(struct asking *a, const struct words *w)
{
	struct text t;

	text_init(&t, a->of->arena);
	for (size_t i = 0; i < w->count; i++)
		text_printf(&t, "%s%s", i ? ", " : "", w->item[i].text);
	return term_text(t.data);
}

static struct term field_term(struct asking *, const struct record *,
    const char *path);

static struct term
follow(struct asking *a, const struct record *r, const struct field *f,
    const char *rest, const char *path)
{
	const struct word *w = record_field(r, f);
	const struct record *to;

	if (!w->text)
		return unstated(a, r, path);
	if (f->type != FIELD_REF)
		return asking_fault(a, "%s of %s leads nowhere", f->name,
		    r->id);
	to = catalog_follow(a->of->catalog, f->arg, w);
	return to ? field_term(a, to, rest) : unstated(a, r, path);
}

static struct term
rate_term(struct asking *a, const struct record *r, const struct field *f,
    const char *rest, const char *path)
{
	enum format format = rest ? format_find(rest) : FORMAT_COUNT;

	if (format == FORMAT_COUNT)
		return asking_fault(a, "%s of %s wants a number format: "
		    "%s.bf16", f->name, r->id, f->name);
	return number_term(a, r, f, &((const struct rates *)record_field(r,
	    f))->of[format], path);
}

/* The field that a path names, along references and into rates. */
static struct term
field_term(struct asking *a, const struct record *r, const char *path)
{
	size_t len = strcspn(path, ".");
	const char *rest = path[len] ? path + len + 1 : NULL;
	const struct field *f = record_type_find(r->type, arena_strndup(
	    a->of->arena, path, len));
	const struct word *w;

	if (!f)
		return asking_fault(a, "%s \"%s\" has no field %s",
		    r->type->verb, r->id, path);
	if (f->type == FIELD_RATES)
		return rate_term(a, r, f, rest, path);
	if (rest)
		return follow(a, r, f, rest, path);
	switch (f->type) {
	case FIELD_NUMBER:
	case FIELD_COUNT:
		return number_term(a, r, f, record_field(r, f), path);
	case FIELD_FLAG:
		return term_flag(((const struct flag *)record_field(r,
		    f))->on);
	case FIELD_TEXTS:
	case FIELD_REFS:
	case FIELD_CHOICES:
		return words_term(a, record_field(r, f));
	case FIELD_NETWORK:
		return asking_fault(a, "%s is no value", f->name);
	default:
		w = record_field(r, f);
		return w->text ? term_text(w->text) : unstated(a, r, path);
	}
}

static const char *const verbs[] = { "accelerator", "model", "host",
	"profile", "workload", "calibration", "facility", "support",
	"machine", "processor", "contract", "page" };

const struct record *
ask_record(const struct ask *of, const char *id)
{
	for (size_t i = 0; i < COUNT(verbs); i++) {
		const struct record *r = catalog_find(catalog_records(
		    of->catalog, verbs[i]), id);

		if (r)
			return r;
	}
	return NULL;
}

struct term
ask_field(struct asking *a, const char *path)
{
	struct arena *arena = a->of->arena;
	const struct record *r;

	for (const char *dot = path + strlen(path); dot > path; dot--) {
		char *id = arena_strndup(arena, path, (size_t)(dot - path));

		if (*dot != '.')
			continue;
		r = ask_record(a->of, id);
		if (r)
			return field_term(a, r, dot + 1);
	}
	return asking_fault(a, "%s names no field of a record", path);
}

/* What = lists, each between ';'. */
static bool
is_one_of(const char *text, const char *list)
{
	size_t len = strlen(text);

	for (;;) {
		size_t n = strcspn(list, ";");

		if (n == len && !strncmp(text, list, n))
			return true;
		if (!list[n])
			return false;
		list += n + 1;
	}
}

static bool
passes_number(struct asking *a, const struct filter *f, struct term t)
{
	const char *unit, *fault = NULL;
	struct quantity q;
	struct term to;

	if (!ask_quantity(f->value, &q, &unit, a->of->arena)) {
		asking_fault(a, "%s wants a number, not \"%s\"", f->name,
		    f->value);
		return false;
	}
	to = term_number(a->of->arena, q.value, q.dim, unit);
	t = term_apply(a->of->arena, f->op, t, to, &fault);
	if (fault)
		asking_fault(a, "%s", fault);
	return t.on;
}

/* A record that does not state the field does not pass. */
static bool
passes(struct asking *a, const struct filter *f, const struct record *r)
{
	struct term t = field_term(a, r, f->name);
	const char *fault = NULL;

	if (!strcmp(f->value, "given") && !a->fault)
		return t.type != TERM_none;
	if (t.type == TERM_none || a->fault)
		return false;
	if (t.type == TERM_number)
		return passes_number(a, f, t);
	if (t.type == TERM_flag)
		return t.on == !strcmp(f->value, "true");
	if (!strcmp(f->op, "="))
		return is_one_of(t.text, f->value);
	return term_apply(a->of->arena, f->op, t, term_text(f->value),
	    &fault).on;
}

/* Records that pass, each with what is asked of it. */
struct found {
	const struct record *record;
	struct term term;
};

struct finds {
	struct found *item;
	size_t count, cap;
};

static bool
passes_all(struct asking *a, const struct filters *by, const struct record *r)
{
	for (size_t i = 1; i < by->count; i++)
		if (!passes(a, &by->item[i], r))
			return false;
	return true;
}

/* verb[.field], filters: false after a fault. */
static bool
find(struct asking *a, const struct filters *by, bool counted,
    struct finds *out)
{
	const char *name = by->item[0].name;
	size_t len = strcspn(name, ".");
	const struct record_list *list = catalog_records(a->of->catalog,
	    arena_strndup(a->of->arena, name, len));

	if (!list || (!counted && !name[len])) {
		asking_fault(a, "%s is no field of a kind of record", name);
		return false;
	}
	for (size_t i = 0; i < list->count && !a->fault; i++) {
		struct found f = { .record = list->item[i] };

		if (!passes_all(a, by, f.record))
			continue;
		f.term = counted ? term_flag(true) : field_term(a, f.record,
		    name + len + 1);
		if (f.term.type != TERM_none)
			ARRAY_ADD(a->of->arena, out, f);
	}
	for (size_t i = 0; i < out->count && !counted && !a->fault; i++)
		if (out->item[i].term.type != TERM_number)
			asking_fault(a, "%s is no number", name);
	return !a->fault;
}

static int
by_value(const void *x, const void *y)
{
	const struct found *a = x, *b = y;

	if (a->term.low < b->term.low || a->term.low > b->term.low)
		return a->term.low < b->term.low ? -1 : 1;
	return strcmp(a->record->id, b->record->id);
}

static struct term
median(struct asking *a, const struct finds *f)
{
	const struct term *low = &f->item[(f->count - 1) / 2].term;
	const struct term *high = &f->item[f->count / 2].term;

	return term_number(a->of->arena, (low->low + high->low) / 2, low->dim,
	    low->unit);
}

static const char *const over[] = { "least", "most", "median", "span", "top",
	"bottom", "count" };

bool
ask_records(struct asking *a, const char *name, struct term *out)
{
	struct filters by = {0};
	struct finds f = {0};
	bool counted = !strcmp(name, "count"), known = false;
	struct term first, last;

	for (size_t i = 0; i < COUNT(over); i++)
		known |= !strcmp(over[i], name);
	if (!known)
		return false;
	*out = term_none(a->of->arena, "no record of this guide is asked for");
	if (!asking_filters(a, &by) || !find(a, &by, counted, &f))
		return true;
	if (counted)
		*out = term_number(a->of->arena, (double)f.count,
		    (struct dim){{0}}, NULL);
	if (counted || !f.count)
		return true;
	qsort(f.item, f.count, sizeof(*f.item), by_value);
	first = f.item[0].term;
	last = f.item[f.count - 1].term;
	if (!strcmp(name, "median"))
		*out = median(a, &f);
	else if (!strcmp(name, "top") || !strcmp(name, "bottom"))
		*out = term_text(f.item[*name == 't' ? f.count - 1 :
		    0].record->id);
	else
		*out = term_range(a->of->arena, *name == 'm' ? last.low :
		    first.low, *name == 'l' ? first.low : last.low, first.dim,
		    first.unit);
	return true;
}
