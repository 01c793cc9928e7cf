"""Who sells what an order takes by the time it is placed: drawn at random from
the offers and contracts that a site publishes, and the profile's terms."""
import collections
import csv
import datetime
import math
import os

DAYS = 365 / 12  # of a month


def rows(site, name):
    with open(os.path.join(site, "data", name), newline="",
              encoding="utf-8") as f:
        return list(csv.DictReader(f))


def offer_of(order):
    """What is rented or bought, beside what is owned where some is."""
    offer = order.get("offer", "")
    return offer.split("+")[-1] if offer.startswith("own/") else offer


class Market:
    """Offers and contracts of a site, on its date."""

    def __init__(self, site, date, kinds):
        self.date, self.kinds = datetime.date.fromisoformat(date), kinds
        self.offers = {o["id"]: o for o in rows(site, "offers.csv")}
        self.contracts = collections.defaultdict(
            lambda: collections.defaultdict(list))
        for row in rows(site, "catalogue.csv"):
            verb, *middle = row["id"].split("/")
            if verb == "contract":
                self.contracts[middle[0]][row["field"]] += \
                    [float(row["value"])] if row["value"] else \
                    row["text"].split(", ")

    def contract(self, offer):
        """The one that names most of the offer."""
        best, most = {}, -1
        for c in self.contracts.values():
            about = (c.get("providers"), [offer["provider"]]), \
                (c.get("architectures"), [self.kinds[offer["accelerator"]][
                    "architecture"]]), \
                (c.get("segments"), [self.kinds[offer["accelerator"]][
                    "segment"]])
            if c["tier"] != [offer["tier"]] or any(
                    names and not set(names) & set(of) for names, of in about):
                continue
            weight = sum(w for w, (names, _) in zip((4, 2, 1), about) if names)
            if weight > most:
                best, most = c, weight
        return best

    def sellers(self, order, profile):
        """Price of one, months, share still offered and drift, by provider."""
        own, best = self.offers[offer_of(order)], {}
        need = order["units"] * order["sold_together"]
        for o in self.offers.values():
            if (o["accelerator"], o["tier"], o["condition"] or "new") != (
                    own["accelerator"], own["tier"],
                    own["condition"] or "new") or o["held"] or (
                        own["tier"] != "purchase" and profile.get(
                            "providers") and o["provider"] not in
                        profile["providers"]) or (
                            own["tier"] != "purchase" and profile.get(
                                "regions") and not o["region"].startswith(
                                    tuple(profile["regions"]))):
                continue
            unit = float(o["count"])
            price = float(o["purchase [USD]"] or 0) or \
                float(o["price [USD/h]"]) / 3600
            price *= math.ceil(need / unit - 1e-9) * unit / need
            terms = self.contract(o)
            age = (self.date - datetime.date.fromisoformat(
                o["seen"] or o["date"])).days
            if o["provider"] not in best or best[o["provider"]][0] > price:
                best[o["provider"]] = (
                    price, 1 + age / DAYS, terms.get("still_offered", [1])[0],
                    terms.get("drift", [0])[0])
        return list(best.values())


def draw_cost(sellers, order, rng):
    """What the cost becomes, over what it is at the price of the order."""
    prices = [price * math.exp(drift * math.sqrt(months) * rng.gauss(0, 1))
              for price, months, kept, drift in sellers
              if rng.random() < kept ** months]
    if not prices:
        return math.inf
    ratio = min(prices) / order["price"]
    if order["tenure"] != "buy":
        return ratio
    bought = order["usd_upfront"] - order.get("usd_resale", 0)
    return 1 + bought / (bought + order.get("usd_running", 0)) * (ratio - 1)
