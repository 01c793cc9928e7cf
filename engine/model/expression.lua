--[[
expression: the one grammar of equations and bodies.

    comparison  sum [("<" | "<=" | ">" | ">=") sum]
    sum         product {("+" | "-") product}
    product     unary {("*" | "/") unary}
    unary       "-" unary | power
    power       atom ["^" unary]                   equations only
    atom        number | name | name "(" comparison {"," comparison} ")"
                | "(" comparison ")"

A body in C and the equation above it are parsed by this grammar into one sort
of tree, so that they can be compared, checked for units, counted, and printed
(printer.lua).

A node is { op = "number", text, value, whole }, { op = "name", name },
{ op = "+" "-" "*" "/" "^" "<" "<=" ">" ">=", a, b }, { op = "negate", a } or
{ op = "call", name, a, b, c }.  Faults are raised by error() with a plain text.
]]
local M = {}

-- The functions: how many arguments, and the value.
local functions = {
	min = { 2, math.min }, max = { 2, math.max },
	ceil = { 1, function(a) return math.ceil(a) + 0.0 end },
	floor = { 1, function(a) return math.floor(a) + 0.0 end },
	exp = { 1, math.exp }, log = { 1, math.log }, sqrt = { 1, math.sqrt },
	pick = { 3 },
}
-- C spells some of them its own way; pow() is the operator ^.  Those of
-- elementary.h are the same without a call.
local c_names = { min2 = "min", max2 = "max", pick = "pick", ceil = "ceil",
	floor = "floor", exp = "exp", log = "log", sqrt = "sqrt", pow = "^",
	lane_exp = "exp", lane_log = "log", lane_pow = "^" }
local text_names = { min = "min", max = "max", pick = "pick", ceil = "ceil",
	floor = "floor", exp = "exp", log = "log", sqrt = "sqrt" }

local arithmetic = {
	["+"] = function(a, b) return a + b end,
	["-"] = function(a, b) return a - b end,
	["*"] = function(a, b) return a * b end,
	["/"] = function(a, b) return a / b end,
	["^"] = function(a, b) return a ^ b end,
}
local relations = {
	["<"] = function(a, b) return a < b end,
	["<="] = function(a, b) return a <= b end,
	[">"] = function(a, b) return a > b end,
	[">="] = function(a, b) return a >= b end,
}

