"""reseal.py FILE...: approvals that were edited, sealed again.

The seal as the manual tells it, worked out here by itself: 16 digits of FNV-1a
of 64 bits over a line "field=value" for each field that stands above it, and
over those of the order alone.
"""
import re
import sys

PERSON = ("date", "signed_on", "by", "note", "order_digest", "input_digest")


def fnv(text):
    digest = 0xcbf29ce484222325
    for byte in text.encode():
        digest = (digest ^ byte) * 0x100000001b3 % 2 ** 64
    return f"{digest:016x}"


def lines(fields):
    return "".join(f"{name}={value}\n" for name, value in fields)


def plain(value):
    if value.startswith('"'):
        return value[1:-1].replace('\\"', '"')
    return value.removesuffix(" * USD")


for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as file:
        text = file.read()
    rows = re.findall(r"^  (\w+) = (.*),$", text, re.M)
    fields = [(name, plain(value)) for name, value in rows if name != "seal"]
    order = fnv(lines(f for f in fields if f[0] not in PERSON))
    fields = [(n, order if n == "order_digest" else v) for n, v in fields]
    text = re.sub(r'(order_digest = )".*"', rf'\1"{order}"', text)
    text = re.sub(r'(seal = )".*"', rf'\1"{fnv(lines(fields))}"', text)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
