-- Vectors for search, and scores for what was found.

workload "rag-index" {
  name = "An index of passages with BGE-M3",
  words = "text embeddings vectors semantic search",
  summary = "Passages of 500 tokens turned into vectors: 300 a second.",
  kind = "embed",
  model = "bge-m3",
  profiles = { "student", "startup", "enterprise" },
  input_len = 500,
  text_rate = 300 / s,
  weight_formats = { "fp16", "bf16" },
}

workload "rag-index-7b" {
  name = "An index of passages with a 7B model",
  words = "text embeddings vectors semantic search",
  summary = "The same passages read by E5-mistral, a language model of 7B.",
  kind = "embed",
  model = "e5-mistral-7b",
  profiles = { "startup", "enterprise" },
  input_len = 500,
  text_rate = 300 / s,
  weight_formats = { "fp16", "bf16", "fp8" },
}

workload "rerank" {
  name = "Reranking what a search found",
  words = "reranker reranking cross-encoder search",
  summary = "Ten searches a second, fifty passages each, in half a second.",
  kind = "embed",
  model = "bge-reranker-v2-m3",
  profiles = { "startup", "enterprise" },
  input_len = 550,
  batch = 50,
  text_rate = 500 / s,
  max_latency = 500 * ms,
  weight_formats = { "fp16", "bf16" },
}
