"""Prints what guide.json decides for each profile, and how a reader took it.

A line that changes is a decision to read again: is the reading below it still
true of the new choice?
"""
import json
import sys

READ = {
    "institute/campus-chat-8b":
        "two GH200 by the hour from a seller who sells them singly, "
        "and the four cards that are there stand idle: not to sign "
        "before somebody asks why; the sum is right, the room has "
        "cards",
    "edge/local-8b":
        "a card of 200 W, bought, for a box that no one visits: a 4060 Ti "
        "costs 11 percent less and takes about as much energy, but its 29 ms "
        "a token would miss the limit one time in eight, and this one's 17 ms "
        "does not; Q5_K_M costs less than the 2 percent of quality that are "
        "allowed, and llama.cpp was measured on that generation; an Arc costs "
        "less than half and stands beside it, without a measured run",
    "enterprise/chat-70b":
        "one large card by the hour: TensorRT-LLM holds 70B in 8 bits "
        "beside the cache in the 96 GB of a GH200; two saw Lambda ask "
        "2.29 within eight days, so to sign; the seller who asked 1.99 "
        "has not listed it since July",
    "enterprise/qlora-70b":
        "one large card overnight, rented, by TRL, whose runs on that "
        "generation are on record; two saw "
        "this price within eight days: to sign",
    "individual/local-8b":
        "the cheapest listing that is new and holds 8B in Q5_K_M: 8 "
        "GB leave no room for a larger model, which a buyer who asks "
        "for 8B alone accepts",
    "individual/qlora-8b":
        "16 GB, new, with 4-bit weights and checkpoints; dearer than "
        "the 12 GB of before because the card that was cheaper has no "
        "listing that is new",
    "laboratory/pretrain-405b":
        "nobody is known to have 16,384 to rent, so it is a request "
        "for a contract as long as the run, at what one costs by the "
        "hour in eights, confirmed by two; not to sign",
    "laboratory/moe-120b":
        "one host of eight, sold so, at a rate that two sources "
        "state: to sign",
    "own-machines/qlora-8b":
        "a rented A30 costs less than what the owned A100 is charged "
        "at: not to sign while those stand idle",
    "own-machines/batch-summaries-8b":
        "one of the four cards of 2023 does two documents a second, at what "
        "it would bring today; a card bought second hand costs half more",
    "production/chat-70b":
        "one GH200 in 8 bits with TensorRT-LLM, owned and used at 70 percent; "
        "an H100 NVL costs a few percent more and answers sooner",
    "production/moe-671b":
        "one node of eight holds 671B in 8 bits and answers 500 people at "
        "26 ms a token; a node of H200 costs 7 percent less over four years "
        "and is slower, which I would take if its price were as new; vLLM is "
        "what was measured on it",
    "researcher/pretrain-1.5b":
        "eight for 13 hours at a preemptible rate that one source saw "
        "that day; a third of such choices stand a month later, and one "
        "GH200 for eight days costs 2 percent less: I would take that "
        "one if nobody waits for the model",
    "regulated/chat-70b":
        "bought, with error correction, with the server it is sold in; "
        "TensorRT-LLM fits what two cards held before",
    "regulated/qlora-70b":
        "one card of 96 GB within 250,000 USD, not a server of eight, by "
        "TRL; an A100 would take two and a half times as long",
    "researcher/qlora-8b":
        "24 GB, rented in a data center, for some hours; one was in "
        "stock",
    "researcher/finetune-full-8b":
        "a host of eight by spot, two weeks old at most: may be taken "
        "away, and the run is two hours; to sign with a checkpoint",
    "regulated/clinic-cluster":
        "three cards of 80 GB in the cellar: under load a copy of the chat "
        "wants more bandwidth than cards of 48 GB have, and runs wait for "
        "the night",
    "researcher/research-cluster":
        "two cards on demand from one seller; five cards of community "
        "hosts were cheaper and are no machines for data of others: "
        "re-quote",
    "small-team/chat-8b":
        "two small cards for a year, as a region is named and no "
        "other seller of this kind is there: the latency limit is "
        "near",
    "small-team/flux-images":
        "two cards on demand within the region; to sign after a trial",
    "startup/chat-8b":
        "24 GB, rented, at a third of an hour's dollar; one was in "
        "stock, so the next best matters",
    "startup/finetune-full-8b":
        "one card on demand for some hours from one source: a quote "
        "first",
    "startup/pretrain-1.5b":
        "one card for four days; the price is 49 days old and of one "
        "source, so a quote first; a GH200 that two saw costs 2 percent "
        "more and takes eight days",
    "startup/vit-training":
        "one card in place of eight that were a preemptible rate read "
        "as on demand; the price was the same on seven lists to August, "
        "so a quote first; two A40 cost as much and take twice as long",
    "student/chat-8b":
        "the cheapest host of a market that keeps the limit; put no "
        "private data on it",
    "student/qlora-70b":
        "two H100 of one host of a marketplace for an afternoon, at half of "
        "what others ask; two A100 cost 13 percent more and take an evening, "
        "one GH200 from a named provider 15 percent more and takes six hours, "
        "which I would pay where the offer is gone",
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
