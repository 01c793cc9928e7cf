-- Speech to text: an encoder over 30 seconds, a decoder beside it.  The encoder
-- reads 1500 places of sound, which count as the prompt's tokens, whatever is
-- said in them.

-- Two convolutions of 3 taps turn bands into the width; places are counted
-- from a table for each stack.
local function whisper(width, encoder, decoder, bands, vocab)
  return {
    layers = encoder + decoder,
    encoder_layers = encoder,
    hidden = width,
    ffn = 4 * width,
    heads = width // 64,
    kv_heads = width // 64,
    head_dim = 64,
    vocab = vocab,
    max_context = 1500 + 448,
    tied_embeddings = true,
    mlp = "plain",
    norm = "layernorm",
    qkv_bias = true, -- but the keys', which is less than 0.02%
    output_bias = true,
    mlp_bias = true,
    position_parameters = (1500 + 448) * width,
    extra_parameters = 3 * bands * width + 3 * width * width + 2 * width,
  }
end

local function entry(id, name, released, dimensions)
  return function(from, parameters)
    model(id) {
      name = "Whisper " .. name,
      family = "Whisper",
      cite "whisper-repository" (dimensions),
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
