-- Measurements and defaults of software stacks.

source "vllm-engine-arguments" {
  title = "vLLM engine arguments",
  author = "Unsloth",
  url = "https://unsloth.ai/docs/de/grundlagen/inference-and-deployment/"
    .. "vllm-guide/vllm-engine-arguments",
  retrieved = "2026-11-21",
  note = "States the default of --gpu-memory-utilization.",
}

source "vllm-cache-type" {
  title = "vLLM 0.5.3: engine arguments",
  author = "vLLM project",
  url = "https://docs.vllm.ai/en/v0.5.3/models/engine_args.html",
  retrieved = "2026-11-26",
  note = "The choices of --kv-cache-dtype; what auto means was read in a copy "
    .. "of its help.",
}

source "vllm-most-requests" {
  title = "vLLM: engine arguments, in code",
  author = "vLLM project",
  url = "https://github.com/vllm-project/vllm/blob/"
    .. "99d7eb5d6a512cfcc5a2b104f24ebf2d6cda772b/vllm/engine/arg_utils.py",
  retrieved = "2026-11-26",
  note = "Cards of 70 GiB and more, A100 apart: 1024 requests and 8192 tokens "
    .. "a pass for servers, others 256 and 2048.",
}

source "transformers-deepspeed" {
  title = "Transformers 4.50: DeepSpeed",
  author = "Hugging Face",
  url = "https://huggingface.co/docs/transformers/v4.50.0/deepspeed",
  retrieved = "2026-11-22",
  note = "ZeRO Inference places the model weights in CPU or NVMe memory.",
}

source "alaya-nccl-tests" {
  title = "NCCL-tests in practice",
  author = "Alaya New Cloud",
  url = "https://docs.alayanew.com/en/docs/tech-blog/2026-05-06-nccl-tests",
  date = "2026-05-06",
  retrieved = "2026-11-21",
  note = "Reference bus bandwidths: 8 x A100 SXM 230 to 250 GB/s, 8 x H100 SXM "
    .. "460 to 480 GB/s with in-switch reduction.",
}

source "nccl-tuning" {
  title = "NCCL: model that picks algorithm and protocol",
  author = "NVIDIA",
  url = "https://github.com/NVIDIA/nccl/blob/"
    .. "01afd20a77b5804e0ecf1042509dd9d20ebf9e93/src/graph/tuning.cc",
  date = "2020-05-12",
  retrieved = "2026-11-22",
  note = "Times of rings and trees by message, ranks and nodes; latencies of "
    .. "a hop in NVLink, PCIe and networks. The date is that of release 2.7; "
    .. "trees for all-reduce alone.",
}

source "megatron-bridge-overlap" {
  title = "Megatron Bridge: communication overlap",
  author = "NVIDIA",
  url = "https://docs.nvidia.com/nemo/megatron-bridge/latest/training/"
    .. "communication-overlap.html",
  date = "2026-05-18",
  retrieved = "2026-11-26",
  note = "Tensor-parallel collectives run under the matrices of their layer "
    .. "where tp_comm_overlap is on; data-parallel ones layer by layer, so "
    .. "that one of them is seen.",
}

source "megatron-layers" {
  title = "Megatron-LM: layers whose matrices are split",
  author = "NVIDIA",
  url = "https://github.com/NVIDIA/Megatron-LM/blob/"
    .. "000c4ac24f61159c138b0975def722c65245983c/megatron/core/"
    .. "tensor_parallel/layers.py",
  retrieved = "2026-11-26",
  note = "Gradients of inputs are summed, and inputs that are split gathered, "
    .. "asynchronously in the backward pass; sums of the forward pass and "
    .. "gathers of gradients are waited for.",
}

source "transformers-llama" {
  title = "Transformers: modeling_llama.py",
  author = "Hugging Face",
  url = "https://github.com/huggingface/transformers/blob/"
    .. "002272831fba584eb30dca9729c1be456836960a/src/transformers/models/"
    .. "llama/modeling_llama.py",
  retrieved = "2026-11-26",
  note = "Each operation between matrices reads and writes its numbers.  Of "
    .. "the hidden width of Llama 3 8B in 16 bits a norm moves 18 (to 32 bits, "
    .. "squared, mean, scaled, back, weighted), rotations 10 of queries and "
    .. "2.5 of keys, activation and gate 17.5, cache, repeated heads and the "
    .. "joined answer 6, two sums 6.",
}

