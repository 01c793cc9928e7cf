-- Networks that make images from noise, by their blocks.

local function conv(channels, kernel, stride)
  return layer "conv2d" { channels = channels, kernel = kernel,
    stride = stride or 1,
    padding = (kernel - 1) // 2 }
end

local function act()
  return layer "activation" { of = "silu" }
end

local function group()
  return layer "norm" { of = "group" }
end

local function linear(units)
  return layer "linear" { units = units }
end

-- Two convolutions and, in a U-Net, the time step added between them.
local function res(from, to, time)
  local inside = { group(), act(), conv(to, 3) }
  if time then
    inside[#inside + 1] = layer "side" { width = time, act(), linear(to) }
  end
  for _, l in ipairs { group(), act(), conv(to, 3) } do
    inside[#inside + 1] = l
  end
  if from ~= to then
    inside[#inside + 1] = layer "shortcut" { conv(to, 1) }
  end
  return layer "residual" (inside)
end

-- Self attention, attention to the text, and a gated MLP, depth times.
local function spatial(u, width, depth)
  local function half(more)
    more.heads = u.heads or width // 64
    more.bias = false
    return layer "residual" {
      layer "norm" { of = "layer" }, layer "attention" (more),
    }
  end
  return layer "residual" {
    group(),
    layer "tokens" {},
    linear(width),
    layer "block" {
      times = depth,
      half {},
      half { context_width = u.context, context_tokens = 77 },
      layer "residual" {
        layer "norm" { of = "layer" }, linear(8 * width),
        layer "gate" { of = "gelu" }, linear(width),
      },
    },
    linear(width),
    layer "image" { channels = width },
  }
end

-- Along the frames of a video, at each place.
local function temporal(channels)
  return layer "places" {
    layer "conv1d" { channels = channels, kernel = 3, padding = 1 },
  }
end

-- A residual block of images, then one along time and how both mix.
local function video_res(from, to, time)
  return layer "block" {
    layer "frames" { res(from, to, time) },
    layer "residual" {
      group(), act(), temporal(to),
      layer "side" { width = time, act(), linear(to) },
      group(), act(), temporal(to),
    },
    layer "parameters" { count = 1 },
  }
end

local function gated(width)
  return layer "residual" {
    layer "norm" { of = "layer" }, linear(8 * width),
    layer "gate" { of = "gelu" }, linear(width),
  }
end

local function attend(width, context)
  return layer "residual" {
    layer "norm" { of = "layer" },
    layer "attention" {
      heads = width // 64,
      bias = false,
      context_width = context,
      context_tokens = context and 1 or nil,
    },
  }
end

-- Attention within each frame, then along time at each place.
local function video_spatial(u, width)
  return layer "residual" {
    group(),
    layer "frames" {
      layer "tokens" {}, linear(width), attend(width),
      attend(width, u.context), gated(width),
      layer "image" { channels = width },
    },
    layer "places" {
      layer "side" { width = width, linear(4 * width), act(),
        linear(width) },
      gated(width), attend(width), attend(width, u.context), gated(width),
    },
    layer "parameters" { count = 1 },
    layer "frames" { layer "tokens" {}, linear(width),
      layer "image" { channels = width } },
  }
end

local function unet(u)
  local base, time = 320, 1280
  local net = { input = u.input or { 4, u.size, u.size } }
  local block, mix = u.frames and video_res or res,
    u.frames and video_spatial or spatial
  local function each(l)
    return u.frames and layer "frames" { l } or l
  end
  local names, widths, width = {}, {}, base
  local function add(l)
    net[#net + 1] = l
  end
  local function keep()
    names[#names + 1] = "skip " .. #names + 1
    widths[#widths + 1] = width
    add(layer "keep" { of = names[#names] })
  end
  local function level(i, from)
    width = base * u.mult[i]
    add(block(from, width, time))
    if u.depth[i] > 0 then
      add(mix(u, width, u.depth[i]))
    end
  end
  add(layer "side" { width = base, linear(time), act(), linear(time) })
  if u.vector then
    add(layer "side" { width = u.vector, linear(time), act(), linear(time) })
  end
  add(each(conv(base, 3)))
  keep()
  for i = 1, #u.mult do
    for _ = 1, 2 do
      level(i, width)
      keep()
    end
    if i < #u.mult then
      add(each(conv(width, 3, 2)))
      keep()
    end
  end
  add(block(width, width, time))
  add(mix(u, width, u.middle))
  add(block(width, width, time))
  for i = #u.mult, 1, -1 do
    for _ = 1, 3 do
      add(layer "join" { of = table.remove(names) })
      level(i, width + table.remove(widths))
    end
    if i > 1 then
      add(each(layer "upsample" { factor = 2 }))
      add(each(conv(width, 3)))
    end
  end
  add(group())
  add(act())
  add(each(conv(4, 3)))
  return net
end

local function vae_attention()
  return layer "residual" {
    group(), layer "tokens" {}, layer "attention" { heads = 1 },
    layer "image" { channels = 512 },
  }
end

-- A block of a decoder that looks along the frames too.
local function video_out(width)
  return layer "block" {
    layer "residual" {
      group(), act(), temporal(width), group(), act(), temporal(width),
    },
    layer "parameters" { count = 1 },
  }
end

-- Encoder and decoder in a row, at 512 x 512; "latent" stands between them.
-- Of a video the encoder takes each frame alone.
local function vae(latent, quant, frames)
  local net = { input = frames and { 3, frames, 512, 512 } or
    { 3, 512, 512 } }
  local mult, width, decoding = { 1, 2, 4, 4 }, 128, false
  local function add(...)
    for _, l in ipairs { ... } do
      net[#net + 1] = frames and layer "frames" { l } or l
    end
  end
  local function block(to)
    add(res(width, to))
    width = to
    if frames and decoding then
      net[#net + 1] = video_out(to)
    end
  end
  local function level(i, count)
    for _ = 1, count do
      block(128 * mult[i])
    end
  end
  local function middle()
    block(512)
    add(vae_attention())
    block(512)
  end
  add(conv(128, 3))
  for i = 1, 4 do
    level(i, 2)
    if i < 4 then
      add(conv(width, 3, 2))
    end
  end
  middle()
  add(group(), act(), conv(2 * latent, 3))
  if quant then
    add(conv(2 * latent, 1))
  end
  add(layer "half" {})
  net[#net + 1] = layer "keep" { of = "latent" }
  decoding = true
  if quant and not frames then
    add(conv(latent, 1))
  end
  add(conv(512, 3))
  middle()
  for i = 4, 1, -1 do
    level(i, 3)
    if i > 1 then
      add(layer "upsample" { factor = 2 }, conv(width, 3))
    end
  end
  add(group(), act(), conv(3, 3))
  if frames then
    net[#net + 1] = temporal(3)
  end
  return net
end

-- A vector that shifts and scales, made from time and text.
local function modulate(width, parts)
  return layer "side" { width = width, act(), linear(parts * width) }
end

local function embed(from, width)
  return layer "side" { width = from, linear(width), act(), linear(width) }
end

local function plain()
  return layer "norm" { of = "layer", affine = false }
end

local function mlp(width)
  return layer "residual" {
    plain(), linear(4 * width), layer "activation" { of = "gelu" },
    linear(width),
  }
end

-- One stream's half of a joint block; qk is the number of norm weights.
local function stream(m, others)
  local attention = { plain(), layer "attention" {
    heads = m.heads,
    joint_tokens = others,
    rotary = m.rotary,
    head_norm = m.qk and true,
    joint = not others or nil } }
  if m.qk then
    attention[3] = layer "parameters" { count = m.qk }
  end
  return layer "residual" (attention)
end

local function joint(m, i)
  local dual = i <= (m.dual or 0)
  local inside = { modulate(m.width, dual and 9 or 6), stream(m, m.text) }
  if dual then
    inside[#inside + 1] = stream(m, 0)
  end
  inside[#inside + 1] = mlp(m.width)
  if i == m.depth and m.cut then
    inside[#inside + 1] = modulate(m.width, 2)
    inside[#inside + 1] = layer "side" { tokens = m.text, width = m.width,
      plain(), linear(3 * m.width), m.qk and
      layer "parameters" { count = m.qk } or nil }
  else
    inside[#inside + 1] = modulate(m.width, 6)
    inside[#inside + 1] = layer "side" { tokens = m.text, width = m.width,
      stream(m), mlp(m.width) }
  end
  return layer "block" (inside)
end

local function mmdit(m)
  m.width, m.heads, m.text, m.cut = 64 * m.depth, m.depth, 154, true
  local net = {
    input = { 16, 128, 128 },
    layer "conv2d" { channels = m.width, kernel = 2, stride = 2 },
    layer "tokens" {},
    layer "parameters" { count = m.positions ^ 2 * m.width },
    embed(256, m.width),
    embed(2048, m.width),
    layer "side" { tokens = m.text, width = 4096, linear(m.width) },
  }
  for i = 1, m.depth do
    net[#net + 1] = joint(m, i)
  end
  net[#net + 1] = modulate(m.width, 2)
  net[#net + 1] = plain()
  net[#net + 1] = linear(64)
  return net
end

local function flux(guided)
  local m = { width = 3072, heads = 24, qk = 256, text = 512,
    rotary = true }
  return {
    input = { 16, 128, 128 },
    layer "conv2d" { channels = m.width, kernel = 2, stride = 2 },
    layer "tokens" {},
    embed(256, m.width),
    embed(768, m.width),
    layer "block" { guided and embed(256, m.width) or nil },
    layer "side" { tokens = m.text, width = 4096, linear(m.width) },
    layer "block" { times = 19, joint(m, 1) },
    layer "prepend" { tokens = m.text, learned = false },
    layer "block" {
      times = 38,
      modulate(m.width, 3),
      layer "residual" {
        plain(), layer "attention" {
          heads = 24,
          output_bias = false,
          rotary = true,
          head_norm = true,
        },
        layer "parameters" { count = m.qk },
      },
      mlp(m.width),
    },
    layer "drop" { tokens = m.text },
    modulate(m.width, 2),
    plain(),
    linear(64),
  }
end

-- What stands beside a denoiser: the encoders that read its text, and the
-- network that turns latents into pixels.
local clip_l, clip_h, clip_g, t5 = 123060480, 340387840, 694659840,
  4762310656

local function entry(e, network)
  model(e.id) {
    name = e.name,
    family = e.family,
    cite(e.from) { network = network },
    cite(e.total or "diffusion-totals") { parameters = e.parameters },
    assume "day of the announcement" { released = e.released },
    assume "the width of the published file" { weight_format = e.format },
    e.text and cite "diffusion-totals" {
      autoencoder = e.vae,
      latent_pixels = 8,
      text_parameters = e.text,
      text_tokens = e.tokens,
      guidance_passes = e.passes,
    } or nil,
    e.also,
  }
end

local sd1 = {
  mult = { 1, 2, 4, 4 },
  depth = { 1, 1, 1, 0 },
}

entry({
  id = "sd1.5-unet",
  name = "Stable Diffusion 1.5 U-Net",
  family = "Stable Diffusion",
  released = "2022-10-20",
  parameters = 859520964,
  format = "fp32",
  from = "ldm-configs",
  vae = "sd1.5-vae",
  text = clip_l,
  tokens = 77,
  passes = 2,
  also = cite("livepeer-checker", "1.13 GiB in 32 bits; CLIP ViT-L/14 less " ..
    "its text tower and its scale") { checker_parameters = 303966208 },
}, unet {
  size = 64,
  mult = sd1.mult,
  depth = sd1.depth,
  middle = 1,
  heads = 8,
  context = 768,
})
entry({
  id = "sd2.1-unet",
  name = "Stable Diffusion 2.1 U-Net",
  family = "Stable Diffusion",
  released = "2022-12-07",
  parameters = 865910724,
  format = "fp32",
  from = "ldm-configs",
  vae = "sd1.5-vae",
  text = clip_h,
  tokens = 77,
  passes = 2,
}, unet {
  size = 96,
  mult = sd1.mult,
  depth = sd1.depth,
  middle = 1,
  context = 1024,
})
entry({
  id = "sdxl-unet",
  name = "SDXL base 1.0 U-Net",
  family = "SDXL",
  released = "2023-07-26",
  parameters = 2567463684,
  format = "fp16",
  from = "generative-models-configs",
  vae = "sd1.5-vae",
  text = clip_l + clip_g,
  tokens = 77,
  passes = 2,
  also = cite("diffusers-vae-decode", "SDXL takes 1.8 times the memory and " ..
    "time of SD v1.5, whose layers are the same") { wide_decoder = true },
}, unet {
  size = 128,
  mult = { 1, 2, 4 },
  depth = { 0, 2, 10 },
  middle = 10,
  context = 2048,
  vector = 2816,
})
-- Its text is a picture, read by CLIP ViT-H/14 into one token.
entry({
  id = "svd-unet",
  name = "Stable Video Diffusion U-Net",
  family = "Stable Video Diffusion",
  released = "2023-11-21",
  parameters = 1521e6,
  format = "fp16",
  from = "generative-models-configs",
  vae = "svd-vae",
  text = 632e6,
  tokens = 257,
  passes = 2,
}, unet {
  input = { 8, 14, 72, 128 },
  frames = true,
  mult = sd1.mult,
  depth = sd1.depth,
  middle = 1,
  context = 1024,
  vector = 768,
})
entry({
  id = "sd1.5-vae",
  name = "Stable Diffusion VAE",
  family = "Stable Diffusion",
  released = "2022-08-22",
  parameters = 83653863,
  format = "fp32",
  from = "ldm-configs",
}, vae(4, true))
entry({
  id = "svd-vae",
  name = "Stable Video Diffusion VAE",
  family = "Stable Video Diffusion",
  released = "2023-11-21",
  parameters = 97742847,
  total = "diffusers-temporal-decoder",
  format = "fp16",
  from = "diffusers-temporal-decoder",
}, vae(4, true, 14))
entry({
  id = "sd3-vae",
  name = "Stable Diffusion 3 VAE",
  family = "Stable Diffusion 3",
  released = "2024-06-12",
  parameters = 83.8e6,
  format = "fp16",
  from = "sd3.5-repository",
}, vae(16, false))
entry({
  id = "sd3-medium",
  name = "Stable Diffusion 3 Medium",
  family = "Stable Diffusion 3",
  released = "2024-06-12",
  parameters = 2084951104,
  format = "fp16",
  from = "sd3.5-repository",
  vae = "sd3-vae",
  text = clip_l + clip_g + t5,
  tokens = 77,
  passes = 2,
}, mmdit {
  depth = 24,
  positions = 192,
})
entry({
  id = "sd3.5-medium",
  name = "Stable Diffusion 3.5 Medium",
  family = "Stable Diffusion 3",
  released = "2024-10-29",
  parameters = 2469663936,
  format = "bf16",
  from = "sd3.5-repository",
  vae = "sd3-vae",
  text = clip_l + clip_g + t5,
  tokens = 77,
  passes = 2,
}, mmdit {
  depth = 24,
  positions = 384,
  qk = 128,
  dual = 13,
})
entry({
  id = "sd3.5-large",
  name = "Stable Diffusion 3.5 Large",
  family = "Stable Diffusion 3",
  released = "2024-10-22",
  parameters = 8146280768,
  format = "bf16",
  from = "sd3.5-repository",
  vae = "sd3-vae",
  text = clip_l + clip_g + t5,
  tokens = 77,
  passes = 2,
}, mmdit {
  depth = 38,
  positions = 192,
  qk = 128,
})
entry({
  id = "flux.1-dev",
  name = "FLUX.1 dev",
  family = "FLUX",
  released = "2024-08-01",
  parameters = 11901408320,
  format = "bf16",
  from = "flux-repository",
  vae = "sd3-vae",
  text = clip_l + t5,
  tokens = 512,
  passes = 1,
}, flux(true))
entry({
  id = "flux.1-schnell",
  name = "FLUX.1 schnell",
  family = "FLUX",
  released = "2024-08-01",
  parameters = 11.89e9,
  format = "bf16",
  from = "flux-repository",
  vae = "sd3-vae",
  text = clip_l + t5,
  tokens = 256,
  passes = 1,
}, flux(false))
