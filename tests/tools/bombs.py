"""bombs.py PROGRAM GUIDE FOLDER [NAME...]: small inputs that ask for much.

Each is put into a copy of the small guide beside which its site stands, and
the program is run.  It must end by itself with a status and a few lines, or do
what was asked where that is little; the old site stands; and neither memory nor
processor time may pass what is set here.  Prints "ok NAME" lines for checks,
"bomb_NAME_..." lines for the bench, and a line of totals.
"""
import filecmp
import os
import resource
import shutil
import struct
import subprocess
import sys
import zlib

program, source, folder = (os.path.abspath(p) for p in sys.argv[1:4])
asked = sys.argv[4:]
guide = os.path.join(folder, "guide")
old = os.path.join(folder, "old")
MIB = 1 << 20
# What a bomb may take on the slowest machine that tests this, and what it may
# print.  The limits of the program are steps and bytes, not these.
SECONDS, MEMORY, PRINTED = 60, 1200 * MIB, 20000
BUILD = ["build", "-o", os.path.join(folder, "site")]
HEAD = ("date,provider,sku,accelerator,count,region,tier,unit,price,currency,"
        "source\n")
BOMBS = {}


def spec(name, lua):
    BOMBS[name] = ({"specs/bomb.lua": lua}, ["check"], {1})


def page(name, text, fate=(1,)):
    """A page of prose, or a template; text may be what makes it."""
    BOMBS[name] = ({"site/bomb.lua": 'page "bomb" { title = "Bomb", '
                    'template = "site/bomb" }\n', "site/bomb.md": text},
                   BUILD, set(fate))


def file(name, words, data, fate=(1,)):
    """A file that a command is given; FILE in words is its name."""
    BOMBS[name] = ({"bomb.dat": data}, words, set(fate))


def globals_of(n):
    return "".join(f"g{i} = {i}\n" for i in range(n)) + "print(undefined)\n"


def zip_of(name, data):
    """A file of one member, deflated."""
    z = zlib.compressobj(9, zlib.DEFLATED, -15)
    body = z.compress(data) + z.flush()
    crc, n = zlib.crc32(data), name.encode()
    part = struct.pack("<HHHHHIIIHH", 20, 0, 8, 0, 33, crc, len(body),
                       len(data), len(n), 0)
    central = struct.pack("<4sH", b"PK\1\2", 20) + part + struct.pack(
        "<HHHII", 0, 0, 0, 0, 0) + n
    at = 4 + len(part) + len(n) + len(body)
    return (b"PK\3\4" + part + n + body + central + b"PK\5\6" + struct.pack(
        "<HHHHIIH", 0, 0, 1, 1, len(central), at, 0))


# Specs: time.
spec("forty_thousand_globals", globals_of(40000))
spec("long_strings_compared", 'local a = ("x"):rep(2^24)\nlocal b = a .. "y"\n'
     "local n = 0\nwhile true do if a < b then n = n + 1 end end\n")
spec("long_numbers", "while true do tonumber((\"z\"):rep(8e6), 36) end\n")
spec("endless_loop", "while true do end\n")
spec("endless_tail_call", "local function f() return f() end f()\n")
spec("errors_caught", "while true do pcall(error, 'x') end\n")
spec("pattern_backtracks", 'local s = ("a"):rep(3000)\n'
     'local at = s:find(("a-"):rep(40) .. "b")\n')
spec("sort_that_lies", "local t = {}\nfor i = 1, 1e5 do t[i] = i end\n"
     "while true do table.sort(t, function() return true end) end\n")
spec("looked_up_for_ever", "local t = setmetatable({}, {__index = "
     "function(t, k) return t[k + 1] end})\nprint(t[1])\n")
spec("recursion", "local function f(n) return 1 + f(n + 1) end f(1)\n")
# Specs: memory.
spec("string_doubled", 'local s = "x"\nwhile true do s = s .. s end\n')
spec("string_repeated", 'local s = ("x"):rep(2^40)\n')
spec("table_without_end", "local t = {}\nwhile true do t[#t + 1] = {} end\n")
spec("strings_joined", "local t = {}\nlocal x = ('x'):rep(1e6)\n"
     "for i = 1, 1e4 do t[i] = x end\nlocal s = table.concat(t)\n")
spec("replaced_by_more", 'local s = ("x"):rep(1e5)\n'
     'for i = 1, 5 do s = s:gsub("x", ("y"):rep(1e4) .. "x") end\n')
spec("wide_format", 'local s = ""\nwhile true do '
     's = s .. string.format("%99d", 1) end\n')
spec("tables_in_tables", "local t = {}\nfor i = 1, 1e6 do t = { t } end\n"
     'source "x" { title = t, date = "2026-01-01" }\n')
