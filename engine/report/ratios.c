/* What stands between two figures of a page, and figures of places, products
 * and owned accelerators: so that no template works one out. */
#include "base/array.h"
#include "base/map.h"
#include "model/cost.h"
#include "model/own.h"
#include "model/product.h"
#include "model/roofline.h"
#include "model/worth.h"
#include "report/compose.h"

static const double HOUR = 3600, DAY = 86400, MONTH = 2628000, YEAR = 31536000;
static const double KILOWATT_HOUR = 3.6e6;

static bool
is_number(const struct value *v)
{
	return v && v->type == VALUE_NUMBER;
}

static bool
is_nil(const struct value *v)
{
	return !v || v->type == VALUE_NIL;
}

static double
number_at(const struct value *map, const char *path, double otherwise)
{
	const struct value *v = value_get(map, path);

	return is_number(v) ? v->number.value : otherwise;
}

/* A member of a map, of a value in base units. */
static void
put(struct compose *c, struct value *map, const char *key, double value,
    const char *base, const char *unit)
{
	value_set(c->arena, map, key, value_quantity(c->arena,
	    row_quantity(base, value), unit, NULL));
}

/* per(a, b): the first for each of the second; nothing where one is missing or
 * there is none of the second. */
static const struct value *
per_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct quantity q;

	if (count == 2 && (is_nil(args[0]) || is_nil(args[1])))
		return value_nil(arena);
	if (count != 2 || !is_number(args[0]) || !is_number(args[1]) ||
	    !dim_divide(args[0]->number.dim, args[1]->number.dim, &q.dim))
		return call_fails(context, (struct call){ args, count, error },
		    "wants two numbers");
	if (args[1]->number.value == 0)
		return value_nil(arena);
	q.value = args[0]->number.value / args[1]->number.value;
	return value_quantity(arena, q, NULL, NULL);
}

/* change_of(from, to): as a share of the first. */
static const struct value *
change_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	if (count != 2 || !is_number(args[0]) || !is_number(args[1]) ||
	    !dim_equal(args[0]->number.dim, args[1]->number.dim) ||
	    args[0]->number.value == 0)
		return call_fails(context, (struct call){ args, count, error },
		    "wants two numbers of a kind, the first not 0");
	return value_number(arena, (args[1]->number.value -
	    args[0]->number.value) / args[0]->number.value, NULL, NULL);
}

/* energy_at(facility): price and CO2 of a kilowatt-hour at the accelerator, the
 * overhead of the building included. */
static const struct value *
energy_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	struct value *v = value_map(arena);

	if (count != 1 || !is_number(value_get(args[0], "tariff")))
		return call_fails(c, (struct call){ args, count, error },
		    "wants a facility");
	put(c, v, "cost", number_at(args[0], "tariff", 0) * number_at(args[0],
	    "pue", 1) * KILOWATT_HOUR, "USD", NULL);
	put(c, v, "carbon", number_at(args[0], "carbon", 0) *
	    number_at(args[0], "pue", 1), "1/J", "g/kWh");
	return v;
}

/* household_of(energy, household): homes that use so much in a year, and the
 * time that one home does with it. */
static const struct value *
household_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	struct value *v = value_map(arena);
	double homes;

	if (count != 2 || !is_number(args[0]) || !is_number(args[1]) ||
	    args[1]->number.value <= 0)
		return call_fails(c, (struct call){ args, count, error },
		    "wants the energy of a run and that of a home in a year");
	homes = args[0]->number.value / args[1]->number.value;
	put(c, v, "homes", homes, "1", NULL);
	put(c, v, "time", homes * YEAR, "s", "h");
	return v;
}

/* use_of(share): the hours that a share of the time is, and what an hour of
 * work costs where all of them are paid. */
