--[[
code: chains as C: slots, rows, and straight-line code over a block of lanes.
]]
local expression = require("expression")

local M = {}

local function enum(list, name)
	return list.name:upper() .. "_" .. name
end

-- Where row i of the set stands: "v[SERVE_group_kv_cache + 2][i]".
local function cell(list, row, i)
	local place = enum(list, row.name)
	if row.set and i > 0 then
		place = place .. " + " .. i
	end
	return "v[" .. place .. "][i]"
end

local function step_text(list, row, i)
	local args = {}

	for k, argument in ipairs(row.args) do
		args[k] = cell(list, argument, i)
	end
	if row.what == "CONST" then
		return row.value:match("[.eE]") and row.value or
			row.value .. ".0"
	elseif row.what == "CALC" then
		return ("%s(\n\t\t    %s)"):format(row.formula.name,
			table.concat(args, ",\n\t\t    "))
	elseif row.what == "PICK" then
		return ("pick(%s %s\n\t\t    %s,\n\t\t    %s,\n\t\t    %s)")
			:format(args[1], row.relation, args[2], args[3],
				args[4])
	end
	local item = row.args[1]
	local text = cell(list, item, 0)
	for k = 1, item.bound - 1 do
		text = row.what == "SUM" and
			text .. " +\n\t\t    " .. cell(list, item, k) or
			"max2(" .. text .. ",\n\t\t    " ..
				cell(list, item, k) .. ")"
	end
	return text
end

local function cost(row)
	if row.what == "CALC" then
		local operations, calls = expression.count(
			row.formula.body_tree or row.formula.equation_tree)
		if row.formula.sheet_value then
			calls = calls + 1
		end
		return operations * row.bound, calls
	elseif row.what == "PICK" then
		return 2 * row.bound, 0
	elseif row.what == "SUM" or row.what == "MAX" then
		return row.args[1].bound - 1, 0
	end
	return 0, 0
end