spec("table_in_itself", "local t = {}\nt.title = t\nt[1] = t\n"
     'source "x" (t)\n')
spec("deep_source", "local t = " + "{" * 100000 + "}" * 100000 + "\n")
spec("deep_brackets", "local t = " + "(" * 100000 + "1" + ")" * 100000 + "\n")
spec("long_line", "local t = " + "1 + " * 200000 + "1\n" +
     "while true do end\n")
# Messages.
spec("six_long_ids", "".join(f'source(("{c}"):rep(8e6)) {{}}\n'
                             for c in "abcdef"))
spec("many_messages", 'for i = 1, 2e5 do source("s" .. i) { x = 1 } end\n')
spec("long_field", 'source "x" { [("y"):rep(8e6)] = ("z"):rep(8e6) }\n')
# Records.
spec("many_records", "for i = 1, 1e7 do source('s' .. i) { title = 'x', "
     "date = '2026-01-01' } end\n")
spec("uses_itself", 'use "."\n')
BOMBS["catalogues_in_a_ring"] = (
    {"specs/bomb.lua": 'use "../one"\n', "../one/specs/a.lua":
     'use "../two"\n', "../two/specs/a.lua": 'use "../one"\n',
     "../.ridgeline-root": ""},
    ["check"], {0, 1})
BOMBS["pages_without_end"] = (
    {"site/bomb.lua": "for i = 1, 3e5 do page('p' .. i) { title = 'x', "
     "template = 'home' } end\n"}, BUILD, {1})
# Prices.
BOMBS["a_long_cell"] = ({"specs/prices/bomb-2026-01-03.csv":
                         lambda: HEAD + '"' + "x" * (40 * MIB)}, ["check"], {1})
BOMBS["many_cells"] = ({"specs/prices/bomb-2026-01-03.csv":
                        lambda: HEAD + "," * (20 * MIB) + "\n"}, ["check"], {1})
BOMBS["bad_rows"] = ({"specs/prices/bomb-2026-01-03.csv":
                      lambda: HEAD + "x\n" * 2000000}, ["check"], {1})
BOMBS["a_huge_file"] = ({"specs/prices/bomb-2026-01-03.csv": 300 * MIB},
                        ["check"], {1})
BOMBS["a_huge_spec"] = ({"specs/bomb.lua": 300 * MIB}, ["check"], {1})
# Prose: what was found, and its like.
CELLS = "| x " * 1000 + "|\n"
page("wide_table", CELLS + "|---" * 1000 + "|\n" + "|\n" * 30000, {0, 1})
page("equal_headings", "# x\n\n" * 100000, {0, 1})
page("instructions", "<?" * 250000, {0, 1})
page("declarations", "<!A " * 250000, {0, 1})
page("comments", "<!-- " * 200000, {0, 1})
page("quotes_in_quotes", ">" * 100000 + " x\n", {0, 1})
page("lists_in_lists", "".join("  " * i + "- x\n" for i in range(900)),
     {0, 1})
page("brackets", "[" * 500000, {0, 1})
page("images", "![" * 250000, {0, 1})
page("links_in_links", "[a](" * 200000, {0, 1})
page("stars", "*a _b " * 150000, {0, 1})
page("closing_stars", "a**b" + "c* " * 250000, {0, 1})
page("backticks", "".join("`" * i + " " for i in range(1, 1300)), {0, 1})
page("definitions", "".join(f"[{i}]: /x\n" for i in range(60000)) +
     "[1]" * 50000, {0, 1})
page("one_definition", "[a]: /" + "x" * 5000 + "\n\n" + "[a]" * 150000,
     {0, 1})
page("entities", "&#" * 400000, {0, 1})
page("too_much_prose", lambda: "x " * (3 * MIB), {1})
# Templates.
page("template_for_ever", "{% while true do %}x{% end %}\n")
page("tables_for_ever", "{% while true do %}\n{{ table { rows = {}, "
     "columns = {} } }}\n{% end %}\n")
page("text_doubled", '{% local s = "x" while true do s = s .. s end %}\n')
page("includes_itself", '{{ include("site/bomb.md", {}) }}\n')
page("includes_doubled", '{% local n = locals.n or 0 %}\n'
     '{% if n < 30 then %}{{ include("site/bomb.md", { n = n + 1 }) }}'
     '{{ include("site/bomb.md", { n = n + 1 }) }}{% end %}\n')
page("deep_statements", "{% if true then %}\n" * 5000 +
     "{% end %}\n" * 5000)
