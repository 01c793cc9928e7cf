-- Papers that formulas follow.  Those without a retrieved
-- date were not opened; what they are cited for is checked by numbers in
-- tests/model instead.

source "williams2009" {
  title = "Roofline: An Insightful Visual Performance Model for Multicore "
    .. "Architectures",
  author = "Samuel Williams, Andrew Waterman, David Patterson",
  url = "https://doi.org/10.1145/1498765.1498785",
  date = "2009-04-01",
  retrieved = "2026-11-21",
  note = "Opened in excerpt: the formula and its example.",
}

source "korthikanti2022" {
  title = "Reducing Activation Recomputation in Large Transformer Models",
  author = "Vijay Korthikanti and others",
  url = "https://arxiv.org/abs/2205.05198",
  date = "2022-05-10",
  retrieved = "2026-11-21",
  note = "Abstract opened.",
}

source "pope2022" {
  title = "Efficiently Scaling Transformer Inference",
  author = "Reiner Pope and others",
  url = "https://arxiv.org/abs/2211.05102",
  date = "2022-11-09",
  retrieved = "2026-11-21",
  note = "Abstract opened.",
}

source "ainslie2023" {
  title = "GQA: Training Generalized Multi-Query Transformer Models from "
    .. "Multi-Head Checkpoints",
  author = "Joshua Ainslie and others",
  url = "https://arxiv.org/abs/2305.13245",
  date = "2023-05-22",
}

source "jiang2023" {
  title = "Mistral 7B",
  author = "Albert Q. Jiang and others",
  url = "https://arxiv.org/abs/2310.06825",
  date = "2023-10-10",
}

source "kaplan2020" {
  title = "Scaling Laws for Neural Language Models",
  author = "Jared Kaplan and others",
  url = "https://arxiv.org/abs/2001.08361",
  date = "2020-01-23",
}

source "narayanan2021" {
  title = "Efficient Large-Scale Language Model Training on GPU Clusters Using "
    .. "Megatron-LM",
  author = "Deepak Narayanan and others",
  url = "https://arxiv.org/abs/2104.04473",
  date = "2021-04-09",
}

source "chowdhery2022" {
  title = "PaLM: Scaling Language Modeling with Pathways",
  author = "Aakanksha Chowdhery and others",
  url = "https://arxiv.org/abs/2204.02311",
  date = "2022-04-05",
}

source "shoeybi2019" {
  title = "Megatron-LM: Training Multi-Billion Parameter Language Models Using "
    .. "Model Parallelism",
  author = "Mohammad Shoeybi and others",
  url = "https://arxiv.org/abs/1909.08053",
  date = "2019-09-17",
}

source "patarasuk2009" {
  title = "Bandwidth optimal all-reduce algorithms for clusters of "
    .. "workstations",
  author = "Pitch Patarasuk, Xin Yuan",
  url = "https://doi.org/10.1016/j.jpdc.2008.09.002",
  date = "2009-02-01",
  retrieved = "2026-11-21",
  note = "Record and abstract opened.",
}

source "derivation" {
  title = "Derivations of this guide",
  author = "Ridgeline",
  note = "Definitions, sums and products; the formula's own text says which.",
}

source "zhao2023" {
  title = "PyTorch FSDP: Experiences on Scaling Fully Sharded Data Parallel",
  author = "Yanli Zhao and others",
  url = "https://arxiv.org/abs/2304.11277",
  date = "2023-04-21",
}

source "brown2020" {
  title = "Language Models are Few-Shot Learners",
  author = "Tom B. Brown and others",
  url = "https://arxiv.org/abs/2005.14165",
  date = "2020-07-22",
}

source "li2023" {
  title = "StarCoder: may the source be with you!",
  author = "Raymond Li and others",
  url = "https://arxiv.org/abs/2305.06161",
  date = "2023-12-13",
}

source "deepseek2024" {
  title = "DeepSeek-V2: A Strong, Economical, and Efficient Mixture-of-"
    .. "Experts Language Model",
  author = "DeepSeek-AI",
  url = "https://arxiv.org/abs/2405.04434",
  date = "2024-06-19",
}

source "deepseekv3" {
  title = "DeepSeek-V3 Technical Report",
  author = "DeepSeek-AI",
  url = "https://arxiv.org/abs/2412.19437",
  date = "2024-12-27",
  retrieved = "2026-11-26",
  note = "Section 3.2 opened in a copy of its text; table 2 as the README of "
    .. "DualPipe has it.",
}

source "dualpipe" {
  title = "DualPipe: the schedule in code",
  author = "DeepSeek-AI",
  url = "https://github.com/deepseek-ai/DualPipe/blob/main/dualpipe/"
    .. "dualpipe.py",
  date = "2025-02-27",
  retrieved = "2026-11-26",
  licence = "MIT",
}

