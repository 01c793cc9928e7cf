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
        "a card of 200 W, bought, for a box that no one visits: a 4060 Ti "
        "costs 11 percent less and takes about as much energy, but its 29 ms "
        "a token would miss the limit one time in eight, and this one's 17 ms "
        "does not; Q5_K_M costs less than the 2 percent of quality that are "
        "allowed, and llama.cpp was measured on that generation; an Arc costs "
        "less than half and stands beside it, without a measured run",
    "enterprise/chat-70b":
        "one large card by the hour from a named provider: TensorRT-LLM "
        "holds 70B in 8 bits beside the cache in the 96 GB of a GH200, "
        "where vLLM keeps more for itself; an H200 costs 7 percent more and "
        "leaves room, which I would take where the engine is not set up yet",
    "enterprise/qlora-70b":
        "one large card overnight, rented, by TRL, whose runs on that "
        "generation are on record: nothing to split over cards; an H100 or an "
        "H200 costs 7 to 8 percent more and does as well",
    "individual/local-8b":
        "the cheapest card on which llama.cpp was measured: 30 ms a token "
        "for one reader, 16 GB leave room for a larger model; a 5070 costs "
        "a little less and is quicker, and waits for measured runs",
    "individual/qlora-8b":
        "12 GB with 4-bit weights and checkpoints: the usual advice; "
        "torchtune was measured on that generation, an Arc was not",
    "laboratory/pretrain-405b":
        "nobody is known to have 16,384 to rent, so it is a request for a "
        "contract as long as the run, at what one costs by the hour: thin, and "
        "the caution says to ask first; a commitment of a year would cost "
        "twenty times as much and be used for two months",
    "laboratory/moe-120b":
        "its policy asks for speed: two groups of four split what one would "
        "hold, without stages, as its stack runs them; GB200 are as fast "
        "and cost 8 percent more, and one GH200 a quarter",
    "own-machines/qlora-8b":
        "cards of 2023 that stand there: at what they would bring today they "
        "are cheaper than any rent; one of the four does it in two hours, and "
        "the start of a second one would not pay",
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
        "eight B200 for half a day at 404 dollars; eight RTX PRO 6000 by spot "
        "take two days at 397, which two percent a day of waiting makes "
        "dearer, and two of them nine days at 384",
    "regulated/chat-70b":
        "bought, with error correction, with the server it is sold in; "
        "TensorRT-LLM fits what two cards held before",
    "regulated/qlora-70b":
        "one card of 96 GB within 250,000 USD, not a server of eight, by "
        "TRL; an A100 would take two and a half times as long",
    "researcher/qlora-8b":
        "cards of 24 GB that may be taken away: the run can resume; "
        "torchtune is what was measured on them; one does it in two and a "
        "half hours, and the start of a second one costs three percent",
    "researcher/finetune-full-8b":
        "a bid of April decides nothing in July, and with it eight "
        "cards of a workstation's chip fell out; two hours on four "
        "B200 cost one percent more; their price is the lowest there "
        "is and wants a second witness; NeMo was measured on that "
        "generation",
    "regulated/clinic-cluster":
        "three cards of 80 GB in the cellar: under load a copy of the chat "
        "wants more bandwidth than cards of 48 GB have, and runs wait for "
        "the night",
    "researcher/research-cluster":
        "desktop cards that may be taken away: each tenant runs there on what "
        "was measured for it",
    "small-team/chat-8b":
        "one L40S by the hour in 8 bits: no commitment, and less than half "
        "of an H100",
    "small-team/flux-images":
        "two cards by the hour, which a compiler lets draw each picture "
        "together, as Replicate's service runs it; each with pictures of its "
        "own they would do as many, and answer later",
    "startup/chat-8b":
        "one card around the clock, with weights of 8 bits that it multiplies "
        "in 16: over three years a quarter less than an L40S by the hour, "
        "where someone can house it; an A100 costs 4 percent more and "
        "answers sooner",
    "startup/finetune-full-8b":
        "a run of three hours is rented, not a server bought; NeMo was "
        "measured on that generation; four would wait half as long and need "
        "more memory each, which is less sure since each source is left out",
    "startup/pretrain-1.5b":
        "eight GB200 for half a day, not one GH200 for a week: 1.5 percent "
        "more, six dollars, for seven days; eight H100 take a day at 1 "
        "percent more, and B200 come first as often once quotes are in",
    "startup/vit-training":
        "eight L40S for half a day at what one costs for four days: two "
        "thirds of a percent, for four days of waiting; four H100 take as "
        "long and cost 5 percent more, which I would take if the price, 59 "
        "percent of what others ask, no longer stands",
    "student/chat-8b":
        "a desktop's card from a marketplace, a quarter of an A100 from a "
        "named provider: a student would try that first",
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
