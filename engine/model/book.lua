--[[
book: reads a book of formulas and refuses what does not agree.

A book is a header of "static inline double" functions, each under a comment of
this form (generate.lua tells the rules):

    Title.

        symbol = equation            one line each; named terms first

    parameter  symbol  meaning  [unit]
    return     symbol  meaning  [unit]

    Source: key place
    Valid:  when it holds
    Sheet:  value                    only where no cell can say it
]]
local expression = require("expression")

local M = {}

local function line_of(text, at)
	local _, breaks = text:sub(1, at - 1):gsub("\n", "")
	return breaks + 1
end

-- What is wrong with a formula, told by M.read() with the file.
local function refuse(line, text, ...)
	error({ line, text:format(...) })
end

local function trim(text)
	return (text:gsub("^%s+", ""):gsub("%s+$", ""))
end

-- Paragraphs of a comment: lists of { text, line }, the star taken off.
local function paragraphs(comment, line)
	local list, open = {}, false

	for text in (comment .. "\n"):gmatch("(.-)\n") do
		text = text:gsub("^/%*", ""):gsub("%*/$", "")
		text = text:gsub("^%s*%*", "")
		if text:match("%S") then
			if not open then
				list[#list + 1] = {}
				open = true
			end
			table.insert(list[#list], { text = text, line = line })
		else
			open = false
		end
		line = line + 1
	end
	return list
end

local function read_equation(formula, part)
	for _, item in ipairs(part) do
		local name, text = item.text:match("^%s+([%a][%w_]*) = (.+)$")
		if name then
			table.insert(formula.equations, { name = name,
				text = trim(text), line = item.line })
		elseif #formula.equations > 0 then
			local last = formula.equations[#formula.equations]
			last.text = last.text .. " " .. trim(item.text)
		else
			refuse(item.line, "the equation has no left side")
		end
	end
end

local function read_rows(formula, part)
	local pending, line = "", nil

	for _, item in ipairs(part) do
		line = line or item.line
		pending = trim(pending .. " " .. trim(item.text))
		if pending:match("%]$") then
			local name, symbol, meaning, unit =
				pending:match("^(%S+)%s+(%S+)%s*(.-)%s*" ..
				"%[(.-)%]$")
			if not name then
				refuse(item.line,
					"cannot read the row of a parameter")
			end
			table.insert(formula.rows, { name = name,
				symbol = symbol, unit = unit, line = line,
				meaning = meaning:gsub("%s+", " ") })
			pending, line = "", nil
		end
	end
	if pending ~= "" then
		refuse(line, "the row of a parameter ends without [unit]")
	end
end

local function read_tags(formula, part)
	local tag

	for _, item in ipairs(part) do
		local name, text = item.text:match("^%s*(%u%l+):%s*(.*)$")
		if name then
			tag = name:lower()
			formula.tags[tag] = trim(text)
		elseif tag then
			formula.tags[tag] = formula.tags[tag] .. " " ..
				trim(item.text)
		end
	end
end

local function read_comment(formula, comment, line)
	local parts = paragraphs(comment, line)
	local title = {}

	for _, item in ipairs(parts[1] or {}) do
		title[#title + 1] = trim(item.text)
	end
	formula.title = table.concat(title, " ")
	if not formula.title:match("^%u.*%.$") then
		refuse(line,
			"the title is no sentence that ends in a full stop")
	end
	formula.title = formula.title:sub(1, -2)
	for i = 2, #parts do
		local first = parts[i][1].text
		if first:match("^    ") then
			read_equation(formula, parts[i])
		elseif first:match("^%s*%u%l+:") then
			read_tags(formula, parts[i])
		else
			read_rows(formula, parts[i])
		end
	end
end

-- The parameters of the prototype must be the rows, in order.
local function check_rows(formula, parameters)
	local rows, seen = formula.rows, {}
	local result = table.remove(rows)
	local n = 0

	if not result or result.name ~= "return" then
		refuse(formula.line, 'the last row is not "return"')
	end
	formula.result = result
	for parameter in parameters:gmatch("[^,]+") do
		local name = trim(parameter):match("^double%s+([%a][%w_]*)$")
		n = n + 1
		if not name then
			refuse(formula.line, '"%s" is no double',
				trim(parameter))
		end
		if not rows[n] or rows[n].name ~= name then
			refuse(formula.line,
				"parameter %d is %s, its row says %s", n, name,
				rows[n] and rows[n].name or "nothing")
		end
	end
	if #rows ~= n then
		refuse(rows[n + 1].line, rows[n + 1].name .. " is no parameter")
	end
	rows[#rows + 1] = result
	for _, row in ipairs(rows) do
		row.dim = expression.unit(row.unit)
		if not row.dim then
			refuse(row.line, 'unit "%s" does not parse', row.unit)
		end
		if not row.symbol:match("^%a[%w_]*$") or seen[row.symbol] then
			refuse(row.line, 'symbol "%s" is taken or no name',
				row.symbol)
		end
		seen[row.symbol] = true
	end
	table.remove(rows)
end

local function check_tags(formula)
	local source = formula.tags.source or ""
	local key, place = source:match("^([%w-]+)%s*(.*)$")

	if not key then
		refuse(formula.line, "no source")
	end
	formula.source, formula.place = key, place
	formula.valid = formula.tags.valid
	if not formula.valid then
		refuse(formula.line, 'no line "Valid:"')
	end
	if formula.tags.sheet and formula.tags.sheet ~= "value" then
		refuse(formula.line, '"Sheet:" can only say "value"')
	end
	formula.sheet_value = formula.tags.sheet == "value"
end

-- Parses named terms one after the other; each may use those above it.  The
-- answer is the last as one tree, in which only names of known remain.
local function resolve(terms, known, language)
	local kind = language == "c" and "parameter" or "symbol"
	local trees, used, last = {}, {}, nil

	for _, term in ipairs(terms) do
		local fine, tree = pcall(expression.parse, term.text, language)
		if not fine then
			refuse(term.line, "%s", tree)
		end
		for name in pairs(expression.names(tree)) do
			if not known[name] and not trees[name] then
				refuse(term.line, '"%s" is no %s', name, kind)
			end
			used[name] = true
		end
		if known[term.name] or trees[term.name] then
			refuse(term.line, '"%s" stands twice', term.name)
		end
		last = expression.substitute(tree, trees)
		trees[term.name], term.tree = last, tree
	end
	for name in pairs(known) do
		if not used[name] then
			refuse(terms[1].line, '"%s" is not used', name)
		end
	end
	return last
end

-- What the parameters go by: their symbols in the equation, names in the body.
local function parameters(formula, by)
	local known = {}

	for _, row in ipairs(formula.rows) do
		known[row[by]] = true
	end
	return known
end

local function check_equation(formula)
	local list = formula.equations

	if #list == 0 then
		refuse(formula.line, "no equation")
	end
	if list[#list].name ~= formula.result.symbol then
		refuse(list[#list].line,
			"the equation gives %s, the return row says %s",
			list[#list].name, formula.result.symbol)
	end
	formula.equation_tree = resolve(list, parameters(formula, "symbol"),
		"text")
end

local function check_body(formula, body, line)
	local terms = {}
	local text = trim(body:sub(2, -2))

	for statement in text:gmatch("([^;]*);") do
		statement = trim(statement:gsub("%s+", " "))
		local name, right =
			statement:match("^const double ([%w_]+) = (.+)$")
		if not name then
			right = statement:match("^return (.+)$")
			name = "return"
		end
		if not right or (terms[#terms] or {}).name == "return" then
			refuse(line, "a body is named terms and one return")
		end
		terms[#terms + 1] = { name = name, text = right, line = line }
	end
	if (terms[#terms] or {}).name ~= "return" or text:sub(-1) ~= ";" then
		refuse(line, "a body is named terms and one return")
	end
	formula.body_tree = resolve(terms, parameters(formula, "name"), "c")
end

local function check_units(formula)
	local units = {}

	for _, row in ipairs(formula.rows) do
		units[row.name] = row.dim
	end
	local fine, dim = pcall(expression.dimension, formula.body_tree, units)
	if not fine then
		refuse(formula.line, "units: " .. dim)
	end
	if not expression.same_unit(dim, formula.result.dim) then
		refuse(formula.line,
			"the body has the unit %s, the return row says %s",
			expression.unit_text(dim), formula.result.unit)
	end
end

-- Numbers from 0 to 1, the same in every run.
local function generator()
	local state = 20090401
	return function()
		state = state * 6364136223846793005 + 1442695040888963407
		return (state >> 11) / 9007199254740992.0
	end
end

-- Half of the points spread over nine decades, the others near one, where
-- the arms of min, max and pick change.
local function point(random, i)
	local u = random()

	if i <= 32 then
		return 10.0 ^ (9 * u - 3)
	elseif i <= 56 then
		return 4 * u
	end
	return math.floor(1 + 4 * u) + 0.0
end

-- The equation that is printed must be the body that runs.
local function compare(formula)
	local random, finite = generator(), 0

	for i = 1, 64 do
		local by_symbol, by_name = {}, {}
		for _, row in ipairs(formula.rows) do
			local x = point(random, i)
			by_symbol[row.symbol], by_name[row.name] = x, x
		end
		local a = expression.value(formula.equation_tree, by_symbol)
		local b = expression.value(formula.body_tree, by_name)
		local size = math.max(math.abs(a), math.abs(b))
		if a == a and b == b and size < math.huge then
			finite = finite + 1
			if math.abs(a - b) > 1e-9 * size then
				refuse(formula.line,
					"equation and body differ: %.15g and %.15g",
					a, b)
			end
		elseif (a == a) ~= (b == b) then
			refuse(formula.line,
				"equation and body differ: one is no number")
		end
	end
	if finite < 16 then
		refuse(formula.line, "the equation is hardly ever finite")
	end
end

local function read_formula(formula, comment, comment_line, parameters, body)
	read_comment(formula, comment, comment_line)
	check_rows(formula, parameters)
	check_tags(formula)
	check_equation(formula)
	if formula.sheet_value then
		return
	end
	check_body(formula, body, formula.line)
	check_units(formula)
	compare(formula)
end

-- Reads a book.  fault(file, line, text) is told what is wrong; a formula
-- with a fault is left out.
function M.read(path, fault)
	local file = assert(io.open(path, "rb"))
	local text = file:read("a")
	local list, at, head = {}, 1, true
	local name = path:match("([^/]+)%.h$")

	file:close()
	while true do
		local _, blank = text:find("^%s*", at)
		at = blank + 1
		if at > #text then
			break
		end
		local directive = text:match("^#[^\n]*", at)
		local comment = text:match("^/%*.-%*/", at)
		if directive then
			at = at + #directive
		elseif comment and head then
			at, head = at + #comment, false
		else
			local from = at + #(comment or "")
			local open, function_name, parameters, body, stop =
				text:match("^%s*static inline double%s*" ..
				"()([%w_]+)(%b())%s*(%b{})()", from)
			if not comment or not stop then
				fault(path, line_of(text, at), "only " ..
					"commented functions stand in a book")
				break
			end
			local formula = { name = function_name, book = name,
				file = path, line = line_of(text, open),
				equations = {}, rows = {}, tags = {} }
			local fine, why = pcall(read_formula, formula, comment,
				line_of(text, at), parameters:sub(2, -2), body)
			if fine then
				list[#list + 1] = formula
			elseif type(why) == "table" then
				fault(path, why[1],
					function_name .. ": " .. why[2])
			else
				error(why, 0)
			end
			at = stop
		end
	end
	return list
end

return M
