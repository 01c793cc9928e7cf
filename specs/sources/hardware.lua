-- Documents that hardware is cited from.  A repository stands with its path;
-- retrieved is given where the document was opened, not where a figure came
-- through a collection that names it.

source "ml-engineering" {
  title = "Machine Learning Engineering Open Book: accelerators",
  author = "Stas Bekman",
  url = "https://github.com/stas00/ml-engineering/blob/master/compute/"
    .. "accelerator/README.md",
  retrieved = "2026-11-21",
  licence = "CC-BY-SA-4.0",
  note = "Revision of August 2026. "
    .. "Checked against vendor pages and dense throughout. The revision "
    .. "opened is older than the one the figures follow and agrees with it.",
}

source "aiconfigurator-systems" {
  title = "AIConfigurator: system descriptions",
  author = "NVIDIA",
  url = "https://github.com/ai-dynamo/aiconfigurator/tree/main/aic-core/src/"
    .. "aiconfigurator_core/systems",
  retrieved = "2026-11-21",
  licence = "Apache-2.0",
  note = "Revision of August 2026. "
    .. "h100_sxm.yaml and b200_sxm.yaml opened, in a fork; memory as the "
    .. "driver reports it is in the newer revision.",
}

source "epoch-ml-hardware" {
  title = "Machine learning hardware database",
  author = "Epoch AI",
  url = "https://epoch.ai/data/machine-learning-hardware",
  date = "2026-05-12",
  retrieved = "2026-11-21",
  licence = "CC-BY-4.0",
  note = "The copy in PranjaliJain/Rebound-Effect, data/ml_hardware.csv. Good "
    .. "for dates, power and bandwidth; its GeForce tensor rates are with "
    .. "16-bit sums.",
}

source "lightning-throughput" {
  title = "Lightning Fabric: peak rates of accelerators",
  author = "Lightning AI",
  url = "https://github.com/Lightning-AI/pytorch-lightning/blob/master/src/"
    .. "lightning/fabric/utilities/throughput.py",
  retrieved = "2026-11-21",
  licence = "Apache-2.0",
  note = "Revision of August 2026. "
    .. "Names the datasheet of each row. The revision opened is older and "
    .. "holds the H100, A100, V100 and T4.",
}

source "llmc-mfu" {
  title = "llm.c: peak rates from tensor cores and clock",
  author = "Andrej Karpathy and contributors",
  url = "https://github.com/karpathy/llm.c/blob/master/llmc/mfu.h",
  retrieved = "2026-11-21",
  licence = "MIT",
  note = "Scales the rates of NVIDIA's architecture papers by cores and clock.",
}

source "torchtitan-utils" {
  title = "TorchTitan: peak rates in bf16",
  author = "Meta",
  url = "https://github.com/pytorch/torchtitan/blob/main/torchtitan/tools/"
    .. "utils.py",
  retrieved = "2026-11-21",
  licence = "BSD-3-Clause",
  note = "Revision of August 2026.",
}

source "wikipedia-gpu-tables" {
  title = "Lists of graphics processing units",
  author = "Wikipedia contributors",
  url = "https://en.wikipedia.org/wiki/"
    .. "List_of_Nvidia_graphics_processing_units",
  licence = "CC-BY-SA-4.0",
  note = "Revision of June 2025. "
    .. "Through voidful/gpu-info-api, gpu.json. Clocks, dates, power and "
    .. "launch prices are good; tensor columns mix dense and sparse.",
}

source "techpowerup-derived" {
  title = "GPU database derived from TechPowerUp",
  author = "reox007",
  url = "https://github.com/reox007/RightNow-GPU-Database",
  note = "Cited only where no better document states the figure and another "
    .. "agrees within 2 percent.",
}

source "rocm-gpu-arch" {
  title = "ROCm documentation: GPU architectures",
  author = "AMD",
  url = "https://rocm.docs.amd.com/en/latest/conceptual/gpu-arch.html",
  licence = "MIT",
  note = "Revision of August 2026.",
}

source "baseten-a10-a10g" {
  title = "NVIDIA A10 vs A10G",
  author = "Baseten",
  url = "https://www.baseten.co/blog/"
    .. "nvidia-a10-vs-a10g-for-ml-model-inference/",
  note = "Ten public tables agree with its 70 TFLOP/s.",
}

source "tomshardware-arc-b580" {
  title = "Intel Arc B580 and B570: specifications and prices",
  author = "Tom's Hardware",
  url = "https://www.tomshardware.com/pc-components/gpus",
  date = "2024-12-03",
  note = "The table, through a stored copy at nextvisionframe.com.",
}

