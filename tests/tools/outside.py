"""outside.py [README]: by folder, where expected values come from; README has
its table written anew.  Prints the table.

The rule is by what stands in the row, and errs on the side of unsaid:

source   a row of a C test whose name has the key of a source in specs/, or
         begins with who says so (WHO) and a colon, or says "by" them
hand     its name says "by hand", or is the sum itself: numbers and signs
data     a measured case that is not left out, a row of published parameters,
         a published deployment
reader   what a person typed, read or judged
unsaid   other rows with a name: what is refused, said or kept, by a promise
goldens  files that only make golden writes, and their lines
"""
import csv
import glob
import re
import sys

HEAD = "| folder | source | hand | data | reader | unsaid | goldens | lines |"
WHO = """config Hub keras-hub hf451 transformers PEFT LitGPT torchtune simumax
    Megatron DeepSpeed Excel LibreOffice GFM CommonMark Unicode CLDR RFC ISO
    IEEE POSIX BIPM NIST""".split()
GOLDENS = ["tests/diag/*.out", "tests/golden/*.*", "tests/golden/documents/*",
           "tests/import/*.out", "tests/import/toy.lua",
           "tests/model/bad/*.out", "tests/predict/out.csv",
           "tests/predict/summary", "tests/predict/accuracy.md",
           "specs/types.lua", "specs/calibration/tested.lua"]
COLUMNS = ("source", "hand", "data", "reader", "unsaid", "goldens", "lines")
ROW = re.compile(r'\{\s*((?:"(?:[^"\\]|\\.)*"\s*)+)[,}]')
TEXT = re.compile(r'"((?:[^"\\]|\\.)*)"')


def read(path):
    with open(path, encoding="utf-8") as f:
        return f.read()


def sources():
    return {key for path in glob.glob("specs/**/*.lua", recursive=True)
            for key in re.findall(r'^\s*source "([^"]+)"', read(path), re.M)}


def witness(name, keys):
    if "by hand" in name or re.fullmatch(r"[\d\s.e()*/+^-]*\d", name) and (
            re.search(r"\d\s*(?:[*/+]|\s-)\s*[\d(]", name)):
        return "hand"
    if name not in keys and keys & set(re.findall(r"[\w.-]*\w", name)):
        return "source"
    if any(re.search(rf"(?:^|[:;,] |\bby ){re.escape(who)}\b", name) and
           (":" in name or "by " in name) for who in WHO):
        return "source"
    return "unsaid"


def count():
    """Counts by folder and column."""
    counts, keys = {}, sources()

    def add(path, column, number):
        folder = path.rsplit("/", 1)[0]
        row = counts.setdefault(folder, dict.fromkeys(COLUMNS, 0))
        row[column] += number

    for path in glob.glob("tests/*/*.c"):
        for match in ROW.finditer(read(path)):
            name = "".join(TEXT.findall(match.group(1)))
            add(path, witness(name, keys), 1)
    for path in glob.glob("specs/measured/*.csv"):
        with open(path, encoding="utf-8") as f:
            add(path, "data", sum(not row.get("skip_reason")
                                  for row in csv.DictReader(f)))
    for path in glob.glob("specs/deployments/*.lua"):
        add(path, "data", len(re.findall(r'^deployment "', read(path), re.M)))
    for path, column in (("tests/import/published.csv", "data"),
                         ("tests/claims/reviewed.csv", "reader")):
        with open(path, encoding="utf-8") as f:
            add(path, column, sum(1 for _ in csv.DictReader(f)))
    path = "tests/browser/queries.txt"
    add(path, "reader", sum(1 for line in read(path).splitlines()
                            if line.strip() and line[0] != "#"))
    for path in (p for pattern in GOLDENS for p in glob.glob(pattern)):
        add(path, "goldens", 1)
        add(path, "lines", read(path).count("\n"))
    return counts


def table(counts):
    rows = [HEAD, "|---|" + "--:|" * len(COLUMNS)]
    for folder in sorted(counts):
        rows.append(f"| {folder} | " + " | ".join(
            str(counts[folder][c] or "") for c in COLUMNS) + " |")
    rows.append("| in all | " + " | ".join(
        str(sum(row[c] for row in counts.values())) for c in COLUMNS) + " |")
    return [re.sub("  +", " ", row) for row in rows]


def main():
    rows = table(count())
    print("\n".join(rows))
    if len(sys.argv) > 1:
        lines = read(sys.argv[1]).splitlines()
        start = end = lines.index(HEAD)
        while end < len(lines) and lines[end].startswith("|"):
            end += 1
        lines[start:end] = rows
        with open(sys.argv[1], "w", encoding="utf-8") as f:
            f.write("\n".join(lines) + "\n")


main()
