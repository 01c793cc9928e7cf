-- What stacks sustain where texts are embedded and ranked in batches.

-- An embedding model reads as a language model reads a prompt in serving, and
-- no table of embedding speeds that states format, lengths and batch was found.
local function embed(id, name, architectures, like)
  calibration(id) {
    name = name,
    kind = "embed",
    software = "default",
    architectures = architectures,
    speed_like = like,
    assume("551 MB of context (AIConfigurator), and as much again for work " ..
      "space") {
      runtime_overhead = 1 * GiB,
    },
    assume "a caching allocator leaves some of a full card in pieces" {
      memory_fraction = 95 * percent,
    },
  }
end

embed("embed-default", "Embedding, any stack", nil, "serve-default")
embed("embed-amd-instinct", "Embedding, AMD Instinct",
  { "CDNA", "CDNA2", "CDNA3", "CDNA4" }, "serve-amd-instinct")