source "qi2023" {
  title = "Zero Bubble Pipeline Parallelism",
  author = "Penghui Qi, Xinyi Wan, Guangxing Huang, Min Lin",
  url = "https://arxiv.org/abs/2401.10241",
  date = "2023-11-30",
  retrieved = "2026-11-26",
  note = "Sections 2 and 5 opened in a copy of its text.",
}

source "kwon2023" {
  title = "Efficient Memory Management for Large Language Model Serving with "
    .. "PagedAttention",
  author = "Woosuk Kwon and others",
  url = "https://arxiv.org/abs/2309.06180",
  date = "2023-09-12",
}

source "lecun1998" {
  title = "Gradient-Based Learning Applied to Document Recognition",
  author = "Yann LeCun and others",
  url = "https://doi.org/10.1109/5.726791",
  date = "1998-11-01",
}

source "hochreiter1997" {
  title = "Long Short-Term Memory",
  author = "Sepp Hochreiter, Jürgen Schmidhuber",
  url = "https://doi.org/10.1162/neco.1997.9.8.1735",
  date = "1997-11-15",
}

source "he2015" {
  title = "Deep Residual Learning for Image Recognition",
  author = "Kaiming He and others",
  url = "https://arxiv.org/abs/1512.03385",
  date = "2015-12-10",
}

source "dumoulin2016" {
  title = "A guide to convolution arithmetic for deep learning",
  author = "Vincent Dumoulin, Francesco Visin",
  url = "https://arxiv.org/abs/1603.07285",
  date = "2016-03-23",
}

source "vaswani2017" {
  title = "Attention Is All You Need",
  author = "Ashish Vaswani and others",
  url = "https://arxiv.org/abs/1706.03762",
  date = "2017-06-12",
}

source "dosovitskiy2020" {
  title = "An Image is Worth 16x16 Words: Transformers for Image Recognition "
    .. "at Scale",
  author = "Alexey Dosovitskiy and others",
  url = "https://arxiv.org/abs/2010.11929",
  date = "2020-10-22",
}

source "rajbhandari2022" {
  title = "DeepSpeed-MoE: Advancing Mixture-of-Experts Inference and "
    .. "Training to Power Next-Generation AI Scale",
  author = "Samyam Rajbhandari and others",
  url = "https://arxiv.org/abs/2201.05596",
  date = "2022-01-14",
}

source "little1961" {
  title = "A Proof for the Queuing Formula: L = lambda W",
  author = "John D. C. Little",
  url = "https://doi.org/10.1287/opre.9.3.383",
  date = "1961-06-01",
}

source "sakasegawa1977" {
  title = "An Approximation Formula for the Mean Queue Length of a G/G/s "
    .. "Queue",
  author = "Hirotaka Sakasegawa",
  url = "https://doi.org/10.1007/BF02532775",
  date = "1977-12-01",
}

source "kleinrock1975" {
  title = "Queueing Systems, Volume 1: Theory",
  author = "Leonard Kleinrock",
  url = "https://www.wiley.com/en-us/Queueing+Systems%2C+Volume+I-p-9780471491101",
  date = "1975-01-01",
  note = "Not opened; its formulas stand in every book on queues.",
}

source "lazowska1984" {
  title = "Quantitative System Performance: Computer System Analysis Using "
    .. "Queueing Network Models",
  author = "Edward D. Lazowska, John Zahorjan, G. Scott Graham, "
    .. "Kenneth C. Sevcik",
  url = "https://homes.cs.washington.edu/~lazowska/qsp/",
  date = "1984-01-01",
  note = "Not opened; the response time law is that of its chapter 3, the "
    .. "approximation Schweitzer's, both written out in the formulas.",
}

source "abramowitz1964" {
  title = "Handbook of Mathematical Functions",
  author = "Milton Abramowitz, Irene A. Stegun",
  url = "https://personal.math.ubc.ca/~cbm/aands/",
  date = "1964-06-01",
}

source "aitchison1957" {
  title = "The Lognormal Distribution",
  author = "J. Aitchison, J. A. C. Brown",
  url = "https://archive.org/details/lognormaldistrib0000aitc",
  date = "1957-01-01",
  note = "Not opened; the quantile is that of any text on the distribution.",
}

source "cobham1954" {
  title = "Priority Assignment in Waiting Line Problems",
  author = "Alan Cobham",
  url = "https://doi.org/10.1287/opre.2.1.70",
  date = "1954-02-01",
  note = "Not opened; its form was read in the documentation of the LINE "
    .. "solver (qsys_mg1_prio).",
}

source "leviathan2023" {
  title = "Fast Inference from Transformers via Speculative Decoding",
  author = "Yaniv Leviathan, Matan Kalman, Yossi Matias",
  url = "https://arxiv.org/abs/2211.17192",
  date = "2022-11-30",
}

source "agrawal2023" {
  title = "SARATHI: Efficient LLM Inference by Piggybacking Decodes with "
    .. "Chunked Prefills",
  author = "Amey Agrawal and others",
  url = "https://arxiv.org/abs/2308.16369",
  date = "2023-08-31",
}

