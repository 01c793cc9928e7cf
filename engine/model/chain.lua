--[[
chain: reads a list of steps and refuses what does not fit.

The syntax stands at the head of generate.lua.  A row of a chain is { what,
name, title, dim, unit, slot, set, bound, formula, stated, args = rows, line };
stated is the expression of a step that calls no formula, read as one.
]]
local expression = require("expression")

local M = {}

local function trim(text)
	return text:match("^%s*(.-)%s*$")
end

-- Where a text ends: at a comma that stands in no parentheses.
local function plain_end(text, at)
	while at <= #text and text:sub(at, at) ~= "," do
		local _, close = text:find("^%b()", at)
		at = (close or at) + 1
	end
	return at
end

-- Arguments of a construct: texts and, in quotes, titles.
local function split(text)
	local list, at = {}, 1

	while at <= #text do
		local quoted, stop = text:match('^%s*"([^"]*)"%s*()', at)
		if quoted then
			list[#list + 1] = { title = quoted }
		else
			stop = plain_end(text, at)
			list[#list + 1] = { text = trim(text:sub(at,
				stop - 1)) }
		end
		if text:sub(stop, stop) ~= "," then
			return stop > #text and list or nil
		end
		at = stop + 1
	end
	return list
end

local reader = {}
reader.__index = reader

function reader:stop(text, ...)
	error({ self.file, self.line, text:format(...) })
end

function reader:unit(text)
	local dim = expression.unit(text)
	if not dim then
		self:stop('unit "%s" does not parse', text)
	end
	return dim
end

-- A row takes the next slots; its name must be new.
function reader:add(row)
	if not row.name:match("^%l[%w_]*$") then
		self:stop('"%s" is no name', row.name)
	elseif self.by_name[row.name] then
		self:stop('"%s" stands twice', row.name)
	elseif not row.title or row.title == "" then
		self:stop('"%s" has no title', row.name)
	end
	row.set, row.bound = self.set, self.set and self.bound or 1
	row.slot, row.line, row.file = self.slots, self.line, self.file
	row.unit = row.unit or expression.unit_text(row.dim)
	self.slots = self.slots + row.bound
	self.by_name[row.name] = row
	table.insert(self.rows, row)
end

-- The row of a name that may be used here.
function reader:find(name)
	local row = self.by_name[name]
	if not row then
		self:stop(tonumber(name) and
			'the number %s needs a name: CONST' or
			'"%s" does not stand above', name)
	elseif row.set and row.set ~= self.set then
		self:stop('"%s" belongs to each %s: use SUM or MAX', name,
			row.set)
	end
	row.used = true
	return row
end

local construct = {}

function construct.SECTION(self, args)
	if #args ~= 1 or not args[1].title then
		self:stop('SECTION("Title")')
	end
	table.insert(self.rows, { what = "SECTION", name = "", unit = "1",
		title = args[1].title, slot = -1, bound = 1, args = {} })
end

function construct.INPUT(self, args)
	if #args ~= 3 or not args[2].text or not args[3].title then
		self:stop('INPUT(name, unit, "Title")')
	end
	self:add({ what = "INPUT", name = args[1].text, args = {},
		dim = self:unit(args[2].text), unit = args[2].text,
		title = args[3].title })
end

function construct.CONST(self, args)
	local value = #args == 4 and tonumber(args[3].text)
	if not value or not args[4].title then
		self:stop('CONST(name, unit, number, "Title")')
	elseif self.set then
		self:stop("CONST inside EACH")
	end
	self:add({ what = "CONST", name = args[1].text, args = {},
		dim = self:unit(args[2].text), unit = args[2].text,
		title = args[4].title, value = args[3].text })
end

-- What an expression of a chain may do: more is a formula's, with a source.
local plain = { number = true, name = true, negate = true, ["+"] = true,
	["-"] = true, ["*"] = true, ["/"] = true, ["<"] = true, ["<="] = true,
	[">"] = true, [">="] = true, min = true, max = true, pick = true,
	ceil = true, floor = true }

