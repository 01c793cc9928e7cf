"""recount_stated.py: what a site states of a candidate: prices, hours,
dimensions, formats, efficiencies, limits; of what a working came to, only the
figures that the other parts of the recount name."""
import collections

HOUR, MONTH, YEAR = 3600, 2628000, 31536000
EXACT = 1e-9  # of sums in floating point


class Answer:
    """What is stated of one candidate: inputs by field, the first of each."""

    def __init__(self, guide, offers, decision, raw, order):
        self.raw, self.order, self.decision = raw, order, decision
        self.profile = guide["profiles"][decision["profile"]]
        self.work = guide["workloads"][decision["workload"]]
        self.kind = decision["kind"]
        self.figures = raw["figures"]
        self.n = raw.get("accelerators", raw["count"])
        self.inputs = collections.defaultdict(list)
        names = raw["inputs"]
        self.whole = bool(names)
        if not names:  # of the first two alone is it stated what they read
            names = [i for i in decision["ranked"][0]["inputs"]
                     if i.startswith(("profile/", "workload/"))]
        for name in names:
            entry = guide["inputs"].get(name)
            if entry and isinstance(entry["value"], (int, float)):
                # One value of several stands as NAME=VALUE.
                place = name.partition("=")[0].split("/")
                kind, field = place[0], place[-1]
                self.inputs[field].append(entry["value"])
                self.inputs[f"{kind}/{field}"].append(entry["value"])
        self.offer = offers.get(raw["offer"].split("#")[0], {})
        self.listed = float(self.offer.get("price [USD/h]") or 0) / HOUR

    def __call__(self, field, default=0):
        found = self.inputs.get(field)
        return found[0] if found else default

    @property
    def tier(self):
        """Of its offer; of what is owned, the last word of its name."""
        return self.offer.get("tier") or self.raw["offer"].split(
            "/")[-1].split("#")[0]

    @property
    def tenure(self):
        tier = self.tier
        if self.raw["offer"].startswith("own/"):
            return "extend" if "+" in self.raw["offer"] else "own"
        return {"purchase": "buy", "reserved_1y": "commit",
                "reserved_3y": "commit"}.get(tier, "rent")