source "pci-sig-rates" {
  title = "PCI Express Base Specification: transfer rates",
  author = "PCI-SIG",
  url = "https://pcisig.com/specifications",
  note = "8, 16 and 32 GT/s a lane with 128b/130b coding, one way; packet "
    .. "overhead is not taken off.",
}

source "skypilot-catalog" {
  title = "SkyPilot catalog: GpuInfo of instances",
  author = "SkyPilot",
  url = "https://github.com/skypilot-org/skypilot-catalog",
  date = "2024-02-21",
  note = "Memory in MiB as providers report it. No licence is stated.",
}

source "epoch-hardware-prices" {
  title = "Training cost trends: hardware prices",
  author = "Epoch AI",
  url = "https://github.com/epoch-research/training-cost-trends",
  date = "2025-03-04",
  licence = "CC-BY-4.0",
  note = "Collected from resellers; a board's price over its count where said.",
  assume "the data set is renewed about once a year" { fresh = 366 * day },
}

source "epoch-server-power" {
  title = "Training cost trends: server power",
  author = "Epoch AI",
  url = "https://github.com/epoch-research/training-cost-trends/blob/main/"
    .. "cost_analysis_standalone.py",
  licence = "CC-BY-4.0",
  note = "Revision of 2026.",
}

source "retail-tracker" {
  title = "GPU price tracker (retail)",
  author = "United Compute",
  url = "https://github.com/United-Compute/gpu-price-tracker",
  date = "2025-08-24",
  note = "Offers on Amazon; no licence is stated.",
  assume "offers of a shop, which the feed read daily" { fresh = 31 * day },
}

source "intel-gaudi-list-price" {
  title = "Intel's list prices of Gaudi 2 and Gaudi 3 boards",
  author = "The Next Platform",
  url = "https://www.nextplatform.com/2024/06/13/",
  date = "2024-06-13",
}

source "azure-nd-mi300x-v5" {
  title = "ND MI300X v5-series",
  author = "Microsoft",
  url = "https://github.com/MicrosoftDocs/azure-docs/blob/main/articles/"
    .. "virtual-machines/sizes/gpu-accelerated/nd-mi300x-v5-series.md",
  date = "2024-05-21",
  retrieved = "2026-11-21",
  licence = "CC-BY-4.0",
}

source "azure-nd-h100-v5" {
  title = "ND H100 v5-series: specifications",
  author = "Microsoft",
  url = "https://github.com/MicrosoftDocs/azure-docs/blob/main/articles/"
    .. "virtual-machines/sizes/gpu-accelerated/includes/"
    .. "nd-h100-v5-series-specs.md",
  date = "2024-04-18",
  retrieved = "2026-11-21",
  licence = "CC-BY-4.0",
}

source "mlperf-dell-xe9680" {
  title = "MLPerf Inference v3.1: Dell XE9680 with eight H100 SXM",
  author = "MLCommons",
  url = "https://github.com/mlcommons/inference_results_v3.1/blob/main/closed/"
    .. "Dell/systems/XE9680_H100_SXM_80GBx8_TRT.json",
  date = "2023-09-11",
  retrieved = "2026-11-21",
  licence = "Apache-2.0",
}

source "mlperf-nvidia-h200" {
  title = "MLPerf Inference v4.1: NVIDIA system with eight H200 SXM",
  author = "MLCommons",
  url = "https://github.com/mlcommons/inference_results_v4.1/blob/main/closed/"
    .. "NVIDIA/systems/H200-SXM-141GBx8_TRT_MaxQ.json",
  date = "2024-08-28",
  retrieved = "2026-11-21",
  licence = "Apache-2.0",
}

source "nvidia-hopper-in-depth" {
  title = "NVIDIA Hopper Architecture In-Depth",
  author = "NVIDIA",
  url = "https://developer.nvidia.com/blog/"
    .. "nvidia-hopper-architecture-in-depth/",
  date = "2022-03-22",
}

source "nvidia-mig-guide" {
  title = "NVIDIA Multi-Instance GPU User Guide",
  author = "NVIDIA",
  url = "https://docs.nvidia.com/datacenter/tesla/mig-user-guide/"
    .. "supported-mig-profiles.html",
  retrieved = "2026-11-22",
  note = "Profiles with their fractions of memory and of multiprocessors, "
    .. "and how many fit. A copy of the page opened.",
}

source "modal-memory" {
  title = "Totals that nvidia-smi reports, by accelerator",
  author = "Modal",
  url = "https://github.com/modal-labs/modal-client/pull/2797",
  date = "2025-01-23",
  retrieved = "2026-11-22",
  note = "With GDDR memory, error correction keeps a sixteenth (CUDA Best "
    .. "Practices Guide).",
}

