"""gone.py RIDGELINE SITE STEP: does "thin" hold when the best offer goes?

Every STEP-th decision is asked again with the price of its order's offer so
high that nobody would take it, as if it were gone.  An order that is thin for
its best offer loses to another accelerator; any other stays, and what comes in
its place is what the order says.
"""
import json
import os
import subprocess
import sys

ridgeline, site, step = sys.argv[1], sys.argv[2], int(sys.argv[3])
with open(os.path.join(site, "data", "decisions.json"), encoding="utf-8") as f:
    decisions = json.load(f)["decisions"]
asked = [d for d in decisions if "order" in d and d["kind"] not in
         ("own", "cluster") and d["order"]["tenure"] in
         ("rent", "commit", "buy") and not d["order"]["offer"].startswith(
             "own/")]
faults, looked = [], 0
for d in asked[::step]:
    order = d["order"]
    workload, profile = d["id"].split("/")
    field = "purchase=1e9 USD" if order["tenure"] == "buy" else \
        "price=1e6 USD/h"
    out = subprocess.run(
        [ridgeline, "rank", workload, "--profile", profile, "--format",
         "json", "--set", f"offer/{order['offer']}/{field}"],
        stdout=subprocess.PIPE, check=False)
    if out.returncode:
        faults.append(f"{d['id']}: status {out.returncode}")
        continue
    ranked = json.loads(out.stdout)["decisions"][0]["ranked"]
    if ranked and ranked[0]["offer"] == order["offer"]:
        continue  # a policy that does not ask for the price
    now = ranked[0]["accelerator"] if ranked else None
    stays = now == order["accelerator"]
    looked += 1
    if stays == ("best_offer" in order["grade_reasons"]):
        faults.append(f"{d['id']}: {order['accelerator']} becomes {now}")
if faults:
    print(f"not ok without its best offer an order is what it says: "
          f"{faults[0]} ({len(faults)} of {looked})")
elif looked < 8:
    print(f"not ok without its best offer an order is what it says: {looked}")
else:
    print("ok without its best offer an order is what it says")