source "dao2022" {
  title = "FlashAttention: Fast and Memory-Efficient Exact Attention with "
    .. "IO-Awareness",
  author = "Tri Dao and others",
  url = "https://arxiv.org/abs/2205.14135",
  date = "2022-05-27",
}

source "dao2023" {
  title = "FlashAttention-2: Faster Attention with Better "
    .. "Parallelism and Work Partitioning",
  author = "Tri Dao",
  url = "https://arxiv.org/abs/2307.08691",
  date = "2023-07-17",
}

source "shah2024" {
  title = "FlashAttention-3: Fast and Accurate Attention with Asynchrony "
    .. "and Low-precision",
  author = "Jay Shah, Ganesh Bikshandi, Ying Zhang, Vijay Thakkar, "
    .. "Pradeep Ramani, Tri Dao",
  url = "https://arxiv.org/abs/2407.08608",
  date = "2024-07-11",
  note = "Not opened: the numbers over the bars of figure 5, forward, were "
    .. "read in a transcription.",
}

source "li2020" {
  title = "PyTorch Distributed: Experiences on Accelerating Data "
    .. "Parallel Training",
  author = "Shen Li and others",
  url = "https://arxiv.org/abs/2006.15704",
  date = "2020-06-28",
}

source "ren2021" {
  title = "ZeRO-Offload: Democratizing Billion-Scale Model Training",
  author = "Jie Ren and others",
  url = "https://arxiv.org/abs/2101.06840",
  date = "2021-01-18",
}

source "sanders2009" {
  title = "Two-tree algorithms for full bandwidth broadcast, "
    .. "reduction and scan",
  author = "Peter Sanders, Jochen Speck, Jesper Larsson Träff",
  url = "https://doi.org/10.1016/j.parco.2009.09.001",
  date = "2009-12-01",
}

source "raab1998" {
  title = '"Balls into Bins": A Simple and Tight Analysis',
  author = "Martin Raab, Angelika Steger",
  url = "https://doi.org/10.1007/3-540-49543-6_13",
  date = "1998-10-08",
}

source "thakur2005" {
  title = "Optimization of Collective Communication Operations in MPICH",
  author = "Rajeev Thakur, Rolf Rabenseifner, William Gropp",
  url = "https://doi.org/10.1177/1094342005051521",
  date = "2005-02-01",
}

source "liu2023" {
  title = "Ring Attention with Blockwise Transformers for "
    .. "Near-Infinite Context",
  author = "Hao Liu, Matei Zaharia, Pieter Abbeel",
  url = "https://arxiv.org/abs/2310.01889",
  date = "2023-10-03",
}

source "lepikhin2020" {
  title = "GShard: Scaling Giant Models with Conditional Computation "
    .. "and Automatic Sharding",
  author = "Dmitry Lepikhin and others",
  url = "https://arxiv.org/abs/2006.16668",
  date = "2020-06-30",
}

source "raffel2020" {
  title = "Exploring the Limits of Transfer Learning with a Unified "
    .. "Text-to-Text Transformer",
  author = "Colin Raffel and others",
  url = "https://arxiv.org/abs/1910.10683",
  date = "2019-10-23",
  note = "Cited from its abstract and the documentation of Transformers.",
}

source "onnxruntime-t5" {
  title = "Update T5 Onnx Export and Optimization",
  author = "ONNX Runtime",
  url = "https://github.com/microsoft/onnxruntime/pull/23949",
  retrieved = "2026-11-22",
  note = "The tensors that an encoder and its decoder cache: keys and values "
    .. "of heads, by token of the prompt and by token that was written.",
}

source "sheng2023" {
  title = "FlexGen: High-Throughput Generative Inference of Large Language "
    .. "Models with a Single GPU",
  author = "Ying Sheng and others",
  url = "https://arxiv.org/abs/2303.06865",
  date = "2023-03-13",
}

source "gu2023" {
  title = "Mamba: Linear-Time Sequence Modeling with Selective State Spaces",
  author = "Albert Gu, Tri Dao",
  url = "https://arxiv.org/abs/2312.00752",
  date = "2023-12-01",
}

source "dao2024" {
  title = "Transformers are SSMs: Generalized Models and Efficient Algorithms "
    .. "Through Structured State Space Duality",
  author = "Tri Dao, Albert Gu",
  url = "https://arxiv.org/abs/2405.21060",
  date = "2024-05-31",
}

source "kimi2025" {
  title = "Kimi Linear: An Expressive, Efficient Attention Architecture",
  author = "Kimi Team",
  url = "https://arxiv.org/abs/2510.26692",
  date = "2025-10-30",
}

source "ultsonch2023" {
  title = "Memory-friendly fixed-point iteration method for nonlinear surface "
    .. "mode oscillations of acoustically driven bubbles",
  author = "Ultrasonics Sonochemistry 99, 106546",
  url = "https://pmc.ncbi.nlm.nih.gov/articles/PMC10448217/",
  date = "2023-08-04",
  retrieved = "2026-11-26",
  note = "Its table of three GPUs opened.",
}