source "dcgm-a10g" {
  title = "DCGM issue 232, with nvidia-smi on an A10G",
  author = "NVIDIA",
  url = "https://github.com/NVIDIA/DCGM/issues/232",
  date = "2025-05-22",
  retrieved = "2026-11-22",
}

source "mig-listing-a100" {
  title = "What nvidia-smi lists as slices of the A100",
  url = "https://e-com-net.com/article/1534406826852904960.htm",
  retrieved = "2026-11-22",
  note = "The 40 GB card, in a translation of NVIDIA's guide. The listing of "
    .. "the 80 GB card was read in a public repository of notes.",
}

source "mig-listing-a30" {
  title = "What nvidia-smi lists as slices of the A30",
  url = "https://docs.nvidia.com/datacenter/tesla/mig-user-guide/"
    .. "supported-mig-profiles.html",
  retrieved = "2026-11-22",
  note = "The guide has the fractions; the listing was read in a public "
    .. "repository of notes.",
}

source "mig-listing-h100" {
  title = "Field notes: Nvidia MIG",
  author = "Joe Barrow",
  url = "https://jbarrow.ai/field_notes/nvidia-mig/",
  date = "2026-06-11",
  retrieved = "2026-11-22",
  note = "The H100 SXM5 of 80 GB; a second listing in a public repository "
    .. "agrees.",
}

source "mig-listing-h100-pcie" {
  title = "What nvidia-smi lists as slices of the H100 PCIe",
  url = "https://docs.nvidia.com/datacenter/tesla/mig-user-guide/"
    .. "supported-mig-profiles.html",
  retrieved = "2026-11-22",
  note = "The guide has the fractions; the listing was read in a public "
    .. "repository of notes.",
}

source "mig-listing-h100-nvl" {
  title = "[H100 NVL] update all-balanced MIG config",
  author = "NVIDIA GPU operator",
  url = "https://github.com/NVIDIA/gpu-operator/pull/903",
  date = "2024-08-06",
  retrieved = "2026-11-22",
}

source "mig-listing-h200" {
  title = "Add support for the NVIDIA H200 GPU",
  author = "NVIDIA mig-parted",
  url = "https://github.com/NVIDIA/mig-parted/issues/120",
  retrieved = "2026-11-22",
}

source "mig-listing-b200" {
  title = "[B200] add 4g.90gb MIG profile",
  author = "NVIDIA GPU operator",
  url = "https://github.com/NVIDIA/gpu-operator/pull/1351",
  date = "2025-03-20",
  retrieved = "2026-11-22",
  note = "What was opened ends behind 2g.45gb. A listing of two months "
    .. "before has 22 GiB for 1g.23gb.",
}

source "mig-listing-rtx-pro-6000" {
  title = "Support Nvidia H200 NVL and RTX PRO 6000 Blackwell Server Edition",
  author = "Bigstack CubeCOS",
  url = "https://github.com/bigstack-oss/cubecos/issues/312",
  retrieved = "2026-11-22",
}

source "rocm-mi300" {
  title = "AMD Instinct MI300 series microarchitecture",
  author = "AMD",
  url = "https://rocm.docs.amd.com/en/docs-6.2.2/conceptual/gpu-arch/"
    .. "mi300.html",
  date = "2024-09-11",
  retrieved = "2026-11-21",
}

source "rocm-gpu-specs" {
  title = "AMD GPU specifications",
  author = "AMD",
  url = "https://rocm.docs.amd.com/en/7.13.0-preview/reference/gpu-specs.html",
  retrieved = "2026-11-21",
  note = "Read as far as the MI325X, whose die is the MI300X's.",
}

source "l40s-mullet" {
  title = "NVIDIA L40 and L40S: specifications",
  author = "Mullet",
  url = "https://www.mullet.se/product.html?product_id=355414",
  retrieved = "2026-11-21",
  note = "A dealer's copy of the vendor's table.",
}

source "sysrqmts-a100-v100" {
  title = "NVIDIA A100 PCIe and Tesla V100 PCIe 16 GB compared",
  author = "SysRqmts",
  url = "https://sysrqmts.com/gpus/compare/"
    .. "nvidia-a100-pcie-vs-nvidia-tesla-v100-pcie-16-gb",
  retrieved = "2026-11-22",
  note = "Clocks, units and rates of 64 bits.",
}

source "sysrqmts-a30" {
  title = "NVIDIA A30 PCIe: specifications",
  author = "SysRqmts",
  url = "https://sysrqmts.com/en/gpus/compare/"
    .. "nvidia-a30-pcie-vs-nvidia-jetson-tx1-gpu",
  retrieved = "2026-11-22",
}

