"""hostile.py RIDGELINE FOLDER: texts that try to be more than text.

FOLDER/guide has @TEXT@ for every text.  It is built with a plain word and
with each hostile text; whatever is published must be alike but for the text.
The page of all formulas, the same for every guide but for a few words, takes a
third of the time: one text in four, by SLICE, has it; with WHOLE set, all.
"""
import csv
import html.parser
import io
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree
import zipfile

WORD = "Qqqq"
TEXTS = [
    "<script>alert(1)</script>", "</script></title></textarea><!-- -->",
    "[x](javascript:alert(1)) ![i](data:x)", "](x) [^1] [r]: /x", "a | b\\|",
    "`c` ``d", "=cmd()|'!A1", "+1", "-1+2", "@x", "]]> --> <?x ?>",
    "{{ 1 }} {% error() %} {name}", 'a,"b",c', "\u202ex\u2066y\u2028z",
    "\U0001f600 \u05e9\u05dc\u05d5\u05dd", "&amp; &#60; &nbsp;", "# h",
    "- x", "> q", "1. x", "```", "---", "\\", "**a** _b_ ~~c~~", "%s%n",
    "_x0041_", "../../x", "__proto__", "\uffff", "true", "1e999",
]
# What depends on how long a text is, or holds an id made from it.
LOOSE = {"class", "id", "href", "for", "headers", "x", "y", "width",
         "height", "viewbox", "d", "points", "transform", "data-csv",
         "aria-labelledby", "aria-describedby"}
BAD = re.compile("[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufffe\uffff]")


