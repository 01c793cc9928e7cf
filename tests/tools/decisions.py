"""Prints what guide.json decides for each profile, and how a reader took it.

A line that changes is a decision to read again: is the reading below it still
true of the new choice?
"""
import json
import sys

READ = {
    "institute/campus-chat-8b":
        "four cards are there and nothing may be bought: a fifth by the hour "
        "beside them, as each carries a copy of its own",
    "edge/local-8b":
        "a small card under 200 W, bought: right for a box that no one "
        "visits; Q5_K_M costs less than the 2 percent of quality that are "
        "allowed, four bits more, and llama.cpp is on record for it",
    "enterprise/chat-70b":
        "one large card by the hour from a named provider: 70B in 8 bits "
        "fits beside the cache, and no DGX is filled by it",
    "enterprise/qlora-70b":
        "eight large cards for less than an hour, rented, within 5 percent of "
        "one; eight MI355X would cost a quarter less and stand beside them, "
        "as too few of their runs are on record",
    "individual/local-8b":
        "a new card of 12 GB, of a generation that llama.cpp was measured on; "
        "an Arc of 10 GB would cost two fifths less and stands beside it, "
        "without a measured run",
    "individual/qlora-8b":
        "16 to 24 GB with 4-bit weights and checkpoints: the usual advice; "
        "the first two cost the same, and a GeForce has the older kernels",
    "laboratory/pretrain-405b":
        "16,384 H100 as Llama 3.1 405B was trained on, from a provider with "
        "a network between hosts",
    "laboratory/moe-120b":
        "its policy asks for speed: eight split what one would hold",
    "own-machines/qlora-8b":
        "cards of 2023 that stand there: at what they would bring today they "
        "are cheaper than any rent",
    "own-machines/batch-summaries-8b":
        "a card that holds 256 requests, rented: the old ones are too small",
    "production/chat-70b":
        "two cards of 80 GB in 8 bits, owned and used at 70 percent",
    "production/moe-671b":
        "one node of eight holds 671B in 8 bits: the least that does",
    "regulated/chat-70b":
        "bought, with error correction, in servers that take cards",
    "regulated/qlora-70b":
        "one large card within 250,000 USD, not a server of eight",
    "researcher/qlora-8b":
        "a card of 24 GB that may be taken away: the run can resume",
    "researcher/finetune-full-8b":
        "eight cards of a workstation's chip that may be taken away, four "
        "hours; eight of a data center's cost little more for one hour",
    "regulated/clinic-cluster":
        "three cards of 80 GB in the cellar: under load a copy of the chat "
        "wants more bandwidth than cards of 48 GB have, and runs wait for "
        "the night",
    "researcher/research-cluster":
        "spot cards by the hour; the page says that each alone would be "
        "cheaper, as nothing is owned and each could take what suits it",
    "small-team/chat-8b":
        "one H100 by the hour: under load three A10G for a year would be "
        "needed, and cost a tenth more; an L40S would cost less than half "
        "and stands beside it, untested: I would measure it first",
    "small-team/flux-images":
        "seven cards by the hour in Europe; one B200 would cost two thirds "
        "and stands beside them, as its speed was measured twice",
    "startup/chat-8b":
        "one card around the clock: at 6,600 USD it pays before a year is "
        "over, where someone can house it",
    "startup/finetune-full-8b":
        "a run of under an hour is rented, not a server bought",
    "student/chat-8b":
        "a desktop's card from a marketplace: cheapest, and the page says "
        "whose machine it is",
    "student/qlora-70b":
        "two cards of 32 GB hold 70B in 4 bits: the least that do",
}

guide = json.load(open(sys.argv[1]))
decisions = {"%s/%s" % (d["profile"], d["workload"]): d
             for d in guide["decisions"]}
for key, words in READ.items():
    ranked = decisions[key]["ranked"]
    print(key)
    if ranked:
        best = ranked[0]
        print("    %d x %s, %s, %s" % (best["accelerators"],
                                       best["accelerator"],
                                       best["format"], best["offer"]))
        print("    waits for %s; tightest: %s" % (best.get("bound", "nothing"),
                                                  best.get("limit", "none")))
    else:
        print("    nothing")
    print("    read: %s" % words)