source "nccl-geforce" {
  title = "NCCL: communication within NUMA is slower than that across NUMA",
  author = "NVIDIA NCCL, issue 1086",
  url = "https://github.com/NVIDIA/nccl/issues/1086",
  date = "2023-11-22",
  retrieved = "2026-11-26",
  note = "A developer of NCCL: Geforce GPUs can't use GPU direct P2P, so "
    .. "traffic has to go back to the CPU.  The same of RTX 5090 in issue 287 "
    .. "of nccl-tests: GeForce cards do not support P2P.",
}

source "nccl-host-memory" {
  title = "NCCL: all-reduce across 8 GeForce RTX 5090",
  author = "NVIDIA NCCL, issue 1639",
  url = "https://github.com/NVIDIA/nccl/issues/1639",
  date = "2025-03-14",
  retrieved = "2026-11-26",
  note = "Two Xeon 8480+ with sixteen modules: 28 GB/s of bus bandwidth with "
    .. "eight, 35 with four.  A developer of NCCL: it is usually determined by "
    .. "the bandwidth your CPU and memory can deliver; 8 flows at 28 GB/s in "
    .. "both directions.  Four RTX 4090 through shared memory reach 18 GB/s "
    .. "in issue 1603; pairs of A40 on an EPYC 7302 cut into nodes of two "
    .. "channels, 9.5 to 10.6 each way in issue 74 of nccl-tests.  The user "
    .. "guide, NCCL_SHM_DISABLE: where peer-to-peer cannot happen, host "
    .. "memory is used.",
}

source "club-3090-rig" {
  title = "club-3090: two RTX 3090 in a desktop",
  author = "robertio",
  url = "https://github.com/noonghunna/club-3090/issues/1095",
  date = "2026-08-23",
  retrieved = "2026-11-26",
  note = "Ryzen 9 5900X, X570, eight lanes each, no NVLink; two channels of "
    .. "memory at 3000 MT/s.  Other reports there have the same cards with "
    .. "4 to 16 lanes of PCIe 2.0 to 4.0, and most have no bridge.",
}

source "nccl-topo" {
  title = "NCCL: how fast it takes links to be",
  author = "NVIDIA",
  url = "https://github.com/NVIDIA/nccl/blob/"
    .. "b6475625fbcaa2c3c0e50eed2fa1255d7514d4a2/src/graph/topo.cc",
  retrieved = "2026-11-26",
  note = "A link of PCIe counts as its lanes times its rate over 80: 12 GB/s "
    .. "for version 3 with 16 lanes, 24 for version 4, three quarters of the "
    .. "rate.",
}

source "nccl-bus" {
  title = "NCCL: ring all-reduce on accelerators joined by PCIe",
  author = "NVIDIA NCCL, issue 1530",
  url = "https://github.com/NVIDIA/nccl/issues/1530",
  retrieved = "2026-11-22",
  note = "Log of nccl-tests: 42 us for an all-reduce of 8 bytes over eight "
    .. "RTX 4090; six messages deep by trees, 7 us each. Issue 1439 has 54 us "
    .. "over eight RTX 3090.",
}

source "trtllm-perf-overview" {
  title = "TensorRT-LLM: performance overview",
  author = "NVIDIA",
  url = "https://github.com/NVIDIA/TensorRT-LLM/blob/"
    .. "03e27c7d5ff0c6e89f8328838c0a8e64f1b34f9d/docs/source/developer-guide/"
    .. "perf-overview.md",
  retrieved = "2026-11-22",
  note = "Rows named DEP deal experts and attention: enable_attention_dp is "
    .. "on, every accelerator has requests of its own. Checkpoints are those "
    .. "of ModelOpt; 0.95 of the free memory is the cache's; 1000 to 3000 "
    .. "requests are sent at once.",
}

