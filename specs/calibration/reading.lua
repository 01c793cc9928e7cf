-- What stacks sustain where texts or sound are read in batches.

local instinct = "the default's share times 0.64, MI300X over H100 in " ..
  "Machine Learning Engineering's achievable matrix rates; no published " ..
  "run was found"

local read = "as prompts are read in serving, serve-default: an embedding " ..
  "model reads as a language model reads a prompt, and no table of " ..
  "embedding speeds that states format, lengths and batch was found"

local function embed(id, name, architectures, share, why)
  calibration(id) {
    name = name,
    kind = "embed",
    software = "default",
    architectures = architectures,
    assume(why) {
      compute_efficiency = share * 75 * percent,
      bandwidth_efficiency = share * 84 * percent,
      attention_efficiency = share * 50 * percent,
    },
    assume(read) {
      energy_efficiency = 4 * TFLOP/J,
      layer_overhead = 80 * us,
      token_copies = 20,
    },
    assume "one accelerator holds a copy: links carry nothing" {
      link_efficiency = 80 * percent,
      link_latency = 4 * us,
    },
    assume("551 MB of context (AIConfigurator), and as much again for work " ..
      "space") {
      runtime_overhead = 1 * GiB,
    },
    assume "a caching allocator leaves some of a full card in pieces" {
      memory_fraction = 95 * percent,
    },
  }
end

embed("embed-default", "Embedding, any stack", nil, 1, read)
embed("embed-amd-instinct", "Embedding, AMD Instinct",
  { "CDNA", "CDNA2", "CDNA3", "CDNA4" }, 0.64, instinct)

local units = "units and memory as of eager PyTorch in serving, " ..
  "serve-eager-default; steps wait for the host"
local quickest = assume("fitted to 2 rows fwh of time and 2 of memory, one " ..
  "window at a time, of the quickest of four stacks on one card, " ..
  "faster-whisper: a transcriber for many is built on such a one; eight " ..
  "windows at once take 17 s of which this leaves 11") {
  host_overhead = 700 * us,
  runtime_overhead = 1.2 * GiB,
}

-- Times of faster-whisper's README: 13 minutes by Whisper large-v2 on an RTX
-- 3070 Ti, five texts followed.  A step waits for the host, whatever the
-- format of the weights, so the time of a layer is what is fitted.
local function asr(id, software, name, aliases, fitted, architectures)
  local share = architectures and 0.64 or 1
  calibration(id) {
    name = name,
    kind = "asr",
    software = software,
    aliases = aliases,
    architectures = architectures,
    fitted,
    assume(architectures and instinct or units) {
      compute_efficiency = share * 45 * percent,
      attention_efficiency = share * 28 * percent,
      bandwidth_efficiency = share * 70 * percent,
    },
    assume(units) {
      layer_overhead = 20 * us,
      token_copies = 30,
    },
    assume "one accelerator holds a copy: links carry nothing" {
      link_efficiency = 80 * percent,
      link_latency = 4 * us,
    },
    assume "a caching allocator leaves some of a full card in pieces" {
      memory_fraction = 95 * percent,
    },
  }
end

asr("asr-default", "default", "Speech to text, any stack", nil, quickest)
asr("asr-amd-instinct", "default", "Speech to text, AMD Instinct", nil,
  quickest, { "CDNA", "CDNA2", "CDNA3", "CDNA4" })
asr("asr-faster-whisper", "faster-whisper", "faster-whisper",
  { "CTranslate2" }, quickest)
asr("asr-whisper", "openai/whisper", "OpenAI's Whisper", nil,
  assume "fitted to one row fwh of time and one of memory" {
    host_overhead = 1700 * us,
    runtime_overhead = 1.4 * GiB,
  })
asr("asr-transformers", "transformers", "Transformers", nil,
  assume "fitted to one row fwh of time and one of memory" {
    host_overhead = 1300 * us,
    runtime_overhead = 1.6 * GiB,
  })
asr("asr-whisper.cpp", "whisper.cpp", "whisper.cpp", nil,
  assume "fitted to one row fwh of time and one of memory" {
    host_overhead = 750 * us,
    runtime_overhead = 0.8 * GiB,
  })
