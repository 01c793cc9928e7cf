-- Networks for images, by their layers.

local conv, norm = layer "conv2d", layer "norm"

-- A convolution without bias, its batch norm, and ReLU where wanted.
local function unit(channels, kernel, stride, relu)
  return layer "block" {
    conv { channels = channels, kernel = kernel, stride = stride,
      padding = (kernel - 1) // 2,
      bias = false },
    norm { of = "batch" },
    relu and layer "activation" { of = "relu" } or nil,
  }
end

-- He and others 2015, figure 5 right: 1x1, 3x3, 1x1 and four times the width.
local function bottleneck(width, stride, project)
  local inside = {
    unit(width, 1, 1, true),
    unit(width, 3, stride, true),
    unit(4 * width, 1, 1, false),
  }
  if project then
    inside[4] = layer "shortcut" { unit(4 * width, 1, stride, false) }
  end
  return layer "block" {
    layer "residual" (inside), layer "activation" { of = "relu" },
  }
end

local function resnet(depths)
  local layers = {
    input = { 3, 224, 224 },
    unit(64, 7, 2, true),
    layer "pool" { kernel = 3, stride = 2, padding = 1 },
  }
  for stage, depth in ipairs(depths) do
    local width = 32 * 2 ^ stage
    layers[#layers + 1] = bottleneck(width, stage > 1 and 2 or 1, true)
    layers[#layers + 1] = layer "block" {
      times = depth - 1, bottleneck(width, 1, false),
    }
  end
  layers[#layers + 1] = layer "mean" {}
  layers[#layers + 1] = layer "linear" { units = 1000 }
  return layers
end

-- One block of a transformer with the norm before each half.
local function transformer(width, heads, ffn)
  return layer "block" {
    layer "residual" {
      norm { of = "layer" }, layer "attention" { heads = heads },
    },
    layer "residual" {
      norm { of = "layer" }, layer "linear" { units = ffn },
      layer "activation" { of = "gelu" }, layer "linear" { units = width },
    },
  }
end

local function vit(patch, depth, width, heads, ffn)
  return {
    input = { 3, 224, 224 },
    conv { channels = width, kernel = patch, stride = patch },
    layer "tokens" {},
    layer "prepend" { tokens = 1 },
    layer "positions" {},
    layer "block" { times = depth, transformer(width, heads, ffn) },
    norm { of = "layer" },
    layer "first" {},
    layer "linear" { units = 1000 },
  }
end

-- Both towers; the text tower reads its own 77 tokens beside the image.
local function clip(image, text, shared)
  return {
    input = { 3, 224, 224 },
    conv { channels = image.width, kernel = image.patch,
      stride = image.patch,
      bias = false },
    layer "tokens" {},
    layer "prepend" { tokens = 1 },
    layer "positions" {},
    norm { of = "layer" },
    layer "block" { times = image.depth,
      transformer(image.width, image.heads, image.ffn) },
    norm { of = "layer" },
    layer "first" {},
    layer "linear" { units = shared, bias = false },
    layer "side" {
      width = 77,
      layer "embedding" { vocab = 49408, width = text.width },
      layer "positions" {},
      layer "block" { times = text.depth,
        transformer(text.width, text.heads, 4 * text.width) },
      norm { of = "layer" },
      layer "first" {},
      layer "linear" { units = shared, bias = false },
    },
    layer "parameters" { count = 1 },
  }
end

local function resnet_model(id, depth, released, parameters, depths)
  model(id) {
    name = "ResNet-" .. depth,
    family = "ResNet",
    cite("he2015", "table 1") { network = resnet(depths) },
    cite("timm-results", "param_count") { parameters = parameters },
    assume "day of the paper" { released = released },
    assume "trained and published in single precision" {
      weight_format = "fp32",
    },
  }
end

resnet_model("resnet-50", 50, "2015-12-10", 25.56e6, { 3, 4, 6, 3 })
resnet_model("resnet-152", 152, "2015-12-10", 60.19e6, { 3, 8, 36, 3 })

local function vit_model(id, name, parameters, network)
  model(id) {
    name = name,
    family = "ViT",
    cite("dosovitskiy2020", "table 1") { network = network },
    cite("timm-results", "param_count") { parameters = parameters },
    assume "day of the paper" { released = "2020-10-22" },
    assume "trained and published in single precision" {
      weight_format = "fp32",
    },
  }
end

vit_model("vit-b-16", "ViT-B/16 224", 86.57e6, vit(16, 12, 768, 12, 3072))
vit_model("vit-l-16", "ViT-L/16 224", 304.33e6,
  vit(16, 24, 1024, 16, 4096))
vit_model("vit-h-14", "ViT-H/14 224", 632.05e6,
  vit(14, 32, 1280, 16, 5120))

vit_model("vit-ti-16", "ViT-Ti/16 224", 5.72e6, vit(16, 12, 192, 3, 768))
vit_model("vit-s-16", "ViT-S/16 224", 22.05e6, vit(16, 12, 384, 6, 1536))

-- Swin: attention within windows of 7x7 positions, of 12x12 at 384 pixels;
-- a bias for each distance; between stages 2x2 positions are merged.
local function swin(size, window, width, depths, heads)
  local layers = {
    input = { 3, size, size },
    conv { channels = width, kernel = 4, stride = 4 },
    norm { of = "layer" },
  }
  for stage, depth in ipairs(depths) do
    local w = width * 2 ^ (stage - 1)
    if stage > 1 then
      layers[#layers + 1] = norm { of = "layer" }
      layers[#layers + 1] = layer "parameters" { count = 3 * w }
      layers[#layers + 1] = conv { channels = w, kernel = 2, stride = 2,
        bias = false }
    end
    layers[#layers + 1] = layer "block" { times = depth,
      layer "residual" {
        norm { of = "layer" },
        layer "attention" { heads = heads[stage],
          window = window * window },
        layer "parameters" {
          count = (2 * window - 1) ^ 2 * heads[stage] },
      },
      layer "residual" {
        norm { of = "layer" }, conv { channels = 4 * w, kernel = 1 },
        layer "activation" { of = "gelu" },
        conv { channels = w, kernel = 1 },
      },
    }
  end
  layers[#layers + 1] = norm { of = "layer" }
  layers[#layers + 1] = layer "mean" {}
  layers[#layers + 1] = layer "linear" { units = 1000 }
  return layers
end

local function swin_model(id, name, parameters, network)
  model(id) {
    name = name,
    family = "Swin",
    cite("liu2021", "section 3.3") { network = network },
    cite("timm-results", "param_count") { parameters = parameters },
    assume "day of the paper" { released = "2021-03-25" },
    assume "trained and published in single precision" {
      weight_format = "fp32",
    },
  }
end

swin_model("swin-t", "Swin-T 224", 28.29e6,
  swin(224, 7, 96, { 2, 2, 6, 2 }, { 3, 6, 12, 24 }))
swin_model("swin-b", "Swin-B 224", 87.77e6,
  swin(224, 7, 128, { 2, 2, 18, 2 }, { 4, 8, 16, 32 }))
swin_model("swin-l-384", "Swin-L 384", 196.74e6,
  swin(384, 12, 192, { 2, 2, 18, 2 }, { 6, 12, 24, 48 }))

local function clip_model(id, name, parameters, released, network)
  model(id) {
    name = name,
    family = "CLIP",
    cite "open-clip-configs" { network = network, parameters = parameters },
    assume "day of the paper or of the repository" { released = released },
    assume "published in half precision" { weight_format = "fp16" },
  }
end

clip_model("clip-vit-b-32", "CLIP ViT-B/32", 151.28e6, "2021-02-26", clip(
  { patch = 32, depth = 12, width = 768, heads = 12, ffn = 3072 },
  { depth = 12, width = 512, heads = 8 }, 512))
clip_model("clip-vit-l-14", "CLIP ViT-L/14", 427.62e6, "2021-02-26", clip(
  { patch = 14, depth = 24, width = 1024, heads = 16, ffn = 4096 },
  { depth = 12, width = 768, heads = 12 }, 768))
clip_model("clip-vit-h-14", "CLIP ViT-H/14", 986.11e6, "2022-09-15", clip(
  { patch = 14, depth = 32, width = 1280, heads = 16, ffn = 5120 },
  { depth = 24, width = 1024, heads = 16 }, 1024))
clip_model("clip-vit-bigg-14", "CLIP ViT-bigG/14", 2539.57e6, "2023-01-23",
  clip({ patch = 14, depth = 48, width = 1664, heads = 16, ffn = 8192 },
  { depth = 32, width = 1280, heads = 20 }, 1280))
