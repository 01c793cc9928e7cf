-- The printers of the one grammar against strings written by hand; each line
-- that is printed is "ok NAME" or "not ok NAME: why".
package.path = "engine/model/?.lua"
local expression = require("expression")
local printer = require("printer")

local failed = false

local function check(name, got, want)
	if got == want then
		print("ok expression: " .. name)
	else
		failed = true
		print(("not ok expression: %s: got %s, want %s"):format(name,
			tostring(got), tostring(want)))
	end
end

local function same(name)
	return name
end

-- { body, as a cell of a spreadsheet, as text }
local bodies = {
	{ "a + b * c", "a+b*c", "a + b * c" },
	{ "(a + b) * c", "(a+b)*c", "(a + b) * c" },
	{ "a - (b - c)", "a-(b-c)", "a - (b - c)" },
	{ "a - b - c", "a-b-c", "a - b - c" },
	{ "a / (b * c)", "a/(b*c)", "a / (b * c)" },
	{ "a * (b * c)", "a*(b*c)", "a * (b * c)" },
	{ "-a * b", "(0-a)*b", "-a * b" },
	{ "-(a + b)", "(0-(a+b))", "-(a + b)" },
	{ "a - -b", "a-(0-b)", "a - -b" },
	{ "pow(a + 1, b)", "POWER(a+1,b)", "(a + 1)^b" },
	{ "pow(pow(a, b), c)", "POWER(POWER(a,b),c)", "(a^b)^c" },
	{ "pow(-a, 2)", "POWER((0-a),2)", "(-a)^2" },
	{ "1e6 * a", "1E6*a", "1e6 * a" },
	{ "0.5 * a", "0.5*a", "0.5 * a" },
	{ "min2(a, b * c)", "MIN(a,b*c)", "min(a, b * c)" },
	{ "max2(1, ceil(a / b))", "MAX(1,CEILING(a/b,1))",
		"max(1, ceil(a / b))" },
	{ "floor(a)", "INT(a)", "floor(a)" },
	{ "exp(a) + log(b)", "EXP(a)+LN(b)", "exp(a) + log(b)" },
	{ "sqrt(a)", "SQRT(a)", "sqrt(a)" },
	{ "pick(a > 0, b, c)", "IF(a>0,b,c)", "pick(a > 0, b, c)" },
	{ "pick(a + b <= c, 1, 2) * a", "IF(a+b<=c,1,2)*a",
		"pick(a + b <= c, 1, 2) * a" },
}
for _, row in ipairs(bodies) do
	local tree = expression.parse(row[1], "c")
	check("cell of " .. row[1], printer.sheet(tree, same), row[2])
	check("text of " .. row[1], printer.text(tree, same), row[3])
	check("read again: " .. row[3],
		printer.text(expression.parse(row[3], "text"), same), row[3])
end

-- { expression of a chain, as C }
local steps = {
	{ "a - (b - c)", "a - (b - c)" },
	{ "a / (b * c)", "a / (b * c)" },
	{ "2 * a + 0.5", "2.0 * a + 0.5" },
	{ "max(0, a - b)", "max2(0.0, a - b)" },
	{ "min(a, ceil(b))", "min2(a, ceil(b))" },
	{ "-(a + b)", "-(a + b)" },
	{ "pick(a > 0, b, c)", "pick(a > 0.0, b, c)" },
}
for _, row in ipairs(steps) do
	check("C of " .. row[1],
		printer.c(expression.parse(row[1], "text"), same), row[2])
end

