-- Detection, segmentation, video and the small networks that courses start
-- with, by their layers.

local conv, norm = layer "conv2d", layer "norm"

local function act(name)
  return layer "activation" { of = name }
end

local function unit(channels, kernel, stride)
  return layer "block" {
    conv { channels = channels, kernel = kernel, stride = stride or 1,
      padding = kernel // 2,
      bias = false },
    norm { of = "batch" },
    act "silu",
  }
end

-- YOLOv8: stages in which each of n bottlenecks adds its output beside those
-- before it; three maps of different grain, each with two heads.

local function beside(steps, i)
  if i > #steps then
    return layer "block" {}
  end
  if i == #steps then
    return layer "concat" { layer "block" {}, steps[i] }
  end
  return layer "concat" {
    layer "block" {}, layer "block" { steps[i], beside(steps, i + 1) },
  }
end

local function stage(channels, count, shortcut)
  local steps = {}
  for i = 1, count do
    local pair = { unit(channels // 2, 3), unit(channels // 2, 3) }
    steps[i] = layer "block" {
      i == 1 and layer "half" {} or layer "block" {},
      shortcut and layer "residual" (pair) or layer "block" (pair),
    }
  end
  return layer "block" {
    unit(channels, 1), beside(steps, 1), unit(channels, 1),
  }
end

local function pyramid(channels)
  local pools = {}
  for i = 1, 3 do
    pools[i] = layer "pool" { kernel = 5, stride = 1, padding = 2 }
  end
  return layer "block" {
    unit(channels // 2, 1), beside(pools, 1), unit(channels, 1),
  }
end

-- The heads of a map: four sides of a box in 16 steps each, and classes.
local function heads(from, box, class, classes)
  local function head(width, out)
    return layer "block" {
      unit(width, 3), unit(width, 3), conv { channels = out, kernel = 1 },
    }
  end
  return layer "concat" { head(box, 64), head(class, classes) }
end

local function aside(from, places, ...)
  return layer "side" {
    tokens = places * places,
    width = from,
    layer "image" { channels = from, height = places, width = places },
    heads(from, ...),
  }
end

local function yolov8(w, depth)
  return {
    input = { 3, 640, 640 },
    unit(w[1], 3, 2),
    unit(w[2], 3, 2), stage(w[2], depth, true),
    unit(w[3], 3, 2), stage(w[3], 2 * depth, true),
    layer "keep" { of = "fine" },
    unit(w[4], 3, 2), stage(w[4], 2 * depth, true),
    layer "keep" { of = "middle" },
    unit(w[5], 3, 2), stage(w[5], depth, true), pyramid(w[5]),
    layer "keep" { of = "coarse" },
    layer "upsample" { factor = 2 }, layer "join" { of = "middle" },
    stage(w[4], depth, false),
    layer "keep" { of = "middle" },
    layer "upsample" { factor = 2 }, layer "join" { of = "fine" },
    stage(w[3], depth, false),
    aside(w[3], 80, 64, w[3], 80),
    unit(w[3], 3, 2), layer "join" { of = "middle" },
    stage(w[4], depth, false),
    aside(w[4], 40, 64, w[3], 80),
    unit(w[4], 3, 2), layer "join" { of = "coarse" },
    stage(w[5], depth, false),
    heads(w[5], 64, w[3], 80),
  }
end

model "yolov8m" {
  name = "YOLOv8m",
  family = "YOLO",
  cite "ultralytics-yolov8" {
    network = yolov8({ 48, 96, 192, 384, 576 }, 2),
    parameters = 25.9e6,
  },
  assume "day of the release" { released = "2023-01-10" },
  assume "published in half precision" { weight_format = "fp16" },
}

-- U-Net with padding, so that the map keeps the size of the slice.

local function pair(channels)
  return layer "block" {
    conv { channels = channels, kernel = 3, padding = 1 }, act "relu",
    conv { channels = channels, kernel = 3, padding = 1 }, act "relu",
  }
end

local function u_net(width, depth)
  local layers = { input = { 1, 512, 512 } }
  for i = 1, depth do
    layers[#layers + 1] = pair(width * 2 ^ (i - 1))
    layers[#layers + 1] = layer "keep" { of = "level " .. i }
    layers[#layers + 1] = layer "pool" { kernel = 2 }
  end
  layers[#layers + 1] = pair(width * 2 ^ depth)
  for i = depth, 1, -1 do
    layers[#layers + 1] = layer "deconv2d" { kernel = 2, stride = 2,
      channels = width * 2 ^ (i - 1) }
    layers[#layers + 1] = layer "join" { of = "level " .. i }
    layers[#layers + 1] = pair(width * 2 ^ (i - 1))
  end
  layers[#layers + 1] = conv { channels = 2, kernel = 1 }
  return layers
end

model "u-net" {
  name = "U-Net",
  family = "U-Net",
  cite("ronneberger2015", "figure 1") { network = u_net(64, 4) },
  assume("31,030,593 is what Keras counts for the usual code with one output " ..
    "map; 65 for the second") {
    parameters = 31030658,
  },
  assume "day of the paper" { released = "2015-05-18" },
  assume "trained and published in single precision" {
    weight_format = "fp32",
  },
}

-- R3D-18: a ResNet-18 with windows over time too, for clips of 16 frames.

local function volume(channels, kernel, stride, relu)
  return layer "block" {
    layer "conv3d" { channels = channels, kernel = kernel, stride = stride,
      padding = kernel // 2,
      bias = false },
    norm { of = "batch" },
    relu and act "relu" or nil,
  }
end

local function r3d()
  -- The first window is 3 frames by 7 x 7, counted here as 7 x 7 images.
  local layers = { input = { 3, 16, 112, 112 } }
  layers[1] = layer "frames" {
    conv { channels = 64, kernel = 7, stride = 2, padding = 3, bias = false },
  }
  layers[2] = norm { of = "batch" }
  layers[3] = act "relu"
  layers[4] = layer "parameters" { count = 2 * 3 * 7 * 7 * 64 }
  for i = 1, 4 do
    local w, stride = 32 * 2 ^ i, i > 1 and 2 or 1
    local first = { volume(w, 3, stride, true), volume(w, 3, 1, false) }
    if i > 1 then
      first[3] = layer "shortcut" { volume(w, 1, stride, false) }
    end
    layers[#layers + 1] = layer "residual" (first)
    layers[#layers + 1] = act "relu"
    layers[#layers + 1] = layer "residual" {
      volume(w, 3, 1, true), volume(w, 3, 1, false),
    }
    layers[#layers + 1] = act "relu"
  end
  layers[#layers + 1] = layer "mean" {}
  layers[#layers + 1] = layer "linear" { units = 400 }
  return layers
end

model "r3d-18" {
  name = "R3D-18",
  family = "ResNet",
  cite("tran2018", "table 1") { network = r3d() },
  cite("torchvision-models", "r3d_18, num_params") {
    parameters = 33371472,
  },
  assume "day of the paper" { released = "2017-11-30" },
  assume "trained and published in single precision" {
    weight_format = "fp32",
  },
}

-- What courses start with.

local function sample(id, name, family, paper, place, released, parameters,
    network)
  model(id) {
    name = name,
    family = family,
    cite(paper, place) { network = network, parameters = parameters },
    assume "day of the paper or of the page" { released = released },
    assume "trained in single precision" { weight_format = "fp32" },
  }
end

sample("lenet-5", "LeNet-5, as taught today", "LeNet", "lecun1998",
  "figure 2; full connections between S2 and C3", "1998-11-01", 61706, {
    input = { 1, 28, 28 },
    conv { channels = 6, kernel = 5, padding = 2 }, act "tanh",
    layer "pool" { of = "average", kernel = 2 },
    conv { channels = 16, kernel = 5 }, act "tanh",
    layer "pool" { of = "average", kernel = 2 },
    layer "flatten" {},
    layer "linear" { units = 120 }, act "tanh",
    layer "linear" { units = 84 }, act "tanh",
    layer "linear" { units = 10 },
  })

-- A picture of 64 x 64 from 100 numbers, and the network that judges it.
local function dcgan()
  local function up(channels, stride)
    return layer "block" {
      layer "deconv2d" { channels = channels, kernel = 4, stride = stride,
        padding = stride - 1,
        bias = false },
      norm { of = "batch" }, act "relu",
    }
  end
  local function down(channels)
    return layer "block" {
      conv { channels = channels, kernel = 4, stride = 2, padding = 1,
        bias = false },
      norm { of = "batch" }, act "leaky_relu",
    }
  end
  return {
    input = { 100, 1, 1 },
    up(512, 1), up(256, 2), up(128, 2), up(64, 2),
    layer "deconv2d" { channels = 3, kernel = 4, stride = 2, padding = 1,
      bias = false },
    act "tanh",
    conv { channels = 64, kernel = 4, stride = 2, padding = 1, bias = false },
    act "leaky_relu",
    down(128), down(256), down(512),
    conv { channels = 1, kernel = 4, bias = false }, act "sigmoid",
  }
end

sample("dcgan", "DCGAN, both networks", "GAN", "pytorch-dcgan",
  "generator and discriminator as printed", "2018-01-01",
  3576704 + 2765568, dcgan())

-- Reviews of up to 200 words, read both ways.
sample("imdb-lstm", "Bidirectional LSTM on reviews", "LSTM", "keras-imdb",
  "model.summary()", "2020-05-03", 2757761, {
    input = { 200 },
    layer "embedding" { vocab = 20000, width = 128 },
    layer "lstm" { hidden = 64, biases = 1, bidirectional = true },
    layer "lstm" { hidden = 64, biases = 1, bidirectional = true },
    layer "first" {},
    layer "linear" { units = 1 }, act "sigmoid",
  })