local function tokens(text)
	local list, at = {}, 1
	local shapes = { "^%d+%.?%d*[eE][+-]?%d+", "^%d+%.?%d*", "^[%a_][%w_]*",
		"^[<>]=", "^[-+*/^<>(),]" }

	while true do
		at = text:find("%S", at)
		if not at then
			return list
		end
		local word
		for _, shape in ipairs(shapes) do
			word = text:match(shape, at)
			if word then
				break
			end
		end
		if not word then
			error(('cannot read "%s"'):format(
				text:sub(at, at + 9)), 0)
		end
		list[#list + 1] = word
		at = at + #word
	end
end

-- Whether C would take a subtree for an integer.
local function whole(node)
	if node.op == "number" then
		return node.whole
	elseif node.op == "negate" then
		return whole(node.a)
	elseif arithmetic[node.op] and node.op ~= "^" then
		return whole(node.a) and whole(node.b)
	end
	return false
end

-- language is "c" for bodies, "text" for equations.
function M.parse(text, language)
	local list, at = tokens(text), 1
	local names = language == "c" and c_names or text_names
	local comparison

	local function take(word)
		if list[at] == word then
			at = at + 1
			return true
		end
		return false
	end
	local function want(word)
		if not take(word) then
			error(('"%s" expected before "%s"'):format(word,
				list[at] or "the end"), 0)
		end
	end
	local function call(word)
		local name = names[word]
		local lane = word:match("^lane_") ~= nil
		local node = { op = "call", name = name, lane = lane }
		if not name then
			error(('unknown function "%s"'):format(word), 0)
		end
		local sides, count = { "a", "b", "c" }, 0
		repeat
			count = count + 1
			node[sides[count] or "more"] = comparison()
		until not take(",")
		want(")")
		local wanted = name == "^" and 2 or functions[name][1]
		if count ~= wanted then
			error(("%s takes %d arguments, not %d"):format(word,
				wanted, count), 0)
		end
		if name == "^" then
			return { op = "^", a = node.a, b = node.b, lane = lane }
		end
		if name == "pick" and not relations[node.a.op] then
			error("pick wants a comparison first", 0)
		end
		return node
	end
	local function atom()
		local word = list[at]
		if not word then
			error("the expression ends too early", 0)
		end
		at = at + 1
		if word:match("^%d") then
			return { op = "number", text = word,
				value = tonumber(word) + 0.0,
				whole = word:match("^%d+$") ~= nil }
		elseif word:match("^[%a_]") then
			if take("(") then
				return call(word)
			end
			return { op = "name", name = word }
		elseif word == "(" then
			local inner = comparison()
			want(")")
			return inner
		end
		error(('"%s" is out of place'):format(word), 0)
	end
	local function unary()
		if take("-") then
			return { op = "negate", a = unary() }
		end
		local base = atom()
		if list[at] ~= "^" then
			return base
		elseif language == "c" then
			error("C has no power operator: use pow()", 0)
		end
		at = at + 1
		return { op = "^", a = base, b = unary() }
	end
	local function chain(next_level, operators)
		local left = next_level()
		while operators[list[at]] do
			local op = list[at]
			at = at + 1
			local right = next_level()
			if op == "/" and language == "c" and whole(left) and
			    whole(right) then
				error("integer division", 0)
			end
			left = { op = op, a = left, b = right }
		end
		return left
	end
	local function product()
		return chain(unary, { ["*"] = true, ["/"] = true })
	end
	local function sum()
		return chain(product, { ["+"] = true, ["-"] = true })
	end
	function comparison()
		local left = sum()
		local op = list[at]
		if not relations[op] then
			return left
		end
		at = at + 1
		return { op = op, a = left, b = sum() }
	end

	local node = comparison()
	if at <= #list then
		error(('"%s" is out of place'):format(list[at]), 0)
	end
	if relations[node.op] then
		error("a comparison stands only inside pick()", 0)
	end
	return node
end

-- A copy in which names that the table knows are replaced by its trees.
function M.substitute(node, terms)
	if node.op == "name" then
		return terms[node.name] or node
	end
	local copy = {}
	for key, value in pairs(node) do
		copy[key] = type(value) == "table" and
			M.substitute(value, terms) or value
	end
	return copy
end

-- The names that occur, as a set.
function M.names(node, set)
	set = set or {}
	if node.op == "name" then
		set[node.name] = true
	end
	for _, key in ipairs({ "a", "b", "c" }) do
		if node[key] then
			M.names(node[key], set)
		end
	end
	return set
end

-- What the tree depends on where a name is zero: a set of names, or nil where
-- the tree is zero itself.
function M.left(node, zero)
	local function both(a, b)
		local set = {}
		for name in pairs(a or {}) do
			set[name] = true
		end
		for name in pairs(b or {}) do
			set[name] = true
		end
		return (a or b) and set
	end
	if node.op == "number" then
		return node.value ~= 0 and {} or nil
	elseif node.op == "name" then
		return node.name ~= zero and { [node.name] = true } or nil
	elseif node.op == "negate" then
		return M.left(node.a, zero)
	elseif node.op == "+" or node.op == "-" then
		return both(M.left(node.a, zero), M.left(node.b, zero))
	elseif node.op == "*" then
		local a, b = M.left(node.a, zero), M.left(node.b, zero)
		return a and b and both(a, b)
	elseif node.op == "/" then
		local a = M.left(node.a, zero)
		return a and both(a, M.names(node.b))
	elseif node.op == "call" and node.name == "pick" then
		local arms = both(M.left(node.b, zero), M.left(node.c, zero))
		return arms and both(M.names(node.a), arms)
	end
	return M.names(node)
end

-- Operations as written, a named term once, and how many of them are calls of
-- libm.
function M.count(node, seen)
	local operations, calls = 0, 0
	seen = seen or {}
	if seen[node] then
		return 0, 0
	end
	seen[node] = true
	if node.op ~= "name" and node.op ~= "number" then
		operations = 1
	end
	if not node.lane and (node.op == "^" or (node.op == "call" and
	    not ({ min = 1, max = 1, pick = 1, sqrt = 1 })[node.name])) then
		calls = 1
	end
	for _, key in ipairs({ "a", "b", "c" }) do
		if node[key] then
			local more, more_calls = M.count(node[key], seen)
			operations = operations + more
			calls = calls + more_calls
		end
	end
	return operations, calls
end

-- The value, with names looked up in a table.
function M.value(node, values)
	local value, op = M.value, node.op

	if op == "number" then
		return node.value
	elseif op == "name" then
		return values[node.name]
	elseif op == "negate" then
		return -value(node.a, values)
	elseif arithmetic[op] then
		return arithmetic[op](value(node.a, values),
			value(node.b, values))
	elseif node.name == "pick" then
		local holds = relations[node.a.op](value(node.a.a, values),
			value(node.a.b, values))
		return value(holds and node.b or node.c, values)
	end
	local evaluate = functions[node.name][2]
	local a = value(node.a, values)
	if a ~= a or a == math.huge or a == -math.huge then
		return 0 / 0
	end
	return node.b and evaluate(a, value(node.b, values)) or evaluate(a)
end

--[[ Dimensions: tables base -> exponent. ]]

local bases = { byte = true, flop = true, s = true, J = true, USD = true }

-- "byte/s" as a table; nil when it does not parse.
function M.unit(text)
	local dim, sign, rest = {}, 1, text
	if text == "1" then
		return dim
	end
	while true do
		local name, tail = rest:match("^(%w+)(.*)$")
		local power
		if not name then
			return nil
		end
		power, rest = tail:match("^%^(%-?%d+)(.*)$")
		rest = rest or tail
		if bases[name] then
			dim[name] = (dim[name] or 0) +
				sign * (tonumber(power) or 1)
		elseif name ~= "1" then
			return nil
		end
		if rest == "" then
			return dim
		end
		sign = ({ ["*"] = 1, ["/"] = -1 })[rest:sub(1, 1)]
		if not sign then
			return nil
		end
		rest = rest:sub(2)
	end
end

function M.same_unit(a, b)
	for name in pairs(bases) do
		if (a[name] or 0) ~= (b[name] or 0) then
			return false
		end
	end
	return true
end

function M.unit_text(dim)
	local over, under = {}, {}
	for _, name in ipairs({ "USD", "byte", "flop", "J", "s" }) do
		local n = dim[name] or 0
		local list = n > 0 and over or under
		if n ~= 0 then
			n = math.abs(n)
			list[#list + 1] = n == 1 and name or
				("%s^%g"):format(name, n)
		end
	end
	local text = #over > 0 and table.concat(over, "*") or "1"
	return #under > 0 and text .. "/" .. table.concat(under, "/") or text
end

local function combine(a, b, times)
	local dim = {}
	for name in pairs(bases) do
		dim[name] = (a[name] or 0) + times * (b and b[name] or 0)
	end
	return dim
end

local function zero(node)
	return node.op == "number" and node.value == 0
end

-- Both sides must have one dimension; a plain 0 has any.
local function agree(a, b, units, what)
	local left, right = M.dimension(a, units), M.dimension(b, units)
	if zero(a) then
		return right
	elseif not zero(b) and not M.same_unit(left, right) then
		error(("%s of %s and %s"):format(what, M.unit_text(left),
			M.unit_text(right)), 0)
	end
	return left
end

local function plain(node, units, what)
	local dim = M.dimension(node, units)
	if not M.same_unit(dim, {}) then
		error(("%s of %s"):format(what, M.unit_text(dim)), 0)
	end
	return {}
end

-- The dimension of a tree, with the names' dimensions in a table.
function M.dimension(node, units)
	local op = node.op
	if op == "number" then
		return {}
	elseif op == "name" then
		return units[node.name]
	elseif op == "negate" then
		return M.dimension(node.a, units)
	elseif op == "*" or op == "/" then
		return combine(M.dimension(node.a, units),
			M.dimension(node.b, units), op == "*" and 1 or -1)
	elseif op == "^" then
		plain(node.b, units, "a power")
		if node.b.op ~= "number" then
			return plain(node.a, units, "a power")
		end
		return combine({}, M.dimension(node.a, units), node.b.value)
	elseif op ~= "call" then
		return agree(node.a, node.b, units,
			relations[op] and "a comparison" or "a sum")
	elseif node.name == "min" or node.name == "max" then
		return agree(node.a, node.b, units, "a " .. node.name)
	elseif node.name == "pick" then
		M.dimension(node.a, units)
		return agree(node.b, node.c, units, "a pick")
	elseif node.name == "sqrt" then
		return combine({}, M.dimension(node.a, units), 0.5)
	end
	return plain(node.a, units, "a " .. node.name)
end

return M
