"""hostile_books.py FILE.xlsx FOLDER: workbooks that were made to harm."""
import os
import sys
import zipfile

BOMB = ('<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "lol">' +
        "".join(f'<!ENTITY {chr(98 + i)} "' + f"&{chr(97 + i)};" * 10 + '">'
                for i in range(9)) + ']><sst><si><t>&j;</t></si></sst>')


def changed(parts, out, **new):
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as z:
        for name, data in {**parts, **new}.items():
            z.writestr(name, data)


def quotes_part(parts):
    return "xl/worksheets/sheet3.xml"


def main(path, folder):
    os.makedirs(folder, exist_ok=True)
    with zipfile.ZipFile(path) as z:
        parts = {n: z.read(n) for n in z.namelist()}
    strings, sheet = "xl/sharedStrings.xml", quotes_part(parts)

    def to(name):
        return os.path.join(folder, name + ".xlsx")

    changed(parts, to("entities"), **{strings: BOMB})
    changed(parts, to("huge part"), **{strings: b"<sst>" + b" " * (40 << 20)})
    changed(parts, to("far cell"), **{sheet: b'<worksheet><sheetData><row>'
            b'<c r="A1048576"><v>1</v></c></row></sheetData></worksheet>'})
    changed(parts, to("missing text"), **{sheet: b'<worksheet><sheetData>'
            b'<row><c r="A1" t="s"><v>99999999</v></c></row></sheetData>'
            b'</worksheet>'})
    changed(parts, to("open tag"), **{sheet: b"<worksheet><sheetData"})
    changed({"a": b"b"}, to("no workbook"))
    for name, old, new in (
            ("column gone", b">As published<", b">Was<"),
            ("quote in an id", b"profile/startup/hours_per_month",
             b"profile/'; id '"),
            ("escape in an id", b"profile/startup/hours_per_month",
             b"profile/\x1b[2J")):
        if old not in parts[strings]:
            sys.exit(f"{old} is no text of the workbook")
        changed(parts, to(name), **{strings: parts[strings].replace(
            old, new)})
    data = open(path, "rb").read()
    for name, made in (("half", data[:len(data) // 2]), ("empty", b""),
                       ("text", b"vendor,price\n"),
                       ("directory", data[:-6] + b"\xff\xff\xff\xff" +
                        data[-2:])):
        with open(to(name), "wb") as f:
            f.write(made)


main(*sys.argv[1:])
