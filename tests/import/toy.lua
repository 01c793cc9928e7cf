source "toy-v3-config" {
  title = "Toy-V3: config.json",
}

model "toy-v3" {
  name = "Toy-V3",
  cite("toy-v3-config", "tests/import/Toy-V3/config.json") {
    layers = 61,
    hidden = 7168,
    ffn = 18432,
    heads = 128,
    kv_heads = 128,
    head_dim = 192,
    vocab = 129280,
    max_context = 163840,
    tied_embeddings = false,
    mlp = "gated",
    experts = 256,
    experts_per_token = 8,
    expert_ffn = 2048,
    shared_experts = 1,
    dense_layers = 3,
    router_bias = true,
    kv_lora_rank = 512,
    q_lora_rank = 1536,
    qk_rope_dim = 64,
    qk_nope_dim = 128,
    v_head_dim = 128,
    norm = "rmsnorm",
    norms_per_layer = 2,
    weight_format = "fp8",
  },
  assume "counted from the dimensions above" {
    parameters = 671026419200,
  },
}