class Page(html.parser.HTMLParser):
    """The tags of a page and the texts between and in them."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.texts, self.links, self.run = [], [], [], ""
        self.feed(text)
        self.close()
        self.end()

    def end(self):
        if self.run.strip():
            self.tags.append("text")
            self.texts.append(self.run)
        self.run = ""

    def handle_starttag(self, tag, attrs):
        self.end()
        self.tags.append((tag, sorted(k for k, _ in attrs if k != "class")))
        for key, value in attrs:
            if key in ("href", "src", "action", "xlink:href"):
                self.links.append(value or "")
            if key not in LOOSE:
                self.texts.append(value or "")

    def handle_endtag(self, tag):
        self.end()
        self.tags.append("/" + tag)

    def handle_data(self, data):
        self.run += data

    def handle_comment(self, data):
        self.tags.append("comment")

    def unknown_decl(self, data):
        self.tags.append("declaration")

    handle_pi = unknown_decl


def leaves(node):
    """Keys and values of JSON, in order."""
    if isinstance(node, dict):
        for key, value in node.items():
            yield key
            yield from leaves(value)
    elif isinstance(node, list):
        yield len(node)
        for value in node:
            yield from leaves(value)
    else:
        yield node


def read_html(text):
    page = Page(text)
    bad = [x for x in page.links if x != "data:,"
           and re.match(r"\s*(javascript|data|vbscript|file):", x, re.I)]
    return [page.tags, page.texts, bad]


def read_markdown(text):
    page = subprocess.run(
        ["cmark-gfm", "--unsafe", "-e", "table", "-e", "strikethrough"],
        input=text.encode(), capture_output=True, check=True).stdout.decode()
    if text.strip() and not page.strip():
        sys.exit("cmark-gfm says nothing of a page")
    return read_html(page)


def read_search(text):
    start, end = text.index("["), text.rindex("]")
    return [list(leaves(json.loads(text[start:end + 1])))]


def read_csv(text):
    return [[cell for row in csv.reader(io.StringIO(text), strict=True)
             for cell in [*row, "\n"]]]


MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"


def strings(node):
    return "".join(t.text or "" for t in node.iter(MAIN + "t"))


def read_xlsx(path):
    """Every cell: kind, formula, value; every part parses."""
    book = zipfile.ZipFile(path)
    parts = {n: xml.etree.ElementTree.fromstring(book.read(n))
             for n in sorted(book.namelist())}
    shared = [strings(si) for si in
              parts["xl/sharedStrings.xml"].iter(MAIN + "si")]
    cells = []
    for name, part in parts.items():
        if "worksheets/sheet" not in name:
            continue
        for c in part.iter(MAIN + "c"):
            f, v = c.findtext(MAIN + "f", ""), c.findtext(MAIN + "v", "")
            kind = c.get("t", "")
            text = shared[int(v)] if kind == "s" else v
            text = re.sub("_x005F_", "_", text)
            cells += [name, c.get("r"), kind, f, text]
    return [list(parts), cells]


def read(path):
    if path.suffix == ".xlsx":
        return read_xlsx(path)
    text = path.read_bytes().decode()
    readers = {".html": read_html, ".md": read_markdown, ".csv": read_csv}
    if path.name == "search-index.js":
        return read_search(text)
    if path.suffix == ".json":
        return [list(leaves(json.loads(text)))]
    return readers.get(path.suffix, lambda t: [])(text)


# The id of an assumption, which its text makes.
ASSUMPTION = re.compile("a[0-9a-f]{8}")


def words(text):
    return re.findall(r"[A-Za-z0-9]+", text)


def said_alike(plain, hostile):
    """Is hostile what plain says, the word aside, in the same order?  What is
    read aloud has the signs of a text in words."""
    left = iter(words(hostile))
    return all(word in left for word in words(plain.replace(WORD, " ")))


def like(plain, hostile, text, spoken=()):
    """Is hostile what plain is with the text for the word?"""
    if not isinstance(plain, str) or not isinstance(hostile, str):
        return plain == hostile
    if plain == hostile:
        return True
    if ASSUMPTION.fullmatch(plain) and ASSUMPTION.fullmatch(hostile):
        return True
    if " ".join(plain.split()) in spoken:
        return said_alike(plain, hostile)
    want = [" ".join(plain.replace(WORD, t).split())
            for t in (text, BAD.sub("\ufffd", text))]
    have = " ".join(hostile.split())
    if have.endswith("\u2026"):
        return any(w.startswith(have[:-1].rstrip()) for w in want)
    return have in want or have.lstrip("'") in want


def compare(plain, hostile, text, spoken):
    """What differs first, or None."""
    if len(plain) != len(hostile):
        return "other parts"
    for a, b in zip(plain, hostile):
        for x, y in zip(a, b):
            if not like(x, y, text, spoken):
                return f"{x!r:.60} became {y!r:.60}"
        if len(a) != len(b):
            return f"{len(a)} things became {len(b)}"
    return None


def build(program, guide, text, to, formulas):
    """The files of the guide with the text, with or without the page of formulas,
    or what went wrong."""
    shutil.rmtree(to, ignore_errors=True)
    quoted = "".join(f"\\{b:03d}" for b in text.encode())
    for name in ("specs/guide.lua", "site/site.lua"):
        source = (guide / name).read_text().replace("@TEXT@", quoted)
        if not formulas:
            source = re.sub('page "methodology".*\n', "", source)
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        (to / name).write_text(source)
    for name in ("templates", "site"):
        shutil.copytree(guide / name, to / name, dirs_exist_ok=True,
                        ignore=shutil.ignore_patterns("site.lua"))
    made = subprocess.run([program, "-C", to, "build", "-q"],
                          capture_output=True, text=True)
    if made.returncode or made.stderr:
        return None, made.stderr[:200] or f"status {made.returncode}"
    site = to / "build/site"
    for command in (["rank", "chat"], ["explain", "chat", "alpha"]):
        shown = subprocess.run([program, "-C", to, *command],
                               capture_output=True).stdout.decode()
        if BAD.search(shown) or re.search("[\0-\x09\x0b-\x1f\x7f-\x9f]",
                                          shown):
            return None, f"{command[0]} prints a control character"
    return {p.relative_to(site): read(p) for p in site.rglob("*")
            if p.is_file()}, None


def main(program, folder):
    folder = pathlib.Path(folder)
    day, whole = int(os.environ.get("SLICE", 1)), os.environ.get("WHOLE")
    plain = {}
    for formulas in (False, True):
        plain[formulas], fault = build(program, folder / "guide", WORD,
                                       folder / "plain", formulas)
        if fault:
            print(f"not ok plain: {fault}")
            return
    if len(plain[True]) <= len(plain[False]):
        print("not ok plain: no page of formulas")
    decisions = (folder / "plain/build/site/data/decisions.json").read_text()
    spoken = {" ".join(d["spoken"].split())
              for d in json.loads(decisions)["decisions"] if "spoken" in d}
    if not spoken:
        print("not ok plain: nothing is read aloud")
    for i, text in enumerate(TEXTS):
        formulas = bool(whole) or (i + day) % 4 == 0
        site, fault = build(program, folder / "guide", text, folder / "site",
                            formulas)
        want = plain[formulas]
        if not fault and site.keys() != want.keys():
            fault = "other files"
        for name in want if not fault else ():
            fault = compare(want[name], site[name], text, spoken)
            if fault:
                fault = f"{name}: {fault}"
                break
        print(f"not ok {text!a}: {fault}" if fault else f"ok {text!a}")


main(*sys.argv[1:])
