--[[
manual: the man pages as pages of a guide.

    lua5.4 manual.lua OUT ridgeline.1 ridgeline-spec.5 ridgeline-cases.5

reads pages of mdoc(7) with the lists that the program prints in them, and
writes OUT/manual.md, OUT/manual-spec.md, OUT/manual-cases.md, and the fields
of all records, which are many, as OUT/manual-fields.md.  It knows the macros
that the manual uses; any other is an error, with its file and line.
]]

local out = arg[1]
local ids = { ["ridgeline.1"] = "manual", ["ridgeline-spec.5"] = "manual-spec",
	["ridgeline-cases.5"] = "manual-cases" }
local titles = { manual = "Manual: commands", ["manual-spec"] =
	"Manual: writing a guide", ["manual-cases"] = "Manual: measured cases",
	["manual-fields"] = "Manual: fields of all records" }
-- Of each file, its lines, and where its sections are.
local lines_of, sections = {}, {}

-- Braces that a template would take for its own.
local function braces(text)
	return (text:gsub("{([{%%])", '{{ "{" }}%1'))
end

-- Text as Markdown that reads the same.
local function plain(text)
	return braces((text:gsub("[\\`*_%[%]<>#|~]", "\\%0")))
end

local function code(text)
	local tick = text:find("`") and "``" or "`"

	return tick .. braces(text) .. tick
end

local function emphasis(text)
	return "*" .. plain(text) .. "*"
end

local function unescape(text)
	return (text:gsub("\\%(dq", '"'):gsub("\\&", ""):gsub("\\e", "\\"))
end

-- "LIMITS AND SAFETY" as people write a heading.
local function heading(text)
	return text:find("%l") and text or
		text:sub(1, 1) .. text:sub(2):lower()
end

-- The words of a line of macros, "a b" being one; \&. is no punctuation.
local function words(line)
	local list, at = {}, 1

	while true do
		local from, to, word = line:find('^%s*"([^"]*)"', at)
		if not from then
			from, to, word = line:find("^%s*(%S+)", at)
		end
		if not from then
			return list
		end
		list[#list + 1] = { text = unescape(word),
			mark = word:find("^[,.;:?)%]]$") and "closes" or
				word:find("^[(%[]$") and "opens" or
				word == "|" and "between" or nil }
		at = to + 1
	end
end

-- How the words behind a macro are written.
local style = { Ar = emphasis, Em = emphasis, No = plain, Cm = code,
	Ic = code, Va = code, Pa = code, Li = code, Ev = code }
function style.Fl(text)
	return code("-" .. text)
end

-- What stands round the rest of a line, or round what lies between two macros.
local around = { Pq = { "(", ")" }, Bq = { "[", "]" }, Op = { "[", "]" },
	Dq = { "“", "”" }, Sq = { "‘", "’" }, Qq = { '"', '"' } }
local opens, closes = { Oo = "[", Po = "(" }, { Oc = "]", Pc = ")" }

-- A line that is written: t.text so far, t.touch where no blank comes next.
local function add(t, piece, near)
	if t.text ~= "" and not t.touch and not near then
		t.text = t.text .. " "
	end
	t.text, t.touch = t.text .. piece, false
end