source "benoit-hardware" {
  title = "Notes on GPUs: hardware",
  author = "Harold Benoit",
  url = "https://notes.haroldbenoit.com/ML/Engineering/GPUs/Hardware",
  retrieved = "2026-11-22",
}

source "lockwood-h100" {
  title = "H100",
  author = "Glenn K. Lockwood",
  url = "https://glennklockwood.com/garden/processors/h100",
  retrieved = "2026-11-22",
  note = "After NVIDIA's architecture paper.",
}

source "cputronic-h100-pcie" {
  title = "NVIDIA H100 PCIe",
  author = "CPUtronic",
  url = "https://cputronic.com/de/gpu/nvidia-h100-pcie",
  retrieved = "2026-11-22",
}

source "itcreations-l40s" {
  title = "NVIDIA L40S GPU accelerator",
  author = "IT Creations",
  url = "https://www.itcreations.com/nvidia-gpu/nvidia-l40s-gpu-accelerator",
  retrieved = "2026-11-22",
  note = "A dealer's page. Its power and its release are those of the L40; "
    .. "cores, clocks and rates are the L40S's.",
}

source "yobitel-l40s" {
  title = "NVIDIA L40S",
  author = "Yobitel",
  url = "https://yobitel.com/knowledge-base/nvidia-l40s",
  retrieved = "2026-11-22",
  note = "States the show, SIGGRAPH 2023; its keynote was on 8 August.",
}

source "incpak-geforce-40" {
  title = "NVIDIA announces the RTX 40 series",
  author = "INCPak",
  url = "https://incpak.com/?p=136649",
  date = "2022-09-20",
  retrieved = "2026-11-22",
  note = "The card announced as RTX 4080 12GB was sold as RTX 4070 Ti.",
}

source "fpsreview-4070" {
  title = "NVIDIA GeForce RTX 4070: GPU family specifications",
  author = "The FPS Review",
  url = "https://www.thefpsreview.com/gpu-family/"
    .. "nvidia-geforce-rtx-4070-gpu-family-specifications",
  retrieved = "2026-11-22",
}

source "hardwaretimes-geforce-50" {
  title = "CES 2025: NVIDIA reveals the GeForce RTX 50 series",
  author = "Hardware Times",
  url = "https://hardwaretimes.com/ces-2025-nvidia-officially-reveals-the-"
    .. "blackwell-geforce-rtx-50-series-rtx-5090-rtx-5080-rtx-5070-ti-and-"
    .. "rtx-5070/",
  date = "2025-01-06",
  retrieved = "2026-11-22",
  note = "Cores of the RTX 40 and 50 series side by side.",
}

source "tweaktown-geforce-50" {
  title = "NVIDIA GeForce RTX 50 series: specs, pricing and performance",
  author = "TweakTown",
  url = "https://www.tweaktown.com/news/102469/nvidia-geforce-rtx-50-series-"
    .. "specs-pricing-and-performance-plan-that-upgrade-today/index.html",
  date = "2025-01-07",
  retrieved = "2026-11-22",
}

source "dolbeau2016" {
  title = "Theoretical Peak FLOPS per instruction set on modern Intel CPUs",
  author = "Romain Dolbeau",
  url = "https://docslib.org/doc/5236834/"
    .. "optimizing-oracle-vm-server-for-x86-performance",
  date = "2016-10-04",
  retrieved = "2026-11-22",
  note = "Revision 1.41; its introduction opened, under another title.",
}

source "nvidia-rtx-pro-6000-server-datasheet" {
  title = "NVIDIA RTX PRO 6000 Blackwell Server Edition, datasheet",
  author = "NVIDIA",
  url = "https://dam-cdn.nvd.orangelogic.com/AssetLink/"
    .. "707m1632ypg4du1fj3ci1jo3h4w1k78j.pdf",
  date = "2025-12-01",
  note = "As quoted by people who read it; AWS states the same of its G7e.",
}

source "ollama-issue-15388" {
  title = "gemma4 not using Nvidia L40, a log",
  author = "Ollama users",
  url = "https://github.com/ollama/ollama/issues/15388",
  date = "2026-04-07",
}

source "nvidia-forum-t4" {
  title = "About GPU peak performance",
  author = "NVIDIA developer forum",
  url = "https://forums.developer.nvidia.com/t/about-gpu-peak-performance/"
    .. "264462",
  retrieved = "2026-11-26",
  note = "T4, cuBLAS in fp16 on 4096 x 4096 x 4096, mean of 100 runs: 24 "
    .. "TFLOP/s of 65. NVIDIA's answer: power capping at about 70 W, expected "
    .. "of matrix products that follow each other.",
}
