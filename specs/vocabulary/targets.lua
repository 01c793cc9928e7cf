-- Matrices of a layer that have adapters, as workloads, stacks and measured
-- cases name them.

targets "qv" {
  name = "Queries and values",
  cite("hu2021", "section 4.2 and table 2") { keys = false },
}

targets "qkv" {
  name = "Queries, keys and values",
  assume "three of the four matrices of attention" { keys = true },
}

targets "qkv_out" {
  name = "All of attention",
  cite("hu2021", "table 5") { keys = true, output = true },
}

targets "all_linear" {
  name = "All linear layers",
  cite("dettmers2023", "section 4") {
    keys = true,
    output = true,
    mlp = true,
  },
}

targets "all_linear_head" {
  name = "All linear layers and the head",
  assume "with lora_head of LitGPT, which is not counted" {
    keys = true,
    output = true,
    mlp = true,
  },
}