-- Names in the order in which they first stand there.
local function names_of(self, node, list)
	local what = node.op == "call" and node.name or node.op
	if not plain[what] then
		self:stop("%s is for a formula of a book", what)
	elseif node.op == "name" and not list[node.name] then
		list[node.name] = self:find(node.name)
		list[#list + 1] = list[node.name]
	end
	for _, key in ipairs({ "a", "b", "c" }) do
		if node[key] then
			names_of(self, node[key], list)
		end
	end
	return list
end

-- A step that the chain states itself, as a formula that stands in no book.
local function stated(self, name, text, title)
	local fine, tree = pcall(expression.parse, text, "text")
	if not fine then
		self:stop("%s", tree)
	end
	local args = names_of(self, tree, {})
	local rows, units = {}, {}
	for i, row in ipairs(args) do
		rows[i] = { name = row.name, symbol = row.name, dim = row.dim,
			unit = row.unit, meaning = row.title }
		units[row.name] = row.dim
	end
	if #rows == 0 or #rows > 16 then
		self:stop("an expression has 1 to 16 names, not %d", #rows)
	end
	local known, dim = pcall(expression.dimension, tree, units)
	if not known then
		self:stop("units: %s", dim)
	end
	local unit = expression.unit_text(dim)
	self:add({ what = "CALC", name = name, title = title, dim = dim,
		unit = unit, args = args, stated = { name = name,
		book = self.name, title = title, rows = rows, file = self.file,
		line = self.line, body_tree = tree, equation_tree = tree,
		equations = { { name = name, text = text, tree = tree } },
		result = { name = "return", symbol = name, meaning = title,
			unit = unit, dim = dim } } })
end

function construct.CALC(self, args)
	local title
	if #args > 1 and args[2].text and
	    not args[2].text:match("^[%a_][%w_]*$") then
		if #args ~= 3 or not args[1].text or not args[3].title then
			self:stop('CALC(name, expression, "Title")')
		end
		return stated(self, args[1].text, args[2].text, args[3].title)
	end
	if #args > 2 and args[#args].title then
		title = table.remove(args).title
	end
	if #args < 2 or not args[1].text or not args[2].text then
		self:stop('CALC(name, formula, args... [, "Title"]) or ' ..
			'CALC(name, expression, "Title")')
	end
	local formula = self.formulas[args[2].text]
	if not formula then
		self:stop('unknown formula "%s"', args[2].text)
	end
	local row = { what = "CALC", name = args[1].text, formula = formula,
		dim = formula.result.dim, unit = formula.result.unit,
		title = title or formula.title, args = {} }
	if #args - 2 ~= #formula.rows then
		self:stop("%s takes %d arguments, not %d", formula.name,
			#formula.rows, #args - 2)
	end
	for i, parameter in ipairs(formula.rows) do
		local argument = self:find(args[i + 2].text or "")
		if not expression.same_unit(argument.dim, parameter.dim) then
			self:stop("%s of %s wants %s, %s is %s", parameter.name,
				formula.name, parameter.unit, argument.name,
				argument.unit)
		end
		row.args[i] = argument
	end
	self:add(row)
end

function construct.PICK(self, args)
	local left, relation, right
	if #args == 5 and args[1].text and args[2].text and args[5].title then
		left, relation, right =
			args[2].text:match("^([%w_.]+)%s*([<>]=?)%s*([%w_.]+)$")
	end
	if not left then
		self:stop('PICK(name, a < b, then, else, "Title")')
	end
	local row = { what = "PICK", name = args[1].text, relation = relation,
		title = args[5].title,
		args = { self:find(left), self:find(right),
			self:find(args[3].text or ""),
			self:find(args[4].text or "") } }
	for i = 1, 3, 2 do
		local a, b = row.args[i], row.args[i + 1]
		if not expression.same_unit(a.dim, b.dim) then
			self:stop("%s is %s, %s is %s", a.name, a.unit, b.name,
				b.unit)
		end
	end
	row.dim, row.unit = row.args[3].dim, row.args[3].unit
	self:add(row)
end

local function reduction(what)
	return function(self, args)
		if #args ~= 3 or not args[2].text or not args[3].title then
			self:stop('%s(name, item, "Title")', what)
		elseif self.set then
			self:stop("%s inside EACH", what)
		end
		local item = self.by_name[args[2].text]
		if not item then
			self:stop('"%s" does not stand above', args[2].text)
		elseif not item.set then
			self:stop('"%s" belongs to no set', item.name)
		end
		item.used = true
		self:add({ what = what, name = args[1].text, args = { item },
			dim = item.dim, unit = item.unit,
			title = args[3].title })
	end
end
construct.SUM = reduction("SUM")
construct.MAX = reduction("MAX")

function construct.EACH(self, args)
	local set = #args == 2 and args[1].text
	local bound = set and math.tointeger(tonumber(args[2].text))
	if not bound or bound < 1 or bound > 16 then
		self:stop("EACH(set, bound) with a bound of 1 to 16")
	elseif self.set then
		self:stop("EACH inside EACH")
	elseif (self.bounds[set] or bound) ~= bound then
		self:stop("%s had the bound %d", set, self.bounds[set])
	end
	self.bounds[set] = bound
	self.set, self.bound = set, bound
end

function construct.END(self)
	if not self.set then
		self:stop("END without EACH")
	end
	self.set = nil
end

function construct.USE(self, args)
	local part = #args == 1 and args[1].text
	if not part or not part:match("^[%w_]+$") then
		self:stop("USE(part)")
	end
	local path = self.folder .. part .. ".part"
	local file = io.open(path, "rb")
	if not file then
		self:stop("no part %s", path)
	elseif self.depth > 4 then
		self:stop("parts nest too deeply")
	end
	local text = file:read("a")
	file:close()
	local from, line = self.file, self.line
	self.parts[part] = true
	self.used_at = { from, line, part }
	self.depth = self.depth + 1
	self:lines(path, text)
	self.depth = self.depth - 1
	self.file, self.line = from, line
end

-- Told where the part that needs another is used: the row is missing there.
function construct.NEEDS(self, args)
	local part = #args == 1 and args[1].text
	if not part or not part:match("^[%w_]+$") or not self.used_at then
		self:stop("NEEDS(part), in a part")
	end
	local at = self.used_at
	table.insert(self.needs, { part = part, file = at[1], line = at[2],
		by = at[3] })
end

function construct.CHAIN(self, args)
	if #args ~= 2 or not args[1].text or not args[2].title then
		self:stop('CHAIN(name, "Title")')
	elseif self.name then
		self:stop("a second CHAIN")
	end
	self.name, self.title = args[1].text, args[2].title
end

function reader:one(line)
	local word, inside = line:match("^(%u+)%((.*)%)$")
	if line == "END" then
		word, inside = "END", ""
	end
	local build = construct[word]
	local args = inside and split(inside)
	if not build or not args then
		self:stop('cannot read "%s"', line)
	elseif inside:find("\\", 1, true) then
		self:stop('a backslash would stand on pages: "%s"', line)
	elseif not self.name and word ~= "CHAIN" then
		self:stop("CHAIN comes first")
	end
	build(self, args)
end

-- The rows of a text: a row goes on while its line ends in a comma or in an
-- operator.
local function rows_of(text)
	local list, number, open = {}, 0, nil

	for raw in (text .. "\n"):gmatch("(.-)\n") do
		local line = trim((raw:gsub("^%s*#.*$", "")))
		number = number + 1
		if open then
			open.text = open.text .. " " .. line
		elseif line ~= "" then
			open = { text = line, line = number }
			list[#list + 1] = open
		end
		if not line:match("[-+*/,]$") then
			open = nil
		end
	end
	return list
end

-- A fault ends its own row only, so that one run tells them all.
function reader:lines(path, text)
	for _, row in ipairs(rows_of(text)) do
		self.file, self.line = path, row.line
		local fine, why = pcall(self.one, self, row.text)
		if not fine and type(why) ~= "table" then
			error(why, 0)
		elseif not fine then
			self.fault(why[1], why[2], why[3])
		end
	end
end

function M.read(path, formulas, fault)
	local file = assert(io.open(path, "rb"))
	local text = file:read("a")
	local self = setmetatable({ folder = path:match("^(.*/)") or "",
		formulas = formulas, fault = fault, rows = {}, by_name = {},
		bounds = {}, slots = 0, depth = 1, parts = {}, needs = {} },
		reader)

	file:close()
	self:lines(path, text)
	if self.set then
		fault(path, self.line, "EACH without END")
	elseif not self.name then
		fault(path, 1, "no CHAIN")
	end
	for _, need in ipairs(self.needs) do
		if not self.parts[need.part] then
			fault(need.file, need.line, ("%s.part needs %s.part: " ..
				"USE(%s)"):format(need.by, need.part, need.part))
		end
	end
	for _, row in ipairs(self.rows) do
		if (row.what == "INPUT" or row.what == "CONST") and
		    not row.used then
			fault(row.file, row.line, ('"%s" is not used'):format(
				row.name))
		end
	end
	return self
end

return M