static const struct value *
use_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	struct value *v = value_map(arena);
	double share;

	if (count != 1 || !is_number(args[0]) || args[0]->number.value <= 0)
		return call_fails(c, (struct call){ args, count, error },
		    "wants a share of the time");
	share = args[0]->number.value;
	put(c, v, "share", share, "1", "percent");
	put(c, v, "day", share * DAY / HOUR, "1", NULL);
	put(c, v, "month", share * MONTH / HOUR, "1", NULL);
	put(c, v, "year", share * YEAR / HOUR, "1", NULL);
	put(c, v, "paid", cost_paid(1, 1, share, 0), "1", NULL);
	return v;
}

/* product_on(device, rate, rows, stack): the time of one product of two square
 * matrices of 32 bits there, and with the matrices copied there and back; the
 * rate is that of the device in that format. */
static const struct value *
product_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	struct value *v = value_map(arena);
	const double multiply_add = 2, bytes = 4;
	double work, moved, bus, time;

	if (count < 3 || args[0]->type != VALUE_MAP || !is_number(args[1]) ||
	    !is_number(args[2]))
		return call_fails(c, (struct call){ args, count, error },
		    "wants a device, its rate, and the rows of a matrix");
	work = product_flops(args[2]->number.value, multiply_add);
	moved = product_bytes(args[2]->number.value, bytes);
	time = roof_slower(roof_compute_time(work, roof_sustained_flops(
	    args[1]->number.value, number_at(args[0], "matrix_efficiency",
	    count > 3 ? number_at(args[3], "compute_efficiency", 1) : 1))),
	    roof_memory_time(moved, number_at(args[0], "memory_bandwidth", 0)));
	bus = number_at(args[0], "pcie_bandwidth", 0);
	if (count > 3 && bus > 0)
		time += number_at(args[3], "launch_time", 0);
	put(c, v, "there", time, "s", NULL);
	if (bus > 0)
		put(c, v, "copied", time + roof_memory_time(moved, bus), "s",
		    NULL);
	return v;
}

/* tokens_on(device, parameters, size): tokens a second at most, where each
 * reads all weights. */
static const struct value *
tokens_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	double bandwidth = count == 3 ? number_at(args[0], "memory_bandwidth",
	    0) : 0;

	if (bandwidth <= 0 || !is_number(args[1]) || !is_number(args[2]))
		return call_fails(context, (struct call){ args, count, error },
		    "wants a device, parameters and the size of one");
	return value_quantity(arena, row_quantity("1/s", 1 / roof_memory_time(
	    args[1]->number.value * args[2]->number.value, bandwidth)), NULL,
	    NULL);
}

/* The answer that a template holds, or NULL. */
static const struct candidate *
answer_of(struct compose *c, const struct value *v)
{
	const struct candidate *found = v && v->type == VALUE_MAP ? map_get(
	    compose_candidates(c), value_get_text(v, "id", "")) : NULL;

	return found && found->answer->value ? found : NULL;
}

static double
row_of(const struct candidate *of, const char *row)
{
	return answer_value(of->view->decision, of->answer, row);
}

/* step_of(answer, step): any step of its working. */
static const struct value *
step_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	struct call call = { args, count, error };
	const struct candidate *of = count == 2 ? answer_of(c, args[0]) : NULL;
	const char *row = count == 2 && args[1]->type == VALUE_TEXT ?
	    args[1]->text : NULL;
	const struct chain *chain;

	if (!of || !row)
		return call_fails(c, call, "wants an answer and a step");
	chain = kind_chain(of->view->decision->kind);
	if (chain_slot(chain, row) < 0)
		return call_fails(c, call, "there is no step \"%s\"", row);
	return value_quantity(arena, row_quantity(chain_row(chain, row)->unit,
	    row_of(of, row)), NULL, NULL);
}

/* copy_memory(answer): of all accelerators of a copy together. */
static const struct value *
copy_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	const struct candidate *of = count == 1 ? answer_of(c, args[0]) : NULL;

	if (!of || chain_slot(kind_chain(of->view->decision->kind),
	    "memory_needed") < 0)
		return call_fails(c, (struct call){ args, count, error },
		    "wants an answer that takes memory");
	return value_quantity(arena, row_quantity("byte", of->answer->
	    place.count * row_of(of, "memory_needed")), "GiB", NULL);
}

