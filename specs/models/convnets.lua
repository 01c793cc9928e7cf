-- Convolutional networks for images, by their layers.

local conv, norm = layer "conv2d", layer "norm"

local function act(name)
  return layer "activation" { of = name }
end

-- A convolution without bias, its batch norm, and a function where wanted.
local function unit(channels, kernel, stride, of, groups)
  return layer "block" {
    conv { channels = channels, kernel = kernel, stride = stride,
      padding = (kernel - 1) // 2,
      groups = groups,
      bias = false },
    norm { of = "batch" },
    of and act(of) or nil,
  }
end

-- Each channel weighed by a small network that reads the mean of all.
local function squeeze(channels, squeezed, of)
  return layer "block" {
    layer "side" {
      width = channels,
      layer "linear" { units = squeezed }, act(of),
      layer "linear" { units = channels }, act "sigmoid",
    },
    act "scale",
  }
end

local function classes(count)
  return layer "block" {
    layer "mean" {}, layer "linear" { units = count },
  }
end

local function net(id, name, family, paper, place, released, parameters,
    network)
  model(id) {
    name = name,
    family = family,
    cite(paper, place) { network = network },
    cite("timm-results", "param_count") { parameters = parameters },
    assume "day of the paper" { released = released },
    assume "trained and published in single precision" {
      weight_format = "fp32",
    },
  }
end

-- VGG: 3x3 convolutions with biases, three wide matrices at the end.