source "trtllm-batches" {
  title = "TensorRT-LLM: tuning max batch size and max num tokens",
  author = "NVIDIA",
  url = "https://github.com/NVIDIA/TensorRT-LLM/blob/"
    .. "16d2467ea8e3b45d7d9555010c2ad018d006d5c1/docs/source/performance/"
    .. "tuning-max-batch-size-and-max-num-tokens.md",
  retrieved = "2026-11-22",
  note = "Defaults: 2048 requests at once, 8192 tokens a pass.",
}

source "trtllm-memory" {
  title = "TensorRT-LLM: memory usage",
  author = "NVIDIA",
  url = "https://github.com/NVIDIA/TensorRT-LLM/blob/"
    .. "926063d7ed3b453dcd07023e6b8aa4fbd003e389/docs/source/memory.md",
  retrieved = "2026-11-26",
  note = "Memory of activations is fixed when an engine is built, by its most "
    .. "tokens: the largest batch times the longest prompt, unless stated.",
}

source "trtllm-static-batches" {
  title = "TensorRT-LLM: performance overview of version 0.15",
  author = "NVIDIA",
  url = "https://github.com/NVIDIA/TensorRT-LLM/blob/v0.15.0/docs/source/"
    .. "performance/perf-overview.md",
  retrieved = "2026-11-26",
  note = "Opened in a copy: as of version 0.10 its benchmarks batch in flight; "
    .. "before, a batch started and ended together.",
}

source "trtllm-expert-load" {
  title = "TensorRT-LLM: scaling expert parallelism, part 1",
  author = "NVIDIA",
  url = "https://github.com/NVIDIA/TensorRT-LLM/blob/"
    .. "1d263f15a979ef2902c60de3f6238bcc0952bb29/docs/source/blogs/tech_blog/"
    .. "blog4_Scaling_Expert_Parallelism_in_TensorRT-LLM.md",
  retrieved = "2026-11-26",
  note = "DeepSeek-R1 on 32 accelerators, 8 experts each, translations: by "
    .. "rank 1024 tokens, standard deviation 491.6, the busiest 1.56 times "
    .. "the mean above it; by expert 128 and 164.1.",
}

source "trtllm-gpt-oss" {
  title = "TensorRT-LLM: deployment guide for GPT-OSS",
  author = "NVIDIA",
  url = "https://nvidia.github.io/TensorRT-LLM/deployment-guide/"
    .. "deployment-guide-for-gpt-oss-on-trtllm.html",
  retrieved = "2026-11-22",
  note = "Weights in mxfp4 meet activations in mxfp8 on B200 and GB200, in "
    .. "bf16 on H200.",
}

source "llama-cpp-sycl-f16" {
  title = "Make GGML_SYCL_F16=ON the default, llama.cpp pull request 23996",
  author = "malsbat",
  url = "https://github.com/ggml-org/llama.cpp/pull/23996",
  retrieved = "2026-11-26",
  note = "Of June 2026: until then products of prompts ran in 32-bit floats "
    .. "unless built otherwise; 16 bits read prompts 1.5 to 3.4 times as fast "
    .. "on an Arc B70.  Vulkan's backend took no cooperative matrices on "
    .. "Intel before June 2025 (pull request 14001).",
}

source "llama-cpp-graphs" {
  title = "Introduction of CUDA Graphs to llama.cpp, pull request 6766",
  author = "Alan Gray",
  url = "https://github.com/ggml-org/llama.cpp/pull/6766",
  retrieved = "2026-11-25",
  note = "Merged in May 2024.  LLaMA 2 7B in q4_0 on RTX 3090 goes from 116 to "
    .. "128 tokens/s, on RTX 4090 from 138 to 147.  The code takes graphs for "
    .. "one token on one accelerator: not for a batch above 1, split buffers, "
    .. "routed experts or, for now, several accelerators.",
}

source "llama-cpp-decode" {
  title = "CUDA: improve flash decoding kernel GPU occupancy for BS=1 case, "
    .. "llama.cpp pull request 12183",
  author = "Gaurav Garg",
  url = "https://github.com/ggml-org/llama.cpp/pull/12183",
  retrieved = "2026-11-26",
  note = "March 2025.  Llama 3.2 3B on RTX 4090 writes 266.2 tokens/s behind "
    .. "10 tokens and 189.5 behind 10,000, 269.8 and 170.6 before: 1.15 GB of "
    .. "cache more in 1.52 and 2.16 ms, 753 and 531 GB/s.",
}

