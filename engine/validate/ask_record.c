/* Records in tests: one field, and sums over all records of a kind. */
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "validate/ask.h"

/* One record, and where its faults are told. */
struct looking {
	const struct ask *of;
	const struct record *record;
	const char **fault;
};

static struct term
unstated(const struct looking *l, const char *path)
{
	return term_none(l->of->arena, "no source here states %s of %s", path,
	    l->record->id);
}

static struct term
number_term(const struct looking *l, const struct field *f,
    const struct number *n, const char *path)
{
	struct quantity unit;
	bool none = f->type == FIELD_COUNT || !strcmp(f->arg, "1");

	if (!n->fact.given)
		return unstated(l, path);
	unit_parse(none ? "1" : f->arg, &unit);
	return term_number(l->of->arena, n->value, unit.dim,
	    none ? NULL : f->arg);
}

static struct term
words_term(const struct looking *l, const struct words *w)
{
	struct text t;

	text_init(&t, l->of->arena);
	for (size_t i = 0; i < w->count; i++)
		text_printf(&t, "%s%s", i ? ", " : "", w->item[i].text);
	return term_text(t.data);
}

static struct term field_term(const struct looking *, const char *path);

static struct term
follow(const struct looking *l, const struct field *f, const char *rest,
    const char *path)
{
	const struct word *w = record_field(l->record, f);
	struct looking to = *l;

	if (f->type != FIELD_REF)
		return ask_fault(l->of, l->fault, "%s of %s leads nowhere",
		    f->name, l->record->id);
	to.record = w->text ? catalog_follow(l->of->catalog, f->arg, w) :
	    NULL;
	return to.record ? field_term(&to, rest) : unstated(l, path);
}

static struct term
rate_term(const struct looking *l, const struct field *f, const char *rest,
    const char *path)
{
	const struct format *format = format_find(l->of->catalog, rest);

	if (!format)
		return ask_fault(l->of, l->fault, "%s of %s wants a number "
		    "format: %s.bf16", f->name, l->record->id, f->name);
	return number_term(l, f, rates_of(record_field(l->record, f), format),
	    path);
}