local function vgg(stages)
  local layers = { input = { 3, 224, 224 } }
  for _, stage in ipairs(stages) do
    for _ = 1, stage[2] do
      layers[#layers + 1] = conv { channels = stage[1], kernel = 3,
        padding = 1 }
      layers[#layers + 1] = act "relu"
    end
    layers[#layers + 1] = layer "pool" { kernel = 2 }
  end
  -- A 7x7 map at 224 pixels, averaged to it at other sizes.
  layers[#layers + 1] = layer "flatten" {}
  layers[#layers + 1] = layer "linear" { units = 4096 }
  layers[#layers + 1] = act "relu"
  layers[#layers + 1] = layer "linear" { units = 4096 }
  layers[#layers + 1] = act "relu"
  layers[#layers + 1] = layer "linear" { units = 1000 }
  return layers
end

net("vgg-16", "VGG-16", "VGG", "simonyan2014", "table 1, D", "2014-09-04",
  138.36e6, vgg { { 64, 2 }, { 128, 2 }, { 256, 3 }, { 512, 3 },
    { 512, 3 } })

-- ResNets of two 3x3 convolutions a block.

local function basic(width, stride, project)
  local inside = {
    unit(width, 3, stride, "relu"), unit(width, 3, 1),
  }
  if project then
    inside[3] = layer "shortcut" { unit(width, 1, stride) }
  end
  return layer "block" { layer "residual" (inside), act "relu" }
end

-- 1x1, 3x3 in groups, 1x1 to four times the width of the stage.
local function bottleneck(width, inner, groups, stride, project)
  local inside = {
    unit(inner, 1, 1, "relu"),
    unit(inner, 3, stride, "relu", groups),
    unit(4 * width, 1, 1),
  }
  if project then
    inside[4] = layer "shortcut" { unit(4 * width, 1, stride) }
  end
  return layer "block" { layer "residual" (inside), act "relu" }
end

local function stem()
  return layer "block" {
    unit(64, 7, 2, "relu"),
    layer "pool" { kernel = 3, stride = 2, padding = 1 },
  }
end

local function resnet(depths)
  local layers = { input = { 3, 224, 224 }, stem() }
  for stage, depth in ipairs(depths) do
    local width = 32 * 2 ^ stage
    layers[#layers + 1] = basic(width, stage > 1 and 2 or 1, stage > 1)
    layers[#layers + 1] = layer "block" {
      times = depth - 1, basic(width, 1, false),
    }
  end
  layers[#layers + 1] = classes(1000)
  return layers
end

-- Wider or grouped inside: times is the inner width over the stage's.
local function resnext(depths, times, groups)
  local layers = { input = { 3, 224, 224 }, stem() }
  for stage, depth in ipairs(depths) do
    local width = 32 * 2 ^ stage
    layers[#layers + 1] = bottleneck(width, times * width, groups,
      stage > 1 and 2 or 1, true)
    layers[#layers + 1] = layer "block" {
      times = depth - 1, bottleneck(width, times * width, groups, 1, false),
    }
  end
  layers[#layers + 1] = classes(1000)
  return layers
end

net("resnet-18", "ResNet-18", "ResNet", "he2015", "table 1", "2015-12-10",
  11.69e6, resnet { 2, 2, 2, 2 })
net("resnet-34", "ResNet-34", "ResNet", "he2015", "table 1", "2015-12-10",
  21.80e6, resnet { 3, 4, 6, 3 })
-- More of the same family, for their bottlenecks see vision.lua.
net("resnet-101", "ResNet-101", "ResNet", "he2015", "table 1", "2015-12-10",
  44.55e6, resnext({ 3, 4, 23, 3 }, 1, 1))
net("resnext-50", "ResNeXt-50 32x4d", "ResNeXt", "xie2016", "table 1",
  "2016-11-16", 25.03e6, resnext({ 3, 4, 6, 3 }, 2, 32))
net("resnext-101", "ResNeXt-101 32x8d", "ResNeXt", "xie2016", "table 1",
  "2016-11-16", 88.79e6, resnext({ 3, 4, 23, 3 }, 4, 32))
net("wide-resnet-50", "Wide ResNet-50-2", "ResNet", "zagoruyko2016",
  "section 2", "2016-05-23", 68.88e6, resnext({ 3, 4, 6, 3 }, 2, 1))

-- Inverted bottlenecks: 1x1 wider, depthwise, squeeze, 1x1 narrower.

local function inverted(from, to, wide, kernel, stride, of, squeezed)
  local inside = {
    unit(wide, kernel, stride, of, wide),
    squeezed and squeeze(wide, squeezed, of) or unit(to, 1, 1),
    squeezed and unit(to, 1, 1) or nil,
  }
  if wide > from then
    table.insert(inside, 1, unit(wide, 1, 1, of))
  end
  if from == to and stride == 1 then
    return layer "residual" (inside)
  end
  return layer "block" (inside)
end

local function mobilenet_v2()
  local layers = { input = { 3, 224, 224 }, unit(32, 3, 2, "relu6") }
  local from = 32
  for _, s in ipairs { { 1, 16, 1, 1 }, { 6, 24, 2, 2 }, { 6, 32, 3, 2 },
    { 6, 64, 4, 2 }, { 6, 96, 3, 1 }, { 6, 160, 3, 2 }, { 6, 320, 1, 1 } } do
    for i = 1, s[3] do
      layers[#layers + 1] = inverted(from, s[2], s[1] * from, 3,
        i == 1 and s[4] or 1, "relu6")
      from = s[2]
    end
  end
  layers[#layers + 1] = unit(1280, 1, 1, "relu6")
  layers[#layers + 1] = classes(1000)
  return layers
end

net("mobilenet-v2", "MobileNetV2", "MobileNet", "sandler2018", "table 2",
  "2018-01-13", 3.50e6, mobilenet_v2())

-- kernel, wide, to, squeezed or false, function, stride
local mobile_large = {
  { 3, 16, 16, false, "relu", 1 }, { 3, 64, 24, false, "relu", 2 },
  { 3, 72, 24, false, "relu", 1 }, { 5, 72, 40, 24, "relu", 2 },
  { 5, 120, 40, 32, "relu", 1 }, { 5, 120, 40, 32, "relu", 1 },
  { 3, 240, 80, false, "hswish", 2 }, { 3, 200, 80, false, "hswish", 1 },
  { 3, 184, 80, false, "hswish", 1 }, { 3, 184, 80, false, "hswish", 1 },
  { 3, 480, 112, 120, "hswish", 1 }, { 3, 672, 112, 168, "hswish", 1 },
  { 5, 672, 160, 168, "hswish", 2 }, { 5, 960, 160, 240, "hswish", 1 },
  { 5, 960, 160, 240, "hswish", 1 },
}

local function mobilenet_v3()
  local layers = { input = { 3, 224, 224 }, unit(16, 3, 2, "hswish") }
  local from = 16
  for _, s in ipairs(mobile_large) do
    layers[#layers + 1] = inverted(from, s[3], s[2], s[1], s[6], s[5], s[4])
    from = s[3]
  end
  layers[#layers + 1] = unit(960, 1, 1, "hswish")
  layers[#layers + 1] = layer "mean" {}
  layers[#layers + 1] = layer "linear" { units = 1280 }
  layers[#layers + 1] = act "hswish"
  layers[#layers + 1] = layer "linear" { units = 1000 }
  return layers
end

net("mobilenet-v3-large", "MobileNetV3 large", "MobileNet", "howard2019",
  "table 1", "2019-05-06", 5.48e6, mobilenet_v3())

-- EfficientNets: kernel, widening, channels, blocks, stride of each stage.

local function efficientnet(first, stages, last)
  local layers = { input = { 3, 224, 224 }, unit(first, 3, 2, "silu") }
  local from = first
  for _, s in ipairs(stages) do
    for i = 1, s[4] do
      layers[#layers + 1] = inverted(from, s[3], s[2] * from, s[1],
        i == 1 and s[5] or 1, "silu", from // 4)
      from = s[3]
    end
  end
  layers[#layers + 1] = unit(last, 1, 1, "silu")
  layers[#layers + 1] = classes(1000)
  return layers
end

net("efficientnet-b0", "EfficientNet-B0", "EfficientNet", "tan2019",
  "table 1", "2019-05-28", 5.29e6, efficientnet(32, {
    { 3, 1, 16, 1, 1 }, { 3, 6, 24, 2, 2 }, { 5, 6, 40, 2, 2 },
    { 3, 6, 80, 3, 2 }, { 5, 6, 112, 3, 1 }, { 5, 6, 192, 4, 2 },
    { 3, 6, 320, 1, 1 } }, 1280))
net("efficientnet-b3", "EfficientNet-B3", "EfficientNet", "tan2019",
  "section 4", "2019-05-28", 12.23e6, efficientnet(40, {
    { 3, 1, 24, 2, 1 }, { 3, 6, 32, 3, 2 }, { 5, 6, 48, 3, 2 },
    { 3, 6, 96, 5, 2 }, { 5, 6, 136, 5, 1 }, { 5, 6, 232, 6, 2 },
    { 3, 6, 384, 2, 1 } }, 1536))

net("efficientnet-b5", "EfficientNet-B5", "EfficientNet", "tan2019",
  "section 4", "2019-05-28", 30.39e6, efficientnet(48, {
    { 3, 1, 24, 3, 1 }, { 3, 6, 40, 5, 2 }, { 5, 6, 64, 5, 2 },
    { 3, 6, 128, 7, 2 }, { 5, 6, 176, 7, 1 }, { 5, 6, 304, 9, 2 },
    { 3, 6, 512, 3, 1 } }, 2048))

-- The first stages of version 2 merge the widening and the depthwise kernel.
local function fused(from, to, times, stride)
  local inside = times > 1 and
    { unit(times * from, 3, stride, "silu"), unit(to, 1, 1) } or
    { unit(to, 3, stride, "silu") }
  if from == to and stride == 1 then
    return layer "residual" (inside)
  end
  return layer "block" (inside)
end

local function efficientnet_v2(merged, stages, first)
  local from = first or 24
  local layers = { input = { 3, 224, 224 }, unit(from, 3, 2, "silu") }
  for _, s in ipairs(merged) do
    for i = 1, s[3] do
      layers[#layers + 1] = fused(from, s[2], s[1], i == 1 and s[4] or 1)
      from = s[2]
    end
  end
  for _, s in ipairs(stages) do
    for i = 1, s[3] do
      layers[#layers + 1] = inverted(from, s[2], s[1] * from, 3,
        i == 1 and s[4] or 1, "silu", from // 4)
      from = s[2]
    end
  end
  layers[#layers + 1] = unit(1280, 1, 1, "silu")
  layers[#layers + 1] = classes(1000)
  return layers
end

net("efficientnet-v2-s", "EfficientNetV2-S", "EfficientNet", "tan2021",
  "table 4", "2021-04-01", 21.46e6, efficientnet_v2(
    { { 1, 24, 2, 1 }, { 4, 48, 4, 2 }, { 4, 64, 4, 2 } },
    { { 4, 128, 6, 2 }, { 6, 160, 9, 1 }, { 6, 256, 15, 2 } }))
net("efficientnet-v2-m", "EfficientNetV2-M", "EfficientNet", "tan2021",
  "section 3.3", "2021-04-01", 54.14e6, efficientnet_v2(
    { { 1, 24, 3, 1 }, { 4, 48, 5, 2 }, { 4, 80, 5, 2 } },
    { { 4, 160, 7, 2 }, { 6, 176, 14, 1 }, { 6, 304, 18, 2 },
      { 6, 512, 5, 1 } }))

net("efficientnet-v2-l", "EfficientNetV2-L", "EfficientNet", "tan2021",
  "section 3.3", "2021-04-01", 118.52e6, efficientnet_v2(
    { { 1, 32, 4, 1 }, { 4, 64, 7, 2 }, { 4, 96, 7, 2 } },
    { { 4, 192, 10, 2 }, { 6, 224, 19, 1 }, { 6, 384, 25, 2 },
      { 6, 640, 7, 1 } }, 32))

-- DenseNet: each layer adds its channels beside all before it.

local function densenet(growth, blocks)
  local layers = { input = { 3, 224, 224 }, stem() }
  local channels = 64
  for i, count in ipairs(blocks) do
    layers[#layers + 1] = layer "block" { times = count,
      layer "concat" {
        layer "block" {},
        layer "block" {
          norm { of = "batch" }, act "relu",
          conv { channels = 4 * growth, kernel = 1, bias = false },
          norm { of = "batch" }, act "relu",
          conv { channels = growth, kernel = 3, padding = 1, bias = false },
        },
      },
    }
    channels = channels + count * growth
    layers[#layers + 1] = norm { of = "batch" }
    layers[#layers + 1] = act "relu"
    if i < #blocks then
      channels = channels // 2
      layers[#layers + 1] = conv { channels = channels, kernel = 1,
        bias = false }
      layers[#layers + 1] = layer "pool" { of = "average", kernel = 2 }
    end
  end
  layers[#layers + 1] = classes(1000)
  return layers
end

net("densenet-121", "DenseNet-121", "DenseNet", "huang2016", "table 1",
  "2016-08-25", 7.98e6, densenet(32, { 6, 12, 24, 16 }))

-- RegNetY: grouped bottlenecks as wide inside as out, with squeezing.

local function regnet(widths, depths, group)
  local layers = { input = { 3, 224, 224 }, unit(32, 3, 2, "relu") }
  local from = 32
  for stage, width in ipairs(widths) do
    for i = 1, depths[stage] do
      local inside = {
        unit(width, 1, 1, "relu"),
        unit(width, 3, i == 1 and 2 or 1, "relu", width // group),
        squeeze(width, (from + 2) // 4, "relu"),
        unit(width, 1, 1),
      }
      if i == 1 then
        inside[5] = layer "shortcut" { unit(width, 1, 2) }
      end
      layers[#layers + 1] = layer "residual" (inside)
      layers[#layers + 1] = act "relu"
      from = width
    end
  end
  layers[#layers + 1] = classes(1000)
  return layers
end

net("regnety-032", "RegNetY-3.2GF", "RegNet", "radosavovic2020",
  "appendix", "2020-03-30", 19.44e6,
  regnet({ 72, 216, 576, 1512 }, { 2, 5, 13, 1 }, 24))
net("regnety-160", "RegNetY-16GF", "RegNet", "radosavovic2020",
  "appendix", "2020-03-30", 83.59e6,
  regnet({ 224, 448, 1232, 3024 }, { 2, 4, 11, 1 }, 112))

-- ConvNeXt: a wide depthwise kernel, then a perceptron a position.

local function convnext(width, depths, grn)
  local layers = { input = { 3, 224, 224 } }
  for stage, depth in ipairs(depths) do
    local w = width * 2 ^ (stage - 1)
    local down = conv { channels = w, kernel = stage == 1 and 4 or 2,
      stride = stage == 1 and 4 or 2 }
    layers[#layers + 1] = layer "block" {
      stage == 1 and down or norm { of = "layer" },
      stage == 1 and norm { of = "layer" } or down,
    }
    -- The norm over positions of version 2; the scale of version 1.
    local inside = layer "block" {
      conv { channels = w, kernel = 7, padding = 3, groups = w },
      layer "tokens" {},
      norm { of = "layer" },
      layer "linear" { units = 4 * w }, act "gelu",
      grn and norm { of = "layer" } or layer "block" {},
      layer "linear" { units = w },
      layer "image" { channels = w },
      grn and layer "block" {} or layer "block" {
        act "scale", layer "parameters" { count = w },
      },
    }
    layers[#layers + 1] = layer "block" { times = depth,
      layer "residual" { inside },
    }
  end
  layers[#layers + 1] = layer "mean" {}
  layers[#layers + 1] = norm { of = "layer" }
  layers[#layers + 1] = layer "linear" { units = 1000 }
  return layers
end

net("convnext-t", "ConvNeXt-T", "ConvNeXt", "liu2022", "table 9",
  "2022-01-10", 28.59e6, convnext(96, { 3, 3, 9, 3 }))
net("convnext-b", "ConvNeXt-B", "ConvNeXt", "liu2022", "section 3.1",
  "2022-01-10", 88.59e6, convnext(128, { 3, 3, 27, 3 }))
net("convnext-l", "ConvNeXt-L", "ConvNeXt", "liu2022", "section 3.1",
  "2022-01-10", 197.77e6, convnext(192, { 3, 3, 27, 3 }))
net("convnext-v2-b", "ConvNeXt V2-B", "ConvNeXt", "woo2023", "appendix",
  "2023-01-02", 88.72e6, convnext(128, { 3, 3, 27, 3 }, true))
