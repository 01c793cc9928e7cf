"""A copy of a site's data in which nearly everything has changed: what a
comment on it must survive.  large_change.py SITE NEW"""
import json
import os
import sys

site, new = sys.argv[1:]
os.makedirs(new + "/data")


def load(name):
    with open(f"{site}/data/{name}.json") as f:
        return json.load(f)


def save(name, value):
    with open(f"{new}/data/{name}.json", "w") as f:
        json.dump(value, f)


guide = load("guide")
for d in guide["decisions"]:
    if len(d["ranked"]) > 1:
        d["ranked"][:2] = d["ranked"][1::-1]
guide["date"] = "2099-01-01"
save("guide", guide)
offers = load("offers")
for i, o in enumerate(offers["offers"]):
    o["value"] *= 1.01 + i % 7 / 10
    o["sku"] = "<b>@everyone</b> | `x`"
    o["provider"] = "<b>@everyone</b>|" + o["provider"]
offers["held"] = [dict(o, reason="far from all others") for o in offers["offers"][:200]]
offers["offers"] = offers["offers"][50:]
save("offers", offers)
catalogue = load("catalogue")
for r in catalogue["records"]:
    for f in r["fields"]:
        if "value" in f:
            f["value"] *= 1.5
catalogue["url"] = "https://guide.example/gpu"
save("catalogue", catalogue)
claims = load("claims")
for c in claims["claims"]:
    c["verdict"] = {"agrees": "disagrees", "disagrees": "agrees"}.get(c["verdict"], c["verdict"])
save("claims", claims)
save("decisions", load("decisions"))
