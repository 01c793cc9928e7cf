--[[
shape: what a step does, whatever slots it reads and writes.

Steps of one shape run the same code, which is compiled once (lanes.h): a shape
is { name, loops, call }: its loops over lanes, by which shapes are told apart,
and where a chain states it the expression as C of the array arg.
]]
local printer = require("printer")

local M = {}

-- An argument in a loop over lanes.
local function lane(i)
	return ("AT(%d)"):format(i - 1)
end

-- What a loop reads: a set's rows one after another, or the same for them all.
local function reads(row)
	local out = {}

	for i, argument in ipairs(row.args) do
		out[i] = ("%s(%d)"):format(argument.set and row.set and
			"READ_ROW" or "READ", i - 1)
	end
	return table.concat(out, " ")
end

-- The rows of the set that argument 0 begins, from the first to the last.
local function over_set(row)
	local text = "AT(0)"

	for k = 1, row.args[1].bound - 1 do
		text = (row.what == "SUM" and "%s + AT_ROW(%d)" or
			"max2(%s, AT_ROW(%d))"):format(text, k)
	end
	return text
end

-- An expression as C; text(i) is that of argument i.
local function stated(row, text)
	local args = {}

	for i, argument in ipairs(row.args) do
		args[argument.name] = text(i)
	end
	return printer.c(row.stated.body_tree, function(name)
		return args[name]
	end)
end

local function value(row)
	local args = {}

	if row.what == "CONST" then
		return "row->value"
	elseif row.what == "SUM" or row.what == "MAX" then
		return over_set(row)
	elseif row.stated then
		return stated(row, lane)
	end
	for i in ipairs(row.args) do
		args[i] = lane(i)
	end
	if row.what == "CALC" then
		return ("%s(%s)"):format(row.formula.name,
			table.concat(args, ", "))
	end
	return ("pick(%s %s %s, %s, %s)"):format(args[1], row.relation,
		args[2], args[3], args[4])
end

-- A number that is the same for the same text, FNV-1a: a new shape changes the
-- name of no other.
local function hash(text)
	local h = 0x811c9dc5

	for i = 1, #text do
		h = ((h ~ text:byte(i)) * 0x01000193) & 0xffffffff
	end
	return ("%08x"):format(h)
end

-- The shape of a row that is a step.
function M.of(row)
	local text = ("%s(%s, %s)"):format(row.set and "ROWS" or "LANES",
		reads(row), value(row))

	return { name = "step_" .. hash(text), loops = text,
		call = row.stated and stated(row, function(i)
			return ("arg[%d]"):format(i - 1)
		end) }
end

return M
