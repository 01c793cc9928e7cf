--[[
generate: books and chains in, tables and native code out.

    lua5.4 generate.lua OUT FILE.h... FILE.chain...

writes OUT/formulas.c, OUT/chains.c and OUT/chains.h, for each chain its slots,
OUT/chain_NAME.h, and its rows, OUT/rows_NAME.c, and the code that steps of all
chains share, shape by shape: of formulas OUT/steps_books.c, of expressions
OUT/steps_stated_N.c; a file that would stay the same is not touched, so that
nothing is compiled for it.  Every fault is told as
"file:line: error: text"; with one, nothing is written and the status is 1.

A book (memory.h, work.h...) holds "static inline double" functions, each
under a comment: title, equation, one row a parameter in the order of the
prototype (name, symbol, meaning, [unit]), a row "return", "Source: key place"
and "Valid: when".  Units are 1 or base units (byte flop s J USD) joined by *
and /.  The equation is written in the source's symbols, with + - * / ^ and
min max ceil floor exp log sqrt, pick(a < b, then, else); lines "x = ..."
above the last one are named terms, and a line without "=" goes on from the
one before.  The body is terms "const double x = ...;" and one return, in the
same grammar (expression.lua) with min2, max2 and pow().  Refused are rows that
disagree with the prototype, an unknown or unused symbol, a unit that does not
parse or does not follow from the body, a missing source, integer division, an
unknown function, and an equation that gives another number than the body at
any of 64 points.  "Sheet: value" marks a body outside the grammar.

A chain is a list of rows; a row goes on while its line ends in a comma or an
operator, and "#" begins a line of comment:

    CHAIN(name, "Title")
    SECTION("Title")                            a heading
    INPUT(name, unit, "Title")                  a value from a record
    CONST(name, unit, number, "Title")          a value of the chain itself
    CALC(name, formula, args... [, "Title"])    a step: a formula of a book
    CALC(name, expression, "Title")             a step that the chain states
    PICK(name, a < b, then, else, "Title")      a choice; both sides run
    EACH(set, bound) ... END                    rows repeated for 0..bound-1
    SUM(name, item, "Title")  MAX(...)          over the rows of a set
    USE(part)                                   the lines of part.part
    NEEDS(part)                                 of a part: that one too is used

Arguments are names that stand above; a name of a set is used inside that set
or by SUM and MAX.  Units of arguments must be those of the formula.  What no
source has to say is an expression of such names, in the grammar of equations:
+ - * / min max ceil floor and pick, whose units are checked and give its own.
]]
local here = arg[0]:match("^(.*)/[^/]*$") or "."
package.path = here .. "/?.lua"

local book = require("book")
local chain = require("chain")
local code = require("code")
local expression = require("expression")
local printer = require("printer")

-- Headers of the folder that are contracts, not books.
local contracts = { formula = true, chain = true, select = true,
	elementary = true, lanes = true }

local faults = {}