/* The field that a path names, along references and into rates. */
static struct term
field_term(const struct looking *l, const char *path)
{
	size_t len = strcspn(path, ".");
	const char *rest = path[len] ? path + len + 1 : NULL;
	const struct field *f = record_type_find(l->record->type,
	    arena_strndup(l->of->arena, path, len));
	const struct word *w;

	if (!f)
		return ask_fault(l->of, l->fault, "%s \"%s\" has no field %s",
		    l->record->type->verb, l->record->id, path);
	if (f->type == FIELD_RATES)
		return rate_term(l, f, rest, path);
	if (rest)
		return follow(l, f, rest, path);
	switch (f->type) {
	case FIELD_NUMBER:
	case FIELD_COUNT:
		return number_term(l, f, record_field(l->record, f), path);
	case FIELD_FLAG:
		return term_flag(((const struct flag *)record_field(
		    l->record, f))->on);
	case FIELD_TEXTS:
	case FIELD_REFS:
	case FIELD_CHOICES:
		return words_term(l, record_field(l->record, f));
	case FIELD_NETWORK:
		return ask_fault(l->of, l->fault, "%s is no value", f->name);
	default:
		w = record_field(l->record, f);
		return w->text ? term_text(w->text) : unstated(l, path);
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

/* What no record of this kind is called, and what comes near it. */
static struct term
no_record(const struct ask *of, const struct record_list *list,
    const struct test_path *path, const char **fault)
{
	const char **ids = arena_array(of->arena, list->count + 1,
	    sizeof(*ids));
	const char *near;

	for (size_t i = 0; i < list->count; i++)
		ids[i] = list->item[i]->id;
	near = text_nearest(path->id, ids, list->count);
	return ask_fault(of, fault, "there is no %s \"%s\"%s%s%s", path->verb,
	    path->id, near ? "; did you mean " : "", near ? near : "",
	    near ? "?" : "");
}

/* Is a path to end at rates, whose format has to follow? */
static bool
is_rates(const struct record *r, const char *fields)
{
	const struct field *f = record_type_find(r->type, fields);

	return f && f->type == FIELD_RATES;
}

struct term
ask_field(void *context, const struct test_path *path, bool *partial,
    const char **fault)
{
	const struct ask *of = context;
	const struct record_list *list = catalog_records(of->catalog,
	    path->verb);
	struct looking l = { of, catalog_find(list, path->id), fault };

	if (!l.record)
		return no_record(of, list, path, fault);
	*partial = !*path->fields || is_rates(l.record, path->fields);
	return *partial ? term_none(of->arena, "no field is named") :
	    field_term(&l, path->fields);
}

/* One comparison of a filter. */
static bool
compares(const struct looking *l, const char *op, struct term t,
    const struct value *v)
{
	const char *fault = NULL;
	struct term to;

	if (v->type == VALUE_FLAG)
		to = term_flag(v->flag);
	else if (v->type == VALUE_TEXT)
		to = term_text(v->text);
	else if (v->type == VALUE_NUMBER)
		to = ask_given(l->of, v);
	else
		fault = "a filter wants a value, a list or a table of bounds";
	if (!fault)
		t = term_apply(l->of->arena, op, t, to, &fault);
	if (fault)
		*l->fault = fault;
	return !fault && t.on;
}

/* { above = a, at_most = b } */
static bool
within(const struct looking *l, struct term t, const struct value *bounds)
{
	static const struct { const char *name, *op; } known[] = {
		{ "below", "<" }, { "at_most", "<=" }, { "above", ">" },
		{ "at_least", ">=" },
	};
	size_t used = 0;
	bool holds = true;

	for (size_t i = 0; i < COUNT(known); i++) {
		const struct value *v = value_get(bounds, known[i].name);

		used += v != NULL;
		holds = holds && (!v || compares(l, known[i].op, t, v));
	}
	if (used != bounds->count)
		ask_fault(l->of, l->fault, "bounds are below, above, "
		    "at_least and at_most");
	return holds;
}

/* A record that does not state the field does not pass. */
static bool
passes(const struct looking *l, const struct value_entry *filter)
{
	const struct value *v = filter->value;
	struct term t = field_term(l, filter->key);
	bool any = false;

	if (t.type == TERM_none || *l->fault)
		return false;
	if (v->type == VALUE_MAP)
		return within(l, t, v);
	if (v->type != VALUE_LIST)
		return compares(l, "=", t, v);
	for (size_t i = 0; i < v->count; i++)
		any = compares(l, "=", t, v->item[i]) || any;
	return any;
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
passes_all(const struct looking *l, const struct value *filters)
{
	for (size_t i = 0; i < filters->count; i++)
		if (!passes(l, &filters->entry[i]))
			return false;
	return true;
}

/* Those that pass; field NULL: only to be counted. */
static void
find(struct looking *l, const struct record_list *list, const char *field,
    const struct value *filters, struct finds *out)
{
	for (size_t i = 0; i < list->count && !*l->fault; i++) {
		struct found f = { .record = list->item[i] };

		l->record = f.record;
		if (!passes_all(l, filters))
			continue;
		f.term = field ? field_term(l, field) : term_flag(true);
		if (f.term.type != TERM_none)
			ARRAY_ADD(l->of->arena, out, f);
		if (field && f.term.type != TERM_none &&
		    f.term.type != TERM_number && !*l->fault)
			ask_fault(l->of, l->fault, "%s is no number", field);
	}
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
median(const struct ask *of, const struct finds *f)
{
	const struct term *low = &f->item[(f->count - 1) / 2].term;
	const struct term *high = &f->item[f->count / 2].term;

	return term_number(of->arena, (low->low + high->low) / 2, low->dim,
	    low->unit);
}

static struct term
summed(const struct ask *of, const char *name, struct finds *f)
{
	struct term first, last;

	if (!f->count)
		return term_none(of->arena, "no record of this guide is "
		    "asked for");
	qsort(f->item, f->count, sizeof(*f->item), by_value);
	first = f->item[0].term;
	last = f->item[f->count - 1].term;
	if (!strcmp(name, "median"))
		return median(of, f);
	if (!strcmp(name, "top"))
		return term_text(f->item[f->count - 1].record->id);
	if (!strcmp(name, "bottom"))
		return term_text(f->item[0].record->id);
	return term_range(of->arena, *name == 'm' ? last.low : first.low,
	    *name == 'l' ? first.low : last.low, first.dim, first.unit);
}

struct term
ask_over_records(void *context, const struct test_call *call,
    const char **fault)
{
	const struct ask *of = context;
	const char *name = ask_text(call, 0), *dot = strchr(name, '.');
	bool counted = !strcmp(call->name, "count");
	const struct record_list *list = catalog_records(of->catalog,
	    arena_strndup(of->arena, name, strcspn(name, ".")));
	struct looking l = { .of = of, .fault = fault };
	struct finds f = {0};

	if (!list || (dot == NULL) != counted)
		return ask_fault(of, fault, "%s wants %s", call->name,
		    counted ? "a kind of record" : "VERB.field");
	find(&l, list, dot ? dot + 1 : NULL, ask_table(call, 1), &f);
	if (*fault)
		return term_none(of->arena, "the test is at fault");
	if (counted)
		return term_number(of->arena, (double)f.count,
		    (struct dim){{0}}, NULL);
	return summed(of, call->name, &f);
}