source "llama-cpp-tile" {
  title = "llama.cpp, fattn.cu",
  author = "llama.cpp",
  url = "https://github.com/ggml-org/llama.cpp/blob/00a2d60921595ea66853568270b3060490040dea/ggml/src/ggml-cuda/fattn.cu",
  retrieved = "2026-11-26",
  note = "A block holds the queries of 2, 4 or 8 heads that share a key; more "
    .. "than 8 take several blocks, and each reads the cache.",
}

source "llama-cpp-cublas" {
  title = "Improve text-generation and batched decoding performance, "
    .. "llama.cpp pull request 3776",
  author = "Georgi Gerganov",
  url = "https://github.com/ggml-org/llama.cpp/pull/3776",
  retrieved = "2026-11-26",
  note = "Of October 2023: until then a kernel of integer products read "
    .. "prompts of quantized models, which used no tensor cores (pull request "
    .. "3412); from then on, for a batch above 32, weights are dequantized to "
    .. "16 bits first and multiplied by cuBLAS.",
}

source "llama-cpp-mmq" {
  title = "Use MMQ instead of cuBLAS by default, llama.cpp pull request 8075",
  author = "Johannes Gaessler",
  url = "https://github.com/ggml-org/llama.cpp/pull/8075",
  retrieved = "2026-11-26",
  note = "Of June 2024, on cards whose tensor cores multiply 8-bit integers.  "
    .. "Llama 3 8B, 512 tokens a pass, by pull requests 7676 and 8062: RTX "
    .. "3090 3533 tokens/s in Q5_K_S and 3596 in Q6_K, RTX 4090 8194 in Q2_K "
    .. "and 10359 in Q4_0.",
}

source "llama-cpp-products" {
  title = "llama.cpp: src/models/llama.cpp and ggml-cuda.cu",
  author = "ggml-org",
  url = "https://github.com/ggml-org/llama.cpp/blob/"
    .. "069be0ae22f391c64e26e8da4c7da0143ede8cf3/src/models/llama.cpp",
  retrieved = "2026-11-26",
  note = "Activations are in 32 bits, and each operation between products "
    .. "reads and writes them.  Of the hidden width of Llama 3 8B in 16 bits "
    .. "two norms and their weights move 16, two sums 12, rotations 5, the "
    .. "cache 1.5, queries and answers of attention 4, activation and gate 35. "
    .. "Products quantize what they read to 36 bytes for 32 numbers and write "
    .. "32 bits: 50.5.  Before, ggml_cuda_op_mul_mat_cublas converted what "
    .. "they read and gave to and from 16 bits: 80, and 10 about attention.",
}

source "llama-cpp-windows" {
  title = "kv-cache: add SWA support, llama.cpp pull request 13194",
  author = "Georgi Gerganov",
  url = "https://github.com/ggml-org/llama.cpp/pull/13194",
  retrieved = "2026-11-26",
  note = "Of May 2025: a small cache of their own for layers with a sliding "
    .. "window; until then all layers kept the whole context.",
}

source "llama-cpp-sycl" {
  title = "llama.cpp: ggml-sycl.cpp",
  author = "ggml-org",
  url = "https://github.com/ggml-org/llama.cpp/blob/master/ggml/src/ggml-sycl/"
    .. "ggml-sycl.cpp",
  retrieved = "2026-11-26",
  note = "ggml_sycl_op_mul_mat_sycl converts quantized weights to 16 bits, "
    .. "then what they multiply, and calls a library.",
}

source "exllama-products" {
  title = "ExLlama: q4_matmul.cu",
  author = "turboderp",
  url = "https://github.com/turboderp/exllama/blob/"
    .. "02814dcd1332a36a027831339833beff1947ee28/exllama_ext/cuda_func/"
    .. "q4_matmul.cu",
  retrieved = "2026-11-26",
  note = "q4_matmul_recons_cuda writes a matrix out in 16 bits and calls "
    .. "cublasHgemm, which sums in 16 bits; for 8 rows and more "
    .. "(matmul_recons_thd of model.py).",
}

