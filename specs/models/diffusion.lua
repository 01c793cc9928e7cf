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

local function unet(u)
  local base, time = 320, 1280
  local net = { input = { 4, u.size, u.size } }
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
    add(res(from, width, time))
    if u.depth[i] > 0 then
      add(spatial(u, width, u.depth[i]))
    end
  end
  add(layer "side" { width = base, linear(time), act(), linear(time) })
  if u.vector then
    add(layer "side" { width = u.vector, linear(time), act(), linear(time) })
  end
  add(conv(base, 3))
  keep()
  for i = 1, #u.mult do
    for _ = 1, 2 do
      level(i, width)
      keep()
    end
    if i < #u.mult then
      add(conv(width, 3, 2))
      keep()
    end
  end
  add(res(width, width, time))
  add(spatial(u, width, u.middle))
  add(res(width, width, time))
  for i = #u.mult, 1, -1 do
    for _ = 1, 3 do
      add(layer "join" { of = table.remove(names) })
      level(i, width + table.remove(widths))
    end
    if i > 1 then
      add(layer "upsample" { factor = 2 })
      add(conv(width, 3))
    end
  end
  add(group())
  add(act())
  add(conv(4, 3))
  return net
end

local function vae_attention()
  return layer "residual" {
    group(), layer "tokens" {}, layer "attention" { heads = 1 },
    layer "image" { channels = 512 },
  }
end

-- Encoder and decoder in a row, at 512 x 512; "latent" stands between them.
local function vae(latent, quant)
  local net = { input = { 3, 512, 512 }, conv(128, 3) }
  local mult, width = { 1, 2, 4, 4 }, 128
  local function add(...)
    for _, l in ipairs { ... } do
      net[#net + 1] = l
    end
  end
  local function level(i, count)
    for _ = 1, count do
      add(res(width, 128 * mult[i]))
      width = 128 * mult[i]
    end
  end
  local function middle()
    add(res(512, 512), vae_attention(), res(512, 512))
  end
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
  add(layer "half" {}, layer "keep" { of = "latent" })
  if quant then
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
  local m = { width = 3072, heads = 24, qk = 256, text = 512 }
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
        plain(), layer "attention" { heads = 24, output_bias = false },
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

local function entry(id, name, family, released, parameters, format, from)
  return function(network)
    model(id) {
      name = name,
      family = family,
      cite(from) { network = network },
      cite "diffusion-totals" { parameters = parameters },
      assume "day of the announcement" { released = released },
      assume "the width of the published file" { weight_format = format },
    }
  end
end

entry("sd1.5-unet", "Stable Diffusion 1.5 U-Net", "Stable Diffusion",
  "2022-10-20", 859520964, "fp32", "ldm-configs") (unet {
  size = 64,
  mult = { 1, 2, 4, 4 },
  depth = { 1, 1, 1, 0 },
  middle = 1,
  heads = 8,
  context = 768 })
entry("sd2.1-unet", "Stable Diffusion 2.1 U-Net", "Stable Diffusion",
  "2022-12-07", 865910724, "fp32", "ldm-configs") (unet {
  size = 96,
  mult = { 1, 2, 4, 4 },
  depth = { 1, 1, 1, 0 },
  middle = 1,
  context = 1024 })
entry("sdxl-unet", "SDXL base 1.0 U-Net", "SDXL", "2023-07-26", 2567463684,
  "fp16", "generative-models-configs") (unet {
  size = 128,
  mult = { 1, 2, 4 },
  depth = { 0, 2, 10 },
  middle = 10,
  context = 2048,
  vector = 2816 })
entry("sd-vae", "Stable Diffusion VAE", "Stable Diffusion", "2022-08-22",
  83653863, "fp32", "ldm-configs") (vae(4, true))
entry("sd3-vae", "Stable Diffusion 3 VAE", "Stable Diffusion 3",
  "2024-06-12", 83.8e6, "fp16", "sd3.5-repository") (vae(16, false))
entry("sd3-medium", "Stable Diffusion 3 Medium", "Stable Diffusion 3",
  "2024-06-12", 2084951104, "fp16", "sd3.5-repository") (mmdit {
  depth = 24,
  positions = 192 })
entry("sd3.5-medium", "Stable Diffusion 3.5 Medium", "Stable Diffusion 3",
  "2024-10-29", 2469663936, "bf16", "sd3.5-repository") (mmdit {
  depth = 24,
  positions = 384,
  qk = 128,
  dual = 13 })
entry("sd3.5-large", "Stable Diffusion 3.5 Large", "Stable Diffusion 3",
  "2024-10-22", 8146280768, "bf16", "sd3.5-repository") (mmdit {
  depth = 38,
  positions = 192,
  qk = 128 })
entry("flux.1-dev", "FLUX.1 dev", "FLUX", "2024-08-01", 11901408320, "bf16",
  "flux-repository") (flux(true))
entry("flux.1-schnell", "FLUX.1 schnell", "FLUX", "2024-08-01", 11.89e9,
  "bf16", "flux-repository") (flux(false))
