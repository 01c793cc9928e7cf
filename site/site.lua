-- The guide itself: its title, its pages and their order in the navigation.

site {
  title = "Ridgeline",
  tagline = "Which accelerator to rent or buy, and why not the other one.",
  navigation = {
    "index", "choose", "workloads", "accelerators", "compare", "models", "prices", "wait-or-buy", "rent-or-buy",
    "winners", "changes", "profiles", "policies", "by-memory", "processors", "formats", "software",
    "training-or-inference", "scaling", "links", "images", "renting", "feeds", "facilities", "aging", "calculators",
    "takeaways", "pitfalls", "faq", "glossary",
    "methodology", "chains", "accuracy", "track-record", "deployments",
    "efficiencies", "claims", "contradictions", "assumptions", "sources", "manual", "about",
  },
}

page "index" {
  title = "What to rent or buy",
  template = "home",
  summary = "The best accelerator for each workload: serving, training, fine-tuning, images and clusters.",
  words = "recommendation pick recommended which gpu to buy best value",
}

page "winners" {
  title = "All decisions",
  template = "winners",
  summary = "The best accelerator for each workload and profile, with the runner-up.",
  related = { "choose", "profiles", "policies", "takeaways" },
}

page "workloads" {
  title = "Workloads",
  template = "workloads",
  summary = "What is run, for whom, and the verdict.",
  related = { "choose", "winners", "models" },
}

page "workload" {
  title = "{name}",
  template = "workload",
  each = "workload",
}

page "profiles" {
  title = "Profiles",
  template = "profiles",
  summary = "Who decides, what each may choose from, and what each gets.",
  words = "buyers who",
  related = { "policies", "winners", "pitfalls" },
}

page "profile" {
  title = "{name}",
  template = "profile",
  each = "profile",
}

page "policies" {
  title = "Policies",
  template = "policies",
  summary = "What cheap, quick or green makes of the same workload, side by side.",
  words = "cheapest fastest greenest policy",
  related = { "profiles", "winners" },
}

page "by-memory" {
  title = "By memory",
  template = "by-memory",
  summary = "How much memory a job takes, and the cheapest that gives so much.",
  words = "memory needed 8gb 12gb 16gb 24gb 32gb 48gb 80gb fit how much memory out of memory oom context length 128k",
  related = { "calculators", "models", "formats", "accelerators", "processors" },
}

page "wait-or-buy" {
  title = "Wait or buy now",
  template = "wait-or-buy",
  summary = "Which way the price of each accelerator moved, how sure that is, and whether waiting pays.",
  words = "price trend falling rising wait buy now depreciation price history should i wait used price new price drop",
  related = { "prices", "rent-or-buy", "aging", "renting" },
}

page "rent-or-buy" {
  title = "Rent or buy",
  template = "rent-or-buy",
  summary = "From how many hours on owning is cheaper, and how many to own.",
  words = "break-even breakeven cloud aws azure gcp against owning own server on premises TCO total cost of ownership cheaper buy rent",
  related = { "calculators", "renting", "facilities", "aging", "prices" },
}

page "choose" {
  title = "Choose in three steps",
  template = "choose",
  summary = "A decision tree: what you do, how large it is, who pays; then the pick.",
  words = "decision tree guide help llm inference training which",
  related = { "winners", "workloads", "profiles" },
}

page "faq" {
  title = "Questions",
  template = "faq",
  summary = "What people ask about GPUs, answered from the computed results.",
  words = "faq questions answers",
  related = { "glossary", "takeaways", "pitfalls", "choose" },
}

page "glossary" {
  title = "Glossary",
  template = "glossary",
  summary = "The words of this guide, as the field uses them.",
  words = "kv cache ttft tpot mfu zero tensor pipeline data expert parallelism parallel prefill decode batch meaning definition mig slice gradient activation checkpointing recomputation mixture experts moe fsdp all-reduce token",
  related = { "faq", "methodology" },
}

page "training-or-inference" {
  title = "Training or inference",
  template = "training-or-inference",
  summary = "What training asks of an accelerator and what inference does, side by side.",
  words = "training inference difference",
  related = { "scaling", "rent-or-buy", "by-memory" },
}

page "scaling" {
  title = "Scaling",
  template = "scaling",
  summary = "What more accelerators and more machines give, and what the link takes.",
  words = "multi-node multi gpu scaling efficiency nvlink infiniband distributed training nodes",
  related = { "links", "training-or-inference" },
}

