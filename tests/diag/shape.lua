local conv = layer "conv2d"

model "net" {
  name = "Net", family = "none",
  assume "a test" {
    parameters = 1e6,
    weight_format = "fp32",
    network = {
      input = { 1, 28, 28 },
      layer "block" {
        times = 2,
        conv { channels = 6, kernel = 5 },
        layer "activation" { of = "tanh" },
      },
      layer "linear" { units = 10 },
    },
  },
}

model "sum" {
  name = "Sum",
  assume "a test" {
    parameters = 100,
    layers = 2,
    weight_format = "fp32",
    network = {
      input = { 8 },
      layer "residual" { layer "linear" { units = 9 } },
    },
  },
}

model "count" {
  name = "Count",
  assume "a test" {
    parameters = 100,
    weight_format = "fp32",
    network = { input = { 8 }, layer "linear" { units = 10 } },
  },
}
