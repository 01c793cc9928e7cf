#!/bin/sh
# needs: python3
# A cluster of the small guide against what its tenants are alone, worked out
# here anew; and what the pages and the data say of those of the reference guide.
. tests/lib.sh

cp -r tests/guide "$T/guide"
cat >"$T/guide/specs/shared.lua" <<'END'
tenant "talk" { name = "Talk", workload = "chat", }
tenant "first" {
  name = "First", workload = "tune", priority = 2, jobs_per_month = 20000,
}
tenant "last" {
  name = "Last", workload = "tune", priority = 3, jobs_per_month = 60000,
  hours = "quiet",
}
for _, one in ipairs { { id = "shared" }, { id = "small", count = 1 } } do
  workload(one.id) {
    name = "Shared", summary = "Three of them.", kind = "cluster",
    profiles = { "team", "owner" }, accelerators = { "alpha" },
    tenants = { "last", "first", "talk" }, busy_hours = 230 * h,
    count = one.count,
  }
end
END
# Owning one costs 438 USD a month, so that a second pays off from 219 h on, and
# it has at most 130.
cat >>"$T/guide/specs/shared.lua" <<'END'
tenant "few" {
  name = "Few", workload = "tune", priority = 2, jobs_per_month = 3000,
  hours = "quiet",
}
workload "mixed" {
  name = "Mixed", summary = "One by day.", kind = "cluster",
  profiles = { "owner" }, accelerators = { "alpha" },
  tenants = { "few", "talk" }, busy_hours = 600 * h,
}
END
for what in shared small tune mixed; do
	"$RIDGELINE" -C "$T/guide" rank $what --format json >"$T/$what.json"
done
holds "tenants by hand" "$T" <<'END'
import json, sys
def load(name):
    return json.load(open(sys.argv[1] + "/" + name + ".json"))["decisions"]
def near(a, b, what):
    assert abs(a - b) <= 1e-9 * abs(b), (what, a, b)
hour, month = 3600, 730 * 3600
tune = [value for a in load("tune")[0]["ranked"]
        if a["accelerator"] == "alpha" for step, value in a["figures"].items()
        if step.endswith("/job_time")][0]
# On machines that run already, a job does not wait for its start.
tune -= 5 * 60
for d in load("shared"):
    a = d["ranked"][0]
    t = {t["tenant"]: t for t in a["tenants"]}
    assert a["count"] == 2, "one for the chat, one for the jobs"
    assert list(t) == ["first", "last", "talk"], "by priority"
    used = {"talk": month, "first": 20000 * tune, "last": 60000 * tune}
    for k, v in used.items():
        near(t[k]["used_time"], v, k)
        near(t[k]["usd_by_time"], a["objective"] * v / sum(used.values()), k)
        near(t[k]["usd_by_peak"], a["objective"] / 3, k)
    # One class of 20,000 and one of 60,000 on one accelerator: Cobham.
    u = 80000 * tune / month
    near(t["first"]["wait"], tune * u / (1 - u / 4), "first")
    near(t["last"]["wait"], tune * u / (1 - u / 4) / (1 - u), "last")
    if d["profile"] == "team":
        near(a["objective"], 2 * (sum(used.values()) / hour), "2 USD an hour")
        # Alone on beta: 0.8 USD an hour.
        near(t["talk"]["usd_alone"], 0.8 * 730, "chat alone")
    else:
        # 8760 USD, half of it left after a year, at 10 percent: by the month;
        # and 500 W twice at 80 percent, times 1.5, at 0.1 USD a kWh.
        annuity = (8760 * 1.1 - 4380) / 8760 * 730
        energy = 1 * 0.8 * 1.5 * 0.1 * sum(used.values()) / hour
        near(a["objective"], 2 * annuity + energy, "owned")
for d in load("small"):
    assert not d["ranked"] and d["rejected"][0]["limit"] == "time", d["id"]
d, = load("mixed")
a = d["ranked"][0]
rent = 2 * 3000 * tune / hour
near(a["usd_per_month"], rent, "two dollars an hour for the second")
near(a["objective"], rent + annuity + 1 * 0.8 * 1.5 * 0.1 * 730,
     "one owned that never rests, one rented")
END

# What is bought and what is rented beside it, in every format.
"$RIDGELINE" -q -C "$T/guide" build -o "$T/out" 2>"$T/err"
"$RIDGELINE" -C "$T/guide" rank mixed | tr '\n' ' ' | tr -s ' ' >"$T/mixed"
holds "a cluster that buys some and rents the rest says so everywhere" "$T" <<'END'
import json, sys
sys.path.insert(0, "tests/tools")
from xlsx import Book
order = "2 x Alpha (1 bought, up to 1 rented) from shop"
rest = "; the rest rented from acme, on demand"
says = f"Buy some and rent the rest, {order}{rest}: $8,760 at once, "
text = open(sys.argv[1] + "/mixed").read()
page = open(sys.argv[1] + "/out/workloads/mixed.md").read()
web = open(sys.argv[1] + "/out/workloads/mixed.html").read()
d, = [d for d in json.load(open(sys.argv[1] + "/out/data/decisions.json"))[
    "decisions"] if d["id"] == "mixed/owner"]
book = Book(sys.argv[1] + "/out/data/mixed-owner.xlsx")
assert says in text and "shop, buy + acme, on demand" in text, text
assert says in page and f"| shop, purchase{rest} |" in page, page
assert says in web, "HTML"
o = d["order"]
assert (o["units"], o["accelerators_rented"], o["rent_offer"]) == (
    1, 1, "acme/a1/alpha-x1/here/on_demand"), o
assert abs(o["usd_upfront"] + o["usd_running"] + 12 * o["usd_per_month"] -
           o["usd_total"]) < 1e-6, o
assert book.sheets["Approval"]["A6"].value.startswith(says), "Approval"
row, = [r for r in book.table("Candidates", "Accelerator", "rank", "Terms")
        if r["candidate"].value == o["candidate"]]
assert row["Terms"].value == "purchase" + rest, row["Terms"].value
assert "(1 bought, up to 1 rented)" in row["Configuration"].value
END

holds "shares of the reference guide's clusters sum up" "$SITE/data/guide.json" <<'END'
import json, sys
guide = json.load(open(sys.argv[1]))
seen = 0
for d in guide["decisions"]:
    for a in d["ranked"] if d["kind"] == "cluster" else []:
        t, cost = a["tenants"], a["objective"]
        seen += 1
        for key in ("usd_by_time", "usd_by_peak"):
            assert abs(sum(x[key] for x in t) - cost) <= 1e-9 * cost, a["id"]
        used = sum(x["used_time"] for x in t)
        assert used <= a["count"] * 730 * 3600, a["id"]
        assert max(x["group"] for x in t) <= a["count"], a["id"]
assert seen > 5, seen
END
page=$SITE/workloads/clinic-cluster.html
check "a page says who gets what, who pays what and who waits" \
    "one of the three is missing" \
    [ "$(grep -c 'Who gets what\|Who pays what\|Mean wait of a job' \
    "$page")" -ge 3 ]
"$RIDGELINE" explain clinic-cluster h100-pcie-80gb >"$T/explain"
check "the fewest are no fewer than the bound" "$(grep -A 2 '^  least ' \
    "$T/explain")" awk '/^  least /{l = $2} /^  accelerators /{n = $2}
	END {exit !(l > 0 && n >= l)}' "$T/explain"