local function fault(file, line, text)
	faults[#faults + 1] = { file = file, line = line, text = text }
end

local function c_string(text)
	return '"' .. text:gsub('[\\"]', "\\%0") .. '"'
end

local function equation_text(formula)
	local lines = {}

	for i, item in ipairs(formula.equations) do
		lines[i] = item.name .. " = " .. item.text
	end
	return table.concat(lines, "\\n")
end

local function equation_mathml(formula)
	local lines = {}

	for i, item in ipairs(formula.equations) do
		lines[i] = printer.symbol(item.name) .. "<mo>=</mo>" ..
			printer.mathml(item.tree)
	end
	if #lines == 1 then
		return '<math display="block">' .. lines[1] .. "</math>"
	end
	return '<math display="block"><mtable><mtr><mtd>' ..
		table.concat(lines, "</mtd></mtr><mtr><mtd>") ..
		"</mtd></mtr></mtable></math>"
end

-- The text of a name as the place {n} of the argument that it stands for.
local function places(rows, key)
	local place = {}

	for i, row in ipairs(rows) do
		place[row[key]] = "{" .. i - 1 .. "}"
	end
	return function(name)
		return place[name]
	end
end

local function arg_text(row)
	return ("{ %s, %s,\n\t\t    %s,\n\t\t    %s, %s }"):format(
		c_string(row.name), c_string(row.symbol),
		c_string(printer.symbol(row.symbol)), c_string(row.meaning),
		c_string(row.unit))
end

local function thunk(formula)
	local list = {}

	for i = 1, #formula.rows do
		list[i] = ("arg[%d]"):format(i - 1)
	end
	return ("static double\ncall_%s(const double *arg)\n{\n" ..
		"\treturn %s(%s);\n}\n"):format(formula.name, formula.name,
		table.concat(list, ", "))
end

-- Where argument i is zero: what the formula does not depend on, as bits, and
-- whether it is zero.  Nothing where what stands for the others then, see
-- FORMULA_ABSENT, would not give a number: it is read all the same.
local function absent(formula, i)
	local tree = formula.body_tree or formula.equation_tree
	local key = formula.body_tree and "name" or "symbol"
	local left = expression.left(tree, formula.rows[i][key])
	local drop, values = 0, {}

	for k, row in ipairs(formula.rows) do
		local stays = k ~= i and left and left[row[key]]
		if k ~= i and not stays then
			drop = drop | 1 << (k - 1)
		end
		values[row[key]] = k == i and 0.0 or stays and
			1.25 + k / 8 or 0.6180339887498949
	end
	local value = expression.value(tree, values)
	if value ~= value or math.abs(value) == math.huge then
		return 0, false
	end
	return drop, not left
end

local function entry(formula, call)
	local lines = { "\t{" }
	local function set(field, text)
		lines[#lines + 1] = ("\t\t.%s = %s,"):format(field, text)
	end
	local sheet = "NULL"

	if formula.body_tree then
		sheet = c_string(printer.sheet(formula.body_tree,
			places(formula.rows, "name")))
	end
	set("name", c_string(formula.name))
	set("book", c_string(formula.book))
	set("title", c_string(formula.title))
	set("equation", '"' .. equation_text(formula) .. '"')
	if formula.source then
		set("mathml", c_string(equation_mathml(formula)))
		set("source", c_string(formula.source))
		set("place", c_string(formula.place))
		set("valid", c_string(formula.valid))
	end
	set("sheet", sheet)
	set("working", c_string(printer.text(formula.equation_tree,
		places(formula.rows, "symbol"))))
	set("file", c_string(formula.file))
	set("line", formula.line)
	set("result", arg_text(formula.result))
	for i, row in ipairs(formula.rows) do
		set(("arg[%d]"):format(i - 1), arg_text(row))
	end
	set("args", #formula.rows)
	local null = 0
	for i in ipairs(formula.rows) do
		local drop, zero = absent(formula, i)
		null = null | (zero and 1 << (i - 1) or 0)
		if drop > 0 then
			set(("drop[%d]"):format(i - 1), ("0x%x"):format(drop))
		end
	end
	set("null", ("0x%x"):format(null))
	set("call", call or "call_" .. formula.name)
	lines[#lines + 1] = "\t},"
	return table.concat(lines, "\n")
end

local function formulas_source(formulas, books)
	local out = { "/* Generated by model/generate.lua from the books. */" }
	local function line(text)
		out[#out + 1] = text
	end

	for _, name in ipairs(books) do
		line(('#include "model/%s.h"'):format(name))
	end
	line('#include "model/formula.h"\n')
	for _, formula in ipairs(formulas) do
		line(thunk(formula))
	end
	line("const struct formula formulas[] = {")
	for _, formula in ipairs(formulas) do
		line(entry(formula))
	end
	line("};\n")
	line("const size_t formula_count =")
	line("    sizeof(formulas) / sizeof(formulas[0]);")
	return table.concat(out, "\n") .. "\n"
end

-- Reads all books; formulas are numbered in the order of the table.
local function read_books(paths)
	local formulas, books, by_name = {}, {}, {}

	for _, path in ipairs(paths) do
		local name = path:match("([^/]+)%.h$")
		local list = contracts[name] and {} or book.read(path, fault)
		if not contracts[name] then
			books[#books + 1] = name
		end
		for _, formula in ipairs(list) do
			if by_name[formula.name] then
				fault(path, formula.line, formula.name ..
					" stands twice")
			elseif #formula.rows > 16 then
				fault(path, formula.line, formula.name ..
					" has more than 16 parameters")
			end
			formula.index = #formulas
			formulas[#formulas + 1] = formula
			by_name[formula.name] = formula
		end
	end
	return formulas, books, by_name
end

local function write(path, text)
	local file = io.open(path, "rb")
	local before = file and file:read("a")

	if file then
		file:close()
	end
	if before == text then
		return
	end
	file = assert(io.open(path, "wb"))
	assert(file:write(text))
	assert(file:close())
end

local function main()
	local out, books, chains = arg[1], {}, {}

	for i = 2, #arg do
		local list = arg[i]:match("%.h$") and books or
			arg[i]:match("%.chain$") and chains
		if not list then
			fault(arg[i], 1, "neither a book nor a chain")
		else
			list[#list + 1] = arg[i]
		end
	end
	table.sort(books)
	table.sort(chains)
	local formulas, names, by_name = read_books(books)
	local lists = {}
	-- A formula with a fault is missing below: one cause, one message.
	for i, path in ipairs(#faults == 0 and chains or {}) do
		lists[i] = chain.read(path, by_name, fault)
	end
	table.sort(faults, function(a, b)
		if a.file ~= b.file then
			return a.file < b.file
		elseif a.line ~= b.line then
			return a.line < b.line
		end
		return a.text < b.text
	end)
	for _, item in ipairs(faults) do
		io.stderr:write(("%s:%d: error: %s\n"):format(item.file,
			item.line, item.text))
	end
	if #faults > 0 then
		os.exit(1)
	end
	write(out .. "/formulas.c", formulas_source(formulas, names))
	write(out .. "/chains.h", code.headers(lists))
	write(out .. "/chains.c", code.index(lists))
	for file, shapes in pairs(code.shapes(lists)) do
		write(("%s/steps_%s.c"):format(out, file),
			code.steps(file == "books" and names or {}, shapes))
	end
	for _, list in ipairs(lists) do
		write(("%s/chain_%s.h"):format(out, list.name),
			code.header(list))
		write(("%s/rows_%s.c"):format(out, list.name),
			code.rows(list, entry))
	end
end

main()
