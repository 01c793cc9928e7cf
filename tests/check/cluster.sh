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
for what in shared small tune; do
	"$RIDGELINE" -C "$T/guide" rank $what --format json >"$T/$what.json"
done
python3 - "$T" <<'END' >"$T/hand" 2>&1
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
END
check "tenants by hand" "$(tail -n 1 "$T/hand")" test ! -s "$T/hand"

python3 - "$SITE/data/guide.json" <<'END' >"$T/site" 2>&1
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
check "shares of the reference guide's clusters sum up" \
    "$(tail -n 1 "$T/site")" test ! -s "$T/site"
page=$SITE/workloads/clinic-cluster.html
check "a page says who gets what, who pays what and who waits" \
    "one of the three is missing" \
    [ "$(grep -c 'Who gets what\|Who pays what\|Mean wait of a job' \
    "$page")" -ge 3 ]
"$RIDGELINE" explain clinic-cluster h100-pcie-80gb >"$T/explain"
check "the fewest are no fewer than the bound" "$(grep -A 2 '^  least ' \
    "$T/explain")" awk '/^  least /{l = $2} /^  accelerators /{n = $2}
	END {exit !(l > 0 && n >= l)}' "$T/explain"