page("a_page_of_all", "{% for i = 1, 1e6 do for _, a in "
     "ipairs(catalog.accelerators) do %}{{ a.name }} {% end end %}\n")
# Files for commands.
# A device is no file of an author's: the system's fault, as one that is gone.
file("model_zeros", ["import", "model", "/dev/zero"], "", {2})
file("model_brackets", ["import", "model", "FILE"], lambda: "[" * 5000000)
file("model_long_key", ["import", "model", "FILE"],
     lambda: '{"' + "x" * 20000000 + '": 1}')
file("shard_brackets", ["merge", "FILE"], lambda: '{"a": ' * 1000000)
file("shard_of_lines", ["merge", "FILE"], lambda: "{}\n" * 2000000)
file("cases_in_a_cell", ["predict", "FILE"], lambda: "id," + "x" * (30 * MIB))
file("cases_in_columns", ["predict", "FILE"], lambda: "id" + ",x" * 3000000 + "\n")
file("quotes_zeros", ["import", "quotes", "FILE"], lambda: b"\0" * (20 * MIB))
file("quotes_inflated", ["import", "quotes", "FILE"],
     lambda: zip_of("xl/workbook.xml", b"<a>" + b" " * (400 * MIB)))
file("prices_zeros", ["import", "prices", "--feed", "skypilot",
                      "/dev/zero"], "", {2})
file("guides_in_brackets", ["diff", "FILE", "FILE"], lambda: "[" * 3000000)


def write(path, data):
    if callable(data):
        data = data()
    os.makedirs(os.path.dirname(path), exist_ok=True)
    if isinstance(data, int):
        with open(path, "wb") as out:
            out.truncate(data)
        return
    with open(path, "wb") as out:
        out.write(data.encode() if isinstance(data, str) else data)


def fresh(files):
    for name in ("guide", "one", "two", "site"):
        shutil.rmtree(os.path.join(folder, name), ignore_errors=True)
    shutil.copytree(source, guide)
    for name, data in files.items():
        write(os.path.normpath(os.path.join(guide, name)), data)


def same(a, b):
    names = sorted(os.listdir(a))
    return names == sorted(os.listdir(b)) and all(
        same(os.path.join(a, n), os.path.join(b, n))
        if os.path.isdir(os.path.join(a, n)) else
        filecmp.cmp(os.path.join(a, n), os.path.join(b, n), False)
        for n in names)


def run(words):
    """Status, what was printed, seconds of processor time, most memory."""
    words = [os.path.join(guide, "bomb.dat") if w == "FILE" else w
             for w in words]
    said = os.path.join(folder, "said")

    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS * 2, SECONDS * 2))
        resource.setrlimit(resource.RLIMIT_AS, (9 << 30, 9 << 30))

    with open(said, "wb") as out:
        child = subprocess.Popen([program, "-q", "-C", guide, *words],
                                 stdout=out, stderr=out, preexec_fn=limit,
                                 stdin=subprocess.DEVNULL)
        _, status, used = os.wait4(child.pid, 0)
    with open(said, "rb") as out:
        text = out.read(PRINTED + 1)
    return (os.waitstatus_to_exitcode(status), text.decode(errors="replace"),
            used.ru_utime + used.ru_stime, used.ru_maxrss * 1024)


def try_bomb(name):
    files, words, fates = BOMBS[name]
    fresh(files)
    builds = words is BUILD
    site = BUILD[2]
    if builds:
        shutil.copytree(old, site)
    status, text, seconds, memory = run(words)
    print(f"bomb_{name}_time {seconds:.2f} s\n"
          f"bomb_{name}_memory {memory / 1e6:.0f} MB\n"
          f"# {name}: status {status}, {text.splitlines()[:1]!r:.200}")
    why = []
    if status not in fates:
        why.append(f"status {status}")
    if status and "error" not in text:
        why.append("no message")
    if len(text) > PRINTED:
        why.append("a flood of messages")
    if seconds > SECONDS:
        why.append(f"{seconds:.0f} s")
    if memory > MEMORY:
        why.append(f"{memory / MIB:.0f} MiB")
    if builds and status and not same(site, old):
        why.append("the old site is gone")
    print(f"not ok {name}: {', '.join(why)}" if why else f"ok {name}",
          flush=True)
    return seconds, memory


def main():
    fresh({})
    run(["build", "-o", old])
    worst = [try_bomb(name) for name in asked or BOMBS]
    for name in ("guide", "one", "two", "site", "old"):
        shutil.rmtree(os.path.join(folder, name), ignore_errors=True)
    print(f"# {len(worst)} bombs, at most {max(s for s, _ in worst):.1f} s "
          f"and {max(m for _, m in worst) / 1e6:.0f} MB")


main()
