#include <lauxlib.h>
#include <math.h>

#include "base/arena.h"
#include "base/text.h"
#include "spec/helpers.h"
#include "spec/sandbox.h"
#include "unit/number.h"

#define QUANTITY "ridgeline.quantity"

enum { TEXT_COST = 500 };  /* steps that making a text counts as */

void
quantity_push(lua_State *lua, struct spec_quantity value)
{
	struct spec_quantity *p = lua_newuserdatauv(lua, sizeof *p, 0);

	*p = value;
	luaL_setmetatable(lua, QUANTITY);
}

bool
quantity_get(lua_State *lua, int i, struct spec_quantity *out)
{
	const struct spec_quantity *p;

	if (lua_type(lua, i) == LUA_TNUMBER) {
		*out = (struct spec_quantity){
			.q = { .value = lua_tonumber(lua, i) } };
		return true;
	}
	p = luaL_testudata(lua, i, QUANTITY);
	if (p)
		*out = *p;
	return p != NULL;
}

/* Both operands; what is neither number nor quantity is Lua's own error. */
static void
operands(lua_State *lua, struct spec_quantity pair[2])
{
	for (int i = 0; i < 2; i++)
		if (!quantity_get(lua, i + 1, &pair[i]))
			luaL_error(lua, "arithmetic on a quantity and a %s",
			    luaL_typename(lua, i + 1));
}

static int
mismatch(lua_State *lua, const char *what, const struct spec_quantity pair[2])
{
	struct arena *arena = sandbox_of(lua)->arena;
	struct text left, right;

	text_init(&left, arena);
	text_init(&right, arena);
	dim_text(&left, pair[0].q.dim);
	dim_text(&right, pair[1].q.dim);
	return sandbox_raise(lua, DIAG_unit_mismatch, "%s %s and %s", what,
	    left.data, right.data);
}

/* The unit to show a result in: that of an operand of the same dimension. */
static const char *
shown_in(struct dim dim, const struct spec_quantity pair[2])
{
	for (int i = 0; i < 2; i++)
		if (pair[i].unit && dim_equal(dim, pair[i].q.dim))
			return pair[i].unit;
	return NULL;
}

/* Pushes a result; without a dimension it is a plain number. */
static int
give(lua_State *lua, double value, struct dim dim,
    const struct spec_quantity pair[2])
{
	if (!isfinite(value))
		return sandbox_raise(lua, DIAG_out_of_range,
		    "the result is not a finite number");
	if (dim_none(dim))
		lua_pushnumber(lua, value);
	else
		quantity_push(lua, (struct spec_quantity){
			.q = { value, dim }, .at = sandbox_where(lua),
			.unit = shown_in(dim, pair) });
	return 1;
}

static int
sum(lua_State *lua, const char *what, double sign)
{
	struct spec_quantity pair[2];

	operands(lua, pair);
	if (!dim_equal(pair[0].q.dim, pair[1].q.dim))
		return mismatch(lua, what, pair);
	return give(lua, pair[0].q.value + sign * pair[1].q.value,
	    pair[0].q.dim, pair);
}

static int
add(lua_State *lua)
{
	return sum(lua, "cannot add", 1);
}

static int
subtract(lua_State *lua)
{
	return sum(lua, "cannot subtract", -1);
}

static int
too_high(lua_State *lua)
{
	return sandbox_raise(lua, DIAG_out_of_range,
	    "an exponent of a unit is past 9");
}

/* The product of two, or the first over the second. */
static int
product(lua_State *lua, bool over)
{
	struct spec_quantity pair[2];
	struct quantity *a = &pair[0].q, *b = &pair[1].q;
	struct dim dim;

	operands(lua, pair);
	if (!(over ? dim_divide : dim_multiply)(a->dim, b->dim, &dim))
		return too_high(lua);
	return give(lua, over ? a->value / b->value : a->value * b->value,
	    dim, pair);
}

static int
multiply(lua_State *lua)
{
	return product(lua, false);
}

static int
divide(lua_State *lua)
{
	return product(lua, true);
}

static int
power(lua_State *lua)
{
	struct spec_quantity pair[2];
	struct dim dim;
	double n;

	operands(lua, pair);
	n = pair[1].q.value;
	if (!dim_none(pair[1].q.dim))
		return mismatch(lua, "cannot raise to a power", pair);
	if (dim_none(pair[0].q.dim))
		return give(lua, pow(pair[0].q.value, n), pair[0].q.dim, pair);
	if (n != floor(n) || fabs(n) > 9)
		return sandbox_raise(lua, DIAG_out_of_range,
		    "a unit is raised to whole powers only");
	if (!dim_power(pair[0].q.dim, (int)n, &dim))
		return too_high(lua);
	return give(lua, pow(pair[0].q.value, n), dim, pair);
}

static int
negate(lua_State *lua)
{
	struct spec_quantity pair[2];

	operands(lua, pair);
	return give(lua, -pair[0].q.value, pair[0].q.dim, pair);
}

static int
equal(lua_State *lua)
{
	struct spec_quantity pair[2];

	if (!quantity_get(lua, 1, &pair[0]) ||
	    !quantity_get(lua, 2, &pair[1])) {
		lua_pushboolean(lua, 0);
		return 1;
	}
	if (!dim_equal(pair[0].q.dim, pair[1].q.dim))
		return mismatch(lua, "cannot compare", pair);
	lua_pushboolean(lua, pair[0].q.value == pair[1].q.value);
	return 1;
}

static void
ordered(lua_State *lua, struct spec_quantity pair[2])
{
	operands(lua, pair);
	if (!dim_equal(pair[0].q.dim, pair[1].q.dim))
		mismatch(lua, "cannot compare", pair);
}

static int
less(lua_State *lua)
{
	struct spec_quantity pair[2];

	ordered(lua, pair);
	lua_pushboolean(lua, pair[0].q.value < pair[1].q.value);
	return 1;
}

static int
less_equal(lua_State *lua)
{
	struct spec_quantity pair[2];

	ordered(lua, pair);
	lua_pushboolean(lua, pair[0].q.value <= pair[1].q.value);
	return 1;
}

static int
to_string(lua_State *lua)
{
	struct spec_quantity value;
	struct text text;

	if (!quantity_get(lua, 1, &value))
		return luaL_error(lua, "not a quantity");
	sandbox_spend(lua, TEXT_COST);
	text_init(&text, sandbox_of(lua)->arena);
	number_show(&text, value.q, value.unit, 6);
	lua_pushlstring(lua, text.data, text.len);
	return 1;
}

static const luaL_Reg operators[] = {
	{ "__add", add },
	{ "__sub", subtract },
	{ "__mul", multiply },
	{ "__div", divide },
	{ "__pow", power },
	{ "__unm", negate },
	{ "__eq", equal },
	{ "__lt", less },
	{ "__le", less_equal },
	{ "__tostring", to_string },
	{ NULL, NULL }
};

void
quantity_install(struct sandbox *s)
{
	lua_State *lua = s->lua;

	sandbox_type(lua, QUANTITY, "quantity", operators);
	lua_getfield(lua, LUA_REGISTRYINDEX, HELPERS_NAMES);
	for (size_t i = 0; i < unit_count; i++) {
		quantity_push(lua, (struct spec_quantity){
			.q = { units[i].factor, units[i].dim } });
		lua_setfield(lua, -2, units[i].name);
	}
	lua_pop(lua, 1);
}
