"""recount_money.py: what an order costs, as a buyer with a calculator works it
out from prices, hours and terms.  No step of a working is read.

Three figures that the order rests on are taken as stated: the time of a run,
the time per token of an answer (users wait for it), and how much of a cluster
its tenants want."""
import math

from recount_stated import HOUR, MONTH, YEAR


def pmt(rate, years, present, future):
    """The spreadsheet's PMT, for what is paid at the end of each year."""
    if not rate:
        return (present - future) / years
    grown = (1 + rate) ** years
    return (present * grown - future) * rate / (grown - 1)


def owned(a, used):
    """Purchase of one: upfront, resale, running and attributed, for so many
    seconds at work over the horizon."""
    n = a("workload/count", 1)
    price = float(a.offer.get("purchase [USD]") or 0)
    years = a("horizon") / YEAR
    machines = math.ceil(n / max(1, a("host_cards", 1)))
    host = price * a("host_share") + a("host_price") * machines / n
    hardware = (price + host + a("network_share")) * (1 + a("spares"))
    upfront = hardware * (1 + a("tax"))
    resale = hardware * a("value_kept") ** years
    power = a("power") * (1 + a("host_power"))
    if a("holding/count"):  # what stands there is worth what it would fetch
        hardware, upfront = a("holding/paid"), a("holding/value")
        resale = upfront * a("value_kept") ** years
    broken = a("failure_rate") * price * max(a("horizon") - a("warranty"), 0)
    fixed = a("horizon") * (
        a("space_price") * power + a("maintenance") * hardware +
        a("salary") / a("accelerators_per_person", 1) + a("licences")) + broken
    energy = power * a("power_load") * a("pue") * a("tariff") * used
    capital = pmt(a("discount_rate"), years, upfront, resale) * years
    return {"upfront": upfront, "resale": resale, "running": fixed + energy,
            "attributed": capital + fixed + energy}


def rent_rate(a):
    """A second of one that is rented: what an interruption loses is the
    time to start again and half of what was done since the last checkpoint."""
    lost = a("restart_time") + a("checkpoint_interval") / 2
    return a.listed * (1 + a("interruptions") * lost)


def asked(a):
    """Requests, texts, images or seconds of speech in a second: what the
    workload states; of users, each thinks, waits and reads."""
    w = a.work
    for field in ("request_rate", "text_rate", "image_rate", "audio_rate"):
        if w.get(field):
            return w[field]
    if w.get("users"):
        # So many come in an hour, and each stays for a session.
        busy = a.order["busy"]
        wait = busy["ttft_p50"] + w["output_len"] * busy["tpot_p50"]
        there = w["users"] * w.get("session_length", HOUR) / HOUR
        return there / (w["think_time"] + wait)
    return 0


def worth(a):
    """What one of them counts as in the unit of the objective."""
    name = a.order["objective"]
    return {"usd_per_million_output_tokens": a.work.get("output_len", 0) / 1e6,
            "usd_per_million_tokens": a.work.get("input_len", 0) / 1e6,
            "usd_per_thousand_images": 1e-3,
            "usd_per_million_images": 1e-6,
            "usd_per_audio_hour": 1 / HOUR,
            }.get(name, 0)


def run_time(a):
    """Time of a run that is paid: by the seller's steps."""
    if a.order["objective"] == "usd_per_job":
        t = a.figures["job_time"]
        step = a("granularity")
        return max(math.ceil(t / step) * step if step else t, a("minimum"))
    return 0


def rent_or_buy(a):
    """Hours a month from which owning costs less than renting by the hour."""
    idle, busy = owned(a, 0), owned(a, a("horizon"))
    energy = (busy["attributed"] - idle["attributed"]) / a("horizon")
    rent = a("accelerator/rent") or a("offer/price")
    if a("contract/committed"):  # paid used or not: dearer by the hour used
        rent *= MONTH / a.profile["hours_per_month"]
    even = idle["attributed"] / a("horizon") / (rent - energy) * MONTH
    months, used = a("horizon") / MONTH, a.profile["hours_per_month"]
    n, got = a.order["accelerators"], {"objective_value": even}
    if a.order["tenure"] == "buy":
        one = owned(a, used * months)
        got["usd_upfront"] = one["upfront"] * n
        got["usd_resale"] = one["resale"] * n
        got["usd_running"] = one["running"] * n
        got["usd_total"] = got["usd_upfront"] + got["usd_running"]
        got["usd_attributed"] = one["attributed"] * n
    else:
        got["usd_per_month"] = rent * n * used
        got["usd_total"] = got["usd_attributed"] = rent * n * used * months
    return got


def money(a):
    """Fields of the order, as a buyer works them out."""
    if a.kind == "own":
        return rent_or_buy(a)
    o, got = a.order, {}
    n = o["accelerators"]
    months = a("horizon") / MONTH or o["horizon_months"]
    run, work = run_time(a), a.figures.get("job_time", 0)
    hours = a("hours_per_month") or a.profile["hours_per_month"]
    if a.tenure == "buy":
        if run:
            used = a.profile["pool"] * months + work
        elif a.kind == "cluster":
            used = a.figures["use"] * a("horizon")
        else:
            used = hours * months
        one = owned(a, used)
        got["usd_upfront"] = one["upfront"] * n
        got["usd_resale"] = one["resale"] * n
        got["usd_running"] = one["running"] * n
        got["usd_total"] = got["usd_upfront"] + got["usd_running"]
        got["usd_attributed"] = one["attributed"] * n * (
            run / used if run else 1)
    elif a.tenure == "own":
        used = a.profile["pool"] * months + work if run else hours * months
        one = owned(a, used)
        got["usd_running"] = got["usd_total"] = one["running"] * n
        got["usd_attributed"] = one["attributed"] * n * (
            run / used if run else 1)
    elif a.tenure == "extend":
        held = a("holding/count")
        one = owned(a, hours * months)
        got["usd_per_month"] = (n - held) * a("offer/price") * hours
        rented = got["usd_per_month"] * months
        got["usd_running"] = one["running"] * held
        got["usd_total"] = got["usd_running"] + rented
        got["usd_attributed"] = one["attributed"] * held + rented
    elif a.tenure in ("rent", "commit"):
        rate = rent_rate(a) * n
        if run:
            got["usd_run"] = rate * run + a("data_out") * a("egress_price") + (
                a("data_kept") * a("storage_price") * run)
            got["usd_total"] = got["usd_attributed"] = got["usd_run"]
        else:
            paid = MONTH if a.tenure == "commit" else hours
            if a.kind == "cluster" and a.tenure == "rent":
                paid = a.figures["all_wanted"] / a.figures["use"] / n
            elif a.work.get("batch_requests"):
                paid = work
            month = (rate * paid +
                     a("data_kept") * a("storage_price") * MONTH +
                     a("data_out") * a("egress_price") * asked(a) * hours)
            got["usd_per_month"] = month
            got["usd_total"] = got["usd_attributed"] = month * months
    if "usd_attributed" not in got:
        return got
    if o["objective"] == "usd_per_job":
        got["objective_value"] = got["usd_attributed"]
    elif a.work.get("batch_requests"):
        got["objective_value"] = got["usd_attributed"] / (
            worth(a) * a.work["batch_requests"] * months)
    elif o["objective"] == "usd_per_month":
        got["objective_value"] = got["usd_attributed"] / months
    elif asked(a) and worth(a):
        got["objective_value"] = got["usd_attributed"] / (
            worth(a) * asked(a) * hours * months)
    return got
