#include "validate/ask.h"

#include <stdarg.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "kind/predict.h"
#include "model/formula.h"

struct term
ask_fault(const struct ask *of, const char **fault, const char *fmt, ...)
{
	va_list args;

	va_start(args, fmt);
	*fault = arena_vprintf(of->arena, fmt, args);
	va_end(args);
	return term_none(of->arena, "the test is at fault");
}

const char *
ask_text(const struct test_call *call, size_t i)
{
	return i < call->count && call->arg[i]->type == VALUE_TEXT ?
	    call->arg[i]->text : "";
}

const struct value *
ask_table(const struct test_call *call, size_t i)
{
	static const struct value none = { .type = VALUE_MAP };

	return i < call->count && call->arg[i]->type == VALUE_MAP ?
	    call->arg[i] : &none;
}

struct term
ask_given(const struct ask *of, const struct value *v)
{
	return term_number(of->arena, v->number.value, v->number.dim,
	    v->unit);
}

static const struct formula *
find_formula(const char *name)
{
	size_t i = 0;

	while (strcmp(formulas[i].name, name))
		i++;
	return &formulas[i];
}

static struct term
call_formula(void *context, const struct test_call *call, const char **fault)
{
	const struct ask *of = context;
	const struct formula *f = find_formula(call->name);
	double value[FORMULA_ARGS];
	struct quantity unit;

	if (call->count != (size_t)f->args)
		return ask_fault(of, fault, "%s takes %d arguments, not %zu",
		    f->name, f->args, call->count);
	for (int i = 0; i < f->args; i++) {
		const struct value *v = call->arg[i];

		unit_parse(f->arg[i].unit, &unit);
		if (v->type != VALUE_NUMBER ||
		    !dim_equal(v->number.dim, unit.dim))
			return ask_fault(of, fault, "%s wants %s in %s, not "
			    "%s", f->name, f->arg[i].name, f->arg[i].unit,
			    v->type == VALUE_NUMBER ? ask_given(of,
			    v).shown : "this");
		value[i] = v->number.value;
	}
	unit_parse(f->result.unit, &unit);
	return term_number(of->arena, f->call(value), unit.dim, NULL);
}

/* From the least to the most of its arguments, or over records. */
static struct term
call_span(void *context, const struct test_call *call, const char **fault)
{
	const struct ask *of = context;
	struct term t = {0};

	if (*ask_text(call, 0))
		return ask_over_records(context, call, fault);
	for (size_t i = 0; i < call->count; i++) {
		const struct value *v = call->arg[i];

		if (v->type != VALUE_NUMBER || (i && !dim_equal(t.dim,
		    v->number.dim)))
			return ask_fault(of, fault, "span wants numbers of "
			    "one dimension");
		if (i == 0)
			t = ask_given(of, v);
		if (v->number.value < t.low)
			t.low = v->number.value;
		if (v->number.value > t.high)
			t.high = v->number.value;
	}
	if (!call->count)
		return ask_fault(of, fault, "span wants a number at least");
	return term_range(of->arena, t.low, t.high, t.dim, t.unit);
}

static const struct {
	const char *name;
	test_function *call;
} functions[] = {
	{ "span", call_span }, { "least", ask_over_records },
	{ "most", ask_over_records }, { "median", ask_over_records },
	{ "top", ask_over_records }, { "bottom", ask_over_records },
	{ "count", ask_over_records }, { "predict", ask_case },
	{ "smallest", ask_case }, { "largest", ask_case },
	{ "chain", ask_chain }, { "winner", ask_decision },
	{ "rank", ask_decision }, { "wins", ask_decision },
	{ "bound", ask_decision }, { "step", ask_decision },
};

struct ask *
ask_open(struct arena *arena, struct diags *diags,
    const struct catalog *catalog, const struct decisions *decisions,
    struct predicted *known)
{
	struct ask *of = ARENA_NEW(arena, struct ask);

	*of = (struct ask){ arena, catalog, decisions,
		tests_open(arena, diags),
		ARENA_NEW(arena, struct perturbation), predict_lane(arena),
		known ? known : predicted_new(arena) };
	tests_fields(of->tests, ask_field, of);
	for (size_t i = 0; i < record_type_count; i++)
		tests_verb(of->tests, record_types[i].verb);
	tests_verb(of->tests, "workload");
	for (size_t i = 0; i < formula_count; i++)
		tests_function(of->tests, formulas[i].name, call_formula, of);
	for (size_t i = 0; i < COUNT(functions); i++)
		tests_function(of->tests, functions[i].name,
		    functions[i].call, of);
	return of;
}

void
ask_close(struct ask *of)
{
	tests_close(of->tests);
}

struct term
ask(const struct ask *of, const char *test, const char **fault)
{
	*of->perturbation = (struct perturbation){ 0 };
	return tests_run(of->tests, test, fault);
}

bool
ask_perturbed(const struct ask *of, const char *test, int way,
    struct term *out)
{
	const char *fault = NULL;

	*of->perturbation = (struct perturbation){ .way = way };
	*out = tests_run(of->tests, test, &fault);
	return of->perturbation->made > 0 && !fault && out->type != TERM_none;
}
