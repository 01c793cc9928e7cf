"""Holds every answer of guide.json against its profile's own words."""
import sys

from published import read_guide

guide = read_guide(sys.argv[1])
profiles, inputs = guide["profiles"], guide["inputs"]
workloads = guide["workloads"]
checked = {}


def check(rule, answer, holds):
    count, faults = checked.setdefault(rule, [0, []])
    checked[rule][0] = count + 1
    if not holds:
        faults.append(answer["id"])


def price_of(answer):
    """What the seller's offer alone asks at once, from its own price."""
    entry = inputs.get("offer/%s/purchase" % answer["offer"])
    return entry["value"] * answer["count"] if entry else None


def power_of(answer):
    entry = inputs.get("accelerator/%s/power" % answer["accelerator"])
    return entry["value"] if entry else None


for decision in guide["decisions"]:
    profile = profiles[decision["profile"]]
    workload = workloads[decision["workload"]]
    where = profile.get("deployment")
    for answer in decision["rejected"]:
        if answer["reject"] == "quality" and "record" in answer:
            check("no format is out that costs little", answer,
                  answer["record"].startswith("quality/") and
                  "max_quality_loss" in workload)
        if answer["reject"] == "support":
            check("software is out by a record that is named", answer,
                  answer["record"].startswith("support/") and
                  answer["record"][8:] in answer["reason"])
    for answer in decision["ranked"]:
        offer = answer["offer"].split("/")
        bought = offer[-1].split("#")[0] in ("purchase", "owned")
        if offer[0] == "own":
            held, _, seller = offer[1].partition("+")
            check("owned by the profile", answer, held in profile["owns"])
            offer = [seller] + offer[2:] if seller else offer
        if offer[0] != "own":
            check("of an accepted tier", answer,
                  offer[-1].split("#")[0].partition("-")[0] in
                  profile["tiers"])
        if where:
            check("rented in the cloud, bought elsewhere", answer,
                  bought == (where != "cloud"))
        if "regions" in profile and not bought:
            check("in a region that is named", answer,
                  any(part.lower().startswith(region)
                      for region in profile["regions"] for part in offer))
        if bought and "used" in offer[1]:
            check("second hand where that is accepted", answer,
                  "used" in profile.get("conditions", ()))
        if "providers" in profile and not bought:
            check("from a provider that is named", answer,
                  offer[0] in profile["providers"])
        if profile.get("skills") == "one_card":
            check("one card at a time", answer, answer["count"] == 1)
        price = price_of(answer)
        if "budget_at_once" in profile and bought and price and \
                decision["kind"] != "own":
            check("bought with money that is there", answer,
                  price <= profile["budget_at_once"])
        if "max_quality_loss" in workload:
            check("of no more quality lost than allowed", answer,
                  answer["quality_loss"] <= workload["max_quality_loss"])
        wait = min(workload.get("needed_within", 1e99),
                   profile.get("max_lead_time", 1e99))
        if wait < 1e99 and "lead_time" in answer:
            check("at hand in time", answer, answer["lead_time"] <= wait)
        if "software" in workload:
            check("run by a stack that is named, or by none on record",
                  answer, answer["software"] in workload["software"] and
                  ("support_record" in answer) ==
                  (answer["support"] != "unknown"))
        power = power_of(answer)
        if "max_power" in profile and power:
            check("within the power of the place", answer,
                  power <= profile["max_power"])

for rule, (count, faults) in checked.items():
    if faults:
        print("not ok profiles: %s: %s" % (rule, faults[0]))
    else:
        print("ok profiles: %s (%d answers)" % (rule, count))
if len(checked) < 7:
    print("not ok profiles: only %d rules were met" % len(checked))
