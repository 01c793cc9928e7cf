-- Speech to text: an encoder over 30 seconds, a decoder beside it.

local norm = layer "norm" { of = "layer" }

local function mlp(width)
  return layer "residual" {
    norm,
    layer "linear" { units = 4 * width },
    layer "activation" { of = "gelu" },
    layer "linear" { units = width },
  }
end

-- Attention of heads of 64; more names another sequence.
local function attend(width, more)
  more.heads = width // 64
  more.key_bias = false
  return layer "residual" { norm, layer "attention" (more) }
end

local function conv(width, stride)
  return layer "conv1d" {
    channels = width,
    kernel = 3,
    stride = stride,
    padding = 1,
  }
end

-- The output head is the decoder's embedding: its work is not counted.
local function whisper(width, encoder, decoder, bands, vocab)
  return {
    input = { 3000, bands },
    conv(width, 1),
    layer "activation" { of = "gelu" },
    conv(width, 2),
    layer "activation" { of = "gelu" },
    layer "positions" {},
    layer "block" { times = encoder, attend(width, {}), mlp(width) },
    norm,
    layer "side" {
      width = 448,
      layer "embedding" { vocab = vocab, width = width },
      layer "positions" {},
      layer "block" {
        times = decoder,
        attend(width, {}),
        attend(width, { context_width = width, context_tokens = 1500 }),
        mlp(width),
      },
      norm,
    },
  }
end

local function entry(id, name, released, network)
  return function(from, parameters)
    model(id) {
      name = "Whisper " .. name,
      family = "Whisper",
      cite "whisper-repository" { network = network },
      cite(from) { parameters = parameters },
      assume "day of the announcement" { released = released },
      assume "the width of the published file" { weight_format = "fp16" },
    }
  end
end

entry("whisper-tiny", "tiny", "2022-09-21",
  whisper(384, 4, 4, 80, 51865))("keras-hub-presets", 37760640)
entry("whisper-base", "base", "2022-09-21",
  whisper(512, 6, 6, 80, 51865))("keras-hub-presets", 72593920)
entry("whisper-small", "small", "2022-09-21",
  whisper(768, 12, 12, 80, 51865))("keras-hub-presets", 241734912)
entry("whisper-medium", "medium", "2022-09-21",
  whisper(1024, 24, 24, 80, 51865))("keras-hub-presets", 763857920)
entry("whisper-large-v2", "large-v2", "2022-12-05",
  whisper(1280, 32, 32, 80, 51865))("keras-hub-presets", 1543304960)
entry("whisper-large-v3", "large-v3", "2023-11-06",
  whisper(1280, 32, 32, 128, 51866))("whisper-repository", 1550e6)
entry("whisper-large-v3-turbo", "large-v3-turbo", "2024-09-30",
  whisper(1280, 32, 4, 128, 51866))("whisper-repository", 809e6)
