-- Papers that formulas and number formats follow.  Those without a retrieved
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

source "rajbhandari2020" {
  title = "ZeRO: Memory Optimizations Toward Training Trillion Parameter "
    .. "Models",
  author = "Samyam Rajbhandari, Jeff Rasley, Olatunji Ruwase, Yuxiong He",
  url = "https://arxiv.org/abs/1910.02054",
  date = "2020-05-13",
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

source "hu2021" {
  title = "LoRA: Low-Rank Adaptation of Large Language Models",
  author = "Edward J. Hu and others",
  url = "https://arxiv.org/abs/2106.09685",
  date = "2021-06-17",
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

source "kalamkar2019" {
  title = "A Study of BFLOAT16 for Deep Learning Training",
  author = "Dhiraj Kalamkar and others",
  url = "https://arxiv.org/abs/1905.12322",
  date = "2019-05-29",
}

source "micikevicius2022" {
  title = "FP8 Formats for Deep Learning",
  author = "Paulius Micikevicius and others",
  url = "https://arxiv.org/abs/2209.05433",
  date = "2022-09-12",
}

source "dettmers2021" {
  title = "8-bit Optimizers via Block-wise Quantization",
  author = "Tim Dettmers, Mike Lewis, Sam Shleifer, Luke Zettlemoyer",
  url = "https://arxiv.org/abs/2110.02861",
  date = "2021-10-06",
}

source "dettmers2022" {
  title = "LLM.int8(): 8-bit Matrix Multiplication for Transformers at Scale",
  author = "Tim Dettmers, Mike Lewis, Younes Belkada, Luke Zettlemoyer",
  url = "https://arxiv.org/abs/2208.07339",
  date = "2022-08-15",
}

source "dettmers2023" {
  title = "QLoRA: Efficient Finetuning of Quantized LLMs",
  author = "Tim Dettmers, Artidoro Pagnoni, Ari Holtzman, Luke Zettlemoyer",
  url = "https://arxiv.org/abs/2305.14314",
  date = "2023-05-23",
}

source "frantar2022" {
  title = "GPTQ: Accurate Post-Training Quantization for Generative "
    .. "Pre-trained Transformers",
  author = "Elias Frantar, Saleh Ashkboos, Torsten Hoefler, Dan Alistarh",
  url = "https://arxiv.org/abs/2210.17323",
  date = "2022-10-31",
}

source "lin2023" {
  title = "AWQ: Activation-aware Weight Quantization for LLM Compression and "
    .. "Acceleration",
  author = "Ji Lin and others",
  url = "https://arxiv.org/abs/2306.00978",
  date = "2023-06-01",
}

source "chen2023" {
  title = "Symbolic Discovery of Optimization Algorithms",
  author = "Xiangning Chen and others",
  url = "https://arxiv.org/abs/2302.06675",
  date = "2023-02-13",
}

source "ieee754" {
  title = "IEEE Standard for Floating-Point Arithmetic (IEEE 754-2019)",
  author = "IEEE",
  url = "https://doi.org/10.1109/IEEESTD.2019.8766229",
  date = "2019-07-22",
}

source "ocp-mx" {
  title = "OCP Microscaling Formats (MX) Specification, version 1.0",
  author = "Open Compute Project",
  url = "https://www.opencompute.org/documents/"
    .. "ocp-microscaling-formats-mx-v1-0-spec-final-pdf",
  date = "2023-09-07",
}

source "nvidia-ampere-whitepaper" {
  title = "NVIDIA A100 Tensor Core GPU Architecture",
  author = "NVIDIA",
  url = "https://images.nvidia.com/aem-dam/en-zz/Solutions/data-center/"
    .. "nvidia-ampere-architecture-whitepaper.pdf",
  date = "2020-05-14",
}

source "nvidia-ada-whitepaper" {
  title = "NVIDIA Ada GPU Architecture",
  author = "NVIDIA",
  url = "https://images.nvidia.com/aem-dam/Solutions/geforce/ada/"
    .. "nvidia-ada-gpu-architecture.pdf",
  date = "2022-09-20",
}

source "nvidia-blackwell" {
  title = "NVIDIA Blackwell Architecture Technical Brief",
  author = "NVIDIA",
  url = "https://resources.nvidia.com/en-us-blackwell-architecture",
  date = "2024-03-18",
}

source "zhao2023" {
  title = "PyTorch FSDP: Experiences on Scaling Fully Sharded Data Parallel",
  author = "Yanli Zhao and others",
  url = "https://arxiv.org/abs/2304.11277",
  date = "2023-04-21",
}

source "lv2023" {
  title = "Full Parameter Fine-tuning for Large Language Models with Limited "
    .. "Resources",
  author = "Kai Lv and others",
  url = "https://arxiv.org/abs/2306.09782",
  date = "2023-06-16",
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

source "you2019" {
  title = "Large Batch Optimization for Deep Learning: Training BERT in 76 "
    .. "minutes",
  author = "Yang You and others",
  url = "https://arxiv.org/abs/1904.00962",
  date = "2019-04-01",
}

source "shazeer2018" {
  title = "Adafactor: Adaptive Learning Rates with Sublinear Memory Cost",
  author = "Noam Shazeer, Mitchell Stern",
  url = "https://arxiv.org/abs/1804.04235",
  date = "2018-04-11",
}

source "liu2025muon" {
  title = "Muon is Scalable for LLM Training",
  author = "Jingyuan Liu and others",
  url = "https://arxiv.org/abs/2502.16982",
  date = "2025-02-24",
}

source "zhao2024" {
  title = "GaLore: Memory-Efficient LLM Training by Gradient Low-Rank "
    .. "Projection",
  author = "Jiawei Zhao and others",
  url = "https://arxiv.org/abs/2403.03507",
  date = "2024-03-06",
}

source "sutskever2013" {
  title = "On the importance of initialization and momentum in deep "
    .. "learning",
  author = "Ilya Sutskever, James Martens, George Dahl, Geoffrey Hinton",
  url = "https://proceedings.mlr.press/v28/sutskever13.html",
  date = "2013-06-16",
}

source "micikevicius2017" {
  title = "Mixed Precision Training",
  author = "Paulius Micikevicius and others",
  url = "https://arxiv.org/abs/1710.03740",
  date = "2017-10-10",
}

source "rajbhandari2022" {
  title = "DeepSpeed-MoE: Advancing Mixture-of-Experts Inference and "
    .. "Training to Power Next-Generation AI Scale",
  author = "Samyam Rajbhandari and others",
  url = "https://arxiv.org/abs/2201.05596",
  date = "2022-01-14",
}

source "liu2024dora" {
  title = "DoRA: Weight-Decomposed Low-Rank Adaptation",
  author = "Shih-Yang Liu and others",
  url = "https://arxiv.org/abs/2402.09353",
  date = "2024-02-14",
}

source "zhang2023adalora" {
  title = "AdaLoRA: Adaptive Budget Allocation for Parameter-Efficient "
    .. "Fine-Tuning",
  author = "Qingru Zhang and others",
  url = "https://arxiv.org/abs/2303.10512",
  date = "2023-03-18",
}

source "hyeonwoo2021" {
  title = "FedPara: Low-Rank Hadamard Product for Communication-Efficient "
    .. "Federated Learning",
  author = "Nam Hyeon-Woo, Moon Ye-Bin, Tae-Hyun Oh",
  url = "https://arxiv.org/abs/2108.06098",
  date = "2021-08-13",
}

source "kopiczko2023" {
  title = "VeRA: Vector-based Random Matrix Adaptation",
  author = "Dawid J. Kopiczko, Tijmen Blankevoort, Yuki M. Asano",
  url = "https://arxiv.org/abs/2310.11454",
  date = "2023-10-17",
}

source "liu2022ia3" {
  title = "Few-Shot Parameter-Efficient Fine-Tuning is Better and Cheaper "
    .. "than In-Context Learning",
  author = "Haokun Liu and others",
  url = "https://arxiv.org/abs/2205.05638",
  date = "2022-05-11",
}

source "li2021" {
  title = "Prefix-Tuning: Optimizing Continuous Prompts for Generation",
  author = "Xiang Lisa Li, Percy Liang",
  url = "https://arxiv.org/abs/2101.00190",
  date = "2021-01-01",
}

source "lester2021" {
  title = "The Power of Scale for Parameter-Efficient Prompt Tuning",
  author = "Brian Lester, Rami Al-Rfou, Noah Constant",
  url = "https://arxiv.org/abs/2104.08691",
  date = "2021-04-18",
}

source "houlsby2019" {
  title = "Parameter-Efficient Transfer Learning for NLP",
  author = "Neil Houlsby and others",
  url = "https://arxiv.org/abs/1902.00751",
  date = "2019-02-02",
}

source "gao2023" {
  title = "LLaMA-Adapter V2: Parameter-Efficient Visual Instruction Model",
  author = "Peng Gao and others",
  url = "https://arxiv.org/abs/2304.15010",
  date = "2023-04-28",
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

source "cho2019" {
  title = "BlueConnect: Decomposing All-Reduce for Deep Learning on "
    .. "Heterogeneous Network Hierarchy",
  author = "Minsik Cho and others",
  url = "https://proceedings.mlsys.org/paper_files/paper/2019",
  date = "2019-04-01",
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

source "lee2019" {
  title = "What Would Elsa Do? Freezing Layers During Transformer Fine-Tuning",
  author = "Jaejun Lee, Raphael Tang, Jimmy Lin",
  url = "https://arxiv.org/abs/1911.03090",
  date = "2019-11-08",
}

source "pan2024" {
  title = "LISA: Layerwise Importance Sampling for Memory-Efficient Large "
    .. "Language Model Fine-Tuning",
  author = "Rui Pan and others",
  url = "https://arxiv.org/abs/2403.17919",
  date = "2024-03-26",
}

source "wu2024" {
  title = "LLaMA Pro: Progressive LLaMA with Block Expansion",
  author = "Chengyue Wu and others",
  url = "https://arxiv.org/abs/2401.02415",
  date = "2024-01-04",
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

source "zhang2024mini" {
  title = "Adam-mini: Use Fewer Learning Rates To Gain More",
  author = "Yushun Zhang and others",
  url = "https://arxiv.org/abs/2406.16793",
  date = "2024-06-24",
}

source "zhu2024" {
  title = "APOLLO: SGD-like Memory, AdamW-level Performance",
  author = "Hanqing Zhu and others",
  url = "https://arxiv.org/abs/2412.05270",
  date = "2024-12-06",
}

source "lv2023ada" {
  title = "AdaLomo: Low-memory Optimization with Adaptive Learning Rate",
  author = "Kai Lv and others",
  url = "https://arxiv.org/abs/2310.10195",
  date = "2023-10-16",
}

source "li2023four" {
  title = "Memory Efficient Optimizers with 4-bit States",
  author = "Bingrui Li, Jianfei Chen, Jun Zhu",
  url = "https://arxiv.org/abs/2309.01507",
  date = "2023-09-04",
}

source "luo2024" {
  title = "BAdam: A Memory Efficient Full Parameter Optimization Method for "
    .. "Large Language Models",
  author = "Qijun Luo, Hengxu Yu, Xiao Li",
  url = "https://arxiv.org/abs/2404.02827",
  date = "2024-04-03",
}