source "exllama-attention" {
  title = "ExLlama: model.py",
  author = "turboderp",
  url = "https://github.com/turboderp/exllama/blob/"
    .. "02814dcd1332a36a027831339833beff1947ee28/model.py",
  retrieved = "2026-11-26",
  note = "For 8 tokens and more F.scaled_dot_product_attention, of PyTorch "
    .. "2.1 by its README.",
}

source "exllama-first-pass" {
  title = "ExLlama: RTX 3060 12GB benchmarking, issue 6",
  author = "1aienthusiast",
  url = "https://github.com/turboderp/exllama/issues/6",
  retrieved = "2026-11-26",
  note = "test_benchmark_inference.py -l 132 before it warmed up: 0.50 s for "
    .. "the first pass, of 4 tokens; 28.56 tokens/s after it.",
}

source "exllamav2-products" {
  title = "ExLlamaV2: q_gemm.cu",
  author = "turboderp",
  url = "https://github.com/turboderp/exllamav2/blob/"
    .. "072d11f163184ca5217b66f044b3a6e7f0ef6f53/exllamav2/exllamav2_ext/cuda/"
    .. "q_gemm.cu",
  retrieved = "2026-11-26",
  note = "gemm_half_q_half_cuda, for more rows than MAX_Q_GEMM_ROWS: "
    .. "reconstruct the matrix in 16 bits, then cublasHgemm.",
}

source "ik-llama-moe-graphs" {
  title = "Enable CUDA graphs for MoE models, pull request 689",
  author = "Iwan Kawrakow",
  url = "https://github.com/ikawrakow/ik_llama.cpp/pull/689",
  retrieved = "2026-11-25",
  note = "August 2025, for generation only, as llama.cpp does.",
}

source "awq-kernels" {
  title = "AutoAWQ kernels: gemm_cuda_gen.cu",
  author = "Casper Hansen",
  url = "https://github.com/casper-hansen/AutoAWQ_kernels/blob/"
    .. "16c5fe16019e26b161d92ef3002826bce2242cc6/awq_ext/quantization/"
    .. "gemm_cuda_gen.cu",
  retrieved = "2026-11-22",
  note = "Products of 16 tokens by 128 columns a block, unpacked by each "
    .. "block and summed in 32-bit floats.",
}

source "qserve-attention" {
  title = "QServe: decoderMaskedMultiheadAttentionUtils.h",
  author = "MIT HAN Lab",
  url = "https://github.com/mit-han-lab/qserve/blob/"
    .. "8cfd8e32cc808681bab1031ca8555aa6cc8376db/kernels/csrc/"
    .. "fused_attention/decoderMaskedMultiheadAttentionUtils.h",
  retrieved = "2026-11-26",
  note = "A block of threads answers one query head. Eight 4-bit numbers take "
    .. "a shift, four logical operations, four subtractions and four "
    .. "multiplications by scale and zero.",
}

source "trtllm-mmha" {
  title = "TensorRT-LLM: decoderMaskedMultiheadAttentionTemplate.h",
  author = "NVIDIA",
  url = "https://github.com/NVIDIA/TensorRT-LLM/blob/"
    .. "02519b0c2a8778cf57449e4ccf5bbb03fd35da18/cpp/tensorrt_llm/kernels/"
    .. "decoderMaskedMultiheadAttention/"
    .. "decoderMaskedMultiheadAttentionTemplate.h",
  retrieved = "2026-11-26",
  note = "The kernels assign a block of threads to each pair of a sequence "
    .. "and a query head; products convert 8-bit numbers to 32-bit floats.",
}

source "awq-gemv" {
  title = "AWQ: gemv_cuda.cu",
  author = "MIT HAN Lab",
  url = "https://github.com/mit-han-lab/llm-awq/blob/"
    .. "a095b3e041762e6dc05e119634106928055c6764/awq/kernels/csrc/"
    .. "quantization/gemv_cuda.cu",
  retrieved = "2026-11-22",
  note = "The product of every row of activations unpacks the weights anew, "
    .. "on vector units.",
}

source "litgpt-generate" {
  title = "LitGPT: generate/base.py",
  author = "Lightning AI",
  url = "https://github.com/Lightning-AI/litgpt/blob/"
    .. "06d38e4479c09d2b02cbf05bb32d46d85e4940cd/generate/base.py",
  retrieved = "2026-11-22",
  note = "Defaults: one sample of 50 new tokens; the rate is tokens over the "
    .. "time of the first call, prompt included.",
}