page "links" {
  title = "Links",
  template = "links",
  summary = "NVLink, Infinity Fabric, PCIe and networks, generation by generation.",
  words = "nvlink infinity fabric pcie infiniband bandwidth interconnect link table",
  related = { "scaling", "accelerators" },
}

page "renting" {
  title = "What renting costs",
  template = "renting",
  summary = "Terms, idle hours, data that leave and interruptions: all that a rent is made of.",
  words = "rent tco egress storage spot instances on demand reserved interruption commitment billing utilization hours",
  related = { "rent-or-buy", "prices" },
}

page "facilities" {
  title = "Places",
  template = "facilities",
  summary = "Energy, space, people and upkeep where machines stand.",
  words = "facility pue electricity price power consumption noise cooling carbon footprint co2 emissions data center colocation",
  related = { "rent-or-buy", "renting" },
}

page "aging" {
  title = "Value over time",
  template = "aging",
  summary = "What a GPU is worth years later, and what a dollar of rent buys by age.",
  words = "depreciation obsolescence resale value used old gpu worth wait for new next generation",
  related = { "rent-or-buy", "prices", "accelerators" },
}

page "calculators" {
  title = "Calculators",
  template = "calculators",
  summary = "GPU memory, cost per token, break-even and payback for numbers of your own.",
  words = "calculator vram calculator calculate estimate",
  related = { "by-memory", "rent-or-buy", "choose" },
}

page "takeaways" {
  title = "Takeaways",
  template = "takeaways",
  summary = "What the picks of this guide have in common, computed from them.",
  words = "takeaways summary key findings conclusions",
  related = { "winners", "faq", "pitfalls" },
}

page "images" {
  title = "Images and vision",
  template = "images",
  summary = "Which GPU for images, video and vision, by resolution and batch.",
  words = "diffusion resolution batch 1024 512 image video",
  related = { "workloads", "by-memory" },
}

page "pitfalls" {
  title = "Pitfalls",
  template = "pitfalls",
  summary = "What to beware of, buyer by buyer, found in the picks by rules.",
  words = "mistakes to avoid warnings beware cautions errors when buying a gpu",
  related = { "takeaways", "faq", "contradictions" },
}

page "processors" {
  title = "Is a GPU needed?",
  template = "processors",
  summary = "What the processor of a host does itself, and from which size a copy pays.",
  words = "cpu inference without gpu at all needed host processor",
  related = { "by-memory", "accelerators" },
}

page "decision" {
  title = "{name}: in depth",
  template = "decision",
  each = "decision",
  html_only = true,
  summary = "Where the time and the memory go, and every step of the arithmetic.",
}

page "accelerators" {
  title = "Accelerators",
  template = "accelerators",
  summary = "Memory, bandwidth, peaks and prices side by side.",
  words = "specs list all gpus tpu npu table bandwidth",
  related = { "compare", "prices", "links", "by-memory" },
}

page "accelerator" {
  title = "{name}",
  template = "accelerator",
  each = "accelerator",
}

page "compare" {
  title = "Compare two",
  template = "comparisons",
  summary = "Which of two accelerators to take: 4090 or 5090, H100 or H200, and others.",
  words = "compare versus comparison two gpus",
  related = { "accelerators", "by-memory", "winners" },
}

page "comparison" {
  title = "{name}",
  template = "compare",
  each = "comparison",
}

page "models" {
  title = "Models",
  template = "models",
  summary = "Dimensions and what follows from them.",
  words = "list of models llm parameters",
  related = { "by-memory", "formats", "workloads" },
}

page "model" {
  title = "{name}",
  template = "model",
  each = "model",
}

page "changes" {
  title = "Changes",
  template = "changes",
  summary = "Which choices changed, on which day, and which inputs moved them.",
  related = { "prices", "winners" },
}

page "prices" {
  title = "Prices",
  template = "prices",
  summary = "Every price on record, with the day it was seen.",
  words = "cloud prices providers hourly aws gcp azure lambda runpod vast.ai cost",
  related = { "feeds", "renting", "rent-or-buy", "changes", "sources" },
}

page "feeds" {
  title = "Price feeds",
  template = "feeds",
  summary = "Which price feed is fresh, late, stopped or contradicted, and which orders rest on it.",
  words = "feed health stale data quality source freshness lag coverage price feed status monitoring",
  related = { "prices", "renting", "sources" },
}

