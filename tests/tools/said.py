"""said.py: how a page says what decisions.json has, for who reads pages."""
import decimal
import math
import re

class Named(dict):
    """One without a record goes by its id."""

    def __missing__(self, key):
        return key


# As the vocabulary of the program has them.
with open("specs/vocabulary/providers.lua", encoding="utf-8") as providers:
    SELLERS = Named(re.findall(r'^provider "([^"]*)" \{ name = "([^"]*)"',
                               providers.read(), re.M))
TERMS = {"on_demand": "on demand", "purchase": "purchase", "spot": "spot",
         "on_demand-secure": "on demand", "on_demand-community": "on demand",
         "reserved_1y": "reserved 1 year", "reserved_3y": "reserved 3 years"}
# Formats that people do not write as their id in capitals.
FORMATS = {
    "fp16_acc16": "FP16 with FP16 accumulation",
    "fp8_acc32": "FP8 with FP32 accumulation",
    "nf4_dq": "NF4 with double quantization",
    "fp4_dq": "FP4 with double quantization",
    "gptq_int8": "GPTQ INT8", "int4_g128": "INT4 in groups of 128",
    "int4_g32": "INT4 in groups of 32", "awq_g32": "AWQ in groups of 32",
    "gptq_g32": "GPTQ in groups of 32"}
SIZES = {"": 1, "k": 1e3, "M": 1e6, "B": 1e9}
SECONDS = {"us": 1e-6, "ms": 1e-3, "s": 1, "h": 3600, "days": 86400}


def rounded(value, places):
    """Half away from zero, of the fifteen digits that a sheet keeps."""
    return decimal.Decimal(f"{value:.14e}").quantize(
        decimal.Decimal(1).scaleb(-places), decimal.ROUND_HALF_UP)


def says(text, value, digits=3):
    """Is the number in the text that value, to so many digits or more?"""
    number = decimal.Decimal(text.replace(",", ""))
    places = len(text.partition(".")[2])
    if not value:
        return number == 0
    few = digits - 1 - math.floor(math.log10(abs(value)) + 1e-9)
    return number == rounded(value, min(places, few)) or (
        places >= few and number == rounded(value, places))


def pays(text, usd):
    number, size = re.fullmatch(r"\$([\d,.]*\d)([kMB]?)", text).groups()
    return says(number, usd / SIZES[size])


def plain(word):
    return re.sub("[^a-z0-9]", "", word.lower())


def written(format_id):
    return FORMATS.get(format_id, format_id.upper())


def from_whom(order, verb=""):
    """Seller and terms, as a person names them, those that the verb has not
    said; what is owned has a name of its own, and its condition what is
    bought."""
    seller, *_, terms = order["offer"].removeprefix("own/").split("/")
    if order["tenure"] == "own":
        return "[A-Z][^,;]*"
    known = verb.startswith("Buy") or verb.endswith("buy the rest,")
    terms = "" if known else f", {TERMS[terms]}"
    if order["tenure"] == "extend":
        return f"[A-Z][^,;]*; more from .+{terms}(?:, used)?"
    rest = ""
    if "rent_offer" in order:
        who, *_, how = order["rent_offer"].split("/")
        rest = re.escape(f"; the rest rented from {SELLERS[who]}, {TERMS[how]}")
    return re.escape(SELLERS[seller] + terms) + "(?:, used)?" + rest
