-- The guide itself: its title, its pages and their order in the navigation.

site {
  title = "Ridgeline",
  tagline = "Which accelerator to rent or buy, and why not the other one.",
  navigation = {
    "index", "choose", "workloads", "accelerators", "compare", "models", "prices", "rent-or-buy",
    "winners", "profiles", "policies", "by-memory", "processors", "formats", "software",
    "training-or-inference", "faq", "glossary", "methodology", "chains", "accuracy", "efficiencies",
    "claims", "contradictions", "assumptions", "sources", "about",
  },
}

page "index" {
  title = "What to rent or buy",
  template = "home",
  summary = "The best accelerator for each workload: serving, training, fine-tuning, images and clusters.",
}

page "winners" {
  title = "All decisions",
  template = "winners",
  summary = "The best accelerator for each workload and profile, with the runner-up.",
}

page "workloads" {
  title = "Workloads",
  template = "workloads",
  summary = "What is run, for whom, and the verdict.",
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
}

page "by-memory" {
  title = "By memory",
  template = "by-memory",
  summary = "How much memory a job takes, and the cheapest that gives so much.",
}

page "rent-or-buy" {
  title = "Rent or buy",
  template = "rent-or-buy",
  summary = "From how many hours on owning is cheaper, and how many to own.",
}

page "choose" {
  title = "Choose in three steps",
  template = "choose",
  summary = "A decision tree: what you do, how large it is, who pays; then the pick.",
}

page "faq" {
  title = "Questions",
  template = "faq",
  summary = "What people ask about GPUs, answered from the computed results.",
}

page "training-or-inference" {
  title = "Training or inference",
  template = "training-or-inference",
  summary = "What training asks of an accelerator and what inference does, side by side.",
}

page "processors" {
  title = "Is a GPU needed?",
  template = "processors",
  summary = "What the processor of a host does itself, and from which size a copy pays.",
}

page "decision" {
  title = "{name}: in depth",
  template = "decision",
  each = "decision",
  summary = "Where the time and the memory go, and every step of the arithmetic.",
}

page "accelerators" {
  title = "Accelerators",
  template = "accelerators",
  summary = "Memory, bandwidth, peaks and prices side by side.",
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
}

page "model" {
  title = "{name}",
  template = "model",
  each = "model",
}

page "prices" {
  title = "Prices",
  template = "prices",
  summary = "Every price on record, with the day it was seen.",
}

page "formats" {
  title = "Formats",
  template = "formats",
  summary = "What weights in fewer bits cost in quality, as others measured it.",
}

page "software" {
  title = "Software",
  template = "software",
  summary = "Which stack runs on which accelerators, and in which formats.",
}

page "methodology" {
  title = "Methodology",
  template = "methodology",
  summary = "How a number is made: every formula, and what is left out.",
}

page "efficiencies" {
  title = "Efficiencies",
  template = "efficiencies",
  summary = "Which share of each peak software reaches, and what it keeps for itself.",
}

page "chains" {
  title = "Chains",
  template = "chains",
  summary = "The inputs and steps of each model in order.",
}

page "accuracy" {
  title = "Accuracy",
  template = "accuracy",
  summary = "What the models say of runs that others measured, the misses first.",
}

page "claims" {
  title = "Claims",
  template = "claims",
  summary = "What other guides state, put to the test: what agrees, what does not, what cannot be tested.",
}

page "contradictions" {
  title = "Contradictions",
  template = "contradictions",
  summary = "Where guides contradict each other, what decides, and the answer computed.",
}

page "assumptions" {
  title = "Assumptions",
  template = "assumptions",
  summary = "Every value that no source states, and why it is believed.",
}

page "sources" {
  title = "Sources",
  template = "sources",
  summary = "The documents that facts are cited from.",
}

page "source" {
  title = "{name}",
  template = "source",
  each = "source",
}

page "about" {
  title = "About this guide",
  template = "about",
}
