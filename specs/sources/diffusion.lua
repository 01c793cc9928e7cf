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

source "chen2016" {
  title = "Training Deep Nets with Sublinear Memory Cost",
  author = "Tianqi Chen, Bing Xu, Chiyuan Zhang, Carlos Guestrin",
  url = "https://arxiv.org/abs/1604.06174",
  date = "2016-04-21",
}
