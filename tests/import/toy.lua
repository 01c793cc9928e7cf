source "toy-v3-config" {
  title = "Toy-V3: config.json",
}

model "toy-v3" {
  name = "Toy-V3",
  cite("toy-v3-config", "config.json") {
    layers = 61,
    hidden = 7168,
    ffn = 18432,
    heads = 128,
    kv_heads = 128,
    head_dim = 192,
    vocab = 129280,
    max_context = 163840,
    tied_embeddings = false,
    experts = 256,
    experts_per_token = 8,
    expert_ffn = 2048,
    shared_experts = 1,
    dense_layers = 3,
    kv_lora_rank = 512,
    q_lora_rank = 1536,
    qk_rope_dim = 64,
    qk_nope_dim = 128,
    v_head_dim = 128,
    weight_format = "fp8",
  },
  assume "the code of deepseek_v3: the file does not say" {
    mlp = "gated",
    router_bias = true,
    norm = "rmsnorm",
    norms_per_layer = 2,
  },
  assume "counted from what stands above; compare it with the published count" {
    parameters = 671026419200,
  },
}