-- Steps in loops: as many as possible in loops without a call of libm, which
-- the compiler can vectorise, and those with one gathered in loops of their
-- own.  The order of the rows holds wherever one needs another.
local function schedule(list)
	local loops, waiting, done = {}, {}, {}

	for _, row in ipairs(list.rows) do
		if row.what == "INPUT" then
			done[row] = true
		elseif row.what ~= "SECTION" then
			waiting[#waiting + 1] = row
		end
	end
	local function ready(row)
		for _, argument in ipairs(row.args) do
			if not done[argument] then
				return false
			end
		end
		return true
	end
	local scalar = false
	while #waiting > 0 do
		local loop, rest = { scalar = scalar }, {}
		for _, row in ipairs(waiting) do
			local _, calls = cost(row)
			if (calls > 0) == scalar and ready(row) then
				loop[#loop + 1] = row
				done[row] = true
			else
				rest[#rest + 1] = row
			end
		end
		if #loop > 0 then
			loops[#loops + 1] = loop
		end
		waiting, scalar = rest, not scalar
	end
	return loops
end

local function run_source(list, loops)
	local out = { "static void", ("run_%s(double (*restrict v)" ..
		"[CHAIN_BLOCK], size_t n)"):format(list.name), "{" }

	for _, loop in ipairs(loops) do
		out[#out + 1] = "\tfor (size_t i = 0; i < n; i++) {"
		for _, row in ipairs(loop) do
			for i = 0, row.bound - 1 do
				out[#out + 1] = "\t\t" .. cell(list, row, i) ..
					" =\n\t\t    " ..
					step_text(list, row, i) .. ";"
			end
		end
		out[#out + 1] = "\t}"
	end
	out[#out + 1] = "}\n"
	return table.concat(out, "\n")
end

-- Each step in a loop of its own, eight lanes at a time, behind a switch: what
-- a search needs of a chain, and how often, is known when it runs.
local function steps_source(list)
	local out = { "CLONES static void", ("steps_%s(double (*restrict v)" ..
		"[CHAIN_BLOCK], size_t n,\n    const unsigned short *step, " ..
		"size_t steps)"):format(list.name), "{",
		"\tn = (n + 7) / 8 * 8;",
		"\tfor (size_t k = 0; k < steps; k++)",
		"\tswitch (step[k]) {" }

	for number, row in ipairs(list.rows) do
		if row.what ~= "SECTION" and row.what ~= "INPUT" then
			out[#out + 1] = ("\tcase %d:"):format(number - 1)
			for i = 0, row.bound - 1 do
				out[#out + 1] = "\t\tLANES(" ..
					cell(list, row, i) .. " =\n\t\t    " ..
					step_text(list, row, i) .. ")"
			end
			out[#out + 1] = "\t\tbreak;"
		end
	end
	out[#out + 1] = "\tdefault:\n\t\tbreak;\n\t}\n}\n"
	return table.concat(out, "\n")
end

local function row_source(list, row)
	local slots, names = {}, {}
	local function quoted(text)
		return '"' .. text:gsub('[\\"]', "\\%0") .. '"'
	end

	for i, argument in ipairs(row.args) do
		slots[i] = enum(list, argument.name)
		names[i] = quoted(argument.name)
	end
	local lines = { "\t{", ("\t\t.what = CHAIN_%s,"):format(row.what) }
	local function set(field, text)
		if text then
			lines[#lines + 1] = ("\t\t.%s = %s,"):format(field,
				text)
		end
	end
	set("name", quoted(row.name))
	set("title", quoted(row.title))
	set("unit", quoted(row.unit))
	set("slot", row.slot)
	set("set", row.set and quoted(row.set))
	set("bound", row.bound)
	set("formula", row.formula and row.formula.index or -1)
	set("value", row.value)
	set("relation", row.relation and quoted(row.relation))
	set("arg", #slots > 0 and "{ " .. table.concat(slots, ", ") .. " }")
	set("arg_name", #names > 0 and
		"{ " .. table.concat(names, ", ") .. " }")
	set("args", #row.args)
	if row.what == "CALC" or row.what == "PICK" or row.what == "SUM" or
	    row.what == "MAX" then
		set("operations", (cost(row)))
	end
	lines[#lines + 1] = "\t},"
	return table.concat(lines, "\n")
end

-- The row of each slot, so that nobody has to look for it.
local function at_source(list)
	local out = {}

	for number, row in ipairs(list.rows) do
		for i = 0, row.slot < 0 and -1 or row.bound - 1 do
			out[row.slot + i + 1] = ("\t%d,"):format(number - 1)
		end
	end
	return ("static const unsigned short at_%s[] = {\n%s\n};\n"):format(
		list.name, table.concat(out, "\n"))
end

-- Rows that have a slot, in the order of their names' bytes.
local function by_name_source(list)
	local rows, out = {}, {}

	for number, row in ipairs(list.rows) do
		if row.slot >= 0 then
			rows[#rows + 1] = { row.name, number - 1 }
		end
	end
	table.sort(rows, function(a, b) return a[1] < b[1] end)
	for i, row in ipairs(rows) do
		out[i] = ("\t%d,"):format(row[2])
	end
	return ("static const unsigned short by_name_%s[] = {\n%s\n};\n")
		:format(list.name, table.concat(out, "\n")), #rows
end

local function chain_source(list, line)
	local by_name, named = by_name_source(list)
	local loops = schedule(list)
	local operations, scalar = 0, 0

	for _, row in ipairs(list.rows) do
		operations = operations + cost(row)
	end
	for _, loop in ipairs(loops) do
		scalar = scalar + (loop.scalar and 1 or 0)
	end
	line(("_Static_assert(%d <= CHAIN_SLOTS, \"%s has too many slots\");\n")
		:format(list.slots, list.name))
	line(run_source(list, loops))
	line(steps_source(list))
	line(("static const struct chain_row rows_%s[] = {"):format(list.name))
	for _, row in ipairs(list.rows) do
		line(row_source(list, row))
	end
	line("};\n")
	line(at_source(list))
	line(by_name)
	line(("static const struct chain chain_%s = {"):format(list.name))
	line(('\t.name = "%s",'):format(list.name))
	line(('\t.title = "%s",'):format(list.title))
	line(("\t.row = rows_%s,"):format(list.name))
	line(("\t.rows = %d,"):format(#list.rows))
	line(("\t.slots = %d,"):format(list.slots))
	line(("\t.at = at_%s,"):format(list.name))
	line(("\t.by_name = by_name_%s,"):format(list.name))
	line(("\t.named = %d,"):format(named))
	line(("\t.operations = %d,"):format(operations))
	line(("\t.loops = %d,"):format(#loops))
	line(("\t.scalar_loops = %d,"):format(scalar))
	line(("\t.run = run_%s,"):format(list.name))
	line(("\t.run_steps = steps_%s"):format(list.name))
	line("};\n")
end

local lanes = [[
#define LANES(assignment) \
	for (size_t i = 0; i < n; i++) \
		assignment;
]]

function M.source(lists, books)
	local out = { "/* Generated by model/generate.lua from the chains. */" }
	local function line(text)
		out[#out + 1] = text
	end

	line('#include "base/clones.h"')
	line('#include "chains.h"')
	for _, name in ipairs(books) do
		line(('#include "model/%s.h"'):format(name))
	end
	line('#include "model/select.h"\n')
	line(lanes)
	for _, list in ipairs(lists) do
		chain_source(list, line)
	end
	line("const struct chain *const chains[] = {")
	for _, list in ipairs(lists) do
		line(("\t&chain_%s,"):format(list.name))
	end
	line("};\n")
	line(("const size_t chain_count = %d;"):format(#lists))
	return table.concat(out, "\n") .. "\n"
end

function M.header(lists)
	local out = {
		"/* Generated by model/generate.lua: slots of the chains. */",
		"#ifndef CHAINS_H", "#define CHAINS_H", "",
		'#include "model/chain.h"', "" }

	for _, list in ipairs(lists) do
		out[#out + 1] = "enum {"
		for _, row in ipairs(list.rows) do
			if row.what ~= "SECTION" then
				out[#out + 1] = ("\t%s = %d,"):format(
					enum(list, row.name), row.slot)
			end
		end
		out[#out + 1] = ("\t%s = %d"):format(enum(list, "SLOTS"),
			list.slots)
		out[#out + 1] = "};\n"
	end
	out[#out + 1] = "#endif"
	return table.concat(out, "\n") .. "\n"
end

return M
