--[[
printer: trees of expression.lua as text, as spreadsheet cells, as MathML.
]]
local M = {}

-- How tightly an operator binds; a comparison least.
local binding = { ["<"] = 1, ["<="] = 1, [">"] = 1, [">="] = 1, ["+"] = 2,
	["-"] = 2, ["*"] = 3, ["/"] = 3, negate = 4, ["^"] = 5 }

-- Functions as a spreadsheet calls them.
local cells = { min = "MIN", max = "MAX", ceil = "CEILING", floor = "INT",
	exp = "EXP", log = "LN", sqrt = "SQRT", pick = "IF" }

-- A side of an operator in parentheses where it binds less tightly.  The
-- right side of equal strength keeps them too: the order of evaluation is
-- part of the number.
local function guarded(part, node, right, print)
	local inner, outer = binding[part.op] or 9, binding[node.op]
	local text = print(part)
	if inner < outer or (right and inner == outer) or
	    (node.op == "^" and not right and inner == outer) then
		return "(" .. text .. ")"
	end
	return text
end

-- A node in a style; names() gives the text of a name.
local function printed(style, node, names)
	local function print(part)
		return printed(style, part, names)
	end
	if node.op == "number" then
		return style.number(node)
	elseif node.op == "name" then
		return names(node.name)
	elseif node.op == "negate" then
		return style.negate:format(guarded(node.a, node, true, print))
	elseif node.op == "^" and style.power then
		return style.power:format(print(node.a), print(node.b))
	elseif node.op == "call" then
		local parts = { print(node.a) }
		parts[2] = node.b and print(node.b)
		parts[3] = node.c and print(node.c)
		return style.call(node.name, parts)
	end
	local gap = node.op == "^" and "" or style.gap
	return guarded(node.a, node, false, print) .. gap .. node.op .. gap ..
		guarded(node.b, node, true, print)
end

local as_people = {
	number = function(node) return node.text end,
	negate = "-%s", gap = " ",
	call = function(name, parts)
		return name .. "(" .. table.concat(parts, ", ") .. ")"
	end,
}

local c_calls = { min = "min2", max = "max2" }
local as_c = {
	number = function(node)
		return node.whole and node.text .. ".0" or node.text
	end,
	negate = "-%s", gap = " ",
	call = function(name, parts)
		return as_people.call(c_calls[name] or name, parts)
	end,
}

-- In a cell a leading minus binds more tightly than any operator and "^" to
-- the left, so both are written out.
local as_cell = {
	number = function(node) return node.text:upper() end,
	negate = "(0-%s)", power = "POWER(%s,%s)", gap = "",
	call = function(name, parts)
		if name == "ceil" then
			parts[2] = "1"
		end
		return cells[name] .. "(" .. table.concat(parts, ",") .. ")"
	end,
}

-- As people write it, as C computes it, in that order, and as a spreadsheet
-- cell holds it.
function M.text(node, names)
	return printed(as_people, node, names)
end
function M.c(node, names)
	return printed(as_c, node, names)
end
function M.sheet(node, names)
	return printed(as_cell, node, names)
end

local greek = { alpha = "α", beta = "β", gamma = "γ", delta = "δ",
	epsilon = "ε", zeta = "ζ", eta = "η", theta = "θ", iota = "ι",
	kappa = "κ", lambda = "λ", mu = "μ", nu = "ν", xi = "ξ", pi = "π",
	rho = "ρ", sigma = "σ", tau = "τ", upsilon = "υ", phi = "φ",
	chi = "χ", psi = "ψ", omega = "ω", Gamma = "Γ", Delta = "Δ",
	Theta = "Θ", Lambda = "Λ", Xi = "Ξ", Pi = "Π", Sigma = "Σ",
	Phi = "Φ", Psi = "Ψ", Omega = "Ω" }

-- A symbol: Greek names as letters, what follows "_" as a subscript.
function M.symbol(name)
	local function word(part)
		if part:match("^%d+$") then
			return "<mn>" .. part .. "</mn>"
		end
		return "<mi>" .. (greek[part] or part) .. "</mi>"
	end
	local base, rest = name:match("^([^_]+)_(.+)$")
	if not base then
		return word(name)
	end
	local parts = {}
	for part in rest:gmatch("[^_]+") do
		parts[#parts + 1] = word(part)
	end
	local index = table.concat(parts, "<mo>,</mo>")
	if #parts > 1 then
		index = "<mrow>" .. index .. "</mrow>"
	end
	return "<msub>" .. word(base) .. index .. "</msub>"
end

local marks = { ["*"] = "·", ["-"] = "−", ["+"] = "+", ["<"] = "&lt;",
	["<="] = "≤", [">"] = "&gt;", [">="] = "≥" }

local function operator(text)
	return "<mo>" .. text .. "</mo>"
end

local function row(...)
	return "<mrow>" .. table.concat({ ... }) .. "</mrow>"
end

local function fenced(open, inner, close)
	return row(operator(open), inner, operator(close))
end

local function cases(node, print)
	local function line(left, right)
		return "<mtr><mtd>" .. left .. "</mtd><mtd>" .. right ..
			"</mtd></mtr>"
	end
	return row(operator("{"), "<mtable columnalign=\"left\">" ..
		line(print(node.b), "<mtext>if </mtext>" .. print(node.a)) ..
		line(print(node.c), "<mtext>otherwise</mtext>") .. "</mtable>")
end

local function mathml_number(text)
	local digits, exponent = text:match("^(.-)[eE]%+?(.+)$")
	if not digits then
		return "<mn>" .. text .. "</mn>"
	end
	local power = "<msup><mn>10</mn><mn>" ..
		exponent:gsub("^%-", "−") .. "</mn></msup>"
	if digits == "1" then
		return power
	end
	return row("<mn>" .. digits .. "</mn>", operator("·"), power)
end

local function mathml_call(node, print)
	if node.name == "pick" then
		return cases(node, print)
	elseif node.name == "ceil" then
		return fenced("⌈", print(node.a), "⌉")
	elseif node.name == "floor" then
		return fenced("⌊", print(node.a), "⌋")
	elseif node.name == "sqrt" then
		return "<msqrt>" .. print(node.a) .. "</msqrt>"
	end
	local inner = print(node.a)
	if node.b then
		inner = inner .. operator(",") .. print(node.b)
	end
	return row("<mi>", node.name == "log" and "ln" or node.name, "</mi>",
		fenced("(", inner, ")"))
end

-- Presentation MathML, without the <math> element.  A fraction needs no
-- parentheses on either side; only operators written in a line do.
function M.mathml(node)
	local function side(part, right)
		local inner = part.op == "/" and 9 or binding[part.op] or 9
		local outer = binding[node.op]
		if inner < outer or (right and inner == outer and
		    node.op == "-") then
			return fenced("(", M.mathml(part), ")")
		end
		return M.mathml(part)
	end
	if node.op == "number" then
		return mathml_number(node.text)
	elseif node.op == "name" then
		return M.symbol(node.name)
	elseif node.op == "negate" then
		return row(operator("−"), side(node.a))
	elseif node.op == "/" then
		return "<mfrac>" .. row(M.mathml(node.a)) ..
			row(M.mathml(node.b)) .. "</mfrac>"
	elseif node.op == "^" then
		local base = M.mathml(node.a)
		if binding[node.a.op] then
			base = fenced("(", base, ")")
		end
		return "<msup>" .. base .. row(M.mathml(node.b)) .. "</msup>"
	elseif node.op == "call" then
		return mathml_call(node, M.mathml)
	end
	return row(side(node.a), operator(marks[node.op]), side(node.b, true))
end

return M
