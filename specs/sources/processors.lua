-- Documents that processors, cooling and supplies are cited from.

source "nvidia-matmul-guide" {
  title = "Matrix Multiplication Background User's Guide",
  author = "NVIDIA",
  url = "https://docs.nvidia.com/deeplearning/performance/"
    .. "dl-performance-matrix-multiplication/index.html",
  date = "2023-02-01",
  retrieved = "2026-11-22",
  note = "Its first chapter opened; its list of tiles read as others quote it.",
}

source "autoai-7950x" {
  title = "AMD Ryzen 9 7950X",
  author = "Auto AI",
  url = "https://web-autoai.com/articles/"
    .. "amd-ryzen-9-7950x-16-core-32-thread-high-end-cpu?lang=en",
  retrieved = "2026-11-22",
  note = "A second page agrees on cores and clocks.",
}

source "llmperf-epyc" {
  title = "AMD EPYC 9000 series, Genoa and Turin",
  author = "LLMPerf",
  url = "https://llmperf.net/categories/cpu/AMD-EPYC-9000-Genoa-Turin-CPUs",
  retrieved = "2026-11-22",
}

source "duchess-epyc" {
  title = "EPYC configurations",
  author = "Duchess Capital",
  url = "https://inference.duchess.capital/epyc.html",
  retrieved = "2026-11-22",
  note = "States it of the EPYC 9754, which has the memory of the 9654.",
}

source "yee-zen5" {
  title = "Zen 5's AVX512 teardown",
  author = "Alexander J. Yee",
  url = "http://numberworld.org/blogs/2024_8_7_zen5_avx512_teardown",
  date = "2025-03-14",
  retrieved = "2026-11-22",
  note = "Opened at its beginning. Two such units that multiply and add make "
    .. "16 operations of 64 bits a cycle.",
}

source "mccalpin-skylake" {
  title = "Calculate the max flops on Skylake",
  author = "Intel community",
  url = "https://community.intel.com/t5/Software-Tuning-Performance/"
    .. "Calculate-the-Max-Flops-on-Skylake/m-p/1414209",
  retrieved = "2026-11-22",
  note = "Of Xeon Gold 6000; later server cores have two such units too.",
}

source "epsindo-dgx" {
  title = "Questions and answers on DGX systems",
  author = "Epsindo",
  url = "https://huggingface.co/datasets/adelineclarissa/MMLU-Bench",
  retrieved = "2026-11-22",
}

source "unanswered-dgx-power" {
  title = "NVIDIA DGX power consumption in watts",
  author = "Unanswered",
  url = "https://unanswered.io/guide/nvidia-dgx-power-consumption-watts",
  retrieved = "2026-11-22",
  note = "After NVIDIA's user guide.",
}

source "superpod-h100-planning" {
  title = "DGX SuperPOD with DGX H100 systems: planning a data center "
    .. "deployment",
  author = "NVIDIA",
  url = "https://docs.nvidia.com/dgx-superpod/design-guides/"
    .. "dgx-superpod-data-center-design-h100/latest/planning.html",
  retrieved = "2026-11-22",
}

source "storagereview-xe9680" {
  title = "Dell PowerEdge XE9680: the ultimate AI powerhouse",
  author = "StorageReview",
  url = "https://www.storagereview.com/it/review/"
    .. "dell-poweredge-xe9680-the-ultimate-ai-powerhouse",
  retrieved = "2026-11-22",
}

source "simmtester-322gb" {
  title = "Supermicro's air-cooled box for 18 GPUs",
  author = "SimmTester",
  url = "https://simmtester.com/News/IndustryArticle/26563",
  date = "2024-10-10",
  retrieved = "2026-11-22",
}

source "flashgenius-cooling" {
  title = "Data center power and cooling for AI",
  author = "FlashGenius",
  url = "https://flashgenius.net/guides/"
    .. "data-center-power-amp-cooling-for-ai-ncp-aii-guide",
  retrieved = "2026-11-22",
}

source "ziash-cooling" {
  title = "Power and cooling requirements",
  author = "Zia",
  url = "https://ziash.github.io/nvidia-nca-aiio-study-guide/"
    .. "02-ai-infrastructure/03-power-and-cooling/",
  retrieved = "2026-11-22",
}

source "laser-gemm" {
  title = "Laser: benchmarks of matrix products",
  author = "Mamy Ratsimbazafy",
  url = "https://github.com/numforge/laser/tree/master/benchmarks/gemm",
  retrieved = "2026-11-22",
  licence = "Apache-2.0",
  note = "OpenBLAS on two cores of a Core i5-5257U: 145.2 of 172.8 GFLOP/s "
    .. "with 1920 rows of fp32. On 18 cores 960 rows of fp64 reach 543 of "
    .. "2016: small products lose more.",
}

source "mrgr-cuda-launch" {
  title = "Time spent invoking a CUDA kernel",
  url = "http://www.mrgr.cn/news/96698.html",
  retrieved = "2026-11-22",
  note = "5 to 50 us a launch; 100 to 500 ms for the first of a program.",
}