/* Whether it is an answer to whether to rent or to buy, and a number. */
static const struct candidate *
owned(struct compose *c, const struct value *const *args, size_t count)
{
	const struct candidate *of = count == 2 && is_number(args[1]) ?
	    answer_of(c, args[0]) : NULL;

	return of && chain_slot(kind_chain(of->view->decision->kind),
	    "fixed_of_owned") >= 0 ? of : NULL;
}

/* rent_at(answer, share): the rent at which owning pays from a share of the
 * time on. */
static const struct value *
rent_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	const struct candidate *of = owned(context, args, count);

	if (!of || args[1]->number.value <= 0)
		return call_fails(context, (struct call){ args, count, error },
		    "wants an answer of rent and ownership, and a share");
	return value_quantity(arena, row_quantity("USD/s", own_price(row_of(of,
	    "annuity"), row_of(of, "fixed"), args[1]->number.value, row_of(of,
	    "running"))), "USD/h", NULL);
}

/* pays_at(answer, rent): the share of the time from which owning pays at that
 * rent by the hour, and the time of a year that it is. */
static const struct value *
pays_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	const struct candidate *of = owned(c, args, count);
	struct value *v = value_map(arena);
	double share;

	if (!of)
		return call_fails(c, (struct call){ args, count, error },
		    "wants an answer of rent and ownership, and a rent");
	share = own_break_even(row_of(of, "annuity"), row_of(of, "fixed"),
	    args[1]->number.value, row_of(of, "running"));
	put(c, v, "share", share, "1", "percent");
	put(c, v, "year", share * YEAR, "s", "h");
	return v;
}

/* month_of(answer, time): what a month costs rented and owned at that use, by
 * the rent that the answer's break-even is of. */
static const struct value *
month_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	const struct candidate *of = owned(c, args, count);
	struct value *v = value_map(arena);
	double used;

	if (!of)
		return call_fails(c, (struct call){ args, count, error },
		    "wants an answer of rent and ownership, and a time");
	used = args[1]->number.value;
	put(c, v, "rented", row_of(of, "rent_paid") * used, "USD", NULL);
	put(c, v, "owned", row_of(of, "fixed_of_owned") * MONTH + row_of(of,
	    "running") * used, "USD", NULL);
	return v;
}

/* pool_of(answer, owned): cost of the pool where so many are owned and the rest
 * rented as needed. */
static const struct value *
pool_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	const struct candidate *of = owned(context, args, count);
	double have;

	if (!of)
		return call_fails(context, (struct call){ args, count, error },
		    "wants an answer of rent and ownership, and a number");
	have = args[1]->number.value;
	return value_quantity(arena, row_quantity("USD/s", own_pool(have,
	    row_of(of, "fixed_of_owned"), row_of(of, "mean"), own_rented(
	    row_of(of, "base"), row_of(of, "peak"), have), row_of(of,
	    "running"), row_of(of, "rent_paid"))), "USD/month", NULL);
}

void
ratios_install(struct compose *c)
{
	static const struct {
		const char *name;
		template_function *f;
	} f[] = {
		{ "per", per_function }, { "change_of", change_function },
		{ "energy_at", energy_function },
		{ "household_of", household_function },
		{ "use_of", use_function },
		{ "product_on", product_function },
		{ "tokens_on", tokens_function },
		{ "step_of", step_function }, { "copy_memory", copy_function },
		{ "rent_at", rent_function }, { "pays_at", pays_function },
		{ "month_of", month_function }, { "pool_of", pool_function },
	};

	for (size_t i = 0; i < COUNT(f); i++)
		templates_function(c->templates, f[i].name, f[i].f, c);
}
