-- Where formulas and measurements of image making come from.  Those without a
-- retrieved date were not opened for this guide.

source "ho2022" {
  title = "Classifier-Free Diffusion Guidance",
  author = "Jonathan Ho, Tim Salimans",
  url = "https://arxiv.org/abs/2207.12598",
  date = "2022-07-26",
}

source "rombach2021" {
  title = "High-Resolution Image Synthesis with Latent Diffusion Models",
  author = "Robin Rombach and others",
  url = "https://arxiv.org/abs/2112.10752",
  date = "2021-12-20",
}

source "ivanov2021" {
  title = "Data Movement Is All You Need: A Case Study on Optimizing "
    .. "Transformers",
  author = "Andrei Ivanov and others",
  url = "https://arxiv.org/abs/2007.00072",
  date = "2020-06-30",
}

source "diffusers-memory" {
  title = "Diffusers: memory and offloading",
  author = "Hugging Face",
  url = "https://github.com/huggingface/diffusers/blob/main/docs/source/en/"
    .. "optimization/memory.md",
  retrieved = "2026-11-21",
  licence = "Apache-2.0",
}

source "pytorch-cudagraphs" {
  title = "CUDAGraph Trees",
  author = "PyTorch",
  url = "https://docs.pytorch.org/docs/2.1/torch.compiler_cudagraph_trees.html",
  retrieved = "2026-11-22",
}

source "diffusers-torch2" {
  title = "Diffusers: Torch 2.0",
  author = "Hugging Face",
  url = "https://github.com/huggingface/diffusers/blob/v0.30.0/docs/source/en/"
    .. "optimization/torch2.0.md",
  retrieved = "2026-11-22",
  licence = "Apache-2.0",
}

source "livepeer-checker" {
  title = "ai-runner pull request 74: memory with and without the safety "
    .. "checker",
  author = "Livepeer",
  url = "https://github.com/livepeer/ai-runner/pull/74",
  date = "2024-05-05",
  retrieved = "2026-11-22",
}

source "fang2024" {
  title = "xDiT: an Inference Engine for Diffusion Transformers (DiTs) with "
    .. "Massive Parallelism",
  author = "Jiarui Fang and others",
  url = "https://arxiv.org/abs/2411.01738",
  date = "2024-11-04",
  note = "Not opened; its documentation was (xdit-project/xDiT, README.md and "
    .. "docs/performance).",
}

source "jacobs2023" {
  title = "DeepSpeed Ulysses: System Optimizations for Enabling Training of "
    .. "Extreme Long Sequence Transformer Models",
  author = "Sam Ade Jacobs and others",
  url = "https://arxiv.org/abs/2309.14509",
  date = "2023-09-25",
}

source "diffusers-vae-decode" {
  title = "Diffusers: VAE decode with hybrid inference",
  author = "Hugging Face",
  url = "https://github.com/huggingface/diffusers/blob/main/docs/source/en/"
    .. "hybrid_inference/vae_decode.md",
  retrieved = "2026-11-22",
  licence = "Apache-2.0",
}

source "diffusers-temporal-decoder" {
  title = "Diffusers: AutoencoderKLTemporalDecoder",
  author = "Hugging Face",
  url = "https://github.com/huggingface/diffusers/blob/main/src/diffusers/"
    .. "models/autoencoders/autoencoder_kl_temporal_decoder.py",
  retrieved = "2026-11-22",
  licence = "Apache-2.0",
  note = "97.7 million parameters follow from its layers: half of the 196 MB "
    .. "of the published file in 16 bits, which was not opened.",
}

source "composer-channels-last" {
  title = "Composer: Channels Last",
  author = "MosaicML",
  url = "https://docs.mosaicml.com/projects/composer/en/stable/method_cards/"
    .. "channels_last.html",
  retrieved = "2026-11-22",
}

source "dle-convnets-config" {
  title = "DeepLearningExamples: configurations of ConvNets",
  author = "NVIDIA",
  url = "https://github.com/NVIDIA/DeepLearningExamples/blob/master/PyTorch/"
    .. "Classification/ConvNets/configs.yml",
  retrieved = "2026-11-22",
}

source "lambda-benchmark-config" {
  title = "deeplearning-benchmark: settings of accelerators with 80 GB",
  author = "Lambda",
  url = "https://github.com/lambdal/deeplearning-benchmark/blob/master/"
    .. "pytorch/scripts/config_v1/config_pytorch_80GB.sh",
  retrieved = "2026-11-22",
}

source "mlperf-resnet-config" {
  title = "MLPerf Training 3.1: settings of ResNet in MXNet on a DGX H100",
  author = "NVIDIA",
  url = "https://github.com/mlcommons/training_results_v3.1/blob/main/NVIDIA/"
    .. "benchmarks/resnet/implementations/mxnet/config_DGXH100.sh",
  retrieved = "2026-11-26",
}

source "chen2016" {
  title = "Training Deep Nets with Sublinear Memory Cost",
  author = "Tianqi Chen, Bing Xu, Chiyuan Zhang, Carlos Guestrin",
  url = "https://arxiv.org/abs/1604.06174",
  date = "2016-04-21",
}

source "torchao-float8-casts" {
  title = "torchao: quantization of activations to float8",
  author = "PyTorch",
  url = "https://github.com/pytorch/ao/blob/main/torchao/quantization/"
    .. "quant_primitives.py",
  note = "Read in a stored copy of the repository.",
}

source "nvidia-graphs-sd2" {
  title = "CUDA Graph Best Practice: Stable Diffusion v2",
  author = "NVIDIA",
  url = "https://docs.nvidia.com/dl-cuda-graph/latest/examples/"
    .. "stable-diffusion-v2.html",
  retrieved = "2026-11-26",
}

source "mlperf-sd2-config" {
  title = "MLPerf Training v4.0: Stable Diffusion of NVIDIA, "
    .. "conf/custom.yaml",
  author = "NVIDIA",
  url = "https://github.com/mlcommons/training_results_v4.0/blob/main/NVIDIA/"
    .. "benchmarks/stable_diffusion/implementations/nemo/conf/custom.yaml",
  retrieved = "2026-11-26",
  licence = "Apache-2.0",
}

source "chip-quadro-rtx-6000" {
  title = "Bestia dla profesjonalistow: Quadro RTX 6000",
  author = "CHIP",
  url = "https://chip.pl/2018/10/bestia-dla-profesjonalistow-quadro-rtx-6000",
  date = "2018-10-01",
  retrieved = "2026-11-26",
}

source "diffusers-torchao-benchmark" {
  title = "diffusers-torchao: inference/benchmark_image.py",
  author = "Sayak Paul, Aryan V S",
  url = "https://github.com/sayakpaul/diffusers-torchao/blob/main/inference/"
    .. "benchmark_image.py",
  retrieved = "2026-11-26",
  licence = "Apache-2.0",
}