page "formats" {
  title = "Formats",
  template = "formats",
  summary = "What weights in fewer bits cost in quality, as others measured it.",
  words = "quantization int4 int8 fp8 fp4 awq gptq gguf quality loss perplexity",
  related = { "by-memory", "software", "models" },
}

page "software" {
  title = "Software",
  template = "software",
  summary = "Which stack runs on which accelerators, and in which formats.",
  words = "vllm tensorrt-llm sglang llama.cpp transformers rocm cuda stack support supported amd",
  related = { "formats", "accuracy", "efficiencies" },
}

page "methodology" {
  title = "Methodology",
  template = "methodology",
  summary = "How a number is made: every formula, and what is left out.",
  words = "formulas equations roofline model mfu arithmetic intensity speculative decoding",
  related = { "chains", "accuracy", "efficiencies", "assumptions" },
}

page "formulas" {
  title = "Formulas: {name}",
  template = "book",
  each = "book",
  html_only = true,
  summary = "Each formula with its equation, symbols, units and source.",
}

page "efficiencies" {
  title = "Efficiencies",
  template = "efficiencies",
  summary = "Which share of each peak software reaches, and what it keeps for itself.",
  related = { "accuracy", "methodology" },
}

page "chains" {
  title = "Chains",
  template = "chains",
  summary = "The inputs and steps of each model in order.",
  related = { "methodology", "accuracy" },
}

page "accuracy" {
  title = "Accuracy",
  template = "accuracy",
  summary = "Predictions of this guide beside published measurements.",
  words = "accurate accuracy predictions error validation measured benchmarks trust",
  related = { "methodology", "track-record", "deployments", "efficiencies" },
}

page "track-record" {
  title = "Track record",
  template = "track-record",
  summary = "How past decisions held: same choice, what staying cost, whether the odds came true.",
  words = "track record backtest history past decisions flips stability calibration odds reliability brier score",
  related = { "accuracy", "changes", "renting", "prices" },
}

page "chain" {
  title = "{name}: every step",
  template = "chain",
  each = "chain",
  html_only = true,
  summary = "The inputs and steps of one model in order.",
}

page "topic" {
  title = "Claims: {name}",
  template = "topic",
  each = "topic",
  html_only = true,
  summary = "What other guides state of this, and whether it holds.",
}

page "claims" {
  title = "Claims",
  template = "claims",
  summary = "What other guides state, put to the test: what agrees, what does not, what cannot be tested.",
  words = "myths claims true false audit of guides",
  related = { "contradictions", "accuracy" },
}

page "contradictions" {
  title = "Contradictions",
  template = "contradictions",
  summary = "Where guides contradict each other, what decides, and the answer computed.",
  words = "guides that disagree contradict conflicting advice",
  related = { "claims", "faq" },
}

page "deployments" {
  title = "Published deployments",
  template = "deployments",
  summary = "What vendors, clouds and papers run a job on, beside what this guide takes for it.",
  words = "reference deployment recommendation vendor recipe model card cluster paper validation",
  related = { "accuracy", "winners" },
}

page "assumptions" {
  title = "Assumptions",
  template = "assumptions",
  summary = "Every value that no source states, and why it is believed.",
  words = "assumed guesses",
  related = { "sources", "methodology" },
}

page "sources" {
  title = "Sources",
  template = "sources",
  summary = "The documents that facts are cited from.",
  related = { "assumptions", "prices" },
}

page "source" {
  title = "{name}",
  template = "source",
  each = "source",
  html_only = true,
}

page "manual" {
  title = "Manual: commands",
  template = "manual",
  summary = "Every command and option of the program, its limits and its messages.",
  words = "ridgeline command line options man page reference manual exit status",
}

page "manual-spec" {
  title = "Manual: writing a guide",
  template = "manual-spec",
  summary = "How a guide is written: records, units, prices, templates and components.",
  words = "lua template component variable man page",
}

page "manual-fields" {
  title = "Manual: fields of all records",
  template = "manual-fields",
  summary = "Every field of every record, with its unit and what it means.",
  words = "schema record man page",
}

page "manual-cases" {
  title = "Manual: measured cases",
  template = "manual-cases",
  summary = "The columns of a benchmark's results, and which files are imported.",
  words = "columns import own results man page",
}

page "about" {
  title = "About this guide",
  template = "about",
}