-- { equation, as MathML }
local equations = {
	{ "a", "<mi>a</mi>" },
	{ "pi", "<mi>π</mi>" },
	{ "t_c", "<msub><mi>t</mi><mi>c</mi></msub>" },
	{ "beta_1", "<msub><mi>β</mi><mn>1</mn></msub>" },
	{ "x_a_eta", "<msub><mi>x</mi><mrow><mi>a</mi><mo>,</mo><mi>η</mi>" ..
		"</mrow></msub>" },
	{ "a + 2", "<mrow><mi>a</mi><mo>+</mo><mn>2</mn></mrow>" },
	{ "a * b", "<mrow><mi>a</mi><mo>·</mo><mi>b</mi></mrow>" },
	{ "a / (b + c)", "<mfrac><mrow><mi>a</mi></mrow><mrow><mrow>" ..
		"<mi>b</mi><mo>+</mo><mi>c</mi></mrow></mrow></mfrac>" },
	{ "a - (b - c)", "<mrow><mi>a</mi><mo>−</mo><mrow><mo>(</mo><mrow>" ..
		"<mi>b</mi><mo>−</mo><mi>c</mi></mrow><mo>)</mo></mrow>" ..
		"</mrow>" },
	{ "(1 - a)^b", "<msup><mrow><mo>(</mo><mrow><mn>1</mn><mo>−</mo>" ..
		"<mi>a</mi></mrow><mo>)</mo></mrow><mrow><mi>b</mi></mrow>" ..
		"</msup>" },
	{ "1e6", "<msup><mn>10</mn><mn>6</mn></msup>" },
	{ "sqrt(a)", "<msqrt><mi>a</mi></msqrt>" },
	{ "ceil(a)", "<mrow><mo>⌈</mo><mi>a</mi><mo>⌉</mo></mrow>" },
	{ "min(a, b)", "<mrow><mi>min</mi><mrow><mo>(</mo><mi>a</mi>" ..
		"<mo>,</mo><mi>b</mi><mo>)</mo></mrow></mrow>" },
	{ "pick(a < b, 1, 2)", "<mrow><mo>{</mo>" ..
		"<mtable columnalign=\"left\">" ..
		"<mtr><mtd><mn>1</mn></mtd><mtd><mtext>if </mtext><mrow>" ..
		"<mi>a</mi><mo>&lt;</mo><mi>b</mi></mrow></mtd></mtr><mtr>" ..
		"<mtd><mn>2</mn></mtd><mtd><mtext>otherwise</mtext></mtd>" ..
		"</mtr></mtable></mrow>" },
}
for _, row in ipairs(equations) do
	check("MathML of " .. row[1],
		printer.mathml(expression.parse(row[1], "text")), row[2])
end

-- { expression, value at a = 2, b = 3, c = 5 }
local values = {
	{ "a + b * c", 17 }, { "a - b - c", -6 }, { "a / b / c", 2 / 3 / 5 },
	{ "-a^2", -4 }, { "a^b^a", 512 }, { "2^-a", 0.25 },
	{ "min(a, b) + max(a, c)", 7 }, { "ceil(c / a)", 3 },
	{ "floor(c / a)", 2 }, { "pick(a < b, b, c)", 3 },
	{ "pick(a >= b, b, c)", 5 },
}
for _, row in ipairs(values) do
	check("value of " .. row[1], expression.value(
		expression.parse(row[1], "text"),
		{ a = 2, b = 3, c = 5 }) + 0.0,
		row[2] + 0.0)
end

-- { expression of a [byte], b [s], c [1], its unit or the refusal }
local units = {
	{ "a / b", "byte/s" }, { "a * a / b", "byte^2/s" },
	{ "a + 0", "byte" }, { "max(0, a)", "byte" }, { "sqrt(b * b)", "s" },
	{ "c^b", "a power of s" }, { "a^2 / a", "byte" },
	{ "a + c", "a sum of byte and 1" }, { "ceil(a)", "a ceil of byte" },
	{ "pick(a < b, c, c)", "a comparison of byte and s" },
}
for _, row in ipairs(units) do
	local fine, dim = pcall(expression.dimension,
		expression.parse(row[1], "text"),
		{ a = { byte = 1 }, b = { s = 1 }, c = {} })
	check("unit of " .. row[1], fine and expression.unit_text(dim) or dim,
		row[2])
end

os.exit(failed and 1 or 0)