source "megatron-moe" {
  title = "Megatron Core MoE",
  author = "NVIDIA",
  url = "https://github.com/NVIDIA/Megatron-LM/blob/main/megatron/core/"
    .. "transformer/moe/README.md",
  date = "2025-01-01",
}

source "he2024" {
  title = "Strangely, Matrix Multiplications on GPUs Run Faster When Given "
    .. "\"Predictable\" Data",
  author = "Horace He",
  url = "https://www.thonking.ai/p/strangely-matrix-multiplications",
  date = "2024-04-29",
  retrieved = "2026-11-22",
  note = "Opened in excerpt: large products on an A100 run at 257 TFLOP/s on "
    .. "random numbers and 295 on zeros, for the power they draw. The day "
    .. "of its date was not seen.",
}

source "cuda-launch-queue" {
  title = "CUDA stream are blocked when launching lots of kernels (>1000)",
  author = "NVIDIA developer forum",
  url = "https://forums.developer.nvidia.com/t/cuda-stream-are-blocked-when-"
    .. "luanch-lots-of-kernels-1000/68937",
  date = "2018-12-01",
  retrieved = "2026-11-22",
  note = "Opened in excerpt: a stream takes about 1000 launches, then the "
    .. "host waits. The month is taken from the same question elsewhere.",
}

source "cuda-guide" {
  title = "CUDA C++ Programming Guide: compute capabilities",
  author = "NVIDIA",
  url = "https://docs.nvidia.com/cuda/cuda-c-programming-guide/",
  retrieved = "2026-11-25",
  note = "Opened as copies of its sections on the architecture of compute "
    .. "capabilities 7.x, 8.x and 9.0: a multiprocessor has four schedulers, "
    .. "each of which issues an instruction of a warp of 32 lanes; 64 lanes of "
    .. "32-bit arithmetic in 7.x and 8.0, 128 in 8.6 to 9.0; 64 of integers.",
}

source "flexgen-compression" {
  title = "FlexLLMGen: compression.py and pytorch_backend.py",
  author = "FMInference",
  url = "https://github.com/FMInference/FlexLLMGen/blob/"
    .. "004ffef82b46e8dc8685c55d0cdda650bdaf1269/flexllmgen/compression.py",
  retrieved = "2026-11-26",
  note = "Opened at that commit in a copy. Every layer unpacks its weights, and "
    .. "the cache it reads, for each part of a batch: of two packed numbers a "
    .. "shift and a mask, 1 byte read and 1 written each; both copied to 16 "
    .. "bits, 1 read and 2 written; a division and a sum in place, 4 read and "
    .. "4 written each: 26 bytes.",
}

source "cuda-best-practices" {
  title = "CUDA C++ Best Practices Guide: pinned memory",
  author = "NVIDIA",
  url = "https://docs.nvidia.com/cuda/cuda-c-best-practices-guide/",
  retrieved = "2026-11-26",
  note = "Opened as a copy of its chapter 9: on PCIe x16 Gen3 cards, pinned "
    .. "memory can attain about 12 GB/s.",
}

source "accelerate-hooks" {
  title = "Accelerate: hooks.py",
  author = "Hugging Face",
  url = "https://github.com/huggingface/accelerate/blob/"
    .. "05daa80d138c0b9024517739085929864f5745e6/src/accelerate/hooks.py",
  retrieved = "2026-11-26",
  note = "Before a module runs, AlignDevicesHook copies its weights from a map "
    .. "of ordinary tensors in the host's memory; behind it they are dropped. "
    .. "Nothing is pinned, and nothing is fetched ahead.",
}

source "gengwg-bandwidth" {
  title = "Using NVIDIA GPU P2P Benchmark tool",
  author = "gengwg",
  url = "https://github.com/gengwg/gpu/blob/"
    .. "f1ce2499ef5f317f60068cbee22ed8f12e9b65a5/nvda_gpu_benchmark.md",
  retrieved = "2026-11-26",
  note = "bandwidthTest of the CUDA samples on a DGX A100, host to device: 25.7 "
    .. "GB/s from pinned memory, 10.0 GB/s from pageable memory.",
}
