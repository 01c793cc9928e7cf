"""data/datapackage.json against the files of a site: dataset.py SITE.

The descriptor keeps what Frictionless asks of one; every CSV file is a
resource, its columns are those that are told, and its cells have their types;
ids in the columns that are told to hold them are those of the catalogue."""
import csv
import json
import os
import re
import sys

import jsonschema

data = sys.argv[1] + "/data"
package = json.load(open(data + "/datapackage.json"))
faults = []

# specs.frictionlessdata.io: data-package, data-resource, table-schema.
NAME = "^[a-z0-9._/-]+$"
PROFILE = {
    "type": "object", "required": ["name", "resources"],
    "properties": {
        "name": {"type": "string", "pattern": NAME},
        "created": {"type": "string", "pattern": r"^\d{4}-\d\d-\d\dT"},
        "resources": {"type": "array", "minItems": 1, "items": {
            "type": "object", "required": ["name", "path"],
            "dependencies": {"schema": ["dialect"]},
            "properties": {
                "name": {"type": "string", "pattern": NAME},
                "path": {"type": "string", "pattern": r"^(?!/|.*\.\.)"},
                # Unless told, tableschema guesses "/" of cells with units.
                "dialect": {"type": "object", "required": ["delimiter"],
                            "properties": {"delimiter": {"const": ","}}},
                "schema": {"type": "object", "required": ["fields"],
                           "properties": {"fields": {
                               "type": "array", "minItems": 1, "items": {
                                   "type": "object",
                                   "required": ["name", "type"],
                                   "properties": {"type": {"enum": [
                                       "string", "number", "boolean", "any"]}}}}}}}}}}}
for e in jsonschema.Draft7Validator(PROFILE).iter_errors(package):
    faults.append(f"{e.json_path}: {e.message[:80]}")
names = [r["name"] for r in package["resources"]]
if len(names) != len(set(names)):
    faults.append("a name stands twice")
listed = {r["path"] for r in package["resources"]}
found = {f for f in os.listdir(data) if f.endswith(".csv")}
for f in sorted(found - {p for p in listed if p.endswith(".csv")})[:3]:
    faults.append(f + " is not listed")
for f in sorted(listed):
    if not os.path.exists(f"{data}/{f}"):
        faults.append(f + " is listed and not there")

number = re.compile(r"-?\d+(\.\d+)?(e[+-]\d+)?$")
good = {"any": lambda s: True, "string": lambda s: True, "number": lambda s: not s or number.match(s),
        "boolean": lambda s: s in ("", "true", "false")}
ids = {r["id"].split("/", 1)[1] for r in json.load(open(
    data + "/catalogue.json"))["records"]}
pages = {f[:-5] for _, _, files in os.walk(sys.argv[1]) for f in files
         if f.endswith(".html")}
decisions = {d["id"] for d in json.load(open(data + "/decisions.json"))["decisions"]}
with_ids = 0
for r in package["resources"]:
    if not r["path"].endswith(".csv") or r["path"] not in found:
        continue
    fields = r["schema"]["fields"]
    with open(f"{data}/{r['path']}", newline="", encoding="utf-8") as f:
        rows = list(csv.reader(f))
    if rows[0] != [x["name"] for x in fields]:
        faults.append(f"{r['path']}: other columns than told")
        continue
    if len(set(rows[0])) != len(rows[0]):
        faults.append(f"{r['path']}: a column stands twice")
    for i, field in enumerate(fields):
        if not all(good[field["type"]](row[i]) for row in rows[1:]):
            faults.append(f"{r['path']}: {field['name']} is no {field['type']}")
        if "[" in field["name"] and field["type"] == "string" and any(
                row[i] for row in rows[1:]):
            faults.append(f"{r['path']}: {field['name']} has a unit and no number")
        if field["name"].endswith(" id"):
            with_ids += 1
            for row in rows[1:]:
                if row[i] and row[i] not in ids and row[i] not in decisions \
                        and row[i] not in pages:
                    faults.append(f"{r['path']}: {row[i]} is no id")
                    break
if not with_ids:
    faults.append("no file has a column of ids")
print("; ".join(faults[:5]) or "as it is told")
sys.exit(bool(faults))