-- The words from t.at on, up to punctuation.
local function rest(t)
	local list = {}

	while t.words[t.at] and not t.words[t.at].mark do
		list[#list + 1] = t.words[t.at].text
		t.at = t.at + 1
	end
	return list
end

local function take(t)
	t.at = t.at + 1
	return t.words[t.at - 1].text
end

local inline = {}

function inline.Ns(t)
	t.touch = true
end

function inline.Nm(t)
	add(t, code("ridgeline"))
end

function inline.Ql(t)
	add(t, code(table.concat(rest(t), " ")))
end

function inline.Fn(t)
	local name = take(t)

	add(t, code(("%s(%s)"):format(name, table.concat(rest(t), ", "))))
end

-- A link to a page of the manual, or other text where a guide has no such page.
local function linked(id, text, anchor, other)
	return ('{%% if pages["%s"] then %%}[%s](page:%s%s){%% else %%}%s{%% end %%}')
		:format(id, text, id, anchor, other)
end

function inline.Xr(t)
	local name, number = take(t), take(t)
	local text = ("%s(%s)"):format(name, number)
	local id = ids[("%s.%s"):format(name, number)]

	add(t, id and linked(id, text, "", code(text)) or code(text))
end

-- A section of this page, or of the page that the next lines name.
function inline.Sx(t)
	local title = heading(table.concat(rest(t), " "))
	local next_of = lines_of[t.page.file]
	local name, number = (next_of[t.page.line + 2] or ""):match(
		"^%.Xr (%S+) (%d)")
	local file = name and #next_of[t.page.line + 1] == 2 and
		("%s.%s"):format(name, number) or t.page.file

	if not sections[file][title] then
		error(("%s:%d: no section %s"):format(t.page.file, t.page.line,
			title), 0)
	end
	add(t, linked(ids[file], title, "#" .. title:lower():gsub(" ", "-"),
		plain(title)))
end

-- Words of macros as a line of Markdown.
local function line_of(page, list, first)
	local t = { page = page, words = list, at = first or 1, text = "",
		touch = true }
	local now, ends = plain, ""

	while t.at <= #list do
		local word = list[t.at]
		local macro = word.text

		t.at = t.at + 1
		if word.mark == "closes" then
			if around[list[1].text] and t.at > #list then
				add(t, ends, true)
				ends = ""
			end
			add(t, plain(macro), true)
		elseif word.mark then
			add(t, plain(macro))
			t.touch = word.mark == "opens"
		elseif inline[macro] then
			inline[macro](t)
			now = plain
		elseif around[macro] then
			add(t, plain(around[macro][1]))
			t.touch, now = true, plain
			ends = plain(around[macro][2]) .. ends
		elseif opens[macro] then
			add(t, plain(opens[macro]))
			t.touch, now = true, plain
		elseif closes[macro] then
			add(t, plain(closes[macro]), true)
			now = plain
		elseif style[macro] then
			now = style[macro]
		else
			add(t, now(macro))
		end
	end
	-- A command with its option is one piece of code.
	return ((t.text .. ends):gsub("([^`])` `([^`])", "%1 %2"))
end

-- A page: the lines of out, the words of a paragraph, and how deep in lists.
local function put(p, text)
	p.out[#p.out + 1] = text == "" and "" or ("  "):rep(p.depth) .. text
end

local function flush(p)
	if #p.words > 0 then
		local text = table.concat(p.words, " ")

		p.out[#p.out + 1] = ("  "):rep(p.depth - (p.item and 1 or 0)) ..
			(p.item and "- " or "") .. text
		put(p, "")
		p.words, p.item = {}, nil
	end
end

local function title(p, level, text)
	flush(p)
	put(p, ("#"):rep(level) .. " " .. text)
	put(p, "")
end

local block = {}

function block.Sh(p, w, line)
	local text = heading(line:sub(5))

	flush(p)
	p.section = text
	if p.rest then
		p.fields, p.out, p.rest = p.out, p.rest, nil
	end
	if text ~= "Name" then
		title(p, 2, text)
	end
	if text == "Fields" then
		put(p, linked("manual-fields", "The fields of all records", "",
			"The fields of all records") .. ": what each may state.")
		put(p, "")
		p.rest, p.out = p.out, {}
	end
end

function block.Ss(p, w, line)
	title(p, p.rest and 2 or 3, plain(line:sub(5)))
	p.commands = line == ".Ss Commands"
end

function block.Nd(p, w)
	local text = line_of(p, w, 2)

	p.words = { plain(p.file:gsub("%.(%d)$", "(%1)")) .. ": " .. text ..
		"." }
	flush(p)
end

block.Pp = flush

-- The commands are headings, which a link can name.
function block.Bl(p, w)
	flush(p)
	p.lists[#p.lists + 1] = { column = w[2].text == "-column",
		headings = p.commands and #p.lists == 0 }
	if not p.lists[#p.lists].headings then
		p.depth = p.depth + 1
	end
end

function block.It(p, w)
	local list = p.lists[#p.lists]

	flush(p)
	if list.headings then
		title(p, 4, line_of(p, w, 2))
		return
	end
	p.item = true
	for i = #w, 2, -1 do
		if list.column and w[i].text == "Ta" then
			w[i] = { text = "No" }
			w[i - 1].text = w[i - 1].text .. (i < 5 and ":" or ",")
		end
	end
	p.words = { line_of(p, w, 2) .. (list.column and "" or ":") }
end

function block.El(p)
	flush(p)
	if not table.remove(p.lists).headings then
		p.depth = p.depth - 1
	end
end

function block.Bd(p)
	flush(p)
	p.literal = true
	put(p, "```")
end

function block.Dl(p, w, line)
	flush(p)
	for _, text in ipairs({ "```", braces(unescape(line:sub(5))), "```", "" }) do
		put(p, text)
	end
end

block.Dd, block.Dt, block.Os = flush, flush, flush

local function literal(p, line)
	p.literal = line ~= ".Ed"
	put(p, p.literal and braces(unescape(line)) or "```")
	if not p.literal then
		put(p, "")
	end
end

local function convert(p, line)
	local macro = line:match("^%.(%a%a)")
	local w = macro and words(line:sub(2))

	if p.literal then
		literal(p, line)
	elseif not macro and not line:find('^%.\\"') then
		p.words[#p.words + 1] = plain(unescape(line))
	elseif block[macro] then
		block[macro](p, w, line)
	elseif macro and p.section ~= "Name" then
		if not (style[macro] or around[macro] or opens[macro] or
		    closes[macro] or inline[macro]) then
			error(("%s:%d: manual.lua does not know .%s"):format(p.file,
				p.line, macro), 0)
		end
		p.words[#p.words + 1] = line_of(p, w)
	end
end

local function write(id, lines, lead)
	local file = assert(io.open(("%s/%s.md"):format(out, id), "w"))
	local text = ("# %s\n\n%s%s"):format(titles[id], lead or "",
		table.concat(lines, "\n"))

	assert(file:write((text:gsub("\n\n\n+", "\n\n"):gsub("\n*$", "\n"))))
	assert(file:close())
end

for i = 2, #arg do
	local file = arg[i]:match("[^/]+$")

	lines_of[file], sections[file] = {}, {}
	for line in io.lines(arg[i]) do
		table.insert(lines_of[file], line)
		if line:find("^%.S[hs] ") then
			sections[file][heading(line:sub(5))] = true
		end
	end
end
for i = 2, #arg do
	local file = arg[i]:match("[^/]+$")
	local p = { file = file, out = {}, words = {}, depth = 0, lists = {} }

	for n, line in ipairs(lines_of[file]) do
		p.line = n
		convert(p, line)
	end
	flush(p)
	write(ids[file], p.out)
	if p.fields then
		write("manual-fields", p.fields, "What each record may state, as "
			.. linked("manual-spec", "ridgeline-spec(5)", "",
				code("ridgeline-spec(5)")) .. " lists it. A field may "
			.. "be left out unless it says required.\n\n")
	end
end
